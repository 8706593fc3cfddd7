"""The catalogue of actions (section 4): what an official on each of them may do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.decisions import Decision, newest
from bot.games.edo.building import Build
from bot.games.edo.dispersal import Disperse
from bot.games.edo.hiring import Buy, Favour, Recruit
from bot.games.edo.privileges import MeetBuild, MeetTrade, MeetTravel
from bot.games.edo.production import Collect, Levy, Produce
from bot.games.edo.state import At, action_of
from bot.games.edo.trading import Trade
from bot.games.edo.travelling import Gate, Travel

WORKS: Final[Mapping[str, tuple[type[Decision], ...]]] = {
    "RICE": (Collect,),
    "MONEY": (Collect,),
    "WOOD": (Produce,),
    "STONE": (Produce,),
    "HARVEST": (Produce,),
    "BUILD": (Build, MeetBuild),  # EDO-19.3
    "TRAVEL": (Gate, Travel, MeetTravel, Disperse),  # EDO-19.2
    "TRADE": (Trade, MeetTrade),  # EDO-19.4
    "RECRUIT": (Recruit,),
    "FAVOUR": (Favour,),
    "AUTHORIZE": (Buy,),
    "LEVY": (Levy,),
}
"""The decisions of each action (EDO-4.10 to EDO-4.21). Each decision checks itself whether it needs a samurai
(EDO-4.4)."""
EVERY: Final = tuple(dict.fromkeys(work for works in WORKS.values() for work in works))
UNASKED: Final = ("RICE", "MONEY")
"""Actions that are executed without a question to the player (EDO-20.18)."""


@newest
def works(at: At) -> tuple[Decision, ...]:
    """Every way to use the action of the official."""
    decisions: list[Decision] = []
    for work in WORKS[action_of(at.board, at.state).do]:
        decisions += work.options(at)
    return tuple(decisions)


def can_work(at: At) -> bool:
    """Whether the official could do anything at all with the action."""
    return bool(works(at))
