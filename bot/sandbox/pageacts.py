"""What can be done on the page: :data:`REQUESTS`, and the faults that are set there."""

import base64
import binascii
import re
from collections.abc import Callable
from typing import Any

from bot.sandbox import commands, forums, permissions
from bot.sandbox.actions import Actions, ClientRefusal, Upload
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.interactions import Interaction
from bot.sandbox.things import FORUM, TEXT, Json, Message
from bot.sandbox.world import World

LARGEST_FILE = 10 * 1024 * 1024
MOST_TEXT = 2000

ROUTES: dict[str, tuple[str, str]] = {
    "any": ("any request", "."),
    "messages": ("posting a message", r"^POST /channels/\d+/messages$"),
    "answers": ("answering an interaction", r"^POST /interactions/"),
    "followups": ("a follow-up", r"/webhooks/"),
    "dms": ("opening a DM", r"^POST /users/@me/channels"),
    "threads": ("a thread", r"/threads|^PATCH /channels/\d+$"),
}


SWITCHABLE: dict[str, int] = {
    name: permissions.BITS[name]
    for name in (
        *permissions.names(permissions.BOT_DEFAULT),
        "manage_messages",
        "manage_threads",
        "manage_channels",
    )
}
"""The permissions of the bot that can be changed on the page: bits by name."""


class FaultBoard:
    """The faults that were set on the page, and those that are still pending."""

    def __init__(self, faults: Faults | None) -> None:
        self._faults = faults
        self._set: list[tuple[str, Fault]] = []
        self._told: list[str] = []

    def arm(self, kind: str, where: str, times: int) -> None:
        """Set a fault. ``kind``: rate_limit, fail, lost, slow, large or malformed; ``where``: a key of
        :data:`ROUTES`."""
        if self._faults is None:
            raise ClientRefusal("this server cannot simulate faults")
        label, route = ROUTES[where]
        makers: dict[str, tuple[str, Callable[[Faults], Fault]]] = {
            "rate_limit": ("429", lambda f: f.rate_limit(route, times, 1.0)),
            "fail": ("502", lambda f: f.fail(route, times)),
            "lost": ("502, but carried out", lambda f: f.fail(route, times, after=True)),
            "slow": ("4 s delay", lambda f: f.slow(route, times, 4.0)),
            "large": ("413 to pictures", lambda f: f.refuse_files(route, 40005, times)),
            "malformed": ("400 to pictures", lambda f: f.refuse_files(route, 50035, times)),
        }
        words, make = makers[kind]
        self._set.append((f"{words} for {label}", make(self._faults)))

    def calm(self) -> None:
        if self._faults is not None:
            self._faults.clear()
        self._set.clear()

    def waiting(self) -> list[str]:
        """Descriptions of the faults that are still pending."""
        self._set = [(text, fault) for text, fault in self._set if fault.met < fault.times]
        return [f"{text} ×{fault.times - fault.met}" for text, fault in self._set]

    def news(self) -> bool:
        """Whether :meth:`waiting` has changed since the last call."""
        before, self._told = self._told, self.waiting()
        return before != self._told


def _started(interaction: Interaction) -> Json:
    return {"interaction": str(interaction.id)}


def _value(value: Any) -> Any:
    """Convert the value of an option or field. Files are ``{"filename", "data"}`` with base64 data."""
    if isinstance(value, list):
        return [_value(item) for item in value]
    if not isinstance(value, dict):
        return value
    try:
        data = base64.b64decode(value["data"], validate=True)
    except binascii.Error:
        raise ClientRefusal("the file is incomplete") from None
    if len(data) > LARGEST_FILE:
        raise ClientRefusal("a file may have at most 10 MiB")
    return Upload(str(value["filename"]), data)


def _where(args: Json) -> tuple[int, int]:
    """The person, and the channel in which the person acts."""
    return int(args["person"]), int(args["channel"])


def _values(given: Json) -> Json:
    return {name: _value(value) for name, value in given.items()}


class Requests:
    """One method for each request of a page.

    A method gets the arguments from the page (ids are strings), and returns JSON or an awaitable of it.
    ``ClientRefusal`` has a sentence for the person; ``KeyError`` and ``ValueError`` mean that something in
    the arguments does not exist.
    """

    def __init__(self, world: World, actions: Actions, board: FaultBoard) -> None:
        self.world, self.actions, self.board = world, actions, board

    def _check_open(self, channel_id: int) -> None:
        channel = self.world.channels[channel_id]
        if channel.locked and channel.archived:
            raise ClientRefusal("This thread is locked.")

    def _message(self, args: Json) -> Message:
        message = self.world.message(int(args["channel"]), int(args["message"]))
        if message is None:
            raise ClientRefusal("This message does not exist any more.")
        return message

    # ---- persons and the bot ----------------------------------------------------------------------------

    def commands(self, args: Json) -> list[Json]:
        return commands.listing(self.world, *_where(args))

    async def complete(self, args: Json) -> list[Json]:
        options = _values(args["options"])
        try:
            return await self.actions.autocomplete(*_where(args), args["path"], options, args["focused"])
        except TimeoutError:
            return []

    def slash(self, args: Json) -> Json:
        self._check_open(int(args["channel"]))
        options = _values(args["options"])
        return _started(self.actions.invoke_command(*_where(args), args["path"], options))

    def menu(self, args: Json) -> list[Json]:
        return commands.menu(self.world, *_where(args), str(args["on"]))

    def use(self, args: Json) -> Json:
        """Choose an entry in the menu of a message or a person."""
        (person, channel), name = _where(args), str(args["name"])
        self._check_open(channel)
        if args.get("target") is not None:
            return _started(self.actions.use_on_person(person, channel, int(args["target"]), name))
        return _started(self.actions.use_on_message(person, self._message(args), name))

    def press(self, args: Json) -> Json:
        values = [str(v) for v in args.get("values") or ()]
        person, message = int(args["person"]), self._message(args)
        return _started(self.actions.press(person, message, str(args["custom_id"]), values))

    def submit(self, args: Json) -> Json:
        opened_by = self.actions.book.get(int(args["interaction"]))
        if opened_by is None:
            raise ClientRefusal("This form does not exist any more.")
        return _started(self.actions.submit_modal(int(args["person"]), opened_by, _values(args["values"])))

    def say(self, args: Json) -> Json:
        person, channel = _where(args)
        text = str(args["text"]).strip()
        self._check_open(channel)
        need = "send_messages_in_threads" if self.world.channels[channel].is_thread else "send_messages"
        if not self.world.may(person, channel, need):
            raise ClientRefusal("This person may not write here.")
        if not 0 < len(text) <= MOST_TEXT:
            raise ClientRefusal(f"A message must have 1 to {MOST_TEXT} characters.")
        return {"message": str(self.world.say(person, channel, text).id)}

    def dismiss(self, args: Json) -> None:
        message = self.world.message(int(args["channel"]), int(args["message"]))
        if message is not None:
            self.world.dismiss(int(args["person"]), message)

    def dm(self, args: Json) -> Json:
        return {"channel": str(self.world.dm_channel(self.world.people[int(args["person"])].id).id)}

    # ---- settings of persons ----------------------------------------------------------------------------

    def locale(self, args: Json) -> None:
        self.world.edit_person(int(args["person"]), locale=str(args["locale"]))

    def dm_closed(self, args: Json) -> None:
        self.world.edit_person(int(args["person"]), dm_closed=bool(args["closed"]))

    def installed(self, args: Json) -> None:
        self.world.edit_person(int(args["person"]), installed=bool(args["installed"]))

    def group(self, args: Json) -> Json:
        """Open a group DM with all persons; the person who opens it is its owner."""
        owner = self.world.people[int(args["person"])].id
        others = [person.id for person in self.world.persons() if person.id != owner]
        return {"channel": str(self.world.add_group("Friends", [owner, *others]).id)}

    def add_person(self, args: Json) -> Json:
        name = " ".join(str(args["name"]).split())
        if not 0 < len(name) <= 32:
            raise ClientRefusal("A name must have 1 to 32 characters.")
        return {"person": str(self.world.add_person(name, str(args["locale"])).id)}

    # ---- the host's tools -------------------------------------------------------------------------------

    def fault(self, args: Json) -> None:
        self.board.arm(str(args["kind"]), str(args["where"]), max(1, min(50, int(args["times"]))))

    def calm(self, args: Json) -> None:
        self.board.calm()

    def edit_channel(self, args: Json) -> None:
        channel = self.world.channels[int(args["channel"])]
        if not channel.is_thread:
            raise ClientRefusal("Only threads can be archived or locked.")
        self.world.archive_thread(channel.id, bool(args["archived"]), locked=bool(args["locked"]))

    def delete_channel(self, args: Json) -> None:
        channel = self.world.channels[int(args["channel"])]
        same_guild = [c for c in self.world.channels.values() if c.guild_id == channel.guild_id]
        alike = [c for c in same_guild if not c.is_thread]
        if not channel.is_thread and len(alike) == 1:
            raise ClientRefusal("The last channel cannot be deleted.")
        self.world.delete_channel(channel.id)

    def add_channel(self, args: Json) -> Json:
        name = re.sub(r"[^\w-]+", "-", str(args["name"]).casefold()).strip("-")
        if not 0 < len(name) <= 100:
            raise ClientRefusal("The name of a channel must have 1 to 100 characters.")
        kind = FORUM if args.get("forum") else TEXT
        return {"channel": str(self.world.add_channel(int(args["guild"]), name, type=kind).id)}

    def post(self, args: Json) -> Json:
        channel = forums.person_posts(
            self.world,
            *_where(args),
            str(args["title"]),
            str(args["text"]),
            [int(tag) for tag in args.get("tags") or ()],
        )
        return {"channel": str(channel.id)}

    def tag_required(self, args: Json) -> None:
        """Set whether posts in a forum need a tag, as the settings of the forum do."""
        channel = self.world.channels[int(args["channel"])]
        if channel.type != FORUM:
            raise ClientRefusal("Only posts of forums have tags.")
        self.world.edit_channel(channel.id, tag_required=bool(args["required"]))

    def bot_may(self, args: Json) -> None:
        """Change a permission of the bot in a channel, as in the settings of the channel."""
        bit = SWITCHABLE[args["permission"]]
        channel = self.world.channels[int(args["channel"])]
        allow, deny = channel.overwrites.get(self.world.bot.id, (0, 0))
        if args["allowed"]:
            guild = self.world.guilds[channel.guild_id or 0]
            allow, deny = (allow if guild.bot_permissions & bit else allow | bit), deny & ~bit
        else:
            allow, deny = allow & ~bit, deny | bit
        self.world.set_overwrite(channel.id, self.world.bot.id, allow, deny)

    def guild_locale(self, args: Json) -> None:
        self.world.edit_guild(int(args["guild"]), locale=str(args["locale"]))


REQUESTS: dict[str, Callable[[Requests, Json], Any]] = {
    name: method for name, method in vars(Requests).items() if not name.startswith("_")
}
