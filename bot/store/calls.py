"""Messages that ask players to do something. They are removed when it is done."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.people import upsert
from bot.store.schema import calls

TURN, CALLED, UNDO, MORE_TIME, PAUSE, END = "turn", "called", "undo", "more_time", "pause", "end"
"""Subjects of messages. CALLED (a turn has begun) has a seat and its turn token, as in `called:2:17`. TURN
(a reminder), UNDO and MORE_TIME (requests) belong to a seat, as in `undo:2`;
PAUSE and END belong to the whole match."""


class CallMessage(msgspec.Struct, frozen=True):
    message: int
    channel: int
    about: str
    asked: str | None = None
    """What it says, in JSON (`bot.match.outbox.messages.Asked`)."""


_columns = (calls.c.message, calls.c.channel, calls.c.about, calls.c.asked)
_turns = select(*_columns).where(calls.c.match == bindparam("of_match"), calls.c.about.like(f"{CALLED}:%"))


async def put(db: AsyncConnection, match: int, call: CallMessage) -> None:
    values = {"channel": call.channel, "about": call.about, "asked": call.asked}
    await upsert(db, calls, {"match": match, "message": call.message}, values)


async def turns(db: AsyncConnection, match: int) -> list[tuple[CallMessage, int, int]]:
    """The messages that tell somebody of a turn, each with its seat and turn token."""
    listening = []
    for row in await db.execute(_turns, {"of_match": match}):
        _, seat, token = row.about.split(":")
        listening.append((CallMessage(**row._mapping), int(seat), int(token)))
    return listening


async def drop(db: AsyncConnection, match: int, message: int) -> None:
    await db.execute(delete(calls).where(calls.c.match == match, calls.c.message == message))


_own = calls.c.match == bindparam("of_match")
_chosen = {True: _own & (calls.c.about == bindparam("of_about")), False: _own}
_found = {flag: select(*_columns).where(chosen) for flag, chosen in _chosen.items()}
_taken = {flag: delete(calls).where(chosen) for flag, chosen in _chosen.items()}


async def take(db: AsyncConnection, match: int, about: str | None = None) -> list[CallMessage]:
    """Return and delete the messages of a match, all of them or those with one subject."""
    by_event, asked = about is not None, {"of_match": match}
    values = {**asked, "of_about": about} if by_event else asked
    ready = [CallMessage(**row._mapping) for row in await db.execute(_found[by_event], values)]
    if ready:
        await db.execute(_taken[by_event], values)
    return ready
