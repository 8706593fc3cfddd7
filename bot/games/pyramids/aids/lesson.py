"""The first match: a round with fixed cards, each turn with its reason and its result.

The learner completes a pyramid by a red X, makes pairs of gems, and meets a skull.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from bot.core import Act, Fact, Seat, Story, fact
from bot.games.pyramids.state import State

LEARNER, OTHER = 0, 1

STORY: Final = Story(
    deal="pyramids-2",
    about="py-story-about",
    won=Path(__file__).with_name("ending.txt"),
    acts=(
        Act(LEARNER, ("25+46",), "py-story-keep"),
        Act(OTHER, ("6+23",)),
        Act(LEARNER, ("L.A1B1C1C2",), "py-story-torch", "py-story-torched"),
        Act(OTHER, ("L.C1D1E1E2",)),
        Act(LEARNER, ("R.B1C1B2", "L.D2", "R.D1"), "py-story-x", "py-story-chain"),
        Act(OTHER, ("R.E1D2E2",)),
        Act(LEARNER, ("R.A2A3A4",), "py-story-way"),
        Act(OTHER, ("R.E3E4E5",)),
        Act(LEARNER, ("R.A5B5C5", "R.D5"), "py-story-tomb", "py-story-done"),
        Act(OTHER, ("R.B5C5D5", "R.A5")),
        Act(OTHER, ("29",)),
        Act(LEARNER, ("1",), "py-story-take"),
        Act(LEARNER, ("L.E2E3E4E5", "L.D5"), "py-story-skull", "py-story-skulls"),
        Act(OTHER, ("R.E1E2E3E4",)),
        Act(LEARNER, ("L.C5",), "py-story-single", "py-story-pairs"),
        Act(OTHER, ("L.A1B1A2B2",)),
        Act(LEARNER, (), "py-story-own"),
    ),
)


def ended(rules: Any, state: State) -> State:
    """The position as if the match had ended with it."""
    return replace(state, phase="over")


def review(state: State, seat: Seat, told: Sequence[Fact]) -> Fact:
    """Pyramids, pairs of gems and skulls (PY-10.5 to PY-10.7), and whether a pyramid was completed."""
    hand = state.hands[seat]
    return fact(
        "py-story-review",
        completed=len(hand.done),
        pairs=min(hand.red, hand.green),
        skulls=hand.skulls,
    )
