"""The other tools with PostgreSQL: they look into it, or name the way."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.__main__ import main
from bot.cli import doctor
from bot.store.shard_lock import ShardLock
from tests import postgres
from tests.cli.test_backup import grown
from tests.match.app import open_app


@pytest.fixture
def chosen(postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The operator's settings name the database."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setenv("DATABASE_URL", postgres_url)
    return postgres_url


async def run(*command: str) -> int:
    return await asyncio.to_thread(main, command)


def findings(url: str) -> list[doctor.Finding]:
    return list(doctor._database(url))


async def test_check(chosen: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with open_app(chosen) as app:
        for _ in range(2):
            await grown(app)
        async with app.store.write() as db:
            await db.execute(text("update matches set game = 'golden_horn' where id = 1"))
    assert await run("check") == 1
    said = capsys.readouterr().out
    assert "match 1 (golden_horn" in said
    assert "Running matches: 2, 2 of them could not go on" in said


async def test_doctor(chosen: str, postgres_server: postgres.Server) -> None:
    async with open_app(chosen) as app:
        await grown(app)
    found = await asyncio.to_thread(findings, chosen)
    assert [one.level for one in found] == ["ok", "note"]
    assert "in order: 1 match, 1 not finished" in found[0].message
    assert "not running" in found[1].message
    async with ShardLock(chosen, None):
        assert "is running" in (await asyncio.to_thread(findings, chosen))[1].message
    stranger = postgres_server.url(postgres.TEMPLATE, postgres.GUEST, f"{postgres.PASSWORD}!")
    for url, level, said in (
        (postgres_server.url("nowhere"), "error", "create it first"),
        (stranger, "error", "does not accept the user or the password"),
        ("postgresql://u:secret@127.0.0.1:1/db", "error", "does not answer"),
    ):
        (finding,) = await asyncio.to_thread(findings, url)
        assert finding.level == level
        assert said in finding.message
        assert postgres.PASSWORD not in finding.message
        assert "secret" not in finding.message
    with postgres_server.database(empty=True) as empty:
        (finding,) = await asyncio.to_thread(findings, empty)
        assert finding.level == "note"
        assert "first start" in finding.message


async def test_restore_names_the_way(chosen: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A backup is a file of SQLite; `copy` brings it back."""
    assert await run("backup", "copy.sqlite") == 0
    assert await run("restore", "copy.sqlite") == 1
    said = capsys.readouterr().err
    assert "bot copy" in said
    assert said.count("\n") == 1
