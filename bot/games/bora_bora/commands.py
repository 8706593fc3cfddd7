"""Slash commands: one for each action, with a parameter for each small decision."""

from __future__ import annotations

from typing import Final

from bot.core import Command, Param


def several(name: str, kind: str, count: int, default: str | None = None) -> tuple[Param, ...]:
    """Optional parameters for a repeated question: `trade-1`, `trade-2`, ...; a single one has no number."""
    return tuple(
        Param(name if count == 1 else f"{name}-{number}", kind, required=False, default=default)
        for number in range(1, count + 1)
    )


def die(action: str) -> Param:
    """The parameter for the die of an action and the gods declared with it: `L3`, `L3+BW`."""
    return Param("die", "place", also=("place-gods",), starts=action)


PAYS: Final = several("pay", "pay", 2)
HUT: Final = Param("hut", "hut", required=False)
SPACES: Final = several("space", "space", 1)
RED: Final = Param("red", "red", required=False)
HOME: Final = Param("place", "home", required=False)
FIRE: Final = (Param("bonus", "fire-first", required=False), Param("step", "fire-second", required=False))


def expansion(action: str) -> tuple[Param, ...]:
    """Parameters of expanding by a land or water path."""
    return (die(action), *PAYS, Param("region", "region", required=False), HUT, *SPACES, RED)


def person(action: str) -> tuple[Param, ...]:
    """Parameters of taking a man or a woman."""
    return (die(action), *PAYS, Param("slot", "slot", required=False), HOME)


COMMANDS: Final = (
    Command("settle", (Param("region", "region"), HUT, *SPACES)),
    Command("helper", (die("H"), *PAYS, *several("trade", "trade", 6), *several("space", "space", 3))),
    Command("temple", (die("T"), *PAYS, Param("slot", "priest", required=False), *FIRE)),
    Command(
        "build",
        (
            die("B"),
            *PAYS,
            Param("tile", "building", required=False),
            Param("spaces", "pair", required=False),
            *FIRE,
        ),
    ),
    Command("man", person("M")),
    Command("woman", person("W")),
    Command("land", expansion("L")),
    Command("water", expansion("S")),
    Command("fish", (die("F"),)),
    Command(
        "use",
        (
            Param("kind", "use", also=("green",)),
            *several("pay", "pay", 1),
            Param("region", "region", required=False),
            HUT,
            *several("material", "material", 3),
            *several("space", "space", 3),
            RED,
            Param("slot", "slot", required=False),
            HOME,
            Param("tile", "building", required=False),
            Param("spaces", "pair", required=False),
            *FIRE,
            *several("carry", "carry", 3),
            *several("card", "card", 3),
        ),
    ),
    Command("end-turn", (), moves=("end",)),
    Command("jewel", (Param("tile", "jewel"),)),
    Command("task", (Param("task", "task"),)),
    Command("take-task", (Param("task", "take"),)),
)
