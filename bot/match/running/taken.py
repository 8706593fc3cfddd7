"""Turns that people have taken; their reliability is measured by them. Written in the transaction that ends a
turn. Quiet hours, vacations and time in which a clock stood still never count."""

from __future__ import annotations

from bot.match.timing.clock import Clock
from bot.match.timing.person_settings import PersonSettings
from bot.match.timing.spans import Span, blocked, running
from bot.match.transaction import Tx
from bot.store import SeatRow
from bot.store.turns import TurnRow


def turn_of(
    tx: Tx, seat: SeatRow, clock: Clock, person: tuple[PersonSettings, tuple[Span, ...]]
) -> TurnRow | None:
    """The turn that a seat ends now; None: no time was counted for it."""
    if seat.autopilot:
        return TurnRow(match=tx.match.id, seat=seat.seat, user=None, at=tx.now, took=0, late=False)
    if seat.user is None or clock.since is None:
        return None
    settings, vacations = person
    ends = max(clock.since, min(tx.now, tx.match.row.paused_at or tx.now))
    stands = blocked(clock.since, (*clock.stops, *clock.away, *vacations), settings.hours)
    took = clock.used + running(clock.since, ends, stands)
    allowed = clock.patience if clock.budget is None else clock.budget
    return TurnRow(
        match=tx.match.id, seat=seat.seat, user=seat.user, at=tx.now, took=took, late=took >= allowed
    )
