"""The things in a world, as structs, and what Discord says that is always the same here (``discord.json``).
Only :class:`bot.sandbox.world.World` changes the things.

Ids are integers here and strings in the API: 42 bits of milliseconds since 2015, then 22 bits that make them
unique. Times are Unix seconds.
"""

import io
import mimetypes
import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
from PIL import Image, UnidentifiedImageError

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Makes increasing ids, also after a restart (see ``seen``)."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = 0

    def seen(self, snowflake: int) -> None:
        """Make only larger ids than this one. It is called for every id in the file."""
        self._last = max(self._last, snowflake)

    def next(self) -> int:
        now = (int(self._clock() * 1000) - EPOCH_MS) << 22
        self._last = max(self._last + 1, now)
        return self._last


def iso(moment: float) -> str:
    """Format Unix seconds as in Discord's API: ``2026-08-01T12:00:00.000000+00:00``."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


Json = dict[str, Any]

TEXT, DM, GROUP_DM, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 3, 11, 12, 15
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)

# The message flags that the sandbox supports.
SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15


class Checker(Protocol):
    """Looks at the bodies that go past, in tests: those of requests that were accepted, and of events."""

    def request(self, method: str, template: str, body: object) -> None: ...

    def response(self, method: str, template: str, status: int, body: object) -> None: ...

    def event(self, name: str, body: Json) -> None: ...


class Person(msgspec.Struct):
    """A user: a person, or the bot itself."""

    id: int
    username: str
    name: str
    """Display name (Discord's ``global_name``)."""
    locale: str = "en-US"
    dm_closed: bool = False
    bot: bool = False
    installed: bool = False
    """Has installed the application for themselves."""


class Guild(msgspec.Struct):
    """A server. ``extra`` has additional permissions of members (a sum of bits by user id)."""

    id: int
    name: str
    owner_id: int
    locale: str
    member_ids: list[int]
    bot_permissions: int
    everyone_permissions: int
    created: float
    extra: dict[int, int] = {}

    @property
    def bot_role_id(self) -> int:
        return self.id + 1

    @property
    def member_role_id(self) -> int:
        return self.id + 2


class Channel(msgspec.Struct):
    """A text channel, a forum, a thread, a DM with the bot or a group DM, according to ``type``."""

    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    slowmode: int = 0
    owner_id: int | None = None
    """The creator of the thread."""
    member_ids: list[int] = []
    """The members of a thread or a group DM; in a DM, the person and the bot."""
    overwrites: dict[int, tuple[int, int]] = {}
    """(Allowed bits, denied bits) by id of a role or user. Threads use those of their parent."""
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 1440
    archive_changed: float = 0.0
    created: float = 0.0
    last_message_id: int | None = None
    sent: int = 0
    """The number of messages that were ever sent in a thread."""
    tags: list[Json] = []
    """The tags of a forum, as in the API."""
    applied: list[int] = []
    """The ids of the tags of a post."""
    tag_required: bool = False
    """Whether a post in the forum needs a tag."""

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS


class Attachment(msgspec.Struct):
    """An uploaded file of a message. ``World.file_data`` returns its bytes."""

    id: int
    filename: str
    size: int
    content_type: str
    width: int | None = None
    height: int | None = None
    description: str | None = None
    spoiler: bool = False
    shown: bool = False
    """Used by an embed or a component. Discord then leaves it out of the ``attachments`` of the message."""


class Message(msgspec.Struct):
    """A message. ``seen_by`` is the only person who sees an ephemeral message; None: everybody sees it."""

    id: int
    channel_id: int
    author_id: int
    created: float
    type: int = 0
    content: str = ""
    flags: int = 0
    embeds: list[Json] = []
    components: list[Json] = []
    files: list[Attachment] = []
    edited: float | None = None
    mention_ids: list[int] = []
    pings: list[int] = []
    """The persons who are notified: mentioned, and in ``allowed_mentions``. Discord has no such field."""
    mention_everyone: bool = False
    nonce: str | int | None = None
    reference: Json | None = None
    metadata: Json | None = None
    """The ``interaction_metadata`` of the API, for messages that answer an interaction."""
    interaction_id: int | None = None
    seen_by: int | None = None
    thread_id: int | None = None

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        return bool(self.flags & LOADING)


class Constants(msgspec.Struct, frozen=True):
    fields: dict[str, dict[str, Any]]
    """Fields with one value, by the object that has them."""
    errors: dict[str, str]
    """The words for errors in bodies, by code."""
    granted: dict[str, tuple[str, ...]]
    """The names of the permissions that somebody has in a new world."""
    locales: frozenset[str]
    permissions: dict[str, int]
    """The number of the bit of each permission."""
    refusals: dict[int, tuple[int, str]]
    """HTTP status and words, by code."""


DISCORD: Final = msgspec.json.decode(Path(__file__).with_name("discord.json").read_bytes(), type=Constants)


_UNSAFE = re.compile(r"[^A-Za-z0-9_.-]+")


def describe_file(id_: int, filename: str, data: bytes, description: str | None = None) -> Attachment:
    """Make an attachment. As on Discord, unusual characters in the file name become underscores."""
    name = _UNSAFE.sub("_", filename) or "file"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    width = height = None
    if kind.startswith("image/"):
        try:
            with Image.open(io.BytesIO(data)) as picture:
                width, height = picture.size
        except (UnidentifiedImageError, OSError):
            kind = "application/octet-stream"
    return Attachment(
        id=id_,
        filename=name,
        size=len(data),
        content_type=kind,
        width=width,
        height=height,
        description=description,
        spoiler=name.startswith("SPOILER_"),
    )
