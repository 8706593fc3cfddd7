"""The stand-in: legal, better than chance, quick, and blind to what its seat does not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.ai.player import best, choose
from bot.cli.simulate import walk
from bot.core import CHANCE, AnyRules, settle_options
from bot.core.chance import weighted
from bot.games.registry import GAMES
from bot.match.play.engine import preview
from tests.toy import FERRY

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
    options = settle_options(rules.options, {})
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


def played(rules: AnyRules, rng: random.Random, seat: int) -> list[int]:
    """A game of two in which one seat is the stand-in's and the other plays at random."""
    state = rules.start(2, settle_options(rules.options, {}))
    while acting := rules.to_act(state):
        one = acting[0]
        moves = list(rules.moves(state, one))
        if one == CHANCE:
            cases = [(move, rules.weight(state, move)) for move in moves]
            move = weighted(cases, rng.randrange(sum(weight for _, weight in cases)))
        elif one == seat:
            move = best(rules, state, one, rng, 4 * EFFORT)
        else:
            move = moves[rng.randrange(len(moves))]
        state = rules.apply(state, one, move)
    score = rules.score(state)
    assert score is not None
    return [place.total for place in score.places]
