"""What those who manage a server have settled for it: places, limits, who decides, the language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.changing.context import Service, read
from bot.match.changing.transaction import GUILD, Tx, change
from bot.match.engine.models import Manager, Place
from bot.match.errors import ClosedChannel, TooManyChannels, TooManyOpen
from bot.store import guilds, people
from bot.store.engine import as_text

Deciders = Literal["players", "managers"]
"""Who may end or move a match: its players alone, or those who may manage the server too."""
DECIDERS: Final[tuple[Deciders, ...]] = ("players", "managers")
MOST_CHANNELS: Final = 40
"""Channels in a list: what a refusal can name."""
MOST_TABLES: Final = 100
"""The largest limit of tables per person."""


class GuildSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a server."""

    channels: tuple[int, ...] = ()
    """Channels in which tables may be opened, threads of theirs included; (): all."""
    most: int = 0
    """Unfinished matches that one person may have opened; 0: any number."""
    end: Deciders = "managers"
    move: Deciders = "managers"
    language: str = ""
    """Of public posts; "": as the server's own locale says."""
    pages: bool = True
    """Matches of the server have public pages in the browser, where the operator offers them."""
    listed: bool = False
    """The server has a page of its own with open tables, results and ratings, if it has pages at all."""
    name: str = ""
    """The name of the server when that page was switched on: untrusted text."""

    elsewhere: bool = False
    """Tables of the server whose hosts agree are listed on other servers, and their people may join them."""
    meeting: int = 0
    """The channel in which tables open for people who wait for others; 0: where one of them asked."""
    forum: int = 0
    """The forum in which matches become posts; 0: they get threads where they are opened."""

    def allows(self, place: Place) -> bool:
        """Whether a match may be opened in, or moved to, this place."""
        allowed = {*self.channels, self.forum}
        return not self.channels or bool({place.channel, place.thread} & allowed)


def opened(settings: GuildSettings, channel: int) -> GuildSettings:
    """Allow tables in this channel too (where there was no list of channels: only there).

    Raises:
        TooManyChannels.
    """
    channels = tuple(sorted({*settings.channels, channel}))
    if len(channels) > MOST_CHANNELS:
        raise TooManyChannels(most=MOST_CHANNELS)
    return replace(settings, channels=channels)


async def guild_settings(db: AsyncConnection, guild: int | None) -> GuildSettings:
    """The settings of a server; the defaults where nothing was set."""
    text = None if guild is None else await guilds.settings_of(db, guild)
    return GuildSettings() if text is None else msgspec.json.decode(text, type=GuildSettings)


async def must_allow_place(db: AsyncConnection, place: Place) -> None:
    """Raises ClosedChannel."""
    settings = await guild_settings(db, place.guild)
    if not settings.allows(place):
        channels = tuple(f"<#{channel}>" for channel in settings.channels)
        raise ClosedChannel(channels=channels, guild=place.guild or 0)


async def must_allow_another(db: AsyncConnection, place: Place, host: int) -> None:
    """A known person opens a table. Raises ClosedChannel, TooManyOpen."""
    await must_allow_place(db, place)
    settings = await guild_settings(db, place.guild)
    if settings.most and place.guild is not None:
        await people.lock(db, [host])  # two at once would both be the last
        have = await guilds.opened_by(db, place.guild, host)
        if have >= settings.most:
            raise TooManyOpen(have=have, most=settings.most)


class Guilds(Service):
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
