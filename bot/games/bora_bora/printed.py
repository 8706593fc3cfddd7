"""Printed values of components and rules, for drawings and texts."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.core import Printed as CorePrinted
from bot.core import Term, Value
from bot.core.components import values_for
from bot.games.bora_bora.board import bonus_needs
from bot.games.bora_bora.components import Data


class Printed(CorePrinted, frozen=True):
    """The values of the component data that drawings and texts show."""

    rounds: int
    dice: int
    """Dice of a player."""
    tasks: int
    """Open tasks of a player."""
    fishing: int
    """Points of a die on the fishing space."""
    helper: int
    """Points of the trade "victory point"."""
    task: int
    """Points of a task that is met."""
    helped_task: int
    """Points of a task with Yellow."""
    god_tile: int
    """Points of a god tile at the end."""
    bonus: int
    """Points of each final bonus."""
    bonus_needs: dict[str, int]
    """Requirement of each final bonus: tasks, jewelry, ceremony, buildings, regions, persons."""
    by_round: tuple[tuple[int, int], ...]
    """Points of a priest and of a building in each round (BB-10.5, BB-7.34)."""
    needs: dict[str, int]
    """Number of each task."""
    starts: tuple[str, ...]
    """Start tasks, which are light green."""
    story: int
    """Points on the tile of K8, the kind that scores."""
    yields: dict[str, str]
    """What each kind of region gives."""
    trades: dict[str, int]
    """Cost of the helper's trades."""

    def figures(self) -> Mapping[str, Value]:
        return {
            **super().figures(),
            "priest": tuple(str(priest) for priest, _ in self.by_round),
            "building": tuple(str(building) for _, building in self.by_round),
            **{f"bonus_{name}": need for name, need in self.bonus_needs.items()},
            **{f"yield_{kind}": Term(f"bb-yield-{what}") for kind, what in self.yields.items()},
            **{f"trade_{name}": cost for name, cost in self.trades.items()},
        }


def printed(data: Data) -> Printed:
    """The printed values of these component data."""
    points, counts = data.points, data.counts
    return Printed(
        **values_for(Printed, counts, points),
        bonus_needs=bonus_needs(data),
        by_round=tuple(zip(data.rounds.priest, data.rounds.building, strict=True)),
        needs={name: task.need for name, task in data.tasks.items()},
        starts=tuple(name for name, task in data.tasks.items() if task.start),
        story=data.kinds["K8"].plain[0],
        yields=data.yields,
        trades=msgspec.structs.asdict(data.trades),
    )
