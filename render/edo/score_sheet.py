"""Draw the score sheet: a row for each source of points, a column for each player, in a landscape picture.

What brought the points stands in the cells as pictures: the house in Edo, buildings, money, samurai.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.core import Seat, Value
from bot.games.edo.view import EdoView
from bot.text import Words, words
from render.edo.background import sheet_ground
from render.edo.ledger_parts import wrapped
from render.edo.pieces import buildings, lands, people
from render.edo.pieces.goods import points, symbol
from render.edo.seat_names import APART, lines_of
from render.edo.table import sealed
from render.edo.theme import LOOK, PAPER, C
from render.kit import fonts, frames, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import DISPLAY, NAME, Style
from render.kit.frames import GUTTER, HEAD, MARGIN, WIDTH, laurel
from render.kit.palette import FADED, GOLD, INK, IVORY
from render.kit.sketch import Sprite
from render.kit.text import fit, fit_lines
from render.scene import Sheet

HEIGHT: Final = 1018
"""The picture fills the box of a single picture in Discord."""
TOP: Final = HEAD + 30
BOTTOM: Final = HEIGHT - 20
CROWN: Final = 204
"""Height of the upper part of a column: badge, total and name."""
LABEL: Final = Style(34, 600)
LABELS: Final = (320, 420)
"""The least and the most width of the column with the names of the rows."""
SIGN: Final = 58
"""Room for the picture before a name."""
VALUE: Final = Style(44, 800)
HAVE: Final = Style(34, 800)
"""How many there are of what brings points."""
LINE: Final = 35
"""Distance of the lines of words."""
RULE: Final = 50
"""Height of the line that says for how many there is a point."""
BEHIND: Final = "edo-item-no-house"
"""The item of those who have no house in Edo while somebody has one."""
EDO, BUILT = "edo", "built"
"""The rows that are no items."""
LEAST: Final = {EDO: 112, BUILT: 96}
TOLD: Final = 4 * LINE + 12
"""Height of the words for those who have no house in Edo."""
MORE: Final = 120
"""The most that a row gets beyond its least height."""


@dataclass(frozen=True)
class Row:
    """A row: an item of the score or one of pictures, its name in lines, its upper edge and height."""

    key: str
    name: tuple[str, ...]
    top: float
    high: float


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw the rows of the score and the columns of the players in order of rank. The total of those whom no
    house in Edo ranks behind is struck out."""
    view: EdoView = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    canvas = Canvas(sheet_ground(HEIGHT))
    names = _head(canvas, scene, w)
    keys = frames.item_keys(scene.score)
    figures = view.printed.figures()
    widest = max(fonts.width(w(key, **figures), LABEL) for key in keys) + SIGN + 48
    wide = round(min(max(widest, LABELS[0]), LABELS[1]))
    places = scene.score.places
    void = any(BEHIND in dict(place.items) for place in places)
    house = void or any(player.house_in_edo for player in view.players)
    rows = _rows([*([EDO] if house else []), BUILT, *keys], w, figures, wide, TOLD * void)
    bottom = round(rows[-1].top + rows[-1].high) + 12
    _labels(canvas, view, rows, wide, bottom)
    order = sorted(range(len(places)), key=lambda seat: (places[seat].rank, seat))
    room = WIDTH - 2 * MARGIN - wide - GUTTER
    gutter = GUTTER if len(order) < 4 else 14
    each = (room - gutter * (len(order) - 1)) / len(order)
    for at, seat in enumerate(order):
        x = round(MARGIN + wide + GUTTER + at * (each + gutter))
        _column(canvas, scene, w, seat, names[seat], rows, (x, int(each)), bottom)
    return canvas


def built(view: EdoView, seat: Seat) -> dict[str, int]:
    """How many buildings of each kind a seat has built."""
    found = {"house": 0, "post": 0, "stronghold": 0, "temple": 0}
    for space in view.spaces:
        found["temple"] += space.temple == seat
        if space.city is not None:
            found["stronghold"] += space.city.stronghold == seat
            for one in space.city.row:
                found["post" if one.post else "house"] += one.seat == seat
    return found


def _head(canvas: Canvas, scene: Sheet, w: Words) -> tuple[str, ...]:
    """Draw title and winner; returns the names as they can be drawn."""
    names = frames.shown(scene.names, w, LOOK)
    sub = w("pic-final", rounds=scene.view.round)
    what = frames.result_pill(w, names, scene.score)
    named = sealed(canvas, w)
    left = frames.pill(canvas, LOOK, what, room=round(max(560, WIDTH - 2 * MARGIN - 60 - named)))
    x = MARGIN + named + 24
    lines = wrapped(sub, left - 30 - x, HEAD, LABEL)
    for i, line in enumerate(lines):
        canvas.middle(x, HEAD / 2 + 10 + (i - (len(lines) - 1) / 2) * LINE, line, LABEL, FADED)
    canvas.put(LOOK.rail(WIDTH - 2 * MARGIN), MARGIN, HEAD)
    return names


def _rows(keys: Sequence[str], w: Words, figures: Mapping[str, Value], wide: int, told: int) -> list[Row]:
    """The rows with their heights: all as high as fits the picture, those with two lines of words higher.
    `told`: what the row of houses in Edo needs for words."""
    names = {key: wrapped(w(key, **figures), wide - SIGN - 46, 99, LABEL) for key in keys if key not in LEAST}
    least = [LEAST.get(key) or len(names[key]) * LINE + (RULE if _rule(key) else 0) + 12 for key in keys]
    room = BOTTOM - TOP - CROWN - 24
    more = max(0.0, min((room - sum(least)) / len(keys), MORE))
    found, top = [], float(TOP + CROWN)
    for key, high in zip(keys, least, strict=True):
        found.append(Row(key, names.get(key, ()), top, high + more))
        top += high + more
    return found


def _rule(key: str) -> bool:
    """Whether an item gives a point for a number of things."""
    return key in ("edo-item-ryo", "edo-item-samurai", "edo-item-ronin")


def _thing(key: str, seat: Seat, half: int) -> Sprite:
    """The picture of what an item counts."""
    match key:
        case "edo-item-samurai":
            return people.samurai(seat, half, False)
        case "edo-item-ronin":
            return people.ronin(0, half, False)
        case "edo-item-ryo":
            return symbol("ryo", half)
    return symbol("seal", half)


def _count(view: EdoView, key: str, seat: Seat) -> int | None:
    """How many of what an item counts a seat has; None for points themselves."""
    player = view.players[seat]
    match key:
        case "edo-item-samurai":
            return len(player.samurai)
        case "edo-item-ronin":
            return player.markers
        case "edo-item-ryo":
            return player.goods.ryo
    return None


# --- Names of the rows -------------------------------------------------------------------------------------


def _labels(canvas: Canvas, view: EdoView, rows: Sequence[Row], wide: int, bottom: int) -> None:
    """Draw the names of the rows, each with its picture, and for how many there is a point."""
    left, top = MARGIN, TOP + CROWN - 14
    canvas.put(panels.panel(wide, bottom - top, PAPER), left, top)
    for i, row in enumerate(rows):
        _stripe(canvas, left, wide, row, i, PAPER.ground)
        middle = row.top + row.high / 2
        if row.key == EDO:
            at = left + wide / 2
            canvas.centre(lands.capital(132, 90, 28, 5), at - 78, middle)
            canvas.centre(buildings.house(buildings.PLAIN, 28), at - 78, middle + 13)
            canvas.centre(symbol("arrow", 18), at + 18, middle)
            canvas.centre(laurel(86), at + 88, middle)
            continue
        if row.key == BUILT:
            pieces = [buildings.building(one, buildings.PLAIN, 26) for one in _kinds(view)]
            step = min(72.0, (wide - 40) / len(pieces))
            for k, piece in enumerate(pieces):
                canvas.centre(piece, left + 22 + step * (k + 0.5), middle)
            continue
        canvas.centre(_thing(row.key, -1, 24), left + 20 + SIGN / 2, middle)
        x, ruled = left + 28 + SIGN, _rule(row.key)
        start = middle - (RULE / 2 if ruled else 0) - (len(row.name) - 1) * LINE / 2
        for k, line in enumerate(row.name):
            canvas.middle(x, start + k * LINE, line, LABEL)
        if ruled:
            _points(canvas, view, row.key, x, start + len(row.name) * LINE + 8)


def _points(canvas: Canvas, view: EdoView, key: str, x: float, middle: float) -> None:
    """Draw for how many things there is a point."""
    printed = view.printed
    needs = {"edo-item-ryo": printed.ryo_a_point, "edo-item-samurai": printed.samurai_a_point}.get(key, 1)
    x += canvas.middle(x, middle, str(needs), HAVE) + 5
    canvas.centre(_thing(key, -1, 17), x + 17, middle)
    canvas.centre(symbol("arrow", 14), x + 58, middle)
    points(canvas, x + 104, middle, 1, 48)


def _kinds(view: EdoView) -> list[str]:
    """The kinds of buildings of a match."""
    return ["house", "post", "stronghold", *(["temple"] if view.temples else [])]


def _stripe(canvas: Canvas, x: int, wide: int, row: Row, i: int, ground: tuple[int, int, int]) -> None:
    """Tint every other row, so that the eye keeps it."""
    if i % 2 == 0:
        canvas.fill(x + 12, row.top, x + wide - 12, row.top + row.high, mix(ground, PAPER.frame, 0.08))


# --- Columns -----------------------------------------------------------------------------------------------


def _column(
    canvas: Canvas,
    scene: Sheet,
    w: Words,
    seat: Seat,
    name: str,
    rows: Sequence[Row],
    box: tuple[int, int],
    bottom: int,
) -> None:
    """Draw the column of a player: total and name, what was built, points by source."""
    x, wide = box
    view: EdoView = scene.view  # type: ignore[assignment]
    place = scene.score.places[seat]
    items = dict(place.items)
    first = place.rank == 1
    canvas.put(panels.panel(wide, bottom - TOP, PAPER, first), x, TOP)
    for i, row in enumerate(rows):
        _stripe(canvas, x, wide, row, i, PAPER.bright if first else PAPER.ground)
        middle = row.top + row.high / 2
        if row.key == EDO:
            _house(canvas, w, seat, BEHIND not in items, x, wide, row)
        elif row.key == BUILT:
            _buildings(canvas, view, seat, x, wide, row)
        else:
            value = items.get(row.key, 0)
            ink = INK if value else mix(PAPER.ground, FADED, 0.6)
            style = VALUE.at(60 if wide > 240 else 54)
            canvas.middle(x + wide - 20, middle, str(value), style, ink, "right")
            count = _count(view, row.key, seat)
            if count is None:
                continue
            half = 30 if wide > 240 else 22 if wide > 200 else 18
            have = HAVE.at(40) if wide > 240 else HAVE
            canvas.centre(_thing(row.key, seat, half), x + 16 + half, middle)
            canvas.middle(x + 2 * half + 22, middle, str(count), have, FADED)
    _crown(canvas, scene, seat, name, x, wide, BEHIND in items)


def _crown(canvas: Canvas, scene: Sheet, seat: Seat, name: str, x: int, wide: int, behind: bool) -> None:
    """Draw rank, badge and total of a player, and the name below; the total struck out if it does not win."""
    place = scene.score.places[seat]
    first = place.rank == 1
    size, gap = (84, 24) if wide > 300 else (70, 16)
    total, style = fit(str(place.total), DISPLAY, wide - size - gap - 30, (84, 76, 68, 60, 54))
    used = fonts.width(total, style)
    left = x + (wide - size - gap - used) / 2 + 4
    if first:
        canvas.centre(laurel(size + 40), left + size / 2 - 8, TOP + 78)
    canvas.centre(
        LOOK.badge(seat, size - (16 if first else 0)), left + size / 2 - (8 if first else 0), TOP + 74
    )
    at = left + size + gap + (8 if first else 0)
    ink = FADED if behind else INK
    canvas.middle(at, TOP + 74, total, style, ink)
    if behind:
        canvas.fill(at - 8, TOP + 72, at + used + 8, TOP + 77, ink)
    canvas.centre(panels.disc(23, GOLD if first else INK, INK if first else IVORY), x + 14, TOP + 12)
    canvas.middle(x + 14, TOP + 12, str(place.rank), HAVE, INK if first else IVORY, "centre")
    lines, high = lines_of(name, wide - 30)
    for i, line in enumerate(lines):
        middle = TOP + 170 + (i - (len(lines) - 1) / 2) * APART
        canvas.middle(x + wide / 2, middle, line, NAME.at(high), INK, "centre")


def _house(canvas: Canvas, w: Words, seat: Seat, has: bool, x: int, wide: int, row: Row) -> None:
    """Draw the house in Edo, or that there is none."""
    middle = row.top + row.high / 2
    if has:
        canvas.centre(buildings.house(seat, 40), x + wide / 2 - 16, middle)
        canvas.centre(panels.tick(20), x + wide / 2 + 44, middle)
        return
    lines = fit_lines(w(BEHIND), LABEL, wide - 24, int(row.high // LINE), (34, 30))[0]
    for i, line in enumerate(lines):
        base = middle + (i - (len(lines) - 1) / 2) * LINE
        canvas.middle(x + wide / 2, base, line, LABEL, C["persimmon_edge"], "centre")


def _buildings(canvas: Canvas, view: EdoView, seat: Seat, x: int, wide: int, row: Row) -> None:
    """Draw how many buildings of each kind a player has: in one line, or in two."""
    counts = built(view, seat)
    kinds = _kinds(view)
    across = len(kinds) if wide > 76 * len(kinds) + 24 else 2
    step, lines = (wide - 24) / across, -(-len(kinds) // across)
    half = 32 if wide > 440 else 22 if lines > 1 or step < 86 else 26
    for i, kind in enumerate(kinds):
        left = x + 16 + step * (i % across)
        middle = row.top + row.high * (i // across + 0.5) / lines
        canvas.centre(buildings.building(kind, seat, half), left + half, middle)
        count = counts[kind]
        canvas.middle(left + 2 * half + 6, middle, str(count), HAVE, INK if count else FADED)
