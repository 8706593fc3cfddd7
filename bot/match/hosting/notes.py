"""Small things the program remembers about itself, such as which commands Discord was sent last."""

from __future__ import annotations

from bot.match.changing.context import Service, read
from bot.store import steps


class Notes(Service):
    @read
    async def get(self, name: str) -> str | None:
        """The text that was kept under a name, or None."""
        async with self.context.reading() as db:
            return await steps.remembered(db, f"{steps.NOTE}{name}")

    @read
    async def set(self, name: str, value: str) -> None:
        """Keep a text under a name, in place of an older one."""
        async with self.context.store.write() as db:
            await steps.note(db, f"{steps.NOTE}{name}", value, self.context.now())
