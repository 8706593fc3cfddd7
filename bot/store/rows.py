"""Rows of the database as frozen values, with the names of the columns."""

from __future__ import annotations

import msgspec


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match. `secret` is the source of its draws; never show or log it before the end."""

    id: int
    uid: str
    game: str
    rules_version: int
    data_fingerprint: str
    seats: int
    options: str
    state: str
    host: int
    guild: int | None
    channel: int
    thread: int | None
    post: int
    place_lost: bool
    language: str
    board: str
    board_message: int | None
    board_channel: int | None
    first_message: int | None
    secret: bytes | None
    steps: int
    draws: int
    public_version: int
    revision: int
    opened_at: int
    started_at: int | None
    ended_at: int | None
    moved_at: int | None
    time_control: str | None = None
    paused_at: int | None = None
    imported_at: int | None = None
    computers: bool = False
    hints: bool = False
    private: bool = False
    elsewhere: bool = False
    direct: bool = False
    code: str | None = None
    reliability: int | None = None
    least_rating: int | None = None
    most_rating: int | None = None
    event: int | None = None
    archived_at: int | None = None
    forum: bool = False
    shown: str | None = None
    more_terms: str | None = None

    def __repr__(self) -> str:
        return f"MatchRow(id={self.id}, uid={self.uid!r}, state={self.state!r}, steps={self.steps})"


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A taken seat, with the name and locale of its person."""

    match: int
    seat: int
    user: int | None
    turn_token: int
    awaited: bool
    awaited_since: int | None
    end_vote: bool
    hand_missed: bool
    clock: str | None = None
    autopilot: bool = False
    substitute: bool = False
    known_as: str | None = None
    computer: str | None = None
    hints: int = 0
    hand_message: int | None = None
    resigned: bool = False
    visitor: bool = False
    shown: str | None = None
    name: str | None
    locale: str | None

    @property
    def automatic(self) -> bool:
        """The bot moves in this seat: a computer sits there, or the person is away."""
        return self.autopilot or self.computer is not None


class StepRow(msgspec.Struct, frozen=True, kw_only=True):
    n: int
    seat: int
    move: str
    batch: int
    key: str | None
    at: int


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    user: int
    name: str
    locale: str | None
    dm_closed_at: int | None
    settings: str | None = None
    dm_channel: int | None = None


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one seat of a finished match."""

    match: int
    seat: int
    game: str
    guild: int | None
    user: int | None
    total: int
    rank: int
    substitute: bool
    rated: bool


class OutboxRow(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    match: int | None
    kind: str
    partition_key: str
    seat: int | None
    user: int | None
    payload: str
    state: str
    attempts: int
    due: int
    nonce: str
    created_at: int
    done_at: int | None
    reason: str | None
    owner: int | None = None
