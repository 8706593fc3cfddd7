"""The slash commands of Pyramids."""

from __future__ import annotations

from typing import Final

from bot.core import Command, Param

COMMANDS: Final[tuple[Command, ...]] = (
    Command("keep", (Param("cards", "keep"),)),
    Command(
        "mark",
        (
            Param("card", "place", narrows=True),
            Param("place", "place"),
            # Two cards have at most four red X, so there are at most four extra marks.
            *(Param(f"extra-{number}", "extra", required=False) for number in range(1, 5)),
        ),
    ),
    Command("pick", (Param("card", "take"),)),
    Command("change", (), ("back",)),
)
