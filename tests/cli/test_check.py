"""`check` says before an upgrade which running match would not go on."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.check import Checked, check
from tests.match.app import ALL, open_app


async def two_matches(file: Path) -> list[int]:
    async with open_app(file) as app:
        found = []
        for game in ("ferry", "golden_horn"):
            match = (await app.start(game, 3)).match
            await app.at_random(match, random.Random(1), 8)
            found.append(match)
        await app.lobby("ferry", 2)
    return found


def checked(file: Path, **games: object) -> list[Checked]:
    return list(check(f"sqlite:///{file}", ALL | games))  # type: ignore[arg-type]


def changed(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(statement)


async def test_all_in_order(tmp_path: Path) -> None:
    file = tmp_path / "db.sqlite"
    matches = await two_matches(file)
    before = file.read_bytes()
    found = checked(file)
    assert [one.match for one in found] == matches
    assert not any(one.fault or one.note for one in found)
    assert all(one.steps > 8 for one in found)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("update matches set rules_version = 99 where id = 1", "version 99 of the rules"),
        ("update matches set game = 'chess' where id = 1", "not installed"),
        (
            "update steps set move = 'X.99' where match = 1 and n = 3",
            "standing step 3 would not be a legal move",
        ),
        ("update snapshots set state = '{}' where match = 1", "saved position cannot be read"),
        ("delete from steps where match = 1 and n > 2", "does not lead to the saved position"),
        (
            "update steps set move = 'undo.500' where match = 1 and n = 3",
            "takes back more steps than there are",
        ),
    ],
)
async def test_what_would_not_go_on(tmp_path: Path, statement: str, said: str) -> None:
    file = tmp_path / "db.sqlite"
    await two_matches(file)
    changed(file, statement)
    first, second = checked(file)
    assert said in first.fault
    assert said in str(first)
    assert not second.fault


async def test_changed_component_data_is_told(tmp_path: Path) -> None:
    file = tmp_path / "db.sqlite"
    await two_matches(file)
    changed(file, "update matches set data_fingerprint = 'other' where id = 2")
    first, second = checked(file)
    assert (first.note, second.fault) == ("", "")
    assert "component data have changed" in second.note


async def test_rules_that_break_are_a_finding(tmp_path: Path) -> None:
    file = tmp_path / "db.sqlite"
    await two_matches(file)

    class Broken:
        def __getattr__(self, name: str) -> object:
            if name == "start":
                return _fail
            return getattr(ALL["golden_horn"], name)

    def _fail(*_: object) -> Callable[[], None]:
        raise ZeroDivisionError

    _, second = checked(file, golden_horn=Broken())
    assert "the rules fail" in second.fault
