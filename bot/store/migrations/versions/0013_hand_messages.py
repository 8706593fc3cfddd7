"""The message that shows a hand"""

from alembic import op
import sqlalchemy as sa


revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("seats", sa.Column("hand_message", sa.BigInteger(), nullable=True))
