"""All checks of a position together: fast ones for every position, slow ones for some positions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.core.checks.advice import advice
from bot.core.checks.agreement import agreement
from bot.core.checks.hidden import coupled, foresight, sealed, silent, unseen
from bot.core.checks.opened import opened
from bot.core.checks.position import Choose, Finding, Position
from bot.core.checks.positions import (
    agenda,
    chance,
    declared_sealed,
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
from bot.core.checks.telling import told_secrets

FINE = 1 << 20
COUPLED = 12


def quick_look(at: Position, census: Mapping[str, int], choose: Choose) -> Iterator[Finding]:
    """The checks that are fast enough for every position."""
    yield from legality(at)
    yield from declared_sealed(at)
    yield from agenda(at)
    yield from notation(at, choose)
    yield from chance(at)
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


def floats(choose: Choose, count: int = 16) -> list[float]:
    """Random numbers in [0, 1) for a redeal."""
    return [choose(FINE) / FINE for _ in range(count)]
