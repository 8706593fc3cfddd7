"""The database is away for a while, or its disk is full: what was sent meanwhile is sent once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match import Delivered, Delivery
from bot.match.delivery import worker as module
from bot.match.delivery.worker import OutboxWorker
from bot.match.errors import Storage
from bot.store import Store, StoreError, outbox
from tests.match.app import FakeSender, MatchApp, kinds, open_app
from tests.postgres import Server

SOON = 5.0
"""Seconds after which everything must be delivered when the database is back."""


class Counting(FakeSender):
    """Sends into a channel in which every message is seen, also one that came twice."""

    def __init__(self, sent: asyncio.Event) -> None:
        super().__init__()
        self._sent = sent
        self.go = asyncio.Event()

    async def deliver(self, job: Delivery) -> Delivered:
        delivered = await super().deliver(job)
        self._sent.set()
        await self.go.wait()
        return delivered


async def left(app: MatchApp) -> int:
    async with app.store.read() as db:
        return (await outbox.depth(db))[0]


async def empty(app: MatchApp) -> None:
    """Return when the outbox is empty. It may take as long as the operator was promised."""
    async with asyncio.timeout(SOON):
        await until(lambda: left(app))


async def until(busy: Callable[[], Awaitable[int]]) -> None:
    """Look again and again until there is nothing left."""
    for _ in range(10_000):
        if not await busy():
            return
        await asyncio.sleep(0.02)


@asynccontextmanager
async def delivering(app: MatchApp, sender: FakeSender) -> AsyncIterator[OutboxWorker]:
    worker = OutboxWorker(app.services.context, sender)
    task = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        await worker.stop(0.1)
        await task


@contextmanager
def failing(times: float, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """So many transactions that write fail. Counts them."""
    write, count = Store.write, [0]

    @asynccontextmanager
    async def fails(store: Store) -> AsyncIterator[AsyncConnection]:
        if count[0] < times:
            count[0] += 1
            raise StoreError("The disk of the database is full.")
        async with write(store) as db:
            yield db

    with monkeypatch.context() as patched:
        patched.setattr(Store, "write", fails)
        yield count


def test_the_end_of_an_outage_is_noticed_soon() -> None:
    """A message whose making failed last of all, behind one that waits to be closed."""
    assert module.CLOSING[-1] + 2 * module.FAILED < SOON / 2


async def test_a_sent_row_is_closed_however_long_it_takes(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "CLOSING", (0.001,))
    match = (await app.lobby()).match
    sent = asyncio.Event()
    sender = Counting(sent)
    async with delivering(app, sender):
        await sent.wait()
        with failing(40, monkeypatch) as count:
            sender.go.set()

            async def failures() -> int:
                return max(0, 40 - count[0])

            await until(failures)
            await empty(app)
            await app.services.lobby.start(match, 11)
            await empty(app)
    assert kinds(sender.jobs).count("lobby") == 1
    assert kinds(sender.jobs).count("board") == 1
    assert not any(job.resumed for job in sender.jobs)
    assert 0 < len(caplog.messages) < 10, "the log may lie on the disk that is full"


async def test_nothing_is_retried_after_the_end(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row that cannot be closed when the bot stops is looked after by the next process."""
    await app.lobby()
    sent = asyncio.Event()
    sender = Counting(sent)
    async with contextlib.AsyncExitStack() as stack:
        stack.enter_context(failing(0, monkeypatch))
        async with delivering(app, sender):
            await sent.wait()
            stack.enter_context(failing(float("inf"), monkeypatch))
            sender.go.set()
            await asyncio.sleep(0.2)
        async with asyncio.timeout(SOON):
            await app.services.context.idle()
    assert await left(app) == 1
    await app.worker._recover()
    [again] = await app.sent()
    assert again.resumed


async def test_what_somebody_else_has_claimed_meanwhile_is_left_to_them(app: MatchApp) -> None:
    await app.lobby()
    sent = asyncio.Event()
    sender = Counting(sent)
    async with delivering(app, sender):
        await sent.wait()
        async with app.store.write() as db:
            now = app.services.context.now() + 400_000
            [row] = await outbox.claim(db, now, now + 300_000, 5, 7)
        sender.go.set()
        await asyncio.sleep(0.2)
        async with app.store.read() as db:
            [open_row] = await outbox.unfinished(db, row.match or 0)
    assert open_row.state == "sending"


async def test_a_database_that_fails_while_a_message_is_made_costs_no_attempt(app: MatchApp) -> None:
    await app.lobby()
    failed = 0

    def fail(_: Delivery) -> None:
        nonlocal failed
        failed += 1
        if failed <= 20:
            raise Storage

    app.sender.fail = fail
    for _ in range(20):
        assert await app.sent() == []
        app.clock.on(2.1)
    [job] = await app.sent()
    assert job.attempts == 1


@contextmanager
def full(store: Store) -> Iterator[None]:
    """The disk of an SQLite database is full, also in transactions that have begun."""
    pragma = ["pragma max_page_count = 1"]

    def execute(_c: Any, cursor: Any, _statement: str, _p: Any, _context: Any, _many: bool) -> None:
        cursor.execute(pragma[0])

    def commit(connection: Any) -> None:
        if pragma[0].endswith("= 1"):
            connection.exec_driver_sql("create table filler (x)")

    engine = store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", execute)
    event.listen(engine, "commit", commit)
    yield
    pragma[0] = "pragma max_page_count = 1000000000"
    event.remove(engine, "commit", commit)


Away = Callable[[], AbstractContextManager[None]]


async def outage(app: MatchApp, away: Away, seconds: float) -> None:
    """Every kind of message, some being sent when the outage begins."""
    sent = asyncio.Event()
    sender = Counting(sent)
    for _ in range(3):
        match = (await app.start()).match
        await app.pledge(match)
        await app.play(match, await app.turn(match), "S")
    async with delivering(app, sender):
        await sent.wait()
        with away():
            sender.go.set()
            await asyncio.sleep(seconds)
        async with asyncio.timeout(SOON):
            with contextlib.suppress(StoreError):
                await empty(app)
    sends = [job.nonce for job in sender.jobs]
    assert len(sends) == len(set(sends)), kinds(sender.jobs)
    assert await left(app) == 0


@pytest.mark.long
async def test_a_full_disk(database_url: str) -> None:
    async with open_app(database_url) as app:
        await outage(app, lambda: full(app.store), 12)


async def test_a_server_that_is_away(postgres_server: Server) -> None:
    with postgres_server.database() as url:
        async with open_app(url) as app:
            await outage(app, postgres_server.away, 15)
