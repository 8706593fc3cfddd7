"""Real processes that act on one match in one PostgreSQL database at one moment."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from tests.match.app import ANN, BEN, CAT, MatchApp, open_app
from tests.match.test_writers import check

RIVAL = """
import asyncio, sys
from operator import attrgetter
import msgspec
from bot.match.errors import UserError
from tests.match.app import open_app

async def main(url, name):
    async with open_app(url, name) as app:
        reader = asyncio.StreamReader()
        protocol = asyncio.StreamReaderProtocol(reader)
        await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, sys.stdin)
        print("ready", flush=True)
        while line := await reader.readline():
            method, args, keywords = msgspec.json.decode(line)
            try:
                await attrgetter(method)(app.services)(*args, **keywords)
            except UserError as error:
                print(type(error).__name__, flush=True)
            else:
                print("done", flush=True)

asyncio.run(main(*sys.argv[1:]))
"""


class Rival:
    """Another process of the bot; does what it is told and says how it ended."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def heard(self) -> str:
        assert self._process.stdout is not None
        return (await self._process.stdout.readline()).decode().strip()

    async def does(self, method: str, *args: object, **keywords: object) -> str:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode((method, args, keywords)) + b"\n")
        return await self.heard()


@asynccontextmanager
async def rival(url: str, name: str) -> AsyncIterator[Rival]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        RIVAL,
        url,
        name,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    one = Rival(process)
    try:
        assert await one.heard() == "ready"
        yield one
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


@pytest.fixture
async def app(postgres_url: str) -> AsyncIterator[MatchApp]:
    async with open_app(postgres_url) as one:
        yield one


async def test_one_move_wins_and_two_votes_both_count(app: MatchApp, postgres_url: str) -> None:
    async with rival(postgres_url, "one") as one, rival(postgres_url, "two") as two:
        match = (await app.start(seats=3)).match
        await app.pledge(match, 3)
        for n in range(8):
            person = await app.turn(match)
            preview = await app.services.play.preview(match, person.user, None)
            move = [preview.answers[n % len(preview.answers)].notation]
            said = await asyncio.gather(
                *(
                    two_or_one.does(
                        "play.submit", match, person.user, preview.turn_token, move, key=f"{n}-{name}"
                    )
                    for name, two_or_one in (("one", one), ("two", two))
                )
            )
            assert sorted(said) in (["Late", "done"], ["NotYourTurn", "done"])
            await check(app, match)
        # The same press, delivered to both: done once, and both are told so.
        person = await app.turn(match)
        preview = await app.services.play.preview(match, person.user, None)
        press = ("play.submit", match, person.user, preview.turn_token, [preview.answers[0].notation])
        assert set(await asyncio.gather(one.does(*press, key="twice"), two.does(*press, key="twice"))) == {
            "done"
        }
        await check(app, match)

        # Both others agree to a pause at one moment: neither is lost.
        for n in range(5):
            assert await one.does("proposals.pause", match, ANN.user, key=f"ask{n}") == "done"
            both = await asyncio.gather(
                one.does("proposals.pause", match, BEN.user, key=f"ben{n}"),
                two.does("proposals.pause", match, CAT.user, key=f"cat{n}"),
            )
            assert set(both) == {"done"}
            assert (await app.services.views.brief(match)).paused_at is not None
            assert await two.does("proposals.pause", match, BEN.user, agree=False, key=f"on{n}") == "done"
