"""The things in a world, as structs. Only :class:`bot.sandbox.world.World` changes them.

Ids are integers here and strings in the API. Times are Unix seconds.
"""

from typing import Any, Protocol

import msgspec

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
