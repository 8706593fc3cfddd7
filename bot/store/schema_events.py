"""The tables of events: leagues, knock-outs and Swiss pairings."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from bot.store.schema_base import RowId, metadata

events = Table(
    "events",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("state", Text, nullable=False),  # open, running, over, cancelled
    Column("organiser", BigInteger, nullable=False),
    Column("guild", BigInteger, nullable=False),  # where it was made
    Column("code", Text, nullable=False, unique=True),  # with it other servers take part
    Column("settings", Text, nullable=False),  # `bot.match.events.models.Settings`
    Column("season", Integer, nullable=False),
    Column("before", BigInteger),  # the event that was the season before
    Column("round", Integer, nullable=False),  # 0: sign-up
    Column("round_ends", BigInteger),
    Column("revision", Integer, nullable=False),  # raised by every change; checked by every write
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Index("ix_events_state", "state"),
    sqlite_autoincrement=True,
)


def _event() -> Column[int]:
    reference = ForeignKey("events.id", ondelete="CASCADE")
    return Column("event", RowId, reference, primary_key=True, autoincrement=False)


event_homes = Table(
    "event_homes",  # the servers that share an event
    metadata,
    _event(),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("language", Text, nullable=False),
    Column("card", BigInteger),  # the message that shows the event
    Column("lost", Boolean, nullable=False, server_default=false()),  # the channel is gone or closed
    sqlite_with_rowid=False,
)

event_entries = Table(
    "event_entries",  # those who take part
    metadata,
    _event(),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger),
    Column("guild", BigInteger),  # the server where the person signed up
    Column("seed", SmallInteger, nullable=False),  # 0: not known before the start
    Column("group", SmallInteger, nullable=False),
    Column("since", SmallInteger, nullable=False),  # the first round
    Column("until", SmallInteger),  # the last round of somebody who dropped out
    UniqueConstraint("event", "user"),
    Index("ix_event_entries_user", "user"),
    sqlite_with_rowid=False,
)

event_tables = Table(
    "event_tables",  # the tables of all rounds, byes included
    metadata,
    _event(),
    Column("round", SmallInteger, primary_key=True, autoincrement=False),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("group", SmallInteger, nullable=False),
    Column("match", BigInteger),  # NULL: a bye, or not opened yet
    Column("seats", Text, nullable=False),  # numbers of entries by seat, as a JSON list
    Column("ranks", Text),  # places by seat, as a JSON list; NULL: still played
    Column("totals", Text),  # points on the board by seat, as a JSON list
    Column("how", Text),  # how it ended: `bot.match.events.outcomes`
    Index("ix_event_tables_match", "match"),
    sqlite_with_rowid=False,
)
