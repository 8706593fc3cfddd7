"""The bot in its own process, as operators run it. It can be started, killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.match import MatchServices
from tests.e2e.plain_bot import PlainBot
from tests.e2e.sandbox_app import SandboxApp
from tests.new_database import put_database
from tests.sandbox.box import Box

ROOT = Path(__file__).parents[2]


class Program:
    """`python -m bot` in a folder, with settings in the environment and its output in the file `log`.

    Args:
        module: the module to run instead of `bot`.
        plain: use placeholders instead of pictures, and start quickly by forking.
        patience: seconds that it may take to start.
    """

    def __init__(
        self,
        box: Box,
        folder: Path,
        settings: Mapping[str, str] | None = None,
        *,
        module: str = "bot",
        plain: bool = False,
        patience: float = 30.0,
    ) -> None:
        self.box, self.folder, self.module, self.patience = box, folder, module, patience
        self.plain = plain
        self.log = folder / "bot.log"
        self.database = folder / "turnpost.sqlite"
        self._settings = {
            "DISCORD_TOKEN": box.token,
            "DISCORD_API_BASE": box.api_base,
            "DISCORD_GATEWAY": box.gateway_url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
            "PICTURE_WORKERS": "1",
            "PICTURE_WARM_UP": "no",  # it would take longer than most tests
            **(settings or {}),
        }
        self._process: asyncio.subprocess.Process | PlainBot | None = None

    async def up(self) -> None:
        """Start the process and wait until it is connected."""
        environment = {**os.environ, "PYTHONPATH": str(ROOT), **self._settings}
        if self.plain:
            put_database(self._settings["DATABASE_URL"])
            self._process = PlainBot(environment, self.folder, self.log)
        else:
            self._process = await self._started(environment)
        await self.box.until_online(self.patience)

    async def _started(self, environment: Mapping[str, str]) -> asyncio.subprocess.Process:
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self.module),
                env=environment,
                cwd=self.folder,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    @property
    def pid(self) -> int | None:
        """The id of the running process; None if there is none."""
        running = self._process is not None and self._process.returncode is None
        return self._process.pid if running and self._process is not None else None

    def kill(self) -> None:
        """Kill the process with SIGKILL; `gone` waits for its end."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def gone(self) -> int:
        """Wait until the process has ended and the sandbox has noticed it; return the exit status."""
        assert self._process is not None
        status = await self._process.wait()
        async with asyncio.timeout(10):
            while self.box.world.bot_online:  # noqa: ASYNC110 (a few milliseconds)
                await asyncio.sleep(0.005)
        return status

    def end(self) -> None:
        """Tell the process to stop; `gone` waits for its end."""
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)

    async def stop(self) -> int:
        """Stop the process and return the exit status."""
        self.end()
        return await self.gone()

    async def __aenter__(self) -> Self:
        await self.up()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        if self._process is not None:
            await self._process.wait()


class Outside(SandboxApp):
    """Reads the database of a bot in another process."""

    def __init__(self, box: Box, database: Path, services: MatchServices) -> None:
        super().__init__(box, database)
        self._tables = services

    @property
    def services(self) -> MatchServices:
        return self._tables
