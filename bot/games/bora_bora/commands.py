"""Slash commands: one for each action. The page asks for the rest, which few players need to type."""

from __future__ import annotations

from typing import Final

from bot.core import Command, Param


def die(action: str) -> Param:
    """The parameter for the die of an action and the gods declared with it: `L3`, `L3+BW`."""
    return Param("die", "place", also=("place-gods",), starts=action)


PAY: Final = Param("pay", "pay", required=False, again=True)
REGION: Final = Param("region", "region", required=False)
TILE: Final = Param("tile", "building", required=False)
SPACES: Final = Param("spaces", "pair", required=False)
SLOT: Final = Param("slot", "slot", required=False)
EXPANDING: Final = ("hut", "space", "red")
FIRE: Final = ("fire-first", "fire-second")

COMMANDS: Final = (
    Command("settle", (Param("region", "region"),), asks=("hut", "space")),
    Command("helper", (die("H"), PAY, Param("trade", "trade", required=False, again=True)), asks=("space",)),
    Command("temple", (die("T"), PAY, Param("slot", "priest", required=False)), asks=FIRE),
    Command("build", (die("B"), PAY, TILE, SPACES), asks=FIRE),
    Command("man", (die("M"), PAY, SLOT), asks=("home",)),
    Command("woman", (die("W"), PAY, SLOT), asks=("home",)),
    Command("land", (die("L"), PAY, REGION), asks=EXPANDING),
    Command("water", (die("S"), PAY, REGION), asks=EXPANDING),
    Command("fish", (die("F"),)),
    Command(
        "use",
        (Param("kind", "use", also=("green",)),),
        asks=(
            *("pay", "region", *EXPANDING, "material", "slot", "home", "building", "pair"),
            *(*FIRE, "carry", "card"),
        ),
    ),
    Command("end-turn", (), moves=("end",)),
    Command("jewel", (Param("tile", "jewel"),)),
    Command("task", (Param("task", "task"),)),
    Command("take-task", (Param("task", "take"),)),
)
