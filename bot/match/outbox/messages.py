"""What the outbox holds: one type for each kind of message.

A message carries nothing that grows old, only what must not be forgotten: whom to ping, and since which step
there is news. The board itself is drawn when the message is sent. A message is stored as JSON with its kind,
and the kind is a column of the row, too.
"""

from __future__ import annotations

from typing import ClassVar, Final, get_args

import msgspec

from bot.core import Fact, Seat
from bot.store import MatchRow, OutboxRow, SeatRow, calls

Pings = tuple[tuple[Seat, int], ...]
"""(seat, turn token) of those to ping. A ping is void when the seat has another token."""
ANY_TURN: Final = -1
"""Instead of a turn token: the ping is void only when nobody has the seat."""


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


class _Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    family: ClassVar[tuple[str, ...]] = ()
    """The kinds of waiting messages that this one can replace; () if each has to be sent."""
    later: ClassVar[bool] = False
    """Nobody misses it for a while."""

    refusals: int = 0
    """How often in a row it was refused. When its channel counts as lost, the count begins again."""

    @property
    def called(self) -> Pings:
        """Whom it pings."""
        return ()

    def is_void(self, match: MatchRow, seat: SeatRow | None, user: int | None) -> bool:
        """Whether there is nothing to send any more.

        Args:
            match: as it is now.
            seat: the seat that it is for, as it is now; None: it is for no seat, or nobody sits there.
            user: the person that it is for; None: the channel.
        """
        return False

    @classmethod
    def kind_name(cls) -> str:
        return str(cls.__struct_config__.tag)

    @property
    def kind(self) -> str:
        return self.kind_name()


class _Pinging(_Message, frozen=True, kw_only=True):
    pings: Pings = ()

    @property
    def called(self) -> Pings:
        return self.pings


class Board(_Pinging, frozen=True, tag="board"):
    """Post a new board with words and pings."""

    family: ClassVar[tuple[str, ...]] = ("board", "final")

    since: int | None = None
    """The first step that it is about."""
    first: bool = False
    """The match starts with it: it carries the commitment."""
    public_version: int | None = None
    """The public version for which it was enqueued; None: post it whatever was shown before."""
    news: tuple[tuple[int, int], ...] = ()
    """(public version, first step) of each change it tells of; (): of one alone."""
    earlier: tuple[Earlier, ...] = ()
    tries: int = 0
    """Attempts at the messages that were taken in."""
    follow: bool = False
    """Edit the newest board instead, where it stands: whoever plays computers alone sits in front of it."""

    def is_void(self, match: MatchRow, seat: SeatRow | None, user: int | None) -> bool:
        return match.state != "running"


class FinalBoard(_Message, frozen=True, tag="final"):
    """Post the last board, with score sheet and secret."""

    family: ClassVar[tuple[str, ...]] = Board.family

    since: int | None = None
    first: bool = False
    earlier: tuple[Earlier, ...] = ()
    tries: int = 0


class Parcel(_Message, frozen=True, tag="parcel"):
    """After the last board, post all there is to keep of the match. This may take a while."""

    later: ClassVar[bool] = True

    message: int | None = None
    """What shows how far it is, once it has begun."""


class LobbyCard(_Message, frozen=True, tag="lobby"):
    """Post the lobby card, or edit the one that is posted."""

    def is_void(self, match: MatchRow, seat: SeatRow | None, user: int | None) -> bool:
        if match.state == "closed":  # its card says so, if it has one
            return match.board_message is None
        return match.state != "lobby"


class StartedCard(_Message, frozen=True, tag="card"):
    """The card of a lobby that has started says where the match is, and loses its buttons."""

    later: ClassVar[bool] = True

    message: int
    channel: int


class Refresh(_Message, frozen=True, tag="refresh"):
    """The newest board, already posted, shows who is still to act, unless the match has gone on."""

    public_version: int
    """The public version that the board shows."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """The text of a message that asks somebody, so that it can be edited without its pings."""

    said: Fact
    locale: str | None = None
    """Of the person it was sent to; None: it is in the language of the match."""


class RemoveButtons(_Message, frozen=True, tag="remove_buttons"):
    """An old message loses its buttons, or is deleted."""

    later: ClassVar[bool] = True

    message: int
    channel: int
    """0: the direct messages of the row's person."""
    delete: bool = False
    outcome: Fact | None = None
    """How the request ended; added below the text."""
    asked: Asked | None = None
    """The text of the message, which loses its pings, too. None: its text stays; it is read first if there is
    an outcome."""


class Hand(_Message, frozen=True, tag="hand"):
    """Show a player's hand by direct message."""

    family: ClassVar[tuple[str, ...]] = ("hand",)

    seat: Seat
    earlier: tuple[Earlier, ...] = ()
    tries: int = 0

    def is_void(self, match: MatchRow, seat: SeatRow | None, user: int | None) -> bool:
        """Whoever takes the seat over has a row of their own."""
        left = seat is not None and seat.user != user
        return match.state != "running" or user is None or left


class DirectBoard(_Message, frozen=True, tag="direct_board"):
    """Show one player the match by direct message: the lobby, the board with the player's own hand, or the
    end. There is one such message for each player, and it is edited; only what calls the person is sent anew
    (an edit makes no sound), in the place of the one before."""

    family: ClassVar[tuple[str, ...]] = ("direct_board",)

    seat: Seat
    turn_token: int | None = None
    """The turn that calls the person; void when it is over."""
    since: int | None = None
    """The first step that it is about."""
    first: bool = False
    """The match starts with it: it carries the commitment."""
    anew: bool = False
    """Send it anew even if it calls nobody."""
    earlier: tuple[Earlier, ...] = ()
    tries: int = 0

    @property
    def called(self) -> Pings:
        return () if self.turn_token is None else ((self.seat, self.turn_token),)

    def is_void(self, match: MatchRow, seat: SeatRow | None, user: int | None) -> bool:
        gone = match.state == "closed" and (seat is None or seat.hand_message is None)
        return gone or seat is None or seat.user != user


class Reminder(msgspec.Struct, frozen=True, tag="reminder"):
    """The notice is void when the turn is over. If a direct message cannot be sent, it is said in the match's
    channel."""

    seat: Seat
    turn_token: int


class TurnCall(msgspec.Struct, frozen=True, tag="turn_call", omit_defaults=True):
    """The notice says that a turn has begun, and is deleted when the turn is over. It is no reminder: a newer
    board does not overtake it."""

    seat: Seat
    turn_token: int
    alone: bool = False
    """Nothing else calls the person: if it cannot be sent, it is said in the match's channel."""


class Request(msgspec.Struct, frozen=True, tag="request"):
    """The notice asks for votes. It is void when the proposal has ended, and then its buttons are removed."""

    about: str
    """The proposal (`bot.store.calls`)."""


class Invitation(msgspec.Struct, frozen=True, tag="invitation"):
    """The notice asks one person. If it cannot be delivered, the player who sent it is told so."""

    sender: Seat
    unheard: Fact
    """What that player is told."""


class Alert(msgspec.Struct, frozen=True, tag="alert"):
    """The notice tells of an open table. It is void when nobody can join any more, or the
    person sits there."""

    user: int


Purpose = Reminder | TurnCall | Request | Invitation | Alert


class Notice(_Pinging, frozen=True, tag="notice"):
    """Say a fact, by direct message or in the match's channel."""

    said: Fact
    purpose: Purpose | None = None
    channel: int | None = None
    """Said there instead of in the match's own channel: the person is of another server."""

    @property
    def about(self) -> str | None:
        """What there is to do about it (`bot.store.calls`): its message is tidied away when that is done."""
        match self.purpose:
            case Reminder(seat, _):
                return f"{calls.TURN}:{seat}"
            case TurnCall(seat, token):
                return f"{calls.CALLED}:{seat}:{token}"
            case Request(about):
                return about
        return None


class Digest(_Message, frozen=True, tag="digest"):
    """List a person's matches by direct message."""

    later: ClassVar[bool] = True


class OpenTables(_Message, frozen=True, tag="open_tables"):
    """Post or edit the list of open tables in a channel; the list is made when it is sent."""

    later: ClassVar[bool] = True

    channel: int
    remove: int | None = None
    """Delete this message instead."""


class PostTags(_Message, frozen=True, tag="post_tags"):
    """The tags of a post in a forum say how far its match is."""

    later: ClassVar[bool] = True

    post: int


class OpenThread(_Pinging, frozen=True, tag="thread"):
    """A table of an event gets its thread, before its first board is posted. Where Discord allows none, it
    stays in the channel."""

    event: int
    round: int
    number: int
    """Of the table."""

    def is_void(self, match: MatchRow, seat: SeatRow | None, user: int | None) -> bool:
        return match.post != match.channel


class EventCard(_Message, frozen=True, tag="event_card"):
    """Post or edit the card of an event on a server."""

    later: ClassVar[bool] = True

    event: int
    guild: int


class EventNews(_Message, frozen=True, tag="event_news"):
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
Boards = Board | FinalBoard
Whole = Board | FinalBoard | Hand | DirectBoard
"""Messages that show everything: one of them replaces all that wait."""

KINDS: Final = frozenset(message_kind.kind_name() for message_kind in get_args(Message))
"""What this version of the program can send."""
LATER: Final = tuple(message_kind.kind_name() for message_kind in get_args(Message) if message_kind.later)
"""Kinds of messages that can wait for a while."""

_decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)
_encoder: Final = msgspec.json.Encoder()


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


def write(message: Message) -> str:
    """A message as it is stored."""
    return _encoder.encode(message).decode()


# -- several messages in one -------------------------------------------------------------------------------
