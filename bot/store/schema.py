"""The tables of the database. Times are UTC milliseconds since 1970; JSON is text.

SQLite and PostgreSQL both understand everything here. A change needs a migration
(`bot/store/migrations/versions`); a test compares both.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    Text,
    UniqueConstraint,
    text,
)

from bot.store import rows
from bot.store.schema_base import ROW_ID, match_column, plain_table, table
from bot.store.schema_base import metadata as metadata

persons = table("persons", rows.PersonRow, ("user",))

matches = table(
    "matches",
    rows.MatchRow,
    ("id",),
    UniqueConstraint("uid"),
    Index("ix_matches_code", "code", unique=True),
    Index("ix_matches_post_state", "post", "state"),
    Index("ix_matches_guild_state", "guild", "state"),
    Index("ix_matches_archived_at_ended_at", "archived_at", "ended_at"),
    sqlite_autoincrement=True,  # the number of a match is never used again
)

seats = table(
    "seats",
    rows.SeatColumns,
    ("match", "seat"),
    UniqueConstraint("match", "user"),
    Index("ix_seats_user", "user"),
)

guilds = plain_table(
    "guilds",
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),  # `bot.match.hosting.settings`
)

forum_tags = plain_table(
    "forum_tags",  # of forums in which matches are posts
    Column("forum", BigInteger, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),  # what it stands for: `bot.match.hosting.places`
    Column("tag", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

invites = plain_table(
    "invites",
    match_column(),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
)

steps = plain_table(
    "steps",
    match_column(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("move", Text, nullable=False),
    Column("batch", Integer, nullable=False),  # number of the first step that was committed with it
    Column("key", Text),  # of the first step of a batch: what it was played with
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

archives = plain_table(
    "archives",  # of matches that were over some time ago, in the place of steps, snapshot and drafts
    match_column(),
    Column("log", LargeBinary, nullable=False),  # `bot.store.archives`
    Column("n", Integer),  # the step of the snapshot
    Column("state", LargeBinary),  # the snapshot, compressed
)

snapshots = plain_table(
    "snapshots",
    match_column(),
    Column("n", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

drafts = plain_table(
    "drafts",
    match_column(),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("turn_token", Integer, nullable=False),
    Column("moves", Text, nullable=False),
)

plans = plain_table(
    "plans",
    match_column(),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),  # try, kept, order, ...: `bot.store.plans`
    Column("moves", Text, nullable=False),  # as a JSON list
    Column("basis", Text, nullable=False),  # what it is about, or depends on
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

private_notes = plain_table(
    "private_notes",
    match_column(),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

person_pages = plain_table(
    "person_pages",  # of people who want a page about themselves
    Column("page", Text, primary_key=True),  # the last part of its address: random, so it tells nothing
    Column("user", BigInteger, nullable=False),
    UniqueConstraint("user"),
    sqlite_with_rowid=False,
)

seen = plain_table(
    "seen",
    Column("key", Text, primary_key=True),
    Column("result", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

vacations = plain_table(
    "vacations",
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("starts", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)

proposals = plain_table(
    "proposals",
    match_column(),
    Column("kind", Text, primary_key=True),  # `bot.store.proposals`
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),  # who asks; -1: the whole match
    Column("value", BigInteger, nullable=False),  # what for
    Column("since", BigInteger, nullable=False),  # void when that changed
    Column("approved", Text, nullable=False),  # seats that agree, as a JSON list
    # The time control, or the place, that is proposed. Another name would be worth no migration for which all
    # processes stop.
    Column("time_control", Text),
    sqlite_with_rowid=False,
)

component_data = plain_table(
    "component_data",
    Column("fingerprint", Text, primary_key=True),  # `matches.data_fingerprint`
    Column("data", LargeBinary, nullable=False),  # `Rules.component_data`; never changed or deleted
)

page_links = table(
    "page_links",
    rows.PageLinkRow,
    ("link",),
    UniqueConstraint("cookie"),
    Index("ix_page_links_user", "user"),
    sqlite_with_rowid=False,
)

due = table(
    "due",
    rows.DueRow,
    ("match", "kind", "seat"),
    Index("ix_due_at", "at"),
    sqlite_with_rowid=False,
)

results = table(
    "results",
    rows.ResultRow,
    ("match", "seat"),
    Index("ix_results_user_game", "user", "game"),
    Index("ix_results_game_guild_total", "game", "guild", "total"),
    sqlite_with_rowid=False,
)

statistics = plain_table(
    "statistics",
    Column("game", Text, primary_key=True),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),  # 0: all servers together
    *(
        Column(name, BigInteger, nullable=False, server_default=text("0"))
        for name in (
            *("matches", "seats", "points", "winners", "winners_points", "highest", "lowest"),
            *("shortest", "longest"),  # milliseconds
            *("middle", "middle_match"),  # of two lengths in the middle, the shorter, and its match
        )
    ),
    Column("shares", Text, nullable=False, server_default="{}"),  # `bot.store.results`
    sqlite_with_rowid=False,
)

durations = plain_table(
    "durations",  # of the matches that `statistics` counts
    match_column(),
    Column("game", Text, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("took", BigInteger, nullable=False),  # milliseconds
    Index("ix_durations_game_took_match", "game", "took", "match"),
    Index("ix_durations_game_guild_took_match", "game", "guild", "took", "match"),
    sqlite_with_rowid=False,
)

ratings = table(
    "ratings",
    rows.RatingRow,
    ("user", "game", "guild"),
    Index("ix_ratings_game_guild", "game", "guild"),
    sqlite_with_rowid=False,
)

turns = plain_table(
    "turns",
    Column("id", ROW_ID, primary_key=True),
    Column("match", ROW_ID, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("user", BigInteger),  # NULL: the autopilot
    Column("at", BigInteger, nullable=False),
    Column("took", BigInteger, nullable=False),  # without quiet hours and vacations
    Column("late", Boolean, nullable=False),
    Index("ix_turns_match_seat", "match", "seat"),
    Index("ix_turns_user_at", "user", "at"),
    sqlite_autoincrement=True,
)

leavers = table("leavers", rows.LeaverRow, ("match", "user"), sqlite_with_rowid=False)

former_players = table("former_players", rows.FormerRow, ("match", "seat", "at"), sqlite_with_rowid=False)

listings = table(
    "listings",
    rows.ListingRow,
    ("channel",),
    Index("ix_listings_guild", "guild"),
    sqlite_with_rowid=False,
)

alerts = table("alerts", rows.AlertRow, ("user", "game", "speed", "guild"), sqlite_with_rowid=False)

alerted = plain_table(
    "alerted",  # who was told of a table
    match_column(),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)

waiting = table("waiting", rows.WaitingRow, ("user", "game"), sqlite_with_rowid=False)

webhooks = table(
    "webhooks",
    rows.WebhookRow,
    ("id",),
    Index("ix_webhooks_user", "user"),
    Index("ix_webhooks_match", "match"),
    sqlite_autoincrement=True,
)

webhook_calls = table(
    "webhook_calls",
    rows.NotificationRow,
    ("id",),
    Index("ix_webhook_calls_due", "due"),
    sqlite_autoincrement=True,
)

outbox = table(
    "outbox",
    rows.OutboxRow,
    ("id",),
    UniqueConstraint("nonce"),
    Index("ix_outbox_state_due", "state", "due"),
    Index("ix_outbox_partition_key_state_id", "partition_key", "state", "id"),
    Index("ix_outbox_match", "match"),
    sqlite_autoincrement=True,
)

calls = plain_table(
    "calls",
    match_column(),
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("about", Text, nullable=False),  # `bot.store.proposals`
    Column("asked", Text),  # what it says, in JSON: `bot.match.outbox.messages.Asked`
    sqlite_with_rowid=False,
)

announcements = table("announcements", rows.AnnouncementRow, ("at",))

digests = table(
    "digests",
    rows.DigestRow,
    ("user",),
    Index("ix_digests_at", "at"),
)

slots = plain_table(
    "slots",  # when the next slot of a kind begins: `bot.store.shared_slots`
    Column("kind", Text, primary_key=True),
    Column("next", Float(53), nullable=False),  # seconds since 1970, by the clock of the database
    Column("given", Float(53), nullable=False),  # how many were taken the last time
    sqlite_with_rowid=False,
)

events = table(
    "events",
    rows.EventRow,
    ("id",),
    UniqueConstraint("code"),
    Index("ix_events_state", "state"),
    sqlite_autoincrement=True,
)

event_homes = table("event_homes", rows.HomeRow, ("event", "guild"), sqlite_with_rowid=False)

event_entries = table(
    "event_entries",
    rows.EntryColumns,
    ("event", "number"),
    UniqueConstraint("event", "user"),
    Index("ix_event_entries_user", "user"),
    sqlite_with_rowid=False,
)

event_tables = plain_table(
    "event_tables",  # the tables of all rounds, byes included
    Column(
        "event",
        ROW_ID,
        ForeignKey("events.id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("round", SmallInteger, primary_key=True, autoincrement=False),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("group", SmallInteger, nullable=False),
    Column("match", BigInteger),  # NULL: a bye, or not opened yet
    Column("seats", Text, nullable=False),  # numbers of entries by seat, as a JSON list
    Column("ranks", Text),  # places by seat, as a JSON list; NULL: still played
    Column("totals", Text),  # points on the board by seat, as a JSON list
    Column("how", Text),  # how it ended: `bot.match.events.tables`
    Index("ix_event_tables_match", "match"),
    sqlite_with_rowid=False,
)
