"""Proposals: end, pause, clock, more time, changing places and moving; `undo` has its own course."""

from __future__ import annotations

from bot.core import fact
from bot.match.changing.context import Service, read
from bot.match.changing.transaction import Tx, change
from bot.match.engine.models import Manager, Place
from bot.match.errors import NotAsked, NothingAsked, NotPaused, NotSeated, NoVote, OwnAsk
from bot.match.hosting.places import must_go
from bot.match.hosting.settings import guild_settings
from bot.match.outbox.messages import Notice
from bot.match.proposals import settling
from bot.match.proposals.clock import Pause
from bot.match.proposals.move import Move
from bot.match.proposals.proposal import WHOLE, Proposal, Votes, call, call_off, count, find, put, refuse
from bot.match.running.presence import go_on
from bot.store import matches, proposals
from bot.text.escape import discord_safe


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
            return row is not None and await settling.still_meant(db, row, notice, seats)


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
