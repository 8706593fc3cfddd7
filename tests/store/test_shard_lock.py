"""The locks on shards: two processes never serve the same shard, also after crashes and lost connections."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.engine import make_url

from bot.runtime.shards import Shards
from bot.store import StoreError
from bot.store.errors import InUse, Replaced
from bot.store.shard_lock import ShardLock
from tests.postgres import Server

FIRST, SECOND = Shards(4, 0, 1), Shards(4, 2, 3)


async def refused(postgres_url: str, shards: Shards | None) -> str:
    with pytest.raises(InUse) as caught:
        async with ShardLock(postgres_url, shards, wait=0):
            pass
    return str(caught.value)


async def test_each_its_own(postgres_url: str) -> None:
    async with ShardLock(postgres_url, FIRST), ShardLock(postgres_url, SECOND):
        assert (await refused(postgres_url, Shards(4, 1, 1))).startswith(
            "Shard 1 is served by another process"
        )
        assert "with SHARD_COUNT=4. It must be the same" in await refused(postgres_url, Shards(8, 7, 7))
        assert "is in use by another process" in await refused(postgres_url, None)
    async with ShardLock(postgres_url, None):
        assert "is in use by another process" in await refused(postgres_url, None)
        assert "is in use by another process" in await refused(postgres_url, FIRST)
    async with ShardLock(postgres_url, Shards(4, 0, 3)):
        pass


async def test_a_shard_that_is_left_alone_is_looked_after_by_one(postgres_url: str) -> None:
    one, other = ShardLock(postgres_url, Shards(4, 0, 0)), ShardLock(postgres_url, Shards(4, 1, 1))
    async with one, other:
        async with ShardLock(postgres_url, SECOND):
            assert await one.left_alone() == set()
        assert await one.left_alone() == await other.left_alone() == {2, 3}
        assert await one.care(2)
        assert not await other.care(2)
        assert await other.care(3)
        assert await one.left_alone() == {2, 3}, "its own process is not there still"
        async with ShardLock(postgres_url, SECOND, wait=0) as own:
            assert await one.left_alone() == set(), "and may come at any time"
            assert await one.connected() == set()
            await own.now_ready()
            assert await one.connected() == {2, 3}
        await one.leave(2)
        assert await other.care(2)
        assert (one.cared, other.cared) == (set(), {2, 3})


async def test_another_number_of_shards_takes_over_without_a_stop(postgres_url: str) -> None:
    old = ShardLock(postgres_url, Shards(1, 0, 0), look=0.05)
    async with old, ShardLock(postgres_url, Shards(2, 0, 0), replaces=1, wait=0) as first:
        keeping = asyncio.create_task(old.maintain())
        assert "RESHARD_FROM" in await refused(postgres_url, Shards(2, 1, 1))
        assert "RESHARD_FROM" in await refused(postgres_url, Shards(3, 1, 1))
        async with ShardLock(postgres_url, Shards(2, 1, 1), replaces=1, wait=0) as second:
            assert await first.left_alone() == set(), "nothing is taken over meanwhile"
            await first.now_ready()
            await asyncio.sleep(0.5)
            assert not keeping.done(), "not all of them are ready"
            await second.now_ready()
            with pytest.raises(Replaced):
                async with asyncio.timeout(20):
                    await keeping
        watching = asyncio.create_task(first.maintain())
        await asyncio.sleep(0.2)
        assert not watching.done(), "the old ones replace nobody"
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


async def test_who_is_gone_looks_after_nothing(postgres_url: str) -> None:
    async with ShardLock(postgres_url, Shards(3, 0, 0)) as one:
        async with ShardLock(postgres_url, Shards(3, 1, 1)) as other:
            assert await other.care(2)
        assert await one.left_alone() == {1, 2}
        assert await one.care(2)


async def test_of_many_that_start_at_once_one_wins(postgres_url: str) -> None:
    lost = asyncio.Semaphore(0)

    async def one() -> bool:
        try:
            async with ShardLock(postgres_url, FIRST, wait=0):
                for _ in range(4):
                    await lost.acquire()
                return True
        except InUse:
            lost.release()
            return False

    assert sorted(await asyncio.gather(*(one() for _ in range(5)))) == [False] * 4 + [True]


async def test_a_successor_waits_a_moment(postgres_url: str) -> None:
    async def leave() -> None:
        async with ShardLock(postgres_url, FIRST):
            entered.set()
            await asyncio.sleep(0.3)

    entered = asyncio.Event()
    leaving = asyncio.create_task(leave())
    await entered.wait()
    async with ShardLock(postgres_url, FIRST):
        assert leaving.done()
    await leaving


async def cut(postgres_server: Server, postgres_url: str) -> None:
    """Make the server close all connections to the database."""
    name = make_url(postgres_url).database
    await asyncio.to_thread(
        postgres_server.run,
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
    )


async def holder(postgres_server: Server, postgres_url: str) -> int | None:
    """The server process with the lock on shard 0; None if there is none."""
    name = make_url(postgres_url).database
    found: int | None = await asyncio.to_thread(
        postgres_server.run,
        "SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
        f"WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND objid = 0 AND datname = '{name}'",
    )
    return found


async def test_a_lost_connection_is_made_anew(postgres_server: Server, postgres_url: str) -> None:
    async with ShardLock(postgres_url, FIRST, look=0.05) as lock:
        keeping = asyncio.create_task(lock.maintain())
        before = await holder(postgres_server, postgres_url)
        await cut(postgres_server, postgres_url)
        async with asyncio.timeout(30):
            while await holder(postgres_server, postgres_url) in (None, before):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert not keeping.done()
        assert "Shard 0" in await refused(postgres_url, FIRST)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)


async def test_whoever_notices_it_first(postgres_server: Server, postgres_url: str) -> None:
    """A look at the shards of others fails, and the locks are taken again all the same."""
    async with ShardLock(postgres_url, FIRST, look=0.2) as lock:
        await lock.care(3)
        await cut(postgres_server, postgres_url)
        with pytest.raises(StoreError):
            await lock.left_alone()
        assert lock.cared == set()
        keeping = asyncio.create_task(lock.maintain())
        async with asyncio.timeout(30):
            while await holder(postgres_server, postgres_url) is None:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert not keeping.done()
        assert await lock.left_alone() == {2, 3}
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)


async def test_who_comes_too_late_must_end(postgres_server: Server, postgres_url: str) -> None:
    async with ShardLock(postgres_url, FIRST, wait=0, look=0.5) as lock:
        keeping = asyncio.create_task(lock.maintain())
        await cut(postgres_server, postgres_url)
        async with ShardLock(postgres_url, FIRST):
            with pytest.raises(InUse, match="Shard 0"):
                await keeping


async def test_no_database_is_one_sentence(postgres_url: str) -> None:
    wrong = make_url(postgres_url).set(database="nothing").render_as_string(hide_password=False)
    with pytest.raises(StoreError, match=r"^There is no database nothing .*: create it first\.$"):
        async with ShardLock(wrong, FIRST):
            pass
