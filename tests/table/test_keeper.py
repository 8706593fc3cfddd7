"""What the loop that looks for moments does when something is in its way."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.core import Score
from bot.store import matches
from bot.table import Tables
from bot.table.keeper import Keeper
from bot.table.spans import DAY, HOUR, MINUTE
from bot.table.terms import Terms
from tests.table.house import House, open_house, tokens
from tests.table.test_time import started
from tests.toy import FERRY, Ferry

A_DAY = Terms(clock="turn", turn=DAY, absence="wait")


async def deadline(house: House, match: int) -> int:
    (found,) = [one.deadline for one in (await house.tables.brief(match)).players if one.deadline]
    return found


async def run(keeper: Keeper) -> None:
    """Until it has nothing to do."""
    running = asyncio.create_task(keeper.run())
    await asyncio.sleep(0.3)
    keeper.stop()
    await running


async def test_a_game_that_is_gone_stops_no_clock_but_its_own(tmp_path: Path) -> None:
    async with open_house(tmp_path / "t.sqlite") as house:
        await house.start("pyramids")
        match = (await started(house, A_DAY)).match
        await house.tables.beat()
        before = await deadline(house, match)
        house.clock.on(3 * HOUR / 1000)
        few = Tables(house.store, {FERRY.key: FERRY}, house.clock, tokens("few"))
        await run(Keeper(few))
        assert await deadline(house, match) == before + 3 * HOUR
        await few.idle()


async def test_much_to_do_is_no_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path / "t.sqlite") as house:
        match = (await started(house, A_DAY)).match
        before = await deadline(house, match)
        left = [1, 1, 1]

        async def slow(keeper: Keeper) -> int:
            house.clock.on(20 * MINUTE / 1000)
            return left.pop() if left else 0

        monkeypatch.setattr(Keeper, "step", slow)
        await run(Keeper(house.tables))
        await house.tables.beat()
        assert await deadline(house, match) == before


async def test_a_result_that_cannot_be_counted_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(rules: Ferry, state: object) -> Score:
        raise KeyError("a position of older rules")

    async with open_house(tmp_path / "t.sqlite") as house:
        match = (await started(house, A_DAY)).match
        old = (await house.start()).match
        async with house.store.write() as db:
            await matches.note(db, old, state="over", ended_at=1)
        monkeypatch.setattr(Ferry, "score", broken)
        house.clock.on(DAY / 1000)
        await run(Keeper(house.tables))
        assert "table-time-out-wait" in [job.fact.key for job in await house.sent("notice") if job.fact]
        assert (await house.tables.brief(match)).state == "running"
