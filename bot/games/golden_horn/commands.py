"""The slash commands of Golden Horn."""

from __future__ import annotations

from typing import Final

from bot.core import Command, Param

CALL: Final = Param("call", "call", required=False)
COMMANDS: Final[tuple[Command, ...]] = (
    Command("raid", (Param("attack", "raid"),)),
    Command(
        "sail",
        (
            Param("ship", "ship"),
            Param("load", "load", required=False),
            Param("turn", "turn", required=False, default="keep"),
            Param("to", "sail", required=False),  # left out: the refill is seen first (GH-11.1)
            CALL,
        ),
    ),
    Command("turn-round", (Param("ship", "ship"), Param("to", "sail"), CALL), moves=("turn",)),
    Command("call-end", (), moves=("call",)),
)
