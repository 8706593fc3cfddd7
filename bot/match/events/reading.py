"""An event as it was read from the store, and what is worked out from it."""

from __future__ import annotations

from typing import cast

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import AnyRules
from bot.events.model import Entrant, Plan, Table, usual_rounds
from bot.events.standings import standings
from bot.match.context import Context
from bot.match.errors import Broken
from bot.match.events.errors import EventNotStarted, EventOver, NotOrganiser, UnknownEvent
from bot.match.events.models import (
    Entry,
    EventState,
    EventTable,
    EventView,
    Home,
    How,
    Leader,
    Settings,
)
from bot.match.transaction import Tx
from bot.store import events, matches
from bot.store.events import EntryRow, EventRow, HomeRow, TableRow


class Event(msgspec.Struct, frozen=True):
    """An event with all that belongs to it."""

    row: EventRow
    settings: Settings
    homes: list[HomeRow]
    entries: list[EntryRow]
    tables: list[TableRow]
    least: int
    """The fewest seats with which its game can be played."""

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def here(self) -> list[EntryRow]:
        """Those who have not dropped out."""
        return [one for one in self.entries if one.until is None]

    @property
    def plan(self) -> Plan:
        settings = self.settings
        people = len(self.entries if self.row.state != "open" else self.here)
        return Plan(
            format=settings.format,
            seats=settings.seats,
            least=self.least,
            rounds=settings.rounds or usual_rounds(settings.format, people, settings.seats, settings.groups),
            groups=settings.groups,
            points=settings.points,
            computers=settings.computers is not None,
        )

    @property
    def entrants(self) -> list[Entrant]:
        return [
            Entrant(
                number=one.number,
                seed=one.seed or one.number,
                group=one.group,
                since=one.since,
                until=one.until,
            )
            for one in self.entries
        ]

    @property
    def played(self) -> list[Table]:
        """The tables as pairings and standings know them."""
        return [
            Table(
                round=one.round,
                number=one.number,
                group=one.group,
                seats=one.seats,
                ranks=one.ranks or (),
                totals=one.totals or (),
            )
            for one in self.tables
        ]

    @property
    def undone(self) -> list[TableRow]:
        """Tables of this round that have no result yet."""
        return [one for one in self.tables if one.round == self.row.round and one.ranks is None]

    def home(self, guild: int | None) -> HomeRow | None:
        return next((one for one in self.homes if one.guild == guild), None)

    def entry_of(self, user: int) -> EntryRow | None:
        return next((one for one in self.entries if one.user == user), None)

    def entry(self, number: int) -> EntryRow:
        return next(one for one in self.entries if one.number == number)

    def must_be_led_by(self, leader: Leader) -> None:
        """Raises NotOrganiser."""
        if leader.user != self.row.organiser and leader.manages != self.row.guild:
            raise NotOrganiser

    def must_be_live(self) -> None:
        """Raises EventOver."""
        if self.row.state not in events.LIVE:
            raise EventOver

    def must_run(self) -> None:
        """Raises EventOver, EventNotStarted."""
        self.must_be_live()
        if self.row.state == "open":
            raise EventNotStarted


async def load(context: Context, db: AsyncConnection, event: int, *, lock: bool = False) -> Event:
    """Raises UnknownEvent, Broken (its game is not installed)."""
    row = await events.find(db, event, lock=lock) if 0 < event < 2**63 else None
    if row is None:
        raise UnknownEvent
    rules: AnyRules | None = context.games.get(row.game)
    if rules is None:
        raise Broken
    return Event(
        row,
        msgspec.json.decode(row.settings, type=Settings),
        await events.homes(db, event),
        await events.entries(db, event),
        await events.tables(db, event),
        min(rules.seats),
    )


async def load_to_change(tx: Tx, event: int) -> Event:
    """Read an event that is to be changed; nobody else changes it meanwhile. Raises as `load`."""
    return await load(tx.context, tx.db, event, lock=True)


async def change(tx: Tx, event: Event, **values: object) -> None:
    """Change the event. Call it once in a transaction, whatever is changed. Raises Conflict."""
    await events.change(tx.db, event.id, event.row.revision, **values)


async def view(context: Context, db: AsyncConnection, event: int) -> EventView:
    """Raises as `load`."""
    found = await load(context, db, event)
    row = found.row
    numbers = [one.match for one in found.tables if one.match is not None]
    places = {one.id: one for one in await matches.find_many(db, numbers)}
    plan = found.plan
    return EventView(
        event=row.id,
        name=row.name,
        game=row.game,
        state=cast(EventState, row.state),
        organiser=row.organiser,
        guild=row.guild,
        code=row.code,
        settings=found.settings,
        plan=plan,
        season=row.season,
        round=row.round,
        round_ends=row.round_ends,
        homes=tuple(Home(one.guild, one.channel, one.language, one.lost) for one in found.homes),
        entries=tuple(_entry(one) for one in found.entries),
        tables=tuple(
            EventTable(
                round=one.round,
                number=one.number,
                group=one.group,
                seats=one.seats,
                match=one.match,
                ranks=one.ranks or (),
                how=cast("How | None", one.how),
                guild=None if one.match not in places else places[one.match].guild,
                post=None if one.match not in places else places[one.match].post,
            )
            for one in found.tables
        ),
        standings=tuple(standings(plan, found.entrants, found.played)),
    )


def _entry(one: EntryRow) -> Entry:
    return Entry(
        number=one.number,
        user=one.user,
        name=one.name or "",
        guild=one.guild,
        group=one.group,
        since=one.since,
        until=one.until,
    )
