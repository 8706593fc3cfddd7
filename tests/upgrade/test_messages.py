"""Messages that wait in the outbox of an older version are still sent, each once."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from bot.core import fact
from bot.match.outbox import messages
from bot.match.outbox.messages import (
    Board,
    Digest,
    FinalBoard,
    Hand,
    LobbyCard,
    Message,
    Notice,
    Parcel,
    Refresh,
    RemoveButtons,
    StartedCard,
)
from bot.match.outbox.posted import Earlier, Invitation, Reminder, Request
from bot.store import Store, outbox
from bot.store.migrate import upgrade
from tests.upgrade.test_upgrade import kept, one, opened

__all__ = ["kept"]

PAUSED = {"key": "table-paused"}
ROWS: tuple[tuple[str, dict[str, Any], Message], ...] = (
    (
        "board",
        {
            "pings": [[0, 4], [1, -1]],
            "since": 7,
            "first": True,
            "position": 3,
            "older": [{"nonce": "a" * 20, "at": 5, "pings": [[0, 4]], "since": 6}],
            "tries": 2,
            "refusals": 1,
        },
        Board(
            pings=((0, 4), (1, -1)),
            since=7,
            first=True,
            public_version=3,
            earlier=(Earlier("a" * 20, 5, ((0, 4),), 6),),
            tries=2,
            refusals=1,
        ),
    ),
    ("final", {"since": 9, "position": 4}, FinalBoard(since=9)),
    ("parcel", {"message": 12}, Parcel(message=12)),
    ("lobby", {}, LobbyCard()),
    ("card", {"message": 12, "channel": 13}, StartedCard(message=12, channel=13)),
    ("refresh", {"position": 8}, Refresh(public_version=8)),
    ("strip", {"message": 12, "channel": 13}, RemoveButtons(message=12, channel=13)),
    (
        "strip",
        {"message": 12, "channel": 13, "delete": True, "fact": PAUSED},
        RemoveButtons(message=12, channel=13, delete=True, outcome=fact("table-paused")),
    ),
    ("hand", {"tries": 1}, Hand(seat=1, tries=1)),
    ("digest", {}, Digest()),
    ("notice", {"fact": PAUSED}, Notice(said=fact("table-paused"))),
    (
        "notice",
        {"fact": PAUSED, "pings": [[2, -1]]},
        Notice(said=fact("table-paused"), pings=((2, -1),)),
    ),
    (
        "notice",
        {"fact": PAUSED, "pings": [[2, 5]], "bound": [2, 5]},
        Notice(said=fact("table-paused"), pings=((2, 5),), purpose=Reminder(2, 5)),
    ),
    (
        "notice",
        {"fact": PAUSED, "pings": [[1, -1]], "about": "undo:0"},
        Notice(said=fact("table-paused"), pings=((1, -1),), purpose=Request("undo:0")),
    ),
    (
        "notice",
        {"fact": PAUSED, "instead": {"key": "table-back"}, "to": [[2, -1]]},
        Notice(said=fact("table-paused"), purpose=Invitation(2, fact("table-back"))),
    ),
)


@pytest.fixture
def at_0008(kept: Path) -> Path:
    """The old database, as it was before messages had a form for each kind."""
    engine = create_engine(f"sqlite:///{kept}")
    with engine.begin() as db:
        upgrade(db, "0008")
    engine.dispose()
    return kept


def add(file: Path, match: int, kind: str, payload: dict[str, Any], number: int, **columns: object) -> None:
    values: dict[str, object] = {
        "match": match,
        "kind": kind,
        "lane": f"c{match}",
        "seat": 1 if kind == "hand" else None,
        "payload": json.dumps(payload),
        "state": "pending",
        "attempts": 0,
        "due": 0,
        "created_at": 0,
        "nonce": f"{number:020}",
        **columns,
    }
    with closing(sqlite3.connect(file)) as db, db:
        names = ", ".join(f'"{name}"' for name in values)
        marks = ", ".join("?" for _ in values)
        db.execute(f"insert into outbox ({names}) values ({marks})", list(values.values()))


async def test_every_kind_is_read(at_0008: Path) -> None:
    match = one("nothing of it is delivered yet").match
    with closing(sqlite3.connect(at_0008)) as file, file:
        file.execute("delete from outbox")
    for number, (kind, payload, _) in enumerate(ROWS):
        add(at_0008, match, kind, payload, number)
    store = await Store.open(f"sqlite:///{at_0008}")
    try:
        async with store.read() as db:
            rows = await outbox.unfinished(db, match)
    finally:
        await store.close()
    found = [messages.read(row) for row in rows]
    assert found == [message for *_, message in ROWS]
    assert [row.kind for row in rows] == [message.kind for message in found]
    assert {row.partition_key for row in rows} == {f"c{match}"}


async def test_what_waits_is_sent_once(at_0008: Path) -> None:
    match = one("two seats, on its way").match
    add(at_0008, match, "notice", {"fact": PAUSED}, 1)
    add(at_0008, match, "strip", {"message": 12, "channel": 13}, 2, lane=f"s{match}")
    add(at_0008, match, "board", {"position": 1, "since": 1}, 3)
    async with opened(at_0008) as app:
        jobs = [job for job in await app.sent() if job.match == match]
        assert sorted(job.kind for job in jobs) == ["board", "notice", "remove_buttons"]
        assert [job for job in await app.sent() if job.match == match] == []
        async with app.store.read() as db:
            assert await outbox.depth(db) == (0, None)
