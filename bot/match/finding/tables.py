"""Open tables: lobbies that people may still join, as they are listed; and how fast they are played, in a
word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.changing.context import Context, Service, read
from bot.match.engine.models import Brief
from bot.match.engine.rows import brief_of
from bot.match.hosting.publicity import may_be_listed
from bot.match.hosting.settings import guild_settings
from bot.match.results import rating
from bot.match.results.rating import Skill
from bot.match.timing.clock import DAY, TimeControl
from bot.store import finding, matches, results
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
