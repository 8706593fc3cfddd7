"""The bodies of INTERACTION_CREATE for commands, controls and forms."""

from collections.abc import Iterable

from bot.sandbox import permissions, wire
from bot.sandbox.interactions import Interaction
from bot.sandbox.things import DM, GROUP_DM, Json
from bot.sandbox.world import World

FILE_LIMIT = 10 * 1024 * 1024


def build(world: World, interaction: Interaction, data: Json) -> Json:
    channel = world.channels[interaction.channel_id]
    person = world.people[interaction.user_id]
    bot = world.bot
    body: Json = {
        "id": str(interaction.id),
        "application_id": str(bot.id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": {**wire.channel(world, channel), "permissions": str(world.allowed(person.id, channel.id))},
        # If only a person has installed the application, they apply to its answers only.
        "app_permissions": str(world.allowed(bot.id, channel.id) or permissions.GUEST),
        "locale": person.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": FILE_LIMIT,
        "authorizing_integration_owners": owners(world, interaction),
        "context": 0 if interaction.guild_id else 2 if channel.type == GROUP_DM else 1,
    }
    if interaction.guild_id is not None:
        guild = world.guilds[interaction.guild_id]
        body["guild_id"] = str(guild.id)
        body["guild_locale"] = guild.locale
        body["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        allowed = str(world.allowed(person.id, channel.id))
        body["member"] = {**wire.member(world, guild, person.id), "permissions": allowed}
    else:
        body["user"] = wire.user(person)
    if interaction.source is not None:
        body["message"] = wire.message(world, interaction.source)
    return body


def owners(world: World, interaction: Interaction) -> Json:
    """The owners of the installations that authorize an interaction: the server (in a DM with the bot «0»),
    and a person. For a control, it is the person whose command was answered by its message."""
    channel = world.channels[interaction.channel_id]
    body: Json = {}
    if channel.type == DM:
        body["0"] = "0"
    elif channel.guild_id is not None and world.bot.id in world.guilds[channel.guild_id].member_ids:
        body["0"] = str(channel.guild_id)
    source = None if interaction.source is None else interaction.source.metadata
    person = source["authorizing_integration_owners"].get("1") if source is not None else None
    if person is None and world.people[interaction.user_id].installed:
        person = str(interaction.user_id)
    return body if person is None else {**body, "1": person}


def metadata(world: World, interaction: Interaction, *, response_id: int | None = None) -> Json:
    """The ``interaction_metadata`` of a message; follow-ups have ``response_id``, the first response."""
    body: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": wire.user(world.people[interaction.user_id]),
        "authorizing_integration_owners": owners(world, interaction),
    }
    if response_id is not None:
        body["original_response_message_id"] = str(response_id)
    if interaction.type == 3 and interaction.source is not None:
        body["interacted_message_id"] = str(interaction.source.id)
    if interaction.type == 5 and interaction.parent is not None:
        body["triggering_interaction_metadata"] = metadata(world, interaction.parent)
    return body


def resolved(
    world: World, guild_id: int | None, *, users: Iterable[int] = (), channels: Iterable[int] = ()
) -> Json:
    """The ``resolved`` part for users and channels; empty lists are left out."""
    body: Json = {}
    users, channels = list(users), list(channels)
    if users:
        body["users"] = {str(u): wire.user(world.people[u]) for u in users}
        if guild_id is not None:
            guild = world.guilds[guild_id]
            body["members"] = {
                str(u): {
                    **wire.member(world, guild, u, with_user=False),
                    "permissions": str(guild.everyone_permissions),
                }
                for u in users
                if u in guild.member_ids
            }
    if channels:
        body["channels"] = {
            str(c): {
                k: v
                for k, v in wire.channel(world, world.channels[c]).items()
                if k in ("id", "type", "name", "parent_id", "thread_metadata", "permissions", "flags")
            }
            | {"permissions": str(world.allowed(world.bot.id, c))}
            for c in channels
        }
    return body
