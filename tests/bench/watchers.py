"""People who watch a match in the browser, in a process of their own.

`python -m tests.bench.watchers ADDRESS COUNT`. Each has a stream of news open; on news it loads the page and
the picture within the time that the news say, as the script of the page does. A line on standard input ends
it, and the seconds that each answer took are printed as JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time

import aiohttp

SPREAD = b"data: "
"""The line of a stream that says within how many milliseconds to look."""


async def _watch(client: aiohttp.ClientSession, address: str, who: int, took: list[float]) -> None:
    """An open page. It knows what it has shown by its tag, as a browser does."""
    rng, tags = random.Random(who), dict[str, str]()
    headers = {"X-Forwarded-For": f"198.18.{who >> 8}.{who & 255}", "Accept-Encoding": "gzip"}
    async with client.get(f"{address}/events", headers=headers) as stream:
        async for line in stream.content:
            if not line.startswith(SPREAD):
                continue
            await asyncio.sleep(rng.random() * json.loads(line.removeprefix(SPREAD))["spread"] / 1000)
            for path in ("", "/board.png"):
                begun = time.perf_counter()
                known = {"If-None-Match": tags[path]} if path in tags else {}
                async with client.get(address + path, headers=headers | known) as answer:
                    await answer.read()
                    assert answer.status in (200, 304), answer.status
                    tags[path] = answer.headers["ETag"]
                took.append(time.perf_counter() - begun)


async def main(address: str, count: int) -> int:
    took: list[float] = []
    timeout = aiohttp.ClientTimeout(total=None)
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, timeout=timeout) as client:
        pages = [asyncio.create_task(_watch(client, address, who, took)) for who in range(count)]
        await asyncio.to_thread(sys.stdin.readline)
        failed = [repr(one.exception()) for one in pages if one.done() and one.exception()]
        for page in pages:
            page.cancel()
        await asyncio.gather(*pages, return_exceptions=True)
    print(json.dumps({"took": took, "failed": failed}))
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1], int(sys.argv[2]))))
