"""Setup (section 3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bot.core import Fact, Task, Who, refusal
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.dealing import Deal
from bot.games.bora_bora.expanding import ToRegion
from bot.games.bora_bora.state import SOURCES, SPACE_12, At, Player, Spot, State


def start(board: Board, seats: int) -> State:
    """The state before anything is drawn."""
    counts = board.data.counts
    spots = (Spot(), *(Spot(1) for _ in range(SPACE_12 - 1)), Spot(2))  # BB-3.13
    player = Player(  # BB-3.12
        spots=spots,
        ceremony=("",) * len(board.spaces),
        buildings=tuple(range(1, counts.buildings + 1)),
        priests=counts.priests,
        god_tiles=counts.god_tiles,
        offerings=counts.offerings,
        scored=(0,) * len(SOURCES),
    )
    return State(
        players=(player,) * seats,
        agenda=(Deal("order", 0, seats),),
        men_pile=board.men,
        women_pile=board.women,
        start_pile=board.start_tasks,
        task_pile=board.dark_tasks,
        jewel_pile=tuple(board.jewels),
        fish_pile=board.fish_tiles,
        deck=(counts.god_cards,) * len(GODS),  # type: ignore[arg-type]
        tiles=((),) * (len(board.data.tiles[seats]) + 1),  # BB-3.1, BB-13.1
        hosts=(-1,) * len(board.regions),
        aside=((),) * len(board.regions),
        men=("",) * counts.slots,  # for any number of players (BB-13.3, BB-17.15)
        women=("",) * counts.slots,
        jewelry=((),) * counts.rounds,
        temple=(-1,) * counts.slots,
        temple_tiles=counts.temple_god_tiles,
        status=((),) * (board.last_space + 1),
        gone_tiles=(max(board.data.tiles) - seats) * counts.god_tiles,  # BB-3.9
    )


class StartRegion(ToRegion):
    """D1: the region of the start hut. `CB`"""

    start: ClassVar = True

    @classmethod
    def options(cls, at: At[StartHut]) -> Iterable[StartRegion]:
        board, state = at.board, at.state
        return [
            cls(board.regions[region])
            for region, (host, fish) in enumerate(zip(state.hosts, state.fish, strict=True))
            if host < 0 and board.fish[fish].value == 1
        ]

    def refused(self, at: At[StartHut]) -> Fact | None:
        """The region must have a fish tile of value 1 (BB-3.17) and no hut (BB-3.18)."""
        board, state = at.board, at.state
        region = board.region_at.get(self.region)
        if region is None:
            return refusal("BB-6.1", "bb-no-region", text=self.region)
        points, host = board.fish[state.fish[region]].value, state.hosts[region]
        if points != 1:
            return refusal("BB-3.17", "bb-no-start-value", region=terms.region(self.region), points=points)
        if host >= 0:
            return refusal("BB-3.18", "bb-no-start-taken", region=terms.region(self.region), who=Who(host))
        return None


class StartHut(Task, tag="start-hut"):
    """D1: choose the region of the start hut (BB-3.17), which gives its yield (BB-3.19)."""

    decisions: ClassVar = (StartRegion,)
    asks: ClassVar = "bb-ask-start"
