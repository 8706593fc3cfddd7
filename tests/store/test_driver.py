"""The driver for SQLite: one call to its thread per statement."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.store.driver import WholeConnection, connect


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
