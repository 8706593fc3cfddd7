"""Decisions that several seats make at the same time, hidden from each other until all have decided."""

from __future__ import annotations

from typing import Any

from bot.core.rules import AnyRules
from bot.core.seats import CHANCE, Seat


def simultaneous(rules: AnyRules, state: Any, seat: Seat) -> bool:
    """Whether other seats decide at the same time as this one."""
    if not rules.sealed:
        return False
    others = (*rules.to_act(state), *rules.may_change(state))
    return any(other not in (seat, CHANCE) for other in others)


def opens(rules: AnyRules, state: Any, seat: Seat, after: Any) -> bool:
    """Whether the seat's move from `state` to `after` was the last of several sealed decisions."""
    if not simultaneous(rules, state, seat) or any(one != seat for one in rules.to_act(state)):
        return False
    return not simultaneous(rules, after, seat) or rules.to_act(after) != (seat,)


def as_asked(rules: AnyRules, state: Any, seat: Seat) -> Any:
    """The position in which a seat was asked: without what others, deciding at the same time, have sealed."""
    if seat not in rules.to_act(state):
        return state
    while others := [one for one in rules.may_change(state) if one != seat]:
        back = next(iter(rules.moves(state, others[0])))
        state = rules.apply(state, others[0], back)
    return state
