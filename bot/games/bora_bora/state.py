"""A position of a match and the agenda of what is still to be decided or drawn in it."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.events import Event

T = TypeVar("T")

Cards = tuple[int, int, int, int, int]
"""God cards: how many of each colour, in the order blue, white, red, green, yellow."""
NONE: Cards = (0, 0, 0, 0, 0)
SPACE_12 = 11
"""Index of the collecting space of a player board (BB-12.11)."""
SOURCES = (
    *("start", "fishing", "helper", "persons", "buildings", "red", "status", "priests", "tasks"),
    *("god-tiles", "fish", "jewelry", "bonus-tasks", "bonus-jewelry", "bonus-ceremony"),
    *("bonus-buildings", "bonus-regions", "bonus-persons"),
)
"""What points come from, in the order of the score sheet."""

Phase = Literal["setup", "A", "B", "jewelry", "tasks", "take", "final", "over"]


class Spot(msgspec.Struct, frozen=True):
    """A space of a player board: huts or a person, never both (BB-21.1)."""

    huts: int = 0
    person: str = ""
    shifted: bool = False
    """BB-1.4."""


class Player(msgspec.Struct, frozen=True):
    """All that belongs to one seat."""

    spots: tuple[Spot, ...]
    """Spaces 1 to 12."""
    ceremony: tuple[str, ...]
    """By space a1 to c4: empty, a material, or the number of a building."""
    beside: tuple[int, int, int] = (0, 0, 0)
    """Sand, stone and wood beside the board (BB-7.6)."""
    buildings: tuple[int, ...] = ()
    """Not built yet."""
    priests: int = 0
    """In supply."""
    god_tiles: int = 0
    hand: Cards = NONE
    offerings: int = 0
    shells: int = 0
    jewels: tuple[str, ...] = ()
    tasks: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    """Rolled and not placed, lowest first."""
    scored: tuple[int, ...] = (0,) * len(SOURCES)
    """Points by source."""


# The agenda: its head says who acts and how.


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Chance brings `left` more things of a sort (BB-3.22).

    `what`: `order` (who gets order tile number `to`), `fish`, `M` and `W` (to slot `to`, then the next),
    `start`, `dark` and `board` tasks, `jewel` (column `to`), `open` (a card into the open row at place `to`),
    `card` (to seat `to`), `die` (to seat `to`).
    """

    what: str
    to: int = 0
    left: int = 1
    reshuffled: bool = False
    """The discard pile has become the deck for this card (BB-7.20)."""


class Evaluate(msgspec.Struct, frozen=True, tag="evaluate"):
    """Nature's bookkeeping: `status`, `temple` (section 10), `final` (section 16), or `idle`: the turn of a
    player whom public things leave nothing to decide (BB-14.5)."""

    what: str


class StartHut(msgspec.Struct, frozen=True, tag="start-hut"):
    """D1: the region of the start hut (BB-3.17)."""


class PickHut(msgspec.Struct, frozen=True, tag="pick-hut"):
    """D1, D7: where on the player board the hut for a region comes from."""

    region: int
    start: bool = False


class PutMaterial(msgspec.Struct, frozen=True, tag="put-material"):
    """D2: the ceremony space for a material (BB-7.5)."""

    material: str


class PlaceDie(msgspec.Struct, frozen=True, tag="place-die"):
    """D3 to D6."""


class PayGod(msgspec.Struct, frozen=True, tag="pay-god"):
    """The payment for a declared god (BB-14.1)."""

    god: str
    then: str = ""
    """Another god that is to be paid right after (BB-5.11)."""
    cards: bool = False
    """Only by cards: what it buys needs a card in the discard pile (BB-8.20)."""


class Expand(msgspec.Struct, frozen=True, tag="expand"):
    """D7: the region (BB-7.1). `by` is L or S."""

    by: str
    value: int


class AskRed(msgspec.Struct, frozen=True, tag="ask-red"):
    """D8 (BB-7.7)."""

    region: int


class TakePerson(msgspec.Struct, frozen=True, tag="take-person"):
    """D9: the slot of a man (M) or a woman (W) (BB-7.11)."""

    sex: str
    value: int


class PutPerson(msgspec.Struct, frozen=True, tag="put-person"):
    """D9: the space for a person (BB-7.12)."""

    person: str
    slot: int


class Help(msgspec.Struct, frozen=True, tag="help"):
    """D10: the next trade with the points that are left (BB-7.16)."""

    left: int
    first: bool = True
    """BB-7.17: the first trade is made, whatever it is."""


class SendPriest(msgspec.Struct, frozen=True, tag="send-priest"):
    """D12 (BB-7.26)."""

    value: int


class ChooseBuilding(msgspec.Struct, frozen=True, tag="choose-building"):
    """D13: the tile (BB-7.32)."""

    value: int


class ChoosePair(msgspec.Struct, frozen=True, tag="choose-pair"):
    """D13: the spaces (BB-7.33)."""

    number: int


class FireFirst(msgspec.Struct, frozen=True, tag="fire-first"):
    """D14: god card or offering (BB-7.38, BB-7.42)."""


class FireSecond(msgspec.Struct, frozen=True, tag="fire-second"):
    """D14: status step or shell."""


class UsePersons(msgspec.Struct, frozen=True, tag="use-persons"):
    """D15, D16: what was used in this turn so far."""

    used: tuple[str, ...] = ()
    """Sex and kind, e.g. `MK1` (BB-9.9)."""
    spent: str = ""
    """Sexes whose ordinary use is spent."""
    green: bool = False


class Ability(msgspec.Struct, frozen=True, tag="ability"):
    """A kind is carried out: no decision yet."""

    kind: str
    value: int


class GatherMaterials(msgspec.Struct, frozen=True, tag="gather"):
    """D17, K6 (BB-9.16)."""

    left: int
    first: bool = True


class CarryHuts(msgspec.Struct, frozen=True, tag="carry"):
    """D17, K7."""

    left: int
    first: bool = True


class TakeCards(msgspec.Struct, frozen=True, tag="take-cards"):
    """D17, K9."""

    left: int
    first: bool = True


class BuyJewel(msgspec.Struct, frozen=True, tag="buy-jewel"):
    """D18."""


class ResolveTask(msgspec.Struct, frozen=True, tag="resolve-task"):
    """D19, D21."""


class TakeTask(msgspec.Struct, frozen=True, tag="take-task"):
    """D20."""


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


class State(msgspec.Struct, frozen=True):
    """A position. Piles are multisets: nothing that nobody has seen is decided yet."""

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
    """Placed dice (owner, face) by action tile, the fishing space last."""
    hosts: tuple[Seat, ...]
    """By region: whose hut is on the building space; -1 for nobody."""
    aside: tuple[tuple[Seat, ...], ...]
    """By region: whose huts lie beside the building space."""
    men: tuple[str, ...]
    """Slots 1 to 6; empty text for an empty slot."""
    women: tuple[str, ...]
    jewelry: tuple[tuple[str, ...], ...]
    """The columns that are left, by round."""
    temple: tuple[Seat, ...]
    """Slots 1 to 6, -1 for an empty one."""
    temple_tiles: int
    status: tuple[tuple[Seat, ...], ...]
    """By space the stack of markers, the top first."""
    fish: tuple[str, ...] = ()
    """By region."""
    board_tasks: tuple[str, ...] = ()
    open_cards: tuple[str, ...] = ()
    """The open row: colour letters."""
    discard: Cards = NONE
    order: tuple[Seat, ...] = ()
    """Who holds order tile #1, #2, ..."""
    phase: Phase = "setup"
    round: int = 1
    lap: int = 0
    """1 to 3 in Phase A."""
    turn: Seat = -1
    """Whose turn runs; -1 where nobody's does."""
    place: int = -1
    """Where in the turn order that is."""
    turns: int = 0
    """Turns begun, the one that runs included."""
    gone: tuple[str, ...] = ()
    """Persons, tasks, jewelry that left the game."""
    gone_tiles: int = 0
    """God tiles that left the game."""
    last: tuple[Event, ...] = ()
    """What happened in turn number `noted`."""
    noted: int = 0

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def active(self) -> Player:
        """The player whose turn runs."""
        return self.players[self.turn]


# Small changes


def swapped(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with another value at one place."""
    return (*row[:at], value, *row[at + 1 :])


def without(row: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The row without one occurrence of a value."""
    at = row.index(value)
    return row[:at] + row[at + 1 :]


def changed(state: State, seat: Seat, **changes: Any) -> State:
    """The state with fields of one player changed."""
    return replace(state, players=swapped(state.players, seat, replace(state.players[seat], **changes)))


def note(state: State, *events: Event) -> State:
    """Remembers public events; the first of a turn drops those of the turn before."""
    before = state.last if state.noted == state.turns else ()
    return replace(state, last=(*before, *events), noted=state.turns)


def score(state: State, seat: Seat, source: str, points: int) -> State:
    """Points from a source (BB-1.9: without an upper bound)."""
    at = SOURCES.index(source)
    row = state.players[seat].scored
    return changed(state, seat, scored=swapped(row, at, row[at] + points))


def then(state: State, *tasks: Task) -> State:
    """The head of the agenda is done; these tasks come next."""
    return replace(state, agenda=(*tasks, *state.agenda[1:]))
