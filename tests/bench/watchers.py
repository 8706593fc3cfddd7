"""People who watch a match in the browser, in a process of their own.

`python -m tests.bench.watchers ADDRESS COUNT`. Each has a stream of news open. On news it does what a script
of the page does: within the time that the news say it loads the page, and the picture that the page names;
news that come while it waits for that moment need no further look. A line on standard input ends it, and what
was seen is printed as JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import sys
import time
from html import unescape

import aiohttp

NEWS = b"data: "
"""The line of a stream that says within how many milliseconds to look."""
PICTURE = re.compile(r'<img src="([^"]*board\.png[^"]*)"')
NICE = 10
"""They stand for other machines, so they come after the bot where both want a core."""


class Crowd:
    """What all of them saw: seconds of pages and of pictures, and how many of each were new."""

    def __init__(self, address: str, client: aiohttp.ClientSession) -> None:
        self.address, self.client = address, client
        self.host = address.partition("/m/")[0]
        self.pages: list[float] = []
        self.pictures: list[float] = []
        self.told = self.unchanged = self.bytes = 0

    async def watch(self, who: int) -> None:
        """One open page."""
        rng, seen = random.Random(who), _Seen()
        headers = {"X-Forwarded-For": f"198.18.{who >> 8}.{who & 255}", "Accept-Encoding": "gzip"}
        looking: asyncio.Task[None] | None = None
        looks = set[asyncio.Task[None]]()
        try:
            async with self.client.get(f"{self.address}/events", headers=headers) as stream:
                async for line in stream.content:
                    if not line.startswith(NEWS):
                        continue
                    self.told += 1
                    if looking is not None and looking.done():
                        looking.result()  # raises what went wrong
                        looking = None
                    if looking is None or seen.begun:
                        wait = rng.random() * json.loads(line.removeprefix(NEWS))["spread"] / 1000
                        looking = asyncio.create_task(self._look(wait, headers, seen, looking))
                        looks = {one for one in looks if not one.done()} | {looking}
            raise RuntimeError("the stream ended")
        finally:
            for one in looks:
                one.cancel()
            await asyncio.gather(*looks, return_exceptions=True)

    async def _look(
        self, wait: float, headers: dict[str, str], seen: _Seen, before: asyncio.Task[None] | None
    ) -> None:
        seen.begun = False
        await asyncio.sleep(wait)
        if before is not None:
            await before
        seen.begun = True
        known = {"If-None-Match": seen.tag} if seen.tag else {}
        begun = time.perf_counter()
        async with self.client.get(self.address, headers=headers | known) as answer:
            text = await answer.text()
        self.pages.append(time.perf_counter() - begun)
        if answer.status == 304:
            self.unchanged += 1
            return
        assert answer.status == 200, answer.status
        seen.tag = answer.headers["ETag"]
        self.bytes += len(text)
        found = PICTURE.search(text)
        assert found is not None
        picture = unescape(found[1])
        if picture == seen.picture:  # kept by the browser: its address names its content
            return
        seen.picture = picture
        begun = time.perf_counter()
        async with self.client.get(self.host + picture, headers=headers) as answer:
            self.bytes += len(await answer.read())
        self.pictures.append(time.perf_counter() - begun)
        assert answer.status == 200, answer.status


class _Seen:
    """What a browser knows of the page that it shows."""

    tag = ""
    picture = ""
    begun = False
    """The look that was planned last has begun: later news need another one."""


async def main(address: str, count: int) -> int:
    os.nice(NICE)
    timeout = aiohttp.ClientTimeout(total=None)
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, timeout=timeout) as client:
        crowd = Crowd(address, client)
        tabs = [asyncio.create_task(crowd.watch(who)) for who in range(count)]
        await asyncio.to_thread(sys.stdin.readline)
        failed = [repr(one.exception()) for one in tabs if one.done() and one.exception()]
        for tab in tabs:
            tab.cancel()
        await asyncio.gather(*tabs, return_exceptions=True)
    seen = {name: getattr(crowd, name) for name in ("pages", "pictures", "told", "unchanged", "bytes")}
    print(json.dumps({**seen, "failed": failed}))
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1], int(sys.argv[2]))))
