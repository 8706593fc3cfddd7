"""Draw the market in Edo's second picture: merchant, supplies, demands, special cards for sale and bought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.games.edo.view import ActionView, DemandView, EdoView
from bot.text import Words
from render.edo.goal import coming
from render.edo.ledger_parts import FOOT, PAD, TITLE, common, panel, write
from render.edo.market import PEACH, cost, offers, parts, plate
from render.edo.pieces import actions, buildings, goods, lands, people
from render.edo.pieces.goods import symbol
from render.edo.seat_panel import Item
from render.edo.theme import LOOK, PAPER, C
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.fonts import NAME, Style
from render.kit.frames import MARGIN, WIDTH
from render.kit.palette import FADED, INK
from render.kit.sketch import Sprite
from render.kit.text import fit, fit_lines

OWNER: Final = NAME.at(34)
OWNED: Final = 88
"""Height of the strip of special cards that are bought."""
CARD: Final = (88, 56, 19)
"""Width and height of a small card, and half-size of its actions."""
ACTION: Final = Style(34, 700)
NAMED: Final = 70
"""Least height of a row that has the names of actions above their values."""
LINE: Final = 40
"""Least height of a line of the supply."""
PRIVILEGE: Final = Style(34, 600)
BEFORE: Final = 132
"""The room of arrow and plate before the name of a privilege."""
BAG: Final = 54
"""Height of the line with the bag of the Ronin."""


# --- Merchant and supplies ---------------------------------------------------------------------------------


def merchant_height(tall: int) -> int:
    """The height of the merchant's panel above the supply, if both are `tall`."""
    return min(228, max(184, round(tall * 0.41)))


def merchant(canvas: Canvas, view: EdoView, w: Words, x: int, y: int, width: int, height: int) -> None:
    """Draw both merchant cards, large; the sign of the merchant heads them."""
    after = coming(view)
    panels.lay(canvas, x, y, width, height, PAPER)
    half = (width - 2 * PAD) / 2
    middle = y + TITLE / 2 + 5
    canvas.centre(people.merchant(25, False), x + PAD + 28, middle)
    for i, (card, key) in enumerate(((view.current, "edo-pic-now"), (after, "edo-pic-next"))):
        at = x + PAD + i * (half + 8)
        if card is None:
            if i:
                lines, style = fit_lines(
                    w("edo-pic-last-card"), Style(34, 700), half - 14, 2, (34, 32, 30, 28)
                )
                for k, part in enumerate(lines):
                    down = (k - (len(lines) - 1) / 2) * style.size * 1.15
                    canvas.middle(at, y + height / 2 + down, part, style, C["persimmon_edge"])
            continue
        shift = 0.0 if i else 64.0
        heading = w("edo-pic-merchant")
        if not i and fonts.width(heading, OWNER) + fonts.width(w(key), Style(34, 700)) + 110 < half:
            shift += 18 + canvas.middle(at + shift, middle, heading, OWNER)
        text, style = fit(w(key), Style(34, 700), half - 20 - shift, (34, 32, 30, 28))
        used = canvas.middle(at + shift, middle, text, style, FADED)
        worth = view.printed.trade
        line = (height - TITLE - FOOT) // 2
        offers(canvas, at, y + TITLE + line - 2, card, worth, half - 14, 36 if half > 270 else 34, line)
        left = w("edo-pic-left", count=view.stack)
        if i and fonts.width(left, Style(28, 600)) < half - used - 34:
            text, style = fit(left, Style(34, 600), half - used - 34, (34, 32, 30, 28))
            canvas.middle(x + width - PAD, middle, text, style, FADED, "right")
    if after is not None:
        canvas.fill(x + PAD + half - 4, y + 18, x + PAD + half - 2, y + height - 18, PAPER.hair)


def _special(half: int) -> Sprite:
    return actions.special_ground(round(half * 1.5), 2 * half)


def _marker(half: int) -> Sprite:
    return people.ronin(0, half, False)


def _land(kind: str, half: int) -> Sprite:
    if kind == "city":
        return lands.city(round(half * 2.2), round(half * 1.7), 13)
    return lands.disc(kind, half) if kind in lands.FILLS else lands.any_land(half)


def supply(canvas: Canvas, view: EdoView, w: Words, x: int, y: int, width: int, height: int) -> None:
    """Draw the common supply beside the board: pieces with their names, and the bag of the Ronin; a heading
    where there is room, since every piece has its name."""
    things = [
        (Item(partial(people.official, people.NEUTRAL), str(view.neutral), 1.1), "edo-pic-neutral"),
        (Item(buildings.stronghold, str(view.strongholds), 1.1), "edo-pic-strongholds"),
        (Item(_special, str(view.deck)), "edo-pic-deck"),
    ]
    if view.ronin:
        things.append((Item(_marker, str(view.markers)), "edo-pic-markers"))
    bag = view.ronin and bool(view.bag)
    room = height - 2 * FOOT - BAG * bag
    top = y + FOOT
    across = 1 if len(things) * LINE <= room else 2
    lines = -(-len(things) // across)
    if room - TITLE + FOOT >= lines * LINE:
        panel(canvas, x, y, width, height, w("edo-pic-supply"))
        room, top = room - TITLE + FOOT, y + TITLE
    else:
        panels.lay(canvas, x, y, width, height, PAPER)
    step, apart = (width - 2 * PAD) / across, room / lines
    taken = [72 + fonts.width(item.text, Style(36, 800)) for item, _ in things]
    rooms = [(w(key), step - used) for used, (_, key) in zip(taken, things, strict=True)]
    size = common(rooms, apart)
    for i, (item, key) in enumerate(things):
        left, middle = x + PAD + i % across * step, top + apart * (i // across + 0.5)
        piece = item.draw(21 if apart > 56 else 18)
        canvas.centre(piece, left + 26, middle)
        ink = INK if item.text != "0" else FADED
        used = 56 + canvas.middle(left + 56, middle, item.text, Style(36, 800), ink)
        write(canvas, left + used + 10, middle, w(key), step - used - 16, size)
    if bag:
        _bag(canvas, view, w, x + PAD, x + width - PAD, y + height - FOOT - BAG / 2 + 2)


def _bag(canvas: Canvas, view: EdoView, w: Words, x: float, right: float, middle: float) -> None:
    canvas.rule(x, right, round(middle - BAG / 2), PAPER.hair)
    count = Style(34, 800)
    needed = sum(fonts.width(str(number), count) + 47 for _, number in view.bag)
    text = w("edo-pic-bag")
    label = min(fonts.width(text, Style(34, 600)) + 16, right - x - needed)
    lines, style = fit_lines(text, Style(34, 600), label - 10, 1, (34, 32, 30, 28, 26))
    if lines[0] != text:
        lines, style = fit_lines(text, Style(24, 600), label - 10, 2, (24, 22))
    if " ".join(lines) != text:  # the discs speak for themselves beside the piece
        canvas.centre(_marker(18), x + 26, middle)
        lines, label = (), 60.0
    for i, line in enumerate(lines):
        canvas.middle(x, middle + (i - (len(lines) - 1) / 2) * 23, line, style, FADED)
    gap = min(40.0, (right - x - label - needed) / max(1, len(view.bag)))
    at = x + label
    for kind, number in view.bag:
        canvas.centre(_land(kind, 18), at + 20, middle)
        at += 47 + gap + canvas.middle(at + 40, middle, str(number), count, INK if number else FADED)


# --- Demands and special cards -----------------------------------------------------------------------------


def demands(canvas: Canvas, view: EdoView, w: Words, x: int, y: int, width: int, height: int) -> None:
    """Draw the open demands with what they bring; below them the next one of each stack."""
    stacks = w("edo-pic-stacks", demands=view.demand_stack, privileges=view.privilege_stack)
    panel(canvas, x, y, width, height, w("edo-pic-demands"), stacks)
    nexts = view.next_demand is not None or bool(view.next_privilege)
    tall = (height - TITLE - FOOT) / max(1, len(view.columns) + nexts)
    top = float(y + TITLE)
    faces = [view.printed.faces.get(one.privilege, "") for one in view.columns]
    faces.append(view.printed.faces.get(view.next_privilege, ""))
    room = width - 2 * PAD
    split = room * 0.5
    labels = [w(f"edo-privilege-{face}") for face in faces if face]
    longest = max((fonts.width(label, PRIVILEGE.at(30)) for label in labels), default=0)
    if longest > room - split - BEFORE:
        split = room * 0.42  # the names of demands give way
    for one, face in zip(view.columns, faces, strict=False):
        canvas.rule(x + PAD, x + width - PAD, round(top), PAPER.hair)
        _demand(canvas, w, one.demand, face, x + PAD, top + tall / 2, room, split)
        top += tall
    if not nexts:
        return
    ground = panels.well(width - 2 * PAD + 16, round(tall) - 4, C["washi"], PAPER.hair, 8)
    canvas.put(ground, x + PAD - 8, top + 3)
    middle = top + tall / 2 + 1
    text, style = fit(w("edo-pic-next"), Style(34, 700), 112, (34, 32, 30, 28, 26))
    used = canvas.middle(x + PAD + 4, middle, text, style, FADED) + 18
    _demand(canvas, w, view.next_demand, faces[-1], x + PAD, middle, room, split, used)


def _demand(
    canvas: Canvas,
    w: Words,
    demand: DemandView | None,
    face: str,
    x: float,
    middle: float,
    room: float,
    split: float,
    shift: float = 0,
) -> None:
    """Draw action, name and price of a demand, then the privilege that goes with it; the name only where
    there is room (`split` in the middle), for it tells nothing that counts. `shift`: what is taken already
    from the left."""
    right = x + room
    named = split >= room / 2
    split += x
    x += shift
    if demand is not None:
        canvas.put(panels.plate(44, 44, PEACH, INK, 8, 2), x, middle - 22)
        canvas.centre(actions.action(demand.action, 17), x + 22, middle)
        found = parts(demand.pay)
        wide = sum(fonts.width(str(count), Style(34, 800)) + 5 + 37 for _, count in found) + 8 * len(found)
        wide = min(wide, split - x - 52)
        name, style = fit(
            w(f"edo-demand-{demand.goods}"), Style(34, 600), split - x - 64 - wide, (34, 32, 30)
        )
        if named and not name.endswith("…"):
            canvas.middle(x + 58, middle, name, style, INK)
        cost(canvas, split - wide, middle, demand.pay, wide + 4, 1)
    if face:
        if demand is not None:
            canvas.centre(symbol("arrow", 15), split + 22, middle)
        canvas.put(plate(face, 78, 44), split + 44, middle - 22)
        text, style = fit(
            w(f"edo-privilege-{face}"), PRIVILEGE, right - split - BEFORE, (34, 32, 30, 28, 26, 24)
        )
        canvas.middle(split + BEFORE, middle, text, style, INK)


def display(
    canvas: Canvas, view: EdoView, w: Words, x: int, y: int, width: int, height: int, across: int
) -> None:
    """Draw the special cards for sale: actions with values and places for officials, their names where rows
    are high enough; the price."""
    panel(canvas, x, y, width, height, w("edo-pic-special"))
    step = (width - 2 * PAD) / across
    lines = max(1, -(-len(view.display) // across))
    tall = (height - TITLE - FOOT) / lines
    known = [
        fonts.width(w(f"edo-do-{one.do}"), ACTION.at(28)) for card in view.display for one in card.actions
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
    size = min(62, round(tall) - 6)
    canvas.put(actions.special_ground(size, size), x, middle - size / 2)
    canvas.centre(panels.plate(size - 14, size - 14, C["neutral"], C["neutral"], 3, 1), x + size / 2, middle)
    canvas.centre(actions.action(action.do, 22 if size > 56 else 16), x + size / 2, middle)
    text, what = actions.value(action)
    end, at, y = x + room, x + size + 10.0, middle
    if named:
        down = min(20.0, tall / 4)
        name, style = fit(w(f"edo-do-{action.do}"), ACTION, room - size - 10, (34, 32, 30, 28))
        canvas.middle(at, middle - down, name, style)
        y = middle + down
    if text:
        at += goods.amount(canvas, at, y, what, text, 34, 15, after=True) + 8
    apart = min(29.0, (end - at - 28) / max(1, action.most - 1))
    for i in range(action.most):
        canvas.centre(actions.ring(28), at + 14 + i * apart, y)


# --- Special cards owned -----------------------------------------------------------------------------------


def owners(view: EdoView) -> list[tuple[int, list[str]]]:
    """(seat, its special cards) of everybody who has at least one."""
    found = [(seat, [card for card in one.cards if len(card) > 1]) for seat, one in enumerate(view.players)]
    return [(seat, cards) for seat, cards in found if cards]


def owned_cards(
    canvas: Canvas,
    view: EdoView,
    w: Words,
    names: Sequence[str],
    owned: Sequence[tuple[int, list[str]]],
    y: int,
) -> None:
    """Draw which special cards each player has bought; with many of them, words and names give way."""
    panels.lay(canvas, MARGIN, y, WIDTH - 2 * MARGIN, OWNED, PAPER)
    middle = y + OWNED / 2
    known = {card.card: card for card in view.cards}
    width, height, half = CARD
    room = WIDTH - 2 * MARGIN - 2 * PAD
    x = float(MARGIN + PAD)
    taken = sum(72 + (width + 8) * len(cards) for _, cards in owned)
    if room - taken >= 300:
        lines, style = fit_lines(w("edo-pic-owned"), NAME, 300, 2, (34, 32, 30, 28))
        for i, line in enumerate(lines):
            down = (i - (len(lines) - 1) / 2) * style.size * 1.05 - 1
            canvas.middle(x, middle + down, line, style)
        x += max(fonts.width(line, style) for line in lines) + 28
        room = round(WIDTH - MARGIN - PAD - x)
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
                for k, one in enumerate(known[code].actions[:2]):
                    canvas.centre(actions.action(one.do, half), x + width * (0.28 + 0.44 * k), middle)
            x += apart
        x += 12
