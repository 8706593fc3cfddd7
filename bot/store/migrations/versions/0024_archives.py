"""Logs of finished matches in the archive"""

from alembic import op
import sqlalchemy as sa


revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column(
            "match", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("log", sa.LargeBinary(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=True),
        sa.Column("state", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_archives_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_archives")),
    )
    op.add_column("matches", sa.Column("archived_at", sa.BigInteger(), nullable=True))
    op.create_index("ix_matches_archived_at_ended_at", "matches", ["archived_at", "ended_at"])
