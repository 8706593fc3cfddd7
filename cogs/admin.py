"""`/admin settings` and `/admin channels`: the settings of a server."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.match.guilds.settings import DECIDERS, MOST_TABLES, Deciders, GuildSettings, closed, opened
from bot.text import LANGUAGES, words
from cogs.forums.places import require_forum
from cogs.forums.tags import all_keys, make, tag_name
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


class Meeting(Place):
    """A channel in which tables open by themselves."""

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.text, discord.ChannelType.news]


class Forum(Place):
    """A forum in which matches become posts."""

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.forum]


Channel = app_commands.Transform[int, Place]
MeetingChannel = app_commands.Transform[int, Meeting]
ForumChannel = app_commands.Transform[int, Forum]


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
        meeting: MeetingChannel | None = None,
        anyplace: bool = False,
        forum: ForumChannel | None = None,
        threads: bool = False,
    ) -> None:
        manager = manager_of(call)
        chosen = None if forum is None else require_forum(call.interaction.client, forum)

        def change(settings: GuildSettings) -> GuildSettings:
            settings = replace(settings, channels=()) if everywhere else settings
            settings = replace(settings, meeting=meeting) if meeting is not None else settings
            settings = replace(settings, meeting=0) if anyplace else settings
            settings = replace(settings, forum=0) if threads else settings
            settings = replace(settings, forum=forum) if forum is not None else settings
            settings = opened(settings, add) if add is not None else settings
            return closed(settings, remove) if remove is not None else settings

        settings = await call.services.matches.guilds.change(manager, change)
        before = "" if chosen is None else await self._tags(call, chosen)
        await call.show(guild_settings_page(call.words, settings, before=before))

    async def _tags(self, call: Call, forum: discord.ForumChannel) -> str:
        """Make the tags of a forum; what there is to say about those that are missing."""
        keys, language = all_keys(), await call.public_language()
        known, may = await make(call.interaction.client, forum, keys, language, anew=True)
        names = tuple(tag_name(words(language), key) for key in keys if known.get(key) not in may)
        if not names:
            return call.words("admin-forum-tags")
        lacks = not forum.permissions_for(forum.guild.me).manage_channels
        return call.words("admin-forum-tags-missing" if lacks else "admin-forum-tags-full", names=names)


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Admin(bot))
