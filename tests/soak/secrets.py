"""What must not be told: the sentences that only a player's own page says.

Every game can say a position in words as somebody may see it. What those words say to one player and not to
the public is that player's; nobody else may read it, whether in a message, in a page or under a picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from bot.core import Seat
from bot.games.registry import GAMES
from bot.sandbox import components
from bot.sandbox.person import text_of
from bot.sandbox.things import Message
from render.paint import describe
from render.scene import Scene

SHORTEST: Final = 12
"""Shorter sentences say nothing."""


def shown(message: Message) -> str:
    """All that a message says: its words, its controls, and the words of its pictures."""
    labels = [str(one.get("label") or "") for one in components.controls(message.components)]
    options = [
        f"{option.get('label')} {option.get('description') or ''}"
        for one in components.controls(message.components)
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
    """The position in sentences, as a seat (None: the public) may see it."""
    view = GAMES[game].view(state, seat)
    scene = Scene(game=game, view=view, language=language, names=names)
    return frozenset(sentences(describe(scene)))


def private(game: str, state: Any, seat: Seat, names: tuple[str, ...], language: str) -> frozenset[str]:
    """What a seat is told of a position and nobody else is."""
    return said_to(game, state, seat, names, language) - said_to(game, state, None, names, language)


def told_by(
    text: str, game: str, states: Sequence[Any], names: tuple[str, ...], reader: Seat | None, language: str
) -> str:
    """What a text says of somebody else's secrets to a reader (None: everybody); "" if nothing.

    `states`: how the reader may see the position (now, and planned); the first is how it is now.
    """
    now, said = states[0], frozenset(sentences(text))
    own: set[str] = set()
    if reader is not None:
        for state in states:
            own |= said_to(game, state, reader, names, language)
    for seat in range(len(names)):
        if seat != reader and (told := said & private(game, now, seat, names, language) - own):
            return f"seat {seat}: {'; '.join(told)}"
    return ""
