"""Computer players, and hints"""

from alembic import op
import sqlalchemy as sa


revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("matches", sa.Column("computers", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("matches", sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("computer", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("hints", sa.Integer(), server_default=sa.text("0"), nullable=False))
