"""The autopilot: legal, better than chance, quick, and blind to what its seat does not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.ai.players import best, choose
from bot.cli.simulate import walk
from bot.core import CHANCE, AnyRules, complete_options
from bot.core.chance import outcomes
from bot.core.checks.position import Position
from bot.games.registry import GAMES
from bot.match.engine.moves import preview
from tests.games.edo.keen import keener
from tests.toy import FERRY
from tests.weighing import weighted

ALL: dict[str, AnyRules] = {FERRY.key: FERRY, **GAMES}
EFFORT = 300


class Blind:
    """Rules that note which positions were dealt anew, and who looked at any other."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        self.dealt: list[Any] = []
        self.peeked = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def _knows(self, state: Any) -> bool:
        return any(one is state for one in self.dealt)

    def redeal(self, state: Any, seat: int, picks: Any) -> Any:
        self.dealt = [self._rules.redeal(state, seat, picks)]
        return self.dealt[0]

    def apply(self, state: Any, seat: int, move: Any) -> Any:
        after = self._rules.apply(state, seat, move)
        if self._knows(state):
            self.dealt = [self.dealt[0], after]
        return after

    def moves(self, state: Any, seat: int) -> Any:
        if seat == CHANCE and not self._knows(state):
            self.peeked += 1
        return self._rules.moves(state, seat)

    def score(self, state: Any) -> Any:
        self.peeked += not self._knows(state)
        return self._rules.score(state)


def positions(rules: AnyRules, seed: int, share: float) -> list[Any]:
    """Some positions of a random game in which somebody chooses."""
    rng = random.Random(seed)
    options = complete_options(rules.options, {})
    return [
        at
        for at, made in walk(rules, max(rules.seats), options, rng)
        if made is not None and not at.at_chance and rng.random() < share
    ][:5]


@pytest.mark.parametrize("game", ALL)
def test_it_does_the_same_in_positions_it_cannot_tell_apart(game: str) -> None:
    rules, rng = ALL[game], random.Random(3)
    for at in positions(rules, 2, 0.05):
        for seat in at.acting[:1]:
            other = rules.redeal(at.state, seat, [rng.random() for _ in range(16)])
            picks = [rng.random() for _ in range(16)]
            assert rules.redeal(at.state, seat, picks) == rules.redeal(other, seat, picks)
            made = [choose(rules, one, seat, random.Random(1), EFFORT) for one in (at.state, other)]
            assert made[0] == made[1]


@pytest.mark.parametrize("game", ALL)
def test_it_plays_legal_turns_and_knows_no_secrets(game: str) -> None:
    rules = ALL[game]
    for at in positions(rules, 1, 0.03):
        blind: Any = Blind(rules)
        for seat in at.acting[:1]:
            moves = choose(blind, at.state, seat, random.Random(1), EFFORT)
            assert moves
            planned = preview(rules, at.state, seat, moves)
            assert [str(one.move) for one in planned.done] == moves
            assert planned.status != "asked"
            assert blind.peeked == 0
            assert moves == choose(rules, at.state, seat, random.Random(1), EFFORT)


@pytest.mark.parametrize("game", ["golden_horn", "pyramids"])
def test_it_plays_better_than_chance(game: str) -> None:
    rules, won = ALL[game], 0
    for number in range(2):
        rng = random.Random(number)
        seat = number % 2
        totals = played(rules, rng, seat)
        won += totals[seat] > totals[1 - seat]
    assert won == 2


def by_chance(rules: AnyRules, state: Any, seat: int, rng: random.Random) -> Any:
    moves = list(rules.moves(state, seat))
    if seat != CHANCE:
        return moves[rng.randrange(len(moves))]
    cases = outcomes(rules, state)
    return weighted(cases, rng.randrange(sum(weight for _, weight in cases)))


def lead(rules: AnyRules, state: Any, seat: int, number: int, effort: int) -> int:
    """How far a seat is ahead of the other when the game is over: the autopilot plays for it, or chance,
    where there is no effort. The other one plays at random."""
    rng = random.Random(number)
    while acting := rules.to_act(state):
        chosen = effort and acting[0] == seat
        move = best(rules, state, seat, rng, effort)[0] if chosen else by_chance(rules, state, acting[0], rng)
        state = rules.apply(state, acting[0], move)
    score = rules.score(state)
    assert score is not None
    return score.seats[seat].total - score.seats[1 - seat].total


def test_in_bora_bora_it_ends_games_better_than_chance() -> None:
    """The last rounds of some games, each played on by the autopilot and several times at random."""
    rules = GAMES["bora_bora"]
    gained = []
    for number in range(4):
        rng, states = random.Random(number), [rules.start(2, complete_options(rules.options, {}))]
        while acting := rules.to_act(states[-1]):
            states.append(rules.apply(states[-1], acting[0], by_chance(rules, states[-1], acting[0], rng)))
        late, seat = states[len(states) * 17 // 20], number % 2
        usual = sum(lead(rules, late, seat, again, 0) for again in range(5)) / 5
        gained.append(lead(rules, late, seat, number, 4 * EFFORT) - usual)
    assert min(gained) > 0
    assert sum(gained) > 40


def test_in_edo_it_takes_points_more_often_than_chance() -> None:
    """Random play brings no points in Edo: positions of keen players, in which some answer brings points."""
    rules, rng = GAMES["edo"], random.Random(1)
    taken, expected = 0, 0.0
    for number in range(10):
        dice, states = random.Random(number), [rules.start(2, complete_options(rules.options, {}))]
        while rules.to_act(states[-1]):
            seat, move = keener(Position(rules, states[-1], 2), dice)
            states.append(rules.apply(states[-1], seat, move))
        for state in states[len(states) * 3 // 5 : -1]:
            seat = rules.to_act(state)[0]
            moves = list(rules.moves(state, seat))
            if seat == CHANCE or len(moves) < 3:
                continue
            worth = {str(move): points(rules, rules.apply(state, seat, move), seat) for move in moves}
            now = points(rules, state, seat)
            if max(worth.values()) <= now:
                continue
            taken += worth[str(best(rules, state, seat, rng, 5 * EFFORT)[0])] - now
            expected += sum(worth.values()) / len(worth) - now
    assert expected > 4
    assert taken > 1.5 * expected


def points(rules: AnyRules, state: Any, seat: int) -> int:
    """What a seat of Edo would have if the match ended."""
    total: int = rules.view(state, None).players[seat].total  # type: ignore[attr-defined]
    return total


def played(rules: AnyRules, rng: random.Random, seat: int) -> list[int]:
    """A game of two in which one seat is the autopilot's and the other plays at random."""
    state = rules.start(2, complete_options(rules.options, {}))
    while acting := rules.to_act(state):
        one = acting[0]
        moves = list(rules.moves(state, one))
        if one == CHANCE:
            cases = outcomes(rules, state)
            move = weighted(cases, rng.randrange(sum(weight for _, weight in cases)))
        elif one == seat:
            move = best(rules, state, one, rng, 4 * EFFORT)[0]
        else:
            move = moves[rng.randrange(len(moves))]
        state = rules.apply(state, one, move)
    score = rules.score(state)
    assert score is not None
    return [place.total for place in score.seats]
