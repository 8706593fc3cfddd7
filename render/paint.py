"""Show a scene in two ways: as a picture and in words. Both are pure functions of the scene.

A game's drawing is a module `render.<game>` with `paint`, `lobby`, `sheet` (scene -> Canvas) and `describe`,
`board` (scene -> words).
"""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any, Final, Protocol, cast

import msgspec

from render.kit.canvas import Canvas
from render.scene import Chart, Lobby, Scene, Sheet

Anything = Scene | Lobby | Sheet | Chart

ALT_TEXT: Final = 1024
"""Discord's limit for the description of a file, in characters."""


SEAT_BOARDS: Final = frozenset({"bora_bora"})
"""Games with `Drawing.seat_boards`.

Listed here so that nobody has to load a drawing (fonts, maps) to know.
"""
LEDGERS: Final = frozenset({"bora_bora", "edo"})
"""Games with `Drawing.ledger`. Listed here for the same reason."""


class Picture(msgspec.Struct, frozen=True):
    """An encoded picture."""

    data: bytes
    width: int
    height: int
    extension: str = "png"
    alt: str = ""
    """The picture in words: `alt_text` of the scene."""


class Drawing(Protocol):
    """The interface of a module `render.<game>`."""

    seat_boards: bool
    """Whether each seat has a board picture of its own, drawn by a scene's `board_of`."""
    ledger: bool
    """Whether there is a second public picture, drawn by a scene's `ledger`."""

    def paint(self, scene: Scene) -> Canvas:
        """Draw the table, a private page or a hand, depending on what the scene holds."""

    def lobby(self, scene: Lobby) -> Canvas: ...

    def sheet(self, scene: Sheet) -> Canvas: ...

    def describe(self, scene: Anything) -> str:
        """The position in a few sentences, most important first; `alt_text` cuts it to the limit."""

    def board(self, scene: Anything) -> str:
        """The whole position in words, line by line."""

    def warm(self) -> None:
        """Draw what every picture needs, so that the first one is not slow."""


@cache
def drawing(game: str) -> Drawing:
    """The drawing of a game.

    Raises:
        LookupError: the game has no drawing.
    """
    try:
        return cast(Drawing, importlib.import_module(f"render.{game}"))
    except ModuleNotFoundError as missing:
        if missing.name == f"render.{game}":
            raise LookupError(game) from None
        raise


def canvas(scene: Anything) -> Canvas:
    """The picture before it is encoded."""
    draw: Any = drawing(scene.game)
    match scene:
        case Lobby():
            made = draw.lobby(scene)
        case Sheet():
            made = draw.sheet(scene)
        case _:
            made = draw.paint(scene)
    return cast(Canvas, made)


def paint(scene: Anything) -> Picture:
    """The picture of a scene as a palette PNG, 1600 px wide, and its alt text. The same scene gives the same
    bytes."""
    made = canvas(scene)
    return Picture(made.encoded(scene.game), made.width, made.height, alt=alt_text(scene))


def describe(scene: Anything) -> str:
    """The position in a few sentences in the scene's language; says nothing the picture does not show."""
    return drawing(scene.game).describe(scene)


def alt_text(scene: Anything) -> str:
    """`describe` within Discord's limit; cut at the end of a sentence."""
    text = describe(scene)
    if len(text) <= ALT_TEXT:
        return text
    short = text[: ALT_TEXT - 1]
    end = max(short.rfind(mark) for mark in (". ", "; ", "\n"))
    return short[: end + 1] if end > ALT_TEXT // 2 else short.rstrip() + "…"


def board_text(scene: Anything) -> str:
    """The full text board: everything the picture shows, line by line."""
    return drawing(scene.game).board(scene)
