"""Component data: the tables of section 2, read from `golden_horn.toml` and checked."""

from __future__ import annotations

import hashlib
from importlib import resources
from itertools import pairwise

import msgspec

from bot.core.components import DataError as AnyDataError
from bot.games.golden_horn.colours import COLOURS

VENICE, CONSTANTINOPLE, MODONE = "V", "C", "M"
CRESTS = "LETA"
"""Lion, Eagle, Tower, Anchor (GH-2.10): the crests of seats 1 to 4, unless others are chosen (GH-3.2)."""


class DataError(AnyDataError):
    """The component data do not make a valid game. The message lists all errors."""


class CountData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces there are (2.1) and how many are dealt at the start (section 3)."""

    cubes: int
    cards: int
    port_cubes: int
    hand: int
    attack_cards: int


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
    arrival_cards: dict[int, int]
    tiles: dict[str, str]
    routes: dict[int, RouteData]
    sails: dict[str, tuple[str, str, str]]
    points: PointData

    def fingerprint(self) -> str:
        """SHA-256 (hex) of the values. Comments and layout of the file do not change it."""
        plain = msgspec.to_builtins(self, str_keys=True)
        return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def load() -> Data:
    """The component data that come with the rules."""
    return parse(resources.files(__package__).joinpath("golden_horn.toml").read_text(encoding="utf-8"))


def parse(text: str) -> Data:
    """Read and check component data from the text of a TOML file.

    Raises:
        DataError: the text is not valid TOML, a value is missing or of the wrong type, or the values do not
            make a valid game.
    """
    try:
        data = msgspec.toml.decode(text, type=Data, strict=False)
    except msgspec.DecodeError as error:
        raise DataError(str(error)) from error
    faults = [*_count_faults(data), *_route_faults(data), *_ship_faults(data), *_point_faults(data)]
    if faults:
        raise DataError("; ".join(faults))
    return data


def _count_faults(data: Data) -> list[str]:
    counts, most = data.counts, max(data.routes, default=0)
    faults = [f"counts.{key}: below 1" for key, value in msgspec.structs.asdict(counts).items() if value < 1]
    if counts.cubes * len(COLOURS) < 2 * counts.port_cubes:
        faults.append("counts: too few cubes for the ports")
    if counts.cards * len(COLOURS) < most * counts.hand:
        faults.append("counts: too few cards for the hands")
    if counts.attack_cards != 2:
        faults.append("counts.attack_cards: the notation of an attack has two cards")
    if sorted(data.arrival_cards) != [1, 2, 3] or min(data.arrival_cards.values(), default=0) < 0:
        faults.append("arrival_cards: one number for 1, 2 and 3 sail colours")
    return faults


def _route_faults(data: Data) -> list[str]:
    faults = [
        f"tiles.{symbol}: {squares!r} are no colours"
        for symbol, squares in data.tiles.items()
        if not squares or set(squares) - set(COLOURS)
    ]
    if sorted(data.routes) != list(range(2, len(CRESTS) + 1)):
        faults.append("routes: one for each of 2, 3 and 4 players")
    for players, route in data.routes.items():
        inner = [stop for stop in route.stops[1:-1] if stop != MODONE]
        if len(route.stops) < 3 or (route.stops[0], route.stops[-1]) != (VENICE, CONSTANTINOPLE):
            faults.append(f"routes.{players}: from V to C")
        if set(inner) - set(data.tiles) or not inner:
            faults.append(f"routes.{players}: unknown tile among {inner}")
        if route.stops.count(MODONE) > 1 or (MODONE in route.stops) != (route.berths > 0):
            faults.append(f"routes.{players}: Modone once, with berths, or not at all")
    return faults


def _ship_faults(data: Data) -> list[str]:
    if sorted(data.sails) != sorted(CRESTS):
        return [f"sails: crests {', '.join(CRESTS)}"]
    faults = []
    for crest, fleet in data.sails.items():
        if any(len(sails) != 3 or set(sails) - set(COLOURS) for sails in fleet):
            faults.append(f"sails.{crest}: three colour letters a ship")
        elif [len(set(sails)) for sails in fleet] != [1, 2, 3]:
            faults.append(f"sails.{crest}: one, two and three colours")
        elif set("".join(fleet)) != set(COLOURS):
            faults.append(f"sails.{crest}: every colour on one ship")
    return faults


def _point_faults(data: Data) -> list[str]:
    sizes = data.points.sets
    if not set(sizes) <= set(range(1, len(COLOURS) + 1)):
        return ["points.sets: sizes 1 to 6"]
    # The largest sets are taken first. This gives the most points only when each further colour in a set
    # adds at least as many points as the one before (GH-10.13).
    worth = [sizes.get(size, 0) for size in range(len(COLOURS) + 1)]
    steps = [more - less for less, more in pairwise(worth)]
    return ["points.sets: each further colour adds at least as much"] if steps != sorted(steps) else []
