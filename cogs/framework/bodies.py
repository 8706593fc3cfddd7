"""Check that the options in a command's body are the options of the command, with values of their types.

Discord checks the commands that it knows, but a client may show older ones, and no input is trusted.
"""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from cogs.framework.services import Interaction

_PLAIN: Final[dict[Kind, tuple[type, ...]]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.number: (int, float),
    Kind.boolean: (bool,),
}
_RESOLVED: Final[dict[Kind, tuple[str, ...]]] = {
    Kind.user: ("users",),
    Kind.channel: ("channels",),
    Kind.role: ("roles",),
    Kind.mentionable: ("users", "roles"),
    Kind.attachment: ("attachments",),
}
"""The parts of the body that hold the object that such a value names."""


def with_member(body: Any) -> Any:
    """The body of an interaction, with a member. In a server, discord.py looks for the asker only under
    `member`. If Discord names only the `user`, that person becomes a member without further data."""
    if not body.get("guild_id") or "member" in body or "user" not in body:
        return body
    member = {
        "user": body["user"],
        "roles": [],
        "joined_at": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": "0",
    }
    return {**body, "member": member}


def fits(
    interaction: Interaction,
    command: app_commands.Command[Any, ..., Any],
    options: list[dict[str, Any]],
) -> bool:
    """Whether a command can be run, or an option completed, with these options. In a completion, a value can
    be any text."""
    data: Any = interaction.data
    completing = interaction.type is discord.InteractionType.autocomplete
    params = {param.display_name: param for param in command.parameters}
    for option in options:
        param, value = params.get(option["name"]), option["value"]
        if param is None or param.type.value != option["type"]:
            return False
        if option.get("focused") and not (param.autocomplete and isinstance(value, str)):
            return False
        if completing and isinstance(value, str):
            continue
        if not _is_a(param.type, value, data):
            return False
        if param.choices and value not in [choice.value for choice in param.choices]:
            return False
    return True


def _is_a(kind: Kind, value: Any, data: Any) -> bool:
    """Whether a value is of a type. `data` is the body; it must hold the object that the value names."""
    if kind in _PLAIN:
        return isinstance(value, _PLAIN[kind]) and (kind is Kind.boolean or not isinstance(value, bool))
    resolved = data.get("resolved", {})
    return isinstance(value, str) and any(value in resolved.get(part, {}) for part in _RESOLVED.get(kind, ()))
