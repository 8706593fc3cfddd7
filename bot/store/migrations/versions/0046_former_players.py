"""Who had a seat before people changed places, or before somebody took it from a computer"""

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import match_column


revision = "0046"
down_revision = "0045"
beside = True  # an older version can go on: its log names who sits there now, as before


def upgrade() -> None:
    op.create_table(
        "former_players",
        match_column(),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, primary_key=True),
        sa.Column("at", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("computer", sa.Text(), nullable=True),
        sqlite_with_rowid=False,
    )
