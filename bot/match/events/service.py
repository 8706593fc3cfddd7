"""Events: made, entered, left, led, and shared between servers. How they go on by themselves: `rounds`."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.core import fact
from bot.events.model import LEAST, MOST
from bot.match.changing.context import Service, met, read
from bot.match.changing.transaction import NEW_MATCH, Tx
from bot.match.changing.transaction import change as changing
from bot.match.engine.models import Manager, Person, Place
from bot.match.errors import UnknownGame
from bot.match.events import announcing
from bot.match.events.models import (
    LEAST_GROUP,
    EnteredAlready,
    EntryClosed,
    EventFull,
    EventNotOver,
    EventStarted,
    EventView,
    FollowedAlready,
    GroupsTooSmall,
    Leader,
    NotEntered,
    NotShared,
    Opening,
    RulesKept,
    Settings,
    TooFewPeople,
    TooManyEvents,
    TooManyServers,
    UnknownCode,
    UnknownEntry,
    checked,
    checked_name,
    may_enter,
)
from bot.match.events.reading import EVENT, Event, change, load_to_change, view
from bot.match.events.rounds import begin_round, finish, seed
from bot.match.hosting.operator import must_take_tables
from bot.match.hosting.settings import must_allow_place
from bot.match.outbox.event_cards import event_title
from bot.match.timing.clock import DAY
from bot.store import events
from bot.store.engine import as_text
from bot.store.events import EntryRow

CODE_BYTES: Final = 5
MOST_EVENTS: Final = 5
"""Unfinished events that one person may organise on a server."""
MOST_SERVERS: Final = 10
LONGEST_EXTENSION: Final = 90
"""Days by which a round is made longer at once."""


class Events(Service):
    """What people do with events. Changes give the number of the event; `view` shows it."""

    # -- looking ---------------------------------------------------------------------------------------------

    @read
    async def view(self, event: int) -> EventView:
        """Raises: UnknownEvent, Broken."""
        async with self.context.reading() as db:
            return await view(self.context, db, event)

    @read
    async def here(self, guild: int, *, over: bool = False) -> list[tuple[int, str]]:
        """Numbers and names of the unfinished events that a server shares, the newest first."""
        states: Sequence[str] = (*events.LIVE, "over") if over else events.LIVE
        async with self.context.reading() as db:
            return [(event_row.id, event_row.name) for event_row in await events.in_guild(db, guild, states)]

    @read
    async def mine(self, user: int) -> list[tuple[int, str]]:
        """Numbers and names of the unfinished events of a person, the newest first."""
        async with self.context.reading() as db:
            return [(event_row.id, event_row.name) for event_row in await events.of_user(db, user)]

    # -- taking part -----------------------------------------------------------------------------------------

    @changing(of=EVENT)
    async def join(
        self, tx: Tx, event_id: int, person: Person, /, guild: int | None, *, key: str | None = None
    ) -> int:
        """Take part, from the first round on or from the next one.

        Args:
            guild: the server on which the person signs up.

        Raises: UnknownEvent, EventOver, EntryClosed, EnteredAlready, EventFull, NotShared.
        """
        event = await load_to_change(tx, event_id)
        event.must_be_live()
        if guild is None or event.home(guild) is None:
            raise NotShared
        row, own = event.row, event.entry_of(person.user)
        if own is not None and own.until is None:
            raise EnteredAlready
        if not may_enter(row.state, event.settings, row.round, event.setup.rounds):
            raise EntryClosed
        if len(event.here) >= MOST:
            raise EventFull(most=MOST)
        await change(tx, event)
        await met(tx.db, person, tx.now)
        if own is not None:
            await events.change_entry(tx.db, event_id, own.number, until=None, guild=guild)
        else:
            await _enter(tx, event, person, guild)
        await announcing.refresh(tx, event_id)
        return event_id

    @changing(of=EVENT)
    async def leave(self, tx: Tx, event_id: int, user: int, /, *, key: str | None = None) -> int:
        """Take part no more: of rounds that have not begun. A table that is played goes on.

        Raises: UnknownEvent, EventOver, NotEntered.
        """
        event = await load_to_change(tx, event_id)
        event.must_be_live()
        own = event.entry_of(user)
        if own is None or own.until is not None:
            raise NotEntered
        await _drop_out(tx, event, own)
        return event_id

    @changing(of=EVENT)
    async def drop(
        self, tx: Tx, event_id: int, leader: Leader, /, number: int, *, key: str | None = None
    ) -> int:
        """Somebody takes part no more, as those who lead the event say.

        Raises: UnknownEvent, NotOrganiser, EventOver, UnknownEntry.
        """
        event = await _led(tx, event_id, leader)
        dropped = next((entry for entry in event.here if entry.number == number), None)
        if dropped is None:
            raise UnknownEntry
        await _drop_out(tx, event, dropped)
        if dropped.user is not None:
            await announcing.tell(tx, dropped.user, fact("event-dropped", event=event_title(event.row)))
        return event_id

    # -- leading ---------------------------------------------------------------------------------------------

    async def open(self, opening: Opening, place: Place, language: str, *, key: str | None = None) -> int:
        """Make an event; people can sign up at once.

        Raises: UnknownGame, BadEvent, BadSeats, UnknownLevel, ClosedChannel (settings of the server),
        TooManyEvents, Maintenance.
        """
        return await self._open(opening.organiser, opening, place, language, key=key)

    @changing(of=NEW_MATCH)
    async def _open(
        self,
        tx: Tx,
        organiser: Person,
        opening: Opening,
        /,
        place: Place,
        language: str,
        *,
        key: str | None = None,
    ) -> int:
        if opening.game not in self.context.games:
            raise UnknownGame
        assert place.guild is not None, "an event needs a server"
        settings = checked(opening.settings, self.context.games[opening.game])
        name = checked_name(opening.name)
        await must_take_tables(tx.db)
        await must_allow_place(tx.db, place)
        await met(tx.db, organiser, tx.now)
        if await events.organised_by(tx.db, place.guild, organiser.user) >= MOST_EVENTS:
            raise TooManyEvents(most=MOST_EVENTS)
        values = {"name": name, "game": opening.game, "organiser": organiser.user, "guild": place.guild}
        number = await _add(tx, **values, settings=as_text(settings), season=1, before=None)
        await events.put_home(tx.db, number, place.guild, place.post, language)
        await announcing.refresh(tx, number)
        return number

    @changing(of=EVENT)
    async def start(self, tx: Tx, event_id: int, leader: Leader, /, *, key: str | None = None) -> int:
        """Draw up the first round. Its tables are opened by the scheduler.

        Raises: UnknownEvent, NotOrganiser, EventOver, EventStarted, TooFewPeople, GroupsTooSmall,
        Maintenance.
        """
        event = await _led(tx, event_id, leader)
        if event.row.state != "open":
            raise EventStarted
        await must_take_tables(tx.db)
        have, groups = len(event.here), event.settings.groups
        if have < LEAST:
            raise TooFewPeople(have=have, need=LEAST)
        if have < groups * LEAST_GROUP:
            raise GroupsTooSmall(have=have, need=groups * LEAST_GROUP, groups=groups)
        await seed(tx, event)
        settings = msgspec.structs.replace(
            event.settings, rounds=event.setup.rounds, counted=not event.settings.rounds
        )
        await change(tx, event, state="running", started_at=tx.now, settings=as_text(settings))
        await begin_round(tx, await load_to_change(tx, event_id))
        return event_id

    @changing(of=EVENT)
    async def set_rules(
        self, tx: Tx, event_id: int, leader: Leader, /, settings: Settings, *, key: str | None = None
    ) -> int:
        """Other rules, as long as nobody has signed up under those that are shown.

        Raises: UnknownEvent, NotOrganiser, EventOver, EventStarted, RulesKept, BadEvent, BadSeats,
        UnknownLevel.
        """
        event = await _led(tx, event_id, leader)
        if event.row.state != "open":
            raise EventStarted
        if event.here:
            raise RulesKept
        kept = checked(settings, self.context.games[event.row.game])
        await change(tx, event, settings=as_text(kept))
        await announcing.refresh(tx, event_id)
        return event_id

    @changing(of=EVENT)
    async def end_round(self, tx: Tx, event_id: int, leader: Leader, /, *, key: str | None = None) -> int:
        """The round is over now; the tables that are still played are stopped, and the next one begins.

        Raises: UnknownEvent, NotOrganiser, EventOver, EventNotStarted.
        """
        event = await _led(tx, event_id, leader)
        event.must_run()
        await change(tx, event, round_ends=tx.now)
        return event_id

    @changing(of=EVENT)
    async def extend(
        self, tx: Tx, event_id: int, leader: Leader, /, days: int, *, key: str | None = None
    ) -> int:
        """The round gets more time. Raises: UnknownEvent, NotOrganiser, EventOver, EventNotStarted."""
        event = await _led(tx, event_id, leader)
        event.must_run()
        ends = max(event.row.round_ends or 0, tx.now) + min(max(1, days), LONGEST_EXTENSION) * DAY
        await change(tx, event, round_ends=ends)
        await announcing.refresh(tx, event_id)
        return event_id

    @changing(of=EVENT)
    async def end(self, tx: Tx, event_id: int, leader: Leader, /, *, key: str | None = None) -> int:
        """Before its start, call an event off; after it, end the event with the standings as they are. Tables
        that are being played go on but no longer count. The manager of another server that shares the event
        only stops sharing it there.

        Raises: UnknownEvent, NotOrganiser, EventOver.
        """
        event = await load_to_change(tx, event_id)
        foreign = leader.manages is not None and leader.manages != event.row.guild
        if leader.user != event.row.organiser and foreign and event.home(leader.manages) is not None:
            await change(tx, event)
            await announcing.remove_card(tx, event.home(leader.manages))
            await events.drop_home(tx.db, event_id, leader.manages or 0)
            return event_id
        event.must_be_led_by(leader)
        event.must_be_live()
        if event.row.state == "running":
            await finish(tx, event)
            return event_id
        await change(tx, event, state="cancelled", ended_at=tx.now)
        await announcing.refresh(tx, event_id)
        return event_id

    @changing(of=EVENT)
    async def season(self, tx: Tx, event_id: int, leader: Leader, /, *, key: str | None = None) -> int:
        """Sign-up for the next season: the same event anew, on the same servers. Seeds follow from how this
        season ended. Returns the new event.

        Raises: UnknownEvent, NotOrganiser, EventNotOver, FollowedAlready, Maintenance.
        """
        event = await load_to_change(tx, event_id)
        event.must_be_led_by(leader)
        row = event.row
        if row.state != "over":
            raise EventNotOver
        if await events.following(tx.db, event_id) is not None:
            raise FollowedAlready
        await must_take_tables(tx.db)
        await change(tx, event)
        rounds = 0 if event.settings.counted else event.settings.rounds
        settings = msgspec.structs.replace(event.settings, rounds=rounds, counted=False)
        values = {"name": row.name, "game": row.game, "organiser": leader.user, "guild": row.guild}
        values["settings"] = as_text(settings)
        number = await _add(tx, **values, season=row.season + 1, before=event_id)
        for home in event.homes:
            await events.put_home(tx.db, number, home.guild, home.channel, home.language)
        await announcing.refresh(tx, number)
        await announcing.refresh(tx, event_id)
        return number

    # -- servers ---------------------------------------------------------------------------------------------

    @read
    async def numbered(self, code: str) -> int:
        """The event with a code. Raises: UnknownCode."""
        async with self.context.reading() as db:
            by_invitation = await events.by_code(db, code.strip().upper()[:20])
        if by_invitation is None:
            raise UnknownCode
        return by_invitation

    @changing(of=EVENT)
    async def share(
        self,
        tx: Tx,
        event_id: int,
        manager: Manager,
        /,
        place: Place,
        code: str,
        language: str,
        *,
        key: str | None = None,
    ) -> int:
        """Another server takes part, as its manager says: the event has a card there, and tables. Where it
        takes part already, the card moves.

        Raises: UnknownEvent, UnknownCode, EventOver, ClosedChannel, TooManyServers.
        """
        event = await load_to_change(tx, event_id)
        if event.row.code != code.strip().upper() or place.guild != manager.guild:
            raise UnknownCode
        event.must_be_live()
        if event.home(manager.guild) is None and len(event.homes) >= MOST_SERVERS:
            raise TooManyServers(most=MOST_SERVERS)
        await _show(tx, event, place, language)
        return event_id

    @changing(of=EVENT)
    async def move(
        self, tx: Tx, event_id: int, leader: Leader, /, place: Place, *, key: str | None = None
    ) -> int:
        """Show the event in another channel of a server that shares it, with a new card; new tables are
        opened there. Raises: UnknownEvent, NotOrganiser, NotShared, ClosedChannel."""
        event = await load_to_change(tx, event_id)
        home = event.home(place.guild)
        if home is None:
            raise NotShared
        if leader.manages != place.guild:
            event.must_be_led_by(leader)
        await _show(tx, event, place, home.language)
        return event_id


async def _led(tx: Tx, event: int, leader: Leader) -> Event:
    """An event that is not over, to be changed. Raises UnknownEvent, NotOrganiser, EventOver."""
    read_event = await load_to_change(tx, event)
    read_event.must_be_led_by(leader)
    read_event.must_be_live()
    return read_event


async def _add(tx: Tx, **values: object) -> int:
    code = base64.b32encode(tx.context.token_bytes(CODE_BYTES)).decode()
    return await events.add(tx.db, **values, code=code, state="open", round=0, revision=0, created_at=tx.now)


async def _show(tx: Tx, event: Event, place: Place, language: str) -> None:
    assert place.guild is not None
    await must_allow_place(tx.db, place)
    await change(tx, event)
    await announcing.remove_card(tx, event.home(place.guild))
    await events.put_home(tx.db, event.id, place.guild, place.post, language)
    await announcing.refresh(tx, event.id)


async def _enter(tx: Tx, event: Event, person: Person, guild: int) -> None:
    number = max((entry.number for entry in event.entries), default=0) + 1
    since = event.row.round + 1
    await events.enter(tx.db, event.id, number, person.user, guild, since)
    if event.row.state == "running":  # behind all others; in the smallest group
        seed = max(entry.seed for entry in event.entries) + 1
        groups = range(event.settings.groups)
        group = min(groups, key=lambda group: sum(entry.group == group for entry in event.here))
        await events.change_entry(tx.db, event.id, number, seed=seed, group=group)


async def _drop_out(tx: Tx, event: Event, own: EntryRow) -> None:
    await change(tx, event)
    if event.row.state == "open":
        await events.withdraw(tx.db, event.id, own.number)
    else:
        await events.change_entry(tx.db, event.id, own.number, until=event.row.round)
    await announcing.refresh(tx, event.id)
