"""The ways that most players look at first in a movement step: those that let an official of the slot work,
or work better. A page shows them before it asks who moves (`Offer.likely`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.core import Seat
from bot.games.edo.board import HOLY, Board
from bot.games.edo.building import builds
from bot.games.edo.cities import yields
from bot.games.edo.components import PRODUCTS, Action
from bot.games.edo.executing import action_of, turn_of, works
from bot.games.edo.movement import move_piece, walks
from bot.games.edo.moves_turn import MERCHANT, Build, Walk
from bot.games.edo.state import Moving, State

MOST: Final = 4
"""So many ways are shown first."""
RYO: Final = 0.3
"""What a ryo of the way counts, where a piece of goods and a power point count 1."""


@lru_cache(maxsize=256)
def likely(board: Board, state: State, seat: Seat) -> tuple[Walk, ...]:
    """Up to `MOST` ways of the movement step that goes on, the best first."""
    head = state.agenda[0] if state.agenda else None
    if not isinstance(head, Moving) or head.seat != seat or not turn_of(state).left:
        return ()
    action = action_of(board, state)
    before, ryo = _worth(board, state, seat, action), state.players[seat].goods.ryo
    found = list[tuple[float, Walk]]()
    for move in walks(board, state, head):
        if isinstance(move, Walk) and _may_help(board, state, seat, action, move):
            after = move_piece(board, state, head, move)
            gain = _worth(board, after, seat, action, move.to) - before
            if gain > 0:
                found.append((gain - RYO * (ryo - after.players[seat].goods.ryo), move))
    found.sort(key=lambda one: -one[0])
    return tuple(move for _, move in found[:MOST])


def is_enough(board: Board, state: State, seat: Seat) -> bool:
    """Whether most players end the movement step now: somebody has moved, and the officials can work so well
    that no other way brings more; or the one official can work where somebody has just gone.

    Since version 4 that is so only where nobody can move any more (EDO-20.24).
    """
    head = state.agenda[0] if state.agenda else None
    if not isinstance(head, Moving) or not head.moved:
        return False
    if board.asks_all:
        return len(walks(board, state, head)) == 1
    action = action_of(board, state)
    if next(works(board, state, seat, action), None) is None:
        return False
    if action.do in PRODUCTS:
        return not likely(board, state, seat)
    return action.do in ("BUILD", "TRADE") and turn_of(state).left == 1


def _may_help(board: Board, state: State, seat: Seat, action: Action, move: Walk) -> bool:
    """Whether a way leads where an official could work, as far as the space alone tells."""
    samurai = state.players[seat].samurai
    if action.do in PRODUCTS:
        return move.who != MERCHANT and board.kinds[move.to] == PRODUCTS[action.do][0] and board.open(move.to)
    if action.do == "BUILD":
        fits = board.is_city(move.to) or (state.temples and board.kinds[move.to] in HOLY)
        return move.who != MERCHANT and fits and move.to not in samurai
    if action.do == "TRADE":
        return move.to in samurai if move.who == MERCHANT else move.to == state.merchant
    return False


def _worth(board: Board, state: State, seat: Seat, action: Action, at: str = "") -> float:
    """How well the officials of the slot can work: goods they produce, points for a building `at` a space, or
    1 for a trade."""
    if action.do in PRODUCTS:
        land, samurai = PRODUCTS[action.do][0], state.players[seat].samurai
        here = (space for space in samurai if board.kinds[space] == land and board.open(space))
        found = sorted((yields(board, state, space, action.bonus) for space in here), reverse=True)
        return sum(found[: turn_of(state).left])
    if action.do == "BUILD":
        made = (one for one in builds(board, state, seat, action) if isinstance(one, Build) and one.at == at)
        return max((board.data.buildings[one.what].points for one in made), default=0)
    return float(next(works(board, state, seat, action), None) is not None)
