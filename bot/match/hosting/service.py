"""The settings of servers."""

from __future__ import annotations

from collections.abc import Callable

from bot.match.changing.context import Context, read
from bot.match.changing.transaction import GUILD, Tx, change
from bot.match.engine.models import Manager
from bot.match.hosting.settings import GuildSettings, guild_settings
from bot.store import guilds
from bot.store.engine import as_text


class Guilds:
    def __init__(self, context: Context) -> None:
        self.context = context

    @read
    async def settings(self, guild: int) -> GuildSettings:
        async with self.context.reading() as db:
            return await guild_settings(db, guild)

    @change(of=GUILD)
    async def change(
        self,
        tx: Tx,
        manager: Manager,
        change: Callable[[GuildSettings], GuildSettings],
        language: str | None = None,
        /,
    ) -> GuildSettings:
        """Change the settings of the manager's server.

        Args:
            language: of the posts of its unfinished matches from now on.

        Raises: whatever `change` raises; then nothing changes.
        """
        before = await guild_settings(tx.db, manager.guild)
        after = change(before)
        if after != before:
            await guilds.set_settings(tx.db, manager.guild, as_text(after))
        if language is not None:
            await guilds.speak(tx.db, manager.guild, language)
        return after
