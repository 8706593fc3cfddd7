"""Undoing further back than a player may alone: what can be asked for, the votes, and what is written when
all agree."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from bot.core import Fact, Seat, Who, fact, undo_move
from bot.match.changing.context import Service, read
from bot.match.changing.transaction import Tx, change
from bot.match.engine.models import NEWEST, Brief, Outcome
from bot.match.engine.positions import Past
from bot.match.engine.replay import OwnTurn, own_last, own_turns, replay
from bot.match.engine.rows import Match
from bot.match.errors import NobodyToApprove, NothingToUndo, OwnRequest, UndoAnswered, UndoGone
from bot.match.proposals.proposal import Proposal, Votes, close, count, find, put, refuse
from bot.match.running import effects
from bot.match.running.effects import Change
from bot.match.running.presence import nobody_to_ask
from bot.store import MatchRow, SeatRow, StepRow, due, proposals
from bot.store.due import DueRow
from bot.text.gather import opened


class Undo(Proposal, frozen=True):
    """A seat takes back everything from the step `value` on. It is void as soon as the public hears of
    anything new: `since` is the public version for which it was made."""

    name: ClassVar[str] = proposals.UNDO
    asks: ClassVar[str] = "table-undo-asked"
    refused: ClassVar[str] = "table-undo-refused"
    of_seat: ClassVar[bool] = True
    left: ClassVar[str] = "table-undo-left"

    back: tuple[OwnTurn, Past] | None = None
    """The turn that it takes back, where the match was read."""

    def asking(self, seat: Seat) -> Fact:
        """In public words. Arguments that no text shows are for the buttons."""
        assert self.back is not None
        turn, past = self.back
        moves = narrate_batch(past, turn.first, None)
        public = {line.n for line in past.log.logs.lines[None] if not line.undoes}
        batch = past.stack[turn.first].batch
        more = sum(step.n in public and step.batch != batch for step in past.stack[turn.first :])
        return fact(
            self.asks if moves else "table-undo-asked-all",
            who=Who(seat),
            moves=moves,
            more=more,
            revealed=int(turn.revealed),
            seat=seat,
            position=self.since,
            number=turn.number,
        )

    def stands(self, match: MatchRow, seats: Sequence[SeatRow]) -> bool:
        return match.state == "running" and self.since == match.public_version

    async def replace_earlier(self, tx: Tx) -> None:
        """Its message is deleted."""
        if self.missing(tx.match):
            await close(tx, self, None)

    async def carry_out(self, tx: Tx) -> None:
        """If the match was not read, that takes too long for this transaction: `Undoing.settle` does it
        next."""
        if self.back is None:
            await due.schedule(tx.db, tx.match.id, due.SETTLE, due.WHOLE, tx.now)
            return
        turn, past = self.back
        move = undo_move(len(past.states) - 1 - turn.first, agreed=True)  # whatever came after goes, too
        undone = await undo_to(tx, self.proposer, turn.first, move, past)
        await close(tx, self, fact("table-undo-approved"))
        await effects.commit(tx, undone)


def turns_of(match: Match, past: Past, seat: Seat) -> list[OwnTurn]:
    """The turns of a seat that it may ask for, oldest first."""
    return own_turns(match.rules, past.stack, past.states, seat)


async def undo_to(tx: Tx, seat: Seat, first: int, move: str, past: Past) -> Change:
    """The step `move` of a seat, which takes back everything from a standing step on."""
    match, n = tx.match, tx.match.row.steps + 1
    new = StepRow(n=n, seat=seat, move=move, batch=n, key=tx.key, at=tx.now)
    again = await asyncio.to_thread(replay, match.rules, match.row.seats, match.options, [*past.rows, new])
    return Change(
        actor=seat,
        rows=[new],
        done=[],
        replay=again,
        agreed=True,
        before=past.states[-1],
        state=past.states[first],
        log_lines=sum(line.n == n for line in again.logs.lines[None]),
    )


# -- in words ----------------------------------------------------------------------------------------------


def narrate_batch(past: Past, first: int, viewer: Seat | None) -> tuple[Fact, ...]:
    """The log of a viewer for the batch that begins at a standing step."""
    seat, batch = past.stack[first].seat, past.stack[first].batch
    own = {step.n for step in past.stack[first:] if step.seat == seat and step.batch == batch}
    logs = past.log.logs
    since = [
        line for line in logs.lines[viewer] if line.n >= past.stack[first].n and line.n not in logs.undone
    ]
    moves = [line.fact for line in since if line.n in own and not line.undoes]
    return opened(moves, [line.fact for line in since if line.n not in own])


def moment(past: Past, first: int) -> int:
    """When the batch that begins at a standing step was played."""
    step = past.stack[first]
    return next((line.at for line in past.log.logs.lines[step.seat] if line.n == step.n), 0)


def _turn_of(match: Match, past: Past, proposal: Undo) -> OwnTurn | None:
    turns = turns_of(match, past, proposal.proposer)
    return next((turn for turn in turns if past.stack[turn.first].n == proposal.value), None)


class Earlier(msgspec.Struct, frozen=True):
    """A turn of the asker that still stands. The asker may ask the others to undo it."""

    number: int
    """Counts the asker's own turns."""
    facts: tuple[Fact, ...]
    """As the asker's log says it."""
    at: int
    """UTC milliseconds."""
    revealed: bool
    """Something has been drawn or opened since: the others must agree to that too."""


class UndoChoices(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody may take back."""

    brief: Brief
    seat: Seat
    turn_token: int
    """The `at` of an undo at once."""
    at_once: tuple[Fact, ...] | None
    """What the asker could take back without anybody's agreement, as the asker's log says it; None:
    nothing."""
    earlier: tuple[Earlier, ...]
    """Newest first, without the turn that may be taken back at once."""
    asked: int | None
    """The number of the turn that the asker has asked the others to undo."""


class UndoVotes(msgspec.Struct, frozen=True, kw_only=True):
    """How a request to take something back stands."""

    brief: Brief
    proposer: Seat
    number: int
    approved: tuple[Seat, ...] = ()
    missing: tuple[Seat, ...] = ()
    outcome: Outcome = "open"
    """warned: nothing was done yet, because voters must first know that something has been revealed since."""


class Undoing(Service):
    """What a player may take back only if the others agree."""

    @read
    async def choices(self, match_id: int, user: int) -> UndoChoices:
        """What a player may take back at once, and what the others may be asked for.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, Broken.
        """
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            seat = match.running_seat(user)
            past = await self.context.positions.past(db, match)
            asked = await find(db, match, Undo, seat.seat)
        try:
            first, _ = own_last(match.rules, past.stack, past.states, seat.seat)
        except (NothingToUndo, UndoAnswered):
            first = len(past.stack)
        turns = turns_of(match, past, seat.seat)
        known = asked if asked is not None and asked.stands(match.row, match.seats) else None
        of = None if known is None else _turn_of(match, past, known)
        changing = seat.seat in match.rules.may_change(past.states[-1])
        at_once = narrate_batch(past, first, seat.seat) if first < len(past.stack) else None
        return UndoChoices(
            brief=match.brief,
            seat=seat.seat,
            turn_token=seat.turn_token,
            at_once=() if changing and at_once is None else at_once,
            earlier=tuple(
                Earlier(
                    turn.number,
                    narrate_batch(past, turn.first, seat.seat),
                    moment(past, turn.first),
                    turn.revealed,
                )
                for turn in reversed(turns[-NEWEST:])
                if turn.first != first
            ),
            asked=None if of is None else of.number,
        )

    @change(reads_first=True)
    async def ask(self, tx: Tx, match_id: int, user: int, /, number: int, *, key: str) -> UndoVotes:
        """Ask all other persons to undo one of the player's own turns (`Earlier.number`), with all that came
        after. An earlier request of the player is dropped. Posts a notice that pings the others; the request
        lapses when the public hears of a move.

        Raises: as `choices`; NothingToUndo, NobodyToApprove.
        """
        seat, past = tx.running_seat(user), await tx.past()
        turn = next((turn for turn in turns_of(tx.match, past, seat.seat) if turn.number == number), None)
        if turn is None:
            raise NothingToUndo
        if nobody_to_ask(tx.match, seat.seat):
            raise NobodyToApprove
        wish = Undo(seat.seat, past.stack[turn.first].n, tx.match.row.public_version, back=(turn, past))
        await tx.write()
        votes = await put(tx, user, seat.seat, wish, instead=True)
        return await _told(tx, wish, turn, votes, "asked")

    @change(reads_first=True)
    async def answer(
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

        Raises: as `choices`; UndoGone, OwnRequest.
        """
        match, seat = tx.match, tx.running_seat(user)
        async with tx.reading() as db:
            proposal = await find(db, match, Undo, proposer)
        if proposal is None or not proposal.stands(match.row, match.seats) or position != proposal.since:
            raise UndoGone
        past = await tx.past()
        turn = _turn_of(match, past, proposal)
        if turn is None or turn.number != number:
            raise UndoGone
        if agree and seat.seat == proposer:
            raise OwnRequest
        if not agree:
            await tx.write()
            withdrawn = await refuse(tx, seat.seat, proposal)
            outcome: Outcome = "withdrawn" if withdrawn else "refused"
            return await _told(tx, proposal, turn, proposal.votes(match), outcome)
        proposal = replace(proposal.with_vote(seat.seat).counted(match), back=(turn, past))
        if turn.revealed and not knowing:
            return await _told(tx, proposal, turn, proposal.votes(match), "warned")
        await tx.write()
        return await _told(tx, proposal, turn, await count(tx, proposal), "open")

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
        past = await tx.past()
        turn = _turn_of(match, past, proposal)
        await tx.write()
        if turn is not None and proposal.approved:
            await replace(proposal, back=(turn, past)).carry_out(tx)
        else:
            await tx.change()
            await close(tx, proposal, fact("table-nobody-to-approve"))
        return True


async def _told(tx: Tx, proposal: Undo, turn: OwnTurn, votes: Votes, outcome: Outcome) -> UndoVotes:
    """`outcome`: what came of it, unless that was the last vote."""
    return UndoVotes(
        brief=await tx.brief() if votes.done else tx.match.brief,
        proposer=proposal.proposer,
        number=turn.number,
        approved=votes.approved,
        missing=votes.missing,
        outcome="approved" if votes.done else outcome,
    )
