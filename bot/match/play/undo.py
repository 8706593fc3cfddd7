"""Which moves a seat may undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.core import CHANCE, AnyRules, Seat, Who
from bot.core.sealed import opens
from bot.match.engine.replay import Standing
from bot.match.errors import NothingToUndo, UndoAnswered


def own_last(
    rules: AnyRules, stack: Sequence[Standing], states: Sequence[Any], seat: Seat
) -> tuple[int, int]:
    """Where the seat's last batch stands in the log: first and last index.

    `states` has the position before each standing step and the one now; nothing before the last answer of
    chance is looked at. Steps of others on top do not count when all decide at the same time and nothing was
    opened yet, so whether an undo works does not tell what others have sealed.

    Raises:
        NothingToUndo, UndoAnswered.
    """
    top = len(stack) - 1
    while top >= 0 and stack[top].seat not in (seat, CHANCE):
        before, other = states[top], stack[top].seat
        deciding = (*rules.to_act(before), *rules.may_change(before))
        if seat not in deciding or opens(rules, before, other, states[top + 1]):
            break
        top -= 1
    if not any(step.seat == seat for step in stack):
        raise NothingToUndo
    if stack[top].seat == CHANCE:
        raise UndoAnswered
    if stack[top].seat != seat:
        raise UndoAnswered(who=Who(stack[top].seat))
    first = top + 1
    while first > 0 and stack[first - 1].seat == seat and stack[first - 1].batch == stack[top].batch:
        if seat in rules.may_change(states[first - 1]):
            break  # itself the taking back of a seal: undoing it would seal again
        first -= 1
    if first > top:
        raise NothingToUndo
    if any(opens(rules, states[index], seat, states[index + 1]) for index in range(first, top + 1)):
        raise UndoAnswered  # seeing what others had sealed is an answer
    return first, top


class OwnTurn(NamedTuple):
    """A batch of a seat that still stands."""

    number: int
    """Counts the seat's own batches from the first: tells nothing about others."""
    first: int
    """Where it begins in the steps that stand."""
    revealed: bool
    """Something has been drawn or opened since it began."""


def own_turns(rules: AnyRules, stack: Sequence[Standing], states: Sequence[Any], seat: Seat) -> list[OwnTurn]:
    """What a seat may ask the others to have back, oldest first; `states` as for `own_last`."""
    revealed, found = False, list[tuple[int, bool]]()
    for index in range(len(stack) - 1, -1, -1):
        step = stack[index]
        # Whatever nature does counts, opening what is sealed too: too much is said rather than too little.
        revealed |= step.seat == CHANCE or opens(rules, states[index], step.seat, states[index + 1])
        begins = index == 0 or stack[index - 1].batch != step.batch
        if begins and step.seat == seat and seat not in rules.may_change(states[index]):
            found.append((index, revealed))
    return [OwnTurn(number, *one) for number, one in enumerate(reversed(found), 1)]
