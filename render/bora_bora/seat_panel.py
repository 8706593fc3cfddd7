"""Draw a seat in its corner of the table: large name and points, remaining dice, belongings."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Seat
from bot.games.bora_bora.building import Built
from bot.games.bora_bora.ending import EndedGame
from bot.games.bora_bora.expanding import Fished
from bot.games.bora_bora.gains import Got
from bot.games.bora_bora.placing import Placed
from bot.games.bora_bora.resolving import Resolved
from bot.games.bora_bora.status import Ranked
from bot.games.bora_bora.temple import Prayed
from bot.games.bora_bora.view import View
from render.bora_bora import counts
from render.bora_bora.pieces import symbols
from render.bora_bora.theme import LOOK, PAPER, C
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import NAME, Style
from render.kit.marks import dashes
from render.kit.names import broken
from render.kit.palette import FADED, GOLD_DARK, INK
from render.kit.seats import leading
from render.kit.shapes import rounded
from render.kit.sketch import Sketch, Sprite, sprite
from render.kit.text import fit, wrap

POINTS = Style(64, 800)
NAMES = (46, 42, 38, 34)
BELOW = 34
"""Size of a name on two lines; ten of the widest letters have room."""


def leaders(view: View) -> frozenset[Seat]:
    """The seats with the most points; none while all have the same."""
    return leading(player.points for player in view.players)


def gained(view: View) -> dict[Seat, int]:
    """The points that each seat got in the last turn, or in the step of Phase C that was just scored."""
    gained_by: dict[Seat, int] = {}
    for event in view.marks:
        match event:
            case Placed(who=who, action="F"):
                gained_by[who] = gained_by.get(who, 0) + view.printed.fishing
            case Got(who=who, what="points", count=points):
                gained_by[who] = gained_by.get(who, 0) + points
            case Fished(who=who, points=points) | Built(who=who, points=points):
                gained_by[who] = gained_by.get(who, 0) + points
            case Resolved(who=who, points=points):
                gained_by[who] = gained_by.get(who, 0) + points
            case Ranked(points=row) | Prayed(points=row) | EndedGame(points=row):
                for who, points in enumerate(row):
                    gained_by[who] = gained_by.get(who, 0) + points
    return {seat: points for seat, points in gained_by.items() if points}


def seat_panel(
    canvas: Canvas, view: View, seat: Seat, name: str, awaited: bool, x: int, y: int, width: int, height: int
) -> None:
    """Draw one seat: place in the turn order, badge, name, points; remaining dice; belongings."""
    player = view.players[seat]
    panels.lay(canvas, x, y, width, height, PAPER, awaited)
    canvas.note("bb-see-seat", x, y, width, height)
    upper, middle, low = y + 37, y + 90, y + height - 29
    score = _score(canvas, view, seat, x + width - 12, y + 7, height - 58)
    left = x + 14.0
    left += max(24.0, canvas.middle(left, upper, str(player.order or "–"), Style(42, 800), FADED)) + 8
    canvas.put(LOOK.badge(seat, 56), left, upper - 28)
    draw_name(canvas, name, left + 66, upper, score - left - 72, NAMES, BELOW)
    half = 22
    _spent(canvas, view, seat, x + 18, middle, half)
    counts.row(
        canvas, counts.things(player, seat), x + 22, low, width - 40, 1, 106, counts.changed(view, seat)
    )
    canvas.keep(x, low - 16, width, 36)


def draw_name(
    canvas: Canvas,
    name: str,
    x: float,
    middle: float,
    room: float,
    sizes: tuple[int, ...],
    small: int,
    pitch: float = 33.5,
) -> None:
    """Draw a name in the first of `sizes` in which it fits; otherwise on two lines of the size `small`,
    `pitch` px apart. A single word is broken."""
    text, style = fit(name, NAME, room, sizes)
    if text == name:
        canvas.middle(x, middle, text, style)
        return
    style = NAME.at(small)
    lines = wrap(name, style, room, 2)
    if len(lines) < 2:
        lines = broken(name, style, room)
    canvas.lines(x, middle - 1, lines, style, apart=pitch)


def _score(canvas: Canvas, view: View, seat: Seat, right: float, y: int, height: int) -> float:
    """Draw the points above their flower; returns the left edge. A leader's points have a gold field.

    The place of the flower is reserved for a chip with the gain.
    """
    text = str(view.players[seat].points)
    number = max(fonts.width("00", POINTS), fonts.width(text, POINTS))
    wide = round(number) + 22
    left, upper, low = right - wide, y + 29, y + 82
    if seat in leaders(view):
        canvas.put(lead(wide, height), left, y)
    won = gained(view).get(seat)
    if won:
        about = (left, upper - 24, float(wide), 48.0)
        canvas.say(f"+{won}", about, ((left + wide / 2, low),), 34)
    else:
        canvas.centre(symbols.symbol("points", 22), left + wide / 2, low)
    canvas.middle(left + wide / 2, upper, text, POINTS, INK, "centre")
    return left


@sprite
def lead(width: int, height: int) -> Sprite:
    """The gold field of the points of those who lead."""
    s = Sketch(width, height, 4)
    s.polygon(rounded(1, 1, width - 1, height - 1, 14), C["heart"], GOLD_DARK, 3)
    return s.sprite()


def has_dice(view: View, seat: Seat) -> bool:
    """Whether dice matter now: some must be placed, or were placed in the current lap."""
    placed = any(owner == seat for tile in view.tiles for owner, _ in tile.dice)
    return bool(view.players[seat].dice) or (placed and view.phase == "A")


def _used(view: View, seat: Seat) -> Sequence[str]:
    """The kinds that the seat has used in its turn with men and women."""
    return view.pending.used if view.phase == "B" and view.turn == seat else ()


def _spent(canvas: Canvas, view: View, seat: Seat, x: float, middle: float, half: int) -> None:
    """Draw the remaining dice or, in the turn with men and women, the kinds that were used."""
    if has_dice(view, seat):
        dice(canvas, view, seat, x, middle, half, True)
        return
    for name in _used(view, seat)[:3]:
        canvas.put(symbols.symbol(symbols.kind(view.printed, name[1:]), half), x, middle - half)
        canvas.centre(panels.tick(11), x + 2 * half - 3, middle + half - 5)
        x += 2 * half + 8


def dice(
    canvas: Canvas, view: View, seat: Seat, x: float, middle: float, half: int, last: bool = False
) -> None:
    """Draw the remaining dice; dashed wells stand for those that lie on tiles.

    `last`: the well of a die that was placed in the last turn is the ghost of the move.
    """
    held = view.players[seat].dice
    left_now = last and any(isinstance(event, Placed) and event.who == seat for event in view.marks)
    for k in range(view.printed.dice):
        left = x + k * (2 * half + 6)
        if k < len(held):
            canvas.put(symbols.die(seat, held[k], half), left, middle - half)
        elif k == len(held) and left_now:
            canvas.put(
                marks.ghost(2 * half - 8, 2 * half - 8, round(half * 0.3)), left + 4, middle - half + 4
            )
        else:
            canvas.put(die_well(half), left, middle - half)


@sprite
def die_well(half: int) -> Sprite:
    """The dashed place of a die that is on a tile."""
    s = Sketch(2 * half, 2 * half, 2)
    outline = rounded(2, 2, 2 * half - 2, 2 * half - 2, half * 0.4)
    for dash in dashes([*outline, outline[0]], 7, 6):
        s.line(dash, mix(PAPER.ground, C["bark"], 0.45), 2.4)
    return s.sprite()
