"""Backups that the bot makes of its database by itself.

Another process makes each of them, so nothing waits for it. The names of the existing backups tell when the
next one is due, so a restart changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final

from bot.runtime import metrics
from bot.runtime.tasks import end

log = logging.getLogger(__name__)

LOOK: Final = 60.0
"""Seconds between two looks whether a backup is due."""
AGAIN: Final = timedelta(minutes=30)
"""How long to wait after a backup that failed."""
TIME: Final = "%Y%m%d-%H%M%S"
_NAME: Final = re.compile(r"turnpost-(\d{8}-\d{6})\.sqlite")
NICE: Final = 10


class Backups:
    """Makes a backup whenever one is due, and deletes the oldest.

    Args:
        url: the database.
        every: the time between two backups.
        folder: where backups are kept; it is created when the first one is due.
        keep: how many backups are kept.
    """

    def __init__(
        self,
        url: str,
        every: timedelta,
        folder: Path,
        keep: int,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._url, self._every, self._folder, self._keep, self._now = url, every, folder, keep, now
        self._failed: datetime | None = None

    async def run(self) -> None:
        """Look again and again whether one is due. Never returns."""
        while True:
            try:
                await self.step()
            except Exception:
                log.exception("backups: unexpected; going on")
                self._failed = self._now()
            await asyncio.sleep(LOOK)

    async def step(self) -> Path | None:
        """Make a backup if one is due, and return it."""
        now, taken = self._now(), self.made()
        last = max(taken, default=None)
        metrics.BACKUP_AGE.set(-1 if last is None else max(0.0, (now - last).total_seconds()))
        if last is not None and timedelta() <= now - last < self._every:
            return None
        if self._failed is not None and timedelta() <= now - self._failed < AGAIN:
            return None
        file = self._folder / f"turnpost-{now:{TIME}}.sqlite"
        why = await self._make(file)
        if why is not None:
            self._failed = now
            metrics.BACKUPS_FAILED.inc()
            log.error("no backup was made: %s", why)
            return None
        self._failed = None
        metrics.BACKUP_AGE.set(0)
        log.info("a backup was made: %s", file)
        kept = self.made()
        for at in sorted(kept)[: -self._keep]:
            kept[at].unlink(missing_ok=True)
        return file

    def made(self) -> dict[datetime, Path]:
        """The existing backups, by the time at which they were made."""
        by_time = {}
        for file in self._folder.glob("turnpost-*.sqlite") if self._folder.is_dir() else ():
            if name := _NAME.fullmatch(file.name):
                by_time[datetime.strptime(name[1], TIME).replace(tzinfo=UTC)] = file
        return by_time

    async def _make(self, file: Path) -> str | None:
        """Make a backup. Returns what went wrong, or None."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            return f"BACKUP_DIR: {self._folder} cannot be made ({error.strerror})"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "backup", str(file)),
            env={**os.environ, "DATABASE_URL": self._url},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            preexec_fn=partial(os.nice, NICE) if os.name == "posix" else None,
        )
        talking = asyncio.create_task(process.communicate())
        try:
            _, answer = await asyncio.shield(talking)
        except asyncio.CancelledError:
            process.terminate()
            await process.wait()
            await end([talking])
            raise
        if process.returncode == 0:
            return None
        lines = answer.decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else f"the process ended with {process.returncode}"
