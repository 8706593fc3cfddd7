"""Proposals of another clock"""

from alembic import op
import sqlalchemy as sa


revision = "0021"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("proposals", sa.Column("terms", sa.Text(), nullable=True))
