"""What the services of events take and give back, what they refuse, and what an event may be made with."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal

import msgspec

from bot.core import AnyRules, Fact, fact
from bot.events.model import FORMATS, GROUPS, ROUNDS, EventSetup, Format
from bot.events.standings import Standing
from bot.match.engine.computers import checked_level
from bot.match.engine.models import Person
from bot.match.errors import BadSeats, UserError, refusal
from bot.match.timing.clock import DAY, HOUR, amount_fact
from bot.store.events import EntryRow, HomeRow
from bot.text.escape import plain, shorten

EventState = Literal["open", "running", "over", "cancelled"]
TURN: Final = 2 * DAY
ROUND: Final = 42 * DAY
TURNS: Final = (6 * HOUR, 7 * DAY)
ROUND_TIMES: Final = (DAY, 365 * DAY)
"""A round always has an end, so that no event waits for ever."""
NAME: Final = 60
"""Letters of a name."""
MOST_POINTS: Final = 100
LEAST_GROUP: Final = 3
"""The fewest people in a group of a league."""

How = Literal["played", "resigned", "ended", "time", "bye", "void"]
"""How a table ended: to its end; all but one resigned; by agreement of the players; the time of the round was
over; it was no table; or it is played in another installation now."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    format: Format
    seats: int
    rounds: int = 0
    """0: as many as the format and the number of people make sensible."""
    groups: int = 1
    turn: int = TURN
    """Milliseconds for a turn; the autopilot plays on after that."""
    round_time: int = ROUND
    """Milliseconds after which a round ends, whatever is still played."""
    points: tuple[int, ...] = ()
    late: bool = True
    """People may join later rounds; never of a knock-out."""
    computers: str | None = None
    """The level of computers that fill free seats."""
    counted: bool = False
    """The start worked out the number of rounds, because nobody chose it."""


class Leader(msgspec.Struct, frozen=True):
    """Somebody who wants to lead an event. The caller has checked what they may manage."""

    user: int
    manages: int | None = None
    """The server that the person may manage, and where they asked."""


class Members(msgspec.Struct, frozen=True, kw_only=True):
    """The servers that share an event, and the people who take part."""

    homes: Sequence[HomeRow]
    entries: Sequence[EntryRow]
    """In the order in which they signed up; those who dropped out, too."""

    def home(self, guild: int | None) -> HomeRow | None:
        return next((home for home in self.homes if home.guild == guild), None)

    def entry_of(self, user: int) -> EntryRow | None:
        return next((entry for entry in self.entries if entry.user == user), None)

    def entry(self, number: int) -> EntryRow:
        return next(entry for entry in self.entries if entry.number == number)

    @property
    def here(self) -> list[EntryRow]:
        """Those who have not dropped out."""
        return [entry for entry in self.entries if entry.until is None]


class EventTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round."""

    round: int
    number: int
    seats: tuple[int, ...]
    """Numbers of entries; 0: a computer."""
    match: int | None
    ranks: tuple[int, ...] = ()
    how: How | None = None
    guild: int | None = None
    post: int | None = None
    """Where the match is shown, once it is open."""


class EventView(Members, frozen=True, kw_only=True):
    """An event as everybody may see it; only `code` is for those who lead it."""

    event: int
    name: str
    """Untrusted text."""
    game: str
    state: EventState
    organiser: int
    guild: int
    code: str
    settings: Settings
    setup: EventSetup
    season: int
    round: int
    round_ends: int | None
    """UTC milliseconds."""
    tables: tuple[EventTable, ...]
    standings: tuple[Standing, ...]

    def is_led_by(self, leader: Leader) -> bool:
        return leader.user == self.organiser or leader.manages == self.guild

    @property
    def current(self) -> tuple[EventTable, ...]:
        return tuple(table for table in self.tables if table.round == self.round)

    @property
    def joinable(self) -> bool:
        """Somebody new can take part."""
        return may_enter(self.state, self.settings, self.round, self.setup.rounds)


def may_enter(state: str, settings: Settings, round: int, rounds: int) -> bool:
    if state == "open":
        return True
    return state == "running" and settings.late and settings.format != "knockout" and round < rounds


class Opening(msgspec.Struct, frozen=True):
    organiser: Person
    name: str
    game: str
    settings: Settings


class BadEvent(UserError):
    """Something that an event is to be made with is not possible."""


UnknownEvent = refusal("event-unknown")
"""There is none with this number, or not on this server."""
UnknownCode = refusal("event-unknown-code")
NotOrganiser = refusal("event-not-organiser")
"""Only the organiser and those who manage the event's server may do this."""
TooManyEvents = refusal("event-too-many")
"""args: most."""
TooFewPeople = refusal("event-too-few")
"""args: have, need."""
RulesKept = refusal("event-rules-kept")
"""Somebody has signed up under the rules that were shown."""
GroupsTooSmall = refusal("event-groups-too-small")
"""args: have, need, groups."""
EventFull = refusal("event-full")
"""args: most."""
EntryClosed = refusal("event-entry-closed")
"""Nobody can sign up any more."""
EventOver = refusal("event-over")
EventStarted = refusal("event-started")
"""This can be done before the start only."""
EventNotStarted = refusal("event-not-started")
EventNotOver = refusal("event-not-over")
"""The next season begins when this one is over."""
EnteredAlready = refusal("event-entered-already")
NotEntered = refusal("event-not-entered")
UnknownEntry = refusal("event-unknown-entry")
NotShared = refusal("event-not-shared")
"""The event is not shown on this server."""
TooManyServers = refusal("event-too-many-servers")
"""args: most."""
FollowedAlready = refusal("event-followed")
"""There is a next season already."""


MOST_SEATS: Final = 5


def checked_name(name: str) -> str:
    """Raises BadEvent: there is nothing to read in it."""
    kept = shorten(" ".join(plain(name, "").split()), NAME)
    if not kept:
        raise BadEvent(fact("event-bad-name"))
    return kept


def checked(settings: Settings, rules: AnyRules) -> Settings:
    """Raises BadEvent, BadSeats, UnknownLevel."""
    most = min(max(rules.seats), MOST_SEATS)
    if not max(2, min(rules.seats)) <= settings.seats <= most:
        raise BadSeats(seats=settings.seats, least=min(rules.seats), most=most)
    _must(settings.format in FORMATS, fact("event-bad-format"))
    _must(0 <= settings.rounds <= ROUNDS, fact("event-bad-rounds", most=ROUNDS))
    _must(1 <= settings.groups <= GROUPS, fact("event-bad-groups", most=GROUPS))
    _must(settings.groups == 1 or settings.format == "league", fact("event-groups-league"))
    _must(not settings.rounds or settings.format != "knockout", fact("event-rounds-knockout"))
    _must(settings.format != "knockout" or min(rules.seats) <= 2, fact("event-knockout-seats"))
    for amount, (least, longest), key in (
        (settings.turn, TURNS, "event-bad-turn"),
        (settings.round_time, ROUND_TIMES, "event-bad-round-time"),
    ):
        _must(least <= amount <= longest, fact(key, least=amount_fact(least), most=amount_fact(longest)))
    points = settings.points
    falling = all(pair >= other for pair, other in pairwise(points))
    good = falling and len(points) <= MOST_SEATS and all(0 <= point <= MOST_POINTS for point in points)
    _must(good and (not points or points[0] > 0), fact("event-bad-points", most=MOST_POINTS))
    if settings.computers is not None:
        checked_level(settings.computers)
    return settings


def _must(fine: bool, why: Fact) -> None:
    if not fine:
        raise BadEvent(why)


def read_points(text: str) -> tuple[int, ...]:
    """Points for places as people type them: "10 6 3 1". Raises BadEvent."""
    words = text.replace(",", " ").replace(";", " ").split()
    if not all(word.isascii() and word.isdigit() and len(word) <= 3 for word in words):
        raise BadEvent(fact("event-bad-points", most=MOST_POINTS))
    return tuple(int(word) for word in words)
