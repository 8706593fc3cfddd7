"""Matches that were read in from a file; names of persons who are nobody's here"""

from alembic import op
import sqlalchemy as sa


revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("matches", sa.Column("imported_at", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("known_as", sa.Text(), nullable=True))
