"""Draw the market in Edo's second picture: merchant, supplies, demands, special cards for sale and bought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.games.edo.view import ActionView, DemandView, EdoView
from bot.text import Words
from render.edo.goal import coming
from render.edo.ledger_parts import FOOT, LABEL, PAD, TITLE, panel, wrapped, write
from render.edo.market import PEACH, coming_sign, offers, parts, pile, plate, price, price_width
from render.edo.pieces import actions, buildings, goods, lands, people
from render.edo.pieces.goods import symbol
from render.edo.seat_panel import Thing
from render.edo.theme import LOOK, PAPER, C
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.fonts import NAME, Style
from render.kit.frames import MARGIN, WIDTH
from render.kit.names import LETTERS
from render.kit.palette import FADED, INK
from render.kit.sketch import Sprite
from render.kit.text import fit

OWNER: Final = NAME.at(34)
OWNED: Final = 88
"""Height of the strip of bought special cards."""
CARDS: Final = ((124, 68, 28), (104, 62, 23), (88, 56, 19))
"""Width and height of a bought card, and half-size of its actions; the largest that fits is used."""
ACTION: Final = Style(34, 700)
NAMED: Final = 70
"""Least height of a row with the names of actions above their values."""
LINE: Final = 40
"""Least height of a line of the supply."""
FIGURE: Final = Style(36, 800)
PRICE: Final = (34, 18)
"""Size of the numbers in a demand's price, and half-size of the things."""
PLATE: Final = (78, 44)
"""Width and height of a privilege."""
BEFORE: Final = 132
"""The room of arrow and plate before the name of a privilege."""
ACT: Final = 58
"""The room of the action of a demand."""
NEXT: Final = 34
"""The room of the arrow before the demand that comes next."""
APART: Final = 14
"""The gap between two things of a line."""
PILE: Final = 42
"""The room of the pile of cards before its number."""
BAG: Final = 54
"""Height of the line with the bag of the Ronin."""


# --- Merchant and supplies ---------------------------------------------------------------------------------


def merchant_height(tall: int) -> int:
    """The height of the merchant's panel above the supply, if both are `tall`."""
    return min(228, max(184, round(tall * 0.41)))


def merchant(canvas: Canvas, view: EdoView, w: Words, x: int, y: int, width: int, height: int) -> None:
    """Draw both merchant cards large: the merchant marks the one of this round, an arrow the next one."""
    after = coming(view)
    panels.lay(canvas, x, y, width, height, PAPER)
    half = (width - 2 * PAD) / 2
    line, middle = (height - TITLE - FOOT) // 2, y + TITLE / 2 + 5
    size, base = 36 if half > 270 else 34, y + TITLE + line - 2
    canvas.centre(people.merchant(25, False), x + PAD + 28, middle)
    used = 64.0
    heading = w("edo-pic-merchant")
    if fonts.width(heading, OWNER) + fonts.width(w("edo-pic-now"), LABEL) + 110 < half:
        used += 18 + canvas.middle(x + PAD + used, middle, heading, OWNER)
    write(canvas, x + PAD + used, middle, wrapped(w("edo-pic-now"), half - 14 - used, 0))
    if view.current is not None:
        offers(canvas, x + PAD, base, view.current, view.printed.trade, half - 14, size, line)
    at = x + PAD + half + 8
    if after is None:
        last = wrapped(w("edo-pic-last-card"), half - 14, height)
        write(canvas, at, y + height / 2, last, C["persimmon_edge"], ACTION)
        return
    canvas.fill(at - 12, y + 18, at - 10, y + height - 18, PAPER.hair)
    offers(canvas, at, base, after, view.printed.trade, half - 14, size, line)
    canvas.centre(coming_sign(36), at + 14, middle)
    used = 38 + write(canvas, at + 38, middle, wrapped(w("edo-pic-next"), half - 52, 0))
    _left(canvas, w, view.stack, x + width - PAD, middle, half - used - 8 - APART)


def _left(canvas: Canvas, w: Words, count: int, right: float, middle: float, room: float) -> None:
    """Draw the number of merchant cards that are left: in words if there is room, otherwise beside their
    pile; the number alone if the pile has no room."""
    text = w("edo-pic-left", count=count)
    if fonts.width(text, LABEL) <= room:
        canvas.middle(right, middle, text, LABEL, FADED, "right")
        return
    wide = canvas.middle(right, middle, str(count), FIGURE, FADED, "right")
    if wide + PILE <= room:
        canvas.put(pile(), right - wide - PILE, middle - 16)


def _special(half: int) -> Sprite:
    return actions.special_ground(round(half * 1.5), 2 * half)


def _marker(half: int) -> Sprite:
    return people.ronin(0, half, False)


def _land(kind: str, half: int) -> Sprite:
    if kind == "city":
        return lands.city(round(half * 2.2), round(half * 1.7), 13)
    return lands.disc(kind, half) if kind in lands.FILLS else lands.any_land(half)


def supply(canvas: Canvas, view: EdoView, w: Words, x: int, y: int, width: int, height: int) -> None:
    """Draw the common supply beside the board: pieces with their names if all names have room, otherwise
    larger pieces without names; the bag of the Ronin; a heading if there is room."""
    things = [
        (Thing(partial(people.official, people.NEUTRAL), view.neutral), "edo-pic-neutral"),
        (Thing(buildings.stronghold, view.strongholds), "edo-pic-strongholds"),
        (Thing(_special, view.deck), "edo-pic-deck"),
    ]
    if view.ronin:
        things.append((Thing(_marker, view.markers), "edo-pic-markers"))
    bag = view.ronin and bool(view.bag)
    room, top = height - 2 * FOOT - BAG * bag, y + FOOT
    taken = [66 + fonts.width(str(item.count), FIGURE) for item, _ in things]
    labels = [w(key) for _, key in things]

    def holds(across: int, high: float) -> bool:
        """Whether all names stand in so many columns."""
        step, apart = (width - 2 * PAD) / across, high / -(-len(things) // across)
        fit = all(wrapped(text, step - used - 12, apart) for text, used in zip(labels, taken, strict=True))
        return fit and apart >= LINE

    across = next((count for count in (1, 2) if holds(count, room)), 0)
    named, across = across > 0, across or (len(things) if width > 180 * len(things) else 2)
    lines, less = -(-len(things) // across), room - TITLE + FOOT
    if holds(across, less) if named else less >= lines * NAMED:
        panel(canvas, x, y, width, height, w("edo-pic-supply"))
        room, top = less, y + TITLE
    else:
        panels.lay(canvas, x, y, width, height, PAPER)
    step, apart = (width - 2 * PAD) / across, room / lines
    half = round(min(30.0, apart / 2 - 4)) if not named else 21 if apart > 56 else 18
    style = FIGURE if named else FIGURE.at(46)
    for i, ((item, _), label) in enumerate(zip(things, labels, strict=True)):
        left, middle = x + PAD + i % across * step, top + apart * (i // across + 0.5)
        canvas.centre(item.draw(half), left + half + 6, middle)
        left += 2 * half + 18
        ink = INK if item.count else FADED
        used = canvas.middle(left, middle, str(item.count), style, ink) + 10
        if named:
            write(canvas, left + used, middle, wrapped(label, step - taken[i] - 12, apart))
    if bag:
        _bag(canvas, view, w, x + PAD, x + width - PAD, y + height - FOOT - BAG / 2 + 2)


def _bag(canvas: Canvas, view: EdoView, w: Words, x: float, right: float, middle: float) -> None:
    """Draw the tiles in the bag of the Ronin, after its name or the picture of a Ronin."""
    canvas.rule(x, right, round(middle - BAG / 2), PAPER.hair)
    count = Style(34, 800)
    needed = sum(fonts.width(str(number), count) + 47 for _, number in view.bag)
    label = write(canvas, x, middle, wrapped(w("edo-pic-bag"), right - x - needed - 16, 0)) + 16
    if label == 16:
        canvas.centre(_marker(18), x + 26, middle)
        label = 60.0
    gap = min(40.0, (right - x - label - needed) / max(1, len(view.bag)))
    at = x + label
    for kind, number in view.bag:
        canvas.centre(_land(kind, 18), at + 20, middle)
        at += 47 + gap + canvas.middle(at + 40, middle, str(number), count, INK if number else FADED)


# --- Demands and special cards -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Split:
    """The division of the line of a demand: where its price ends, and whether goods have their names."""

    price: float
    goods: bool


def split(
    w: Words, demand_views: Sequence[DemandView], faces: Sequence[str], room: float, tall: float
) -> Split:
    """The best division of a line. Names of goods matter little, so they give way to names of privileges. The
    longest of these are left out if the line has no room for them."""
    paid = max((price_width(parts(demand_view.pay), *PRICE) for demand_view in demand_views), default=0)
    goods_ = max(
        (fonts.width(w(f"edo-demand-{demand_view.goods}"), LABEL) for demand_view in demand_views), default=0
    )
    texts = [w(f"edo-privilege-{face}") for face in faces if face]
    for goods_named, every in ((True, True), (False, True), (False, False)):
        least = ACT + paid + (goods_ + 18 if goods_named else 16)
        left = room - least - BEFORE
        held = [text for text in texts if left > 0 and wrapped(text, left, tall - 2)]
        if held == texts or (held and not every):
            need = max((fonts.width(text, LABEL) for text in held), default=0)
            return Split(
                max(least, min(room / 2, room - BEFORE - need)) if goods_named else least, goods_named
            )
    return Split(room / 2, True)


def demands(canvas: Canvas, view: EdoView, w: Words, x: int, y: int, width: int, height: int) -> None:
    """Draw the open demands with what they bring, and below them the next one of each stack, after an
    arrow."""
    stacks = w("edo-pic-stacks", demands=view.demand_stack, privileges=view.privilege_stack)
    panel(canvas, x, y, width, height, w("edo-pic-demands"), stacks)
    faces = [view.printed.faces.get(column.privilege, "") for column in view.columns]
    rows = list(zip((column.demand for column in view.columns), faces, strict=True))
    nexts = view.next_demand is not None or bool(view.next_privilege)
    if nexts:
        rows.append((view.next_demand, view.printed.faces.get(view.next_privilege, "")))
    tall = (height - TITLE - FOOT) / max(1, len(rows))
    room = width - 2 * PAD - NEXT * nexts
    shared = split(
        w,
        [demand_view for demand_view, _ in rows if demand_view is not None],
        [face for _, face in rows],
        room,
        tall,
    )
    for i, (demand, face) in enumerate(rows):
        top, left = y + TITLE + i * tall, x + PAD + NEXT * nexts
        if nexts and i == len(rows) - 1:
            ground = panels.well(width - 2 * PAD + 16, round(tall) - 4, C["washi"], PAPER.hair, 8)
            canvas.put(ground, x + PAD - 8, top + 3)
            canvas.centre(coming_sign(36), x + PAD + 12, top + tall / 2 + 1)
        else:
            canvas.rule(x + PAD, x + width - PAD, round(top), PAPER.hair)
        _demand(canvas, w, demand, face, left, top + tall / 2 + 1, room, tall, shared)


def _demand(
    canvas: Canvas,
    w: Words,
    demand: DemandView | None,
    face: str,
    x: float,
    middle: float,
    room: float,
    tall: float,
    shared: Split,
) -> None:
    """Draw action, name and price of a demand, then the privilege that goes with it."""
    at = x + shared.price
    if demand is not None:
        canvas.put(panels.plate(44, 44, PEACH, INK, 8, 2), x, middle - 22)
        canvas.centre(actions.action(demand.action, 17), x + 22, middle)
        if shared.goods:
            write(canvas, x + ACT, middle, (w(f"edo-demand-{demand.goods}"),), INK)
        paid = parts(demand.pay)
        price(canvas, at - price_width(paid, *PRICE), middle, paid, *PRICE)
    if face:
        if demand is not None:
            canvas.centre(symbol("arrow", 15), at + 24, middle)
        canvas.put(plate(face, *PLATE), at + 46, middle - PLATE[1] / 2)
        lines = wrapped(w(f"edo-privilege-{face}"), room - shared.price - BEFORE, tall - 2)
        write(canvas, at + BEFORE, middle, lines, INK)


def display(
    canvas: Canvas, view: EdoView, w: Words, x: int, y: int, width: int, height: int, across: int
) -> None:
    """Draw the special cards for sale: actions with values and places for officials, their names if rows are
    high enough; the price."""
    panel(canvas, x, y, width, height, w("edo-pic-special"))
    step = (width - 2 * PAD) / across
    lines = max(1, -(-len(view.display) // across))
    tall = (height - TITLE - FOOT) / lines
    known = [
        fonts.width(w(f"edo-do-{action_view.do}"), ACTION)
        for card in view.display
        for action_view in card.actions
    ]
    least = (step - 16 - 86 - 75 - 8) / 2 - 82
    named = tall >= NAMED and max(known, default=0) <= least
    for i, card in enumerate(view.display):
        left = x + PAD + i % across * (step + 8)
        top = y + TITLE + i // across * tall
        room = step - (16 if across > 1 else 0)
        if i >= across or across == 1:
            canvas.rule(left, left + room, round(top), PAPER.hair)
        middle = top + tall / 2
        canvas.middle(left, middle, card.card, Style(34, 800), FADED)
        price = fonts.width(str(card.price), Style(40, 800)) + 38
        goods.amount(canvas, left + room - price, middle, "ryo", str(card.price), 40, 21)
        each = (room - 86 - price - 8) / max(1, len(card.actions))
        for k, action in enumerate(card.actions):
            _action(canvas, w, action, left + 82 + k * each, middle, each - 10, tall, named)


def _action(
    canvas: Canvas,
    w: Words,
    action: ActionView,
    x: float,
    middle: float,
    room: float,
    tall: float,
    named: bool,
) -> None:
    size = min(62 if named else 76, round(tall) - 6)
    canvas.put(actions.special_ground(size, size), x, middle - size / 2)
    canvas.centre(panels.plate(size - 14, size - 14, C["neutral"], C["neutral"], 3, 1), x + size / 2, middle)
    canvas.centre(
        actions.action(action.do, 28 if size > 70 else 22 if size > 56 else 16), x + size / 2, middle
    )
    text, what = actions.value(action)
    end, at, y = x + room, x + size + 10.0, middle
    if named:
        down = min(20.0, tall / 4)
        canvas.middle(at, middle - down, w(f"edo-do-{action.do}"), ACTION)
        y = middle + down
    if text:
        at += goods.amount(canvas, at, y, what, text, 34, 15, after=True) + 8
    apart = min(29.0, (end - at - 28) / max(1, action.most - 1))
    for i in range(action.most):
        canvas.centre(actions.ring(28), at + 14 + i * apart, y)


# --- Owned special cards -----------------------------------------------------------------------------------


def owners(view: EdoView) -> list[tuple[int, list[str]]]:
    """(seat, its special cards) of everybody who has at least one."""
    players = [
        (seat, [card for card in seat_view.cards if len(card) > 1])
        for seat, seat_view in enumerate(view.players)
    ]
    return [(seat, cards) for seat, cards in players if cards]


def owned_cards(
    canvas: Canvas,
    view: EdoView,
    w: Words,
    names: Sequence[str],
    owned: Sequence[tuple[int, list[str]]],
    y: int,
) -> None:
    """Draw the special cards that each player has bought; if there are many, words and names give way."""
    panels.lay(canvas, MARGIN, y, WIDTH - 2 * MARGIN, OWNED, PAPER)
    middle = y + OWNED / 2
    known = {card.card: card for card in view.cards}
    room = WIDTH - 2 * MARGIN - 2 * PAD
    x = float(MARGIN + PAD)
    heading = wrapped(w("edo-pic-owned"), 300, OWNED, OWNER)
    least = sum(72 + (CARDS[-1][0] + 8) * len(cards) for _, cards in owned)
    if room - least >= 300:
        used = write(canvas, x, middle - 1, heading, INK, OWNER) + 28
        x, room = x + used, round(room - used)
    letters = len(owned) * (fonts.width(LETTERS, OWNER) + 14)
    count = sum(len(cards) for _, cards in owned)
    fits = (card for card in CARDS if 72 * len(owned) + (card[0] + 8) * count + letters <= room)
    width, height, half = next(fits, CARDS[-1])
    taken = 72 * len(owned) + (width + 8) * count
    apart = min(width + 8.0, (room - 72 * len(owned)) / sum(len(cards) for _, cards in owned))
    wants = [fonts.width(names[seat], OWNER) + 14 for seat, _ in owned]
    most = max(wants)
    while most > 0 and sum(min(want, most) for want in wants) > room - taken:
        most -= 10  # the longest names give way first
    for want, (seat, cards) in zip(wants, owned, strict=True):
        canvas.put(LOOK.badge(seat, 52), x, middle - 26)
        x += 60
        if most > 110 or want <= most:
            name, style = fit(names[seat], OWNER, min(want, most) - 12, (34,))
            x += canvas.middle(x, middle, name, style) + 12
        for code in cards:
            if code in known:
                canvas.put(actions.special_ground(width, height), x, middle - height / 2)
                for k, action_view in enumerate(known[code].actions[:2]):
                    canvas.centre(actions.action(action_view.do, half), x + width * (0.28 + 0.44 * k), middle)
            x += apart
        x += 12
