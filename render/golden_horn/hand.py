"""Draw the picture of the direct message without a question: the reader's hand, warehouse and fleet."""

from __future__ import annotations

from bot.games.golden_horn.view import View
from render.golden_horn.board import CARGO, Board, look_of
from render.golden_horn.pieces.tokens import turned_mark
from render.golden_horn.private_panels import hand_panel, warehouse_panel
from render.golden_horn.table import head
from render.golden_horn.theme import PAPER, C, rail
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.fonts import BODY, NAME, Style
from render.kit.frames import GUTTER, HEAD, MARGIN, WIDTH, flat
from render.kit.palette import FADED, INK
from render.kit.text import fit
from render.scene import Scene

HEIGHT = 900
TOP = HEAD + 32
HAND = 352
LOWER = TOP + HAND + GUTTER
STORE = 580
"""Width of the warehouse; the ships have the rest."""


PORTS = ("V", "C", "M")


def paint_hand(scene: Scene) -> Canvas:
    """Draw the cards large, then the warehouse and the places of the reader's ships."""
    look = look_of(scene.view_of(View))
    view, w, names = look.opened(scene, View)
    assert view.viewer is not None
    seat = view.viewer
    canvas = Canvas(flat(WIDTH, HEIGHT, C["sand"]))
    canvas.put(rail(WIDTH - 2 * MARGIN), MARGIN, HEAD)
    head(canvas, scene, view, look, w, names)
    board = Board(canvas, view, w)
    hand_panel(canvas, view, w, MARGIN, WIDTH - 2 * MARGIN, TOP, HAND, card=172)
    height = HEIGHT - MARGIN - LOWER
    warehouse_panel(canvas, view, w, seat, MARGIN, STORE, board, LOWER, height)
    x, width = MARGIN + STORE + GUTTER, WIDTH - 2 * MARGIN - STORE - GUTTER
    canvas.put(panels.panel(width, height, PAPER), x, LOWER)
    canvas.put(look.badge(seat, 56), x + 24, LOWER + 14)
    text, style = fit(names[seat], NAME, width - 120, (36, 32, 28))
    canvas.words(x + 98, LOWER + 56, text, style)
    step = (width - 32) / 3
    for i, ship in enumerate(ship for ship in view.ships if ship.seat == seat):
        cx = x + 16 + step * (i + 0.5)
        size = 142
        canvas.put(board.sprite(ship, size), cx - size / 2, LOWER + 74)
        board.cargo(ship, cx, LOWER + 74 + size + 22, CARGO, step - 24)
        lines = [ship.id if ship.node in PORTS else f"{ship.id} · {ship.node or '–'}"]
        if ship.node in PORTS:
            lines.append(w(f"gh-port-{ship.node}"))
        if ship.direction:
            lines.append(w("gh-pic-heads", direction=ship.direction))
        for k, line in enumerate(lines):
            text, style = fit(line, BODY if k else Style(30, 700), step - 8, (30,))
            canvas.words(cx, LOWER + height - 22 - 33 * (2 - k), text, style, FADED if k else INK, "centre")
        if ship.reversed:
            canvas.centre(turned_mark(15), cx - size / 2 + 6, LOWER + 96)
    return canvas
