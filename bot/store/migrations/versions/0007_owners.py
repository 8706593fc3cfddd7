"""Which of several processes has claimed a row of the outbox"""

from alembic import op
import sqlalchemy as sa


revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("outbox", sa.Column("owner", sa.Integer(), nullable=True))
