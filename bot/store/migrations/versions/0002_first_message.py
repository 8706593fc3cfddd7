"""Which message carries a match's commitment"""

from alembic import op
import sqlalchemy as sa


revision = '0002'
down_revision = '0001'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('matches', sa.Column('first_message', sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column('matches', 'first_message')
