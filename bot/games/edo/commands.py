"""The slash commands of Edo."""

from __future__ import annotations

from typing import Final

from bot.core import Command, Param

WALKS: Final = tuple(
    Param(f"walk-{number}", "walk", required=False, default="go", also=("go",)) for number in range(1, 7)
)
"""Ways of the movement step before the action. If they are left out, nobody moves."""


def _row(
    name: str, kind: str, last: int, *, first: bool = True, default: str | None = None
) -> tuple[Param, ...]:
    """Numbered parameters of one kind. With `first`, the first one is required."""
    return tuple(
        Param(f"{name}-{number}", kind, required=first and number == 1, default=default)
        for number in range(1, last + 1)
    )


COMMANDS: Final = (
    Command("take", (Param("item", "take"),)),
    Command(
        "plan",
        tuple(
            param
            for number in (1, 2, 3)
            for param in (Param(f"card-{number}", "act"), Param(f"officials-{number}", "crew"))
        ),
    ),
    Command("replan", (), ("back",)),
    Command("ask", (), ("ask",)),
    Command("move", WALKS),
    Command("build", (*_row("what", "build", 3), *WALKS[:3])),
    Command("produce", (*_row("where", "produce", 2), *WALKS[:3])),
    Command("travel", (*_row("how", "travel", 6), *WALKS[:3])),
    Command("trade", (*_row("offer", "trade", 4), *WALKS[:3])),
    Command("authorize", (Param("card", "card"), *WALKS[:3])),
    Command("agree", WALKS[:3], ("yes",)),
    Command("levy", (*_row("goods", "levy", 2), *WALKS[:3])),
    Command("pass", WALKS[:3], ("pass",)),
    Command("privilege", (Param("use", "privilege"),)),
    Command("wages", _row("withdraw", "wage", 5, first=False, default="pay")),
    Command("discard", _row("piece", "discard", 5)),
    Command(
        "ronin",
        (
            Param("who", "ronin", required=False),
            Param("land", "land", required=False),
            Param("where", "send", required=False),
        ),
    ),
)
