"""Clients that mean no good: half requests, nonsense, streams that nobody reads, far too many of them."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from bot.web.events import HUB
from bot.web.limits import Limits
from tests.match.app import MatchApp
from tests.web.site import browsing

NONSENSE = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\nxxxx",
    b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"b" * 100_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5_000 + b"\r\n",
    b"\x00" * 5_000,
)


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
