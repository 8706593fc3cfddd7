"""All checks together: fast ones for every position, slow ones for some positions; those of a whole game; and
a first look at a game when the program starts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.core.checks.agreement import advice, agreement, opened, told_secrets
from bot.core.checks.hidden import coupled, foresight, sealed, silent, unseen
from bot.core.checks.position import Choose, Finding, Position
from bot.core.checks.positions import (
    agenda,
    chance,
    declared_sealed,
    drawn,
    kept,
    legality,
    notation,
    outcome,
    pieces,
    refusals,
    unchanged,
    views,
    words,
)
from bot.core.replay import Step, effective, replay, undo_move
from bot.core.rules import AnyRules, Options, complete_options

FINE = 1 << 20
COUPLED = 12


def quick_look(at: Position, census: Mapping[str, int], choose: Choose) -> Iterator[Finding]:
    """The checks that are fast enough for every position."""
    yield from legality(at)
    yield from declared_sealed(at)
    yield from agenda(at)
    yield from notation(at, choose)
    yield from chance(at)
    yield from drawn(at)
    yield from pieces(at, census)
    yield from outcome(at)
    yield from opened(at)


def close_look(at: Position, choose: Choose) -> Iterator[Finding]:
    """The other checks: texts, views, storing, and secrecy for one listener chosen at random."""
    yield from refusals(at)
    yield from agreement(at)
    yield from advice(at)
    yield from kept(at)
    yield from views(at)
    yield from words(at, choose)
    for actor, moves in at.moves.items():
        yield from unchanged(at, actor, moves[choose(len(moves))])
    yield from foresight(at, choose)
    yield from sealed(at, choose)
    yield from silent(at, choose)
    yield from told_secrets(at, choose)
    seat = at.listeners[choose(len(at.listeners))]
    yield from unseen(at, seat, floats(choose), choose)
    yield from coupled(at, seat, floats(choose), choose, COUPLED)


def floats(choose: Choose) -> list[float]:
    """Random numbers in [0, 1) for a redeal."""
    return [choose(FINE) / FINE for _ in range(16)]


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
