"""Proposals of another clock"""

from alembic import op
import sqlalchemy as sa


revision = "0021"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("proposals", sa.Column("terms", sa.Text(), nullable=True))


def downgrade() -> None:
    raise NotImplementedError("a database is never taken back to an older form; restore a backup instead")
