"""How often each player is called in a round of random games with 4 seats (`bot.cli.calls`)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.cli.calls import Calls
from bot.cli.simulate import play
from bot.core import settle_options
from bot.games.registry import GAMES
from tests.bench.figure import Figure, figure

TARGETS = {"edo": 2.5, "bora_bora": 3.0}
MATCHES = 6


def run() -> Iterator[Figure]:
    """One figure a game; a sample is a match."""
    for key in GAMES:
        samples = [calls_of(key, seed) for seed in range(MATCHES)]
        note = f"{MATCHES} random games, 4 seats"
        yield figure(f"{key}: calls of a player in a round", samples, "calls", TARGETS.get(key), note)


def calls_of(key: str, seed: int) -> float:
    """The calls for each player and round of one random match."""
    rules, calls = GAMES[key], Calls()
    seats = min(4, rules.seats[-1])
    play(rules, seats, settle_options(rules.options, {}), random.Random(seed), calls=calls)
    return calls.each
