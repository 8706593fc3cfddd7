"""Setup (section 3): the start player, the ports of the ships, the first cubes and cards."""

from __future__ import annotations

from itertools import permutations, product

from msgspec.structs import replace

from bot.core import BadOption, Option, Options, Seat
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.colours import COLOURS, NONE, Counts
from bot.games.golden_horn.components import CRESTS, MAIN_PORTS
from bot.games.golden_horn.events import PortsOpened, PortsSealed, PortsTakenBack, ShipPlaced, StartDrawn
from bot.games.golden_horn.moves import Back, Ports, StartPlayer, StartPort
from bot.games.golden_horn.state import (
    Draw,
    DrawStart,
    Fill,
    NamePorts,
    PlaceShip,
    Played,
    Ship,
    State,
    Task,
    put,
)

SEATS = range(2, 5)
"""The possible numbers of players (GH-3.1)."""

OPTIONS = (
    Option("ship_placement", ("random", "choice"), "random"),  # GH-3.6
    Option("open_warehouses", ("off", "on"), "off"),  # GH-12.2
    Option("start_seat", ("random", *(str(seat + 1) for seat in range(SEATS.stop - 1))), "random"),  # GH-3.4
    Option("crests", tuple(map("".join, permutations(CRESTS))), CRESTS),  # GH-3.2
)

PLACEMENTS = tuple(map("".join, product(MAIN_PORTS, repeat=3)))
"""The 8 ways to choose ports for three ships (GH-3.8)."""


def start(board: Board, options: Options) -> State:
    """The state before setup: all cubes in the bag, all cards in the pile (GH-3.10, GH-3.13, GH-3.14).

    Raises:
        BadOption: there is no such start seat.
    """
    counts, seats = board.data.counts, board.seats
    state = State(
        crests=options["crests"][:seats],
        choice=options["ship_placement"] == "choice",
        open_warehouses=options["open_warehouses"] == "on",
        agenda=(DrawStart(),),
        ships=(Ship(),) * len(board.ships),
        hands=(NONE,) * seats,
        warehouses=(NONE,) * seats,
        bag=_each(counts.cubes),
        pile=_each(counts.cards),
    )
    wanted = options["start_seat"]
    if wanted == "random":
        return state
    if int(wanted) > seats:
        allowed = ("random", *(str(seat + 1) for seat in range(seats)))
        raise BadOption("start_seat", wanted, allowed)
    return set_start_player(board, state, int(wanted) - 1)


def _each(number: int) -> Counts:
    return (number,) * len(COLOURS)  # type: ignore[return-value]


def set_start_player(board: Board, state: State, seat: Seat) -> State:
    """Set the start player and the rest of setup in the order of GH-3.15.

    Cards are dealt clockwise from the start player, five at a time (GH-3.12).
    """
    counts = board.data.counts
    place: Task = NamePorts() if state.choice else PlaceShip(0)
    clockwise = [(seat + turn) % state.seats for turn in range(state.seats)]
    return replace(
        state,
        start=seat,
        sealed=(None,) * state.seats if state.choice else (),
        agenda=(
            place,
            Fill(0, counts.port_cubes),
            Fill(1, counts.port_cubes),
            *(Draw(to, counts.hand) for to in clockwise),
        ),
    )


def draw_start_player(board: Board, state: State, seat: Seat, move: StartPlayer) -> Played:
    """Answer the draw of the start player, when no option named one (GH-3.4)."""
    who = move.number - 1
    return set_start_player(board, state, who), (StartDrawn(who),)


def place_ship(board: Board, state: State, seat: Seat, move: StartPort) -> Played:
    """Place a ship in a port. Ships follow in the order of seats and ship numbers (GH-3.7)."""
    head = state.agenda[0]
    assert isinstance(head, PlaceShip)
    later = (PlaceShip(head.ship + 1),) if head.ship + 1 < len(state.ships) else ()
    after = replace(
        state,
        ships=put(state.ships, head.ship, Ship(board.node_at[move.port])),
        agenda=(*later, *state.agenda[1:]),
    )
    return after, (ShipPlaced(board.ships[head.ship].id, move.port),)


def may_change(state: State) -> tuple[Seat, ...]:
    """Seats that have sealed their ports and may still take them back."""
    return tuple([seat for seat, ports in enumerate(state.sealed) if ports is not None])


def take_back_ports(board: Board, state: State, seat: Seat, move: Back) -> Played:
    """Take sealed ports back, while another seat has not chosen."""
    return replace(state, sealed=put(state.sealed, seat, None)), (PortsTakenBack(seat),)


def seal_ports(board: Board, state: State, seat: Seat, move: Ports) -> Played:
    """Seal ports. When the last seat has chosen, all ports are opened (GH-3.8)."""
    sealed = put(state.sealed, seat, move.ports)
    if None in sealed:
        return replace(state, sealed=sealed), (PortsSealed(seat, move.ports),)
    ports = "".join(choice for choice in sealed if choice is not None)
    after = replace(
        state,
        sealed=(),
        ships=tuple(Ship(board.node_at[port]) for port in ports),
        agenda=state.agenda[1:],
    )
    return after, (PortsOpened(seat, ports),)
