"""Rows of the outbox that wait for Discord, for a person or for a place, and what wakes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, and_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import numbers
from bot.store.rows import OutboxRow
from bot.store.schema import matches, outbox

UNREACHED: Final = "unreached: "
"""The beginning of the reason of a row whose last attempt did not reach Discord."""

WOKEN: Final = "tried again early"


async def wake(db: AsyncConnection, match: int, now: int) -> None:
    """Make all pending rows of a match due now, because its channel is back."""
    await db.execute(
        update(outbox)
        .where(outbox.c.match == match, outbox.c.state == "pending", outbox.c.due > now)
        .values(due=now)
    )


def unreached(row: OutboxRow, reason: str) -> str:
    """The reason of a row that did not reach Discord, for `wake_unreached`.

    If it failed again right after it was woken, it is not woken again the next time, because the fault may be
    its own.
    """
    return reason if row.reason == WOKEN else f"{UNREACHED}{reason}"


async def wake_unreached(db: AsyncConnection, now: int) -> None:
    """Make pending rows due now whose last attempt did not reach Discord, because it can be reached again."""
    later = (outbox.c.state == "pending") & (outbox.c.due > now)
    await _wake(db, later & outbox.c.reason.startswith(UNREACHED), due=now, reason=WOKEN)


async def _wake(db: AsyncConnection, chosen: ColumnElement[bool], **values: object) -> None:
    """Change the rows that are not being claimed."""
    waiting = select(outbox.c.id).where(chosen).order_by(outbox.c.id)
    rows = await numbers(db, waiting.with_for_update(skip_locked=True))
    if rows:
        await db.execute(update(outbox).where(outbox.c.id.in_(rows)).values(**values))


def _waits_in(guild: int, now: int, *, lost: bool) -> ColumnElement[bool]:
    here = select(matches.c.id).where(matches.c.guild == guild)
    if lost:
        here = here.where(matches.c.place_lost)
    return and_(outbox.c.state == "pending", outbox.c.due > now, outbox.c.match.in_(here))


async def waits_in(db: AsyncConnection, guild: int, now: int, *, lost: bool) -> bool:
    """Whether a pending row for a server is due later. `lost`: look only at matches with a lost channel."""
    waiting = select(outbox.c.id).where(_waits_in(guild, now, lost=lost)).limit(1)
    return (await db.execute(waiting)).first() is not None


async def wake_in(db: AsyncConnection, guild: int, now: int, *, lost: bool) -> None:
    """Make pending rows for a server due now. `lost`: only rows of matches with a lost channel."""
    await _wake(db, _waits_in(guild, now, lost=lost), due=now)
