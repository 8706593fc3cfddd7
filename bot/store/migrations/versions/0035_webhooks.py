"""Webhooks of people, and their calls that wait to be sent"""

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import ROW_ID


revision = "0035"
down_revision = "0030"


def upgrade() -> None:
    op.create_table(
        "webhooks",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("match", ROW_ID, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=True),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("form", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("last", sa.Text(), nullable=True),
        sa.Column("stopped_at", sa.BigInteger(), nullable=True),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_webhooks_user", "webhooks", ["user"])
    op.create_table(
        "webhook_calls",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("webhook", ROW_ID, sa.ForeignKey("webhooks.id", ondelete="CASCADE"), nullable=False),
        sa.Column("match", ROW_ID, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=True),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("turn_token", sa.Integer(), nullable=True),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_webhook_calls_due", "webhook_calls", ["due"])
