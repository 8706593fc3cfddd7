"""Matches in the direct messages of all players, and codes to join with"""

from alembic import op
import sqlalchemy as sa


revision = "0032"
down_revision = "0035"


def upgrade() -> None:
    op.add_column("matches", sa.Column("direct", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("matches", sa.Column("code", sa.Text(), nullable=True))
    op.create_index("ix_matches_code", "matches", ["code"], unique=True)
