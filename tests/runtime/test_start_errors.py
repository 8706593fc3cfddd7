"""Errors of Discord or the database at the start become one sentence without secrets."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands
from sqlalchemy.exc import DatabaseError

from bot.app import App, StartError
from bot.config import BadSettings, Settings, load_settings
from bot.runtime.logs import set_up_logging
from bot.runtime.start_errors import explain
from tests.sandbox.box import Box
from tests.test_start import free_port, refused

SECRET = "hunter2-never-to-be-seen"


@pytest.fixture
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def test_discord_cannot_be_reached(tmp_path: Path) -> None:
    base = f"http://127.0.0.1:{free_port()}/api/v10"
    said = await refused(tmp_path, discord_token="x", discord_api_base=base, picture_workers=1)
    assert said.startswith("Discord cannot be reached at 127.0.0.1")
    assert "network" in said


async def test_what_answers_is_not_discord(tmp_path: Path) -> None:
    async with Box() as box:
        base = box.api_base.replace("/api", "/elsewhere")
        said = await refused(tmp_path, discord_token="x", discord_api_base=base, picture_workers=1)
    assert said.startswith("Discord refuses")
    assert "404" in said


def response(status: int) -> Any:
    return SimpleNamespace(status=status, reason="")


@app_commands.command(name="sail", description="x")
async def sail(interaction: discord.Interaction, port: str) -> None: ...


def sync_failure() -> app_commands.CommandSyncFailure:
    group = app_commands.Group(name="golden-horn", description="x")
    group.add_command(sail)
    fault = {"_errors": [{"code": "BASE_TYPE_BAD_LENGTH", "message": "Must be between 1 and 100 in length."}]}
    places = {"0": {"options": {"0": {"options": {"0": {"description_localizations": {"el": fault}}}}}}}
    child = discord.HTTPException(
        response(400), {"code": 50035, "message": "Invalid Form Body", "errors": places}
    )
    return app_commands.CommandSyncFailure(child, [group])


SAID = {
    "Discord does not accept DISCORD_TOKEN. Copy it again from the developer portal.": discord.LoginFailure(
        "Improper token"
    ),
    "Discord does not accept a command: golden-horn sail, port, description_localizations.el: "
    "Must be between 1 and 100 in length.": sync_failure(),
    "Discord does not allow this (Missing Access). Check that the bot is a member of the server "
    "DEV_GUILD and was invited with the scope applications.commands.": discord.Forbidden(
        response(403), {"code": 50001, "message": "Missing Access"}
    ),
    "Discord refuses the request (status 503).": discord.DiscordServerError(response(503), SECRET),
    "Discord does not grant the intents that the bot requests, although none of them is privileged. "
    "Check the settings of the bot in the developer portal.": discord.PrivilegedIntentsRequired(0),
    "Discord ended the connection (code 4010).": discord.ConnectionClosed(
        SimpleNamespace(close_code=4010),  # type: ignore[arg-type]
        shard_id=0,
    ),
    "The database cannot be used: file is encrypted.": DatabaseError(
        f"INSERT {SECRET}", {"secret": SECRET}, Exception("file is encrypted")
    ),
}


@pytest.mark.parametrize("sentence", SAID)
def test_a_sentence_for_each(sentence: str) -> None:
    assert explain(SAID[sentence]) == sentence


@pytest.mark.parametrize(
    "fault",
    [
        aiohttp.ClientConnectionError("x"),
        TimeoutError(),
        OSError(101, "unreachable"),
        discord.GatewayNotFound(),  # type: ignore[no-untyped-call]
    ],
)
def test_not_reached(fault: Exception) -> None:
    said = explain(fault)
    assert said is not None
    assert said.startswith("Discord cannot be reached at ")
    assert "\n" not in said


def test_a_bug_stays_one() -> None:
    assert explain(KeyError("x")) is None


@pytest.mark.parametrize("data", [f"DISCORD_TOKEN={SECRET}\nA=\xff".encode("latin-1"), None])
def test_an_unreadable_env_file(clean: Path, data: bytes | None) -> None:
    if data is None:
        (clean / ".env").symlink_to("/proc/self/mem")  # a file that may be opened, not read
    else:
        (clean / ".env").write_bytes(data)
    with pytest.raises(BadSettings) as caught:
        load_settings()
    (fault,) = caught.value.faults
    assert fault.startswith(".env: ")
    assert SECRET not in fault


def test_an_env_file_with_a_byte_order_mark(clean: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some editors write a byte order mark. The first setting must not be lost."""
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    (clean / ".env").write_text(f"DISCORD_TOKEN={SECRET}\n", encoding="utf-8-sig")
    assert load_settings().token == SECRET


def test_reconnecting_needs_no_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    """A lost connection to the gateway is logged in one line; a bug is logged with its traceback."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    root.handlers.clear()
    try:
        set_up_logging("INFO")
        log = logging.getLogger("discord.shard")
        for fault in (aiohttp.ClientConnectionError("no route to host"), KeyError("a bug")):
            try:
                raise fault
            except Exception:
                log.exception("Failed to connect for shard_id: %s. Retrying...", 0)
    finally:
        root.handlers[:], root.level = before
    away, bug, *traceback = capsys.readouterr().err.splitlines()
    assert "Retrying... (no route to host)" in away
    assert "Failed to connect" in bug
    assert any("KeyError" in line for line in traceback)


async def test_the_client_ends_with_a_sentence() -> None:
    """The error of a part of the application becomes a sentence."""
    app = App(Settings(_env_file=None), "x", "sqlite+aiosqlite://")

    async def fails() -> None:
        raise discord.PrivilegedIntentsRequired(0)

    app._tasks = [asyncio.create_task(fails(), name="client")]
    with pytest.raises(StartError, match="intents"):
        await app.until(asyncio.Event())
