"""The pieces that may move, each once in the list: its place, the numbers of all its ways, their prices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.games.edo.forms import MERCHANT
from bot.games.edo.movement import Walk
from bot.games.edo.travelling import Travel
from bot.games.edo.view import EdoView
from render.scene import Choice

NAMED: Final = 3
"""The most ways whose names are listed."""


@dataclass(frozen=True)
class Walker:
    """A samurai or the merchant with all its ways."""

    start: str
    merchant: bool
    tags: tuple[str, ...]
    ryo: tuple[int, ...]
    """The prices of its ways, each once, the lowest first."""

    @property
    def numbers(self) -> str:
        """The numbers of its ways ("2–12", "2–5 9"), or a few names; nothing if there are many names."""
        if not all(tag.isdecimal() for tag in self.tags):
            return " ".join(self.tags) if len(self.tags) <= NAMED else ""
        runs: list[list[int]] = []
        for number in sorted(map(int, self.tags)):
            if runs and runs[-1][-1] == number - 1:
                runs[-1].append(number)
            else:
                runs.append([number])
        return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)

    @property
    def prices(self) -> str:
        """From the lowest to the highest price; nothing if all ways are free."""
        if not self.ryo or not self.ryo[-1]:
            return ""
        low = f"−{self.ryo[0]}" if self.ryo[0] else "0"
        return low if len(self.ryo) == 1 else f"{low}…{self.ryo[-1]}"


def who_walks(move: object) -> str:
    """The walker of a way as in moves: a samurai is named by its space; "" if the move is no way."""
    match move:
        case Walk(who):
            return who
        case Travel(start):
            return start
    return ""


def walkers(choices: Iterable[Choice], view: EdoView) -> list[Walker]:
    """The pieces that may move, in the order of the answers."""
    ways: dict[str, list[Choice]] = {}
    for choice in choices:
        who = who_walks(choice.move)
        if who:
            ways.setdefault(who, []).append(choice)
    return [
        Walker(
            view.merchant if who == MERCHANT else who,
            who == MERCHANT,
            tuple(choice.tag for choice in group),
            tuple(sorted({price(choice) for choice in group})),
        )
        for who, group in ways.items()
    ]


def price(choice: Choice) -> int:
    """What a way costs."""
    for effect in choice.offer.effects:
        ryo = effect.args.get("ryo")
        if effect.key == "edo-effect-price" and isinstance(ryo, int):
            return ryo
    return 0
