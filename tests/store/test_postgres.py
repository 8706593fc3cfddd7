"""Tests for PostgreSQL only: concurrent writers and starts, broken connections, error messages."""

from __future__ import annotations

import asyncio
import random
import sys
import traceback
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import AsyncAdaptedQueuePool, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.runtime.shards import Shards
from bot.store import (
    Conflict,
    MatchRow,
    OutboxRow,
    Store,
    StoreBusy,
    StoreError,
    matches,
    outbox,
    plans,
    steps,
)
from bot.store.shard_lock import ShardLock
from bot.store.side import SideConnection
from tests import postgres
from tests.store.test_store import a_match, refused


@pytest.fixture
async def two(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores, as in two processes."""
    one, other = await Store.open(postgres_url, wait=1.0), await Store.open(postgres_url, wait=1.0)
    yield one, other
    await one.close()
    await other.close()


async def found(store: Store, match: int) -> MatchRow:
    async with store.read() as db:
        row = await matches.find(db, match)
    assert row is not None
    return row


async def test_processes_that_start_at_one_moment(postgres_server: postgres.Server) -> None:
    """One process migrates the database, and the others wait."""
    with postgres_server.database(empty=True) as url:
        stores = await asyncio.gather(*(Store.open(url, wait=0.1) for _ in range(4)))
        match = await a_match(stores[0])
        assert (await found(stores[3], match)).id == match
        for store in stores:
            await store.close()


async def exhausted(engine: AsyncEngine) -> AsyncExitStack:
    """No connection of the engine is left, and nobody waits for one, until the stack is closed."""
    pool, stack = engine.sync_engine.pool, AsyncExitStack()
    assert isinstance(pool, AsyncAdaptedQueuePool)
    pool._timeout = 0.01
    for _ in range(pool.size() + pool._max_overflow - pool.checkedout()):
        await stack.enter_async_context(engine.connect())
    return stack


async def test_a_time_out_of_a_pool_beside_the_store_is_busy_too(postgres_url: str) -> None:
    async with SideConnection(postgres_url) as side, await exhausted(side._engine):
        with pytest.raises(StoreBusy, match="all connections are in use"):
            await side.run(text("SELECT 1"))
    lock = ShardLock(postgres_url, Shards(2, 0, 0))
    async with await exhausted(lock._engine):
        with pytest.raises(StoreBusy, match="all connections are in use"):
            await lock.__aenter__()


async def test_writers_of_different_matches_do_not_wait(two: tuple[Store, Store]) -> None:
    one, other = two
    first, second = await a_match(one, "a"), await a_match(one, "b")
    async with one.write() as db:
        await matches.change(db, first, 0, draws=1)
        async with other.write() as there:
            await matches.change(there, second, 0, draws=2)
        assert (await found(other, second)).draws == 2
    assert (await found(other, first)).draws == 1


async def test_the_second_of_two_is_a_conflict(two: tuple[Store, Store]) -> None:
    one, other = two
    match = await a_match(one)

    async def late() -> None:
        async with other.write() as db:
            await matches.change(db, match, 0, draws=2)

    async with one.write() as db:
        await matches.change(db, match, 0, draws=1)
        waiting = asyncio.create_task(late())
        await asyncio.sleep(0.05)
        assert not waiting.done()
    with pytest.raises(Conflict):
        await waiting
    assert (await found(one, match)).draws == 1


async def test_who_reads_to_decide_sees_the_newest(two: tuple[Store, Store]) -> None:
    """A writing transaction locks the match with its seats when it reads it."""
    one, other = two
    match = await a_match(one)

    async def look() -> tuple[int, int]:
        async with other.write() as db:
            whole = await matches.find_whole(db, match)
            assert whole is not None
            return whole[0].revision, len(whole[1])

    async with one.write() as db:
        await matches.find_whole(db, match)
        waiting = asyncio.create_task(look())
        await asyncio.sleep(0.05)
        await matches.seat(db, match, 0, 5)
        await matches.change(db, match, 0)
    assert await waiting == (1, 1)


async def test_a_lock_that_is_held_for_too_long(postgres_url: str, two: tuple[Store, Store]) -> None:
    match = await a_match(two[0])
    hasty = await Store.open(postgres_url, wait=0.05)
    async with two[0].write() as db:
        await matches.lock(db, match)
        with pytest.raises(StoreBusy, match="busy"):
            async with hasty.write() as there:
                await matches.change(there, match, 0, draws=1)
    await hasty.close()


async def test_two_that_wait_for_each_other(two: tuple[Store, Store]) -> None:
    """The server ends one of two deadlocked transactions, which becomes a Conflict."""
    numbers = [await a_match(two[0], "a"), await a_match(two[0], "b")]
    both = asyncio.Barrier(2)

    async def cross(store: Store, first: int, second: int) -> None:
        async with store.write() as db:
            await matches.note(db, first, channel=7)
            await both.wait()
            await matches.note(db, second, channel=7)

    done = await asyncio.gather(
        cross(two[0], *numbers), cross(two[1], *reversed(numbers)), return_exceptions=True
    )
    assert [type(one) for one in done if one is not None] == [Conflict]


async def test_a_reader_sees_one_moment(two: tuple[Store, Store]) -> None:
    one, other = two
    match = await a_match(one)
    async with one.read() as db:
        before = await matches.find(db, match)
        async with other.write() as there:
            await matches.change(there, match, 0, draws=1)
        assert await matches.find(db, match) == before
    assert (await found(one, match)).draws == 1


async def test_a_reader_writes_nothing(two: tuple[Store, Store]) -> None:
    with pytest.raises(StoreError, match="cannot be written"):
        async with two[0].read() as db:
            await steps.remember(db, "key", "", 1)


async def test_claims_are_apart_and_equal_keys_in_order(two: tuple[Store, Store]) -> None:
    keys, rows = 5, 8
    row = {"match": None, "kind": "notice", "seat": None, "payload": "{}", "due": 0, "created_at": 0}
    numbers = range(keys * rows)
    async with two[0].write() as db:
        await outbox.add(
            db,
            [{**row, "partition_key": f"u{n % keys}", "user": n % keys, "nonce": str(n)} for n in numbers],
        )
    under_way: set[str] = set()
    taken: list[OutboxRow] = []

    async def work(store: Store, rng: random.Random) -> None:
        while len(taken) < len(numbers):
            async with store.write() as db:
                claimed = await outbox.claim(db, 1, 1000, 3)
                await asyncio.sleep(rng.random() * 0.003)
            for row in claimed:
                assert row.partition_key not in under_way
                under_way.add(row.partition_key)
                taken.append(row)
            for row in claimed:
                await asyncio.sleep(rng.random() * 0.003)
                under_way.discard(row.partition_key)
                async with store.write() as db:
                    await outbox.finish(db, row.id, 1)

    async with asyncio.timeout(30):
        await asyncio.gather(*(work(store, random.Random(n)) for n, store in enumerate(two * 2)))
    assert len({one.id for one in taken}) == len(taken) == len(numbers)
    for key in {one.partition_key for one in taken}:
        order = [one.id for one in taken if one.partition_key == key]
        assert order == sorted(order)


CUT = (
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = '{}' and pid <> pg_backend_pid()"
)


async def test_connections_that_the_server_has_closed(
    postgres_server: postgres.Server, two: tuple[Store, Store]
) -> None:
    """After a restart of the server, at most one transaction fails."""
    store = two[0]
    match = await a_match(store)
    cut = CUT.format(store.engine.url.database)
    postgres_server.run(cut)
    await asyncio.sleep(0.05)
    assert (await found(store, match)).id == match  # what was idle was thrown away

    async def cut_off() -> None:
        async with store.write() as db:
            await matches.change(db, match, 0, draws=1)
            postgres_server.run(cut)
            await matches.find(db, match)

    with pytest.raises(StoreError, match="does not answer"):
        await cut_off()
    assert (await found(store, match)).draws == 0


@pytest.mark.parametrize("key", ["SECRET\0b", "SECRET\ud800"])
async def test_what_it_does_not_take_is_not_repeated(two: tuple[Store, Store], key: str) -> None:
    """PostgreSQL refuses some values that SQLite accepts. The error does not show them."""
    with pytest.raises(StoreError) as error:
        async with two[0].write() as db:
            await steps.remember(db, key, "", 1)
    assert "does not accept a value" in str(error.value)
    assert key[:6] not in "".join(traceback.format_exception(error.value))
    with pytest.raises(StoreError, match="does not accept a value"):
        async with two[0].write() as db:
            await plans.drop_draft(db, 1, 2**40)


async def test_refusals_are_plain_sentences(
    postgres_server: postgres.Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stranger = postgres_server.url(postgres.TEMPLATE, postgres.GUEST, f"{postgres.PASSWORD}!")
    guest = postgres_server.url(postgres.TEMPLATE, postgres.GUEST, postgres.PASSWORD)
    secret = f"postgresql://u:{postgres.PASSWORD}@"
    for url, said in (
        (postgres_server.url("nowhere"), "create it first"),
        (stranger, "does not accept the user or the password"),
        (guest, "does not have the rights"),
        (f"{secret}127.0.0.1:1/db", "The database db at 127.0.0.1 does not answer"),
        (f"{secret}nowhere.invalid/db?sslmode=require", "does not answer"),
        (f"{secret}127.0.0.1:1/db?sslmode=perhaps", "what follows its question mark"),
        (f"{secret}127.0.0.1:1/db?colour=red", "what follows its question mark"),
    ):
        sentence = await refused(url)
        assert said in sentence
        assert postgres.PASSWORD not in sentence
    store = await Store.open(postgres_url)
    async with store.write() as db:
        await db.execute(text("update alembic_version set version_num = '9999'"))
    assert "newer version" in await refused(postgres_url)
    async with store.write() as db:
        await db.execute(text("drop table alembic_version"))
    assert "not a database of this program" in await refused(postgres_url)
    await store.close()
    with monkeypatch.context() as lacking:  # only here: the server is spoken to afterwards
        lacking.setitem(sys.modules, "asyncpg", None)
        assert "needs the package asyncpg" in await refused(postgres_url)


async def test_a_single_statement_is_no_transaction(two: tuple[Store, Store]) -> None:
    """Statements that need not see the same state see the latest; those of one transaction see one state."""
    one, other = two
    match = await a_match(one)
    for single, draws in ((True, 1), (False, 0)):
        async with one.read(single=single) as db:
            before = await matches.find(db, match)
            async with other.write() as there:
                await matches.note(there, match, draws=1 if single else 2)
            after = await matches.find(db, match)
            assert before is not None
            assert after is not None
            assert after.draws - before.draws == draws
