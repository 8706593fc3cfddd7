"""The ladder of computer players: `python -m tests.bench.ladder [KEY ...] --games K`, or `make arena`.

Every pair below plays each game at 2 seats, and then one strong player sits among yardsticks. Ratings are
Elo, fitted to all pairs of a game at once (Bradley and Terry), with the random player at 0. The tables are
printed and written into `docs/computer-players.md` between the two marks.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from bot.ai import arena
from bot.ai.budget import Budget
from bot.ai.players import PLAYERS
from bot.core import settle_options
from bot.games.registry import GAMES

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "computer-players.md"
BEGIN, END = "<!-- ladder -->", "<!-- end of ladder -->"
PAIRS = (
    ("easy", "random"),
    ("normal", "random"),
    ("normal", "easy"),
    ("hard", "normal"),
    ("normal", "baseline"),
    ("hard", "baseline"),
)
Results = Mapping[tuple[str, str], arena.Figures]


def ratings(results: Results) -> dict[str, float]:
    """Elo for each player, the random player at 0. Half a game is added to each side of a pair, so that a
    player who won everything has a rating."""
    elo = dict.fromkeys((name for pair in results for name in pair), 0.0)
    for _ in range(2000):
        for name in elo:
            if name == "random":
                continue
            surprise = games = 0.0
            for pair, figures in results.items():
                if name not in pair:
                    continue
                other = pair[1] if pair[0] == name else pair[0]
                wins = next(player.wins for player in figures.players if player.name == name)
                count = figures.games + 1
                surprise += (
                    wins + 0.5 - count / (1 + math.exp(-(elo[name] - elo[other]) * math.log(10) / 400))
                )
                games += count
            elo[name] += max(-50.0, min(50.0, 400 * surprise / games))
    return elo


def table(game: str, results: Results, tables: Sequence[arena.Figures]) -> Iterator[str]:
    """The lines about one game."""
    elo = ratings(results)
    yield f"### {game}"
    yield ""
    yield "| player | Elo |"
    yield "| --- | ---: |"
    for name in sorted(elo, key=lambda name: -elo[name]):
        yield f"| {name} | {elo[name]:.0f} |"
    yield ""
    yield "| match | games | wins | 95 % | mean scores | ms a turn |"
    yield "| --- | ---: | ---: | --- | --- | --- |"
    for figures in (*results.values(), *tables):
        first, *others = figures.players
        names = f"{first.name} : {', '.join(player.name for player in others)}"
        scores = " : ".join(f"{player.mean_score:.1f}" for player in figures.players)
        times = " : ".join(f"{player.ms_per_turn:.0f}" for player in figures.players)
        yield (
            f"| {names}, {figures.seats} seats | {figures.games} | {100 * first.win_share:.0f} % |"
            f" {100 * first.low:.0f} to {100 * first.high:.0f} % | {scores} | {times} |"
        )
    yield ""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games_named", nargs="*", metavar="KEY", help="the games; all if none is named")
    parser.add_argument("--games", type=int, default=20, help="games for each pair (default 20)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--seconds", type=float, help="thinking time for each call, instead of the levels' own"
    )
    args = parser.parse_args()
    budget = None if args.seconds is None else Budget(seconds=args.seconds)
    lines: list[str] = []
    for key in args.games_named or GAMES:
        rules = GAMES[key]
        options = settle_options(rules.options, {})
        began = time.process_time()
        results: dict[tuple[str, str], arena.Figures] = {}
        for pair in PAIRS:
            results[pair] = arena.play(rules, pair, 2, options, args.games, args.seed, budget)
        tables = [
            arena.play(
                rules, ["hard", *["baseline"] * (seats - 1)], seats, options, args.games, args.seed, budget
            )
            for seats in rules.seats
            if seats > 2
        ]
        found = list(table(key, results, tables))
        print("\n".join(found), f"({time.process_time() - began:.0f} s)", flush=True)
        lines += found
    text = DOCUMENT.read_text(encoding="utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    DOCUMENT.write_text(f"{before}{BEGIN}\n\n{chr(10).join(lines)}{END}{after}", encoding="utf-8")


assert {name for pair in PAIRS for name in pair} == set(PLAYERS)

if __name__ == "__main__":
    main()
