"""Answers that leave no choice, so that nobody need be asked for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from bot.core.decisions import Decision
from bot.core.rules import AnyRules, Move
from bot.core.seats import CHANCE, Seat


@runtime_checkable
class AnswersItself(Protocol):
    """Rules that know which answers leave no choice. Rules may lack this."""

    decisions: Sequence[type[Decision]]
    """All that seats decide and chance draws."""

    def by_itself(self, state: Any, seat: Seat) -> Move | None:
        """The answer of a seat that is asked, if there is no other and public information alone shows this
        (`Rules.forced`), or if every other answer would do the same (`Decision.harmless`). None: the seat
        must be asked. Sealed decisions are always asked for."""


def by_itself(rules: AnyRules, state: Any) -> tuple[Seat, Move] | None:
    """The seat that must act and its answer, if the seat need not be asked for it."""
    acting = rules.to_act(state)
    if len(acting) != 1 or acting[0] == CHANCE or not isinstance(rules, AnswersItself):
        return None
    answer = rules.by_itself(state, acting[0])
    return None if answer is None else (acting[0], answer)


def may_answer(rules: AnyRules) -> bool:
    """Whether there are such answers in a game."""
    return bool(rules.forced) or bool(harmless_decisions(rules))


def harmless_decisions(rules: AnyRules) -> list[type[Decision]]:
    """The decisions of a game that may be harmless."""
    decisions = rules.decisions if isinstance(rules, AnswersItself) else ()
    return [decision for decision in decisions if decision.harmless is not Decision.harmless]
