"""A thousand days of play in all games on offer: no ping wrong, missing or doubled."""

from __future__ import annotations

import pytest

from bot.games.registry import GAMES
from bot.match.timing.spans import DAY, HOUR
from bot.store import Store
from tests.long import LONG
from tests.match.long_run import Sim, quick_autopilot

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
    "clocks forward in a turn": 1,
    "clocks back in a turn": 1,
    "downtimes": 2,
    "set back": 2,
    **{f"turn of a {kind}": 20 for kind in ("prompt", "late", "forgetful", "traveller", "ghost")},
    **{f"game {game}": 1 for game in GAMES},
}


@pytest.mark.usefixtures("quick_autopilot")
@LONG
async def test_a_thousand_days() -> None:
    store = await Store.open("sqlite://")
    try:
        sim = Sim(store, 15)
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
        await sim.until(begun + DAYS // 10 * DAY, sorted(GAMES), 2)
        await sim.until(begun + DAYS * DAY, sorted(GAMES), 1)
        assert sim.faults == []
        # All of it happened, and often enough to count.
        rare = {what: (sim.tally[what], least) for what, least in LEAST.items() if sim.tally[what] < least}
        assert rare == {}
    finally:
        await store.close()
