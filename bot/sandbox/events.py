"""Events of a world. Subscribers (the gateway, the page, tests) get them immediately.

``seen_by`` is the only person who may see a message; None: everybody who can see the channel.
"""

from typing import Literal

import msgspec

from bot.sandbox.things import Channel, Guild, Json, Message, Person


class Event(msgspec.Struct, frozen=True):
    """The base of all events."""


class MessageCreated(Event, frozen=True):
    message: Message


class MessageEdited(Event, frozen=True):
    message: Message


class MessageDeleted(Event, frozen=True):
    channel_id: int
    message_id: int
    seen_by: int | None = None


class ChannelCreated(Event, frozen=True):
    """A new channel, thread or DM; see ``channel.is_thread`` and ``channel.type``."""

    channel: Channel


class ChannelChanged(Event, frozen=True):
    """A channel was renamed, archived or locked, or its permissions or members have changed."""

    channel: Channel


class ChannelDeleted(Event, frozen=True):
    channel: Channel


class ThreadMembersAdded(Event, frozen=True):
    channel: Channel
    added: list[int]


class GuildCreated(Event, frozen=True):
    guild: Guild


class GuildChanged(Event, frozen=True):
    guild: Guild


class GuildLeft(Event, frozen=True):
    guild: Guild


class PersonChanged(Event, frozen=True):
    """A person is new, or their locale or their setting for DMs has changed."""

    person: Person


class CommandsChanged(Event, frozen=True):
    """Commands of a server, or global ones, were registered."""


class BotPresence(Event, frozen=True):
    """The bot has come online, or gone."""


class InteractionOpened(Event, frozen=True):
    """A person used a command, a control or a form. The gateway sends ``payload`` to the bot."""

    interaction_id: int
    payload: Json


class InteractionAnswered(Event, frozen=True):
    """The bot gave the first response: for a form, ``modal``."""

    interaction_id: int
    user_id: int
    channel_id: int
    how: Literal["message", "deferred", "deferred_update", "update", "choices", "modal"]
    modal: Json | None = None


class InteractionFailed(Event, frozen=True):
    """The bot did not answer in time. Discord shows «The application did not respond» to this person."""

    interaction_id: int
    user_id: int
    channel_id: int
    reason: str
