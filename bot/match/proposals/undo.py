"""Undoing further back than a player may alone: what can be asked for, and what is written when all agree."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Seat, Who, fact, undo_move
from bot.match.changing.context import Context
from bot.match.changing.transaction import Tx
from bot.match.engine.models import Brief, Outcome
from bot.match.engine.replay import OwnTurn, Replay, Standing, own_turns, replay, standing
from bot.match.engine.rows import Match
from bot.match.proposals.proposal import Proposal
from bot.match.running.effects import Change
from bot.store import MatchRow, SeatRow, StepRow, due, proposals
from bot.text.gather import gather


class Undo(Proposal, frozen=True):
    """A seat takes back everything from the step `value` on. It is void as soon as the public hears of
    anything new: `since` is the public version for which it was made."""

    name: ClassVar[str] = proposals.UNDO
    asks: ClassVar[str] = "table-undo-asked"
    refused: ClassVar[str] = "table-undo-refused"
    of_seat: ClassVar[bool] = True
    left: ClassVar[str] = "table-undo-left"

    def stands(self, match: MatchRow, seats: Sequence[SeatRow]) -> bool:
        return match.state == "running" and self.since == match.public_version

    async def carry_out(self, tx: Tx) -> None:
        """To undo, the match is replayed, which takes too long for this transaction: `Proposals.settle` does
        it next."""
        await due.schedule(tx.db, tx.match.id, due.SETTLE, due.WHOLE, tx.now)


class Past(NamedTuple):
    """A match with all its positions."""

    rows: list[StepRow]
    stack: list[Standing]
    """The steps that stand."""
    states: list[Any]
    """The position before each of them, and the one now."""
    log: Replay


async def past_of(tx: Tx) -> Past:
    """Raises Broken."""
    async with tx.reading() as db:
        return await read_past(tx.context, db, tx.match)


async def read_past(context: Context, db: AsyncConnection, match: Match) -> Past:
    """Raises Broken."""
    rows = await context.positions.rows(db, match)
    log = await context.positions.replay(db, match)
    return Past(rows, standing(rows), [*log.befores, log.state], log)


def turns_of(match: Match, past: Past, seat: Seat) -> list[OwnTurn]:
    """The turns of a seat that it may ask for, oldest first."""
    return own_turns(match.rules, past.stack, past.states, seat)


async def undo_turn(tx: Tx, proposer: Seat, turn: OwnTurn, past: Past) -> Change:
    """The undo that all have agreed to; it takes back whatever came after, too."""
    count = len(past.states) - 1 - turn.first
    return await undo_to(tx, proposer, turn.first, undo_move(count, agreed=True), past)


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
    return gather(line.fact for line in past.log.logs.lines[viewer] if line.n in own and not line.undoes)


def moment(past: Past, first: int) -> int:
    """When the batch that begins at a standing step was played."""
    step = past.stack[first]
    return next((line.at for line in past.log.logs.lines[step.seat] if line.n == step.n), 0)


def number_of(turns: Sequence[OwnTurn], past: Past, step: int) -> int | None:
    """The number of the turn that begins with this step."""
    return next((turn.number for turn in turns if past.stack[turn.first].n == step), None)


def request(past: Past, turn: OwnTurn, seat: Seat, position: int) -> Fact:
    """What the others are asked, in public words. Arguments that no text shows are for the buttons."""
    moves = narrate_batch(past, turn.first, None)
    public = {line.n for line in past.log.logs.lines[None] if not line.undoes}
    batch = past.stack[turn.first].batch
    more = sum(step.n in public and step.batch != batch for step in past.stack[turn.first :])
    return fact(
        "table-undo-asked" if moves else "table-undo-asked-all",
        who=Who(seat),
        moves=moves,
        more=more,
        revealed=int(turn.revealed),
        seat=seat,
        position=position,
        number=turn.number,
    )


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
    revealed: bool
    approved: tuple[Seat, ...] = ()
    missing: tuple[Seat, ...] = ()
    outcome: Outcome = "open"
    """warned: nothing was done yet, because voters must first know that something has been revealed since."""
