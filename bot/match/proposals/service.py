"""Proposals: all kinds of them, and how they are made, answered, declined and withdrawn; `undo` has its own
course.

When a seat loses its vote or has somebody new, those that lack no vote any more are carried out, and those of
whoever has left are dropped. And whether messages still mean what is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat, fact
from bot.match.changing.context import Service, read
from bot.match.changing.transaction import Tx, change
from bot.match.engine.models import Manager, Place
from bot.match.errors import NotAsked, NothingAsked, NotPaused, NotSeated, NoVote, OwnAsk
from bot.match.hosting.places import must_go
from bot.match.hosting.settings import guild_settings
from bot.match.outbox.messages import Notice
from bot.match.outbox.posted import ANY_TURN, Asked, Request
from bot.match.proposals.clock import End, MoreTime, NewClock, Pause
from bot.match.proposals.move import Move, Swap
from bot.match.proposals.proposal import (
    WHOLE,
    Proposal,
    Votes,
    call,
    call_off,
    close,
    count,
    find,
    put,
    refuse,
    rows_of,
)
from bot.match.proposals.undo import Undo
from bot.match.running.presence import go_on
from bot.store import MatchRow, SeatRow, matches, people, proposals
from bot.text.escape import discord_safe

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


class Proposals(Service):
    """What a player may do only if the others agree."""

    @change
    async def propose(self, tx: Tx, match_id: int, user: int, /, wish: Proposal, *, key: str) -> Votes:
        """Make a proposal, or agree to the same one of somebody else. It is carried out when all who are
        there have agreed.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated; as the kind of proposal.
        """
        return await _propose(tx, user, wish)

    @change
    async def answer(
        self, tx: Tx, match_id: int, user: int, /, kind: type[Proposal], mark: int, *, key: str
    ) -> Votes:
        """Agree to the proposal that a button names (`Proposal.mark`).

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, OwnAsk, NothingAsked (it was settled, or
        another one was made since).
        """
        seat = tx.running_seat(user)
        if kind.of_seat and mark == seat.seat:
            raise OwnAsk
        return await count(tx, (await _named(tx, kind, mark)).with_vote(seat.seat))

    @change
    async def decline(
        self, tx: Tx, match_id: int, user: int, /, kind: type[Proposal], mark: int, *, key: str
    ) -> bool:
        """Say no to the proposal that a button names (`Proposal.mark`): it ends at once, and all who agreed
        are told. Returns whether it was the asker's own.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NothingAsked, NotAsked.
        """
        seat, proposal = tx.running_seat(user), await _named(tx, kind, mark)
        if seat.seat not in {proposal.proposer, *proposal.asked(tx.match)}:
            raise NotAsked
        return await refuse(tx, seat.seat, proposal)

    @change
    async def withdraw(self, tx: Tx, match_id: int, user: int, /, kind: type[Proposal], *, key: str) -> Votes:
        """Take one's vote back.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NoVote.
        """
        return await _withdraw(tx, user, kind)

    @change
    async def pause(self, tx: Tx, match_id: int, user: int, /, agree: bool = True, *, key: str) -> Votes:
        """Ask for a pause or agree to one: when all do, no clock runs. With `agree` False any player ends the
        pause, or withdraws their vote.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NotPaused (nor was there a vote for it).
        """
        seat, paused = tx.running_seat(user), tx.match.row.paused_at
        if paused is not None:
            if agree:
                return Votes((seat.seat,), (), done=True)
            await go_on(tx, paused)
            return Votes((), (), done=False)
        if agree:
            return await _propose(tx, user, Pause())
        try:
            return await _withdraw(tx, user, Pause)
        except NoVote:
            raise NotPaused from None

    @change
    async def move(
        self,
        tx: Tx,
        match_id: int,
        user: int,
        /,
        place: Place,
        manager: Manager | None = None,
        *,
        secluded: bool = False,
        key: str,
    ) -> Votes:
        """Ask to go on in another place. Before the start the host decides; if the place of the match counts
        as lost or something did not arrive there yet, nobody is asked.

        Args:
            manager: the asker, who manages a server. If it is that of the match, nobody is asked either.
            secluded: for a private match; the place is a channel in which a private thread is made.

        Raises: UnknownMatch, NotSeated, NotHost; as `must_go`.
        """
        row, seat, wish = tx.match.row, tx.match.seat_of(user), Move.to(place)
        if seat is None:
            raise NotSeated
        await must_go(tx, place, secluded=secluded)
        elsewhere = row.post != place.post and not row.place_lost
        asks = elsewhere and row.state == "running"
        if elsewhere and row.state == "lobby":
            tx.match.must_host(user)
        managed = manager is not None and manager.guild == row.guild and not row.private
        managed = managed and (await guild_settings(tx.db, row.guild)).move == "managers"
        if asks and not managed:
            return await _propose(tx, user, wish)
        await (await wish.begun(tx, seat)).carry_out(tx)
        if asks and manager is not None:
            async with tx.enqueue() as out:
                out.notice(fact("table-moved-by-manager", by=discord_safe(manager.name)))
        return Votes((seat.seat,), (), done=True)

    @read
    async def still_meant(self, match_id: int, notice: Notice) -> bool:
        """Whether what a notice asks for is still to be done. For deliveries."""
        async with self.context.reading(single=True) as db:
            row = await matches.find(db, match_id)
            seats = {seat.seat: seat for seat in await matches.seats_of(db, match_id)}
            return row is not None and await still_meant(db, row, notice, seats)


async def _propose(tx: Tx, user: int, wish: Proposal) -> Votes:
    seat = tx.running_seat(user)
    new = await wish.begun(tx, seat)
    known = await find(tx.db, tx.match, type(new), new.proposer)
    if known is not None and new.repeats(known):  # do not call people twice for the same proposal
        votes = known.votes(tx.match) if new.of_seat else await count(tx, known.with_vote(seat.seat))
        if not votes.done and await _is_out_of_reach(tx, known):
            await call_off(tx, known)
            await call(tx, user, known, known.asking(seat.seat), votes.missing)
        return votes
    return await put(tx, user, seat.seat, new, instead=known is not None or new.of_seat)


async def _is_out_of_reach(tx: Tx, proposal: Proposal) -> bool:
    """Whether its message stands where the match is no longer, so that its buttons may be gone."""
    here = tx.match.row
    calls = await proposals.calls_of(tx.db, here.id)
    asked = [message for message in calls if message.about == proposal.about]
    there = not here.place_lost and any(message.channel == here.post for message in asked)
    return bool(asked) and not there and not here.direct


async def _withdraw(tx: Tx, user: int, kind: type[Proposal]) -> Votes:
    seat = tx.running_seat(user)
    proposal = await find(tx.db, tx.match, kind)
    if proposal is None or seat.seat not in proposal.approved:
        raise NoVote
    await tx.change()
    proposal = proposal.without_vote(seat.seat)
    await proposal.save(tx)
    if not proposal.approved:
        await call_off(tx, proposal)
    return proposal.votes(tx.match)


async def _named(tx: Tx, kind: type[Proposal], mark: int) -> Proposal:
    """The proposal that a button names. Raises NothingAsked."""
    proposal = await find(tx.db, tx.match, kind, mark if kind.of_seat else WHOLE)
    if proposal is None or proposal.mark != mark or not proposal.stands(tx.match.row, tx.match.seats):
        raise NothingAsked
    return proposal
