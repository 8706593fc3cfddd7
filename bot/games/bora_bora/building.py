"""Build (BB-7.32 to BB-7.37)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import NEVER, Board
from bot.games.bora_bora.components import MATERIALS
from bot.games.bora_bora.fire import BONUS
from bot.games.bora_bora.forms import BuildingNumber, CeremonySpace
from bot.games.bora_bora.state import At, Change, Player, State, earn, proceed


def least_building(board: Board, state: State, seat: Seat) -> int:
    """The lowest value with which the seat can build (BB-7.36)."""
    player = state.players[seat]
    return player.buildings[0] if player.buildings and board.buildable(player.ceremony) else NEVER


def no_building(board: Board, player: Player) -> Fact:
    """Why the player cannot build with any value (BB-7.36)."""
    if player.buildings and not board.buildable(player.ceremony):
        return refusal("BB-7.36", "bb-no-materials")
    return refusal("BB-7.36", "bb-no-buildings")


class ChoseBuilding(Event, tag="chose-building"):
    """`who` chose a building tile (BB-7.32)."""

    says: ClassVar = "bb-chose-building"
    who: Seat
    number: int


class Building(Decision):
    """D13: the building tile. `4`"""

    notation: ClassVar = "{number}"
    forced: ClassVar = True
    number: BuildingNumber

    @classmethod
    def options(cls, at: At[ChooseBuilding]) -> Iterable[Building]:
        return [cls(number) for number in at.state.active.buildings if number <= at.task.value]

    def refused(self, at: At[ChooseBuilding]) -> Fact | None:
        """The tile must not be built yet, and its number must not be above the value (BB-7.32)."""
        if self.number not in at.state.active.buildings:
            return refusal("BB-7.32", "bb-no-built", number=self.number)
        if self.number > at.task.value:
            return refusal("BB-7.32", "bb-no-building-value", number=self.number, value=at.task.value)
        return None

    def play(self, at: At[ChooseBuilding]) -> Change:
        """The next decision is its place."""
        chose = ChoseBuilding(at.state.turn, self.number)
        return proceed(at.state, chose, tasks=(ChoosePair(self.number),))

    def offer(self, at: At[ChooseBuilding]) -> Offer:
        points = fact("bb-effect-points", points=at.board.building_points(at.state.round))
        return Offer(fact("bb-do-building", number=self.number), (points,))


class ChooseBuilding(Task, tag="choose-building"):
    """D13: choose the building tile (BB-7.32)."""

    decisions: ClassVar = (Building,)
    value: int

    def question(self, at: At[ChooseBuilding]) -> Fact:
        points = at.board.building_points(at.state.round)
        return fact("bb-ask-building", value=self.value, points=points)


class Built(Event, tag="built"):
    """`who` built a tile on two ceremony spaces (BB-7.33)."""

    kept: ClassVar = True
    who: Seat
    number: int
    spaces: tuple[str, str]
    points: int

    def tell(self, board: Board, to: Seat | None) -> Fact:
        space, other = self.spaces
        who, points = Who(self.who), self.points
        return fact("bb-built", who=who, number=self.number, one=space, other=other, points=points)


class Pair(Decision):
    """D13: the two ceremony spaces. `b1b2`"""

    notation: ClassVar = "{one}{other}"
    forced: ClassVar = True
    one: CeremonySpace
    other: CeremonySpace

    @classmethod
    def read(cls, text: str, at: At[Any]) -> Self | Fact | None:
        """The two spaces may be written in either order."""
        read = super().read(text, at)
        return cls(*sorted((read.one, read.other))) if isinstance(read, cls) else read

    @classmethod
    def domain(cls, at: At[ChoosePair]) -> list[Pair]:
        return [cls(space, other) for space, other in combinations(at.board.spaces, 2)]

    @classmethod
    def options(cls, at: At[ChoosePair]) -> Iterable[Pair]:
        names = at.board.spaces
        return [
            cls(names[number], names[other]) for number, other in at.board.buildable(at.state.active.ceremony)
        ]

    def refused(self, at: At[ChoosePair]) -> Fact | None:
        """The spaces must be neighbours, and both must hold a material (BB-7.33)."""
        board = at.board
        space, other = self.one, self.other
        ends = (board.space_at[space], board.space_at[other])
        if ends not in board.pairs:
            return refusal("BB-7.33", "bb-no-pair", one=space, other=other)
        for name, end in zip((space, other), ends, strict=True):
            if at.state.active.ceremony[end] not in MATERIALS:
                return refusal("BB-7.33", "bb-no-pair-empty", space=name)
        return None

    def play(self, at: At[ChoosePair]) -> Change:
        """Both materials return to the supply and the tile covers both spaces (BB-7.33).

        The player scores points by round and then takes a fire bonus (BB-7.34, BB-7.35).
        """
        board, state, built = at.board, at.state, at.task.number
        player = state.active
        ceremony = put(player.ceremony, board.space_at[self.one], str(built))
        ceremony = put(ceremony, board.space_at[self.other], str(built))
        left = tuple(number for number in player.buildings if number != built)
        points = board.building_points(state.round)
        return proceed(
            state,
            Built(state.turn, built, (self.one, self.other), points),
            tasks=BONUS,
            player=earn(replace(player, ceremony=ceremony, buildings=left), "buildings", points),
        )

    def offer(self, at: At[ChoosePair]) -> Offer:
        held, space_at = at.state.active.ceremony, at.board.space_at
        used = (terms.material(held[space_at[self.one]]), terms.material(held[space_at[self.other]]))
        label = fact("bb-do-pair", one=self.one, other=self.other)
        return Offer(label, (fact("bb-effect-uses", materials=used),))


class ChoosePair(Task, tag="choose-pair"):
    """D13: choose the spaces for the building (BB-7.33)."""

    decisions: ClassVar = (Pair,)
    asks: ClassVar = "bb-ask-pair"
    number: int
