"""Programs that read public pages as fast as the limits let them: play goes on, and others read, too."""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from bot.match.errors import Busy
from bot.runtime.turns import asking
from bot.web.site import DRAWING, READERS, READING
from render.paint import Anything, Picture
from tests.conftest import BOTH
from tests.e2e.plain_bot import PIXEL, PlainPainter
from tests.long import LONG
from tests.match.app import ANN, HERE, MatchApp
from tests.web.served import Served, served
from tests.web.site import LANGUAGES, browsing

ADDRESSES = 50
EACH = 60
"""Pages that each of them asks for, at once: fewer than it may."""
MOVES = 30


class HeldPainter(PlainPainter):
    """Draws nothing until it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go, self.asked = asyncio.Event(), 0
        self.lasts = set[bool]()
        """Whether what was asked for is drawn when nobody else waits."""

    async def paint(self, scene: Anything, *, last: bool = False) -> Picture:
        self.asked += 1
        self.lasts.add(last)
        await self.go.wait()
        return Picture(PIXEL, 1, 1)


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that happens on the other side of a socket."""
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def address(who: int) -> str:
    """An address in a network of its own."""
    return f"2001:db8:{who:x}::{who + 1:x}"


@pytest.mark.parametrize("database_url", BOTH, indirect=True)
@LONG
async def test_play_goes_on_while_fifty_addresses_read_everything(
    app: MatchApp, caplog: pytest.LogCaptureFixture
) -> None:
    """Each asks for other positions, within its limits. Whoever cannot be answered now is told when to ask
    again; every command is answered, and the scheduler has nothing to complain of."""
    read, played = await app.start("golden_horn", 3), await app.start("pyramids", 2)
    await app.at_random(read.match, random.Random("read"), 40)
    count = len(await app.services.watching.story(read.match))
    statuses: Counter[int] = Counter()
    paths = itertools.cycle(
        f"{path}?lang={language}"
        for n in range(1, count + 1)
        for language in LANGUAGES
        for path in (f"/m/{read.uid}/{n}", f"/m/{read.uid}/{n}/board.png")
    )
    async with browsing(app) as browser:
        scheduler = asyncio.create_task(app.scheduler.run())

        async def ask(who: int) -> None:
            status, _, answer = await browser.get(next(paths), X_Forwarded_For=address(who))
            statuses[status] += 1
            assert (status == 503) == ("Retry-After" in answer.headers)

        asked = [asyncio.create_task(ask(n % ADDRESSES)) for n in range(ADDRESSES * EACH)]
        for number in range(MOVES):
            await app.at_random(played.match, random.Random(number), 1)
            assert len(await app.services.finding.tables(HERE.guild, but=ANN.user)) == 0
            await app.sent()
        await asyncio.gather(*asked)
        assert set(statuses) == {200, 503}
        assert len(browser.site.tasks) == 0
        app.scheduler.stop()
        await scheduler
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


async def test_pages_wait_in_line_for_the_database_and_others_do_not(app: MatchApp) -> None:
    match = await app.start("golden_horn", 2)
    held = asyncio.Event()
    async with browsing(app) as browser, AsyncExitStack() as stack:
        stack.callback(held.set)
        store = browser.site.matches.context.store

        async def read(who: int) -> None:
            with asking(address(who)):
                async with store.read():
                    await held.wait()

        reading = [asyncio.create_task(read(who)) for who in range(READERS + READING)]
        await asyncio.sleep(0)
        status, _, answer = await browser.get(f"/m/{match.uid}")
        assert (status, answer.headers["Retry-After"]) == (503, "5")
        await app.at_random(match.match, random.Random("meanwhile"), 3)
        with pytest.raises(Busy):
            await browser.site.matches.watching.find(match.uid)
        held.set()
        await asyncio.gather(*reading)
        assert (await browser.get(f"/m/{match.uid}"))[0] == 200


async def test_nothing_is_drawn_for_who_has_hung_up(app: MatchApp) -> None:
    match = await app.start("golden_horn", 2)
    await app.at_random(match.match, random.Random("drawn"), 12)
    painter = HeldPainter()
    async with served(app, painter=painter) as site:
        count = len(await app.services.watching.story(match.match))
        pictures = [f"/m/{match.uid}/{n}/board.png" for n in range(1, count + 1)]
        for path in pictures:
            await site.open(
                f"GET {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n".encode()
            )
        await until(lambda: site.site.drawing.waiting == count - 1)
        for writer in site.writers:
            writer.close()
        await until(lambda: len(site.site.tasks) == 0)
        assert site.site.drawing.waiting == 0
        painter.go.set()
        assert (await site.get(pictures[0]))[0] == 200
        assert painter.asked == 2, "the one that had begun, and the one that somebody waits for"


async def test_a_picture_that_somebody_waits_for_is_drawn_although_another_hangs_up(app: MatchApp) -> None:
    match = await app.start("golden_horn", 2)
    await app.at_random(match.match, random.Random("drawn"), 3)
    painter = HeldPainter()
    async with served(app, painter=painter) as site:
        ask = f"GET /m/{match.uid}/1/board.png HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
        _, leaving = await site.open(ask)
        await until(lambda: painter.asked == 1)
        staying = asyncio.create_task(site.said(ask))
        await until(lambda: site.site.pictures.waiting == 2)
        leaving.close()
        await until(lambda: site.site.pictures.waiting == 1)
        painter.go.set()
        assert (await staying).startswith(b"HTTP/1.1 200")
        assert painter.asked == 1
        assert painter.lasts == {True}, "no board waits for it"


async def test_pictures_of_many_wait_in_turns_and_too_many_are_told_so(app: MatchApp) -> None:
    match = await app.start("golden_horn", 2)
    await app.at_random(match.match, random.Random("drawn"), 40)
    painter = HeldPainter()
    async with served(app, painter=painter) as site:
        count = len(await app.services.watching.story(match.match))
        paths = [
            f"/m/{match.uid}/{n}/board.png?lang={language}"
            for language in LANGUAGES
            for n in range(1, count + 1)
        ]
        many = [asyncio.create_task(_status(site, path, "198.51.100.1")) for path in paths[1 : DRAWING + 2]]
        await until(lambda: site.site.drawing.waiting == DRAWING)
        refused = asyncio.create_task(_status(site, paths[DRAWING + 2], "198.51.100.1"))
        assert await refused == 503
        other = asyncio.create_task(_status(site, paths[0], "198.51.100.2"))
        await until(lambda: sum(one.done() for one in many) == 1)
        painter.go.set()
        assert await other == 200, "one of those who ask for much has made room"
        assert sorted(await asyncio.gather(*many)) == [200] * DRAWING + [503]


async def _status(site: Served, path: str, who: str) -> int:
    return (await site.get(path, f"X-Forwarded-For: {who}"))[0]
