"""Open tables, standing messages that list them, who is to be told of new ones, and people who wait for
others to play with."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.shards import Shards
from bot.store.engine import many, numbers, one
from bot.store.matches import on_servers
from bot.store.people import upsert
from bot.store.rows import AlertRow as AlertRow
from bot.store.rows import ListingRow as ListingRow
from bot.store.rows import MatchRow
from bot.store.rows import WaitingRow as WaitingRow
from bot.store.schema import alerted, alerts, listings, matches, seats, waiting

# -- open tables -------------------------------------------------------------------------------------------


_taken = select(func.count()).where(seats.c.match == matches.c.id).scalar_subquery()
_open = (
    select(matches)
    .where(
        matches.c.state == "lobby",
        ~matches.c.private,
        matches.c.guild.is_not(None),
        _taken < matches.c.seats,
    )
    .order_by(matches.c.id.desc())
)


async def open_tables(
    db: AsyncConnection, guild: int | None, *, elsewhere: bool, limit: int
) -> list[MatchRow]:
    """Lobbies of a server with a free seat, newest first; private ones are never among them.

    Args:
        guild: None: of no server.
        elsewhere: also those of other servers whose hosts let them be listed everywhere.
    """
    here: ColumnElement[bool] = matches.c.guild == guild
    chosen = or_(here, matches.c.elsewhere) if elsewhere else here
    return await many(db, MatchRow, _open.where(chosen).limit(limit))


async def all_open(db: AsyncConnection, limit: int) -> list[MatchRow]:
    """Lobbies of all servers with a free seat, newest first, without private ones."""
    return await many(db, MatchRow, _open.limit(limit))


# -- standing messages -------------------------------------------------------------------------------------


async def listing(db: AsyncConnection, channel: int, *, lock: bool = False) -> ListingRow | None:
    """The standing message of a channel. `lock`: nobody else changes it until the transaction ends."""
    statement = select(listings).where(listings.c.channel == channel)
    return await one(db, ListingRow, statement.with_for_update() if lock else statement)


async def listings_of(db: AsyncConnection, shards: Shards | None = None) -> list[ListingRow]:
    """All standing messages. `shards`: only those on servers of these shards."""
    chosen = select(listings).where(on_servers(listings.c.guild, shards))
    return await many(db, ListingRow, chosen.order_by(listings.c.channel))


async def count_listings(db: AsyncConnection, guild: int) -> int:
    statement = select(func.count()).select_from(listings).where(listings.c.guild == guild)
    return int((await db.execute(statement)).scalar_one())


async def put_listing(db: AsyncConnection, row: ListingRow) -> None:
    await upsert(db, listings, **asdict(row))


async def note_listing(db: AsyncConnection, channel: int, **values: object) -> None:
    await db.execute(update(listings).where(listings.c.channel == channel).values(**values))


async def note_lost(db: AsyncConnection, channel: int, now: int) -> None:
    """The channel of a standing message cannot be reached; the first such moment is kept."""
    lost = listings.c.lost_at.is_(None)
    await db.execute(update(listings).where(listings.c.channel == channel, lost).values(lost_at=now))


async def drop_listing(db: AsyncConnection, channel: int) -> None:
    await db.execute(delete(listings).where(listings.c.channel == channel))


# -- alerts ------------------------------------------------------------------------------------------------


async def alerts_of(db: AsyncConnection, user: int) -> list[AlertRow]:
    """The alerts of a person, oldest first."""
    statement = select(alerts).where(alerts.c.user == user)
    return await many(db, AlertRow, statement.order_by(alerts.c.at, alerts.c.game, alerts.c.speed))


async def put_alert(db: AsyncConnection, row: AlertRow) -> None:
    await upsert(db, alerts, **asdict(row))


async def drop_alerts(db: AsyncConnection, rows: Sequence[AlertRow]) -> int:
    """Delete alerts, and return how many there were."""
    gone = 0
    for row in rows:
        same = (alerts.c.game == row.game, alerts.c.speed == row.speed, alerts.c.guild == row.guild)
        gone += (await db.execute(delete(alerts).where(alerts.c.user == row.user, *same))).rowcount
    return gone


def _kind(match: MatchRow) -> list[ColumnElement[bool]]:
    """The conditions for alerts about the game of a table that nobody was told of yet."""
    told = select(alerted.c.user).where(alerted.c.match == match.id)
    return [
        alerts.c.game.in_(("", match.game)),
        alerts.c.at <= match.opened_at,
        alerts.c.user.not_in(told),
    ]


async def is_wanted(db: AsyncConnection, match: MatchRow) -> bool:
    """Whether anybody may want to be told of a table, whatever its clock."""
    where = or_(alerts.c.guild == match.guild, alerts.c.elsewhere)
    row = await db.execute(select(alerts.c.user).where(*_kind(match), where).limit(1))
    return row.first() is not None


async def wanting(db: AsyncConnection, match: MatchRow, speed: str, *, elsewhere: bool) -> list[int]:
    """Who wants to be told of a table, and was not told of it yet. `elsewhere`: the table is listed on other
    servers, too."""
    where: ColumnElement[bool] = alerts.c.guild == match.guild
    statement = (
        select(alerts.c.user)
        .where(
            *_kind(match),
            alerts.c.speed.in_(("", speed)),
            or_(where, alerts.c.elsewhere) if elsewhere else where,
        )
        .distinct()
        .order_by(alerts.c.user)
    )
    return await numbers(db, statement)


async def note_alerted(db: AsyncConnection, match: int, user: int) -> None:
    await upsert(db, alerted, match=match, user=user)


async def put_waiting(db: AsyncConnection, row: WaitingRow) -> None:
    """Let a person wait. It replaces what the person was waiting for in this game before."""
    await upsert(db, waiting, **asdict(row))


async def all_waiting(db: AsyncConnection) -> list[WaitingRow]:
    """All who wait, the longest waiting first."""
    return await many(db, WaitingRow, select(waiting).order_by(waiting.c.since, waiting.c.user))


async def waiting_of(db: AsyncConnection, user: int) -> list[WaitingRow]:
    """What a person waits for, the longest wait first."""
    statement = select(waiting).where(waiting.c.user == user).order_by(waiting.c.since, waiting.c.game)
    return await many(db, WaitingRow, statement)


async def take_waiting(db: AsyncConnection, rows: Sequence[WaitingRow]) -> bool:
    """Take people out of the queue; False if one of them no longer waits, or waits for something else."""
    for row in rows:
        own = (waiting.c.user == row.user) & (waiting.c.game == row.game) & (waiting.c.since == row.since)
        same = own & (waiting.c.speed == row.speed) & (waiting.c.seats == row.seats)
        if (await db.execute(delete(waiting).where(same))).rowcount != 1:
            return False
    return True


async def leave_queue(db: AsyncConnection, user: int, game: str | None = None) -> int:
    """Stop a person's waiting for one game or (None) for all, and return for how many games it was."""
    own = waiting.c.user == user
    if game is not None:
        own &= waiting.c.game == game
    return int((await db.execute(delete(waiting).where(own))).rowcount)
