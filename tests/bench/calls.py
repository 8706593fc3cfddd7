"""How often each player is called in a round of random games with 4 seats (`bot.cli.calls`)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.cli.calls import Ahead, Calls, Spared
from bot.cli.simulate import play, step
from bot.core import complete_options
from bot.core.imagine import AsksAhead
from bot.core.stops import KnowsStops
from bot.games.registry import GAMES
from tests.bench.figure import Figure, figure

TARGETS = {"edo": 2.5, "bora_bora": 3.0}
MATCHES = 6
COUNTED = True
"""It looks at no clock (see `tests.bench.measuring`)."""


def run() -> Iterator[Figure]:
    """One figure a game, with the standing orders as they are proposed, and another if nobody orders anything
    or answers ahead, where that is possible; a sample is a match."""
    for key, rules in GAMES.items():
        note = f"{MATCHES} random games, 4 seats"
        if isinstance(rules, AsksAhead | KnowsStops):
            samples = [calls_of(key, seed, spared=False) for seed in range(MATCHES)]
            yield figure(f"{key}: calls without orders", samples, "calls", None, note)
        samples = [calls_of(key, seed) for seed in range(MATCHES)]
        yield figure(f"{key}: calls of a player in a round", samples, "calls", TARGETS.get(key), note)


def calls_of(key: str, seed: int, *, spared: bool = True) -> float:
    """The calls for each player and round of one random match.

    Args:
        spared: the players answer ahead what they can, and leave standing orders as they are proposed.
    """
    rules = GAMES[key]
    ahead = Ahead() if spared and isinstance(rules, AsksAhead) else None
    players = Spared(step, ahead) if spared else None
    seats, options, rng = min(4, rules.seats[-1]), complete_options(rules.options, {}), random.Random(seed)
    calls = Calls(ahead, players)
    play(rules, seats, options, rng, calls=calls, habit=players.step if players is not None else step)
    return calls.each
