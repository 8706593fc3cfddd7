"""Everything that is stored about a person, to export or delete it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Table, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import proposals as offering
from bot.store import results as resulting
from bot.store import schema
from bot.store import steps as stepping
from bot.store.schema import event_entries, events, matches, proposals, seats, seen, steps
from bot.store.steps import HOME, NOTE

Row = dict[str, Any]


def _used_by(column: ColumnElement[Any], user: int) -> ColumnElement[bool]:
    """Keys contain the id of the person between colons."""
    return column.like(f"%:{user}:%") & column.not_like(f"{NOTE}%")


def _is_asked(user: int) -> ColumnElement[bool]:
    """The condition for offers whose value is this person."""
    kinds = (offering.SEAT, offering.ABSENT, offering.ASSIGNED)
    return (proposals.c.value == user) & proposals.c.kind.in_(kinds)


def _takes_part_in(user: int) -> ColumnElement[bool]:
    own = select(seats.c.match).where(seats.c.user == user)
    return matches.c.id.in_(own) | (matches.c.host == user)


class _Part(NamedTuple):
    """The rows of a table that are about a person."""

    table: Table
    goes: bool = False
    """They are deleted with the person."""
    whose: Callable[[int], ColumnElement[bool]] | None = None
    """Which rows; None: those with the person as `user`."""
    hidden: tuple[str, ...] = ()
    """Columns that are not exported."""

    def of(self, user: int) -> ColumnElement[bool]:
        return self.table.c.user == user if self.whose is None else self.whose(user)


_PARTS = {
    "person": _Part(schema.persons, goes=True),
    "vacations": _Part(schema.vacations, goes=True),
    "daily_digest": _Part(schema.digests, goes=True),
    "ratings": _Part(schema.ratings),
    "private_notes": _Part(schema.private_notes, goes=True),
    "invitations": _Part(schema.invites, goes=True),
    "invitations_that_you_did_not_get": _Part(  # `bot.match.outbox.direct.unheard_note`
        seen, goes=True, whose=lambda user: seen.c.key.like(f"{NOTE}unheard:%:{user}")
    ),
    "servers_that_your_tables_have_left": _Part(
        seen, goes=True, whose=lambda user: seen.c.key.like(f"{HOME}%:{user}")
    ),
    "tables_you_want_to_be_told_of": _Part(schema.alerts, goes=True),
    "tables_you_were_told_of": _Part(schema.alerted, goes=True),
    "games_you_wait_for": _Part(schema.waiting, goes=True),
    "seats_offered_to_you": _Part(proposals, whose=_is_asked),
    "seats": _Part(seats),
    "results": _Part(schema.results),
    "matches": _Part(matches, whose=_takes_part_in, hidden=("secret",)),
    "events_you_take_part_in": _Part(event_entries),
    "events_you_organise": _Part(events, whose=lambda user: events.c.organiser == user),
    "turns_you_have_taken": _Part(schema.turns, goes=True),
    "seats_you_have_left": _Part(schema.leavers, goes=True),
    "seats_you_have_exchanged": _Part(schema.former_players, goes=True),
    "pages_opened_for_you": _Part(schema.page_links, goes=True, hidden=("link", "cookie")),
    "page_about_you": _Part(schema.person_pages, goes=True),
    "webhooks": _Part(schema.webhooks, goes=True, hidden=("secret",)),
    "messages_to_you": _Part(schema.outbox, goes=True),
    "interactions_of_the_last_day": _Part(seen, goes=True, whose=lambda user: _used_by(seen.c.key, user)),
}
"""By the name in an export, in its order. There, each match has its seat and its result."""


async def _rows(
    db: AsyncConnection, table: Table, *where: ColumnElement[bool], hidden: tuple[str, ...] = ()
) -> list[Row]:
    shown = [column for column in table.c if column.name not in hidden]
    chosen = select(*shown).where(*where).order_by(*table.primary_key)
    return [dict(row._mapping) for row in await db.execute(chosen)]


async def about(db: AsyncConnection, user: int) -> dict[str, list[Row]]:
    """The rows about a person, by table, each in the order of its keys; without moves (see `moves`) and
    without secrets of matches."""
    return {
        name: await _rows(db, part.table, part.of(user), hidden=part.hidden) for name, part in _PARTS.items()
    }


async def moves(db: AsyncConnection, match: int, seat: int) -> list[Row]:
    """The moves of a seat, in order. Raises Damaged."""
    rows = await stepping.log(db, match)
    return [{"n": row.n, "move": row.move, "at": row.at} for row in rows if row.seat == seat]


async def drafts_of(db: AsyncConnection, match: int, seat: int) -> list[Row]:
    return await _rows(db, schema.drafts, schema.drafts.c.match == match, schema.drafts.c.seat == seat)


async def plans_of(db: AsyncConnection, match: int, seat: int) -> list[Row]:
    return await _rows(db, schema.plans, schema.plans.c.match == match, schema.plans.c.seat == seat)


async def forget_keys(db: AsyncConnection, match: int, user: int) -> None:
    """Remove the person's interaction keys from the log of a match."""
    await db.execute(
        update(steps).where(steps.c.match == match, _used_by(steps.c.key, user)).values(key=None)
    )


async def forget(db: AsyncConnection, user: int) -> None:
    """Delete everything about a person.

    Seats and results stay without a person. Seats in running matches must be given up before.
    """
    await resulting.forget(db, user)
    await db.execute(update(seats).where(seats.c.user == user).values(user=None, hand_message=None))
    await db.execute(update(matches).where(matches.c.host == user).values(host=0))
    await db.execute(
        delete(proposals).where(
            proposals.c.value == user, proposals.c.kind.in_((offering.SEAT, offering.ASSIGNED))
        )
    )
    await db.execute(
        update(proposals)
        .where(proposals.c.value == user, proposals.c.kind == offering.ABSENT)
        .values(value=0)
    )
    await _leave_events(db, user)
    for part in _PARTS.values():
        if part.goes:
            await db.execute(delete(part.table).where(part.of(user)))


async def _leave_events(db: AsyncConnection, user: int) -> None:
    """Entries of events stay without a person, for the standings of the others. Before the start they are
    deleted."""
    own = event_entries.c.user == user
    waiting = select(events.c.id).where(events.c.state == "open")
    await db.execute(delete(event_entries).where(own, event_entries.c.event.in_(waiting)))
    round = select(events.c.round).where(events.c.id == event_entries.c.event).scalar_subquery()
    until = func.coalesce(event_entries.c.until, round)
    await db.execute(update(event_entries).where(own).values(user=None, guild=None, until=until))
    await db.execute(update(events).where(events.c.organiser == user).values(organiser=0))
