"""Counts the pieces of a match."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.pyramids.components import Data
from bot.games.pyramids.state import State


def count_pieces(data: Data, state: State) -> Mapping[str, int]:
    """The number of pieces of each kind, wherever they are. It never changes during a match."""
    cards = [*state.pile, *state.display, *(serial for four in state.dealt for serial in four)]
    cards += [held.serial for hand in state.hands for held in (*hand.cards, *hand.done) if held]
    shapes = data.shapes
    boxes = len(data.numbers.boxes)
    colours = sorted({card.colour for card in data.cards.values()})
    return {
        "pyramid-cards": len(cards),
        "pyramid-cards-different": len(set(cards)),
        "expedition-cards": len(state.used)
        + sum(max(0, shape.copies - state.used.count(key)) for key, shape in shapes.items()),
        "boxes": len({(box.colour, box.points) for box in state.boxes})
        + sum(boxes - sum(box.colour == colour for box in state.boxes) for colour in colours),
    }
