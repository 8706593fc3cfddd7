"""Webhooks of a match as such, for all who sit there"""

from alembic import op
import sqlalchemy as sa


revision = "0038"
down_revision = "0040"


def upgrade() -> None:
    op.add_column("webhooks", sa.Column("everybody", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index("ix_webhooks_match", "webhooks", ["match"])
    op.add_column("webhook_calls", sa.Column("turns", sa.Text(), nullable=True))
