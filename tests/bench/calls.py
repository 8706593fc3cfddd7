"""How often each player is called in a round of random games with 4 seats (`bot.cli.calls`)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bot.cli.calls import Ahead, Calls, Habit
from bot.cli.simulate import play, step
from bot.core import CHANCE, Move, Seat, Step, complete_options
from bot.core.asking import AsksAhead, KnowsStops, by_itself, moments, spared
from bot.core.checks.position import Position
from bot.games.registry import GAMES
from bot.match.running.orders import next_turn, put_together
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
            samples = [calls_of(key, seed, orders=False) for seed in range(MATCHES)]
            yield figure(f"{key}: calls without orders", samples, "calls", None, note)
        samples = [calls_of(key, seed) for seed in range(MATCHES)]
        yield figure(f"{key}: calls of a player in a round", samples, "calls", TARGETS.get(key), note)


def calls_of(key: str, seed: int, *, orders: bool = True) -> float:
    """The calls for each player and round of one random match.

    Args:
        orders: the players answer ahead what they can, and leave standing orders as they are proposed.
    """
    rules = GAMES[key]
    ahead = Ahead() if orders and isinstance(rules, AsksAhead) else None
    players = Spared(step, ahead) if orders else None
    seats, options, rng = min(4, rules.seats[-1]), complete_options(rules.options, {}), random.Random(seed)
    calls = CallsOfSpared(players, ahead) if players is not None else Calls()
    play(rules, seats, options, rng, calls=calls, habit=players.step if players is not None else step)
    return calls.each


class Spared:
    """Random players who leave the standing orders of a round as they are proposed.

    Args:
        habit: how they play otherwise.
        ahead: players who answer ahead; their answers are played first.
    """

    def __init__(self, habit: Habit, ahead: Ahead | None = None) -> None:
        self.habit = habit if ahead is None else ahead.step
        self.ahead = ahead
        self.last: Any = None
        """The last position in which an answer was given without asking."""
        self._coming: dict[Seat, frozenset[str]] = {}
        """For each seat: the moments that were still to come when it last moved by hand, in which it does not
        stop."""

    def step(self, at: Position, rng: random.Random) -> tuple[Seat, Move]:
        """Choose the next move: one without asking, or as the habit does."""
        given = by_itself(at.rules, at.state) or self._ordered(at)
        if given is not None and (self.ahead is None or not knows(self.ahead, at, given[0])):
            self.last = at.state
            if self.ahead is not None:
                self.ahead.goes_on(at, *given, rng)
            return given
        seat, move = self.habit(at, rng)
        if seat != CHANCE:
            after = moments(at.rules, at.after(seat, move).state, seat)
            self._coming[seat] = frozenset(moment.key for moment in after if not moment.stop)
        return seat, move

    def _ordered(self, at: Position) -> tuple[Seat, Move] | None:
        found = spared(at.rules, at.state)
        known = found is not None and found.key in self._coming.get(found.seat, ())
        return (found.seat, found.move) if known and found is not None else None


def knows(ahead: Ahead, at: Position, seat: Seat) -> bool:
    """Whether the next question to the seat is answered already, so that the answer can be played. Other
    answers of the seat are forgotten."""
    if ahead.playing is not None and ahead.playing[0] == seat:
        return True
    orders = ahead.orders.get(seat)
    if orders is None or next_turn(at.rules, at.state, put_together(seat, orders)) is None:
        ahead.orders.pop(seat, None)
        return False
    return True


class CallsOfSpared(Calls):
    """The calls of such players."""

    def __init__(self, players: Spared, ahead: Ahead | None) -> None:
        super().__init__(ahead)
        self._players = players

    def watch(self, at: Position, step: Step | None) -> None:
        if step is None or self._players.last is not at.state:  # otherwise no player is called here
            super().watch(at, step)
