"""Messages that call somebody, until they have done their duty"""

from alembic import op
import sqlalchemy as sa


revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "calls",
        sa.Column(
            "match", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("message", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_calls_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "message", name=op.f("pk_calls")),
        sqlite_with_rowid=False,
    )
