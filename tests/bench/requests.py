"""Requests that count for Discord's limit of 50 a second, for each move, over whole matches on the sandbox.

Every delivery arrives before the next move, as it does in play by post: nothing is merged because of haste.
Starts, ends and parcels are in it. Pictures are placeholders; requests are the same with them.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path

from bot.games.registry import GAMES
from bot.runtime import metrics
from bot.sandbox.server import Sandbox
from tests.bench.figure import Figure, figure
from tests.e2e.plain_bot import PlainPainter
from tests.e2e.players import random_moves
from tests.e2e.sandbox_app import SandboxApp

TARGET = 1.6
NAMES = ("Ada", "Nikos", "Zofia", "Bruno", "Elif")
PATIENCE = 60.0
"""Seconds after which something is wrong, however busy the machine."""
LONGEST = 400
"""Moves after which a match is left: random players may play for very long."""


def run(games: tuple[str, ...] = tuple(GAMES)) -> list[Figure]:
    """The average of each game with the fewest and the most players, and of all of these."""
    played = asyncio.run(_play(games))
    total = sum(requests for requests, _ in played) / sum(moves for _, moves in played)
    note = ", ".join(
        f"{game} {requests / moves:.2f}"
        for game, (requests, moves) in zip(_tables(games), played, strict=True)
    )
    return [figure("limited requests a move", [total], "", TARGET, note)]


def _tables(games: tuple[str, ...]) -> list[str]:
    return [f"{game} {seats}" for game in games for seats in _seats(game)]


def _seats(game: str) -> list[int]:
    return sorted({min(GAMES[game].seats), max(GAMES[game].seats)})


async def _play(games: tuple[str, ...]) -> list[tuple[float, int]]:
    found = []
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as box:
            box.actions.book.answer_seconds = PATIENCE
            app = SandboxApp(box, Path(folder) / "r.sqlite", PlainPainter())
            app.requests_per_second = 0  # no limit
            async with app:
                for game in games:
                    for seats in _seats(game):
                        found.append(await _whole_match(app, game, seats))  # noqa: PERF401 (in order)
    return found


async def _whole_match(app: SandboxApp, game: str, seats: int) -> tuple[float, int]:
    """Limited requests and moves of a match."""
    rng = random.Random(f"{game} {seats}")
    before, moves = _limited(), 0
    match = await app.open(game, NAMES[:seats])
    for person in match.people:
        person.seconds = PATIENCE
    while moves < LONGEST and (awaited := await match.awaited()):
        person = rng.choice(awaited)
        typed = await random_moves(person, match, rng)
        answer = await person.slash("move", move=typed, match=match.number)
        assert not answer.failed, answer.text
        await app.delivered(PATIENCE)
        moves += 1
    return _limited() - before, moves


def _limited() -> float:
    return float(metrics.REQUESTS.labels("yes")._value.get())


def kinds(games: tuple[str, ...]) -> Counter[str]:
    """What the requests are, for whoever wants to make them fewer."""
    from discord.http import HTTPClient

    counted: Counter[str] = Counter()
    request = HTTPClient.request

    async def counting(self: HTTPClient, route: object, **rest: object) -> object:
        counted[f"{getattr(route, 'method', '')} {getattr(route, 'path', '')}"] += 1
        return await request(self, route, **rest)  # type: ignore[arg-type]

    HTTPClient.request = counting  # type: ignore[method-assign]
    try:
        for one in run(games):
            print(one)
    finally:
        HTTPClient.request = request  # type: ignore[method-assign]
    return counted


if __name__ == "__main__":
    for name, count in kinds(tuple(sys.argv[1:]) or tuple(GAMES)).most_common():
        print(count, name)
