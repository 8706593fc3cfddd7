"""The state of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from bot import core
from bot.core import Event, Kinds, Seat, Secret, Task, Unseen, put
from bot.games.bora_bora.board import GOD_AT, Board
from bot.games.bora_bora.components import GODS

T = TypeVar("T")

Cards = Annotated[tuple[int, int, int, int, int], Kinds(GODS)]
"""Numbers of god cards by colour, in the order blue, white, red, green, yellow."""
NONE: Cards = (0, 0, 0, 0, 0)
MOST_SEATS = 4
SPACE_12 = 11
"""Index of space 12 of a player board, the collecting space (BB-12.11)."""
SOURCES = (
    *("start", "fishing", "helper", "persons", "buildings", "red", "status", "priests", "tasks"),
    *("god-tiles", "fish", "jewelry", "bonus-tasks", "bonus-jewelry", "bonus-ceremony"),
    *("bonus-buildings", "bonus-regions", "bonus-persons"),
)
"""Sources of points, in the order of the score sheet."""
SOURCE_AT = {source: at for at, source in enumerate(SOURCES)}

Phase = Literal["setup", "A", "B", "jewelry", "tasks", "take", "final", "over"]
"""`jewelry`: Phase C, steps 1 to 3; `tasks` and `take`: the passes of its step 4; `final`: the three open
tasks after the last round."""


class Spot(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A space of a player board. It holds huts or a person, never both (BB-21.1). It is hashed very often."""

    huts: int = 0
    person: str = ""
    shifted: bool = False
    """Whether the person has been shifted (BB-1.4)."""


class Player(msgspec.Struct, frozen=True, gc=False):
    """Everything that belongs to one seat. Only the number of pieces limits it (BB-2.2, BB-12.15)."""

    spots: tuple[Spot, ...]
    """Spaces 1 to 12."""
    ceremony: tuple[str, ...]
    """For each space a1 to c4: empty, a material, or the number of a building."""
    beside: tuple[int, int, int] = (0, 0, 0)
    """Sand, stone and wood beside the board (BB-7.6)."""
    buildings: tuple[int, ...] = ()
    """Not built yet."""
    priests: int = 0
    """Priests in the supply."""
    god_tiles: int = 0
    hand: Secret[Cards] = NONE
    """Any number of cards (BB-8.7)."""
    offerings: int = 0
    shells: int = 0
    jewels: tuple[str, ...] = ()
    tasks: tuple[str, ...] = ()
    """Open tasks; their order has no effect (BB-3.6)."""
    done: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    """Dice rolled and not placed, lowest first."""
    scored: tuple[int, ...] = (0,) * len(SOURCES)
    """Points by source."""


class State(msgspec.Struct, frozen=True, gc=False):
    """The state of a match. The deck is stored as counts, and piles in a fixed order, because their real
    order is not decided yet.

    All rules are the same for two, three and four players (BB-13.4).
    """

    players: tuple[Player, ...]
    agenda: tuple[Task, ...]
    """Empty when the match is over."""
    men_pile: tuple[str, ...]
    women_pile: tuple[str, ...]
    start_pile: tuple[str, ...]
    task_pile: tuple[str, ...]
    jewel_pile: tuple[str, ...]
    fish_pile: tuple[str, ...]
    deck: Unseen[Cards]
    tiles: tuple[tuple[tuple[Seat, int], ...], ...]
    """Placed dice as (owner, face) on each action tile; the fishing space is last."""
    hosts: tuple[Seat, ...]
    """For each region: the seat whose hut is on the building space; -1 for nobody."""
    aside: tuple[tuple[Seat, ...], ...]
    """For each region: the seats whose huts lie beside the building space."""
    men: tuple[str, ...]
    """Slots 1 to 6; an empty string for an empty slot."""
    women: tuple[str, ...]
    jewelry: tuple[tuple[str, ...], ...]
    """The tiles left in each round's column."""
    temple: tuple[Seat, ...]
    """Slots 1 to 6; -1 for an empty slot."""
    temple_tiles: int
    status: tuple[tuple[Seat, ...], ...]
    """For each space: the stack of markers, top first."""
    fish: tuple[str, ...] = ()
    """The fish tile of each region."""
    board_tasks: tuple[str, ...] = ()
    open_cards: tuple[str, ...] = ()
    """The open row of god cards, as colour letters."""
    discard: Cards = NONE
    order: tuple[Seat, ...] = ()
    """The seats that hold order tiles #1, #2, ..."""
    phase: Phase = "setup"
    round: int = 1
    lap: int = 0
    """1 to 3 in Phase A."""
    turn: Seat = -1
    """The seat whose turn it is; -1 if it is no seat's turn."""
    place: int = -1
    """Index of the current turn in the turn order."""
    turns: int = 0
    """Number of turns begun, including the current one."""
    gone: tuple[str, ...] = ()
    """Persons, tasks and jewelry that left the game."""
    gone_tiles: int = 0
    """Number of god tiles that left the game."""
    last: tuple[Event, ...] = ()
    """Marks of turn number `noted`."""
    noted: int = 0

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]


At = core.At[Board, State, T]
"""What a rule may look at: the board, the state, the seat that is asked, and the task."""
Change = core.Change[State]
"""The state after a step, and what happened."""


# Small changes


def more(cards: Cards, god: str, number: int = 1) -> Cards:
    """The cards with `number` of a colour added (or removed, if negative)."""
    at = GOD_AT[god]
    return put(cards, at, cards[at] + number)  # type: ignore[return-value]


def earn(player: Player, source: str, points: int) -> Player:
    """The player with points added from a source. There is no upper limit (BB-1.9)."""
    at, row = SOURCE_AT[source], player.scored
    return replace(player, scored=put(row, at, row[at] + points))


def earn_each(player: Player, points: Mapping[str, int]) -> Player:
    """The player with points added from several sources."""
    row = [*player.scored]
    for source, won in points.items():
        row[SOURCE_AT[source]] += won
    return replace(player, scored=tuple(row))


def earn_all(players: tuple[Player, ...], source: str, points: tuple[int, ...]) -> tuple[Player, ...]:
    """All players, each with its points added from one source."""
    return tuple(
        earn(player, source, won) if won else player for player, won in zip(players, points, strict=True)
    )


def proceed(
    state: State,
    *events: Event,
    tasks: tuple[Task, ...] = (),
    player: Player | None = None,
    **changes: Any,
) -> Change:
    """Finish the first task of the agenda.

    Args:
        events: what happened. The first one that has words is told in the log. The first ones of a turn that
            are kept replace those of the previous turn.
        tasks: tasks that come next.
        player: the player whose turn it is, after the change.
        changes: other fields of the state.
    """
    if player is not None:
        changes["players"] = put(state.players, state.turn, player)
    kept: tuple[Event, ...] = ()
    for event in events:
        if event.kept:
            kept += (event,)
    if kept:
        changes["last"] = state.last + kept if state.noted == state.turns else kept
        changes["noted"] = state.turns
    changes["agenda"] = tasks + state.agenda[1:]
    return replace(state, **changes), events
