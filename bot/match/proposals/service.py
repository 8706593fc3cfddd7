"""Proposals: undo, end, pause, clock and more time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace

from bot.core import Seat, Who, fact
from bot.match.context import Context
from bot.match.errors import (
    BadTimeControl,
    NobodyToApprove,
    NobodyToAsk,
    NoClock,
    NothingAsked,
    NothingToUndo,
    NoVote,
    OwnAsk,
    OwnRequest,
    UndoAnswered,
    UndoGone,
)
from bot.match.models import Earlier, Outcome, UndoChoices, UndoVotes, Votes
from bot.match.pauses import go_on, pause_match
from bot.match.play import effects
from bot.match.play.undo import OwnTurn, own_last
from bot.match.presence import nobody_to_ask, voters
from bot.match.proposals import clock, machine, more_time, undo
from bot.match.proposals.end import end_match
from bot.match.proposals.machine import END, MORE_TIME, PAUSE, UNDO, WHOLE, Kind, Proposal
from bot.match.proposals.undo import Past
from bot.match.timing.clock import read_clock
from bot.match.timing.time_control import TimeControl, amount_fact, checked
from bot.match.transaction import Tx, change, read
from bot.store import SeatRow

MENU: Final = 25
"""Turns that can be asked for: the newest."""


class Proposals:
    """What a player may do only if the others agree."""

    def __init__(self, context: Context) -> None:
        self.context = context

    # -- of the whole match ------------------------------------------------------------------------------

    @change
    async def vote_end(self, tx: Tx, match_id: int, user: int, /, agree: bool = True, *, key: str) -> Votes:
        """Vote to end the match without a result, or withdraw the vote. It ends when all players agree.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NoVote.
        """
        return await _vote(tx, END, user, agree, "table-end-proposed", end_match)

    @change
    async def pause(self, tx: Tx, match_id: int, user: int, /, agree: bool = True, *, key: str) -> Votes:
        """Ask for a pause or agree to one: when all do, no clock runs. With `agree` False any player ends the
        pause, or withdraws their vote.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NoVote.
        """
        seat, paused = tx.running_seat(user), tx.match.row.paused_at
        if paused is None:
            return await _vote(tx, PAUSE, user, agree, "table-pause-asked", pause_match)
        if agree:
            proposal = await machine.find(tx.db, tx.match, PAUSE) or Proposal(PAUSE)
            return machine.votes(tx.match, proposal.with_vote(seat.seat), done=True)
        await go_on(tx, paused)
        return Votes((), (), done=False)

    # -- the clock ---------------------------------------------------------------------------------------

    @change
    async def ask_clock(
        self, tx: Tx, match_id: int, user: int, /, time_control: TimeControl, *, key: str
    ) -> Votes:
        """Propose another time control for a running match; it takes the place of an earlier such proposal.
        It holds when all agree who are there: whoever's time is over is not asked.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, BadTimeControl (not allowed, or the one that
        holds already).
        """
        return await clock.ask(tx, user, checked(time_control))

    @change
    async def answer_clock(self, tx: Tx, match_id: int, user: int, /, asked: int, *, key: str) -> Votes:
        """Agree to a time control that somebody has proposed.

        Args:
            asked: when it was proposed.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NothingAsked (it was settled, or another one
        was proposed since).
        """
        return await clock.answer(tx, user, asked)

    # -- more time ---------------------------------------------------------------------------------------

    @change
    async def ask_time(self, tx: Tx, match_id: int, user: int, /, amount: int, *, key: str) -> Votes:
        """Ask the others for more time for one's own turn.

        Args:
            amount: milliseconds.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NoClock, BadTimeControl (too little or too
        much), NobodyToAsk. Computers agree at once.
        """
        least, most = more_time.AMOUNT
        if not least <= amount <= most:
            raise BadTimeControl(
                fact("table-time-control-more", least=amount_fact(least), most=amount_fact(most))
            )
        seat = tx.running_seat(user)
        turn = read_clock(seat.clock)
        if turn.since is None or turn.budget is None or not seat.awaited:
            raise NoClock
        others = voters(tx.match, seat.seat)
        if nobody_to_ask(tx.match, seat.seat):
            raise NobodyToAsk
        known = await machine.find(tx.db, tx.match, MORE_TIME, seat.seat)
        if known is not None and (known.value, known.since) == (amount, turn.since):
            return _votes_of(tx, known)  # nobody is called twice for the same
        proposal = Proposal(MORE_TIME, seat.seat, amount, turn.since)
        said = fact("table-extend-asked", who=Who(seat.seat), amount=amount_fact(amount), seat=seat.seat)
        await tx.change()
        if not others:
            await more_time.grant(tx, proposal)
            return machine.votes(tx.match, proposal, done=True)
        await machine.call_off(tx, proposal)
        await machine.save(tx, proposal)
        await machine.call(tx, user, proposal, said, others)
        return _votes_of(tx, proposal)

    @change
    async def grant_time(self, tx: Tx, match_id: int, user: int, /, seat: Seat, *, key: str) -> Votes:
        """Agree that a seat gets the time it asked for; when all others do, it has it.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, OwnAsk, NothingAsked.
        """
        voter = tx.running_seat(user)
        if voter.seat == seat:
            raise OwnAsk
        proposal = await machine.find(tx.db, tx.match, MORE_TIME, seat)
        if proposal is None or not machine.stands(tx.match.row, tx.match.seats, proposal):
            raise NothingAsked
        proposal = machine.counted(tx.match, proposal.with_vote(voter.seat))
        await tx.change()
        done = not machine.missing(tx.match, proposal)
        if done:
            await more_time.grant(tx, proposal)
        else:
            await machine.save(tx, proposal)
        return replace(_votes_of(tx, proposal), done=done)

    # -- undo --------------------------------------------------------------------------------------------

    @read
    async def undo_choices(self, match_id: int, user: int) -> UndoChoices:
        """What a player may take back at once, and what the others may be asked for.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, Broken.
        """
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            seat = match.running_seat(user)
            past = await undo.read_past(self.context, db, match)
            asked = await machine.find(db, match, UNDO, seat.seat)
        try:
            first, _ = own_last(match.rules, past.stack, past.states, seat.seat)
        except (NothingToUndo, UndoAnswered):
            first = len(past.stack)
        turns = undo.turns_of(match, past, seat.seat)
        changing = seat.seat in match.rules.may_change(past.states[-1])
        at_once = undo.narrate_batch(past, first, seat.seat) if first < len(past.stack) else None
        return UndoChoices(
            brief=match.brief,
            seat=seat.seat,
            turn_token=seat.turn_token,
            at_once=() if changing and at_once is None else at_once,
            earlier=tuple(
                Earlier(
                    turn.number,
                    undo.narrate_batch(past, turn.first, seat.seat),
                    undo.moment(past, turn.first),
                    turn.revealed,
                )
                for turn in reversed(turns[-MENU:])
                if turn.first != first
            ),
            asked=undo.number_of(turns, past, asked.value)
            if asked and machine.stands(match.row, match.seats, asked)
            else None,
        )

    @change(reads_first=True)
    async def ask_undo(self, tx: Tx, match_id: int, user: int, /, number: int, *, key: str) -> UndoVotes:
        """Ask all other persons to undo one of the player's own turns (`Earlier.number`), with all that came
        after. An earlier request of the player is dropped. Posts a notice that pings the others; the request
        lapses when the public hears of a move.

        Raises: as `undo_choices`; NothingToUndo, NobodyToApprove.
        """
        match, seat = tx.match, tx.running_seat(user)
        past = await undo.past_of(tx)
        turn = next((one for one in undo.turns_of(match, past, seat.seat) if one.number == number), None)
        if turn is None:
            raise NothingToUndo
        others = voters(match, seat.seat)
        if nobody_to_ask(match, seat.seat):
            raise NobodyToApprove
        position = match.row.public_version
        proposal = Proposal(UNDO, seat.seat, past.stack[turn.first].n, position)
        await tx.write()
        if not others:
            votes = _undo_votes(tx, proposal, turn, outcome="approved")
            await _apply_undo(tx, proposal, turn, past)
            return replace(votes, brief=await tx.brief())
        await tx.change()
        await machine.close(tx, proposal, None)
        await machine.save(tx, proposal)
        said = undo.request(past, turn, seat.seat, position)
        await machine.call(tx, user, proposal, said, others)
        return _undo_votes(tx, proposal, turn, outcome="asked")

    @change(reads_first=True)
    async def answer_undo(
        self,
        tx: Tx,
        match_id: int,
        user: int,
        /,
        proposer: Seat,
        position: int,
        number: int,
        agree: bool,
        *,
        key: str,
        knowing: bool = False,
    ) -> UndoVotes:
        """Agree to a request or refuse it (the proposer: withdraw it). It is done when all others agree.

        Args:
            position, number: those of the request.
            knowing: the voter knows that something has been revealed since. Otherwise, if it has, agreeing
                changes nothing (outcome "warned").

        Raises: as `undo_choices`; UndoGone, OwnRequest.
        """
        match, seat = tx.match, tx.running_seat(user)
        async with tx.reading() as db:
            proposal = await machine.find(db, match, UNDO, proposer)
        if (
            proposal is None
            or not machine.stands(match.row, match.seats, proposal)
            or position != match.row.public_version
        ):
            raise UndoGone
        past = await undo.past_of(tx)
        turn = _turn_of(tx, past, proposal)
        if turn is None or turn.number != number:
            raise UndoGone
        if agree and seat.seat == proposer:
            raise OwnRequest
        if not agree:
            return await _refuse(tx, seat, proposal, turn)
        proposal = machine.counted(match, proposal.with_vote(seat.seat))
        if turn.revealed and not knowing:
            return _undo_votes(tx, proposal, turn, outcome="warned")
        await tx.write()
        if machine.missing(match, proposal):
            # Two who agree at the same moment: the second is tried again with what the first said.
            await tx.change()
            await machine.save(tx, proposal)
            return _undo_votes(tx, proposal, turn)
        votes = _undo_votes(tx, proposal, turn, outcome="approved")
        await _apply_undo(tx, proposal, turn, past)
        return replace(votes, brief=await tx.brief())

    async def settle(self, match_id: int) -> None:
        """Carry out requests to undo that lack nobody's vote any more, and drop those on which nobody is left
        to vote."""
        while await self._settle_one(match_id):
            pass

    @change(reads_first=True)
    async def _settle_one(self, tx: Tx, match_id: int, /) -> bool:
        """Whether there was one."""
        match = tx.match
        if match.row.state != "running":
            return False
        async with tx.reading() as db:
            every = await machine.find_all(db, match.id, match.seats)
        ready = [
            one
            for one in every
            if one.kind == UNDO
            and machine.stands(match.row, match.seats, one)
            and not machine.missing(match, one)
        ]
        if not ready:
            return False
        proposal = ready[0]
        past = await undo.past_of(tx)
        turn = _turn_of(tx, past, proposal)
        await tx.write()
        if turn is not None and proposal.approved:
            await _apply_undo(tx, proposal, turn, past)
        else:
            await tx.change()
            await machine.close(tx, proposal, fact("table-nobody-to-approve"))
        return True


async def _vote(
    tx: Tx, kind: Kind, user: int, agree: bool, asked: str, apply: Callable[[Tx], Awaitable[None]]
) -> Votes:
    """Vote about what the whole match decides, or withdraw the vote. Raises NoVote."""
    seat = tx.running_seat(user)
    proposal = await machine.find(tx.db, tx.match, kind) or Proposal(kind, WHOLE)
    first, voted = not proposal.approved, seat.seat in proposal.approved
    if not agree and not voted:
        raise NoVote
    await tx.change()
    proposal = proposal.with_vote(seat.seat) if agree else proposal.without_vote(seat.seat)
    if agree == voted:
        return machine.votes(tx.match, proposal)
    await machine.save(tx, proposal)
    missing = machine.missing(tx.match, proposal)
    if agree and not missing:
        await apply(tx)
        return machine.votes(tx.match, proposal, done=True)
    if agree and first:  # the others are asked, once
        await machine.call(tx, user, proposal, fact(asked, who=Who(seat.seat)), missing)
    elif not proposal.approved:
        await machine.call_off(tx, proposal)
    return machine.votes(tx.match, proposal)


async def _apply_undo(tx: Tx, proposal: Proposal, turn: OwnTurn, past: Past) -> None:
    """All have agreed to an undo."""
    made = await undo.undo_turn(tx, proposal.proposer, turn, past)
    await machine.close(tx, proposal, fact("table-undo-approved"))
    await effects.commit(tx, made)


async def _refuse(tx: Tx, seat: SeatRow, proposal: Proposal, turn: OwnTurn) -> UndoVotes:
    withdrawn = seat.seat == proposal.proposer
    how = fact("table-undo-refused", who=Who(seat.seat))
    proposer = tx.match.seat(proposal.proposer)
    await tx.write()
    await tx.change()
    await machine.close(tx, proposal, None if withdrawn else how)
    if not withdrawn and proposer is not None and proposer.user is not None:
        async with tx.enqueue() as out:
            out.notice(how, user=proposer.user)
    votes = _undo_votes(tx, proposal, turn)
    return replace(votes, outcome="withdrawn" if withdrawn else "refused")


def _turn_of(tx: Tx, past: Past, proposal: Proposal) -> OwnTurn | None:
    """The turn that a request is about, while it stands."""
    turns = undo.turns_of(tx.match, past, proposal.proposer)
    return next((one for one in turns if past.stack[one.first].n == proposal.value), None)


def _votes_of(tx: Tx, proposal: Proposal) -> Votes:
    return machine.votes(tx.match, machine.counted(tx.match, proposal))


def _undo_votes(tx: Tx, proposal: Proposal, turn: OwnTurn, outcome: Outcome = "open") -> UndoVotes:
    votes = _votes_of(tx, proposal)
    return UndoVotes(
        brief=tx.match.brief,
        proposer=proposal.proposer,
        number=turn.number,
        revealed=turn.revealed,
        approved=votes.approved,
        missing=votes.missing,
        outcome=outcome,
    )
