"""Messages that call somebody, until they have done their duty"""

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import match_column


revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "calls",
        match_column(),
        sa.Column("message", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
