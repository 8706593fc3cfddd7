"""The component data of matches, stored once for each fingerprint"""

from alembic import op
import sqlalchemy as sa


revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "component_data",
        sa.Column("fingerprint", sa.Text(), primary_key=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )
