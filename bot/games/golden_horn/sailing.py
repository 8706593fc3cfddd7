"""Moving a ship: choose it, turn it round (section 9), sail (section 6)."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from bot.core import Seat
from bot.games.golden_horn.arrival import arrive
from bot.games.golden_horn.board import EAST, WEST, Board
from bot.games.golden_horn.colours import INDEX, Counts, add
from bot.games.golden_horn.events import DirectionKept, Sailed, ShipChosen, Turned
from bot.games.golden_horn.moves import Choose, Keep, Sail, Turn
from bot.games.golden_horn.state import (
    AskEnd,
    LoadShip,
    Played,
    SailShip,
    SetDirection,
    Ship,
    State,
    Task,
    put,
)

ASK_END = AskEnd()


class Voyage(msgspec.Struct, frozen=True):
    """A destination of a ship, with the path and the cards it needs (GH-6.16)."""

    end: int
    path: tuple[int, ...]
    """Nodes at which the ship stops, ending with `end`."""
    skipped: tuple[int, ...]
    """Nodes passed over because they were full (GH-6.7)."""
    wind: str
    """Colours of the cards to discard, in order (GH-6.11)."""


def choose_ship(board: Board, state: State, seat: Seat, move: Choose) -> Played:
    """Answer D2: put the remaining decisions of this ship on the agenda, up to the end of the turn."""
    ship = board.ship_at[move.ship]
    tasks: tuple[Task, ...] = (SailShip(ship), ASK_END)
    if board.main_port(state.ships[ship].node):
        tasks = (LoadShip(ship), *tasks)
    elif may_turn(board, state.ships[ship]):
        tasks = (SetDirection(ship), *tasks)
    return replace(state, agenda=tasks), (ShipChosen(seat, move.ship),)


# Turning round


def may_turn(board: Board, ship: Ship) -> bool:
    """Whether the ship may reverse: empty, at sea or in Modone, not yet reversed on this voyage (GH-9.1,
    GH-9.3)."""
    return not ship.cubes and not ship.reversed and not board.main_port(ship.node)


def keep_direction(board: Board, state: State, seat: Seat, move: Keep) -> Played:
    """Answer D4: keep the direction (GH-9.4)."""
    head = state.agenda[0]
    assert isinstance(head, SetDirection)
    return replace(state, agenda=state.agenda[1:]), (DirectionKept(seat, board.ships[head.ship].id),)


def turn_round(board: Board, state: State, seat: Seat, move: Turn) -> Played:
    """Answer D4: reverse the direction; the ship moves that way in the same turn (GH-9.6)."""
    head = state.agenda[0]
    assert isinstance(head, SetDirection)
    ship = state.ships[head.ship]
    turned = replace(ship, direction=-ship.direction, reversed=True)
    event = Turned(seat, board.ships[head.ship].id, board.route[ship.node].id)
    return replace(state, ships=put(state.ships, head.ship, turned), agenda=state.agenda[1:]), (event,)


# Sailing


def course(board: Board, ship: Ship) -> int:
    """The direction in which a ship will sail: away from a main port, otherwise the direction of its bow
    (GH-6.2, GH-6.3)."""
    return EAST if ship.node == 0 else WEST if ship.node == board.last else ship.direction


def nodes_taken(state: State) -> list[int]:
    """The node of each ship, of all owners and both directions (GH-6.5)."""
    return [ship.node for ship in state.ships]


Stops = tuple[tuple[int, ...], tuple[str, ...]]
"""The stops ahead of a ship, nearest first, and for each the colour of the card that the step costs; empty if
it is free."""


def stops(board: Board, state: State, ship: int) -> Stops:
    """The stops ahead that a ship can reach."""
    direction, hand = course(board, state.ships[ship]), state.hands[board.ships[ship].seat]
    return _stops(board, ship, direction, tuple(nodes_taken(state)), hand)


@lru_cache(maxsize=1024)
def _stops(board: Board, ship: int, direction: int, taken: tuple[int, ...], cards: Counts) -> Stops:
    """The algorithm of section 6. The result is kept, because it is needed for the moves and for the one
    that is made."""
    room, tolls, hand = board.room, board.ships[ship].tolls, [*cards]
    nodes: list[int] = []
    cost: list[str] = []
    node, paid = taken[ship], ""
    while True:
        node += direction  # GH-6.8: the first step is free
        while taken.count(node) >= room[node]:  # GH-6.6: a full node is passed over
            node += direction
        nodes.append(node)
        cost.append(paid)
        toll = tolls[node]
        if toll is None:  # GH-6.9: a port ends the move
            break
        if toll:  # GH-6.11: wind
            if not hand[INDEX[toll]]:
                break
            hand[INDEX[toll]] -= 1
        paid = toll
    return tuple(nodes), tuple(cost)


def destinations(board: Board, state: State, ship: int) -> tuple[int, ...]:
    """Every node to which a ship may sail, nearest first."""
    return stops(board, state, ship)[0]


def voyage(board: Board, state: State, ship: int, end: int) -> Voyage:
    """The path of a ship to one of its destinations."""
    nodes, cost = stops(board, state, ship)
    count = nodes.index(end) + 1
    path, start = nodes[:count], state.ships[ship].node
    ahead = range(start + 1, end) if end > start else range(start - 1, end, -1)
    skipped = [node for node in ahead if node not in path] if len(ahead) >= count else ()
    return Voyage(end, path, tuple(skipped), "".join(cost[:count]))


def sail(board: Board, state: State, seat: Seat, move: Sail) -> Played:
    """Sail the ship to its destination. Wind cards are discarded before cards are drawn (GH-8.8)."""
    head = state.agenda[0]
    assert isinstance(head, SailShip)
    end, at = board.node_at[move.to], head.ship
    ship, way = state.ships[at], voyage(board, state, at, end)
    hands, discard = state.hands, state.discard
    if way.wind:
        hand = hands[seat]
        for colour in way.wind:
            hand, discard = add(hand, colour, -1), add(discard, colour)
        hands = put(hands, seat, hand)
    after = replace(
        state,
        hands=hands,
        discard=discard,
        ships=put(state.ships, at, replace(ship, node=end, direction=course(board, ship))),
        agenda=state.agenda[1:],
    )
    name, start = board.ships[at].id, board.ids[ship.node]
    sailed = Sailed(seat, name, start, move.to, board.names(way.path), board.names(way.skipped), way.wind)
    if board.at_sea(end):
        return after, (sailed,)
    after, arrived = arrive(board, after, at)
    return after, (sailed, arrived)
