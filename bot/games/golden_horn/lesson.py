"""The first match: eight turns with a fixed deal, each with its reason and its result.

The learner brings home four colours; pirates take a cube from a ship at sea, and the learner takes one back.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.core import Act, Fact, Seat, Story, fact
from bot.games.golden_horn.state import State

LEARNER, OTHER = 0, 1

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


def review(state: State, seat: Seat) -> Fact:
    """What lies in the warehouse, and what does not count (GH-10.10 to GH-10.12)."""
    warehouse = state.warehouses[seat]
    afloat = sum(ship.cubes for ship in state.ships[seat * 3 : seat * 3 + 3])
    return fact(
        "gh-story-review", cubes=sum(warehouse), colours=sum(count > 0 for count in warehouse), afloat=afloat
    )
