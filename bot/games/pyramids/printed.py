"""What is printed on the components and the score card, for drawings and texts."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core import Printed as CorePrinted
from bot.core import Value, fact
from bot.games.pyramids.data import Data
from bot.games.pyramids.moves import cells_of


class Printed(CorePrinted, frozen=True):
    """Values of the component data that are shown."""

    rounds: int
    turns: int
    """In a round."""
    dealt: int
    """Cards to choose from at the start."""
    display: int
    completed: int
    """Points of a completed card."""
    torch: int
    """Points of a crossed torch."""
    gem_pair: int
    """Points of a red and a green gem."""
    gem_single: int
    """Points of a gem that is left over."""
    gems: int
    """Most gems of one colour."""
    potion: int
    """Skulls that a potion erases."""
    boxes: tuple[int, ...]
    """Points of the boxes of a colour, in the order in which they go."""
    claims: tuple[int, ...]
    """Which completed card of a colour takes a box."""
    shapes: tuple[tuple[int, ...], ...]
    """Cells of the expedition cards as printed."""

    def figures(self) -> Mapping[str, Value]:
        return {
            "rounds": self.rounds,
            "turns": self.turns,
            "display": self.display,
            "completed": self.completed,
            "torch": self.torch,
            "gem_pair": self.gem_pair,
            "gem_single": self.gem_single,
            "gems": self.gems,
            "potion": self.potion,
            "boxes": tuple(str(points) for points in self.boxes),
            "claims": tuple(fact("py-ordinal", number=which) for which in self.claims),
        }


def printed(data: Data) -> Printed:
    """The values of some component data."""
    numbers = data.numbers
    return Printed(
        rounds=numbers.rounds,
        turns=numbers.turns,
        dealt=numbers.dealt,
        display=numbers.display,
        completed=numbers.completed,
        torch=numbers.torch,
        gem_pair=numbers.gem_pair,
        gem_single=numbers.gem_single,
        gems=numbers.gems,
        potion=numbers.potion,
        boxes=numbers.boxes,
        claims=numbers.claims,
        shapes=tuple(cells_of(shape.cells) for shape in data.shapes.values()),
    )
