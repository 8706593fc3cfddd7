"""The message that shows a hand"""

from alembic import op
import sqlalchemy as sa


revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("hand_message", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    raise NotImplementedError("a database is never taken back to an older form; restore a backup instead")
