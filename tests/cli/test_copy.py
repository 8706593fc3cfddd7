"""`copy`: from SQLite to PostgreSQL and back, whole or not at all."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import delete, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.__main__ import main
from bot.cli import copy as copying
from bot.cli.check import check
from bot.cli.copy import Copied, transfer
from bot.cli.databases import connected
from bot.runtime.shards import Shards
from bot.store import StoreError, outbox, schema, webhooks
from bot.store.errors import InUse
from bot.store.schema import metadata, persons
from bot.store.shard_lock import ShardLock
from bot.store.sqlite_files import lock_database
from tests import postgres
from tests.match.app import ALL, ANN, MatchApp, open_app
from tests.match.test_writers import check as sound

GAMES = ("golden_horn", "pyramids", "bora_bora", "edo")


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def moved(source: str, target: str) -> Copied:
    return await asyncio.to_thread(transfer, source, target)


def held_in(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a file, told apart by their types, and how far its numbers have come."""
    with closing(sqlite3.connect(file)) as db:
        return {
            table: sorted(map(tuple, db.execute(f"select * from {table}")), key=repr)
            for table in (*metadata.tables, "alembic_version", "sqlite_sequence")
        }


async def grown(app: MatchApp, games: tuple[str, ...] = GAMES, steps: int = 6) -> list[int]:
    """A running match of each game, one that is over, a lobby; some of it delivered."""
    found = []
    for game in games:
        match = (await app.start(game, 3)).match
        await app.at_random(match, random.Random(match), steps)
        found.append(match)
    await app.sent()
    over = (await app.start()).match
    await app.at_random(over, random.Random(over))
    await app.services.people.set_zone(ANN, "Europe/Athens")
    await app.services.people.add_vacation(ANN, "2026-05-01", "2026-05-08")
    await app.lobby()
    await hooked(app)
    return found


async def hooked(app: MatchApp) -> int:
    """The number of a new webhook."""
    async with app.store.write() as db:
        return await webhooks.add(
            db, user=ANN.user, url="https://hook.example/", form="json", secret="s", made_at=1
        )


async def small(file: Path) -> None:
    async with open_app(file) as app:
        await grown(app, ("golden_horn",))


def test_what_was_copied_is_said() -> None:
    assert str(Copied(1, 30, 5)) == "1 match, 30 rows in 5 database tables"


async def test_there_and_back_and_on(tmp_path: Path, postgres_url: str) -> None:
    first, second = tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    async with open_app(first, "first") as app:
        live = await grown(app)
        looks = [await app.services.views.look(match, ANN.user) for match in live]
        async with app.store.write() as db:  # numbers of rows that are gone are not used again
            await db.execute(delete(schema.outbox).where(schema.outbox.c.state.in_(outbox.OPEN)))
            await outbox.prune(db, app.services.context.now() + 1)
        clock = app.clock
    before = held_in(first)
    copied = await moved(url_of(first), postgres_url)
    assert held_in(first) == before
    assert copied.matches == len(before["matches"]) == len(live) + 2
    assert copied.rows == sum(len(before[table]) for table in metadata.tables)
    await moved(postgres_url, url_of(second))
    assert held_in(second) == before

    async with open_app(postgres_url, "there", clock) as app:
        assert [await app.services.views.look(match, ANN.user) for match in live] == looks
        for match in live:
            await sound(app, match)
            await app.at_random(match, random.Random(7), 5)
            await sound(app, match)
        assert {job.match for job in await app.sent("board", "final")} <= set(live)
        assert (await app.lobby()).match == copied.matches + 1
        assert await hooked(app) == len(before["webhooks"]) + 1
        async with app.store.read() as db:
            least = (await db.execute(text("select min(id) from outbox"))).scalar_one()
        (last,) = [number for table, number in before["sqlite_sequence"] if table == "outbox"]
        assert isinstance(last, int)
        assert least > last
    assert not [
        one for one in await asyncio.to_thread(list, check(postgres_url, ALL)) if one.fault or one.note
    ]

    third = tmp_path / "third.sqlite"
    await moved(postgres_url, url_of(third))
    async with open_app(third, "home", clock) as app:
        for match in live:
            await sound(app, match)
            await app.at_random(match, random.Random(8), 5)
            await sound(app, match)
        assert (await app.lobby()).match == copied.matches + 2
    assert not [name for name in os.listdir(tmp_path) if "part" in name]


async def test_a_copy_that_is_not_the_original_is_thrown_away(
    tmp_path: Path, postgres_url: str, postgres_server: postgres.Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, target = tmp_path / "db.sqlite", tmp_path / "target.sqlite"
    await small(file)
    copy = copying._copy

    async def careless(old: AsyncConnection, new: AsyncConnection, name: str) -> dict[str, int]:
        counts = await copy(old, new, name)
        await new.execute(update(persons).where(persons.c.user == ANN.user).values(name="Anna"))
        return counts

    monkeypatch.setattr(copying, "_copy", careless)
    with postgres_server.database(empty=True) as empty:
        for url in (postgres_url, empty, url_of(target)):
            with pytest.raises(StoreError, match="copy of persons is not the original"):
                await moved(url_of(file), url)
        async with connected(empty) as store, store.read() as db:
            tables = text("select count(*) from pg_tables where schemaname = 'public'")
            assert (await db.execute(tables)).scalar() == 0
    assert not target.exists()
    monkeypatch.undo()
    await moved(url_of(file), postgres_url)  # it was left empty


async def refused(source: str, target: str) -> str:
    with pytest.raises(StoreError) as error:
        await moved(source, target)
    said = str(error.value)
    assert said.endswith(".")
    assert "\n" not in said
    assert postgres.PASSWORD not in said
    return said


async def test_refusals(tmp_path: Path, postgres_url: str, postgres_server: postgres.Server) -> None:
    file, other = tmp_path / "db.sqlite", tmp_path / "other.sqlite"
    missing, new = tmp_path / "missing.sqlite", tmp_path / "new.sqlite"
    for one in (file, other):
        await small(one)
    await moved(url_of(file), postgres_url)
    before = held_in(file), held_in(other)
    diary = tmp_path / "diary.sqlite"
    diary.write_text("Dear diary, " * 100)

    assert "There is no file" in await refused(url_of(missing), url_of(new))
    assert "same database" in await refused(url_of(file), url_of(file))
    assert "same database" in await refused(postgres_url, postgres_url)
    assert "same database" in await refused(postgres_url, f"{postgres_url}&command_timeout=5")
    assert "is not empty" in await refused(url_of(file), url_of(other))
    assert "is not empty" in await refused(url_of(file), postgres_url)
    assert "not a database of this program" in await refused(url_of(diary), url_of(new))
    assert "not a database of this program" in await refused(url_of(file), url_of(diary))
    assert "FROM is not a database address" in await refused("nonsense", url_of(new))
    assert "TO is not a database address" in await refused(url_of(file), "nonsense")
    assert "in a file can be copied" in await refused("sqlite://", url_of(new))
    assert "TO is not supported" in await refused(url_of(file), "mysql://u:secret@host/db")
    assert "FROM is not a database address" in await refused("postgresql://h:port/x", url_of(new))
    assert "follows its question mark" in await refused(url_of(file), f"{postgres_url}&colour=red")
    away = f"postgresql://u:{postgres.PASSWORD}@127.0.0.1:1/db"
    assert "does not answer" in await refused(url_of(file), away)
    assert "There is no database" in await refused(url_of(file), postgres_server.url("nowhere"))
    stranger = postgres_server.url(postgres.TEMPLATE, postgres.GUEST, f"{postgres.PASSWORD}!")
    assert "does not accept the user or the password" in await refused(url_of(file), stranger)
    with postgres_server.database(empty=True) as empty:
        assert "is empty" in await refused(empty, url_of(new))
        postgres_server.run("create table songs (name text)", database=str(empty).split("/")[3].split("?")[0])
        assert "not a database of this program" in await refused(empty, url_of(new))
        assert "is not empty" in await refused(url_of(file), empty)
    assert (held_in(file), held_in(other)) == before
    assert not new.exists()
    assert diary.read_text().startswith("Dear diary")


async def test_a_row_that_the_other_kind_does_not_take(tmp_path: Path, postgres_url: str) -> None:
    file = tmp_path / "db.sqlite"
    await small(file)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("update persons set name = 'An' || char(0) || 'n'")
    assert "A row of persons cannot be stored" in await refused(url_of(file), postgres_url)


async def test_other_versions_are_refused(tmp_path: Path, postgres_url: str) -> None:
    file, new = tmp_path / "db.sqlite", tmp_path / "new.sqlite"
    await small(file)
    await moved(url_of(file), postgres_url)
    for version, said in (("0001", "older version"), ("9999", "newer version")):
        with closing(sqlite3.connect(file)) as db, db:
            db.execute("update alembic_version set version_num = ?", (version,))
        async with connected(postgres_url) as store, store.write() as connection:
            await connection.execute(text(f"update alembic_version set version_num = '{version}'"))
        assert said in await refused(url_of(file), url_of(new))
        assert said in await refused(postgres_url, url_of(new))
    assert not new.exists()


async def test_nothing_is_copied_while_a_bot_runs(tmp_path: Path, postgres_url: str) -> None:
    file, new = tmp_path / "db.sqlite", tmp_path / "new.sqlite"
    await small(file)
    with lock_database(url_of(file)), pytest.raises(InUse, match="in use by another process"):
        await moved(url_of(file), postgres_url)
    for shards in (None, Shards(2, 1, 1)):
        async with ShardLock(postgres_url, shards):
            for source, target in ((url_of(file), postgres_url), (postgres_url, url_of(new))):
                with pytest.raises(InUse, match="in use by another process"):
                    await moved(source, target)
    assert not new.exists()


async def test_as_a_tool(tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "db.sqlite"
    await small(file)
    command = ["copy", url_of(file), postgres_url]
    assert await asyncio.to_thread(main, command) == 0
    assert "3 matches" in capsys.readouterr().out
    assert await asyncio.to_thread(main, command) == 1
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
