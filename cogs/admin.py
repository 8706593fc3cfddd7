"""`/admin ...`: for those who may manage the server. Discord shows the commands to nobody else unless the
server says otherwise; `cogs.framework.manager` checks it every time."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.match.guilds.settings import DECIDERS, MOST_TABLES, Deciders, GuildSettings, closed, opened
from bot.text import LANGUAGES
from cogs.admin_files import file_commands
from cogs.admin_repair import repair_commands
from cogs.framework.interaction import Call, guarded
from cogs.framework.manager import manager_of
from cogs.framework.services import ServingBot
from cogs.framework.translator import text
from cogs.ui.admin import DECIDER_KEYS, charter_page

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., None]

LOCALE = "locale"
"""The choice of a language that leaves it to the server's locale."""


class Place(app_commands.Transformer):
    """A channel that matches can be in, or whose threads they can be in."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]

    async def transform(self, interaction: Interaction, value: Any, /) -> int:
        return int(value.id)


Channel = app_commands.Transform[int, Place]


@app_commands.rename(
    tables=text("cmd-admin-settings-tables"),
    end=text("cmd-admin-settings-end"),
    move=text("cmd-admin-settings-move"),
    language=text("cmd-admin-settings-language"),
)
@app_commands.describe(
    tables=text("cmd-admin-settings-tables-about"),
    end=text("cmd-admin-settings-end-about"),
    move=text("cmd-admin-settings-move-about"),
    language=text("cmd-admin-settings-language-about"),
)
@app_commands.choices(
    end=[app_commands.Choice(name=text(DECIDER_KEYS[one]), value=one) for one in DECIDERS],
    move=[app_commands.Choice(name=text(DECIDER_KEYS[one]), value=one) for one in DECIDERS],
    language=[
        *(app_commands.Choice(name=text(f"language-{one}"), value=one) for one in LANGUAGES),
        app_commands.Choice(name=text("admin-locale"), value=LOCALE),
    ],
)
async def _settings(
    interaction: Interaction,
    tables: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    end: str = "",
    move: str = "",
    language: str = "",
) -> None:
    async def work(call: Call) -> None:
        manager = manager_of(call)
        await call.acknowledge()

        def change(settings: GuildSettings) -> GuildSettings:
            return replace(
                settings,
                most=settings.most if tables is None else tables,
                end=cast(Deciders, end or settings.end),
                move=cast(Deciders, move or settings.move),
                language=settings.language if not language else "" if language == LOCALE else language,
            )

        # Matches that run go over to the language too, from their next message on.
        spoken = None if not language else call.locale_here if language == LOCALE else language
        settings = await call.services.matches.guilds.change(manager, change, spoken)
        await call.show(charter_page(call.words, settings))

    await guarded(Call(interaction), work)


@app_commands.rename(
    add=text("cmd-admin-channels-add"),
    remove=text("cmd-admin-channels-remove"),
    everywhere=text("cmd-admin-channels-everywhere"),
)
@app_commands.describe(
    add=text("cmd-admin-channels-add-about"),
    remove=text("cmd-admin-channels-remove-about"),
    everywhere=text("cmd-admin-channels-everywhere-about"),
)
async def _channels(
    interaction: Interaction,
    add: Channel | None = None,
    remove: Channel | None = None,
    everywhere: bool = False,
) -> None:
    async def work(call: Call) -> None:
        manager = manager_of(call)
        await call.acknowledge()

        def change(settings: GuildSettings) -> GuildSettings:
            settings = replace(settings, channels=()) if everywhere else settings
            settings = opened(settings, add) if add is not None else settings
            return closed(settings, remove) if remove is not None else settings

        await call.show(charter_page(call.words, await call.services.matches.guilds.change(manager, change)))

    await guarded(Call(interaction), work)


def admin_group() -> app_commands.Group:
    """`/admin` with all its commands."""
    group = app_commands.Group(
        name=text("cmd-admin"),
        description=text("cmd-admin-about"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        default_permissions=discord.Permissions(manage_guild=True),
    )
    for name, callback in (("settings", _settings), ("channels", _channels)):
        command: Command = app_commands.Command(
            name=text(f"cmd-admin-{name}"),
            description=text(f"cmd-admin-{name}-about"),
            callback=cast(Any, callback),
        )
        group.add_command(command)
    for command in (*repair_commands(), *file_commands()):
        group.add_command(command)
    return group


async def setup(bot: ServingBot) -> None:
    bot.tree.add_command(admin_group())
