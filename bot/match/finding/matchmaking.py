"""Waiting for others to play with: a table opens when enough people with similar ratings wait.

People fit who wait for the same game, speed and number of players, can meet (on one server, or both across
servers), and whose ratings are near. The longer they wait, the farther apart their ratings may be.

Each person who waits has a row. One transaction takes the rows and writes the table with its seats, so one
row never leads to two tables, even after a crash or when another process looks too.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Term, fact
from bot.match.changing.context import Context, Service, met, read
from bot.match.changing.transaction import NEW_MATCH, PERSON, Tx, change
from bot.match.engine.models import Brief, Person, Place
from bot.match.errors import (
    BadSeats,
    Late,
    NoSpeed,
    NotWaiting,
    TooManyWaits,
    UnknownGame,
    UserError,
    WaitAcross,
)
from bot.match.finding.tables import CLOCKS, ratings
from bot.match.hosting.operator import must_take_tables
from bot.match.hosting.settings import guild_settings, must_allow_another, must_allow_place
from bot.match.lobby.opening import open_lobby, options_of
from bot.match.outbox.enqueue import PERSON as TO_PERSON
from bot.match.outbox.enqueue import outbox_row
from bot.match.outbox.messages import Notice
from bot.match.outbox.posted import ANY_TURN
from bot.match.results import rating
from bot.match.running.clocks import NOTHING, known_of
from bot.match.timing.clock import DAY, HOUR, is_recent, written
from bot.match.timing.person_settings import calm_until
from bot.store import due, finding, matches, outbox, people
from bot.store.finding import WaitingRow

log = logging.getLogger(__name__)

BAND: Final = 150
"""The largest difference in rating between two people who may meet at once."""
WIDER: Final = 50
"""How much that difference grows in each hour of waiting. For two people, the mean of both limits counts."""
ANYBODY: Final = DAY
"""Whoever has waited so long plays with anybody."""


def band(row: WaitingRow, now: int) -> float:
    """How far away a rating may be for this person."""
    waited = max(0, now - row.since)
    return float("inf") if waited >= ANYBODY else BAND + WIDER * waited / HOUR


def may_meet(waiting_row: WaitingRow, other: WaitingRow) -> bool:
    """Whether two wait for the same and can sit at one table, whatever their ratings."""
    alike = (waiting_row.game, waiting_row.speed, waiting_row.seats) == (other.game, other.speed, other.seats)
    return (
        alike
        and waiting_row.user != other.user
        and (waiting_row.guild == other.guild != 0 or (waiting_row.across and other.across))
    )


def fits(waiting_row: WaitingRow, other: WaitingRow, now: int) -> bool:
    """Whether two may play at one table now."""
    return (
        may_meet(waiting_row, other)
        and abs(waiting_row.rating - other.rating) <= (band(waiting_row, now) + band(other, now)) / 2
    )


def groups(waiting: Sequence[WaitingRow], now: int) -> list[tuple[WaitingRow, ...]]:
    """Full tables in which all people fit each other, and at least one of them asked on a server. The person
    who has waited longest comes first, and gets those with the nearest ratings who fit."""
    kinds: dict[tuple[str, str, int], list[WaitingRow]] = defaultdict(list)
    for row in sorted(waiting, key=_longest):
        kinds[row.game, row.speed, row.seats].append(row)
    grouped = [group for rows in kinds.values() for group in _of_one_kind(rows, now)]
    return sorted(grouped, key=lambda group: _longest(group[0]))


def _of_one_kind(left: list[WaitingRow], now: int) -> list[tuple[WaitingRow, ...]]:
    halves = []
    while left:
        first, *others = left
        group = [first]
        for row in sorted(others, key=lambda row: (abs(row.rating - first.rating), *_longest(row))):
            if len(group) < first.seats and all(fits(row, waiting_row, now) for waiting_row in group):
                group.append(row)
        left = others
        if len(group) == first.seats and any(row.guild for row in group):
            halves.append(tuple(sorted(group, key=_longest)))
            left = [row for row in others if row not in group]
    return halves


def _longest(row: WaitingRow) -> tuple[int, int]:
    return row.since, row.user


EVERY: Final = 10_000
"""Milliseconds between two looks."""
KEPT: Final = 7 * DAY
"""The longest that somebody waits."""
MOST: Final = 5
"""Games for which one person may wait at once."""
BEGINS: Final = 15_000
"""Milliseconds from the opening of a table to its start: whoever cannot play may leave."""


class Wait(msgspec.Struct, frozen=True):
    row: WaitingRow
    others: int
    """How many others wait for the same and could sit at the table."""
    near: int
    """How many of them have ratings that are near enough now."""


class Matchmaking(Service):
    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._looked: int | None = None

    @change(of=PERSON)
    async def wait(
        self,
        tx: Tx,
        person: Person,
        place: Place | None,
        /,
        *,
        game: str,
        speed: str,
        seats: int | None,
        across: bool,
        language: str,
        key: str | None = None,
    ) -> None:
        """Wait for others. Whoever waits for the same already goes on waiting.

        Args:
            place: where the person asks; None: in direct messages.
            seats: the number of players; None: as few as the game can have.
            across: play with people of other servers, too.
            language: of the table, if it opens at that place.

        Raises: UnknownGame, BadSeats, NoSpeed, WaitAcross (in direct messages nobody else is near),
        TooManyWaits, ClosedChannel, Maintenance.
        """
        if game not in self.context.games:
            raise UnknownGame
        rules = self.context.games[game]
        players = min(rules.seats) if seats is None else seats
        if players not in rules.seats:
            raise BadSeats(seats=players, least=min(rules.seats), most=max(rules.seats))
        if speed not in CLOCKS:
            raise NoSpeed
        if place is None and not across:
            raise WaitAcross
        await must_take_tables(tx.db)
        if place is not None:
            await must_allow_place(tx.db, await _meeting(tx, place.guild, place.channel))
        await met(tx.db, person, tx.now)
        await people.lock(tx.db, [person.user])
        have = await finding.waiting_of(tx.db, person.user)
        before = next((waiting_row for waiting_row in have if waiting_row.game == game), None)
        if before is None and len(have) >= MOST:
            raise TooManyWaits(most=MOST)
        known = await ratings(tx.db, [person.user], game)
        goes_on = before is not None and (before.speed, before.seats) == (speed, players)
        row = WaitingRow(
            user=person.user,
            game=game,
            speed=speed,
            seats=players,
            guild=0 if place is None or place.guild is None else place.guild,
            channel=0 if place is None else place.channel,
            language=language,
            across=across,
            rating=known.get(person.user, rating.START),
            since=before.since if before is not None and goes_on else tx.now,
            until=tx.now + KEPT,
        )
        await finding.put_waiting(tx.db, row)
        tx.then.append(self.hurry)

    @change(of=PERSON)
    async def leave(self, tx: Tx, user: int, game: str | None = None, /, *, key: str | None = None) -> None:
        """Wait no longer for a game, or (None) for any. Raises: NotWaiting."""
        if not await finding.leave_queue(tx.db, user, game):
            raise NotWaiting

    @read
    async def of(self, user: int) -> tuple[Wait, ...]:
        now = self.context.now()
        async with self.context.reading() as db:
            every = await finding.all_waiting(db)
        waits = []
        for row in every:
            if row.user == user:
                others = [waiting_row for waiting_row in every if may_meet(row, waiting_row)]
                waits.append(Wait(row, len(others), sum(fits(row, other, now) for other in others)))
        return tuple(waits)

    def hurry(self) -> None:
        self._looked = None

    async def look(self) -> int:
        """Open tables for those who fit, now and then; how many."""
        now = self.context.now()
        if is_recent(self._looked, now, EVERY):
            return 0
        self._looked = now
        async with self.context.reading() as db:
            every = await finding.all_waiting(db)
        await self._expire([row for row in every if row.until <= now])
        opened = 0
        for group in groups([row for row in every if row.until > now], now):
            try:
                opened += await self._open(None, group) is not None
            except Late:  # somebody waits no longer, or another process was first
                log.info("somebody of a group waits no longer")
            except UserError as error:  # maintenance, a storage that fails: they wait on
                log.info("no table for a group: %s", error.fact.key)
        return opened

    @change(of=NEW_MATCH)
    async def _open(self, tx: Tx, who: None, group: Sequence[WaitingRow], /) -> Brief | None:
        """Open a table for these people; None if there is no place where it can open. Raises Late,
        Maintenance."""
        await must_take_tables(tx.db)
        host = await _host(tx, group)
        if host is None:
            return None
        if not await finding.take_waiting(tx.db, group):
            raise Late
        rules = self.context.games[host.game]
        place = await _meeting(tx, host.guild, host.channel)
        person = await _person(tx.db, host.user)
        await open_lobby(
            *(tx, rules, host.seats, options_of(rules, host.seats, {}), person, place),
            language=host.language,
            board="all",
            time_control=written(CLOCKS[host.speed]),
        )
        for number, row in enumerate((row for row in group if row is not host), 1):
            await matches.seat(tx.db, tx.match.id, number, row.user, visitor=row.guild != place.guild)
        await tx.reload()
        await due.schedule(tx.db, tx.match.id, due.START, due.WHOLE, tx.now + BEGINS)
        await _tell(tx)
        number = tx.match.id
        tx.then.append(lambda: log.info("match %s: opened for people who waited", number))
        return tx.match.brief

    async def _expire(self, rows: Sequence[WaitingRow]) -> None:
        """Those who have waited too long are told so, when they may be disturbed."""
        for row in rows:
            async with self.context.store.write() as db:
                await self._expire_one(db, row)
            self.context.news.set()

    async def _expire_one(self, db: AsyncConnection, row: WaitingRow) -> None:
        now = self.context.now()
        known = (await known_of(db, [row.user])).get(row.user, NOTHING)
        if calm_until(*known, now) > now or not await finding.take_waiting(db, [row]):
            return
        rules = self.context.games.get(row.game)
        if rules is not None:
            nobody = fact("play-nobody", game=Term(f"{rules.prefix}-title"), days=KEPT // DAY)
            key = f"{TO_PERSON}{row.user}"
            await outbox.add(
                db, [outbox_row(Notice(said=nobody), key, now, self.context.token_bytes, user=row.user)]
            )


async def _meeting(tx: Tx, guild: int | None, channel: int) -> Place:
    """Where a table opens for people who met on a server. What was deleted since then is passed over."""
    settings = await guild_settings(tx.db, guild)
    forum, meeting = (
        chosen if guild is not None and tx.context.exists(guild, chosen) else 0
        for chosen in (settings.forum, settings.meeting)
    )
    return Place(guild, forum, forum=True) if forum else Place(guild, meeting or channel)


async def _person(db: AsyncConnection, user: int) -> Person:
    known = await people.find(db, user)
    return Person(user, "" if known is None else known.name, None if known is None else known.locale)


async def _host(tx: Tx, group: Sequence[WaitingRow]) -> WaitingRow | None:
    """Who hosts the table: whoever has waited longest of those on whose server it can open."""
    for row in group:
        if not row.guild:
            continue
        alone = all(waiting_row.guild == row.guild for waiting_row in group)
        if not alone and not (await guild_settings(tx.db, row.guild)).elsewhere:
            continue
        try:
            await must_allow_another(tx.db, await _meeting(tx, row.guild, row.channel), row.user)
        except UserError as error:
            log.info("no table where somebody waits: %s", error.fact.key)
            continue
        return row
    return None


async def _tell(tx: Tx) -> None:
    """Tell everybody: in the channel, and by direct message those who are not on its server."""
    met = fact("table-met", game=Term(f"{tx.match.rules.prefix}-title"), match=tx.match.id)
    async with tx.enqueue() as out:
        pings = tuple((seat.seat, ANY_TURN) for seat in tx.match.seats if not seat.visitor)
        out.notice(met, pings=pings)
        for seat in tx.match.seats:
            if seat.visitor:
                out.notice(met, user=seat.user)
