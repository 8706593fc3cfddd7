"""What a notice asks of somebody: when it is void, what tidies its message away, and what is said in the
match's channel if it cannot be delivered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

import msgspec

from bot.core import Fact, Seat
from bot.match.outbox.posted import ANY_TURN, Pings, valid_pings
from bot.store import MatchRow, SeatRow, proposals

Seats: TypeAlias = Mapping[int, SeatRow]


class Instead(NamedTuple):
    """What is said in the channel of the match instead of a notice to one person."""

    said: Fact
    pings: Pings
    purpose: Purpose | None = None


class _Purpose(msgspec.Struct, frozen=True, omit_defaults=True):
    @property
    def about(self) -> str | None:
        """What there is to do about it (`bot.store.proposals`). Its message goes when that is done."""
        return None

    @property
    def proposal(self) -> str | None:
        """The proposal that it asks about; when that has ended, the notice is void."""
        return None

    def is_void(self, match: MatchRow, seats: Seats) -> bool:
        """Whether there is nothing left to ask. Whether its `proposal` has ended is asked apart from this."""
        return False

    def instead(self, said: Fact) -> Instead | None:
        """What is said in the channel of the match if the notice cannot be delivered; None: nothing."""
        return None


class _OfTurn(_Purpose, frozen=True):
    """The notice is void when the turn is over."""

    seat: Seat
    turn_token: int

    @property
    def pings(self) -> Pings:
        return ((self.seat, self.turn_token),)

    def is_void(self, match: MatchRow, seats: Seats) -> bool:
        return match.state != "running" or not valid_pings(self.pings, seats)


class Reminder(_OfTurn, frozen=True, tag="reminder"):
    """If a direct message cannot be sent, it is said in the match's channel."""

    @property
    def about(self) -> str | None:
        return f"{proposals.TURN}:{self.seat}"

    def instead(self, said: Fact) -> Instead | None:
        return Instead(said, self.pings, self)


class TurnCall(_OfTurn, frozen=True, tag="turn_call"):
    """The notice says that a turn has begun, and is deleted when the turn is over. It is no reminder: a newer
    board does not overtake it."""

    alone: bool = False
    """Nothing else calls the person: if it cannot be sent, it is said in the match's channel."""

    @property
    def about(self) -> str | None:
        return f"{proposals.CALLED}:{self.seat}:{self.turn_token}"

    def instead(self, said: Fact) -> Instead | None:
        return Instead(said, self.pings, TurnCall(self.seat, self.turn_token)) if self.alone else None


class Request(_Purpose, frozen=True, tag="request"):
    """The notice asks for votes, or offers a seat. It is void when that has ended, and then its buttons are
    removed."""

    about: str
    """The proposal (`bot.store.proposals`)."""

    @property
    def proposal(self) -> str | None:
        return self.about


def offers(seat: Seat) -> Request:
    """The notice offers a seat, until it is taken."""
    return Request(f"{proposals.SEAT}:{seat}")


class News(_Purpose, frozen=True, tag="news"):
    """The notice offers a seat, but is news in any case, so it is never void. When somebody has taken the
    seat, its buttons are removed."""

    seat: Seat

    @property
    def about(self) -> str:
        return f"{proposals.SEAT}:{self.seat}"


class Invitation(_Purpose, frozen=True, tag="invitation"):
    """The notice asks one person. If it cannot be delivered, the player who sent it is told so. A seat is
    offered until it is taken."""

    sender: Seat
    unheard: Fact
    """What that player is told."""
    seat: Seat | None = None
    """The seat that is offered."""

    @property
    def about(self) -> str | None:
        return None if self.seat is None else offers(self.seat).about

    @property
    def proposal(self) -> str | None:
        return self.about

    def instead(self, said: Fact) -> Instead | None:
        """The sender would wait in vain: nobody has read the invitation."""
        asks = None if self.about is None else Request(self.about)
        return Instead(self.unheard, ((self.sender, ANY_TURN),), asks)


class Alert(_Purpose, frozen=True, tag="alert"):
    """The notice tells of an open table. It is void when nobody can join any more, or the person sits
    there."""

    user: int

    def is_void(self, match: MatchRow, seats: Seats) -> bool:
        sits = any(seat.user == self.user for seat in seats.values())
        return match.state != "lobby" or match.private or len(seats) >= match.seats or sits


Purpose = Reminder | TurnCall | Request | News | Invitation | Alert
