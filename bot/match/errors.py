"""Errors that a person is told, each with the fact that says why in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import AnyRules, BadOption, Fact, Offer, Seat, Term, Value, Who, fact


class UserError(Exception):
    """A request that was refused; nothing changed. `fact` says why, to the person who asked alone."""

    def __init__(self, fact: Fact) -> None:
        super().__init__(fact.key)
        self.fact = fact


class Keyed(UserError):
    """An error with one key in the catalogues."""

    key = ""

    def __init__(self, **args: Value) -> None:
        super().__init__(fact(self.key, **args))


def refusal(key: str) -> type[Keyed]:
    """An error about which there is nothing to say but the text with this key."""
    return type(key, (Keyed,), {"key": key})


# Which match is meant, what state it is in, and whether it can be read and written at all:

UnknownMatch = refusal("table-unknown-match")
UnknownGame = refusal("table-unknown-game")
Maintenance = refusal("error-maintenance")
NotSeated = refusal("table-not-seated")
NotStarted = refusal("table-not-started")


class AlreadyStarted(Keyed):
    key = "table-already-started"


class LeavesWhilePlaying(AlreadyStarted):
    """A seat in a running match cannot be given back: its player can hand it over or propose the end."""

    key = "table-leave-running"


MatchOver = refusal("table-over")
HandedOver: type[Keyed] = type("table-handed-over", (MatchOver,), {"key": "table-handed-over"})
StillPlayed = refusal("table-still-played")
Unfinished = refusal("table-unfinished")
"""This can be checked or computed only when the match is finished."""
NoMoment = refusal("log-none")
"""Nothing has happened yet that the reader could look back at."""
NoCurves = refusal("error-curves-early")
"""The match has only begun, or its game does not tell how the points stand."""
HiddenPoints = refusal("error-curves-hidden")
"""While the match runs, the points of some seat are hidden from the public."""
Busy = refusal("table-busy")
"""The store could not be written in time; trying again is harmless."""


class Storage(Keyed):
    """The store cannot be written at all (disk full, file gone)."""

    key = "table-storage"


class Silent(Storage):
    """The store does not answer; nothing of what was asked has been begun."""

    key = "table-storage-silent"


class Unsure(Storage):
    """The store stopped answering while a change was committed, and nobody can say whether it is."""

    key = "table-storage-unsure"


Broken = refusal("table-broken")
"""The match can neither be read from its snapshot nor replayed with the installed rules."""

# Tables that have not begun: who sits there, and what was chosen:

LobbyClosed = refusal("table-lobby-closed")
LobbyFull = refusal("table-lobby-full")
ForeignLobby = refusal("table-foreign-lobby")
TooUnreliable = refusal("table-too-unreliable")
"""The host asks for more turns in time of those who join. args: least, percent."""
BadReliability = refusal("table-bad-reliability")
"""Not a percentage that a host can ask for. args: most."""
TooManyComputers = refusal("table-too-many-computers")
"""args: computers, most."""
UnknownLevel = refusal("table-unknown-level")
"""args: level, levels."""
NoComputer = refusal("table-no-computer")
BadRatings = refusal("table-bad-ratings")
"""Not ratings that a host can have in mind. args: most."""
PrivateElsewhere = refusal("table-private-elsewhere")
"""A private table is listed nowhere."""
ElsewhereClosed = refusal("table-elsewhere-closed")
"""The server does not allow that its tables are listed on others."""
NoLesson = refusal("learn-none")
PrivateTable = refusal("table-private")
"""A match in direct messages is seen by one person; nobody else can sit there."""
AlreadyJoined = refusal("table-already-joined")
NotHost = refusal("table-not-host")
"""args: host (a seat)."""
NotEnoughPlayers = refusal("table-not-enough-players")
"""args: have, need."""
BadSeats = refusal("table-bad-seats")
"""args: seats, least, most."""


class BadOptionValue(UserError):
    """An option the game does not have, or a value it does not take."""

    def __init__(self, rules: AnyRules, error: BadOption) -> None:
        option = next((option for option in rules.options if option.key == error.key), None)
        stem = f"{rules.prefix}-option-{error.key.replace('_', '-')}"
        if option is None:
            super().__init__(fact("table-unknown-option", option=error.key))
        else:
            values = option.default if option.by_seat else error.allowed
            known = () if option.by_seat else option.values  # some are not for all numbers of players
            terms = {value: Term(f"{stem}-{value.replace('_', '-')}") for value in (*known, *values)}
            given, allowed = error.value or "", tuple(terms[value] for value in values)
            told = fact("table-bad-option", option=Term(stem), value=terms.get(given, given), allowed=allowed)
            super().__init__(told)


LetterTaken = refusal("table-letter-taken")
"""Another player has this letter of an option by seat. args: value, who."""
NoSpeed = refusal("play-no-speed")
"""People who wait for others choose a clock."""
WaitAcross = refusal("play-across-only")
"""In direct messages one waits for people of other servers, or for nobody."""
TooManyWaits = refusal("play-too-many")
"""The person waits for so many games already. args: most."""
NotWaiting = refusal("play-not-waiting")
UnknownCode = refusal("table-unknown-code")

# Moves, undo, trials and plans:


class Late(Keyed):
    """The click or command was made for an earlier position of the asker's seat."""

    key = "table-late"


EmptyMove = refusal("table-empty-move")
TooManyMoves = refusal("table-too-many-moves")
"""args: most."""
AwaitChance = refusal("table-await-chance")
"""More moves were sent than can be checked before chance answers. args: move (the first too many)."""
AwaitOthers = refusal("table-await-others")
"""More moves were sent than the seat may make before others answer. args: move."""


class NotYourTurn(UserError):
    """args: who (the seats that must act)."""

    def __init__(self, awaited: Sequence[Seat]) -> None:
        super().__init__(fact("table-not-your-turn", who=tuple(Who(seat) for seat in awaited)))
        self.awaited = tuple(awaited)


class IllegalMove(UserError):
    """A text that is no legal move of the asker now.

    `fact` says why. `legal` are the notations that would do, `offers` the same in words, in the same order;
    both are for the asker alone, since they may tell what a hand holds.
    """

    def __init__(self, why: Fact, text: str, legal: Sequence[str], offers: Sequence[Offer]) -> None:
        super().__init__(why)
        self.text, self.legal, self.offers = text, tuple(legal), tuple(offers)


NothingToUndo = refusal("table-nothing-to-undo")
UndoAnswered = refusal("table-undo-answered")
"""Chance or another seat has answered; nobody may take the move back. args: who (absent: chance)."""
NothingToTry = refusal("plan-nothing-to-try")
"""There is no position in which the seat could be asked."""
NoPlan = refusal("plan-none")
"""What was to be planned is no plan: there are no moves, or the turn has begun."""
NoHints = refusal("table-no-hints")

# What others must agree to:

NobodyToApprove = refusal("table-nobody-to-approve")
UndoGone = refusal("table-undo-gone")
"""The request to undo was withdrawn, refused, approved, or overtaken by a move."""
OwnRequest = refusal("table-undo-own")
NoVote = refusal("table-no-vote")
NotPaused = refusal("page-pause-none")
NobodyToAsk = refusal("table-nobody-to-ask")
NothingAsked = refusal("table-nothing-asked")
"""The request was answered meanwhile, or never made."""
NotAsked = refusal("table-not-asked")
"""Whoever has no vote now cannot say no: the seat is on autopilot, or its time is over."""
OwnAsk = refusal("table-own-ask")
TooManyCalls = refusal("table-too-many-calls")
"""The person has sent the most requests that are allowed in a day. args: most, until (UTC
milliseconds)."""

# Seats that change hands, and who plays there:

SubstituteSeated = refusal("table-substitute-seated")
"""The person who is to take the seat sits at this table already."""
SeatNotOffered = refusal("table-seat-not-offered")
ComputerThere = refusal("table-computer-there")
"""Nobody gave this seat up, its person is not away, or it is kept for somebody else."""
ForeignSeat = refusal("table-foreign-seat")
"""A seat of another server's table, not offered to the asker by name."""
SeatPresent = refusal("table-seat-present")
"""The seat of another person, whose time is not over. args: who."""
NobodyOverdue = refusal("table-nobody-overdue")
"""Nobody else has been waited for so long that the autopilot may be called. args: after."""
ResignedAlready = refusal("table-resigned-already")
NotAway = refusal("table-not-away")
OfferByName = refusal("table-offer-by-name")
"""Nobody else sees a private table: a seat is offered to a certain person."""

# Places, and what those who manage a server have settled:

SamePlace = refusal("table-same-place")
ClosedChannel = refusal("table-closed-channel")
"""The settings of the server allow tables in other channels only. args: channels, guild."""
TooManyOpen = refusal("table-too-many-open")
"""The person has opened as many tables as the settings of the server allow."""
TooManyHere = refusal("table-too-many-here")
"""The server has as many unfinished tables as the operator allows. args: have, most."""
TooManyOwn = refusal("table-too-many-own")
"""The person has opened as many tables as the operator allows. args: have, most."""
TooManyChannels = refusal("table-too-many-channels")
TooManyAlerts = refusal("table-too-many-alerts")
"""The person is to be told of so many kinds of tables already. args: most."""
NoAlert = refusal("table-no-alert")
TooManyListings = refusal("table-too-many-listings")
"""The server has as many lists of open tables as it can have. args: most."""
NoListing = refusal("table-no-listing")
PlayersDecide = refusal("table-players-decide")
ManagersSeat = refusal("table-managers-seat")
StaysPrivate = refusal("table-stays-private")
"""A private match is not shown in a channel that others read."""
StaysDirect = refusal("table-stays-direct")
"""A match in the direct messages of its players does not move to a channel: they did not agree to
that."""

# Clocks, and times as a person wrote them:

NoClock = refusal("table-no-clock")
"""No clock runs that could get more time."""


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


# Files with matches:

MatchHere = refusal("table-import-known")


class BadFile(UserError):
    """The file cannot be imported. `sentence` tells the operator more than `fact` does."""

    def __init__(self, why: Fact, sentence: str) -> None:
        super().__init__(why)
        self.sentence = sentence


# Pages in the browser: links to them, and those that there are not:

PageLinkForged = refusal("web-link-forged")
"""A link to a person's own page that this bot did not make."""
PageLinkUsed = refusal("web-link-used")
PageEnded = refusal("web-link-ended")
"""The time of a link, or of the page that it opened, is over."""
PageRevoked = refusal("web-link-revoked")
PageClosed = refusal("web-own-closed")
"""Whoever asks does not sit there, or there is no such match."""
UnknownPage = refusal("web-unknown")
"""No such server or person has a page."""
