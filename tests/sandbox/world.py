"""A world as tests use it: found by names, with servers that people and the bot join and leave."""

from collections.abc import Iterable

from bot.sandbox import events, permissions
from bot.sandbox.things import DM, Channel, Person
from bot.sandbox.world import World as Sandboxed


class World(Sandboxed):
    def person(self, who: int | str) -> Person:
        """Find a person by id or display name, ignoring case. Raises ``KeyError``."""
        if isinstance(who, int):
            return self.people[who]
        for person in self.people.values():
            if who.casefold() in (person.name.casefold(), person.username.casefold()):
                return person
        raise KeyError(who)

    def channel(self, which: int | str) -> Channel:
        """Find a channel by id, or the newest channel or thread with a name."""
        if isinstance(which, int):
            return self.channels[which]
        channels = [c for c in self.channels.values() if c.name == which.removeprefix("#") and c.type != DM]
        if not channels:
            raise KeyError(which)
        return max(channels, key=lambda c: c.id)

    def channels_of(self, user_id: int, guild_id: int | None = None) -> list[Channel]:
        """The channels that a user can see in a guild (None: the first), each followed by its threads."""
        guild_id = guild_id or self.guild.id
        seen = [c for c in self.channels.values() if c.guild_id == guild_id and self.sees(user_id, c.id)]
        seen.sort(key=lambda c: c.id)
        tops = sorted((c for c in seen if not c.is_thread), key=lambda c: (c.position, c.id))
        return [c for top in tops for c in (top, *(t for t in seen if t.parent_id == top.id))]

    def set_bot_permissions(
        self, channel_id: int, *, allow: Iterable[str] = (), deny: Iterable[str] = ()
    ) -> None:
        """Allow or deny permissions of the bot in a channel, by name. Without names, remove both."""
        self.set_overwrite(channel_id, self.bot.id, permissions.bits(allow), permissions.bits(deny))

    def add_member(self, guild_id: int, user_id: int) -> None:
        """Add a member to a server. The bot itself is added by an invitation."""
        guild = self.guilds[guild_id]
        if user_id not in guild.member_ids:
            guild.member_ids.append(user_id)
            self.storage.put("guild", guild_id, guild)
            self.tell(events.GuildCreated(guild) if user_id == self.bot.id else events.GuildChanged(guild))

    def remove_member(self, guild_id: int, user_id: int) -> None:
        guild = self.guilds[guild_id]
        if user_id in guild.member_ids:
            guild.member_ids.remove(user_id)
            self.storage.put("guild", guild_id, guild)
            self.tell(events.GuildLeft(guild) if user_id == self.bot.id else events.GuildChanged(guild))


def for_shard(base: int, shard: int, shards: int) -> int:
    """The first id from ``base`` on that belongs to ``shard``. The formula is ``(id >> 22) % shards``."""
    head = base >> 22
    return (head + (shard - head) % shards) << 22
