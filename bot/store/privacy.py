"""Everything that is stored about a person, to export or delete it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Table, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import proposals as offering
from bot.store import results as resulting
from bot.store import steps as stepping
from bot.store.schema import (
    alerted,
    alerts,
    digests,
    drafts,
    event_entries,
    events,
    invites,
    leavers,
    matches,
    outbox,
    page_links,
    person_pages,
    persons,
    plans,
    private_notes,
    proposals,
    ratings,
    results,
    seats,
    seen,
    steps,
    turns,
    vacations,
    waiting,
    webhooks,
)
from bot.store.steps import NOTE

Row = dict[str, Any]


def _used_by(column: ColumnElement[Any], user: int) -> ColumnElement[bool]:
    """Keys contain the id of the person between colons."""
    return column.like(f"%:{user}:%") & column.not_like(f"{NOTE}%")


async def _rows(db: AsyncConnection, table: Table, *where: ColumnElement[bool]) -> list[Row]:
    return [dict(row._mapping) for row in await db.execute(select(table).where(*where))]


async def about(db: AsyncConnection, user: int) -> dict[str, list[Row]]:
    """The rows about a person, by table; without moves (see `moves`) and without secrets of matches."""
    own = select(seats.c.match).where(seats.c.user == user)
    shown = [column for column in matches.c if column.name != "secret"]
    played = (await db.execute(select(*shown).where(matches.c.id.in_(own) | (matches.c.host == user)))).all()
    return {
        "persons": await _rows(db, persons, persons.c.user == user),
        "vacations": await _rows(db, vacations, vacations.c.user == user),
        "digests": await _rows(db, digests, digests.c.user == user),
        "ratings": await _rows(db, ratings, ratings.c.user == user),
        "notes": await _rows(db, private_notes, private_notes.c.user == user),
        "invites": await _rows(db, invites, invites.c.user == user),
        "alerts": await _rows(db, alerts, alerts.c.user == user),
        "alerted": await _rows(db, alerted, alerted.c.user == user),
        "waiting": await _rows(db, waiting, waiting.c.user == user),
        "offers": await _rows(db, proposals, proposals.c.value == user, _seats_asked()),
        "seats": await _rows(db, seats, seats.c.user == user),
        "results": await _rows(db, results, results.c.user == user),
        "matches": [dict(row._mapping) for row in played],
        "turns": await _rows(db, turns, turns.c.user == user),
        "left": await _rows(db, leavers, leavers.c.user == user),
        "outbox": await _rows(db, outbox, outbox.c.user == user),
        "page_links": [
            {name: value for name, value in row.items() if name not in ("link", "cookie")}
            for row in await _rows(db, page_links, page_links.c.user == user)
        ],
        "person_pages": await _rows(db, person_pages, person_pages.c.user == user),
        "entries": await _rows(db, event_entries, event_entries.c.user == user),
        "events": await _rows(db, events, events.c.organiser == user),
        "webhooks": [
            {name: value for name, value in row.items() if name != "secret"}
            for row in await _rows(db, webhooks, webhooks.c.user == user)
        ],
        "seen": await _rows(db, seen, _used_by(seen.c.key, user)),
    }


async def moves(db: AsyncConnection, match: int, seat: int) -> list[Row]:
    """The moves of a seat, in order. Raises Damaged."""
    rows = await stepping.log(db, match)
    return [{"n": row.n, "move": row.move, "at": row.at} for row in rows if row.seat == seat]


async def drafts_of(db: AsyncConnection, match: int, seat: int) -> list[Row]:
    return await _rows(db, drafts, drafts.c.match == match, drafts.c.seat == seat)


async def plans_of(db: AsyncConnection, match: int, seat: int) -> list[Row]:
    return await _rows(db, plans, plans.c.match == match, plans.c.seat == seat)


def _seats_asked() -> ColumnElement[bool]:
    """The condition for offers whose value is a person."""
    return proposals.c.kind.in_((offering.SEAT, offering.ABSENT, offering.ASSIGNED))


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
    gone: Sequence[tuple[Table, ColumnElement[bool]]] = (
        (invites, invites.c.user == user),
        (alerts, alerts.c.user == user),
        (alerted, alerted.c.user == user),
        (waiting, waiting.c.user == user),
        (private_notes, private_notes.c.user == user),
        (vacations, vacations.c.user == user),
        (digests, digests.c.user == user),
        (outbox, outbox.c.user == user),
        (page_links, page_links.c.user == user),
        (person_pages, person_pages.c.user == user),
        (webhooks, webhooks.c.user == user),
        (turns, turns.c.user == user),
        (leavers, leavers.c.user == user),
        (seen, _used_by(seen.c.key, user)),
        (persons, persons.c.user == user),
    )
    for table, theirs in gone:
        await db.execute(delete(table).where(theirs))


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
