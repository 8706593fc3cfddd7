"""The ways that most players look at first in a movement step: those that let an official of the slot work,
or work better. A page shows them before it asks who moves (`Offer.likely`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.edo.actions import can_work
from bot.games.edo.building import Build
from bot.games.edo.components import PRODUCTS, Action
from bot.games.edo.movement import Walk
from bot.games.edo.production import produces, yields
from bot.games.edo.standing import may_move
from bot.games.edo.state import At, action_of, player_of, turn_of
from bot.games.edo.turns import Moving

MOST: Final = 4
"""How many ways are shown first."""
RYO: Final = 0.3
"""What a ryo paid for the way counts, if a piece of goods and a power point count 1."""


@lru_cache(maxsize=8)
def likely(at: At) -> tuple[Walk, ...]:
    """Up to `MOST` ways of the current movement step, the best first."""
    head = at.task
    if not isinstance(head, Moving) or head.seat != at.seat or not turn_of(at.state).left:
        return ()
    action = action_of(at.board, at.state)
    before, ryo = _worth(at, action), player_of(at).goods.ryo
    walks = list[tuple[float, Walk]]()
    for move in Walk.options(at):
        if action.do in PRODUCTS and not produces(at.board, action.do, move.to):
            continue
        after, _ = move.play(at)
        there = "" if move.to in player_of(at).samurai else move.to
        gain = _worth(at.on(after), action, there) - before
        if gain > 0:
            walks.append((gain - RYO * (ryo - after.players[at.seat].goods.ryo), move))
    walks.sort(key=lambda worth_and_walk: -worth_and_walk[0])
    return tuple(move for _, move in walks[:MOST])


def is_enough(at: At) -> bool:
    """Whether most players end the movement step now: somebody has moved, and the officials can work so well
    that no other way brings more; or the only official left can work after somebody has moved.

    Since version 4 this is so only if nobody can move any more (EDO-20.24).
    """
    head = at.task
    if not isinstance(head, Moving) or not head.moved:
        return False
    if at.board.asks_all:
        return not may_move(at)
    action = action_of(at.board, at.state)
    if not can_work(at):
        return False
    if action.do in PRODUCTS:
        return not likely(at)
    return action.do in ("BUILD", "TRADE") and turn_of(at.state).left == 1


def _worth(at: At, action: Action, there: str = "") -> float:
    """How well the officials of the slot can work: goods they produce, points for a building at `there`, or
    1 for anything else."""
    if action.do in PRODUCTS:
        here = (space for space in player_of(at).samurai if produces(at.board, action.do, space))
        yielded = sorted((yields(at.board, at.state, space, action.bonus) for space in here), reverse=True)
        return sum(yielded[: turn_of(at.state).left])
    if action.do == "BUILD":
        options = (build for build in Build.options(at) if build.space == there)
        return max((at.board.data.buildings[build.what].points for build in options), default=0)
    return float(can_work(at))
