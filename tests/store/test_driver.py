"""The driver for SQLite: one call to its thread per statement."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from bot.store import Conflict, Store, steps
from bot.store.engine import WholeConnection, connect, ended


async def run(connection: WholeConnection, sql: str, *parameters: Any) -> Any:
    return await connection.cursor().execute(sql, parameters)


async def test_a_statement_is_one_visit_and_brings_the_whole_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connect(str(tmp_path / "a.sqlite")) as connection:
        await run(connection, "create table a (n integer primary key, t text)")
        visits: list[object] = []
        visit = connection.visit

        async def counted(*args: Any) -> Any:
            visits.append(args)
            return await visit(*args)

        monkeypatch.setattr(connection, "visit", counted)
        cursor = connection.cursor()
        await cursor.executemany("insert into a values (?, ?)", [(1, "x"), (2, "y")])
        assert (cursor.rowcount, cursor.description, await cursor.fetchall()) == (2, None, [])
        cursor = await run(connection, "select n, t from a where n < ? order by n", 9)
        assert [column[0] for column in cursor.description] == ["n", "t"]
        assert await cursor.fetchall() == [(1, "x"), (2, "y")]
        await cursor.close()
        assert len(visits) == 2


async def test_a_statement_that_nobody_reads_runs_with_the_next_one(tmp_path: Path) -> None:
    async with (
        connect(str(tmp_path / "a.sqlite")) as connection,
        connect(str(tmp_path / "a.sqlite")) as other,
    ):
        await run(connection, "create table a (n integer primary key)")
        connection.wait(False, "insert into a values (?)", (1,))
        connection.wait(True, "insert into a values (?)", [(2,), (3,)])
        assert await (await run(other, "select count(*) from a")).fetchall() == [(0,)]
        assert await (await run(connection, "select count(*) from a")).fetchall() == [(3,)]
        await connection.rollback()
        assert await (await run(connection, "select count(*) from a")).fetchall() == [(0,)]
        connection.wait(False, "insert into a values (?)", (4,))
        await connection.commit()
        assert await (await run(other, "select n from a")).fetchall() == [(4,)]


async def test_what_waits_is_forgotten_by_a_rollback_and_its_error_comes_with_the_next_call(
    tmp_path: Path,
) -> None:
    async with connect(str(tmp_path / "a.sqlite")) as connection:
        await run(connection, "create table a (n integer primary key)")
        connection.wait(False, "insert into a values (?)", (1,))
        await connection.rollback()
        assert await (await run(connection, "select count(*) from a")).fetchall() == [(0,)]
        for _ in range(2):
            connection.wait(False, "insert into a values (?)", (2,))
        connection.wait(False, "insert into a values (?)", (3,))
        with pytest.raises(sqlite3.IntegrityError):
            await run(connection, "insert into a values (5)")
        connection.wait(False, "insert into a values (?)", (2,))
        with pytest.raises(sqlite3.IntegrityError):
            await connection.commit()
        await connection.rollback()
        assert await (await run(connection, "select count(*) from a")).fetchall() == [(0,)]


async def test_a_commit_and_a_rollback_of_nothing_visit_nobody(tmp_path: Path) -> None:
    async with connect(str(tmp_path / "a.sqlite")) as connection:
        await run(connection, "create table a (n integer primary key)")
        await connection.commit()
        connection.visit = None  # type: ignore[method-assign, assignment]  # whoever calls it fails
        await connection.commit()
        await connection.rollback()
        del connection.visit


async def _remember_both(store: Store) -> None:
    async with store.write() as db:
        await steps.remember(db, "b", "2", 1)
        await steps.remember(db, "a", "2", 1)


async def test_a_transaction_stores_what_nobody_read_and_tells_of_its_error(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'a.sqlite'}")
    try:
        async with store.write() as db:
            await steps.remember(db, "a", "1", 1)
        async with store.read() as db:
            assert await steps.remembered(db, "a") == "1"
        with pytest.raises(Conflict):
            await _remember_both(store)
        async with store.read() as db:
            assert (await steps.remembered(db, "a"), await steps.remembered(db, "b")) == ("1", None)
    finally:
        await store.close()


async def test_an_error_is_the_driver_s_own_and_leaves_the_connection_usable(tmp_path: Path) -> None:
    async with connect(str(tmp_path / "a.sqlite")) as connection:
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await run(connection, "select * from nowhere")
        assert await (await run(connection, "select 1")).fetchall() == [(1,)]


async def test_a_connection_that_is_stopped_while_it_closes_does_not_wait_for_ever(tmp_path: Path) -> None:
    """If the closing of a connection is cancelled, SQLAlchemy stops it, and the closing stops it again."""
    connection = await connect(str(tmp_path / "a.sqlite"))
    closing = asyncio.create_task(connection.close())
    await asyncio.sleep(0)
    connection.stop()
    async with asyncio.timeout(10):
        await closing
        await asyncio.gather(connection.close(), connection.close())
    assert connection.stop() is not None


async def test_a_cancelled_close_ends_though_the_connection_was_stopped(tmp_path: Path) -> None:
    connection = await connect(str(tmp_path / "a.sqlite"))
    closing = asyncio.create_task(connection.close())
    await asyncio.sleep(0)
    connection.stop()
    closing.cancel()
    async with asyncio.timeout(10):
        await asyncio.gather(closing, return_exceptions=True)


async def stopped_while_it_waits(folder: Path) -> tuple[WholeConnection, threading.Event]:
    """A connection whose call was cancelled, and what its thread waits for."""
    connection, go_on = connect(str(folder / "a.sqlite")), threading.Event()
    await connection
    visit = asyncio.create_task(connection.visit(lambda _: go_on.wait(5)))
    await asyncio.sleep(0.01)
    visit.cancel()
    connection.stop()  # as SQLAlchemy does, which waits for nothing
    return connection, go_on


async def test_the_end_of_a_stopped_thread_is_awaited(tmp_path: Path) -> None:
    connection, go_on = await stopped_while_it_waits(tmp_path)
    asyncio.get_running_loop().call_later(0.1, go_on.set)
    await ended(5.0)
    assert go_on.is_set()
    connection._thread.join(1.0)
    assert not connection._thread.is_alive()


async def test_a_thread_that_does_not_end_is_not_awaited_for_ever(tmp_path: Path) -> None:
    connection, go_on = await stopped_while_it_waits(tmp_path)
    await ended(0.05)
    assert connection._thread.is_alive()
    go_on.set()
    await ended(5.0)
