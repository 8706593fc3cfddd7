"""The legal moves of a seat, and the outcomes of chance with their weights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from typing import Final

from bot.core import CHANCE, Seat
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.colours import COLOURS
from bot.games.golden_horn.components import MAIN_PORTS
from bot.games.golden_horn.loading import loads, movable_fleet
from bot.games.golden_horn.moves import (
    Back,
    Call,
    Card,
    Choose,
    Cube,
    Decline,
    Keep,
    Move,
    Pass,
    Ports,
    Reveal,
    Skip,
    StartPlayer,
    StartPort,
    Turn,
)
from bot.games.golden_horn.pirates import attacks
from bot.games.golden_horn.sailing import destinations
from bot.games.golden_horn.setup import PLACEMENTS
from bot.games.golden_horn.state import (
    AskEnd,
    ChooseShip,
    Draw,
    DrawStart,
    Fill,
    LoadShip,
    NamePorts,
    OpenTurn,
    OpenWarehouses,
    PlaceShip,
    SailShip,
    SetDirection,
    SkipTurn,
    State,
    Task,
)

PORTS: Final = tuple(Ports(ports) for ports in PLACEMENTS)
CUBES: Final = tuple(Cube(colour) for colour in COLOURS)
CARDS: Final = tuple(Card(colour) for colour in COLOURS)
DIRECTIONS: Final = (Keep(), Turn())
CALLS: Final = (Call(), Decline())
PASS: Final = (Pass(),)
START_PORTS: Final = tuple(StartPort(port) for port in MAIN_PORTS)


def moves(board: Board, state: State, seat: Seat) -> Iterable[Move]:
    """All legal moves of the seat, or all outcomes of chance."""
    if not state.agenda:
        return ()
    kind = type(state.agenda[0])
    if seat == CHANCE:
        outcomes = OUTCOMES.get(kind)
        return () if outcomes is None else outcomes(state)
    if kind is NamePorts:
        return _ports(state, seat)
    decisions = DECISIONS.get(kind)
    return () if decisions is None or seat != state.turn else decisions(board, state, seat)


def _ports(state: State, seat: Seat) -> Iterable[Move]:
    """D0: choose ports, or take the sealed ones back."""
    if seat not in range(state.seats):
        return ()
    return PORTS if state.sealed[seat] is None else (Back(),)


def _open_turn(board: Board, state: State, seat: Seat) -> Iterable[Move]:
    """D1 and D2: attack, or choose a ship; pass if no ship can move."""
    return [*attacks(board, state, seat), *(_ships(board, state, seat) or PASS)]


def _ships(board: Board, state: State, seat: Seat) -> list[Choose]:
    """D2: the ships that can move."""
    return [board.ships[ship].choose for ship in movable_fleet(board, state, seat)]


def _loads(board: Board, state: State, seat: Seat) -> Iterable[Move]:
    """D3: the colours that the ship may load."""
    head = state.agenda[0]
    assert isinstance(head, LoadShip)
    return loads(board, state, head.ship)


def _sails(board: Board, state: State, seat: Seat) -> Iterable[Move]:
    """D5: the destinations."""
    head = state.agenda[0]
    assert isinstance(head, SailShip)
    return [board.sails[node] for node in destinations(board, state, head.ship)]


DECISIONS: Final[dict[type[Task], Callable[[Board, State, Seat], Iterable[Move]]]] = {
    OpenTurn: _open_turn,
    ChooseShip: _ships,
    LoadShip: _loads,
    SetDirection: lambda board, state, seat: DIRECTIONS,  # D4
    SailShip: _sails,
    AskEnd: lambda board, state, seat: CALLS,  # D6
}

OUTCOMES: Final[dict[type[Task], Callable[[State], Iterable[Move]]]] = {
    DrawStart: lambda state: [StartPlayer(seat + 1) for seat in range(state.seats)],
    PlaceShip: lambda state: START_PORTS,
    Fill: lambda state: list(compress(CUBES, state.bag)),
    Draw: lambda state: list(compress(CARDS, state.pile)),
    SkipTurn: lambda state: (Skip(),),
    OpenWarehouses: lambda state: (Reveal(),),
}


def weights(state: State, moves: Sequence[Move]) -> Sequence[int]:
    """How many cubes or cards of each colour can still be drawn (GH-13.2)."""
    task = type(state.agenda[0])
    if task is Fill:
        return [number for number in state.bag if number]
    if task is Draw:
        return [number for number in state.pile if number]
    return (1,) * len(moves)
