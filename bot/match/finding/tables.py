"""Open tables: lobbies that people may still join, as they are listed; and how fast they are played, in a
word.

*Tell me when a table of this kind opens*: by direct message, once for each table. When a table opens or
changes, a row of `due` says that people are to be told in a moment; its host may still be choosing a clock.
Whoever has quiet hours is told after them, if there is a free seat then.

Standing messages list the open tables of a server and keep themselves up to date. Every few seconds the bot
compares what each message shows with what it should show. So no change is missed, whoever made it. An edit is
a row of the outbox that may wait: whatever else is to be sent goes first.
"""

from __future__ import annotations

import hashlib
import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, Literal, get_args

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat, Term, fact
from bot.match.changing.context import Context, Service, met, read
from bot.match.changing.transaction import GUILD, PERSON, Tx, change
from bot.match.engine.models import Brief, Manager, Person
from bot.match.engine.rows import brief_of
from bot.match.errors import NoAlert, NoListing, TooManyAlerts, TooManyListings, UnknownGame
from bot.match.hosting.settings import guild_settings, may_be_listed
from bot.match.outbox.enqueue import STANDING, outbox_row
from bot.match.outbox.messages import OpenTables
from bot.match.outbox.posted import Alert
from bot.match.results import rating
from bot.match.results.rating import Skill
from bot.match.running.clocks import NOTHING, known_of
from bot.match.timing.clock import DAY, HOUR, MINUTE, TimeControl, is_recent, read_time_control
from bot.match.timing.person_settings import calm_until
from bot.store import MatchRow, due, finding, matches, outbox, results
from bot.store.finding import AlertRow, ListingRow
from bot.store.results import EVERYWHERE

log = logging.getLogger(__name__)

Speed = Literal["fast", "normal", "slow", "free"]
"""By the time for a turn: fast up to a day, normal up to three, slow beyond that; free: no clock."""
SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)
_DAYS: Final[dict[Speed, int]] = {"fast": 1, "normal": 3, "slow": 7}
CLOCKS: Final[dict[str, TimeControl]] = {
    speed: TimeControl(clock="turn", turn=days * DAY, quiet="stops", absence="autopilot")
    for speed, days in _DAYS.items()
}
"""The clocks of tables that the bot opens for people who wait."""


def speed_of(time_control: TimeControl) -> Speed:
    """The speed of a table. With a reserve, a turn counts as twice its own time."""
    if time_control.clock == "none":
        return "free"
    turn = time_control.turn * (2 if time_control.clock == "reserve" else 1)
    return "fast" if turn <= DAY else "normal" if turn <= 3 * DAY else "slow"


MOST: Final = 100
"""Tables that are looked at, the newest."""


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A lobby with a free seat."""

    brief: Brief
    speed: Speed
    level: int | None
    """The mean rating of those who sit there and have one; None: nobody has."""


class Finding(Service):
    """Which tables people may join."""

    @read
    async def tables(
        self,
        guild: int | None,
        *,
        elsewhere: bool = False,
        game: str | None = None,
        speed: str | None = None,
        but: int | None = None,
    ) -> tuple[OpenTable, ...]:
        """Open tables that may be listed on a server, its own first, the newest first.

        Args:
            guild: None: in direct messages.
            elsewhere: also tables of other servers, where both the server and the host have agreed to that.
            game: only of this game.
            speed: only as fast as this.
            but: a person whose own tables are left out.
        """
        async with self.context.reading() as db:
            open_now = await open_tables(self.context, db, guild, elsewhere=elsewhere)
        return tuple(
            open_table
            for open_table in open_now
            if game in (None, "", open_table.brief.game)
            and speed in (None, "", open_table.speed)
            and (but is None or open_table.brief.seat_of(but) is None)
        )

    @read
    async def rating_of(self, user: int, game: str) -> int | None:
        """A person's rating in a game over all servers; None: none yet."""
        async with self.context.reading() as db:
            return (await ratings(db, [user], game)).get(user)


async def ratings(db: AsyncConnection, users: Sequence[int], game: str) -> dict[int, int]:
    """Ratings over all servers, as people see them."""
    rated = await results.ratings_of(db, users, game, EVERYWHERE)
    return {user: rating.points(Skill(row.mu, row.sigma)) for user, row in rated.items()}


async def open_tables(
    context: Context, db: AsyncConnection, guild: int | None, *, elsewhere: bool
) -> list[OpenTable]:
    """As `Finding.tables`, of all kinds."""
    rows = await finding.open_tables(db, guild, elsewhere=elsewhere, limit=MOST)
    settings = {guild: await guild_settings(db, guild) for guild in {row.guild for row in rows}}
    shown = [row for row in rows if may_be_listed(row, settings[row.guild], here=row.guild == guild)]
    sitting = await matches.seats_of_many(db, [row.id for row in shown])
    listed = []
    for row in shown:
        if row.game not in context.games:
            continue
        brief = brief_of(row, sitting[row.id])
        people = [person.user for person in brief.persons if person.user is not None]
        known = await ratings(db, people, row.game)
        level = round(sum(known.values()) / len(known)) if known else None
        listed.append(OpenTable(brief=brief, speed=speed_of(brief.time_control), level=level))
    return sorted(
        listed, key=lambda open_table: (open_table.brief.place.guild != guild, -open_table.brief.match)
    )


MOST_ALERTS: Final = 10
"""Alerts of one person."""
AT_ONCE: Final = 50
"""People who are told in one transaction; the others follow."""


class Alerts(Service):
    @read
    async def of(self, user: int) -> tuple[AlertRow, ...]:
        async with self.context.reading() as db:
            return tuple(await finding.alerts_of(db, user))

    @change(of=PERSON)
    async def add(
        self,
        tx: Tx,
        person: Person,
        /,
        *,
        game: str = "",
        speed: str = "",
        guild: int | None,
        elsewhere: bool,
        key: str | None = None,
    ) -> None:
        """Tell a person of tables of this kind that open from now on.

        Args:
            game, speed: "": any.
            guild: the server that the person asks from; None: direct messages.
            elsewhere: also tables of other servers that are listed everywhere.

        Raises: UnknownGame, TooManyAlerts, NoAlert (no such speed, or no place at all).
        """
        if game and game not in self.context.games:
            raise UnknownGame
        if (speed and speed not in SPEEDS) or (guild is None and not elsewhere):
            raise NoAlert
        await met(tx.db, person, tx.now)
        row = AlertRow(person.user, game, speed, guild or 0, elsewhere, tx.now)
        have = await finding.alerts_of(tx.db, person.user)
        known = {(alert.game, alert.speed, alert.guild) for alert in have}
        if len(have) >= MOST_ALERTS and (game, speed, row.guild) not in known:
            raise TooManyAlerts(most=MOST_ALERTS)
        await finding.put_alert(tx.db, row)

    @change(of=PERSON)
    async def withdraw(
        self, tx: Tx, user: int, /, *, game: str, speed: str, guild: int, key: str | None = None
    ) -> None:
        """No longer tell a person of these tables. Raises: NoAlert."""
        if not await finding.drop_alerts(tx.db, [AlertRow(user, game, speed, guild, False, 0)]):
            raise NoAlert


async def announce(tx: Tx, _: Seat) -> None:
    """Tell those who want to hear of the match's table and may be disturbed; the others later."""
    row = tx.match.row
    settings = await guild_settings(tx.db, row.guild)
    if not may_be_listed(row, settings, here=True) or len(tx.match.seats) >= row.seats:
        return
    time_control = read_time_control(row.time_control)
    elsewhere = may_be_listed(row, settings, here=False)
    wanting = await finding.wanting(tx.db, row, speed_of(time_control), elsewhere=elsewhere)
    users = [user for user in wanting if tx.match.seat_of(user) is None]
    known = await known_of(tx.db, users[: 4 * AT_ONCE])
    calm = {user: calm_until(*known.get(user, NOTHING), tx.now) for user in users[: 4 * AT_ONCE]}
    now = [user for user, at in calm.items() if at <= tx.now]
    opened = fact("table-opened", game=Term(f"{tx.match.rules.prefix}-title"), match=row.id, seats=row.seats)
    async with tx.enqueue() as out:
        for user in now[:AT_ONCE]:
            await finding.note_alerted(tx.db, row.id, user)
            out.notice(opened, user=user, purpose=Alert(user))
    later = [at for at in calm.values() if at > tx.now]
    if len(now) > AT_ONCE or len(users) > len(calm):
        later.append(tx.now + MINUTE)
    if later:
        await due.schedule(tx.db, row.id, due.ANNOUNCE, due.WHOLE, min(later))


MOST_LISTS: Final = 10
"""Standing messages of one server."""
EVERY: Final = 5_000
"""Milliseconds between two looks."""
PAUSE: Final = 20_000
"""Least milliseconds between two edits of one message."""
HOLD: Final = 3_000
"""Milliseconds that an edit waits for more changes; what is enqueued meanwhile goes first."""
CHECK: Final = HOUR
"""A message is edited after this time even if nothing has changed: somebody may have deleted it."""
GIVEN_UP: Final = 7 * DAY
"""How long a message is kept after its channel has gone."""
LOOKED_AT: Final = 2000
"""Open tables that are looked at, the newest."""


class Standing(msgspec.Struct, frozen=True):
    guild: int
    language: str
    elsewhere: bool
    tables: tuple[OpenTable, ...]


class Listings(Service):
    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._looked: int | None = None

    @change(of=GUILD)
    async def put(
        self, tx: Tx, manager: Manager, /, channel: int, language: str, *, elsewhere: bool, key: str
    ) -> None:
        """Keep a list of the open tables in a channel. One that is there changes.

        Args:
            language: as long as the settings of the server name none.
            elsewhere: with tables of other servers.

        Raises: TooManyListings.
        """
        known = await finding.listing(tx.db, channel, lock=True)
        if known is None and await finding.count_listings(tx.db, manager.guild) >= MOST_LISTS:
            raise TooManyListings(most=MOST_LISTS)
        message = None if known is None else known.message
        row = ListingRow(channel, manager.guild, language, elsewhere, message, "", tx.now)
        row = replace(row, shown=(await _marks(tx.db, [row]))[channel])
        await finding.put_listing(tx.db, row)
        await self._add(tx.db, OpenTables(channel=channel), tx.now)

    @change(of=GUILD)
    async def remove(self, tx: Tx, manager: Manager, /, channel: int, *, key: str) -> None:
        """Delete the list of a channel. Raises: NoListing."""
        known = await finding.listing(tx.db, channel, lock=True)
        if known is None or known.guild != manager.guild:
            raise NoListing
        await finding.drop_listing(tx.db, channel)
        if known.message is not None:
            await self._add(tx.db, OpenTables(channel=channel, remove=known.message), tx.now)

    @read
    async def shown(self, channel: int) -> Standing | None:
        """What the message of a channel should show now; None: there is to be none."""
        async with self.context.reading() as db:
            row = await finding.listing(db, channel)
            if row is None:
                return None
            settings = await guild_settings(db, row.guild)
            tables = await open_tables(self.context, db, row.guild, elsewhere=row.elsewhere)
            return Standing(row.guild, settings.language or row.language, row.elsewhere, tuple(tables))

    async def look(self) -> int:
        """Bring messages up to date, now and then; how many are edited."""
        now = self.context.now()
        if is_recent(self._looked, now, EVERY):
            return 0
        self._looked = now
        async with self.context.reading() as db:
            rows = await finding.listings_of(db, self.context.shards)
            marks = await _marks(db, rows) if rows else {}
        edited = 0
        for row in rows:
            if not _is_due(row, marks[row.channel], now):
                continue
            async with self.context.store.write() as db:
                edited += await self._bring_up_to_date(db, row.channel, marks[row.channel], now)
        if edited:
            self.context.news.set()
        return edited

    async def _bring_up_to_date(self, db: AsyncConnection, channel: int, mark: str, now: int) -> bool:
        row = await finding.listing(db, channel, lock=True)
        if row is None or not _is_due(row, mark, now):  # another process was first
            return False
        if row.lost_at is not None and now - row.lost_at > GIVEN_UP:
            log.info("the list of open tables in channel %s is given up", channel)
            await finding.drop_listing(db, channel)
            return False
        if await outbox.waits(db, f"{STANDING}{channel}", OpenTables.kind):
            return False
        await finding.note_listing(db, channel, shown=mark, at=now)
        await self._add(db, OpenTables(channel=channel), now, hold=HOLD)
        return True

    async def _add(self, db: AsyncConnection, message: OpenTables, now: int, *, hold: int = 0) -> None:
        row = outbox_row(message, f"{STANDING}{message.channel}", now, self.context.token_bytes)
        await outbox.add(db, [row | {"due": now + hold}])


def _is_due(row: ListingRow, mark: str, now: int) -> bool:
    since = now - row.at if row.at <= now else CHECK  # else the clock was set back
    if row.lost_at is not None or mark == row.shown:
        return since >= CHECK
    return since >= PAUSE


async def _marks(db: AsyncConnection, rows: Iterable[ListingRow]) -> dict[int, str]:
    """For each channel a mark of what its message should show. The mark changes when anything that is shown
    changes."""
    here: dict[int, list[MatchRow]] = defaultdict(list)
    everywhere: list[MatchRow] = []
    for table in await finding.all_open(db, LOOKED_AT):
        assert table.guild is not None
        settings = await guild_settings(db, table.guild)
        if may_be_listed(table, settings, here=True):
            here[table.guild].append(table)
        if may_be_listed(table, settings, here=False):
            everywhere.append(table)
    marks = {}
    for row in rows:
        others = [other for other in everywhere if row.elsewhere and other.guild != row.guild]
        shown = [(table.id, table.revision) for table in (*here[row.guild], *others)]
        language = (await guild_settings(db, row.guild)).language or row.language
        text = msgspec.json.encode((shown, language, row.elsewhere))
        marks[row.channel] = hashlib.blake2b(text, digest_size=8).hexdigest()
    return marks
