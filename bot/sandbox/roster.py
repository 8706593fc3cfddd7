"""Who is there: persons, servers, memberships, permissions; and the telling of events.

The lower half of :class:`bot.sandbox.world.World`, which adds the channels and what is said in them.
"""

import logging
from collections.abc import Callable, Iterable
from pathlib import Path

from bot.sandbox import events, permissions
from bot.sandbox.snowflakes import Snowflakes
from bot.sandbox.storage import Storage
from bot.sandbox.things import DM, PUBLIC_THREAD, TEXT, Channel, Guild, Person

log = logging.getLogger(__name__)


class Roster:
    """Persons, servers and their permissions, kept in the file at ``path`` (None: in memory)."""

    def __init__(self, path: str | Path | None, clock: Callable[[], float], token: str) -> None:
        self.clock = clock
        self.token = token
        self.base_url = ""
        """Where the server listens (``http://127.0.0.1:PORT``); it sets this when it starts."""
        self.bot_online = False
        self.privileged_intents = False
        """Whether the application may ask for privileged intents."""
        self.shards = 1
        """How many shards the bot is told to use."""
        self.starts_a_day, self.starts = 1000, 0
        """How many sessions a bot may start, and has."""
        self.starts_together = 16
        """How many shards may identify at once, one of each remainder by this number..."""
        self.start_gap = 0.0
        """... and for how many seconds the next of a remainder must wait: 5 with Discord."""
        self.storage = Storage(path)
        self.snowflakes = Snowflakes(clock)
        self.people: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self._subscribers: list[Callable[[events.Event], None]] = []

    # ---- events -----------------------------------------------------------------------------------------

    def subscribe(self, callback: Callable[[events.Event], None]) -> Callable[[], None]:
        """Have every event told to ``callback``, in order, right after it happened; returns the way out."""
        self._subscribers.append(callback)
        return lambda: self._subscribers.remove(callback) if callback in self._subscribers else None

    def tell(self, event: events.Event) -> None:
        """Tell subscribers; one that fails is logged and does not harm the others."""
        for callback in list(self._subscribers):
            try:
                callback(event)
            except Exception:
                log.exception("a subscriber failed on %s", type(event).__name__)

    # ---- persons ----------------------------------------------------------------------------------------

    @property
    def bot(self) -> Person:
        """The bot's own user; its id is the application's id as well."""
        return next(p for p in self.people.values() if p.bot)

    def persons(self) -> list[Person]:
        """Everybody but the bot, longest known first."""
        return [p for p in self.people.values() if not p.bot]

    def person(self, who: int | str) -> Person:
        """By id, or by display name (case does not matter). ``KeyError`` if nobody is called that."""
        if isinstance(who, int):
            return self.people[who]
        for person in self.people.values():
            if who.casefold() in (person.name.casefold(), person.username.casefold()):
                return person
        raise KeyError(who)

    def add_person(
        self,
        name: str,
        locale: str = "en-US",
        *,
        guild_ids: Iterable[int] | None = None,
        dm_closed: bool = False,
    ) -> Person:
        """A new person, member of ``guild_ids`` (None: of every guild)."""
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
            self._save_guild(self.guilds[guild_id])
        self.tell(events.PersonChanged(person))
        return person

    def set_locale(self, user_id: int, locale: str) -> None:
        """The language this person's client is set to (Discord's names: ``en-US``, ``el``, ``pl``)."""
        self.people[user_id].locale = locale
        self._save_person(user_id)

    def set_dm_closed(self, user_id: int, closed: bool) -> None:
        """Whether this person takes no DMs: the bot is then refused with 50007."""
        self.people[user_id].dm_closed = closed
        self._save_person(user_id)

    def rename_person(self, user_id: int, name: str) -> None:
        self.people[user_id].name = name
        self._save_person(user_id)

    def _save_person(self, user_id: int) -> None:
        self.storage.put("person", user_id, self.people[user_id])
        self.tell(events.PersonChanged(self.people[user_id]))

    # ---- guilds -----------------------------------------------------------------------------------------

    @property
    def guild(self) -> Guild:
        """The first guild: «Harbour» in a new world."""
        return next(iter(self.guilds.values()))

    def add_guild(self, name: str, owner_id: int, locale: str = "en-US", *, id: int | None = None) -> Guild:
        """A new server with everybody in it and no channels yet. Give an ``id`` to choose its shard."""
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

    def set_guild_locale(self, guild_id: int, locale: str) -> None:
        self.guilds[guild_id].locale = locale
        self._save_guild(self.guilds[guild_id], changed=True)

    def set_owner(self, guild_id: int, user_id: int) -> None:
        """The owner may do everything in the server."""
        self.guilds[guild_id].owner_id = user_id
        self._save_guild(self.guilds[guild_id], changed=True)

    def set_member_permissions(self, guild_id: int, user_id: int, names: Iterable[str]) -> None:
        """What a member may do beyond the usual, by Discord's names (``manage_guild`` for example)."""
        self.guilds[guild_id].extra[user_id] = permissions.bits(names)
        self._save_guild(self.guilds[guild_id], changed=True)

    def set_bot_role(self, guild_id: int, names: Iterable[str]) -> None:
        """What the bot's own role allows in the whole server."""
        self.guilds[guild_id].bot_permissions = permissions.bits(names)
        self._save_guild(self.guilds[guild_id], changed=True)

    def add_member(self, guild_id: int, user_id: int) -> None:
        """Somebody joins the server; for the bot itself that means it is invited."""
        guild = self.guilds[guild_id]
        if user_id not in guild.member_ids:
            guild.member_ids.append(user_id)
            self._save_guild(guild)
            self.tell(events.GuildCreated(guild) if user_id == self.bot.id else events.GuildChanged(guild))

    def remove_member(self, guild_id: int, user_id: int) -> None:
        """Somebody leaves the server; for the bot itself that means it is thrown out."""
        guild = self.guilds[guild_id]
        if user_id in guild.member_ids:
            guild.member_ids.remove(user_id)
            self._save_guild(guild)
            self.tell(events.GuildLeft(guild) if user_id == self.bot.id else events.GuildChanged(guild))

    def bot_guilds(self) -> list[Guild]:
        """The servers the bot is in."""
        return [g for g in self.guilds.values() if self.bot.id in g.member_ids]

    def _save_guild(self, guild: Guild, changed: bool = False) -> None:
        self.storage.put("guild", guild.id, guild)
        if changed:
            self.tell(events.GuildChanged(guild))

    # ---- permissions ------------------------------------------------------------------------------------

    def allowed(self, user_id: int, channel_id: int) -> int:
        """The sum of permission bits a user has in a channel (a thread counts as its parent); 0: none."""
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
        """Whether a user has all these permissions there."""
        return permissions.bits(names) & ~self.allowed(user_id, channel_id) == 0

    def sees(self, user_id: int, channel_id: int) -> bool:
        """Whether a user sees the channel, thread or DM at all."""
        channel = self.channels[channel_id]
        allowed = self.allowed(user_id, channel_id)
        if not allowed & permissions.BITS["view_channel"]:
            return False
        is_private = channel.type not in (TEXT, DM, PUBLIC_THREAD)
        return (
            not is_private
            or user_id in channel.member_ids
            or bool(allowed & permissions.BITS["manage_threads"])
        )
