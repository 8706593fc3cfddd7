"""The answers of the API as types. Their descriptions are those of the OpenAPI document.

Moments are texts in UTC, such as 2026-03-01T12:00:00Z. Seats are counted from 1. Words are in the language of
the request. A field is never left out; what is not known is null.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Moment = Annotated[str, Meta(description="UTC, such as 2026-03-01T12:00:00Z")]
Address = Annotated[str, Meta(description="Absolute where the operator has set WEB_URL, else relative")]
SeatNumber = Annotated[int, Meta(ge=1)]
PlayerName = Annotated[str, Meta(description="Untrusted text. The names of computers alone end with ⚙")]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all answers."""


class Fault(Answer, frozen=True):
    """Why a request was not answered."""

    status: Annotated[int, Meta(ge=400, le=599)]
    error: Annotated[str, Meta(description="The same in every language")]
    message: str


class Player(Answer, frozen=True):
    """A taken seat."""

    seat: SeatNumber
    name: PlayerName
    computer: Annotated[str | None, Meta(description="The level of the computer that sits there")]
    autopilot: bool
    awaited: bool
    awaited_since: Moment | None
    deadline: Moment | None


class Awaited(Answer, frozen=True):
    """Somebody who must act, and what is asked of everybody in that position."""

    seat: SeatNumber
    text: str


class Points(Answer, frozen=True):
    label: str
    points: int


class Final(Answer, frozen=True):
    """The result of one seat, in a list."""

    seat: SeatNumber
    name: PlayerName
    rank: Annotated[int, Meta(ge=1)]
    total: int


class SeatResult(Final, frozen=True):
    """The result of one seat."""

    items: tuple[Points, ...]


State = Literal["lobby", "running", "over", "ended"]


class Match(Answer, frozen=True):
    """A match as everybody may watch it."""

    uid: str
    game: Annotated[str, Meta(description="The key of the game, such as golden_horn")]
    title: Annotated[str, Meta(description="The name of the game")]
    state: Annotated[State, Meta(description="over: played to its end; ended: without a result")]
    seats: Annotated[int, Meta(ge=1)]
    players: tuple[Player, ...]
    time_control: Annotated[tuple[str, ...], Meta(description="Options, and what was agreed on time")]
    awaited: tuple[Awaited, ...]
    positions: Annotated[int, Meta(ge=0, description="How many positions there are, numbered from 1")]
    opened_at: Moment
    started_at: Moment | None
    moved_at: Moment | None
    paused_at: Moment | None
    ended_at: Moment | None
    result: tuple[SeatResult, ...] | None
    commitment: Annotated[str | None, Meta(description="SHA-256 of the secret of all draws")]
    secret: Annotated[str | None, Meta(description="The secret, once the match is over")]
    page: Address
    picture: Address
    feed: Address
    record: Address | None


class Entry(Answer, frozen=True):
    """What happened in one commit."""

    n: Annotated[int, Meta(ge=1, description="The number of the position that it led to")]
    at: Moment
    text: str
    undone: bool
    page: Address


class Log(Answer, frozen=True):
    """A part of what happened, oldest first."""

    uid: str
    positions: Annotated[int, Meta(ge=0)]
    entries: tuple[Entry, ...]


class Position(Answer, frozen=True):
    """One position."""

    uid: str
    n: Annotated[int, Meta(ge=1)]
    positions: Annotated[int, Meta(ge=1)]
    text: Annotated[str, Meta(description="What led to it")]
    board: Annotated[str, Meta(description="Everything on the table, in words")]
    awaited: tuple[Awaited, ...]
    page: Address
    pictures: Annotated[dict[str, Address], Meta(description="table, and what else there is a picture of")]


class Table(Answer, frozen=True):
    """An unfinished match in a list."""

    uid: str
    game: str
    title: str
    state: State
    seats: Annotated[int, Meta(ge=1)]
    players: tuple[PlayerName, ...]
    opened_at: Moment
    started_at: Moment | None
    moved_at: Moment | None
    page: Address


class Ended(Answer, frozen=True):
    """A finished match in a list."""

    uid: str
    game: str
    title: str
    ended_at: Moment
    resigned: Annotated[bool, Meta(description="All but one have resigned: the totals mean nothing")]
    places: tuple[Final, ...]
    page: Address


class Rated(Answer, frozen=True):
    name: str
    points: int
    matches: Annotated[int, Meta(ge=0)]
    provisional: bool


class Ratings(Answer, frozen=True):
    """The list of one game, the best first. People who hide their names are left out."""

    game: str
    title: str
    rated: tuple[Rated, ...]


class Leader(Answer, frozen=True):
    """One of the first in the standings of an event."""

    place: Annotated[int, Meta(ge=1)]
    name: Annotated[str, Meta(description="Empty where somebody hides it")]
    points: str


class Event(Answer, frozen=True):
    """A league, a knock-out or a Swiss pairing. The name is untrusted text."""

    name: str
    game: str
    title: str
    state: Literal["open", "running", "over"]
    round: int
    rounds: Annotated[int, Meta(ge=0, description="0 where it is not known yet")]
    round_ends: Moment | None
    people: Annotated[int, Meta(ge=0)]
    leaders: tuple[Leader, ...]


class Server(Answer, frozen=True):
    """A server that shows itself to everybody. The name is untrusted text."""

    server: str
    name: str
    tables: tuple[Table, ...]
    running: tuple[Table, ...]
    finished: tuple[Ended, ...]
    ratings: tuple[Ratings, ...]
    events: tuple[Event, ...]
    page: Address
    feed: Address


class OwnRating(Answer, frozen=True):
    game: str
    title: str
    points: int
    matches: Annotated[int, Meta(ge=0)]
    provisional: bool


class Person(Answer, frozen=True):
    """A person who wants a page. The name is untrusted text."""

    person: str
    name: str
    ratings: tuple[OwnRating, ...]
    running: tuple[Table, ...]
    finished: tuple[Ended, ...]
    page: Address
