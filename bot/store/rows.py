"""Rows of the database as frozen values. Their tables are made of them: see `bot.store.schema`."""

from __future__ import annotations

import msgspec

from bot.store.schema_base import EventId, Int16, Int32, MatchId, RowId, WebhookId


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match. `secret` is the source of its draws; never show or log it before the end."""

    id: RowId
    uid: str
    game: str
    rules_version: Int32
    data_fingerprint: str
    seats: Int16
    options: str
    state: str
    host: int
    guild: int | None
    channel: int
    thread: int | None
    post: int  # the thread, or else the channel
    place_lost: bool
    language: str
    board: str
    board_message: int | None
    board_channel: int | None
    first_message: int | None  # the board with the commitment: never deleted
    secret: bytes | None
    steps: Int32  # number of the last step
    draws: Int32  # how often chance has answered
    public_version: Int32  # raised by what the public hears
    revision: Int32  # raised by every change; checked by every write
    opened_at: int
    started_at: int | None
    ended_at: int | None
    moved_at: int | None
    time_control: str | None = None  # `bot.match.timing.clock`
    paused_at: int | None = None
    imported_at: int | None = None  # read in from a file
    computers: bool = False  # some play, or have played, here
    hints: bool = False  # the host allows hints to everybody
    private: bool = False  # by invitation only
    elsewhere: bool = False  # listed on other servers, too
    direct: bool = False  # in direct messages of all players
    code: str | None = None  # lets people join who are not on the server, or have none
    reliability: Int16 | None = None  # the least percentage of turns in time of whoever joins
    least_rating: Int32 | None = None  # a hint for whoever joins, never a wall
    most_rating: Int32 | None = None
    event: int | None = None  # `events.id`: a table of an event
    archived_at: int | None = None  # its log is in `archives`
    forum: bool = False  # its channel is a forum
    shown: str | None = None  # what the newest board shows: `bot.match.delivery.sender`
    more_terms: str | None = None  # terms of the table that have no column: `bot.match.lobby.terms`

    def __repr__(self) -> str:
        return f"MatchRow(id={self.id}, uid={self.uid!r}, state={self.state!r}, steps={self.steps})"


class SeatColumns(msgspec.Struct, frozen=True, kw_only=True):
    """A taken seat, as it is stored."""

    match: MatchId
    seat: Int16
    user: int | None
    turn_token: Int32
    awaited: bool
    awaited_since: int | None
    end_vote: bool
    hand_missed: bool
    clock: str | None = None  # `bot.match.timing.clock`
    autopilot: bool = False  # the bot plays for the person
    substitute: bool = False  # took over after the start
    known_as: str | None = None  # who sat there, as a file says, or a computer's name; for names alone
    computer: str | None = None  # the level of the computer that sits there
    hints: Int32 = 0  # how many were taken
    resigned: bool = False  # the person has given up
    hand_message: int | None = None  # the direct message that shows the person the hand, or the match
    visitor: bool = False  # joined from another server
    shown: str | None = None  # the same as of the match, for `hand_message` of a match in direct messages


class SeatRow(SeatColumns, frozen=True, kw_only=True):
    """A taken seat, with the name and locale of its person."""

    name: str | None
    locale: str | None


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
    settings: str | None = None  # time zone, quiet hours, reminders: `bot.match.timing.person_settings`
    dm_channel: int | None = None  # the channel of their direct messages, once it was opened


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    match: MatchId
    seat: Int16
    game: str
    guild: int | None
    user: int | None  # who sat there at the end
    total: Int32
    rank: Int16
    substitute: bool
    rated: bool


class OutboxRow(msgspec.Struct, frozen=True, kw_only=True):
    id: RowId
    match: MatchId | None
    kind: str
    partition_key: str  # equal keys leave one after the other
    seat: Int16 | None
    user: int | None
    payload: str  # `bot.match.outbox.messages`
    state: str  # pending, sending, done, failed
    attempts: Int32
    due: int  # while sending: when the claim runs out
    nonce: str
    created_at: int
    done_at: int | None
    reason: str | None
    owner: Int32 | None = None  # first shard of the process that claimed it or goes on with it


class RatingRow(msgspec.Struct, frozen=True):
    user: int
    game: str
    guild: int  # 0: all servers together
    mu: float
    sigma: float
    matches: Int32


class LeaverRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who had a seat of a match and gave it up or lost it."""

    match: MatchId
    user: int
    seat: Int16
    at: int
    substitute: bool  # had taken the seat over after the start
    resigned: bool


class FormerRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who had a seat before people changed places, or a computer before somebody took its seat; for names
    alone."""

    match: MatchId
    seat: Int16
    at: int  # when it ended
    user: int | None
    computer: str | None  # its name


class DueRow(msgspec.Struct, frozen=True):
    match: MatchId
    kind: str  # `bot.store.due`
    seat: Int16  # -1: the whole match
    at: int


class AnnouncementRow(msgspec.Struct, frozen=True, kw_only=True):
    at: int
    kind: str  # `bot.match.hosting.operator`
    texts: str  # by language, as JSON
    last: int  # the newest match at that moment
    reached: int  # the last match that was looked at
    told: Int32  # at so many places
    done_at: int | None


class DigestRow(msgspec.Struct, frozen=True):
    user: int
    at: int  # when the next one is due


class PageLinkRow(msgspec.Struct, frozen=True):
    """A link to a player's own pages: `bot.store.page_links`."""

    link: str  # a digest
    match: MatchId
    user: int
    made_at: int
    ends: int  # of the link, or of the cookie once it is opened
    cookie: str | None  # a digest
    opened_at: int | None
    revoked_at: int | None


class ListingRow(msgspec.Struct, frozen=True):
    """A standing message, which lists open tables."""

    channel: int
    guild: int
    language: str
    elsewhere: bool  # with tables of other servers
    message: int | None
    shown: str  # the mark of what it shows
    at: int  # when it was last brought up to date
    lost_at: int | None = None  # since when the channel cannot be reached


class AlertRow(msgspec.Struct, frozen=True):
    user: int
    game: str  # "": any
    speed: str  # `bot.match.finding.tables`; "": any
    guild: int  # 0: none
    elsewhere: bool  # on other servers, too
    at: int


class WaitingRow(msgspec.Struct, frozen=True, kw_only=True):
    user: int
    game: str
    speed: str
    seats: Int16
    guild: int  # 0: asked in direct messages
    channel: int
    language: str  # of the table, if it opens there
    across: bool  # with people of other servers, too
    rating: Int32
    since: int
    until: int


class WebhookRow(msgspec.Struct, frozen=True):
    """`match`: None for all matches of the person. `everybody`: it belongs to the match; `user` has added it
    and is told when it does not work. `secret` signs the calls; `last` says how the last call ended;
    `failures` counts calls in a row that did not arrive."""

    id: RowId
    user: int
    match: MatchId | None
    url: str
    form: str  # `bot.match.webhooks.service`
    secret: str
    made_at: int
    failures: Int32
    last: str | None
    stopped_at: int | None
    everybody: bool = False


class NotificationRow(msgspec.Struct, frozen=True):
    """A call that waits. `match` None: it only tries out a new webhook. In a call of a match's webhook,
    `turns` are the turns that have begun; None means that the match is over."""

    id: RowId
    webhook: WebhookId
    match: MatchId | None
    seat: Int16 | None
    turn_token: Int32 | None
    turns: str | None
    nonce: str
    attempts: Int32
    due: int  # once claimed: when the claim runs out
    created_at: int


class EventRow(msgspec.Struct, frozen=True, kw_only=True):
    id: RowId
    name: str
    game: str
    state: str  # open, running, over, cancelled
    organiser: int
    guild: int  # where it was made
    code: str  # with it other servers take part
    settings: str  # `bot.match.events.models.Settings`
    season: Int32
    before: int | None  # the event that was the season before
    round: Int32  # 0: sign-up
    round_ends: int | None
    revision: Int32  # raised by every change; checked by every write
    created_at: int
    started_at: int | None
    ended_at: int | None


class HomeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A server that shares an event, and where."""

    event: EventId
    guild: int
    channel: int
    language: str
    card: int | None  # the message that shows the event
    lost: bool = False  # the channel is gone or closed


class EntryColumns(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part in an event, as it is stored."""

    event: EventId
    number: Int16
    user: int | None
    guild: int | None  # the server where the person signed up
    seed: Int16  # 0: not known before the start
    group: Int16
    since: Int16  # the first round
    until: Int16 | None  # the last round of somebody who dropped out


class EntryRow(EntryColumns, frozen=True, kw_only=True):
    """Somebody who takes part in an event, with what is known of the person."""

    name: str | None
    locale: str | None
    dm_closed_at: int | None
