"""The application: it starts all parts of the bot, connects them, and closes them in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import socket
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from types import TracebackType
from typing import Any, Final, NamedTuple

from bot.ai.thinking import Thinker
from bot.ai.thinking import Workers as Thinkers
from bot.client import Turnpost
from bot.config import Settings
from bot.elsewhere.asking import Asker, asking
from bot.elsewhere.drawing import DrawnElsewhere
from bot.elsewhere.thinking import ThoughtElsewhere
from bot.games.registry import GAMES
from bot.match import Context, MatchServices
from bot.match.changing.context import Quotas
from bot.match.delivery.worker import OutboxWorker
from bot.match.scheduling.scheduler import Scheduler
from bot.match.webhooks.worker import WebhookWorker
from bot.runtime.backups import Backups
from bot.runtime.health import LATE, Health, HealthUnknown, serve_health
from bot.runtime.posting import Poster
from bot.runtime.start_errors import LASTING, explain
from bot.runtime.tasks import end
from bot.store import Conflict, Store, StoreError, matches, news, outbox, steps
from bot.store.engine import read_url, sqlite_file
from bot.store.errors import Replaced
from bot.store.news import News
from bot.store.shard_lock import ShardLock
from bot.store.shared_slots import waiting
from bot.store.sqlite_files import keep_before_upgrade, lock_database
from bot.takeover import Takeover
from bot.web.server import serve_pages
from bot.web.site import Site
from cogs.forums.posts import put_away, threads_of
from cogs.framework.services import Services
from cogs.webhooks.controls import WebhookWriter
from render.pool import Painter

log = logging.getLogger("turnpost")

COUNTED = 30.0
"""Seconds after which the live matches are counted again."""


PATIENCE: Final = 1.5
"""Seconds to wait for the database when somebody asks for the health."""


class StartError(Exception):
    """The bot cannot start; the message is a sentence for the operator.

    Args:
        lasting: another attempt would fail the same way, until the operator mends it.
    """

    def __init__(self, sentence: str, *, lasting: bool = False) -> None:
        super().__init__(sentence)
        self.lasting = lasting


def no_port(setting: str, host: str, port: int, error: OSError) -> StartError:
    """The bot cannot listen on the port that a setting names."""
    reason = (error.strerror or str(error)).rpartition(": ")[2]
    return StartError(f"{setting}: port {port} of {host} cannot be used ({reason}). Choose another one.")


def now() -> datetime:
    return datetime.now(UTC)


class _Look(NamedTuple):
    """The part of the bot's health that the database knows. Times are in UTC milliseconds."""

    waiting: int
    oldest: int | None
    late: int | None
    live: int
    storage: bool


class App:
    """The bot with all its parts, as an async context manager.

    It closes in this order: it takes no new interactions, running answers end, then the outbox, the client,
    the drawing processes and the store are closed.
    """

    def __init__(
        self,
        settings: Settings,
        token: str,
        database_url: str,
        *,
        painter: Painter | None = None,
        token_bytes: Callable[[int], bytes] = secrets.token_bytes,
        listener: socket.socket | None = None,
        **client_options: Any,
    ) -> None:
        """Make the application; entering it opens its parts.

        Args:
            listener: the socket for requests for pages of matches, instead of the address in the settings.
            painter: a painter of the caller, which is not closed with the application.
            token_bytes: the source of all secrets.
        """
        self._settings, self._token, self._database_url = settings, token, database_url
        self._painter, self._token_bytes, self._client_options = painter, token_bytes, client_options
        self._listener = listener
        self._exit = contextlib.AsyncExitStack()
        self._tasks: list[asyncio.Task[None]] = []
        self._shard_lock: ShardLock | None = None
        self._counted: tuple[float, int] | None = None
        """When the live matches were counted, and how many there were."""
        self._looking: asyncio.Task[_Look] | None = None
        """The last look into the database for the health."""

    async def __aenter__(self) -> App:
        try:
            await self._open()
        except BaseException:
            await self._exit.aclose()
            raise
        return self

    async def _open(self) -> None:
        await self._lock()
        store = await self._open_store()
        prepared = tuple(GAMES) if self._settings.picture_warm_up else ()
        asker = None
        if self._settings.work_elsewhere:
            workers = Asker(self._database_url, self._settings.work_elsewhere)
            asker = await self._exit.enter_async_context(asking(workers))
        drawn = DrawnElsewhere(asker) if asker is not None and "drawing" in asker.kinds else None
        painter = self._painter or Painter(prepared, self._settings.picture_workers, elsewhere=drawn)
        if painter is not self._painter:
            self._exit.push_async_callback(painter.close)
        self.thinkers = Thinkers(self._settings.ai_workers)
        self._exit.push_async_callback(self.thinkers.close)
        thinker: Thinker = self.thinkers
        if asker is not None and "thinking" in asker.kinds:
            thinker = ThoughtElsewhere(asker, self.thinkers)
        archive_after = self._settings.archive_after
        self.matches = MatchServices(
            Context(
                store,
                GAMES,
                now=now,
                token_bytes=self._token_bytes,
                shards=self._settings.shards,
                quotas=Quotas(self._settings.tables_per_server, self._settings.tables_per_person),
            ),
            thinker,
            webhooks=self._settings.webhooks,
            webhook_hosts=self._settings.webhook_hosts,
            archive_after=None if archive_after is None else archive_after * 1000,
        )
        self._exit.push_async_callback(self.matches.context.idle)
        await self.matches.context.keep_components()
        self._services = Services(
            self.matches,
            painter,
            dict(GAMES),
            self._settings.languages,
            now,
            film_frames=self._settings.time_lapse_frames,
            web_url=self._settings.web_url,
        )
        places = await self._exit.enter_async_context(
            waiting(self._database_url, self._settings.shards, self._settings.requests_per_second)
        )
        self.client = Turnpost(
            self._services,
            shards=self._settings.shards,
            dev_guild=self._settings.dev_guild,
            # The sandbox needs none.
            gateway=self._settings.discord_gateway if self._settings.token else None,
            limiter=places.limiter,
            starts=places.starts,
            **self._client_options,
        )
        self._exit.push_async_callback(lambda: end(self._tasks))
        self._exit.push_async_callback(self._close_client)
        self.worker = OutboxWorker(
            self.matches.context,
            self.client.sender,
            shards=self._settings.shards,
            beside=self._settings.reshard_from is not None,
        )
        self._exit.push_async_callback(self.worker.stop)
        self.matches.context.threads = threads_of(self.client)
        self.matches.context.unmake = lambda thread: put_away(self.client, thread)
        self.scheduler = Scheduler(self.matches)
        self._exit.callback(self.scheduler.stop)
        self._exit.push_async_callback(self._services.answering.end)
        self._tasks = [
            asyncio.create_task(self._warm(painter), name="painter"),
            asyncio.create_task(self.client.start(self._token), name="client"),
            asyncio.create_task(self._when_known(self.worker.run), name="outbox"),
            asyncio.create_task(self._when_known(self.scheduler.run), name="scheduler"),
        ]
        self._join_others()
        if self._settings.webhooks:
            poster = await self._exit.enter_async_context(Poster(self._settings.webhook_hosts))
            calling = WebhookWorker(self.matches.context, poster, WebhookWriter(self._services))
            self._tasks.append(asyncio.create_task(calling.run(), name="webhooks"))
        if self._settings.backup_every is not None:
            every = timedelta(seconds=self._settings.backup_every)
            keep = self._settings.backup_keep
            making = Backups(self._database_url, every, self._settings.backup_dir, keep)
            self._tasks.append(asyncio.create_task(making.run(), name="backups"))
        if self._shard_lock is not None:
            self._tasks.append(asyncio.create_task(self._shard_lock.maintain(), name="shard lock"))
            self._tasks.append(asyncio.create_task(self._tell_ready(self._shard_lock), name="ready"))
        if self._settings.metrics_port is not None:
            host, port = self._settings.metrics_host, self._settings.metrics_port
            try:
                await self._exit.enter_async_context(serve_health(host, port, self.health))
            except OSError as error:
                raise no_port("METRICS_PORT", host, port, error) from None
        await self._serve_pages(painter)

    async def _serve_pages(self, painter: Painter) -> None:
        """Show matches in the browser, if a port is set."""
        settings = self._settings
        if settings.web_port is None:
            return
        site = Site(
            self.matches,
            painter,
            settings.languages,
            now,
            url=settings.web_url,
            film_frames=settings.time_lapse_frames,
            proxies=settings.web_proxies,
        )
        try:
            pages = serve_pages(self._listener or (settings.web_host, settings.web_port), site)
            await self._exit.enter_async_context(pages)
        except OSError as error:
            raise no_port("WEB_PORT", settings.web_host, settings.web_port, error) from None

    async def _lock(self) -> None:
        """Lock the database, or our shards of it, against other processes."""
        if read_url(self._database_url).get_backend_name() == "sqlite":
            self._exit.enter_context(lock_database(self._database_url, create=True))
            return
        self._shard_lock = ShardLock(
            self._database_url, self._settings.shards, replaces=self._settings.reshard_from
        )
        await self._exit.enter_async_context(self._shard_lock)

    def _join_others(self) -> None:
        """Hear at once of what other processes write, and take over the shards of processes that are gone."""
        shards = self._settings.shards
        if shards is not None and not shards.whole:
            context = self.matches.context
            heard = {news.OUTBOX: context.news.set, news.TURNS: context.turns.set}
            listening = News(self._database_url, heard, context.told)
            self._tasks.append(asyncio.create_task(listening.run(), name="news"))
            assert self._shard_lock is not None
            takeover = Takeover(context, self._shard_lock, self.client, shards, time.monotonic)
            self._tasks.append(asyncio.create_task(takeover.run(), name="takeover"))

    async def _open_store(self) -> Store:
        """Open the database. An SQLite file is copied before it is brought to a newer form."""
        file = sqlite_file(self._database_url)
        kept = None if file is None else await asyncio.to_thread(keep_before_upgrade, file)
        if kept is not None:
            log.warning("the database is brought to a newer form; as it was, it is kept in %s", kept)
        store = await Store.open(self._database_url)
        self._exit.push_async_callback(store.close)
        return store

    async def health(self) -> Health:
        """The current health of the bot.

        Raises:
            HealthUnknown: the database cannot be read, or does not answer.
        """
        try:
            if self._looking is None or self._looking.done():
                self._looking = self.matches.context.store.start(self._look())
            done, _ = await asyncio.wait((self._looking,), timeout=PATIENCE)
            if not done:
                raise HealthUnknown("The database does not answer.")
            look = self._looking.result()
        except StoreError as error:
            raise HealthUnknown(str(error)) from error
        shards, ours = self.client.shards.values(), self.matches.context.shards or self._settings.shards
        at = self.matches.context.now()
        runs = {"outbox": self.worker.last_run, "due": self.scheduler.last_run}
        return Health(
            ready=self.client.is_ready(),
            waiting=look.waiting,
            oldest=0.0 if look.oldest is None else max(0, at - look.oldest) / 1000,
            late=0.0 if look.late is None else max(0, at - look.late) / 1000,
            storage=look.storage,
            servers=len(self.client.guilds),
            live=look.live,
            shards=len(ours.ids) if ours else self.client.shard_count or 1,
            connected=sum(not shard.is_closed() for shard in shards),
            loops={loop: None if run is None else max(0, at - run) / 1000 for loop, run in runs.items()},
        )

    async def _look(self) -> _Look:
        """Look into the database. Raises StoreError."""
        at = time.monotonic()
        async with self.matches.context.store.read() as db:
            waiting, oldest = await outbox.depth(db)
            late = await outbox.oldest_late(db)
            # There may be very many matches, so they are not counted at every look.
            if self._counted is None or at - self._counted[0] > COUNTED:
                self._counted = at, await matches.running_count(db)
        return _Look(waiting, oldest, late, self._counted[1], await self._can_write())

    async def _can_write(self) -> bool:
        """Write to the database; False if that fails, or another write has failed within the last minute."""
        store, at = self.matches.context.store, self.matches.context.now()
        try:
            async with store.write() as db:
                await steps.note(db, steps.WRITTEN, "", at)
        except (StoreError, Conflict):
            return False
        failed = store.write_failed_at
        return failed is None or time.monotonic() - failed > LATE

    async def _warm(self, painter: Painter) -> None:
        """Start the drawing processes as soon as the client has logged in. Never returns."""
        await self.client.known.wait()
        await painter.warm_up()
        await asyncio.get_running_loop().create_future()  # the end of a task would stop the application

    async def _tell_ready(self, lock: ShardLock) -> None:
        """Tell other processes when this process is connected. Never returns."""
        await self.client.wait_until_ready()
        await lock.now_ready()
        await asyncio.get_running_loop().create_future()  # the end of a task would stop the application

    async def _close_client(self) -> None:
        if self._tasks:  # otherwise the client was never started
            await self.client.close()

    async def _when_known(self, run: Callable[[], Awaitable[None]]) -> None:
        """Run a part as soon as messages can be delivered."""
        await self.client.known.wait()
        await run()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._exit.aclose()

    async def until(self, stop: asyncio.Event) -> None:
        """Work until `stop` is set or a part fails.

        Raises:
            StartError: Discord cannot be reached, or rejects the bot.
        """
        stopping = asyncio.create_task(stop.wait(), name="stop")
        try:
            done, _ = await asyncio.wait({*self._tasks, stopping}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end([stopping])
        for task in done - {stopping}:
            try:
                task.result()
            except Replaced as replaced:
                log.warning("%s This one ends.", replaced)
            except Exception as error:
                reason = explain(error) if task.get_name() == "client" else None
                if reason is None:
                    raise
                log.debug("the client ended", exc_info=error)
                raise StartError(reason, lasting=isinstance(error, LASTING)) from None
