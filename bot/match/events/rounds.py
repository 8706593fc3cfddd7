"""How an event goes on by itself: in which order of strength people begin, and in which groups; tables are
opened and settled, and after a round the next one begins."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from bot.core import fact
from bot.events.model import Table
from bot.events.pairing import grouped, next_round
from bot.events.standings import standings
from bot.match.changing.context import Context, Service, read
from bot.match.changing.transaction import Tx
from bot.match.changing.transaction import change as changing
from bot.match.engine.rows import as_stored
from bot.match.errors import Broken, Maintenance, UserError
from bot.match.events import announcing, tables
from bot.match.events.reading import EVENT, Event, change, load, load_to_change
from bot.match.hosting.operator import must_take_tables
from bot.match.outbox.event_cards import event_title
from bot.match.results.rating import START, Skill
from bot.match.results.rating import points as rating_points
from bot.match.timing.clock import MINUTE
from bot.store import events, matches, results
from bot.store.events import TableRow
from bot.store.results import EVERYWHERE
from bot.text.escape import discord_safe

log = logging.getLogger(__name__)

AGAIN: Final = 10 * MINUTE
"""After how long an event that failed is looked at again."""
STEPS: Final = 1000
"""The most steps that one look takes in one event."""


class Rounds(Service):
    """Looks after running events; the scheduler calls it. What there is to do is in the rows, so a restart
    changes nothing, and two processes do nothing twice."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._put_off: dict[int, int] = {}

    async def look(self) -> int:
        """Do what is to be done in all events. Returns in how many events there was something to do."""
        done = 0
        for event in await self.waiting():
            if self._put_off.get(event, 0) > self.context.now():
                continue
            try:
                done += await self.advance(event)
                continue
            except UserError as error:
                log.warning("event %s: %s; later again", event, error)
            except Exception:  # the others must not wait for it
                log.exception("event %s failed; later again", event)
            self._put_off[event] = self.context.now() + AGAIN
        return done

    @read
    async def waiting(self) -> list[int]:
        """Numbers of the events in which there is something to do, of the servers of this process."""
        async with self.context.reading(single=True) as db:
            return await events.waiting(db, self.context.now(), self.context.shards)

    async def advance(self, event: int) -> bool:
        """Do what is to be done in an event. Returns whether there was anything."""
        steps = 0
        while steps < STEPS and await self._step(event):
            steps += 1
        return steps > 0

    @changing(of=EVENT)
    async def _step(self, tx: Tx, event_id: int, /) -> bool:
        """One table, or one round: each is a transaction."""
        event = await load_to_change(tx, event_id)
        if event.row.state != "running":
            return False
        over = event.row.round_ends is not None and event.row.round_ends <= tx.now
        for table in event.undone:
            if table.match is None:
                if over:
                    await _never_opened(tx, event, table)
                    return True
                try:
                    await must_take_tables(tx.db)
                except Maintenance:
                    return False  # it waits
                await tables.open_table(tx, event, table)
                return True
            match = await matches.find(tx.db, table.match)
            if over or match is None or match.state in events.ENDED:
                if match is None:
                    raise Broken
                await tables.record_result(tx, event, table, stopped=over)
                return True
        if event.undone:
            return False
        await begin_round(tx, event)
        return True


async def begin_round(tx: Tx, event: Event) -> None:
    """The next round; without one the event is over."""
    number = event.row.round + 1
    # It may take a moment; nobody else is to wait for it.
    thread = await asyncio.to_thread(next_round, event.setup, event.entrants, event.played, number)
    if thread is None:
        await finish(tx, event)
        return
    await change(tx, event, round=number, round_ends=tx.now + event.settings.round_time)
    await events.add_tables(tx.db, [_row(event, table) for table in thread])
    await announcing.refresh(tx, event.id)


def _row(event: Event, table: Table) -> TableRow:
    how = "bye" if table.bye else None
    return as_stored(
        TableRow, table, event=event.id, match=None, ranks=table.ranks or None, totals=None, how=how
    )


async def finish(tx: Tx, event: Event) -> None:
    """The event is over; the standings stay. Tables that are still being played are told that they no longer
    count."""
    await change(tx, event, state="over", ended_at=tx.now, round_ends=None)
    for table in event.undone:
        match = None if table.match is None else await matches.find(tx.db, table.match)
        if match is not None and match.state == "running":
            async with tx.context.enqueue(tx.db, match.id) as out:
                news = fact("event-uncounted", event=event_title(event.row))
                out.notice(news)
                for seat in await matches.seats_of(tx.db, match.id):
                    if seat.visitor:  # they do not see what is said there
                        out.notice(news, user=seat.user)
    await announcing.refresh(tx, event.id)
    placed = standings(event.setup, event.entrants, event.played)
    winners = [standing.entrant for standing in placed if standing.place == 1]
    names = tuple(discord_safe(event.entry(winner).name or "") or f"#{winner}" for winner in winners)
    await announcing.news(tx, event.id, fact("event-finished", event=event_title(event.row), names=names))


async def _never_opened(tx: Tx, event: Event, table: TableRow) -> None:
    """The time of the round was over before the table could be opened: all share the places."""
    await change(tx, event)
    ranks = tuple(1 for _ in table.seats)
    await events.set_result(tx.db, event.id, table.round, table.number, ranks, None, "void")
    await announcing.refresh(tx, event.id)


async def seed(tx: Tx, event: Event) -> None:
    """Seeds and groups: by the season before, then by rating, then in the order of sign-up."""
    users = [entry.user for entry in event.here if entry.user is not None]
    rated = await results.ratings_of(tx.db, users, event.row.game, EVERYWHERE)
    points = {
        user: rating_points(Skill(rating_row.mu, rating_row.sigma)) for user, rating_row in rated.items()
    }
    earlier = await _earlier(tx, event.row.before)
    order = sorted(
        event.here,
        key=lambda entry: (
            earlier.get(entry.user or 0, len(earlier) + 1),
            -points.get(entry.user or 0, START),
            entry.number,
        ),
    )
    seeds = {entry.number: seed for seed, entry in enumerate(order, 1)}
    entrants = [
        msgspec.structs.replace(entrant, seed=seeds[entrant.number])
        for entrant in event.entrants
        if entrant.number in seeds
    ]
    groups = grouped(entrants, event.settings.groups)
    for number, seed in seeds.items():
        await events.change_entry(tx.db, event.id, number, seed=seed, group=groups[number])


async def _earlier(tx: Tx, before: int | None) -> dict[int, int]:
    """How people ended the season before: the first of all groups, then the second, ..."""
    if before is None:
        return {}
    event = await load(tx.context, tx.db, before)
    lines = standings(event.setup, event.entrants, event.played)
    lines.sort(key=lambda standing: (standing.place, -standing.points))
    users = [event.entry(line.entrant).user for line in lines]
    return {user: place for place, user in enumerate(users, 1) if user is not None}
