"""Computer players: legal, honest, within their budget, and gone when nobody waits for them."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from bot.ai.budget import Budget, Meter, Stopped
from bot.ai.players import LEVELS, PLAYERS, choose_turn
from bot.ai.search import Search
from bot.cli.simulate import walk
from bot.core import CHANCE, AnyRules, BadOption, complete_options
from bot.core.asking import opens
from bot.games.registry import GAMES
from tests.toy import FERRY

ALL: dict[str, AnyRules] = {FERRY.key: FERRY, **GAMES}
SMALL = Budget(nodes=120)


def tables(rules: AnyRules) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats, with all options at their first values and at their last."""
    for seats in rules.seats:
        for at in (0, -1):
            values = {option.key: option.values[at] for option in rules.options}
            try:
                options = complete_options(rules.options, values)
                rules.start(seats, options)
            except BadOption:
                continue
            yield seats, options


def positions(rules: AnyRules, seats: int, options: Any, seed: int, count: int) -> list[Any]:
    """Positions of a random game in which somebody chooses, from its beginning to its end."""
    found = [
        at
        for at, made in walk(rules, seats, options, random.Random(seed))
        if made is not None and not at.at_chance
    ]
    return random.Random(seed).sample(found, min(count, len(found)))


def play_on(rules: AnyRules, state: Any, seat: int, moves: tuple[str, ...]) -> None:
    """Make the moves; what chance decides meanwhile is left out. After them the seat has nothing to do. No
    position comes twice."""
    passed = [state]
    for text in moves:
        if rules.to_act(state) == (CHANCE,):
            state = rules.foresee(state, seat)
        assert seat in rules.to_act(state)
        before = state
        state = rules.apply(state, seat, next(one for one in rules.moves(state, seat) if str(one) == text))
        assert state not in passed
        passed.append(state)
        if opens(rules, before, seat, state):
            return
    ahead = rules.foresee(state, seat) if rules.to_act(state) == (CHANCE,) else state
    assert ahead is None or seat not in rules.to_act(ahead)


def all_tables() -> list[Any]:
    return [
        pytest.param(rules, seats, options, id=f"{key}-{seats}-{number}")
        for key, rules in ALL.items()
        for number, (seats, options) in enumerate(tables(rules))
    ]


@pytest.mark.parametrize(("rules", "seats", "options"), all_tables())
def test_turns_are_legal(rules: AnyRules, seats: int, options: Any) -> None:
    for number, at in enumerate(positions(rules, seats, options, 5, 4)):
        seat, level = at.acting[-1], tuple(LEVELS)[number % len(LEVELS)]
        choice = choose_turn(rules, at.state, seat, level, number, SMALL)
        assert choice.moves
        play_on(rules, at.state, seat, choice.moves)


@pytest.mark.parametrize("game", sorted(ALL))
def test_a_random_turn_comes_to_its_end(game: str) -> None:
    """It takes nothing back. One that led back to its beginning would be taken again and again, because the
    same position gives the same turn."""
    rules = ALL[game]
    seats, options = list(tables(rules))[-1]
    for at in positions(rules, seats, options, 7, 12):
        for seed in range(12):
            play_on(
                rules,
                at.state,
                at.acting[-1],
                choose_turn(rules, at.state, at.acting[-1], "random", seed).moves,
            )


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ALL)
def test_what_a_seat_cannot_know_changes_nothing(game: str, level: str) -> None:
    rules, rng = ALL[game], random.Random(3)
    options = complete_options(rules.options, {})
    for at in positions(rules, max(rules.seats), options, 7, 3):
        for seat in at.acting[:1]:
            other = rules.redeal(at.state, seat, [rng.random() for _ in range(16)])
            made = [choose_turn(rules, one, seat, level, 1, SMALL) for one in (at.state, other)]
            assert made[0] == made[1]


@pytest.mark.parametrize("game", ALL)
def test_the_position_itself_is_never_looked_at(game: str) -> None:
    rules = ALL[game]
    at = positions(rules, max(rules.seats), complete_options(rules.options, {}), 11, 1)[0]
    search = Search(
        rules, at.state, at.acting[0], LEVELS["hard"].style, random.Random(1), Meter(Budget(nodes=1))
    )
    held = [value for value in vars(search).values() if value is at.state]
    assert held == [] or search.root == at.state


@pytest.mark.parametrize("game", ALL)
def test_a_budget_is_kept(game: str) -> None:
    rules = ALL[game]
    at = positions(rules, min(rules.seats), complete_options(rules.options, {}), 2, 1)[0]
    began = time.process_time()
    choice = choose_turn(
        rules, at.state, at.acting[0], "hard", 0, Budget(seconds=0.05), clock=time.process_time
    )
    assert choice.moves
    assert time.process_time() - began < 1.0


@pytest.mark.parametrize("game", ALL)
def test_nobody_thinks_for_nobody(game: str) -> None:
    rules = ALL[game]
    at = positions(rules, min(rules.seats), complete_options(rules.options, {}), 4, 1)[0]
    with pytest.raises(Stopped):
        choose_turn(rules, at.state, at.acting[0], "hard", 0, stop=lambda: True)


def test_thinking_ends_when_nobody_waits_any_more() -> None:
    asked = itertools.count()
    for at in positions(FERRY, 2, complete_options(FERRY.options, {}), 4, 40):
        if len(list(at.moves_of(at.acting[0]))) > 1:
            with pytest.raises(Stopped):
                choose_turn(
                    FERRY, at.state, at.acting[0], "hard", 0, Budget(seconds=60), lambda: next(asked) >= 3
                )
            return


def test_nobody_plays_at_a_level_that_is_none() -> None:
    at = positions(FERRY, 2, complete_options(FERRY.options, {}), 1, 1)[0]
    with pytest.raises(KeyError):
        choose_turn(FERRY, at.state, at.acting[0], "godlike", 0)


@pytest.mark.parametrize("name", ["random", "baseline"])
def test_the_yardsticks_play_too(name: str) -> None:
    assert name in PLAYERS
    at = positions(FERRY, 2, complete_options(FERRY.options, {}), 1, 1)[0]
    assert choose_turn(FERRY, at.state, at.acting[0], name, 0).moves
