"""The number of ways on from pinned positions is what it was."""

from __future__ import annotations

import pytest

from bot.core import AnyRules
from bot.games.registry import GAMES
from tests.perft.counting import Pinned, divide, perft, read_pinned

PINNED = [(game, one) for game in GAMES for one in read_pinned(game)]
FORMER = [
    (rules, one)
    for game in GAMES
    for rules in GAMES[game].earlier
    for one in read_pinned(f"{game}-{rules.version}")
]
"""Positions of former versions, in files with their number."""


def test_every_game_has_counts() -> None:
    assert {game for game, _ in PINNED} == set(GAMES), "python -m tests.perft"


@pytest.mark.parametrize(("game", "pinned"), PINNED, ids=[f"{game}: {one.title}" for game, one in PINNED])
def test_perft(game: str, pinned: Pinned) -> None:
    check(GAMES[game], pinned)


@pytest.mark.parametrize(("rules", "pinned"), FORMER, ids=lambda one: getattr(one, "title", ""))
def test_perft_of_a_former_version(rules: AnyRules, pinned: Pinned) -> None:
    check(rules, pinned)


def check(rules: AnyRules, pinned: Pinned) -> None:
    state = pinned.state(rules)
    for depth, expected in enumerate(pinned.counts, 1):
        found = perft(rules, state, depth)
        if found != expected:
            under = "\n".join(f"  {move} {count}" for move, count in divide(rules, state, depth))
            pytest.fail(f"depth {depth}: {found} instead of {expected}; under each first move:\n{under}")
