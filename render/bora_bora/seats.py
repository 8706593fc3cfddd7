"""The seats beside the map in turn order, and the status track."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Seat
from bot.games.bora_bora.view import PlayerView, View
from bot.text import Words
from render.bora_bora import symbols
from render.bora_bora.layout import GAP
from render.bora_bora.look import DEEP, LOOK, PAPER, C
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import NAME, Style
from render.kit.palette import FADED, GOLD_DARK, INK
from render.kit.shapes import rounded
from render.kit.sketch import Sketch, Sprite, sprite
from render.kit.text import fit

DICE = 3


def leaders(view: View) -> frozenset[Seat]:
    """Who has the most points, once anybody has more than another."""
    points = [player.points for player in view.players]
    best = max(points)
    return frozenset() if min(points) == best else frozenset(s for s, p in enumerate(points) if p == best)


def seat_column(
    canvas: Canvas,
    view: View,
    w: Words,
    names: Sequence[str],
    awaited: frozenset[Seat],
    x: int,
    y: int,
    width: int,
    height: int,
) -> None:
    """All seats, first in order on top."""
    order = view.order or tuple(range(view.seats))
    each = (height - GAP * (view.seats - 1)) // view.seats
    for row, seat in enumerate([*order, *(s for s in range(view.seats) if s not in order)]):
        seat_panel(
            canvas, view, w, seat, names[seat], seat in awaited, x, y + row * (each + GAP), width, each
        )


def seat_panel(
    canvas: Canvas,
    view: View,
    w: Words,
    seat: Seat,
    name: str,
    awaited: bool,
    x: int,
    y: int,
    width: int,
    height: int,
) -> None:
    """One seat: order, badge, name, dice; what it has; its points."""
    player = view.players[seat]
    panels.lay(canvas, x, y, width, height, PAPER, awaited)
    tall = height > 150
    upper = y + (height * 0.3 if not tall else 46 + (height - 180) * 0.12)
    left = x + 16.0
    number = str(player.order or "–")
    canvas.middle(left + 14, upper, number, Style(34, 800), FADED, "centre")
    left += 34
    size = 50 if not tall else 56
    canvas.put(LOOK.badge(seat, size), left, upper - size / 2)
    left += size + 12
    score = _score(canvas, view, seat, x + width - 16, y + height / 2 if not tall else upper + 6)
    die = 19 if not tall else 23
    dice_room = DICE * (2 * die + 7)
    text, style = fit(name, NAME, score - left - dice_room - 24, (36, 32, 28))
    canvas.middle(left, upper, text, style)
    dice(canvas, view, seat, score - dice_room - 4, upper, die)
    lower = y + (height * 0.72 if not tall else min(height - 40, 46 + 82) + (height - 180) * 0.12)
    counts(canvas, player, seat, x + 18, lower, (score - x - 24 if not tall else width - 36))
    if height > 230:
        extra(canvas, view, player, seat, x + 18, y + height - 46, width - 36)


def _score(canvas: Canvas, view: View, seat: Seat, right: float, middle: float) -> float:
    """Points with their flower; returns the left edge. The leader's stand in a golden field."""
    text = str(view.players[seat].points)
    style = Style(58, 800)
    wide = max(fonts.width("00", style), fonts.width(text, style))
    left = right - wide - 56
    if seat in leaders(view):
        canvas.put(_lead(round(right - left) + 12, 68), left - 6, middle - 34)
    canvas.put(symbols.symbol("points", 25), left, middle - 25)
    canvas.middle(right - 2, middle, text, style, INK, "right")
    return left - 12


@sprite
def _lead(width: int, height: int) -> Sprite:
    s = Sketch(width, height, 4)
    s.polygon(rounded(1, 1, width - 1, height - 1, 14), C["heart"], GOLD_DARK, 2)
    return s.sprite()


def dice(canvas: Canvas, view: View, seat: Seat, x: float, middle: float, half: int) -> None:
    """Dice that are left; dashed wells for those that lie on tiles."""
    held = view.players[seat].dice
    placed = sum(owner == seat for tile in view.tiles for owner, _ in tile.dice)
    if not held and not (placed and view.phase == "A"):
        return
    for k in range(DICE):
        left = x + k * (2 * half + 7)
        if k < len(held):
            canvas.put(symbols.die(seat, held[k], half), left, middle - half)
        else:
            canvas.put(die_well(half), left, middle - half)


@sprite
def die_well(half: int) -> Sprite:
    """A die that is not here."""
    from render.kit.marks import dashes

    s = Sketch(2 * half, 2 * half, 2)
    outline = rounded(2, 2, 2 * half - 2, 2 * half - 2, half * 0.4)
    for dash in dashes([*outline, outline[0]], 7, 6):
        s.line(dash, mix(PAPER.ground, C["bark"], 0.45), 2.4)
    return s.sprite()


def counts(canvas: Canvas, player: PlayerView, seat: Seat, x: float, middle: float, room: float) -> None:
    """Offerings, shells, god cards, god tiles, priests, each with its number."""
    row = (
        ("offering", player.offerings),
        ("shell", player.shells),
        ("cards", player.cards),
        ("god-tile", player.god_tiles),
        (f"priest-{seat}", player.priests),
    )
    step = min(112.0, room / len(row))
    for k, (name, number) in enumerate(row):
        left = x + k * step
        piece = symbols.symbol(name, 19) if number else symbols.faint(name, 19)
        canvas.put(piece, left, middle - 19)
        canvas.middle(left + 43, middle, str(number), Style(36, 800), INK if number else FADED)


def extra(
    canvas: Canvas, view: View, player: PlayerView, seat: Seat, x: float, middle: float, room: float
) -> None:
    """Where there is room: persons, buildings, jewelry, tasks, regions."""
    persons = sum(spot.person is not None for spot in player.spots)
    row = (
        ("people", persons),
        (f"building-{seat}", 6 - len(player.buildings)),
        ("jewel", len(player.jewels)),
        ("task", len(player.done)),
        (f"hut-{seat}", len(player.regions)),
    )
    step = min(112.0, room / len(row))
    for k, (name, number) in enumerate(row):
        left = x + k * step
        canvas.put(symbols.symbol(name, 19) if number else symbols.faint(name, 19), left, middle - 19)
        canvas.middle(left + 43, middle, str(number), Style(36, 800), INK if number else FADED)


# --- Status ------------------------------------------------------------------------------------------------


def status(canvas: Canvas, view: View, w: Words, x: int, y: int, width: int, height: int) -> None:
    """The track: what each space is worth, markers stacked on it, the first on top."""
    panels.lay(canvas, x, y, width, height, PAPER)
    step = (width - 28) / len(view.status)
    clear = x + 14 + round(step) + 14  # the stack on space 0 has the whole height
    canvas.put(symbols.symbol("status", 19), clear, y + 14)
    text, style = fit(w("bb-pic-status"), Style(30, 700), x + width - clear - 64, (30, 28))
    canvas.middle(clear + 48, y + 34, text, style)
    low = y + height - 62
    for k, space in enumerate(view.status):
        left = x + 14 + k * step
        shade = space.points and len({s.points for s in view.status[: k + 1]}) % 2 == 0
        canvas.put(_cell(round(step) - 2, 46, bool(shade)), left + 1, low)
        canvas.middle(left + step / 2, low + 23, str(space.points), Style(28, 800), INK, "centre")
        size = 37
        high = low - 2 - size - y - (10 if k == 0 else 58)
        gap = min(size - 2.0, high / max(1, len(space.stack) - 1))
        for up, seat in enumerate(reversed(space.stack)):
            canvas.put(LOOK.badge(seat, size), left + step / 2 - size / 2, low - size - 2 - up * gap)


@sprite
def _cell(width: int, height: int, shaded: bool) -> Sprite:
    s = Sketch(width, height, 2)
    fill = mix(C["sun"], C["tapa"], 0.5) if shaded else C["tapa_light"]
    s.polygon(rounded(1, 1, width - 1, height - 1, 4), fill, mix(C["bark"], C["tapa"], 0.3), 2)
    return s.sprite()


__all__ = ["DEEP", "counts", "dice", "leaders", "seat_column", "seat_panel", "status"]
