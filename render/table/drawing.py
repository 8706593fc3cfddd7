"""Draw any table from its areas: the middle, a panel for each seat, and the answers of a reader below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.core import Area, View
from bot.text import Words, words
from render.kit import frames, panels
from render.kit.canvas import Canvas
from render.kit.colour import RGB
from render.kit.flow import Box, Drawn, Gap, Grid, Text, column, row
from render.kit.fonts import BODY, sizes_from
from render.kit.frames import HEAD, LOBBY_HEIGHT, MARGIN, WIDTH, Look
from render.kit.panels import Paper, plain_rail
from render.kit.score_table import HEIGHT, ScoreTable, Source, item_keys, score_table
from render.kit.seat_panel import Head, seat_panel
from render.kit.telling import Anything, names_itself
from render.kit.text import fit
from render.scene import Choice, Lobby, Scene, Sheet
from render.table import telling
from render.table.layout import area_box, side_by_side
from render.table.pieces import C, Face

PAD: Final = (24, 16)
ROOM: Final = WIDTH - 2 * MARGIN
BADGE: Final = 56
ANSWER: Final = 60
BETWEEN: Final = 18
SIZES: Final = sizes_from(32, 22)
"""Sizes of an answer."""
Panel = tuple[Box, int, int, bool]
"""What stands in a panel, its left edge and width, and whether it is gold."""


PAPER: Final = Paper(C["paper"], C["bright"], C["frame"])


@dataclass(frozen=True)
class TableDrawing:
    """The drawing of a table. A game can change its paper, its ground and the faces of its pieces."""

    paper: Paper = PAPER
    ground: RGB = C["baize"]
    fills: Mapping[str, tuple[RGB, RGB]] | None = None
    """The colours of pieces (ground and text) by the beginning of their notation."""

    def look(self, view: View | None, game: str = "table") -> Look:
        """The papers and badges of a game."""
        return Look(game, self.paper, self.ground, partial(plain_rail, colour=C["frame"]))

    def paint(self, scene: Scene) -> Canvas:
        """Draw the table as everybody sees it; for one reader, also what only they see, and the answers."""
        w = words(scene.language)
        look = self.look(scene.view, scene.game)
        names = frames.shown(scene.names, w, look)
        tags = {choice.offer.name: choice.tag for choice in scene.choices if choice.offer.name}
        lines: list[list[Panel]] = []
        if middle := self._areas(scene, w, None, ROOM, tags):
            lines.append([(side_by_side(middle, ROOM - 2 * PAD[0]), MARGIN, ROOM, False)])
        lines.append([])
        for seat, (x, width) in enumerate(frames.columns(scene.view.seats)):
            head = Head(names[seat], look.badge(seat, BADGE))
            areas = self._areas(scene, w, seat, width, tags)
            lines[-1].append((column(head, *areas, Gap()), x, width, seat in scene.view.to_act))
        if scene.choices:
            answers = Grid(tuple([_answer(choice, w, names) for choice in scene.choices]), 2)
            lines.append([(answers, MARGIN, ROOM, True)])
        heights = [round(max(box.height for box, *_ in line)) + 2 * PAD[1] for line in lines]
        canvas = Canvas(frames.flat(WIDTH, HEAD + MARGIN + sum(heights) + BETWEEN * len(lines), self.ground))
        self._head(canvas, scene, w, names, look)
        y = HEAD + BETWEEN
        for line, high in zip(lines, heights, strict=True):
            for box, x, width, gold in line:
                seat_panel(canvas, (x, y, width, high), self.paper, box, gold, PAD)
            y += high + BETWEEN
        return canvas

    def _areas(
        self, scene: Scene, w: Words, owner: int | None, width: int, tags: Mapping[str, str]
    ) -> list[Box]:
        """The areas of a seat (None: of nobody) for a panel of this width."""

        def face(item: str) -> Face:
            return self.face(item, telling.face_text(w, scene.game, item))

        def box(area: Area) -> Box:
            name, symbol = telling.label(w, scene.game, area), telling.symbol(scene.game, area)
            return area_box(area, name, face, width - 2 * PAD[0], tags, symbol)

        return [box(area) for area in telling.areas_of(scene.view) if area.owner == owner]

    def face(self, item: str, text: str) -> Face:
        """The face of a piece that shows this text."""
        for beginning, (fill, ink) in (self.fills or {}).items():
            if item.startswith(beginning):
                return Face(text, fill, ink)
        return Face(text)

    def _head(self, canvas: Canvas, scene: Scene, w: Words, names: Sequence[str], look: Look) -> None:
        what = frames.end_pill(w, names, scene)
        what = what or frames.awaited_pill(w, names, scene.awaited, scene.question)
        left = WIDTH - MARGIN if what is None else frames.pill(canvas, look, what)
        title, sub = w(f"{telling.prefix_of(scene.game)}-title"), w("turn-round", round=scene.view.round)
        frames.title(canvas, title, sub, left - MARGIN - 36)
        canvas.put(look.rail(WIDTH - 2 * MARGIN), MARGIN, HEAD)

    def lobby(self, scene: Lobby) -> Canvas:
        """A table that has not started."""
        canvas = Canvas(frames.flat(WIDTH, LOBBY_HEIGHT, self.ground))
        w, look = words(scene.language), self.look(None, scene.game)
        frames.lobby(canvas, scene, look, w, w(f"{telling.prefix_of(scene.game)}-title"))
        return canvas

    def sheet(self, scene: Sheet) -> Canvas:
        """The score sheet."""
        w, look = words(scene.language), self.look(scene.view, scene.game)
        figures = scene.view.printed.figures()
        rows = [Source(w(key, **figures), (key,)) for key in item_keys(scene.score)]
        title = w(f"{telling.prefix_of(scene.game)}-title")
        canvas = Canvas(frames.flat(WIDTH, HEIGHT, self.ground))
        return score_table(canvas, ScoreTable(scene, look, w, rows, title))

    def describe(self, scene: Anything) -> str:
        """The position in a few sentences, the most important first."""
        return telling.telling(scene.game).describe(scene)

    def board(self, scene: Anything) -> str:
        """The whole position in words, line by line."""
        return telling.telling(scene.game).board(scene)


def _answer(choice: Choice, w: Words, names: Sequence[str]) -> Box:
    """An answer: its tag, and what it costs and gains unless the tag says it all."""
    wide = panels.tag_width(choice.tag)
    tag = Drawn(wide, ANSWER, lambda on, x, middle: panels.tag(on, x + wide / 2, middle, choice.tag))
    label = w.say(choice.offer.label, names)
    effects = w.semicolons(w.say(effect, names) for effect in choice.offer.effects)
    if names_itself(choice.offer, choice.tag, label) and not effects:
        return row(tag)
    sentence = f"{label} ({effects})" if effects else label
    room = ROOM / 2 - PAD[0] - wide - BETWEEN
    return row(tag, Text(*fit(sentence, BODY, room, SIZES)), gap=BETWEEN)


DEFAULT: Final = TableDrawing()
