"""What can be wrong with component data that are well-formed: each fault names its place."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from bot.core.components import shipped
from bot.games.golden_horn.colours import COLOURS
from bot.games.golden_horn.components import CONSTANTINOPLE, CRESTS, MODONE, VENICE, Data


def faults(data: Data) -> list[str]:
    """Everything that is wrong with the values; empty if they make a valid game."""
    return [*_count_faults(data), *_route_faults(data), *_ship_faults(data), *_point_faults(data)]


def _count_faults(data: Data) -> list[str]:
    counts, most = data.counts, max(data.routes, default=0)
    faults = []
    if counts.cubes * len(COLOURS) < 2 * counts.port_cubes:
        faults.append("counts: too few cubes for the ports")
    if counts.cards * len(COLOURS) < most * counts.hand:
        faults.append("counts: too few cards for the hands")
    if counts.attack_cards != 2:
        faults.append("counts.attack_cards: the notation of an attack has two cards")
    if sorted(data.arrival_cards) != [1, 2, 3]:
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


@cache
def load() -> Data:
    """The component data that come with the rules."""
    return shipped(Data, faults)
