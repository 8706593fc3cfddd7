"""What every kind of proposal has in common: who is asked, when it is void, where its votes are kept.

A proposal belongs to one seat, which asks all others (undo, more time), or to the whole match (end, pause,
clock). In the second case its proposer has already voted for it. Seats on autopilot have no vote.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar, Final, Self, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Seat, Who, fact
from bot.match.changing.transaction import Tx, count_call
from bot.match.engine.models import Brief, Offered
from bot.match.engine.rows import Match
from bot.match.outbox.posted import ANY_TURN, Asked, Request
from bot.store import MatchRow, SeatRow, proposals
from bot.store.proposals import ProposalRow

END: Final = "end"
WHOLE: Final = proposals.WHOLE
"""The value of `proposer` for a proposal of the whole match."""


P = TypeVar("P", bound="Proposal")


class Proposal(msgspec.Struct, frozen=True):
    """A proposal and the votes for it. Each kind is a class that says what its proposals are about."""

    name: ClassVar[str]
    """The name of the kind, as it is stored."""
    asks: ClassVar[str]
    """The text with which the others are asked."""
    verb: ClassVar[str] = ""
    """The verb of the button with which the others agree, whose text is `button-VERB`; "": the kind has other
    buttons."""
    of_seat: ClassVar[bool] = False
    """One seat asks all others."""
    refused: ClassVar[str]
    """What is said when somebody does not agree."""
    left: ClassVar[str] = "table-asker-left"
    """What is said when it ends because somebody whom it concerns has left."""

    proposer: Seat = WHOLE
    value: int = 0
    since: int = 0
    """The public version for which the proposal was made, or when it was made, or another mark: each kind
    says which."""
    approved: tuple[Seat, ...] = ()
    time_control: str | None = None

    # -- what a kind says --------------------------------------------------------------------------------

    @classmethod
    def offered(cls, brief: Brief, seat: Seat) -> tuple[Offered, ...]:
        """What a player in this seat can propose, for the menu `askVERB` on the page of the table."""
        return ()

    @classmethod
    def picked(cls, value: str, brief: Brief, seat: Seat) -> Self | None:
        """What was chosen in that menu; None if it is not offered."""
        return None

    async def begun(self, tx: Tx, seat: SeatRow) -> Self:
        """The proposal as this seat makes it. Raises UserError: it cannot be made."""
        return replace(self, approved=(seat.seat,))

    def repeats(self, known: Self) -> bool:
        """Whether it asks the same as `known`; otherwise it replaces it."""
        return True

    def asking(self, seat: Seat) -> Fact:
        """What the others are asked when this seat makes it."""
        return fact(self.asks, who=Who(seat))

    def asked(self, match: Match) -> set[Seat]:
        """Who must agree."""
        return match.voters(self.proposer)

    def concerns(self, seat: Seat) -> bool:
        """Whether it ends when the person of this seat leaves."""
        return seat == self.proposer if self.of_seat else self.approved == (seat,)

    def stands(self, match: MatchRow, seats: Sequence[SeatRow]) -> bool:
        """Whether it can still be voted for."""
        return match.state == "running" and bool(self.approved)

    async def replace_earlier(self, tx: Tx) -> None:
        """It takes the place of an earlier one, whose message loses its buttons."""
        await call_off(tx, self)

    async def carry_out(self, tx: Tx) -> None:
        """All have agreed."""
        raise NotImplementedError

    # -- votes -------------------------------------------------------------------------------------------

    @property
    def about(self) -> str:
        """What its message is about (`bot.store.proposals`)."""
        return f"{self.name}:{self.proposer}" if self.of_seat else self.name

    @property
    def mark(self) -> int:
        """What distinguishes it from others of its kind, for buttons: its seat, or when it was made."""
        return self.proposer if self.of_seat else self.since

    def with_vote(self, seat: Seat) -> Self:
        return replace(self, approved=tuple(sorted({*self.approved, seat})))

    def without_vote(self, seat: Seat) -> Self:
        return replace(self, approved=tuple(voter for voter in self.approved if voter != seat))

    def missing(self, match: Match) -> set[Seat]:
        """Those whose vote is still missing."""
        return self.asked(match) - set(self.approved)

    def counted(self, match: Match) -> Self:
        """The proposal with the votes of those who are there; others do not count."""
        present = match.voters(self.proposer)
        return replace(self, approved=tuple(seat for seat in self.approved if seat in present))

    def votes(self, match: Match, *, done: bool = False) -> Votes:
        """How it stands."""
        approved = self.counted(match).approved if self.of_seat else self.approved
        left = () if done else tuple(sorted(self.missing(match)))
        alone = len({self.proposer, *approved} - {WHOLE}) == 1
        return Votes(tuple(sorted(approved)), left, done, alone)

    # -- where votes are kept ----------------------------------------------------------------------------

    @classmethod
    def kept(cls, rows: Iterable[ProposalRow]) -> list[Self]:
        """The proposals of this kind that have not ended. One of the whole match that has no votes does not
        count."""
        return [
            cls(row.seat, row.value, row.since, row.approved, row.time_control)
            for row in rows
            if row.kind == cls.name and (row.approved or cls.of_seat)
        ]

    async def save(self, tx: Tx) -> None:
        """Keep it with its votes."""
        await proposals.put(
            *(tx.db, tx.match.id, self.name, self.proposer),
            value=self.value,
            since=self.since,
            approved=self.approved,
            time_control=self.time_control,
        )

    async def drop(self, tx: Tx) -> None:
        """Keep it no longer: it has ended."""
        await proposals.drop(tx.db, tx.match.id, self.name, self.proposer)


async def find(db: AsyncConnection, match: Match, kind: type[P], proposer: Seat = WHOLE) -> P | None:
    """The proposal of this kind and proposer."""
    kept = kind.kept(await rows_of(db, match.id, match.seats))
    return next((proposal for proposal in kept if proposal.proposer == proposer), None)


async def rows_of(db: AsyncConnection, match: int, seats: Sequence[SeatRow]) -> list[ProposalRow]:
    """All proposals of a match as they are stored; votes for its end are kept with the seats."""
    ending = ProposalRow(END, WHOLE, 0, 0, tuple(seat.seat for seat in seats if seat.end_vote))
    return [ending, *await proposals.of_match(db, match)]


# -- its course --------------------------------------------------------------------------------------------


async def put(tx: Tx, user: int, seat: Seat, proposal: Proposal, *, instead: bool) -> Votes:
    """A seat makes a proposal: the others are asked, or it is carried out because nobody's vote is missing.

    Args:
        instead: it takes the place of an earlier one.
    """
    await tx.change()
    missing = proposal.missing(tx.match)
    if instead:
        await proposal.replace_earlier(tx)
    if not missing:
        await proposal.carry_out(tx)
        return proposal.votes(tx.match, done=True)
    await proposal.save(tx)
    await call(tx, user, proposal, proposal.asking(seat), missing)
    return proposal.votes(tx.match)


async def count(tx: Tx, proposal: Proposal) -> Votes:
    """Keep a proposal with a new vote; or carry it out, if that was the last."""
    await tx.change()
    missing = proposal.missing(tx.match)
    await (proposal.save(tx) if missing else proposal.carry_out(tx))
    return proposal.votes(tx.match, done=not missing)


async def refuse(tx: Tx, seat: Seat, proposal: Proposal) -> bool:
    """End a proposal to which this seat says no, and tell all who were for it. If it is the seat's own
    proposal, its message is deleted. Returns whether it was."""
    await tx.change()
    if seat == proposal.proposer:
        await close(tx, proposal, None)
        return True
    how = fact(proposal.refused, who=Who(seat))
    await close(tx, proposal, how)
    told = {proposal.proposer, *proposal.approved} - {seat}
    async with tx.enqueue() as out:
        for seat_row in tx.match.seats:
            if seat_row.seat in told and seat_row.user is not None:
                out.notice(how, user=seat_row.user)
    return False


# -- its message -------------------------------------------------------------------------------------------


async def call(tx: Tx, user: int, proposal: Proposal, news: Fact, whom: Collection[Seat]) -> None:
    """Ask others for their votes. Raises TooManyCalls."""
    await count_call(tx, user)
    async with tx.enqueue() as out:
        pings = tuple((seat, ANY_TURN) for seat in sorted(whom))
        out.notice(news, pings=pings, purpose=Request(proposal.about))


async def call_off(tx: Tx, proposal: Proposal) -> None:
    """The message of a proposal loses its buttons and pings."""
    async with tx.enqueue() as out:
        await out.call_off(proposal.about)


async def ask_there(tx: Tx, former: MatchRow) -> None:
    """The match has moved: what is asked where it was (`former`) is asked in the new place instead. Whoever
    has not voted is called only if the former place was lost."""
    match = await tx.reload()
    if match.row.post == former.post:
        return
    rows = await rows_of(tx.db, match.id, match.seats) if former.place_lost else []
    kinds = Proposal.__subclasses__()  # one of them moves matches, so the registry cannot be imported here
    missing = {asks.about: asks.missing(match) for kind in kinds for asks in kind.kept(rows)}
    calls = await proposals.calls_of(tx.db, match.id)
    async with tx.enqueue() as out:
        for call in calls:
            if call.channel == former.post and call.asked is not None:
                await proposals.drop_call(tx.db, match.id, call.message)
                out.close_call(call)
                said = msgspec.json.decode(call.asked, type=Asked).said
                pings = tuple((seat, ANY_TURN) for seat in sorted(missing.get(call.about, ())))
                out.notice(said, pings=pings, purpose=Request(call.about))


async def close(tx: Tx, proposal: Proposal, how: Fact | None) -> None:
    """A proposal has ended.

    Args:
        how: how it ended, said below its message; None: the message is deleted.
    """
    await proposal.drop(tx)
    async with tx.enqueue() as out:
        await out.call_off(proposal.about, delete=how is None, outcome=how)


class Votes(msgspec.Struct, frozen=True):
    """Who agrees to a proposal, and whether that was enough."""

    approved: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    done: bool
    alone: bool = False
    """Nobody but its proposer is for it."""
