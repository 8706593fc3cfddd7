"""The first match: a round with fixed cards, each slot with its reason and its result; then the learner's own
play.

The learner builds, earns and recruits, and sees what wages and too few officials cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from bot.core import Act, Fact, Seat, Story, Who, fact
from bot.games.edo.state import State

LEARNER, OTHER = 0, 1
IDLE: Final = ("edo-log-impossible", "edo-log-passed")
"""What the log tells of an official who does nothing."""

STORY: Final = Story(
    deal="edo-1",
    about="edo-story-about",
    won=Path(__file__).with_name("ending.txt"),
    setup=(
        Act(OTHER, ("C1",)),
        Act(LEARNER, ("C3", "K5")),
        Act(OTHER, ("K3",)),
    ),
    acts=(
        Act(LEARNER, ("C.BUILD", "1", "A.MONEY", "2", "B.RECRUIT", "1"), "edo-story-plan"),
        Act(OTHER, ("A.WOOD", "1", "C.BUILD", "1", "B.RECRUIT", "1")),
        Act(OTHER, ("C1-FO1", "go", "FO1")),
        Act(LEARNER, ("C3-EDO", "go", "H.EDO"), "edo-story-build", "edo-story-built"),
        Act(OTHER, ("FO1-C3", "go", "P.C3")),
        Act(LEARNER, ("go",), "edo-story-money", "edo-story-paid"),
        Act(OTHER, ("yes",)),
        Act(LEARNER, ("go", "yes"), "edo-story-recruit", "edo-story-wages"),
        Act(OTHER, ("-C3",)),
        Act(LEARNER, (), "edo-story-own"),
    ),
)


def ended(rules: Any, state: State) -> State:
    """The position as if the match had ended with it."""
    return replace(state, agenda=())


def review(state: State, seat: Seat, told: Sequence[Fact]) -> Fact:
    """Buildings, officials and samurai, and the officials of a plan who could do nothing."""
    player = state.players[seat]
    buildings = sum(building.seat == seat for row in state.rows for building in row)
    return fact(
        "edo-story-review",
        buildings=buildings + state.strongholds.count(seat),
        crew=player.officials + player.neutral + len(player.samurai),
        idle=sum(one.key in IDLE and one.args["who"] == Who(seat) for one in told),
    )
