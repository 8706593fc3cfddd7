"""The things of a world as JSON objects of Discord's API."""

import re
from typing import Any

from bot.sandbox import permissions
from bot.sandbox.things import (
    DISCORD,
    DM,
    EPHEMERAL,
    FORUM,
    GROUP_DM,
    Attachment,
    Channel,
    Guild,
    Json,
    Message,
    Person,
    iso,
)
from bot.sandbox.world import World

TAG_REQUIRED = 1 << 4
"""The flag of a forum in which each post needs a tag."""
UPLOADED = re.compile(r"/attachments/\d+/(\d+)/")


FIELDS = DISCORD.fields
"""The fields of objects that are always the same here."""


def id_of(number: int | None) -> str | None:
    return None if number is None else str(number)


def user(person: Person) -> Json:
    return FIELDS["user"] | {
        "id": str(person.id),
        "username": person.username,
        "discriminator": "0000" if person.bot else "0",
        "global_name": None if person.bot else person.name,
        "bot": person.bot,
    }


def member(world: World, guild: Guild, user_id: int, *, with_user: bool = True) -> Json:
    person = world.people[user_id]
    body: Json = FIELDS["member"] | {
        "joined_at": iso(guild.created),
        "roles": [str(guild.bot_role_id if person.bot else guild.member_role_id)],
    }
    if with_user:
        body["user"] = user(person)
    return body


def _role(id_: int, name: str, allowed: int, position: int, tags: Json | None = None) -> Json:
    body: Json = FIELDS["role"] | {
        "id": str(id_),
        "name": name,
        "permissions": str(allowed),
        "position": position,
        "managed": tags is not None,
    }
    if tags is not None:
        body["tags"] = tags
    return body


def roles(world: World, guild: Guild) -> list[Json]:
    return [
        _role(guild.id, "@everyone", guild.everyone_permissions, 0),
        _role(guild.member_role_id, "Crew", permissions.MEMBER_DEFAULT, 1),
        _role(guild.bot_role_id, world.bot.name, guild.bot_permissions, 2, {"bot_id": str(world.bot.id)}),
    ]


def guild(world: World, guild: Guild) -> Json:
    """A guild as returned by ``GET /guilds/{id}``."""
    return FIELDS["guild"] | {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "roles": roles(world, guild),
        "preferred_locale": guild.locale,
    }


def guild_create(world: World, of: Guild) -> Json:
    """The payload of GUILD_CREATE: the guild, its channels and active threads, and the bot as a member."""
    here = [c for c in world.channels.values() if c.guild_id == of.id]
    bot = world.bot.id
    return {
        **FIELDS["guild that is there"],
        **guild(world, of),
        "joined_at": iso(of.created),
        "member_count": len(of.member_ids),
        "members": [member(world, of, bot)],
        "channels": [channel(world, c) for c in here if not c.is_thread],
        "threads": [
            channel(world, c) for c in here if c.is_thread and not c.archived and world.sees(bot, c.id)
        ],
    }


def channel(world: World, of: Channel) -> Json:
    body: Json = {"id": str(of.id), "type": of.type, "flags": 0, "last_message_id": id_of(of.last_message_id)}
    if of.type == DM:
        body["recipients"] = [user(world.people[u]) for u in of.member_ids if u != world.bot.id]
        return body
    if of.type == GROUP_DM:
        body["recipients"] = [user(world.people[u]) for u in of.member_ids]
        return body | {"name": of.name, "icon": None, "owner_id": str(of.owner_id)}
    body |= {
        "guild_id": str(of.guild_id),
        "name": of.name,
        "parent_id": id_of(of.parent_id),
        "rate_limit_per_user": of.slowmode,
        "last_pin_timestamp": None,
    }
    if of.type == FORUM:
        flags = TAG_REQUIRED if of.tag_required else 0
        body |= FIELDS["forum"] | {"flags": flags, "available_tags": of.tags}
    if not of.is_thread:
        overwrites = [
            {
                "id": str(target),
                "type": 1 if target in world.people else 0,
                "allow": str(allow),
                "deny": str(deny),
            }
            for target, (allow, deny) in of.overwrites.items()
        ]
        body |= {
            "topic": of.topic,
            "position": of.position,
            "nsfw": False,
            "permission_overwrites": overwrites,
        }
        return body
    metadata: Json = {
        "archived": of.archived,
        "archive_timestamp": iso(of.archive_changed),
        "auto_archive_duration": of.auto_archive,
        "locked": of.locked,
        "create_timestamp": iso(of.created),
    }
    if of.type == 12:
        metadata["invitable"] = of.invitable
    body |= {
        "owner_id": str(of.owner_id),
        "thread_metadata": metadata,
        "message_count": of.sent,
        "total_message_sent": of.sent,
        "member_count": len(of.member_ids),
    }
    if is_post(world, of):
        body["applied_tags"] = [str(tag) for tag in of.applied]
    if world.bot.id in of.member_ids:
        body["member"] = thread_member(of, world.bot.id)
    return body


def is_post(world: World, of: Channel) -> bool:
    parent = None if of.parent_id is None else world.channels.get(of.parent_id)
    return parent is not None and parent.type == FORUM


def thread_member(thread: Channel, user_id: int) -> Json:
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": iso(thread.created),
        "flags": 0,
    }


def attachment_url(world: World, channel_id: int, file_id: int, filename: str) -> str:
    """A link with an expiry date as in Discord; it does not really expire."""
    expires = int(world.clock()) + 86_400
    path = f"/attachments/{channel_id}/{file_id}/{filename}"
    return f"{world.base_url}{path}?ex={expires:x}&is={expires - 86_400:x}&hm={file_id:x}&"


def attachment(world: World, channel_id: int, file: Attachment, *, ephemeral: bool = False) -> Json:
    url = attachment_url(world, channel_id, file.id, file.filename)
    body: Json = {
        "id": str(file.id),
        "filename": file.filename,
        "size": file.size,
        "url": url,
        "proxy_url": url,
        "content_type": file.content_type,
    }
    if file.width is not None:
        body |= {"width": file.width, "height": file.height}
    if file.description is not None:
        body["description"] = file.description
    if ephemeral:
        body["ephemeral"] = True
    return body


def _media(world: World, of: Message, media: Json) -> Json:
    """A media item. Uploads are stored by id only, because their links contain the port of the server."""
    file = next((f for f in of.files if str(f.id) == media.get("attachment_id")), None)
    if file is None:
        return media
    url = attachment_url(world, of.channel_id, file.id, file.filename)
    return {
        "id": media.get("id", str(file.id)),
        "url": url,
        "proxy_url": url,
        "width": file.width,
        "height": file.height,
        "content_type": file.content_type,
        "attachment_id": str(file.id),
    }


def _component(world: World, of: Message, node: Any) -> Any:
    if isinstance(node, list):
        return [_component(world, of, item) for item in node]
    if not isinstance(node, dict):
        return node
    body = {
        key: _media(world, of, value) if key in ("media", "file") else _component(world, of, value)
        for key, value in node.items()
    }
    if body.get("type") == 13:
        file = next((f for f in of.files if str(f.id) == node["file"].get("attachment_id")), None)
        body |= {"name": file.filename if file else None, "size": file.size if file else None}
    return body


def _embed(world: World, of: Message, stored: Json) -> Json:
    body = dict(stored)
    for part in ("image", "thumbnail"):
        if part in body:
            media = _media(world, of, body[part])
            words = body[part].get("description")
            body[part] = {k: v for k, v in media.items() if k not in ("id", "attachment_id")}
            if words is not None:
                body[part]["description"] = words
    return body


def message(world: World, of: Message, *, event: bool = False, nested: bool = False) -> Json:
    """A message. ``event`` adds the fields of gateway events; ``nested`` omits replies."""
    place = world.channels.get(of.channel_id)
    body: Json = FIELDS["message"] | {
        "id": str(of.id),
        "type": of.type,
        "channel_id": str(of.channel_id),
        "author": user(world.people[of.author_id]),
        "content": of.content,
        "timestamp": iso(of.created),
        "edited_timestamp": None if of.edited is None else iso(of.edited),
        "mention_everyone": of.mention_everyone,
        "mentions": [user(world.people[u]) for u in of.mention_ids if u in world.people],
        "attachments": [
            attachment(world, of.channel_id, f, ephemeral=of.ephemeral) for f in of.files if not f.shown
        ],
        "embeds": [_embed(world, of, e) for e in of.embeds],
        "components": _component(world, of, of.components),
        "flags": of.flags,
    }
    if of.nonce is not None:
        body["nonce"] = of.nonce
    if of.interaction_id is not None or of.flags & EPHEMERAL:
        body["webhook_id"] = body["application_id"] = str(world.bot.id)
    elif of.author_id == world.bot.id and of.type == 0:
        body["application_id"] = str(world.bot.id)
    if of.metadata is not None:
        body["interaction_metadata"] = of.metadata
    if of.reference is not None:
        body["message_reference"] = of.reference
        if not nested and "message_id" in of.reference:
            target = world.message(int(of.reference["channel_id"]), int(of.reference["message_id"]))
            body["referenced_message"] = None if target is None else message(world, target, nested=True)
    if of.thread_id is not None and of.thread_id in world.channels:
        body["thread"] = channel(world, world.channels[of.thread_id])
    if place is not None and place.is_thread:
        body["position"] = max(0, place.sent - 1)
    if event and place is not None and place.guild_id is not None:
        body["guild_id"] = str(place.guild_id)
        body["member"] = member(world, world.guilds[place.guild_id], of.author_id, with_user=False)
    return body
