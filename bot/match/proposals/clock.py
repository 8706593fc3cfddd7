"""Another time control for a running match, when all agree who are there."""

from __future__ import annotations

from bot.core import Seat, Who, fact
from bot.match.clocks import change_control
from bot.match.errors import BadTimeControl, NothingAsked
from bot.match.models import Votes
from bot.match.proposals import machine
from bot.match.proposals.machine import CLOCK, WHOLE, Proposal
from bot.match.timing.time_control import TimeControl, read_time_control, time_control_facts, written
from bot.match.transaction import Tx
from bot.store import proposals


async def ask(tx: Tx, user: int, chosen: TimeControl) -> Votes:
    """Propose a time control; it takes the place of an earlier proposal. Raises as `Proposals.ask_clock`."""
    seat = tx.running_seat(user)
    if chosen == read_time_control(tx.match.row.time_control):
        raise BadTimeControl(fact("table-clock-same"))
    known = await machine.find(tx.db, tx.match, CLOCK)
    if known is not None and known.time_control == written(chosen):
        return await _agree(tx, known, seat.seat)
    await tx.change()
    if known is not None:
        await machine.call_off(tx, known)
    proposal = Proposal(CLOCK, WHOLE, since=tx.now, approved=(seat.seat,), time_control=written(chosen))
    missing = machine.missing(tx.match, proposal)
    if not missing:
        await change_clock(tx, proposal)
        return machine.votes(tx.match, proposal, done=True)
    await machine.save(tx, proposal)
    said = fact(
        "table-clock-asked", who=Who(seat.seat), time_control=time_control_facts(chosen), asked=proposal.since
    )
    await machine.call(tx, user, proposal, said, missing)
    return machine.votes(tx.match, proposal)


async def answer(tx: Tx, user: int, asked: int) -> Votes:
    """Agree. Raises as `Proposals.answer_clock`."""
    seat = tx.running_seat(user)
    proposal = await machine.find(tx.db, tx.match, CLOCK)
    if proposal is None or proposal.since != asked:
        raise NothingAsked
    return await _agree(tx, proposal, seat.seat)


async def _agree(tx: Tx, proposal: Proposal, seat: Seat) -> Votes:
    proposal = proposal.with_vote(seat)
    await tx.change()
    if machine.missing(tx.match, proposal):
        await machine.save(tx, proposal)
        return machine.votes(tx.match, proposal)
    await change_clock(tx, proposal)
    return machine.votes(tx.match, proposal, done=True)


async def change_clock(tx: Tx, proposal: Proposal) -> None:
    """All have agreed. Whoever must act has a whole turn's time from now on."""
    new = read_time_control(proposal.time_control)
    await tx.change(time_control=proposal.time_control)
    await proposals.drop(tx.db, tx.match.id, CLOCK, WHOLE)
    await change_control(tx, read_time_control(tx.match.row.time_control), new)
    async with tx.enqueue() as out:
        await out.call_off(proposal.about)
        out.notice(fact("table-clock-changed", time_control=time_control_facts(new)))
        await out.refresh(tx.match.row.public_version)
    await tx.reload()
