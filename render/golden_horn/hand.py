"""Draw the picture of the direct message without a question: the reader's hand, warehouse and fleet."""

from __future__ import annotations

from typing import Final

from bot.games.golden_horn.view import View
from render.golden_horn.board import Board, look_of
from render.golden_horn.private_panels import fleet_panel, hand_panel, warehouse_panel
from render.golden_horn.table import head
from render.golden_horn.theme import C, rail
from render.kit.canvas import Canvas
from render.kit.flow import Sized, column, row
from render.kit.frames import GUTTER, HEAD, MARGIN, WIDTH, flat
from render.scene import Scene

HEIGHT: Final = 900
TOP: Final = HEAD + 32
HAND: Final = 352
STORE: Final = 580
"""Width of the warehouse; the ships have the rest."""


def paint_hand(scene: Scene) -> Canvas:
    """Draw the cards large, then the warehouse and the places of the reader's ships."""
    look = look_of(scene.view_of(View))
    view, w, names = look.opened(scene, View)
    assert view.viewer is not None
    seat = view.viewer
    canvas = Canvas.over(flat(WIDTH, HEIGHT, C["sand"]))
    canvas.put(rail(WIDTH - 2 * MARGIN), MARGIN, HEAD)
    head(canvas, scene, view, look, w, names)
    board = Board(canvas, view, w)
    store = warehouse_panel(view, w, seat, board)
    fleet = fleet_panel(view, w, seat, names[seat], look.badge(seat, 56), board)
    lower = row(Sized(store, STORE), fleet, gap=GUTTER, grow=1)
    page = column(Sized(hand_panel(view, w), height=HAND), lower, gap=GUTTER)
    page.lay(canvas, MARGIN, TOP, WIDTH - 2 * MARGIN, HEIGHT - MARGIN - TOP)
    return canvas
