"""Permission bits by Discord's names, and the permissions in new servers."""

from collections.abc import Iterable
from typing import Final

from bot.sandbox.constants import DISCORD

BITS: Final = {name: 1 << number for name, number in DISCORD.permissions.items()}

ALL = sum(BITS.values())


def bits(names: Iterable[str]) -> int:
    """The sum of the named permissions. Raises ``KeyError`` for an unknown name."""
    return sum({BITS[name] for name in names})


def names(value: int) -> list[str]:
    """The names of the permissions in a sum, in the order of their bits."""
    return [name for name, bit in BITS.items() if value & bit]


# The permissions of the bot that docs/hosting.md asks for; no others are needed.
BOT_DEFAULT = bits(
    (
        "view_channel",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "embed_links",
        "attach_files",
        "read_message_history",
    )
)

# @everyone has few permissions, so that the bot really needs those of its role and the channel.
EVERYONE_DEFAULT = bits(("view_channel", "read_message_history", "use_application_commands", "add_reactions"))

# Permissions of persons; they are not in @everyone for the same reason.
MEMBER_DEFAULT = bits(
    (
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "embed_links",
        "attach_files",
        "send_polls",
        "use_external_apps",
    )
)

# The permissions that an application has for its answers if only a person has installed it.
GUEST = bits(("attach_files", "embed_links", "mention_everyone"))

# In a DM, everybody has all permissions that make sense there.
DM_ALL = bits(
    (
        "view_channel",
        "send_messages",
        "embed_links",
        "attach_files",
        "read_message_history",
        "add_reactions",
        "use_external_emojis",
        "mention_everyone",
        "use_application_commands",
        "send_polls",
        "pin_messages",
        "use_external_apps",
    )
)
