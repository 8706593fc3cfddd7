"""Positions built by hand and games played from scripts, for the tests of Pyramids.

Cells are written (row, column) as in the specification. A script line is "seat notation", chance is "*".
"""

from __future__ import annotations

from bot.core import CHANCE, Seat, notations, read
from bot.games.pyramids.cells import mask_of, names_of
from bot.games.pyramids.components_loading import shipped
from bot.games.pyramids.rules import Pyramids
from bot.games.pyramids.state import Box, Hand, Held, State
from bot.games.pyramids.view import PyramidsView, SeatView

PY = Pyramids()
Cell = tuple[int, int]

PATH_42: tuple[Cell, ...] = ((0, 1), (1, 1), (2, 1), (1, 2), (2, 2), (3, 2))
"""Card 42 one or two cells before its tomb (4,3), as in several worked examples."""
PATH_23: tuple[Cell, ...] = ((0, 4), (1, 4), (2, 4), (3, 4), (4, 4), (4, 3), (4, 2))
"""Card 23 with (4,1), a red X, and the tomb (4,0) left of it, as in EX-14."""


def mask(*cells: Cell) -> int:
    return mask_of(row * 5 + column for row, column in cells)


def at(*cells: Cell) -> str:
    """Notation of cells: at((0, 1), (1, 1)) is "B1B2"."""
    return names_of(mask(*cells))


def left(*cells: Cell) -> str:
    return f"L.{at(*cells)}"


def right(*cells: Cell) -> str:
    return f"R.{at(*cells)}"


def card(serial: int, *cells: Cell) -> Held:
    return Held(serial, mask(*cells))


def all_but(serial: int, *cells: Cell) -> Held:
    """A card with every cell marked except walls and `cells`."""
    return Held(serial, shipped().cards[serial].free & ~mask(*cells))


def done(*serials: int) -> tuple[Held, ...]:
    """Completed cards that lie aside."""
    return tuple(Held(serial, shipped().cards[serial].free) for serial in serials)


def hand(
    *cards: Held | None,
    aside: tuple[int, ...] = (),
    score: tuple[int, int, int] = (0, 0, 0),
    torches: tuple[int, ...] = (),
) -> Hand:
    """A player: own cards, completed serial numbers, (red, green, skulls), rounds of crossed torches."""
    red, green, skulls = score
    padded = (*cards, None, None)
    return Hand(
        (padded[0], padded[1]), done(*aside), red, green, skulls, sum(1 << number - 1 for number in torches)
    )


def table(
    *hands: Hand,
    shape: str = "I3",
    round: int = 1,
    turn: int = 1,
    display: tuple[int, ...] = (5, 9, 31, 48),
    pile: tuple[int, ...] | None = None,
    boxes: tuple[tuple[str, int, Seat], ...] = (),
) -> State:
    """A position in which all mark. Without `pile` it is every card that lies nowhere else."""
    gone = {held.serial for h in hands for held in (*h.cards, *h.done) if held is not None} | set(display)
    shapes = shipped().shapes
    used = [shape]
    for key, kind in shapes.items():
        used += [key] * (kind.copies - (key == shape))
    return State(
        seats=len(hands),
        phase="mark",
        round=round,
        turn=turn,
        shape=shape,
        used=tuple(reversed(used[:turn])),
        pile=tuple(sorted(pile)) if pile is not None else tuple(s for s in range(1, 49) if s not in gone),
        display=tuple(sorted(display)),
        hands=hands,
        dealt=((),) * len(hands),
        kept=(None,) * len(hands),
        drafts=(None,) * len(hands),
        boxes=tuple(Box(colour, points, seat, 0) for colour, points, seat in boxes),
    )


IDLE = hand(card(3), card(7))
"""A second player whose cards take part in no example."""
PASS = "R.C1"
"""What IDLE marks: the single entrance of card 7."""


def go(state: State, *lines: str, auto: bool = True) -> State:
    """Plays script lines; with `auto` chance's moves without an alternative are played by themselves."""
    state = settled(state) if auto else state
    for line in lines:
        who, move = line.split()
        seat = CHANCE if who == "*" else int(who)
        state = PY.apply(state, seat, read(PY, state, seat, move))
        if auto:
            state = settled(state)
    return state


def settled(state: State) -> State:
    while PY.to_act(state) == (CHANCE,) and len(only := list(PY.moves(state, CHANCE))) == 1:
        state = PY.apply(state, CHANCE, only[0])
    return state


def legal(state: State, seat: Seat = 0) -> set[str]:
    return set(notations(PY, state, seat))


def reason(state: State, text: str, seat: Seat = 0) -> str | None:
    """The key of the reason why a text is refused; the text must not be legal."""
    assert text not in legal(state, seat)
    said = PY.why_not(state, seat, text)
    return None if said is None else said.key


def sheet(state: State, seat: Seat = 0) -> tuple[int, int, int, tuple[int, ...]]:
    """Red gems, green gems, skulls, rounds of torches."""
    h = state.hands[seat]
    return h.red, h.green, h.skulls, tuple(r for r in range(1, 5) if h.torches >> r - 1 & 1)


def serials(state: State, seat: Seat = 0) -> tuple[int | None, int | None]:
    a, b = state.hands[seat].cards
    return None if a is None else a.serial, None if b is None else b.serial


def marks(state: State, side: int = 0, seat: Seat = 0) -> str:
    held = state.hands[seat].cards[side]
    assert held is not None
    return names_of(held.marks)


def boxes(state: State, seat: Seat) -> set[tuple[str, int]]:
    return {(box.colour, box.points) for box in state.boxes if box.seat == seat}


def player(state: State, seat: Seat, viewer: Seat | None = None) -> SeatView:
    view: PyramidsView = PY.view(state, viewer)
    return view.players[seat]


def first_move(state: State, seat: Seat) -> str:
    return next(iter(notations(PY, state, seat)))


def new_game(seats: int, *dealt: tuple[int, int, int, int]) -> State:
    """A game with these cards dealt; seats that are not given get the lowest cards that are left."""
    state = PY.start(seats, {})
    taken = {serial for four in dealt for serial in four}
    spare = (serial for serial in range(1, 49) if serial not in taken)
    for seat in range(seats):
        four = dealt[seat] if seat < len(dealt) else tuple(next(spare) for _ in range(4))
        state = go(state, *(f"* ={serial}" for serial in four), auto=False)
    return state
