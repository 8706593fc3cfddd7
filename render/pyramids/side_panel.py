"""What a private page tells beside or below the cards: the shape, the score of the reader, the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.games.pyramids.replacing import Take
from bot.games.pyramids.view import PyramidsView
from bot.text import Words, minus
from render.kit import panels
from render.kit import seat_panel as kit
from render.kit.canvas import Area, Canvas
from render.kit.flow import (
    Art,
    Box,
    Drawn,
    Gap,
    Line,
    Lines,
    Text,
    bar,
    best,
    column,
    noted,
    row,
    rule,
)
from render.kit.fonts import NAME, Style, sizes_from
from render.kit.palette import FADED
from render.kit.sketch import Sprite
from render.pyramids import parts, score
from render.pyramids.band import to_come
from render.pyramids.pieces import cards, shapes
from render.pyramids.pieces.symbols import symbol
from render.pyramids.theme import COLOURS, LOOK, PAPER
from render.scene import Scene

PAD: Final = (22, 16)
PLATE: Final = 132
"""Size of the place for the shape."""
GAP: Final = 16
APART: Final = 18
"""The least distance of two columns, with the line between them."""
ROOM: Final = 198
"""The most room beside that place."""
SCORES: Final = ((62, 380), (54, 340), (48, 310), (42, 288))
"""Sizes of the symbols in the reader's score, and the most room for it."""
OTHERS: Final = Style(30, 600)
POINTS: Final = Style(34, 800, fixed=True)
LABEL: Final = 130
"""The room for the word behind the points."""


def side_panel(scene: Scene, view: PyramidsView, w: Words, before: bool, canvas: Canvas, area: Area) -> None:
    """Draw all of it in as many columns as the panel has room for. `before`: show the score without the
    draft, whose gains are elsewhere on the page."""
    room, line = area[2] - 2 * PAD[0], rule(PAPER.hair)
    shape = _shape(scene, view, w, min(ROOM, room - PLATE - GAP))

    def low(left: float) -> Line:
        """The others below the shape, in the width that is left of the room."""
        return column(line, _others_across(view, w, max(shape.width, left)), gap=10)

    def forms(size: int, most: int) -> list[list[Box]]:
        """The boxes side by side, with symbols of a size in the reader's score of at most this width."""
        upper, lower = _own_score(view, w, min(room, most), before, size)
        own = column(upper, Gap(), line, Gap(), lower, gap=4)
        return [
            [shape, upper, lower, column(*_counted(view), gap=2)],
            [column(shape, Gap(), low(room - upper.width - lower.width - 2 * APART), gap=0), upper, lower],
            [column(shape, Gap(), low(room - own.width - APART), gap=0), own],
            [column(shape, line, upper, lower, Gap(), low(room), gap=10, grow=1)],
        ]

    apart = Gap(APART / 2 - 1), bar(PAPER.hair), Gap(APART / 2 - 1)

    def made(boxes: Sequence[Box]) -> Line:
        return row(*[part for box in boxes for part in (*apart, box)][len(apart) :], gap=0)

    sized = [form for size, most in SCORES for form in forms(size, most)]
    box = best(made, sized, room, area[3] - 2 * PAD[1])
    kit.seat_panel(canvas, area, PAPER, box, pad=PAD)


def _shape(scene: Scene, view: PyramidsView, w: Words, left: float) -> Line:
    """The shape to place, and the shapes that are still to come in the room that is `left` beside it."""
    assert view.own is not None
    due = view.own.due if scene.question is not None else 0
    words = partial(Lines, style=NAME, room=left, most=3, sizes=sizes_from(34, 24))
    if any(isinstance(move, Take) for move in scene.chosen):
        art: Box = Art(cards.back(98, PLATE, 3))
        told: Box = words(w("py-pic-pile", count=view.pile))
    elif due:
        art = Drawn(PLATE, PLATE, partial(_due, due))
        told = words(w("py-pic-more-cells", count=due))
    elif view.shape is not None:
        art = noted("py-see-shape", _on_plate(shapes.shape(view.shape.cells, 96)))
        told = to_come(view, w, left, PLATE, parts.PRIVATE)
    else:
        art = Art(cards.back(98, PLATE))
        told = words(w("py-pic-start") if not view.turn else w("py-pic-over"))
    return row(art, kit.Place(told, left), gap=GAP)


def _on_plate(sprite: Sprite) -> Drawn:
    def draw(canvas: Canvas, x: float, middle: float) -> None:
        canvas.centre(shapes.shape_plate(PLATE), x + PLATE / 2, middle)
        canvas.centre(sprite, x + PLATE / 2, middle)

    return Drawn(PLATE, PLATE, draw)


def _due(due: int, canvas: Canvas, x: float, middle: float) -> None:
    _on_plate(symbol("X", 88)).draw(canvas, x, middle)
    panels.chip(canvas, x + PLATE - GAP, middle + PLATE / 2 - GAP, f"×{due}", 30)


def _own_score(view: PyramidsView, w: Words, room: float, before: bool, size: int) -> tuple[Line, Line]:
    """The reader's gems, skulls and torches, with symbols of a size; the finished pyramids with the point
    boxes, and the points."""
    assert view.viewer is not None
    assert view.own is not None
    player = view.players[view.viewer]
    sheet, total = (view.own.before, view.own.points) if before else (player.sheet, player.points)
    own = score.Account(view, player, sheet)
    gems = row(own.gem("R", size, size - 4), own.gem("G", size, size - 4), gap=2 * GAP)
    done = row(*[own.finished(colour, size + 2, POINTS) for colour in COLOURS])
    plates = [row(*own.plates(76, 42), gap=4)] if player.boxes else []
    upper = column(gems, own.skulls(size, room), row(own.torches(size + 2), Gap()), gap=12)
    return upper, column(done, *plates, parts.points(w, total, LABEL), gap=12)


def _counted(view: PyramidsView, size: int = POINTS.size) -> list[Line]:
    """The other players: who has finished, who must act, and their points, a gold plate below the most."""
    lines = []
    for seat in (seat for seat in range(view.seats) if seat != view.viewer):
        points = minus(view.players[seat].points)
        figure = kit.figure(points, seat in parts.leaders(view), style=POINTS.at(size))
        lines.append(row(_badge(view, seat), figure, gap=kit.NEAR))
    return lines


def _others_across(view: PyramidsView, w: Words, room: float) -> Box:
    """The same side by side; the words are left out if they have no room, then the points."""
    text, counted = row(Text(w("py-pic-others"), OTHERS, FADED), Gap(8, grow=0), gap=0), _counted(view)
    badges = [line.parts[0] for line in counted]
    forms: list[Sequence[Box]] = [
        [text, *counted], counted, _counted(view, parts.PRIVATE), [Gap(), *badges, Gap()]
    ]  # fmt: skip
    return best(
        lambda boxes: row(*[part for box in boxes for part in (Gap(), box)][1:], gap=1), forms, room, PLATE
    )


def _badge(view: PyramidsView, seat: int) -> Drawn:
    mark = None if view.over else kit.mark(seat in view.to_act, view.players[seat].ready)

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        canvas.centre(LOOK.badge(seat, 52), x + 27, middle)
        if mark is not None:
            canvas.centre(mark(15), x + 52, middle + 17)

    return Drawn(58, 52, draw)
