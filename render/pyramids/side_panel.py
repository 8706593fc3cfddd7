"""Draw the panel beside the reader's cards: the shape, the reader's score, the state of the other players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.replacing import Take
from bot.games.pyramids.view import PyramidsView
from bot.text import Words, minus
from render.kit import panels
from render.kit import seat_panel as kit
from render.kit.canvas import Area, Canvas
from render.kit.flow import Art, Box, Drawn, Gap, Line, Lines, Text, best, column, noted, row, rule
from render.kit.fonts import NAME, Style, sizes_from
from render.kit.palette import FADED
from render.kit.sketch import Sprite
from render.pyramids import parts, score
from render.pyramids.band import to_come
from render.pyramids.pieces import cards, shapes
from render.pyramids.pieces.symbols import symbol
from render.pyramids.theme import COLOURS, LOOK, PAPER
from render.scene import Scene

WIDE: Final = 600
"""The width from which the score is beside the shape."""
PAD: Final = (22, 16)
PLATE: Final = 132
"""Size of the place for the shape."""
GAP: Final = 16
TURN: Final = 50
"""The greatest size of a rotation."""
OTHERS: Final = Style(30, 600)
POINTS: Final = Style(34, 800)
SIZES: Final = sizes_from(34, 24)


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


def side_panel(scene: Scene, view: PyramidsView, w: Words, canvas: Canvas, area: Area, before: bool) -> None:
    """Draw the shape and its rotations, the reader's score, and the state of the other players.

    `before`: show the score without the draft, whose gains are elsewhere on the page.
    """
    room = area[2] - 2 * PAD[0]
    low = _others(scene, view, w, room)
    line = rule(PAPER.hair)
    if area[2] < WIDE:
        own = _own_score(view, w, room, before)
        box = column(_shape(scene, view, w, room), line, own, Gap(), line, low, gap=10)
    else:
        half = room / 2 - GAP
        upper = _shape(scene, view, w, half), _own_score(view, w, half, before)
        both = [kit.Place(one, half) for one in upper]
        box = column(row(*both, gap=2 * GAP, grow=1), line, low)
    kit.seat_panel(canvas, area, PAPER, box, pad=PAD)


def _shape(scene: Scene, view: PyramidsView, w: Words, room: float) -> Line:
    """The shape to place, and the shapes that are still to come."""
    assert view.own is not None
    due = view.own.due if scene.question is not None else 0
    left = room - PLATE - GAP
    turns: list[Box] = []
    if any(isinstance(move, Take) for move in scene.chosen):
        art: Box = Art(cards.back(98, PLATE, 3))
        told: Box = _words(w("py-pic-pile", count=view.pile), left)
    elif due:
        art = Drawn(PLATE, PLATE, partial(_due, due))
        told = _words(w("py-pic-more-cells", count=due), left)
    elif view.shape is not None:
        art = noted("py-see-shape", _on_plate(shapes.shape(view.shape.cells, 96)))
        told = to_come(view, left)
        turns = [_turns(view, room)]
    else:
        art = Art(cards.back(98, PLATE))
        told = _words(w("py-pic-start") if not view.turn else w("py-pic-over"), left)
    return column(row(art, told, gap=GAP), *turns, gap=GAP)


def _words(text: str, room: float) -> Lines:
    return Lines(text, NAME, room, 3, SIZES)


def _on_plate(sprite: Sprite) -> Drawn:
    def draw(canvas: Canvas, x: float, middle: float) -> None:
        canvas.centre(shapes.shape_plate(PLATE), x + PLATE / 2, middle)
        canvas.centre(sprite, x + PLATE / 2, middle)

    return Drawn(PLATE, PLATE, draw)


def _due(due: int, canvas: Canvas, x: float, middle: float) -> None:
    _on_plate(symbol("X", 88)).draw(canvas, x, middle)
    panels.chip(canvas, x + PLATE - GAP, middle + PLATE / 2 - GAP, f"×{due}", 30)


def _turns(view: PyramidsView, room: float) -> Line:
    """The ways in which the shape can be turned; the one that is drafted is gold."""
    assert view.own is not None
    assert view.shape is not None
    every = variants(view.shape.cells)
    drafted = {_as_variant(batch.cells) for batch in view.own.draft if batch.kind == "shape"}
    size = min(TURN, round((room - 6 * (len(every) - 1)) / len(every)))
    return row(*[Drawn(size, size, partial(_turn, one, size, one in drafted)) for one in every], gap=6)


def _turn(cells: tuple[int, ...], size: int, now: bool, canvas: Canvas, x: float, middle: float) -> None:
    ground = shapes.current_well(size, size) if now else panels.well(size, size, PAPER.well, PAPER.hair, 5)
    canvas.put(ground, x, middle - size / 2)
    canvas.centre(shapes.shape(cells, size - 8, "gold" if now else "used"), x + size / 2, middle)


def _own_score(view: PyramidsView, w: Words, room: float, before: bool) -> Line:
    """The reader's gems, skulls, torches, finished pyramids, point boxes and points."""
    assert view.viewer is not None
    assert view.own is not None
    player = view.players[view.viewer]
    sheet, total = (view.own.before, view.own.points) if before else (player.sheet, player.points)
    own = score.Account(view, player, sheet)
    gems = row(own.gem("R", 42, 38), own.gem("G", 42, 38), gap=2 * GAP)
    done = row(*[own.finished(colour, 40, POINTS) for colour in COLOURS])
    upper = column(gems, own.skulls(42, room), gap=10)
    torches = own.torches(42)
    left = column(torches, done, gap=12)
    points = parts.points(w, total, room - left.width - GAP)
    plates = own.plates(92, 42) if player.boxes else []
    return column(upper, row(left, Gap(), points), row(*plates), gap=10)


def _others(scene: Scene, view: PyramidsView, w: Words, room: float) -> Box:
    """The other players: who has finished, who must act, and their points, a gold plate below the most; the
    words are left out if they have no room, then the points."""
    others = [seat for seat in range(view.seats) if seat != view.viewer]
    text = Text(w("py-pic-others"), OTHERS, FADED)
    badges = [_badge(view, seat) for seat in others]
    counted = [
        row(badge, _points(view, seat), gap=kit.NEAR) for badge, seat in zip(badges, others, strict=True)
    ]
    forms: list[list[Box]] = [
        [text, Gap(), *counted],
        [Gap(), *counted],
        [text, Gap(), *badges],
        [Gap(), *badges],
    ]
    return best(_line, forms, room, PLATE)


def _line(parts: Sequence[Box]) -> Line:
    return row(*parts, gap=12)


def _points(view: PyramidsView, seat: int) -> Drawn:
    return kit.figure(minus(view.players[seat].points), seat in parts.leaders(view), style=POINTS)


def _badge(view: PyramidsView, seat: int) -> Drawn:
    mark = None if view.over else kit.mark(seat in view.to_act, view.players[seat].ready)

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        canvas.centre(LOOK.badge(seat, 54), x + 27, middle)
        if mark is not None:
            canvas.centre(mark(15), x + 52, middle + 19)

    return Drawn(62, 58, draw)
