"""Requests wait for their slot: never more than Discord allows in a second, and the urgent first."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
import yarl

from bot.runtime.requests import (
    Limiter,
    Outdated,
    OwnSlots,
    Priority,
    Slots,
    Taken,
    only_while,
    priority,
    traced,
)


class Clock:
    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


class Rationed(Slots):
    """Gives what it is told to, and notes what was asked for."""

    def __init__(self, *given: int) -> None:
        self.given, self.asked, self.held = list(given), list[tuple[Priority, int]](), 0.0
        self.more = asyncio.Event()

    def free(self) -> bool:
        return False

    async def take(self, urgency: Priority, wanted: int) -> Taken:
        if not self.given:
            await self.more.wait()
        self.asked.append((urgency, wanted))
        count = min(wanted, self.given.pop(0) if self.given else wanted)
        return Taken((0.0,) * count, 0.0 if count == wanted else 0.001)

    async def hold(self, seconds: float) -> None:
        self.held = seconds


async def test_below_the_limit_nothing_waits() -> None:
    limiter = Limiter(OwnSlots(50, Clock()))
    for _ in range(50):
        await asyncio.wait_for(limiter.wait(), 0.01)
    assert limiter._serving is None, "no task for it"


async def test_never_more_in_any_second() -> None:
    clock = Clock()
    slots, sent = OwnSlots(5, clock), list[float]()
    for _ in range(40):
        taken = await slots.take(Priority.PLAY, 3)
        sent += [clock.at] * len(taken.waits)
        clock.at += max(0.07, taken.again if not taken.waits else 0)
    assert len(sent) > 10
    assert all(later - earlier >= 1 for earlier, later in zip(sent, sent[5:], strict=False))


async def test_when_discord_says_wait_all_wait() -> None:
    clock = Clock()
    slots = OwnSlots(5, clock)
    await slots.hold(3.0)
    assert not slots.free()
    assert (await slots.take(Priority.ANSWER, 1)).again == pytest.approx(3.0)
    clock.at += 3
    assert slots.free()


async def order(limiter: Limiter, urgencies: Sequence[Priority]) -> list[Priority]:
    done: list[Priority] = []

    async def one(urgency: Priority) -> None:
        await limiter.wait()
        done.append(urgency)

    tasks = []
    for urgency in urgencies:
        with priority(urgency):
            tasks.append(asyncio.create_task(one(urgency)))
    await asyncio.gather(*tasks)
    return done


async def test_the_urgent_goes_first() -> None:
    rest, play, answer = Priority.REST, Priority.PLAY, Priority.ANSWER
    slots = Rationed(1, 1, 1, 1, 1, 1)
    assert await order(Limiter(slots), (rest, play, rest, answer, play, answer)) == [
        *(answer, answer, play, play, rest, rest),
    ]
    assert slots.asked[0] == (answer, 2), "asked for together"


async def test_who_comes_later_but_is_more_urgent_does_not_wait_for_the_others() -> None:
    slots = Rationed(0)
    slots.take = scarce(slots)  # type: ignore[method-assign]
    limiter = Limiter(slots)
    with priority(Priority.REST):
        waiting = asyncio.create_task(limiter.wait())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.wait_for(limiter.wait(), 1)
    assert not waiting.done()
    await limiter.close()
    await asyncio.wait_for(waiting, 1)


def scarce(slots: Rationed) -> Any:
    """Nothing for what can wait, for an hour."""

    async def take(urgency: Priority, wanted: int) -> Taken:
        return Taken((), 3600.0) if urgency == Priority.REST else Taken((0.0,) * wanted, 0.0)

    return take


async def test_who_has_left_takes_no_slot() -> None:
    slots = Rationed()
    limiter = Limiter(slots)
    leaving, staying = (asyncio.create_task(limiter.wait()) for _ in range(2))
    await asyncio.sleep(0)
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    slots.given = [1]
    slots.more.set()
    await asyncio.wait_for(staying, 1)


FREE = ("/api/v10/interactions/1/token/callback", "/api/v10/webhooks/1/token/messages/@original")


async def test_answers_to_interactions_need_no_slot() -> None:
    slots = Rationed()
    trace: Any = traced(Limiter(slots))
    trace.freeze()
    for path in FREE:
        told = SimpleNamespace(url=yarl.URL("http://x").with_path(path))
        await asyncio.wait_for(trace.on_request_start.send(None, None, told), 1)
    waiting = asyncio.create_task(
        trace.on_request_start.send(None, None, SimpleNamespace(url=yarl.URL("http://x/api/v10/channels/1")))
    )
    await asyncio.sleep(0.01)
    assert not waiting.done()
    slots.more.set()
    await asyncio.wait_for(waiting, 1)


async def test_what_is_not_right_any_more_when_its_slot_comes_is_not_sent() -> None:
    """It is asked after the wait, not before it."""
    slots, asked = Rationed(), list[str]()
    trace: Any = traced(Limiter(slots))
    trace.freeze()

    async def right() -> bool:
        asked.append("asked")
        return False

    with only_while(right):
        told = SimpleNamespace(url=yarl.URL("http://x/api/v10/channels/1/messages"))
        sending = asyncio.create_task(trace.on_request_start.send(None, None, told))
    await asyncio.sleep(0.01)
    assert asked == []
    slots.more.set()
    with pytest.raises(Outdated):
        await asyncio.wait_for(sending, 1)
    assert asked == ["asked"]


async def test_a_global_limit_holds_everybody() -> None:
    slots = Rationed()
    trace: Any = traced(Limiter(slots))
    trace.freeze()
    headers = {"X-RateLimit-Scope": "global", "Retry-After": "7"}
    answer = SimpleNamespace(status=429, headers=headers)
    told = SimpleNamespace(url=yarl.URL("http://x/api/v10/channels/1"), response=answer)
    await trace.on_request_end.send(None, None, told)
    assert slots.held == 7
