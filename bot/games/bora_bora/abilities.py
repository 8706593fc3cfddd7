"""What the abilities of men and women do, and when they have an effect (section 9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from bot.core import Seat, Task
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.cards import TakeCard, sources
from bot.games.bora_bora.gains import CarryHut, Got, Several, Stop, TakeMaterial, gain, movable_huts
from bot.games.bora_bora.placing import LEAST, TASKS
from bot.games.bora_bora.state import At, Change, State, earn, proceed
from bot.games.bora_bora.status import Rose, climb, space_of

COPIES: Final[Mapping[str, str]] = {"K1": "L", "K2": "S", "K3": "W", "K4": "M", "K5": "B"}
"""Kinds that copy an action of Phase A, whose rules they follow (BB-9.6)."""

# Whether an ability has an effect

Effect = Callable[[Board, State, Seat, int, bool], bool]

EFFECTS: dict[str, Effect] = {
    "K7": lambda board, state, seat, value, discards: bool(movable_huts(state.players[seat])),
    "K9": lambda board, state, seat, value, discards: discards or bool(sources(state)),
    "K11": lambda board, state, seat, value, discards: space_of(state.status, seat) < board.last_space,
}
"""For each other kind that may be without effect: whether using it would do anything (BB-9.12)."""


def has_effect(board: Board, state: State, seat: Seat, kind: str, value: int, discards: bool = False) -> bool:
    """Whether using an ability with this value would do anything (BB-9.12).

    `discards`: the payment puts cards into the discard pile, so that there are cards to take (BB-8.20).
    """
    if kind in COPIES:
        return LEAST[COPIES[kind]](board, state, seat) <= value
    effect = EFFECTS.get(kind)
    return effect is None or effect(board, state, seat, value, discards)


# What the abilities do


def _score_points(board: Board, state: State, value: int) -> Change:
    points = Got(state.turn, "points", value)
    return proceed(state, points, player=earn(state.active, "persons", value))


def _rise(board: Board, state: State, value: int) -> Change:
    status, space, moved = climb(board, state.status, state.turn, value)
    return proceed(state, *((Rose(state.turn, space),) if moved else ()), status=status)


ABILITIES: dict[str, Callable[[Board, State, int], Change]] = {
    "K6": lambda board, state, value: proceed(state, tasks=(GatherMaterials(value),)),
    "K7": lambda board, state, value: proceed(state, tasks=(CarryHuts(value),)),
    "K8": _score_points,
    "K9": lambda board, state, value: proceed(state, tasks=(TakeCards(value),)),
    "K10": lambda board, state, value: gain(state, "offering", value),
    "K11": _rise,
    "K12": lambda board, state, value: gain(state, "shell", value),
}
"""For each other kind: how its ability begins."""


class Ability(Task, tag="ability"):
    """An ability is carried out. This needs no decision."""

    kind: str
    value: int

    def by_itself(self, at: At[Ability]) -> Change:
        if self.kind in COPIES:
            return proceed(at.state, tasks=(TASKS[COPIES[self.kind]](self.value),))
        return ABILITIES[self.kind](at.board, at.state, self.value)


# K6, K7, K9: several decisions, one after the other (BB-9.11, BB-9.16)


class Gather(TakeMaterial):
    """D17, K6: take a material. `sand`"""

    kind: ClassVar = "material"


class StopGathering(Stop):
    """D17, K6: take no further material (BB-9.11). `stop`"""

    kind: ClassVar = "material"


class GatherMaterials(Several, tag="gather"):
    """D17, K6: take materials (BB-9.16)."""

    decisions: ClassVar = (Gather, StopGathering)
    asks: ClassVar = "bb-ask-material"


class Carry(CarryHut):
    """D17, K7: move a hut to space 12. `h7`"""

    kind: ClassVar = "carry"
    forced: ClassVar = True
    repeated: ClassVar = True


class StopCarrying(Stop):
    """D17, K7: move no further hut (BB-9.11). `stop`"""

    kind: ClassVar = "carry"


class CarryHuts(Several, tag="carry"):
    """D17, K7: move huts to space 12."""

    decisions: ClassVar = (Carry, StopCarrying)
    asks: ClassVar = "bb-ask-carry"

    def needed(self, at: At[CarryHuts]) -> bool:
        """The ability ends when no hut is left to move."""
        return bool(movable_huts(at.state.active))


class Card(TakeCard):
    """D17 (with D11), K9: take a god card. `c.R`, `c.top`"""

    kind: ClassVar = "card"


class StopDrawing(Stop):
    """D17, K9: take no further card (BB-9.11). `stop`"""

    kind: ClassVar = "card"


class TakeCards(Several, tag="take-cards"):
    """D17, K9: take god cards."""

    decisions: ClassVar = (Card, StopDrawing)
    asks: ClassVar = "bb-ask-card"
