"""Who plays computers alone sits in front of the board: it follows, edited after each move, and calls nobody.
Whoever then does nothing for a while may have gone away, and is called by a new board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.core import Seat
from bot.match.outbox.messages import Board
from bot.match.transaction import Tx
from bot.store import due

AWAY: Final = 600_000
"""Milliseconds without a sign after which somebody counts as gone."""


async def call_later(tx: Tx, asked: Iterable[Seat]) -> None:
    """Look in a while whether these seats have moved. Nobody else of the match is looked after any more."""
    asked = set(asked)
    moments = [(seat.seat, tx.now + AWAY if seat.seat in asked else None) for seat in tx.match.seats]
    await due.replan(tx.db, tx.match.id, due.CALL, moments)


async def call_if_away(tx: Tx, number: Seat) -> None:
    """Call somebody who was asked a while ago, unless there was a sign of them since."""
    match, seat = tx.match, tx.match.seat(number)
    running = match.row.state == "running" and match.row.paused_at is None
    if not running or not match.alone or seat is None or seat.user is None:
        return
    if seat.automatic or not seat.awaited:
        return
    seen = tx.context.attendance.last(match.id, seat.user)
    if seen is not None and seen + AWAY > tx.now:
        await due.plan(tx.db, match.id, due.CALL, number, seen + AWAY)
        return
    async with tx.enqueue() as out:
        await out.board(Board(pings=((number, seat.turn_token),)))
