"""How the computer players think, level by level."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.ai.budget import Budget
from bot.ai.search import Style


class Level(msgspec.Struct, frozen=True):
    """One level: how it thinks, and how long if nobody says otherwise."""

    style: Style
    budget: Budget
    slips: float = 0.0
    """The probability that it makes a turn at random."""


LEVELS: Final[dict[str, Level]] = {
    "easy": Level(Style(width=1, wide=12, noise=0.5), Budget(nodes=2_000, seconds=1.0), slips=0.2),
    "normal": Level(Style(width=2, wide=60, noise=0.2), Budget(nodes=8_000, seconds=2.0)),
    "hard": Level(Style(width=3, wide=100, compared=8), Budget(nodes=12_000, seconds=2.0)),
}
