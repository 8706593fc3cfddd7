"""What an older version stored under older names is still there."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from sqlalchemy import Connection, MetaData, Table, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.fairness.record import Handover, TimeControlRecord
from bot.match.outbox import messages
from bot.match.outbox.messages import Notice
from bot.match.outbox.posted import Request
from bot.match.timing.clock import TimeControl, read_time_control
from bot.store import Store, due, matches, outbox, plans, proposals, steps
from bot.store.engine import make_engine, read_url
from bot.store.migrate import upgrade
from bot.store.schema import calls
from tests.conftest import BOTH

ROWS: dict[str, list[dict[str, object]]] = {
    "persons": [{"user": 11, "name": "Ann"}],
    "matches": [
        {
            "id": 7,
            "uid": "a" * 16,
            "game": "ferry",
            "options": "{}",
            "state": "running",
            "seats": 2,
            "post": 5,
            "position": 41,
            "terms": '{"clock":"turn","turn":86400000,"absence":"stand_in"}',
        }
    ],
    "seats": [{"match": 7, "seat": 1, "user": 11, "duty": 12, "awaited": True, "stand_in": True}],
    "drafts": [{"match": 7, "seat": 1, "duty": 12, "moves": '["x"]'}],
    "asks": [
        {"match": 7, "kind": "extend", "seat": 1, "value": 3, "since": 4, "granted": "[0]"},
        {"match": 7, "kind": "ruled", "seat": 0, "value": 99, "since": 0, "granted": "[]"},
        {"match": 7, "kind": "undo", "seat": 1, "value": 2, "since": 41, "granted": "[]"},
    ],
    "calls": [{"match": 7, "message": 61, "channel": 5, "about": "extend:1"}],
    "seen": [{"key": "k", "result": '{"seat":1,"outcome":"granted"}', "at": 0}],
    "due": [{"match": 7, "kind": "stand_in", "seat": 1, "at": 9}],
    "outbox": [
        {
            "match": 7,
            "kind": "notice",
            "lane": "c7",
            "nonce": "n" * 20,
            "state": "pending",
            "payload": json.dumps(
                {"fact": {"key": "table-paused", "args": {"text": '"about":"extend:'}}, "about": "extend:1"}
            ),
        }
    ],
}


def fill(db: Connection) -> None:
    """Bring an empty database to the form 0008, with one row of each kind."""
    upgrade(db, "0008")
    metadata = MetaData()
    for name, rows in ROWS.items():
        table = Table(name, metadata, autoload_with=db)
        for row in rows:
            needed = {
                column.name: "" if column.type.python_type is str else column.type.python_type()
                for column in table.columns
                if not column.nullable and column.name not in row and column.name != "id"
            }
            db.execute(table.insert().values({**needed, **row}))


@asynccontextmanager
async def upgraded(url: str) -> AsyncIterator[AsyncConnection]:
    """The database in the hands of this version."""
    engine = make_engine(read_url(url), 1.0)
    async with engine.begin() as db:
        if db.dialect.name == "postgresql":
            await db.execute(text("DROP SCHEMA public CASCADE"))
            await db.execute(text("CREATE SCHEMA public"))
        await db.run_sync(fill)
    await engine.dispose()
    store = await Store.open(url)
    try:
        async with store.read() as db:
            yield db
    finally:
        await store.close()


@pytest.mark.parametrize("database_url", BOTH, indirect=True)
async def test_the_new_names_have_the_old_values(database_url: str) -> None:
    async with upgraded(database_url) as db:
        match = await matches.find(db, 7)
        assert match is not None
        assert match.public_version == 41
        assert read_time_control(match.time_control) == TimeControl(
            "turn", turn=86_400_000, absence="autopilot"
        )
        (seat,) = await matches.seats_of(db, 7)
        assert (seat.turn_token, seat.autopilot) == (12, True)
        assert await plans.draft(db, 7, 1, 12) == ("x",)
        assert await proposals.of_match(db, 7) == [
            proposals.ProposalRow(proposals.ASSIGNED, 0, 99, 0, ()),
            proposals.ProposalRow(proposals.MORE_TIME, 1, 3, 4, (0,)),
            proposals.ProposalRow(proposals.UNDO, 1, 2, 41, ()),
        ]
        assert (await db.execute(select(calls.c.about))).scalars().all() == ["more_time:1"]
        assert await due.ripe(db, 10, 5) == [due.DueRow(7, due.AUTOPILOT, 1, 9)]
        assert await steps.remembered(db, "k") == '{"seat":1,"outcome":"approved"}'
        (row,) = await outbox.unfinished(db, 7)
        notice = messages.read(row)
        assert isinstance(notice, Notice)
        assert notice.purpose == Request("more_time:1")
        assert notice.said.args["text"] == '"about":"extend:', "what people wrote is left alone"
        assert row.partition_key == "c7"


def test_the_form_of_a_file_stays() -> None:
    """Another installation, older or newer, reads what this one hands over."""
    rules = TimeControl("turn", turn=5, absence="autopilot")
    assert msgspec.to_builtins(TimeControlRecord.of(rules)) == {
        "clock": "turn",
        "turn": 5,
        "absence": "stand_in",
    }
    assert TimeControlRecord.of(rules).value == rules
    names = {field.encode_name for field in msgspec.structs.fields(Handover)}
    assert {"terms", "sitting"} <= names
