"""Draw any table from its areas: the middle, a panel for each seat, and the answers of a reader below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.core import View
from bot.text import Words, words
from render.kit import frames, panels
from render.kit.canvas import Canvas
from render.kit.colour import RGB
from render.kit.fonts import BODY, NAME
from render.kit.frames import HEAD, LOBBY_HEIGHT, MARGIN, WIDTH, Look
from render.kit.panels import Paper
from render.kit.score_table import HEIGHT, ScoreTable, Source, item_keys, score_table
from render.kit.sketch import Sketch, Sprite, sprite
from render.kit.telling import Anything, names_itself
from render.kit.text import NAME_STEPS, fit
from render.scene import Choice, Lobby, Scene, Sheet
from render.table import telling
from render.table.layout import GAP, Block, block
from render.table.pieces import C, Face

INSET: Final = 24
SEAT_HEAD: Final = 84
ANSWER: Final = 60
BETWEEN: Final = 18


@sprite
def _rail(width: int) -> Sprite:
    s = Sketch(width, 10, 0, 1)
    s.polygon([(0, 3), (width, 3), (width, 5), (0, 5)], C["frame"])
    return s.sprite()


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
        return Look(game, self.paper, self.ground, _rail)

    def paint(self, scene: Scene) -> Canvas:
        """Draw the table as everybody sees it; for one reader, also what only they see, and the answers."""
        w = words(scene.language)
        look = self.look(scene.view, scene.game)
        names = frames.shown(scene.names, w, look)
        middle = self._blocks(scene, w, None, WIDTH - 2 * MARGIN - 2 * INSET)
        columns = frames.columns(scene.view.seats)
        seats = [self._blocks(scene, w, seat, columns[seat][1] - 2 * INSET) for seat in range(len(columns))]
        heights = [_height(middle) if middle else 0, SEAT_HEAD + max(map(_height, seats)), _answers(scene)]
        height = HEAD + MARGIN + sum(high + BETWEEN for high in heights if high)
        canvas = Canvas(frames.flat(WIDTH, height, self.ground))
        self._head(canvas, scene, w, names, look)
        y = HEAD + BETWEEN
        tags = {choice.offer.name: choice.tag for choice in scene.choices if choice.offer.name}
        if middle:
            panels.lay(canvas, MARGIN, y, WIDTH - 2 * MARGIN, heights[0], self.paper)
            _draw(canvas, middle, MARGIN, y + INSET - 8, WIDTH - 2 * MARGIN, tags)
            y += heights[0] + BETWEEN
        for seat, (x, width) in enumerate(columns):
            acts = seat in scene.view.to_act
            panels.lay(canvas, x, y, width, heights[1], self.paper, acts)
            canvas.put(look.badge(seat, 56), x + 18, y + 16)
            text, style = fit(names[seat], NAME, width - 112, NAME_STEPS)
            canvas.middle(x + 88, y + 44, text, style)
            _draw(canvas, seats[seat], x, y + SEAT_HEAD, width, tags)
        y += heights[1] + BETWEEN
        if scene.choices:
            self._answers(canvas, y, heights[2], scene.choices, w, names)
        return canvas

    def _blocks(self, scene: Scene, w: Words, owner: int | None, width: int) -> list[Block]:
        def face(item: str) -> Face:
            return self.face(item, telling.face_text(w, scene.game, item))

        areas = [area for area in telling.areas_of(scene.view) if area.owner == owner]
        return [
            block(area, telling.label(w, scene.game, area), face, width, telling.symbol(scene.game, area))
            for area in areas
        ]

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

    def _answers(
        self, canvas: Canvas, y: int, height: int, choices: Sequence[Choice], w: Words, names: Sequence[str]
    ) -> None:
        """The answers in two columns, each with its tag, what it costs and what it gains."""
        panels.lay(canvas, MARGIN, y, WIDTH - 2 * MARGIN, height, self.paper, True)
        half = (len(choices) + 1) // 2
        for n, choice in enumerate(choices):
            x = MARGIN + 56 + n // half * (WIDTH // 2 - MARGIN)
            middle = y + INSET + ANSWER * (n % half) + ANSWER / 2
            panels.tag(canvas, x, middle, choice.tag)
            label = w.say(choice.offer.label, names)
            effects = w.semicolons(w.say(effect, names) for effect in choice.offer.effects)
            sentence = f"{label} ({effects})" if effects else label
            left = x + panels.tag_width(choice.tag) / 2 + 18
            room = WIDTH / 2 - 150 - (left - x)
            if not names_itself(choice.offer, choice.tag, label) or effects:
                text, style = fit(sentence, BODY, room, (32, 30, 28, 26, 24, 22))
                canvas.middle(left, middle, text, style)

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


def _height(blocks: Sequence[Block]) -> int:
    return sum(part.height for part in blocks) + 2 * INSET - GAP


def _answers(scene: Scene) -> int:
    return 2 * INSET + ANSWER * ((len(scene.choices) + 1) // 2) if scene.choices else 0


def _draw(
    canvas: Canvas, blocks: Sequence[Block], x: int, y: int, width: int, tags: Mapping[str, str]
) -> None:
    for part in blocks:
        part.draw(canvas, x + INSET, y, width - 2 * INSET, tags)
        if part.symbol:
            canvas.note(part.symbol, x + 8, y, width - 16, part.height)
        y += part.height


DEFAULT: Final = TableDrawing()
