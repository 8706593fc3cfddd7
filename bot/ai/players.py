"""All computer players by name: those whom people meet, those that they are measured against, and how each
level thinks.

The simple one plays every game on the contract alone. It uses only what its seat may know. It deals unknown
cards again (`Rules.redeal`: states that the seat cannot tell from the real one), makes each legal move, lets
all seats play at random to the end, and compares the final scores. Moves with poor results are dropped after
a few games, so that most of the effort goes into the good ones. It has its own random numbers and never uses
the secret of the match.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from bot.ai.budget import Budget, Meter, Stop
from bot.ai.search import LONGEST, MOST_MOVES, Search, Style, lead_of
from bot.core import CHANCE, AnyRules, Seat
from bot.core.asking import opens
from bot.core.chance import outcome
from bot.core.rules import Move

EFFORT: Final = 15_000
"""Moves simulated for one decision, which take about a third of a second."""
TURN: Final = 4
"""The effort for a whole turn, as a multiple of `EFFORT`. Its first decisions get the most."""
MOST, LEAST = 24, 3
"""Limits of the number of legal moves that are compared. If there are more, some are chosen at random; fewer
are compared if a game takes many moves."""


def choose(rules: AnyRules, state: Any, seat: Seat, rng: random.Random, effort: int = EFFORT) -> list[str]:
    """The seat's next moves in notation, until chance or another seat must act."""
    moves: list[str] = []
    left = TURN * effort
    while len(moves) < MOST_MOVES:
        if rules.to_act(state) == (CHANCE,):
            ahead = rules.foresee(state, seat)
            if ahead is None:
                break
            state = ahead
        if seat not in rules.to_act(state):
            break
        move, spent = best(rules, state, seat, rng, min(effort, max(0, left) // 3))
        left -= spent
        moves.append(str(move))
        before, state = state, rules.apply(state, seat, move)
        if opens(rules, before, seat, state):
            break
    return moves


def best(rules: AnyRules, state: Any, seat: Seat, rng: random.Random, effort: int) -> tuple[Move, int]:
    """The best move, and the number of moves simulated to find it."""
    legal: list[Move] = list(rules.moves(state, seat))
    if len(legal) == 1:
        return legal[0], 0
    total = long = _deal(rules, state, seat, legal[:1], rng)[0][1]
    most = min(MOST, max(LEAST, effort // (2 * long + 1)))
    left = legal if len(legal) <= most else rng.sample(legal, most)
    phases = (len(left) - 1).bit_length()
    for _ in range(phases):
        worth, spent = [0.0] * len(left), 0
        while spent <= effort // phases:
            for at, (value, steps) in enumerate(_deal(rules, state, seat, left, rng)):
                worth[at] += value
                spent += steps + 1
        total += spent
        ranked = sorted(range(len(left)), key=lambda at: -worth[at])
        left = [left[at] for at in ranked[: -(-len(left) // 2)]]
    return left[0], total


def _deal(
    rules: AnyRules, state: Any, seat: Seat, moves: Sequence[Move], rng: random.Random
) -> list[tuple[float, int]]:
    """Simulate every move once, with the same redeal and the same random numbers.

    Returns the value and the number of steps for each move.
    """
    dealt = rules.redeal(state, seat, [rng.random() for _ in range(16)])
    seed = rng.random()
    return [_played_out(rules, dealt, seat, move, random.Random(seed)) for move in moves]


def _played_out(rules: AnyRules, state: Any, seat: Seat, move: Move, rng: random.Random) -> tuple[float, int]:
    """Make the move and play at random to the end. Returns the value for the seat and the number of steps."""
    state = rules.apply(state, seat, move)
    steps = 0
    while steps < LONGEST and (acting := rules.to_act(state)):
        actor = acting[0] if len(acting) == 1 else acting[rng.randrange(len(acting))]
        moves = list(rules.moves(state, actor))
        if actor == CHANCE and len(moves) > 1:
            chosen = outcome(rules, state, moves, rng.randrange)
        else:
            chosen = moves[rng.randrange(len(moves))]
        state = rules.apply(state, actor, chosen)
        steps += 1
    score = rules.score(state)
    return (0.0 if score is None else _standing([place.total for place in score.seats], seat)), steps


def _standing(totals: Sequence[int], seat: Seat) -> float:
    """The value of a result for a seat, from -1 to 1.5: its distance from the best other seat, and a bonus
    for winning."""
    lead = lead_of(totals, seat)
    return lead / max(1.0, *map(abs, totals)) + (0.5 if lead >= 0 else 0.0)


class Level(msgspec.Struct, frozen=True):
    """One level: how it thinks, and how long unless another budget is given."""

    style: Style
    budget: Budget
    slips: bool = False
    """Whether it makes some turns at random; `Heuristic.slips` says how many."""


LEVELS: Final[dict[str, Level]] = {
    "easy": Level(Style(width=1, wide=12, noise=0.8), Budget(nodes=2_000, seconds=1.0), slips=True),
    "normal": Level(Style(width=3, wide=100, compared=8, noise=0.1), Budget(nodes=2_000, seconds=2.0)),
    "hard": Level(Style(width=3, wide=100, compared=8), Budget(nodes=12_000, seconds=2.0)),
}


PLAYERS: Final = ("random", "baseline", *LEVELS)
"""Names of players, the weakest first."""


class Choice(msgspec.Struct, frozen=True):
    """What a computer player has decided."""

    moves: tuple[str, ...]
    """The seat's moves in notation, until chance or another seat must act."""
    nodes: int = 0
    """Moves made on positions that were thought through."""


def choose_turn(
    rules: AnyRules,
    state: Any,
    seat: Seat,
    level: str,
    seed: str | int,
    budget: Budget | None = None,
    stop: Stop | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> Choice:
    """The turn of a seat that must act.

    Args:
        level: a name of `PLAYERS`.
        seed: the player's own randomness, such as match, seat and step. It must have nothing to do with the
            draws of the match. The same seed and a budget in nodes alone give the same choice.
        budget: None for the level's own.
        stop: called often; true if the answer is not wanted any more.
        clock: measures the budget's seconds.

    Raises:
        KeyError: there is no such level.
        Stopped: `stop` was true.
    """
    rng = random.Random(str(seed))
    if level == "random":
        return Choice(tuple(_random_turn(rules, state, seat, rng)))
    if level == "baseline":
        return Choice(tuple(choose(rules, state, seat, rng)))
    chosen: Level = LEVELS[level]
    meter = Meter(budget or chosen.budget, stop, clock)
    search = Search(rules, state, seat, chosen.style, rng, meter)
    if chosen.slips and rng.random() < search.slips:
        moves = tuple(_random_turn(rules, search.root, seat, rng))
    else:
        moves = tuple(map(str, search.turn()))
    return Choice(moves, meter.nodes)


def _random_turn(rules: AnyRules, state: Any, seat: Seat, rng: random.Random) -> list[str]:
    """Legal moves until chance or another seat must act.

    A move that leads back to an earlier position, such as one that takes a plan back, is made only if there
    is no other. Otherwise a turn might end where it began, and would be taken again for ever: the same
    position gives the same turn.
    """
    texts: list[str] = []
    passed = [state]
    while len(texts) < MOST_MOVES:
        if rules.to_act(state) == (CHANCE,):
            state = rules.foresee(state, seat)
        if state is None or seat not in rules.to_act(state):
            break
        moves = list(rules.moves(state, seat))
        before = state
        while True:
            move = moves.pop(rng.randrange(len(moves)))
            state = rules.apply(before, seat, move)
            if state not in passed or not moves:
                break
        texts.append(str(move))
        passed.append(state)
        if opens(rules, before, seat, state):
            break
    return texts
