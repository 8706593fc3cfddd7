"""What players are asked: open proposals and offers of a match (a pause, more time, an undo, a free seat),
and the messages that ask somebody to do something, which are removed when it is done."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import as_text, many
from bot.store.people import upsert
from bot.store.schema import calls, proposals

PAUSE, MORE_TIME, SEAT, ABSENT, UNDO, ASSIGNED = "pause", "more_time", "seat", "absent", "undo", "assigned"
CLOCK, MOVE = "clock", "move"
"""Kinds, and the meaning of `value`:

- PAUSE: pause the match
- MORE_TIME: more time; milliseconds
- SEAT: a seat that its player gives up; the person it is offered to, or 0 for anybody
- ABSENT: a seat whose player is away; the person it is offered to, or 0 for anybody
- UNDO: take back; the first step to take back
- ASSIGNED: a seat that a manager gives to a person; this person
- CLOCK: another time control, which is in `time_control`
- MOVE: another place, which is in `time_control`; where the match is
"""
WHOLE = -1


class ProposalRow(msgspec.Struct, frozen=True):
    kind: str
    seat: int
    value: int
    since: int
    approved: tuple[int, ...]
    time_control: str | None = None


async def put(
    db: AsyncConnection,
    match: int,
    kind: str,
    seat: int,
    *,
    value: int = 0,
    since: int = 0,
    approved: Iterable[int] = (),
    time_control: str | None = None,
) -> None:
    row = ProposalRow(kind, seat, value, since, tuple(sorted(approved)), time_control)
    await _put(db, match, row)


async def _put(db: AsyncConnection, match: int, row: ProposalRow) -> None:
    approved = as_text(row.approved)
    await upsert(db, proposals, match=match, **{**asdict(row), "approved": approved})


async def is_offered(db: AsyncConnection, match: int, seat: int) -> bool:
    """Whether somebody may take a seat whose player gives it up, is away, or has lost it to a manager."""
    offers = (SEAT, ABSENT, ASSIGNED)
    return any(row.kind in offers and row.seat == seat for row in await of_match(db, match))


async def of_match(db: AsyncConnection, match: int) -> list[ProposalRow]:
    columns = [proposals.c[name] for name in ProposalRow.__struct_fields__]
    chosen = select(*columns).where(proposals.c.match == match)
    return [
        ProposalRow(**{**row._mapping, "approved": msgspec.json.decode(row.approved, type=tuple[int, ...])})
        for row in await db.execute(chosen.order_by(proposals.c.kind, proposals.c.seat))
    ]


async def find(db: AsyncConnection, match: int, kind: str, seat: int) -> ProposalRow | None:
    rows = await of_match(db, match)
    return next((row for row in rows if (row.kind, row.seat) == (kind, seat)), None)


async def drop(db: AsyncConnection, match: int, kind: str, seat: int) -> None:
    chosen = (proposals.c.match == match, proposals.c.kind == kind, proposals.c.seat == seat)
    await db.execute(delete(proposals).where(*chosen))


async def drop_seat(db: AsyncConnection, match: int, seat: int) -> None:
    """Delete the proposals and votes of a seat, because another person takes it."""
    await db.execute(delete(proposals).where(proposals.c.match == match, proposals.c.seat == seat))
    for row in await of_match(db, match):
        if seat in row.approved:
            left = tuple(sorted({*row.approved} - {seat}))
            await _put(db, match, replace(row, approved=left))


async def exchange(db: AsyncConnection, match: int, first: int, second: int) -> None:
    """The votes of two seats change places, because their people do."""
    places = {first: second, second: first}
    for row in await of_match(db, match):
        there = tuple(places.get(seat, seat) for seat in row.approved)
        if there != row.approved:
            await _put(db, match, replace(row, approved=tuple(sorted(there))))


TURN, CALLED, END = "turn", "called", "end"
"""Subjects of messages, besides kinds of proposals. CALLED (a turn has begun) has a seat and its turn token,
as in `called:2:17`. TURN (a reminder), UNDO and MORE_TIME (requests) belong to a seat, as in `undo:2`; PAUSE
and END belong to the whole match."""


class CallMessage(msgspec.Struct, frozen=True):
    message: int
    channel: int
    about: str
    asked: str | None = None
    """What it says, in JSON (`bot.match.outbox.messages.Asked`)."""


_columns = (calls.c.message, calls.c.channel, calls.c.about, calls.c.asked)
_turn_calls = (
    select(*_columns)
    .where(calls.c.match == bindparam("of_match"), calls.c.about.like(f"{CALLED}:%"))
    .order_by(calls.c.message)
)


async def put_call(db: AsyncConnection, match: int, call: CallMessage) -> None:
    await upsert(db, calls, match=match, **asdict(call))


async def turn_calls(db: AsyncConnection, match: int) -> list[tuple[CallMessage, int, int]]:
    """The messages that tell somebody of a turn, the oldest first, each with its seat and turn token."""
    listening = []
    for row in await db.execute(_turn_calls, {"of_match": match}):
        _, seat, token = row.about.split(":")
        listening.append((CallMessage(**row._mapping), int(seat), int(token)))
    return listening


async def drop_call(db: AsyncConnection, match: int, message: int) -> None:
    await db.execute(delete(calls).where(calls.c.match == match, calls.c.message == message))


_own = calls.c.match == bindparam("of_match")
_chosen = {True: _own & (calls.c.about == bindparam("of_about")), False: _own}
_found = {flag: select(*_columns).where(chosen).order_by(calls.c.message) for flag, chosen in _chosen.items()}
_taken = {flag: delete(calls).where(chosen) for flag, chosen in _chosen.items()}


async def calls_of(db: AsyncConnection, match: int) -> list[CallMessage]:
    """The messages of a match, the oldest first."""
    return await many(db, CallMessage, _found[False], {"of_match": match})


async def take_calls(db: AsyncConnection, match: int, about: str | None = None) -> list[CallMessage]:
    """Return and delete the messages of a match, all of them or those with one subject, the oldest first."""
    by_event, asked = about is not None, {"of_match": match}
    values = {**asked, "of_about": about} if by_event else asked
    ready = await many(db, CallMessage, _found[by_event], values)
    if ready:
        await db.execute(_taken[by_event], values)
    return ready
