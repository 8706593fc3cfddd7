"""Types of the component data: the tables of section 2."""

from __future__ import annotations

import msgspec

from bot.core.components import Natural, Positive

VENICE, CONSTANTINOPLE, MODONE = "V", "C", "M"
MAIN_PORTS = (VENICE, CONSTANTINOPLE)
CRESTS = "LETA"
"""Lion, Eagle, Tower, Anchor (GH-2.10): the crests of seats 1 to 4, unless others are chosen (GH-3.2)."""


class CountData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces there are (2.1) and how many are dealt at the start (section 3)."""

    cubes: Positive
    cards: Positive
    port_cubes: Positive
    hand: Positive
    attack_cards: Positive


class RouteData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The route for one number of players (2.3): node letters and tile symbols from west to east."""

    stops: tuple[str, ...]
    berths: int = 0
    modone_cards: bool = False


class PointData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Scoring values (2.5)."""

    cube: int
    sets: dict[int, int]


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All component data."""

    counts: CountData
    arrival_cards: dict[int, Natural]
    tiles: dict[str, str]
    routes: dict[int, RouteData]
    sails: dict[str, tuple[str, str, str]]
    points: PointData
