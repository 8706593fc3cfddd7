"""Positions with their counts: the text form, counting, and where the positions come from.

A file holds blocks like this one; the log makes the position again, whatever a seed would draw today:

    # 3 seats, dealt
    seats 3
    options ship_placement=random ...
    log 99:=2 99:=V ...
    1 24
    2 310

Depth 1 counts the legal moves of all who are to act, each outcome of chance once; depth 2 the moves after
them, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bot.core import AnyRules, Step, replay
from bot.games.registry import GAMES
from tests.contract.journeys import covering, keen_journey

HERE = Path(__file__).parent
MOST = 4000
"""Leaves that a count may have: a deeper one is not pinned."""
DEEPEST = 6
PARTS = {"dealt": 0, "middle": 500, "late": 900}
"""How far into a random game, in thousandths, the positions lie; the first is where somebody decides."""


class Pinned(msgspec.Struct):
    """A position and how many leaves its tree has at depth 1, 2, ..."""

    title: str
    seats: int
    options: dict[str, str]
    log: list[Step]
    counts: list[int]

    def state(self, rules: AnyRules) -> Any:
        return replay(rules, self.seats, self.options, self.log)

    def text(self) -> str:
        return "\n".join(
            (
                f"# {self.title}",
                f"seats {self.seats}",
                "options " + " ".join(f"{key}={value}" for key, value in self.options.items()),
                "log " + " ".join(f"{step.seat}:{step.move}" for step in self.log),
                *(f"{depth} {count}" for depth, count in enumerate(self.counts, 1)),
            )
        )


def perft(rules: AnyRules, state: Any, depth: int) -> int:
    """Leaves of the tree of moves at a depth; a finished game has none."""
    if depth == 0:
        return 1
    return sum(count for _, count in divide(rules, state, depth))


def divide(rules: AnyRules, state: Any, depth: int) -> Iterator[tuple[str, int]]:
    """The count under each first move: what to compare when two counts differ."""
    for seat in rules.to_act(state):
        for move in rules.moves(state, seat):
            if depth == 1:
                yield f"{seat}:{move}", 1
            else:
                yield f"{seat}:{move}", perft(rules, rules.apply(state, seat, move), depth - 1)


def counts(rules: AnyRules, state: Any) -> list[int]:
    """Counts of growing depth, as long as the tree stays small."""
    found: list[int] = []
    while len(found) < DEEPEST:
        depth = len(found) + 1
        if found and found[-1] * max(1, found[-1] // max(1, found[-2] if depth > 2 else 1)) > MOST:
            break
        found.append(perft(rules, state, depth))
        if not found[-1]:
            break
    return found


def read_pinned(game: str) -> list[Pinned]:
    """The positions of a game's file."""
    path = HERE / f"{game}.txt"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [_block(block) for block in text.strip().split("\n\n") if block]


def _block(block: str) -> Pinned:
    title, seats, options, log, *lines = block.splitlines()
    steps = (item.split(":", 1) for item in log.split()[1:])
    return Pinned(
        title.removeprefix("# "),
        int(seats.split()[1]),
        dict(item.split("=", 1) for item in options.split()[1:]),
        [Step(int(seat), move) for seat, move in steps],
        [int(line.split()[1]) for line in lines],
    )


def positions(game: str) -> Iterator[Pinned]:
    """New positions of a game: dealt, in the middle and late, for every seat count, uncounted."""
    rules = GAMES[game]
    for seats in rules.seats:
        for row in {0, len(covering(rules, seats)) - 1}:
            trip = keen_journey(game, seats, row, 17)
            first = next(number for number, at in enumerate(trip.positions) if not at.at_chance)
            for title, part in PARTS.items():
                number = max(first, part * (len(trip.positions) - 1) // 1000)
                kind = "" if row == 0 else ", other options"
                yield Pinned(f"{seats} seats, {title}{kind}", seats, trip.options, trip.log[:number], [])


def rewrite() -> None:
    """Counts the positions of every file anew; a game without a file gets positions first."""
    for game, rules in GAMES.items():
        pinned = read_pinned(game) or list(positions(game))
        for one in pinned:
            one.counts = counts(rules, one.state(rules))
        (HERE / f"{game}.txt").write_text("\n\n".join(one.text() for one in pinned) + "\n", encoding="utf-8")
