"""Errors that a person is told, each with the fact that says why in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Fact, Offer, Option, Seat, Term, Value, Who, fact


class UserError(Exception):
    """A request that was refused; nothing changed. `fact` says why, to the person who asked alone."""

    def __init__(self, fact: Fact) -> None:
        super().__init__(fact.key)
        self.fact = fact


class _Keyed(UserError):
    key = ""

    def __init__(self, **args: Value) -> None:
        super().__init__(fact(self.key, **args))


class UnknownMatch(_Keyed):
    key = "table-unknown-match"


class UnknownGame(_Keyed):
    key = "table-unknown-game"


class Maintenance(_Keyed):
    key = "error-maintenance"


class NotSeated(_Keyed):
    key = "table-not-seated"


class NotStarted(_Keyed):
    key = "table-not-started"


class AlreadyStarted(_Keyed):
    key = "table-already-started"


class LeavesWhilePlaying(AlreadyStarted):
    """A seat in a running match cannot be given back: its player can hand it over or propose the end."""

    key = "table-leave-running"


class MatchOver(_Keyed):
    key = "table-over"


class StillPlayed(_Keyed):
    key = "table-still-played"


class LobbyClosed(_Keyed):
    key = "table-lobby-closed"


class LobbyFull(_Keyed):
    key = "table-lobby-full"


class ForeignLobby(_Keyed):
    key = "table-foreign-lobby"


class TooUnreliable(_Keyed):
    """The host asks for more turns in time of those who join. args: least, percent."""

    key = "table-too-unreliable"


class BadReliability(_Keyed):
    """Not a percentage that a host can ask for. args: most."""

    key = "table-bad-reliability"


class TooManyComputers(_Keyed):
    """args: computers, most."""

    key = "table-too-many-computers"


class UnknownLevel(_Keyed):
    """args: level, levels."""

    key = "table-unknown-level"


class NoComputer(_Keyed):
    """No computer sits there."""

    key = "table-no-computer"


class BadRatings(_Keyed):
    """Not ratings that a host can have in mind. args: most."""

    key = "table-bad-ratings"


class PrivateElsewhere(_Keyed):
    """A private table is listed nowhere."""

    key = "table-private-elsewhere"


class ElsewhereClosed(_Keyed):
    """The server does not allow that its tables are listed on others."""

    key = "table-elsewhere-closed"


class NoHints(_Keyed):
    """At this table nobody takes hints."""

    key = "table-no-hints"


class NoLesson(_Keyed):
    """The game has no guided first match."""

    key = "learn-none"


class PrivateTable(_Keyed):
    """A match in direct messages is seen by one person; nobody else can sit there."""

    key = "table-private"


class StaysPrivate(_Keyed):
    """A private match is not shown in a channel that others read."""

    key = "table-stays-private"


class UnknownCode(_Keyed):
    """No table has this invitation code."""

    key = "table-unknown-code"


class StaysDirect(_Keyed):
    """A match in the direct messages of its players does not move to a channel: they did not agree to
    that."""

    key = "table-stays-direct"


class OfferByName(_Keyed):
    """Nobody else sees a table in direct messages: a seat is offered to a certain person."""

    key = "table-offer-by-name"


class AlreadyJoined(_Keyed):
    key = "table-already-joined"


class NotHost(_Keyed):
    """args: host (a seat)."""

    key = "table-not-host"


class NotEnoughPlayers(_Keyed):
    """args: have, need."""

    key = "table-not-enough-players"


class BadSeats(_Keyed):
    """args: seats, least, most."""

    key = "table-bad-seats"


class Late(_Keyed):
    """The click or command was made for an earlier position of the asker's seat."""

    key = "table-late"


class NothingToUndo(_Keyed):
    key = "table-nothing-to-undo"


class UndoAnswered(_Keyed):
    """Chance or another seat has answered; nobody may take the move back. args: who (absent: chance)."""

    key = "table-undo-answered"


class Unfinished(_Keyed):
    """This can be checked or computed only when the match is finished."""

    key = "table-unfinished"


class NoMoment(_Keyed):
    """Nothing has happened yet that the reader could look back at."""

    key = "log-none"


class NothingToTry(_Keyed):
    """There is no position in which the seat could be asked."""

    key = "plan-nothing-to-try"


class NoPlan(_Keyed):
    """What was to be planned is no plan: there are no moves, or the turn has begun."""

    key = "plan-none"


class NobodyToGrant(_Keyed):
    """There is no other player who could agree to the undo."""

    key = "table-nobody-to-grant"


class UndoGone(_Keyed):
    """The request to undo was withdrawn, refused, granted, or overtaken by a move."""

    key = "table-undo-gone"


class OwnRequest(_Keyed):
    """A player cannot agree to their own request."""

    key = "table-undo-own"


class NoVote(_Keyed):
    """There is no vote to withdraw."""

    key = "table-no-vote"


class EmptyMove(_Keyed):
    key = "table-empty-move"


class TooManyMoves(_Keyed):
    """args: most."""

    key = "table-too-many-moves"


class AwaitChance(_Keyed):
    """More moves were sent than can be checked before chance answers. args: move (the first too many)."""

    key = "table-await-chance"


class AwaitOthers(_Keyed):
    """More moves were sent than the seat may make before others answer. args: move."""

    key = "table-await-others"


class SamePlace(_Keyed):
    key = "table-same-place"


class SubstituteSeated(_Keyed):
    """The person who is to take the seat sits at this table already."""

    key = "table-substitute-seated"


class SeatNotOffered(_Keyed):
    """Nobody gave this seat up, its person is not away, or it is kept for somebody else."""

    key = "table-seat-not-offered"


class ForeignSeat(_Keyed):
    """A seat of another server's table, not offered to the asker by name."""

    key = "table-foreign-seat"


class SeatPresent(_Keyed):
    """The seat of another person, whose time is not over. args: who."""

    key = "table-seat-present"


class NobodyOverdue(_Keyed):
    """Nobody else has been waited for so long that the autopilot may be called. args: after."""

    key = "table-nobody-overdue"


class ResignedAlready(_Keyed):
    """The person has resigned from this match."""

    key = "table-resigned-already"


class NotAway(_Keyed):
    """The person's seat is not on autopilot."""

    key = "table-not-away"


class NoClock(_Keyed):
    """No clock runs that could get more time."""

    key = "table-no-clock"


class NobodyToAsk(_Keyed):
    """There is no other player who could agree."""

    key = "table-nobody-to-ask"


class NothingAsked(_Keyed):
    """The request was answered meanwhile, or never made."""

    key = "table-nothing-asked"


class OwnAsk(_Keyed):
    """Only the other players can agree to it."""

    key = "table-own-ask"


class TooManyCalls(_Keyed):
    """The person has sent the most requests that are allowed in a day. args: most, until (UTC
    milliseconds)."""

    key = "table-too-many-calls"


class ClosedChannel(_Keyed):
    """The settings of the server allow tables in other channels only."""

    key = "table-closed-channel"


class TooManyOpen(_Keyed):
    """The person has opened as many tables as the settings of the server allow."""

    key = "table-too-many-open"


class TooManyChannels(_Keyed):
    """The list of channels is full."""

    key = "table-too-many-channels"


class NoSpeed(_Keyed):
    """People who wait for others choose a clock."""

    key = "play-no-speed"


class WaitAcross(_Keyed):
    """In direct messages one waits for people of other servers, or for nobody."""

    key = "play-across-only"


class TooManyWaits(_Keyed):
    """The person waits for so many games already. args: most."""

    key = "play-too-many"


class NotWaiting(_Keyed):
    key = "play-not-waiting"


class TooManyAlerts(_Keyed):
    """The person is to be told of so many kinds of tables already. args: most."""

    key = "table-too-many-alerts"


class NoAlert(_Keyed):
    """The person does not wait for tables of this kind."""

    key = "table-no-alert"


class TooManyListings(_Keyed):
    """The server has as many lists of open tables as it can have. args: most."""

    key = "table-too-many-listings"


class NoListing(_Keyed):
    """There is no list of open tables in this channel."""

    key = "table-no-listing"


class PlayersDecide(_Keyed):
    """The settings of the server leave this to the players."""

    key = "table-players-decide"


class ManagersSeat(_Keyed):
    """A manager cannot give a seat to themselves."""

    key = "table-managers-seat"


class Busy(_Keyed):
    """The store could not be written in time; trying again is harmless."""

    key = "table-busy"


class Storage(_Keyed):
    """The store cannot be written at all (disk full, file gone)."""

    key = "table-storage"


class Broken(_Keyed):
    """The match can neither be read from its snapshot nor replayed with the installed rules."""

    key = "table-broken"


class BadTimeControl(UserError):
    """The time control is not allowed."""


class Unreadable(UserError):
    """The text is not a valid time, date or duration."""


class BadSetting(UserError):
    """The quiet hours or the vacation are not possible."""


class UnknownZone(UserError):
    """args: text, near (zones that may have been meant)."""

    def __init__(self, text: str, near: tuple[str, ...]) -> None:
        super().__init__(
            fact("table-unknown-zone-near", text=text, near=near)
            if near
            else fact("table-unknown-zone", text=text)
        )
        self.near = near


class MatchHere(_Keyed):
    key = "table-import-known"


class PageLinkForged(_Keyed):
    """A link to an own page that was not made here."""

    key = "web-link-forged"


class PageLinkUsed(_Keyed):
    key = "web-link-used"


class PageEnded(_Keyed):
    """The time of a link, or of the page that it opened, is over."""

    key = "web-link-ended"


class PageRevoked(_Keyed):
    key = "web-link-revoked"


class PageClosed(_Keyed):
    """Whoever asks does not sit there, or there is no such match."""

    key = "web-own-closed"


class UnknownPage(_Keyed):
    """No such server or person has a page."""

    key = "web-unknown"


class BadFile(UserError):
    """The file cannot be imported. `sentence` tells the operator more than `fact` does."""

    def __init__(self, why: Fact, sentence: str) -> None:
        super().__init__(why)
        self.sentence = sentence


class NotYourTurn(UserError):
    """args: who (the seats that must act)."""

    def __init__(self, awaited: Sequence[Seat]) -> None:
        super().__init__(fact("table-not-your-turn", who=tuple(Who(seat) for seat in awaited)))
        self.awaited = tuple(awaited)


class BadOptionValue(UserError):
    """An option the game does not have, or a value it does not take."""

    def __init__(self, prefix: str, key: str, value: str | None, options: tuple[Option, ...]) -> None:
        option = next((option for option in options if option.key == key), None)
        stem = f"{prefix}-option-{key.replace('_', '-')}"
        if option is None:
            super().__init__(fact("table-unknown-option", option=key))
        else:
            allowed = tuple(Term(f"{stem}-{one.replace('_', '-')}") for one in option.values)
            super().__init__(fact("table-bad-option", option=Term(stem), value=value or "", allowed=allowed))


class IllegalMove(UserError):
    """A text that is no legal move of the asker now.

    `fact` says why. `legal` are the notations that would do, `offers` the same in words, in the same order;
    both are for the asker alone, since they may tell what a hand holds.
    """

    def __init__(self, why: Fact, text: str, legal: Sequence[str], offers: Sequence[Offer]) -> None:
        super().__init__(why)
        self.text, self.legal, self.offers = text, tuple(legal), tuple(offers)
