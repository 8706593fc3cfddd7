"""The board of one match: its route and its ships, computed once from the component data."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

import msgspec

from bot.core import Seat
from bot.games.golden_horn.colours import COLOURS, INDEX
from bot.games.golden_horn.components import CONSTANTINOPLE, MODONE, VENICE, Data

EAST, WEST = 1, -1


class Node(msgspec.Struct, frozen=True):
    """One node of the route, which is listed from west to east (GH-1.2)."""

    id: str
    colour: str | None
    """Colour letter of a sea square; None for a port."""
    berths: int
    """How many ships fit; 0 means no limit (GH-3.9, GH-6.4, GH-6.5)."""


class Vessel(NamedTuple):
    """The properties of a ship that never change."""

    id: str
    seat: Seat
    sails: str
    at: int
    """Its index among the ships."""
    cards: int
    """Cards drawn on arrival (GH-8.3)."""
    tolls: tuple[str | None, ...]
    """For each node, the colour of the card that it costs to sail on (GH-6.11): empty if a sail has the
    colour (GH-6.10), None in a port, where the move ends (GH-6.9)."""
    loads: tuple[int, ...]
    """The indices of the colours that it may load, those on none of its sails (GH-7.2)."""
    raids: tuple[tuple[int, int, str], ...]
    """The pairs of cards with which it may be attacked: colours on its sails, alike or different (GH-5.5,
    GH-5.6), as two indices and two letters."""


class Board:
    """The route as a row of nodes, Venice first, and the ships, three for each seat.

    Other modules refer to nodes and ships by their indices in `route` and `ships`.
    """

    def __init__(self, data: Data, seats: int, crests: str, skips: bool = True) -> None:
        self.data = data
        self.skips = skips
        """With `skips`, a turn is skipped if public information shows that nothing can be done (GH-11.2);
        version 1 asked."""
        self.seats = seats
        self.route = _route(data, seats)
        self.last = len(self.route) - 1
        """Index of Constantinople; the index of Venice is 0."""
        self.ships = tuple(_fleets(data, crests[:seats], self.route))
        self.names_of_ships = tuple(ship.id for ship in self.ships)
        self.modone_cards = data.routes[seats].modone_cards
        self.attack_cards = data.counts.attack_cards
        self.node_at = {node.id: at for at, node in enumerate(self.route)}
        self.ship_at = {ship.id: at for at, ship in enumerate(self.ships)}
        self.fleets = tuple(tuple(range(3 * seat, 3 * seat + 3)) for seat in range(seats))
        self.colours = tuple(node.colour for node in self.route)
        self.ids = tuple(node.id for node in self.route)
        self.berths = tuple(node.berths for node in self.route)
        self.room = tuple(node.berths or len(self.ships) + 1 for node in self.route)
        """How many ships fit on each node; a number above that of all ships means no limit."""
        self.rivals = tuple(
            tuple(ship.at for ship in self.ships if ship.seat != seat) for seat in range(seats)
        )
        """The ships of the other seats."""

    def names(self, nodes: Sequence[int]) -> tuple[str, ...]:
        """The ids of nodes."""
        return tuple([self.ids[node] for node in nodes]) if nodes else ()

    def main_port(self, node: int) -> bool:
        """Whether a node is Venice or Constantinople (GH-1.4)."""
        return node == 0 or node == self.last

    def at_sea(self, node: int) -> bool:
        """Whether a node is a sea square (GH-1.4)."""
        return node >= 0 and self.colours[node] is not None


class Boards(dict[str, Board]):
    """The boards of matches by their crests, one crest for each seat; each is made when it is first asked
    for."""

    def __init__(self, data: Data, skips: bool) -> None:
        super().__init__()
        self._data, self._skips = data, skips

    def __missing__(self, crests: str) -> Board:
        board = self[crests] = Board(self._data, len(crests), crests, self._skips)
        return board


def _route(data: Data, seats: int) -> tuple[Node, ...]:
    nodes: list[Node] = []
    squares = 0
    for stop in data.routes[seats].stops:
        if stop in (VENICE, CONSTANTINOPLE):
            nodes.append(Node(stop, None, 0))
        elif stop == MODONE:
            nodes.append(Node(stop, None, data.routes[seats].berths))
        else:
            for colour in data.tiles[stop]:
                squares += 1
                nodes.append(Node(f"S{squares}", colour, 1))
    return tuple(nodes)


def _fleets(data: Data, crests: str, route: tuple[Node, ...]) -> list[Vessel]:
    fleets = [(crest, seat, number) for seat, crest in enumerate(crests) for number in (1, 2, 3)]
    return [
        _vessel(data, f"{crest}{number}", at, seat, data.sails[crest][number - 1], route)
        for at, (crest, seat, number) in enumerate(fleets)
    ]


def _vessel(data: Data, name: str, at: int, seat: Seat, sails: str, route: tuple[Node, ...]) -> Vessel:
    shown = sorted({INDEX[colour] for colour in sails})
    return Vessel(
        id=name,
        seat=seat,
        sails=sails,
        at=at,
        cards=data.arrival_cards[len(shown)],
        tolls=tuple("" if node.colour and node.colour in sails else node.colour for node in route),
        loads=tuple(at for at in range(len(COLOURS)) if at not in shown),
        raids=tuple(
            (number, other, COLOURS[number] + COLOURS[other])
            for number, other in combinations_with_replacement(shown, 2)
        ),
    )
