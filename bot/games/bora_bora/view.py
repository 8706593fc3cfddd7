"""The public or private view of a match: all that a picture or a description needs, and no secret.

Player board, display and column are those of BB-1.8.
"""

from __future__ import annotations

import msgspec

from bot.core import Event, Seat, Task
from bot.core import View as CoreView
from bot.games.bora_bora.board import Fish, Jewel, Person
from bot.games.bora_bora.building import Built as Built
from bot.games.bora_bora.cards import Drew as Drew
from bot.games.bora_bora.components import PathData
from bot.games.bora_bora.dealing import Opened as Opened
from bot.games.bora_bora.ending import EndedGame as EndedGame
from bot.games.bora_bora.expanding import Fished as Fished
from bot.games.bora_bora.expanding import Settled as Settled
from bot.games.bora_bora.gains import Carried as Carried
from bot.games.bora_bora.gains import Got as Got
from bot.games.bora_bora.gods import Paid as Paid
from bot.games.bora_bora.helper import Shifted as Shifted
from bot.games.bora_bora.jewelry import Bought as Bought
from bot.games.bora_bora.persons import Welcomed as Welcomed
from bot.games.bora_bora.placing import Placed as Placed
from bot.games.bora_bora.printed import Printed
from bot.games.bora_bora.resolving import Resolved as Resolved
from bot.games.bora_bora.resolving import Took as Took
from bot.games.bora_bora.state import Cards, Phase
from bot.games.bora_bora.status import Ranked as Ranked
from bot.games.bora_bora.status import Rose as Rose
from bot.games.bora_bora.temple import Prayed as Prayed
from bot.games.bora_bora.temple import Sent as Sent
from bot.games.bora_bora.using import Idle as Idle
from bot.games.bora_bora.using import Used as Used


class RegionView(msgspec.Struct, frozen=True):
    """One region of the map."""

    id: str
    """Island and kind: `CB` is the beach of the central island."""
    gives: str
    """`stone`, `sand`, `wood` or `offering` (BB-6.6)."""
    fish: Fish | None
    """None before the tile is drawn."""
    host: Seat | None
    """The seat whose hut is on the building space. It scores the fish tile at the end."""
    aside: tuple[Seat, ...]
    """The seats whose huts lie beside it, earliest first."""


class TileView(msgspec.Struct, frozen=True):
    """An action tile with its dice, or the fishing space."""

    actions: str
    """Letters of `ACTIONS`, two on a combined tile; `F` for the fishing space."""
    dice: tuple[tuple[Seat, int], ...]
    """Owner and face of each die, in the order in which they were placed."""
    below: int
    """A die must be lower than this (BB-5.1). It is 7 for an empty tile and for the fishing space."""


class TaskView(msgspec.Struct, frozen=True):
    """An open task of a player."""

    id: str
    need: int
    have: int | None
    """None if it depends on god cards that the viewer may not see."""


class SpotView(msgspec.Struct, frozen=True):
    """A space of a player board, for huts or a person."""

    number: int
    huts: int
    person: Person | None
    shifted: bool


class SpaceView(msgspec.Struct, frozen=True):
    """A ceremony space."""

    id: str
    """`a1` to `c4`."""
    kind: str
    """The material that belongs on the space."""
    filled: bool
    """The material is on the space."""
    building: int | None
    """Number of the building that covers this space and a neighbour."""


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody may see of one seat, which is all except the hand."""

    order: int | None
    """Number of the order tile; None before it is dealt."""
    points: int
    dice: tuple[int, ...]
    """Dice rolled and not placed."""
    cards: int
    """Number of god cards in hand."""
    offerings: int
    shells: int
    god_tiles: int
    priests: int
    """Priests in the supply."""
    spots: tuple[SpotView, ...]
    ceremony: tuple[SpaceView, ...]
    beside: tuple[tuple[str, int], ...]
    """Materials beside the board, each with its number."""
    buildings: tuple[int, ...]
    """Not built yet."""
    regions: tuple[str, ...]
    """Regions in which the seat has a hut, on or beside the building space."""
    jewels: tuple[Jewel, ...]
    tasks: tuple[TaskView, ...]
    done: tuple[str, ...]
    """Completed tasks."""
    bonuses: dict[str, int]
    """How much the seat has of what each bonus of the end needs (`Printed.bonus_needs`)."""


class View(CoreView, frozen=True, kw_only=True):
    """A state as one viewer may see it. `turn` is the seat whose turn it is, `to_act` the seats that must
    answer."""

    phase: Phase
    lap: int
    """1 to 3 in Phase A, otherwise 0."""
    turn: Seat | None
    agenda: tuple[Task, ...]
    """What is asked, and what comes after it."""
    order: tuple[Seat, ...]
    """Turn order."""
    building_points: int
    """Points of a building in this round (BB-7.34)."""
    priest_points: int
    """Points of each priest in this round (BB-10.5)."""
    regions: tuple[RegionView, ...]
    paths: tuple[PathData, ...]
    tiles: tuple[TileView, ...]
    """Action tiles, with the fishing space last."""
    men: tuple[Person | None, ...]
    """Slots 1 to 6."""
    women: tuple[Person | None, ...]
    temple: tuple[Seat, ...]
    """Slots 1 to 6; -1 for an empty slot."""
    temple_tiles: int
    """God tiles left at the temple."""
    track: tuple[int, ...]
    """Points of the spaces of the status track."""
    status: tuple[tuple[Seat, ...], ...]
    """Markers on each of these spaces, top first."""
    jewelry: tuple[tuple[Jewel, ...], ...]
    """The tiles left in the column of each round."""
    board_tasks: tuple[str, ...]
    open_cards: tuple[str, ...]
    """The open god cards, as colour letters."""
    deck: int
    discard: Cards
    players: tuple[PlayerView, ...]
    hand: Cards | None
    """The viewer's god cards; None in the public view."""
    payable: tuple[tuple[str, tuple[str, ...]], ...] | None
    """How the viewer could pay for each god: one colour letter (card), the letter twice (pair), `tile`."""
    playable: tuple[str, ...]
    """The gods that can be played in this phase."""
    marks: tuple[Event, ...] = ()
    printed: Printed

    @property
    def task(self) -> Task | None:
        """What is decided, drawn or done now; None when the match is over."""
        return self.agenda[0] if self.agenda else None

    @property
    def priests(self) -> list[tuple[int, Seat]]:
        """The priests in the temple with their slots, from left to right: 6 to 1."""
        slots = range(len(self.temple), 0, -1)
        return [(slot, seat) for slot, seat in zip(slots, reversed(self.temple), strict=True) if seat >= 0]
