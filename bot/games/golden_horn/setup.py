"""Setup (section 3): the start player, the ports of the ships, the first cubes and cards."""

from __future__ import annotations

from itertools import permutations, product
from typing import Annotated, Any, ClassVar

from msgspec.structs import replace

from bot.core import (
    BadOption,
    Change,
    Decision,
    Event,
    Fact,
    Offer,
    Option,
    Options,
    SealedTask,
    Seat,
    Task,
    Value,
    Who,
    fact,
    put,
    refusal,
)
from bot.core.notation import Form, numbers, words
from bot.games.golden_horn import terms
from bot.games.golden_horn.arrival import Draw
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.colours import COLOURS, NONE, Counts
from bot.games.golden_horn.components import CONSTANTINOPLE, CRESTS, MAIN_PORTS, VENICE
from bot.games.golden_horn.loading import Fill
from bot.games.golden_horn.state import At, Ship, State

SEATS = range(2, 5)
"""The possible numbers of players (GH-3.1)."""

OPTIONS: tuple[Option, ...] = (
    Option("ship_placement", ("random", "choice"), "random"),  # GH-3.6
    Option("open_warehouses", ("off", "on"), "off"),  # GH-12.2
    Option("start_seat", ("random", *(str(seat + 1) for seat in range(SEATS.stop - 1))), "random"),  # GH-3.4
    Option("crests", tuple(map("".join, permutations(CRESTS))), CRESTS, by_seat=True),  # GH-3.2
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
    """Set the start player, for the whole match (GH-3.5), and put the rest of setup on the agenda in the
    order of GH-3.15; chance draws in the order of GH-13.1.

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


# The start player


class StartDrawn(Event, tag="start"):
    """`who` is the start player (GH-3.4)."""

    says: ClassVar = "gh-start"
    who: Seat


class StartPlayer(Decision, tag="starts"):
    """Chance: the start player, seats counted from 1 (GH-3.4). `=2`"""

    kind: ClassVar = "start"
    notation: ClassVar = "={number}"
    number: Annotated[int, numbers(lambda at: range(1, at.state.seats + 1))]

    def play(self, at: At[DrawStart]) -> Change[State]:
        who = self.number - 1
        return set_start_player(at.board, at.state, who), (StartDrawn(who),)


class DrawStart(Task, tag="start"):
    """Chance draws the start player, when no option named one (GH-3.4)."""

    chance: ClassVar = True
    decisions: ClassVar = (StartPlayer,)


# The ports of the ships, drawn


class ShipPlaced(Event, tag="placed"):
    """A ship was placed in a main port (GH-3.7)."""

    says: ClassVar = "gh-placed"
    ship: str
    port: terms.Port


class StartPort(Decision, tag="lies"):
    """Chance: the port a ship starts in (GH-3.7). `=V`"""

    kind: ClassVar = "port"
    notation: ClassVar = "={port}"
    port: Annotated[str, words(*MAIN_PORTS)]

    def play(self, at: At[PlaceShip]) -> Change[State]:
        """The next ship follows, in the order of seats and ship numbers (GH-3.7)."""
        board, state, ship = at.board, at.state, at.task.ship
        later = (PlaceShip(ship + 1),) if ship + 1 < len(state.ships) else ()
        after = replace(
            state,
            ships=put(state.ships, ship, Ship(board.node_at[self.port])),
            agenda=(*later, *state.agenda[1:]),
        )
        return after, (ShipPlaced(board.ships[ship].id, self.port),)


class PlaceShip(Task, tag="place"):
    """Chance places this ship in a main port, then each later ship (GH-3.7)."""

    chance: ClassVar = True
    decisions: ClassVar = (StartPort,)
    ship: int


# The ports of the ships, chosen


def named_ports(board: Board, seat: Seat, ports: str, key: str) -> Fact:
    """A fact about the ports chosen for a seat's three ships, with arguments ship1, port1, ship2, ..."""
    args: dict[str, Value] = {}
    for number, (ship, port) in enumerate(zip(board.fleets[seat], ports, strict=True), 1):
        args[f"ship{number}"] = board.ships[ship].id
        args[f"port{number}"] = terms.port(port)
    return Fact(key, args)


class PortsSealed(Event, tag="sealed"):
    """`who` chose ports for their own ships (GH-3.8)."""

    secret: ClassVar = ("ports",)
    who: Seat
    ports: str | None

    def tell(self, board: Board, to: Seat | None) -> Fact:
        if self.ports is None:
            return fact("gh-ports-ready", who=Who(self.who))
        return named_ports(board, self.who, self.ports, "gh-ports-sealed")


class Ports(Decision, tag="ports"):
    """D0, sealed: a main port for each of the seat's ships 1, 2 and 3 (GH-3.8). `VVC`"""

    notation: ClassVar = "{ports}"
    ports: Annotated[str, Form(r"[VC]{2,}", str.upper, values=PLACEMENTS)]

    def refused(self, at: At[NamePorts]) -> Fact | None:
        return None if self.ports in PLACEMENTS else refusal("GH-3.8", "gh-no-ports-form")

    def untimely(self, at: At[Any]) -> Fact | None:
        return None if at.task.sealed or self.ports not in PLACEMENTS else fact("gh-no-ports-late")

    def play(self, at: At[NamePorts]) -> Change[State]:
        sealed = put(at.state.sealed, at.seat, self.ports)
        return replace(at.state, sealed=sealed), (PortsSealed(at.seat, self.ports),)

    def offer(self, at: At[NamePorts]) -> Offer:
        return Offer(named_ports(at.board, at.seat, self.ports, "gh-do-ports"))


class PortsTakenBack(Event, tag="taken-back"):
    """`who` took the sealed ports back."""

    says: ClassVar = "gh-ports-back"
    who: Seat


class Back(Decision, tag="back"):
    """Take back the sealed ports of D0 before all ports are opened. `back`"""

    notation: ClassVar = "back"
    label: ClassVar = "gh-do-back"

    def untimely(self, at: At[Any]) -> Fact | None:
        return fact("gh-no-back" if at.task.sealed else "gh-no-ports-late")

    def play(self, at: At[NamePorts]) -> Change[State]:
        return at.task.without_draft(at), (PortsTakenBack(at.seat),)


class PortsOpened(Event, tag="opened"):
    """`who` was the last to choose, so all ports were opened (GH-3.8)."""

    who: Seat
    ports: str
    """Port letters of all ships, in their order."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        """Which ships lie in which port (GH-3.8)."""
        venice, constantinople = (
            tuple(vessel.id for vessel, at in zip(board.ships, self.ports, strict=True) if at == port)
            for port in (VENICE, CONSTANTINOPLE)
        )
        return fact(
            "gh-ports-open",
            who=Who(self.who),
            venices=len(venice),
            venice=venice,
            constantinoples=len(constantinople),
            constantinople=constantinople,
        )


class NamePorts(SealedTask, tag="ports"):
    """Every player chooses the ports of their ships. The choices are sealed (GH-3.8)."""

    decisions: ClassVar = (Ports,)
    back: ClassVar = Back

    def question(self, at: At[NamePorts]) -> Fact:
        return fact("gh-ask-ports" if self.owes(at) else "gh-ask-ports-sealed")

    def instead(self, at: At[NamePorts], decision: Decision) -> Fact:
        return fact("gh-no-setup" if self.owes(at) else "gh-no-ports-sealed")

    def complete(self, at: At[NamePorts], change: Change[State]) -> Change[State]:
        """When the last seat has chosen, all ports are opened (GH-3.8)."""
        ports = "".join(choice for choice in at.state.sealed if choice is not None)
        after = replace(
            at.state,
            sealed=(),
            ships=tuple(Ship(at.board.node_at[port]) for port in ports),
            agenda=at.state.agenda[1:],
        )
        return after, (PortsOpened(at.seat, ports),)
