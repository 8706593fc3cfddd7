"""Draw the second picture: all profit tile rows, the market in words, supplies, special cards owned.

It is for players who plan ahead; the table has what is needed for the next move.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image

from bot.games.edo.view import ActionView, CityView, DemandView, EdoView, SpaceView
from bot.text import Words, words
from render.edo.background import RAIL
from render.edo.goal import coming
from render.edo.ledger_parts import CODE, PAD, TITLE, common, named, panel, town_width, write
from render.edo.market import PEACH, cost, offers, parts, plate
from render.edo.pieces import actions, buildings, goods, lands, people
from render.edo.pieces.goods import symbol
from render.edo.seat_panel import Item
from render.edo.table import head, round_text
from render.edo.theme import GAME, LOOK, PAPER, C, rail
from render.kit import badges, fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.fonts import NAME, Style
from render.kit.frames import GUTTER, HEAD, MARGIN, WIDTH, shown
from render.kit.palette import FADED, GOLD, INK
from render.kit.sketch import Sprite
from render.kit.text import fit, fit_lines
from render.scene import Scene

TOP: Final = HEAD + RAIL + 22
CITY: Final = 84
HEADS: Final = 46
"""Height of the column heads of the incomes."""
TOWN: Final = 250
"""Least width of the names of cities."""
MOST: Final = 316
"""Most width of the names of cities."""
PITCH: Final = {2: 84, 3: 62, 4: 46, 5: 36}
"""Distance between two amounts, by the largest number of players on a tile."""
MERCHANT: Final = 246
SPECIAL: Final = 92
CARDS: Final = 660
"""Width of the panel of special cards beside the demands."""
DEMAND: Final = 84
LINE: Final = 46
"""Least height of a line of the supply."""
OWNED: Final = 148
CARD: Final = (66, 25)
"""Width of a small card, and half-size of its actions."""


def paint_ledger(scene: Scene) -> Canvas:
    """Draw everything that the table has no room for; the same for every reader."""
    view: EdoView = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    names = shown(scene.names, w)
    cities = [space for space in view.spaces if space.city is not None and space.city.pays]
    tall = max(TITLE + HEADS + CITY * len(cities) + 16, MERCHANT + GUTTER + 220)
    owned = owners(view)
    market = _market_height(view)
    height = TOP + tall + GUTTER + market + (GUTTER + OWNED if owned else 0) + MARGIN
    canvas = Canvas(_ground(height))
    head(canvas, w, round_text(w, view), w("edo-pic-ledger"), None)
    width = _incomes(canvas, view, w, cities, tall)
    left = MARGIN + width + GUTTER
    _merchant(canvas, view, w, left, WIDTH - MARGIN - left)
    y = TOP + MERCHANT + GUTTER
    _supply(canvas, view, w, left, y, WIDTH - MARGIN - left, TOP + tall - y)
    y = TOP + tall + GUTTER
    if view.privileges:
        wide = WIDTH - 2 * MARGIN - GUTTER - CARDS
        _demands(canvas, view, w, MARGIN, y, wide, market)
        _display(canvas, view, w, MARGIN + wide + GUTTER, y, CARDS, market, 1)
    else:
        _display(canvas, view, w, MARGIN, y, WIDTH - 2 * MARGIN, market, 2)
    if owned:
        _owned(canvas, view, w, names, owned, y + market + GUTTER)
    return canvas


def _ground(height: int) -> Image.Image:
    canvas = Canvas(Image.new("RGB", (WIDTH, height), C["washi"]))
    canvas.fill(0, 0, WIDTH, HEAD, C["mulberry"])
    canvas.put(rail(WIDTH), 0, HEAD)
    return canvas.image


# --- Income ------------------------------------------------------------------------------------------------


def _incomes(canvas: Canvas, view: EdoView, w: Words, cities: Sequence[SpaceView], height: int) -> int:
    """Draw what each city pays by rank, for each number of players that built there; returns the width."""
    most = max((len(space.city.pays) for space in cities if space.city is not None), default=1)
    pitch = PITCH.get(most, PITCH[5])
    wide = [max(78, 26 + pitch * count) for count in range(1, most + 1)]
    town = min(MOST, max([TOWN, *(round(town_width(w, space)) for space in cities)]))
    width = town + sum(wide) + 2 * PAD - 12
    panel(canvas, MARGIN, TOP, width, height, w("edo-pic-income"), w("edo-pic-income-about"))
    x = MARGIN + PAD + town
    for count, room in enumerate(wide, 1):
        middle = TOP + TITLE + HEADS / 2 - 4
        canvas.centre(buildings.house(buildings.PLAIN, 15), x + room / 2 - 19, middle)
        canvas.middle(x + room / 2, middle, f"×{count}", Style(28, 800), FADED)
        x += room
    apart = (height - TITLE - HEADS - 16) / max(1, len(cities))
    for i, space in enumerate(cities):
        y = TOP + TITLE + HEADS + i * apart
        canvas.rule(MARGIN + PAD, MARGIN + width - PAD, round(y), PAPER.hair)
        _city(canvas, w, space, MARGIN + PAD, y, apart, town, wide, pitch)
    return width


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
        style = Style(30, 700)
    name, style = fit(name, style, room, (38, 36, 34) if style.size > 30 else (30, 28, 26, 24))
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
                _amounts(canvas, known.pays[count - 1], x + room / 2, middle, pitch, Style(30, 700))
        x += room


def _force(canvas: Canvas, known: CityView, x: float, y: float, room: int, tall: float, pitch: int) -> None:
    """Draw the current row: framed in gold, with the owner below each amount."""
    height = round(tall) - 12
    canvas.put(panels.plate(room - 8, height, PAPER.bright, GOLD, 8, 4), x + 4, y + 7)
    amounts = known.pays[len(known.weights) - 1]
    middle = x + room / 2
    _amounts(canvas, amounts, middle, y + tall / 2 - 12, pitch, Style(34, 800))
    start = middle - pitch * (len(amounts) - 1) / 2
    for i, (seat, _) in enumerate(known.weights):
        canvas.centre(badges.badge(GAME, seat, 26), start + i * pitch, y + tall / 2 + 22)
    if not known.income:  # a Ronin stops the income
        marks.hatch(canvas, round(x) + 8, round(y) + 11, room - 16, height - 8, 8)


def _amounts(canvas: Canvas, amounts: Sequence[int], x: float, y: float, pitch: int, style: Style) -> None:
    start = x - pitch * (len(amounts) - 1) / 2
    for i, ryo in enumerate(amounts):
        canvas.middle(start + i * pitch, y, str(ryo), style, INK, "centre")
        if i:
            canvas.middle(start + (i - 0.5) * pitch, y, "·", style, FADED, "centre")


# --- Merchant and supplies ---------------------------------------------------------------------------------


def _merchant(canvas: Canvas, view: EdoView, w: Words, x: int, width: int) -> None:
    """Draw both merchant cards, large."""
    after = coming(view)
    left = w("edo-pic-left", count=view.stack) if after is not None else ""
    named = panel(canvas, x, TOP, width, MERCHANT, w("edo-pic-merchant"), left)
    half = (width - 2 * PAD) / 2
    canvas.centre(people.merchant(25, False), x + PAD + named + 38, TOP + TITLE / 2 + 5)
    for i, (card, key) in enumerate(((view.current, "edo-pic-now"), (after, "edo-pic-next"))):
        at = x + PAD + i * (half + 8)
        if card is None:
            if i:
                text, style = fit(w("edo-pic-last-card"), Style(28, 700), half - 14, (28, 26, 24, 22))
                canvas.middle(at, TOP + TITLE + 74, text, style, C["persimmon_edge"])
            continue
        text, style = fit(w(key), Style(30, 700), half - 20, (30, 28, 26, 24))
        canvas.middle(at, TOP + TITLE + 20, text, style, FADED)
        worth = view.printed.trade
        offers(canvas, at, TOP + TITLE + 108, card, worth, half - 14, 36 if half > 270 else 34, 68)
    if after is not None:
        canvas.fill(x + PAD + half - 4, TOP + TITLE + 12, x + PAD + half - 2, TOP + MERCHANT - 24, PAPER.hair)


def _special(half: int) -> Sprite:
    return actions.special_ground(round(half * 1.5), 2 * half)


def _marker(half: int) -> Sprite:
    return people.ronin(0, half, False)


def _land(kind: str, half: int) -> Sprite:
    if kind == "city":
        return lands.city(round(half * 2.2), round(half * 1.7), 13)
    return lands.disc(kind, half) if kind in lands.FILLS else lands.any_land(half)


def _supply(canvas: Canvas, view: EdoView, w: Words, x: int, y: int, width: int, height: int) -> None:
    """Draw the common supply beside the board: pieces with their names, and the bag of the Ronin."""
    panel(canvas, x, y, width, height, w("edo-pic-supply"))
    things = [
        (Item(partial(people.official, people.NEUTRAL), str(view.neutral), 1.1), "edo-pic-neutral"),
        (Item(buildings.stronghold, str(view.strongholds), 1.1), "edo-pic-strongholds"),
        (Item(_special, str(view.deck)), "edo-pic-deck"),
    ]
    if view.ronin:
        things.append((Item(_marker, str(view.markers)), "edo-pic-markers"))
    bag = view.ronin and bool(view.bag)
    room = height - TITLE - 14 - (62 if bag else 0)
    across = max(2, min(len(things), (width - 2 * PAD) // (220 if len(things) < 4 else 300)))
    if across < len(things) and room / len(things) > LINE:
        across = 1  # no hole in the last line
    lines = -(-len(things) // across)
    across = -(-len(things) // lines)
    step, apart = (width - 2 * PAD) / across, room / lines
    taken = [72 + fonts.width(item.text, Style(36, 800)) for item, _ in things]
    rooms = [(w(key), step - used) for used, (_, key) in zip(taken, things, strict=True)]
    size = common(rooms, apart)
    for i, (item, key) in enumerate(things):
        left, middle = x + PAD + i % across * step, y + TITLE + apart * (i // across + 0.5)
        half = 21 if apart > 56 else 18
        piece = item.draw(half)
        canvas.centre(piece, left + 26, middle)
        ink = INK if item.text != "0" else FADED
        used = 56 + canvas.middle(left + 56, middle, item.text, Style(36, 800), ink)
        write(canvas, left + used + 10, middle, w(key), step - used - 16, size)
    if bag:
        middle = y + height - 44
        canvas.rule(x + PAD, x + width - PAD, round(middle) - 34, PAPER.hair)
        label = min(fonts.width(w("edo-pic-bag"), Style(30, 600)) + 4, width * 0.3)
        write(canvas, x + PAD, middle, w("edo-pic-bag"), label)
        left = x + PAD + label + 12
        step = min(110.0, (x + width - PAD + 10 - left) / len(view.bag))
        for i, (kind, count) in enumerate(view.bag):
            canvas.centre(_land(kind, 18), left + i * step + 20, middle)
            canvas.middle(left + i * step + 43, middle, str(count), Style(30, 800), INK if count else FADED)


# --- Demands and special cards -----------------------------------------------------------------------------


def _market_height(view: EdoView) -> int:
    cards = (
        TITLE + SPECIAL * max(1, len(view.display) if view.privileges else -(-len(view.display) // 2)) + 10
    )
    if not view.privileges:
        return cards
    nexts = bool(view.next_demand) or bool(view.next_privilege)
    return max(cards, TITLE + DEMAND * (len(view.columns) + nexts) + 14)


def _demands(canvas: Canvas, view: EdoView, w: Words, x: int, y: int, width: int, height: int) -> None:
    """Draw the open demands with what they bring; below them the next one of each stack."""
    stacks = w("edo-pic-stacks", demands=view.demand_stack, privileges=view.privilege_stack)
    panel(canvas, x, y, width, height, w("edo-pic-demands"), stacks)
    nexts = view.next_demand is not None or bool(view.next_privilege)
    tall = (height - TITLE - 16) / (len(view.columns) + nexts)
    top = float(y + TITLE)
    for one in view.columns:
        canvas.rule(x + PAD, x + width - PAD, round(top), PAPER.hair)
        face = view.printed.faces.get(one.privilege, "")
        _demand(canvas, w, one.demand, face, x + PAD, top + tall / 2, width - 2 * PAD)
        top += tall
    if not nexts:
        return
    ground = panels.well(width - 2 * PAD + 16, round(tall) - 4, C["washi"], PAPER.hair, 8)
    canvas.put(ground, x + PAD - 8, top + 3)
    middle = top + tall / 2 + 1
    text, style = fit(w("edo-pic-next"), Style(30, 700), 96, (30, 28, 26, 24, 22))
    used = canvas.middle(x + PAD + 4, middle, text, style, FADED) + 18
    face = view.printed.faces.get(view.next_privilege, "")
    _demand(canvas, w, view.next_demand, face, x + PAD + used, middle, width - 2 * PAD - used)


def _demand(
    canvas: Canvas, w: Words, demand: DemandView | None, face: str, x: float, middle: float, room: float
) -> None:
    """Draw action, name and price of a demand, then the privilege that goes with it."""
    right = x + room
    split = x + room * 0.57
    if demand is not None:
        canvas.put(panels.plate(58, 58, PEACH, INK, 8, 2), x, middle - 29)
        canvas.centre(actions.action(demand.action, 22), x + 29, middle)
        found = parts(demand.pay)
        wide = sum(fonts.width(str(count), Style(30, 800)) + 5 + 33 for _, count in found) + 8 * len(found)
        write(canvas, x + 70, middle, w(f"edo-demand-{demand.goods}"), split - x - 78 - wide, 28, INK)
        cost(canvas, split - wide, middle, demand.pay, wide + 4, 2)
    if face:
        if demand is not None:
            canvas.centre(symbol("arrow", 15), split + 22, middle)
        canvas.put(plate(face, 78, 46), split + 46, middle - 23)
        write(canvas, split + 134, middle, w(f"edo-privilege-{face}"), right - split - 134, 28, INK)


def _display(
    canvas: Canvas, view: EdoView, w: Words, x: int, y: int, width: int, height: int, across: int
) -> None:
    """Draw the special cards for sale: actions with names, values, places for officials; the price."""
    panel(canvas, x, y, width, height, w("edo-pic-special"))
    step = (width - 2 * PAD) / across
    for i, card in enumerate(view.display):
        left = x + PAD + i % across * (step + 8)
        top = y + TITLE + i // across * SPECIAL
        room = step - (16 if across > 1 else 0)
        if i >= across or across == 1:
            canvas.rule(left, left + room, top, PAPER.hair)
        middle = top + SPECIAL / 2
        canvas.middle(left, middle, card.card, Style(34, 800), FADED)
        price = fonts.width(str(card.price), Style(40, 800)) + 38
        goods.amount(canvas, left + room - price, middle, "ryo", str(card.price), 40, 21)
        each = (room - 86 - price - 8) / max(1, len(card.actions))
        for k, action in enumerate(card.actions):
            _action(canvas, w, action, left + 78 + k * each, middle, each - 12)


def _action(canvas: Canvas, w: Words, action: ActionView, x: float, middle: float, room: float) -> None:
    canvas.put(actions.special_ground(62, 62), x, middle - 31)
    canvas.centre(panels.plate(48, 48, C["neutral"], C["neutral"], 3, 1), x + 31, middle)
    canvas.centre(actions.action(action.do, 22), x + 31, middle)
    text, what = actions.value(action)
    name, style = fit(w(f"edo-do-{action.do}"), Style(28, 700), room - 72, (28, 26, 24, 22))
    canvas.middle(x + 72, middle - 17, name, style)
    at = x + 72.0
    if text:
        at += goods.amount(canvas, at, middle + 19, what, text, 28, 14, after=True) + 10
    for i in range(action.most):
        canvas.centre(actions.ring(28), at + 14 + i * 31, middle + 19)


# --- Special cards owned -----------------------------------------------------------------------------------


def owners(view: EdoView) -> list[tuple[int, list[str]]]:
    """(seat, its special cards) of everybody who has at least one."""
    found = [(seat, [card for card in one.cards if len(card) > 1]) for seat, one in enumerate(view.players)]
    return [(seat, cards) for seat, cards in found if cards]


def _owned(
    canvas: Canvas,
    view: EdoView,
    w: Words,
    names: Sequence[str],
    owned: Sequence[tuple[int, list[str]]],
    y: int,
) -> None:
    """Draw which special cards each player has bought."""
    panels.lay(canvas, MARGIN, y, WIDTH - 2 * MARGIN, OWNED, PAPER)
    lines, style = fit_lines(w("edo-pic-owned"), NAME, 300, 2, (36, 34, 32, 30, 28, 26))
    middle = y + OWNED / 2
    for i, line in enumerate(lines):
        canvas.middle(MARGIN + PAD, middle + (i - (len(lines) - 1) / 2) * style.size * 1.15, line, style)
    known = {card.card: card for card in view.cards}
    start = MARGIN + PAD + 320
    step = (WIDTH - MARGIN - PAD + 20 - start) / max(2, len(owned))
    width, half = CARD
    for i, (seat, cards) in enumerate(owned):
        x = start + i * step
        canvas.put(LOOK.badge(seat, 56), x, middle - 28)
        x += 68
        room = step - 68 - 20
        apart = min(width + 10.0, (room - width) / max(1, len(cards) - 1))
        left = room - apart * (len(cards) - 1) - width - 12
        if left > 70:
            name, style = fit(names[seat], NAME, left, (32, 28, 26))
            x += canvas.middle(x, middle, name, style) + 12
        for k, code in enumerate(cards):
            if code in known:
                actions.special(canvas, x + k * apart, middle - 2 * half - 12, known[code], width, half)
