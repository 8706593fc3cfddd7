"""The painter: off the loop, remembered, timed, in turn; built again when a worker dies."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from render import pool
from render.paint import Picture, alt_text, paint
from render.pool import Painter, PictureError, digest
from tests.gallery import NAMES, at, play, public
from tests.render.drawers import obey, order

RULES = GAMES["golden_horn"]
SHOTS = play(RULES, 2, 3)


async def test_painter() -> None:
    scene = public(RULES, at(SHOTS, 0.5), "en", NAMES)
    other = public(RULES, at(SHOTS, 0.6), "en", NAMES)
    async with Painter(timeout=60) as painter:
        first, again, second = await asyncio.gather(
            painter.paint(scene), painter.paint(scene), painter.paint(other)
        )
        assert first is again  # drawn once
        assert await painter.paint(scene) is first  # and kept
        assert first.data == paint(scene).data  # another process, the same bytes
        assert first.alt == alt_text(scene)  # with its words: nothing is left to do on the loop
        assert second.data != first.data

        pool = painter._pool
        assert pool is not None
        for process in pool.processes:
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
        third = await painter.paint(public(RULES, at(SHOTS, 0.7), "en", NAMES))
        assert third.data[:4] == b"\x89PNG"


async def test_too_slow() -> None:
    async with Painter(timeout=0.1, draw=obey) as painter:
        with pytest.raises(PictureError):
            await painter.paint(order("sleep", "30"))
        assert (await painter.paint(order("draw"))).data  # with a new worker


async def test_one_that_waits_is_not_late() -> None:
    """Only drawing counts: six drawings of 0.5 s on one worker all end within a time-out of 2 s."""
    async with Painter(timeout=2.0, draw=obey) as painter:
        made = await asyncio.gather(*(painter.paint(order("sleep", "0.5", note=str(i))) for i in range(6)))
    assert len(made) == 6


async def test_a_slow_one_takes_no_other_with_it(tmp_path: Path) -> None:
    """The pool of a drawing that hangs is given up; what the other worker had in hand is drawn anew."""
    async with Painter(workers=2, timeout=3.0, draw=obey) as painter:
        await painter.warm_up()
        slow = asyncio.create_task(painter.paint(order("sleep", "30")))
        await asyncio.sleep(1.5)
        once = f"once {tmp_path / 'drawn'} sleep 2"
        others = (painter.paint(order(once, note=str(i))) for i in range(4))
        made = await asyncio.wait_for(asyncio.gather(*others), 20)
        with pytest.raises(PictureError):
            await slow
    assert len(made) == 4


async def test_what_queues_behind_a_hanging_one_is_drawn() -> None:
    async with Painter(workers=1, timeout=1.0, draw=obey) as painter:
        await painter.warm_up()
        slow = asyncio.create_task(painter.paint(order("sleep", "30")))
        await asyncio.sleep(0.5)
        others = (painter.paint(order("draw", note=str(i))) for i in range(6))
        made = await asyncio.gather(slow, *others, return_exceptions=True)
    assert [type(one) for one in made] == [PictureError] + [Picture] * 6


async def test_a_job_cancelled_by_a_given_up_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cancelled job is no cancelled asker: it is drawn by the next pool, or it is a `PictureError`."""
    async with Painter(draw=obey) as painter:
        await painter.warm_up()
        asked: list[asyncio.Future[object]] = []

        def cancelled(*_: object) -> asyncio.Future[object]:
            asked.append(asyncio.get_running_loop().create_future())
            asked[-1].cancel()
            return asked[-1]

        with monkeypatch.context() as patch:
            patch.setattr(asyncio.get_running_loop(), "run_in_executor", cancelled)
            with pytest.raises(PictureError):
                await painter.paint(order("draw"))
        assert len(asked) == 2
        assert (await painter.paint(order("draw"))).data


async def test_a_worker_that_dies_twice() -> None:
    async with Painter(draw=obey) as painter:
        with pytest.raises(PictureError):
            await painter.paint(order("die"))
        with pytest.raises(ValueError, match="broken"):
            await painter.paint(order("fail"))
        assert (await painter.paint(order("draw"))).data


async def test_a_long_queue_is_refused_at_once() -> None:
    async with Painter(waiting=2, timeout=20, draw=obey) as painter:
        await painter.warm_up()
        asked = [asyncio.create_task(painter.paint(order("sleep", "0.3", note=str(i)))) for i in range(3)]
        await asyncio.sleep(0)
        same = asyncio.create_task(painter.paint(order("sleep", "0.3", note="2")))  # waits with its like
        with pytest.raises(PictureError):
            await painter.paint(order("draw"))
        assert len(await asyncio.gather(*asked, same)) == 4
        assert (await painter.paint(order("draw"))).data  # the queue has emptied


async def test_who_goes_last_waits_for_all_others_and_leaves_nothing_behind() -> None:
    done: list[str] = []
    async with Painter(waiting=20, draw=obey) as painter:
        await painter.warm_up()

        async def paint(note: str, *, last: bool = False) -> None:
            await painter.paint(order("sleep", "0.2", note=note), last=last)
            done.append(note)

        first = asyncio.create_task(paint("first"))
        await asyncio.sleep(0)
        page, gone = (asyncio.create_task(paint(name, last=True)) for name in ("page", "gone"))
        await asyncio.sleep(0)
        boards = [asyncio.create_task(paint(f"board {n}")) for n in range(3)]
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(first, page, *boards)
        assert done == ["first", "board 0", "board 1", "board 2", "page"]
        assert not painter._running
        await asyncio.wait_for(paint("page", last=True), 5)  # it is kept
    assert gone.cancelled()


def test_kept_pictures_are_bounded_in_bytes() -> None:
    """Those that were asked for last; one that is too large for it is not kept at all."""
    painter = Painter()
    small = Picture(bytes(pool.KEPT_BYTES // 8), 1, 1)
    for number in range(20):
        painter._note(bytes([number]), small)
    assert list(painter._done) == [bytes([number]) for number in range(12, 20)]
    painter._note(b"last", Picture(bytes(pool.KEPT_BYTES), 1, 1))
    assert list(painter._done) == [b"last"]
    painter._note(b"large", Picture(bytes(pool.KEPT_BYTES + 1), 1, 1))
    assert not painter._done
    for number in range(100):
        painter._note(bytes([number]), Picture(b"", 1, 1))
    assert len(painter._done) == pool.KEPT


async def test_closing_is_a_picture_error() -> None:
    painter = Painter(draw=obey)
    await painter.warm_up()
    asked = [asyncio.create_task(painter.paint(order("sleep", "0.5", note=str(i)))) for i in range(3)]
    await asyncio.sleep(0)
    await painter.close()
    assert [type(one) for one in await asyncio.gather(*asked, return_exceptions=True)] == [PictureError] * 3
    with pytest.raises(PictureError):
        await painter.paint(order("draw"))


async def test_closing_waits_for_no_drawing() -> None:
    """Neither for one under way nor for workers that warm up: they hold nothing worth keeping."""
    painter = Painter(draw=obey)
    await painter.warm_up()
    asked = asyncio.create_task(painter.paint(order("sleep", "20")))
    await asyncio.sleep(0.1)
    await asyncio.wait_for(painter.close(), 5)
    assert isinstance((await asyncio.gather(asked, return_exceptions=True))[0], PictureError)


async def test_an_asker_that_gives_up_is_cancelled() -> None:
    async with Painter(draw=obey) as painter:
        await painter.warm_up()
        asked = asyncio.create_task(painter.paint(order("sleep", "0.4")))
        patient = asyncio.create_task(painter.paint(order("sleep", "0.4")))
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert (await patient).data


def test_one_painter_on_many_loops() -> None:
    """What waited on a loop that ended is nobody's business on the next."""
    painter = Painter(draw=obey)

    async def give_up() -> None:
        for i in range(3):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(painter.paint(order("sleep", "0.2", note=str(i))), 0.01)

    async def ask() -> None:
        assert (await painter.paint(order("sleep", "0.2", note="1"))).data

    asyncio.run(give_up())
    asyncio.run(ask())
    asyncio.run(painter.close())


async def test_a_warm_up_that_fails_ends_nothing() -> None:
    async with Painter(draw=obey) as painter:
        pool = painter._ready_pool()
        warming = asyncio.create_task(painter.warm_up())
        await asyncio.sleep(0.05)
        painter._drop(pool)
        await asyncio.wait_for(warming, 20)
        assert (await painter.paint(order("draw"))).data


async def test_a_warm_up_without_processes(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A machine at its limits: the bot works on, with words."""

    def no_more(*_: object, **__: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    painter = Painter(draw=obey)
    monkeypatch.setattr("render.pool.Workers.submit", no_more)
    await painter.warm_up()
    assert "do not start" in caplog.text


async def test_a_warm_up_that_is_cut_off_leaves_no_complaint(caplog: pytest.LogCaptureFixture) -> None:
    """A bot that is stopped while its workers start ends without a word about them."""
    async with Painter(draw=obey) as painter:
        warming = asyncio.create_task(painter.warm_up())
        while painter._pool is None or not painter._pool.processes:  # noqa: ASYNC110 (no event tells it)
            await asyncio.sleep(0)
        warming.cancel()
        await asyncio.gather(warming, return_exceptions=True)
        for process in painter._pool.processes:
            process.kill()
        painter_up = painter._up
        assert painter_up is not None
        await asyncio.wait({painter_up}, timeout=20)
        painter._up = None
    del painter_up
    gc.collect()
    assert [one.getMessage() for one in caplog.records if one.name == "asyncio"] == []


def test_digest_follows_the_scene() -> None:
    scene = public(RULES, at(SHOTS, 0.5), "en", NAMES)
    assert digest(scene) == digest(public(RULES, at(SHOTS, 0.5), "en", NAMES))
    assert digest(scene) != digest(public(RULES, at(SHOTS, 0.5), "pl", NAMES))
