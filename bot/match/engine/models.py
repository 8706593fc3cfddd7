"""What the services take and give back: plain frozen values, ready to be shown or tested."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

import msgspec

from bot.core import Fact, Offer, Score, Seat, View
from bot.core.asking import Moment
from bot.match.timing.clock import DEFAULT, TimeControl

MatchState = Literal["lobby", "running", "over", "ended", "closed"]
"""lobby: not started. running: in play. over: played to its end. ended: by agreement, without a score.
closed: a lobby that was cancelled, or a match that was handed over to another installation."""
OVER: Final[tuple[MatchState, ...]] = ("over", "ended")
"""Played to its end, or ended in agreement."""

NEWEST: Final = 25
"""How many matches or turns are offered to choose from: the newest."""

WITHOUT_HINTS: Final = "without_hints"
"""See `bot.match.lobby.terms.hints`."""

PreviewStatus = Literal["asked", "complete", "chance", "waiting"]
"""See `Preview`."""

BoardOption = Literal["all", "newest"]
"""Whether older board messages stay in the thread or are deleted."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who acts. The name is untrusted text; the locale is Discord's, e.g. "pl" or "en-GB"."""

    user: int
    name: str
    locale: str | None = None


class Manager(msgspec.Struct, frozen=True):
    """Somebody who may manage a server: the caller has checked it. The name is untrusted text."""

    guild: int
    user: int
    name: str


class Place(msgspec.Struct, frozen=True):
    """Where a match is shown. A thread is made later (`set_place`); until then the channel is used."""

    guild: int | None
    channel: int
    thread: int | None = None
    direct: bool = False
    """Each player is shown the match by direct message, and nothing is posted in the channel: it is where the
    match was opened."""
    forum: bool = False
    """The channel is a forum: the thread is one of its posts, and is made with the first message."""

    @property
    def columns(self) -> dict[str, int | bool | None]:
        """The columns of a match's row. `direct` is not among them: it is set only when a table is opened."""
        return {
            "guild": self.guild,
            "channel": self.channel,
            "thread": self.thread,
            "post": self.post,
            "forum": self.forum,
        }

    def within(self, thread: int) -> Place:
        """A thread of this channel."""
        return Place(self.guild, self.channel, thread, forum=self.forum)

    @property
    def post(self) -> int:
        """The id of the channel that messages go to."""
        return self.channel if self.thread is None else self.thread


class Player(msgspec.Struct, frozen=True):
    """A taken seat."""

    seat: Seat
    user: int | None
    """None: an anonymous seat (the person had their data deleted)."""
    name: str
    awaited: bool = False
    awaited_since: int | None = None
    """UTC milliseconds since which the seat must act."""
    end_vote: bool = False
    deadline: int | None = None
    """UTC milliseconds until which the seat must act; None: no limit, or the match is paused."""
    reserve: int | None = None
    """Milliseconds that were left of the reserve when the last turn began or ended; None: there is none."""
    on_autopilot: bool = False
    """The bot plays for the person, who is away."""
    computer: str | None = None
    """The level of the computer that sits there."""
    hints: int = 0
    """How many hints the player has taken."""
    resigned: bool = False
    """The person has given up."""
    visitor: bool = False
    """The person joined from another server, and is called by direct message."""


class Offered(NamedTuple):
    """A choice in the menu of a term of the table, or of a kind of proposal."""

    value: str
    label: Fact
    chosen: bool


class Brief(msgspec.Struct, frozen=True, kw_only=True):
    """A match without its position: enough for a lobby card, a status line or a list. Nothing secret."""

    match: int
    uid: str
    """Unique over all databases; chance is drawn with it and an export is named by it."""
    game: str
    state: MatchState
    seats: int
    """Seats at the table; in a lobby some may be free."""
    options: dict[str, str]
    players: tuple[Player, ...]
    host: int
    place: Place
    place_lost: bool
    language: str
    board: BoardOption
    board_message: int | None
    """The newest board message, once it was posted; in a lobby the lobby card. None in between."""
    board_channel: int | None
    commitment: str | None
    """SHA-256 of the secret that chance is drawn from, in hexadecimal; None before the start."""
    secret: str | None
    """The secret itself, in hexadecimal, once the match is over or ended."""
    public_version: int
    """Raised by every change that the public hears of. For public buttons and pictures."""
    opened_at: int
    started_at: int | None
    ended_at: int | None
    moved_at: int | None
    """UTC milliseconds of the last public log line."""
    time_control: TimeControl = DEFAULT
    """What was agreed on time and absence."""
    paused_at: int | None = None
    computers: bool = False
    """Computers play here, or have played: the result counts for no rating."""
    hints: bool = False
    """The host has allowed hints to everybody."""
    private: bool = False
    """By invitation only; others do not see it."""
    elsewhere: bool = False
    """Listed on other servers, too."""
    reliability: int | None = None
    """The least percentage of turns in time of whoever joins."""
    least_rating: int | None = None
    """The host has these ratings in mind; everybody may join all the same. None: no limit."""
    most_rating: int | None = None
    imported: bool = False
    """It comes from a file."""
    more_terms: dict[str, str] = msgspec.field(default_factory=dict)
    """What was settled of terms without a column of their own (`bot.match.lobby.terms`)."""

    @property
    def persons(self) -> tuple[Player, ...]:
        """Players that are no computers."""
        return tuple(player for player in self.players if player.computer is None)

    def given_up(self, winner: Seat | None) -> tuple[Seat, ...]:
        """Who has resigned, if a match without a result ended by that. It may have been ended later by those
        who were left; then the seats of those who had resigned have no person."""
        gone = [player for player in self.players if player.resigned]
        by_that = winner is not None or any(player.user is not None for player in gone)
        return tuple(player.seat for player in gone) if by_that else ()

    @property
    def voters(self) -> tuple[Player, ...]:
        """Players who are there to be asked (`Match.voters`)."""
        return tuple(player for player in self.players if player.user is not None and not player.on_autopilot)

    @property
    def hints_allowed(self) -> bool:
        """The host has allowed hints, or all others are computers, so nobody is at a disadvantage. At a table
        without hints nobody takes any."""
        return (self.hints or self.alone) and WITHOUT_HINTS not in self.more_terms

    @property
    def alone(self) -> bool:
        """One person plays, against computers."""
        return len(self.players) > 1 and len(self.persons) == 1

    @property
    def names(self) -> tuple[str, ...]:
        """One name a seat, as the persons gave them: untrusted text; "" for a free seat."""
        taken = {player.seat: player.name for player in self.players}
        return tuple(taken.get(seat, "") for seat in range(self.seats))

    def name_of(self, seat: Seat) -> str:
        """The name of who sits there; "" for nobody."""
        return self.names[seat] if 0 <= seat < self.seats else ""

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Seats that must act now."""
        return tuple(player.seat for player in self.players if player.awaited)

    def seat_of(self, user: int) -> Seat | None:
        """The seat of a user, or None for a stranger."""
        return next((player.seat for player in self.players if player.user == user), None)

    def waits_for(self, user: int) -> bool:
        """Whether a user must act now. Nobody must in a match that is paused, or while the bot plays in the
        seat."""
        return self.paused_at is None and any(
            player.user == user and player.awaited and not player.on_autopilot for player in self.players
        )


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of somebody's list of matches."""

    brief: Brief
    seat: Seat
    my_turn: bool


class Answer(msgspec.Struct, frozen=True):
    """A legal move of the reader, with the words for it."""

    notation: str
    kind: str
    move: Any
    """The game's own move value (for pictures)."""
    offer: Offer


class Stayed(msgspec.Struct, frozen=True):
    """A question that a draft has answered and that stays on the page (`Offer.stays`)."""

    at: int
    """The index of the draft's move that answers it."""
    answers: tuple[Answer, ...]
    chosen: tuple[str, ...]
    """The notation of the answer, and of further wishes."""
    wishes: bool
    """Further answers may be given, in the order of wishes."""
    enough: int = 0
    """With wishes for so many different things, one is surely possible (`bot.core.asking.enough`)."""

    @property
    def places(self) -> frozenset[str]:
        """What the answer and the further wishes are for (`Offer.contested`)."""
        offers = (answer.offer for answer in self.answers if answer.notation in self.chosen)
        return frozenset(offer.contested for offer in offers if offer.contested is not None)

    @property
    def sure(self) -> bool:
        """One of the wishes is surely possible."""
        return bool(self.enough) and ("" in self.places or len(self.places) >= self.enough)


class Finish(msgspec.Struct, frozen=True):
    """Answers that one press gives (`bot.match.play.turn`)."""

    answers: tuple[Answer, ...]
    """The answer to the page's question, and the answers that are given after it."""
    whole: bool
    """Nothing else can be answered after the first answer."""
    ends: bool
    """They end the turn, which is played at once."""


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """The position that a draft leads to, as the seat that plans it would see it. Nothing is saved.

    status "asked": the seat still has to answer `prompt` with one of `answers` (an unfinished draft may be
    played all the same). "complete": with these moves the seat has done all it is asked for now; confirm.
    "chance": chance must answer before the seat can be asked again; confirm to see it. "waiting": the draft
    is empty and the seat is not asked anything.
    """

    brief: Brief
    seat: Seat
    turn_token: int
    """The seat's turn token: put it into the page's custom ids and give it to `play`."""
    moves: tuple[str, ...]
    """The draft in exact notation."""
    chosen: tuple[Any, ...]
    """The draft as the game's own move values."""
    facts: tuple[Fact, ...]
    """What the seat hears of its own draft."""
    view: View
    status: PreviewStatus
    prompt: Fact | None
    answers: tuple[Answer, ...]
    foreseen: bool
    """True: outcomes of chance are pending in this position and left out of it."""
    may_change: bool
    """The seat has sealed a decision and may take it back (with `undo`, or with the one answer offered)."""
    before: View | None = None
    """What the seat sees without the draft; None if there is no draft."""
    turns: tuple[int, ...] = ()
    """For a draft that may answer questions of later turns: the numbers of moves after which its turns are
    whole. The moves after the first whole turn are kept as a standing order."""
    stayed: tuple[Stayed, ...] = ()
    finishes: tuple[Finish, ...] = ()
    """Answers that a page gives together; worked out separately (`Play.with_finishes`)."""
    moments: tuple[Moment, ...] = ()
    """Where the seat will be asked in this round, after the draft."""
    hand_missed: bool = False
    """The seat's hand changed and could not be sent by DM: say so privately, then `hand_shown`."""

    @property
    def whole(self) -> bool:
        """The draft ends with a whole turn, so that it can be played."""
        done = self.status in ("complete", "chance") or len(self.moves) in self.turns
        return bool(self.moves) and done


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """The position as one reader may see it: a seated player, or the public (seat None)."""

    brief: Brief
    seat: Seat | None
    view: View
    to_act: tuple[Seat, ...]
    awaited: tuple[tuple[Seat, Fact], ...]
    """Who must act and what is asked of each."""
    turn_token: int | None
    """The reader's turn token, for its pages; None for the public."""
    caption: tuple[Fact, ...]
    """The last turn in words for this reader, oldest first."""
    score: Score | None
    winner: Seat | None = None
    """Who has won because all others have resigned: there are no points."""
    hand_missed: bool = False
    """The reader's hand changed and could not be sent by DM: say so privately, then `hand_shown`."""
    steps: int
    """The last step of the log that has led to this position."""
    untouched: bool = False
    """The only person has not moved yet: there is nothing to take back."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a `play` or an `undo`."""

    match: int
    seat: Seat
    moves: tuple[str, ...]
    """What was played, in exact notation; for an undo what was taken back."""
    facts: tuple[Fact, ...]
    """What the player hears of it, outcomes of chance included."""
    turn_token: int
    """The seat's new turn token."""
    public_version: int
    awaited: bool
    """The same seat is asked again at once."""
    over: bool
    score: Score | None = None
    """Of a match that it has ended."""
    may_undo: bool = False
    """The player could take it back alone."""
    repeated: bool = False
    """True: this key was played before; nothing changed and this is what came of it then."""


class PlayedTurn(Played, frozen=True, kw_only=True):
    """What came of a turn, and what its player is told then."""

    brief: Brief
    """The match after it."""
    my_turns: tuple[Mine, ...] = ()
    """The other matches that wait for the player; not known when the turn is told again."""


Outcome = Literal["asked", "warned", "open", "approved", "refused", "withdrawn"]


class LogLine(msgspec.Struct, frozen=True):
    """One line of a reader's log."""

    n: int
    """Line number for this reader, from 1; tells nothing about steps the reader did not hear."""
    seat: Seat
    """Who did it; CHANCE for nature."""
    fact: Fact
    at: int
    """UTC milliseconds."""
    undone: bool = False
    """The move was taken back later."""
    ordered: bool = False
    """A standing order made it."""
    by_itself: bool = False
    """It left no choice, so nobody was asked for it."""
