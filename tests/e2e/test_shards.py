"""One process with as many shards as Discord recommends."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bot.runtime import shards
from bot.runtime.shards import BETWEEN, OwnStarts
from tests.e2e.plain_bot import PLAIN
from tests.e2e.sandbox_app import SandboxApp
from tests.sandbox.box import Box
from tests.sandbox.world import for_shard

SHARDS = 4


async def test_as_many_as_recommended(box: Box, tmp_path: Path) -> None:
    """All at once where Discord lets them; every server and the direct messages are served."""
    world = box.world
    world.shards = SHARDS
    for shard in range(SHARDS):
        guild = world.add_guild(
            f"Port {shard}", world.person("Ada").id, id=for_shard(world.snowflakes.next(), shard, SHARDS)
        )
        world.add_channel(guild.id, f"quay-{shard}")
    async with SandboxApp(box, tmp_path / "turnpost.sqlite", PLAIN) as app:
        begun = time.monotonic()
        await box.until_online(20, range(SHARDS))
        assert time.monotonic() - begun < 2 * BETWEEN, "one after the other takes fifteen seconds"
        assert box.gateway.connected == {(shard, SHARDS) for shard in range(SHARDS)}
        ada = app.person("Ada")
        for place in (*(ada.at(f"quay-{shard}") for shard in range(SHARDS)), ada.in_dm()):
            assert not (await place.slash("table mine")).failed


async def test_shards_of_one_remainder_wait(
    box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes one every five seconds of those; the sandbox would tell another to wait. Here it is less
    than two."""
    monkeypatch.setattr(shards, "BETWEEN", 1.5)
    world = box.world
    world.shards, world.starts_together, world.start_gap = 2, 1, 1.0
    async with SandboxApp(box, tmp_path / "turnpost.sqlite", PLAIN):
        begun = time.monotonic()
        await box.until_online(20, range(2))
        assert time.monotonic() - begun > 0.75
        assert (box.gateway.identified, box.gateway.too_soon) == (2, 0)


async def test_shards_that_come_back_at_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of one remainder identify one after the other then, too."""
    monkeypatch.setattr(shards, "BETWEEN", 0.05)
    at = asyncio.get_running_loop().time
    own = OwnStarts()
    told: dict[int, float] = {}

    async def identify(shard: int) -> None:
        await own.wait(shard % 2)
        told[shard] = at()

    await asyncio.gather(*map(identify, range(4)))
    assert abs(told[0] - told[2]) >= 0.04
    assert abs(told[1] - told[3]) >= 0.04
