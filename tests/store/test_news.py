"""What another process writes is heard of at once, without a statement more for whoever writes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from bot.match.delivery.worker import OutboxWorker
from bot.runtime.shards import Shards
from bot.store import Store, due, news
from bot.store.news import News
from tests.match.app import FakeSender, open_app
from tests.postgres import Server


class Ear:
    def __init__(self, url: str) -> None:
        self.heard: Counter[str] = Counter()
        self.told, self.came = asyncio.Event(), asyncio.Event()
        kinds = (news.OUTBOX, news.TURNS)
        self.news = News(url, {kind: partial(self.hear, kind) for kind in kinds}, self.told)

    def hear(self, what: str) -> None:
        self.heard[what] += 1
        self.came.set()

    async def next(self, what: str) -> None:
        before = self.heard[what]
        async with asyncio.timeout(20):
            while self.heard[what] == before:
                self.came.clear()
                await self.came.wait()


@pytest.fixture
async def ear(postgres_url: str) -> AsyncIterator[Ear]:
    ear = Ear(postgres_url)
    running = asyncio.create_task(ear.news.run())
    async with asyncio.timeout(20):
        await ear.told.wait()
    yield ear
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert not ear.told.is_set()


async def test_messages_and_turns_are_told(ear: Ear, postgres_url: str) -> None:
    assert set(ear.heard) == {news.OUTBOX, news.TURNS}, "and before, nobody knows"
    async with open_app(postgres_url) as app:
        async with asyncio.TaskGroup() as group:
            group.create_task(ear.next(news.OUTBOX))
            await asyncio.sleep(0)
            brief = await app.start()
        before = ear.heard[news.TURNS]
        async with app.store.write() as db:
            await due.schedule(db, brief.match, due.SEAT, 0, 1)
        async with asyncio.TaskGroup() as group:
            group.create_task(ear.next(news.TURNS))
            await asyncio.sleep(0)
            async with app.store.write() as db:
                await due.schedule(db, brief.match, due.AUTOPILOT, 0, 1)
        assert ear.heard[news.TURNS] == before + 1, "not of clocks"


async def test_a_lost_connection_is_made_anew(
    ear: Ear, postgres_server: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what was told meanwhile is looked for."""
    monkeypatch.setattr(news, "LOOK", 0.05)
    name = make_url(postgres_url).database
    async with asyncio.TaskGroup() as group:
        group.create_task(ear.next(news.OUTBOX))
        await asyncio.to_thread(
            postgres_server.run,
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        )
    assert ear.told.is_set()


async def test_another_process_sends_at_once(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it looks into the box by itself only once an hour."""
    for name in ("POLL", "POLL_WHILE_TOLD"):
        monkeypatch.setattr(f"bot.match.delivery.worker.{name}", 3600.0)
    async with open_app(postgres_url, "one") as one, open_app(postgres_url, "other", one.clock) as other:
        context, sender = other.services.context, FakeSender()
        worker = OutboxWorker(context, sender, shards=Shards(2, 1, 1))
        listening = News(postgres_url, {news.OUTBOX: context.news.set}, context.told)
        tasks = [asyncio.create_task(worker.run()), asyncio.create_task(listening.run())]
        try:
            async with asyncio.timeout(20):
                await context.told.wait()
                await asyncio.sleep(0.5)
                await one.lobby()
                while not sender.jobs:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
        finally:
            await worker.stop()
            tasks[1].cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def test_sqlite_has_none_of_it(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/one.sqlite")
    async with store.read() as db:
        found = await db.exec_driver_sql("select count(*) from sqlite_master where type = 'trigger'")
        assert found.scalar() == 0
    await store.close()
