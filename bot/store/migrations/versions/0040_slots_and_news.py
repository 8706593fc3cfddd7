"""Slots for requests that all processes share, and news between processes on PostgreSQL"""

from alembic import op
import sqlalchemy as sa


revision = "0040"
down_revision = "0025"
beside = True  # an older version can go on: it needs nothing of this

NEWS = """
CREATE FUNCTION turnpost_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('turnpost', TG_ARGV[0]);
    RETURN NULL;
END $$
"""
OUTBOX = """
CREATE TRIGGER outbox_news AFTER INSERT ON outbox
FOR EACH STATEMENT EXECUTE FUNCTION turnpost_news('outbox')
"""
TURNS = """
CREATE TRIGGER due_news AFTER INSERT OR UPDATE ON due
FOR EACH ROW WHEN (NEW.kind = 'autopilot') EXECUTE FUNCTION turnpost_news('turns')
"""


def upgrade() -> None:
    op.create_table(
        "slots",
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("next", sa.Float(53), nullable=False),
        sa.Column("given", sa.Float(53), nullable=False),
        sqlite_with_rowid=False,
    )
    if op.get_bind().dialect.name == "postgresql":
        for statement in (NEWS, OUTBOX, TURNS):
            op.execute(statement)
