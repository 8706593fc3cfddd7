"""`doctor` and the other tools as an operator runs them: plain sentences, exit status, nothing secret."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import ClientSession

from bot.__main__ import main
from bot.cli import doctor
from bot.config import Settings, use_env_file
from tests.cli.test_backup import grown, url_of
from tests.match.app import open_app
from tests.sandbox.box import Box
from tests.test_start import OURS, free_port

TOKEN = "secret-token-that-nobody-may-see"


@pytest.fixture
async def box() -> AsyncIterator[Box]:
    async with Box() as running:
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
    assert [one.level for one in found[:2]] == ["ok", "note"]
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
    wrong = [str(one) for one in doctor._database(url_of(file)) if one.level == "error"]
    assert len(wrong) == 1
    assert f"{bad} cannot be written to" in wrong[0]


async def test_a_token_that_discord_does_not_know(box: Box) -> None:
    found = await _asked(box, TOKEN)
    assert [one.level for one in found] == ["error"]
    assert "DISCORD_TOKEN" in found[0].message
    assert TOKEN not in found[0].message


async def test_servers_and_what_the_bot_may_do_there(box: Box) -> None:
    found = await _asked(box, box.token)
    assert found[0].level == "ok"
    assert found[1].level == "ok"
    assert found[1].message.startswith("The gateway at 127.0.0.1 answers.")
    assert len(found) == 2 + len(box.world.guilds)
    lacking = doctor._permissions({"name": "Home", "permissions": "3072"})
    assert lacking.level == "warning"
    assert "Attach Files" in lacking.message
    assert doctor._permissions({"name": "Home", "permissions": str(309237763072)}).level == "ok"
    assert doctor._permissions({"name": "Home", "permissions": "8"}).level == "note"


@pytest.fixture
def many(box: Box) -> Box:
    """A bot on 450 servers; on every 45th it lacks a permission."""
    world, person = box.world, box.world.person("Ada")
    while len(world.guilds) < 450:
        world.add_guild(f"Server {len(world.guilds)}", person.id)
    for number, guild in enumerate(world.guilds.values()):
        world.add_member(guild.id, world.bot.id)
        if number % 45 == 0:
            world.edit_guild(guild.id, bot_permissions=0)
    return box


async def test_more_servers_than_discord_names_at_once(many: Box) -> None:
    async with ClientSession(headers={"Authorization": f"Bot {many.token}"}) as session:
        ids = list(map(str, many.world.guilds))
        for query, named in (("", ids[:200]), (f"?limit=7&after={ids[9]}", ids[10:17])):
            async with session.get(f"{many.api_base}/users/@me/guilds{query}") as answer:
                assert [one["id"] for one in await answer.json()] == named
    found = [one for one in await _asked(many, many.token) if one.servers]
    assert [one.servers[0] for one in found] == [guild.name for guild in many.world.guilds.values()]


async def test_a_server_that_lacks_something_is_a_warning(
    many: Box, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a summary servers with the same finding are one line; as JSON there is one object."""
    monkeypatch.setenv("DISCORD_TOKEN", many.token)
    monkeypatch.setenv("DISCORD_API_BASE", many.api_base)
    names = [guild.name for guild in many.world.guilds.values()][::45]
    words = "Attach Files, Embed Links, Send Messages, Create Public Threads, Send Messages In Threads"
    lacking = f"the role of the bot lacks these permissions: {words}."
    assert await asyncio.to_thread(main, ["doctor"]) == 0
    lines = said(capsys).splitlines()
    assert [line for line in lines if line.startswith("warn")] == [
        f"warn  On {name!r} {lacking}" for name in names
    ]
    assert lines[-1] == "Errors: 0, warnings: 10."
    assert await asyncio.to_thread(main, ["doctor", "--summary"]) == 0
    short = said(capsys).splitlines()
    assert short[-3:] == [
        f"warn  On 10 servers ({', '.join(map(repr, names[:5]))} and 5 more) {lacking}",
        f"ok    On 440 servers {doctor.ALLOWED}",
        "Errors: 0, warnings: 10.",
    ]
    assert len(short) == len(lines) - 448
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    assert await asyncio.to_thread(main, ["doctor", "--json"]) == 1
    told = json.loads(said(capsys))
    assert (told["errors"], told["warnings"]) == (1, 0)
    assert [one["message"] for one in told["findings"] if one["level"] == "error"] == [
        "Discord does not accept DISCORD_TOKEN. Copy it again from the developer portal."
    ]


@pytest.mark.parametrize("address", ["ws://127.0.0.1:1", "page"])
async def test_a_gateway_that_is_none(box: Box, address: str) -> None:
    """What is at the address does not answer, or is something else."""
    where = box.page_url.replace("http", "ws") if address == "page" else address
    settings = Settings(discord_api_base=box.api_base, discord_gateway=where)
    found = [one async for one in doctor._discord(settings, box.token)]
    wrong = [str(one) for one in found if one.level == "error"]
    assert len(wrong) == 1
    assert "gateway" in wrong[0]


def test_ports() -> None:
    free = free_port()
    settings = Settings(_env_file=None, sandbox_port=free, metrics_port=free, web_port=free)
    assert [one.level for one in doctor._ports(settings)] == ["ok", "ok", "ok"]
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        found = list(doctor._ports(Settings(_env_file=None, sandbox_port=free, metrics_port=port)))
    assert [one.level for one in found] == ["ok", "note"]
    assert f"METRICS_PORT: port {port} of 127.0.0.1 is in use" in found[1].message
    for name in ("metrics", "web"):
        foreign = Settings.model_validate(
            {"discord_token": "x", f"{name}_port": port, f"{name}_host": "192.0.2.1"}
        )
        [wrong] = doctor._ports(foreign)
        assert wrong.level == "error"
        assert wrong.message.startswith(f"{name.upper()}_PORT: ")


async def _asked(box: Box, token: str) -> list[doctor.Finding]:
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
