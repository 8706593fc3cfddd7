"""The slash commands of Pyramids."""

from __future__ import annotations

from typing import Final

from bot.core import Command, Param

COMMANDS: Final[tuple[Command, ...]] = (
    Command("keep", (Param("cards", "keep"),)),
    Command("mark", (Param("card", "place", narrows=True), Param("place", "place")), asks=("extra",)),
    Command("pick", (Param("card", "take"),)),
    Command("change", (), ("back",)),
)
