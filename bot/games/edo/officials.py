"""Officials work one after the other (section 7), each as long as he wants to (section 0)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from bot.core import Seat
from bot.core.decisions import Decision, Event
from bot.games.edo.state import At, Change, Turn


class Enough(Event):
    """An official does nothing more: no second samurai, no second offer."""

    says: ClassVar[str] = "edo-log-enough"
    who: Seat


class Work(Decision):
    """What an official may do."""


class Stop(Work):
    """The official does nothing more (EDO-0.4). `pass`"""

    kind: ClassVar[str] = "pass"
    notation: ClassVar[str] = "pass"
    passing: ClassVar[bool] = True
    label: ClassVar[str] = "edo-offer-enough"

    def play(self, at: At) -> Change:
        return at.state, (Enough(at.seat),)


def spend_official(turn: Turn, own: bool) -> Turn:
    """The turn after one official has worked. Neutral and black officials work first, except for a gate
    (EDO-7.11). They stay on the board of the plan until the round ends (EDO-7.10); then all are at hand again
    (EDO-12.1). A black official can do whatever the player's own can, except become a samurai (EDO-17.42,
    EDO-25.12)."""
    if own or not (turn.neutral or turn.black):
        return replace(turn, own=turn.own - 1)
    if turn.neutral:
        return replace(turn, neutral=turn.neutral - 1)
    return replace(turn, black=turn.black - 1)
