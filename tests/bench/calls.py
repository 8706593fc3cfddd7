"""How often each player is called in a round of random games with 4 seats (`bot.cli.calls`)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.cli.calls import Ahead, Calls
from bot.cli.simulate import play, step
from bot.core import settle_options
from bot.core.imagine import AsksAhead
from bot.games.registry import GAMES
from tests.bench.figure import Figure, figure

TARGETS = {"edo": 2.5, "bora_bora": 3.0}
MATCHES = 6
COUNTED = True
"""It looks at no clock (see `tests.bench.measuring`)."""


def run() -> Iterator[Figure]:
    """One figure a game, and another if players can answer ahead; a sample is a match."""
    for key, rules in GAMES.items():
        note = f"{MATCHES} random games, 4 seats"
        if isinstance(rules, AsksAhead):
            samples = [calls_of(key, seed, ahead=False) for seed in range(MATCHES)]
            yield figure(f"{key}: calls if nobody answers ahead", samples, "calls", None, note)
        samples = [calls_of(key, seed) for seed in range(MATCHES)]
        yield figure(f"{key}: calls of a player in a round", samples, "calls", TARGETS.get(key), note)


def calls_of(key: str, seed: int, *, ahead: bool = True) -> float:
    """The calls for each player and round of one random match.

    Args:
        ahead: the players answer ahead what they can.
    """
    rules = GAMES[key]
    players = Ahead() if ahead and isinstance(rules, AsksAhead) else None
    seats, options, rng = min(4, rules.seats[-1]), settle_options(rules.options, {}), random.Random(seed)
    calls = Calls(players)
    play(rules, seats, options, rng, calls=calls, habit=players.step if players is not None else step)
    return calls.each
