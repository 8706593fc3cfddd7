"""Which message carries a match's commitment"""

from alembic import op
import sqlalchemy as sa


revision = '0002'
down_revision = '0001'


def upgrade() -> None:
    op.add_column('matches', sa.Column('first_message', sa.BigInteger(), nullable=True))
