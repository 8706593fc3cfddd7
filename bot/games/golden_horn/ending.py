"""The end of the game (GH-10.1 to GH-10.9): calling it, and opening the warehouses."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from bot.core import TURN_ENDS, TURN_OVER, Change, Decision, Event, Fact, Seat, Task, fact
from bot.games.golden_horn import terms
from bot.games.golden_horn.colours import COLOURS, has
from bot.games.golden_horn.state import At, Final, State


def last_seat(state: State) -> Seat:
    """The player to the right of the start player, who takes the last turn (GH-10.6)."""
    assert state.start is not None
    return (state.start - 1) % state.seats


def has_turn_left(state: State, seat: Seat) -> bool:
    """Whether the seat still has a turn after the current one, in the final round (GH-10.6)."""
    last = last_seat(state)
    return (last - seat) % state.seats < (last - state.turn) % state.seats


def may_call(state: State, seat: Seat) -> bool:
    """Whether the seat may call the end in its own turn: it has all six colours, and the final round has not
    begun (GH-10.3, GH-10.8)."""
    return state.final is None and all(state.warehouses[seat])


class Called(Event, tag="called"):
    """`who` called the end (GH-10.2)."""

    kept: ClassVar = True
    says: ClassVar = "gh-called"
    who: Seat


class Call(Decision, tag="call"):
    """D6: call the end, which shows only that all colours are there (GH-10.2, GH-12.4). `call`"""

    notation: ClassVar = "call"
    label: ClassVar = "gh-do-call"

    def untimely(self, at: At[Any]) -> Fact | None:
        """The rules that forbid the call: GH-10.3, GH-10.5, GH-10.8."""
        if not at.state.turns:
            return None
        if at.state.final is not None:
            return fact("gh-no-call-final")
        store = at.state.warehouses[at.seat]
        missing = [colour for colour in COLOURS if not has(store, colour)]
        if missing:
            return fact("gh-no-call-colours", missing=terms.colours(missing))
        return fact("gh-no-call-late")

    def play(self, at: At[AskEnd]) -> Change[State]:
        after = replace(at.state, agenda=TURN_OVER, final=Final(at.seat))
        return after, (Called(at.seat),)


class EndNotCalled(Event, tag="not-called"):
    """`who` could call the end and did not (GH-10.4)."""

    says: ClassVar = "gh-not-called"
    who: Seat


class Decline(Decision, tag="no"):
    """D6: do not call the end (GH-10.4). `no`"""

    kind: ClassVar = "call"
    notation: ClassVar = "no"
    passing: ClassVar = True
    label: ClassVar = "gh-do-decline"

    def untimely(self, at: At[Any]) -> Fact | None:
        return fact("gh-no-call-late") if at.state.turns else None

    def play(self, at: At[AskEnd]) -> Change[State]:
        return replace(at.state, agenda=TURN_OVER), (EndNotCalled(at.seat),)


class AskEnd(Task, tag="end"):
    """D6: call the end or not, after the move (GH-4.6). Asked only when GH-10.3 and GH-10.8 allow it, which
    gives nothing away (GH-12.7)."""

    decisions: ClassVar = (Call, Decline)
    asks: ClassVar = "gh-ask-call"

    def by_itself(self, at: At[AskEnd]) -> Change[State] | None:
        return None if may_call(at.state, at.seat) else TURN_ENDS

    def instead(self, at: At[AskEnd], decision: Decision) -> Fact:
        return fact("gh-no-moved")


ASK_END: tuple[Task, ...] = (AskEnd(),)
"""What is left of a turn after its movement."""


class WarehousesOpened(Event, tag="end"):
    """The match is over (GH-12.5)."""

    says: ClassVar = "gh-opened"


class Reveal(Decision, tag="reveal"):
    """Chance: open the warehouses at the end (GH-12.5). Nothing is drawn. It is a step of chance so that a
    preview stops before it: the player of the last turn sees no warehouse before the turn is confirmed.
    `=end`"""

    notation: ClassVar = "=end"

    def play(self, at: At[OpenWarehouses]) -> Change[State]:
        return replace(at.state, agenda=()), (WarehousesOpened(),)


class OpenWarehouses(Task, tag="reveal"):
    """The last turn is over; the warehouses are opened next (GH-12.5)."""

    chance: ClassVar = True
    decisions: ClassVar = (Reveal,)
