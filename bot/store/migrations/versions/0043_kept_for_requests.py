"""What saves requests: the channel of a person's direct messages, and what a message asks"""

from alembic import op
import sqlalchemy as sa


revision = "0043"
down_revision = "0042"
beside = True  # an older version can go on: it leaves both empty, and they are asked for when they are needed


def upgrade() -> None:
    op.add_column("persons", sa.Column("dm_channel", sa.BigInteger(), nullable=True))
    op.add_column("calls", sa.Column("asked", sa.Text(), nullable=True))
