"""The tables of the ladder, as they stand in `docs/computer-players.md`."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from bot.ai.arena import Figures, SeatFigures, figures
from tests.bench.ladder_games import REPOSITORY, Match

DOCUMENT = REPOSITORY / "docs" / "computer-players.md"
BEGIN, END = "<!-- ladder -->", "<!-- end of ladder -->"
Games = Sequence[Sequence[SeatFigures]]


def ratings(results: Mapping[tuple[str, str], Figures]) -> dict[str, float]:
    """Elo for each player, the random player at 0. Half a game is added to each side of a pair, so that a
    player who won everything has a rating."""
    elo = dict.fromkeys((name for pair in results for name in pair), 0.0)
    for _ in range(2000):
        for name in elo:
            if name == "random":
                continue
            surprise = games = 0.0
            for pair, found in results.items():
                if name not in pair:
                    continue
                other = pair[1] if pair[0] == name else pair[0]
                wins = next(player.wins for player in found.players if player.name == name)
                count = found.games + 1
                surprise += (
                    wins + 0.5 - count / (1 + math.exp(-(elo[name] - elo[other]) * math.log(10) / 400))
                )
                games += count
            elo[name] += max(-50.0, min(50.0, 400 * surprise / games))
    return elo


def lines(played: Mapping[Match, Games]) -> Iterator[str]:
    """The tables of all games that were played."""
    for key in dict.fromkeys(match.game for match in played):
        yield from _table(key, {match: games for match, games in played.items() if match.game == key})


def _table(key: str, played: Mapping[Match, Games]) -> Iterator[str]:
    told = {match: figures(key, games, match.names) for match, games in played.items() if games}
    if not told:
        return
    pairs = {
        (match.names[0], match.names[1]): found
        for match, found in told.items()
        if match.seats == 2 and len(set(match.names)) == 2
    }
    elo = ratings(pairs) if any("random" in pair for pair in pairs) else {}
    yield f"### {key}"
    yield ""
    if elo:
        yield "| player | Elo |"
        yield "| --- | ---: |"
        for name in sorted(elo, key=lambda name: -elo[name]):
            yield f"| {name} | {elo[name]:.0f} |"
        yield ""
    yield "| match | seats | games | wins | 95 % | mean scores | ms a turn | seconds |"
    yield "| --- | ---: | ---: | ---: | --- | --- | --- | ---: |"
    for match, found in told.items():
        yield _row(match, found, played[match])
    yield ""


def _row(match: Match, found: Figures, games: Games) -> str:
    first = found.players[0]
    names = list(match.names) if len(match.names) > 1 else list(match.names) * match.seats
    scores = " : ".join(f"{player.mean_score:.1f}" for player in found.players)
    times = " : ".join(f"{player.ms_per_turn:.0f}" for player in found.players)
    seconds = sum(seat.ms for game in games for seat in game) / 1000
    wins = f"{100 * first.win_share:.0f} % | {100 * first.low:.0f} to {100 * first.high:.0f} %"
    if len(found.players) == 1:
        wins = "– | –"
    return (
        f"| {' : '.join(names)} | {match.seats} | {found.games} | {wins} | {scores} | {times} |"
        f" {seconds:.0f} |"
    )


def write(text: str) -> None:
    """Put the tables between the marks of the document."""
    whole = DOCUMENT.read_text(encoding="utf-8")
    before, after = whole.split(BEGIN)[0], whole.split(END)[1]
    DOCUMENT.write_text(f"{before}{BEGIN}\n\n{text}{END}{after}", encoding="utf-8")
