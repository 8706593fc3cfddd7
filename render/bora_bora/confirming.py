"""Draw a turn that waits to be confirmed: what happens, in pictures and words; cost, gain, points after."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from bot.core import Seat
from bot.games.bora_bora.view import Bought, Drew, Got, Paid, Sent, View
from bot.text import Words
from render.bora_bora import marks
from render.bora_bora.marks import Bit, Kit, lay
from render.bora_bora.seat_panel import gained
from render.bora_bora.theme import PAPER
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED, GOLD, INK
from render.kit.text import fit_lines

PAD = 26
LINE = 66
"""Height of a line of pictures."""
FOOT = 96
"""Height of the points, and of a line of cost or gain."""


def confirm(
    canvas: Canvas, view: View, w: Words, names: Sequence[str], x: int, y: int, width: int, height: int,
    chosen: bool,
) -> None:  # fmt: skip
    """Draw the panel: what Confirm will make public. `chosen`: there is something to confirm."""
    panels.lay(canvas, x, y, width, height, PAPER, chosen)
    at = _text(canvas, w("bb-pic-confirm"), Style(40, 700), INK, x, y + 50, width, 46)
    at = _text(canvas, w("bb-pic-confirm-note"), Style(30, 600), FADED, x, at - 4, width, 36)
    canvas.rule(x + 20, x + width - 20, round(at - 12), PAPER.hair)
    seat = view.viewer
    if seat is None or marks.actor(view) != seat:
        return
    bottom = _foot(canvas, view, seat, x, y + height - 14, width)
    at += 34
    for bits in _wrapped(view, width - 2 * PAD):
        if at + LINE / 2 > bottom:
            return
        left = float(x + PAD)
        for bit in bits:
            left = lay(canvas, bit, left, at)
        at += LINE
    at += 2
    for one in view.told:
        lines, style = fit_lines(w.say(one, names), Style(32, 600), width - 2 * PAD, 3, (32, 30, 28))
        if at + 40 * (len(lines) - 1) + 20 > bottom:
            return
        for line in lines:
            canvas.middle(x + PAD, at, line, style)
            at += 40
        at += 10


def _text(
    canvas: Canvas,
    text: str,
    style: Style,
    ink: tuple[int, int, int],
    x: int,
    y: float,
    width: int,
    step: int,
) -> float:
    """Draw a text on at most two lines; returns the base of the next one."""
    lines, style = fit_lines(text, style, width - 2 * PAD, 2, (style.size, 36, 32, 30, 28))
    for line in lines:
        canvas.words(x + PAD, y, line, style, ink)
        y += step
    return y


def _wrapped(view: View, room: float) -> list[list[Bit]]:
    """The events in pictures, in as many lines as they need."""
    rows: list[list[Bit]] = [[]]
    used = 0.0
    for group in marks.groups(view):
        dot = Bit(text="·", gap=12)
        width = sum(bit.width for bit in group)
        if rows[-1] and used + dot.width + width > room:
            rows.append([])
            used = 0.0
        if rows[-1]:
            rows[-1].append(dot)
            used += dot.width
        rows[-1] += group
        used += width
    return [row for row in rows if row]


def _foot(canvas: Canvas, view: View, seat: Seat, x: int, bottom: int, width: int) -> float:
    """Draw cost, gain and the points before and after from the bottom up; returns the upper edge."""
    won = gained(view).get(seat, 0)
    after = view.players[seat].points
    kit = Kit(1.15)
    points = [kit.sym("points", 29, 14)]
    if won:
        points += [Bit(text=str(after - won), gap=12, size=48), Bit(text="→", gap=12, size=48)]
    rows = [*_amounts(view, seat, kit), points]
    top = bottom - FOOT * len(rows) - 8
    canvas.rule(x + 20, x + width - 20, round(top), PAPER.hair)
    for k, row in enumerate(rows):
        middle, left = top + 6 + FOOT * (k + 0.5), float(x + PAD)
        for bit in row:
            left = lay(canvas, bit, left, middle)
    style = Style(64, 800)
    text = Bit(text=str(after), size=64)
    wide = round(text.width) + 34
    canvas.put(panels.plate(wide, 78, PAPER.bright, GOLD, 10, 5), left, middle - 39)
    canvas.middle(left + wide / 2, middle, str(after), style, INK, "centre")
    return top


def _amounts(view: View, seat: Seat, kit: Kit) -> list[list[Bit]]:
    """What the turn costs, and what it brings besides points; rows without anything are left out."""
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    prices = {one.id: one.cost for one in chain(*view.jewelry, *(player.jewels for player in view.players))}
    for event in view.last:
        match event:
            case Got(who=who, what=what, count=count) if who == seat and what != "points":
                gain[what] = gain.get(what, 0) + count
            case Drew(who=who) if who == seat:
                gain["cards"] = gain.get("cards", 0) + 1
            case Paid(who=who, how="tile") if who == seat:
                cost["god-tile"] = cost.get("god-tile", 0) + 1
            case Paid(who=who, how=how) if who == seat:
                cost["cards"] = cost.get("cards", 0) + len(how)
                cost["offering"] = cost.get("offering", 0) + 1
            case Sent(who=who) if who == seat:
                cost[f"priest-{seat}"] = cost.get(f"priest-{seat}", 0) + 1
            case Bought(who=who, jewel=str(jewel)) if who == seat:
                cost["shell"] = cost.get("shell", 0) + prices.get(jewel, 0)
    rows = []
    for sign, found in (("−", cost), ("+", gain)):
        row: list[Bit] = []
        for name, count in found.items():
            row += [kit.text(f"{sign}{count}", 4), kit.sym(name, 25, 24)]
        if row:
            rows.append(row)
    return rows
