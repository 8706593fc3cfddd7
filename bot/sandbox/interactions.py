"""Interactions: one interaction from its start to the last follow-up, the book of current ones, and the
bodies of INTERACTION_CREATE for commands, controls and forms."""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from bot.sandbox import events, permissions, wire
from bot.sandbox.things import DM, GROUP_DM, Json, Message
from bot.sandbox.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
FAILED = "The application did not respond"


@dataclass(eq=False)
class Interaction:
    """An interaction of a person and the answers of the bot.

    ``how`` is the kind of the first response: ``message``, ``deferred``, ``deferred_update``, ``update``,
    ``choices``, ``modal``, or ``failed`` if there was none in time; None while it is missing. ``messages``
    are all messages of the answer, the first response first. They are the current objects, also after edits.
    """

    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    guild_id: int | None
    opened: float
    payload: Json
    source: Message | None = None
    """The message with the control that was used."""
    parent: "Interaction | None" = None
    """The interaction that opened the form."""
    how: str | None = None
    response: Message | None = None
    """The message ``@original``: the first response, or the message with the control."""
    unfilled: bool = False
    """Whether the answer was deferred and is still missing."""
    messages: list[Message] = field(default_factory=list)
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None
    follow_ups: int = 0
    """The number of follow-ups, counted if only a person has installed the application."""
    touched: bool = False
    """Whether there was a follow-up or an edit after the first response."""
    _waiting: list[asyncio.Future[None]] = field(default_factory=list)

    @property
    def settled(self) -> bool:
        """Whether the person sees an answer that is not just «thinking…»."""
        return self.how is not None and not self.unfilled

    def poke(self) -> None:
        """Wake the tasks that wait for a change of this interaction."""
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(self, ready: Callable[[], bool], seconds: float) -> None:
        """Wait until ``ready()`` is true. It is called after each change of this interaction."""
        async with asyncio.timeout(seconds):
            while not ready():
                future = asyncio.get_running_loop().create_future()
                self._waiting.append(future)
                await future

    async def wait(self, seconds: float = 10.0) -> "Interaction":
        """Wait until the person sees an answer, or that it failed. Raises ``TimeoutError``."""
        await self.until(lambda: self.settled, seconds)
        return self


class InteractionBook:
    """Starts interactions, watches their deadlines, and finds them by id or token.

    ``answer_seconds`` and ``token_seconds`` are 3 s and 15 min as in Discord; tests may shorten them.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.answer_seconds = 3.0
        self.token_seconds = 900.0
        self._by_token: dict[str, Interaction] = {}
        self._by_id: dict[int, Interaction] = {}

    def open(
        self,
        type: int,
        user_id: int,
        channel_id: int,
        data: Json,
        *,
        source: Message | None = None,
        parent: Interaction | None = None,
    ) -> Interaction:
        """Start an interaction and send it to the gateway."""
        self._forget_old()
        interaction = Interaction(
            id=self.world.snowflakes.next(),
            token=secrets.token_urlsafe(48),
            type=type,
            user_id=user_id,
            channel_id=channel_id,
            guild_id=self.world.channels[channel_id].guild_id,
            opened=self.world.clock(),
            payload={},
            source=source,
            parent=parent,
        )
        interaction.payload = build(self.world, interaction, data)
        self._by_id[interaction.id] = self._by_token[interaction.token] = interaction
        asyncio.get_running_loop().call_later(self.answer_seconds, self._expire, interaction)
        self.world.tell(events.InteractionOpened(interaction.id, interaction.payload))
        return interaction

    def _expire(self, interaction: Interaction) -> None:
        if interaction.how is None:
            interaction.how = "failed"
            self.world.tell(
                events.InteractionFailed(interaction.id, interaction.user_id, interaction.channel_id, FAILED)
            )
            interaction.poke()

    def _forget_old(self) -> None:
        # Expired tokens are kept for a while, because Discord distinguishes them from unknown ones.
        limit = self.world.clock() - self.token_seconds - 3600
        for interaction in list(self._by_id.values()):
            if interaction.opened >= limit:
                break
            del self._by_id[interaction.id]
            del self._by_token[interaction.token]

    def get(self, interaction_id: int) -> Interaction | None:
        return self._by_id.get(interaction_id)

    def by_token(self, token: str) -> Interaction | None:
        return self._by_token.get(token)

    def expired(self, interaction: Interaction) -> bool:
        return self.world.clock() - interaction.opened > self.token_seconds

    def late(self, interaction: Interaction) -> bool:
        """Whether the time for a first response is over."""
        return interaction.how == "failed" or (
            interaction.how is None and self.world.clock() - interaction.opened > self.answer_seconds
        )

    def answered(self, interaction: Interaction, how: str) -> None:
        interaction.how = how
        interaction.unfilled = how == "deferred"
        self.world.tell(
            events.InteractionAnswered(
                interaction.id,
                interaction.user_id,
                interaction.channel_id,
                how,  # type: ignore[arg-type]
                interaction.modal,
            )
        )
        interaction.poke()


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
