"""A process leaves a shard that it has looked after: whoever acts meanwhile gets one answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client import Turnpost
from bot.runtime import shards
from bot.sandbox.things import Guild
from tests.e2e.plain_bot import PLAIN
from tests.e2e.sandbox_app import SandboxApp
from tests.sandbox.box import Box
from tests.sandbox.world import for_shard

CALLBACK = r"POST /interactions/.+/callback"


@pytest.fixture
async def far(box: Box) -> Guild:
    """A server of shard 1 of two."""
    world = box.world
    world.shards = 2
    guild = world.add_guild(
        "Far Harbour", world.person("Ada").id, id=for_shard(world.snowflakes.next(), 1, 2)
    )
    world.add_channel(guild.id, "far-quay")
    return guild


@pytest.fixture
async def app(box: Box, far: Guild, tmp_path: Path) -> AsyncIterator[SandboxApp]:
    async with SandboxApp(box, tmp_path / "turnpost.sqlite", PLAIN) as running:
        await box.until_online(20, range(2))
        yield running


def client_of(app: SandboxApp) -> Turnpost:
    assert app.running is not None
    return app.running.client


async def test_what_has_begun_is_finished_before_its_server_is_forgotten(app: SandboxApp, far: Guild) -> None:
    client, ada = client_of(app), app.person("Ada", "far-quay")
    app.box.faults.slow(CALLBACK, seconds=0.5)
    asking = asyncio.create_task(ada.slash("table new", game="pyramids", seats=2))
    async with asyncio.timeout(20):
        while not client.services.answering._running:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
    leaving = asyncio.create_task(client.leave_shard(1))
    await asyncio.sleep(0.2)
    assert client.get_guild(far.id) is not None
    answer = await asking
    assert not answer.failed
    await leaving
    assert client.get_guild(far.id) is None
    assert app.box.gateway.connected == {(0, 2)}


async def test_nothing_new_is_begun_while_it_leaves(
    app: SandboxApp, far: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the other process that answers; direct messages and other servers go on."""
    monkeypatch.setattr(shards, "BETWEEN", 0.05)
    app.box.world.start_gap = 0.0
    client, ada = client_of(app), app.person("Ada", "far-quay")
    app.box.actions.book.answer_seconds = 0.5
    reached, go = asyncio.Event(), asyncio.Event()
    disconnect = client._disconnect

    async def slowly(shard: int) -> None:
        reached.set()
        await go.wait()
        await disconnect(shard)

    monkeypatch.setattr(client, "_disconnect", slowly)
    leaving = asyncio.create_task(client.leave_shard(1))
    await reached.wait()
    assert (await ada.slash("table mine")).failed
    app.box.actions.book.answer_seconds = 10.0
    assert not (await ada.in_dm().slash("table mine")).failed
    go.set()
    await leaving
    await client.connect_shard(1)  # its own process is gone again
    await app.box.until_online(20, range(2))
    assert not (await ada.slash("table mine")).failed


async def test_a_shard_that_was_left_does_not_come_back(app: SandboxApp, far: Guild) -> None:
    """Its connection was lost a moment before, and is made anew."""
    client, box = client_of(app), app.box
    box.gateway.refuse_connections = True
    await box.gateway.drop()
    await client.leave_shard(1)
    box.gateway.refuse_connections = False
    await box.until_online(20, [0])
    await asyncio.sleep(2.0)
    assert box.gateway.connected == {(0, 2)}
    assert client.get_guild(far.id) is None


async def test_what_another_process_has_taken_is_left_to_it(
    app: SandboxApp, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord takes one first response; who was second does nothing."""
    ada = app.person("Ada", "far-quay")
    app.box.actions.book.answer_seconds = 0.5
    app.box.faults.refuse(CALLBACK, 40060)
    assert (await ada.slash("table new", game="pyramids", seats=2)).failed, "nobody else is there in truth"
    async with asyncio.timeout(10):
        while "/table new: elsewhere" not in caplog.text:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    app.box.actions.book.answer_seconds = 10.0
    assert (await ada.slash("table mine")).text == "You sit at no table. Open one with /table new."


async def test_a_lost_answer_to_our_own_response_is_no_other_process(app: SandboxApp) -> None:
    """discord.py then sends it again, and Discord says that it has one."""
    app.box.faults.fail(CALLBACK, after=True)
    answer = await app.person("Ada", "far-quay").slash("table mine")
    assert answer.text
