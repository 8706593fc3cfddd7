"""Matches of computer players against each other, to measure how well they play."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from bot.ai.budget import Budget
from bot.ai.levels import LEVELS
from bot.ai.players import choose_turn
from bot.core import CHANCE, AnyRules, Options, Seat
from bot.core.chance import outcome

Z: Final = 1.96
"""Standard deviations of a 95 % interval."""


class PlayerFigures(msgspec.Struct, frozen=True):
    """What one player reached. Times are of the processor."""

    name: str
    wins: float
    """Games won; a shared victory counts in parts."""
    win_share: float
    low: float
    """The 95 % interval of `win_share` (Wilson), to `high`."""
    high: float
    mean_score: float
    ms_per_decision: float
    ms_per_turn: float


class Figures(msgspec.Struct, frozen=True):
    """The result of all games."""

    game: str
    seats: int
    games: int
    players: list[PlayerFigures]


class Tally:
    """What is counted for one player."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.totals: list[int] = []
        self.decisions = self.turns = 0
        self.seconds = 0.0

    def figures(self, name: str, games: int) -> PlayerFigures:
        low, high = wilson(self.wins, games)
        return PlayerFigures(
            name=name,
            wins=round(self.wins, 3),
            win_share=round(self.wins / games, 4),
            low=round(low, 4),
            high=round(high, 4),
            mean_score=round(sum(self.totals) / len(self.totals), 2),
            ms_per_decision=round(1000 * self.seconds / max(1, self.decisions), 2),
            ms_per_turn=round(1000 * self.seconds / max(1, self.turns), 2),
        )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    share, square = wins / games, Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def seating(names: Sequence[str], seats: int, number: int) -> list[str]:
    """The player of each seat in a game. The names are repeated if there are more seats, and everybody moves
    one seat on with each game."""
    return [names[(seat + number) % seats % len(names)] for seat in range(seats)]


def counted(name: str) -> Budget | None:
    """The budget of a level without its limit in seconds; None for a player that needs no budget."""
    level = LEVELS.get(name)
    return None if level is None else Budget(nodes=level.budget.nodes)


def play(
    rules: AnyRules,
    names: Sequence[str],
    seats: int,
    options: Options,
    games: int,
    seed: int,
    budget: Budget | None = None,
    watch: Callable[[int], object] | None = None,
) -> Figures:
    """Play games. The same seed gives the same draws of chance in every position.

    Args:
        names: names of `PLAYERS`.
        budget: for every call; None for the nodes of each level and no clock, so that the same seed gives the
            same games on every machine, however busy it is.
        watch: called with the number of finished games.
    """
    tallies = {name: Tally() for name in names}
    for number in range(games):
        _game(rules, seating(names, seats, number), tallies, options, f"{seed}:{number}", budget)
        if watch is not None:
            watch(number + 1)
    return Figures(rules.key, seats, games, [tally.figures(name, games) for name, tally in tallies.items()])


def _game(
    rules: AnyRules,
    names: Sequence[str],
    tallies: dict[str, Tally],
    options: Options,
    seed: str,
    budget: Budget | None,
) -> None:
    """Play one game and count it."""
    rng = random.Random(seed)
    state = rules.start(len(names), options)
    steps, former = 0, -1
    while acting := rules.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            drawn = outcome(rules, state, list(rules.moves(state, CHANCE)), rng.randrange)
            state = rules.apply(state, CHANCE, drawn)
            steps += 1
            continue
        name = names[seat]
        tally, limits = tallies[name], budget or counted(name)
        began = time.process_time()
        choice = choose_turn(
            rules, state, seat, name, f"{seed}:{seat}:{steps}", limits, clock=time.process_time
        )
        tally.seconds += time.process_time() - began
        tally.decisions += len(choice.moves)
        tally.turns += seat != former
        former = seat
        state = follow(rules, state, seat, choice.moves)
        steps += len(choice.moves)
    score = rules.score(state)
    assert score is not None
    for seat, name in enumerate(names):
        tallies[name].wins += (seat in score.winners) / len(score.winners)
        tallies[name].totals.append(score.places[seat].total)


def follow(rules: AnyRules, state: Any, seat: Seat, moves: Sequence[str]) -> Any:
    """The position after the moves of a choice. Draws between them are left to chance: the rest of the moves
    is chosen again after the draw.

    Raises:
        ValueError: a move is not legal.
    """
    for text in moves:
        if seat not in rules.to_act(state):
            break
        move = next((one for one in rules.moves(state, seat) if str(one) == text), None)
        if move is None:
            raise ValueError(f"{text} is not legal")
        state = rules.apply(state, seat, move)
    return state
