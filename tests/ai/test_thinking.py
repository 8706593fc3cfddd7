"""Where computers think: in processes that may die, be slow, or be told to stop."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.ai.budget import Budget
from bot.ai.players import choose_turn
from bot.ai.thinking import GivenUp, Inside, Question, Workers
from bot.core import CHANCE, AnyRules, complete_options
from bot.games.registry import GAMES
from tests.long import LONG
from tests.toy import FERRY, Ferry


class Slow(Ferry):
    """Rules that take their time."""

    def apply(self, state: Any, seat: int, move: Any) -> Any:
        time.sleep(0.002)
        return super().apply(state, seat, move)


class Stuck(Ferry):
    """Rules that hang."""

    def moves(self, state: Any, seat: int) -> Any:
        time.sleep(60)
        return super().moves(state, seat)


def question(rules: AnyRules = FERRY, level: str = "random") -> Question:
    state = rules.start(2, complete_options(rules.options, {}))
    while CHANCE in rules.to_act(state):
        state = rules.apply(state, CHANCE, next(iter(rules.moves(state, CHANCE))))
    return Question(rules, state, rules.to_act(state)[0], level, "seed")


@pytest.fixture
async def thinkers() -> AsyncIterator[Workers]:
    made = Workers(1)
    yield made
    await made.close()
    assert made.processes == []


async def test_a_worker_chooses_what_the_player_would(thinkers: Workers) -> None:
    for rules in (FERRY, GAMES["golden_horn"]):
        asked = question(rules)
        want = choose_turn(rules, asked.state, asked.seat, "random", "seed")
        assert await thinkers.think(asked) == want
        assert await Inside().think(asked) == want
    assert len(thinkers.processes) == 1
    assert thinkers.processes != [os.getpid()]


async def test_a_worker_that_is_killed_is_replaced(thinkers: Workers) -> None:
    await thinkers.think(question())
    thinking = asyncio.create_task(thinkers.think(question(Slow(), "hard")))
    await asyncio.sleep(0.1)
    os.kill(thinkers.processes[0], signal.SIGKILL)
    with pytest.raises(GivenUp):
        await thinking
    assert (await thinkers.think(question())).moves


async def test_who_is_not_waited_for_stops(thinkers: Workers) -> None:
    await thinkers.think(question())
    [process] = thinkers.processes
    thinking = asyncio.create_task(thinkers.think(question(Slow(), "hard")))
    await asyncio.sleep(0.1)
    thinking.cancel()
    await asyncio.gather(thinking, return_exceptions=True)
    assert (await thinkers.think(question())).moves
    assert thinkers.processes == [process], "a process that stops is not lost"


async def test_a_worker_that_hangs_is_given_up() -> None:
    thinkers = Workers(1, timeout=0.3)
    try:
        with pytest.raises(GivenUp):
            await thinkers.think(Question(Stuck(), question().state, question().seat, "random", "seed"))
        thinkers._timeout = 30
        assert (await thinkers.think(question())).moves
    finally:
        await thinkers.close()


async def test_a_thread_stops_too() -> None:
    thinking = asyncio.create_task(Inside(Budget(nodes=10**9)).think(question(level="hard")))
    await asyncio.sleep(0.05)
    thinking.cancel()
    assert isinstance((await asyncio.gather(thinking, return_exceptions=True))[0], asyncio.CancelledError)


@LONG
async def test_there_are_as_many_processes_as_places() -> None:
    thinkers = Workers(2)
    try:
        asked = [question(Slow(), "random") for _ in range(5)]
        assert all(choice.moves for choice in await asyncio.gather(*map(thinkers.think, asked)))
        assert thinkers.slots == len(thinkers.processes) == 2
    finally:
        await thinkers.close()
