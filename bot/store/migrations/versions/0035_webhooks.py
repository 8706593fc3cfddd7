"""Webhooks of people, and their calls that wait to be sent"""

from alembic import op
import sqlalchemy as sa


revision = "0035"
down_revision = "0030"

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "webhooks",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("match", ROW_ID, nullable=True),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("form", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("last", sa.Text(), nullable=True),
        sa.Column("stopped_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_webhooks_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhooks")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_webhooks_user", "webhooks", ["user"])
    op.create_table(
        "webhook_calls",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("webhook", ROW_ID, nullable=False),
        sa.Column("match", ROW_ID, nullable=True),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("turn_token", sa.Integer(), nullable=True),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["webhook"], ["webhooks.id"], name=op.f("fk_webhook_calls_webhook"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_webhook_calls_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhook_calls")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_webhook_calls_due", "webhook_calls", ["due"])
