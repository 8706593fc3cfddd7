"""The ladder of computer players: `python -m tests.bench.ladder [KEY ...] --minutes M`, or `make arena`.

Every pair below plays each game at 2 seats, and then one strong player sits among yardsticks. Every game that
is played is kept in a file, so the ladder may be stopped at any time: it goes on where it was, and several
runs add up. What has been played least comes next, so the table is even whenever it is stopped. Games that
other code played are left out. The tables are printed and written into `docs/computer-players.md` between
the two marks.
"""

from __future__ import annotations

import argparse
import math
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from bot.ai import arena
from bot.ai.budget import Budget
from bot.ai.players import PLAYERS
from bot.core import complete_options
from bot.games.registry import GAMES
from tests.bench import ladder_page
from tests.bench.ladder_games import REPOSITORY, Kept, Match, fingerprint, keep, read

KEPT: Final = REPOSITORY / ".arena" / "games.jsonl"
PAIRS: Final = {
    ("hard", "baseline"): 20,
    ("hard", "normal"): 60,
    ("normal", "baseline"): 60,
    ("baseline", "easy"): 30,
    ("normal", "easy"): 30,
    ("normal", "random"): 60,
    ("easy", "random"): 10,
    ("hard",): 20,
}
"""Who plays at 2 seats, and how many games."""
AMONG: Final = ("hard", "baseline")
"""The first of these among players of the second kind at more seats."""
TABLES: Final = 12
"""How many games at each number of seats above 2."""


class Ladder:
    """What is to be played and what was played.

    Args:
        kept: the file of the games.
        seed: each seed has its own games.
        budget: for every call; None for the levels' own.
        only: names of the matches to be played, such as `hard:baseline`; None for all.
    """

    def __init__(
        self,
        matches: Sequence[Match],
        kept: Path,
        seed: int,
        budget: Budget | None = None,
        only: Sequence[str] | None = None,
    ) -> None:
        self._kept, self._seed, self._budget, self._only = kept, seed, budget, only
        self._codes = {match: fingerprint(GAMES[match.game], match.names, budget) for match in matches}
        self._found: dict[Match, dict[int, Kept]] = {match: {} for match in matches}
        place = {(match.game, match.names): match for match in matches}
        for game in read(kept):
            match = place.get((game.game, game.names))
            if match is not None and (game.code, game.seed) == (self._codes[match], seed):
                self._found[match].setdefault(game.number, game)

    @property
    def played(self) -> dict[Match, list[list[arena.SeatFigures]]]:
        """The games of each match, in their order."""
        return {
            match: [found[number].seats for number in sorted(found)] for match, found in self._found.items()
        }

    def next(self) -> Match | None:
        """The match of which the smallest part has been played; tables with more seats come last. None if
        nothing is left to do."""
        left = [
            match
            for match, found in self._found.items()
            if len(found) < match.wanted and (self._only is None or ":".join(match.names) in self._only)
        ]
        return min(left, key=lambda match: (match.seats > 2, self.share(match)), default=None)

    def share(self, match: Match) -> float:
        """How much of a match has been played."""
        return len(self._found[match]) / match.wanted

    def play(self, match: Match) -> Kept:
        """Play one more game of a match and keep it."""
        rules, found = GAMES[match.game], self._found[match]
        number = next(number for number in range(len(found) + 1) if number not in found)
        options = complete_options(rules.options, {})
        seats = arena.game(rules, match.names, match.seats, options, number, self._seed, self._budget)
        game = Kept(match.game, match.names, self._seed, number, dict(options), seats, self._codes[match])
        keep(self._kept, game)
        found[number] = game
        return game


def matches(games: Sequence[str], count: int | None) -> Iterator[Match]:
    """All matches of the ladder.

    Args:
        count: how many games of each, in place of what the ladder wants.
    """
    for key in games:
        for names, wanted in PAIRS.items():
            yield Match(key, names, 2, count or wanted)
        first, second = AMONG
        for seats in GAMES[key].seats:
            if seats > 2:
                yield Match(key, (first, *[second] * (seats - 1)), seats, count or TABLES)


def climb(ladder: Ladder, until: float, told: Callable[[str], None]) -> None:
    """Play until nothing is left to do or the time is over."""
    while time.monotonic() < until and (match := ladder.next()) is not None:
        game = ladder.play(match)
        scores = ", ".join(f"{seat.name} {seat.total}" for seat in game.seats)
        seconds = sum(seat.ms for seat in game.seats) / 1000
        told(f"{match.game} {game.number}: {scores} ({seconds:.1f} s)")


def _stop(*_: object) -> None:
    raise KeyboardInterrupt


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games_named", nargs="*", metavar="KEY", help="the games; all if none is named")
    parser.add_argument("--games", type=int, help="games of each match, in place of the ladder's own number")
    parser.add_argument(
        "--minutes", type=float, default=math.inf, help="stop after this time; 0: only write the tables"
    )
    parser.add_argument(
        "--only", nargs="+", metavar="NAMES", help="play only these matches, such as hard:baseline"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kept", type=Path, default=KEPT, help="the file of the games that were played")
    parser.add_argument(
        "--seconds", type=float, help="thinking time for each call, instead of the levels' own"
    )
    args = parser.parse_args()
    budget = None if args.seconds is None else Budget(seconds=args.seconds)
    found = list(matches(args.games_named or list(GAMES), args.games))
    ladder = Ladder(found, args.kept, args.seed, budget, args.only)
    signal.signal(signal.SIGTERM, _stop)
    with suppress(KeyboardInterrupt):
        climb(ladder, time.monotonic() + 60 * args.minutes, partial(print, flush=True))
    text = "\n".join(ladder_page.lines(ladder.played))
    print(text)
    if not args.games_named:
        ladder_page.write(text + "\n")


assert {name for names in PAIRS for name in names} == set(PLAYERS)

if __name__ == "__main__":
    main()
