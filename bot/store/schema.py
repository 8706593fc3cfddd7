"""The tables of the database. Times are UTC milliseconds since 1970; JSON is text.

SQLite and PostgreSQL both understand everything here. A change needs a migration
(`bot/store/migrations/versions`); a test compares both.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

from bot.store.schema_base import RowId, match_column, metadata
from bot.store.schema_events import event_entries, event_homes, event_tables, events
from bot.store.schema_results import durations, leavers, ratings, results, statistics, turns
from bot.store.schema_sending import (
    alerted,
    alerts,
    announcements,
    calls,
    digests,
    listings,
    outbox,
    slots,
    waiting,
    webhook_calls,
    webhooks,
)

__all__ = [
    "alerted",
    "alerts",
    "announcements",
    "archives",
    "calls",
    "component_data",
    "digests",
    "drafts",
    "due",
    "durations",
    "event_entries",
    "event_homes",
    "event_tables",
    "events",
    "forum_tags",
    "guilds",
    "invites",
    "leavers",
    "listings",
    "matches",
    "metadata",
    "outbox",
    "page_links",
    "person_pages",
    "persons",
    "plans",
    "private_notes",
    "proposals",
    "ratings",
    "results",
    "seats",
    "seen",
    "slots",
    "snapshots",
    "statistics",
    "steps",
    "turns",
    "vacations",
    "waiting",
    "webhook_calls",
    "webhooks",
]

persons = Table(
    "persons",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("locale", Text),
    Column("dm_closed_at", BigInteger),
    Column("settings", Text),  # time zone, quiet hours, reminders: `bot.match.timing.person_settings`
    Column("dm_channel", BigInteger),  # the channel of their direct messages, once it was opened
)

matches = Table(
    "matches",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("uid", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("data_fingerprint", Text, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("thread", BigInteger),
    Column("post", BigInteger, nullable=False),  # the thread, or else the channel
    Column("place_lost", Boolean, nullable=False),
    Column("language", Text, nullable=False),
    Column("board", Text, nullable=False),
    Column("board_message", BigInteger),
    Column("board_channel", BigInteger),
    Column("first_message", BigInteger),  # the board with the commitment: never deleted
    Column("secret", LargeBinary),
    Column("steps", Integer, nullable=False),  # number of the last step
    Column("draws", Integer, nullable=False),  # how often chance has answered
    Column("public_version", Integer, nullable=False),  # raised by what the public hears
    Column("revision", Integer, nullable=False),  # raised by every change; checked by every write
    Column("opened_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("moved_at", BigInteger),
    Column("time_control", Text),  # `bot.match.timing.clock`
    Column("paused_at", BigInteger),
    Column("imported_at", BigInteger),  # read in from a file
    Column("computers", Boolean, nullable=False, server_default=false()),  # some play, or have played, here
    Column("hints", Boolean, nullable=False, server_default=false()),  # the host allows hints to everybody
    Column("private", Boolean, nullable=False, server_default=false()),  # by invitation only
    Column("elsewhere", Boolean, nullable=False, server_default=false()),  # listed on other servers, too
    Column("direct", Boolean, nullable=False, server_default=false()),  # in direct messages of all players
    Column("code", Text),  # lets people join who are not on the server, or have none
    Column("reliability", SmallInteger),  # the least percentage of turns in time of whoever joins
    Column("least_rating", Integer),  # a hint for whoever joins, never a wall
    Column("most_rating", Integer),
    Column("event", BigInteger),  # `events.id`: a table of an event
    Column("archived_at", BigInteger),  # its log is in `archives`
    Column("forum", Boolean, nullable=False, server_default=false()),  # its channel is a forum
    Column("shown", Text),  # what the newest board shows: `bot.match.delivery.sender`
    Column("more_terms", Text),  # terms of the table that have no column: `bot.match.lobby.terms`
    Index("ix_matches_code", "code", unique=True),
    Index("ix_matches_post_state", "post", "state"),
    Index("ix_matches_guild_state", "guild", "state"),
    Index("ix_matches_archived_at_ended_at", "archived_at", "ended_at"),
    sqlite_autoincrement=True,  # the number of a match is never used again
)

seats = Table(
    "seats",
    metadata,
    match_column(primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger),
    Column("turn_token", Integer, nullable=False),
    Column("awaited", Boolean, nullable=False),
    Column("awaited_since", BigInteger),
    Column("end_vote", Boolean, nullable=False),
    Column("hand_missed", Boolean, nullable=False),
    Column("clock", Text),  # `bot.match.timing.clock`
    Column("autopilot", Boolean, nullable=False, server_default=false()),  # the bot plays for the person
    Column("substitute", Boolean, nullable=False, server_default=false()),  # took over after the start
    Column("known_as", Text),  # who sat there, as a file says, or a computer's name; for names alone
    Column("computer", Text),  # the level of the computer that sits there
    Column("hints", Integer, nullable=False, server_default=text("0")),  # how many were taken
    Column("resigned", Boolean, nullable=False, server_default=false()),  # the person has given up
    Column("hand_message", BigInteger),  # the direct message that shows the person the hand, or the match
    Column("visitor", Boolean, nullable=False, server_default=false()),  # joined from another server
    Column("shown", Text),  # the same as of the match, for `hand_message` of a match in direct messages
    UniqueConstraint("match", "user"),
    Index("ix_seats_user", "user"),
)

guilds = Table(
    "guilds",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),  # `bot.match.hosting.settings`
)

forum_tags = Table(
    "forum_tags",  # of forums in which matches are posts
    metadata,
    Column("forum", BigInteger, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),  # what it stands for: `bot.match.hosting.posts`
    Column("tag", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

invites = Table(
    "invites",
    metadata,
    match_column(primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
)

steps = Table(
    "steps",
    metadata,
    match_column(primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("move", Text, nullable=False),
    Column("batch", Integer, nullable=False),  # number of the first step that was committed with it
    Column("key", Text),  # of the first step of a batch: what it was played with
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

archives = Table(
    "archives",  # of matches that were over some time ago, in the place of steps, snapshot and drafts
    metadata,
    match_column(primary_key=True),
    Column("log", LargeBinary, nullable=False),  # `bot.store.archives`
    Column("n", Integer),  # the step of the snapshot
    Column("state", LargeBinary),  # the snapshot, compressed
)

snapshots = Table(
    "snapshots",
    metadata,
    match_column(primary_key=True),
    Column("n", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    match_column(primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("turn_token", Integer, nullable=False),
    Column("moves", Text, nullable=False),
)

plans = Table(
    "plans",
    metadata,
    match_column(primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),  # try, kept, order, ...: `bot.store.plans`
    Column("moves", Text, nullable=False),  # as a JSON list
    Column("basis", Text, nullable=False),  # what it is about, or depends on
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

private_notes = Table(
    "private_notes",
    metadata,
    match_column(primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

page_links = Table(
    "page_links",  # to players' own pages: `bot.store.page_links`
    metadata,
    Column("link", Text, primary_key=True),  # a digest
    Column("match", RowId, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),  # of the link, or of the cookie once it is opened
    Column("cookie", Text),  # a digest
    Column("opened_at", BigInteger),
    Column("revoked_at", BigInteger),
    UniqueConstraint("cookie"),
    Index("ix_page_links_user", "user"),
    sqlite_with_rowid=False,
)

person_pages = Table(
    "person_pages",  # of people who want a page about themselves
    metadata,
    Column("page", Text, primary_key=True),  # the last part of its address: random, so it tells nothing
    Column("user", BigInteger, nullable=False),
    UniqueConstraint("user"),
    sqlite_with_rowid=False,
)

seen = Table(
    "seen",
    metadata,
    Column("key", Text, primary_key=True),
    Column("result", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

vacations = Table(
    "vacations",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("starts", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)

due = Table(
    "due",
    metadata,
    match_column(primary_key=True),
    Column("kind", Text, primary_key=True),  # `bot.store.due`
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),  # -1: the whole match
    Column("at", BigInteger, nullable=False, index=True),
    sqlite_with_rowid=False,
)

proposals = Table(
    "proposals",
    metadata,
    match_column(primary_key=True),
    Column("kind", Text, primary_key=True),  # `bot.store.proposals`
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),  # who asks; -1: the whole match
    Column("value", BigInteger, nullable=False),  # what for
    Column("since", BigInteger, nullable=False),  # void when that changed
    Column("approved", Text, nullable=False),  # seats that agree, as a JSON list
    Column("time_control", Text),  # the time control that is proposed
    sqlite_with_rowid=False,
)

component_data = Table(
    "component_data",
    metadata,
    Column("fingerprint", Text, primary_key=True),  # `matches.data_fingerprint`
    Column("data", LargeBinary, nullable=False),  # `Rules.component_data`; never changed or deleted
)
