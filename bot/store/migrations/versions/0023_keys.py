"""Keys of texts in the words of the glossary; a proposal of another clock is in `time_control`"""

from alembic import op
import sqlalchemy as sa


revision = "0023"
down_revision = "0032"

KEYS = {
    "terms-clock-none": "time-control-none",
    "terms-clock-turn": "time-control-turn",
    "terms-clock-reserve": "time-control-reserve",
    "terms-absence-wait": "time-control-absence-wait",
    "terms-absence-substitute": "time-control-absence-substitute",
    "terms-absence-stand-in": "time-control-absence-autopilot",
    "terms-quiet-stops": "time-control-quiet-stops",
    "terms-vacation": "time-control-vacation",
    "terms-patience": "time-control-patience",
    "table-stand-in": "table-autopilot-begins",
    "table-person-gone-stand-in": "table-person-gone-autopilot",
    "table-undo-granted": "table-undo-approved",
    "table-nobody-to-grant": "table-nobody-to-approve",
    "table-undone-ruled": "table-undone-by-manager",
    "table-undone-ruled-all": "table-undone-by-manager-all",
    "table-moved-ruled": "table-moved-by-manager",
    "table-ended-ruled": "table-ended-by-manager",
    "table-seat-ruled": "table-seat-by-manager",
    "edo-told-ride": "edo-log-travel",
}
BEGINNINGS = {"edo-told-": "edo-log-", "py-told-": "py-log-", "nm-told-": "nm-log-"}


def upgrade() -> None:
    op.execute("ALTER TABLE proposals RENAME COLUMN terms TO time_control")
    # The texts are JSON without spaces between its parts; a quotation mark within a text has a backslash.
    # Facts stand in messages that wait to be sent, and in the results of the requests of the last day.
    texts = [
        *((f'"key":"{old}"', f'"key":"{new}"') for old, new in KEYS.items()),
        *((f'"key":"{old}', f'"key":"{new}') for old, new in BEGINNINGS.items()),
    ]
    for old, new in texts:
        _replace("outbox", "payload", old, new)
        _replace("seen", "result", old, new)
    _replace("outbox", "payload", '"terms":', '"time_control":')


def _replace(table: str, column: str, old: str, new: str) -> None:
    op.execute(
        sa.text(
            f"UPDATE {table} SET {column} = replace({column}, :old, :new) WHERE {column} LIKE :holds"
        ).bindparams(old=old, new=new, holds=f"%{old}%")
    )
