"""Component data: the tables of the rules as typed values."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bot.core.components import Positive

ACTIONS = "HTBMWLS"
"""The seven actions of Phase A: helper, temple, build, man, woman, land path, water path (S)."""
GODS = "BWRGY"
"""Gods and their cards, always listed in this order: blue, white, red, green, yellow."""
MATERIALS = ("sand", "stone", "wood")
"""Offerings are not materials (BB-1.5)."""
KINDS = tuple(f"K{number}" for number in range(1, 13))
YIELDS = (*MATERIALS, "offering")
CAPPED = frozenset(KINDS[:5])
"""Kinds whose value is an upper limit for a path, slot or building, at most 6 (BB-9.8)."""

By = Literal["land", "water"]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
"""A value that a die can have."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all rows of the file. It rejects unknown fields."""


class CountData(Row, frozen=True):
    """How many pieces there are (section 2, without the spare tasks of BB-2.3) and how many are dealt at the
    start (section 3)."""

    rounds: Positive
    slots: Positive
    huts: Positive
    priests: Positive
    dice: Positive
    offerings: Positive
    god_tiles: Positive
    temple_god_tiles: Positive
    god_cards: Positive
    open_cards: Positive
    hand: Positive
    buildings: Positive
    symbols: Positive
    tasks: Positive
    extra_tasks: Positive


class PointData(Row, frozen=True):
    """Points that do not depend on the round."""

    fishing: Positive
    helper: Positive
    task: Positive
    helped_task: Positive
    god_tile: Positive
    bonus: Positive
    bonus_tasks: Positive
    bonus_jewelry: Positive
    bonus_persons: Positive


class RoundData(Row, frozen=True):
    """Points by round, the first round first (BB-17.13)."""

    building: tuple[int, ...]
    priest: tuple[int, ...]


class StatusData(Row, frozen=True):
    """Points of the spaces of the status track, from space 0 (BB-12.3, BB-17.3)."""

    points: tuple[int, ...]


class RegionData(Row, frozen=True):
    """One region of the map (BB-6.1, BB-6.2), with a building space and a fish tile (BB-6.3)."""

    island: str
    kind: str


class PathData(Row, frozen=True):
    """One path between two regions (BB-6.5, BB-6.7, BB-6.8)."""

    ends: tuple[str, str]
    by: By
    value: Face


class KindData(Row, frozen=True):
    """The values of one, two and three persons of a kind."""

    plain: tuple[int, int, int]
    doubled: tuple[int, int, int]


class TradeData(Row, frozen=True):
    """Cost in points of each trade of the helper (BB-17.5)."""

    tattoo: Positive
    collect: Positive
    point: Positive
    offering: Positive
    card: Positive
    material: Positive
    hut: Positive


class TaskData(Row, frozen=True):
    """The requirement of a task (section 11): at least `need` of what `want` (and `of`) names (BB-11.10)."""

    want: str
    need: Positive
    of: str = ""
    start: bool = False


class Data(Row, frozen=True):
    """All component data."""

    counts: CountData
    points: PointData
    rounds: RoundData
    status: StatusData
    tiles: dict[int, tuple[str, ...]]
    yields: dict[str, str]
    regions: dict[str, RegionData]
    paths: dict[str, PathData]
    fish: dict[str, tuple[Face, ...]]
    """For each of the four kinds: the values of its tiles (BB-12.1, BB-17.14)."""
    jewelry: dict[str, dict[Positive, Positive]]
    """For each kind: the points of each tile by its cost (BB-12.6)."""
    ceremony: dict[str, tuple[str, ...]]
    """For each row letter: the kinds of its spaces (BB-12.12)."""
    kinds: dict[str, KindData]
    trades: TradeData
    tasks: dict[str, TaskData]


OF: dict[str, str] = {
    **dict.fromkeys(("men", "women", "priests", "regions", "jewelry", "buildings"), ""),
    **dict.fromkeys(("god-tiles", "offerings", "shells", "islands", "materials", "huts-12"), ""),
    **dict.fromkeys(("cards-alike", "cards-different", "shifted-men", "shifted-women", "shifted"), ""),
    **dict.fromkeys(("men-kinds", "women-kinds", "jewelry-kinds"), ""),
    "each": "man woman priest jewelry first",
    "jewelry-kind": "J1 J2 J3 J4 J5 J6",
    "material": " ".join(MATERIALS),
    "cards": " ".join(GODS),
    "region-kind": "mountain beach forest plains",
    "fish-kind": "F1 F2 F3 F4",
    "persons": " ".join(KINDS),
}
"""The possible values of `want`, and of `of` for each of them."""
