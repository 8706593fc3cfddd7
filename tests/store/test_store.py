"""The store: durability, migration, error messages, and size."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, create_engine, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import AsyncAdaptedQueuePool
from sqlalchemy.schema import CreateTable

from bot.store import Conflict, StepRow, Store, StoreBusy, StoreError, matches, people, steps
from bot.store.migrate import newest, upgrade
from bot.store.schema import due, metadata
from tests.conftest import BOTH

over_both = pytest.mark.parametrize("database_url", BOTH, indirect=True)


async def a_match(store: Store, uid: str = "u") -> int:
    async with store.write() as db:
        await people.remember(db, 5, "Ann", "en-GB")
        return await matches.add(
            db,
            uid=uid,
            game="ferry",
            rules_version=1,
            data_fingerprint="",
            seats=2,
            options="{}",
            state="lobby",
            host=5,
            guild=1,
            channel=2,
            thread=None,
            post=2,
            place_lost=False,
            language="en",
            board="all",
            steps=0,
            draws=0,
            public_version=0,
            revision=0,
            opened_at=1,
        )


async def test_set_up(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'deep' / 'db.sqlite'}")
    async with store.read() as db:
        for pragma, value in (
            ("journal_mode", "wal"),
            ("synchronous", 2),
            ("foreign_keys", 1),
            ("busy_timeout", 5000),
        ):
            assert (await db.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
    await store.close()


async def test_a_lobby_from_before_clocks_is_closed_some_day(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as db:
        upgrade(db, "0002")
        known = {"seats": 2, "host": 1, "channel": 1, "post": 1, "opened_at": 5, "state": "lobby"}
        columns = db.exec_driver_sql("pragma table_info(matches)").mappings().all()
        needed = {
            row["name"]: 0 if row["type"] != "TEXT" else ""
            for row in columns
            if row["notnull"] and not row["pk"]
        }
        db.execute(Table("matches", MetaData(), autoload_with=db).insert().values({**needed, **known}))
    engine.dispose()
    store = await Store.open(f"sqlite:///{path}")
    async with store.read() as connection:
        assert (await connection.execute(select(due.c.at))).scalar_one() == 5 + 14 * 86_400_000
    await store.close()


@over_both
async def test_the_migrations_make_the_schema(database_url: str) -> None:
    store = await Store.open(database_url)

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert context.get_current_revision() == newest()
        return list(compare_metadata(context, metadata))

    async with store.read() as db:
        assert await db.run_sync(differences) == []
    await store.close()


def test_postgresql_understands_the_schema() -> None:
    for table in metadata.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=postgresql.dialect()))  # type: ignore[no-untyped-call]


@over_both
async def test_a_second_start_finds_everything(database_url: str) -> None:
    store = await Store.open(database_url)
    match = await a_match(store)
    await store.close()
    store = await Store.open(database_url)
    async with store.read() as db:
        assert (await matches.find(db, match)) is not None
    await store.close()


async def refused(url: str) -> str:
    with pytest.raises(StoreError) as error:
        await Store.open(url, wait=0.1)
    sentence = str(error.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


async def test_refusals_are_plain_sentences(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite"
    store = await Store.open(f"sqlite:///{path}")
    async with store.write() as db:
        await db.exec_driver_sql("select 1")  # the lock is taken with the first statement
        with pytest.raises(StoreBusy) as busy:
            await Store.open(f"sqlite:///{path}", wait=0.1)
        assert "busy" in str(busy.value)
    async with store.write() as db:
        await db.exec_driver_sql("update alembic_version set version_num = '9999'")
    await store.close()
    assert "newer version" in await refused(f"sqlite:///{path}")
    (tmp_path / "text.sqlite").write_text("hello, this is no database at all" * 100)
    assert "not a database of this program" in await refused(f"sqlite:///{tmp_path / 'text.sqlite'}")
    foreign = await Store.open(f"sqlite:///{tmp_path / 'foreign.sqlite'}")
    async with foreign.write() as db:
        await db.exec_driver_sql("drop table alembic_version")
    await foreign.close()
    assert "not a database of this program" in await refused(f"sqlite:///{tmp_path / 'foreign.sqlite'}")
    assert "cannot be opened" in await refused("sqlite:////dev/null/db.sqlite")
    assert "cannot be opened" in await refused(f"sqlite:///{tmp_path}")
    assert "must begin with" in await refused("mysql://u:secret@host/db")
    assert "not a database address" in await refused("nonsense")
    assert "secret" not in await refused("postgresql://u:secret@127.0.0.1:1/db")


async def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite"
    store = await Store.open(f"sqlite:///{path}")
    await store.close()
    sentence = await refused(f"sqlite:///file:{path}?mode=ro&uri=true")
    assert "cannot be written" in sentence


@over_both
async def test_writers_do_not_lose_updates(database_url: str) -> None:
    """Two connections read and then write, as in two processes."""
    one, two = await Store.open(database_url), await Store.open(database_url)
    match = await a_match(one)

    async def raise_it(store: Store) -> int:
        async with store.write() as db:
            await matches.lock(db, match)
            row = await matches.find(db, match)
            assert row is not None
            await asyncio.sleep(0.001)
            await matches.change(db, match, row.revision, draws=row.draws + 1)
        return 1

    done = sum(await asyncio.gather(*(raise_it(store) for store in (one, two) * 10)))
    async with one.read() as db:
        row = await matches.find(db, match)
    assert row is not None
    assert row.draws == row.revision == done == 20
    with pytest.raises(Conflict):
        async with one.write() as db:
            await matches.change(db, match, 3, draws=0)
    await one.close()
    await two.close()


@over_both
async def test_cancelling_leaves_no_lock(database_url: str) -> None:
    store = await Store.open(database_url, wait=0.5)

    async def write(key: str) -> None:
        async with store.write() as db:
            await steps.remember(db, key, "", 1)
            await steps.remembered(db, key)

    for number in range(40):
        task = asyncio.create_task(store.finish(write(f"a{number}")))
        await asyncio.sleep(number * 0.0001)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await write(f"b{number}")
    await store.close()


@over_both
async def test_tasks_that_are_cancelled_twice_leave_no_task_behind(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second cancellation comes during the cleanup of the first, the third during that of the second.
    Every connection is closed."""
    connect, made = sqlite3.connect, list[sqlite3.Connection]()

    def noted(*args: Any, **settings: Any) -> sqlite3.Connection:
        made.append(connect(*args, **settings))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", noted)
    store = await Store.open(database_url, wait=0.5)
    rng = random.Random(2)

    async def work(opened: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        async with opened() as db:
            for number in range(5):
                await steps.remembered(db, str(number))

    for _ in range(20):
        tasks = [asyncio.create_task(work(rng.choice((store.read, store.write)))) for _ in range(4)]
        for _ in range(3):
            for _ in range(rng.randrange(12)):
                await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await store.close()
    if left := asyncio.all_tasks() - {asyncio.current_task()}:
        _, left = await asyncio.wait(left, timeout=10)
    assert left == set()
    for connection in made:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.total_changes  # noqa: B018 (it tells whether the connection is open)


@over_both
async def test_nothing_begins_once_the_store_is_closed(database_url: str) -> None:
    store = await Store.open(database_url)
    go_on = asyncio.Event()

    async def look() -> str | None:
        await go_on.wait()
        async with store.read() as db:
            return await steps.remembered(db, "a")

    running = asyncio.create_task(store.finish(look()))
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    with pytest.raises(StoreError, match="closed"):
        await store.finish(look())
    go_on.set()
    await closing
    assert await running is None  # what had begun came to its end
    for opened in (store.read, store.write):
        with pytest.raises(StoreError, match="closed"):
            async with opened():
                pass


@over_both
async def test_closing_waits_for_open_transactions(database_url: str) -> None:
    store = await Store.open(database_url)
    async with store.read() as db:
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
        assert await steps.remembered(db, "a") is None
    await closing


@over_both
async def test_errors_show_no_values(database_url: str) -> None:
    """No error message contains the parameters of a statement (moves, hands, secrets)."""
    store = await Store.open(database_url)
    with pytest.raises(StoreError) as error:
        async with store.write() as db:
            await db.execute(text("insert into missing values (:move)"), {"move": "SECRET-MOVE"})
    assert "missing" in str(error.value)
    assert "SECRET-MOVE" not in str(error.value)
    await store.close()


async def test_in_memory() -> None:
    store = await Store.open("sqlite://")
    match = await a_match(store)

    async def look() -> bool:
        async with store.read() as db:
            return await matches.find(db, match) is not None

    assert all(await asyncio.gather(*(look() for _ in range(5))))
    await store.close()


@over_both
async def test_a_rolled_back_block_leaves_nothing(database_url: str) -> None:
    store = await Store.open(database_url)
    match = await a_match(store)
    row = StepRow(n=1, seat=0, move="S", batch=1, key=None, at=1)

    async def fail() -> None:
        async with store.write() as db:
            await steps.append(db, match, [row])
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with store.read() as db:
        assert await steps.log(db, match) == []
    await store.close()


def test_migrations_are_found_wherever_the_package_lies(tmp_path: Path) -> None:
    """The migrations are found beside the module, not in the working directory, as in an installed wheel."""
    package = Path(__file__).parents[2] / "bot"
    for part in ("store", "runtime"):
        shutil.copytree(package / part, tmp_path / "bot" / part, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "bot" / "__init__.py").write_text("")
    code = (
        f"import asyncio, os, bot.store as s; assert {str(tmp_path)!r} in s.__file__;"
        f"asyncio.run(s.Store.open('sqlite:///{tmp_path}/x.sqlite')); os._exit(0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@over_both
async def test_a_time_out_of_the_pool_is_a_store_that_is_busy(database_url: str) -> None:
    store = await Store.open(database_url)
    pool = store.engine.sync_engine.pool
    assert isinstance(pool, AsyncAdaptedQueuePool)
    pool._timeout = 0.01
    async with AsyncExitStack() as stack:
        for _ in range(pool.size() + pool._max_overflow):
            await stack.enter_async_context(store.read())
        with pytest.raises(StoreBusy, match="all connections are in use"):
            async with store.read():
                pass
    async with store.read() as db:
        assert await matches.running_count(db) == 0
    await store.close()


@over_both
async def test_readers_aside_keep_nobody_else_waiting(database_url: str) -> None:
    store = await Store.open(database_url)
    aside = store.aside(2, 1)
    async with AsyncExitStack() as stack:
        for _ in range(2):
            await stack.enter_async_context(aside.read())
        third = asyncio.create_task(stack.enter_async_context(aside.read()))
        await asyncio.sleep(0)
        with pytest.raises(StoreBusy, match="Too many wait"):
            async with aside.read():
                pass
        match = await a_match(store)
        async with store.read() as db:
            assert await matches.find(db, match) is not None
        assert not third.done()
        async with aside.write() as db:  # who writes stands in line with everybody else
            await steps.note(db, "aside", "written", 1)
        third.cancel()
    async with aside.read(single=True) as db:
        assert await steps.remembered(db, "aside") == "written"
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        async with aside.read():
            pass
