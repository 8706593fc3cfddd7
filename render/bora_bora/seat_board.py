"""Draw the public board of one seat."""

from __future__ import annotations

from bot.core import Seat
from bot.games.bora_bora.view import View
from bot.text import Words
from render.bora_bora import own_tasks, player_board
from render.bora_bora.head import phase, when
from render.bora_bora.layout import BAND, FIELD, GAP, LEFT, STORY
from render.bora_bora.marks import actor, change_strip, turns
from render.bora_bora.pieces import symbols
from render.bora_bora.seat_panel import dice, has_dice
from render.bora_bora.theme import LOOK, sea
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.flow import Sized, column, row
from render.kit.fonts import BODY, NAME
from render.kit.frames import HEAD, MARGIN, WIDTH
from render.kit.palette import FADED, INK
from render.kit.text import fit
from render.scene import Scene

STRIP = STORY
TOP = HEAD + STRIP + BAND + GAP
SPOTS = (948, 452)
"""Width and height of the panel of huts and persons."""
JEWELS = 372
LOWER = 224
FOOT = 92
HEIGHT = TOP + SPOTS[1] + LOWER + FOOT + 2 * GAP + LEFT


def paint_board(scene: Scene, seat: Seat) -> Canvas:
    """Draw huts, persons, ceremony area, buildings, things, jewelry, tasks and bonuses of a seat.

    The head of the seat that acted last also tells that turn.
    """
    view, w, names = LOOK.opened(scene, View)
    told = actor(view) == seat and bool(turns(view))
    top = TOP if told else TOP - STRIP
    canvas = sea(HEIGHT if told else HEIGHT - STRIP, HEAD + STRIP if told else HEAD)
    _head(canvas, view, w, seat, names[seat])
    if told:
        change_strip(canvas, view, names, MARGIN, HEAD + STRIP / 2 - 4, WIDTH - 2 * MARGIN)
    left = row(player_board.things(view, seat), Sized(player_board.jewels(view, seat, w), JEWELS), gap=GAP)
    tasks = own_tasks.tasks(view, seat, w)
    upper = row(Sized(player_board.spots(view, seat), *SPOTS), player_board.ceremony(view, seat), gap=GAP)
    lower = row(Sized(left, SPOTS[0], LOWER), tasks, gap=GAP)
    box = column(upper, lower, Sized(own_tasks.bonuses(view, seat, w), 0, FOOT), gap=GAP)
    box.lay(canvas, LEFT, top, FIELD, box.height)
    return canvas


def _head(canvas: Canvas, view: View, w: Words, seat: Seat, name: str) -> None:
    """Draw badge, name, points and remaining dice; round and phase at the right."""
    first, second = when(w, view), phase(w, view) if not view.over else ""
    right = float(WIDTH - MARGIN)
    middle = HEAD / 2 + 2
    canvas.words(right, 48 if second else 66, first, NAME.at(34), INK, "right")
    canvas.words(right, 86, second, BODY.at(34), FADED, "right")
    right -= max(fonts.width(first, NAME.at(34)), fonts.width(second, BODY.at(34))) + 48
    if has_dice(view, seat):
        right -= view.printed.dice * 58
        dice(canvas, view, seat, right, middle, 26)
        right -= 36
    points = str(view.players[seat].points)
    figures = NAME.at(64).bold(800)
    canvas.put(LOOK.badge(seat, 72), MARGIN, middle - 36)
    room = right - MARGIN - 88 - 120 - fonts.width(points, figures)
    text, style = fit(name, NAME, room, (52, 46, 40, 36, 34))
    at = MARGIN + 88 + canvas.middle(MARGIN + 88, middle, text, style) + 66
    canvas.centre(symbols.symbol("points", 34), at, middle)
    canvas.middle(at + 46, middle, points, figures)
