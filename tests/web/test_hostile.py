"""Clients that mean no good: half requests, nonsense, streams that nobody reads, far too many of them."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from bot.web.connections import Limits
from bot.web.events import HUB
from tests.match.app import MatchApp
from tests.web.nonsense import NONSENSE
from tests.web.site import browsing


async def test_half_requests_and_nonsense_keep_nobody_else_waiting(app: MatchApp) -> None:
    match = await app.start("golden_horn", 2)
    async with browsing(app) as browser:
        port = browser.client.server.port
        writers = []
        for number in range(300):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(NONSENSE[number % len(NONSENSE)] if number % 3 else b"GET /m/x HTT")
            writers.append(writer)
        status, _, _ = await browser.get(f"/m/{match.uid}", X_Forwarded_For="198.51.100.7")
        assert status == 200
        for writer in writers:
            writer.close()


async def test_streams_that_nobody_reads_are_counted_and_end(app: MatchApp) -> None:
    match = await app.start("golden_horn", 2)
    async with browsing(app) as browser, AsyncExitStack() as opened:
        browser.site.limits = Limits(
            asyncio.get_running_loop().time, rate=1e6, burst=1e6, streams=40, most=60
        )
        hub = browser.client.app[HUB]
        answers = []
        for number in range(90):
            headers = {"X-Forwarded-For": f"198.51.{number % 8}.1"}
            asked = browser.client.get(f"/m/{match.uid}/events", headers=headers)
            answers.append((await opened.enter_async_context(asked)).status)
        assert answers.count(200) == 60, "no more than all together may have"
        assert set(answers) == {200, 429}
        assert hub.watching == 60
        assert (await browser.get(f"/m/{match.uid}"))[0] == 200
        hub.close()
