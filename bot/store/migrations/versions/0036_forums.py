"""Matches that are posts of a forum, and the tags of forums"""

from alembic import op
import sqlalchemy as sa


revision = "0036"
down_revision = "0038"


def upgrade() -> None:
    op.add_column("matches", sa.Column("forum", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "forum_tags",
        sa.Column("forum", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("key", sa.Text(), primary_key=True),
        sa.Column("tag", sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
