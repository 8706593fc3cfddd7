"""`python -m bot doctor`: check settings, token, permissions, database and disk."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import socket
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, Literal

import aiohttp
import discord
import msgspec
import yarl

from bot.cli.databases import Empty, connected, server_contents
from bot.config import BadSettings, Settings, load_settings, misspelt
from bot.elsewhere import queue
from bot.elsewhere.asking import Asker, asking
from bot.games.registry import GAMES, LEFT_OUT
from bot.runtime.start_errors import explain
from bot.start import point_at
from bot.store import StoreError
from bot.store.engine import plain_name, read_url, sqlite_file
from bot.store.errors import InUse
from bot.store.shard_lock import ShardLock
from bot.store.sqlite_files import SIDES, contents, lock_database
from bot.text.game_texts import leave_out_unspeakable
from cogs.framework.permissions import NEW_THREAD

PAGE: Final = 200
"""The most servers that Discord names at once."""
HELLO: Final = 10
"""The number of the first message of the gateway."""
ALLOWED: Final = "the role of the bot has all permissions; channels may still deny some."
NAMED: Final = 5
"""The most servers that one finding names."""
LITTLE: Final = 200_000_000
"""The number of free bytes on the disk below which the operator should act."""


Level = Literal["ok", "note", "warning", "error"]
"""The result of a check. An error keeps the bot or a part of it from working. A warning must be mended, too,
but everything else works."""
_SHOWN: Final[dict[Level, str]] = {"ok": "ok   ", "note": "note ", "warning": "warn ", "error": "WRONG"}


class Finding(msgspec.Struct, frozen=True):
    level: Level
    message: str
    """A sentence; if the finding is about servers, it begins with "the role"."""
    servers: tuple[str, ...] = ()
    """The names of the servers that it is about."""

    def __str__(self) -> str:
        return f"{_SHOWN[self.level]} {self.sentence}"

    @property
    def sentence(self) -> str:
        """The message with the servers that it is about. If there are many, only some are named."""
        if not self.servers:
            return self.message
        if len(self.servers) == 1:
            return f"On {self.servers[0]!r} {self.message}"
        if self.level == "ok":
            return f"On {len(self.servers)} servers {self.message}"
        named = ", ".join(map(repr, self.servers[:NAMED]))
        more = f" and {len(self.servers) - NAMED} more" if len(self.servers) > NAMED else ""
        return f"On {len(self.servers)} servers ({named}{more}) {self.message}"


def summarised(findings: Iterable[Finding]) -> Iterator[Finding]:
    """These findings; those that say the same of several servers are joined into one and come last."""
    together: dict[tuple[Level, str], list[str]] = {}
    for finding in findings:
        if finding.servers:
            together.setdefault((finding.level, finding.message), []).extend(finding.servers)
        else:
            yield finding
    for (level, message), servers in together.items():
        yield Finding(level, message, tuple(servers))


def counts(findings: Iterable[Finding]) -> dict[str, int]:
    """The number of errors and of warnings; each server counts by itself."""
    total = Counter[str]()
    for finding in findings:
        total[finding.level] += max(1, len(finding.servers))
    return {"errors": total["error"], "warnings": total["warning"]}


def report(*, summary: bool, as_json: bool) -> int:
    """Print the findings, each as soon as it is known, or all as one JSON object. Returns 1 if there is an
    error."""
    findings = []
    for finding in summarised(examine()) if summary else examine():
        findings.append(finding)
        if not as_json:
            print(finding, flush=True)
    counted = counts(findings)
    if as_json:
        told = [
            {"level": entry.level, "message": entry.sentence, "servers": entry.servers} for entry in findings
        ]
        print(msgspec.json.encode({**counted, "findings": told}).decode())
    else:
        print(f"Errors: {counted['errors']}, warnings: {counted['warnings']}.")
    return int(bool(counted["errors"]))


def examine() -> Iterator[Finding]:
    try:
        settings = load_settings()
    except BadSettings as error:
        yield from (Finding("error", fault) for fault in error.faults)
        return
    yield Finding("ok", "The settings can be read.")
    yield from (Finding("warning", sentence) for sentence in misspelt(os.environ))
    if not settings.token:
        yield Finding("note", "No DISCORD_TOKEN is set. The bot would run on the sandbox.")
    leave_out_unspeakable()
    yield Finding("ok", f"These games are offered: {', '.join(GAMES)}.")
    yield from (Finding("error", f"{game}.") for game in LEFT_OUT)
    yield from _database(settings.database)
    yield from _ports(settings)
    if settings.work_elsewhere:
        yield from asyncio.run(_collect(_elsewhere(settings)))
    if settings.token:
        yield from asyncio.run(_collect(_discord(settings, settings.token)))


def _database(url: str) -> Iterator[Finding]:
    file = sqlite_file(url)
    if file is None:
        yield from asyncio.run(_collect(_server(url)))
        return
    try:
        if file.exists():
            yield Finding("ok", f"The database {file} is in order: {contents(file)}.")
            yield Finding("note", f"The bot is {'running' if _in_use(url) else 'not running'}.")
        else:
            yield Finding("note", f"There is no database {file} yet; the bot creates it at its first start.")
    except StoreError as error:
        yield Finding("error", str(error))
    yield from _disk(file)


async def _server(url: str) -> AsyncIterator[Finding]:
    """Check a PostgreSQL database. Its disk cannot be checked from here."""
    address = read_url(url)
    if address.get_backend_name() == "sqlite":
        return
    try:
        summary = await server_contents(url)
        yield Finding("ok", f"The database {plain_name(address)} is in order: {summary}.")
        try:
            async with ShardLock(url, None, wait=0):
                state = "not running"
        except InUse:
            state = "running"
        yield Finding("note", f"The bot is {state}.")
    except StoreError as error:
        yield Finding("note" if isinstance(error, Empty) else "error", str(error))


async def _elsewhere(settings: Settings) -> AsyncIterator[Finding]:
    """Ask a worker for each kind of work that may be done on other machines."""
    fault = await _queue(settings.database)
    if fault is not None:
        yield fault
        return
    async with asking(Asker(settings.database, ())) as asker:
        for kind in settings.work_elsewhere:
            seconds = await asker.seek(kind)
            if seconds is not None:
                yield Finding("ok", f"A worker elsewhere answers for {kind} after {seconds * 1000:.0f} ms.")
            elif kind == "drawing" and not settings.picture_workers:
                yield Finding(
                    "error", "No worker of this version draws, and PICTURE_WORKERS=0: there are no pictures."
                )
            else:
                yield Finding(
                    "note", f"No worker of this version answers for {kind}; the bot does it by itself."
                )


async def _queue(url: str) -> Finding | None:
    """The fault of the queue for work on other machines; None if it has none."""
    try:
        async with connected(url) as store, store.read() as db:
            tables = await queue.tables(db)
    except StoreError:  # the reason was reported with the database
        return Finding("note", "Workers elsewhere cannot be asked: the database does not answer.")
    if not tables.there:
        return Finding("note", "There is no queue for work elsewhere yet; the bot creates it at its start.")
    if not tables.ours:
        return Finding(
            "error",
            f"The user of the database lacks rights on the schema {queue.SCHEMA}; see docs/hosting.md.",
        )
    return None


def _ports(settings: Settings) -> Iterator[Finding]:
    """Check the ports that the bot listens on. If the bot is running, it holds them."""
    wanted = [] if settings.token else [("SANDBOX_PORT", "127.0.0.1", settings.sandbox_port)]
    if settings.metrics_port is not None:
        wanted.append(("METRICS_PORT", settings.metrics_host, settings.metrics_port))
    if settings.web_port is not None:
        wanted.append(("WEB_PORT", settings.web_host, settings.web_port))
    for setting, host, port in wanted:
        fault = _fault_of_port(host, port)
        if fault is None:
            yield Finding("ok", f"{setting}: port {port} of {host} is free.")
        elif fault.errno == errno.EADDRINUSE:
            yield Finding(
                "note", f"{setting}: port {port} of {host} is in use; by the bot, if it is running."
            )
        else:
            yield Finding("error", f"{setting}: port {port} of {host} cannot be used ({fault.strerror}).")


def _fault_of_port(host: str, port: int) -> OSError | None:
    try:
        addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in addresses:
            with socket.socket(family, kind, protocol) as listener:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                listener.bind(address)
    except OSError as error:
        return error
    return None


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
        yield Finding("error", f"The folder {folder} cannot be written to.")
    for side in ("", *SIDES, ".lock"):
        beside = file.with_name(f"{file.name}{side}")
        if beside.exists() and not os.access(beside, os.W_OK):
            yield Finding("error", f"The file {beside} cannot be written to.")
    free = shutil.disk_usage(folder).free
    yield Finding(
        "ok" if free >= LITTLE else "error", f"{free / 1e9:.1f} GB are free on the disk of the database."
    )


async def _collect(findings: AsyncIterator[Finding]) -> list[Finding]:
    return [finding async for finding in findings]


async def _discord(settings: Settings, token: str) -> AsyncIterator[Finding]:
    """Check the token and the permissions of the bot on its servers.

    It only reads through the REST API, and does not begin a second session at the gateway.
    """
    point_at(settings.discord_api_base, settings.discord_gateway)
    client = discord.Client(intents=discord.Intents.none())
    try:
        async with asyncio.timeout(30):
            await client.login(token)
            me = client.user
            yield Finding("ok", f"Discord accepts the token: the bot is {me.name if me else 'known'}.")
            servers = await _servers(client)
            yield await _gateway(client, settings)
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
        yield Finding("error", explain(error) or f"Discord cannot be asked: {type(error).__name__}.")
        return
    finally:
        await client.close()
    if not servers:
        yield Finding("note", "The bot is not on any server yet; docs/hosting.md explains how to invite it.")
    for server in servers:
        yield _permissions(server)


async def _servers(client: discord.Client) -> list[dict[str, Any]]:
    """All servers of the bot. Discord gives at most 200 at once."""
    guilds: list[dict[str, Any]] = []
    while True:
        after = int(guilds[-1]["id"]) if guilds else None
        page = [dict(guild) for guild in await client.http.get_guilds(PAGE, after=after)]
        guilds += page
        if len(page) < PAGE:
            return guilds


async def _gateway(client: discord.Client, settings: Settings) -> Finding:
    """Say hello to the gateway, without a session of the bot."""
    shards, url, sessions = await client.http.get_bot_gateway()
    address = settings.discord_gateway or url
    host = yarl.URL(address).host
    try:
        async with asyncio.timeout(10), aiohttp.ClientSession() as http, http.ws_connect(address) as gateway:
            hello = await gateway.receive_json()
    except (aiohttp.ClientError, OSError, TimeoutError, TypeError, ValueError) as error:
        return Finding("error", f"The gateway at {host} cannot be reached ({type(error).__name__}).")
    if not isinstance(hello, dict) or hello.get("op") != HELLO:
        return Finding("error", f"What answers at {host} is not the gateway.")
    left = sessions.get("remaining", 0)
    if not left:
        return Finding("error", "Discord allows no new connection today: the bot was started too often.")
    return Finding(
        "ok",
        f"The gateway at {host} answers. Discord recommends {shards} shards; {left} starts are left.",
    )


def _permissions(server: dict[str, Any]) -> Finding:
    """Check the permissions at one server. If some are missing, the other servers still work: that is a
    warning."""
    may = discord.Permissions(int(server.get("permissions", 0)))
    name = (str(server.get("name", server.get("id"))),)
    if may.administrator:
        if server.get("owner"):
            return Finding("ok", ALLOWED, name)
        return Finding(
            "note",
            "the role of the bot is an administrator. It needs fewer rights; see docs/hosting.md.",
            name,
        )
    lacking = [permission for permission in NEW_THREAD if not getattr(may, permission)]
    if lacking:
        words = ", ".join(permission.replace("_", " ").title() for permission in lacking)
        return Finding("warning", f"the role of the bot lacks these permissions: {words}.", name)
    return Finding("ok", ALLOWED, name)
