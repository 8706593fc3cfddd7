"""Counts the pieces of a match."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.golden_horn.colours import COLOURS, NONE, Counts, add, plus
from bot.games.golden_horn.state import State


def count_pieces(state: State) -> Mapping[str, int]:
    """The number of pieces of each kind, wherever they are. It never changes during a match (2.1)."""
    cubes: Counts = NONE
    for part in (state.bag, *state.ports, *state.warehouses):
        cubes = plus(cubes, part)
    for ship in state.ships:
        if ship.cubes:
            cubes = add(cubes, ship.cargo, ship.cubes)
    cards = NONE
    for part in (state.pile, state.discard, *state.hands):
        cards = plus(cards, part)
    return {
        "ships": len(state.ships),
        **{f"cubes {colour}": number for colour, number in zip(COLOURS, cubes, strict=True)},
        **{f"cards {colour}": number for colour, number in zip(COLOURS, cards, strict=True)},
    }
