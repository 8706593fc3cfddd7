"""Messages of the outbox: one form for each kind, and partition keys"""

import json
from typing import Any

from alembic import op
import sqlalchemy as sa


revision = "0009"
down_revision = "0008"

OUTBOX = sa.table(
    "outbox",
    sa.column("id", sa.BigInteger),
    sa.column("kind", sa.Text),
    sa.column("seat", sa.SmallInteger),
    sa.column("payload", sa.Text),
)


def message(kind: str, seat: int | None, old: dict[str, Any]) -> dict[str, Any]:
    """A message in its new form. Until now all kinds had one form, with the fields of all of them."""

    def kept(*names: str, **renamed: str) -> dict[str, Any]:
        fields = {name: name for name in names} | {new: was for new, was in renamed.items()}
        return {new: old[was] for new, was in fields.items() if old.get(was) is not None}

    new = {"kind": kind, **kept("refusals")}
    if kind == "board":
        new |= kept("pings", "since", "first", "tries", public_version="position", earlier="older")
    elif kind == "final":
        new |= kept("since", "first", "tries", earlier="older")
    elif kind == "hand":
        new |= {"seat": seat, **kept("tries", earlier="older")}
    elif kind == "parcel":
        new |= kept("message")
    elif kind == "card":
        new |= kept("message", "channel")
    elif kind == "refresh":
        new |= kept(public_version="position")
    elif kind == "remove_buttons":
        new |= kept("message", "channel", "delete", outcome="fact")
    elif kind == "notice":
        new |= kept("pings", said="fact")
        turns = [ping for ping in (old.get("bound"), *old.get("pings", ())) if ping and ping[1] >= 0]
        if old.get("about"):
            new["purpose"] = {"type": "request", "about": old["about"]}
        elif turns:
            new["purpose"] = {"type": "reminder", "seat": turns[0][0], "turn_token": turns[0][1]}
        elif old.get("instead"):
            to = old.get("to") or [[0, -1]]
            new["purpose"] = {"type": "invitation", "sender": to[0][0], "unheard": old["instead"]}
    return new


def upgrade() -> None:
    op.drop_index("ix_outbox_lane_state_id", "outbox")
    op.execute("ALTER TABLE outbox RENAME COLUMN lane TO partition_key")
    op.create_index("ix_outbox_partition_key_state_id", "outbox", ["partition_key", "state", "id"])
    op.execute("UPDATE outbox SET kind = 'remove_buttons' WHERE kind = 'strip'")
    db = op.get_bind()
    for row in db.execute(sa.select(OUTBOX)).all():
        payload = json.dumps(message(row.kind, row.seat, json.loads(row.payload)), ensure_ascii=False, separators=(",", ":"))
        db.execute(sa.update(OUTBOX).where(OUTBOX.c.id == row.id).values(payload=payload))
