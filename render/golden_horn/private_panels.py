"""The reader's hand, warehouse and ships as panels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Final

from bot.core import Seat
from bot.games.golden_horn.view import COLOURS, ShipView, View, by_colour
from bot.text import Words
from render.golden_horn import pieces
from render.golden_horn.board import Board, worth
from render.golden_horn.pieces.tokens import turned_mark
from render.golden_horn.theme import PAPER
from render.kit import panels
from render.kit.canvas import Area, Canvas
from render.kit.flow import (
    Art,
    Box,
    Drawn,
    Field,
    Fitted,
    Gap,
    Grid,
    Lines,
    Sized,
    Text,
    column,
    noted,
    row,
    rule,
)
from render.kit.fonts import BODY, NAME, Style
from render.kit.palette import FADED
from render.kit.seat_panel import figure, framed
from render.kit.sketch import Sprite

COUNT: Final = Style(30, 800)
OWNED: Final = Style(40, 800)
POINTS: Final = Style(44, 800)
PAD: Final = (24, 14)
CARDS: Final = (172, 150, 130, 110, 90, 84, 78, 72, 66, 60, 56)
"""Widths of the cards of a hand."""
SEEN: Final = 0.24
"""The part of a card that is seen behind another."""
EACH: Final = 9
"""The most cards of which each is drawn; of more, there is one of each colour with their number."""
CUBES: Final = (52, 44)
"""Sizes of the cubes of a warehouse."""
FRONT: Final = 0.86
"""The share of a cube that is seen below another."""
SHIP: Final = 142
ROOM: Final = 420
"""The width of the cards of the reader of a page."""
HELD: Final = 124
"""Their height."""
PORTS: Final = ("V", "C", "M")


def hand_panel(view: View, w: Words) -> Box:
    """The reader's cards by colour."""
    assert view.hand is not None
    label = Text(w("word-cards", count=sum(view.hand)), BODY, FADED)
    heading = row(Text(w("gh-pic-hand"), NAME), Gap(), label)
    cards = list(by_colour(view.hand))
    shown: Box = Lines(w("gh-pic-no-cards"), BODY, 900, 1, (30,), FADED, 1, "centre")
    if cards:
        shown = Fitted(partial(_cards, cards), CARDS)
    return noted("gh-see-hand", framed(PAPER, column(heading, shown, gap=PAD[1], grow=1), PAD))


def _cards(cards: Sequence[tuple[str, int]], width: int) -> Box:
    """Cards of a width, those of a colour one over the other."""
    each = sum(count for _, count in cards) <= EACH
    stacks = [_stack(letter, count, each, width) for letter, count in cards]
    return row(Gap(), *stacks, Gap(), gap=10)


def _stack(letter: str, count: int, each: bool, width: int) -> Drawn:
    card, step = pieces.card(letter, width), round(width * SEEN)

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        top = middle - card.height / 2
        for at in range(count if each else min(2, count)):
            canvas.put(card, x + (step if each else 4) * at, top)
        if count > 1 and not each:
            panels.chip(canvas, x + width / 2, top + card.height - 8, f"×{count}", 30)

    return Drawn(width + step * (count - 1 if each else 0), card.height, draw)


def warehouse_panel(view: View, w: Words, seat: Seat, board: Board) -> Box:
    """The reader's warehouse: six columns of cubes; a missing colour is an empty well with its sign."""
    own = view.players[seat].warehouse or (0, 0, 0, 0, 0, 0)
    stock = w("gh-pic-stock", cubes=sum(own), colours=sum(1 for count in own if count))
    # The plate says the points; if there is little room, cubes and colours are seen below.
    forms = (stock, stock.partition(" · ")[0])

    def told(text: str) -> Box:
        return column(Text(w("gh-pic-warehouse"), NAME), Text(text, BODY, FADED), gap=4)

    head = row(
        Art(pieces.warehouse(seat, 72, board.crest(seat))),
        Fitted(told, forms, height=72),
        figure(str(worth(view, own)), True, style=POINTS),
    )
    stores = [Field(partial(_store, letter, count)) for letter, count in zip(COLOURS, own, strict=True)]
    box = column(head, row(*stores, gap=6, grow=1), gap=6, grow=1)
    return noted("gh-see-warehouse", framed(PAPER, box, PAD))


def _store(letter: str, count: int, canvas: Canvas, area: Area) -> None:
    """Draw the cubes of a colour in their column: as many as it holds, or one with their number."""
    x, y, width, height = area
    middle, low = x + width / 2, y + height - 6
    canvas.put(panels.well(round(width), round(height), PAPER.well, PAPER.hair, 6), x, y)
    if not count:
        canvas.centre(pieces.sign(letter, 28, PAPER.hair, PAPER.well), middle, low - 22)
        return
    size = CUBES[width < CUBES[0] + 12]
    step = round(size * FRONT)
    seen = count if size + step * (count - 1) <= height - 10 else 1
    for at in range(seen):
        canvas.put(pieces.cube(letter, size), middle - size / 2 + 1, low - size - at * step)
    if seen < count:
        panels.chip(canvas, middle, low - size - 24, str(count), 30)


def fleet_panel(view: View, w: Words, seat: Seat, name: str, badge: Sprite, board: Board) -> Box:
    """The reader's ships with their cargo and their places."""
    ships = [_ship(w, ship, board) for ship in view.ships if ship.seat == seat]
    heading = row(
        Art(badge), Fitted(lambda size: Lines(name, NAME.at(size), 700, 1, (size,)), (36, 32, 28)), gap=18
    )
    return framed(PAPER, column(heading, Grid(tuple(ships), len(ships), grow=1), gap=4, grow=1), PAD)


def _ship(w: Words, ship: ShipView, board: Board) -> Box:
    """A ship, its cargo, and below them its name, its place and its course."""
    port = ship.node in PORTS
    lines = [Text(ship.id if port else f"{ship.id} · {ship.node or '–'}", BODY.bold(700), anchor="centre")]
    if port:
        lines.append(Text(w(f"gh-port-{ship.node}"), BODY.usual, FADED, anchor="centre"))
    if ship.direction:
        lines.append(Text(w("gh-pic-heads", direction=ship.direction), BODY.usual, FADED, anchor="centre"))

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        top = middle - SHIP / 2 - 11
        canvas.put(board.sprite(ship, SHIP), x, top)
        pieces.cargo(canvas, ship, x + SHIP / 2, top + SHIP + 22, SHIP + 60)
        if ship.reversed:
            canvas.centre(turned_mark(15), x + 6, top + 22)

    return column(Drawn(SHIP, SHIP + 22, draw), *lines, gap=3)


def holdings(canvas: Canvas, view: View, seat: Seat, board: Board, area: Area) -> None:
    """Draw what the reader owns: cards, and below them cubes; at the right their number, and the points."""
    assert view.hand is not None
    own, cards = view.players[seat].warehouse or (0, 0, 0, 0, 0, 0), list(by_colour(view.hand))

    def stored(form: tuple[int, Style, bool]) -> Box:
        size, style, even = form
        cells = [
            row(Art(pieces.cube(letter, size)), Text(str(count), style), gap=4)
            if count
            else Art(pieces.no_goods(letter, 40))
            for letter, count in zip(COLOURS, own, strict=True)
        ]
        return Grid(tuple(cells), len(cells), 10) if even else row(*cells, gap=6)

    def summed(box: Box, thing: Sprite, total: Box) -> Box:
        return row(box, Sized(Art(thing), 60), Sized(total, 64), gap=8)

    none = Lines(board.words("gh-pic-no-cards"), BODY, ROOM, 1, (30,), FADED, 1, "centre")
    hand = summed(
        Fitted(partial(_cards, cards), CARDS) if cards else none,
        pieces.back(36, 3),
        Text(str(sum(view.hand)), OWNED, anchor="centre"),
    )
    store = summed(
        Fitted(
            stored,
            (
                *product((54, 48, 44, 40), (COUNT.at(36), COUNT), (True,)),
                *product((40, 36, 32, 28), (COUNT,), (False,)),
            ),
        ),
        pieces.warehouse(seat, 58, board.crest(seat)),
        figure(str(worth(view, own)), True, style=OWNED),
    )
    upper, lower = noted("gh-see-hand", hand), noted("gh-see-warehouse", store)
    held = column(Sized(upper, height=HELD), rule(PAPER.hair), Sized(lower, grow=1), gap=8)
    framed(PAPER, held, (16, 10)).lay(canvas, *area)
