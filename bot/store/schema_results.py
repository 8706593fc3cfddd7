"""The tables of results, statistics and ratings, and of how turns were taken."""

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
    text,
)

from bot.store.schema_base import RowId, match_column, metadata

results = Table(
    "results",
    metadata,
    match_column(primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("guild", BigInteger),
    Column("user", BigInteger),  # who sat there at the end
    Column("total", Integer, nullable=False),
    Column("rank", SmallInteger, nullable=False),
    Column("substitute", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index("ix_results_user_game", "user", "game"),
    Index("ix_results_game_guild_total", "game", "guild", "total"),
    sqlite_with_rowid=False,
)

statistics = Table(
    "statistics",
    metadata,
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
    Column("shares", Text, nullable=False, server_default="{}"),  # `bot.store.statistics`
    sqlite_with_rowid=False,
)

durations = Table(
    "durations",  # of the matches that `statistics` counts
    metadata,
    match_column(primary_key=True),
    Column("game", Text, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("took", BigInteger, nullable=False),  # milliseconds
    Index("ix_durations_game_took_match", "game", "took", "match"),
    Index("ix_durations_game_guild_took_match", "game", "guild", "took", "match"),
    sqlite_with_rowid=False,
)

ratings = Table(
    "ratings",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),  # 0: all servers together
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Index("ix_ratings_game_guild", "game", "guild"),
    sqlite_with_rowid=False,
)

turns = Table(
    "turns",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("match", RowId, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("user", BigInteger),  # NULL: the autopilot
    Column("at", BigInteger, nullable=False),
    Column("took", BigInteger, nullable=False),  # without quiet hours and vacations
    Column("late", Boolean, nullable=False),
    Index("ix_turns_match_seat", "match", "seat"),
    Index("ix_turns_user_at", "user", "at"),
    sqlite_autoincrement=True,
)

leavers = Table(
    "leavers",
    metadata,
    match_column(primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("substitute", Boolean, nullable=False),  # had taken the seat over after the start
    Column("resigned", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
