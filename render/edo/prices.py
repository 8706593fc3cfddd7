"""Draw on an action of a card what it costs now: prices, with missing goods in red, and what can be built."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.core import Fact
from bot.games.edo.building import kinds_left
from bot.games.edo.components import Action
from bot.games.edo.view import EdoView
from render.edo.market import parts
from render.edo.pieces import buildings, people
from render.edo.pieces.goods import points, symbol
from render.edo.theme import GOODS, PAPER, C
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.flow import Drawn
from render.kit.fonts import Style, sizes_from
from render.kit.palette import INK
from render.scene import Choice

SIZES: Final = sizes_from(36, 30)
BAND_SIZE: Final = 34
VEIL: Final = 0.62
SEAL: Final = 42
"""Side of the seal with the points of a trade."""
GAP: Final = 6
"""Between the parts of a price."""
APART: Final = 18
"""The same, if there is room."""
RIM: Final = 7
"""From the number of what the reader lacks to the rim round it."""
COLON: Final = ": "
"""Between a building and its price."""
MARKED: Final = ("yes", "moved")
"""The states with a mark: a building that can be built has a tick, or an arrow if somebody must move there
first."""
BUILT: Final = {
    "edo-could-build": "yes",
    "edo-could-build-moved": "moved",
    "edo-could-build-short": "short",
    "edo-could-not-build": "no",
}


@dataclass(frozen=True)
class Part:
    """A number of goods. `lacks`: the reader does not have so many."""

    text: str
    what: str
    lacks: bool = False


@dataclass(frozen=True)
class Line:
    """A line of a price: what it is for, what it costs, and whether it can be had."""

    parts: tuple[Part, ...]
    thing: str = ""
    """A building, "points" for a power point, a kind of goods after an arrow, or nothing."""
    state: str = ""
    """One of `BUILT`, or nothing."""


def lines_of(view: EdoView, action: Action, choice: Choice | None) -> tuple[Line, ...]:
    """What an action costs or brings now, as far as the view and the answer tell it."""
    assert view.viewer is not None
    effects: Sequence[Fact] = choice.offer.effects if choice is not None else ()
    match action.do:
        case "BUILD":
            return tuple(_builds(view, action, effects))
        case "TRADE" if view.current is not None:
            return offers_of(view)
        case "AUTHORIZE" if view.display:
            prices = [card.price for card in view.display]
            low, high = min(prices), max(prices)
            text = str(low) if low == high else f"{low}–{high}"
            return (Line((Part(text, "ryo", low > view.players[view.viewer].goods.ryo),)),)
        case "RECRUIT" | "FAVOUR":
            what, count = ("rice", action.rice) if action.do == "RECRUIT" else ("ryo", action.ryo)
            return (Line(_cost(view, [(what, count)], "−")),)
        case "WOOD" | "STONE" | "HARVEST":
            for effect in effects:
                if effect.key == "edo-could-produce":
                    goods = effect.args["goods"]
                    assert isinstance(goods, Fact)
                    return (Line((_gain(goods),)),)
                if effect.key == "edo-could-walk":
                    goods, ryo = effect.args["goods"], effect.args["ryo"]
                    assert isinstance(goods, Fact)
                    assert isinstance(ryo, int)
                    return (Line((*_cost(view, [("ryo", ryo)], "−"), _gain(goods))),)
    return ()


def _gain(goods: Fact) -> Part:
    """What is got; ±0 if it is nothing."""
    count = goods.args["count"]
    return Part(f"+{count}" if count else "±0", goods.key.removeprefix("edo-amount-"))


def offers_of(view: EdoView) -> tuple[Line, ...]:
    """What the merchant of this round sells, and what a point costs."""
    now = view.current
    if now is None:
        return ()
    return Line(_cost(view, [("ryo", now.price)]), now.goods), Line(_cost(view, parts(now.pay)), "points")


def buildings_of(view: EdoView) -> tuple[Line, ...]:
    """The prices, without any discount, of the buildings of which the reader has one left."""
    assert view.viewer is not None
    left = kinds_left(view.players[view.viewer], view.strongholds)
    return tuple(Line(_cost(view, view.printed.buildings[what].cost), what) for what in left)


def _cost(view: EdoView, cost: Sequence[tuple[str, int]], sign: str = "") -> tuple[Part, ...]:
    assert view.viewer is not None
    held = view.players[view.viewer].goods
    return tuple(Part(f"{sign}{count}", what, count > getattr(held, what)) for what, count in cost if count)


def _builds(view: EdoView, action: Action, effects: Sequence[Fact]) -> Iterator[Line]:
    """The buildings of which the reader has one left, as the answer names them."""
    for effect in effects:
        state = BUILT.get(effect.key)
        building = effect.args.get("building")
        what = getattr(building, "key", "").rpartition("-")[2]
        if state is None or what not in view.printed.buildings:
            continue
        cost = [
            (goods, max(0, count - action.discount) if goods == "ryo" else count)
            for goods, count in view.printed.buildings[what].cost
        ]
        yield Line(_cost(view, cost), what, state)


def figure(text: str, style: Style, lacks: bool) -> Drawn:
    """A number, with a rim round it if there is not so much, for eyes that do not see red."""
    rim, ink = (RIM, C["blood"]) if lacks else (0, INK)
    wide = fonts.width(text, style) + 2 * rim

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        if lacks:
            ground = panels.chip_ground(round(wide), style.size, PAPER.bright, ink)
            canvas.centre(ground, x + wide / 2, middle)
        canvas.middle(x + rim, middle, text, style, ink)

    return Drawn(wide, style.size, draw)


def _half(size: int) -> int:
    """The half-size of a symbol beside a number."""
    return round(size * 0.46)


def _wide(what: str, half: int) -> float:
    return half * (1.5 if what == "ryo" else 2.1)


def _width(view: EdoView, line: Line, size: int, gap: int = GAP) -> float:
    half, style = _half(size), Style(size, 800)
    wide = sum(figure(p.text, style, p.lacks).width + _wide(p.what, half) + gap for p in line.parts)
    if line.thing in view.printed.buildings:
        colon = fonts.width(COLON, style) if gap > GAP else 0
        return wide + 2 * half + 6 + colon + (2 * half if line.state in MARKED else 0)
    return wide + (2.2 * half + (SEAL if line.thing == "points" else 2.2 * half) if line.thing else 0)


def draw_band(canvas: Canvas, view: EdoView, x: float, y: float, width: float, height: float) -> None:
    """Draw in a box the prices of buildings, and at its right those of the merchant."""
    trade, built = offers_of(view), buildings_of(view)
    middle, end = y + height / 2, x + width
    if trade:
        wide = max(_width(view, line, BAND_SIZE, APART) for line in trade)
        left = end - wide
        for i, line in enumerate(trade):
            _line(canvas, view, line, left, middle + (i - (len(trade) - 1) / 2) * 36, BAND_SIZE, APART)
        canvas.centre(people.merchant(30, False), left - 44, middle)
        canvas.fill(left - 92, y + 14, left - 90, y + height - 14, C["site_edge"])
        end = left - 92
    if not built:
        return
    size = next(
        (
            type_size
            for type_size in (42, 38, *SIZES)
            if sum(_width(view, line, type_size, APART) for line in built) <= end - x - 40 * len(built)
        ),
        SIZES[-1],
    )
    spare = end - x - sum(_width(view, line, size, APART) for line in built)
    gap = spare / (len(built) + 1)
    for line in built:
        x += gap
        _line(canvas, view, line, x, middle, size, APART)
        x += _width(view, line, size, APART)


def draw_builds(
    canvas: Canvas, view: EdoView, lines: Sequence[Line], x: float, y: float, room: float
) -> None:
    """Draw the buildings of an action: with a tick if they can be built, with an arrow if somebody must move
    first, or pale."""
    assert view.viewer is not None
    step = min(62.0, room / len(lines))
    half = min(22, round(step / 2) - 1)
    left = x - step * (len(lines) - 1) / 2
    for i, line in enumerate(lines):
        at = left + i * step
        canvas.centre(buildings.building(line.thing, view.viewer, half), at, y)
        if line.state in MARKED:
            mark = panels.tick(13) if line.state == "yes" else symbol("arrow", 12)
            canvas.centre(mark, at + half - 5, y + half - 3)
        else:
            canvas.tint(
                round(at - half), round(y - half), round(at + half), round(y + half), C["neutral"], VEIL
            )


def draw(
    canvas: Canvas, view: EdoView, lines: Sequence[Line], x: float, y: float, room: float, tall: float
) -> bool:
    """Draw the lines around (x, y) if they fit the room. Returns whether they do."""
    size = next(
        (
            type_size
            for type_size in SIZES
            if len(lines) * type_size * 1.24 <= tall
            and all(_width(view, line, type_size) <= room for line in lines)
        ),
        0,
    )
    if not lines or not size:
        return False
    wide, step = max(_width(view, line, size) for line in lines), size * 1.24
    for k, line in enumerate(lines):
        _line(canvas, view, line, x - wide / 2, y + (k - (len(lines) - 1) / 2) * step, size)
    return True


def _line(canvas: Canvas, view: EdoView, line: Line, x: float, y: float, size: int, gap: int = GAP) -> None:
    assert view.viewer is not None
    half, style, left = _half(size), Style(size, 800), x
    if line.thing in view.printed.buildings:
        canvas.centre(buildings.building(line.thing, view.viewer, half + 2), x + half, y)
        x += 2 * half + 6
        if gap > GAP:
            x += canvas.middle(x, y, COLON, style)
    for part in line.parts:
        number = figure(part.text, style, part.lacks)
        number.draw(canvas, x, y)
        x += number.width + 2
        wide = _wide(part.what, half)
        canvas.centre(symbol(part.what, half), x + wide / 2, y)
        x += wide + gap - 2
    if line.thing == "points" or line.thing in GOODS:
        canvas.centre(symbol("arrow", half), x + half, y)
        x += 2.2 * half
        if line.thing == "points":
            points(canvas, x + SEAL / 2, y, view.printed.trade, SEAL)
        else:
            canvas.centre(symbol(line.thing, half), x + half, y)
    if line.state in MARKED:
        mark = panels.tick(half - 1) if line.state == "yes" else symbol("arrow", half - 1)
        canvas.centre(mark, x + half, y)
    elif line.state == "no":
        canvas.tint(round(left), round(y - half), round(x), round(y + half), C["neutral"], VEIL)
