"""Small things the program remembers about itself, such as which commands Discord was sent last."""

from __future__ import annotations

from bot.match.context import Desk, uncancelled
from bot.store import steps


class Notes(Desk):
    """Part of `Tables`."""

    @uncancelled
    async def remembered(self, name: str) -> str | None:
        """What was remembered under a name, or None."""
        async with self._reading() as db:
            return await steps.remembered(db, f"{steps.NOTE}{name}")

    @uncancelled
    async def remember(self, name: str, value: str) -> None:
        """Remember a text under a name, in place of an older one."""
        async with self.store.write() as db:
            await steps.note(db, f"{steps.NOTE}{name}", value, self.now())
