"""The fire bonus (BB-7.38, BB-7.39, BB-7.42)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from bot.core import Decision, Offer, Task, fact
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.cards import TakeCard
from bot.games.bora_bora.gains import TakeOffering, TakeOne
from bot.games.bora_bora.state import At, Change, proceed
from bot.games.bora_bora.status import Rose, Stayed, climb, rises


class FireCard(TakeCard):
    """D14: a god card as the first half of a fire bonus (BB-7.39). `c.R`, `c.top`"""

    kind: ClassVar = "fire-first"


class FireOffering(TakeOffering):
    """D14: an offering as the first half of a fire bonus. `o`"""

    kind: ClassVar = "fire-first"


class FireStep(Decision):
    """D14: a status step as the second half, even at the end of the track (BB-7.43). `status`"""

    kind: ClassVar = "fire-second"
    notation: ClassVar = "status"

    def play(self, at: At[Any]) -> Change:
        state = at.state
        status, space, moved = climb(at.board, state.status, state.turn, 1)
        told = Rose(state.turn, space) if moved else Stayed(state.turn, space)
        return proceed(state, told, status=status)

    def offer(self, at: At[Any]) -> Offer:
        return Offer(fact("bb-do-status"), (rises(at.board, at.state, 1),))


class FireShell(TakeOne):
    """D14: a shell as the second half of a fire bonus. `shell`"""

    kind: ClassVar = "fire-second"
    notation: ClassVar = "shell"
    what: ClassVar = "shell"
    label: ClassVar = "bb-do-shell"


class Fire(Task):
    """A half of a fire bonus."""

    def rest(self, board: Board, taken: Any) -> tuple[Task, ...]:
        """Nothing comes after it but what is on the agenda."""
        return ()


class FireFirst(Fire, tag="fire-first"):
    """D14: choose a god card or an offering (BB-7.38), which is carried out at once (BB-7.42)."""

    decisions: ClassVar = (FireCard, FireOffering)
    asks: ClassVar = "bb-ask-fire-first"


class FireSecond(Fire, tag="fire-second"):
    """D14: choose a status step or a shell."""

    decisions: ClassVar = (FireStep, FireShell)
    asks: ClassVar = "bb-ask-fire-second"

    def options(self, at: At[Any]) -> Sequence[Decision]:
        return SECONDS


SECONDS: Final = (FireStep(), FireShell())
BONUS: tuple[Task, ...] = (FireFirst(), FireSecond())
"""The two choices of a fire bonus, in the order of BB-7.42."""
