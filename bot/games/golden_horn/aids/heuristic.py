"""How good positions are: cubes in the warehouse, cubes on their way, and cards to raid and sail with."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.core import Decision, PlainHeuristic, Seat
from bot.games.golden_horn.arrival import Draw
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.colours import COLOURS, INDEX, Counts, add
from bot.games.golden_horn.ending import Call, has_turn_left
from bot.games.golden_horn.loading import Load, port_of
from bot.games.golden_horn.pirates import Raid
from bot.games.golden_horn.sailing import Choose, Sail, course
from bot.games.golden_horn.scoring import total
from bot.games.golden_horn.setup import Back
from bot.games.golden_horn.state import State, UnderWay
from bot.games.golden_horn.turning import Turn
from bot.games.golden_horn.turns import Pass


class Weights(NamedTuple):
    """What things are worth in points."""

    card: float = 0.45
    many: float = 0.2
    """A card beyond the sixth."""
    delay: float = 0.93
    """What is left of a cargo's worth after each move that it still needs."""
    danger: float = 0.3
    """The loss of a cube on a ship at sea."""
    wind: float = 0.12
    """How much a card shortens a voyage, in moves."""
    ready: float = 0.55
    """The share of the best load that a ship in port is worth."""
    empty: float = 0.5
    """An empty ship at sea."""
    sets: float = 0.5
    """How much the spread over the colours counts before it makes sets."""
    pace: float = 1.05
    """Moves of all seats for each cube in the bag."""


WEIGHTS: Final = Weights()


@lru_cache(maxsize=65536)
def points_of(board: Board, warehouse: Counts) -> float:
    """The points of a warehouse, which is counted often."""
    return float(total(board.data.points, warehouse))


class GoldenHornHeuristic(PlainHeuristic):
    """The heuristic of Golden Horn."""

    spread = 8.0
    horizon = 8
    error = 10.0
    slips = 0.0

    def __init__(self, board: Callable[[State], Board], weights: Weights = WEIGHTS) -> None:
        self._board, self.weights = board, weights
        self._needed: dict[tuple[str, int, int, int], int] = {}

    def with_weights(self, weights: Weights) -> GoldenHornHeuristic:
        """The same heuristic with other weights, to tune them."""
        return GoldenHornHeuristic(self._board, weights)

    def value(self, state: State, seat: Seat) -> float:
        w, board = self.weights, self._board(state)
        store = state.warehouses[seat]
        worth = points_of(board, store)
        if not state.agenda:
            return worth
        turns = self._turns(state, seat)
        worth += w.sets * self._breadth(store) * min(1.0, turns / 8)
        hand = state.hands[seat]
        cards = sum(hand)
        worth += min(1.0, turns / 4) * (w.card * min(cards, 6) + w.many * max(0, cards - 6))
        due = sum(task.left for task in state.agenda if isinstance(task, Draw) and task.seat == seat)
        worth += min(1.0, turns / 4) * w.card * due
        for at in board.fleets[seat]:
            worth += self._ship(board, state, at, store, cards, turns)
        return worth

    def _turns(self, state: State, seat: Seat) -> float:
        """The moves that the seat will probably still make."""
        if state.final is not None:
            return float(has_turn_left(state, seat))
        return 1.0 + self.weights.pace * sum(state.bag) / state.seats

    @staticmethod
    def _breadth(store: Counts) -> float:
        """The spread of a store over the colours: the first cubes of each colour count most."""
        return sum(math.sqrt(min(number, 4)) for number in store)

    def _ship(
        self,
        board: Board,
        state: State,
        at: int,
        store: Counts,
        cards: int,
        turns: float,
    ) -> float:
        w, ship = self.weights, state.ships[at]
        if ship.node < 0:
            return 0.0
        if board.main_port(ship.node):
            port, best = state.ports[port_of(ship.node)], 0.0
            for index in board.ships[at].loads:
                if port[index]:
                    best = max(best, self._gain(board, store, COLOURS[index], port[index]))
            moves = self._moves(board, state.crests, at, ship.node, course(board, ship))
            # Three ships share the seat's moves.
            return w.ready * best * w.delay**moves * min(1.0, turns / (3 * moves + 1))
        moves = self._moves(board, state.crests, at, ship.node, ship.direction)
        need = max(1.0, moves - w.wind * cards)
        if not ship.cubes:
            return w.empty * min(1.0, turns / 6) / need
        cubes = ship.cubes - (w.danger if board.at_sea(ship.node) and state.seats > 1 else 0.0)
        gain = self._gain(board, store, ship.cargo, ship.cubes) * max(0.0, cubes) / ship.cubes
        return gain * math.pow(w.delay, need) * min(1.0, (turns + 0.3) / (1.5 * need))

    def _gain(self, board: Board, store: Counts, colour: str, number: int) -> float:
        """What some cubes add to a warehouse."""
        after = add(store, colour, number)
        more = points_of(board, after) - points_of(board, store)
        return more + self.weights.sets * (self._breadth(after) - self._breadth(store))

    def _moves(self, board: Board, crests: str, at: int, node: int, direction: int) -> int:
        """The moves that a ship needs to its port without cards, if no other ship is in the way."""
        key = (crests, at, node, direction)
        if key not in self._needed:
            sails, moves = board.ships[at].sails, 0
            while True:
                moves += 1
                node += direction
                while board.at_sea(node) and (board.colours[node] or "") in sails:
                    node += direction
                if board.main_port(node) or not 0 < node < board.last:
                    break
            self._needed[key] = moves
        return self._needed[key]

    def priors(self, state: State, seat: Seat, moves: Sequence[Decision]) -> Sequence[float]:
        board = self._board(state)
        return [self._prior(board, state, seat, move) for move in moves]

    def _prior(self, board: Board, state: State, seat: Seat, move: Decision) -> float:
        match move:
            case Back():
                return 0.0
            case Raid():
                return 3.0 if sum(state.hands[seat]) > 3 else 1.5
            case Load(colour):
                return float(state.ports[port_of(_node(state))][INDEX[colour]] ** 3)
            case Sail(to):
                node = board.node_at[to]
                return float(abs(node - _node(state)) ** 2) * (3.0 if board.main_port(node) else 1.0)
            case Turn():
                return 0.3
            case Call():
                return 0.5
            case Pass():
                return 0.5
            case Choose(name):  # the more cubes a ship carries, the better
                return 1.0 + 1.2 * state.ships[board.ship_at[name]].cubes
        return 1.0


def _node(state: State) -> int:
    """Where the ship is that is asked about."""
    task = state.agenda[0]
    assert isinstance(task, UnderWay)
    return state.ships[task.ship].node
