"""Printed values of components and rules, for drawings and texts."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core import Printed as CorePrinted
from bot.core import Value, fact
from bot.games.golden_horn.components import MODONE, Data

PLAYERS = range(2, 5)
"""Numbers of players for which a text about Modone can be asked."""


class Printed(CorePrinted, frozen=True):
    """The values of the component data that drawings and texts show."""

    cube: int
    """Points of a cube in a warehouse."""
    sets: tuple[tuple[int, int], ...]
    """(number of colours, points) of the sets that score, smallest first."""
    port_cubes: int
    """Number of spaces on the quay of a main port."""
    arrival_cards: tuple[int, ...]
    """Cards drawn for a ship with one, two or three sail colours."""
    modone: tuple[tuple[int, int, bool], ...]
    """(players, berths, whether arriving draws cards) for each route with Modone."""

    def figures(self) -> Mapping[str, Value]:
        figures: dict[str, Value] = {
            **super().figures(),
            "sets": tuple(fact("gh-set", colours=colours, points=points) for colours, points in self.sets),
            "modone": tuple(
                fact("gh-modone", players=players, berths=berths) for players, berths, _ in self.modone
            ),
            "cardless": tuple(str(players) for players, _, cards in self.modone if not cards),
        }
        berths = {players: count for players, count, _ in self.modone}
        for players in PLAYERS:
            here = berths.get(players)
            figures[f"modone{players}"] = (
                fact("gh-modone-none") if here is None else fact("gh-modone-here", berths=here)
            )
        for colours, cards in enumerate(self.arrival_cards, 1):
            figures[f"cards{colours}"] = cards
        return figures


def printed(data: Data) -> Printed:
    """The printed values of these component data."""
    return Printed(
        cube=data.points.cube,
        port_cubes=data.counts.port_cubes,
        sets=tuple(sorted(data.points.sets.items())),
        arrival_cards=tuple(cards for _, cards in sorted(data.arrival_cards.items())),
        modone=tuple(
            (players, route.berths, route.modone_cards)
            for players, route in sorted(data.routes.items())
            if MODONE in route.stops
        ),
    )
