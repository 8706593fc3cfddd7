"""From a row of the outbox to what the sender gets."""

from __future__ import annotations

from typing import cast

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.delivery.messages import ELSEWHERE, FAMILIES, Job, Kind, Older
from bot.match.delivery.outcomes import Outcomes
from bot.match.delivery.validity import still_meant, still_shown, valid_pings
from bot.match.models import OVER
from bot.match.outbox.enqueue import payload, text
from bot.store import OutboxRow, matches, outbox, people


async def newest(db: AsyncConnection, row: OutboxRow, now: int, until: int, owner: int) -> OutboxRow:
    """The last of the rows that one message does for; it takes in the others."""
    if row.kind not in FAMILIES:
        return row
    for later in await outbox.later(db, row, FAMILIES[row.kind]):
        load = text(payload(later).superseding(row))
        await outbox.finish(db, row.id, now)
        await outbox.take(db, later.id, load, until, owner)
        row = msgspec.structs.replace(later, payload=load)
    return row


async def prepare(db: AsyncConnection, row: OutboxRow, now: int, outcomes: Outcomes) -> Job | None:
    """What to hand to the sender; None when there is nothing to send any more (the row is closed)."""
    load, nonce = payload(row), row.nonce
    match = None if row.match is None else await matches.find(db, row.match)
    seats = [] if row.match is None else await matches.seats_of(db, row.match)
    by_seat = {seat.seat: seat for seat in seats}
    user = by_seat[row.seat].user if row.seat in by_seat else row.user
    person = None if user is None else await people.find(db, user)
    state = None if match is None else match.state
    void = (
        (row.kind == "board" and state != "running")
        # Whoever takes a seat over has a row of their own.
        or (row.kind == "hand" and (state != "running" or user is None or user != row.user))
        or (row.kind == "refresh" and not still_shown(load, match))
        or (row.kind == "lobby" and state in ("running", *OVER))
        or (row.kind == "lobby" and state != "lobby" and match and match.board_message is None)
        or (load.bound is not None and (state != "running" or not valid_pings((load.bound,), by_seat)))
        or (row.kind == "notice" and match and not await still_meant(db, match, load, by_seat))
    )
    if void:
        await outbox.finish(db, row.id, now)
        return None
    direct = user is not None
    if direct and person is not None and person.dm_closed_at is not None:
        await outcomes.undeliverable(row, "direct messages are closed", None, db, now)
        return None
    channel = load.channel
    message = load.message
    if match is not None and row.kind not in ELSEWHERE and not direct:
        channel = match.post
        if row.kind == "lobby" and match.board_message is not None:
            channel, message = match.board_channel, match.board_message
    if match is not None and row.kind == "refresh":
        channel, message = match.board_channel, match.board_message
        shown = await outbox.last_done(db, match.id, "board")
        if shown is not None:  # what it said and whom it pinged stays; it is pruned after a day
            said, nonce = payload(shown), shown.nonce
            load = msgspec.structs.replace(load, pings=said.pings, since=said.since, first=said.first)
    return Job(
        id=row.id,
        kind=cast(Kind, row.kind),
        match=row.match,
        nonce=nonce,
        resumed=row.attempts > 0 or bool(load.older),
        attempts=row.attempts + load.tries,
        created_at=min((row.created_at, *(one.at for one in load.older))),
        channel=channel,
        message=message,
        delete=load.delete,
        seat=row.seat,
        user=user,
        locale=None if person is None else person.locale,
        since=load.since,
        first=load.first,
        pings=valid_pings(load.pings, by_seat),
        older=tuple(Older(one.nonce, valid_pings(one.pings, by_seat), one.since) for one in load.older),
        fact=load.fact,
        position=load.position,
        lost=match is not None and match.place_lost and row.kind not in ELSEWHERE and not direct,
    )
