"""Reasons that several decisions share for being against the rules."""

from __future__ import annotations

from bot.core import Fact
from bot.core.decisions import refusal
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.components import Goods
from bot.games.edo.state import At, action_of, player_of


def unknown(board: Board, *spaces: str) -> Fact | None:
    """A space that is not on this side of the board (EDO-2.11)."""
    wrong = next((space for space in spaces if space not in board.spaces), None)
    return None if wrong is None else refusal("EDO-2.11", "edo-no-space", space=wrong)


def other_action(at: At, *wanted: str) -> Fact | None:
    """The official stands on another action than the decision needs (EDO-4.3)."""
    do = action_of(at.board, at.state).do
    if do in wanted:
        return None
    names = {"action": terms.action_name(do), "wanted": terms.action_name(wanted[0])}
    return refusal("EDO-4.3", "edo-no-other-action", **names)


def short(at: At, cost: Goods) -> Fact | None:
    """The seat cannot pay in full (EDO-0.1)."""
    lacks = player_of(at).goods.lacks(cost)
    if lacks == Goods():
        return None
    return refusal("EDO-0.1", "edo-no-goods", cost=terms.amounts(cost), missing=terms.amounts(lacks))


def nobody_there(at: At, space: str) -> Fact | None:
    """The seat has no samurai on the space."""
    if space in player_of(at).samurai:
        return None
    return refusal("EDO-7.6", "edo-no-samurai", place=terms.place(at.board, space))
