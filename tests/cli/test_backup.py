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
from bot.store.sqlite_files import contents, lock_database
from bot.store.sqlite_files import copy as snapshot
from tests.match.app import ALL, MatchApp, open_app
from tests.match.messages import fact_of


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def grown(app: MatchApp, steps: int = 6) -> int:
    match = (await app.start("ferry", 3)).match
    await app.at_random(match, random.Random(1), steps)
    return match


def one(file: Path, statement: str) -> object:
    with closing(sqlite3.connect(file)) as db:
        return db.execute(statement).fetchone()[0]


async def test_a_backup_of_a_database_in_use_is_whole(tmp_path: Path) -> None:
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_app(file) as app:
        match = await grown(app)
        found = back_up(url_of(file), copy)
        assert (found.matches, found.live) == (1, 1)
        before = one(copy, "select count(*) from steps")
        await app.at_random(match, random.Random(2), 4)
        assert one(copy, "select count(*) from steps") == before
        back_up(url_of(file), copy)  # an older backup is replaced
        assert one(copy, "select count(*) from steps") > before  # type: ignore[operator]
    assert [name for name in os.listdir(tmp_path) if name.startswith("copy")] == ["copy.sqlite"]


async def test_what_sqlite_keeps_beside_the_file_counts_as_well(tmp_path: Path) -> None:
    file = tmp_path / "db.sqlite"
    async with open_app(file):
        before = contents(file).size
        with closing(sqlite3.connect(file)) as db:
            db.execute("insert into seen (key, result, at) values ('a', hex(zeroblob(500000)), 0)")
            db.commit()
            assert contents(file).size > before + 900_000


async def test_a_restored_match_goes_on_and_nobody_is_pinged_twice(tmp_path: Path) -> None:
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_app(file) as app:
        match = await grown(app)
        back_up(url_of(file), copy)  # nothing was delivered yet: every ping still waits
        was = await app.services.views.brief(match)
        await app.at_random(match, random.Random(2))
    kept = await asyncio.to_thread(restore, url_of(file), copy, app.clock)
    assert kept is not None
    assert contents(kept).matches == 1
    async with open_app(file, "again") as app:
        assert (await app.services.views.brief(match)).awaited == was.awaited
        await app.services.jobs.post_restored()  # as the scheduler does first
        await app.services.jobs.post_restored()
        said, board = await app.sent("notice", "board")
        assert fact_of(said).key == "table-restored", "turns may be lost"
        assert (said.pings, board.kind, board.pings) == ((), "board", ())
        assert (await app.at_random(match, random.Random(3))).state == "over"


@pytest.mark.parametrize("delivered", [True, False])
async def test_a_restored_match_shows_its_hands_again(tmp_path: Path, delivered: bool) -> None:
    """The messages with the hands still show what was drawn and played after the backup; hands that were not
    sent yet are sent."""
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_app(file) as app:
        match = (await app.start("golden_horn", 2)).match
        if delivered:
            await app.sent()
        back_up(url_of(file), copy)
        await app.at_random(match, random.Random(2), 6)
    await asyncio.to_thread(restore, url_of(file), copy, app.clock)
    async with open_app(file, "again") as app:
        await app.services.jobs.post_restored()
        assert sorted(job.kind for job in await app.sent()) == ["board", "hand", "hand", "notice"]


async def test_a_restored_lobby_has_a_card(tmp_path: Path) -> None:
    """It was not posted yet, or it shows who has come since."""
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_app(file) as app:
        await app.lobby("ferry", 3)
        back_up(url_of(file), copy)
        await app.sent()
    await asyncio.to_thread(restore, url_of(file), copy, app.clock)
    async with open_app(file, "again") as app:
        await app.services.jobs.post_restored()
        assert [job.kind for job in await app.sent()] == ["lobby"]


@pytest.mark.parametrize("before", [0, 1])
async def test_the_number_of_a_match_is_never_used_again(tmp_path: Path, before: int) -> None:
    """Its messages outlive it, and their buttons name it."""
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_app(file) as app:
        for _ in range(before):
            await app.start("ferry", 3)
        back_up(url_of(file), copy)
        lost = [(await app.start("ferry", 3)).match for _ in range(2)]
    await asyncio.to_thread(restore, url_of(file), copy)
    async with open_app(file, "again") as app:
        assert (await app.start("ferry", 3)).match == lost[-1] + 1


async def test_a_first_restore_needs_no_database(tmp_path: Path) -> None:
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_app(file) as app:
        await grown(app)
        back_up(url_of(file), copy)
    target = tmp_path / "new" / "turnpost.sqlite"
    assert await asyncio.to_thread(restore, url_of(target), copy) is None
    assert contents(target).live == 1


async def test_nothing_is_restored_over_a_running_bot(tmp_path: Path) -> None:
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_app(file) as app:
        await grown(app)
        back_up(url_of(file), copy)
        before = file.read_bytes()
        with lock_database(url_of(file)), pytest.raises(InUse, match="in use by another process"):
            restore(url_of(file), copy)
        assert file.read_bytes() == before


@pytest.mark.parametrize("kind", ["absent", "foreign", "text", "damaged", "newer", "itself"])
async def test_what_is_no_backup_is_refused(tmp_path: Path, kind: str) -> None:
    file, bad = tmp_path / "db.sqlite", tmp_path / "bad.sqlite"
    async with open_app(file) as app:
        await grown(app)
        snapshot(file, bad, sealed=False)
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


@pytest.mark.parametrize("seed", range(4))
async def test_one_flipped_byte_is_refused(tmp_path: Path, seed: int) -> None:
    """Wherever it is: in rows, in free space, in the header, in the checksum."""
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_app(file) as app:
        await grown(app)
    back_up(url_of(file), copy)
    whole, before = copy.read_bytes(), file.read_bytes()
    rng = random.Random(seed)
    places = [*range(0, 100, 7), *rng.sample(range(len(whole)), 60), *range(len(whole) - 90, len(whole), 4)]
    for place in places:
        damaged = bytearray(whole)
        damaged[place] ^= 1 << rng.randrange(8)
        copy.write_bytes(damaged)
        with pytest.raises(StoreError) as refused:
            restore(url_of(file), copy)
        assert "\n" not in str(refused.value)
    for size in rng.sample(range(len(whole)), 20):
        copy.write_bytes(whole[:size])
        with pytest.raises(StoreError):
            restore(url_of(file), copy)
    assert file.read_bytes() == before
    copy.write_bytes(whole)
    assert await asyncio.to_thread(restore, url_of(file), copy) is not None


async def test_a_damaged_copy_without_a_checksum_is_never_a_traceback(tmp_path: Path) -> None:
    """As of a version that wrote none, or made with another program."""
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_app(file) as app:
        await grown(app)
    with closing(sqlite3.connect(file)) as db:
        db.execute("pragma journal_mode = delete")
    whole, rng = file.read_bytes(), random.Random(1)
    copy.write_bytes(whole)
    assert await asyncio.to_thread(restore, url_of(file), copy) is not None
    said: list[str] = []
    for _ in range(150):
        damaged = bytearray(whole)
        for _ in range(rng.choice((1, 3, 200))):
            damaged[rng.randrange(rng.choice((100, 4096, len(whole))))] = rng.randrange(256)
        copy.write_bytes(damaged)
        try:
            restore(url_of(tmp_path / "there.sqlite"), copy)
        except StoreError as error:
            said.append(str(error))
    assert len(said) > 50
    assert not any("\n" in one for one in said)


async def test_a_backup_is_a_database_as_it_is(tmp_path: Path) -> None:
    """Whoever puts it in place by hand can play on."""
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_app(file) as app:
        match = await grown(app)
    back_up(url_of(file), copy)
    async with open_app(copy, "again") as app:
        assert (await app.at_random(match, random.Random(3))).state == "over"
    assert one(copy, "pragma integrity_check") == "ok"


async def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    real, link, copy = tmp_path / "disk" / "db.sqlite", tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_app(real) as app:
        await grown(app)
        back_up(url_of(real), copy)
        await app.lobby()
    link.symlink_to(real)
    kept = await asyncio.to_thread(restore, url_of(link), copy)
    assert link.is_symlink()
    assert (contents(real).matches, contents(link).matches) == (1, 1)
    assert kept is not None
    assert kept.parent == real.parent
    assert contents(kept).matches == 2


async def test_a_second_name_would_keep_the_old_database(tmp_path: Path) -> None:
    file, copy = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    async with open_app(file) as app:
        await grown(app)
    back_up(url_of(file), copy)
    os.link(file, tmp_path / "second.sqlite")
    before = file.read_bytes()
    with pytest.raises(StoreError, match="has 2 names"):
        restore(url_of(file), copy)
    assert file.read_bytes() == before


async def test_no_other_file_is_overwritten(tmp_path: Path) -> None:
    file, diary = tmp_path / "db.sqlite", tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    with pytest.raises(StoreError, match="There is no database"):
        back_up(url_of(file), tmp_path / "copy.sqlite")
    async with open_app(file) as app:
        await grown(app)
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
    async with open_app(file) as app:
        await grown(app)
    back_up(url_of(file), copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


async def test_a_newer_database_is_named_and_not_a_file_that_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "db.sqlite"
    async with open_app(file) as app:
        await grown(app)
    _spoil("newer", file)
    with pytest.raises(StoreError, match=r"db\.sqlite was written by a newer version"):
        back_up(url_of(file), tmp_path / "copy.sqlite")


async def test_a_database_that_lacks_a_table(tmp_path: Path) -> None:
    """SQLite finds it whole; we do not."""
    file, bad = tmp_path / "db.sqlite", tmp_path / "bad.sqlite"
    async with open_app(file) as app:
        await grown(app)
        snapshot(file, bad, sealed=False)
    with closing(sqlite3.connect(bad)) as db, db:
        db.execute("drop table steps")
    before = file.read_bytes()
    with pytest.raises(StoreError, match="is damaged: it lacks the table steps"):
        await asyncio.to_thread(restore, url_of(file), bad)
    assert file.read_bytes() == before
    with pytest.raises(StoreError, match="is damaged: it lacks the table steps"):
        list(check(url_of(bad), ALL))


def test_two_processes_do_not_share_a_database(tmp_path: Path) -> None:
    url = url_of(tmp_path / "db.sqlite")
    with lock_database(url), pytest.raises(InUse), lock_database(url):
        pass
    with lock_database(url):
        pass
    with lock_database("sqlite+aiosqlite://"), lock_database("sqlite+aiosqlite://"):
        pass


@pytest.mark.parametrize("link", ["symbolic", "hard", "of a folder"])
def test_a_database_has_one_lock_whatever_its_name(tmp_path: Path, link: str) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    file, second = tmp_path / "one" / "db.sqlite", tmp_path / "other" / "second.sqlite"
    with lock_database(url_of(file), create=True):
        if link == "symbolic":
            second.symlink_to(file)
        elif link == "hard":
            os.link(file, second)
        else:
            (tmp_path / "third").symlink_to(file.parent)
            second = tmp_path / "third" / "db.sqlite"
        with pytest.raises(InUse), lock_database(url_of(second), create=True):
            pass
        with closing(sqlite3.connect(file)) as db, db:  # SQLite is not in its way
            db.execute("pragma journal_mode = wal")
            db.execute("create table songs (name text)")
        with pytest.raises(InUse), lock_database(url_of(second), create=True):
            pass
    with lock_database(url_of(second), create=True):
        pass


def test_a_link_to_itself_is_no_database(tmp_path: Path) -> None:
    link = tmp_path / "db.sqlite"
    link.symlink_to(link)
    with pytest.raises(StoreError, match="cannot be opened or created"), lock_database(url_of(link)):
        pass


async def test_only_its_owner_can_read_a_database(tmp_path: Path) -> None:
    file = tmp_path / "db.sqlite"
    async with open_app(file) as app:
        await grown(app)
        modes = {name: stat.S_IMODE(os.stat(tmp_path / name).st_mode) for name in os.listdir(tmp_path)}
        assert modes == dict.fromkeys(("db.sqlite", "db.sqlite-wal", "db.sqlite-shm"), 0o600)
    file.chmod(0o644)  # as versions before this one left it
    async with open_app(file):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
