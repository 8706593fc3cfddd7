"""What players plan ahead, and private notes"""

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import match_column


revision = "0014"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "plans",
        match_column(),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, primary_key=True),
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("basis", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "private_notes",
        match_column(),
        sa.Column("user", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
