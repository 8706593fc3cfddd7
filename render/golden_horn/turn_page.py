"""Draw the private page: the chart with bright targets, the hand, the warehouse, the answers."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.games.golden_horn.view import View
from render.golden_horn.answers import answer, listed
from render.golden_horn.board import Board, look_of
from render.golden_horn.chart import ground
from render.golden_horn.draft import placed
from render.golden_horn.layout import HOLDINGS
from render.golden_horn.marks import actor, last_move, losses, ways
from render.golden_horn.private_panels import fleet_panel, hand_panel, holdings, warehouse_panel
from render.golden_horn.table import head, ribbon
from render.golden_horn.targets import mark, moving_ship, port_of, targets, veil
from render.golden_horn.theme import PAPER, C, rail
from render.kit.answers import answer_list
from render.kit.canvas import Canvas
from render.kit.confirm import confirm
from render.kit.flow import Sized, column, row
from render.kit.frames import GUTTER, HEAD, MARGIN, WIDTH, flat
from render.kit.marks import chosen
from render.kit.pill import addressed
from render.scene import Scene

HEIGHT: Final = 900
TOP: Final = HEAD + 32
HAND: Final = 352
STORE: Final = 580
"""Width of the warehouse; the ships have the rest."""


def paint_page(scene: Scene) -> Canvas:
    """Draw one question with its answers, or a draft that awaits confirmation."""
    look = look_of(scene.view_of(View))
    view, w, names = look.opened(scene, View)
    assert view.viewer is not None
    canvas = Canvas(ground(view.seats, view.route))
    board = Board(canvas, replace(view, marks=()) if scene.choices else view, w)
    kinds = {choice.move.kind for choice in scene.choices}
    if "load" in kinds:
        for choice in scene.choices:
            board.raised[port_of(view), choice.move.colour] = 9
    board.draw(bows=False)
    areas = targets(board, scene.choices)
    if areas:
        veil(canvas, board, areas, moving_ship(view))
        mark(board, areas, view)
    else:
        board.bows(board.boxes)
        ship = moving_ship(view)
        if ship is not None and not scene.choices:  # chosen, but not moved yet
            box = board.boxes[ship.id]
            canvas.put(chosen(box.width, box.height), box.x, box.y)
        if scene.chosen and not scene.choices and actor(view) == view.viewer:
            last_move(board, chosen=True)
    title = w("pic-trial" if scene.trial else "gh-pic-your-move")
    head(canvas, addressed(scene, "gh-pic-confirm"), view, look, w, names, title)
    ribbon(canvas, view, w, names)
    holdings(canvas, view, view.viewer, board, HOLDINGS)
    if scene.chosen and not scene.choices:
        own = actor(view) == view.viewer
        turn, area = placed(w, scene, names, *((ways(board), losses(board)) if own else ()))
        confirm(canvas, area, PAPER, w, turn)
    elif rows := listed(scene.choices):
        answer_list(
            canvas,
            board.layout.land,
            PAPER,
            lambda size: [answer(scene, choice, board, w, names, size) for choice in rows],
            snug=True,
        )
    return canvas


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
