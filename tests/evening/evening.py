"""The sandbox, the bot in its own process, and all that is kept of what it shows."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from bot.games.registry import GAMES
from bot.match import Context, MatchServices
from bot.sandbox.things import TEXT, Channel
from bot.store import Store
from tests.e2e.program import Outside, Program
from tests.evening import child
from tests.evening.hours import Hours
from tests.evening.record import Record
from tests.openapi_document import DOCUMENT
from tests.sandbox.box import Box
from tests.sandbox.world import World
from tests.soak.dials import Dials
from tests.soak.easel import easel
from tests.test_start import free_port

STARTING: Final = 90.0
"""Seconds that the bot may take to start."""


class Evening:
    """Where people play: `async with evening(folder)`."""

    def __init__(
        self,
        box: Box,
        program: Program,
        hours: Hours,
        record: Record,
        outside: Outside,
        web: str,
    ) -> None:
        self.box, self.program, self.hours, self.record, self.outside = box, program, hours, record, outside
        self.web = web
        """The address of the pages of matches."""
        self.kills: list[float] = []
        """When the bot was killed, by the clock of the record."""
        self.steady = asyncio.Lock()
        """Held by those during whose doing the bot must not be killed."""
        self.up = asyncio.Event()
        """Set while the bot runs."""
        self.up.set()

    @property
    def owner(self) -> int:
        """Who manages the servers."""
        return self.box.world.guild.owner_id

    async def kill(self) -> None:
        """Kill the bot, and start it again."""
        async with self.steady:
            self.up.clear()
            self.kills.append(self.record.clock())
            self.program.kill()
            await self.program.gone()
            await self.program.up()
            self.up.set()

    def lobby(self, locale: str) -> Channel:
        """The channel where tables are opened on the server with this language."""
        world = self.box.world
        guild = next((one for one in world.guilds.values() if one.locale == locale), None)
        if guild is None:
            guild = world.add_guild(f"Harbour {locale}", self.owner, locale)
            for name in ("quay", "inn"):
                world.add_channel(guild.id, name)
        return next(one for one in world.channels.values() if one.guild_id == guild.id and one.type == TEXT)


@contextlib.asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    """Start everything; `folder` gets the database, the log of the bot, and the pictures."""
    hours, port = Hours(Dials(folder / "dials", new=True)), free_port()
    web = f"http://127.0.0.1:{port}"
    settings = {
        child.DIALS: str(folder / "dials"),
        child.EASEL: str(folder / "easel"),
        child.JOURNAL: str(folder / "journal"),
        "ARCHIVE_AFTER": "never",
        "TIME_LAPSE_FRAMES": "4",
        "TABLES_PER_PERSON": "50",
        "TABLES_PER_SERVER": "500",
        "WEB_PORT": str(port),
        "WEB_URL": web,
        "LOG_LEVEL": "INFO",
    }
    drawing = easel()
    async with (
        drawing.serving(folder / "easel"),
        Box(world=World(clock=hours.clock), openapi=DOCUMENT) as box,
    ):
        record = Record(box, folder, hours.clock)
        warming = asyncio.create_task(drawing.warm_up())
        async with Program(box, folder, settings, module="tests.evening.child", patience=STARTING) as program:
            await warming
            store = await Store.open(f"sqlite+aiosqlite:///{program.database}")
            try:
                services = MatchServices(Context(store, GAMES))
                yield Evening(box, program, hours, record, Outside(box, program.database, services), web)
                await program.stop()
            finally:
                await store.close()
