"""Draw the panel beside the reader's cards: the shape, the reader's score, the state of the other players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.replacing import Take
from bot.games.pyramids.view import PyramidsView
from bot.text import Words
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.fonts import NAME, Style
from render.kit.palette import FADED
from render.kit.text import fit_lines
from render.pyramids import parts, score
from render.pyramids.band import to_come
from render.pyramids.pieces import cards
from render.pyramids.pieces.symbols import symbol
from render.pyramids.table import status
from render.pyramids.theme import COLOURS, LOOK, PAPER
from render.scene import Scene

WIDE: Final = 600
"""The width from which the score is beside the shape."""


def variants(cells: Sequence[int]) -> list[tuple[int, ...]]:
    """The different rotations and reflections of a shape, each moved to the upper left corner."""
    shifts: list[tuple[int, ...]] = []
    points = [(c % GRID, c // GRID) for c in cells]
    for mirrored in (False, True):
        for _ in range(4):
            points = [(-y, x) for x, y in points]
            some = [(-x, y) for x, y in points] if mirrored else points
            left, top = min(x for x, _ in some), min(y for _, y in some)
            shifted = tuple(sorted((y - top) * GRID + x - left for x, y in some))
            if shifted not in shifts:
                shifts.append(shifted)
    return shifts


def _as_variant(cells: Sequence[int]) -> tuple[int, ...]:
    left, top = min(c % GRID for c in cells), min(c // GRID for c in cells)
    return tuple(sorted(c - left - top * GRID for c in cells))


def side_panel(
    canvas: Canvas, scene: Scene, view: PyramidsView, w: Words, at: tuple[int, int, int, int], before: bool
) -> None:
    """Draw the shape and its rotations, the reader's score, and the state of the other players.

    `before`: show the score without the draft.
    """
    x, y, width, height = at
    canvas.put(panels.panel(width, height, PAPER), x, y)
    inner, room = x + 22, width - 44
    if width < WIDE:
        _shape(canvas, scene, view, w, inner, y, room)
        canvas.rule(inner, inner + room, y + 234, PAPER.hair)
        own_score(canvas, view, w, inner, y + 242, room, before)
    else:
        half = (room - 16) / 2
        _shape(canvas, scene, view, w, inner, y, half)
        own_score(canvas, view, w, inner + half + 16, y + 14, half, before)
    others(canvas, scene, view, w, inner, y + height - 74, room)


def _shape(
    canvas: Canvas, scene: Scene, view: PyramidsView, w: Words, inner: float, y: float, room: float
) -> None:
    """Draw the shape to place, and the shapes that are still to come, in a block of 234 px."""
    assert view.own is not None
    plate = 132
    due = view.own.due if scene.question is not None else 0
    name = ""
    taking = any(isinstance(move, Take) for move in scene.chosen)
    if taking:
        canvas.put(cards.back(98, plate, 3), inner + 8, y + 18)
        name = w("py-pic-pile", count=view.pile)
    elif due:
        canvas.put(parts.shape_plate(plate), inner, y + 22)
        canvas.centre(symbol("X", 88), inner + plate / 2, y + 22 + plate / 2)
        panels.chip(canvas, inner + plate - 16, y + 22 + plate - 16, f"×{due}", 30)
        name = w("py-pic-more-cells", count=due)
    elif view.shape is not None:
        canvas.put(parts.shape_plate(plate), inner, y + 22)
        canvas.put(parts.shape(view.shape.cells, 96), inner + 18, y + 40)
        canvas.note("py-see-shape", inner, y + 22, plate, plate)
        to_come(canvas, view, inner + plate + 18, inner + room, y + 22 + plate / 2)
    else:
        canvas.put(cards.back(98, plate), inner + 16, y + 22)
        name = w("py-pic-start") if not view.turn else w("py-pic-over")
    text, style = fit_lines(name, NAME, room - plate - 22, 3, (34, 32, 30, 28, 26, 24))
    middle = y + 22 + plate / 2
    canvas.lines(inner + plate + 22, middle, text, style, apart=42)
    if view.shape is not None and not due and not taking:
        _turns(canvas, view, inner, y + 174, room)


def _turns(canvas: Canvas, view: PyramidsView, x: float, y: float, room: float) -> None:
    assert view.own is not None
    assert view.shape is not None
    every = variants(view.shape.cells)
    drafted = {_as_variant(batch.cells) for batch in view.own.draft if batch.kind == "shape"}
    size = min(50, round((room - 6 * (len(every) - 1)) / max(len(every), 4)))
    for i, variant in enumerate(every):
        left = x + i * (size + 6)
        now = variant in drafted
        ground = parts.current_well(size, size) if now else panels.well(size, size, PAPER.well, PAPER.hair, 5)
        canvas.put(ground, left, y)
        canvas.put(parts.shape(variant, size - 8, "gold" if now else "used"), left + 4, y + 4)


def own_score(
    canvas: Canvas, view: PyramidsView, w: Words, x: float, y: float, room: float, before: bool
) -> None:
    """Draw the reader's gems, skulls, torches, finished pyramids, boxes and points in a block of 262 px.

    `before`: without the draft, whose gains are elsewhere on the page.
    """
    assert view.viewer is not None
    assert view.own is not None
    player = view.players[view.viewer]
    sheet, points = (view.own.before, view.own.points) if before else (player.sheet, player.points)
    for i, (kind, count) in enumerate((("R", sheet.red), ("G", sheet.green))):
        score.counted(canvas, x + i * 110, y + 28, 106, kind, count, 42, 38)
    end = score.counted(canvas, x, y + 80, 110, "S", sheet.skulls, 42, 38) + 14
    value = parts.skull_value(view, sheet.skulls)
    score.skulls(canvas, end, y + 80, x + room - end, value, 38, 0, score.with_next(view, sheet))
    size = 40
    spots = [(x + size / 2 + i * 50, y + 132) for i in range(view.rounds)]
    score.torches(canvas, view, sheet, spots, size)
    parts.points(canvas, w, x + room, y + 104, points, False)
    parts.pyramids(canvas, x, y + 182, player.completed_by_colour, 42, 84)
    sums = {colour: sum(points for c, points in player.boxes if c == colour) for colour in COLOURS}
    for i, colour in enumerate(COLOURS):
        if sums[colour]:
            score.box(canvas, x + i * 86 - 4, y + 208, 82, 40, colour, sums[colour])


def others(
    canvas: Canvas, scene: Scene, view: PyramidsView, w: Words, x: float, y: float, room: float
) -> None:
    """Draw the other players: who has finished, who must act."""
    canvas.rule(x, x + room, y - 14, PAPER.hair)
    seats = [seat for seat in range(view.seats) if seat != view.viewer]
    each = 74
    text = w("py-pic-others")
    if fonts.width(text, Style(30, 600)) <= room - each * len(seats) - 10:  # otherwise only badges
        canvas.middle(x, y + 26, text, Style(30, 600), FADED)
    for i, seat in enumerate(seats):
        left = x + room - each * (len(seats) - i) + 6
        canvas.put(LOOK.badge(seat, 54), left, y)
        mark = status(view, seat, seat in view.to_act, 15)
        if mark is not None:
            canvas.centre(mark, left + 52, y + 46)
