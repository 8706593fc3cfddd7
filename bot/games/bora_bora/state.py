"""The state of a match, and its agenda: the tasks that are still to be decided or drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.events import MARKS, Event, Mark

T = TypeVar("T")

Cards = tuple[int, int, int, int, int]
"""Numbers of god cards by colour, in the order blue, white, red, green, yellow."""
NONE: Cards = (0, 0, 0, 0, 0)
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


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A space of a player board. It holds huts or a person, never both (BB-21.1)."""

    huts: int = 0
    person: str = ""
    shifted: bool = False
    """Whether the person has been shifted (BB-1.4)."""


class Player(msgspec.Struct, frozen=True, gc=False):
    """Everything that belongs to one seat."""

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
    hand: Cards = NONE
    offerings: int = 0
    shells: int = 0
    jewels: tuple[str, ...] = ()
    tasks: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    """Dice rolled and not placed, lowest first."""
    scored: tuple[int, ...] = (0,) * len(SOURCES)
    """Points by source."""


# The agenda. Its first task decides who must act and how.


class Deal(msgspec.Struct, frozen=True, gc=False, tag="deal"):
    """Chance draws `left` more pieces of one kind (BB-3.22).

    `what`: `order` (who gets order tile number `to`), `fish`, `M` and `W` (to slot `to`, then the next),
    `start`, `dark` and `board` tasks, `jewel` (column `to`), `open` (a card into the open row at place `to`),
    `card` (to seat `to`), `die` (to seat `to`).
    """

    what: str
    to: int = 0
    left: int = 1
    reshuffled: bool = False
    """The discard pile became the deck before this card (BB-7.20)."""


class Evaluate(msgspec.Struct, frozen=True, gc=False, tag="evaluate"):
    """A step of chance in which nothing is drawn: `status`, `temple` (section 10), `final` (section 16), or
    `idle`.

    `idle` is the turn of a player who, by public information, has no decision (BB-14.5).
    """

    what: str


class StartHut(msgspec.Struct, frozen=True, gc=False, tag="start-hut"):
    """D1: choose the region of the start hut (BB-3.17)."""


class PickHut(msgspec.Struct, frozen=True, gc=False, tag="pick-hut"):
    """D1, D7: choose the space of the player board from which the hut comes."""

    region: int
    start: bool = False


class PutMaterial(msgspec.Struct, frozen=True, gc=False, tag="put-material"):
    """D2: choose the ceremony space for a material (BB-7.5)."""

    material: str


class PlaceDie(msgspec.Struct, frozen=True, gc=False, tag="place-die"):
    """D3 to D6: place a die."""


class PayGod(msgspec.Struct, frozen=True, gc=False, tag="pay-god"):
    """Choose how a declared god is paid (BB-14.1)."""

    god: str
    then: str = ""
    """Another god that must be paid right after this one (BB-5.11)."""
    cards: bool = False
    """Only cards may be used, because the effect needs a card in the discard pile (BB-8.20)."""


class Expand(msgspec.Struct, frozen=True, gc=False, tag="expand"):
    """D7: choose the region (BB-7.1). `by` is L or S."""

    by: str
    value: int


class AskRed(msgspec.Struct, frozen=True, gc=False, tag="ask-red"):
    """D8: use Red or not (BB-7.7)."""

    region: int


class TakePerson(msgspec.Struct, frozen=True, gc=False, tag="take-person"):
    """D9: choose the display slot of a man (M) or a woman (W) (BB-7.11)."""

    sex: str
    value: int


class PutPerson(msgspec.Struct, frozen=True, gc=False, tag="put-person"):
    """D9: choose the space for a person (BB-7.12)."""

    person: str
    slot: int


class Help(msgspec.Struct, frozen=True, gc=False, tag="help"):
    """D10: choose the next trade with the points that are left (BB-7.16)."""

    left: int
    first: bool = True
    """This is the first trade, which is required (BB-7.17)."""


class SendPriest(msgspec.Struct, frozen=True, gc=False, tag="send-priest"):
    """D12: choose the temple slot (BB-7.26)."""

    value: int


class ChooseBuilding(msgspec.Struct, frozen=True, gc=False, tag="choose-building"):
    """D13: choose the building tile (BB-7.32)."""

    value: int


class ChoosePair(msgspec.Struct, frozen=True, gc=False, tag="choose-pair"):
    """D13: choose the spaces for the building (BB-7.33)."""

    number: int


class FireFirst(msgspec.Struct, frozen=True, gc=False, tag="fire-first"):
    """D14: choose a god card or an offering (BB-7.38, BB-7.42)."""


class FireSecond(msgspec.Struct, frozen=True, gc=False, tag="fire-second"):
    """D14: choose a status step or a shell."""


class UsePersons(msgspec.Struct, frozen=True, gc=False, tag="use-persons"):
    """D15, D16: choose the persons to use."""

    used: tuple[str, ...] = ()
    """Sex and kind used so far in this turn, e.g. `MK1` (BB-9.9)."""
    spent: str = ""
    """Sexes whose ordinary use was made in this turn."""
    green: bool = False


class Ability(msgspec.Struct, frozen=True, gc=False, tag="ability"):
    """An ability is carried out. This needs no decision."""

    kind: str
    value: int


class GatherMaterials(msgspec.Struct, frozen=True, gc=False, tag="gather"):
    """D17, K6: take materials (BB-9.16)."""

    left: int
    first: bool = True


class CarryHuts(msgspec.Struct, frozen=True, gc=False, tag="carry"):
    """D17, K7: move huts to space 12."""

    left: int
    first: bool = True


class TakeCards(msgspec.Struct, frozen=True, gc=False, tag="take-cards"):
    """D17, K9: take god cards."""

    left: int
    first: bool = True


class BuyJewel(msgspec.Struct, frozen=True, gc=False, tag="buy-jewel"):
    """D18: buy a jewelry tile or none."""


class ResolveTask(msgspec.Struct, frozen=True, gc=False, tag="resolve-task"):
    """D19, D21: complete a task or give it up."""


class TakeTask(msgspec.Struct, frozen=True, gc=False, tag="take-task"):
    """D20: take a task from the main board."""


CHANCE_TASKS = frozenset((Deal, Evaluate))
"""The tasks of chance: draws, and steps without a decision."""

Task = (
    Deal
    | Evaluate
    | StartHut
    | PickHut
    | PutMaterial
    | PlaceDie
    | PayGod
    | Expand
    | AskRed
    | TakePerson
    | PutPerson
    | Help
    | SendPriest
    | ChooseBuilding
    | ChoosePair
    | FireFirst
    | FireSecond
    | UsePersons
    | Ability
    | GatherMaterials
    | CarryHuts
    | TakeCards
    | BuyJewel
    | ResolveTask
    | TakeTask
)


class State(msgspec.Struct, frozen=True, gc=False):
    """The state of a match. Decks and bags are stored as counts: their order is not decided yet."""

    players: tuple[Player, ...]
    agenda: tuple[Task, ...]
    """Empty when the match is over."""
    men_pile: tuple[str, ...]
    women_pile: tuple[str, ...]
    start_pile: tuple[str, ...]
    task_pile: tuple[str, ...]
    jewel_pile: tuple[str, ...]
    fish_pile: tuple[str, ...]
    deck: Cards
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
    last: tuple[Mark, ...] = ()
    """Marks of turn number `noted`."""
    noted: int = 0

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]


# Small changes


def swapped(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with `value` at index `at`."""
    new = [*row]
    new[at] = value
    return (*new,)


def without(row: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The tuple without the first occurrence of a value."""
    at = row.index(value)
    return row[:at] + row[at + 1 :]


def earn(player: Player, source: str, points: int) -> Player:
    """The player with points added from a source. There is no upper limit (BB-1.9)."""
    at, row = SOURCE_AT[source], player.scored
    return replace(player, scored=swapped(row, at, row[at] + points))


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


Done = tuple[State, Event | None]
"""The state after a move, and what the log tells of it."""


def proceed(
    state: State,
    event: Event | None = None,
    *marks: Mark,
    tasks: tuple[Task, ...] = (),
    player: Player | None = None,
    **changes: Any,
) -> Done:
    """Finish the first task of the agenda.

    Args:
        event: what the log tells. It is a mark, too, if it is of a kind of marks.
        marks: further marks. The first mark of a turn replaces those of the previous turn.
        tasks: tasks that come next.
        player: the player whose turn it is, after the change.
        changes: other fields of the state.
    """
    if player is not None:
        changes["players"] = swapped(state.players, state.turn, player)
    if type(event) in MARKS:
        mark: Any = event
        marks = (mark, *marks)
    if marks:
        changes["last"] = state.last + marks if state.noted == state.turns else marks
        changes["noted"] = state.turns
    changes["agenda"] = tasks + state.agenda[1:]
    return replace(state, **changes), event
