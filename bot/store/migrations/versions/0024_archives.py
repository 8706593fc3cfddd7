"""Logs of finished matches in the archive"""

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import match_column


revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.create_table(
        "archives",
        match_column(),
        sa.Column("log", sa.LargeBinary(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=True),
        sa.Column("state", sa.LargeBinary(), nullable=True),
    )
    op.add_column("matches", sa.Column("archived_at", sa.BigInteger(), nullable=True))
    op.create_index("ix_matches_archived_at_ended_at", "matches", ["archived_at", "ended_at"])
