"""Draw the seats beside the map in turn order, and the status track."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.core import Seat
from bot.games.bora_bora.view import View
from bot.text import Words
from render.bora_bora import counts
from render.bora_bora.layout import GAP
from render.bora_bora.pieces import symbols
from render.bora_bora.theme import LOOK, PAPER, C
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import NAME, Style
from render.kit.marks import dashes
from render.kit.palette import FADED, GOLD_DARK, INK
from render.kit.shapes import rounded
from render.kit.sketch import Sketch, Sprite, sprite
from render.kit.text import fit

POINTS = Style(58, 800)


def leaders(view: View) -> frozenset[Seat]:
    """The seats with the most points; none while all have the same."""
    points = [player.points for player in view.players]
    best = max(points)
    return frozenset() if min(points) == best else frozenset(s for s, p in enumerate(points) if p == best)


def seat_column(
    canvas: Canvas, view: View, names: Sequence[str], awaited: frozenset[Seat], x: int, y: int, width: int,
    height: int,
) -> None:  # fmt: skip
    """Draw all seats, the first in turn order at the top."""
    order = view.order or tuple(range(view.seats))
    each = (height - GAP * (view.seats - 1)) // view.seats
    for row, seat in enumerate([*order, *(s for s in range(view.seats) if s not in order)]):
        top = y + row * (each + GAP)
        seat_panel(canvas, view, seat, names[seat], seat in awaited, x, top, width, each)


def seat_panel(
    canvas: Canvas, view: View, seat: Seat, name: str, awaited: bool, x: int, y: int, width: int, height: int
) -> None:
    """Draw one seat: order, badge, name, dice; what it has; its points. A high panel has more rows."""
    player = view.players[seat]
    panels.lay(canvas, x, y, width, height, PAPER, awaited)
    canvas.note("bb-see-seat", x, y, width, height)
    shown = has_dice(view, seat) or bool(_used(view, seat))
    rows = 2 if height < 150 else 4 if height >= 230 and shown else 3
    pad = 12 if rows == 2 else 14
    step = (height - 2 * pad) / rows
    middles = [y + pad + step * (k + 0.5) for k in range(rows)]
    left = x + 16.0
    canvas.middle(left + 12, middles[0], str(player.order or "–"), Style(34, 800), FADED, "centre")
    left += 30
    size = 50 if rows == 2 else 54
    canvas.put(LOOK.badge(seat, size), left, middles[0] - size / 2)
    left += size + 12
    score = _score(canvas, view, seat, x + width - 16, y, height)
    die = 18 if rows == 2 else 23
    dice_room = view.printed.dice * (2 * die + 6) + 12 if shown and rows == 2 else 0
    text, style = fit(name, NAME, score - left - dice_room - 12, (36, 32, 28))
    canvas.middle(left, middles[0], text, style)
    if rows == 2:
        _spent(canvas, view, seat, score - dice_room + 4, middles[0], die)
    else:
        _spent(canvas, view, seat, x + 18, middles[-2] if rows == 4 else middles[-1], die)
    room = score - x - 30
    largest, most = (2, 84.0) if height < 230 else (1, 92.0)
    counts.row(canvas, counts.things(player, seat), x + 18, middles[1], room, largest, most)
    if rows == 4 or (rows == 3 and not shown):
        counts.row(canvas, counts.achieved(view, seat), x + 18, middles[-1], room, largest, most)


def _score(canvas: Canvas, view: View, seat: Seat, right: float, y: int, height: int) -> float:
    """Draw the points below their flower; returns the left edge. A leader's points have a gold field."""
    text = str(view.players[seat].points)
    wide = max(fonts.width("00", POINTS), fonts.width(text, POINTS)) + 16
    left, middle = right - wide, y + height / 2
    if seat in leaders(view):
        canvas.put(_lead(round(wide), 108), left, middle - 54)
    canvas.centre(symbols.symbol("points", 22), left + wide / 2, middle - 26)
    canvas.middle(left + wide / 2, middle + 25, text, POINTS, INK, "centre")
    return left


@sprite
def _lead(width: int, height: int) -> Sprite:
    s = Sketch(width, height, 4)
    s.polygon(rounded(1, 1, width - 1, height - 1, 14), C["heart"], GOLD_DARK, 2)
    return s.sprite()


def has_dice(view: View, seat: Seat) -> bool:
    """Whether dice matter now: some must be placed, or were placed in the current lap."""
    placed = any(owner == seat for tile in view.tiles for owner, _ in tile.dice)
    return bool(view.players[seat].dice) or (placed and view.phase == "A")


def _used(view: View, seat: Seat) -> tuple[str, ...]:
    """The kinds that the seat has used in its turn with men and women."""
    return view.pending.used if view.phase == "B" and view.turn == seat else ()


def _spent(canvas: Canvas, view: View, seat: Seat, x: float, middle: float, half: int) -> None:
    """Draw the remaining dice or, in the turn with men and women, the kinds that were used."""
    if has_dice(view, seat):
        dice(canvas, view, seat, x, middle, half)
        return
    for name in _used(view, seat)[:3]:
        canvas.put(symbols.symbol(symbols.kind(view.printed, name[1:]), half), x, middle - half)
        canvas.centre(panels.tick(10), x + 2 * half - 3, middle + half - 5)
        x += 2 * half + 8


def dice(canvas: Canvas, view: View, seat: Seat, x: float, middle: float, half: int) -> None:
    """Draw the remaining dice; dashed wells stand for those that lie on tiles."""
    held = view.players[seat].dice
    for k in range(view.printed.dice):
        left = x + k * (2 * half + 6)
        if k < len(held):
            canvas.put(symbols.die(seat, held[k], half), left, middle - half)
        else:
            canvas.put(die_well(half), left, middle - half)


@sprite
def die_well(half: int) -> Sprite:
    """The dashed place of a die that lies elsewhere."""
    s = Sketch(2 * half, 2 * half, 2)
    outline = rounded(2, 2, 2 * half - 2, 2 * half - 2, half * 0.4)
    for dash in dashes([*outline, outline[0]], 7, 6):
        s.line(dash, mix(PAPER.ground, C["bark"], 0.45), 2.4)
    return s.sprite()


# --- Status ------------------------------------------------------------------------------------------------

MARK = 37
"""Size of a marker on the track."""
TALL = 2
"""A stack of more markers than this reaches up to the heading."""


def status(canvas: Canvas, view: View, w: Words, x: int, y: int, width: int, height: int) -> None:
    """Draw the track: what each space is worth, and the markers stacked on it, the first on top."""
    panels.lay(canvas, x, y, width, height, PAPER)
    canvas.note("bb-see-status", x, y, width, height)
    step = (width - 28) / len(view.status)
    low = y + height - 62
    _title(canvas, view, w, x, y, width, step)
    worth = list(dict.fromkeys(space.points for space in view.status))
    for k, space in enumerate(view.status):
        left = x + 14 + k * step
        canvas.put(_cell(round(step) - 2, 46, bool(worth.index(space.points) % 2)), left + 1, low)
        canvas.middle(left + step / 2, low + 23, str(space.points), Style(28, 800), INK, "centre")
        high = low - 2 - MARK - y - 10
        gap = min(MARK - 1.0, high / max(1, len(space.stack) - 1))
        for up, seat in enumerate(reversed(space.stack)):
            canvas.put(LOOK.badge(seat, MARK), left + step / 2 - MARK / 2, low - MARK - 2 - up * gap)


def _title(canvas: Canvas, view: View, w: Words, x: int, y: int, width: int, step: float) -> None:
    """Draw the heading where no stack reaches it: in the widest gap between high stacks."""
    high = [k for k, space in enumerate(view.status) if len(space.stack) > TALL]
    edges = [-1, *high, len(view.status)]
    spans = [(b - a - 1, a + 1) for a, b in pairwise(edges)]
    cells, first = max(spans, key=lambda span: (span[0], -span[1]))
    left, room = x + 18 + first * step, cells * step - 16
    canvas.put(symbols.symbol("status", 19), left, y + 14)
    style = Style(30, 700)
    text = w("bb-pic-status")
    if fonts.width(text, style.at(28)) > room - 48:
        text = w("bb-pic-status-short")
    text, style = fit(text, style, room - 48, (30, 28))
    canvas.middle(left + 48, y + 34, text, style)


@sprite
def _cell(width: int, height: int, shaded: bool) -> Sprite:
    s = Sketch(width, height, 2)
    fill = mix(C["sun"], C["tapa"], 0.5) if shaded else C["tapa_light"]
    s.polygon(rounded(1, 1, width - 1, height - 1, 4), fill, mix(C["bark"], C["tapa"], 0.3), 2)
    return s.sprite()
