"""A person who plays computers alone sits in front of the board, so the board follows: it is edited after
each move and calls nobody. If that person does nothing for a while, a new board calls them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.core import Seat
from bot.match.changing.transaction import Tx
from bot.match.engine.rows import bot_moves
from bot.match.outbox.messages import Board
from bot.store import due

AWAY: Final = 600_000
"""Milliseconds without a sign after which somebody counts as gone."""


async def call_later(tx: Tx, asked: Collection[Seat], new: Collection[Seat]) -> None:
    """Plan to look later whether somebody has moved.

    Args:
        asked: who must act. Plans for other seats of the match are dropped.
        new: those of them whose turn has just begun and who were not called.
    """
    moments = [
        (seat.seat, tx.now + AWAY if seat.seat in new else None)
        for seat in tx.match.seats
        if seat.seat in new or seat.seat not in asked
    ]
    await due.replan(tx.db, tx.match.id, due.CALL, moments)


async def call_if_away(tx: Tx, number: Seat) -> None:
    """Call somebody who was asked a while ago, unless there was a sign of them since."""
    match, seat = tx.match, tx.match.seat(number)
    running = match.row.state == "running" and match.row.paused_at is None
    if not running or not match.alone or seat is None or seat.user is None:
        return
    if bot_moves(seat) or not seat.awaited:
        return
    seen = tx.context.attendance.last(match.id, seat.user)
    if seen is not None and seen + AWAY > tx.now:
        await due.schedule(tx.db, match.id, due.CALL, number, seen + AWAY)
        return
    async with tx.enqueue() as out:
        await out.board(Board(pings=((number, seat.turn_token),)))
