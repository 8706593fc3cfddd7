"""Turning a ship round (section 9)."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from bot.core import Change, Decision, Event, Fact, Offer, Seat, Who, fact, put
from bot.games.golden_horn import terms
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.state import At, Ship, State, UnderWay


def may_turn(board: Board, ship: Ship) -> bool:
    """Whether the ship may reverse: empty, at sea or in Modone, not yet reversed on this voyage (GH-9.1,
    GH-9.3)."""
    return not ship.cubes and not ship.reversed and not board.main_port(ship.node)


def why_not_turn(at: At[Any]) -> Fact | None:
    """Why the ship that moves cannot reverse its direction now (GH-9.1, GH-9.3)."""
    if not isinstance(at.task, UnderWay):
        return None
    ship, name = at.state.ships[at.task.ship], at.board.ships[at.task.ship].id
    if at.board.main_port(ship.node):
        return fact("gh-no-bow-port", ship=name)
    if ship.cubes:
        return fact("gh-no-bow-cargo", ship=name)
    return fact("gh-no-bow-twice", ship=name) if ship.reversed else fact("gh-no-bow-late")


class DirectionKept(Event, tag="kept"):
    """`who` did not reverse the ship (GH-9.1)."""

    says: ClassVar = "gh-kept"
    who: Seat
    ship: str


class Keep(Decision, tag="keep"):
    """D4: keep the direction (GH-9.1). `keep`"""

    kind: ClassVar = "turn"
    notation: ClassVar = "keep"

    def untimely(self, at: At[Any]) -> Fact | None:
        return why_not_turn(at)

    def play(self, at: At[SetDirection]) -> Change[State]:
        """The direction stays (GH-9.4)."""
        kept = DirectionKept(at.seat, at.board.ships[at.task.ship].id)
        return replace(at.state, agenda=at.state.agenda[1:]), (kept,)

    def offer(self, at: At[SetDirection]) -> Offer:
        ship, name = at.state.ships[at.task.ship], at.board.ships[at.task.ship].id
        return Offer(fact("gh-do-keep", ship=name, direction=terms.direction(ship.direction)))


class Turned(Event, tag="turned"):
    """`ship` reversed its direction at `node` (GH-9.1)."""

    kept: ClassVar = True
    who: Seat
    ship: str
    node: str

    def tell_course(self, direction: int) -> Fact:
        """What is told of it, with the new direction."""
        return fact("gh-turned", who=Who(self.who), ship=self.ship, direction=terms.direction(direction))


class Turn(Decision, tag="turn"):
    """D4: reverse the direction, which costs nothing (GH-9.1, GH-9.5). `turn`"""

    notation: ClassVar = "turn"

    def untimely(self, at: At[Any]) -> Fact | None:
        return why_not_turn(at)

    def play(self, at: At[SetDirection]) -> Change[State]:
        """The ship moves that way in the same turn (GH-9.2, GH-9.6)."""
        state, index = at.state, at.task.ship
        ship = state.ships[index]
        turned = replace(ship, direction=-ship.direction, reversed=True)
        after = replace(state, ships=put(state.ships, index, turned), agenda=state.agenda[1:])
        return after, (Turned(at.seat, at.board.ships[index].id, at.board.ids[ship.node]),)

    def offer(self, at: At[SetDirection]) -> Offer:
        ship, name = at.state.ships[at.task.ship], at.board.ships[at.task.ship].id
        label = fact("gh-do-turn", ship=name, direction=terms.direction(-ship.direction))
        return Offer(label, (fact("gh-effect-once"),))


class SetDirection(UnderWay, tag="bow"):
    """D4: keep the direction or reverse it (GH-9.1)."""

    decisions: ClassVar = (Keep, Turn)
    asks: ClassVar = "gh-ask-bow"

    def instead(self, at: At[SetDirection], decision: Decision) -> Fact:
        return fact("gh-no-bow-first", ship=at.board.ships[self.ship].id)
