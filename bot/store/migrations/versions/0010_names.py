"""Names of the glossary: turn token, public version, time control, autopilot, proposals, more time"""

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import match_column


revision = "0010"
down_revision = "0009"

COLUMNS = (
    ("matches", "terms", "time_control"),
    ("matches", "position", "public_version"),
    ("seats", "duty", "turn_token"),
    ("seats", "stand_in", "autopilot"),
    ("drafts", "duty", "turn_token"),
)


def upgrade() -> None:
    for table, old, new in COLUMNS:
        op.execute(f'ALTER TABLE {table} RENAME COLUMN "{old}" TO {new}')
    op.create_table(
        "proposals",
        match_column(),
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, primary_key=True),
        sa.Column("value", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("approved", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute(
        'INSERT INTO proposals ("match", kind, seat, value, since, approved) '
        "SELECT \"match\", CASE kind WHEN 'extend' THEN 'more_time' WHEN 'ruled' THEN 'assigned' ELSE kind END, "
        "seat, value, since, granted FROM asks"
    )
    op.drop_table("asks")
    op.execute("UPDATE due SET kind = 'autopilot' WHERE kind = 'stand_in'")
    op.execute("UPDATE calls SET about = 'more_time' || substr(about, 7) WHERE about LIKE 'extend:%'")
    # The texts are JSON without spaces between its parts; a quotation mark within a text has a backslash.
    for table, column, old, new in (
        ("matches", "time_control", '"absence":"stand_in"', '"absence":"autopilot"'),
        ("outbox", "payload", '"about":"extend:', '"about":"more_time:'),
        ("seen", "result", '"absence":"stand_in"', '"absence":"autopilot"'),
        ("seen", "result", '"outcome":"granted"', '"outcome":"approved"'),
    ):
        op.execute(
            sa.text(f"UPDATE {table} SET {column} = replace({column}, :old, :new)").bindparams(old=old, new=new)
        )
