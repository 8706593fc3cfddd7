"""Loading a ship and refilling its port (section 7)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.colours import INDEX, Counts, add
from bot.games.golden_horn.components import MAIN_PORTS
from bot.games.golden_horn.events import CubeDrawn, Loaded
from bot.games.golden_horn.moves import Cube, Load
from bot.games.golden_horn.state import Fill, Final, LoadShip, Played, State, put


def port_of(node: int) -> int:
    """Which main port a node is: 0 Venice, 1 Constantinople."""
    return 0 if node == 0 else 1


def loads(board: Board, state: State, ship: int) -> list[Load]:
    """The colours that a ship in a main port may load: present in the port and on none of its sails
    (GH-7.2)."""
    cubes = state.ports[port_of(state.ships[ship].node)]
    return [load for at, load in board.ships[ship].loads if cubes[at]]


def movable(board: Board, state: State, ship: int) -> bool:
    """Whether a ship has a legal move.

    At sea and in Modone it always has one; in a main port it needs something to load (GH-6.1, GH-7.1,
    GH-7.7).
    """
    return 0 < state.ships[ship].node < board.last or bool(loads(board, state, ship))


def movable_fleet(board: Board, state: State, seat: Seat) -> list[int]:
    """The seat's ships that have a legal move."""
    return [ship for ship in board.fleets[seat] if movable(board, state, ship)]


def refill(board: Board, cubes: Counts, bag: Counts) -> int:
    """How many cubes to draw into a port that holds `cubes` (GH-7.5)."""
    return min(board.data.counts.port_cubes - sum(cubes), sum(bag))


def load(board: Board, state: State, seat: Seat, move: Load) -> Played:
    """Load all cubes of the colour (GH-7.3).

    Then the port is refilled; if it stays empty, the final round begins (GH-7.5, GH-10.1).
    """
    head = state.agenda[0]
    assert isinstance(head, LoadShip)
    ship, rest = state.ships[head.ship], state.agenda[1:]
    port, place = port_of(ship.node), board.route[ship.node].id
    count = state.ports[port][INDEX[move.colour]]
    cubes = add(state.ports[port], move.colour, -count)
    due = refill(board, cubes, state.bag)
    emptied = state.final is None and not due and not any(cubes)
    after = replace(
        state,
        ships=put(state.ships, head.ship, replace(ship, cargo=move.colour, cubes=count)),
        ports=put(state.ports, port, cubes),
        final=Final(seat, place) if emptied else state.final,
        agenda=(Fill(port, due), *rest) if due > 0 else rest,
    )
    return after, (Loaded(seat, board.ships[head.ship].id, place, move.colour, count),)


def draw_cube(board: Board, state: State, seat: Seat, move: Cube) -> Played:
    """Move a drawn cube from the bag into a main port (GH-3.11, GH-7.5)."""
    head = state.agenda[0]
    assert isinstance(head, Fill)
    rest = state.agenda[1:]
    after = replace(
        state,
        bag=add(state.bag, move.colour, -1),
        ports=put(state.ports, head.port, add(state.ports[head.port], move.colour)),
        agenda=(Fill(head.port, head.left - 1), *rest) if head.left > 1 else rest,
    )
    return after, (CubeDrawn(MAIN_PORTS[head.port], move.colour, not state.turns),)
