"""Turns that were taken in time or not, people who left a seat, and what a table asks of those who join"""

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import ROW_ID, match_column


revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "turns",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("match", ROW_ID, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("took", sa.BigInteger(), nullable=False),
        sa.Column("late", sa.Boolean(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_turns_match_seat", "turns", ["match", "seat"])
    op.create_index("ix_turns_user_at", "turns", ["user", "at"])
    op.create_table(
        "leavers",
        match_column(),
        sa.Column("user", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("substitute", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.add_column("seats", sa.Column("resigned", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("matches", sa.Column("private", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("matches", sa.Column("elsewhere", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("matches", sa.Column("reliability", sa.SmallInteger(), nullable=True))
