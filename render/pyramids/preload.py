"""Draw in advance what pictures of this game are made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.core import fact
from bot.games.pyramids.components import COLOURS
from bot.games.pyramids.components_loading import shipped
from bot.games.pyramids.printed import printed
from bot.games.pyramids.view import BoxView, PyramidsView, SeatView, ShapeView, SheetView
from bot.text import LANGUAGES
from render.kit import marks
from render.pyramids.pieces import cards
from render.pyramids.samples import made_up, samples
from render.pyramids.side_panel import variants
from render.pyramids.table import paint_table
from render.pyramids.theme import GAME
from render.pyramids.turn_page import CELL
from render.scene import Scene

TABLE: Final = (42, 50, 56)
NAMES: Final = ("ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "abcdefghijklm", "nopqrstuvwxyz")
"""Letters that names may have."""
SYMBOLS: Final = ".RGSFPXET"
#: The shapes in the upper left corner of the grid, and the single cell.
SHAPES: Final = ((0,), (0, 1), (0, 1, 2), (0, 5, 6), (0, 1, 2, 3), (0, 5, 10, 11), (0, 1, 5, 6))


def preload() -> None:
    """Draw the walls, all tiles and pieces, and the outlines of every shape."""
    for _ in samples():
        pass
    tiles()
    for scene in scenes():
        paint_table(scene)


def tiles() -> None:
    """Draw floors, walls, gilded cells by their open sides, and the outlines of all placements."""
    for size in (*TABLE, CELL):
        for variant in range(4):
            cards.bricks(size, variant)
        for symbol in SYMBOLS:
            cards.floor(size, symbol)
    looks = sorted({cards.seen(near) for near in range(256)})
    for size in (50, 56, CELL):
        for near in looks:
            cards.leaf_tile(size, near)
        for symbol in SYMBOLS:
            cards.embossed(size, symbol)
        for shape in SHAPES:
            for one in variants(shape):
                marks.outline(tuple((c % 5, c // 5) for c in one), size)


def scenes() -> Iterator[Scene]:
    """A made-up table for each number of seats, with panels, badges and letters in the sizes in use."""
    for seats in (2, 3, 4):
        made = [made_up(i, 0.7) for i in range(2 * seats + 4)]
        sheet = SheetView(3, 12, 7, (1,))
        players = tuple(
            SeatView(
                cards=(made[2 * seat], made[2 * seat + 1]),
                completed=(made_up(seat, 1.0),),
                completed_by_colour=dict.fromkeys(COLOURS, seat),
                sheet=sheet,
                boxes=(("green", 10), ("orange", 6))[: seat + 1],
                items=(),
                points=50 + seat,
                ready=seat == 0,
                picks=0,
            )
            for seat in range(seats)
        )
        shape = ShapeView("V3", SHAPES[3], 2, 1)
        view = PyramidsView(
            viewer=None,
            seats=seats,
            to_act=tuple(range(1, seats)),
            round=2,
            over=False,
            phase="mark",
            turn=1,
            rounds=4,
            turns=7,
            shape=shape,
            used=("V3",),
            shapes=(shape,),
            display=tuple(made[-4:]),
            pile=28,
            boxes=tuple(BoxView(colour, 10, None) for colour in COLOURS),
            skull_values=tuple(-n for n in range(1, 11)),
            players=players,
            pick_order=(),
            own=None,
            printed=printed(shipped()),
        )
        for language in LANGUAGES if seats == 3 else LANGUAGES[:1]:
            asked = tuple((seat, fact("py-ask-keep")) for seat in range(1, seats))
            names = tuple(NAMES[:seats])
            yield Scene(game=GAME, view=view, language=language, names=names, awaited=asked)
