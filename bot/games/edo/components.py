"""Types of the component data in `components.toml`."""

from __future__ import annotations

import hashlib
import re
from functools import cached_property
from typing import Annotated, Literal

import msgspec

from bot.core.components import Natural, Positive

Resource = Literal["rice", "wood", "stone"]
RESOURCES: tuple[Resource, ...] = ("rice", "wood", "stone")
KINDS = ("edo", "river", "road", "city", "forest", "rice", "quarry", "gate")
"""Kinds of spaces (EDO-2.1 to EDO-2.8)."""
LANDS = ("forest", "quarry", "rice", "city")
"""Kinds of spaces that a location tile may name, in the order of EDO-20.4."""
FREE = "free"
"""The location tile with which the player chooses the kind of space."""
BUILDINGS = ("house", "post", "stronghold", "temple")

ActionName = Literal[
    "RICE",
    "MONEY",
    "WOOD",
    "STONE",
    "HARVEST",
    "BUILD",
    "TRAVEL",
    "TRADE",
    "RECRUIT",
    "AUTHORIZE",
    "FAVOUR",
    "LEVY",
]

PRODUCTS: dict[str, tuple[str, Resource]] = {
    "WOOD": ("forest", "wood"),
    "STONE": ("quarry", "stone"),
    "HARVEST": ("rice", "rice"),
}
"""The kind of space and the product of each producing action (EDO-4.12 to EDO-4.14)."""


class Goods(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Money and resources: a cost, a bundle, or what a player owns."""

    ryo: Natural = 0
    rice: Natural = 0
    wood: Natural = 0
    stone: Natural = 0

    @property
    def resources(self) -> int:
        """Pieces of rice, wood and stone together. Ryo is not a resource."""
        return self.rice + self.wood + self.stone

    def plus(self, other: Goods) -> Goods:
        return Goods(
            self.ryo + other.ryo, self.rice + other.rice, self.wood + other.wood, self.stone + other.stone
        )

    def minus(self, other: Goods) -> Goods:
        return Goods(
            self.ryo - other.ryo, self.rice - other.rice, self.wood - other.wood, self.stone - other.stone
        )

    def covers(self, cost: Goods) -> bool:
        """Whether a cost can be paid in full (EDO-0.1)."""
        return (
            self.ryo >= cost.ryo
            and self.rice >= cost.rice
            and self.wood >= cost.wood
            and self.stone >= cost.stone
        )

    def lacks(self, cost: Goods) -> Goods:
        """What is missing for a cost."""
        return Goods(
            max(0, cost.ryo - self.ryo),
            max(0, cost.rice - self.rice),
            max(0, cost.wood - self.wood),
            max(0, cost.stone - self.stone),
        )


def goods_of(what: str, count: int) -> Goods:
    """Goods with a number of one resource, or of ryo."""
    return Goods(**{what: count})


class SpaceData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the board: its roads, its place in a drawing (ring, degrees clockwise), and the name if it
    is a city."""

    roads: tuple[str, ...]
    at: tuple[int, int]
    town: str = ""


class SideData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of the board (2.2, 2.3)."""

    spaces: dict[str, SpaceData]


class TableData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The side and cover tiles for a number of players (EDO-3.1, EDO-3.10 to EDO-3.13)."""

    side: str
    covers: tuple[str, ...]
    tiles: tuple[str, ...]


class SiteData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of building sites in a row (EDO-2.41)."""

    edo: Positive
    city: Positive


class ProductionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a samurai produces alone, by kind of space (EDO-8.4)."""

    rice: Positive
    forest: Positive
    quarry: Positive


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action on a card (EDO-4.1, EDO-4.2). `components.toml` says which values belong to which action."""

    do: ActionName
    most: Annotated[int, msgspec.Meta(ge=1, le=3)]
    rice: Natural = 0
    ryo: Natural = 0
    bonus: Natural = 0
    discount: Natural = 0
    post: bool = False

    @property
    def value(self) -> int:
        """The number in its text; 0 if there is none. An action has at most one of these values."""
        return self.rice + self.ryo + self.bonus + self.discount + self.post


class SpecialData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special authorization card (4.3)."""

    price: Natural
    actions: tuple[Action, ...]


class MerchantData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A merchant card: offer 1 sells `goods`, offer 2 gives points for `pay` (EDO-10.2)."""

    goods: Resource
    most: Positive
    price: Natural
    pay: Goods


class DemandData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A demand marker (EDO-17.12 to EDO-17.14)."""

    action: Literal["TRADE", "TRAVEL", "BUILD"] = msgspec.field(name="with")
    goods: str
    pay: Goods


class PrivilegeData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of privilege marker (17.3)."""

    count: Positive
    does: Literal["site", "support", "trade", "income", "goods", "full"]
    one_of: tuple[Resource, ...] = ()
    full: ActionName | None = None


class CountData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces of each kind there are."""

    pieces: Positive
    houses: Positive
    posts: Positive
    temples: Positive
    neutral: Positive
    strongholds: Positive
    display: Positive
    start_ryo: Natural
    columns: Positive
    black: Positive
    ronin_markers: Positive


class NumberData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers used by the rules."""

    step: Positive
    wage: Positive
    limit: Positive
    goal: Positive
    ryo_a_point: Positive
    samurai_a_point: Positive
    travellers: Annotated[int, msgspec.Meta(ge=1, le=2)]
    favour: Positive
    trade: Positive
    demand: Positive


class BuildingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a building costs and gives (section 9)."""

    cost: Goods
    points: Natural
    weight: Natural


class RoninData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of variant 3 (Ronin)."""

    bag: dict[str, Positive]
    stops_building: int
    stops_income: int
    rewards: tuple[Natural, Natural, Natural]
    """For one, two and three Ronin."""


_GROUPS = (
    ("kinds", "sites", "production", "tables", "sides"),
    ("starting", "special", "merchant", "demands", "privileges"),
    ("counts", "numbers", "buildings", "bundles", "tiles", "ronin"),
)
"""The order of the values in the fingerprint. It never changes, because matches store fingerprints."""


class Data(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The contents of `components.toml`."""

    kinds: dict[str, str]
    sites: SiteData
    production: ProductionData
    tables: dict[int, TableData]
    sides: dict[str, SideData]
    starting: dict[str, tuple[Action, ...]]
    special: dict[str, SpecialData]
    merchant: dict[str, MerchantData]
    demands: dict[str, DemandData]
    privileges: dict[str, PrivilegeData]
    counts: CountData
    numbers: NumberData
    buildings: dict[str, BuildingData]
    bundles: dict[str, Goods]
    tiles: dict[int, dict[str, tuple[tuple[Natural, ...], ...]]]
    ronin: RoninData

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256 (hex) of the values. Comments and layout of the file do not change it."""
        plain = msgspec.to_builtins(self, str_keys=True)
        groups = [{name: plain[name] for name in group} for group in _GROUPS]
        return hashlib.sha256(msgspec.json.encode(groups, order="sorted")).hexdigest()

    @cached_property
    def actions(self) -> dict[str, tuple[Action, ...]]:
        """The actions of every authorization card."""
        special = {card: known.actions for card, known in self.special.items()}
        return {**self.starting, **special}

    @cached_property
    def payments(self) -> dict[str, tuple[tuple[int, ...], ...]]:
        """The rows of every profit tile."""
        return {tile: rows for group in self.tiles.values() for tile, rows in group.items()}

    def action(self, card: str, do: str) -> Action:
        """The action with this name on a card."""
        return self._action_of[card, do]

    @cached_property
    def _action_of(self) -> dict[tuple[str, str], Action]:
        return {(card, action.do): action for card, known in self.actions.items() for action in known}


def kind_of(kinds: dict[str, str], space: str) -> str:
    """The kind of a space, read from the letters of its code; "" if they name no kind."""
    matched = re.fullmatch(r"([A-Z]+)([0-9]*)", space)
    return kinds.get(matched[1], "") if matched else ""
