"""Open tables: lobbies that people may still join, as they are listed; and how fast they are played, in a
word.

*Tell me when a table of this kind opens*: by direct message, once for each table. When a table opens or
changes, a row of `due` says that people are to be told in a moment; its host may still be choosing a clock.
Whoever has quiet hours is told after them, if there is a free seat then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat, Term, fact
from bot.match.changing.context import Context, Service, met, read
from bot.match.changing.transaction import PERSON, Tx, change
from bot.match.engine.models import Brief, Person
from bot.match.engine.rows import brief_of
from bot.match.errors import NoAlert, TooManyAlerts, UnknownGame
from bot.match.hosting.publicity import may_be_listed
from bot.match.hosting.settings import guild_settings
from bot.match.outbox.purposes import Alert
from bot.match.results import rating
from bot.match.results.rating import Skill
from bot.match.running.clocks import NOTHING, known_of
from bot.match.timing.clock import DAY, MINUTE, TimeControl, read_time_control
from bot.match.timing.person_settings import calm_until
from bot.store import due, finding, matches, results
from bot.store.finding import AlertRow
from bot.store.results import EVERYWHERE

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
        if len(have) >= MOST_ALERTS and not any(_same(alert_row, row) for alert_row in have):
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


def _same(alert_row: AlertRow, other: AlertRow) -> bool:
    return (alert_row.game, alert_row.speed, alert_row.guild) == (other.game, other.speed, other.guild)
