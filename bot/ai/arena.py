"""Matches of computer players against each other, to measure how well they play."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from bot.ai.budget import Budget
from bot.ai.players import LEVELS, choose_turn
from bot.core import CHANCE, AnyRules, Options, Seat
from bot.core.chance import outcome

Z: Final = 1.96
"""Standard deviations of a 95 % interval."""


class PlayerFigures(msgspec.Struct, frozen=True):
    """The results of one player. Times are processor times."""

    name: str
    wins: float
    """Games won; a shared victory counts in parts."""
    win_share: float
    low: float
    """The lower end of the 95 % interval of `win_share` (Wilson); `high` is the upper end."""
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


class SeatFigures(msgspec.Struct, frozen=True):
    """What one seat did in one game."""

    name: str
    total: int
    """Its points at the end."""
    won: float
    """1 for a victory; a shared one counts in parts."""
    decisions: int
    turns: int
    ms: float
    """The processor time of its decisions."""


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
    seat_figures: list[list[SeatFigures]] = []
    for number in range(games):
        seat_figures.append(game(rules, names, seats, options, number, seed, budget))
        if watch is not None:
            watch(number + 1)
    return figures(rules.key, seat_figures, names)


def figures(key: str, games: Sequence[Sequence[SeatFigures]], names: Sequence[str]) -> Figures:
    """The result of some games at equal numbers of seats.

    Args:
        names: the players in the order of the result. All of them sit in every game.
    """
    players = [_told(name, games) for name in dict.fromkeys(names)]
    return Figures(key, len(games[0]), len(games), players)


def _told(name: str, games: Sequence[Sequence[SeatFigures]]) -> PlayerFigures:
    seats = [seat for game in games for seat in game if seat.name == name]
    wins, ms = sum(seat.won for seat in seats), sum(seat.ms for seat in seats)
    low, high = wilson(wins, len(games))
    return PlayerFigures(
        name=name,
        wins=round(wins, 3),
        win_share=round(wins / len(games), 4),
        low=round(low, 4),
        high=round(high, 4),
        mean_score=round(sum(seat.total for seat in seats) / len(seats), 2),
        ms_per_decision=round(ms / max(1, sum(seat.decisions for seat in seats)), 2),
        ms_per_turn=round(ms / max(1, sum(seat.turns for seat in seats)), 2),
    )


def game(
    rules: AnyRules,
    names: Sequence[str],
    seats: int,
    options: Options,
    number: int,
    seed: int,
    budget: Budget | None = None,
) -> list[SeatFigures]:
    """Play one of the games of `play` and return what each seat did."""
    sitting, own = seating(names, seats, number), f"{seed}:{number}"
    rng = random.Random(own)
    state = rules.start(seats, options)
    decisions, turns, seconds = [0] * seats, [0] * seats, [0.0] * seats
    steps, former = 0, -1
    while acting := rules.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            drawn = outcome(rules, state, list(rules.moves(state, CHANCE)), rng.randrange)
            state = rules.apply(state, CHANCE, drawn)
            steps += 1
            continue
        name = sitting[seat]
        began = time.process_time()
        choice = choose_turn(
            rules,
            state,
            seat,
            name,
            f"{own}:{seat}:{steps}",
            budget or counted(name),
            clock=time.process_time,
        )
        seconds[seat] += time.process_time() - began
        decisions[seat] += len(choice.moves)
        turns[seat] += seat != former
        former = seat
        state = follow(rules, state, seat, choice.moves)
        steps += len(choice.moves)
    score = rules.score(state)
    assert score is not None
    return [
        SeatFigures(
            name=name,
            total=score.seats[seat].total,
            won=round((seat in score.winners) / len(score.winners), 4),
            decisions=decisions[seat],
            turns=turns[seat],
            ms=round(1000 * seconds[seat], 1),
        )
        for seat, name in enumerate(sitting)
    ]


def follow(rules: AnyRules, state: Any, seat: Seat, moves: Sequence[str]) -> Any:
    """The position after the moves of a choice. Draws between them are left to chance: the rest of the moves
    is chosen again after the draw.

    Raises:
        ValueError: a move is not legal.
    """
    for text in moves:
        if seat not in rules.to_act(state):
            break
        move = next((legal for legal in rules.moves(state, seat) if str(legal) == text), None)
        if move is None:
            raise ValueError(f"{text} is not legal")
        state = rules.apply(state, seat, move)
    return state
