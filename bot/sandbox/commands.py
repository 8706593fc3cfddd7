"""The commands that a person can use: scope, context, permissions and localization."""

from typing import Any

from bot.sandbox import permissions
from bot.sandbox.things import DM, GROUP_DM, Channel, Json
from bot.sandbox.world import World

SUBCOMMAND, GROUP = 1, 2


def localized(thing: Json, field: str, locale: str) -> str:
    """The ``name`` or ``description`` in a locale. Discord has one fallback, between en-US and en-GB."""
    table: dict[str, str] = thing.get(f"{field}_localizations") or {}
    fallback = {"en-US": "en-GB", "en-GB": "en-US"}.get(locale, "")
    return table.get(locale) or table.get(fallback) or str(thing[field])


def _contexts(command: Json) -> list[int]:
    if command.get("contexts") is not None:
        return [int(c) for c in command["contexts"]]
    return [0, 1] if command.get("dm_permission", True) else [0]


def _installations(world: World, user_id: int, channel: Channel) -> set[int]:
    """The installations that bring commands into a channel: that of the server (0), that of the person
    (1)."""
    kinds = {1} if world.people[user_id].installed else set()
    if (
        channel.guild_id is not None and world.bot.id in world.guilds[channel.guild_id].member_ids
    ) or channel.type == DM:
        kinds.add(0)
    return kinds


def offered(world: World, user_id: int, channel_id: int) -> list[Json]:
    """The registered commands (as in the API) that a person can use in a channel, by name."""
    channel = world.channels[channel_id]
    whose = _installations(world, user_id, channel)
    everywhere = [c for c in world.commands.get(0, []) if whose & set(c.get("integration_types") or [0])]
    if channel.guild_id is None:
        context = 2 if channel.type == GROUP_DM else 1
        return _sorted([c for c in everywhere if context in _contexts(c)])
    allowed = world.allowed(user_id, channel_id)
    if not allowed & permissions.BITS["use_application_commands"]:
        return []
    commands = [c for c in everywhere if 0 in _contexts(c)]
    if 0 in whose:
        commands += world.commands.get(channel.guild_id, [])
    return _sorted([c for c in commands if _passes(c, allowed)])


def _passes(command: Json, allowed: int) -> bool:
    needed = command.get("default_member_permissions")
    if needed is None or allowed & permissions.BITS["administrator"]:
        return True
    # «0» means: administrators only
    return int(needed) != 0 and int(needed) & ~allowed == 0


def _sorted(commands: list[Json]) -> list[Json]:
    return sorted(commands, key=lambda c: (c.get("type", 1), str(c["name"])))


def leaves(command: Json) -> list[tuple[list[Json], list[Json]]]:
    """Every subcommand of a command: the chain of command, group and subcommand, and the parameters."""
    nested = [o for o in command.get("options") or [] if o["type"] in (SUBCOMMAND, GROUP)]
    if not nested:
        return [([command], list(command.get("options") or []))]
    return [([command, *chain], options) for o in nested for chain, options in leaves(o)]


def listing(world: World, user_id: int, channel_id: int) -> list[Json]:
    """The entries of the slash menu for a person, in their language: one for each command that can be run.

    Keys: ``path`` (default names joined by spaces, what ``invoke_command`` takes), ``shown`` (the same in
    their language), ``description``, ``command_id`` and ``options``: each with ``name``, ``shown``,
    ``description``, ``type`` (Discord's numbers), ``required``, ``autocomplete``, ``choices`` (``name``,
    ``shown``, ``value``), ``min_value``, ``max_value``, ``min_length``, ``max_length``, ``channel_types``.
    """
    locale = world.people[user_id].locale
    entries: list[Json] = []
    for command in offered(world, user_id, channel_id):
        if command.get("type", 1) != 1:
            continue
        for chain, options in leaves(command):
            entries.append(
                {
                    "command_id": command["id"],
                    "path": " ".join(part["name"] for part in chain),
                    "shown": " ".join(localized(part, "name", locale) for part in chain),
                    "description": localized(chain[-1], "description", locale),
                    "options": [_option(o, locale) for o in options],
                }
            )
    return entries


MENUS = {"user": 2, "message": 3}
"""The types of entries in context menus, by what is clicked on."""


def menu(world: World, user_id: int, channel_id: int, on: str) -> list[Json]:
    """The entries that a person has in the menu of a user or message: ``name``, ``shown`` (in their language)
    and ``command_id``."""
    locale = world.people[user_id].locale
    return [
        {"command_id": command["id"], "name": command["name"], "shown": localized(command, "name", locale)}
        for command in _entries(world, user_id, channel_id, on)
    ]


def find_entry(world: World, user_id: int, channel_id: int, on: str, name: str) -> Json | None:
    entries = _entries(world, user_id, channel_id, on)
    return next((command for command in entries if command["name"] == name), None)


def _entries(world: World, user_id: int, channel_id: int, on: str) -> list[Json]:
    commands = offered(world, user_id, channel_id)
    return [command for command in commands if command.get("type", 1) == MENUS[on]]


def _option(option: Json, locale: str) -> Json:
    body: dict[str, Any] = {
        "name": option["name"],
        "shown": localized(option, "name", locale),
        "description": localized(option, "description", locale),
        "type": option["type"],
        "required": option.get("required", False),
        "autocomplete": option.get("autocomplete", False),
        "choices": [
            {"name": c["name"], "shown": localized(c, "name", locale), "value": c["value"]}
            for c in option.get("choices") or []
        ],
    }
    for bound in ("min_value", "max_value", "min_length", "max_length", "channel_types"):
        body[bound] = option.get(bound)
    return body


def find(
    world: World, user_id: int, channel_id: int, path: str
) -> tuple[Json, list[Json], list[Json]] | None:
    """Find a command by a path such as ``table new``: the command, its chain and its parameters."""
    names = path.strip().removeprefix("/").split()
    for command in offered(world, user_id, channel_id):
        if command.get("type", 1) == 1 and names and command["name"] == names[0]:
            for chain, options in leaves(command):
                if [part["name"] for part in chain] == names:
                    return command, chain, options
    return None
