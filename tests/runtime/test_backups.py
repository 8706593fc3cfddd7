"""Backups that the bot makes by itself: when they are due, how many are kept, what happens when one fails."""

from __future__ import annotations

import asyncio
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot import __main__ as program
from bot.cli.backup import back_up, rehearse, restore
from bot.config import BadSettings, Settings, load_settings
from bot.games.registry import GAMES
from bot.runtime import metrics
from bot.runtime.backups import AGAIN, Backups
from bot.store import StoreError
from bot.store.sqlite_files import must_be_whole
from tests.match.app import open_app

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def written(file: Path) -> None:
    file.write_text("a backup")


class Made(Backups):
    """Writes files without a database. `fault`: what goes wrong."""

    def __init__(self, folder: Path, keep: int = 3) -> None:
        super().__init__("", DAY, folder, keep, lambda: self.at)
        self.at, self.fault, self.tries = NOON, "", 0
        folder.mkdir(exist_ok=True)

    async def _make(self, file: Path) -> str | None:
        self.tries += 1
        if not self.fault:
            written(file)
        return self.fault or None


async def test_they_are_made_when_they_are_due_also_after_a_restart(tmp_path: Path) -> None:
    backups = Made(tmp_path)
    assert (await backups.step()) == tmp_path / "turnpost-20260301-120000.sqlite"
    backups.at += DAY - timedelta(seconds=1)
    assert await backups.step() is None
    backups = Made(tmp_path)
    backups.at = NOON + DAY - timedelta(seconds=1)
    assert await backups.step() is None
    backups.at = NOON + DAY
    assert await backups.step() is not None
    assert metrics.BACKUP_AGE._value.get() == 0


async def test_the_oldest_are_deleted_and_nothing_else(tmp_path: Path) -> None:
    other = [tmp_path / name for name in ("turnpost.sqlite", "turnpost-old.sqlite", "mine.txt")]
    for one in other:
        one.write_text("not a backup of ours")
    backups = Made(tmp_path)
    for _ in range(5):
        assert await backups.step() is not None
        backups.at += DAY
    assert sorted(one.day for one in backups.made()) == [3, 4, 5]
    assert all(one.exists() for one in other)


async def test_one_that_fails_deletes_nothing_and_is_tried_again_later(tmp_path: Path) -> None:
    backups = Made(tmp_path, keep=1)
    assert await backups.step() is not None
    backups.at += DAY
    backups.fault = "The disk is full."
    failed = metrics.BACKUPS_FAILED._value.get()
    assert await backups.step() is None
    assert await backups.step() is None
    assert (backups.tries, len(backups.made())) == (2, 1)
    assert metrics.BACKUPS_FAILED._value.get() == failed + 1
    backups.fault, backups.at = "", backups.at + AGAIN
    assert await backups.step() is not None
    assert [one.day for one in backups.made()] == [2]


async def test_a_clock_that_was_ahead_stops_no_backup(tmp_path: Path) -> None:
    backups = Made(tmp_path)
    (tmp_path / "turnpost-20990101-000000.sqlite").write_text("from the future")
    assert await backups.step() is not None


async def test_a_real_one_while_the_bot_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "turnpost.sqlite"
    async with open_app(file) as app:
        await app.start("golden_horn", 2)
        backups = Backups(f"sqlite+aiosqlite:///{file}", DAY, tmp_path / "kept", 2)
        made = await backups.step()
    assert made is not None
    must_be_whole(made)
    assert made.stat().st_mode & 0o077 == 0
    assert made.parent.stat().st_mode & 0o077 == 0


async def _a_backup(tmp_path: Path, url: str) -> Path:
    async with open_app(url) as app:
        await app.start("golden_horn", 2)
        await asyncio.to_thread(back_up, url, tmp_path / "backup.sqlite")
    return tmp_path / "backup.sqlite"


async def test_a_restore_is_rehearsed(tmp_path: Path) -> None:
    file = tmp_path / "turnpost.sqlite"
    backup = await _a_backup(tmp_path, f"sqlite+aiosqlite:///{file}")
    before = sorted(os.listdir(tmp_path))
    found = await asyncio.to_thread(rehearse, backup, GAMES)
    assert (found.contents.matches, found.running, found.faults) == (1, 1, ())
    assert "all of them could go on" in str(found)
    assert sorted(os.listdir(tmp_path)) == before
    data = bytearray(backup.read_bytes())
    data[5000] ^= 1
    backup.write_bytes(data)
    with pytest.raises(StoreError, match="damaged"):
        await asyncio.to_thread(rehearse, backup, GAMES)


async def test_a_backup_of_a_server_while_the_bot_runs(postgres_url: str, tmp_path: Path) -> None:
    backup = await _a_backup(tmp_path, postgres_url)
    must_be_whole(backup)
    assert backup.stat().st_mode & 0o077 == 0
    assert sorted(os.listdir(tmp_path)) == ["backup.sqlite"]
    found = await asyncio.to_thread(rehearse, backup, GAMES)
    assert (found.running, found.faults) == (1, ())
    there = tmp_path / "there.sqlite"
    restore(f"sqlite+aiosqlite:///{there}", backup)
    assert there.exists()


@pytest.mark.parametrize(("text", "seconds"), [("24h", 86_400), (" 90m ", 5400), ("7d", 604_800), ("", None)])
def test_the_span(text: str, seconds: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BACKUP_EVERY", text)
    assert load_settings().backup_every == seconds


@pytest.mark.parametrize("text", ["5m", "0d", "daily", "24", "-1h", "h"])
def test_no_span(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BACKUP_EVERY", text)
    with pytest.raises(BadSettings, match="BACKUP_EVERY: must be a span"):
        load_settings()


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("turnpost ")
