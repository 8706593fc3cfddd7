"""How the parts of a notation are written.

A colour letter stands for a god card: B blue, W white, R red, G green, Y yellow.
"""

from __future__ import annotations

from typing import Annotated

from bot.core.notation import Form, table, words
from bot.games.bora_bora.board import TILE
from bot.games.bora_bora.components import ACTIONS, GODS, KINDS, MATERIALS


def _persons(sex: str) -> Form:
    """The persons of a sex, written without its letter: `K2-3`."""
    return table({f"{kind}-{symbols}": f"{sex}-{kind}-{symbols}" for kind in KINDS for symbols in (1, 2, 3)})


_ONE_TO_SIX = table({str(number): number for number in range(1, 7)})
FISHING = "F"
FACES = range(1, 7)
HIGHEST = FACES[-1]

Action = Annotated[str, words(*ACTIONS, FISHING)]
Face = Annotated[int, Form(r"\d", int, str, FACES)]
Gods = Annotated[str, table({"WB": "BW", "B": "B", "W": "W", "BW": "BW"})]
Payment = Annotated[str, words(*GODS, *(god * 2 for god in GODS), TILE, pattern=rf"[{GODS}]{{1,2}}|{TILE}")]
"""One colour letter (a card), the letter twice (a pair), or `tile`."""
CardSource = Annotated[str, words(*GODS, "top")]
"""A colour letter, or `top` for the top of the deck."""
RegionName = Annotated[str, Form("[NESWC][A-Z]", str.upper, str, lambda at: at.board.regions)]
CeremonySpace = Annotated[str, words(*(f"{row}{column}" for row in "abc" for column in range(1, 5)))]
BoardSpace = Annotated[int, Form(r"\d{1,2}", int, str, range(1, 13))]
"""A space of a player board. Numbers that no space has are refused with a reason."""
SlotNumber = Annotated[int, _ONE_TO_SIX]
"""A slot of the display or of the temple."""
BuildingNumber = Annotated[int, _ONE_TO_SIX]
Sex = Annotated[str, words("M", "W")]
Kind = Annotated[str, words(*KINDS)]
Man = Annotated[str, _persons("M")]
Woman = Annotated[str, _persons("W")]
Material = Annotated[str, words(*MATERIALS)]
JewelName = Annotated[str, Form(r"J\d-\d", str.upper, str, lambda at: tuple(at.board.jewels))]
TaskName = Annotated[str, Form(r"T\d\d", str.upper, str, lambda at: tuple(at.board.data.tasks))]
Shown = Annotated[
    str,
    Form(r"(?:\.[A-Z]*)?", lambda text: text[1:].upper(), lambda cards: f".{cards}" if cards else "", ("",)),
]
"""God cards that are shown for a task, if it leaves their colours open."""
