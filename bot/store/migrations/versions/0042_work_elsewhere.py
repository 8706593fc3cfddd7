"""Jobs for other machines and their answers: the tables of the queue engine on PostgreSQL

They are those of PgQueuer 1.6, as it would install them itself (`pgq install --durability volatile`).
"""

from pathlib import Path

from alembic import op


revision = "0042"
down_revision = "0036"
beside = True  # an older version can go on: it needs nothing of this

STATEMENTS = Path(__file__).with_suffix(".sql")


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for statement in STATEMENTS.read_text(encoding="utf-8").split("\n--;\n")[1:]:
            op.execute(statement)
