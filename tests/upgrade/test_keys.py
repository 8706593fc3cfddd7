"""Facts that an older version has stored under older keys are still said."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import Connection, MetaData, Table, text

from bot.core import Who, fact
from bot.match.outbox import messages
from bot.match.outbox.messages import Notice
from bot.match.timing.clock import TimeControl, time_control_facts, written
from bot.store import Store, outbox, proposals, steps
from bot.store.engine import make_engine, read_url
from bot.store.migrate import upgrade
from bot.text import words
from tests.conftest import BOTH
from tests.test_docs import ROOT

CHOSEN = TimeControl("reserve", turn=86_400_000, reserve=604_800_000, absence="autopilot", vacation=3)
AMOUNT = {"type": "fact", "key": "time-days", "args": {"days": 2}}
OLD_NOTICES = (
    {
        "key": "table-clock-asked",
        "args": {
            "who": {"type": "who", "seat": 0},
            "terms": [
                {"type": "fact", "key": "terms-clock-reserve", "args": {"turn": AMOUNT, "reserve": AMOUNT}},
                {"type": "fact", "key": "terms-absence-stand-in"},
            ],
            "asked": 5,
        },
    },
    {"key": "table-stand-in", "args": {"who": {"type": "who", "seat": 0}, "seat": 0}},
    {"key": "table-moved-ruled", "args": {"by": '"key":"table-stand-in"'}},
)
PLAYED = {"facts": [{"key": "edo-told-ready", "args": {"who": {"type": "who", "seat": 0}}}]}


def insert(db: Connection, name: str, **row: object) -> None:
    """Insert a row; columns that are needed and not given are empty."""
    table = Table(name, MetaData(), autoload_with=db)
    needed = {
        column.name: "" if column.type.python_type is str else column.type.python_type()
        for column in table.columns
        if not column.nullable and column.name not in row and column.name != "id"
    }
    db.execute(table.insert().values({**needed, **row}))


def fill(db: Connection) -> None:
    if db.dialect.name == "postgresql":
        db.execute(text("DROP SCHEMA public CASCADE"))
        db.execute(text("CREATE SCHEMA public"))
    upgrade(db, "0032")
    insert(db, "matches", id=7, uid="a" * 16, game="ferry", options="{}", state="running", seats=2)
    for number, said in enumerate(OLD_NOTICES):
        payload = json.dumps({"kind": "notice", "said": said}, separators=(",", ":"))
        row = {"match": 7, "kind": "notice", "partition_key": "c7", "state": "pending", "payload": payload}
        insert(db, "outbox", nonce=f"{number:020}", **row)
    insert(db, "seen", key="k", result=json.dumps(PLAYED, separators=(",", ":")), at=1)
    insert(db, "seen", key="note:x", result='{"terms":1}', at=1)
    about = {"match": 7, "kind": proposals.CLOCK, "seat": -1, "value": 0, "since": 5, "approved": "[0]"}
    insert(db, "proposals", **about, terms=written(CHOSEN))


@pytest.mark.parametrize("database_url", BOTH, indirect=True)
async def test_old_keys_are_new_keys(database_url: str) -> None:
    engine = make_engine(read_url(database_url), 1.0)
    async with engine.begin() as db:
        await db.run_sync(fill)
    await engine.dispose()
    store = await Store.open(database_url)
    try:
        async with store.read() as db:
            rows = await outbox.unfinished(db, 7)
            played = json.loads(await steps.remembered(db, "k") or "")
            assert await steps.remembered(db, "note:x") == '{"terms":1}', "files keep their form"
            (proposal,) = await proposals.of_match(db, 7)
    finally:
        await store.close()
    assert proposal.time_control == written(CHOSEN)
    assert played["facts"][0]["key"] == "edo-log-ready"
    notices = [messages.read(row) for row in rows]
    said = [one.said for one in notices if isinstance(one, Notice)]
    assert [one.key for one in said] == [
        "table-clock-asked",
        "table-autopilot-begins",
        "table-moved-by-manager",
    ]
    lines = said[0].args["time_control"]
    assert isinstance(lines, tuple)
    assert {one.key for one in lines if not isinstance(one, (int, str, Who))} < {
        one.key for one in time_control_facts(CHOSEN)
    } | {"time-control-absence-autopilot"}
    assert said[2].args == fact("x", by='"key":"table-stand-in"').args, "what people wrote is left alone"
    for one in said:
        assert words("pl").say(one, ("Ann", "Ben"))


def test_no_text_has_an_old_key() -> None:
    """The words of the glossary are those of the catalogues, too."""
    old = ("terms-", "stand-in", "consent", "granted", "-ruled", "-told-", "-deed-", "-ride")
    found = [
        f"{path}:{number}"
        for path in sorted((ROOT / "bot/text").glob("*/*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if line[:1].isalpha() and any(one in f"-{line.partition(' =')[0]}" for one in old)
    ]
    assert found == []
