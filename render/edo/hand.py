"""Draw the private plan: three slots, the cards to choose from with their menu numbers, the rest below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.games.edo.components import Action
from bot.games.edo.planning import SLOTS, Act, Crew, complete, lacks, left_of
from bot.games.edo.state import Slot
from bot.games.edo.view import EdoView, OwnView, SpaceView
from bot.text import Words
from render.edo import prices
from render.edo.ahead import told_ahead, turn_ahead
from render.edo.background import night
from render.edo.hand_cards import SLOT, TOP, card_height, draw_deck
from render.edo.pieces import actions, goods, lands, people
from render.edo.pieces.actions import dim_slot, hole, hole_ring
from render.edo.pieces.goods import symbol
from render.edo.seat_panel import owned
from render.edo.table import head, round_text
from render.edo.theme import GOODS, LOOK, PAPER, C
from render.kit import marks, panels
from render.kit.answers import Answer, answer_list
from render.kit.canvas import Area, Canvas
from render.kit.colour import RGB
from render.kit.confirm import Turn, confirm
from render.kit.confirm import height_of as told_height
from render.kit.flow import (
    Art,
    Box,
    Drawn,
    Field,
    Fitted,
    Gap,
    On,
    Sized,
    Text,
    bar,
    column,
    noted,
    row,
    rule,
)
from render.kit.fonts import NAME, Style, sizes_from
from render.kit.frames import GUTTER, MARGIN, WIDTH, asking
from render.kit.palette import FADED, INK, IVORY
from render.kit.seat_panel import Cell, framed
from render.kit.text import fit
from render.scene import Choice, Scene

ENDED: Final = Style(30, 600)
"""The style of the points that the reader would have if the match ended now."""
BAND: Final = 92
"""Height of the band with the reader's goods and samurai."""
PRICES: Final = 94
"""Height of the band with the prices of buildings and of the merchant."""
LINE: Final = 52
"""Height of the answers that no card shows."""
TOLD: Final = 300
"""The least height of the panel that shows what a plan brings."""
LEAST: Final = 900
TALLEST: Final = 1018
"""The least and the greatest height of the page."""
BETWEEN: Final = 16
"""Between the parts of the page, and below the last one."""
HIGHEST: Final = TALLEST - TOP - SLOT - BAND - LINE - 4 * BETWEEN
"""The greatest height of that panel."""
CREWS: Final = 400
"""The height of the list of officials to choose."""
SITTING: Final = 0.42
"""Half the size of an official, as a share of the height of the pictures: the robes are wide."""
FACE: Final = SLOT - 36
"""Side of the action in a slot."""
HALF: Final = 30
"""Half the size of the officials in a slot."""
APART: Final = 66
"""The greatest distance between two of them."""
NUMBER: Final = Style(44, 800)
FIGURE: Final = Style(38, 800)
ROOM: Final = WIDTH - 2 * MARGIN
NOBODY: Final = Gap()


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
    slots = [_slot(scene, view, own, number) for number in range(1, SLOTS + 1)]
    upper = row(*[Sized(box, 0, SLOT, 1) for box in (*slots, _left(view, own, w, turn))], gap=GUTTER)
    if turn is not None:
        told = turn
        high = min(HIGHEST, max(TOLD, told_height(w, told, ROOM)))
        shown = Field(lambda canvas, area: confirm(canvas, area, PAPER, w, told), 0, high)
    elif crews:
        answers = partial(_crews, crews, w, seat)
        shown = Field(lambda canvas, area: answer_list(canvas, area, PAPER, answers, snug=True), 0, CREWS)
    else:
        high = rows * card_height(rows) + (rows - 1) * 20
        if rows == 1 and not rest:  # the cards have the room of the answers that no card shows
            high += LINE + BETWEEN // 2
        shown = Field(lambda canvas, area: draw_deck(canvas, area, view, own, w, deck, acts, rows), 0, high)
    parts: list[Box] = [upper, shown, Sized(_band(view, w), 0, BAND)]
    if turn is None and not crews and rows == 1:
        known = Field(lambda canvas, area: prices.draw_band(canvas, view, *area))
        parts.insert(2, Sized(framed(PAPER, known, (24, 0)), 0, PRICES))
    if rest:
        parts.append(row(*[_answer(choice, names, w) for choice in rest[:3]]))
    page = column(*parts, gap=BETWEEN)
    canvas = Canvas(night(max(LEAST, round(TOP + page.height + BETWEEN))))
    pill = asking(w, seat, names[seat], _question(scene, own, w))
    head(canvas, w, round_text(w, view), w("edo-pic-your-plan"), pill, 900)
    page.lay(canvas, MARGIN, TOP, ROOM, page.height)
    return canvas


def _answer(choice: Choice, names: Sequence[str], w: Words) -> Box:
    """An answer that no card shows."""

    def draw(canvas: Canvas, area: Area) -> None:
        x, y, width, height = area
        panels.tag(canvas, x + 30, y + height / 2, choice.tag, 25)
        text, style = fit(w.say(choice.offer.label, names), Style(32, 700), width - 90, (32, 30))
        canvas.middle(x + 68, y + height / 2, text, style, IVORY)

    return Field(draw, 0, LINE)


def _question(scene: Scene, own: OwnView, w: Words) -> str:
    lacking, waiting = lacks(own.plan), scene.view_of(EdoView).phase == "plan"
    if scene.question is not None and lacking is not None:
        key = "edo-pic-which-action" if lacking is Act else "edo-pic-which-crew"
        return w(key, number=_asked(own))
    if scene.chosen:
        return w(scene.confirms("edo-pic-confirm"))
    return w("edo-pic-sealed") if complete(own.plan) and waiting and not scene.choices else ""


def _asked(own: OwnView) -> int:
    """The number of the slot that is planned next."""
    return len(own.plan) + (lacks(own.plan) is Act)


# --- Slots -------------------------------------------------------------------------------------------------


def _slot(scene: Scene, view: EdoView, own: OwnView, number: int) -> Box:
    """A slot: its number, the action and the officials there, or places for them."""
    assert view.viewer is not None
    slot = own.plan[number - 1] if number <= len(own.plan) else None
    asked = bool(scene.choices) and not complete(own.plan) and number == _asked(own)
    opened = len(view.players[view.viewer].slots) if view.phase == "act" else 0
    now = view.turn is not None and view.turn.seat == view.viewer and view.turn.number + 1 == number
    asked = asked or (bool(opened) and now and view.turn is not None and view.turn.left > 0)
    later = slot is None and not asked
    colours = (C["pale"], C["deep"]) if later else (INK, IVORY)
    mark = Drawn(56, SLOT, partial(_number, number, colours, number <= opened and not asked))
    if slot is None:
        face = Drawn(FACE, FACE, partial(_open, asked))
    else:
        chosen = not complete(own.plan) or bool(scene.chosen)
        face = Drawn(FACE, FACE, partial(_face, _action(view, slot), slot, chosen))
    box = row(mark, face, NOBODY, _officials(view, slot, later), NOBODY, gap=10)
    ground = dim_slot if later else partial(panels.panel, paper=PAPER, gold=asked)
    return noted("edo-see-slots", On(ground, box, (10, 0)))


def _number(
    number: int, colours: tuple[RGB, RGB], opened: bool, canvas: Canvas, x: float, middle: float
) -> None:
    """Draw the number of a slot, and a tick below it once it is open."""
    ground, ink = colours
    canvas.centre(panels.disc(28, ground, ink, 2), x + 28, middle)
    canvas.middle(x + 28, middle, str(number), NUMBER, ink, "centre")
    if opened:
        canvas.centre(panels.tick(24), x + 30, middle + SLOT / 2 - 30)


def _open(asked: bool, canvas: Canvas, x: float, middle: float) -> None:
    """Draw the place for an action."""
    canvas.put(hole(FACE, not asked), x, middle - FACE / 2)
    if asked:
        canvas.middle(x + FACE / 2, middle, "?", Style(80, 800), C["site_edge"], "centre")


def _action(view: EdoView, slot: Slot) -> Action | None:
    """The action of a slot as its card has it."""
    actions = (each for card in view.cards if card.card == slot.card for each in card.actions)
    return next((each for each in actions if each.do == slot.do), None)


def _face(action: Action | None, slot: Slot, chosen: bool, canvas: Canvas, x: float, middle: float) -> None:
    """Draw the action of a slot with its printed value."""
    top, centre = middle - FACE / 2, x + FACE * 0.53
    canvas.put(actions.frame(slot.card, FACE), x, top)
    text = actions.value(action)[0] if action is not None else ""
    canvas.centre(actions.action(slot.do, 38), centre, top + FACE * (0.4 if text else 0.52))
    if action is not None and text:
        actions.printed(canvas, x + FACE / 2, top + FACE * 0.8, action, 30, 15)
    if slot.quiet:
        marks.hatch(canvas, round(x) + 13, round(top) + 13, FACE - 26, FACE - 26)
    canvas.put(actions.corner(slot.card, FACE), x, top)
    if chosen:
        canvas.put(marks.chosen(FACE, FACE), x, top)


def _officials(view: EdoView, slot: Slot | None, later: bool) -> Box:
    """The officials of a slot below each other, and the free places."""
    assert view.viewer is not None
    kinds: list[int] = []
    most, free = 2, hole_ring(58, later)
    if slot is not None:
        action = _action(view, slot)
        most = action.most if action is not None else most
        kinds = actions.crew(slot.own, slot.neutral, slot.black, view.viewer)
        free = free if slot.own < 0 else actions.ring(54)
    step = min(APART, (SLOT - 2 * HALF) / max(1, most - 1))
    pieces = [people.official(kind, HALF, True) for kind in kinds]
    pieces += [free] * (most - len(pieces))
    return column(*[Sized(Art(piece), piece.width, step) for piece in pieces], gap=0)


def _left(view: EdoView, own: OwnView, w: Words, turn: Turn | None) -> Box:
    """The officials that the plan has not used, and the wages. These are red if there will not be enough
    rice or, as long as the plan is not complete, if there is not enough now."""
    assert view.viewer is not None
    officials, neutral, black = left_of(own.pool, own.plan)
    kinds = [(view.viewer, officials), (people.NEUTRAL, neutral)]
    if own.pool.black:
        kinds.append((people.BLACK, black))
    left = [Cell(partial(people.official, kind, 22, True), 48, str(count), Style(40, 800),
                 INK if count else FADED, 1) for kind, count in kinds]  # fmt: skip
    samurai = sum(space.samurai[view.viewer] for space in view.spaces)
    due = samurai * view.printed.wage
    held = view.players[view.viewer].goods.rice
    short = held < due if turn is None else any(amount.lacks for amount in turn.after)
    ink = INK if samurai else FADED
    wages = row(
        Cell(partial(people.samurai, view.viewer, 19, False), 42, str(samurai), FIGURE, ink),
        Art(symbol("arrow", 16)),
        Art(symbol("rice", 20)),
        prices.figure(str(due), FIGURE, short),
        gap=14,
    )
    title = Field(partial(_title, w("edo-pic-officials")), height=36, grow=0)
    box = column(title, row(*left), rule(PAPER.hair), wages, gap=6)
    return noted("edo-see-officials", framed(PAPER, box, (24, 6)))


def _title(text: str, canvas: Canvas, area: Area) -> None:
    x, y, width, height = area
    canvas.middle(x, y + height / 2, *fit(text, NAME, width, sizes_from(36, 30)))


# --- Officials of a slot -----------------------------------------------------------------------------------


def _crews(crews: Sequence[Choice], w: Words, seat: int, size: int) -> list[Answer]:
    """Every choice of officials for a slot: as many figures, of the height `size`."""
    answers = []
    for choice in crews:
        move = choice.move
        kinds = actions.crew(move.own, move.neutral, move.black, seat)
        pictures = tuple(Art(people.official(kind, round(size * SITTING))) for kind in kinds)
        nobody = w("edo-pic-quiet" if move.quiet else "edo-pic-nobody")
        answers.append(Answer(choice.tag, pictures, ("" if kinds else nobody,)))
    return answers


# --- Below -------------------------------------------------------------------------------------------------


def _band(view: EdoView, w: Words) -> Box:
    """The reader's goods, the places of the reader's samurai, the points; by their codes, and without what
    the points would come to, if there is too little room."""
    assert view.viewer is not None
    player, things = view.players[view.viewer], owned(view, view.viewer)
    held = [things[what].cell(48, 28) for what in GOODS]
    total = player.goods.rice + player.goods.wood + player.goods.stone
    count = w("edo-pic-of-limit", count=total, limit=view.printed.limit)
    wide = panels.chip_width(count, 30)
    chip = Drawn(wide, 40, lambda canvas, x, y: panels.chip(canvas, x + wide / 2, y, count, 30))
    ended = [] if view.over else [Text(w("edo-pic-if-over", points=player.total), ENDED, FADED)]
    points = Drawn(64, 64, lambda canvas, x, y: goods.points(canvas, x + 32, y, player.points, 64))
    stands = [space for space in view.spaces if space.samurai[view.viewer]]

    def made(form: tuple[bool, bool]) -> Box:
        named, told = form
        places: list[Box] = [_stand(space, view.viewer or 0, w, named) for space in stands]
        if not places:
            places = [Text(w("edo-pic-no-samurai"), ENDED, FADED)]
        last = ended if told else []
        between = bar(PAPER.hair)
        return row(*held, chip, between, Gap(), *places, Gap(), between, points, *last, gap=22)

    forms = ((True, True), (False, True), (True, False), (False, False))
    return framed(PAPER, Fitted(made, forms), (28, 12))


def _stand(space: SpaceView, seat: int, w: Words, named: bool) -> Box:
    """A place of the reader's samurai: its picture and its name, or its code."""
    count = space.samurai[seat]
    name = w(f"edo-town-{space.town}") if named and space.town else space.code
    words: Box = Text(name, Style(30, 700))
    if count > 1:
        many = Drawn(60, 26, lambda canvas, x, y: panels.chip(canvas, x + 28, y - 6, f"×{count}", 30))
        words = column(row(many), words, gap=0)

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        canvas.centre(lands.sign(space.kind), x + 28, middle - 4)
        canvas.centre(people.samurai(seat, 26), x + 52, middle + 10)

    return row(Drawn(82, 60, draw), words)
