"""The board for one number of players: open spaces, roads between them, and cover tiles."""

from __future__ import annotations

from collections import deque
from functools import cached_property, lru_cache

from bot.games.edo.components import Data, kind_of

VERSION = 6
"""In version 1 a seat was asked in every movement step and about all wages; in version 2 in every slot in
which an official could do something, except with RICE and MONEY; in version 3 not even in all of these
(EDO-20.22). Since version 4 it is asked about every choice again (EDO-20.24), since version 5 even if all
answers lead to the same outcome (EDO-20.25). Since version 6 no seat can tell the rules how much to ask it
(EDO-20.26)."""
ORDER = ("edo", "river", "road", "city", "forest", "rice", "quarry", "gate")
RESOURCE_LANDS = ("forest", "rice", "quarry")
HOLY = ("forest", "rice", "quarry", "river", "road")
"""Kinds of spaces on which a temple may stand (EDO-16.3)."""


class Board:
    """One side of the board with its cover tiles.

    Two boards with the same data and number of players are interchangeable.
    """

    def __init__(self, data: Data, seats: int, ronin: bool, version: int = VERSION) -> None:
        table = data.tables[seats]
        self.data, self.seats, self.side = data, seats, table.side
        known = data.sides[table.side].spaces
        kinds = {space: kind_of(data.kinds, space) for space in known}
        self.spaces: tuple[str, ...] = tuple(
            sorted(known, key=lambda space: (ORDER.index(kinds[space]), _number(space)))
        )
        """All spaces, in the order of EDO-0.5."""
        self.kinds: dict[str, str] = {space: kinds[space] for space in self.spaces}
        self.place: dict[str, int] = {space: at for at, space in enumerate(self.spaces)}
        self.roads: dict[str, tuple[str, ...]] = {space: known[space].roads for space in self.spaces}
        self.towns: dict[str, str] = {space: known[space].town for space in self.spaces if known[space].town}
        self.at: dict[str, tuple[int, int]] = {space: known[space].at for space in self.spaces}
        self.standing = version in (2, 3)
        """Whether some choices are made without a question (`standing`)."""
        self.smooth = version == 3
        """Whether whole slots are carried out without a question."""
        self.asks_all = version > 3
        """Whether every choice is a question (EDO-20.24)."""
        self.asks_equal = version > 4
        """Whether a seat is asked even if all its answers lead to the same outcome (EDO-20.25)."""
        self.comfort = version < 6
        """Whether a seat can tell the rules how much to ask it (`asking`)."""
        self.strangers = ronin and seats == 2
        """In place of covers, a samurai of an unused colour stands on every resource space (EDO-18.3,
        EDO-25.11)."""
        self.covered: frozenset[str] = frozenset() if self.strangers else frozenset(table.covers)
        self.edo = next(space for space in self.spaces if self.kinds[space] == "edo")
        self.cities: tuple[str, ...] = tuple(
            space for space in self.spaces if self.kinds[space] in ("edo", "city")
        )
        self.city_at: dict[str, int] = {city: at for at, city in enumerate(self.cities)}
        self.tiled: tuple[str, ...] = tuple(city for city in self.cities if city in table.tiles)
        self.gates: tuple[str, ...] = tuple(space for space in self.spaces if self.kinds[space] == "gate")
        self.open_cities: frozenset[str] = frozenset(city for city in self.cities if self.open(city))
        """Edo and the open outer cities."""
        self.most: dict[tuple[str, str], int] = {
            (card, action.do): action.most for card, known in data.actions.items() for action in known
        }
        """How many officials each action takes, by its card and its name (EDO-6.5)."""
        self._open_of: dict[str, tuple[str, ...]] = {
            land: tuple(space for space in self.spaces if self.kinds[space] == land and self.open(space))
            for land in ORDER
        }

    def open(self, space: str) -> bool:
        return space not in self.covered

    def open_of(self, land: str) -> tuple[str, ...]:
        """The open spaces of a kind, ordered by number."""
        return self._open_of.get(land, ())

    def is_city(self, space: str) -> bool:
        """Whether the space is Edo or an open outer city."""
        return space in self.open_cities

    def sites(self, city: str) -> int:
        """How many building sites a city has (EDO-2.41)."""
        known = self.data.sites
        return known.edo if city == self.edo else known.city

    def sort(self, spaces: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(spaces, key=self.place.__getitem__))

    def costs(self, start: str, free: frozenset[str]) -> dict[str, int]:
        """The cost from one space to every other space, by the cheapest way (EDO-7.4).

        `free` are the spaces with the player's own temples: roads next to them cost nothing (EDO-16.8,
        EDO-16.9).
        """
        return self._costs(start, free) if free else self._plain_costs[start]

    @cached_property
    def far(self) -> int:
        """The cost of the longest way that anybody can need."""
        return max(max(costs.values()) for costs in self._plain_costs.values())

    @cached_property
    def _plain_costs(self) -> dict[str, dict[str, int]]:
        return {space: self._costs(space, frozenset()) for space in self.spaces}

    @lru_cache(maxsize=4096)  # noqa: B019 - boards live as long as the rules
    def _costs(self, start: str, free: frozenset[str]) -> dict[str, int]:
        step = self.data.numbers.step
        best = {start: 0}
        edge = deque([start])
        while edge:
            space = edge.popleft()
            for end in self.roads[space]:
                free_road = space in free or end in free
                cost = best[space] + (0 if free_road else step)
                if cost < best.get(end, 1 << 30):
                    best[end] = cost
                    # Free roads first, so that the cost of a space is final when it leaves the front of the
                    # queue.
                    (edge.appendleft if free_road else edge.append)(end)
        return {space: best[space] for space in self.spaces if space in best and space != start}


def _number(space: str) -> int:
    digits = space.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return int(digits) if digits else 0
