"""After a long time without the bot: the clocks of many matches, and on from where a crash stopped it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update

from bot.match.scheduling import outages as module
from bot.match.scheduling.outages import Outages
from bot.match.timing.clock import DAY, HOUR, MINUTE
from bot.store import Conflict, StoreError, matches, schema
from bot.store.due import SEAT
from bot.store.schema import due, seats
from tests.match.app import MatchApp, open_app
from tests.match.timing.test_time import started

MANY = 10_000


async def copies(app: MatchApp, match: int, count: int) -> None:
    """The same match many times, with clocks and what is planned for them."""
    async with app.store.write() as db:
        for table in (schema.matches, schema.seats, schema.due):
            number = table.c.id if table is schema.matches else table.c.match
            rows = [dict(row._mapping) for row in await db.execute(select(table).where(number == match))]
            for first in range(1, count, 500):
                made: list[dict[str, Any]] = []
                for copy in range(match + first, match + min(first + 500, count)):
                    made += [
                        {**row, number.name: copy, **({"uid": f"copy{copy}"} if "uid" in row else {})}
                        for row in rows
                    ]
                await db.execute(insert(table), made)


async def state(app: MatchApp) -> tuple[set[str | None], set[int], int]:
    """All clocks that differ, all planned moments that differ, and how many are planned."""
    async with app.store.read() as db:
        clocks = set((await db.execute(select(seats.c.clock))).scalars())
        planned = list((await db.execute(select(due.c.at))).scalars())
    return clocks, set(planned), len(planned)


async def prepared(app: MatchApp, count: int) -> int:
    match = (await started(app)).match
    async with app.store.write() as db:
        await db.execute(delete(due).where(due.c.kind != SEAT))
    await app.services.outages.beat()
    await copies(app, match, count)
    return match


async def test_ten_thousand_matches(database_url: str) -> None:
    async with open_app(database_url) as app:
        await prepared(app, MANY)
        before = await state(app)
        app.clock.on(5 * HOUR / 1000)
        began = time.process_time()
        await app.services.outages.beat()
        took = time.process_time() - began
        after = await state(app)
        assert {at + 5 * HOUR for at in before[1]} == after[1]
        assert (len(after[0]), after[2]) == (len(before[0]), MANY)
    assert took < 2, f"{took:.1f} s of computing"


async def test_it_goes_on_where_it_stopped(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AT_ONCE", 10)
    stopped: list[int] = []
    real = module.stop_clocks

    async def counted(db: Any, found: Any, *rest: Any) -> None:
        if len(stopped) == 40:
            raise StoreError("The disk is full.")
        stopped.extend(one.match for one in found)
        await real(db, found, *rest)

    async with open_app(database_url) as app:
        await prepared(app, 100)
        before = await state(app)
        app.clock.on(5 * HOUR / 1000)
        monkeypatch.setattr(module, "stop_clocks", counted)
        with pytest.raises(StoreError):
            await app.services.outages.beat()
        assert len(stopped) == 40
        app.clock.on(MINUTE / 1000)
        again = Outages(app.services.context)  # another life
        stopped.extend([0])
        await again.beat()
        assert len(stopped) == 101
        assert len(set(stopped)) == 101, "nothing was done twice"
        assert {at + 5 * HOUR for at in before[1]} == (await state(app))[1]


async def test_a_second_silence_before_the_first_is_caught_up_with(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AT_ONCE", 10)
    async with open_app(database_url) as app:
        await prepared(app, 30)
        before = await state(app)
        app.clock.on(5 * HOUR / 1000)
        app.services.outages._settled = True
        (part,) = app.services.outages._parts()
        now = app.services.context.now()
        await app.services.outages._begin(part, (now - 5 * HOUR, now))
        assert await app.services.outages._stop_some(part)
        app.clock.on(2 * HOUR / 1000)
        await Outages(app.services.context).beat()
        assert {at + 7 * HOUR for at in before[1]} == (await state(app))[1]


async def test_whoever_moves_meanwhile_decides_again(database_url: str) -> None:
    async with open_app(database_url) as app:
        match = await prepared(app, 1)
        async with app.store.read() as db:
            row = await matches.find(db, match)
        assert row is not None
        app.clock.on(5 * HOUR / 1000)
        await app.services.outages.beat()
        with pytest.raises(Conflict):
            async with app.store.write() as db:
                await matches.change(db, match, row.revision)


async def test_a_paused_match_is_not_looked_at(database_url: str) -> None:
    async with open_app(database_url) as app:
        await prepared(app, 2)
        async with app.store.write() as db:
            await db.execute(update(schema.matches).values(paused_at=app.services.context.now()))
        app.clock.on(5 * HOUR / 1000)
        await app.services.outages.beat()
        assert (await state(app))[2] == 0


async def test_two_processes_share_the_work(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:

    monkeypatch.setattr(module, "AT_ONCE", 10)
    async with open_app(postgres_url, "one") as one, open_app(postgres_url, "other", one.clock) as other:
        await prepared(one, 200)
        before = await state(one)
        one.clock.on(DAY / 1000)
        await asyncio.gather(*(app.services.outages.beat() for app in (one, other)))
        assert {at + DAY for at in before[1]} == (await state(one))[1]
