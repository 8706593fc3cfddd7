"""Printed values of the components and the score card, for drawings and texts."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core import Printed as CorePrinted
from bot.core import Value, fact
from bot.core.components import values_for
from bot.games.pyramids.cells import cells_of
from bot.games.pyramids.components import Data


class Printed(CorePrinted, frozen=True):
    """The values of the component data that drawings and texts show."""

    rounds: int
    turns: int
    """Turns in a round."""
    dealt: int
    """Cards dealt to a player at the start, to choose from."""
    display: int
    completed: int
    """Points of a completed card."""
    torch: int
    """Points of a crossed torch."""
    gem_pair: int
    """Points of a red gem with a green gem."""
    gem_single: int
    """Points of a gem without a partner."""
    gems: int
    """Highest number of gems of one colour."""
    potion: int
    """Skulls that a potion erases."""
    boxes: tuple[int, ...]
    """Points of the boxes of a colour, in the order in which they are given out."""
    claims: tuple[int, ...]
    """Numbers of the completed cards of a colour that give a box."""
    shapes: tuple[tuple[int, ...], ...]
    """Cells of each expedition card as printed."""

    def figures(self) -> Mapping[str, Value]:
        return {
            **super().figures(),
            "boxes": tuple(str(points) for points in self.boxes),
            "claims": tuple(fact("py-ordinal", number=which) for which in self.claims),
        }


def printed(data: Data) -> Printed:
    """The printed values of these component data."""
    shapes = tuple(cells_of(shape.cells) for shape in data.shapes.values())
    return Printed(**values_for(Printed, data.numbers), shapes=shapes)
