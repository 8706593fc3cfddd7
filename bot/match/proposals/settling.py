"""All kinds of proposals, and what becomes of proposals when a seat loses its vote or has somebody new: those
that lack no vote any more are carried out, those of whoever has left are dropped; and whether messages still
mean what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat, fact
from bot.match.changing.transaction import Tx
from bot.match.outbox.messages import Notice
from bot.match.outbox.posted import ANY_TURN, Asked
from bot.match.outbox.purposes import Request
from bot.match.proposals.clock import End, MoreTime, NewClock, Pause
from bot.match.proposals.move import Move, Swap
from bot.match.proposals.proposal import Proposal, close, rows_of
from bot.match.proposals.undo import Undo
from bot.store import MatchRow, SeatRow, matches, people, proposals

KINDS: Final[tuple[type[Proposal], ...]] = (End, NewClock, MoreTime, Move, Pause, Swap, Undo)


async def find_all(db: AsyncConnection, match: int, seats: Sequence[SeatRow]) -> list[Proposal]:
    """All proposals of a match that have not ended, by kinds."""
    rows = await rows_of(db, match, seats)
    return [proposal for kind in KINDS for proposal in kind.kept(rows)]


async def settle(tx: Tx) -> None:
    """Carry out proposals that are complete because a seat has lost its vote, in the transaction in which
    that happens. If nobody is left to vote, no proposal of the whole match is carried out."""
    match = await tx.reload()
    for proposal in await find_all(tx.db, match.id, match.seats):
        if not proposal.stands(match.row, match.seats) or proposal.missing(match):
            continue
        if proposal.of_seat or match.voters():
            await proposal.carry_out(tx)
            match = await tx.reload()


async def proposer_left(tx: Tx, seat: Seat) -> None:
    """Drop the seat's proposals and votes: the next person in the seat has made none."""
    for proposal in await find_all(tx.db, tx.match.id, tx.match.seats):
        if proposal.concerns(seat):
            await close(tx, proposal, fact(proposal.left))
    await proposals.drop_seat(tx.db, tx.match.id, seat)
    await _ask_no_longer(tx, seat)


async def _ask_no_longer(tx: Tx, seat: Seat) -> None:
    """The person of a seat leaves: requests in the person's direct messages lose their buttons."""
    left = tx.match.seat(seat)
    person = None if left is None or left.user is None else await people.find(tx.db, left.user)
    if person is None or person.dm_channel is None:
        return
    asking = {kind.name for kind in KINDS}
    async with tx.enqueue() as out:
        for message in await proposals.calls_of(tx.db, tx.match.id):
            if message.channel == person.dm_channel and message.about.partition(":")[0] in asking:
                await proposals.drop_call(tx.db, tx.match.id, message.message)
                out.close_call(message)


async def ask_newcomer(tx: Tx, seat: SeatRow, user: int | None) -> None:
    """A person who has just taken a seat, or is back there, is asked for the votes that are still missing."""
    match = await tx.reload()
    every = await find_all(tx.db, match.id, match.seats)
    open_ones = {
        one.about for one in every if one.stands(match.row, match.seats) and seat.seat in one.missing(match)
    }
    said = {call.about: call.asked for call in await proposals.calls_of(tx.db, match.id)}
    to = {"user": user} if match.row.direct else {"pings": ((seat.seat, ANY_TURN),)}
    async with tx.enqueue() as out:
        for about in sorted(open_ones):
            if (asked := said.get(about)) is not None:
                out.notice(msgspec.json.decode(asked, type=Asked).said, **to, purpose=Request(about))


async def still_meant(
    db: AsyncConnection, match: MatchRow, notice: Notice, seats: Mapping[int, SeatRow]
) -> bool:
    """What a notice asks for is still to be done."""
    if notice.purpose is not None and notice.purpose.is_void(match, seats):
        return False
    return notice.proposal is None or await still_asked(db, match, notice.proposal)


async def still_asked(db: AsyncConnection, match: MatchRow, about: str) -> bool:
    """The proposal that a message is about still stands, or the seat is still offered."""
    kind, _, of_seat = about.partition(":")
    if kind == proposals.SEAT:
        return match.state == "running" and await proposals.is_offered(db, match.id, int(of_seat))
    seats = await matches.seats_of(db, match.id)
    every = await find_all(db, match.id, seats)
    return any(proposal.about == about and proposal.stands(match, seats) for proposal in every)
