"""Show a scene in two ways: as a picture and in words. Both are pure functions of the scene.

A game's drawing is the module that its package names (`Game.drawing`), with `paint`, `lobby`, `sheet`
(scene -> Canvas) and `describe`, `board` (scene -> words).
"""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any, Protocol, cast

import msgspec

from bot.core import Pictures, View
from bot.games.registry import PACKAGES
from render import lettered, marked
from render.kit import chips, own_look, zoom
from render.kit.canvas import Canvas
from render.kit.frames import Look
from render.kit.telling import ALT_TEXT as ALT_TEXT
from render.kit.telling import said
from render.results import curves
from render.results.chart import games
from render.results.curve_words import lines as curve_lines
from render.results.curve_words import told as told_curves
from render.results.plain import PLAIN
from render.scene import (
    STATISTICS,
    Adapted,
    Chart,
    Curves,
    Lettered,
    Lobby,
    Marked,
    Scene,
    Sheet,
    Usual,
    Zoomed,
)

Anything = Usual | Adapted


class Picture(msgspec.Struct, frozen=True):
    """An encoded picture."""

    data: bytes
    width: int
    height: int
    extension: str = "png"
    alt: str = ""
    """The picture in words: `alt_text` of the scene."""
    marked: tuple[str, ...] = ()
    """The symbols that are marked, or the texts (`Part.says`) of parts, in the order of their letters."""


class Drawing(Protocol):
    """The interface of the module that draws a game. `Game.pictures` declares what else it offers."""

    def paint(self, scene: Scene) -> Canvas:
        """Draw the table, a private page or a hand, depending on what the scene holds."""

    def lobby(self, scene: Lobby) -> Canvas: ...

    def sheet(self, scene: Sheet) -> Canvas: ...

    def describe(self, scene: Anything) -> str:
        """The position in a few sentences, most important first; `alt_text` cuts it to the limit."""

    def board(self, scene: Anything) -> str:
        """The whole position in words, line by line."""


@cache
def drawing(game: str) -> Drawing:
    """The drawing of a game.

    Raises:
        LookupError: the game has no drawing.
    """
    if game == STATISTICS:
        return cast(Drawing, importlib.import_module("render.results"))
    package = PACKAGES.get(game)
    if package is None:
        raise LookupError(game)
    return cast(Drawing, importlib.import_module(package.drawing))


def pictures(game: str) -> Pictures:
    """Which further pictures the drawing of a game offers. Loads no drawing."""
    package = PACKAGES.get(game)
    return Pictures() if package is None else package.pictures


def look_of(draw: Any, view: View) -> Look:
    """The papers and badges of a game's drawing; a drawing without a `look` has plain ones."""
    return cast(Look, draw.look(view)) if hasattr(draw, "look") else PLAIN


def canvas(scene: Anything) -> Canvas:
    """The picture before it is encoded."""
    draw: Any = drawing(scene.game)
    match scene:
        case Lobby():
            lobby = draw.lobby(scene)
        case Sheet():
            lobby = draw.sheet(scene)
        case Chart():
            for game in games(scene):
                drawing(game)  # it registers its emblems
            lobby = draw.paint(scene)
        case Curves():
            lobby = curves.paint(scene, look_of(draw, scene.view))
        case _:
            lobby = draw.paint(scene)
    drawn = cast(Canvas, lobby)
    chips.lay(drawn)
    return drawn


def paint(scene: Anything) -> Picture:
    """The picture of a scene as a palette PNG, 1600 px wide, and its alt text. The same scene gives the same
    bytes."""
    if isinstance(scene, Adapted):
        with own_look.worn(scene.game, scene.look):
            return paint(scene.scene)
    if isinstance(scene, Marked):
        return _paint_marked(scene)
    if isinstance(scene, Lettered):
        return _paint_lettered(scene)
    if isinstance(scene, Zoomed):
        with zoom.doubled():
            drawn = canvas(scene.scene)
            return Picture(drawn.encoded(scene.game), *drawn.image.size, alt=alt_text(scene))
    drawn = canvas(scene)
    return Picture(drawn.encoded(scene.game), drawn.width, drawn.height, alt=alt_text(scene))


def _paint_marked(scene: Marked) -> Picture:
    drawn = canvas(scene.scene)
    notes = marked.found(drawn, scene.symbols, apart=scene.numbered)
    if scene.cut and not notes and not scene.scene.ledger and pictures(scene.game).ledger:
        second = msgspec.structs.replace(scene.scene, ledger=True)
        scene, drawn = msgspec.structs.replace(scene, scene=second), canvas(second)
        notes = marked.found(drawn, scene.symbols)
    if scene.cut:
        drawn = marked.cut(drawn, notes)
    else:
        marked.mark(drawn, notes, numbered=scene.numbered)
    data = drawn.encoded(scene.game)
    shown = tuple(note.symbol for note in notes)
    return Picture(data, drawn.width, drawn.height, alt=alt_text(scene), marked=shown)


def _paint_lettered(scene: Lettered) -> Picture:
    drawn = canvas(scene.scene)
    places = lettered.found(drawn, scene.parts)
    lettered.mark(drawn, [middle for _, middle in places])
    shown = tuple(part.says for part, _ in places)
    data = drawn.encoded(scene.game)
    return Picture(data, drawn.width, drawn.height, alt=alt_text(scene), marked=shown)


def _inner(scene: Anything) -> Scene | Lobby | Sheet | Chart | Curves:
    """What a picture shows, however it is shown."""
    while isinstance(scene, Adapted | Marked | Lettered | Zoomed):
        scene = scene.scene
    return scene


def describe(scene: Anything) -> str:
    """The position in a few sentences in the scene's language. It says nothing that the picture does not
    show."""
    shown = _inner(scene)
    if isinstance(shown, Curves):
        return said(told_curves(shown), scene.language)
    if isinstance(shown, Scene) and shown.typed:
        shown = msgspec.structs.replace(shown, typed="")
    return said(drawing(scene.game).describe(shown), scene.language)


def alt_text(scene: Anything) -> str:
    """`describe` within Discord's limit; cut at the end of a sentence."""
    text = describe(scene)
    if len(text) <= ALT_TEXT:
        return text
    end = max(text.rfind(mark, 0, ALT_TEXT + 1) for mark in (". ", "; ", "\n"))
    return text[: end + 1].rstrip() if end > ALT_TEXT // 2 else text[: ALT_TEXT - 1].rstrip() + "…"


def board_text(scene: Anything) -> str:
    """The full text board: everything the picture shows, line by line."""
    shown = _inner(scene)
    if isinstance(shown, Curves):
        return said("\n".join(curve_lines(shown)), scene.language)
    return said(drawing(scene.game).board(shown), scene.language)
