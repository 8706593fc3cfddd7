"""What the seats are called on pictures: by their names, or by their crests if no letter can be drawn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.golden_horn.view import View
from bot.text import Words
from render.kit import frames


def shown(names: Sequence[str], view: View, words: Words) -> tuple[str, ...]:
    """Names as they can be drawn; the crest of a seat instead of the shape of its badge."""
    found = []
    for seat, (name, drawn) in enumerate(zip(names, frames.shown(names, words), strict=True)):
        sign = words(f"seat-sign-{seat % 5 + 1}")
        unknown = drawn.startswith(sign) and sign not in name
        crest = words(f"gh-crest-{view.players[seat].crest}")
        found.append(crest + drawn.removeprefix(sign) if unknown else drawn)
    return tuple(found)
