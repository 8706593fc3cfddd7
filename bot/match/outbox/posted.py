"""What is posted, and for whom: the channel of a message, whom it pings, who sits at the table, who else
hears of it, and what a reader's newest board shows. And what a notice asks of somebody: when it is void, what
tidies its message away, and what is said in the match's channel if it cannot be delivered."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, NamedTuple, Protocol, TypeAlias

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Seat
from bot.store import MatchRow, OutboxRow, SeatRow, proposals

Pings = tuple[tuple[Seat, int], ...]
"""(seat, turn token) of those to ping. A ping is void when the seat has another token."""
ANY_TURN: Final = -1
"""Instead of a turn token: the ping is void only when nobody has the seat."""


class Ping(msgspec.Struct, frozen=True):
    """A person who must act since this turn."""

    seat: Seat
    user: int
    token: int = ANY_TURN
    """The turn for which the person is called."""


def valid_pings(pings: Pings, seats: Mapping[int, SeatRow]) -> tuple[Ping, ...]:
    """Those who still have to do what they are pinged for."""
    pinged = []
    for seat, token in pings:
        row = seats.get(seat)
        if row is not None and row.user is not None and (token == ANY_TURN or is_turn(row, token)):
            pinged.append(Ping(seat, row.user, token))
    return tuple(pinged)


def is_turn(seat: SeatRow, turn_token: int) -> bool:
    """The person of the seat still has this turn to take."""
    return seat.awaited and seat.turn_token == turn_token and not seat.autopilot


class Channel(msgspec.Struct, frozen=True):
    """A thread or channel: the match's as it is now, or that of the message to be changed."""

    id: int
    lost: bool = False
    """It counts as lost: ask whether it is there before anything is drawn for it."""
    forum: bool = False
    """It is a forum, in which the match has no post yet: LobbyCard and OpenThread make it."""


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board that is posted."""

    message: int
    since: int | None
    """The first step that it tells of; None: it tells of none."""
    steps: int
    """The last step of the position it shows."""
    version: int
    """The public version of this position."""
    pings: Pings = ()
    """Whom it called."""
    first: bool = False
    """The match starts with it."""


def read_shown(stored: str | None, message: int | None) -> Shown | None:
    """Read what is stored about a message; None if it is about another message, or nothing was stored."""
    if stored is None or message is None:
        return None
    shown = msgspec.json.decode(stored, type=Shown)
    return shown if shown.message == message else None


def news_since(shown: Shown | None, since: int | None, version: int) -> int | None:
    """The first step that the next board of the reader tells of.

    Args:
        shown: the reader's newest board.
        since: the first step of the change for which the next board is posted; None: the same board is posted
            again.
        version: the public version of the match. If the newest board was drawn late it may show this version
            already. Then the next board is posted only for its pings, and tells the same news.
    """
    if shown is None:
        return since
    return shown.since if since is None or shown.version == version else shown.steps + 1


def seat_of(row: OutboxRow, seats: Mapping[int, SeatRow]) -> SeatRow | None:
    return None if row.seat is None else seats.get(row.seat)


class Earlier(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message that may have arrived and that a later one has taken in. If it is found, only its pings and
    news here are still to be sent."""

    nonce: str
    at: int
    """UTC milliseconds: when it was enqueued."""
    pings: Pings = ()
    since: int | None = None
    news: tuple[tuple[int, int], ...] = ()
    """(public version, first step) of each board that was taken in since: it may have been drawn late enough
    to show some of them."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """The text of a message that asks somebody, so that it can be edited without its pings."""

    said: Fact
    locale: str | None = None
    """Of the person it was sent to; None: that of the person to whom the edit goes, or else of the match."""


class Listener(Protocol):
    """Hears what happens in matches, in the transaction in which it happens."""

    async def begun(
        self,
        db: AsyncConnection,
        match: int,
        turns: Collection[tuple[Seat, int, int]],
        now: int,
        token_bytes: Callable[[int], bytes],
        /,
    ) -> None:
        """Somebody must act. `turns`: (seat, turn token, user)."""
        ...

    async def over(
        self, db: AsyncConnection, match: int, now: int, token_bytes: Callable[[int], bytes], /
    ) -> None:
        """A match has ended."""
        ...


class Seated(NamedTuple):
    """Where a match is and who sits there."""

    guild: int | None
    users: Mapping[Seat, int | None]
    visitors: frozenset[Seat] = frozenset()
    """Who joined from another server."""
    direct: bool = False
    """Played in the direct messages of its players."""
    unposted: bool = False
    """In a forum, and its post is not made yet."""


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
