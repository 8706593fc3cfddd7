"""What an evening holds, in every game; and that what is planned really happens."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.core import AnyRules
from bot.games.registry import GAMES
from tests.evening import walk
from tests.evening.evening import Evening
from tests.evening.happenings import HAPPENINGS
from tests.evening.scenarios import MODULES, QUICK, WHOLE, Scenario
from tests.evening.tables import Table


@pytest.mark.parametrize("game", list(GAMES))
def test_whole(game: str) -> None:
    rules: AnyRules = GAMES[game]
    scenarios = [one for one in WHOLE if one.game == game]
    alone = {one.computers for one in scenarios if one.alone}
    assert alone == {1, 2, max(rules.seats) - 1}
    assert {one.persons for one in scenarios if not one.computers} == {3, max(rules.seats)}
    happenings = Counter(name for one in scenarios for name in one.happenings.values())
    assert set(happenings) == set(HAPPENINGS)
    assert all(one.turns is None for one in scenarios), "all are played to their ends"
    assert {one.locale for one in scenarios} >= {"en-US", "pl", "de"}


def test_all_modules_of_edo() -> None:
    modules = {one.partition("=")[0] for one in MODULES["edo"].split()}
    assert modules == {one.key for one in GAMES["edo"].options}
    assert sum(one.options == MODULES["edo"] for one in WHOLE) >= 3


def test_quick() -> None:
    assert {one.game for one in QUICK} == set(GAMES)


async def test_what_is_planned_is_tried_until_it_comes_to_something() -> None:
    tried: list[int] = []

    async def undo(*_: object) -> bool:
        tried.append(table.turns)
        return len(tried) > 1

    scenario = Scenario("one", "golden_horn", happenings={2: "undo", 3: "undo"})
    table: Any = SimpleNamespace(scenario=scenario, turns=0, happened=0, tried=0, faults=[])
    place: Any = SimpleNamespace(steady=asyncio.Lock())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(walk, "HAPPENINGS", {"undo": undo})
        for turns in (1, 2, 2, 3):
            table.turns = turns
            await walk._happen(cast(Evening, place), cast(Table, table), cast(Any, None))
    assert tried == [2, 3]
    walk._note_what_did_not_happen(cast(Table, table))
    assert table.faults == ["undo: it came to nothing"]
