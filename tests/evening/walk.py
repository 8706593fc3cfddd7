"""The walk through an evening: all scenarios are played, and what was shown is looked at."""

from __future__ import annotations

import asyncio
import contextlib
import time
import traceback
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from bot.core import Seat
from bot.sandbox.actions import ClientRefusal
from tests.evening.browsing import Visitor, visitor
from tests.evening.checks import check_all
from tests.evening.evening import Evening, evening
from tests.evening.happenings import HAPPENINGS, KILLS
from tests.evening.looks import look, look_back
from tests.evening.noise import MOST, Noise, noise, too_loud
from tests.evening.opening import opened
from tests.evening.page import write_page
from tests.evening.scenarios import EVENING, Scenario
from tests.evening.sheets import write_sheets
from tests.evening.tables import SECONDS, Stuck, Table
from tests.evening.turns import take
from tests.sandbox.person import Scripted

AT_ONCE: Final = 3
"""Matches that are played at the same time."""
WAITS: Final = 0.8
"""How often people wait until all is posted before they act."""
LOOKS: Final = 0.3
"""How often somebody looks around."""
TRIES: Final = 8
"""Turns in a row that may come to nothing."""
BROKEN_OFF: Final = (AssertionError, ClientRefusal, TimeoutError, KeyError, Stuck)
"""What an act may end with while the bot is killed."""


class Walked:
    """What came of a walk: the matches, and what went wrong on the way."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.faults: list[str] = []
        self.noise: dict[str, Noise] = {}
        """By scenario."""


async def walk(folder: Path, scenarios: Sequence[Scenario], *, sheets: bool = True) -> Walked:
    """Play all matches, and give what was shown to all checks. `sheets`: contact sheets are written, too."""
    walked = Walked()
    async with evening(folder) as place, visitor(place, scenarios) as guest:
        places = asyncio.Semaphore(AT_ONCE)
        for scenario in scenarios:
            place.lobby(scenario.locale)

        async def play(scenario: Scenario) -> None:
            async with places:
                began = time.monotonic()
                try:
                    await _live(place, scenario, walked, guest)
                except BROKEN_OFF as error:
                    where = traceback.extract_tb(error.__traceback__)[-3:]
                    told = " < ".join(f"{one.name}:{one.lineno}" for one in reversed(where))
                    walked.faults.append(f"{scenario.name}: {type(error).__name__}: {error} ({told})")
                print(f"{scenario.name}: {time.monotonic() - began:.0f} s", flush=True)

        await asyncio.gather(*map(play, scenarios))
        walked.faults += await check_all(place, walked.tables)
    for table in walked.tables:
        heard = noise(place.record.of(table.number))
        walked.noise[table.scenario.name] = heard
        if table.scenario.alone:
            print(f"{table.scenario.name}: {heard.messages} public messages, {heard.pings} pings", flush=True)
        if table.scenario == EVENING and too_loud(heard):
            walked.faults.append(f"{table.scenario.name}: at most {MOST.messages} and {MOST.pings}")
    for fault in walked.faults:  # the sheets take a while
        print(f"  {fault}", flush=True)
    with ThreadPoolExecutor() as threads:
        written = [
            threads.submit(write_sheets, folder, table.scenario.name, place.record.of(table.number))
            for table in (walked.tables if sheets else ())
        ]
    for sheet in written:
        sheet.result()
    write_page(folder, place.record, walked.tables, walked.faults)
    return walked


async def _live(place: Evening, scenario: Scenario, walked: Walked, guest: Visitor) -> None:
    """One match, from its lobby to its end."""
    async with place.hours.stopped(), place.steady:
        table = await opened(place, scenario)
    walked.tables.append(table)
    while scenario.turns is None or table.turns < scenario.turns:
        ready = await table.ready()
        if not ready:
            break
        if table.rng.random() < WAITS:
            await table.delivered()
        if table.rng.random() < LOOKS:
            async with place.hours.stopped(), place.steady:
                await look(table, table.rng.choice(table.people))
        seat, person = table.rng.choice(ready)
        async with place.hours.stopped():
            await _act(place, table, seat, person)
            await _happen(place, table, person)
        await guest.halfway(table)
    await table.delivered()
    await guest.look(table)
    async with place.hours.stopped(), place.steady:
        await look_back(table)
    _note_what_did_not_happen(table)


async def _happen(place: Evening, table: Table, person: Scripted) -> None:
    """The next thing that the scenario has planned, once its turn is over. What comes to nothing is tried
    again after another turn."""
    coming = list(table.scenario.happenings.items())[table.happened :]
    if not coming or table.turns < coming[0][0] or table.tried == table.turns:
        return
    table.tried, happening = table.turns, coming[0][1]
    async with contextlib.nullcontext() if happening in KILLS else place.steady:
        table.happened += await HAPPENINGS[happening](place, table, person)


def _note_what_did_not_happen(table: Table) -> None:
    """In a match that was played to its end."""
    if table.scenario.turns is None:
        lacking = list(table.scenario.happenings.values())[table.happened :]
        table.faults += [f"{happening}: it came to nothing" for happening in lacking]


async def _act(place: Evening, table: Table, seat: Seat, person: Scripted) -> None:
    """A turn, if it can be taken now: the match may have moved on, or the bot may be killed meanwhile."""
    await place.up.wait()
    began = place.record.clock()
    try:
        if await take(table, seat, person):
            table.idle = 0
            return
    except BROKEN_OFF:
        killed = any(killed > began - SECONDS for killed in place.kills)
        if not killed and not any(at > began for at, _ in place.record.failed):
            raise  # what was not answered in time is a fault of its own: whoever asked tries again
    table.idle += 1
    if table.idle > TRIES:
        raise Stuck(f"{person.name} cannot take a turn")
