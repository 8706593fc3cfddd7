"""Decisions that several seats make at the same time, hidden from each other until all have decided."""

from __future__ import annotations

from typing import Any

from bot.core.rules import AnyRules
from bot.core.seats import Seat


def simultaneous(rules: AnyRules, state: Any, seat: Seat) -> bool:
    """Whether what the seat is asked now, or has answered and may still change, is of a kind that the game
    declares as sealed. All answers to a question are sealed, or none."""
    if not rules.sealed:
        return False
    answer = next(iter(rules.moves(state, seat)), None)
    return answer is not None and answer.kind in rules.sealed


def opens(rules: AnyRules, state: Any, seat: Seat, after: Any) -> bool:
    """Whether the seat's move from `state` to `after` was the last of several sealed decisions."""
    if any(actor != seat for actor in rules.to_act(state)) or not simultaneous(rules, state, seat):
        return False
    return not simultaneous(rules, after, seat) or rules.to_act(after) != (seat,)


def as_asked(rules: AnyRules, state: Any, seat: Seat) -> Any:
    """The position in which a seat was asked: without what others, deciding at the same time, have sealed.

    The only move of a seat that may change a sealed decision takes it back (see `Rules.may_change`).
    """
    if seat not in rules.to_act(state):
        return state
    while others := [actor for actor in rules.may_change(state) if actor != seat]:
        back = next(iter(rules.moves(state, others[0])))
        state = rules.apply(state, others[0], back)
    return state
