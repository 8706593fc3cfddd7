"""Links to players' own pages in the browser, and addresses of pages about people"""

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import ROW_ID


revision = "0034"
down_revision = "0028"


def upgrade() -> None:
    op.create_table(
        "page_links",
        sa.Column("link", sa.Text(), primary_key=True),
        sa.Column("match", ROW_ID, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.Column("cookie", sa.Text(), nullable=True),
        sa.Column("opened_at", sa.BigInteger(), nullable=True),
        sa.Column("revoked_at", sa.BigInteger(), nullable=True),
        sa.UniqueConstraint("cookie", name=op.f("uq_page_links_cookie")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_page_links_user", "page_links", ["user"])
    op.create_table(
        "person_pages",
        sa.Column("page", sa.Text(), primary_key=True),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("user", name=op.f("uq_person_pages_user")),
        sqlite_with_rowid=False,
    )
