"""What the operator tells at all tables"""

from alembic import op
import sqlalchemy as sa


revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.create_table(
        "announcements",
        sa.Column("at", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("texts", sa.Text(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.Column("reached", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("done_at", sa.BigInteger(), nullable=True),
    )
