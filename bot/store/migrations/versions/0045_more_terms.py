"""Terms of a table that have no column of their own"""

from alembic import op
import sqlalchemy as sa


revision = "0045"
down_revision = "0044"
beside = True  # an older version can go on: it knows no such term, and leaves what newer tables have settled


def upgrade() -> None:
    op.add_column("matches", sa.Column("more_terms", sa.Text(), nullable=True))
