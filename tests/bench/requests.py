"""Requests that count for Discord's limit of 50 a second, for each move, over whole matches on the sandbox.

Every delivery arrives before the next move, as it does in play by post: nothing is merged because of haste.
Starts, ends and parcels are in it. Between the moves the bot opens the direct messages of other people, as a
large bot does all the time; what that costs is not counted. Pictures are placeholders. With real ones a match
costs one request more if its time-lapse takes longer than four seconds to draw, and one for each 15 seconds
that it takes then.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import discord
import msgspec

from bot.games.registry import GAMES
from tests.bench.figure import Figure, figure
from tests.e2e.plain_bot import PlainPainter
from tests.e2e.players import random_moves
from tests.e2e.sandbox_app import SandboxApp
from tests.sandbox.box import Box
from tests.sandbox.faults import Limit

TARGET = 1.41
COUNTED = True
"""It looks at no clock (see `tests.bench.measuring`)."""
NAMES = ("Ada", "Nikos", "Zofia", "Bruno", "Elif")
PATIENCE = 60.0
"""Seconds after which something is wrong, however busy the machine."""
LONGEST = 400
"""Moves after which a match is left: random players may play for very long."""
CROWD = 130
"""People whose direct messages are opened between: more than the 128 that discord.py remembers."""
EVERY = 40
"""Moves after which that is done again."""
OPENED = "POST /users/@me/channels"


class Played(msgspec.Struct, frozen=True):
    """A whole match."""

    game: str
    seats: int
    moves: int
    routes: dict[str, int]
    """Requests that count for the limit, by route."""

    @property
    def requests(self) -> int:
        return sum(self.routes.values())

    @property
    def opened(self) -> int:
        """How often direct messages were opened."""
        return self.routes.get(OPENED, 0)

    def __str__(self) -> str:
        return f"{self.game} {self.seats} {self.requests / self.moves:.2f}"


def run(games: tuple[str, ...] = tuple(GAMES)) -> list[Figure]:
    """The average of each game with the fewest and the most players, and of all of these."""
    played = asyncio.run(play(_tables(games)))
    opened = sum(one.opened for one in played)
    note = ", ".join((*map(str, played), f"direct messages opened {opened} times"))
    return [figure("limited requests a move", [average(played)], "", TARGET, note)]


def average(played: Iterable[Played]) -> float:
    """Requests a move, over all moves of these matches."""
    every = list(played)
    return sum(one.requests for one in every) / sum(one.moves for one in every)


def _tables(games: Iterable[str]) -> list[tuple[str, int]]:
    return [(game, seats) for game in games for seats in sorted({min(_seats(game)), max(_seats(game))})]


def _seats(game: str) -> range:
    return GAMES[game].seats


async def play(tables: Iterable[tuple[str, int]]) -> list[Played]:
    """A match at each of these tables, one after the other, by the same people."""
    with tempfile.TemporaryDirectory() as folder:
        async with Box() as box:
            box.actions.book.answer_seconds = PATIENCE
            counted = box.faults.limit_all(1_000_000)
            app = SandboxApp(box, Path(folder) / "r.sqlite", PlainPainter())
            app.requests_per_second = 0  # no limit
            guild = next(iter(box.world.guilds))
            crowd = [box.world.add_person(f"Other {n}", guild_ids=[guild]).id for n in range(CROWD)]
            async with app:
                return [await _whole_match(app, game, seats, counted, crowd) for game, seats in tables]


async def _whole_match(app: SandboxApp, game: str, seats: int, counted: Limit, crowd: list[int]) -> Played:
    rng = random.Random(f"{game} {seats}")
    before, others, moves = Counter(counted.routes), 0, 0
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
        if moves % EVERY == 1:
            others += await _opened(app, crowd, counted)
    routes = Counter(counted.routes) - before - Counter({OPENED: others})
    return Played(game, seats, moves, dict(routes))


async def _opened(app: SandboxApp, crowd: list[int], counted: Limit) -> int:
    """Open the direct messages of all these people; how many requests that took."""
    assert app.running is not None
    before = counted.routes[OPENED]
    for user in crowd:
        await app.running.client.create_dm(discord.Object(user))
    return counted.routes[OPENED] - before


if __name__ == "__main__":
    found = asyncio.run(play(_tables(tuple(sys.argv[1:]) or tuple(GAMES))))
    for one in found:
        print(one)
    print(f"{average(found):.2f} requests a move")
    total: Counter[str] = Counter()
    for one in found:
        total.update(one.routes)
    for name, count in total.most_common():
        print(count, name)
