"""Draw a seat on the land: name, cards, what it got; its warehouse and the places of its ships."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from itertools import product
from typing import Final

from bot.core import Seat
from bot.games.golden_horn.view import COLOURS, Arrived, Passed, Raided, View
from render.golden_horn import pieces
from render.golden_horn.board import Board, worth
from render.golden_horn.pieces.tokens import first_mark
from render.golden_horn.theme import PAPER
from render.kit import fonts
from render.kit import seat_panel as kit
from render.kit.canvas import Canvas
from render.kit.flow import Art, Box, Drawn, Gap, Grid, Sized, Text, Thing, best, column, noted, row, rule
from render.kit.fonts import NAME, Style, sizes_from
from render.kit.frames import Look
from render.kit.seat_panel import GAP, Cell, Head, Mark, News, Place, aligned, figure
from render.kit.seats import leading
from render.kit.sketch import Sprite
from render.kit.text import fit

PAD: Final = (16, 8)
DISCS: Final = (36, 30, 26)
"""Sizes of the sign of a ware, of which the largest is used that leaves all numbers room."""
SHIPS: Final = (76, 62, 58, 54, 50, 46, 42, 38)
"""Sizes of a ship; the first one only below the warehouse."""
LARGE: Final = (104, 96, 88, 80, *SHIPS)
"""The same beside a large warehouse, above their places."""
WARES: Final = (32, 26, 0)
"""Sizes of the cubes of a gain; 0: they have no room."""
NAMES: Final = sizes_from(28, 22)
"""Sizes of a name above what is told; the first in which that is clear of the goods."""
CLEAR: Final = 5
"""From there to letters, with the rim of a chip."""
UNDER: Final = 8
"""Twice how far a chip stands below the middle of a warehouse, clear of a name on two lines."""
NUMBER: Final = Style(34, 800)
SMALLEST: Final = (NUMBER.usual.at(30), 22)
"""The same with the sign of a ware, where there are so many that nothing larger has room."""
PLACE: Final = Style(34, 700)


def leaders(view: View) -> frozenset[Seat]:
    """The seats whose open warehouse is worth most; none if warehouses are shut or all are worth the same."""
    players = [worth(view, player.warehouse) for player in view.players if player.warehouse is not None]
    return leading(players) if len(players) == len(view.players) else frozenset()


def seat_panels(
    board: Board, look: Look, names: Sequence[str], awaited: Collection[Seat], gold: Collection[Seat]
) -> None:
    """Draw the panels of all seats."""
    goods = _goods(board)
    for seat, area in enumerate(board.layout.panels):
        sign = kit.mark(seat in awaited and len(awaited) > 1, board.view.players[seat].ready)
        box = _panel(board, look, seat, names[seat], sign, goods.get(seat))
        kit.seat_panel(board.canvas, area, PAPER, box, seat in gold, PAD)


def _room(board: Board) -> tuple[float, float]:
    """Width and height of what stands in a panel."""
    _, _, width, height = board.layout.panels[0]
    return width - 2 * PAD[0], height - 2 * PAD[1]


def _high(board: Board) -> bool:
    """Whether panels are so high that ships stand below the warehouse. Else they stand beside it if it is
    shut, and the chart alone shows them if it is open."""
    return board.view.seats == 2


def _panel(board: Board, look: Look, seat: Seat, name: str, sign: Mark | None, goods: Box | None) -> Box:
    """Badge, name, cards and news of a seat; below, its warehouse with what it got, and its ships."""
    view, high, (room, height) = board.view, _high(board), _room(board)
    won, cards = gains(view, seat)
    news = [News(board.words("gh-do-pass"))] if passed(view, seat) else []
    drawn = [News(f"+{cards}")] if cards else []
    held = view.players[seat].hand
    back = Art(pieces.back(40, 1 if held < 2 else 2 if held < 5 else 3))
    hand = noted("gh-see-hand", row(back, figure(str(held)), gap=4))
    first = first_mark(17) if view.start_seat == seat else None
    tall = high and goods is None  # the warehouse is shut, and larger ships stand beside it
    house = Art(pieces.warehouse(seat, 112 if tall else 72 if high else 60, board.crest(seat)))
    store: Box = (
        _points(view, seat) if goods else column(house, Gap(height=PLACE.size), gap=0) if tall else house
    )

    def got(ware: int) -> list[News]:
        return [News(f"+{won[1]}", _wares(won[0], ware) if ware else None)] if won else []

    def made(form: tuple[bool, int]) -> Box:
        """The panel; what the warehouse got is told above, beside the name, or beside the warehouse; with
        wares in a size."""
        above, brought = form[0], got(form[1])
        after = (*news, *(brought if above else ()), *drawn, hand)
        least = fonts.width(name, NAME) if above and (brought or (len(after) > 1 and goods)) else 0
        head = Head(name, look.badge(seat, 60), sign, first, after=after, least=least)
        lower = [column(Gap(height=UNDER, grow=0), chip, gap=0) for chip in brought if not above]
        parts = [store, *lower, *(() if goods is None else (goods,))]
        low: Box = noted("gh-see-warehouse", (column if tall else row)(*parts, grow=int(goods is not None)))
        if high or goods is None:
            beside = goods is None
            left = room - low.width - GAP if beside else room
            sizes = product((PLACE, PLACE.usual), LARGE if tall else SHIPS[not high :])
            ships = best(partial(_ships, board, seat, tall), tuple(sizes), left, height)
            low = row(low, ships, grow=1) if beside else column(low, ships, grow=1)
        return column(head, rule(PAPER.hair), low, gap=4 if high else 0)

    def parted(form: tuple[int, int]) -> Box:
        """The panel with all that is told in a line of its own, below the name and above the goods; with
        wares and the name in these sizes."""
        (ware, size), badge = form, look.badge(seat, 60)
        told = [*news, *got(ware), *([News(f"+{cards}", pieces.back(24, 1))] if cards else [])]

        def crest(at: Canvas, x: float, y: float) -> None:
            at.centre(badge, x + badge.width / 2, y)
            if first is not None:
                at.centre(first, x + badge.width - GAP, y + badge.height / 2 - GAP)

        left = column(Place(Drawn(badge.width, badge.height, crest), store.width), store, gap=0)
        line, style = fit(name, NAME, room - left.width - hand.width - 2 * GAP, (size,))
        wide, _, _, top, _, ink = fonts.line(line, style)
        named = Drawn(wide, ink, lambda at, x, y: at.words(x, y - ink / 2 - top, line, style))
        upper = row(column(Place(named, wide), row(*told), gap=CLEAR, grow=1), hand)
        below = () if goods is None else (noted("gh-see-warehouse", goods),)
        return row(left, column(upper, *below, gap=CLEAR, grow=1))

    if high or goods is None:
        forms = ((True, WARES[0]), *product((False,), WARES))
        return best(made, forms[high:], room, height)
    whole = made((True, WARES[0]))
    return whole if whole.width <= room else best(parted, tuple(product(WARES, NAMES)), room, height)


def _wares(colours: str, size: int) -> Sprite:
    """The cubes of a gain: one of each colour."""
    return pieces.cube(colours, size, True) if len(colours) == 1 else pieces.heap(colours, size)


def _points(view: View, seat: Seat) -> Drawn:
    """What an open warehouse is worth now."""
    held = view.players[seat].warehouse
    assert held is not None
    return figure(str(worth(view, held)), seat in leaders(view), 78)


def _goods(board: Board) -> dict[Seat, Box]:
    """The number of each ware in the open warehouses, beside their points and what they got."""
    view, lines = board.view, 2 if _high(board) else 1
    seats = [seat for seat, player in enumerate(view.players) if player.warehouse is not None]
    beside = 0.0
    for seat in seats:
        won, _ = gains(view, seat)
        chip = News(f"+{won[1]}", _wares(won[0], WARES[0])).width + GAP if won and lines > 1 else 0
        beside = max(beside, _points(view, seat).width + GAP + chip)

    def made(form: tuple[Style, int]) -> list[list[list[Box]]]:
        (style, size), tables = form, []
        for seat in seats:
            held = zip(COLOURS, view.players[seat].warehouse or (), strict=True)
            cells: list[Box] = [
                Cell(partial(pieces.sign_disc, letter, size), size, str(count), style)
                if count
                else Art(pieces.no_goods(letter, size))
                for letter, count in held
            ]
            tables.append([cells[k::lines] for k in range(lines)])
        return tables

    goods = aligned(made, (*product((NUMBER, NUMBER.usual), DISCS), SMALLEST), _room(board)[0] - beside)
    boxes = {seat: column(*rows, gap=0) for seat, rows in zip(seats, goods, strict=True)}
    return {seat: Sized(box, 0, box.height, 1) for seat, box in boxes.items()}  # however wide it is


def _ships(board: Board, seat: Seat, tall: bool, form: tuple[Style, int]) -> Box:
    """The ships of a seat, each with the place where it is beside it, or below it; letters and ships in these
    sizes."""
    style, size = form
    cells: list[Box] = []
    for ship in board.view.ships:
        if ship.seat == seat:
            draw, place = partial(board.sprite, ship, size), ship.node or "–"
            below = column(Thing(draw, size, size), Text(place, style, anchor="centre"), gap=0)
            cells.append(below if tall else Cell(draw, size, place, style, least=size))
    return Grid(tuple(cells), len(cells), GAP, 1)


def gains(view: View, seat: int) -> tuple[tuple[str, int] | None, int]:
    """What a seat got in the last turn: (colours, cubes) for its warehouse, and the cards it drew."""
    cubes: dict[str, int] = {}
    cards = 0
    for event in view.marks:
        match event:
            case Raided(who=who, cube=cube) if who == seat:
                cubes[cube] = cubes.get(cube, 0) + 1
            case Arrived(who=who, colour=colour, count=count, cards=drawn) if who == seat:
                if colour is not None and count:
                    cubes[colour] = cubes.get(colour, 0) + count
                cards += drawn
            case _:
                pass
    if not cubes:
        return None, cards
    return ("".join(sorted(cubes, key=lambda c: -cubes[c])), sum(cubes.values())), cards


def passed(view: View, seat: int) -> bool:
    """Whether a seat had nothing to move in the last turn."""
    return any(isinstance(event, Passed) and event.who == seat for event in view.marks)
