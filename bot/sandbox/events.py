"""What happens in a world, told to subscribers (the gateway, the page, tests) right after it happened.

``seen_by`` is the only person who may see a message, or None: everybody who sees the channel.
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


class ReactionChanged(msgspec.Struct, frozen=True):
    message: Message
    user_id: int
    emoji: str
    added: bool


class ChannelCreated(msgspec.Struct, frozen=True):
    """A channel, thread or DM is new; ``channel.is_thread`` and ``channel.type`` tell which."""

    channel: Channel


class ChannelChanged(msgspec.Struct, frozen=True):
    """Renamed, archived, locked, permissions or members changed. ``before`` is the channel as it was."""

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
    """A person is new, or has another locale or DM switch."""

    person: Person


class CommandsChanged(msgspec.Struct, frozen=True):
    guild_id: int | None
    """The guild whose own commands changed, None for the global ones."""


class BotPresence(msgspec.Struct, frozen=True):
    online: bool


class Typing(msgspec.Struct, frozen=True):
    channel_id: int
    user_id: int


class InteractionOpened(msgspec.Struct, frozen=True):
    """A person used a command, a control or a form; ``payload`` is what the gateway sends to the bot."""

    interaction_id: int
    user_id: int
    payload: Json


class InteractionAnswered(msgspec.Struct, frozen=True):
    """The first response came. ``choices`` for autocompletion, ``modal`` for a form to show."""

    interaction_id: int
    user_id: int
    channel_id: int
    how: Literal["message", "deferred", "deferred_update", "update", "choices", "modal"]
    message: Message | None = None
    choices: list[Json] = []
    modal: Json | None = None


class InteractionFailed(msgspec.Struct, frozen=True):
    """Nobody answered in time: Discord shows «The application did not respond» to this person only."""

    interaction_id: int
    user_id: int
    channel_id: int
    reason: str


Event = (
    MessageCreated
    | MessageEdited
    | MessageDeleted
    | ReactionChanged
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
    | Typing
    | InteractionOpened
    | InteractionAnswered
    | InteractionFailed
)
