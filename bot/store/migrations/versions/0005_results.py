"""Results and ratings of finished matches, seats that were taken over, daily digests"""

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import match_column


revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column(
        "seats", sa.Column("substitute", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.create_table(
        "results",
        match_column(),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, primary_key=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=True),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("rank", sa.SmallInteger(), nullable=False),
        sa.Column("substitute", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_user_game", "results", ["user", "game"])
    op.create_index("ix_results_game_guild", "results", ["game", "guild"])
    op.create_table(
        "ratings",
        sa.Column("user", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("guild", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ratings_game_guild", "ratings", ["game", "guild"])
    op.create_table(
        "digests",
        sa.Column("user", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_digests_at", "digests", ["at"])
