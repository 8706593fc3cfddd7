"""Detection of secrets in texts: sentences that only the page of one player may contain.

Every game can describe a position in words for a viewer. Sentences for one player that are not in the public
description are secrets of this player. They must not be in a message, page or alt text for anybody else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from bot.core import Seat, fact
from bot.games.registry import GAMES
from bot.sandbox import components
from bot.sandbox.things import Message
from render.paint import describe
from render.scene import Scene
from tests.sandbox.person import controls, text_of

SHORTEST: Final = 12
"""Shorter sentences are ignored."""
NEWS: Final = (0, 2, 4, 6)
"""How much news stands beside a position: the more, the fewer words are left for it."""


def shown(message: Message) -> str:
    """All texts of a message, including its controls and alt texts."""
    labels = [str(one.get("label") or "") for one in controls(message)]
    options = [
        f"{option.get('label')} {option.get('description') or ''}"
        for one in controls(message)
        for option in one.get("options") or []
    ]
    galleries = [
        node for _, node in components.walk(message.components) if node["type"] == components.GALLERY
    ]
    alts = [str(item.get("description") or "") for node in galleries for item in node["items"]]
    alts += [file.description or "" for file in message.files]
    return "\n".join([text_of(message), *labels, *options, *alts])


def sentences(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        for one in line.split(". "):
            sentence = one.strip().removesuffix(".")
            if len(sentence) >= SHORTEST:
                yield sentence


@lru_cache(maxsize=4096)
def said_to(
    game: str, state: Any, seat: Seat | None, names: tuple[str, ...], language: str
) -> frozenset[str]:
    """The description of a position for a seat (None: the public, in any number of words), in sentences."""
    rules = GAMES[game]
    scene = Scene(game=game, view=rules.view(state, seat), language=language, names=names)
    news = fact(f"{rules.prefix}-about")
    told = [replace(scene, caption=(news,) * count) for count in (NEWS if seat is None else NEWS[:1])]
    return frozenset(sentence for one in told for sentence in sentences(describe(one)))


def private(game: str, state: Any, seat: Seat, names: tuple[str, ...], language: str) -> frozenset[str]:
    """The sentences about a position that only this seat may read."""
    return said_to(game, state, seat, names, language) - said_to(game, state, None, names, language)


def told_by(
    text: str,
    game: str,
    states: Sequence[Any],
    names: tuple[str, ...],
    reader: Seat | None,
    language: str,
    elsewhere: frozenset[str] = frozenset(),
) -> str:
    """Find a secret of another seat in a text for a reader (None: everybody); "" if there is none.

    Args:
        states: the positions that the reader may see (the current one first, then planned ones).
        elsewhere: sentences that the reader may see in another match to which the page leads.
    """
    now, said = states[0], frozenset(sentences(text))
    own = set(elsewhere)
    if reader is not None:
        for state in states:
            own |= said_to(game, state, reader, names, language)
    for seat in range(len(names)):
        if seat != reader and (told := said & private(game, now, seat, names, language) - own):
            return f"seat {seat}: {'; '.join(told)}"
    return ""
