"""A disk that is full or read-only: a clear error message, no partial changes, and normal work afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from bot.cli.backup import back_up
from bot.text import words
from tests.cli.test_backup import grown, url_of
from tests.e2e.plain_bot import PLAIN
from tests.e2e.players import play_by_moves, random_moves
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.e2e.test_bad_input import refused, say
from tests.long import LONG, long_but
from tests.match.app import open_app
from tests.sandbox.box import Box
from tests.sandbox.person import usable
from tests.test_start import HERE, OURS, free_port

FULL = "pragma max_page_count = 1"  # that is, of as many pages as there are
READ_ONLY = "pragma query_only = on"
ROOM = ("pragma max_page_count = 1000000000", "pragma query_only = off")


@pytest.fixture
async def match(tmp_path: Path) -> AsyncIterator[Match]:
    """Golden Horn; Nikos begins, then Zofia."""
    async with Box() as box, SandboxApp(box, tmp_path / "turnpost.sqlite", PLAIN) as app:
        running = await app.open("golden_horn", ("Nikos", "Zofia"), "start_seat=1")
        await running.delivered()
        yield running


@contextlib.contextmanager
def disk(match: Match, trouble: str) -> Iterator[None]:
    """Simulate this disk for every transaction that begins in the block."""
    pragmas = [trouble]

    def checked_out(connection: Any, _record: object, _proxy: object) -> None:
        cursor = connection.cursor()
        for one in pragmas:
            cursor.execute(one)
        cursor.close()

    event.listen(match.app.services.context.store.engine.sync_engine, "checkout", checked_out)
    yield
    pragmas[:] = ROOM


@pytest.mark.parametrize("trouble", [FULL, READ_ONLY])
async def test_while_people_play(match: Match, trouble: str) -> None:
    rng, tried = random.Random(1), 0
    with disk(match, trouble):
        while True:  # there may be some room left in the pages there are
            tried += 1
            assert tried < 60
            [person] = await match.awaited()
            text, steps = await random_moves(person, match, rng), await match.steps()
            answer = await person.slash("move", move=text, match=match.number)
            if await match.steps() == steps:
                break
        refused(answer, say(person)("table-storage"))
        board = await person.slash("table board", match=match.number)
        assert not board.failed, "who looks is answered in any case"
        refused(await person.slash("move", move=text, match=match.number), say(person)("table-storage"))
        assert await match.steps() == steps
    done = await person.slash("move", move=text, match=match.number)
    assert words("en")("table-storage") not in done.text
    assert await match.steps() > steps
    await play_by_moves((await match.awaited())[0], match, rng)
    await match.delivered()
    brief = await match.brief()
    assert control(match.board(), "turn").split(":")[3] == str(brief.public_version)
    assert usable(match.board())
    with closing(sqlite3.connect(match.app.database)) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)


LIMITED = """
import resource, runpy, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop(1)), resource.RLIM_INFINITY))
runpy.run_module("bot", run_name="__main__")
"""
"""The program that runs the bot with a limit for the size of its files in bytes."""


LINUX = pytest.mark.skipif(sys.platform != "linux", reason="limits of this kind are Linux's")


async def told(folder: Path, room: int, *args: str) -> str:
    """The error message of the program if the disk is full: one line, with exit status 1."""
    env = {name: value for name, value in os.environ.items() if name.upper() not in OURS}
    env |= {"PYTHONPATH": str(HERE), "DISCORD_TOKEN": "x", "LOG_LEVEL": "ERROR", "PICTURE_WARM_UP": "no"}
    env |= {"DISCORD_API_BASE": f"http://127.0.0.1:{free_port()}/api/v10", "PYTHONDONTWRITEBYTECODE": "1"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", LIMITED, str(room), *args), cwd=folder, env=env, stdout=PIPE, stderr=PIPE
    )
    async with asyncio.timeout(90):
        _, said = await process.communicate()
    lines = said.decode().splitlines()
    assert (process.returncode, len(lines)) == (1, 1), said.decode()
    return lines[0]


@LINUX
@pytest.mark.parametrize("room", long_but([0, 8192, 65536], 8192))
async def test_at_the_start(tmp_path: Path, room: int) -> None:
    said = await told(tmp_path, room)
    assert said.startswith("The disk of the database turnpost.sqlite ")


@LONG
@LINUX
@pytest.mark.parametrize("tool", ["backup", "restore"])
async def test_copies(tmp_path: Path, tool: str) -> None:
    """Existing files do not change, and no partial files are left."""
    file, copy = tmp_path / "turnpost.sqlite", tmp_path / "copy.sqlite"
    async with open_app(file) as other:
        match = await grown(other)
        back_up(url_of(file), copy)
        await other.at_random(match, random.Random(2), 4)
    before = files(tmp_path)
    for room in (0, 8192, copy.stat().st_size // 2):
        assert "disk" in await told(tmp_path, room, tool, "copy.sqlite")
        assert files(tmp_path) == before


def files(folder: Path) -> dict[str, bytes]:
    """The files of a folder without those that SQLite and the bot keep beside a database."""
    return {
        one.name: one.read_bytes() for one in folder.iterdir() if one.suffix in (".sqlite", ".part", ".new")
    }
