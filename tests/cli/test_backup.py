"""Backups: whole while the bot runs; what is damaged, foreign or newer changes nothing."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.backup import back_up, restore
from bot.cli.check import check
from bot.store import StoreError
from bot.store.errors import InUse
from bot.store.process_lock import lock_database
from bot.store.sqlite_files import contents
from tests.match.house import ALL, House, open_house


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def grown(house: House, steps: int = 6) -> int:
    match = (await house.start("ferry", 3)).match
    await house.at_random(match, random.Random(1), steps)
    return match


def one(file: Path, statement: str) -> object:
    with closing(sqlite3.connect(file)) as db:
        return db.execute(statement).fetchone()[0]


async def test_a_backup_of_a_database_in_use_is_whole(tmp_path: Path) -> None:
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_house(file) as house:
        match = await grown(house)
        found = back_up(url_of(file), copy)
        assert (found.matches, found.live) == (1, 1)
        before = one(copy, "select count(*) from steps")
        await house.at_random(match, random.Random(2), 4)
        assert one(copy, "select count(*) from steps") == before
        back_up(url_of(file), copy)  # an older backup is replaced
        assert one(copy, "select count(*) from steps") > before  # type: ignore[operator]
    assert [name for name in os.listdir(tmp_path) if name.startswith("copy")] == ["copy.sqlite"]


async def test_a_restored_match_goes_on_and_nobody_is_pinged_twice(tmp_path: Path) -> None:
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_house(file) as house:
        match = await grown(house)
        back_up(url_of(file), copy)  # nothing was delivered yet: every ping still waits
        was = await house.services.views.brief(match)
        await house.at_random(match, random.Random(2))
    kept = await asyncio.to_thread(restore, url_of(file), copy, house.clock)
    assert kept is not None
    assert contents(kept).matches == 1
    async with open_house(file, "again") as house:
        assert (await house.services.views.brief(match)).awaited == was.awaited
        [board] = await house.sent()
        assert (board.kind, board.pings) == ("board", ())
        assert (await house.at_random(match, random.Random(3))).state == "over"


async def test_a_first_restore_needs_no_database(tmp_path: Path) -> None:
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_house(file) as house:
        await grown(house)
        back_up(url_of(file), copy)
    target = tmp_path / "new" / "turnpost.sqlite"
    assert await asyncio.to_thread(restore, url_of(target), copy) is None
    assert contents(target).live == 1


async def test_nothing_is_restored_over_a_running_bot(tmp_path: Path) -> None:
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_house(file) as house:
        await grown(house)
        back_up(url_of(file), copy)
        before = file.read_bytes()
        with lock_database(url_of(file)), pytest.raises(InUse, match="in use by another process"):
            restore(url_of(file), copy)
        assert file.read_bytes() == before


@pytest.mark.parametrize("kind", ["absent", "foreign", "text", "damaged", "newer", "itself"])
async def test_what_is_no_backup_is_refused(tmp_path: Path, kind: str) -> None:
    file, bad = tmp_path / "db.sqlite", tmp_path / "bad.sqlite"
    async with open_house(file) as house:
        await grown(house)
        back_up(url_of(file), bad)
    said = _spoil(kind, bad)
    before = file.read_bytes()
    with pytest.raises(StoreError, match=said) as refused:
        restore(url_of(file), file if kind == "itself" else bad)
    assert "\n" not in str(refused.value)
    assert file.read_bytes() == before
    assert [name for name in os.listdir(tmp_path) if name.startswith("db.sqlite.2")] == []


def _spoil(kind: str, file: Path) -> str:
    match kind:
        case "absent":
            file.unlink()
            return "There is no file"
        case "foreign":
            file.unlink()
            with closing(sqlite3.connect(file)) as db:
                db.execute("create table songs (name text)")
            return "not a database of this program"
        case "text":
            file.write_text("My holiday diary. " * 400)
            return "not a database of this program"
        case "damaged":
            data = bytearray(file.read_bytes())
            middle = len(data) // 2
            data[middle : middle + 8192] = b"\xa5" * 8192
            file.write_bytes(bytes(data))
            return "damaged"
        case "newer":
            with closing(sqlite3.connect(file)) as db, db:
                db.execute("update alembic_version set version_num = '9999'")
            return "newer version"
        case _:
            return "the database itself"


async def test_no_other_file_is_overwritten(tmp_path: Path) -> None:
    file, diary = tmp_path / "db.sqlite", tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    with pytest.raises(StoreError, match="There is no database"):
        back_up(url_of(file), tmp_path / "copy.sqlite")
    async with open_house(file) as house:
        await grown(house)
    for target, said in (
        (diary, "not a database"),
        (file, "the database itself"),
        (tmp_path, "is a folder"),
        (tmp_path / "no" / "where.sqlite", "where.sqlite cannot be written"),
    ):
        with pytest.raises(StoreError, match=said):
            back_up(url_of(file), target)
    assert diary.read_text() == "Dear diary"


async def test_who_owns_a_backup_alone_can_read_it(tmp_path: Path) -> None:
    """Hands and secrets are in it."""
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_house(file) as house:
        await grown(house)
    back_up(url_of(file), copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


async def test_a_newer_database_is_named_and_not_a_file_that_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "db.sqlite"
    async with open_house(file) as house:
        await grown(house)
    _spoil("newer", file)
    with pytest.raises(StoreError, match=r"db\.sqlite was written by a newer version"):
        back_up(url_of(file), tmp_path / "copy.sqlite")


async def test_a_database_that_lacks_a_table(tmp_path: Path) -> None:
    """SQLite finds it whole; we do not."""
    file, bad = tmp_path / "db.sqlite", tmp_path / "bad.sqlite"
    async with open_house(file) as house:
        await grown(house)
        back_up(url_of(file), bad)
    with closing(sqlite3.connect(bad)) as db, db:
        db.execute("drop table steps")
    before = file.read_bytes()
    with pytest.raises(StoreError, match="is damaged: it lacks the table steps"):
        await asyncio.to_thread(restore, url_of(file), bad)
    assert file.read_bytes() == before
    with pytest.raises(StoreError, match="cannot be read"):
        list(check(url_of(bad), ALL))


def test_two_processes_do_not_share_a_database(tmp_path: Path) -> None:
    url = url_of(tmp_path / "db.sqlite")
    with lock_database(url), pytest.raises(InUse), lock_database(url):
        pass
    with lock_database(url):
        pass
    with lock_database("sqlite+aiosqlite://"), lock_database("sqlite+aiosqlite://"):
        pass
