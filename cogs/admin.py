"""`/admin settings` and `/admin channels`: the settings of a server."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.match.guilds.settings import DECIDERS, MOST_TABLES, Deciders, GuildSettings, closed, opened
from bot.text import LANGUAGES
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.manager import manager_of
from cogs.framework.services import ServingBot
from cogs.framework.translator import text
from cogs.groups import ADMIN
from cogs.ui.admin import DECIDER_KEYS, guild_settings_page

Interaction = discord.Interaction[Any]

LOCALE = "locale"
"""The choice of the language of the server's locale."""


class Place(app_commands.Transformer):
    """A channel where matches, or threads with matches, can be."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]

    async def transform(self, interaction: Interaction, value: Any, /) -> int:
        return int(value.id)


Channel = app_commands.Transform[int, Place]


class Admin(Subject):
    """`/admin settings` and `/admin channels`."""

    @ADMIN.command(
        "settings",
        choices={
            "end": [app_commands.Choice(name=text(DECIDER_KEYS[one]), value=one) for one in DECIDERS],
            "move": [app_commands.Choice(name=text(DECIDER_KEYS[one]), value=one) for one in DECIDERS],
            "language": [
                *(app_commands.Choice(name=text(f"language-{one}"), value=one) for one in LANGUAGES),
                app_commands.Choice(name=text("admin-locale"), value=LOCALE),
            ],
        },
    )
    async def settings(
        self,
        call: Call,
        tables: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        end: str = "",
        move: str = "",
        language: str = "",
        pages: bool | None = None,
        elsewhere: bool | None = None,
        listed: bool | None = None,
    ) -> None:
        guild = call.interaction.guild

        def change(settings: GuildSettings) -> GuildSettings:
            return replace(
                settings,
                most=settings.most if tables is None else tables,
                end=cast(Deciders, end or settings.end),
                move=cast(Deciders, move or settings.move),
                language=settings.language if not language else "" if language == LOCALE else language,
                pages=settings.pages if pages is None else pages,
                elsewhere=settings.elsewhere if elsewhere is None else elsewhere,
                listed=settings.listed if listed is None else listed,
                name=guild.name if listed and guild is not None else settings.name,
            )

        # Running matches change to the language too, from their next message on.
        spoken = None if not language else call.locale_here if language == LOCALE else language
        settings = await call.services.matches.guilds.change(manager_of(call), change, spoken)
        url = call.services.web_url
        page = None if url is None else f"{url}/g/{manager_of(call).guild}"
        await call.show(guild_settings_page(call.words, settings, page=page))

    @ADMIN.command("channels")
    async def channels(
        self,
        call: Call,
        add: Channel | None = None,
        remove: Channel | None = None,
        everywhere: bool = False,
        meeting: Channel | None = None,
        anyplace: bool = False,
    ) -> None:
        def change(settings: GuildSettings) -> GuildSettings:
            settings = replace(settings, channels=()) if everywhere else settings
            settings = replace(settings, meeting=meeting) if meeting is not None else settings
            settings = replace(settings, meeting=0) if anyplace else settings
            settings = opened(settings, add) if add is not None else settings
            return closed(settings, remove) if remove is not None else settings

        settings = await call.services.matches.guilds.change(manager_of(call), change)
        await call.show(guild_settings_page(call.words, settings))


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Admin(bot))
