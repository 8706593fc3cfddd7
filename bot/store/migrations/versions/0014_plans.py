"""What players plan ahead, and private notes"""

from alembic import op
import sqlalchemy as sa


revision = "0014"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column(
            "match",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("basis", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_plans_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", "kind", name=op.f("pk_plans")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "private_notes",
        sa.Column(
            "match",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_private_notes_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "user", name=op.f("pk_private_notes")),
        sqlite_with_rowid=False,
    )
