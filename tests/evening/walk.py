"""The walk through an evening: all scenarios are played, and what was shown is looked at."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.sandbox.actions import ClientRefusal
from tests.evening.checks import check_all
from tests.evening.evening import Evening, evening
from tests.evening.happenings import HAPPENINGS
from tests.evening.page import write_page
from tests.evening.scenarios import Scenario
from tests.evening.sheets import write_sheets
from tests.evening.tables import Stuck, Table, opened
from tests.evening.turns import take

AT_ONCE: Final = 3
"""Matches that are played at the same time."""
TRIES: Final = 4
BROKEN_OFF: Final = (AssertionError, ClientRefusal, TimeoutError, KeyError, Stuck)
"""What an act may end with while the bot is killed."""


class Walked:
    """What came of a walk: the matches, and what went wrong on the way."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.faults: list[str] = []


async def walk(folder: Path, scenarios: Sequence[Scenario]) -> Walked:
    """Play all matches, and give what was shown to all checks."""
    walked = Walked()
    async with evening(folder) as place:
        places = asyncio.Semaphore(AT_ONCE)
        for scenario in scenarios:
            place.lobby(scenario.locale)

        async def play(scenario: Scenario) -> None:
            async with places:
                began = time.monotonic()
                try:
                    await _live(place, scenario, walked)
                except (*BROKEN_OFF, StopIteration) as error:
                    walked.faults.append(f"{scenario.name}: {type(error).__name__}: {error}")
                print(f"{scenario.name}: {time.monotonic() - began:.0f} s", flush=True)

        await asyncio.gather(*map(play, scenarios))
        walked.faults += check_all(place)
    for table in walked.tables:
        write_sheets(folder, table.scenario.name, place.record.of(table.number))
    write_page(folder, place.record, walked.tables, walked.faults)
    return walked


async def _live(place: Evening, scenario: Scenario, walked: Walked) -> None:
    """One match, from its lobby to its end."""
    table = await opened(place.outside, place.record, place.hours, scenario, place.lobby(scenario.locale))
    walked.tables.append(table)
    while scenario.turns is None or table.turns < scenario.turns:
        ready = await table.ready()
        if not ready:
            break
        if table.rng.random() < 0.8:
            await table.delivered()
        seat, person = table.rng.choice(ready)
        await _act(place, table, seat, person)
        happening = scenario.happenings.get(table.turns)
        if happening is not None and table.happened < table.turns:
            table.happened = table.turns
            await HAPPENINGS[happening](place, table, person)
    await table.delivered()


async def _act(place: Evening, table: Table, seat: int, person: object) -> None:
    """A turn; anew if the bot was killed meanwhile."""
    for tries in range(TRIES):
        await place.up.wait()
        kills = len(place.kills)
        try:
            await take(table, seat, person)  # type: ignore[arg-type]
            return
        except BROKEN_OFF:
            if (kills == len(place.kills) and place.up.is_set()) or tries == TRIES - 1:
                raise
            return
