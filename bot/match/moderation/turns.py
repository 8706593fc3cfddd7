"""The turns that a match can be rolled back to, as the public knows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.core import CHANCE, AnyRules, Fact
from bot.core.sealed import opens, simultaneous
from bot.match.engine.models import Brief
from bot.match.engine.replay import Replay, Standing
from bot.text.gather import gather


class Turn(msgspec.Struct, frozen=True):
    """A turn that stands and is in the public log."""

    number: int
    """Counts such turns from the first."""
    facts: tuple[Fact, ...]
    """As the public log says it."""
    first: int
    """Where it begins in the steps that stand. Not to be shown: something may be sealed before it."""


class Turns(msgspec.Struct, frozen=True):
    """What a match can be rolled back to: the moment before one of these."""

    brief: Brief
    turns: tuple[Turn, ...]
    """Newest first."""


def public_turns(log: Replay, stack: Sequence[Standing]) -> list[Turn]:
    """The turns that stand and are in the public log, oldest first."""
    lines = {line.n: line for line in log.logs.lines[None] if not line.undoes}
    turns: list[Turn] = []
    for index, step in enumerate(stack):
        if step.seat == CHANCE or (index > 0 and stack[index - 1].batch == step.batch):
            continue
        batch = [
            lines[logged.n] for logged in stack[index:] if logged.batch == step.batch and logged.n in lines
        ]
        if batch:
            own = gather(line.fact for line in batch if line.seat != CHANCE)
            turns.append(Turn(len(turns) + 1, own, index))
    return turns


def before_sealing(rules: AnyRules, stack: Sequence[Standing], states: Sequence[Any], first: int) -> int:
    """The first step to take back. If several seats were deciding at the same time then, it is the first of
    their steps, so that no choice that the others have seen opened is kept."""
    if not simultaneous(rules, states[first], stack[first].seat):
        return first
    while first > 0:
        seat, before = stack[first - 1].seat, states[first - 1]
        if (
            seat == CHANCE
            or not simultaneous(rules, before, seat)
            or opens(rules, before, seat, states[first])
        ):
            break
        first -= 1
    return first
