"""Sample pictures with all pieces, grounds and states of the theme."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.core import Seat
from bot.games.bora_bora.printed import printed
from bot.games.bora_bora.validate import load
from bot.games.bora_bora.view import View
from render import specimens
from render.bora_bora.hand import paint_hand
from render.bora_bora.ledger import paint_ledger
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.seat_board import paint_board
from render.bora_bora.table import paint_table
from render.bora_bora.theme import GAME, C
from render.bora_bora.turn_page import paint_page
from render.kit import badges, marks, panels
from render.kit.canvas import Canvas
from render.kit.frames import flat, laurel
from render.scene import Scene

MOVES = {2: 276, 3: 341, 4: 412}
"""By seats: the number of moves after which all seats have huts, and most tiles have dice."""
_PRINTED = printed(load())
TASKS = tuple(_PRINTED.needs)


def sample(seats: int, viewer: Seat | None = None) -> View:
    """A position from the middle of a match that shows most pieces."""
    view = specimens.position(GAME, seats, MOVES[seats], viewer)
    assert isinstance(view, View)
    return view


def scene(seats: int, viewer: Seat | None = None, board_of: Seat | None = None) -> Scene:
    """That position as a scene."""
    names = specimens.LETTERS[:seats]
    return Scene(game=GAME, view=sample(seats, viewer), language="en", names=names, board_of=board_of)


def pictures() -> Iterator[Image.Image]:
    """Tables, the market, boards, a hand, a page."""
    for seats in (4, 3, 2):
        yield paint_table(scene(seats)).image
    yield paint_ledger(scene(4)).image
    for seat in range(4):
        yield paint_board(scene(4, board_of=seat), seat).image
    yield paint_hand(scene(4, 0)).image
    yield paint_page(scene(4, 1)).image


def samples() -> Iterator[Image.Image]:
    """All that the palette must contain: pictures, and every symbol on paper and on the sea."""
    yield from pictures()
    yield pieces(C["tapa"])
    yield pieces(C["lagoon"])


def pieces(ground: tuple[int, int, int]) -> Image.Image:
    """All symbols, tasks and cards on a ground."""
    canvas = Canvas(flat(1600, 1500, ground))
    for k, name in enumerate(symbols.DRAWINGS):
        x, y = 10 + k % 20 * 79, 10 + k // 20 * 150
        canvas.put(symbols.symbol(name, 34, True), x, y)
        canvas.put(symbols.symbol(name, 19), x, y + 80)
        canvas.put(symbols.faint(name, 14), x + 42, y + 84)
    for k, task in enumerate(TASKS):
        tiles.task(canvas, 10 + k % 15 * 105, 640 + k // 15 * 74, task, _PRINTED, 98, 66)
    for k, god in enumerate(("B", "W", "R", "G", "Y", "top")):
        canvas.put(tiles.god_card(god, 130, god != "top"), 10 + k * 150, 950)
    for seat in range(4):
        canvas.put(tiles.built(seat, 230, 110), 10 + seat * 250, 1150)
        canvas.put(tiles.building(seat, seat + 1, 80), 1010 + seat * 100, 950)
        canvas.put(badges.badge(GAME, seat, 72), 1010 + seat * 100, 1100)
        for face in range(1, 7):
            canvas.put(symbols.die(seat, face, 21), 10 + face * 52 + seat * 330, 1280)
    canvas.put(laurel(188), 1390, 1230)
    canvas.put(panels.tick(), 20, 1400)
    canvas.put(panels.hourglass(), 80, 1400)
    canvas.put(panels.pill_ground(300, 76), 140, 1390)
    canvas.put(marks.brackets(100, 80), 500, 1400)
    return canvas.image
