"""Ending a match without a result."""

from __future__ import annotations

from bot.match.changing.transaction import Tx
from bot.match.outbox.messages import FinalBoard
from bot.match.running import orders


async def end_match(tx: Tx) -> None:
    """A running match ends without a result."""
    row = tx.match.row
    await tx.change(state="ended", ended_at=tx.now, moved_at=tx.now, public_version=row.public_version + 1)
    for seat in tx.match.seats:
        await tx.change_seat(seat.seat, awaited=False, awaited_since=None)
    await orders.forget(tx)
    async with tx.enqueue() as out:
        await out.board(FinalBoard(since=row.steps + 1))
        out.parcel()
        await out.turns_over({})
