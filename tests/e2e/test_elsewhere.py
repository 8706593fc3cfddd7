"""A worker in another process draws the boards; it is killed, and play goes on with no picture missing."""

from __future__ import annotations

import asyncio
import os
import random
import re
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.games.registry import GAMES
from bot.match import Context, MatchServices
from bot.sandbox.things import Channel
from bot.store import Store
from tests.e2e.players import play_by_moves
from tests.e2e.program import ROOT, Outside, Program
from tests.e2e.sandbox_app import Match
from tests.long import LONG
from tests.sandbox.box import Box
from tests.sandbox.person import Scripted

WORDS = re.compile(r'turnpost_work_asked_total\{kind="drawing",outcome="(\w+)"\} (\d+)')


BOT = "tests.e2e.patient_bot"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


async def outcomes(port: int) -> dict[str, int]:
    """How often the bot asked a worker for a picture, by outcome."""
    async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}/metrics") as answer:
        return {name: int(count) for name, count in WORDS.findall(await answer.text())}


async def answers(port: int) -> bool:
    async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}/metrics") as answer:
        return 'turnpost_work_answered{kind="drawing"} 1.0' in await answer.text()


class Patient(Outside):
    """People who wait for long: more processes may make a machine slow."""

    def person(self, name: str, channel: int | str | Channel | None = None) -> Scripted:
        person = super().person(name, channel)
        person.seconds = 120.0
        return person


async def play(match: Match, turns: int, rng: random.Random) -> None:
    for _ in range(turns):
        [person, *_] = await match.awaited()
        await play_by_moves(person, match, rng)
        await match.app.delivered(180)


@LONG
@pytest.mark.timeout(1200)
async def test_boards_are_drawn_elsewhere(box: Box, tmp_path: Path, postgres_url: str) -> None:
    port, rng = free_port(), random.Random(3)
    settings = {"DATABASE_URL": postgres_url, "WORK_ELSEWHERE": "drawing", "METRICS_PORT": str(port)}
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DATABASE_URL": postgres_url}
    environment |= {"PICTURE_WORKERS": "1", "PICTURE_WARM_UP": "yes", "DISCORD_TOKEN": ""}
    box.actions.book.answer_seconds = 120.0
    with (tmp_path / "worker.log").open("wb") as log:
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "worker", "drawing"),
            env=environment,
            cwd=tmp_path,
            stdout=log,
            stderr=log,
        )
    store = await Store.open(postgres_url)
    try:
        async with Program(box, tmp_path, settings, module=BOT, patience=300) as program:
            async with asyncio.timeout(300):
                while not await answers(port):  # noqa: ASYNC110 (another process changes what is looked at)
                    await asyncio.sleep(0.5)
            outside = Patient(box, tmp_path / "none", MatchServices(Context(store, GAMES)))
            match = await outside.open("golden_horn", ("Ada", "Nikos"))
            await play(match, 3, rng)
            before = await outcomes(port)
            assert before.get("answered", 0) >= 3, before
            worker.kill()
            await worker.wait()
            await play(match, 3, rng)
            after = await outcomes(port)
            assert after["answered"] == before["answered"]
            assert sum(after.values()) >= sum(before.values()) + 3
            boards = [one for one in match.messages() if "tp:turn:" in str(one.components)]
            assert boards
            assert [one.id for one in boards if not one.files] == []
            assert await program.stop() == 0
        assert "Traceback" not in program.log.read_text()
        assert "Traceback" not in (tmp_path / "worker.log").read_text()
    finally:
        if worker.returncode is None:
            worker.kill()
            await worker.wait()
        await store.close()
