"""Checks of a whole game: it ends, and its log can be replayed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.core.checks.position import Finding
from bot.core.options import Options
from bot.core.replay import Step, effective, replay, undo_move
from bot.core.rules import AnyRules

BOUND = 20_000
"""The largest number of steps of a game. Any game must be over by then, however badly it is played."""


def game_checks(
    rules: AnyRules, seats: int, options: Options, log: Sequence[Step], state: Any
) -> Iterator[Finding]:
    """The log leads to the final state, also if its last steps are taken back and played again."""
    if replay(rules, seats, options, log) != state:
        yield Finding("replay", "the log leads to another state")
    again = min(len(log), 3)
    undone = [*log, Step(log[-1].seat, undo_move(again)), *log[len(log) - again :]] if again else list(log)
    if effective(undone) != list(log):
        yield Finding("replay", "taking steps back and playing them again leads to another log")
