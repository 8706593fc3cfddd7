"""Draw what the table and the private pages share: head, shapes, torches, score column, point boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import Seat
from bot.games.pyramids.moves import WIDTH as GRID
from bot.games.pyramids.view import CardView, LastSeatView, PyramidsView, SheetView
from bot.text import Words
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import BODY, FIGURE, NAME, TITLE, Style
from render.kit.frames import BADGE, MARGIN, WIDTH, Pill, pill, title
from render.kit.palette import FADED, GOLD, GOLD_DARK, INK
from render.kit.shapes import box, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.kit.text import fit
from render.pyramids.pieces.cards import bonus, chip_ground, pyramid
from render.pyramids.pieces.signs import sign
from render.pyramids.pieces.symbols import symbol
from render.pyramids.pieces.wall import sun
from render.pyramids.theme import COLOURS, LOOK, ON_CARD, PAPER, C

SUN: Final = 250
"""Width of the winged sun in the head."""


def signed(points: int) -> str:
    """A number with its sign, using a real minus sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def figure(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


# --- Head --------------------------------------------------------------------------------------------------


def head(canvas: Canvas, w: Words, heading: str, view: PyramidsView, what: Pill | None) -> None:
    """Draw title, round, turn and the pill; also the winged sun if there is room between them."""
    sub = when(w, view)
    wide = fonts.width(heading, TITLE)
    left = WIDTH - MARGIN
    if what is not None:
        room = WIDTH - 2 * MARGIN - 70 - wide - fonts.width(sub, BODY.at(30))
        left = pill(canvas, LOOK, _bare(what, room), room=round(max(room, 560)))
    title(canvas, heading, sub, left - MARGIN - 30)
    end = MARGIN + 4 + wide + 30 + fonts.width(sub, BODY)
    if left - end > SUN + 56:
        piece = sun(SUN)
        canvas.put(piece, (end + left - SUN) / 2, 16)


def _bare(what: Pill, room: float) -> Pill:
    """The pill, without its names unless all fit in full; the seats show the same badges with names."""
    if len(what.who) < 2:
        return what
    need = 60 + fonts.width(what.lead, BODY) + 16
    need += sum(BADGE + 48 + fonts.width(name, NAME.at(28)) for _, name in what.who)
    if need <= room:
        return what
    return Pill(what.lead, tuple((seat, "") for seat, _ in what.who), what.say)


def when(w: Words, view: PyramidsView) -> str:
    """The round and turn as text, or that players choose their cards."""
    if not view.turn and view.round == 1:
        return w("py-pic-start")
    return w("py-pic-when", round=view.round, rounds=view.rounds, turn=view.turn, turns=view.turns)


# --- Shapes ------------------------------------------------------------------------------------------------


@sprite
def shape(cells: tuple[int, ...], size: int, state: str = "gold") -> Sprite:
    """A shape as blocks, centred in a box of `size`; "gold", or "used" (printed, without colour)."""
    s = Sketch(size, size, 4)
    columns = max(c % GRID for c in cells) + 1
    rows = max(c // GRID for c in cells) + 1
    most = max(columns, rows, 3)
    block = size / (most + 0.2) if size > 60 else size / (most + 0.1)
    x0, y0 = (size - columns * block) / 2, (size - rows * block) / 2
    gap = max(0.6, block * 0.03)
    for c in cells:
        x, y = x0 + c % GRID * block, y0 + c // GRID * block
        a, b = (x + gap, y + gap), (x + block - gap, y + block - gap)
        if state == "gold":
            edge, light, body, dark = (
                C["leaf_edge"],
                C["leaf_light"],
                C["leaf"],
                mix(C["leaf"], C["leaf_edge"], 0.4),
            )
        else:
            body = mix(PAPER.ground, C["joint"], 0.42)
            edge, light, dark = mix(PAPER.ground, C["joint"], 0.75), body, body
        rim = max(1.0, block * 0.045)
        s.polygon(rounded(*a, *b, block * 0.1, 3), edge)
        s.polygon(rounded(a[0] + rim, a[1] + rim, b[0] - rim, b[1] - rim, block * 0.07, 3), dark)
        bevel = block * 0.09 if block > 10 else 0
        s.polygon(box(a[0] + rim, a[1] + rim, b[0] - rim - bevel, b[1] - rim - bevel), light)
        s.polygon(box(a[0] + rim + bevel, a[1] + rim + bevel, b[0] - rim - bevel, b[1] - rim - bevel), body)
    return s.sprite()


@sprite
def shape_plate(size: int, current: bool = True) -> Sprite:
    """The paper of an expedition card."""
    s = Sketch(size, size, 12)
    s.polygon(rounded(1.5, 1.5, size - 1.5, size - 1.5, 8), C["bright"], C["joint"], 3)
    if current:
        s.polygon(rounded(7, 7, size - 7, size - 7, 4), None, mix(C["frieze"], C["joint"], 0.2), 2)
    return s.sprite(shadow=Shadow(0.24, 3, 3, 4))


@sprite
def current_well(width: int, height: int) -> Sprite:
    s = Sketch(width, height, 4)
    s.polygon(rounded(0, 0, width, height, 6), C["bright"], INK, 4)
    return s.sprite()


@sprite
def torch_disc(size: int, state: str) -> Sprite:
    """The torch of a round: "now" burns in a gold ring, "later" is printed pale, "past" is extinguished."""
    s = Sketch(size, size, 6)
    r = size / 2
    if state == "now":
        s.ellipse(r, r, r, fill=C["bright"], line=GOLD_DARK, width=2)
        s.ellipse(r, r, r - 1, line=GOLD, width=4)
    else:
        s.ellipse(r, r, r - 1, fill=PAPER.well, line=PAPER.hair, width=2)
    return s.sprite()


def torch_places(canvas: Canvas, view: PyramidsView, spots: Sequence[tuple[float, float]], size: int) -> None:
    """Draw the torches of the rounds on the expedition panel: past ones hatched, the current one alight."""
    for number, (x, y) in enumerate(spots, 1):
        state = (
            "now" if number == view.round and not view.over else "past" if number <= view.round else "later"
        )
        canvas.centre(torch_disc(size, state), x, y)
        torch(canvas, x, y, round(size * 0.72), state == "now", state == "past")


def torch(canvas: Canvas, x: float, y: float, size: int, lit: bool, gone: bool) -> None:
    canvas.centre(symbol("F", size, not lit), x, y)
    if gone and not lit:
        canvas.centre(_slash(size), x, y)


@sprite
def _slash(size: int) -> Sprite:
    """One stroke of hatching across the whole thing, to show that it is gone."""
    s = Sketch(size, size, 3)
    k = size * 0.16
    s.line([(k, size - k), (size - k, k)], mix(PAPER.ground, INK, 0.6), max(3, size * 0.075))
    return s.sprite()


# --- Score -------------------------------------------------------------------------------------------------


def skull_value(view: PyramidsView, skulls: int) -> int:
    return view.skull_values[skulls - 1] if skulls else 0


def gem_row(
    canvas: Canvas, x: float, middle: float, width: float, kind: str, text: str, change: int, size: int = 46,
    count: int | None = None, most: int = 42, after: str = "",
) -> None:  # fmt: skip
    """Draw a symbol and its number.

    A chip at the symbol shows `count`; one at the right shows `change` of the last turn. `after` is a
    faded remark behind the number.
    """
    empty = text == "0" and not count
    canvas.centre(symbol(kind, size, pale=empty), x + size / 2, middle)
    beside = panels.chip_width(str(count), 34) if count else 0
    told = panels.chip_width(signed(change), 34) + 8 if change else 0
    if size + beside + fonts.width(text, Style(most, 800)) + told > width:
        beside = 0  # the cost and what changed matter more: the count stands small at the symbol
    left = x + size + (beside - 2 if beside else 14 if count else 12)
    text, style = fit(text, Style(most, 800), x + width - left, (42, 40, 36, 34))
    wide = canvas.middle(left, middle, text, style, FADED if empty else INK)
    if after and left + wide + 10 + fonts.width(after, Style(34, 700)) <= x + width:
        wide += 10 + canvas.middle(left + wide + 10, middle + 2, after, Style(34, 700), FADED)
    if count:
        if beside:
            panels.chip(canvas, x + size + beside / 2 - 9, middle, str(count), 34)
        else:
            panels.chip(canvas, x + size - 10, middle + size * 0.32, str(count), 24)
    if change:
        figure_ = 34 if width > 150 else 30
        chip = panels.chip_width(signed(change), figure_)
        whole = (x, middle - size / 2, left + wide - x, size)
        right = x + width - chip / 2 + 4
        canvas.say(signed(change), whole, ((right, middle), (right, middle - 40)), figure_)


def score_column(
    canvas: Canvas, x: float, y: float, width: float, height: float, view: PyramidsView, seat: Seat
) -> None:
    """Draw gems, skulls with what they and the next one cost, torches by round, and own boxes.

    Chips show what changed last. Everything stands in one column, or in two if there is room.
    """
    player = view.players[seat]
    canvas.note("py-see-score", x - 6, y, width + 12, height)
    last = view.last.seats[seat] if view.last is not None else None
    double = width > 300
    wide = width / 2 - 12 if double else width
    step = min(66.0, height / (3 if double else 5))
    rows(canvas, x, y + step / 2, wide, step, view, player.sheet, last)
    if double:
        x, line = x + width / 2 + 12, y
    else:
        line = y + 3 * step
        canvas.rule(x, x + wide, line, PAPER.hair)
    size = round(min(54, step - 8, wide / view.rounds - 4))
    gap = (wide - view.rounds * size) / max(1, view.rounds - 1)
    spots = [(x + size / 2 + i * (size + gap), line + step / 2) for i in range(view.rounds)]
    torches(canvas, view, player.sheet, spots, size)
    if last is not None and last.torch and view.last is not None:
        at = spots[view.last.round - 1]
        whole = (at[0] - size / 2, at[1] - size / 2, size, size)
        beside = [(at[0] + side * (size + 24), at[1]) for side in (1, -1)]
        canvas.say(f"+{view.printed.torch}", whole, beside, 34)
    line += step
    canvas.rule(x, x + wide, line, PAPER.hair)
    boxes(canvas, x, line + 6, wide, y + height - line - 6, player.boxes)


def rows(
    canvas: Canvas, x: float, middle: float, width: float, step: float, view: PyramidsView, sheet: SheetView,
    last: LastSeatView | None,
) -> None:  # fmt: skip
    """Draw the rows of red gems, green gems and skulls, one below the other."""
    gem_row(canvas, x, middle, width, "R", str(sheet.red), last.red if last else 0)
    gem_row(canvas, x, middle + step, width, "G", str(sheet.green), last.green if last else 0)
    value = skull_value(view, sheet.skulls)
    before = skull_value(view, sheet.skulls - last.skulls) if last else value
    after = ""
    if sheet.skulls < len(view.skull_values) and not view.over and value == before:
        after = f"({signed(skull_value(view, sheet.skulls + 1) - value)})"
    low = middle + 2 * step
    gem_row(canvas, x, low, width, "S", figure(value), value - before, count=sheet.skulls, after=after)


def torches(
    canvas: Canvas, view: PyramidsView, sheet: SheetView, spots: Sequence[tuple[float, float]], size: int
) -> None:
    """Draw the four torches of a score card; those that were missed are hatched."""
    for number, (x, y) in enumerate(spots, 1):
        missed = number < view.round or (view.over and number == view.round)
        torch(canvas, x, y, size, number in sheet.torches, missed)


def boxes(
    canvas: Canvas, x: float, y: float, width: float, height: float, own: Sequence[tuple[str, int]]
) -> None:
    """Draw the point boxes of a seat: one chip per colour with its sum."""
    sums = {colour: sum(points for c, points in own if c == colour) for colour in COLOURS}
    held = [(colour, points) for colour, points in sums.items() if points]
    if not held:
        return
    if len(held) == 1:
        bonus(canvas, x, y, round(width), 44, *held[0])
        return
    if height > 150:
        for i, (colour, points) in enumerate(held):
            bonus(canvas, x, y + i * 52, round(width), 44, colour, points)
        return
    if len(held) == 2:
        for i, (colour, points) in enumerate(held):
            bonus(canvas, x + i * (width / 2 + 4), y, round(width / 2 - 4), 38, colour, points)
        return
    wide = round((width - 12) / 3)
    for i, (colour, points) in enumerate(held):  # no room side by side: the sign stands above the number
        left = x + i * (wide + 6)
        canvas.put(chip_ground(wide, 50, colour), left, y - 3)
        canvas.centre(sign(colour, 20), left + wide / 2, y + 11)
        canvas.middle(left + wide / 2, y + 34, str(points), Style(24, 800), ON_CARD[colour], "centre")


def pyramids(
    canvas: Canvas,
    x: float,
    middle: float,
    done: dict[str, int],
    worth: int,
    fresh: Sequence[CardView] = (),
    size: int = 52,
    step: int = 90,
) -> None:
    """Draw the finished cards by colour: a pyramid and its number.

    Cards of the last turn get a chip with their points, `worth` each.
    """
    for i, colour in enumerate(COLOURS):
        count = done.get(colour, 0)
        cx = x + i * step
        canvas.centre(pyramid(colour, size, bool(count)), cx + size / 2, middle)
        canvas.middle(
            cx + size + 4,
            middle + 4,
            str(count),
            Style(34 if size < 70 else 46, 800),
            INK if count else FADED,
        )
        new = sum(card.colour == colour for card in fresh)
        if new:
            canvas.say(f"+{worth * new}", (cx, middle - size / 2, step - 6, size), size=30)


def points(canvas: Canvas, w: Words, right: float, top: float, value: int, leads: bool) -> float:
    """Draw the points so far, right aligned; on a gold plaque for a leader. Returns the width."""
    text = figure(value)
    wide = fonts.width(text, FIGURE)
    plate = max(96.0, wide + 30)
    label, small = fit(w("py-pic-points"), Style(30, 600), plate + 30, (30,))
    if leads:
        canvas.put(panels.plaque(round(plate), 50), right - plate, top)
    canvas.middle(right - plate / 2, top + 25, text, FIGURE, INK, "centre")
    canvas.words(right - max(plate, fonts.width(label, small)) / 2, top + 80, label, small, FADED, "centre")
    return plate


def total(canvas: Canvas, right: float, middle: float, value: int, leads: bool) -> float:
    """Draw the points of a seat on the table, right aligned; on a gold plaque for a leader. The width."""
    text, style = figure(value), Style(54, 800)
    plate = round(max(86.0, fonts.width(text, style) + 26))
    if leads:
        canvas.put(panels.plaque(plate, 58), right - plate, middle - 29)
    canvas.middle(right - plate / 2, middle, text, style, INK, "centre")
    return plate


def leaders(view: PyramidsView) -> tuple[Seat, ...]:
    """The seats with the most points; none while all have the same."""
    found = [player.points for player in view.players]
    if len(set(found)) == 1:
        return ()
    return tuple(seat for seat, value in enumerate(found) if value == max(found))


def serials(done: Sequence[CardView]) -> str:
    """The numbers of the finished cards; the lowest number breaks a tie."""
    return " · ".join(str(serial) for serial in sorted(card.serial for card in done))
