"""Events: their servers, who takes part, and their tables"""

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import ROW_ID


revision = "0030"
down_revision = "0034"


def _event() -> sa.Column[int]:
    return sa.Column("event", ROW_ID, sa.ForeignKey("events.id", ondelete="CASCADE"), autoincrement=False, primary_key=True)


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("organiser", sa.BigInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("before", sa.BigInteger(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("round_ends", sa.BigInteger(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.UniqueConstraint("code", name=op.f("uq_events_code")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_events_state", "events", ["state"])
    op.create_table(
        "event_homes",
        _event(),
        sa.Column("guild", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("card", sa.BigInteger(), nullable=True),
        sa.Column("lost", sa.Boolean(), server_default=sa.false(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "event_entries",
        _event(),
        sa.Column("number", sa.SmallInteger(), autoincrement=False, primary_key=True),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("guild", sa.BigInteger(), nullable=True),
        sa.Column("seed", sa.SmallInteger(), nullable=False),
        sa.Column("group", sa.SmallInteger(), nullable=False),
        sa.Column("since", sa.SmallInteger(), nullable=False),
        sa.Column("until", sa.SmallInteger(), nullable=True),
        sa.UniqueConstraint("event", "user", name=op.f("uq_event_entries_event_user")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_event_entries_user", "event_entries", ["user"])
    op.create_table(
        "event_tables",
        _event(),
        sa.Column("round", sa.SmallInteger(), autoincrement=False, primary_key=True),
        sa.Column("number", sa.SmallInteger(), autoincrement=False, primary_key=True),
        sa.Column("group", sa.SmallInteger(), nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=True),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("ranks", sa.Text(), nullable=True),
        sa.Column("totals", sa.Text(), nullable=True),
        sa.Column("how", sa.Text(), nullable=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_event_tables_match", "event_tables", ["match"])
    op.add_column("matches", sa.Column("event", sa.BigInteger(), nullable=True))
