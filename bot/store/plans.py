"""What players prepare: drafts of a turn, plans ahead, each for a seat, and the private notes of persons.
Nobody else sees any of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import as_text, many
from bot.store.people import upsert
from bot.store.schema import drafts, plans, private_notes

TRY, KEPT, ORDER, PASS, AHEAD = "try", "kept", "order", "pass", "ahead"
STOPS, ALL = "stops", "all"
"""Kinds. TRY: what is being tried out; the basis is the moment of the reader's story (0: now). KEPT: a draft
for the next turn; the basis is the kind of order that it was, or empty. ORDER: is played when the turn
begins, if it is legal. PASS: is played again and again; the basis is a digest of the question and its
possible answers. AHEAD: answers for the next turns, each played when it is asked for; the basis is how many
moves belong to each turn, such as "3.1.1". STOPS: the moments of the round in which the seat wants to be
asked (`+` and the key), or not to be (`-`). ALL: it wants to be asked all questions."""
TURNS = (ORDER, AHEAD)
"""Kinds of orders for the next turn of a seat, or for its next turns."""
STANDING = (*TURNS, PASS)
NEXT = (*STANDING, KEPT)
"""Kinds of plans that act in the seat's next turn."""


class PlanRow(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    moves: str
    basis: str

    @property
    def notations(self) -> tuple[str, ...]:
        return msgspec.json.decode(self.moves, type=tuple[str, ...])


_of_match = select(plans.c.seat, plans.c.kind, plans.c.moves, plans.c.basis).where(
    plans.c.match == bindparam("of_match")
)


async def put(
    db: AsyncConnection, match: int, seat: int, kind: str, moves: Sequence[str], basis: str, at: int
) -> None:
    written = as_text(moves)
    await upsert(db, plans, match=match, seat=seat, kind=kind, moves=written, basis=basis, at=at)


async def of_match(db: AsyncConnection, match: int, seat: int | None = None) -> list[PlanRow]:
    """The plans of a match, or of one of its seats."""
    statement = _of_match if seat is None else _of_match.where(plans.c.seat == seat)
    return await many(db, PlanRow, statement, {"of_match": match})


async def drop(db: AsyncConnection, match: int, seat: int | None = None, *kinds: str) -> None:
    """Delete plans of a match: of one seat or (None) all, of these kinds or (none) all."""
    statement = delete(plans).where(plans.c.match == match)
    if seat is not None:
        statement = statement.where(plans.c.seat == seat)
    await db.execute(statement.where(plans.c.kind.in_(kinds)) if kinds else statement)


async def standing(db: AsyncConnection, match: int, instead: int | None) -> list[PlanRow]:
    """The orders of a match. If a seat has moved by hand `instead`, what it has ordered for its next turns is
    deleted."""
    rows = [row for row in await of_match(db, match) if row.kind in STANDING]
    over = [row for row in rows if row.seat == instead and row.kind in TURNS]
    if over and instead is not None:
        await drop(db, match, instead, *TURNS)
    return [row for row in rows if row not in over]


async def note(db: AsyncConnection, match: int, user: int) -> str:
    """The private note of a person about a match; "" for none."""
    mine = select(private_notes.c.text).filter_by(match=match, user=user)
    return str((await db.execute(mine)).scalar() or "")


async def set_note(db: AsyncConnection, match: int, user: int, text: str) -> None:
    """Write a private note, or delete it ("")."""
    if text:
        await upsert(db, private_notes, match=match, user=user, text=text)
    else:
        await db.execute(delete(private_notes).filter_by(match=match, user=user))


async def save_draft(
    db: AsyncConnection, match: int, seat: int, turn_token: int, moves: Sequence[str]
) -> None:
    await upsert(db, drafts, match=match, seat=seat, turn_token=turn_token, moves=as_text(moves))


async def drop_draft(db: AsyncConnection, match: int, seat: int | None = None) -> None:
    """Delete the draft of one seat, or of all."""
    statement = delete(drafts).where(drafts.c.match == match)
    await db.execute(statement if seat is None else statement.where(drafts.c.seat == seat))


async def draft(db: AsyncConnection, match: int, seat: int, turn_token: int) -> tuple[str, ...]:
    """The draft of a turn; () when there is none, or it is of another turn."""
    statement = select(drafts.c.moves).filter_by(match=match, seat=seat, turn_token=turn_token)
    moves = (await db.execute(statement)).scalar_one_or_none()
    return () if moves is None else msgspec.json.decode(moves, type=tuple[str, ...])
