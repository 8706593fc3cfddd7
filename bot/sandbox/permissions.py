"""Permission bits by Discord's names, and the permissions in new servers."""

from collections.abc import Iterable
from typing import Final

from bot.sandbox.things import DISCORD

BITS: Final = {name: 1 << number for name, number in DISCORD.permissions.items()}

ALL = sum(BITS.values())


def bits(names: Iterable[str]) -> int:
    """The sum of the named permissions. Raises ``KeyError`` for an unknown name."""
    return sum({BITS[name] for name in names})


def names(value: int) -> list[str]:
    """The names of the permissions in a sum, in the order of their bits."""
    return [name for name, bit in BITS.items() if value & bit]


def _granted(whose: str) -> int:
    return bits(DISCORD.granted[whose])


BOT_DEFAULT = _granted("bot")
"""The permissions of the bot that docs/hosting.md asks for; no others are needed."""
EVERYONE_DEFAULT = _granted("everyone")
"""@everyone has few permissions, so that the bot really needs those of its role and the channel."""
MEMBER_DEFAULT = _granted("member")
"""Permissions of persons; they are not in @everyone for the same reason."""
GUEST = _granted("guest")
"""The permissions that an application has for its answers if only a person has installed it."""
DM_ALL = _granted("in a DM")
"""In a DM, everybody has all permissions that make sense there."""
