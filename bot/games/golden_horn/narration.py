"""Puts what moves did into facts, for each audience (section 12)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from bot.core import Fact, Seat, Value, Who, fact
from bot.games.golden_horn import terms
from bot.games.golden_horn.board import EAST, WEST, Board
from bot.games.golden_horn.components import CONSTANTINOPLE, VENICE
from bot.games.golden_horn.events import (
    Arrived,
    Called,
    CardDrawn,
    CubeDrawn,
    DirectionKept,
    EndNotCalled,
    Event,
    Loaded,
    Passed,
    PortsOpened,
    PortsSealed,
    PortsTakenBack,
    Raided,
    Sailed,
    ShipChosen,
    ShipPlaced,
    StartDrawn,
    Turned,
    TurnSkipped,
    WarehousesOpened,
    as_seen,
)
from bot.games.golden_horn.state import Final, State


def narrate(board: Board, state: State, events: Sequence[Event], to: Seat | None) -> tuple[Fact, ...]:
    """The events that led to `state` as `to` may hear them, oldest first.

    The state knows what an event does not say: the final round that began, the direction of a ship. A voyage
    and the arrival that follows it are one fact. The cubes and cards that a mark has gathered were
    narrated one by one, so the mark itself is not.
    """
    told = []
    for event, following in zip_longest(events, events[1:]):
        said: Fact | None
        if isinstance(event, Sailed):
            said = _voyage(event, following if isinstance(following, Arrived) else None)
        elif isinstance(event, Turned):
            said = _turned(board, state, event, following if isinstance(following, Sailed) else None)
        else:
            said = _say(board, state, as_seen(event, to))
        if said is not None:
            told.append(said)
    return tuple(told)


def _say(board: Board, state: State, event: Event) -> Fact | None:
    match event:
        case StartDrawn(who):
            return fact("gh-start", who=Who(who))
        case ShipPlaced(ship, port):
            return fact("gh-placed", ship=ship, port=terms.port(port))
        case PortsSealed(who, ports):
            if ports is None:
                return fact("gh-ports-ready", who=Who(who))
            return named_ports(board, who, ports, "gh-ports-sealed")
        case PortsTakenBack(who):
            return fact("gh-ports-back", who=Who(who))
        case PortsOpened():
            return _opened_ports(board, event)
        case CubeDrawn(port, colour, setup):
            key = "gh-cube" if setup else "gh-refilled"
            return fact(key, port=terms.port(port), colour=terms.colour(colour))
        case CardDrawn():
            return _drawn_card(event)
        case Raided(who, ship, cards, cube):
            return fact(
                "gh-raided",
                who=Who(who),
                ship=ship,
                owner=Who(board.ships[board.ship_at[ship]].seat),
                cards=terms.colours(cards),
                cube=terms.colour(cube),
            )
        case ShipChosen(who, ship):
            return fact("gh-chose", who=Who(who), ship=ship)
        case Passed(who) | TurnSkipped(who):
            return fact("gh-passed", who=Who(who))
        case Loaded(who, ship, port, colour, count):
            return fact(
                "gh-loaded-emptied" if state.final == Final(who, port) else "gh-loaded",
                who=Who(who),
                ship=ship,
                port=terms.port(port),
                count=count,
                colour=terms.colour(colour),
            )
        case DirectionKept(who, ship):
            return fact("gh-kept", who=Who(who), ship=ship)
        case Called(who):
            return fact("gh-called", who=Who(who))
        case EndNotCalled(who):
            return fact("gh-not-called", who=Who(who))
        case WarehousesOpened():
            return fact("gh-opened")
    return None


def named_ports(board: Board, seat: Seat, ports: str, key: str) -> Fact:
    """A fact about the ports chosen for a seat's three ships, with arguments ship1, port1, ship2, ..."""
    args: dict[str, Value] = {}
    for number, (ship, port) in enumerate(zip(board.fleets[seat], ports, strict=True), 1):
        args[f"ship{number}"] = board.ships[ship].id
        args[f"port{number}"] = terms.port(port)
    return Fact(key, args)


def _opened_ports(board: Board, event: PortsOpened) -> Fact:
    """Which ships lie in which port (GH-3.8)."""
    venice, constantinople = (
        tuple(vessel.id for vessel, at in zip(board.ships, event.ports, strict=True) if at == port)
        for port in (VENICE, CONSTANTINOPLE)
    )
    return fact(
        "gh-ports-open",
        who=Who(event.who),
        venices=len(venice),
        venice=venice,
        constantinoples=len(constantinople),
        constantinople=constantinople,
    )


def _drawn_card(event: CardDrawn) -> Fact:
    """Who sees the card is told its colour, the others only that a card was drawn (GH-12.3)."""
    key, end = ("gh-dealt" if event.setup else "gh-drew"), ("-reshuffled" if event.reshuffled else "")
    if event.colour is None:
        return fact(f"{key}{end}", who=Who(event.who))
    return fact(f"{key}-you{end}", colour=terms.colour(event.colour))


def _turned(board: Board, state: State, event: Turned, sailed: Sailed | None) -> Fact:
    """The new direction: that of the voyage, or of the ship if it has not sailed yet."""
    direction = state.ships[board.ship_at[event.ship]].direction
    if sailed is not None:
        direction = EAST if board.node_at[sailed.end] > board.node_at[sailed.start] else WEST
    return fact("gh-turned", who=Who(event.who), ship=event.ship, direction=terms.direction(direction))


def _voyage(event: Sailed, arrived: Arrived | None) -> Fact:
    """Where the ship sailed, and the colour and number of delivered cubes (GH-12.1)."""
    args: dict[str, Value] = {
        "who": Who(event.who),
        "ship": event.ship,
        "from": terms.place(event.start),
        "to": terms.place(event.end),
        "winds": len(event.wind),
        "wind": terms.colours(event.wind),
        "skips": len(event.skipped),
        "skipped": tuple(terms.place(node) for node in event.skipped),
    }
    if arrived is None or event.end not in (VENICE, CONSTANTINOPLE):
        return Fact("gh-sailed", args)
    if arrived.colour is None:
        return Fact("gh-arrived", args)
    return Fact("gh-delivered", {**args, "count": arrived.count, "colour": terms.colour(arrived.colour)})
