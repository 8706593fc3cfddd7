"""Rules alone, on one core: random games with the checks off, and the legal moves of one decision."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from bot.cli.simulate import play, walk
from bot.core import AnyRules, complete_options
from bot.core.checks.position import Position
from bot.games.registry import GAMES
from tests.bench.figure import Figure, figure

GAMES_A_SECOND = {"golden_horn": 20.0, "pyramids": 20.0, "bora_bora": 5.0, "edo": 3.0}
"""Random games with 4 seats that one core must play in a second."""
DECISION_MS = {"pyramids": 1.0, "bora_bora": 2.0, "edo": 2.0}
"""Milliseconds in which the legal moves of any decision must be listed."""
BATCHES, BATCH = 7, 4
POSITIONS = 3
"""Random games whose decisions are timed."""


def run() -> Iterator[Figure]:
    """Two figures a game."""
    for key, rules in GAMES.items():
        seats = min(4, rules.seats[-1])
        options = complete_options(rules.options, {})
        yield _games(key, rules, seats, options)
        yield _decisions(key, rules, seats, options)


def _games(key: str, rules: AnyRules, seats: int, options: dict[str, str]) -> Figure:
    rates = []
    for batch in range(BATCHES):
        started = time.perf_counter()
        for game in range(BATCH):
            play(rules, seats, options, random.Random(f"{batch}:{game}"))
        rates.append(BATCH / (time.perf_counter() - started))
    note = f"{seats} seats, checks off, {BATCHES} batches of {BATCH} games"
    return figure(f"{key}: random games", rates, "games/s", GAMES_A_SECOND.get(key), note, better="high")


def _decisions(key: str, rules: AnyRules, seats: int, options: dict[str, str]) -> Figure:
    samples = []
    most = 0
    for seed in range(POSITIONS):
        for at, _ in walk(rules, seats, options, random.Random(seed)):
            for seat in _deciding(at):
                started = time.perf_counter()
                moves = sum(1 for _ in rules.moves(at.state, seat))
                samples.append((time.perf_counter() - started) * 1000)
                most = max(most, moves)
    note = f"{len(samples)} decisions, at most {most} moves; the slowest {max(samples):.2f} ms"
    return figure(f"{key}: legal moves of a decision", samples, "ms", DECISION_MS.get(key), note)


def _deciding(at: Position) -> tuple[int, ...]:
    return () if at.at_chance else at.acting
