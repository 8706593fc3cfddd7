"""The slash commands of Golden Horn."""

from __future__ import annotations

from typing import Final

from bot.core import Command, Param

COMMANDS: Final[tuple[Command, ...]] = (
    Command("raid", (Param("attack", "raid"),)),
    Command(
        "sail",
        (
            Param("ship", "ship"),
            Param("load", "load", required=False),
            Param("turn", "turn", required=False, default="keep"),
            Param("to", "sail", required=False),  # left out: the refill is seen first (GH-11.1)
        ),
        asks=("call",),
    ),
    Command("turn-round", (Param("ship", "ship"), Param("to", "sail")), moves=("turn",), asks=("call",)),
    Command("call-end", (), moves=("call",)),
)
