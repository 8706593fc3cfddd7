"""What holds in any position of any game, for every seat count and option."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import product

import pytest
from hypothesis import given, settings

from bot.core import CHANCE, replay
from bot.core.checks.hidden import coupled, foresight, sealed, silent, unseen
from bot.core.checks.position import Finding, Position
from bot.core.checks.positions import (
    chance,
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
from bot.core.checks.sweep import floats
from tests.contract.journeys import ALL, EFFORT, Place, covering, journey, keen_journey, places

Check = Callable[[Place, Position, random.Random], Iterable[Finding]]

FAR = 40
"""Steps that two deals are played on for."""
SHORT = 15
"""Positions of a short game, at most: ten moves and what chance adds."""

CHECKS: dict[str, Check] = {
    "only those to act have moves": lambda place, at, rng: legality(at),
    "notation is unique, short and reads back": lambda place, at, rng: notation(at, rng.randrange),
    "what is illegal is refused": lambda place, at, rng: refusals(at),
    "chance has weights": lambda place, at, rng: chance(at),
    "pieces are conserved": lambda place, at, rng: pieces(at, _census(place)),
    "the result comes at the end and adds up": lambda place, at, rng: outcome(at),
    "a state survives the store": lambda place, at, rng: kept(at),
    "views are complete and can be sent": lambda place, at, rng: views(at),
    "all that is said is a fact": lambda place, at, rng: words(at, rng.randrange),
    "a move leaves the old state alone": lambda place, at, rng: _moved(at, rng),
    "nothing is guessed when planning": lambda place, at, rng: foresight(at, rng.randrange),
    "sealed decisions stay sealed": lambda place, at, rng: sealed(at, rng.randrange),
    "what is not told is not seen": lambda place, at, rng: silent(at, rng.randrange),
    "nobody sees what others hold": lambda place, at, rng: _unseen(at, rng),
    "nor learns it as the game goes on": lambda place, at, rng: _coupled(at, rng),
}


@pytest.mark.parametrize("check", CHECKS, ids=lambda name: name.replace(" ", "-"))
@pytest.mark.parametrize("game", ALL)
def test_in_any_position(game: str, check: str) -> None:
    @settings(max_examples=20 * EFFORT)
    @given(places(game))
    def holds(place: Place) -> None:
        assert [str(finding) for finding in CHECKS[check](place, place.at, place.rng)] == []

    holds()


@pytest.mark.parametrize("game", ALL)
def test_the_log_is_the_game(game: str) -> None:
    @settings(max_examples=5 * EFFORT)
    @given(places(game))
    def holds(place: Place) -> None:
        log = place.journey.log[: place.number]
        assert replay(ALL[game], place.seats, place.journey.options, log) == place.at.state

    holds()


@pytest.mark.parametrize("game", ALL)
def test_a_redeal_deals_otherwise(game: str) -> None:
    """Non-interference has something to bite on: where a game hides anything, most positions have secrets
    that can be dealt otherwise; in a short game, for half of which nothing may be hidden yet, some have."""
    other = tried = longest = 0
    for seats in ALL[game].seats:
        for seed in range(3):
            trip = journey(game, seats, 0, seed)
            longest, rng = max(longest, len(trip.positions)), random.Random(seed)
            for at in trip.positions[len(trip.positions) // 8 : -1 : 7 if longest > SHORT else 1]:
                tried += 1
                other += at.rules.redeal(at.state, None, floats(rng.randrange)) != at.state
    least = tried / 2 if longest > SHORT else 1
    assert other >= least if ALL[game].hidden else other == 0


@pytest.mark.parametrize("game", ALL)
def test_every_parameter_of_a_command_has_a_question(game: str) -> None:
    rules = ALL[game]
    asked = {param.kind for command in rules.commands for param in command.params}
    asked |= {kind for command in rules.commands for kind in command.asks}
    for seed, seats in product(range(12), rules.seats):
        rows = len(covering(rules, seats))
        for row in {0, rows - 1}:
            for at in keen_journey(game, seats, row, seed).positions:
                asked -= {move.kind for seat, moves in at.moves.items() if seat != CHANCE for move in moves}
        if not asked:
            break
    assert not asked


def _census(place: Place) -> dict[str, int]:
    start = place.journey.positions[0]
    return dict(start.rules.census(start.state))


def _moved(at: Position, rng: random.Random) -> Iterable[Finding]:
    for actor, moves in at.moves.items():
        yield from unchanged(at, actor, rng.choice(moves))


def _unseen(at: Position, rng: random.Random) -> Iterable[Finding]:
    for seat in at.listeners:
        yield from unseen(at, seat, floats(rng.randrange), rng.randrange)


def _coupled(at: Position, rng: random.Random) -> Iterable[Finding]:
    for seat in at.listeners:
        yield from coupled(at, seat, floats(rng.randrange), rng.randrange, FAR)
