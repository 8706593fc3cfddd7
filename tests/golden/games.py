"""Played games as text, and the search for them.

A file is a title, the table, the steps and the result. Seats are counted from 1, `*` is chance, and a line
holds the steps that one of them makes in a row:

    # golden_horn: called
    version 1
    seats 2
    options ship_placement=random ...
    *: =2 =V =C
    2: L3 +B S5
    result
    1: 24 points, place 1, gh-score-cubes 18, gh-score-sets 6
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import groupby, islice, product
from pathlib import Path

import msgspec

from bot.cli.simulate import step
from bot.core import CHANCE, AnyRules, Move, Score, Seat, Step, replay
from bot.core.checks.position import Position
from bot.games.registry import GAMES
from tests.contract.journeys import KEEN, covering, take
from tests.golden.endings import endings

HERE = Path(__file__).parent
TRIES = 2000
"""Random games that are looked at to find every ending."""


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    game: str
    ending: str
    version: int
    seats: int
    options: dict[str, str]
    log: list[Step]
    result: list[str]
    """A line a seat."""

    def text(self) -> str:
        rows = ((seat, [step.move for step in steps]) for seat, steps in groupby(self.log, lambda s: s.seat))
        return "\n".join(
            (
                f"# {self.game}: {self.ending}",
                f"version {self.version}",
                f"seats {self.seats}",
                "options " + " ".join(f"{key}={value}" for key, value in self.options.items()),
                *(f"{'*' if seat == CHANCE else seat + 1}: {' '.join(moves)}" for seat, moves in rows),
                "result",
                *self.result,
                "",
            )
        )


def result(score: Score) -> list[str]:
    """A score as lines."""
    return [
        f"{seat}: {place.total} points, place {place.rank}, "
        + ", ".join(f"{key} {points}" for key, points in place.items)
        for seat, place in enumerate(score.seats, 1)
    ]


def read_played(text: str) -> Played:
    """The game that a file holds."""
    title, version, seats, options, *rows = text.splitlines()
    game, ending = title.removeprefix("# ").split(": ")
    cut = rows.index("result")
    log = []
    for row in rows[:cut]:
        who, moves = row.split(": ", 1)
        seat = CHANCE if who == "*" else int(who) - 1
        log += [Step(seat, move) for move in moves.split()]
    return Played(
        game,
        ending,
        int(version.split()[1]),
        int(seats.split()[1]),
        dict(item.split("=", 1) for item in options.split()[1:]),
        log,
        rows[cut + 1 :],
    )


def replayed(rules: AnyRules, played: Played) -> Played:
    """The same log, played by today's rules."""
    state = replay(rules, played.seats, played.options, played.log)
    score = rules.score(state)
    assert score is not None, "the game is not over"
    tell, _ = endings(played.game)
    ending = tell(rules.view(state, None), score)
    return msgspec.structs.replace(played, ending=ending, version=rules.version, result=result(score))


def timid(at: Position, rng: random.Random) -> tuple[Seat, Move]:
    """A seat that moves as little as it can: few cells, high up; endings that random play never sees."""
    if at.at_chance:
        return step(at, rng)
    seat = at.acting[0]
    onward = [move for move in at.moves_of(seat) if move.kind != "back"] or at.moves_of(seat)
    return seat, min(onward, key=lambda move: (len(str(move)), str(move)[::-1]))


def random_games(game: str) -> Iterator[Played]:
    """Finished random games of all seat counts, options and habits."""
    rules = GAMES[game]
    tell, _ = endings(game)
    tables = [(seats, row) for seats in rules.seats for row in covering(rules, seats)]
    random.Random(3).shuffle(tables)
    for seed, (seats, options), habit in product(range(TRIES), tables, (KEEN.get(game, step), timid)):
        trip = take(rules, seats, options, seed, habit)
        state = trip.positions[-1].state
        score = rules.score(state)
        assert score is not None
        ending = tell(rules.view(state, None), score)
        yield Played(game, ending, rules.version, seats, options, trip.log, result(score))


def files(game: str) -> list[Path]:
    """The files of a game."""
    return sorted((HERE / game).glob("*.txt"))


def rewrite() -> None:
    """Replays every file by today's rules; looks for games with endings that have no file that replays."""
    for game, rules in GAMES.items():
        (HERE / game).mkdir(exist_ok=True)
        _, wanted = endings(game)
        missing = set(wanted)
        for path in files(game):
            try:
                played = replayed(rules, read_played(path.read_text(encoding="utf-8")))
            except (ValueError, AssertionError) as error:
                print(f"{path.name}: {error!r}; another game is looked for")
                path.unlink()
                continue
            path.write_text(played.text(), encoding="utf-8")
            missing.discard(played.ending)
        for played in islice(random_games(game) if missing else (), TRIES):
            if played.ending in missing:
                missing.discard(played.ending)
                (HERE / game / f"{played.ending}.txt").write_text(played.text(), encoding="utf-8")
            if not missing:
                break
        if missing:
            print(f"{game}: no game found that ends like this: {', '.join(sorted(missing))}")
