"""Check of decisions: what is offered and what is refused state the same rule twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.core.checks.position import Finding, Position
from bot.core.decisions import At, Decision
from bot.core.facts import Fact
from bot.core.game_rules import GameRules


def agreement(position: Position) -> Iterator[Finding]:
    """Each value that can be written is an option or is refused with the id of a rule; never both, never
    neither. Each option is read back from its notation."""
    rules = position.rules
    if not isinstance(rules, GameRules):
        return
    for seat in position.movers:
        at = rules.at(position.state, seat)
        if at.task.chance:
            continue
        options = position.moves_of(seat)
        for kind in at.task.asked(at):
            own = [option for option in options if isinstance(option, kind) and type(option) is kind]
            yield from _disagreements(at, own, _values(kind, at, own))
            yield from _unread(at, own)


def _values(kind: type[Decision], at: At[Any, Any, Any], options: list[Decision]) -> Iterable[Decision]:
    near = kind.near(at)
    return dict.fromkeys((*options, *(kind.domain(at) if near is None else near)))


def _disagreements(
    at: At[Any, Any, Any], options: list[Decision], values: Iterable[Decision]
) -> Iterator[Finding]:
    legal = set(options)
    for value in values:
        refused = value.refused(at)
        if (refused is None) == (value in legal):
            continue
        says = f"{type(value).__name__} {value} of seat {at.seat} is "
        says += f"an option, but refused: {refused.key}" if refused else "no option, and no rule forbids it"
        yield Finding("agreement", says)
    yield from (bad for value in values if value not in legal for bad in _nameless(value, value.refused(at)))


def _nameless(value: Decision, refused: Fact | None) -> Iterator[Finding]:
    if refused is not None and not refused.args.get("rule"):
        yield Finding("agreement", f"{type(value).__name__} {value}: {refused.key} names no rule")


def _unread(at: At[Any, Any, Any], options: list[Decision]) -> Iterator[Finding]:
    for option in options:
        for text in (str(option), str(option).upper(), str(option).lower()):
            read = type(option).read(text, at)
            if read != option:
                yield Finding("agreement", f"{option} is read as {read!r} by {type(option).__name__}")
                break
