"""What things are worth in points, as far as it does not depend on the position. Used by `heuristic`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.bora_bora.persons import tiles_on
from bot.games.bora_bora.state import Spot


class Weights(NamedTuple):
    """What things are worth in points."""

    offering: float = 1.3
    card: float = 1.0
    shell: float = 1.5
    god_tile: float = 4.2
    material: float = 1.8
    """A material that may become part of a pair."""
    pair: float = 0.75
    """The share of a building's points that two neighbouring materials are worth."""
    fire: float = 2.4
    spot: float = 1.0
    region: float = 1.5
    host: float = 0.92
    """The share of a fish tile that is left after each round for the hut on the building space."""
    priest: float = 0.8
    """The same for a priest in the temple."""
    most_priests: float = 2.8
    first: float = 1.0
    """Being first in the order of turns."""
    symbol: float = 0.8
    """A symbol on a person that has not been shifted."""
    second: float = 0.25
    """The share of its worth that an ability keeps for each better ability of the same sex."""
    die: float = 3.0
    face: float = 0.45
    near: float = 0.42
    """How much each missing element of a task takes from its chance."""
    bonus: float = 0.8
    ability: float = 1.0
    """A factor for what the abilities of persons bring."""
    helper: float = 1.15
    """A point of the helper that is still to be spent."""


WEIGHTS: Final = Weights()

DIFFICULT: Final[dict[str, float]] = {
    "persons": 1.7,
    "jewelry-kind": 1.7,
    "jewelry": 1.5,
    "jewelry-kinds": 1.4,
    "god-tiles": 1.5,
    "buildings": 1.4,
    "region-kind": 1.3,
    "fish-kind": 1.3,
    "men": 1.1,
    "women": 1.1,
    "islands": 1.0,
    "men-kinds": 1.1,
    "women-kinds": 1.1,
    "regions": 0.8,
    "cards": 1.0,
    "cards-alike": 0.9,
    "offerings": 0.6,
    "shells": 0.5,
    "materials": 0.7,
    "material": 0.7,
    "shifted": 0.8,
    "huts-12": 0.8,
}
"""How hard one missing element of a task is to get, by what is wanted; 1 for what is not listed."""
HARDEST: Final = 2.2

ABILITIES: Final[dict[str, tuple[float, float, float]]] = {
    "K1": (3.5, 4.5, 5.0),
    "K2": (3.5, 4.5, 5.0),
    "K3": (3.5, 4.5, 4.5),
    "K4": (3.5, 4.5, 4.5),
    "K5": (4.5, 6.0, 6.0),
    "K6": (2.4, 4.6, 6.5),
    "K7": (0.9, 1.7, 2.2),
    "K8": (2.0, 4.0, 6.0),
    "K9": (1.1, 2.1, 3.0),
    "K10": (1.3, 2.5, 3.6),
    "K11": (1.2, 2.6, 4.0),
    "K12": (1.6, 3.2, 4.6),
}
"""What using one, two or three persons of a kind brings."""


@lru_cache(maxsize=65536)
def persons_worth(spots: tuple[Spot, ...], uses: float, weights: Weights) -> float:
    """What the persons on a player board will bring, if each sex is used `uses` times."""
    worth = 0.0
    for kinds in tiles_on(spots).values():
        ranked = sorted((ABILITIES[kind][min(3, count) - 1] for kind, count in kinds.items()), reverse=True)
        for place, each in enumerate(ranked):
            worth += weights.ability * uses * each * weights.second**place
    if uses > 0:
        for spot in spots:
            if spot.person and not spot.shifted:
                worth += weights.symbol * int(spot.person[-1]) * min(1.0, 0.4 + 0.3 * uses)
    return worth


def likely(have: float, need: float, gain: float) -> float:
    """How likely it is to reach the number `need` if about `gain` more come."""
    lack = need - have
    if lack <= 0:
        return 1.0
    return max(0.0, 1.0 - lack / (gain + 0.01)) ** 1.5 if gain else 0.0
