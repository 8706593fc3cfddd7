"""The gateway events for an event of the world, and which sessions get them (shards, intents, content)."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.sandbox import events, wire
from bot.sandbox.snowflakes import iso
from bot.sandbox.things import DM, Channel, Json, Message
from bot.sandbox.world import World

GUILDS, MEMBERS, MESSAGES = 1 << 0, 1 << 1, 1 << 9
DM_MESSAGES, CONTENT = 1 << 12, 1 << 15


@dataclass(frozen=True)
class Packet:
    """One gateway event. ``intent`` 0: for all sessions; ``private``: needs the message content intent."""

    name: str
    body: Json
    guild_id: int | None
    intent: int = 0
    private: bool = False


def shard_of(guild_id: int | None, shards: int) -> int:
    """The shard of a guild. Everything without a guild belongs to shard 0."""
    return 0 if guild_id is None else (guild_id >> 22) % shards


def wanted(packet: Packet, intents: int, shard: tuple[int, int]) -> bool:
    """Whether a session with these intents and this shard gets a packet."""
    number, of = shard
    return shard_of(packet.guild_id, of) == number and (not packet.intent or bool(packet.intent & intents))


def body_for(packet: Packet, intents: int) -> Json:
    """The body for a session, without the content if the session has no message content intent."""
    if not packet.private or intents & CONTENT:
        return packet.body
    return {**packet.body, "content": "", "embeds": [], "attachments": [], "components": []}


def packets(world: World, event: events.Event, intents: int) -> Iterator[Packet]:
    """The gateway events for an event of the world.

    ``intents`` are those of all sessions together; events for other intents are not made.
    """
    if isinstance(event, events.InteractionOpened):
        guild_id = event.payload.get("guild_id")
        yield Packet("INTERACTION_CREATE", event.payload, None if guild_id is None else int(guild_id))
    elif isinstance(event, events.MessageCreated | events.MessageEdited):
        if event.message.seen_by is None and intents & (MESSAGES | DM_MESSAGES):
            name = "MESSAGE_CREATE" if isinstance(event, events.MessageCreated) else "MESSAGE_UPDATE"
            yield from _message(world, name, event.message)
    elif isinstance(event, events.MessageDeleted):
        channel = world.channels.get(event.channel_id)
        if event.seen_by is None and channel is not None and world.sees(world.bot.id, channel.id):
            body: Json = {"id": str(event.message_id), "channel_id": str(channel.id)}
            if channel.guild_id is not None:
                body["guild_id"] = str(channel.guild_id)
            yield Packet("MESSAGE_DELETE", body, channel.guild_id, _intent(channel, MESSAGES, DM_MESSAGES))
    elif isinstance(event, events.ChannelCreated | events.ChannelChanged | events.ChannelDeleted):
        yield from _channel(world, event)
    elif isinstance(event, events.ThreadMembersAdded):
        yield from _thread_members(world, event)
    elif isinstance(event, events.GuildCreated):
        if world.bot.id in event.guild.member_ids:
            yield Packet("GUILD_CREATE", wire.guild_create(world, event.guild), event.guild.id, GUILDS)
    elif isinstance(event, events.GuildChanged):
        yield Packet("GUILD_UPDATE", wire.guild(world, event.guild), event.guild.id, GUILDS)
        for role in wire.roles(world, event.guild):
            body = {"guild_id": str(event.guild.id), "role": role}
            yield Packet("GUILD_ROLE_UPDATE", body, event.guild.id, GUILDS)
    elif isinstance(event, events.GuildLeft):
        yield Packet("GUILD_DELETE", {"id": str(event.guild.id)}, event.guild.id, GUILDS)


def _intent(channel: Channel, in_guild: int, in_dm: int) -> int:
    return in_dm if channel.type == DM else in_guild


def _message(world: World, name: str, message: Message) -> Iterator[Packet]:
    channel = world.channels.get(message.channel_id)
    if channel is None or not world.sees(world.bot.id, channel.id):
        return
    body = wire.message(world, message, event=True)
    bot = world.bot.id
    hidden = channel.type != DM and message.author_id != bot and bot not in message.mention_ids
    yield Packet(name, body, channel.guild_id, _intent(channel, MESSAGES, DM_MESSAGES), hidden)


def _channel(
    world: World, event: events.ChannelCreated | events.ChannelChanged | events.ChannelDeleted
) -> Iterator[Packet]:
    channel = event.channel
    if channel.guild_id is None:
        # There is no event for a new DM since API version 8.
        return
    if (
        channel.is_thread
        and channel.parent_id in world.channels
        and not world.sees(world.bot.id, channel.parent_id)
    ):
        return
    kind = "THREAD" if channel.is_thread else "CHANNEL"
    if isinstance(event, events.ChannelDeleted):
        body = wire.channel(world, channel)
        if channel.is_thread:
            body = {k: body[k] for k in ("id", "guild_id", "parent_id", "type")}
        yield Packet(f"{kind}_DELETE", body, channel.guild_id, GUILDS)
    elif isinstance(event, events.ChannelCreated):
        extra = {"newly_created": True} if channel.is_thread else {}
        yield Packet(f"{kind}_CREATE", {**wire.channel(world, channel), **extra}, channel.guild_id, GUILDS)
    else:
        yield Packet(f"{kind}_UPDATE", wire.channel(world, channel), channel.guild_id, GUILDS)


def _thread_members(world: World, event: events.ThreadMembersAdded) -> Iterator[Packet]:
    thread, bot = event.channel, world.bot.id
    body: Json = {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": min(len(thread.member_ids), 50),
        "added_members": [
            {**wire.thread_member(thread, u), "joined_at": iso(thread.created)} for u in event.added
        ],
        "removed_member_ids": [],
    }
    # Without the members intent, a bot gets only the events about itself.
    intent = GUILDS | MEMBERS if bot in event.added else MEMBERS
    yield Packet("THREAD_MEMBERS_UPDATE", body, thread.guild_id, intent)
