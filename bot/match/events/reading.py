"""An event as it was read from the store, and what is worked out from it."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import AnyRules
from bot.events.model import Entrant, EventSetup, Table, usual_rounds
from bot.events.standings import standings
from bot.match.changing.context import Context
from bot.match.changing.transaction import Scope, Subject, Tx
from bot.match.engine.models import Person
from bot.match.engine.rows import as_stored
from bot.match.errors import Broken
from bot.match.events.models import (
    EventNotStarted,
    EventOver,
    EventTable,
    EventView,
    Leader,
    Members,
    NotOrganiser,
    Settings,
    UnknownEvent,
)
from bot.store import events, matches
from bot.store.events import EventRow, TableRow


def _of_event(event: int, who: int | Person | Leader = 0, *_: object) -> Scope:
    # Events and persons share the negative numbers: those of persons are far larger.
    return Scope(-event, None, who if isinstance(who, int) else who.user)


EVENT: Final[Subject] = _of_event
"""(event_id, user, person or leader, ...)"""


class Event(Members, frozen=True, kw_only=True):
    """An event with all that belongs to it."""

    row: EventRow
    settings: Settings
    tables: list[TableRow]
    least: int
    """The fewest seats with which its game can be played."""

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def setup(self) -> EventSetup:
        settings = self.settings
        people = len(self.entries if self.row.state != "open" else self.here)
        return EventSetup(
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
        return [as_stored(Entrant, entry, seed=entry.seed or entry.number) for entry in self.entries]

    @property
    def played(self) -> list[Table]:
        """The tables as pairings and standings know them."""
        return [
            as_stored(Table, table, ranks=table.ranks or (), totals=table.totals or ())
            for table in self.tables
        ]

    @property
    def undone(self) -> list[TableRow]:
        """Tables of this round that have no result yet."""
        return [table for table in self.tables if table.round == self.row.round and table.ranks is None]

    def must_be_led_by(self, leader: Leader) -> None:
        """Raises NotOrganiser."""
        if leader.user != self.row.organiser and leader.manages != self.row.guild:
            raise NotOrganiser

    def must_be_live(self) -> None:
        """Raises EventOver."""
        if self.row.state not in events.LIVE:
            raise EventOver

    def must_run(self) -> None:
        """Raises EventNotStarted."""
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
        row=row,
        settings=msgspec.json.decode(row.settings, type=Settings),
        homes=await events.homes(db, event),
        entries=await events.entries(db, event),
        tables=await events.tables(db, event),
        least=min(rules.seats),
    )


async def load_to_change(tx: Tx, event: int) -> Event:
    """Read an event that is to be changed; nobody else changes it meanwhile. Raises as `load`."""
    return await load(tx.context, tx.db, event, lock=True)


async def change(tx: Tx, event: Event, **values: object) -> None:
    """Change the event. Call it once in a transaction, whatever is changed. Raises Conflict."""
    await events.change(tx.db, event.id, event.row.revision, **values)


async def view(context: Context, db: AsyncConnection, event: int) -> EventView:
    """Raises as `load`."""
    event_now = await load(context, db, event)
    row = event_now.row
    numbers = [table.match for table in event_now.tables if table.match is not None]
    places = {match_row.id: match_row for match_row in await matches.find_many(db, numbers)}
    setup = event_now.setup
    return as_stored(
        EventView,
        row,
        event=row.id,
        settings=event_now.settings,
        setup=setup,
        homes=event_now.homes,
        entries=event_now.entries,
        tables=tuple(
            as_stored(
                EventTable,
                table,
                ranks=table.ranks or (),
                guild=None if table.match not in places else places[table.match].guild,
                post=None if table.match not in places else places[table.match].post,
            )
            for table in event_now.tables
        ),
        standings=tuple(standings(setup, event_now.entrants, event_now.played)),
    )
