"""What other players must agree to, for every kind of proposal: where votes are kept, who is asked, and how a
proposal ends.

A proposal is of one seat, which asks all others (undo, more time), or of the whole match (end, pause, clock):
then the one who proposes it has voted for it. Seats on autopilot have no vote. A kind says what its proposals
are about and carries them out; `settle` carries out what lacks nobody's vote any more.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Seat, fact
from bot.match import limits
from bot.match.models import Votes
from bot.match.outbox.messages import ANY_TURN, Request
from bot.match.presence import voters
from bot.match.rows import Match
from bot.match.timing.clock import read_clock
from bot.match.transaction import Tx
from bot.store import MatchRow, SeatRow, proposals

Kind = Literal["undo", "more_time", "pause", "clock", "end"]
UNDO: Final = "undo"
MORE_TIME: Final = "more_time"
PAUSE: Final = "pause"
CLOCK: Final = "clock"
END: Final = "end"
WHOLE: Final = proposals.WHOLE
"""The proposer of what the whole match decides."""


class Proposal(msgspec.Struct, frozen=True):
    """A proposal and the votes for it."""

    kind: Kind
    proposer: Seat = WHOLE
    value: int = 0
    """undo: the first step to take back. more time: milliseconds."""
    since: int = 0
    """undo: the public version for which it was made. more time: when the turn began. clock: when it was
    made."""
    approved: tuple[Seat, ...] = ()
    time_control: str | None = None
    """clock: the time control."""

    @property
    def about(self) -> str:
        """What its message is about (`bot.store.calls`)."""
        return self.kind if self.proposer == WHOLE else f"{self.kind}:{self.proposer}"

    def with_vote(self, seat: Seat) -> Proposal:
        return replace(self, approved=tuple(sorted({*self.approved, seat})))

    def without_vote(self, seat: Seat) -> Proposal:
        return replace(self, approved=tuple(one for one in self.approved if one != seat))


def missing(match: Match, proposal: Proposal) -> set[Seat]:
    """Those whose vote is still missing. About the clock nobody is asked whose time is over, or for whom the
    others have waited long enough."""
    asked = voters(match, proposal.proposer)
    if proposal.kind == CLOCK:
        asked -= {one.seat for one in match.seats if one.awaited and _is_late(one)}
    return asked - set(proposal.approved)


def _is_late(seat: SeatRow) -> bool:
    clock = read_clock(seat.clock)
    return clock.out or clock.waited


def counted(match: Match, proposal: Proposal) -> Proposal:
    """The proposal with the votes of those who are there; others do not count."""
    present = voters(match, proposal.proposer)
    return replace(proposal, approved=tuple(one for one in proposal.approved if one in present))


def votes(match: Match, proposal: Proposal, *, done: bool = False) -> Votes:
    """How a proposal stands."""
    left = () if done else tuple(sorted(missing(match, proposal)))
    return Votes(tuple(sorted(proposal.approved)), left, done)


def stands(match: MatchRow, seats: Sequence[SeatRow], proposal: Proposal) -> bool:
    """Whether a proposal can still be voted for. A proposal to undo is void as soon as the public hears of
    anything, one for more time when the turn is over."""
    if match.state != "running":
        return False
    match proposal.kind:
        case "undo":
            return proposal.since == match.public_version
        case "more_time":
            seat = next((one for one in seats if one.seat == proposal.proposer), None)
            return seat is not None and seat.awaited and read_clock(seat.clock).since == proposal.since
        case "pause":
            return bool(proposal.approved) and match.paused_at is None
        case "end" | "clock":
            return bool(proposal.approved)


# -- where votes are kept ----------------------------------------------------------------------------------


_STORED: Final[dict[str, Kind]] = {UNDO: UNDO, MORE_TIME: MORE_TIME, PAUSE: PAUSE, CLOCK: CLOCK}


async def find_all(db: AsyncConnection, match: int, seats: Sequence[SeatRow]) -> list[Proposal]:
    """All proposals of a match that have not ended, the end of the match first."""
    ending = tuple(one.seat for one in seats if one.end_vote)
    found = [Proposal(END, approved=ending)] if ending else []
    for one in await proposals.of_match(db, match):
        if one.kind in _STORED:
            kind = _STORED[one.kind]
            found.append(Proposal(kind, one.seat, one.value, one.since, one.approved, one.time_control))
    return found


async def find(db: AsyncConnection, match: Match, kind: Kind, proposer: Seat = WHOLE) -> Proposal | None:
    """The proposal of this kind and proposer."""
    every = await find_all(db, match.id, match.seats)
    return next((one for one in every if (one.kind, one.proposer) == (kind, proposer)), None)


async def save(tx: Tx, proposal: Proposal) -> None:
    """Keep a proposal with its votes."""
    if proposal.kind == END:
        for one in tx.match.seats:
            if one.end_vote != (one.seat in proposal.approved):
                await tx.change_seat(one.seat, end_vote=not one.end_vote)
        return
    await proposals.put(
        *(tx.db, tx.match.id, proposal.kind, proposal.proposer),
        value=proposal.value,
        since=proposal.since,
        approved=proposal.approved,
        time_control=proposal.time_control,
    )


# -- the course of a proposal ------------------------------------------------------------------------------


async def call(tx: Tx, user: int, proposal: Proposal, said: Fact, whom: Collection[Seat]) -> None:
    """Ask others for their votes. Raises TooManyCalls."""
    await limits.count_call(tx, user)
    async with tx.enqueue() as out:
        pings = tuple((seat, ANY_TURN) for seat in sorted(whom))
        out.notice(said, pings=pings, purpose=Request(proposal.about))


async def call_off(tx: Tx, proposal: Proposal) -> None:
    """The message of a proposal loses its buttons and pings."""
    async with tx.enqueue() as out:
        await out.call_off(proposal.about)


async def close(tx: Tx, proposal: Proposal, how: Fact | None) -> None:
    """A proposal has ended.

    Args:
        how: how it ended, said below its message; None: the message is deleted.
    """
    await proposals.drop(tx.db, tx.match.id, proposal.kind, proposal.proposer)
    async with tx.enqueue() as out:
        await out.call_off(proposal.about, delete=how is None, outcome=how)


async def proposer_left(tx: Tx, seat: Seat) -> None:
    """Whoever sits there next has proposed nothing and voted for nothing."""
    undo = await find(tx.db, tx.match, UNDO, seat)
    if undo is not None:
        await close(tx, undo, fact("table-undo-left"))
    await proposals.drop_seat(tx.db, tx.match.id, seat)
