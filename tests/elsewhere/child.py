"""A worker in a process of its own, which begins a job and never ends it.

    python -m tests.elsewhere.child URL

It says `ready` when it looks at the queue, and `begun` when it has taken the job.
"""

from __future__ import annotations

import asyncio
import sys

from bot.elsewhere.worker import Worker


async def stuck(body: bytes) -> bytes:
    print("begun", flush=True)
    await asyncio.sleep(600)
    return body


async def main(url: str) -> None:
    worker = Worker(url, {"drawing": stuck}, {"drawing": 1}, "1")
    print("ready", flush=True)
    await worker.run()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
