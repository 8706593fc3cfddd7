"""The board of one seat, as everybody may see it."""

from __future__ import annotations

from bot.core import Seat
from bot.games.bora_bora.view import View
from bot.text import words
from render.bora_bora import own, tiles
from render.bora_bora.head import phase, when
from render.bora_bora.layout import BAND, FIELD, GAP, LEFT, STORY
from render.bora_bora.look import LOOK, sea
from render.bora_bora.story import actor, story
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import BODY, NAME
from render.kit.frames import HEAD, MARGIN, WIDTH, shown
from render.kit.palette import FADED, INK
from render.kit.text import fit
from render.scene import Scene

STRIP = STORY
TOP = HEAD + STRIP + BAND + GAP
SPOTS = (948, 452)
"""Width and height of the panel of huts and persons."""
LOWER = 250
FOOT = 92
HEIGHT = TOP + SPOTS[1] + LOWER + FOOT + 2 * GAP + LEFT


def paint_board(scene: Scene, seat: Seat) -> Canvas:
    """Huts, persons, ceremony area, buildings, things, jewelry, tasks and bonuses of a seat."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    names = shown(scene.names, w)
    canvas = Canvas(sea(HEIGHT, HEAD + STRIP))
    first, second = when(w, view), phase(w, view) if not view.over else ""
    room = max(fonts.width(first, NAME.at(34)), fonts.width(second, BODY.at(28)))
    right = WIDTH - MARGIN
    canvas.words(right, 48, first, NAME.at(34), INK, "right")
    canvas.words(right, 86, second, BODY.at(28), FADED, "right")
    points = str(view.players[seat].points)
    canvas.put(LOOK.badge(seat, 72), MARGIN, 18)
    left = right - room - 60 - 76 - fonts.width(points, NAME.at(64).bold(800))
    text, style = fit(names[seat], NAME.at(52), left - MARGIN - 120, (52, 46, 40, 36, 32, 28))
    wide = canvas.middle(MARGIN + 88, 54, text, style)
    at = MARGIN + 88 + wide + 28
    tiles.points(canvas, at + 38, 54, "", 36)
    canvas.middle(at + 86, 54, points, NAME.at(64).bold(800))
    if actor(view) == seat:
        story(canvas, view, names, MARGIN, HEAD + STRIP / 2 - 4, WIDTH - 2 * MARGIN)
    y = TOP
    own.spots(canvas, view, seat, LEFT, y, *SPOTS)
    x = LEFT + SPOTS[0] + GAP
    own.ceremony(canvas, view, seat, w, x, y, FIELD - SPOTS[0] - GAP, SPOTS[1])
    y += SPOTS[1] + GAP
    jewels = 420
    own.things(canvas, view, seat, LEFT, y, SPOTS[0] - jewels - GAP, LOWER)
    own.jewels(canvas, view, seat, w, LEFT + SPOTS[0] - jewels, y, jewels, LOWER)
    own.tasks(canvas, view, seat, w, x, y, FIELD - SPOTS[0] - GAP, LOWER)
    own.bonuses(canvas, view, seat, w, LEFT, y + LOWER + GAP, FIELD, FOOT)
    return canvas
