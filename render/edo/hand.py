"""Draw the private plan: three slots, the cards to choose from with their menu numbers, the rest below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.games.edo.planning import Act, Crew, complete, lacks, left_of
from bot.games.edo.state import Slot
from bot.games.edo.view import EdoView, OwnView
from bot.text import Words
from render.edo import prices
from render.edo.ahead import told_ahead, turn_ahead
from render.edo.background import night
from render.edo.hand_cards import CARDS, SLOT, TOP, card_height, draw_deck
from render.edo.pieces import actions, goods, lands, people
from render.edo.pieces.goods import symbol
from render.edo.table import head, round_text
from render.edo.theme import GOODS, LOOK, PAPER, C
from render.kit import fonts, marks, panels
from render.kit.answers import Answer, answer_list
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.confirm import Turn, confirm
from render.kit.confirm import height_of as told_height
from render.kit.flow import Art
from render.kit.fonts import NAME, Style
from render.kit.frames import MARGIN, WIDTH, asking, columns
from render.kit.palette import FADED, INK, IVORY
from render.kit.shapes import rounded
from render.kit.sketch import Sketch, Sprite, large, sprite
from render.kit.text import fit
from render.scene import Choice, Scene

ENDED: Final = Style(30, 600)
"""The style of the points that the reader would have if the match ended now."""
STAND: Final = 160
"""The least width for a place with samurai."""
BAND: Final = 92
"""Height of the band with the reader's goods and samurai."""
PRICES: Final = 94
"""Height of the band with the prices of buildings and of the merchant."""
LINE: Final = 52
TOLD: Final = 300
"""The least height of the panel that shows what a plan brings."""
LEAST: Final = 900
TALLEST: Final = 1018
"""The least and the greatest height of the page."""
HIGHEST: Final = TALLEST - CARDS - BAND - LINE - 40
"""The greatest height of that panel."""
CREWS: Final = 400
"""The height of the list of officials to choose."""
SITTING: Final = 0.42
"""Half the size of an official, as a share of the height of the pictures: the robes are wide."""


def paint_plan(scene: Scene) -> Canvas:
    """Draw the plan so far, with answers if there is a question."""
    view, w, names = LOOK.opened(scene, EdoView)
    own, seat = view.own, view.viewer
    assert own is not None
    assert seat is not None
    acts = {str(choice.move): choice for choice in scene.choices if isinstance(choice.move, Act)}
    crews = [choice for choice in scene.choices if isinstance(choice.move, Crew)]
    rest = [choice for choice in scene.choices if not isinstance(choice.move, Act | Crew)]
    deck = [card for card in view.cards if card.card in own.pool.cards]
    rows = 1 if len(deck) <= 6 else 2
    ahead = told_ahead(scene)
    turn = None if ahead is None else turn_ahead(view, ahead, seat, w, names)
    tall = CREWS if crews else rows * card_height(rows) + (rows - 1) * 20
    if turn is not None:
        tall = min(HIGHEST, max(TOLD, told_height(w, turn, WIDTH - 2 * MARGIN)))
    priced = turn is None and not crews and rows == 1
    foot = CARDS + tall + 18 + (PRICES + 14 if priced else 0)
    height = max(LEAST, foot + BAND + (LINE if rest else 0) + 20)
    canvas = Canvas(night(height))
    question = _question(scene, own, w)
    heading = w("edo-pic-your-plan")
    pill = asking(w, seat, names[seat], question)
    head(canvas, w, round_text(w, view), heading, pill, 900)
    boxes = columns(4)
    for number in range(1, view.slots + 1):
        x, width = boxes[number - 1]
        _slot(canvas, scene, view, own, number, x, width)
    _left(canvas, view, own, w, turn, *boxes[3])
    if turn is not None:
        confirm(canvas, (MARGIN, CARDS, WIDTH - 2 * MARGIN, tall), PAPER, w, turn)
    elif crews:
        box = (MARGIN, CARDS, WIDTH - 2 * MARGIN, tall)
        answer_list(canvas, box, PAPER, partial(_crews, crews, w, seat), snug=True)
    else:
        draw_deck(canvas, view, own, w, deck, acts, rows)
    if priced:
        at = foot - PRICES - 14
        canvas.put(panels.panel(WIDTH - 2 * MARGIN, PRICES, PAPER), MARGIN, at)
        prices.draw_band(canvas, view, MARGIN + 24, at, WIDTH - 2 * MARGIN - 48, PRICES)
    _band(canvas, view, w, foot)
    _rest(canvas, rest[:3], names, w, foot + BAND + 10 + LINE / 2)
    return canvas


def _rest(canvas: Canvas, rest: Sequence[Choice], names: Sequence[str], w: Words, y: float) -> None:
    """Draw the answers that no card shows, side by side."""
    room = (WIDTH - 2 * MARGIN) / max(1, len(rest))
    for i, choice in enumerate(rest):
        left = MARGIN + i * room
        panels.tag(canvas, left + 30, y, choice.tag, 25)
        text, style = fit(w.say(choice.offer.label, names), Style(32, 700), room - 90, (32, 30))
        canvas.middle(left + 68, y, text, style, IVORY)


def _question(scene: Scene, own: OwnView, w: Words) -> str:
    number = len(own.plan)
    waiting = scene.view_of(EdoView).phase == "plan"
    if scene.question is not None:
        match lacks(own.plan):
            case "act":
                return w("edo-pic-which-action", number=number + 1)
            case "crew":
                return w("edo-pic-which-crew", number=number)
    if scene.chosen:
        return w("edo-pic-confirm")
    return w("edo-pic-sealed") if complete(own.plan) and waiting and not scene.choices else ""


# --- Slots -------------------------------------------------------------------------------------------------


@large
def dim_slot(width: int, height: int) -> Sprite:
    """A slot that cannot be chosen yet."""
    s = Sketch(width, height, 4, 2)
    s.polygon(rounded(2, 2, width - 2, height - 2, 12), mix(C["deep"], C["mid"], 0.5), C["pale"], 2)
    return s.sprite()


@sprite
def hole(size: int, dark: bool) -> Sprite:
    """The dashed place of a card."""
    s = Sketch(size, size, 6)
    line = rounded(2, 2, size - 2, size - 2, 8)
    for dash in marks.dashes([*line, line[0]], 15, 11):
        s.line(dash, C["pale"] if dark else C["site_edge"], 3)
    return s.sprite()


def _most(view: EdoView, slot: Slot) -> int:
    actions = [
        action
        for card in view.cards
        if card.card == slot.card
        for action in card.actions
        if action.do == slot.do
    ]
    return actions[0].most if actions else 2


def _slot(canvas: Canvas, scene: Scene, view: EdoView, own: OwnView, number: int, x: int, width: int) -> None:
    assert view.viewer is not None
    slot = own.plan[number - 1] if number <= len(own.plan) else None
    asks = {"act": len(own.plan) + 1, "crew": len(own.plan)}.get(lacks(own.plan))
    asked = bool(scene.choices) and asks == number
    opened = len(view.players[view.viewer].slots) if view.phase == "act" else 0
    now = view.turn is not None and view.turn.seat == view.viewer and view.turn.number + 1 == number
    asked = asked or (bool(opened) and now and view.turn is not None and view.turn.left > 0)
    later = slot is None and not asked
    if later:
        canvas.put(dim_slot(width, SLOT), x, TOP)
    else:
        canvas.put(panels.panel(width, SLOT, PAPER, asked), x, TOP)
    ground, ink = (C["pale"], C["deep"]) if later else (INK, IVORY)
    canvas.centre(panels.disc(28, ground, ink, 2), x + 38, TOP + SLOT / 2)
    canvas.middle(x + 38, TOP + SLOT / 2, str(number), Style(44, 800), ink, "centre")
    canvas.note("edo-see-slots", x, TOP, width, SLOT)
    size = SLOT - 36
    left, top = x + 76, TOP + (SLOT - size) // 2
    if slot is None:
        canvas.put(hole(size, later), left, top)
        if asked:
            canvas.middle(left + size / 2, top + size / 2, "?", Style(80, 800), C["site_edge"], "centre")
    else:
        canvas.put(actions.frame(slot.card, size), left, top)
        _face(canvas, view, slot, left, top, size)
        canvas.put(actions.corner(slot.card, size), left, top)
        if not complete(own.plan) or scene.chosen:
            canvas.put(marks.chosen(size, size), left, top)
    if number <= opened and not asked:
        canvas.centre(panels.tick(24), x + 40, TOP + SLOT - 30)
    most = _most(view, slot) if slot is not None else 2
    kinds = actions.crew(slot.own, slot.neutral, slot.black, view.viewer) if slot is not None else []
    step = min(66.0, (SLOT - 60) / max(1, most - 1))
    column = left + size + (width - 76 - size) / 2
    for i in range(max(most, len(kinds))):
        middle = TOP + SLOT / 2 + (i - (max(most, len(kinds)) - 1) / 2) * step
        if i < len(kinds):
            canvas.centre(people.official(kinds[i], 30, True), column, middle)
        elif slot is None or slot.own < 0:
            canvas.centre(hole_ring(58, later), column, middle)
        else:
            canvas.centre(actions.ring(54), column, middle)
    if slot is not None and slot.quiet:
        marks.hatch(canvas, round(left) + 13, round(top) + 13, size - 26, size - 26)
        canvas.put(actions.corner(slot.card, size), left, top)


@sprite
def hole_ring(size: int, dark: bool) -> Sprite:
    from render.kit.shapes import arc

    s = Sketch(size, size, 4)
    r = size / 2
    if not dark:
        s.ellipse(r, r, r - 1, fill=C["site"])
    for dash in marks.dashes(arc(r, r, r - 2, r - 2, 0, 360, 48), 9, 7):
        s.line(dash, C["pale"] if dark else C["site_edge"], 3)
    return s.sprite()


def _face(canvas: Canvas, view: EdoView, slot: Slot, x: float, y: float, size: int) -> None:
    """Draw the action of a slot with its printed value."""
    action = next((d for c in view.cards if c.card == slot.card for d in c.actions if d.do == slot.do), None)
    text = actions.value(action)[0] if action is not None else ""
    canvas.centre(actions.action(slot.do, 38), x + size * 0.53, y + size * (0.4 if text else 0.52))
    if action is not None and text:
        actions.printed(canvas, x + size / 2, y + size * 0.8, action, 30, 15)


def _left(
    canvas: Canvas, view: EdoView, own: OwnView, w: Words, turn: Turn | None, x: int, width: int
) -> None:
    """Draw the officials that the plan has not used, and the wages. These are red if there will not be enough
    rice or, as long as the plan is not complete, if there is not enough now."""
    assert view.viewer is not None
    canvas.put(panels.panel(width, SLOT, PAPER), x, TOP)
    canvas.note("edo-see-officials", x, TOP, width, SLOT)
    text, style = fit(w("edo-pic-officials"), NAME, width - 48, (36, 34, 32, 30))
    canvas.middle(x + 24, TOP + 29, text, style)
    officials, neutral, black = left_of(own.pool, own.plan)
    kinds = [(view.viewer, officials), (people.NEUTRAL, neutral)]
    if own.pool.black:
        kinds.append((people.BLACK, black))
    step = (width - 40) / max(2, len(kinds))
    for i, (kind, count) in enumerate(kinds):
        left = x + 24 + i * step
        canvas.centre(people.official(kind, 22, True), left + 30, TOP + 75)
        canvas.middle(left + 70, TOP + 77, str(count), Style(40, 800), INK if count else FADED)
    canvas.rule(x + 20, x + width - 20, TOP + 106, PAPER.hair)
    samurai = sum(space.samurai[view.viewer] for space in view.spaces)
    due = samurai * view.printed.wage
    middle = TOP + 130
    canvas.centre(people.samurai(view.viewer, 19, False), x + 48, middle + 1)
    left = x + 78 + canvas.middle(x + 78, middle, str(samurai), Style(38, 800), INK if samurai else FADED)
    canvas.centre(symbol("arrow", 16), left + 34, middle)
    wide = goods.amount(canvas, left + 64, middle, "rice", "", 38, 20)
    held = view.players[view.viewer].goods.rice
    short = held < due if turn is None else any(amount.lacks for amount in turn.after)
    ink = C["blood"] if short else INK
    end = left + 64 + wide + canvas.middle(left + 64 + wide, middle, str(due), Style(38, 800), ink)
    if short:  # a line below it, for eyes that do not see red
        canvas.fill(left + 64 + wide, middle + 16, end, middle + 20, ink)


# --- Officials of a slot -----------------------------------------------------------------------------------


def _crews(crews: Sequence[Choice], w: Words, seat: int, size: int) -> list[Answer]:
    """Every choice of officials for a slot: as many figures, of the height `size`."""
    found = []
    for choice in crews:
        move = choice.move
        kinds = actions.crew(move.own, move.neutral, move.black, seat)
        pictures = tuple(Art(people.official(kind, round(size * SITTING))) for kind in kinds)
        nobody = w("edo-pic-quiet" if move.quiet else "edo-pic-nobody")
        found.append(Answer(choice.tag, pictures, ("" if kinds else nobody,)))
    return found


# --- Below -------------------------------------------------------------------------------------------------


def _band(canvas: Canvas, view: EdoView, w: Words, y: int) -> None:
    """Draw the reader's goods, and the places of the reader's samurai."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    canvas.put(panels.panel(WIDTH - 2 * MARGIN, BAND, PAPER), MARGIN, y)
    middle = y + BAND / 2
    x = MARGIN + 28.0
    for what in GOODS:
        x += goods.amount(canvas, x, middle, what, str(getattr(player.goods, what)), 48, 28) + 26
    total = player.goods.rice + player.goods.wood + player.goods.stone
    text = w("edo-pic-of-limit", count=total, limit=view.limit)
    wide = panels.chip_width(text, 30)
    panels.chip(canvas, x + wide / 2, middle, text, 30)
    x += wide + 24
    canvas.fill(x, y + 20, x + 2, y + BAND - 20, PAPER.hair)
    x += 26
    end: float = WIDTH - MARGIN - 24
    stands = [space for space in view.spaces if space.samurai[view.viewer]]
    text = w("edo-pic-if-over", points=player.total)
    worded = fonts.width(text, ENDED)
    if not view.over and end - worded - 110 - x >= STAND * max(1, len(stands)):
        canvas.middle(end, middle, text, ENDED, FADED, "right")
        end -= worded + 16
    goods.points(canvas, end - 32, middle, player.points, 64)
    room = end - 84 - x
    if not stands:
        text, style = fit(w("edo-pic-no-samurai"), Style(30, 600), room, (30,))
        canvas.middle(x, middle, text, style, FADED)
        return
    step = min(280.0, room / len(stands))
    for i, space in enumerate(stands):
        left = x + i * step
        sign(canvas, space.kind, left + 30, middle - 4)
        canvas.centre(people.samurai(view.viewer, 26), left + 54, middle + 10)
        count = space.samurai[view.viewer]
        if count > 1:
            panels.chip(canvas, left + 92, middle - 30, f"×{count}", 30)
        name = w(f"edo-town-{space.town}") if space.town else space.code
        style = Style(30, 700)
        text = name if left + 92 + fonts.width(name, style) <= x + (i + 1) * step - 8 else space.code
        canvas.middle(left + 92, middle + 10, text, style)


def sign(canvas: Canvas, kind: str, x: float, y: float) -> None:
    """Draw a small picture of a kind of space."""
    match kind:
        case "edo":
            canvas.centre(lands.capital(52, 40, 14, 5), x, y)
        case "city":
            canvas.centre(lands.city(56, 46, 15), x, y)
        case "gate":
            canvas.centre(lands.gate(50), x, y)
        case "road":
            canvas.centre(lands.road(22), x, y)
        case _:
            canvas.centre(lands.disc(kind, 28), x, y)
