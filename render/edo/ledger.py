"""Draw the second picture: all rows of the profit tiles, the market in words, supplies, owned special cards.

It is for players who plan ahead; the table has what is needed for the next move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.games.edo.view import CityView, EdoView, SpaceView
from bot.text import Words
from render.edo.background import RAIL
from render.edo.ledger_market import (
    OWNED,
    demands,
    display,
    merchant,
    merchant_height,
    owned_cards,
    owners,
    supply,
)
from render.edo.ledger_parts import CODE, FOOT, LABEL, PAD, TITLE, named, panel, town_width, wrapped, write
from render.edo.pieces import buildings, lands
from render.edo.table import head, round_text
from render.edo.theme import GAME, LOOK, PAPER, C, rail
from render.kit import badges, fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.frames import GUTTER, HEAD, MARGIN, WIDTH, flat
from render.kit.palette import FADED, GOLD, INK
from render.kit.text import fit
from render.scene import Scene

TOP: Final = HEAD + RAIL + 16
BOTTOM: Final = 26
TALLEST: Final = 1018
"""The height that fills a landscape of 11 to 7."""
CITY: Final = (66, 74)
"""Least and most height of a city."""
ROW: Final = (50, 90)
"""Least and most height of a demand or a special card in one line of type."""
CARD: Final = (88, 100)
"""Least and most height of a special card whose actions have their names."""
TOWN: Final = 250
"""Least width of the names of cities."""
MOST: Final = 316
"""Most width of the names of cities."""
PITCH: Final = {2: 84, 3: 62, 4: 46, 5: 37}
"""Distance between two amounts, by the largest number of players on a tile."""
CARDS: Final = 660
"""Width of the panel of special cards beside the demands."""


@dataclass(frozen=True)
class Rows:
    """The heights of all lines of a picture that is no higher than `TALLEST`."""

    city: float
    row: float
    left: float
    """The height that is left over."""


def rows(view: EdoView, cities: int, owned: bool) -> Rows:
    """Share the height among the cities and the rows of the market."""
    count = _market_rows(view)
    left = TALLEST - TOP - BOTTOM - GUTTER - 2 * (TITLE + FOOT) - (OWNED + GUTTER) * owned
    least, most = ROW if view.privileges else CARD
    city = min(CITY[1], CITY[0] * left / (CITY[0] * cities + least * count))
    row = min(most, (left - city * cities) / count)
    return Rows(city, row, left - city * cities - row * count)


def _market_rows(view: EdoView) -> int:
    if not view.privileges:
        return max(1, -(-len(view.display) // 2))
    nexts = view.next_demand is not None or bool(view.next_privilege)
    return max(1, len(view.display), len(view.columns) + nexts)


def paint_ledger(scene: Scene) -> Canvas:
    """Draw everything for which the table has no room; the same for every reader."""
    view, w, names = LOOK.opened(scene, EdoView)
    cities = [space for space in view.spaces if space.city is not None and space.city.pays]
    owned = owners(view)
    high = rows(view, len(cities), bool(owned))
    columns = _columns(w, cities)
    about = wrapped(w("edo-pic-income-about"), columns.width - 2 * PAD, 99)
    line = LABEL.size * 1.15
    if len(about) * line + FOOT > high.left:
        about = ()
    tall = round(TITLE + high.city * len(cities) + FOOT + (len(about) * line + FOOT if about else 0))
    market = round(TITLE + high.row * _market_rows(view) + FOOT)
    canvas = Canvas(_ground(TOP + tall + GUTTER + market + (GUTTER + OWNED if owned else 0) + BOTTOM))
    head(canvas, w, round_text(w, view), w("edo-pic-ledger"), None)
    _incomes(canvas, w, cities, columns, tall, high.city)
    foot = TOP + TITLE + high.city * len(cities)
    if about:
        canvas.rule(MARGIN + PAD, MARGIN + columns.width - PAD, round(foot), PAPER.hair)
    write(canvas, MARGIN + PAD, foot + 8 + len(about) * line / 2, about)
    left = MARGIN + columns.width + GUTTER
    top = merchant_height(tall)
    merchant(canvas, view, w, left, TOP, WIDTH - MARGIN - left, top)
    y = TOP + top + GUTTER
    supply(canvas, view, w, left, y, WIDTH - MARGIN - left, TOP + tall - y)
    y = TOP + tall + GUTTER
    if view.privileges:
        wide = WIDTH - 2 * MARGIN - GUTTER - CARDS
        demands(canvas, view, w, MARGIN, y, wide, market)
        display(canvas, view, w, MARGIN + wide + GUTTER, y, CARDS, market, 1)
    else:
        display(canvas, view, w, MARGIN, y, WIDTH - 2 * MARGIN, market, 2)
    if owned:
        owned_cards(canvas, view, w, names, owned, y + market + GUTTER)
    return canvas


def _ground(height: int) -> Image.Image:
    canvas = Canvas(flat(WIDTH, height, C["washi"]))
    canvas.fill(0, 0, WIDTH, HEAD, C["mulberry"])
    canvas.put(rail(WIDTH), 0, HEAD)
    return canvas.image


# --- Income ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Columns:
    """The widths of the panel of incomes, of the names of cities, and of the amounts for each number of
    players; and the distance between two amounts."""

    width: int
    town: int
    wide: list[int]
    pitch: int


def _columns(w: Words, cities: Sequence[SpaceView]) -> Columns:
    most = max((len(space.city.pays) for space in cities if space.city is not None), default=1)
    pitch = PITCH.get(most, PITCH[5])
    wide = [max(84, 26 + pitch * count) for count in range(1, most + 1)]
    town = min(MOST, max([TOWN, *(round(town_width(w, space)) for space in cities)]))
    return Columns(town + sum(wide) + 2 * PAD - 12, town, wide, pitch)


def _incomes(
    canvas: Canvas, w: Words, cities: Sequence[SpaceView], columns: Columns, height: int, city: float
) -> None:
    """Draw what each city pays by rank, for each number of players who have built there."""
    panel(canvas, MARGIN, TOP, columns.width, height, w("edo-pic-income"), room=columns.town)
    x = MARGIN + PAD + columns.town
    for count, room in enumerate(columns.wide, 1):
        middle = TOP + TITLE / 2 + 4
        canvas.centre(buildings.house(buildings.PLAIN, 16), x + room / 2 - 22, middle)
        canvas.middle(x + room / 2 - 4, middle, f"×{count}", Style(34, 800), FADED)
        x += room
    for i, space in enumerate(cities):
        y = TOP + TITLE + i * city
        canvas.rule(MARGIN + PAD, MARGIN + columns.width - PAD, round(y), PAPER.hair)
        _city(canvas, w, space, MARGIN + PAD, y, city, columns.town, columns.wide, columns.pitch)


def _city(
    canvas: Canvas,
    w: Words,
    space: SpaceView,
    x: float,
    y: float,
    tall: float,
    town: int,
    wide: Sequence[int],
    pitch: int,
) -> None:
    known = space.city
    assert known is not None
    middle = y + tall / 2
    name, code = named(w, space)
    edo = space.kind == "edo"
    room = town - 20 - (fonts.width(code, CODE) + 14 if code else 0) - 44 * known.no_building
    style = Style(38, 700, "speaking")
    if fonts.width(name, style.at(34)) > room:  # the display font is too small below that size
        style = Style(34, 700)
    name, style = fit(name, style, room, (38, 36, 34) if style.voice == "speaking" else (34,))
    used = canvas.middle(x, middle, name, style, C["persimmon_edge"] if edo else INK)
    if code:
        used += 12 + canvas.middle(x + used + 12, middle + 3, code, CODE, FADED)
    if known.no_building:
        canvas.put(lands.site(34), x + used + 12, middle - 17)
        marks.hatch(canvas, round(x + used) + 13, round(middle) - 16, 32, 32, 8)
    x += town
    now = len(known.weights)
    for count, room in enumerate(wide, 1):
        if count <= len(known.pays):
            if count == now:
                _force(canvas, known, x, y, room, tall, pitch)
            else:
                _amounts(canvas, known.pays[count - 1], x + room / 2, middle, pitch, Style(34, 700))
        x += room


def _force(canvas: Canvas, known: CityView, x: float, y: float, room: int, tall: float, pitch: int) -> None:
    """Draw the current row: framed in gold, with the owner below each amount."""
    height = round(tall) - 2
    canvas.put(panels.plate(room - 8, height, PAPER.bright, GOLD, 8, 3), x + 4, y + 2)
    amounts = known.pays[len(known.weights) - 1]
    middle = x + room / 2
    _amounts(canvas, amounts, middle, y + 19, pitch, Style(34, 800))
    start, size = middle - pitch * (len(amounts) - 1) / 2, min(40, pitch - 3, height - 37)
    for i, (seat, _) in enumerate(known.weights):
        canvas.centre(badges.badge(GAME, seat, size), start + i * pitch, y + (30 + tall) / 2)
    if not known.income:  # a Ronin stops the income
        marks.hatch(canvas, round(x) + 8, round(y) + 7, room - 16, height - 8, 8)


def _amounts(canvas: Canvas, amounts: Sequence[int], x: float, y: float, pitch: int, style: Style) -> None:
    start = x - pitch * (len(amounts) - 1) / 2
    for i, ryo in enumerate(amounts):
        canvas.middle(start + i * pitch, y, str(ryo), style, INK, "centre")
        if i:
            canvas.middle(start + (i - 0.5) * pitch, y, "·", style, FADED, "centre")
