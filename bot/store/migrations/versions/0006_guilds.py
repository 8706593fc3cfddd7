"""What the owners of servers have settled; matches are found by their server"""

from alembic import op
import sqlalchemy as sa


revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "guilds",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("settings", sa.Text(), nullable=False),
    )
    op.create_index("ix_matches_guild_state", "matches", ["guild", "state"])
