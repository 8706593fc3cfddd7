"""The first match: a round with fixed dice and tiles, each turn with its reason and its result.

The learner meets dice that close an action, scores a fish, builds, and completes a task.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from bot.core import Act, Fact, Seat, Story, fact
from bot.games.bora_bora.ending import final_items
from bot.games.bora_bora.state import State, earn_each

LEARNER, OTHER = 0, 1

STORY: Final = Story(
    deal="bora-bora-2",
    about="bb-story-about",
    won=Path(__file__).with_name("ending.txt"),
    setup=(Act(LEARNER, ("CM", "2", "a2")), Act(OTHER, ("CB", "2", "a1"))),
    acts=(
        Act(OTHER, ("M3", "M2", "1")),
        Act(LEARNER, ("W1+W", "tile", "W5", "1"), "bb-story-woman"),
        Act(OTHER, ("W1+B", "B", "W1", "2"), after="bb-story-blue"),
        Act(LEARNER, ("S6", "EB", "3", "a1", "R"), "bb-story-water", "bb-story-fish"),
        Act(OTHER, ("H5", "+stone", "a2", "s.K6-3", "+sand", "a4")),
        Act(LEARNER, ("T1", "1", "o", "status"), "bb-story-temple"),
        Act(OTHER, ("WK6", "wood", "a3", "MK5", "1", "a1a2", "o", "status")),
        Act(LEARNER, ("WK5", "1", "a1a2", "c.B", "shell"), "bb-story-use", "bb-story-built"),
        Act(OTHER, ("J6-3",)),
        Act(LEARNER, ("J5-1",), "bb-story-jewel"),
        Act(OTHER, ("T01",)),
        Act(LEARNER, ("T02",), "bb-story-task", "bb-story-tasked"),
        Act(OTHER, ("T53",)),
        Act(LEARNER, (), "bb-story-own"),
    ),
)


def ended(rules: Any, state: State) -> State:
    """The position as if the match had ended with it: what counts at the end is scored."""
    found = [final_items(rules.box, state, seat) for seat in range(state.seats)]
    players = tuple(map(earn_each, state.players, found))
    return replace(state, players=players, agenda=(), phase="over", turn=-1)


def review(state: State, seat: Seat, told: Sequence[Fact]) -> Fact:
    """Tasks, huts on the islands, and persons."""
    player = state.players[seat]
    return fact(
        "bb-story-review",
        tasks=sum(not task.endswith("-") for task in player.done),
        huts=state.hosts.count(seat) + sum(seats.count(seat) for seats in state.aside),
        people=sum(bool(spot.person) for spot in player.spots),
    )
