"""`python -m bot worker`: draw and think for a bot on another machine."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Sequence

from bot.ai.thinking import Workers as Thinkers
from bot.config import BadSettings, Settings, load_settings
from bot.elsewhere import queue
from bot.elsewhere.drawing import drawn
from bot.elsewhere.queue import KINDS, Kind
from bot.elsewhere.thinking import thought
from bot.elsewhere.worker import Work, Worker
from bot.games.registry import GAMES
from bot.runtime import process
from bot.runtime.logs import set_up_logging
from bot.start import tell_left_out
from bot.store.engine import read_url
from render.pool import Painter


def run(kinds: Sequence[Kind]) -> int:
    """Work until told to stop. `kinds`: the kinds of work; empty: those in the settings, or all. Raises
    BadSettings: settings are wrong, or the database is not PostgreSQL."""
    process.keep_small()
    settings = load_settings()
    if read_url(settings.database_url).get_backend_name() == "sqlite":
        raise BadSettings(["DATABASE_URL: a worker needs the PostgreSQL database of the bot"])
    if not queue.installed():
        raise BadSettings([f"A worker {queue.LACKING}."])
    set_up_logging(settings.log_level, settings.log_format, settings.secrets)
    tell_left_out()
    process.run(_work(settings, tuple(kinds) or settings.work_elsewhere or KINDS))
    return 0


async def _work(settings: Settings, kinds: Sequence[Kind]) -> None:
    works: dict[Kind, Work] = {}
    slots: dict[Kind, int] = {}
    async with contextlib.AsyncExitStack() as stack:
        if "drawing" in kinds:
            count = max(1, settings.picture_workers)
            painter = Painter(tuple(GAMES) if settings.picture_warm_up else (), count)
            stack.push_async_callback(painter.close)
            await painter.warm_up()

            async def draw(body: bytes) -> bytes:
                return await drawn(painter, body)

            works["drawing"], slots["drawing"] = draw, count
        if "thinking" in kinds:
            thinkers = Thinkers(settings.ai_workers)
            stack.push_async_callback(thinkers.close)

            async def think(body: bytes) -> bytes:
                return await thought(thinkers, body)

            works["thinking"], slots["thinking"] = think, settings.ai_workers
        worker = Worker(settings.database_url, works, slots)
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(name, worker.stop)
        await worker.run()
