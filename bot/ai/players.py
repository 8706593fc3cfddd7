"""All computer players by name: those whom people meet, those that they are measured against, and how
each level thinks."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from bot.ai import baseline
from bot.ai.budget import Budget, Meter, Stop
from bot.ai.search import MOST_MOVES, Search, Style
from bot.core import CHANCE, AnyRules, Seat
from bot.core.sealed import opens


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
        return Choice(tuple(baseline.choose(rules, state, seat, rng)))
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
