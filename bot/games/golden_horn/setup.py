"""Setup (section 3): the start player, the ports of the ships, the first cubes and cards."""

from __future__ import annotations

from itertools import permutations, product

from msgspec.structs import replace

from bot.core import BadOption, Option, Options, Seat
from bot.games.golden_horn.board import Chart
from bot.games.golden_horn.colours import COLOURS, NONE, Counts, add
from bot.games.golden_horn.components import CONSTANTINOPLE, CRESTS, VENICE
from bot.games.golden_horn.events import Refilled
from bot.games.golden_horn.moves import Back, Cube, Lies, Ports, Starts
from bot.games.golden_horn.state import (
    Draw,
    DrawStart,
    Fill,
    NamePorts,
    PlaceShip,
    Ship,
    State,
    Task,
    note,
    swapped,
)

MAIN_PORTS = (VENICE, CONSTANTINOPLE)
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


def start(chart: Chart, options: Options) -> State:
    """The state before setup: all cubes in the bag, all cards in the pile (GH-3.10, GH-3.13, GH-3.14).

    Raises:
        BadOption: there is no such start seat.
    """
    counts, seats = chart.data.counts, chart.seats
    state = State(
        crests=options["crests"][:seats],
        choice=options["ship_placement"] == "choice",
        open_warehouses=options["open_warehouses"] == "on",
        agenda=(DrawStart(),),
        ships=(Ship(),) * len(chart.ships),
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
    return started(chart, state, int(wanted) - 1)


def _each(number: int) -> Counts:
    return (number,) * len(COLOURS)  # type: ignore[return-value]


def started(chart: Chart, state: State, seat: Seat) -> State:
    """Set the start player and the rest of setup in the order of GH-3.15.

    Cards are dealt clockwise from the start player, five at a time (GH-3.12).
    """
    counts = chart.data.counts
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


def drawn_start(chart: Chart, state: State, move: Starts) -> State:
    """Answer the draw of the start player, when no option named one (GH-3.4)."""
    return started(chart, state, move.number - 1)


def placed(chart: Chart, state: State, move: Lies) -> State:
    """Place a ship in a port. Ships follow in the order of seats and ship numbers (GH-3.7)."""
    head = state.agenda[0]
    assert isinstance(head, PlaceShip)
    later = (PlaceShip(head.ship + 1),) if head.ship + 1 < len(state.ships) else ()
    return replace(
        state,
        ships=swapped(state.ships, head.ship, Ship(chart.node_at[move.port])),
        agenda=(*later, *state.agenda[1:]),
    )


def may_change(state: State) -> tuple[Seat, ...]:
    """Seats that have sealed their ports and may still take them back."""
    return tuple(seat for seat, ports in enumerate(state.sealed) if ports is not None)


def named(chart: Chart, state: State, seat: Seat, move: Ports | Back) -> State:
    """Seal ports or take them back. When the last seat has chosen, all ports are opened (GH-3.8)."""
    sealed = swapped(state.sealed, seat, move.ports if isinstance(move, Ports) else None)
    if None in sealed:
        return replace(state, sealed=sealed)
    ports = "".join(choice for choice in sealed if choice is not None)
    return replace(
        state,
        sealed=(),
        ships=tuple(Ship(chart.node_at[port]) for port in ports),
        agenda=state.agenda[1:],
    )


def filled(state: State, cube: Cube) -> State:
    """Move a drawn cube from the bag into a main port (GH-3.11, GH-7.5)."""
    head = state.agenda[0]
    assert isinstance(head, Fill)
    rest = (Fill(head.port, head.left - 1),) if head.left > 1 else ()
    ports = swapped(state.ports, head.port, add(state.ports[head.port], cube.colour))
    state = replace(
        state,
        bag=add(state.bag, cube.colour, -1),
        ports=ports,
        agenda=(*rest, *state.agenda[1:]),
    )
    if not state.turns:
        return state
    refill = state.last[-1]
    if isinstance(refill, Refilled):
        more = Refilled(refill.port, add(refill.cubes, cube.colour))
        return replace(state, last=(*state.last[:-1], more))
    return note(state, Refilled(MAIN_PORTS[head.port], add(NONE, cube.colour)))
