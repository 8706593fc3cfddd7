"""The slash commands of Edo."""

from __future__ import annotations

from typing import Final

from bot.core import Command, Param

WALK: Final = Param("walk", "walk", required=False, default="go", also=("go",), again=True)
"""Ways of the movement step before the action. If they are left out, nobody moves."""


def _action(name: str, param: Param) -> Command:
    """A command for the action of a slot, after movement if there is any."""
    return Command(name, (param, WALK))


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
    Command("move", (WALK,)),
    _action("build", Param("what", "build", again=True)),
    _action("produce", Param("where", "produce", again=True)),
    _action("travel", Param("how", "travel", again=True)),
    _action("trade", Param("offer", "trade", again=True)),
    _action("authorize", Param("card", "card")),
    Command("agree", (WALK,), ("yes",)),
    _action("levy", Param("goods", "levy", again=True)),
    Command("pass", (WALK,), ("pass",)),
    Command("privilege", (Param("use", "privilege"),)),
    Command("wages", (Param("withdraw", "wage", required=False, default="pay", again=True),)),
    Command("discard", (Param("piece", "discard", again=True),)),
    Command(
        "ronin",
        (
            Param("who", "ronin", required=False),
            Param("land", "land", required=False),
            Param("where", "send", required=False),
        ),
    ),
)
