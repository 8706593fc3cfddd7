"""The contract of a game for Edo: players who press for points, so that every rule comes up."""

from __future__ import annotations

import random
import time

import pytest

from bot.cli.simulate import checks, walk
from bot.core import CHANCE, Step, complete_options
from bot.core.checks.sweep import game_checks
from bot.core.checks.table import declared
from bot.games.edo import Edo
from tests.games.edo.keen import keen
from tests.long import long_but
from tests.rule_ids import rule

EDO = Edo()
ALL = {"temples": "on", "privileges": "on", "ronin": "on"}
KEEN = [(2, ""), (3, ""), (4, "temples"), (5, "ronin"), (2, "privileges"), (2, "all"), (4, "all"), (5, "all")]
"""Seats and variants of the games that are played for points."""


def test_it_declares_itself_well() -> None:
    assert [str(finding) for finding in declared(EDO)] == []


@pytest.mark.parametrize(
    ("seats", "variants"),
    long_but(KEEN, (2, ""), (2, "all")),
)
def test_keen_games_keep_the_contract(seats: int, variants: str) -> None:
    chosen = ALL if variants == "all" else dict.fromkeys(variants.split(), "on")
    options = complete_options(EDO.options, chosen)
    watch = checks(EDO, seats, options, random.Random(seats))
    log: list[Step] = []
    last = None
    for last, made in walk(EDO, seats, options, random.Random(f"{seats}:{variants}"), habit=keen):
        watch(last, len(log))
        if made is not None:
            log.append(made)
    assert last is not None
    assert [*game_checks(EDO, seats, options, log, last.state)] == []


@rule("EDO-13.2")
def test_every_parameter_of_a_command_has_a_question() -> None:
    met: set[str] = set()
    options = complete_options(EDO.options, ALL)
    for seed in range(14):
        last = None
        for last, _ in walk(EDO, 2 + seed % 4, options, random.Random(seed), habit=keen):
            met |= {move.kind for seat in last.movers for move in last.moves_of(seat)}
        assert last is not None
        assert last.state.round <= 10
    assert {param.kind for command in EDO.commands for param in command.params} <= met
    assert {"privilege", "agree", "levy", "pass", "back"} <= met


def test_the_moves_of_a_decision_come_quickly() -> None:
    """Well within 2 ms a decision on a quiet machine; the bound here is for busy ones."""
    options = complete_options(EDO.options, ALL)
    spent, asked = 0.0, 0
    for at, made in walk(EDO, 5, options, random.Random(3), habit=keen):
        if made is not None and made.seat != CHANCE:
            begun = time.perf_counter()
            moves = list(EDO.moves(at.state, made.seat))
            spent, asked = spent + time.perf_counter() - begun, asked + 1
            assert len(moves) < 300
    assert spent / asked < 0.002


def test_menus_are_grouped() -> None:
    """No group, and no list of groups, is longer than a menu holds."""
    options = complete_options(EDO.options, ALL)
    for seats in (3, 5):
        for at, made in walk(EDO, seats, options, random.Random(11), habit=keen):
            if made is None or made.seat == CHANCE or len(at.moves_of(made.seat)) <= 25:
                continue
            groups: dict[str, int] = {}
            for move in EDO.moves(at.state, made.seat):
                group = EDO.offer(at.state, made.seat, move).group
                name = str(group) if group else str(move)
                groups[name] = groups.get(name, 0) + 1
            assert max(groups.values()) <= 25
            assert len(groups) <= 25
