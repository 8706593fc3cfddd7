"""Persons, servers, memberships, permissions, subscriptions to events, posted messages and files, and the
file in which all of it is stored.

This is the base of :class:`bot.sandbox.world.World`, which adds channels. The file has one row per thing,
written at every change, and uploaded files as blobs. Each write is a statement in autocommit mode. So
everything is stored before a response is sent, and nothing is lost if the process is killed.
"""

from __future__ import annotations

import errno
import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from bot.sandbox import events, permissions
from bot.sandbox.things import (
    DM,
    FORUM,
    GROUP_DM,
    PUBLIC_THREAD,
    TEXT,
    Attachment,
    Channel,
    Guild,
    Message,
    Person,
    Snowflakes,
)

S = TypeVar("S")

_SCHEMA = """
CREATE TABLE IF NOT EXISTS thing (kind TEXT NOT NULL, id INTEGER NOT NULL, body BLOB NOT NULL,
                                  PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS fact (name TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
"""


PATIENCE: Final = 1.0
"""Seconds to wait for a process that closes the file."""


class StorageError(OSError):
    """The file is not a world, cannot be written, or is in use by another sandbox; see ``strerror``."""


class Storage:
    """Stores structs by kind and id. With ``path`` None, everything is in memory."""

    def __init__(self, path: str | Path | None = None) -> None:
        try:
            if path is not None:
                Path(path).parent.mkdir(parents=True, exist_ok=True)
            with ExitStack() as opened:
                self._db = sqlite3.connect(
                    path or ":memory:", timeout=PATIENCE, isolation_level=None, check_same_thread=False
                )
                opened.callback(self.close)
                # Only one process may use the file: a second one would overwrite changes of the first.
                self._db.execute("PRAGMA locking_mode=EXCLUSIVE")
                self._db.execute("PRAGMA journal_mode=WAL")
                self._db.execute("PRAGMA synchronous=NORMAL")
                self._db.executescript(_SCHEMA)
                opened.pop_all()
        except sqlite3.Error as error:
            used = "is in use by another process" if "locked" in str(error) else f"cannot be used ({error})"
            raise StorageError(errno.EIO, f"{path} {used}") from None
        self._encode = msgspec.json.Encoder().encode

    def close(self) -> None:
        self._db.close()

    def put(self, kind: str, id_: int, thing: object) -> None:
        self._db.execute("INSERT OR REPLACE INTO thing VALUES (?, ?, ?)", (kind, id_, self._encode(thing)))

    def drop(self, kind: str, id_: int) -> None:
        self._db.execute("DELETE FROM thing WHERE kind = ? AND id = ?", (kind, id_))

    def all(self, kind: str, of: type[S]) -> Iterator[S]:
        """All things of a kind, in the order of their ids."""
        decoder = msgspec.json.Decoder(of)
        rows = self._db.execute("SELECT body FROM thing WHERE kind = ? ORDER BY id", (kind,)).fetchall()
        return (decoder.decode(body) for (body,) in rows)

    def put_fact(self, name: str, value: object) -> None:
        self._db.execute("INSERT OR REPLACE INTO fact VALUES (?, ?)", (name, self._encode(value)))

    def fact(self, name: str, of: type[S], default: S) -> S:
        row = self._db.execute("SELECT body FROM fact WHERE name = ?", (name,)).fetchone()
        return default if row is None else msgspec.json.decode(row[0], type=of)

    def put_file(self, id_: int, data: bytes) -> None:
        self._db.execute("INSERT OR REPLACE INTO file VALUES (?, ?)", (id_, data))

    def file(self, id_: int) -> bytes | None:
        row = self._db.execute("SELECT data FROM file WHERE id = ?", (id_,)).fetchone()
        return None if row is None else bytes(row[0])

    def drop_file(self, id_: int) -> None:
        self._db.execute("DELETE FROM file WHERE id = ?", (id_,))


log = logging.getLogger(__name__)


NONCE_SECONDS = 300.0
"""Seconds for which a nonce is remembered. Discord says «the past few minutes»."""
DROPPED_FILES = 32
"""How many files are still there after they were deleted: a page that knows a message as it was before an
edit may just be loading its pictures. Discord, too, keeps them for a while."""


class Roster:
    """Persons, servers, permissions, and what was posted, stored in the file ``path`` (None: in memory)."""

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
        self._messages: dict[int, dict[int, Message]] = {}
        self._volatile_files: dict[int, bytes] = {}
        self._dropped_files: dict[int, bytes] = {}
        self._nonces: dict[tuple[int, str], Message] = {}

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

    # ---- messages and files -----------------------------------------------------------------------------
    def message(self, channel_id: int, message_id: int) -> Message | None:
        """Find a message by id, including ephemeral ones; None if there is none."""
        return self._messages.get(channel_id, {}).get(message_id)

    def by_nonce(self, author_id: int, nonce: str | int) -> Message | None:
        """The message of an author with this nonce from the past few minutes, if it still exists."""
        message = self._nonces.get((author_id, str(nonce)))
        if message is None or self.clock() - message.created > NONCE_SECONDS:
            return None
        return message if self.message(message.channel_id, message.id) is message else None

    def _note_nonce(self, message: Message) -> None:
        if message.nonce is None:
            return
        oldest = self.clock() - NONCE_SECONDS
        if message.created >= oldest:
            self._nonces[message.author_id, str(message.nonce)] = message
        if len(self._nonces) > 1000:
            self._nonces = {k: m for k, m in self._nonces.items() if m.created >= oldest}

    def messages(self, channel_id: int) -> list[Message]:
        """The public messages of a channel, oldest first."""
        return [m for m in self._messages[channel_id].values() if m.seen_by is None]

    def _keep(self, message: Message) -> None:
        if message.seen_by is None:
            self.storage.put("message", message.id, message)

    def _forget(self, message: Message) -> None:
        self.storage.drop("message", message.id)
        for file in message.files:
            self._drop_file(file.id)

    # ---- files ------------------------------------------------------------------------------------------

    def store_file(self, file: Attachment, data: bytes, *, ephemeral: bool = False) -> None:
        """Store the bytes of an upload. Those of ephemeral messages are lost at a restart."""
        if ephemeral:
            self._volatile_files[file.id] = data
        else:
            self.storage.put_file(file.id, data)

    def file_data(self, attachment_id: int) -> bytes | None:
        there = self._volatile_files.get(attachment_id) or self.storage.file(attachment_id)
        return there or self._dropped_files.get(attachment_id)

    def _drop_file(self, attachment_id: int) -> None:
        self._dropped_files[attachment_id] = self.file_data(attachment_id) or b""
        if len(self._dropped_files) > DROPPED_FILES:
            del self._dropped_files[next(iter(self._dropped_files))]
        if self._volatile_files.pop(attachment_id, None) is None:
            self.storage.drop_file(attachment_id)
