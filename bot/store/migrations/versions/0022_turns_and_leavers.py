"""Turns that were taken in time or not, people who left a seat, and what a table asks of those who join"""

from alembic import op
import sqlalchemy as sa


revision = "0022"
down_revision = "0021"

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "turns",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("match", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("took", sa.BigInteger(), nullable=False),
        sa.Column("late", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_turns_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_turns")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_turns_match_seat", "turns", ["match", "seat"])
    op.create_index("ix_turns_user_at", "turns", ["user", "at"])
    op.create_table(
        "leavers",
        sa.Column("match", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("substitute", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_leavers_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "user", name=op.f("pk_leavers")),
        sqlite_with_rowid=False,
    )
    op.add_column("seats", sa.Column("resigned", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("matches", sa.Column("private", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("matches", sa.Column("elsewhere", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("matches", sa.Column("reliability", sa.SmallInteger(), nullable=True))
