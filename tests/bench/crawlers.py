"""Programs that read public pages as fast as they are let, in a process of their own.

`python -m tests.bench.crawlers ADDRESS COUNT MATCHES` asks for positions of matches (JSON: the id of each,
and how many positions it has), from COUNT addresses, each within the limits of `docs/hosting.md`: pages,
pictures and the API, in several languages, so that hardly anything is asked for twice. Beside them somebody
reads one page a second. A line on standard input ends it, and what was answered is printed as JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Mapping

import aiohttp

RATE = 15.0
BURST = 150
"""What one address may ask for in a second, and at once."""
AT_ONCE = 8
"""Requests of one address that wait for their answers."""
PATIENCE = 2.0
"""Seconds after which every other of them hangs up."""
NICE = 10
"""They stand for other machines, so they come after the bot where both want a core."""
LANGUAGES = ("en", "el", "pl", "de", "es", "fr", "it")
KINDS = (
    "/m/{uid}/{n}?lang={lang}",
    "/m/{uid}/{n}/board.png?lang={lang}",
    "/api/v1/matches/{uid}/positions/{n}",
)


class Crawlers:
    """What all of them were answered."""

    def __init__(self, address: str, client: aiohttp.ClientSession, matches: Mapping[str, int]) -> None:
        self.address, self.client, self.matches = address, client, dict(matches)
        self.statuses: Counter[str] = Counter()
        self.reader: list[tuple[int, float]] = []
        """Status and seconds of each page of the one who reads."""

    def path(self, rng: random.Random) -> str:
        uid = rng.choice(list(self.matches))
        return rng.choice(KINDS).format(
            uid=uid, n=rng.randint(1, self.matches[uid]), lang=rng.choice(LANGUAGES)
        )

    async def ask(self, who: int) -> None:
        """One address: as many requests as it is let."""
        rng, begun, asked = random.Random(who), time.monotonic(), 0
        headers = {"X-Forwarded-For": f"2001:db8:{who:x}::{who + 1:x}"}

        async def one() -> None:
            nonlocal asked
            while True:
                asked += 1
                await asyncio.sleep(max(0.0, begun + (asked - BURST) / RATE - time.monotonic()))
                await self.answered(rng, headers, patient=bool(who % 2))

        await asyncio.gather(*(one() for _ in range(AT_ONCE)))

    async def answered(self, rng: random.Random, headers: Mapping[str, str], *, patient: bool) -> None:
        try:
            async with asyncio.timeout(None if patient else PATIENCE):
                async with self.client.get(self.address + self.path(rng), headers=headers) as answer:
                    await answer.read()
                    self.statuses[str(answer.status)] += 1
        except TimeoutError:
            self.statuses["hung up"] += 1

    async def read(self) -> None:
        """Somebody else, who reads one page a second."""
        rng = random.Random("reader")
        headers = {"X-Forwarded-For": "198.51.100.7"}
        while True:
            begun = time.monotonic()
            async with self.client.get(self.address + self.path(rng), headers=headers) as answer:
                await answer.read()
                self.reader.append((answer.status, time.monotonic() - begun))
            await asyncio.sleep(max(0.0, begun + 1 - time.monotonic()))


async def main(address: str, count: int, matches: Mapping[str, int]) -> None:
    os.nice(NICE)
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(None)) as client:
        crawlers = Crawlers(address, client, matches)
        tasks = [asyncio.create_task(crawlers.ask(who)) for who in range(count)]
        tasks.append(asyncio.create_task(crawlers.read()))
        ended = asyncio.create_task(asyncio.to_thread(sys.stdin.readline))
        await asyncio.wait({ended, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        failed = [repr(task.exception()) for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    print(json.dumps({"statuses": crawlers.statuses, "reader": crawlers.reader, "failed": failed}))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3])))
