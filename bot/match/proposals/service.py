"""Proposals: undo, end, pause, clock and more time."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat, fact
from bot.match.changing.context import Context, read
from bot.match.changing.transaction import Tx, change
from bot.match.engine.models import NEWEST, Outcome
from bot.match.engine.replay import OwnTurn, own_last
from bot.match.errors import (
    NobodyToApprove,
    NothingToUndo,
    OwnRequest,
    UndoAnswered,
    UndoGone,
)
from bot.match.outbox.messages import Notice
from bot.match.proposals import machine, undo
from bot.match.proposals.pause import Pause
from bot.match.proposals.proposal import Proposal, Votes, call, close, find
from bot.match.proposals.undo import Earlier, Past, Undo, UndoChoices, UndoVotes
from bot.match.running import effects
from bot.match.running.presence import go_on, nobody_to_ask, voters
from bot.store import SeatRow, due, matches, proposals
from bot.store.due import DueRow


class Proposals:
    """What a player may do only if the others agree."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @change
    async def propose(self, tx: Tx, match_id: int, user: int, /, wish: Proposal, *, key: str) -> Votes:
        """Make a proposal, or agree to the same one of somebody else. It is carried out when all who are
        there have agreed.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated; as the kind of proposal.
        """
        return await machine.propose(tx, user, wish)

    @change
    async def answer(
        self, tx: Tx, match_id: int, user: int, /, kind: type[Proposal], mark: int, *, key: str
    ) -> Votes:
        """Agree to the proposal that a button names (`Proposal.mark`).

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, OwnAsk, NothingAsked (it was settled, or
        another one was made since).
        """
        return await machine.answer(tx, user, kind, mark)

    @change
    async def decline(
        self, tx: Tx, match_id: int, user: int, /, kind: type[Proposal], mark: int, *, key: str
    ) -> bool:
        """Say no to the proposal that a button names (`Proposal.mark`): it ends at once, and all who agreed
        are told. Returns whether it was the asker's own.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NothingAsked, NotAsked.
        """
        return await machine.decline(tx, user, kind, mark)

    @change
    async def withdraw(self, tx: Tx, match_id: int, user: int, /, kind: type[Proposal], *, key: str) -> Votes:
        """Take one's vote back.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NoVote.
        """
        return await machine.withdraw(tx, user, kind)

    @change
    async def pause(self, tx: Tx, match_id: int, user: int, /, agree: bool = True, *, key: str) -> Votes:
        """Ask for a pause or agree to one: when all do, no clock runs. With `agree` False any player ends the
        pause, or withdraws their vote.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NoVote.
        """
        seat, paused = tx.running_seat(user), tx.match.row.paused_at
        if paused is None:
            return await (machine.propose(tx, user, Pause()) if agree else machine.withdraw(tx, user, Pause))
        if agree:
            return Votes((seat.seat,), (), done=True)
        await go_on(tx, paused)
        return Votes((), (), done=False)

    @read
    async def still_meant(self, match_id: int, notice: Notice) -> bool:
        """Whether what a notice asks for is still to be done. For deliveries."""
        async with self.context.reading(single=True) as db:
            row = await matches.find(db, match_id)
            seats = {seat.seat: seat for seat in await matches.seats_of(db, match_id)}
            return row is not None and await machine.still_meant(db, row, notice, seats)

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
            asked = await find(db, match, Undo, seat.seat)
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
                for turn in reversed(turns[-NEWEST:])
                if turn.first != first
            ),
            asked=undo.number_of(turns, past, asked.value)
            if asked and asked.stands(match.row, match.seats)
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
        turn = next(
            (own_turn for own_turn in undo.turns_of(match, past, seat.seat) if own_turn.number == number),
            None,
        )
        if turn is None:
            raise NothingToUndo
        others = voters(match, seat.seat)
        if nobody_to_ask(match, seat.seat):
            raise NobodyToApprove
        position = match.row.public_version
        proposal = Undo(seat.seat, past.stack[turn.first].n, position)
        await tx.write()
        if not others:
            votes = _undo_votes(tx, proposal, turn, outcome="approved")
            await _apply_undo(tx, proposal, turn, past)
            return replace(votes, brief=await tx.brief())
        await tx.change()
        await close(tx, proposal, None)
        await proposal.save(tx)
        asked_fact = undo.request(past, turn, seat.seat, position)
        await call(tx, user, proposal, asked_fact, others)
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
            proposal = await find(db, match, Undo, proposer)
        if (
            proposal is None
            or not proposal.stands(match.row, match.seats)
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
        proposal = proposal.with_vote(seat.seat).counted(match)
        if turn.revealed and not knowing:
            return _undo_votes(tx, proposal, turn, outcome="warned")
        await tx.write()
        if proposal.missing(match):
            # If two agree at the same moment, the second vote is tried again with the first one counted.
            await tx.change()
            await proposal.save(tx)
            return _undo_votes(tx, proposal, turn)
        votes = _undo_votes(tx, proposal, turn, outcome="approved")
        await _apply_undo(tx, proposal, turn, past)
        return replace(votes, brief=await tx.brief())

    async def settle(self, match_id: int) -> None:
        """Carry out requests to undo that now have all votes, and drop those on which nobody is left to
        vote."""
        while await self._settle_one(match_id):
            pass

    async def run(self, row: DueRow) -> None:
        """The time to settle what waits has come. Nothing is settled twice if it stops before the row is
        taken."""
        await self.settle(row.match)
        await self._take(row.match, row)

    @change
    async def _take(self, tx: Tx, match_id: int, row: DueRow, /) -> None:
        await due.take(tx.db, row)

    @change(reads_first=True)
    async def _settle_one(self, tx: Tx, match_id: int, /) -> bool:
        """Whether there was one."""
        match = tx.match
        if match.row.state != "running":
            return False
        async with tx.reading() as db:
            every = Undo.kept(await proposals.of_match(db, match.id))
        ready = [
            asked for asked in every if asked.stands(match.row, match.seats) and not asked.missing(match)
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
            await close(tx, proposal, fact("table-nobody-to-approve"))
        return True


async def _apply_undo(tx: Tx, proposal: Undo, turn: OwnTurn, past: Past) -> None:
    """All have agreed to an undo."""
    undo_turn = await undo.undo_turn(tx, proposal.proposer, turn, past)
    await close(tx, proposal, fact("table-undo-approved"))
    await effects.commit(tx, undo_turn)


async def _refuse(tx: Tx, seat: SeatRow, proposal: Undo, turn: OwnTurn) -> UndoVotes:
    await tx.write()
    withdrawn = await machine.refuse(tx, seat.seat, proposal)
    votes = _undo_votes(tx, proposal, turn)
    return replace(votes, outcome="withdrawn" if withdrawn else "refused")


def _turn_of(tx: Tx, past: Past, proposal: Undo) -> OwnTurn | None:
    """The turn that a request is about, while it stands."""
    turns = undo.turns_of(tx.match, past, proposal.proposer)
    return next((turn for turn in turns if past.stack[turn.first].n == proposal.value), None)


def _undo_votes(tx: Tx, proposal: Undo, turn: OwnTurn, outcome: Outcome = "open") -> UndoVotes:
    votes = proposal.votes(tx.match)
    return UndoVotes(
        brief=tx.match.brief,
        proposer=proposal.proposer,
        number=turn.number,
        revealed=turn.revealed,
        approved=votes.approved,
        missing=votes.missing,
        outcome=outcome,
    )
