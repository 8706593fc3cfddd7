"""The first match: eight turns with a fixed deal, each with its reason and its result.

The learner brings home four colours; pirates take a cube from a ship at sea, and the learner takes one back.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from bot.core import Act, Fact, Seat, Story, fact
from bot.games.golden_horn.state import State

LEARNER, OTHER = 0, 1
SET: Final = 4
"""Colours of the smallest set that scores (GH-10.12)."""

STORY: Final = Story(
    deal="golden-horn-2",
    about="gh-story-about",
    won=Path(__file__).with_name("ending.txt"),
    acts=(
        Act(LEARNER, ("L2", "+R", "M"), "gh-story-load", "gh-story-loaded"),
        Act(OTHER, ("E2", "+O", "S5")),
        Act(LEARNER, ("L3", "+P", "S2"), "gh-story-risk"),
        Act(OTHER, ("X.L3.RR", "E2", "S4"), after="gh-story-raided"),
        Act(LEARNER, ("L2", "S3"), "gh-story-wait"),
        Act(OTHER, ("E1", "+B", "S6")),
        Act(LEARNER, ("L2", "V"), "gh-story-home", "gh-story-arrived"),
        Act(OTHER, ("E1", "M")),
        Act(LEARNER, ("X.E2.BB", "L2", "+G", "S3"), "gh-story-raid", "gh-story-booty"),
        Act(OTHER, ("E2", "M"), after="gh-story-full"),
        Act(LEARNER, ("L3", "C"), "gh-story-past", "gh-story-third"),
        Act(OTHER, ("E3", "+B", "S1")),
        Act(LEARNER, ("L2", "C"), "gh-story-fourth", "gh-story-set"),
        Act(OTHER, ("E2", "V")),
        Act(LEARNER, (), "gh-story-own"),
    ),
)


def ended(rules: Any, state: State) -> State:
    """The position as if the match had ended with it: all warehouses are open."""
    return replace(state, agenda=())


def review(state: State, seat: Seat, told: Sequence[Fact]) -> Fact:
    """What lies in the warehouse, how many colours a set lacks, and what does not count (GH-10.10 to
    GH-10.13)."""
    warehouse = state.warehouses[seat]
    colours = sum(count > 0 for count in warehouse)
    afloat = sum(ship.cubes for ship in state.ships[seat * 3 : seat * 3 + 3])
    return fact(
        "gh-story-review",
        cubes=sum(warehouse),
        colours=colours,
        lacking=max(0, SET - colours),
        afloat=afloat,
    )
