"""The requests of the page: one function for each, in the table :data:`REQUESTS`.

A function gets the world, the actions, the fault board and the arguments from the page (ids are strings). It
returns JSON, or an awaitable of it. ``ClientRefusal`` has a sentence for the person; ``KeyError`` and
``ValueError`` mean that something in the arguments does not exist.
"""

import base64
import binascii
import re
from collections.abc import Awaitable, Callable
from typing import Any

from bot.sandbox import forums, permissions
from bot.sandbox.actions import Actions, ClientRefusal, Upload
from bot.sandbox.commands import menu as listed_menu
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.interactions import Interaction
from bot.sandbox.things import FORUM, TEXT, Json
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
        """Remove all faults."""
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


Request = Callable[[World, Actions, FaultBoard, Json], Any | Awaitable[Any]]


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


def _values(given: Json) -> Json:
    return {name: _value(value) for name, value in given.items()}


# ---- persons and the bot -----------------------------------------------------------------------------------


def commands(world: World, actions: Actions, board: FaultBoard, args: Json) -> list[Json]:
    return actions.list_commands(int(args["person"]), int(args["channel"]))


async def complete(world: World, actions: Actions, board: FaultBoard, args: Json) -> list[Json]:
    options = _values(args["options"])
    person, channel = int(args["person"]), int(args["channel"])
    try:
        completions = await actions.autocomplete(person, channel, args["path"], options, args["focused"])
    except TimeoutError:
        return []
    return completions


def slash(world: World, actions: Actions, board: FaultBoard, args: Json) -> Json:
    _check_open(world, int(args["channel"]))
    options = _values(args["options"])
    return _started(actions.invoke_command(int(args["person"]), int(args["channel"]), args["path"], options))


def menu(world: World, actions: Actions, board: FaultBoard, args: Json) -> list[Json]:
    return listed_menu(world, int(args["person"]), int(args["channel"]), str(args["on"]))


def use(world: World, actions: Actions, board: FaultBoard, args: Json) -> Json:
    """Choose an entry in the menu of a message or a person."""
    person, channel, name = int(args["person"]), int(args["channel"]), str(args["name"])
    _check_open(world, channel)
    if args.get("target") is not None:
        return _started(actions.use_on_person(person, channel, int(args["target"]), name))
    message = world.message(channel, int(args["message"]))
    if message is None:
        raise ClientRefusal("This message does not exist any more.")
    return _started(actions.use_on_message(person, message, name))


def press(world: World, actions: Actions, board: FaultBoard, args: Json) -> Json:
    message = world.message(int(args["channel"]), int(args["message"]))
    if message is None:
        raise ClientRefusal("This message does not exist any more.")
    values = [str(v) for v in args.get("values") or ()]
    return _started(actions.press(int(args["person"]), message, str(args["custom_id"]), values))


def submit(world: World, actions: Actions, board: FaultBoard, args: Json) -> Json:
    opened_by = actions.book.get(int(args["interaction"]))
    if opened_by is None:
        raise ClientRefusal("This form does not exist any more.")
    return _started(actions.submit_modal(int(args["person"]), opened_by, _values(args["values"])))


def say(world: World, actions: Actions, board: FaultBoard, args: Json) -> Json:
    person, channel = int(args["person"]), int(args["channel"])
    text = str(args["text"]).strip()
    _check_open(world, channel)
    need = "send_messages_in_threads" if world.channels[channel].is_thread else "send_messages"
    if not world.may(person, channel, need):
        raise ClientRefusal("This person may not write here.")
    if not 0 < len(text) <= MOST_TEXT:
        raise ClientRefusal(f"A message must have 1 to {MOST_TEXT} characters.")
    return {"message": str(world.say(person, channel, text).id)}


def dismiss(world: World, actions: Actions, board: FaultBoard, args: Json) -> None:
    message = world.message(int(args["channel"]), int(args["message"]))
    if message is not None:
        world.dismiss(int(args["person"]), message)


def dm(world: World, actions: Actions, board: FaultBoard, args: Json) -> Json:
    return {"channel": str(world.dm_channel(world.people[int(args["person"])].id).id)}


def _check_open(world: World, channel_id: int) -> None:
    channel = world.channels[channel_id]
    if channel.locked and channel.archived:
        raise ClientRefusal("This thread is locked.")


# ---- settings of persons -----------------------------------------------------------------------------------


def locale(world: World, actions: Actions, board: FaultBoard, args: Json) -> None:
    world.set_locale(int(args["person"]), str(args["locale"]))


def dm_closed(world: World, actions: Actions, board: FaultBoard, args: Json) -> None:
    world.set_dm_closed(int(args["person"]), bool(args["closed"]))


def installed(world: World, actions: Actions, board: FaultBoard, args: Json) -> None:
    world.set_installed(int(args["person"]), bool(args["installed"]))


def group(world: World, actions: Actions, board: FaultBoard, args: Json) -> Json:
    """Open a group DM with all persons; the person who opens it is its owner."""
    owner = world.people[int(args["person"])].id
    others = [person.id for person in world.persons() if person.id != owner]
    return {"channel": str(world.add_group("Friends", [owner, *others]).id)}


def add_person(world: World, actions: Actions, board: FaultBoard, args: Json) -> Json:
    name = " ".join(str(args["name"]).split())
    if not 0 < len(name) <= 32:
        raise ClientRefusal("A name must have 1 to 32 characters.")
    return {"person": str(world.add_person(name, str(args["locale"])).id)}


# ---- the host's tools --------------------------------------------------------------------------------------


def fault(world: World, actions: Actions, board: FaultBoard, args: Json) -> None:
    board.arm(str(args["kind"]), str(args["where"]), max(1, min(50, int(args["times"]))))


def calm(world: World, actions: Actions, board: FaultBoard, args: Json) -> None:
    board.calm()


def edit_channel(world: World, actions: Actions, board: FaultBoard, args: Json) -> None:
    channel = world.channels[int(args["channel"])]
    if not channel.is_thread:
        raise ClientRefusal("Only threads can be archived or locked.")
    world.archive_thread(channel.id, bool(args["archived"]), locked=bool(args["locked"]))


def delete_channel(world: World, actions: Actions, board: FaultBoard, args: Json) -> None:
    channel = world.channels[int(args["channel"])]
    alike = [c for c in world.channels.values() if c.guild_id == channel.guild_id and not c.is_thread]
    if not channel.is_thread and len(alike) == 1:
        raise ClientRefusal("The last channel cannot be deleted.")
    world.delete_channel(channel.id)


def add_channel(world: World, actions: Actions, board: FaultBoard, args: Json) -> Json:
    name = re.sub(r"[^\w-]+", "-", str(args["name"]).casefold()).strip("-")
    if not 0 < len(name) <= 100:
        raise ClientRefusal("The name of a channel must have 1 to 100 characters.")
    kind = FORUM if args.get("forum") else TEXT
    return {"channel": str(world.add_channel(int(args["guild"]), name, type=kind).id)}


def post(world: World, actions: Actions, board: FaultBoard, args: Json) -> Json:
    """A person opens a post in a forum."""
    channel = forums.person_posts(
        world,
        int(args["person"]),
        int(args["channel"]),
        str(args["title"]),
        str(args["text"]),
        [int(tag) for tag in args.get("tags") or ()],
    )
    return {"channel": str(channel.id)}


def tag_required(world: World, actions: Actions, board: FaultBoard, args: Json) -> None:
    """Set whether posts in a forum need a tag, as the settings of the forum do."""
    channel = world.channels[int(args["channel"])]
    if channel.type != FORUM:
        raise ClientRefusal("Only posts of forums have tags.")
    world.edit_channel(channel.id, tag_required=bool(args["required"]))


def bot_may(world: World, actions: Actions, board: FaultBoard, args: Json) -> None:
    """Change a permission of the bot in a channel, as in the settings of the channel."""
    bit = SWITCHABLE[args["permission"]]
    channel = world.channels[int(args["channel"])]
    allow, deny = channel.overwrites.get(world.bot.id, (0, 0))
    if args["allowed"]:
        guild = world.guilds[channel.guild_id or 0]
        allow, deny = (allow if guild.bot_permissions & bit else allow | bit), deny & ~bit
    else:
        allow, deny = allow & ~bit, deny | bit
    world.set_overwrite(channel.id, world.bot.id, allow, deny)


def guild_locale(world: World, actions: Actions, board: FaultBoard, args: Json) -> None:
    world.set_guild_locale(int(args["guild"]), str(args["locale"]))


REQUESTS: dict[str, Request] = {
    request.__name__: request
    for request in (
        commands,
        complete,
        slash,
        menu,
        use,
        press,
        submit,
        say,
        dismiss,
        dm,
        locale,
        dm_closed,
        installed,
        group,
        add_person,
        fault,
        calm,
        edit_channel,
        delete_channel,
        add_channel,
        post,
        tag_required,
        bot_may,
        guild_locale,
    )
}
