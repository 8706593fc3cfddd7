"""What the newest board of a match, or of a seat in direct messages, shows"""

from alembic import op
import sqlalchemy as sa


revision = "0044"
down_revision = "0043"
beside = True  # an older version can go on: what it posts has another message id than the one that is noted


def upgrade() -> None:
    op.add_column("matches", sa.Column("shown", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("shown", sa.Text(), nullable=True))
