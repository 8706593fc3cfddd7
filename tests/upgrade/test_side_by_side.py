"""Two versions beside each other for the time of an upgrade: allowed where the older one can go on, and
refused plainly where it cannot."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import text, update

from bot.match.delivery.worker import OutboxWorker
from bot.runtime.shards import Shards
from bot.store import Store, StoreError, due, migrate, schema
from bot.store.migrate import newest, revisions_after
from bot.store.shard_lock import ShardLock
from tests.draining import all_done
from tests.match.app import FakeSender, open_app


async def made_older(url: str) -> None:
    """As if the last migration had not been made. (It is not undone: only its number is.)"""
    before = revisions_after(None)[-2][0]
    store = await Store.open(url)
    async with store.write() as db:
        await db.execute(text("update alembic_version set version_num = :one"), {"one": before})
        assert newest() != before
    await store.close()


@pytest.mark.parametrize("beside", [True, False])
async def test_the_form_is_raised_only_if_the_others_can_go_on(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, beside: bool
) -> None:
    raised: list[str] = []
    monkeypatch.setattr(migrate, "upgrade", lambda connection: raised.append(newest()))
    monkeypatch.setattr(
        migrate._scripts().get_revision(newest()), "module", SimpleNamespace(beside=beside, __doc__="x")
    )
    await made_older(postgres_url)
    async with ShardLock(postgres_url, Shards(2, 0, 0)), ShardLock(postgres_url, Shards(2, 1, 1)):
        if beside:
            await (await Store.open(postgres_url)).close()
            assert raised == [newest()]
        else:
            with pytest.raises(StoreError, match=r"run an older version .* Stop all of them"):
                await Store.open(postgres_url)
            assert raised == []
    async with ShardLock(postgres_url, Shards(2, 0, 0)):  # nobody else
        await (await Store.open(postgres_url)).close()
    assert raised


@pytest.mark.parametrize(
    ("kind", "payload"),
    [
        ("hologram", '{"kind":"hologram"}'),
        ("notice", '{"kind":"notice","said":{"key":"x"},"purpose":{"type":"smoke signal"}}'),
    ],
)
async def test_messages_of_a_newer_version_are_left_to_it(tmp_path: Path, kind: str, payload: str) -> None:
    """And hold up nothing else."""
    async with open_app(tmp_path / "t.sqlite") as app:
        strange = [(await app.lobby()).match for _ in range(20)]
        async with app.store.write() as db:
            await db.execute(update(schema.outbox).values(kind=kind, payload=payload, due=0))
        match = (await app.lobby()).match
        sender = FakeSender()
        worker = OutboxWorker(app.services.context, sender)
        running = asyncio.create_task(worker.run())
        async with asyncio.timeout(20):
            while not sender.jobs:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert {job.match for job in sender.jobs} == {match}
        assert await worker._next() > 1, "nor is it looked for again and again"
        await worker.stop()
        await running
        async with app.store.read() as db:
            left = await db.execute(
                text("select count(*) from outbox where kind = :kind and attempts = 0"), {"kind": kind}
            )
            assert left.scalar() == len(strange)


async def test_a_message_of_a_newer_version_stops_no_move(tmp_path: Path) -> None:
    """What waits of the match is looked through when a proposal ends."""
    async with open_app(tmp_path / "t.sqlite") as app:
        match = (await app.lobby()).match
        async with app.store.write() as db:
            await db.execute(update(schema.outbox).values(kind="hologram", payload='{"kind":"hologram"}'))
            async with app.services.context.enqueue(db, match) as out:
                await out.take_back("undo")


async def test_what_is_due_in_a_newer_version_is_left_to_it(tmp_path: Path) -> None:
    """Its row stays, and everything else is looked after: the lobby that nobody started closes."""
    async with open_app(tmp_path / "t.sqlite") as app:
        match = (await app.lobby()).match
        async with app.store.write() as db:
            await due.schedule(db, match, "hologram", due.WHOLE, 0)
        app.clock.on(365 * 24 * 3600)
        await all_done(app.scheduler)
        assert (await app.services.views.brief(match)).state == "closed"
        async with app.store.read() as db:
            left = await db.execute(text("select kind from due where match = :match"), {"match": match})
            assert left.scalars().all() == ["hologram"]
