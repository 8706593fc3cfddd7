"""Explains why a text is not a legal move, using only what the writer may know."""

from __future__ import annotations

import re

from bot.core import Fact, Seat, Who, fact
from bot.games.golden_horn import terms
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.colours import COLOURS, INDEX, has
from bot.games.golden_horn.legal import moves
from bot.games.golden_horn.loading import movable_fleet, port_of
from bot.games.golden_horn.pirates import attacks
from bot.games.golden_horn.sailing import course, destinations, nodes_taken
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
)

RAID = re.compile(r"X[^A-Z0-9]*([A-Z]\d)[^A-Z0-9]*([A-Z]*)[^A-Z0-9]*")
SHIP = re.compile(r"[A-Z]\d")
LOAD = re.compile(r"\+([A-Z])")
NODE = re.compile(r"V|C|M|S\d{1,3}")
PORTS = re.compile(r"[VC]+")


def why_not(board: Board, state: State, seat: Seat, text: str) -> Fact | None:
    """The most specific reason that the rules can give; None for a legal move."""
    wanted = text.strip().upper()
    if any(str(move).upper() == wanted for move in moves(board, state, seat)):
        return None
    match state.agenda[0] if state.agenda else None:
        case None:
            return fact("gh-no-over")
        case DrawStart() | PlaceShip():
            return fact("gh-no-setup")
        case Fill() | Draw() | SkipTurn() | OpenWarehouses():
            return fact("gh-no-wait" if state.turns else "gh-no-setup")
        case NamePorts():
            return _ports(state, seat, wanted)
    if seat != state.turn:
        return fact("gh-no-turn", who=Who(state.turn))
    if wanted in ("BACK", *PLACEMENTS):
        return fact("gh-no-ports-late")
    if wanted in ("KEEP", "TURN"):
        return _direction(board, state)
    if wanted in ("CALL", "NO"):
        return _call(state, seat, wanted)
    if wanted == "PASS":
        return _pass(board, state, seat)
    if found := RAID.fullmatch(wanted):
        return _raid(board, state, seat, found[1], found[2])
    if found := LOAD.fullmatch(wanted):
        return _load(board, state, found[1])
    if NODE.fullmatch(wanted):
        return _sail(board, state, wanted)
    if SHIP.fullmatch(wanted):
        return _ship(board, state, seat, wanted)
    return None


def _ports(state: State, seat: Seat, wanted: str) -> Fact | None:
    """Why these ports cannot be chosen (GH-3.8)."""
    if state.sealed[seat] is not None:
        return fact("gh-no-ports-sealed")
    if wanted == "BACK":
        return fact("gh-no-back")
    return fact("gh-no-ports-form") if PORTS.fullmatch(wanted) else fact("gh-no-setup")


def _raid(board: Board, state: State, seat: Seat, ship: str, cards: str) -> Fact | None:
    """Why this attack is illegal (GH-4.3, GH-4.4 and GH-5.1 to GH-5.5). The target is checked before the
    cards."""
    head = state.agenda[0]
    if isinstance(head, ChooseShip):
        return fact("gh-no-raid-second")
    if not isinstance(head, OpenTurn):
        return fact("gh-no-raid-late")
    if ship not in board.ship_at:
        return fact("gh-no-such-ship", ship=ship)
    at = board.ship_at[ship]
    target, vessel = state.ships[at], board.ships[at]
    if vessel.seat == seat:
        return fact("gh-no-raid-own", ship=ship)
    if not board.at_sea(target.node):
        return fact("gh-no-raid-port", ship=ship, port=terms.port(board.route[target.node].id))
    if not target.cubes:
        return fact("gh-no-raid-empty", ship=ship)
    if len(cards) != board.data.counts.attack_cards or set(cards) - set(COLOURS):
        return fact("gh-no-raid-cards")
    for colour in cards:
        if colour not in vessel.sails:
            return fact("gh-no-raid-sail", ship=ship, colour=terms.colour(colour))
    hand = state.hands[seat]
    lacking = "".join(colour * (cards.count(colour) - has(hand, colour)) for colour in dict.fromkeys(cards))
    if lacking:
        return fact("gh-no-raid-hand", cards=terms.colours(lacking))
    ordered = "".join(sorted(cards, key=INDEX.__getitem__))
    legal = (str(raid) for raid in attacks(board, state, seat))
    return next((fact("gh-no-write", text=raid) for raid in legal if raid == f"X.{ship}.{ordered}"), None)


def _ship(board: Board, state: State, seat: Seat, ship: str) -> Fact | None:
    """Why this ship cannot be moved (GH-4.5, GH-6.1, GH-7.7)."""
    if ship not in board.ship_at:
        return fact("gh-no-such-ship", ship=ship)
    at = board.ship_at[ship]
    if board.ships[at].seat != seat:
        return fact("gh-no-own-ship", ship=ship, owner=Who(board.ships[at].seat))
    match state.agenda[0]:
        case OpenTurn() | ChooseShip():
            port = terms.port(board.route[state.ships[at].node].id)
            return fact("gh-no-load-possible", ship=ship, port=port)
        case LoadShip(under_way) | SetDirection(under_way) | SailShip(under_way):
            return fact("gh-no-ship-chosen", ship=board.ships[under_way].id)
    return fact("gh-no-moved")


def _load(board: Board, state: State, colour: str) -> Fact | None:
    """Why this colour cannot be loaded (GH-7.1, GH-7.2)."""
    match state.agenda[0]:
        case OpenTurn() | ChooseShip():
            return fact("gh-no-choose-first")
        case AskEnd():
            return fact("gh-no-moved")
        case LoadShip(ship) if colour in COLOURS:
            node = state.ships[ship].node
            port = terms.port(board.route[node].id)
            if not has(state.ports[port_of(node)], colour):
                return fact("gh-no-load-absent", port=port, colour=terms.colour(colour))
            return fact("gh-no-load-sail", ship=board.ships[ship].id, colour=terms.colour(colour))
        case LoadShip():
            return None
    return fact("gh-no-load-late")


def _direction(board: Board, state: State) -> Fact | None:
    """Why the ship cannot reverse its direction (GH-9.1, GH-9.3)."""
    match state.agenda[0]:
        case OpenTurn() | ChooseShip():
            return fact("gh-no-choose-first")
        case LoadShip(at) | SailShip(at):
            ship, name = state.ships[at], board.ships[at].id
            if board.main_port(ship.node):
                return fact("gh-no-bow-port", ship=name)
            if ship.cubes:
                return fact("gh-no-bow-cargo", ship=name)
            return fact("gh-no-bow-twice", ship=name) if ship.reversed else fact("gh-no-bow-late")
    return fact("gh-no-moved")


def _sail(board: Board, state: State, wanted: str) -> Fact | None:
    """Why the ship cannot reach a node (GH-6.3 to GH-6.15)."""
    match state.agenda[0]:
        case OpenTurn() | ChooseShip():
            return fact("gh-no-choose-first")
        case LoadShip(at):
            return fact("gh-no-load-first", ship=board.ships[at].id)
        case SetDirection(at):
            return fact("gh-no-bow-first", ship=board.ships[at].id)
        case SailShip(at):
            return _out_of_reach(board, state, at, wanted)
    return fact("gh-no-moved")


def _out_of_reach(board: Board, state: State, at: int, wanted: str) -> Fact:
    ship, name, place = state.ships[at], board.ships[at].id, terms.place(wanted)
    if wanted not in board.node_at:
        return fact("gh-no-node", place=place)
    node = board.node_at[wanted]
    if node == ship.node:
        return fact("gh-no-stay", ship=name, place=place)
    if (node - ship.node) * course(board, ship) < 0:
        return fact("gh-no-behind", ship=name, place=place)
    if board.berths[node] and nodes_taken(state).count(node) >= board.berths[node]:
        return fact("gh-no-full", place=place)
    stop = board.route[destinations(board, state, at)[-1]]
    if stop.colour is None:
        return fact("gh-no-past", place=place, port=terms.port(stop.id))
    return fact("gh-no-wind", place=place, at=stop.id, colour=terms.colour(stop.colour))


def _call(state: State, seat: Seat, wanted: str) -> Fact:
    """Why the seat cannot call the end (GH-10.3, GH-10.5, GH-10.8)."""
    if wanted == "CALL" and state.final is not None:
        return fact("gh-no-call-final")
    store = state.warehouses[seat]
    missing = [colour for colour in COLOURS if not has(store, colour)]
    if wanted == "CALL" and missing:
        return fact("gh-no-call-colours", missing=terms.colours(missing))
    return fact("gh-no-call-late")


def _pass(board: Board, state: State, seat: Seat) -> Fact:
    """Why the seat cannot pass: moving is mandatory while a ship can move (GH-4.2, GH-6.17)."""
    match state.agenda[0]:
        case LoadShip(ship) | SetDirection(ship) | SailShip(ship):
            return fact("gh-no-pass", ship=board.ships[ship].id)
        case AskEnd():
            return fact("gh-no-write", text="no")
    return fact("gh-no-pass", ship=board.ships[movable_fleet(board, state, seat)[0]].id)
