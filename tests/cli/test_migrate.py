"""Only the start of the bot brings a database to a newer form, and keeps it as it was. Tools never do."""

from __future__ import annotations

import lzma
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from bot import __main__ as program
from bot.app import App
from bot.cli.databases import preview
from bot.cli.records import bring_in, export
from bot.config import Settings
from bot.store import StoreError
from bot.store.migrate import known_revisions, newest, revisions_after
from bot.store.sqlite_files import KEPT, contents, must_be_whole
from tests.cli.test_records import THERE, url_of
from tests.e2e.plain_bot import PLAIN
from tests.match.app import ALL
from tests.postgres import in_a_loop

KEPT_FILE = Path(__file__).parents[1] / "upgrade" / "turnpost-0005.sqlite.xz"
"""The database of an older version."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    file = tmp_path / "turnpost.sqlite"
    file.write_bytes(lzma.decompress(KEPT_FILE.read_bytes()))
    with closing(sqlite3.connect(file)) as db:
        db.execute("pragma journal_mode = wal")  # as the bot leaves it
    return file


def data(file: Path) -> bytes:
    return file.read_bytes()


def revision(file: Path) -> str:
    with closing(sqlite3.connect(file)) as db:
        return str(db.execute("select version_num from alembic_version").fetchone()[0])


async def start(file: Path) -> None:
    """Open the parts of the bot, as its start does, and close them."""
    settings = Settings(_env_file=None, picture_warm_up=False)
    app = App(settings, "token", url_of(file), painter=PLAIN)
    await app._lock()
    try:
        await app._open_store()
    finally:
        await app._exit.aclose()


async def test_tools_do_not_migrate(old: Path, tmp_path: Path) -> None:
    before = data(old)
    with pytest.raises(StoreError, match="older version"):
        await export(url_of(old), ALL, 1, tmp_path / "match.json", hand_over="0" * 16)
    (tmp_path / "in.json").write_text("{}")
    with pytest.raises(StoreError, match="older version"):
        await bring_in(url_of(old), ALL, tmp_path / "in.json", THERE, "en")
    assert revision(old) == "0005"
    assert data(old) == before
    assert not (tmp_path / "match.json").exists()


TOOLS = {
    "check": 0,
    "block person 1": 1,
    "maintenance on": 1,
    "announce Hello": 1,
    "installation": 1,
    "backup out.sqlite": 0,
    "rehearse out.sqlite": 1,
    "doctor": 0,
}
"""Words that open the database, and the status with which they end on one of an older form. There is no such
backup to rehearse."""


@pytest.mark.parametrize("tool", TOOLS)
def test_no_tool_migrates(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tool: str
) -> None:
    before = data(old)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url_of(old))
    assert program.main(tool.split()) == TOOLS[tool]
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    assert revision(old) == "0005"
    assert data(old) == before


async def test_no_tool_makes_a_database(tmp_path: Path) -> None:
    (tmp_path / "in.json").write_text("{}")
    with pytest.raises(StoreError, match="There is no database"):
        await bring_in(url_of(tmp_path / "no.sqlite"), ALL, tmp_path / "in.json", THERE, "en")
    assert not (tmp_path / "no.sqlite").exists()


async def test_the_start_keeps_the_database_as_it_was(old: Path) -> None:
    await start(old)
    assert revision(old) == newest()
    kept = old.with_name("turnpost.sqlite.revision-0005")
    assert revision(kept) == "0005"
    assert kept.stat().st_mode & 0o777 == 0o600
    must_be_whole(kept)
    written = kept.stat().st_mtime_ns
    await start(old)
    assert kept.stat().st_mtime_ns == written
    assert sorted(one.name for one in old.parent.glob("*.revision-*")) == [kept.name]


async def test_the_last_three_are_kept(old: Path) -> None:
    for number in ("0001", "0002", "0003", "0004"):
        old.with_name(f"{old.name}.revision-{number}").write_text("older")
    await start(old)
    there = sorted(one.name[-4:] for one in old.parent.glob("*.revision-*"))
    assert there == ["0003", "0004", "0005"]
    assert len(there) == KEPT


async def test_a_new_database_has_no_copy(tmp_path: Path) -> None:
    await start(tmp_path / "turnpost.sqlite")
    assert not [name for name in os.listdir(tmp_path) if "revision" in name]


def test_a_dry_run(old: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DATABASE_URL", url_of(old))
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    before = data(old)
    assert program.main(["migrate", "--dry-run"]) == 0
    said = capsys.readouterr().out
    for number, what in revisions_after("0005"):
        assert f"{number} {what}" in said
    assert "turnpost.sqlite.revision-0005" in said
    assert "Nothing was changed." in said
    assert data(old) == before
    assert {one.name for one in old.parent.iterdir()} <= {old.name, f"{old.name}-wal", f"{old.name}-shm"}
    with pytest.raises(SystemExit):
        program.main(["migrate"])
    in_a_loop(lambda: start(old))
    assert program.main(["migrate", "--dry-run"]) == 0
    assert "the start changes nothing" in capsys.readouterr().out
    monkeypatch.setenv("DATABASE_URL", url_of(old.with_name("none.sqlite")))
    assert program.main(["migrate", "--dry-run"]) == 0
    assert "There is no database" in capsys.readouterr().out


def test_an_upgrade_that_would_fail_is_said_before(old: Path) -> None:
    with closing(sqlite3.connect(old)) as db, db:
        db.execute("drop table due")
    with pytest.raises(StoreError, match="table: due"):
        list(preview(url_of(old)))
    assert revision(old) == "0005"


def test_every_revision_says_what_it_changes() -> None:
    assert len(revisions_after(None)) == len(known_revisions())
    assert all(what for _, what in revisions_after(None))
    assert revisions_after(newest()) == []


def test_a_dry_run_on_a_server(postgres_url: str) -> None:
    assert "the start changes nothing" in "".join(preview(postgres_url))
    in_a_loop(lambda: step_back(postgres_url))
    said = list(preview(postgres_url))
    assert f"form {newest()}" in said[0]
    assert "pg_dump" in said[-1]


async def step_back(url: str) -> None:
    from bot.cli.databases import connected

    async with connected(url) as store, store.write() as db:
        await db.execute(text("UPDATE alembic_version SET version_num = '0008'"))


def test_contents_of_an_older_form(old: Path) -> None:
    assert contents(old).revision == "0005"
