"""Persons, servers, memberships, permissions, and subscriptions to events.

This is the base of :class:`bot.sandbox.world.World`, which adds channels and messages.
"""

import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from bot.sandbox import events, permissions
from bot.sandbox.snowflakes import Snowflakes
from bot.sandbox.storage import Storage
from bot.sandbox.things import DM, FORUM, GROUP_DM, PUBLIC_THREAD, TEXT, Channel, Guild, Person

log = logging.getLogger(__name__)


class Roster:
    """Persons, servers and permissions, stored in the file ``path`` (None: in memory)."""

    def __init__(self, path: str | Path | None, clock: Callable[[], float], token: str) -> None:
        self.clock = clock
        self.token = token
        self.base_url = ""
        """The address of the server (``http://127.0.0.1:PORT``), which is set when it starts."""
        self.bot_online = False
        self.privileged_intents = False
        """Whether the application may request privileged intents."""
        self.installations = [0, 1]
        """The ways to install the application that its owner allows: on servers (0), by persons (1)."""
        self.shards = 1
        """The number of shards that the bot is told to use."""
        self.starts_a_day, self.starts = 1000, 0
        """The number of sessions that a bot may start in a day, and the number that is left."""
        self.starts_together = 16
        """The number of buckets of shards. In each bucket one shard may identify at a time..."""
        self.start_gap = 0.0
        """... and the next one must wait for so many seconds; 5 in Discord."""
        self.storage = Storage(path)
        self.snowflakes = Snowflakes(clock)
        self.people: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self._subscribers: list[Callable[[events.Event], None]] = []

    # ---- events -----------------------------------------------------------------------------------------

    def subscribe(self, callback: Callable[[events.Event], None]) -> Callable[[], None]:
        """Call ``callback`` for every event, in order. Returns a function that ends the subscription."""
        self._subscribers.append(callback)
        return lambda: self._subscribers.remove(callback) if callback in self._subscribers else None

    def tell(self, event: events.Event) -> None:
        """Call all subscribers. If one raises an exception, it is logged and the others are still called."""
        for callback in list(self._subscribers):
            try:
                callback(event)
            except Exception:
                log.exception("a subscriber failed on %s", type(event).__name__)

    # ---- persons ----------------------------------------------------------------------------------------

    @property
    def bot(self) -> Person:
        """The user of the bot. Its id is also the id of the application."""
        return next(p for p in self.people.values() if p.bot)

    def persons(self) -> list[Person]:
        """All persons without the bot, oldest first."""
        return [p for p in self.people.values() if not p.bot]

    def add_person(
        self,
        name: str,
        locale: str = "en-US",
        *,
        guild_ids: Iterable[int] | None = None,
        dm_closed: bool = False,
    ) -> Person:
        """Add a person as a member of ``guild_ids`` (None: of every guild)."""
        plain = "".join(c for c in name.casefold() if c.isascii() and (c.isalnum() or c in "._"))
        taken = {p.username for p in self.people.values()}
        username = plain = (plain or "person")[:28]
        number = 1
        while username in taken:
            number += 1
            username = f"{plain}{number}"
        person = Person(self.snowflakes.next(), username, name, locale, dm_closed)
        self.people[person.id] = person
        self.storage.put("person", person.id, person)
        for guild_id in self.guilds if guild_ids is None else guild_ids:
            self.guilds[guild_id].member_ids.append(person.id)
            self.storage.put("guild", guild_id, self.guilds[guild_id])
        self.tell(events.PersonChanged(person))
        return person

    def edit_person(self, user_id: int, **changes: Any) -> None:
        """Set fields of a person (name, locale, dm_closed, installed)."""
        for field, value in changes.items():
            setattr(self.people[user_id], field, value)
        self.storage.put("person", user_id, self.people[user_id])
        self.tell(events.PersonChanged(self.people[user_id]))

    # ---- guilds -----------------------------------------------------------------------------------------

    @property
    def guild(self) -> Guild:
        """The first guild: «Harbour» in a new world."""
        return next(iter(self.guilds.values()))

    def add_guild(self, name: str, owner_id: int, locale: str = "en-US", *, id: int | None = None) -> Guild:
        """Add a server without channels, with all persons as members. An ``id`` determines its shard."""
        guild = Guild(
            id=self.snowflakes.next() if id is None else id,
            name=name,
            owner_id=owner_id,
            locale=locale,
            member_ids=list(self.people),
            bot_permissions=permissions.BOT_DEFAULT,
            everyone_permissions=permissions.EVERYONE_DEFAULT,
            created=self.clock(),
        )
        if id is None:
            self.snowflakes.seen(guild.id + 2)
        self.guilds[guild.id] = guild
        self.storage.put("guild", guild.id, guild)
        self.tell(events.GuildCreated(guild))
        return guild

    def edit_guild(self, guild_id: int, **changes: Any) -> None:
        """Set fields of a server (locale, owner_id, bot_permissions, extra)."""
        guild = self.guilds[guild_id]
        for field, value in changes.items():
            setattr(guild, field, value)
        self.storage.put("guild", guild_id, guild)
        self.tell(events.GuildChanged(guild))

    def bot_guilds(self) -> list[Guild]:
        return [g for g in self.guilds.values() if self.bot.id in g.member_ids]

    # ---- permissions ------------------------------------------------------------------------------------

    def allowed(self, user_id: int, channel_id: int) -> int:
        """The permissions of a user in a channel, or in the parent of a thread, as a sum of bits."""
        channel = self.channels[channel_id]
        if channel.guild_id is None:
            return permissions.DM_ALL if user_id in channel.member_ids else 0
        guild = self.guilds[channel.guild_id]
        if user_id not in guild.member_ids:
            return 0
        if user_id == guild.owner_id:
            return permissions.ALL
        own_role = guild.bot_role_id if user_id == self.bot.id else guild.member_role_id
        base = guild.everyone_permissions | guild.extra.get(user_id, 0)
        base |= guild.bot_permissions if user_id == self.bot.id else permissions.MEMBER_DEFAULT
        if base & permissions.BITS["administrator"]:
            return permissions.ALL
        place = (
            self.channels.get(channel.parent_id, channel)
            if channel.is_thread and channel.parent_id
            else channel
        )
        for target in (guild.id, own_role, user_id):
            allow, deny = place.overwrites.get(target, (0, 0))
            base = base & ~deny | allow
        return base if base & permissions.BITS["view_channel"] else 0

    def may(self, user_id: int, channel_id: int, *names: str) -> bool:
        return permissions.bits(names) & ~self.allowed(user_id, channel_id) == 0

    def sees(self, user_id: int, channel_id: int) -> bool:
        channel = self.channels[channel_id]
        allowed = self.allowed(user_id, channel_id)
        if not allowed & permissions.BITS["view_channel"]:
            return False
        is_private = channel.type not in (TEXT, FORUM, DM, GROUP_DM, PUBLIC_THREAD)
        return (
            not is_private
            or user_id in channel.member_ids
            or bool(allowed & permissions.BITS["manage_threads"])
        )
