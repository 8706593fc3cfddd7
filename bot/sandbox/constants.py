"""What Discord says that is always the same here; it stands in ``discord.json``."""

from pathlib import Path
from typing import Any, Final

import msgspec


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
