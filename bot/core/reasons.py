"""Why a text is not a legal move, in a game that is made of tasks and decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.core.decisions import At, Decision
from bot.core.facts import Fact

AnyAt = At[Any, Any, Any]


def why_not(rules: Any, at: AnyAt, wanted: str) -> Fact | None:
    """See `Rules.why_not`. `rules` are `GameRules`, `wanted` is the text without space around it."""
    if at.task is None or not _is_asked(rules, at):
        refusal: Fact | None = rules.not_asked(at, None if at.task is None else _meant(rules, at, wanted))
        return refusal
    asked = at.task.asked(at)
    for kind in asked:
        decision = kind.read(wanted, at)
        if decision is not None:
            return decision if isinstance(decision, Fact) else _refused(rules, at, decision, wanted)
    meant = _meant(rules, at, wanted, asked)
    if isinstance(meant, Decision):
        return meant.untimely(at) or at.task.instead(at, meant) or rules.not_now(at)
    return None if meant is None else rules.not_now(at) or meant


def _meant(
    rules: Any, at: AnyAt, wanted: str, asked: Sequence[type[Decision]] = ()
) -> Decision | Fact | None:
    """What a text means that answers none of the questions now asked: the decision of another task, or else
    what is wrong with the text."""
    wrong: Fact | None = None
    task = at.task
    for kind in dict.fromkeys((*task.decisions, *task.leads_to(at), *rules.answers)):
        meant: Decision | Fact | None = kind.read(wanted, at) if kind not in asked else None
        if isinstance(meant, Decision):
            return meant
        wrong = wrong or meant
    return wrong


def _is_asked(rules: Any, at: AnyAt) -> bool:
    if at.task.sealed:
        return bool(at.task.asked(at))
    return not at.task.chance and at.seat in rules.to_act(at.state)


def _refused(rules: Any, at: AnyAt, decision: Decision, wanted: str) -> Fact | None:
    refused = decision.refused(at)
    right = str(decision)
    if refused is not None or right.casefold() == wanted.casefold():
        return refused
    return Fact(f"{rules.prefix}-no-write", {"text": right})
