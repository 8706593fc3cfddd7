"""The action TRAVEL (section 8): an official goes to a gate, or samurai move free of charge."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from bot.core import Fact, Offer, Seat, Who, fact, without
from bot.core.decisions import Decision, Event, refusal
from bot.games.edo import terms
from bot.games.edo.asking import AskNow, TurnTask
from bot.games.edo.board import Board
from bot.games.edo.forms import MERCHANT, Piece, Place, Space
from bot.games.edo.marks import Mark
from bot.games.edo.movement import move_samurai, way_group
from bot.games.edo.officials import Stop, Work
from bot.games.edo.privileges import MeetTravel
from bot.games.edo.refusals import nobody_there, other_action, unknown
from bot.games.edo.state import At, Change, done, player_of, turn_of, with_player


class GateEntered(Event):
    """An official goes to a gate and becomes a samurai (EDO-8.7)."""

    says: ClassVar[str] = "edo-log-gate"
    who: Seat
    place: terms.Place

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("gate", self.who, to=self.place),)


class Gate(Work):
    """TRAVEL [A]: the official goes to a gate (EDO-8.7, EDO-20.10). `GA2`"""

    kind: ClassVar[str] = "travel"
    notation: ClassVar[str] = "{gate}"
    gate: Place

    @staticmethod
    def options(at: At) -> tuple[Gate, ...]:
        return _gates(at.board) if turn_of(at.state).own else ()

    def refused(self, at: At) -> Fact | None:
        if wrong := unknown(at.board, self.gate) or other_action(at, "TRAVEL"):
            return wrong
        if self.gate not in at.board.gates:
            return refusal("EDO-8.7", "edo-no-gate", place=terms.place(at.board, self.gate))
        return None if turn_of(at.state).own else refusal("EDO-8.7", "edo-no-gate-own")

    def play(self, at: At) -> Change:
        """Put the official on the gate, where it becomes a samurai (EDO-8.7, EDO-14.8)."""
        player = player_of(at)
        samurai = at.board.sort((*player.samurai, self.gate))
        player = replace(player, officials=player.officials - 1, samurai=samurai)
        return with_player(at.state, at.seat, player), (GateEntered(at.seat, self.gate),)

    def offer(self, at: At) -> Offer:
        label = fact("edo-offer-gate", place=terms.place(at.board, self.gate))
        return Offer(label, (), fact("edo-group-gate"), name=self.gate)


@lru_cache(maxsize=64)
def _gates(board: Board) -> tuple[Gate, ...]:
    return tuple(map(Gate, board.gates))


class Travelled(Event):
    """A samurai moves free of charge (EDO-8.8)."""

    seat: Seat
    start: str
    end: str
    rally: str
    """ "rally": it joins a dispersal. "last": it is the last one, and the end of the dispersal tells it."""

    def tell(self, board: Board, to: Seat | None) -> Fact | None:
        if self.rally == "last":
            return None
        key = "edo-log-rally" if self.rally else "edo-log-travel"
        return fact(key, who=Who(self.seat), **terms.way(board, self.start, self.end))

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("ride", self.seat, self.start, self.end),)


class Travel(Work):
    """TRAVEL [B]: a samurai moves free of charge (EDO-8.8, EDO-20.10), the first or the second one.
    `C2-FO3`"""

    kind: ClassVar[str] = "travel"
    notation: ClassVar[str] = "{start}-{to}"
    start: Piece
    to: Space

    @staticmethod
    def options(at: At) -> list[Travel]:
        """Any samurai of the seat to any other space (EDO-8.8, EDO-14.6), even one that has just come to a
        gate (EDO-14.2)."""
        travels: list[Travel] = []
        for space in dict.fromkeys(_riders(at)):
            travels += ways_from(at.board, space)
        return travels

    def refused(self, at: At) -> Fact | None:
        if wrong := self.impossible(at):
            return wrong
        if self.start == self.to:  # EDO-8.14
            return refusal("EDO-8.14", "edo-no-way", place=terms.place(at.board, self.to))
        return None if self.start in _riders(at) else refusal("EDO-8.14", "edo-no-travel-same")

    def impossible(self, at: At) -> Fact | None:
        """What is wrong with a free move wherever it is made."""
        if other_action(at, "TRAVEL"):
            return refusal("EDO-7.8", "edo-no-walk-late")
        if self.start == MERCHANT:
            return refusal("EDO-8.9", "edo-no-travel-merchant")  # also EDO-14.3
        return unknown(at.board, self.start, self.to) or nobody_there(at, self.start)

    def play(self, at: At) -> Change:
        """Move the samurai, and offer a second one after the first (EDO-8.8, EDO-8.14)."""
        state = move_samurai(at.board, at.state, at.seat, self.start, self.to)
        if at.board.data.numbers.travellers > 1 and not isinstance(at.task, TravelOn):
            state = replace(state, agenda=(TravelOn(at.seat, self.to), *state.agenda))
        return state, (Travelled(at.seat, self.start, self.to, ""),)

    def offer(self, at: At) -> Offer:
        label = fact("edo-offer-travel", **terms.way(at.board, self.start, self.to))
        return Offer(label, (), way_group(at.board, "samurai", self.start, self.to), name=self.to)


@lru_cache(maxsize=16384)
def travel(start: str, to: str) -> Travel:
    """The decision, cached: there are few different ones, and they are needed often."""
    return Travel(start, to)


@lru_cache(maxsize=2048)
def ways_from(board: Board, space: str) -> tuple[Travel, ...]:
    """The free moves of a samurai: to every other space (EDO-8.8)."""
    return tuple(travel(space, end) for end in board.spaces if end != space)


class TravelOn(TurnTask, tag="ride"):
    """Move a second samurai (EDO-8.14). The first went to `to`."""

    decisions: ClassVar = (Travel, Stop, AskNow)
    seat: Seat
    to: str

    def needed(self, at: At) -> bool:
        return len(player_of(at).samurai) > 1

    def question(self, at: At) -> Fact:
        return fact("edo-ask-travel-on")

    def instead(self, at: At, decision: Decision) -> Fact | None:
        """The official has chosen to move samurai (EDO-8.6)."""
        wrong = super().instead(at, decision)
        if wrong is None and isinstance(decision, MeetTravel):
            return refusal("EDO-17.13", "edo-no-demand-second")
        return wrong

    def answer(self, at: At, decision: Decision) -> Change:
        return decision.play(at.on(done(at.state)))


def _riders(at: At) -> tuple[str, ...]:
    """The samurai that may move: the second one is not the one that has just moved (EDO-8.14)."""
    samurai = player_of(at).samurai
    return without(samurai, at.task.to) if isinstance(at.task, TravelOn) else samurai
