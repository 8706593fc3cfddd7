"""What the outbox holds: one type for each kind of message.

A message carries nothing that grows old, only what must not be forgotten: whom to ping, and since which step
there is news. The board itself is drawn when the message is sent. A message is stored as JSON with its kind,
and the kind is a column of the row, too.
"""

from __future__ import annotations

from typing import ClassVar, Final, get_args

import msgspec

from bot.core import Fact, Seat
from bot.match.outbox.posted import (
    Asked,
    Channel,
    Earlier,
    Pings,
    Purpose,
    Seats,
    news_since,
    read_shown,
    seat_of,
)
from bot.store import MatchRow, OutboxRow, SeatRow


class Kind(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    kind: ClassVar[str]
    """As it is stored."""
    family: ClassVar[tuple[str, ...]] = ()
    """The kinds of waiting messages that this one can replace; () if each has to be sent."""
    later: ClassVar[bool] = False
    """Nobody misses it for a while."""
    attempts: ClassVar[int | None] = 12
    """After so many attempts it is given up; None: never, because the match waits for it."""

    refusals: int = 0
    """How often in a row it was refused. When its channel counts as lost, the count begins again."""

    @property
    def called(self) -> Pings:
        """Whom it pings."""
        return ()

    @property
    def proposal(self) -> str | None:
        """The proposal that it asks about; when that has ended, the message is void."""
        return None

    def is_void(self, match: MatchRow, seats: Seats, row: OutboxRow) -> bool:
        """Whether there is nothing left to send. Whether its `proposal` has ended is asked apart from this.

        Args:
            match, seats: as they are now.
            row: the message's row in the outbox: the seat and the person that it is for.
        """
        return False

    def place(self, match: MatchRow) -> Channel:
        """Where it is sent, unless it is for one person."""
        return Channel(match.post, match.place_lost, match.forum and match.thread is None)

    def edits(self, match: MatchRow, seat: SeatRow | None) -> int | None:
        """The message that is edited instead of sending a new one."""
        return None

    def tells_since(self, match: MatchRow, seat: SeatRow | None) -> int | None:
        """The first step that it tells of: what came after the reader's newest board."""
        return None


class Pinging(Kind, frozen=True, kw_only=True):
    pings: Pings = ()

    @property
    def called(self) -> Pings:
        return self.pings


class Whole(Kind, frozen=True, kw_only=True):
    """Shows everything: one of them replaces all that wait."""

    since: int | None = None
    """The first step that it is about."""
    first: bool = False
    """The match starts with it: it carries the commitment."""
    earlier: tuple[Earlier, ...] = ()
    tries: int = 0
    """Attempts at the messages that were taken in."""


class Boards(Whole, frozen=True, kw_only=True):
    """The position, for all to see."""

    family: ClassVar[tuple[str, ...]] = ("board", "final")
    attempts: ClassVar[int | None] = None

    def edits(self, match: MatchRow, seat: SeatRow | None) -> int | None:
        return match.board_message if match.board_channel == match.post else None

    def tells_since(self, match: MatchRow, seat: SeatRow | None) -> int | None:
        shown = read_shown(match.shown, match.board_message)
        return news_since(shown, self.since, match.public_version)


class Board(Boards, frozen=True, kw_only=True, tag="board"):
    """Post a new board with words and pings."""

    pings: Pings = ()
    public_version: int | None = None
    """The public version for which it was enqueued; None: post it whatever was shown before."""
    news: tuple[tuple[int, int], ...] = ()
    """(public version, first step) of each change it tells of; (): of one alone."""
    follow: bool = False
    """Edit the newest board instead, where it stands: whoever plays computers alone sits in front of it."""

    @property
    def called(self) -> Pings:
        return self.pings

    def is_void(self, match: MatchRow, seats: Seats, row: OutboxRow) -> bool:
        return match.state != "running"


class FinalBoard(Boards, frozen=True, kw_only=True, tag="final"):
    """Post the last board, with score sheet and secret."""


class Parcel(Kind, frozen=True, tag="parcel"):
    """After the last board, post all there is to keep of the match. This may take a while."""

    later: ClassVar[bool] = True
    attempts: ClassVar[int | None] = 8

    message: int | None = None
    """What shows how far it is, once it has begun."""


class LobbyCard(Kind, frozen=True, tag="lobby"):
    """Post the lobby card, or edit the one that is posted."""

    def is_void(self, match: MatchRow, seats: Seats, row: OutboxRow) -> bool:
        if match.state == "closed":  # its card says so, if it has one
            return match.board_message is None
        return match.state != "lobby"

    def place(self, match: MatchRow) -> Channel:
        if match.board_message is None:
            return super().place(match)
        return Channel(match.board_channel or match.post, match.place_lost)

    def edits(self, match: MatchRow, seat: SeatRow | None) -> int | None:
        return match.board_message


class _Change(Kind, frozen=True, kw_only=True):
    """A message that was posted earlier is changed, where it is."""

    later: ClassVar[bool] = True
    attempts: ClassVar[int | None] = 5

    message: int
    channel: int
    """0: the direct messages of the row's person."""

    def place(self, match: MatchRow) -> Channel:
        return Channel(self.channel)


class StartedCard(_Change, frozen=True, tag="card"):
    """The card of a lobby that has started says where the match is, and loses its buttons."""


class Refresh(Kind, frozen=True, tag="refresh"):
    """The newest board, already posted, shows who is still to act, unless the match has gone on."""

    attempts: ClassVar[int | None] = 3

    public_version: int
    """The public version that the board shows."""

    def is_void(self, match: MatchRow, seats: Seats, row: OutboxRow) -> bool:
        """The newest board shows this public version, which is the newest one. If that board is still under
        way, another refresh is enqueued when it is posted and there is more to show."""
        shown = read_shown(match.shown, match.board_message)
        version = match.public_version if shown is None else shown.version
        posted = match.board_message is not None and match.state == "running"
        return not (posted and version == match.public_version == self.public_version)

    def place(self, match: MatchRow) -> Channel:
        return Channel(match.board_channel or match.post)

    def edits(self, match: MatchRow, seat: SeatRow | None) -> int | None:
        return match.board_message


class RemoveButtons(_Change, frozen=True, tag="remove_buttons"):
    """An old message loses its buttons, or is deleted."""

    delete: bool = False
    kept: bool = False
    """The buttons stay after all: only the text is written anew, because it says where the match is."""
    pings: Pings = ()
    """Whom the text still names; an edit makes no sound."""
    outcome: Fact | None = None
    """How the request ended; added below the text."""
    asked: Asked | None = None
    """The text of the message, which loses its pings, too. None: its text stays; it is read first if there is
    an outcome."""

    @property
    def called(self) -> Pings:
        return self.pings


class _Private(Whole, frozen=True, kw_only=True):
    seat: Seat

    def edits(self, match: MatchRow, seat: SeatRow | None) -> int | None:
        return None if seat is None else seat.hand_message


class Hand(_Private, frozen=True, kw_only=True, tag="hand"):
    """Show a player's hand by direct message."""

    family: ClassVar[tuple[str, ...]] = ("hand",)

    def is_void(self, match: MatchRow, seats: Seats, row: OutboxRow) -> bool:
        """Whoever takes the seat over has a row of their own."""
        seat = seat_of(row, seats)
        left = seat is not None and seat.user != row.user
        return match.state != "running" or row.user is None or left


class DirectBoard(_Private, frozen=True, kw_only=True, tag="direct_board"):
    """Show one player the match by direct message: the lobby, the board with the player's own hand, or the
    end. There is one such message for each player, and it is edited; only what calls the person is sent anew
    (an edit makes no sound), in the place of the one before."""

    family: ClassVar[tuple[str, ...]] = ("direct_board",)

    turn_token: int | None = None
    """The turn that calls the person; void when it is over."""
    anew: bool = False
    """Send it anew even if it calls nobody."""

    @property
    def called(self) -> Pings:
        return () if self.turn_token is None else ((self.seat, self.turn_token),)

    def is_void(self, match: MatchRow, seats: Seats, row: OutboxRow) -> bool:
        seat = seat_of(row, seats)
        gone = match.state == "closed" and (seat is None or seat.hand_message is None)
        return gone or seat is None or seat.user != row.user

    def tells_since(self, match: MatchRow, seat: SeatRow | None) -> int | None:
        if seat is None:
            return None
        return news_since(read_shown(seat.shown, seat.hand_message), self.since, match.public_version)


class Notice(Pinging, frozen=True, tag="notice"):
    """Say a fact, by direct message or in the match's channel."""

    said: Fact
    purpose: Purpose | None = None
    channel: int | None = None
    """Said there instead of in the match's own channel: the person is of another server."""

    @property
    def about(self) -> str | None:
        """As `Purpose.about`."""
        return None if self.purpose is None else self.purpose.about

    @property
    def proposal(self) -> str | None:
        return None if self.purpose is None else self.purpose.proposal

    def is_void(self, match: MatchRow, seats: Seats, row: OutboxRow) -> bool:
        return self.purpose is not None and self.purpose.is_void(match, seats)

    def place(self, match: MatchRow) -> Channel:
        return super().place(match) if self.channel is None else Channel(self.channel)


class Digest(Kind, frozen=True, tag="digest"):
    """List a person's matches by direct message."""

    later: ClassVar[bool] = True
    attempts: ClassVar[int | None] = 5


class OpenTables(Kind, frozen=True, tag="open_tables"):
    """Post or edit the list of open tables in a channel; the list is made when it is sent."""

    later: ClassVar[bool] = True
    attempts: ClassVar[int | None] = 4

    channel: int
    remove: int | None = None
    """Delete this message instead."""


class PostTags(Kind, frozen=True, tag="post_tags"):
    """The tags of a post in a forum say how far its match is."""

    later: ClassVar[bool] = True
    attempts: ClassVar[int | None] = 4

    post: int

    def place(self, match: MatchRow) -> Channel:
        return Channel(self.post)


class OpenThread(Pinging, frozen=True, tag="thread"):
    """A table of an event gets its thread, before its first board is posted. Where Discord allows none, it
    stays in the channel."""

    attempts: ClassVar[int | None] = None

    event: int
    round: int
    number: int
    """Of the table."""

    def is_void(self, match: MatchRow, seats: Seats, row: OutboxRow) -> bool:
        return match.post != match.channel


class EventCard(Kind, frozen=True, tag="event_card"):
    """Post or edit the card of an event on a server."""

    later: ClassVar[bool] = True

    event: int
    guild: int


class EventNews(Kind, frozen=True, tag="event_news"):
    """Say something about an event on a server that shares it."""

    later: ClassVar[bool] = True

    event: int
    guild: int
    said: Fact


OfEvent = EventCard | EventNews
"""Messages that belong to no match."""
Message = (
    Board
    | FinalBoard
    | Parcel
    | LobbyCard
    | StartedCard
    | Refresh
    | RemoveButtons
    | Hand
    | DirectBoard
    | Notice
    | Digest
    | OpenTables
    | OpenThread
    | PostTags
    | EventCard
    | EventNews
)
Elsewhere = RemoveButtons | StartedCard | Refresh | PostTags
"""Messages that only change one that is posted already."""

for message_kind in get_args(Message):
    message_kind.kind = message_kind.__struct_config__.tag

KINDS: Final = frozenset(message_kind.kind for message_kind in get_args(Message))
"""What this version of the program can send."""
LATER: Final = tuple(message_kind.kind for message_kind in get_args(Message) if message_kind.later)
"""Kinds of messages that can wait for a while."""

_decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)


def read(row: OutboxRow) -> Message:
    """The message of a row."""
    return _decoder.decode(row.payload)


def readable(row: OutboxRow) -> bool:
    """Whether this version can read the message of a row; if not, a newer one runs beside it."""
    try:
        read(row)
    except msgspec.DecodeError:
        return False
    return True
