"""*Tell me when a table of this kind opens*: by direct message, once for each table.

When a table opens or changes, a row of `due` says that people are to be told in a moment; its host may still
be choosing a clock. Whoever has quiet hours is told after them, if there is a free seat then.
"""

from __future__ import annotations

from typing import Final

from bot.core import Seat, Term, fact
from bot.match.changing.context import Service, met, read
from bot.match.changing.transaction import PERSON, Tx, change
from bot.match.engine.models import Person
from bot.match.errors import NoAlert, TooManyAlerts, UnknownGame
from bot.match.finding.tables import SPEEDS, speed_of
from bot.match.hosting.publicity import may_be_listed
from bot.match.hosting.settings import guild_settings
from bot.match.outbox.purposes import Alert
from bot.match.running.clocks import NOTHING, known_of
from bot.match.timing.clock import MINUTE, read_time_control
from bot.match.timing.person_settings import calm_until
from bot.store import due, finding
from bot.store.finding import AlertRow

MOST: Final = 10
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
        if len(have) >= MOST and not any(_same(alert_row, row) for alert_row in have):
            raise TooManyAlerts(most=MOST)
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
