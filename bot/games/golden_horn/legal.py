"""The legal moves of a seat, and the outcomes of chance with their weights."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.core import CHANCE, Seat
from bot.games.golden_horn.board import Chart
from bot.games.golden_horn.colours import COLOURS, INDEX
from bot.games.golden_horn.moves import (
    Back,
    Call,
    Card,
    Choose,
    Cube,
    Decline,
    Keep,
    Lies,
    Load,
    Move,
    Pass,
    Ports,
    Reveal,
    Sail,
    Skip,
    Starts,
    Turn,
)
from bot.games.golden_horn.raids import raids
from bot.games.golden_horn.sailing import loadable, movable_fleet, voyages
from bot.games.golden_horn.setup import MAIN_PORTS, PLACEMENTS
from bot.games.golden_horn.state import (
    CHANCE_TASKS,
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
    SetBow,
    SkipTurn,
    State,
)

PORTS: Final = tuple(Ports(ports) for ports in PLACEMENTS)
CUBES: Final = tuple(Cube(colour) for colour in COLOURS)
CARDS: Final = tuple(Card(colour) for colour in COLOURS)
LIES: Final = tuple(Lies(port) for port in MAIN_PORTS)
LOADS: Final = {colour: Load(colour) for colour in COLOURS}


def moves(chart: Chart, state: State, seat: Seat) -> Iterable[Move]:
    """All legal moves of the seat, or all outcomes of chance."""
    if not state.agenda:
        return ()
    head = state.agenda[0]
    if seat == CHANCE:
        return _outcomes(state)
    if isinstance(head, CHANCE_TASKS) or seat not in range(state.seats):
        return ()
    if isinstance(head, NamePorts):
        return PORTS if state.sealed[seat] is None else (Back(),)
    return _decisions(chart, state, seat) if seat == state.turn else ()


def _outcomes(state: State) -> Iterable[Move]:
    match state.agenda[0]:
        case DrawStart():
            return tuple(Starts(seat + 1) for seat in range(state.seats))
        case PlaceShip():
            return LIES
        case Fill():
            return [cube for cube, number in zip(CUBES, state.bag, strict=True) if number]
        case Draw():
            return [card for card, number in zip(CARDS, state.pile, strict=True) if number]
        case SkipTurn():
            return (Skip(),)
        case OpenWarehouses():
            return (Reveal(),)
    return ()


def _decisions(chart: Chart, state: State, seat: Seat) -> Iterable[Move]:
    match state.agenda[0]:
        case OpenTurn():  # D1 and D2
            ships = movable_fleet(chart, state, seat)
            ways: list[Move] = [Choose(chart.ships[ship].id) for ship in ships]
            return [*raids(chart, state, seat), *(ways or [Pass()])]
        case ChooseShip():  # D2
            return [Choose(chart.ships[ship].id) for ship in movable_fleet(chart, state, seat)]
        case LoadShip(ship):  # D3
            return [LOADS[colour] for colour in loadable(chart, state, ship)]
        case SetBow():  # D4
            return (Keep(), Turn())
        case SailShip(ship):  # D5
            return [Sail(chart.route[voyage.end].id) for voyage in voyages(chart, state, ship)]
        case AskEnd():  # D6
            return (Call(), Decline())
    return ()


def weight(state: State, move: Move) -> int:
    """How many cubes or cards of this colour can still be drawn (GH-13.2)."""
    match move:
        case Cube(colour):
            return state.bag[INDEX[colour]]
        case Card(colour):
            return state.pile[INDEX[colour]]
    return 1
