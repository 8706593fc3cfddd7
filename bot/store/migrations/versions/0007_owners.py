"""Which of several processes has claimed a row of the outbox"""

from alembic import op
import sqlalchemy as sa


revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("outbox", sa.Column("owner", sa.Integer(), nullable=True))


def downgrade() -> None:
    raise NotImplementedError("a database is never taken back to an older form; restore a backup instead")
