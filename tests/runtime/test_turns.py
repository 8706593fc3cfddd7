"""Turns of those who ask: a few at once, nobody waits for all that another wants, and not too many wait."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime.turns import Crowded, Turns, asking


class Line:
    """Those who stand in line, and the order in which their turns begin."""

    def __init__(self, turns: Turns) -> None:
        self.turns, self.begun, self.refused = turns, list[str](), list[str]()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._ends: dict[str, asyncio.Event] = {}

    async def join(self, *names: str) -> None:
        """Each asker is called by the first letter of the name."""
        for name in names:
            self._ends[name] = asyncio.Event()
            with asking(name[0]):
                self.tasks[name] = asyncio.create_task(self._take(name))
            await settled()

    async def _take(self, name: str) -> None:
        try:
            async with self.turns.turn():
                self.begun.append(name)
                await self._ends[name].wait()
        except Crowded:
            self.refused.append(name)

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await settled()

    async def end_all(self) -> None:
        while left := [name for name in self.begun if not self._ends[name].is_set()]:
            await self.end(left[0])


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_who_asks_for_much_keeps_nobody_waiting_for_all_of_it() -> None:
    line = Line(Turns(1, 10))
    await line.join("a1", "a2", "a3", "a4", "b1", "c1", "b2")
    assert line.begun == ["a1"]
    assert line.turns.waiting == 6
    await line.end_all()
    assert line.begun == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]
    assert line.turns.waiting == 0


async def test_only_so_many_are_at_it() -> None:
    line = Line(Turns(2, 10))
    await line.join("a1", "b1", "c1", "d1")
    assert line.begun == ["a1", "b1"]
    await line.end("b1")
    assert line.begun == ["a1", "b1", "c1"]
    await line.end_all()
    await line.join("e1", "f1", "g1")
    assert line.begun == ["a1", "b1", "c1", "d1", "e1", "f1"], "both places are free again, and no third"
    await line.end_all()


async def test_where_too_many_wait_those_who_ask_for_most_are_sent_away() -> None:
    line = Line(Turns(1, 4))
    await line.join("a1", "a2", "a3", "a4", "a5", "a6")
    assert line.refused == ["a6"]
    await line.join("b1", "b2", "c1")
    assert line.refused == ["a6", "a5", "a4", "a3"]
    assert line.turns.waiting == 4
    await line.end_all()
    assert line.begun == ["a1", "a2", "b1", "c1", "b2"]


async def test_who_gives_up_leaves_nothing_behind() -> None:
    line = Line(Turns(1, 10))
    await line.join("a1", "b1", "c1")
    line.tasks["b1"].cancel()
    await settled()
    assert line.turns.waiting == 1
    line.tasks["c1"].cancel()
    await line.end("a1")  # the turn comes to c1 in the same moment in which it gives up
    assert line.turns.waiting == 0
    await line.join("d1")
    assert line.begun == ["a1", "d1"]
    await line.end_all()


async def test_a_failure_ends_a_turn() -> None:
    turns = Turns(1, 0)

    async def fail() -> None:
        async with turns.turn():
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with turns.turn():
        with pytest.raises(Crowded):
            await fail()
