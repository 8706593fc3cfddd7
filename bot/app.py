"""The running program: settings, sandbox or Discord, store, table, painter, client; and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from sqlalchemy.exc import SQLAlchemyError

from bot.client import Turnpost
from bot.config import BadSettings, Settings, load_settings
from bot.games.registry import GAMES
from bot.match import Tables
from bot.match.delivery.worker import OutboxWorker
from bot.match.timing.scheduler import Keeper
from bot.runtime.health import Health, HealthUnknown, serve_health
from bot.runtime.logs import set_up_logging
from bot.runtime.start_errors import plain
from bot.runtime.tasks import end
from bot.sandbox.server import Sandbox
from bot.store import Store, StoreError, outbox
from bot.store.engine import read_url
from bot.store.process_lock import lock_database
from bot.store.shard_lock import ShardLock
from cogs.services import Services
from render.pool import Painter

log = logging.getLogger("turnpost")


def run() -> int:
    """Run until told to stop; the process's exit status."""
    try:
        settings = load_settings()
    except BadSettings as error:
        for fault in error.faults:
            print(fault, file=sys.stderr)
        return 2
    set_up_logging(settings.log_level, settings.log_format, settings.secrets)
    try:
        asyncio.run(_main(settings))
    except (StoreError, StartError) as error:
        print(error, file=sys.stderr)
        return 1
    except SQLAlchemyError as error:
        print(plain(error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


class StartError(Exception):
    """Why the bot cannot start, in one plain sentence."""


def now() -> datetime:
    return datetime.now(UTC)


def point_at(api: str | None, gateway: str | None) -> None:
    """Make discord.py talk to another address than Discord's; for the whole process, before login."""
    if api:
        Route.BASE = api.rstrip("/")
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


@asynccontextmanager
async def _discord_or_sandbox(settings: Settings) -> AsyncIterator[tuple[str, str]]:
    """The token to log in with and the database to use."""
    if settings.token:
        point_at(settings.discord_api_base, settings.discord_gateway)
        yield settings.token, settings.database_url
        return
    folder = settings.sandbox_dir
    try:
        folder.mkdir(parents=True, exist_ok=True)
        box = Sandbox(path=folder / "discord.sqlite", port=settings.sandbox_port)
    except OSError as error:
        raise StartError(f"The sandbox cannot write to {folder}: {error.strerror}.") from None
    try:
        await box.start()
    except OSError as error:
        raise StartError(
            f"Port {settings.sandbox_port} is taken ({error.strerror}). Set SANDBOX_PORT to another one."
        ) from None
    try:
        point_at(box.api_base, box.gateway_url)
        print(f"No DISCORD_TOKEN is set: playing on the sandbox. Open {box.page_url}", flush=True)
        yield box.token, settings.sandbox_database
    finally:
        await box.stop()


async def _main(settings: Settings) -> None:
    async with _discord_or_sandbox(settings) as (token, database_url):
        await serve(settings, token, database_url)


class House:
    """The bot with all its parts, from an open store to a ready client; closed in the right order: nothing
    new is answered, what is being answered ends, then what is being sent, Discord, drawings, store."""

    def __init__(
        self,
        settings: Settings,
        token: str,
        database_url: str,
        *,
        painter: Painter | None = None,
        token_bytes: Callable[[int], bytes] = secrets.token_bytes,
        **client_options: Any,
    ) -> None:
        """`painter`: one that outlives the house, which then does not close it. `token_bytes`: the source of
        all secrets."""
        self._settings, self._token, self._database_url = settings, token, database_url
        self._painter, self._token_bytes, self._client_options = painter, token_bytes, client_options
        self._exit = contextlib.AsyncExitStack()
        self._tasks: list[asyncio.Task[None]] = []
        self._held: ShardLock | None = None

    async def __aenter__(self) -> House:
        try:
            await self._open()
        except BaseException:
            await self._exit.aclose()
            raise
        return self

    async def _open(self) -> None:
        await self._hold()
        store = await Store.open(self._database_url)
        self._exit.push_async_callback(store.close)
        prepared = tuple(GAMES) if self._settings.picture_warm_up else ()
        painter = self._painter or Painter(prepared, self._settings.picture_workers)
        if painter is not self._painter:
            self._exit.push_async_callback(painter.close)
        self.tables = Tables(
            store, GAMES, now=now, token_bytes=self._token_bytes, shards=self._settings.shards
        )
        self._exit.push_async_callback(self.tables.idle)
        self._services = Services(
            self.tables,
            painter,
            dict(GAMES),
            self._settings.languages,
            now,
            film_frames=self._settings.time_lapse_frames,
        )
        self.client = Turnpost(
            self._services,
            shards=self._settings.shards,
            dev_guild=self._settings.dev_guild,
            gateway=self._settings.discord_gateway if self._settings.token else None,  # not for the sandbox
            **self._client_options,
        )
        self._exit.push_async_callback(self._end_tasks)
        self._exit.push_async_callback(self._close_client)
        self.worker = OutboxWorker(self.tables, self.client.courier, shards=self._settings.shards)
        self._exit.push_async_callback(self.worker.stop)
        self.keeper = Keeper(self.tables)
        self._exit.callback(self.keeper.stop)
        self._exit.push_async_callback(self._services.answering.end)
        self._tasks = [
            asyncio.create_task(self._warm(painter), name="painter"),
            asyncio.create_task(self.client.start(self._token), name="client"),
            asyncio.create_task(self._deliver(), name="outbox"),
            asyncio.create_task(self._keep(), name="keeper"),
        ]
        if self._held is not None:
            self._tasks.append(asyncio.create_task(self._held.keep(), name="hold"))
        if self._settings.metrics_port is not None:
            pages = serve_health(self._settings.metrics_host, self._settings.metrics_port, self.health)
            try:
                await self._exit.enter_async_context(pages)
            except OSError as error:
                where = f"{self._settings.metrics_host}:{self._settings.metrics_port}"
                raise StartError(f"METRICS_PORT: {where} cannot be used ({error.strerror}).") from None

    async def _hold(self) -> None:
        """Nobody else serves what we serve."""
        if read_url(self._database_url).get_backend_name() == "sqlite":
            self._exit.enter_context(lock_database(self._database_url))
            return
        self._held = ShardLock(self._database_url, self._settings.shards)
        await self._exit.enter_async_context(self._held)

    async def health(self) -> Health:
        """The health of the bot now.

        Raises:
            HealthUnknown: the database cannot be read.
        """
        at = self.tables.now()
        try:
            async with self.tables.store.read() as db:
                waiting, oldest = await outbox.depth(db)
        except StoreError as error:
            raise HealthUnknown(str(error)) from error
        shards = self.client.shards.values()
        runs = {"outbox": self.worker.last_run, "due": self.keeper.last_run}
        return Health(
            ready=self.client.is_ready(),
            waiting=waiting,
            oldest=0.0 if oldest is None else max(0, at - oldest) / 1000,
            shards=len(self._settings.shards.ids) if self._settings.shards else self.client.shard_count or 1,
            connected=sum(not shard.is_closed() for shard in shards),
            loops={loop: None if run is None else max(0, at - run) / 1000 for loop, run in runs.items()},
        )

    async def _warm(self, painter: Painter) -> None:
        """Start the drawing workers once Discord is dialled; then there is nothing more to do."""
        await self.client.known.wait()
        await painter.warm_up()
        await asyncio.get_running_loop().create_future()

    async def _close_client(self) -> None:
        if self._tasks:  # a client that never started has nothing to close
            await self.client.close()

    async def _end_tasks(self) -> None:
        """Before the store is closed: nothing of ours may be in the middle of it."""
        await end(self._tasks)

    async def _deliver(self) -> None:
        await self.client.known.wait()
        await self.worker.run()

    async def _keep(self) -> None:
        """Look after deadlines and reminders, once what is said about them can be delivered."""
        await self.client.known.wait()
        await self.keeper.run()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._exit.aclose()

    async def until(self, stop: asyncio.Event) -> None:
        """Work until told to stop, or until a part fails.

        Raises:
            StartError: Discord cannot be reached, or does not accept us.
        """
        stopping = asyncio.create_task(stop.wait(), name="stop")
        try:
            done, _ = await asyncio.wait({*self._tasks, stopping}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end([stopping])
        for task in done - {stopping}:
            try:
                task.result()
            except Exception as error:
                said = plain(error) if task.get_name() == "client" else None
                if said is None:
                    raise
                log.debug("the client ended", exc_info=error)
                raise StartError(said) from None


async def serve(settings: Settings, token: str, database_url: str) -> None:
    """Connect and work until a signal or a failure ends it."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, stop.set)
    async with House(settings, token, database_url) as house:
        await house.until(stop)
