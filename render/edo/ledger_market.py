"""Draw the market in Edo's second picture: demands, special cards for sale and bought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Final

from bot.core import Seat
from bot.games.edo.components import Action
from bot.games.edo.view import CardView, DemandView, EdoView
from bot.text import Words
from render.edo.market import parts, price, price_width
from render.edo.pieces import actions
from render.edo.pieces.goods import symbol
from render.edo.pieces.market import PEACH, coming_sign, plate
from render.edo.theme import LOOK, PAPER, C
from render.kit import panels
from render.kit.canvas import LEADING, Canvas
from render.kit.flow import Art, Box, Drawn, Fitted, Gap, Line, Lines, On, Text, column, columns, row
from render.kit.fonts import NAME, Style
from render.kit.palette import FADED, INK
from render.kit.seat_panel import Cell, framed

LABEL: Final = Style(34, 600)
"""The style of words beside a sign; without room for this size they are left out."""
FIGURE: Final = Style(36, 800)
PAD: Final = (22, 12)
OWNER: Final = NAME.at(34)
NAMES: Final = (640, 520, 400, 300, 240, 200, 170, 140)
"""Rooms for the names of those who have bought special cards."""
CARDS: Final = ((124, 68, 28), (104, 62, 23), (88, 56, 19))
"""Width and height of a bought card, and half-size of its actions; the largest that fits is used."""
CODE: Final = Style(34, 700)
ACTIONS: Final = ((True, 62), (False, 76), (False, 62), (False, 52), (False, 42))
"""Whether actions have their names, and their sides."""
BESIDE: Final = 596
"""Width of the cards for sale beside the demands."""
PRICE: Final = (34, 18)
"""Size of the numbers in a demand's price, and half-size of the things."""
PLATE: Final = (78, 44)
"""Width and height of a privilege."""


def titled(heading: str, box: Box, note: str = "") -> On:
    """A panel with its heading, and a note at its right end if there is room."""
    if heading:
        said = ((Text(note, LABEL, FADED),), ())
        head = Fitted(lambda told: row(Text(heading, NAME), Gap(), *told), said, height=46, grow=0)
        box = column(head, box, gap=4, grow=1)
    return framed(PAPER, box, PAD)


# --- Demands and special cards -----------------------------------------------------------------------------


def demands(view: EdoView, w: Words) -> Box:
    """The open demands with what they bring, and below them the next one of each stack, after an arrow."""
    faces = view.printed.faces
    rows = [(column.demand, faces.get(column.privilege, "")) for column in view.columns]
    nexts = view.next_demand is not None or bool(view.next_privilege)
    if nexts:
        rows.append((view.next_demand, faces.get(view.next_privilege, "")))

    def made(form: tuple[bool, int]) -> Box:
        """Names of goods matter little, so they give way to those of privileges."""
        lines = [_demand(w, *each, *form) for each in rows]
        if nexts:
            signs: list[Box] = [*[Gap(grow=0)] * (len(lines) - 1), Art(coming_sign(36))]
            lines = [[sign, *line] for sign, line in zip(signs, lines, strict=True)]
        return columns(lines, 8, PAPER.hair)

    forms = product((True, False), (480, 420, 360, 300, 250, 210, 170, 130, 0))
    by_need = sorted(forms, key=lambda form: (-min(form[1], 210), -form[0]))
    table = Fitted(made, by_need, height=made(by_need[-1]).height)
    stacks = w("edo-pic-stacks", demands=view.demand_stack, privileges=view.privilege_stack)
    return titled(w("edo-pic-demands"), table, stacks)


def _demand(w: Words, demand: DemandView | None, face: str, named: bool, room: int) -> list[Box]:
    """Action, name and price of a demand, then the privilege that goes with it in `room`."""
    nothing = Gap(grow=0)
    asked: list[Box] = [nothing] * 3
    if demand is not None:
        act = Drawn(44, 44, partial(_asked, demand.action))
        paid = parts(demand.pay)
        cost = Drawn(price_width(paid, *PRICE), 40, lambda canvas, x, y: price(canvas, x, y, paid, *PRICE))
        name = Text(w(f"edo-demand-{demand.goods}"), LABEL, INK, 1) if named else nothing
        asked = [act, name, row(Gap(), cost)]
    if not face:
        return [*asked, nothing, nothing]
    arrow = [Art(symbol("arrow", 15))] if demand is not None else [nothing]
    words = Lines(w(f"edo-privilege-{face}"), LABEL, room, 2, (LABEL.size,), INK, cut=False)
    return [*asked, row(Gap(), *arrow, Art(plate(face, *PLATE))), words if room else nothing]


def _asked(do: str, canvas: Canvas, x: float, middle: float) -> None:
    """Draw the action of a demand."""
    canvas.put(panels.plate(44, 44, PEACH, INK, 8, 2), x, middle - 22)
    canvas.centre(actions.action(do, 17), x + 22, middle)


def display(view: EdoView, w: Words, across: int) -> Box:
    """The special cards for sale: actions with values and places for officials, their names if there is
    room; the price."""

    def made(form: tuple[bool, int]) -> Box:
        cells: list[Box] = []
        for card in view.display:
            acts: list[Box] = [_action(w, action, *form) for action in card.actions[:2]]
            acts += [Gap(grow=1)] * (2 - len(acts))
            cost = Cell(partial(symbol, "ryo", 21), 32, str(card.price), Style(40, 800))
            cells += [Text(card.card, Style(34, 800), FADED), *acts, row(cost, Gap(PAD[0], 0, 0))]
        cells += [Gap(grow=0)] * (-len(cells) % (4 * across))
        lines = [cells[at : at + 4 * across] for at in range(0, len(cells), 4 * across)]
        return columns(lines, hair=PAPER.hair)

    wide, least = BESIDE if across == 1 else 0, ACTIONS[-1][1] * len(view.display) / across
    panel = titled(w("edo-pic-special"), Fitted(made, ACTIONS[across == 1 :], wide, least))
    return panel._replace(grow=int(not wide))


def _action(w: Words, action: Action, named: bool, size: int) -> Line:
    """An action: its drawing, its name, its value and the places for officials."""
    text, what = actions.value(action)
    value: list[Box] = [Text(text, Style(34, 800)), Art(symbol(what, 15))] if text else []
    lower = row(*value, *(Art(actions.ring(28)) for _ in range(action.most)), gap=2)
    name = [Text(w(f"edo-do-{action.do}"), CODE)] if named else []
    sign = Drawn(size, size, partial(_sign, action.do, size))
    return row(sign, column(*name, lower, gap=4), Gap(), grow=1)


def _sign(do: str, size: int, canvas: Canvas, x: float, middle: float) -> None:
    """Draw an action on the ground of a special card."""
    canvas.put(actions.special_ground(size, size), x, middle - size / 2)
    cell = panels.plate(size - 14, size - 14, C["neutral"], C["neutral"], 3, 1)
    canvas.centre(cell, x + size / 2, middle)
    canvas.centre(actions.action(do, size * 11 // 30), x + size / 2, middle)


# --- Owned special cards -----------------------------------------------------------------------------------


def owners(view: EdoView) -> list[tuple[Seat, list[CardView]]]:
    """(seat, its special cards) of everybody who has at least one."""
    special = {card.card: card for card in view.cards if len(card.card) > 1}
    held = [
        (seat, [special[code] for code in player.cards if code in special])
        for seat, player in enumerate(view.players)
    ]
    return [(seat, cards) for seat, cards in held if cards]


def owned_cards(view: EdoView, w: Words, names: Sequence[str]) -> Box:
    """The special cards that each player has bought; if there are many, words and names give way."""
    heading = Lines(w("edo-pic-owned"), OWNER, 300, 2, (OWNER.size,))

    def made(form: tuple[bool, tuple[int, int, int], int]) -> Box:
        headed, size, most = form
        parts_: list[Box] = [heading] if headed else []
        for seat, cards in owners(view):
            name = Lines(names[seat], OWNER, most, 1, (OWNER.size,))
            drawn = [Drawn(size[0], size[1], partial(_bought, card, size)) for card in cards]
            parts_.append(row(Art(LOOK.badge(seat, 52)), *([name] if most else []), *drawn))
        return row(*parts_, Gap(), gap=20)

    forms = [*product((True, False), CARDS, NAMES), (False, CARDS[-1], 0)]
    return titled("", Fitted(made, forms, height=2 * OWNER.size * LEADING))._replace(grow=0)


def _bought(card: CardView, size: tuple[int, int, int], canvas: Canvas, x: float, middle: float) -> None:
    width, height, half = size
    canvas.put(actions.special_ground(width, height), x, middle - height / 2)
    for at, action in zip((0.28, 0.72), card.actions, strict=False):
        canvas.centre(actions.action(action.do, half), x + width * at, middle)
