"""What the settings switch on runs in the application: backups, the archive, the ties between processes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from bot.runtime.shards import BETWEEN
from bot.store import Store, due
from bot.store.sqlite_files import must_be_whole
from tests.e2e.plain_bot import PLAIN
from tests.e2e.sandbox_app import SandboxApp
from tests.long import LONG
from tests.match.app import ANN, HERE
from tests.sandbox.box import Box

DAY = 86_400


def one_of_two(shard: int, url: str) -> dict[str, Any]:
    """The settings of a process with one of two shards."""
    return {"shard_count": 2, "shard_ids": str(shard), "database_url": url, "discord_token": "a.b.c"}


@LONG
async def test_backups_and_the_archive(box: Box, tmp_path: Path) -> None:
    app = SandboxApp(box, tmp_path / "turnpost.sqlite", PLAIN)
    folder = tmp_path / "backups"
    app.settings = {"backup_every": "1h", "backup_dir": folder, "archive_after": "2d"}
    async with app, asyncio.timeout(30):
        while not (made := list(folder.glob("turnpost-*.sqlite"))):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        assert app.services.archiving.after == 2 * DAY * 1000
    must_be_whole(made[0])


async def test_one_of_two_processes_hears_of_the_other(box: Box, tmp_path: Path, postgres_url: str) -> None:
    box.world.shards = 2
    app = SandboxApp(box, postgres_url, PLAIN)
    app.settings = one_of_two(0, postgres_url)
    async with app, asyncio.timeout(30):
        await app.services.context.told.wait()
        match = (await app.services.lobby.open("edo", 2, {}, ANN, HERE, "en")).match
        other = await Store.open(postgres_url)
        try:
            app.services.context.turns.clear()
            async with other.write() as db:
                await due.schedule(db, match, due.AUTOPILOT, 0, 0)
            await app.services.context.turns.wait()
        finally:
            await other.close()


@LONG
async def test_shards_of_two_processes_take_turns(box: Box, tmp_path: Path, postgres_url: str) -> None:
    """Discord takes one every five seconds; the sandbox would tell the second one to wait."""
    box.world.shards, box.world.starts_together, box.world.start_gap = 2, 1, BETWEEN - 0.5
    apps = [SandboxApp(box, postgres_url, PLAIN) for _ in range(2)]
    for shard, app in enumerate(apps):
        app.settings = one_of_two(shard, postgres_url)
    async with apps[0], apps[1]:
        await box.until_online(60, range(2))
    assert (box.gateway.identified, box.gateway.too_soon) == (2, 0)
