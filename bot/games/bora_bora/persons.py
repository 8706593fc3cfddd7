"""Woman, Man (BB-7.11 to BB-7.15), and what the persons on a player board are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import NEVER, Board
from bot.games.bora_bora.components import KINDS
from bot.games.bora_bora.forms import BoardSpace, Sex, SlotNumber
from bot.games.bora_bora.state import SPACE_12, At, Change, Player, Spot, State, proceed

SEXES: Final = "MW"
_IN_ORDER: Final = KINDS.index


# The persons of a player


@lru_cache(maxsize=1024)
def tiles_on(spots: tuple[Spot, ...]) -> Mapping[str, Mapping[str, int]]:
    """For each sex: the kinds on a player's spaces, each with its number of tiles (BB-9.2 to BB-9.4), in the
    order of the kinds."""
    tiles: dict[str, dict[str, int]] = {sex: {} for sex in SEXES}
    for spot in spots:
        person = spot.person
        if person:
            row, kind = tiles[person[0]], person[2:-2]
            row[kind] = row.get(kind, 0) + 1
    for sex, row in tiles.items():
        if len(row) > 1:
            tiles[sex] = {kind: row[kind] for kind in sorted(row, key=_IN_ORDER)}
    return tiles


def free_spots(player: Player) -> list[int]:
    """Spaces of the player board with neither hut nor person (BB-7.12)."""
    return [at for at, spot in enumerate(player.spots) if not spot.huts and not spot.person]


def has_space(player: Player) -> bool:
    """Whether a space of the player board is free for a person (BB-7.13)."""
    for spot in player.spots:  # noqa: SIM110 - a plain loop is the fastest
        if not spot.huts and not spot.person:
            return True
    return False


# The display


def display(state: State, sex: str) -> tuple[str, ...]:
    """The six display slots of men or of women."""
    return state.men if sex == "M" else state.women


def first_slot(row: tuple[str, ...]) -> int:
    """The lowest slot of a display that holds a person."""
    for slot, person in enumerate(row, 1):
        if person:
            return slot
    return NEVER


def least_slot(state: State, seat: Seat, sex: str) -> int:
    """The lowest value with which the seat can take a person (BB-7.13)."""
    return first_slot(display(state, sex)) if has_space(state.players[seat]) else NEVER


def no_person(state: State, seat: Seat, sex: str) -> Fact:
    """Why the seat cannot take a person with any value (BB-7.13)."""
    if not has_space(state.players[seat]):
        return refusal("BB-7.13", "bb-no-free-space")
    return refusal("BB-7.13", "bb-no-men" if sex == "M" else "bb-no-women")


class TookPerson(Event, tag="took-person"):
    """`who` took a person from a display slot (BB-7.11)."""

    says: ClassVar = "bb-took-person"
    who: Seat
    person: terms.Person
    slot: int


class Slot(Decision):
    """D9: the display slot of a man or a woman. `M3`"""

    notation: ClassVar = "{sex}{slot}"
    forced: ClassVar = True
    sex: Sex
    slot: SlotNumber

    @classmethod
    def options(cls, at: At[TakePerson]) -> Iterable[Slot]:
        task = at.task
        row = display(at.state, task.sex)[: task.value]
        return [cls(task.sex, number) for number, person in enumerate(row, 1) if person]

    def refused(self, at: At[TakePerson]) -> Fact | None:
        """The slot must hold a person of the right sex, and its number must not be above the value
        (BB-7.11)."""
        task = at.task
        if self.sex != task.sex:
            return refusal("BB-7.11", "bb-no-slot-man" if task.sex == "M" else "bb-no-slot-woman")
        if not display(at.state, self.sex)[self.slot - 1]:
            return refusal("BB-7.11", "bb-no-slot-empty", slot=self.slot)
        if self.slot > task.value:
            return refusal("BB-7.11", "bb-no-slot-value", slot=self.slot, value=task.value)
        return None

    def play(self, at: At[TakePerson]) -> Change:
        """The slot stays empty until the next round (BB-4.11)."""
        state = at.state
        row, number = display(state, self.sex), self.slot - 1
        person, rest = row[number], put(row, number, "")
        took, tasks = TookPerson(state.turn, person, self.slot), (PutPerson(person, self.slot),)
        if self.sex == "M":
            return proceed(state, took, tasks=tasks, men=rest)
        return proceed(state, took, tasks=tasks, women=rest)

    def offer(self, at: At[TakePerson]) -> Offer:
        """The offer shows what the person does together with the player's other tiles of this kind."""
        board, name = at.board, display(at.state, self.sex)[self.slot - 1]
        kind = board.persons[name].kind
        tiles = tiles_on(at.state.active.spots)[self.sex].get(kind, 0) + 1
        effects = [terms.does(kind, board.value(kind, tiles, False))]
        if tiles > 1:
            effects.append(fact("bb-effect-together", tiles=tiles))
        label = fact("bb-do-slot", slot=self.slot, person=terms.person(board, name))
        return Offer(label, tuple(effects), name=str(self.slot))


class TakePerson(Task, tag="take-person"):
    """D9: choose the display slot of a man (M) or a woman (W) (BB-7.11)."""

    decisions: ClassVar = (Slot,)
    sex: str
    value: int

    def question(self, at: At[TakePerson]) -> Fact:
        return fact("bb-ask-man" if self.sex == "M" else "bb-ask-woman", value=self.value)


class Welcomed(Event, tag="welcomed"):
    """`who` took a person from the display (BB-7.11, BB-7.12)."""

    kept: ClassVar = True
    who: Seat
    person: str
    slot: int
    space: int

    def tell(self, board: Board, to: Seat | None) -> Fact:
        return fact("bb-housed", who=Who(self.who), person=terms.person(board, self.person), space=self.space)


class Home(Decision):
    """D9: the space of the player board for a person. `7`"""

    notation: ClassVar = "{space}"
    forced: ClassVar = True
    space: BoardSpace

    @classmethod
    def options(cls, at: At[PutPerson]) -> Iterable[Home]:
        return [cls(spot + 1) for spot in free_spots(at.state.players[at.seat])]

    def refused(self, at: At[PutPerson]) -> Fact | None:
        """The space must hold neither hut nor person (BB-7.12)."""
        spots = at.state.active.spots
        if not 0 < self.space <= len(spots):
            return refusal("BB-7.12", "bb-no-now", ask=at.task.question(at))
        spot = spots[self.space - 1]
        if spot.huts:
            return refusal("BB-7.12", "bb-no-home-huts", space=self.space)
        return refusal("BB-7.12", "bb-no-home-person", space=self.space) if spot.person else None

    def play(self, at: At[PutPerson]) -> Change:
        """The person is not shifted and has no effect (BB-7.14). It stays there (BB-7.15)."""
        state, task, player = at.state, at.task, at.state.active
        spots = put(player.spots, self.space - 1, Spot(person=task.person))
        welcomed = Welcomed(state.turn, task.person, task.slot, self.space)
        return proceed(state, welcomed, player=replace(player, spots=spots))

    def offer(self, at: At[PutPerson]) -> Offer:
        """On space 12 a person closes it for huts (BB-7.40)."""
        closes = () if self.space <= SPACE_12 else (fact("bb-effect-closes-12"),)
        return Offer(fact("bb-do-home", space=self.space), closes, name=str(self.space))


class PutPerson(Task, tag="put-person"):
    """D9: choose the space for a person (BB-7.12)."""

    decisions: ClassVar = (Home,)
    person: str
    slot: int

    def question(self, at: At[PutPerson]) -> Fact:
        return fact("bb-ask-home", person=terms.person(at.board, self.person))
