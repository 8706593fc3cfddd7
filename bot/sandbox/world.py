"""The model of the sandbox: persons, servers, channels, messages, and who may see them.

The world does not know HTTP. All changes are made by its methods. They are stored at once and reported to
subscribers (:mod:`bot.sandbox.events`). The world does not check its callers: the REST handlers and
:mod:`bot.sandbox.actions` refuse what Discord would refuse. Methods that take a channel raise ``KeyError`` if
it does not exist.
"""

import re
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from bot.sandbox import events
from bot.sandbox.roster import Roster
from bot.sandbox.things import (
    DM,
    FORUM,
    GROUP_DM,
    HAS_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Guild,
    Json,
    Message,
    Person,
)

SANDBOX_TOKEN = "sandbox.token.of-no-use-elsewhere"
"""The only token that the sandbox accepts, unless the world has another one."""

PERSONS = (("Ada", "en-GB"), ("Nikos", "el"), ("Zofia", "pl"), ("Bruno", "en-US"), ("Elif", "tr"))
CHANNELS = ("quay", "tavern", "chart-room")


_USER_MENTION = re.compile(r"<@!?(\d+)>")

THREAD_CREATED, THREAD_STARTER, NAME_CHANGED = 18, 21, 4


class World(Roster):
    """A world of the sandbox. ``path`` None: in memory only. ``clock`` returns Unix seconds.

    A new world has the guild «Harbour» with channels and persons.
    """

    def __init__(
        self,
        path: str | Path | None = None,
        *,
        clock: Callable[[], float] = time.time,
        token: str = SANDBOX_TOKEN,
    ) -> None:
        super().__init__(path, clock, token)
        self.commands: dict[int, list[Json]] = {}
        """The registered commands as in the API, by guild id; 0 for global commands."""
        self._load()
        if not any(p.bot for p in self.people.values()):
            bot = Person(self.snowflakes.next(), "turnpost", "Turnpost", "en-US", bot=True)
            self.people[bot.id] = bot
            self.storage.put("person", bot.id, bot)
            people = [self.add_person(name, locale) for name, locale in PERSONS]
            guild = self.add_guild("Harbour", people[0].id)
            for name in CHANNELS:
                self.add_channel(guild.id, name)

    # ---- beginnings -------------------------------------------------------------------------------------

    def _load(self) -> None:
        store = self.storage
        self.people = {p.id: p for p in store.all("person", Person)}
        self.guilds = {g.id: g for g in store.all("guild", Guild)}
        self.channels = {c.id: c for c in store.all("channel", Channel)}
        self._messages = {c: {} for c in self.channels}
        for message in store.all("message", Message):
            self._messages.setdefault(message.channel_id, {})[message.id] = message
            for file in message.files:
                self.snowflakes.seen(file.id)
            self.snowflakes.seen(message.id)
            self._note_nonce(message)
        self.commands = store.fact("commands", dict[int, list[Json]], {})
        for ids in (self.people, self.guilds, self.channels):
            self.snowflakes.seen(max(ids, default=0) + 2)
        for commands in self.commands.values():
            self.snowflakes.seen(max((int(c["version"]) for c in commands), default=0))

    def close(self) -> None:
        """Close the file. After that the world can be read, but not changed."""
        self.storage.close()

    # ---- channels, threads, DMs -------------------------------------------------------------------------

    def threads_of(self, channel_id: int) -> list[Channel]:
        return [c for c in self.channels.values() if c.is_thread and c.parent_id == channel_id]

    def add_channel(self, guild_id: int, name: str, *, type: int = TEXT) -> Channel:
        """Add a text channel, or a forum, at the end of the list of the guild."""
        position = sum(1 for c in self.channels.values() if c.guild_id == guild_id and not c.is_thread)
        return self._add_channel(type=type, name=name, guild_id=guild_id, position=position)

    def dm_channel(self, user_id: int) -> Channel:
        """The DM of a person with the bot; it is opened if there is none."""
        for channel in self.channels.values():
            if channel.type == DM and user_id in channel.member_ids:
                return channel
        return self._add_channel(type=DM, member_ids=[user_id, self.bot.id])

    def add_group(self, name: str, member_ids: Iterable[int]) -> Channel:
        """Add a group DM of persons. The bot is never in one."""
        members = list(member_ids)
        return self._add_channel(type=GROUP_DM, name=name, owner_id=members[0], member_ids=members)

    def create_thread(
        self,
        channel_id: int,
        name: str,
        owner_id: int,
        *,
        message_id: int | None = None,
        type: int = PUBLIC_THREAD,
        auto_archive: int = 1440,
        applied: Iterable[int] = (),
    ) -> Channel:
        """Add a thread to a text channel. With ``message_id`` it belongs to this message and has its id.

        In a forum it is a post; its first message, with the same id, is to follow.
        """
        thread = self._add_channel(
            message_id,
            type=type,
            name=name,
            guild_id=self.channels[channel_id].guild_id,
            parent_id=channel_id,
            owner_id=owner_id,
            member_ids=[owner_id],
            auto_archive=auto_archive,
            archive_changed=self.clock(),
            applied=list(applied),
        )
        if self.channels[channel_id].type == FORUM:
            return thread
        link: Json = {"type": 0, "channel_id": str(thread.id), "guild_id": str(thread.guild_id)}
        if message_id is not None:
            starter = self._messages[channel_id][message_id]
            self.edit_message(starter, thread_id=thread.id, flags=starter.flags | HAS_THREAD)
            link = {**link, "channel_id": str(channel_id), "message_id": str(message_id)}
            self.add_message(thread.id, owner_id, type=THREAD_STARTER, reference=link)
        elif type == PUBLIC_THREAD:
            self.add_message(channel_id, owner_id, type=THREAD_CREATED, content=name, reference=link)
        return thread

    def archive_thread(self, thread_id: int, archived: bool = True, *, locked: bool | None = None) -> None:
        """Archive or unarchive a thread; ``locked`` also locks or unlocks it."""
        changes: dict[str, Any] = {"archived": archived}
        if locked is not None:
            changes["locked"] = locked
        self.edit_channel(thread_id, **changes)

    def archive_idle(self) -> None:
        """Archive the threads in which nobody has written for the time in their settings."""
        now = self.clock()
        for thread in [c for c in self.channels.values() if c.is_thread and not c.archived]:
            newest = next(reversed(self._messages[thread.id].values()), None)
            last = newest.created if newest else 0.0
            if now - max(last, thread.archive_changed, thread.created) > thread.auto_archive * 60:
                self.archive_thread(thread.id)

    def edit_channel(self, channel_id: int, **changes: Any) -> Channel:
        """Set fields of a channel or thread (name, topic, archived, locked, auto_archive, overwrites)."""
        channel = self.channels[channel_id]
        name = channel.name
        if changes.get("archived", channel.archived) != channel.archived:
            channel.archive_changed = self.clock()
        for field, value in changes.items():
            setattr(channel, field, value)
        self.storage.put("channel", channel_id, channel)
        self.tell(events.ChannelChanged(channel))
        if channel.is_thread and channel.name != name:
            self.add_message(channel_id, self.bot.id, type=NAME_CHANGED, content=channel.name)
        return channel

    def add_thread_members(self, thread_id: int, users: Iterable[int]) -> None:
        thread = self.channels[thread_id]
        added = [u for u in users if u not in thread.member_ids]
        if added:
            thread.member_ids = thread.member_ids + added
            self.storage.put("channel", thread_id, thread)
            self.tell(events.ThreadMembersAdded(thread, added))

    def delete_channel(self, channel_id: int) -> None:
        """Delete a channel with its threads and messages, or one thread."""
        for thread in self.threads_of(channel_id):
            self.delete_channel(thread.id)
        channel = self.channels.pop(channel_id)
        for message in self._messages.pop(channel_id, {}).values():
            self._forget(message)
        self.storage.drop("channel", channel_id)
        self.tell(events.ChannelDeleted(channel))

    def _add_channel(self, id: int | None = None, **fields: Any) -> Channel:
        channel = Channel(id or self.snowflakes.next(), created=self.clock(), **fields)
        self.channels[channel.id] = channel
        self._messages[channel.id] = {}
        self.storage.put("channel", channel.id, channel)
        self.tell(events.ChannelCreated(channel))
        return channel

    def set_overwrite(self, channel_id: int, target_id: int, allow: int, deny: int) -> None:
        """Set the allowed and denied bits of a member or role in a channel (@everyone has the guild's id)."""
        overwrites = dict(self.channels[channel_id].overwrites)
        overwrites.pop(target_id, None)
        if allow or deny:
            overwrites[target_id] = (allow, deny)
        self.edit_channel(channel_id, overwrites=overwrites)

    # ---- messages ---------------------------------------------------------------------------------------

    def say(self, user_id: int, channel_id: int, content: str) -> Message:
        named = self.named_in(content)
        return self.add_message(channel_id, user_id, content=content, mention_ids=named, pings=named)

    def named_in(self, text: str) -> list[int]:
        """The people whom a text mentions."""
        users = map(int, dict.fromkeys(_USER_MENTION.findall(text)))
        return [user for user in users if user in self.people]

    def add_message(
        self, channel_id: int, author_id: int, *, message_id: int | None = None, **fields: Any
    ) -> Message:
        """Post a message with fields of :class:`Message`. Files must be stored with ``store_file`` before.

        A thread is unarchived, and the author and the pinged persons become members of it.
        """
        channel = self.channels[channel_id]
        message = Message(
            id=message_id or self.snowflakes.next(),
            channel_id=channel_id,
            author_id=author_id,
            created=self.clock(),
            **fields,
        )
        self._messages[channel_id][message.id] = message
        self._note_nonce(message)
        if message.seen_by is None:
            self._keep(message)
            channel.last_message_id = message.id
            channel.sent += 1
            self.storage.put("channel", channel_id, channel)
        if channel.is_thread and message.seen_by is None:
            if channel.archived and not channel.locked:
                self.archive_thread(channel_id, False)
            guild = self.guilds[channel.guild_id or 0]
            joining = (author_id, *message.pings)
            self.add_thread_members(channel_id, [u for u in joining if u in guild.member_ids])
        self.tell(events.MessageCreated(message))
        return message

    def edit_message(self, message: Message, *, stamp: bool = False, **fields: Any) -> Message:
        """Set fields of a message. ``stamp``: mark it as edited. Files that are not listed are deleted."""
        if "files" in fields:
            kept = {f.id for f in fields["files"]}
            for file in message.files:
                if file.id not in kept:
                    self._drop_file(file.id)
        for field, value in fields.items():
            setattr(message, field, value)
        if stamp:
            message.edited = self.clock()
        self._keep(message)
        self.tell(events.MessageEdited(message))
        return message

    def delete_message(self, message: Message) -> None:
        if self._messages.get(message.channel_id, {}).pop(message.id, None) is not None:
            self._forget(message)
            self.tell(events.MessageDeleted(message.channel_id, message.id, message.seen_by))

    def visible_messages(self, user_id: int, channel_id: int) -> list[Message]:
        """The messages that a person sees in a channel, oldest first: public and own ephemeral ones."""
        if not self.sees(user_id, channel_id):
            return []
        return [m for m in self._messages[channel_id].values() if m.seen_by in (None, user_id)]

    def dismiss(self, user_id: int, message: Message) -> None:
        if message.seen_by == user_id:
            self.delete_message(message)

    # ---- commands ---------------------------------------------------------------------------------------

    def set_commands(self, scope: int, commands: list[Json]) -> None:
        """Replace the registered commands of a guild, or global ones (scope 0). Bodies are as in the API."""
        self.commands[scope] = commands
        self.storage.put_fact("commands", self.commands)
        self.tell(events.CommandsChanged())
