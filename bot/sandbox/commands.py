"""Commands: those that a person can use (scope, context, permissions, localization), and Discord's rules for
their registration: names in every language, options, choices, sizes."""

from collections import Counter
from typing import Any

from bot.sandbox import permissions
from bot.sandbox.components import Place
from bot.sandbox.refusals import Faults, refuse
from bot.sandbox.things import DISCORD, DM, GROUP_DM, Channel, Json
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


MOST = {1: 100, 2: 15, 3: 15}
"""The largest number of commands of a type (slash, user menu, message menu) in one scope."""
MOST_CHARACTERS = 8000
STRING, INTEGER, NUMBER = 3, 4, 10
WITH_CHOICES = (STRING, INTEGER, NUMBER)


def check_commands(commands: Any) -> None:
    """Check the list of a bulk overwrite. Raises one refusal with all errors."""
    faults = Faults()
    if not faults.is_list(commands, ()):
        faults.check()
    for index, command in enumerate(commands):
        check_command(faults, (index,), command)
    _unique(faults, [((i,), c) for i, c in enumerate(commands)], by_type=True)
    faults.check()
    counts = Counter(int(c.get("type") or 1) for c in commands)
    if any(count > MOST.get(kind, 0) for kind, count in counts.items()):
        refuse(30032)


def check_command(faults: Faults, at: Place, command: Json) -> None:
    kind = int(command.get("type") or 1)
    if not faults.one_of((*at, "type"), kind, MOST):
        return
    if kind == 1:
        _words(faults, at, command, strict=True)
        _options(faults, (*at, "options"), command.get("options") or [], depth=0)
        if size(command) > MOST_CHARACTERS:
            words = f"Command exceeds maximum size ({MOST_CHARACTERS})"
            faults.add(at, "APPLICATION_COMMAND_TOO_LARGE", words)
    else:
        faults.length((*at, "name"), command.get("name"), 1, 32, needed=True)
        if command.get("description") or command.get("options"):
            words = "Context menu commands cannot have a description or options"
            faults.add(at, "APPLICATION_COMMAND_INVALID_NAME", words)
    for field, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        values = command.get(field)
        if values is not None and (not values or any(v not in allowed for v in values)):
            faults.add((*at, field), "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")
    if 2 in (command.get("contexts") or ()) and 1 not in (command.get("integration_types") or [0]):
        faults.add((*at, "contexts"), "APPLICATION_COMMAND_CONTEXTS_INVALID")


def size(command: Json) -> int:
    """The number of characters in names, descriptions and values, in the longest language.

    Discord allows 8,000.
    """
    total = 0
    for field in ("name", "description"):
        words = [command.get(field) or "", *(command.get(f"{field}_localizations") or {}).values()]
        total += max(len(w) for w in words)
    if isinstance(command.get("value"), str):
        total += len(command["value"])
    for child in (*(command.get("options") or ()), *(command.get("choices") or ())):
        total += size(child)
    return total


def good_name(name: Any) -> bool:
    """Whether Discord accepts a name: 1 to 32 letters, digits, ``-``, ``_`` and ``'``, in lower case."""
    if not isinstance(name, str) or not 1 <= len(name) <= 32:
        return False
    return name == name.lower() and all(ch.isalnum() or ch in "-_'" for ch in name)


def _words(faults: Faults, at: Place, thing: Json, *, strict: bool) -> None:
    """Check name and description of a command or option in every language."""
    names: dict[Place, Any] = {("name",): thing.get("name")}
    for locale, name in (thing.get("name_localizations") or {}).items():
        names["name_localizations", locale] = name
        if locale not in DISCORD.locales:
            faults.add((*at, "name_localizations"), "ENUM_TYPE_COERCE", f"Unknown locale {locale}.")
    for place, name in names.items():
        if not (good_name(name) if strict else isinstance(name, str) and 1 <= len(name) <= 100):
            faults.add((*at, *place), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    if not strict:
        return
    faults.length((*at, "description"), thing.get("description"), 1, 100, needed=True)
    for locale, text in (thing.get("description_localizations") or {}).items():
        faults.length((*at, "description_localizations", locale), text, 1, 100, needed=True)
        if locale not in DISCORD.locales:
            faults.add((*at, "description_localizations"), "ENUM_TYPE_COERCE", f"Unknown locale {locale}.")


def _unique(faults: Faults, siblings: list[tuple[Place, Json]], *, by_type: bool = False) -> None:
    """Check that the names of siblings differ in every language."""
    locales = {loc for _, s in siblings for loc in (s.get("name_localizations") or {})}
    for locale in (None, *sorted(locales)):
        seen: set[tuple[int, str]] = set()
        for at, sibling in siblings:
            name = (sibling.get("name_localizations") or {}).get(locale) or str(sibling.get("name"))
            key = (int(sibling.get("type") or 1) if by_type else 0, name)
            if key in seen:
                place = (*at, "name") if locale is None else (*at, "name_localizations", locale)
                words = f"Application command names must be unique, {name!r} is not"
                faults.add(place, "APPLICATION_COMMANDS_DUPLICATE_NAME", words)
            seen.add(key)


def _options(faults: Faults, at: Place, options: list[Json], *, depth: int) -> None:
    faults.count(at, options, 0, 25)
    nested = [o.get("type") in (SUBCOMMAND, GROUP) for o in options]
    if any(nested) and not all(nested):
        words = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        faults.add(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words)
    optional_before = False
    for index, option in enumerate(options):
        place = (*at, index)
        kind = option.get("type")
        if kind not in range(1, 12) or (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1):
            faults.add((*place, "type"), "BASE_TYPE_CHOICES", "An option of this type cannot stand here.")
            continue
        _words(faults, place, option, strict=True)
        if kind in (SUBCOMMAND, GROUP):
            inside = option.get("options") or []
            _options(faults, (*place, "options"), inside, depth=depth + (1 if kind == GROUP else 2))
            if kind == GROUP and not all(o.get("type") == SUBCOMMAND for o in inside):
                words = "A group holds sub-commands only"
                faults.add((*place, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words)
            continue
        if option.get("required") and optional_before:
            faults.add(place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID")
        optional_before = optional_before or not option.get("required")
        _parameter(faults, place, option)
    _unique(faults, [((*at, i), o) for i, o in enumerate(options)])


def _parameter(faults: Faults, at: Place, option: Json) -> None:
    kind, choices = option["type"], option.get("choices") or []
    if option.get("autocomplete") and (choices or kind not in WITH_CHOICES):
        faults.add((*at, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID")
    if choices and kind not in WITH_CHOICES:
        faults.add((*at, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID")
    check_choices(faults, (*at, "choices"), choices, kind)
    for low, high, most in (("min_value", "max_value", 2**53), ("min_length", "max_length", 6000)):
        least, upper = option.get(low), option.get(high)
        wrong_kind = kind != STRING if "length" in low else kind not in (INTEGER, NUMBER)
        if (least is not None or upper is not None) and wrong_kind:
            faults.add((*at, low), "BASE_TYPE_CHOICES", "This option type takes no such bound.")
        elif any(b is not None and abs(b) > most for b in (least, upper)) or (
            least is not None and upper is not None and least > upper
        ):
            faults.add((*at, low), "NUMBER_TYPE_RANGE", "The bounds are out of range.")


def check_choices(faults: Faults, at: Place, choices: Any, kind: int) -> None:
    """Check the fixed choices or the completions of an option of this type."""
    if not faults.is_list(choices, at):
        return
    faults.count(at, choices, 0, 25)
    names: set[str] = set()
    for index, choice in enumerate(choices):
        place = (*at, index)
        _words(faults, place, choice, strict=False)
        value = choice.get("value")
        if kind == STRING:
            faults.length((*place, "value"), value, 1, 100, needed=True)
        elif isinstance(value, bool) or not isinstance(value, int if kind == INTEGER else int | float):
            faults.add((*place, "value"), "NUMBER_TYPE_COERCE")
        name = str(choice.get("name"))
        if name in names:
            faults.add((*place, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_USED")
        names.add(name)
