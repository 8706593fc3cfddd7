"""What players gain: materials (BB-7.5), offerings, shells, and huts on space 12 (BB-7.24, BB-7.25)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.components import MATERIALS
from bot.games.bora_bora.forms import CeremonySpace
from bot.games.bora_bora.state import SPACE_12, At, Change, Player, Spot, State, proceed

# Offerings and shells


class Got(Event, tag="got"):
    """`who` gained `sand`, `stone`, `wood`, `offering`, `shell` or `points`."""

    kept: ClassVar = True
    who: Seat
    what: str
    count: int
    space: str | None = None
    """Ceremony space of a material; None for a material beside the player board and for everything else."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        who = Who(self.who)
        match self.what:
            case "points":
                return fact("bb-point", who=who, points=self.count)
            case "offering":
                return fact("bb-got-offerings", who=who, count=self.count)
            case "shell":
                return fact("bb-got-shells", who=who, count=self.count)
        material = terms.material(self.what)
        if self.space is None:
            return fact("bb-got-beside", who=who, material=material)
        return fact("bb-put", who=who, material=material, space=self.space)


def gain(state: State, what: str, count: int, *rest: Task) -> Change:
    """Give `count` offerings or shells to the player whose turn it is. The supply is unlimited (BB-2.1)."""
    player = state.active
    if what == "offering":
        player = replace(player, offerings=player.offerings + count)
    else:
        player = replace(player, shells=player.shells + count)
    return proceed(state, Got(state.turn, what, count), tasks=rest, player=player)


# Materials


class TookMaterial(Event, tag="took-material"):
    """`who` took a material of a chosen kind, which has a ceremony space (BB-7.5)."""

    says: ClassVar = "bb-got-material"
    who: Seat
    material: terms.Material


def fitting(board: Board, player: Player, material: str) -> list[int]:
    """Empty ceremony spaces for a kind of material."""
    held = player.ceremony
    return [at for at in board.spaces_for[material] if not held[at]]


def put_beside(player: Player, material: str) -> Player:
    """Put a material that has no empty space beside the player board (BB-7.5), where it stays (BB-7.6)."""
    at = MATERIALS.index(material)
    return replace(player, beside=put(player.beside, at, player.beside[at] + 1))


def take_material(board: Board, state: State, material: str, *rest: Task) -> Change:
    """Take a material of a chosen kind for the first task of the agenda, followed by the tasks `rest`.

    It goes onto an empty ceremony space of its kind, or beside the player board if there is none (BB-7.5).
    """
    player, seat = state.active, state.turn
    if fitting(board, player, material):
        return proceed(state, TookMaterial(seat, material), tasks=(PutMaterial(material), *rest))
    return proceed(state, Got(seat, material, 1), tasks=rest, player=put_beside(player, material))


def offer_material(board: Board, player: Player, kind: str) -> Offer:
    """A material to take, and whether it goes beside the player board."""
    beside = () if fitting(board, player, kind) else (fact("bb-effect-beside"),)
    return Offer(fact("bb-do-material", material=terms.material(kind)), beside)


class Space(Decision):
    """D2: the ceremony space for a material. `a2`"""

    kind: ClassVar = "space"
    notation: ClassVar = "{space}"
    forced: ClassVar = True
    space: CeremonySpace

    @classmethod
    def options(cls, at: At[PutMaterial]) -> Iterable[Space]:
        board = at.board
        return [cls(board.spaces[space]) for space in fitting(board, at.state.active, at.task.material)]

    def refused(self, at: At[PutMaterial]) -> Fact | None:
        """The space must be empty and of the kind of the material (BB-7.5)."""
        board, here = at.board, at.board.space_at[self.space]
        kind = board.space_kinds[here]
        if kind != at.task.material:
            return refusal("BB-7.5", "bb-no-space-kind", space=self.space, material=terms.material(kind))
        if at.state.active.ceremony[here]:
            return refusal("BB-7.5", "bb-no-space-full", space=self.space)
        return None

    def play(self, at: At[PutMaterial]) -> Change:
        """It stays there until a building covers it (BB-7.37)."""
        state, player, material = at.state, at.state.active, at.task.material
        ceremony = put(player.ceremony, at.board.space_at[self.space], material)
        got = Got(state.turn, material, 1, self.space)
        return proceed(state, got, player=replace(player, ceremony=ceremony))

    def offer(self, at: At[PutMaterial]) -> Offer:
        """The offer shows how many neighbours hold a material: the player can build with each of them."""
        board, here, held = at.board, at.board.space_at[self.space], at.state.active.ceremony
        count = sum([held[other] in MATERIALS for other in board.neighbours(here)])
        pairs = (fact("bb-effect-pairs", count=count),) if count else ()
        return Offer(fact("bb-do-space", space=self.space), pairs, name=self.space)


class PutMaterial(Task, tag="put-material"):
    """D2: choose the ceremony space for a material (BB-7.5)."""

    decisions: ClassVar = (Space,)
    asks: ClassVar = "bb-ask-space"
    material: terms.Material


# Space 12


class Carried(Event, tag="carried"):
    """`who` moved a hut to space 12 of the player board (BB-7.25)."""

    kept: ClassVar = True
    says: ClassVar = "bb-carried"
    who: Seat
    space: int


def movable_huts(player: Player) -> list[int]:
    """Spaces whose hut can be moved to space 12 (BB-7.40): none while a person lies on space 12."""
    if player.spots[SPACE_12].person:
        return []
    return [at for at, spot in enumerate(player.spots[:SPACE_12]) if spot.huts]


def carry_hut(player: Player, space: int) -> Player:
    """Move a hut to space 12, which holds any number of them (BB-7.24); the space it leaves becomes free
    (BB-7.25)."""
    spots = player.spots
    spots = put(spots, space - 1, Spot(spots[space - 1].huts - 1))
    return replace(player, spots=put(spots, SPACE_12, Spot(spots[SPACE_12].huts + 1)))


def immovable(player: Player, space: int) -> Fact | None:
    """Why the hut cannot be moved to space 12 (BB-7.25, BB-7.40); None if it can."""
    if player.spots[SPACE_12].person:
        return refusal("BB-7.40", "bb-no-carry-person")
    if space == SPACE_12 + 1:
        return refusal("BB-7.25", "bb-no-carry-12")
    if space not in range(1, SPACE_12 + 1) or not player.spots[space - 1].huts:
        return refusal("BB-7.25", "bb-no-hut", space=space)
    return None


def offer_hut(space: int) -> Offer:
    """A hut to move to space 12."""
    return Offer(fact("bb-do-carry", space=space), (fact("bb-effect-frees"),), name=str(space))


# Taking one thing after the other


class Stopped(Event, tag="stopped"):
    """`who` made no further trade, or took no further piece with an ability (BB-7.17, BB-9.11)."""

    says: ClassVar = "bb-stopped"
    who: Seat


class Stop(Decision):
    """Take nothing more, after the first (BB-7.17, BB-9.11). `stop`"""

    notation: ClassVar = "stop"
    rule: ClassVar = "BB-9.11"
    """The rule that asks for at least one."""
    label: ClassVar = "bb-do-stop"

    @classmethod
    def options(cls, at: At[Any]) -> Iterable[Stop]:
        return () if at.task.first else (cls(),)

    def refused(self, at: At[Any]) -> Fact | None:
        return refusal(self.rule, "bb-no-stop") if at.task.first else None

    def play(self, at: At[Any]) -> Change:
        return proceed(at.state, Stopped(at.state.turn))
