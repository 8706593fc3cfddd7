"""Seats that change hands, and who plays there."""

from __future__ import annotations

from bot.match.errors.base import Keyed


class SubstituteSeated(Keyed):
    """The person who is to take the seat sits at this table already."""

    key = "table-substitute-seated"


class SeatNotOffered(Keyed):
    """Nobody gave this seat up, its person is not away, or it is kept for somebody else."""

    key = "table-seat-not-offered"


class ForeignSeat(Keyed):
    """A seat of another server's table, not offered to the asker by name."""

    key = "table-foreign-seat"


class SeatPresent(Keyed):
    """The seat of another person, whose time is not over. args: who."""

    key = "table-seat-present"


class NobodyOverdue(Keyed):
    """Nobody else has been waited for so long that the autopilot may be called. args: after."""

    key = "table-nobody-overdue"


class ResignedAlready(Keyed):
    """The person has resigned from this match."""

    key = "table-resigned-already"


class NotAway(Keyed):
    """The person's seat is not on autopilot."""

    key = "table-not-away"


class OfferByName(Keyed):
    """Nobody else sees a table in direct messages: a seat is offered to a certain person."""

    key = "table-offer-by-name"
