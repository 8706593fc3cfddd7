"""What players gain: materials (BB-7.5), offerings, shells, and huts on space 12 (BB-7.24, BB-7.25)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal
from bot.core.decisions import every
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.components import MATERIALS
from bot.games.bora_bora.forms import BoardSpace, CeremonySpace, Material
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
                return fact("bb-point", who=who, count=self.count)
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


class TakeOne(Decision):
    """Take an offering or a shell."""

    what: ClassVar[str]

    @classmethod
    def options(cls, at: At[Any]) -> Sequence[Self]:
        return every(cls)

    def play(self, at: At[Any]) -> Change:
        return gain(at.state, self.what, 1, *at.task.rest(at.board, self))

    def offer(self, at: At[Any]) -> Offer:
        return Offer(fact(self.label, count=1))


class TakeOffering(TakeOne):
    """Take an offering. `o`"""

    notation: ClassVar = "o"
    what: ClassVar = "offering"
    label: ClassVar = "bb-do-offering"


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


class TakeMaterial(Decision):
    """Take a material of a chosen kind. `sand`"""

    notation: ClassVar = "{material}"
    material: Material

    @classmethod
    def options(cls, at: At[Any]) -> Sequence[Self]:
        return every(cls)

    def play(self, at: At[Any]) -> Change:
        """It goes onto an empty ceremony space of its kind, or beside the player board if there is none
        (BB-7.5)."""
        state, player, material = at.state, at.state.active, self.material
        rest = at.task.rest(at.board, self)
        if fitting(at.board, player, material):
            return proceed(state, TookMaterial(state.turn, material), tasks=(PutMaterial(material), *rest))
        return proceed(state, Got(state.turn, material, 1), tasks=rest, player=put_beside(player, material))

    def offer(self, at: At[Any]) -> Offer:
        """The offer tells whether it goes beside the player board."""
        fits = fitting(at.board, at.state.active, self.material)
        label = fact("bb-do-material", material=terms.material(self.material))
        return Offer(label, () if fits else (fact("bb-effect-beside"),))


class Space(Decision):
    """D2: the ceremony space for a material. `a2`"""

    notation: ClassVar = "{space}"
    forced: ClassVar = True
    space: CeremonySpace

    @classmethod
    def options(cls, at: At[PutMaterial]) -> Iterable[Space]:
        board, player = at.board, at.state.players[at.seat]
        return [cls(board.spaces[space]) for space in fitting(board, player, at.task.material)]

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


class CarryHut(Decision):
    """Move the hut of a space to space 12 (BB-7.24, BB-7.25). `h7`"""

    notation: ClassVar = "h{space}"
    space: BoardSpace

    @classmethod
    def options(cls, at: At[Any]) -> Iterable[Self]:
        return [cls(spot + 1) for spot in movable_huts(at.state.players[at.seat])]

    def refused(self, at: At[Any]) -> Fact | None:
        spots, space = at.state.active.spots, self.space
        if spots[SPACE_12].person:
            return refusal("BB-7.40", "bb-no-carry-person")
        if space == SPACE_12 + 1:
            return refusal("BB-7.25", "bb-no-carry-12")
        if space not in range(1, SPACE_12 + 1) or not spots[space - 1].huts:
            return refusal("BB-7.25", "bb-no-hut", space=space)
        return None

    def play(self, at: At[Any]) -> Change:
        """Space 12 holds any number of huts (BB-7.24); the space that the hut leaves becomes free
        (BB-7.25)."""
        state, spots = at.state, at.state.active.spots
        spots = put(spots, self.space - 1, Spot(spots[self.space - 1].huts - 1))
        player = replace(state.active, spots=put(spots, SPACE_12, Spot(spots[SPACE_12].huts + 1)))
        carried = Carried(state.turn, self.space)
        return proceed(state, carried, tasks=at.task.rest(at.board, self), player=player)

    def offer(self, at: At[Any]) -> Offer:
        effects = (fact("bb-effect-frees"),)
        return Offer(fact("bb-do-carry", space=self.space), effects, name=str(self.space))


# Taking one thing after the other


class Several(Task):
    """`left` more things are taken, one after the other."""

    left: int
    first: bool = True

    def rest(self, board: Board, taken: Any) -> tuple[Task, ...]:
        """What comes after one of them."""
        return (type(self)(self.left - 1, False),) if self.left > 1 else ()


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
