"""Who waits for an answer is attended to: acknowledged in time, and told while the store does not answer."""

from __future__ import annotations

import asyncio

import pytest

from bot.core import Fact
from bot.match.changing.context import AWAITED
from bot.runtime import tasks
from bot.runtime.tasks import Answering
from cogs.framework import guard
from cogs.framework.call import AnsweredElsewhere
from cogs.framework.guard import attended


class Asked:
    def __init__(self, *, silent: bool, elsewhere: bool = False) -> None:
        self.silent, self.elsewhere = silent, elsewhere
        self.seen: list[str] = []
        self.happened = asyncio.Event()

    async def unanswered(self, seconds: float) -> bool:
        self._note("looked")
        return self.silent

    async def acknowledge(self) -> None:
        self._note("acknowledged")
        if self.elsewhere:
            raise AnsweredElsewhere

    async def tell_waiting(self, said: Fact) -> None:
        self._note(said.key)

    async def end_waiting(self) -> None:
        self._note("ended")

    def _note(self, what: str) -> None:
        self.seen.append(what)
        if what in ("looked", "table-storage-waits"):
            self.happened.set()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "FIRST", 0.0)


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_a_store_that_is_silent(elsewhere: bool) -> None:
    asked = Asked(silent=True, elsewhere=elsewhere)
    async with attended(asked):
        assert AWAITED.get()
        await asked.happened.wait()
        await asyncio.sleep(0)
    assert asked.seen == ["acknowledged", "looked", "table-storage-waits", "ended"]
    assert not AWAITED.get()


async def test_a_store_that_answers() -> None:
    """The work takes long for another reason; nobody speaks of the store."""
    asked = Asked(silent=False)
    async with attended(asked):
        await asked.happened.wait()
    assert asked.seen == ["acknowledged", "looked", "ended"]


async def test_an_answer_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "FIRST", 3600.0)
    asked = Asked(silent=True)
    async with attended(asked):
        await asyncio.sleep(0)
    assert asked.seen == ["ended"]


async def test_work_begins_when_all_are_acknowledged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is acknowledged waits for the others, also for one that ends without a response."""
    monkeypatch.setattr(tasks, "OTHERS", 3600.0)
    answering, seen = Answering(), list[str]()

    async def answer(interaction: int, *, responds: bool) -> None:
        with answering.one(interaction):
            await asyncio.sleep(0)  # what is read before the first response
            seen.append(f"first {interaction}")
            if responds:
                answering.responded(interaction)
                await answering.others()
                seen.append(f"work {interaction}")

    await asyncio.gather(answer(1, responds=True), answer(2, responds=True), answer(3, responds=False))
    assert seen == ["first 1", "first 2", "first 3", "work 1", "work 2"]


async def test_nobody_waits_long_for_an_acknowledgement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "OTHERS", 0.0)
    answering = Answering()
    with answering.one(1):
        answering.responded(1)
        await answering.others()  # all have responded
        task = asyncio.create_task(_silent(answering))
        await asyncio.sleep(0)
        await answering.others()  # one has not
        task.cancel()


async def _silent(answering: Answering) -> None:
    with answering.one(2):
        await asyncio.Event().wait()
