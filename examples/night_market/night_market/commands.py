"""The slash commands."""

from __future__ import annotations

from bot.core import Command, Param

COMMANDS = (
    Command("bid", (Param("card", "bid"),)),
    Command("change", (), ("back",)),
    Command("take", (Param("card", "take"),)),
)
