"""A thousand days of play in all games on offer, with leavers, resigners, private tables and an event of 32
people: no ping wrong, missing or doubled, no table stuck, no rating for nothing."""

from __future__ import annotations

import pytest

from bot.games.registry import GAMES
from bot.match.timing.clock import DAY, HOUR
from bot.store import Store
from tests.long import LONG
from tests.match.long_events import Years
from tests.match.long_run import SLEEP_IN_EUROPE, quick_autopilot

__all__ = ["quick_autopilot"]

DAYS = 1000
LEAST = {
    "moves": 300,
    "pings": 300,
    "table-reminder-until": 100,
    "table-reminder": 10,
    "table-time-out-substitute": 5,
    "table-autopilot-begins": 5,
    "replaced": 5,
    "back": 1,
    "paused": 10,
    "extended": 10,
    "undone": 10,
    "vacations": 5,
    "deadlines counted": 5,
    "reminded with closed box": 5,
    "clocks forward in a turn": 2,
    "clocks back in a turn": 2,
    "downtimes": 2,
    "set back": 2,
    "resigned": 5,
    "resigned twice": 5,
    "offered": 10,
    "private": 5,
    "leaked links": 5,
    "with a statue": 2,
    "looked whether it goes on": 100,
    "event tables": 28,
    "threads": 28,
    "called from abroad": 10,
    "too few": 1,
    "dropped out": 2,
    "cards": 10,
    "ratings of statues": 10,
    "turn of a statue": 10,
    **{f"turn of a {kind}": 20 for kind in ("prompt", "late", "forgetful", "traveller", "ghost")},
    **{f"game {game}": 1 for game in GAMES},
}


@pytest.mark.timeout(900)
@pytest.mark.usefixtures("quick_autopilot")
@LONG
async def test_a_thousand_days() -> None:
    store = await Store.open("sqlite://")
    try:
        sim = Years(store, 17)
        await sim.settle_in()
        begun = sim.now
        sim.plan(begun + 20 * DAY, "travel", 4)
        for day, what, args in (
            (101, "restarted", ()),
            (200, "downtime", (7,)),
            (350, "set_back", (3,)),
            (500, "restarted", ()),
            (520, "set_back", (26,)),
            (640, "downtime", (2,)),
        ):
            sim.plan(begun + day * DAY + 5 * HOUR, what, *args)
        for week in range(1, DAYS // 7):
            sim.plan(begun + week * 7 * DAY, sim.rng.choice(["pause", "extend", "extend"]))
            sim.plan(begun + week * 7 * DAY + 3 * HOUR, "look_at_statues")
            if week % 2:
                sim.plan(begun + week * 7 * DAY + DAY, sim.rng.choice(["resign", "leave", "leave"]))
        for day in (120, 330, 470, 690):
            sim.plan(begun + day * DAY, "meet_in_private")
        for day in range(begun, begun + DAYS * DAY, DAY):
            if SLEEP_IN_EUROPE[0].shifted(day, day + DAY):
                sim.plan(day, "meet_before_the_clocks_change")
        sim.plan(begun + 250 * DAY, "hold_event")
        sim.plan(begun + 256 * DAY, "drop_out")
        await sim.until(begun + DAYS // 2 * DAY, sorted(GAMES), 2)
        await sim.until(begun + DAYS * DAY, sorted(GAMES), 1)
        await sim.look_at_statues()
        assert sim.faults == []
        event = await sim.result()
        assert event.state == "over"
        assert len(event.standings) == 32
        assert all(one.ranks for one in event.tables)
        # All of it happened, and often enough to count.
        rare = {what: (sim.tally[what], least) for what, least in LEAST.items() if sim.tally[what] < least}
        assert rare == {}
    finally:
        await store.close()
