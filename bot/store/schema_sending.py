"""The tables of what is sent: to Discord, to webhooks, and to those who look for a table."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from bot.store.schema_base import RowId, match_column, metadata

listings = Table(
    "listings",  # standing messages that list the open tables
    metadata,
    Column("channel", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("language", Text, nullable=False),
    Column("elsewhere", Boolean, nullable=False),  # with tables of other servers
    Column("message", BigInteger),
    Column("shown", Text, nullable=False),  # the mark of what it shows
    Column("at", BigInteger, nullable=False),  # when it was last brought up to date
    Column("lost_at", BigInteger),  # since when the channel cannot be reached
    sqlite_with_rowid=False,
)

alerts = Table(
    "alerts",  # what tables people want to be told of
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),  # "": any
    Column("speed", Text, primary_key=True),  # `bot.match.finding.speeds`; "": any
    Column("guild", BigInteger, primary_key=True, autoincrement=False),  # 0: none
    Column("elsewhere", Boolean, nullable=False),  # on other servers, too
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

alerted = Table(
    "alerted",  # who was told of a table
    metadata,
    match_column(primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)

waiting = Table(
    "waiting",  # people who wait for others to play with
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("speed", Text, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("language", Text, nullable=False),  # of the table, if it opens there
    Column("across", Boolean, nullable=False),  # with people of other servers, too
    Column("rating", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("user", BigInteger, nullable=False),
    Column("match", RowId, ForeignKey("matches.id", ondelete="CASCADE")),  # NULL: all matches of the person
    Column("url", Text, nullable=False),
    Column("form", Text, nullable=False),  # `bot.match.webhooks.service`
    Column("secret", Text, nullable=False),  # signs the calls
    Column("made_at", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),  # calls in a row that did not arrive
    Column("last", Text),  # how the last call ended
    Column("stopped_at", BigInteger),
    Column("everybody", Boolean, nullable=False, server_default=false()),  # of the match, not of the person
    Index("ix_webhooks_user", "user"),
    Index("ix_webhooks_match", "match"),
    sqlite_autoincrement=True,
)

webhook_calls = Table(
    "webhook_calls",  # an outbox of their own: `bot.store.webhooks`
    metadata,
    Column("id", RowId, primary_key=True),
    Column("webhook", RowId, ForeignKey("webhooks.id", ondelete="CASCADE"), nullable=False),
    Column("match", RowId, ForeignKey("matches.id", ondelete="CASCADE")),
    Column("seat", SmallInteger),
    Column("turn_token", Integer),
    Column("turns", Text),  # of a match's webhook: seats and turn tokens
    Column("nonce", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),  # once claimed: when the claim runs out
    Column("created_at", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", RowId, primary_key=True),
    match_column(primary_key=False),
    Column("kind", Text, nullable=False),
    Column("partition_key", Text, nullable=False),  # equal keys leave one after the other
    Column("seat", SmallInteger),
    Column("user", BigInteger),
    Column("payload", Text, nullable=False),  # `bot.match.outbox.messages`
    Column("state", Text, nullable=False),  # pending, sending, done, failed
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),  # while sending: when the claim runs out
    Column("nonce", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("done_at", BigInteger),
    Column("reason", Text),
    Column("owner", Integer),  # first shard of the process that claimed it or goes on with it
    UniqueConstraint("nonce"),
    Index("ix_outbox_state_due", "state", "due"),
    Index("ix_outbox_partition_key_state_id", "partition_key", "state", "id"),
    Index("ix_outbox_match", "match"),
    sqlite_autoincrement=True,
)

calls = Table(
    "calls",
    metadata,
    match_column(primary_key=True),
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("about", Text, nullable=False),  # `bot.store.proposals`
    Column("asked", Text),  # what it says, in JSON: `bot.match.outbox.messages.Asked`
    sqlite_with_rowid=False,
)

announcements = Table(
    "announcements",  # of the operator, at all tables
    metadata,
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # `bot.match.hosting.announcing`
    Column("texts", Text, nullable=False),  # by language, as JSON
    Column("last", BigInteger, nullable=False),  # the newest match at that moment
    Column("reached", BigInteger, nullable=False),  # the last match that was looked at
    Column("told", Integer, nullable=False),  # at so many places
    Column("done_at", BigInteger),
)

digests = Table(
    "digests",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False, index=True),  # when the next one is due
)

slots = Table(
    "slots",  # when the next slot of a kind begins: `bot.store.shared_slots`
    metadata,
    Column("kind", Text, primary_key=True),
    Column("next", Float(53), nullable=False),  # seconds since 1970, by the clock of the database
    Column("given", Float(53), nullable=False),  # how many were taken the last time
    sqlite_with_rowid=False,
)
