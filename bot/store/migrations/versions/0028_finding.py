"""Finding a game: open tables in standing messages, alerts, people who wait for others, ratings as hints"""

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import match_column


revision = "0028"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "listings",
        sa.Column("channel", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("elsewhere", sa.Boolean(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("lost_at", sa.BigInteger(), nullable=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_listings_guild", "listings", ["guild"])
    op.create_table(
        "alerts",
        sa.Column("user", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("speed", sa.Text(), primary_key=True),
        sa.Column("guild", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("elsewhere", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "alerted",
        match_column(),
        sa.Column("user", sa.BigInteger(), autoincrement=False, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "waiting",
        sa.Column("user", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("speed", sa.Text(), nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("across", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.add_column("matches", sa.Column("least_rating", sa.Integer(), nullable=True))
    op.add_column("matches", sa.Column("most_rating", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("visitor", sa.Boolean(), server_default=sa.false(), nullable=False))
