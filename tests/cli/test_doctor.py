"""`doctor` and the other tools as an operator runs them: plain sentences, exit status, nothing secret."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli import doctor
from bot.config import Settings, use_env_file
from bot.sandbox.server import Sandbox
from tests.cli.test_backup import grown, url_of
from tests.match.app import open_app
from tests.test_start import OURS, free_port

TOKEN = "secret-token-that-nobody-may-see"


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
        yield running


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in OURS:
        monkeypatch.delenv(name, raising=False)


def said(capsys: pytest.CaptureFixture[str]) -> str:
    out = capsys.readouterr()
    assert "Traceback" not in out.err
    return out.out + out.err


def test_a_fresh_machine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    told = said(capsys)
    assert "No DISCORD_TOKEN" in told
    assert "There is no database" in told
    assert main(["backup", "x.sqlite"]) == 1
    assert "There is no database" in said(capsys)
    assert main(["check"]) == 1
    assert "There is no file" in said(capsys)


def test_wrong_settings(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("DATABASE_URL", "mysql://x")
    assert main(["doctor"]) == 1
    told = said(capsys)
    assert "LOG_LEVEL" in told
    assert "DATABASE_URL" in told
    assert TOKEN not in told
    assert main(["check"]) == 1
    assert "LOG_LEVEL" in said(capsys)


async def test_the_tools_work_on_the_database_of_the_settings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sandbox" / "turnpost.sqlite"
    async with open_app(file) as app:
        await grown(app)
        assert main(["backup", "copy.sqlite"]) == 0
        assert "1 match, 1 not finished" in said(capsys)
        found = list(doctor._database(url_of(file)))
    assert [one.good for one in found[:2]] == [True, None]
    assert "in order" in str(found[0])


async def test_an_address_that_is_named_is_meant_with_a_token_or_without(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a nightly job lacks the rest of the settings."""
    file = tmp_path / "live.sqlite"
    async with open_app(file) as app:
        await grown(app)
    monkeypatch.setenv("DATABASE_URL", url_of(file))
    assert main(["backup", "copy.sqlite"]) == 0
    said(capsys)
    assert await asyncio.to_thread(main, ["restore", "copy.sqlite"]) == 0
    assert f"into {file}" in said(capsys)
    assert not (tmp_path / "sandbox").exists()


@pytest.mark.parametrize("side", ["", "-wal", "-shm", ".lock"])
async def test_what_cannot_be_written_is_named(
    side: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "live.sqlite"
    async with open_app(file) as app:
        await grown(app)
    bad = tmp_path / f"live.sqlite{side}"
    bad.touch()
    may = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: path != bad and may(path, mode))
    wrong = [str(one) for one in doctor._database(url_of(file)) if one.good is False]
    assert len(wrong) == 1
    assert f"{bad} cannot be written to" in wrong[0]


async def test_a_token_that_discord_does_not_know(box: Sandbox) -> None:
    found = await _asked(box, TOKEN)
    assert [one.good for one in found] == [False]
    assert "DISCORD_TOKEN" in found[0].message
    assert TOKEN not in found[0].message


async def test_servers_and_what_the_bot_may_do_there(box: Sandbox) -> None:
    found = await _asked(box, box.token)
    assert found[0].good
    assert found[1].good
    assert found[1].message.startswith("The gateway at 127.0.0.1 answers.")
    assert len(found) == 2 + len(box.world.guilds)
    lacking = doctor._permissions({"name": "Home", "permissions": "3072"})
    assert lacking.good is False
    assert "Attach Files" in lacking.message
    assert doctor._permissions({"name": "Home", "permissions": str(309237763072)}).good
    assert doctor._permissions({"name": "Home", "permissions": "8"}).good is None


async def test_more_servers_than_discord_names_at_once(box: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    async def named(_: object, limit: int, before: object = None, after: int | None = None) -> list[object]:
        page = [one for one in range(1000, 1450) if one > (after or 0)][:limit]
        return [{"id": str(one), "name": f"Server {one}", "permissions": "8", "owner": True} for one in page]

    monkeypatch.setattr("discord.http.HTTPClient.get_guilds", named)
    found = [one.message for one in await _asked(box, box.token) if "Server" in one.message]
    assert len(found) == 450
    assert "'Server 1449'" in found[-1]


@pytest.mark.parametrize("address", ["ws://127.0.0.1:1", "page"])
async def test_a_gateway_that_is_none(box: Sandbox, address: str) -> None:
    """What is at the address does not answer, or is something else."""
    where = box.page_url.replace("http", "ws") if address == "page" else address
    settings = Settings(discord_api_base=box.api_base, discord_gateway=where)
    found = [one async for one in doctor._discord(settings, box.token)]
    wrong = [str(one) for one in found if one.good is False]
    assert len(wrong) == 1
    assert "gateway" in wrong[0]


def test_ports() -> None:
    free = free_port()
    settings = Settings(_env_file=None, sandbox_port=free, metrics_port=free, web_port=free)
    assert [one.good for one in doctor._ports(settings)] == [True, True, True]
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        found = list(doctor._ports(Settings(_env_file=None, sandbox_port=free, metrics_port=port)))
    assert [one.good for one in found] == [True, None]
    assert f"METRICS_PORT: port {port} of 127.0.0.1 is in use" in found[1].message
    for name in ("metrics", "web"):
        foreign = Settings.model_validate(
            {"discord_token": "x", f"{name}_port": port, f"{name}_host": "192.0.2.1"}
        )
        [wrong] = doctor._ports(foreign)
        assert wrong.good is False
        assert wrong.message.startswith(f"{name.upper()}_PORT: ")


async def _asked(box: Sandbox, token: str) -> list[doctor.Finding]:
    settings = Settings(discord_api_base=box.api_base, discord_token=None)
    return [one async for one in doctor._discord(settings, token)]


def test_settings_of_a_named_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is read instead of `.env`, for a tool as for the bot; one that is missing is a fault."""
    port = free_port()
    (tmp_path / ".env").write_text("NO_SETTING=1\n")
    (tmp_path / "other.env").write_text(f"SANDBOX_PORT={port}\n")
    try:
        assert main(["--env-file", "other.env", "doctor"]) == 0
        assert f"SANDBOX_PORT: port {port} " in said(capsys)
        assert main(["--env-file", "none.env", "doctor"]) != 0
        assert "none.env" in said(capsys)
    finally:
        use_env_file(None)
