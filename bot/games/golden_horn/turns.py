"""The sequence of turns (section 4), and what is skipped because nothing can be done (section 11)."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from bot.core import Change, Decision, Event, Fact, Seat, Task, fact, refusal
from bot.core.decisions import every
from bot.games.golden_horn.arrival import Draw
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.ending import ASK_END, AskEnd, OpenWarehouses, has_turn_left, last_seat, may_call
from bot.games.golden_horn.loading import Fill, movable, movable_fleet
from bot.games.golden_horn.pirates import Raid, attack_in_sight
from bot.games.golden_horn.sailing import Choose, Passed, SailShip, end_movement
from bot.games.golden_horn.state import At, State, UnderWay


class Pass(Decision, tag="pass"):
    """End the movement: the seat has no ship that can move, and does not attack (GH-6.17). `pass`"""

    notation: ClassVar = "pass"
    passing: ClassVar = True
    label: ClassVar = "gh-do-pass"

    def refused(self, at: At[Any]) -> Fact | None:
        """Moving is mandatory while a ship can move (GH-4.2, GH-6.17)."""
        ships = movable_fleet(at.board, at.state, at.seat)
        return refusal("GH-4.2", "gh-no-pass", ship=at.board.ships[ships[0]].id) if ships else None

    def untimely(self, at: At[Any]) -> Fact | None:
        if isinstance(at.task, UnderWay):
            return refusal("GH-4.2", "gh-no-pass", ship=at.board.ships[at.task.ship].id)
        if isinstance(at.task, AskEnd):
            return fact("gh-no-write", text="no")
        return self.refused(at) if at.state.turns else None

    def play(self, at: At[OpenTurn]) -> Change[State]:
        return end_movement(at.state)


class OpenTurn(Task, tag="open"):
    """D1 and D2: attack, or choose the ship to move. Choosing a ship declines the attack (GH-4.2,
    GH-12.6)."""

    decisions: ClassVar = (Raid, Choose, Pass)

    def options(self, at: At[OpenTurn]) -> list[Decision]:
        """Passing is possible if no ship can move (GH-6.17)."""
        return [*Raid.options(at), *(Choose.options(at) or every(Pass))]

    def question(self, at: At[OpenTurn]) -> Fact:
        """It depends on public information alone (GH-12.6)."""
        board, state = at.board, at.state
        if not movable_fleet(board, state, state.turn):
            return fact("gh-ask-pass")
        return fact("gh-ask-turn" if attack_in_sight(board, state, state.turn) else "gh-ask-move")

    def asked_alone(self, at: At[OpenTurn]) -> Fact | None:
        """The private question to a seat whose hand rules out what the public question leaves open."""
        asked = self.question(at)
        return fact("gh-ask-move") if asked.key == "gh-ask-turn" and not Raid.options(at) else None

    def instead(self, at: At[OpenTurn], decision: Decision) -> Fact:
        return fact("gh-no-choose-first")

    def by_itself(self, at: At[OpenTurn]) -> Change[State] | None:
        """A turn in which nothing can be done is skipped (GH-11.2); version 1 asked."""
        if not at.board.skips or may_do(at.board, at.state, at.seat):
            return None
        return replace(at.state, agenda=(SkipTurn(),)), ()


OPEN_TURN: tuple[Task, ...] = (OpenTurn(),)


def may_do(board: Board, state: State, seat: Seat) -> bool:
    """Whether the seat can do something in its turn, judged by public information alone (GH-11.2,
    GH-11.3)."""
    for ship in board.fleets[seat]:
        if movable(board, state, ship):
            return True
    return attack_in_sight(board, state, seat)


class TurnSkipped(Event, tag="skipped"):
    """`who` could do nothing in this turn (GH-11.2)."""

    kept: ClassVar = True
    says: ClassVar = "gh-passed"
    who: Seat

    def mark(self) -> tuple[Passed, ...]:
        return (Passed(self.who),)

    def join(self, marks: tuple[Any, ...]) -> tuple[Any, ...]:
        return (*marks, Passed(self.who))


class Skip(Decision, tag="skip"):
    """Chance: skip a turn in which nothing can be done (GH-11.2). Nothing is drawn, but the move is narrated
    to everybody. `=skip`"""

    notation: ClassVar = "=skip"

    def play(self, at: At[SkipTurn]) -> Change[State]:
        return replace(at.state, agenda=ASK_END), (TurnSkipped(at.state.turn),)


class SkipTurn(Task, tag="skip"):
    """Public information shows that the seat can neither attack nor move, so chance ends its turn (GH-11.2,
    GH-6.17)."""

    chance: ClassVar = True
    decisions: ClassVar = (Skip,)


def next_turn(at: At[Any]) -> Change[State]:
    """The next seat's turn begins (GH-4.1), or the match is over (GH-10.6, GH-10.7)."""
    state = at.state
    if not state.turns:
        assert state.start is not None
        return replace(state, turn=state.start, turns=1, agenda=OPEN_TURN), ()
    if state.final and state.turn == last_seat(state):
        return replace(state, agenda=(OpenWarehouses(),)), ()
    turn = (state.turn + 1) % at.board.seats
    return replace(state, turn=turn, turns=state.turns + 1, agenda=OPEN_TURN), ()


def remember(state: State, events: tuple[Event, ...]) -> State:
    """Keep the marks of a turn. The first mark replaces those of the turn before, which stay only when a turn
    is skipped."""
    if not state.turns:
        return state
    skipped = type(events[0]) is TurnSkipped
    before = state.last if skipped or state.noted == state.turns else ()
    last = before
    for event in events:
        if event.kept:
            last = event.join(last)
    if last is before:
        return state
    return replace(state, last=last, noted=state.noted if skipped else state.turns)


def foresee(state: State, seat: Seat) -> State | None:
    """The state in which a preview continues before the cubes or cards are drawn.

    The cubes of a refill and the cards of an arrival do not change what the seat may do next (GH-11.1,
    GH-10.3).
    """
    if seat != state.turn or len(state.agenda) < 2:
        return None
    head, after = state.agenda[:2]
    if isinstance(head, Fill) and isinstance(after, SailShip):
        return replace(state, agenda=state.agenda[1:])
    if isinstance(head, Draw) and isinstance(after, AskEnd) and may_call(state, seat):
        return replace(state, agenda=state.agenda[1:])
    return None


def imagine(state: State, seat: Seat) -> State | None:
    """The start of the seat's next turn with everything else as it is, for plans; None if the seat has no
    turn any more."""
    if state.turn < 0 or not state.agenda or type(state.agenda[0]) is OpenWarehouses:
        return None
    if state.final is not None and not has_turn_left(state, seat):
        return None
    return replace(state, turn=seat, turns=state.turns + 1, agenda=OPEN_TURN)
