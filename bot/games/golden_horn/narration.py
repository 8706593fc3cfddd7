"""Narrates a move to each audience (section 12)."""

from __future__ import annotations

from bot.core import Fact, Seat, Term, Value, Who, fact
from bot.games.golden_horn import terms
from bot.games.golden_horn.board import Chart
from bot.games.golden_horn.choices import named_ports
from bot.games.golden_horn.colours import INDEX, add
from bot.games.golden_horn.components import CONSTANTINOPLE, VENICE
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
    Raid,
    Reveal,
    Sail,
    Skip,
    Starts,
    Turn,
)
from bot.games.golden_horn.sailing import port_of, refill, voyages
from bot.games.golden_horn.setup import MAIN_PORTS
from bot.games.golden_horn.state import Draw, Fill, LoadShip, PlaceShip, SailShip, SetBow, State


def tell(chart: Chart, state: State, seat: Seat, move: Move, to: Seat | None) -> Fact:
    """A move made in `state`, as `to` may hear it.

    Only sealed ports and drawn cards are narrated differently to different audiences.
    """
    who = Who(seat)
    match move:
        case Starts(number):
            return fact("gh-start", who=Who(number - 1))
        case Lies(port):
            head = state.agenda[0]
            assert isinstance(head, PlaceShip)
            return fact("gh-placed", ship=chart.ships[head.ship].id, port=terms.port(port))
        case Cube(colour):
            return _tell_cube(state, colour)
        case Card(colour):
            return _tell_card(state, colour, to)
        case Ports() | Back():
            return _tell_ports(chart, state, seat, move, to)
        case Raid(ship, cards):
            at = chart.ship_at[ship]
            return fact(
                "gh-raided",
                who=who,
                ship=ship,
                owner=Who(chart.ships[at].seat),
                cards=terms.colours(cards),
                cube=terms.colour(state.ships[at].cargo),
            )
        case Choose(ship):
            return fact("gh-chose", who=who, ship=ship)
        case Pass():
            return fact("gh-passed", who=who)
        case Skip():
            return fact("gh-passed", who=Who(state.turn))
        case Load(colour):
            return _tell_load(chart, state, who, colour)
        case Keep() | Turn():
            return _tell_bow(chart, state, who, move)
        case Sail(end):
            return _tell_sail(chart, state, who, chart.node_at[end])
        case Call():
            return fact("gh-called", who=who)
        case Decline():
            return fact("gh-not-called", who=who)
        case Reveal():
            return fact("gh-opened")


def _tell_cube(state: State, colour: str) -> Fact:
    head = state.agenda[0]
    assert isinstance(head, Fill)
    key = "gh-refilled" if state.turns else "gh-cube"
    return fact(key, port=terms.port(MAIN_PORTS[head.port]), colour=terms.colour(colour))


def _tell_card(state: State, colour: str, to: Seat | None) -> Fact:
    """The owner is told the card, the others only that a card was drawn (GH-12.3)."""
    head = state.agenda[0]
    assert isinstance(head, Draw)
    base, end = ("gh-drew" if state.turns else "gh-dealt"), ("-reshuffled" if head.reshuffled else "")
    if to == head.seat:
        return fact(f"{base}-you{end}", colour=terms.colour(colour))
    return fact(f"{base}{end}", who=Who(head.seat))


def _tell_ports(chart: Chart, state: State, seat: Seat, move: Ports | Back, to: Seat | None) -> Fact:
    """The ports are secret until the last seat has chosen; then all are opened (GH-3.8)."""
    if isinstance(move, Back):
        return fact("gh-ports-back", who=Who(seat))
    awaited = [other for other, ports in enumerate(state.sealed) if ports is None]
    if awaited != [seat]:
        if to == seat:
            return named_ports(chart, seat, move.ports, "gh-ports-sealed")
        return fact("gh-ports-ready", who=Who(seat))
    row = "".join(ports or move.ports for ports in state.sealed)
    lies = {
        port: tuple(vessel.id for vessel, at in zip(chart.ships, row, strict=True) if at == port)
        for port in MAIN_PORTS
    }
    return fact(
        "gh-ports-open",
        who=Who(seat),
        venices=len(lies[VENICE]),
        venice=lies[VENICE],
        constantinoples=len(lies[CONSTANTINOPLE]),
        constantinople=lies[CONSTANTINOPLE],
    )


def _tell_load(chart: Chart, state: State, who: Who, colour: str) -> Fact:
    """What was loaded (GH-7.3), and whether the final round begins (GH-10.1)."""
    head = state.agenda[0]
    assert isinstance(head, LoadShip)
    node = state.ships[head.ship].node
    cubes = state.ports[port_of(chart, node)]
    count = cubes[INDEX[colour]]
    left = add(cubes, colour, -count)
    emptied = state.final is None and not any(left) and not refill(chart, left, state.bag)
    return fact(
        "gh-loaded-emptied" if emptied else "gh-loaded",
        who=who,
        ship=chart.ships[head.ship].id,
        port=terms.port(chart.route[node].id),
        count=count,
        colour=terms.colour(colour),
    )


def _tell_bow(chart: Chart, state: State, who: Who, move: Keep | Turn) -> Fact:
    head = state.agenda[0]
    assert isinstance(head, SetBow)
    ship, vessel = state.ships[head.ship], chart.ships[head.ship]
    if isinstance(move, Keep):
        return fact("gh-kept", who=who, ship=vessel.id)
    return fact("gh-turned", who=who, ship=vessel.id, direction=terms.direction(-ship.bow))


def _tell_sail(chart: Chart, state: State, who: Who, end: int) -> Fact:
    """Where the ship sailed, and the colour and number of delivered cubes (GH-12.1)."""
    head = state.agenda[0]
    assert isinstance(head, SailShip)
    voyage = next(voyage for voyage in voyages(chart, state, head.ship) if voyage.end == end)
    ship, ids = state.ships[head.ship], chart.route
    skipped: tuple[Term | str, ...] = tuple(terms.place(ids[node].id) for node in voyage.skipped)
    args: dict[str, Value] = {
        "who": who,
        "ship": chart.ships[head.ship].id,
        "from": terms.place(ids[ship.node].id),
        "to": terms.place(ids[end].id),
        "winds": len(voyage.wind),
        "wind": terms.colours(voyage.wind),
        "skips": len(skipped),
        "skipped": skipped,
    }
    if not chart.main_port(end):
        return Fact("gh-sailed", args)
    if not ship.cubes:
        return Fact("gh-arrived", args)
    return Fact("gh-delivered", {**args, "count": ship.cubes, "colour": terms.colour(ship.cargo)})
