"""Events of a world. Subscribers (the gateway, the page, tests) get them immediately.

``seen_by`` is the only person who may see a message; None: everybody who can see the channel.
"""

from typing import Literal

import msgspec

from bot.sandbox.things import Channel, Guild, Json, Message, Person


class MessageCreated(msgspec.Struct, frozen=True):
    message: Message
    seen_by: int | None = None


class MessageEdited(msgspec.Struct, frozen=True):
    message: Message
    seen_by: int | None = None


class MessageDeleted(msgspec.Struct, frozen=True):
    channel_id: int
    message_id: int
    seen_by: int | None = None


class ChannelCreated(msgspec.Struct, frozen=True):
    """A new channel, thread or DM; see ``channel.is_thread`` and ``channel.type``."""

    channel: Channel


class ChannelChanged(msgspec.Struct, frozen=True):
    """A channel was renamed, archived or locked, or its permissions or members have changed."""

    channel: Channel
    before: Channel


class ChannelDeleted(msgspec.Struct, frozen=True):
    channel: Channel


class ThreadMembersChanged(msgspec.Struct, frozen=True):
    channel: Channel
    added: list[int]
    removed: list[int]


class GuildCreated(msgspec.Struct, frozen=True):
    guild: Guild


class GuildChanged(msgspec.Struct, frozen=True):
    guild: Guild


class GuildLeft(msgspec.Struct, frozen=True):
    guild: Guild


class PersonChanged(msgspec.Struct, frozen=True):
    """A person is new, or their locale or their setting for DMs has changed."""

    person: Person


class CommandsChanged(msgspec.Struct, frozen=True):
    guild_id: int | None
    """The guild of the changed commands; None for global commands."""


class BotPresence(msgspec.Struct, frozen=True):
    online: bool


class InteractionOpened(msgspec.Struct, frozen=True):
    """A person used a command, a control or a form. The gateway sends ``payload`` to the bot."""

    interaction_id: int
    user_id: int
    payload: Json


class InteractionAnswered(msgspec.Struct, frozen=True):
    """The bot gave the first response: for a form, ``modal``."""

    interaction_id: int
    user_id: int
    channel_id: int
    how: Literal["message", "deferred", "deferred_update", "update", "choices", "modal"]
    modal: Json | None = None


class InteractionFailed(msgspec.Struct, frozen=True):
    """The bot did not answer in time. Discord shows «The application did not respond» to this person."""

    interaction_id: int
    user_id: int
    channel_id: int
    reason: str


Event = (
    MessageCreated
    | MessageEdited
    | MessageDeleted
    | ChannelCreated
    | ChannelChanged
    | ChannelDeleted
    | ThreadMembersChanged
    | GuildCreated
    | GuildChanged
    | GuildLeft
    | PersonChanged
    | CommandsChanged
    | BotPresence
    | InteractionOpened
    | InteractionAnswered
    | InteractionFailed
)
