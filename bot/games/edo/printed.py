"""Printed values of components and rules, for drawings and texts."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.core import Printed as CorePrinted
from bot.core import Value, fact
from bot.core.components import values_for
from bot.games.edo.components import PRODUCTS, Data, Goods, PrivilegeData, Resource

_ORDER = ("rice", "wood", "stone", "ryo")
_LETTERS: dict[frozenset[Resource], str] = {
    frozenset({"wood", "stone"}): "ws",
    frozenset({"stone", "rice"}): "sr",
    frozenset({"rice", "wood"}): "rw",
    frozenset({"rice", "wood", "stone"}): "rws",
}
_FACES = {"site": "a", "support": "b", "trade": "c", "income": "d"}


class PrintedBuilding(msgspec.Struct, frozen=True):
    """What a building costs and gives."""

    cost: tuple[tuple[str, int], ...]
    """(ryo or resource, number) of each part of the cost."""
    points: int
    weight: int


class Printed(CorePrinted, frozen=True):
    """The values of the component data that drawings and texts show."""

    pieces: int
    """Number of officials and samurai of a player."""
    rounds: int
    """Number of rounds for which there are merchant cards."""
    goal: int
    step: int
    """Ryo for using one road."""
    wage: int
    """Rice for one samurai that stays."""
    limit: int
    ryo_a_point: int
    samurai_a_point: int
    travellers: int
    """Samurai that one official moves free of charge."""
    trade: int
    """Points of offer 2 of a merchant card."""
    demand: int
    """Points of a demand."""
    production: tuple[tuple[str, int], ...]
    """(kind of space, what a samurai produces there alone)"""
    buildings: dict[str, PrintedBuilding]
    stops_building: int
    """Number of Ronin that stop a city."""
    stops_income: int
    rewards: tuple[int, ...]
    """Ronin markers for dispersing 1, 2, ... Ronin."""
    faces: dict[str, str]
    """The picture and name of each privilege, see `face`."""

    def figures(self) -> Mapping[str, Value]:
        figures: dict[str, Value] = {
            **super().figures(),
            "rewards": tuple(
                fact("edo-printed-reward", ronin=ronin, markers=markers)
                for ronin, markers in enumerate(self.rewards, 1)
                if markers
            ),
            **dict(self.production),
        }
        for name, building in self.buildings.items():
            figures[f"{name}_cost"] = tuple(
                fact(f"edo-amount-{what}", count=count) for what, count in building.cost
            )
            figures[f"{name}_points"] = fact("edo-effect-points", points=building.points)
            figures[f"{name}_weight"] = fact("edo-printed-weight", weight=building.weight)
        return figures


def face(known: PrivilegeData) -> str:
    """The picture and name of a privilege.

    a, b, c and d are named by their effect, e by the letters of the resources it gives, f by the letter of
    what it produces.
    """
    if known.does == "goods":
        kinds = frozenset(known.one_of)
        return "e" + _LETTERS.get(kinds, "".join(sorted(what[0] for what in kinds)))
    if known.full is not None:
        return "f" + PRODUCTS[known.full][1][0]
    return _FACES[known.does]


def _cost(goods: Goods) -> tuple[tuple[str, int], ...]:
    return tuple((what, count) for what in _ORDER if (count := getattr(goods, what)))


def printed(data: Data) -> Printed:
    """The printed values of these component data."""
    return Printed(
        **values_for(Printed, data.counts, data.numbers, data.ronin),
        rounds=len(data.merchant),
        production=tuple(msgspec.structs.asdict(data.production).items()),
        buildings={
            name: PrintedBuilding(_cost(known.cost), known.points, known.weight)
            for name, known in data.buildings.items()
        },
        faces={kind: face(known) for kind, known in data.privileges.items()},
    )
