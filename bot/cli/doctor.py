"""`python -m bot doctor`: check settings, token, permissions, database and disk."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord
import msgspec

from bot.app import point_at
from bot.cli.databases import Empty
from bot.cli.databases import contents as server_contents
from bot.config import BadSettings, Settings, load_settings
from bot.games.registry import GAMES, LEFT_OUT
from bot.runtime.start_errors import explain
from bot.store import StoreError
from bot.store.engine import plain_name, read_url, sqlite_file
from bot.store.errors import InUse
from bot.store.process_lock import lock_database
from bot.store.shard_lock import ShardLock
from bot.store.sqlite_files import SIDES, contents
from bot.text.game_texts import leave_out_unspeakable
from cogs.framework.permissions import NEW_THREAD

LITTLE: Final = 200_000_000
"""The number of free bytes on the disk below which the operator should act."""


class Finding(msgspec.Struct, frozen=True):
    """The result of one check. `good` is None for a remark that is not an error."""

    good: bool | None
    message: str

    def __str__(self) -> str:
        return f"{ {True: 'ok   ', False: 'WRONG', None: 'note '}[self.good] } {self.message}"


def examine() -> Iterator[Finding]:
    """Run all checks on this machine."""
    try:
        settings = load_settings()
    except BadSettings as error:
        yield from (Finding(False, fault) for fault in error.faults)
        return
    yield Finding(True, "The settings can be read.")
    if not settings.token:
        yield Finding(None, "No DISCORD_TOKEN is set. The bot would run on the sandbox.")
    yield from _games()
    yield from _database(settings.tool_database)
    if settings.token:
        yield from asyncio.run(_collect(_discord(settings, settings.token)))


def _games() -> Iterator[Finding]:
    leave_out_unspeakable()
    yield Finding(True, f"These games are offered: {', '.join(GAMES)}.")
    yield from (Finding(False, f"{game}.") for game in LEFT_OUT)


def _database(url: str) -> Iterator[Finding]:
    file = sqlite_file(url)
    if file is None:
        yield from asyncio.run(_collect(_server(url)))
        return
    try:
        if file.exists():
            yield Finding(True, f"The database {file} is in order: {contents(file)}.")
            yield Finding(None, f"The bot is {'running' if _in_use(url) else 'not running'}.")
        else:
            yield Finding(None, f"There is no database {file} yet; the bot creates it at its first start.")
    except StoreError as error:
        yield Finding(False, str(error))
    yield from _disk(file)


async def _server(url: str) -> AsyncIterator[Finding]:
    """Check a PostgreSQL database. Its disk cannot be checked from here."""
    address = read_url(url)
    if address.get_backend_name() == "sqlite":
        return
    try:
        summary = await server_contents(url)
        yield Finding(True, f"The database {plain_name(address)} is in order: {summary}.")
        try:
            async with ShardLock(url, None, wait=0):
                state = "not running"
        except InUse:
            state = "running"
        yield Finding(None, f"The bot is {state}.")
    except StoreError as error:
        yield Finding(None if isinstance(error, Empty) else False, str(error))


def _in_use(url: str) -> bool:
    try:
        with lock_database(url):
            return False
    except InUse:
        return True


def _disk(file: Path) -> Iterator[Finding]:
    folder = file.resolve().parent
    while not folder.exists():
        folder = folder.parent
    if not os.access(folder, os.W_OK):
        yield Finding(False, f"The folder {folder} cannot be written to.")
    for side in ("", *SIDES, ".lock"):
        one = file.with_name(f"{file.name}{side}")
        if one.exists() and not os.access(one, os.W_OK):
            yield Finding(False, f"The file {one} cannot be written to.")
    free = shutil.disk_usage(folder).free
    yield Finding(free >= LITTLE, f"{free / 1e9:.1f} GB are free on the disk of the database.")


async def _collect(found: AsyncIterator[Finding]) -> list[Finding]:
    return [one async for one in found]


async def _discord(settings: Settings, token: str) -> AsyncIterator[Finding]:
    """Check the token and the permissions of the bot on its servers.

    It only reads through the REST API. It does not connect to the gateway, which would be a second session.
    """
    point_at(settings.discord_api_base, settings.discord_gateway)
    client = discord.Client(intents=discord.Intents.none())
    try:
        async with asyncio.timeout(30):
            await client.login(token)
            me = client.user
            yield Finding(True, f"Discord accepts the token: the bot is {me.name if me else 'known'}.")
            servers: list[dict[str, Any]] = [dict(one) for one in await client.http.get_guilds(200)]
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
        yield Finding(False, explain(error) or f"Discord cannot be asked: {type(error).__name__}.")
        return
    finally:
        await client.close()
    if not servers:
        yield Finding(None, "The bot is not on any server yet; docs/hosting.md explains how to invite it.")
    for server in servers:
        yield _permissions(server)


def _permissions(server: dict[str, Any]) -> Finding:
    may = discord.Permissions(int(server.get("permissions", 0)))
    name = str(server.get("name", server.get("id")))
    lacking = [] if may.administrator else [one for one in NEW_THREAD if not getattr(may, one)]
    if may.administrator and not server.get("owner"):
        return Finding(
            None, f"On {name!r} the bot is an administrator. It needs fewer rights; see docs/hosting.md."
        )
    if lacking:
        words = ", ".join(one.replace("_", " ").title() for one in lacking)
        return Finding(False, f"On {name!r} the role of the bot lacks these permissions: {words}.")
    return Finding(
        True, f"On {name!r} the role of the bot has all permissions; channels may still deny some."
    )
