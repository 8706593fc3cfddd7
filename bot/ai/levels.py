"""How the computer players think, level by level."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.ai.budget import Budget
from bot.ai.search import Style


class Level(msgspec.Struct, frozen=True):
    """One level: how it thinks, and how long unless another budget is given."""

    style: Style
    budget: Budget
    slips: bool = False
    """Whether it makes some turns at random; `Heuristic.slips` says how many."""


LEVELS: Final[dict[str, Level]] = {
    "easy": Level(Style(width=1, wide=12, noise=0.8), Budget(nodes=2_000, seconds=1.0), slips=True),
    "normal": Level(Style(width=3, wide=100, compared=8, noise=0.1), Budget(nodes=2_000, seconds=2.0)),
    "hard": Level(Style(width=3, wide=100, compared=8), Budget(nodes=12_000, seconds=2.0)),
}
