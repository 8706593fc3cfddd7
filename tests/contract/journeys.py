"""Random games to examine: every position of a few games, for every seat count and option."""

from __future__ import annotations

import os
import random
from functools import lru_cache

import msgspec
from hypothesis import strategies as st

from bot.cli.calls import Habit
from bot.cli.simulate import step, walk
from bot.core import AnyRules, BadOption, Step
from bot.core.checks.position import Position
from bot.games.registry import GAMES
from tests.games.edo.keen import keener
from tests.toy import FERRY

EFFORT = int(os.environ.get("EFFORT", "1"))
"""How many times more examples than usual are tried."""


ALL: dict[str, AnyRules] = {**GAMES, FERRY.key: FERRY}
"""The games on offer, and the toy game that uses every part of the contract. Prepared games are checked
by tests of their own."""


KEEN: dict[str, Habit] = {"edo": keener}
"""How games are played in which random play does not get far; the others are played at random."""


class Journey(msgspec.Struct, frozen=True):
    """One random game: its positions and the steps between them."""

    seats: int
    options: dict[str, str]
    positions: list[Position]
    log: list[Step]


def covering(rules: AnyRules, seats: int) -> list[dict[str, str]]:
    """Combinations of options in which every value of every option occurs; all of them where these are few.

    Each option runs through its values, so that options are combined in ever new ways. What does not fit
    the number of seats is left out.
    """
    return [options for options in _combinations(rules) if _fits(rules, seats, options)]


def _fits(rules: AnyRules, seats: int, options: dict[str, str]) -> bool:
    try:
        rules.start(seats, options)
    except BadOption:
        return False
    return True


def _combinations(rules: AnyRules) -> list[dict[str, str]]:
    options = rules.options
    every = 1
    for option in options:
        every *= len(option.values)
    if every <= 16:
        return _product(rules)
    rows = max((len(option.values) for option in options), default=1)
    return [
        {
            option.key: option.values[(row + row // len(option.values) * (index % 2)) % len(option.values)]
            for index, option in enumerate(options)
        }
        for row in range(rows)
    ]


def _product(rules: AnyRules) -> list[dict[str, str]]:
    rows: list[dict[str, str]] = [{}]
    for option in rules.options:
        rows = [{**row, option.key: value} for row in rows for value in option.values]
    return rows


def take(rules: AnyRules, seats: int, options: dict[str, str], seed: int, habit: Habit = step) -> Journey:
    """A random game, played to its end."""
    positions: list[Position] = []
    log: list[Step] = []
    for at, made in walk(rules, seats, options, random.Random(seed), habit=habit):
        positions.append(at)
        if made is not None:
            log.append(made)
    return Journey(seats, options, positions, log)


@lru_cache(maxsize=200)
def journey(key: str, seats: int, row: int, seed: int) -> Journey:
    """A random game with row `row` of `covering`."""
    rules = ALL[key]
    return take(rules, seats, covering(rules, seats)[row], seed)


@lru_cache(maxsize=20)
def keen_journey(key: str, seats: int, row: int, seed: int) -> Journey:
    """The same, played by somebody who gets far."""
    rules = ALL[key]
    return take(rules, seats, covering(rules, seats)[row], seed, KEEN.get(key, step))


class Place(msgspec.Struct, frozen=True):
    """A position of a journey with a source of choices for the check; shown by hypothesis when it fails."""

    game: str
    seats: int
    row: int
    seed: int
    part: int
    """How far into the game, in thousandths."""
    choices: int

    @property
    def journey(self) -> Journey:
        return journey(self.game, self.seats, self.row, self.seed)

    @property
    def number(self) -> int:
        """How many steps have been made."""
        return self.part * (len(self.journey.positions) - 1) // 1000

    @property
    def at(self) -> Position:
        return self.journey.positions[self.number]

    @property
    def rng(self) -> random.Random:
        return random.Random(self.choices)


@st.composite
def places(draw: st.DrawFn, key: str) -> Place:
    """Any position of random games of one registered game."""
    rules = ALL[key]
    seats = draw(st.sampled_from(rules.seats))
    return Place(
        key,
        seats,
        draw(st.integers(0, len(covering(rules, seats)) - 1)),
        draw(st.integers(0, 4 * EFFORT - 1)),
        draw(st.integers(0, 1000)),
        draw(st.integers(0, 2**32)),
    )
