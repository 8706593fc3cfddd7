"""A first look at a game when the program starts: faults that would break matches show in its first steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.core.checks.opened import opened
from bot.core.checks.position import Finding, Position
from bot.core.checks.positions import agenda, chance, legality, notation, pieces, unchanged
from bot.core.checks.telling import told_secrets
from bot.core.options import complete_options
from bot.core.rules import AnyRules

STEPS = 40
"""How many steps of one match are looked at."""


def first_look(rules: AnyRules) -> Iterator[Finding]:
    """What is wrong in the first steps of a match with the fewest players. It is always the same match."""
    seats, choose = min(rules.seats), _numbers()
    state = rules.start(seats, complete_options(rules.options, {}))
    census = rules.census(state)
    for _ in range(STEPS):
        at = Position(rules, state, seats)
        findings = [*legality(at), *agenda(at), *notation(at, choose), *chance(at), *pieces(at, census)]
        findings += [*told_secrets(at, choose), *opened(at)]
        if findings or not at.movers:
            yield from findings
            return
        seat = at.movers[choose(len(at.movers))]
        move = at.moves_of(seat)[choose(len(at.moves_of(seat)))]
        findings = list(unchanged(at, seat, move))
        yield from findings
        if findings:
            return
        state = rules.apply(state, seat, move)


def _numbers() -> Callable[[int], int]:
    """A function that gives numbers which look random, but are the same every time."""
    kept = 1

    def choose(below: int) -> int:
        nonlocal kept
        kept = kept * 48271 % 2147483647
        return kept % below

    return choose
