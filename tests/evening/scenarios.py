"""The matches of an evening: who plays what, how, and what happens meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.games.registry import GAMES

PERSONS: Final = ("Ada", "Nikos", "Zofia", "Bruno", "Elif")
"""Who plays, in the order in which they sit down; Nikos reads Greek, Zofia Polish."""


class Scenario(NamedTuple):
    """A match to play."""

    name: str
    game: str
    persons: int = 1
    computers: int = 0
    options: str = ""
    locale: str = "en-US"
    """Of the server: the language of what is posted there."""
    happenings: Mapping[int, str] = {}
    """What happens (`tests.evening.happenings`) after so many turns of persons."""
    turns: int | None = None
    """Turns of persons after which it is left as it is; None: it is played to its end."""
    direct: bool = False
    """It is played in direct messages."""

    @property
    def alone(self) -> bool:
        """One person plays against computers."""
        return self.persons == 1 and self.computers > 0

    @property
    def reader(self) -> str | None:
        """Who alone sees its boards; None: everybody in the channel."""
        return PERSONS[0] if self.direct else None


MODULES: Final = {"edo": "temples=on privileges=on ronin=on"}
"""The options that bring all modules of a game into play."""


def _whole(game: str) -> list[Scenario]:
    most, modules = max(GAMES[game].seats), MODULES.get(game, "")
    few = min(most, 3)
    return [
        Scenario(f"{game}-one", game, 1, 1, happenings={2: "undo", 4: "repost"}),
        Scenario(f"{game}-two", game, 1, 2, modules, "pl", {1: "kill", 5: "repost", 6: "restart"}),
        Scenario(f"{game}-most", game, 1, most - 1, modules, happenings={2: "undo", 3: "kill"}),
        Scenario(
            f"{game}-people", game, few, 0, happenings={3: "consent", 5: "undo", 7: "move", 9: "repost"}
        ),
        Scenario(f"{game}-all", game, most, 0, modules, "de", {4: "undo", 6: "kill", 8: "consent"}),
        Scenario(f"{game}-away", game, 3, 0, happenings={4: "away", 8: "back"}),
        Scenario(f"{game}-resigned", game, 3, 0, happenings={6: "resign"}),
    ]


EVENING: Final = Scenario("golden_horn-evening", "golden_horn", 1, 2)
"""What one person who plays computers hears of it is counted (`tests.evening.noise`)."""
DIRECT: Final = Scenario(
    "golden_horn-direct", "golden_horn", 1, 2, happenings={2: "undo", 3: "kill"}, direct=True
)
WHOLE: Final = (EVENING, DIRECT, *(scenario for game in GAMES for scenario in _whole(game)))
"""Every match. What `EVENING` hears is counted before hours pass for those who wait for somebody absent."""
QUICK: Final = (
    Scenario("golden_horn-quick", "golden_horn", 1, 2, happenings={1: "undo"}, turns=3),
    Scenario("pyramids-quick", "pyramids", 2, 0, happenings={4: "repost"}, turns=7),
    Scenario("bora_bora-quick", "bora_bora", 1, 1, happenings={2: "kill", 3: "repost"}, turns=4),
    Scenario("edo-quick", "edo", 1, 2, MODULES["edo"], "pl", {2: "undo"}, turns=4),
)
"""One match of each game, and a few turns of it."""
