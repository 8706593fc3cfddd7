"""Rules of Edo: which seats must act, which moves are legal, and the state after each move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.core import AnyRules, Command, Fact, Heuristic, Offer, Option, Options, Score, Seat
from bot.core.components import restored, stored
from bot.games.edo import (
    choices,
    hidden,
    legal,
    narration,
    planning,
    projection,
    prompts,
    rejections,
    scoring,
    setup,
    turns,
)
from bot.games.edo.board import VERSION, Board
from bot.games.edo.census import count_pieces
from bot.games.edo.commands import COMMANDS
from bot.games.edo.components import Data
from bot.games.edo.components_loading import shipped
from bot.games.edo.heuristic import EdoHeuristic
from bot.games.edo.moves import Move
from bot.games.edo.printed import Printed, printed
from bot.games.edo.state import State
from bot.games.edo.validate import faults
from bot.games.edo.view import EdoView, EventView


class Edo:
    """The rules of Edo. An object holds component data and no state of any match."""

    key = "edo"
    prefix = "edo"
    version: int
    sealed: frozenset[str] = frozenset({"act", "crew", "ask", "back"})
    hidden_hands = False
    hidden: frozenset[str] = frozenset({"plans", "asking", "turned"})
    seats: range = setup.SEATS
    options: tuple[Option, ...] = setup.OPTIONS
    commands: tuple[Command, ...] = COMMANDS
    forced: frozenset[str] = frozenset()
    repeated: frozenset[str] = frozenset()
    passing: frozenset[str] = frozenset({"pass"})
    state_type: type[State] = State
    heuristic: Heuristic[State, Move]

    def __init__(self, data: Data | None = None, version: int = VERSION) -> None:
        self.data = data or shipped()
        self.version = version
        former = range(version - 1, 0, -1) if version == VERSION else ()
        self.earlier: tuple[AnyRules, ...] = tuple(Edo(self.data, one) for one in former)
        self._printed = printed(self.data)
        self._boards: Final = {
            (seats, ronin): Board(self.data, seats, ronin, version)
            for seats in self.seats
            for ronin in (False, True)
        }
        self.heuristic = EdoHeuristic(self)

    def board(self, seats: int, ronin: bool) -> Board:
        """The board for a number of players, with or without Ronin."""
        return self._boards[seats, ronin]

    def start(self, seats: int, options: Options) -> State:
        return setup.start(self.board(seats, options["ronin"] == "on"), seats, options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return turns.to_act(self._boards[state.seats, state.ronin], state)

    def may_change(self, state: State) -> tuple[Seat, ...]:
        return planning.ready(state)

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        return legal.moves(self._boards[state.seats, state.ronin], state, seat)

    def weights(self, state: State, moves: Sequence[Move]) -> Sequence[int]:
        return legal.weights(self._boards[state.seats, state.ronin], state, moves)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        return turns.apply(self._boards[state.seats, state.ronin], state, seat, move)

    def foresee(self, state: State, seat: Seat) -> State | None:
        return turns.foresee(self._boards[state.seats, state.ronin], state, seat)

    def imagine(self, state: State, seat: Seat) -> State | None:
        return turns.imagine(self._boards[state.seats, state.ronin], state, seat)

    def prompt(self, state: State, seat: Seat) -> Fact:
        return prompts.prompt(self._boards[state.seats, state.ronin], state, seat)

    def offer(self, state: State, seat: Seat, move: Move) -> Offer:
        return choices.offer(self._boards[state.seats, state.ronin], state, seat, move)

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        wanted = text.strip().casefold()
        if any(str(move).casefold() == wanted for move in self.moves(state, seat)):
            return None
        return rejections.why_not(
            self._boards[state.seats, state.ronin], state, seat, text, self.to_act(state)
        )

    def view(self, state: State, seat: Seat | None) -> EdoView:
        return projection.view(
            self._boards[state.seats, state.ronin], state, seat, self.to_act(state), self._printed
        )

    def narrate(self, state: State, seat: Seat, move: Move, to: Seat | None) -> Fact | None:
        return narration.narrate_move(self._boards[state.seats, state.ronin], state, seat, move, to)

    def marks(self, state: State, seat: Seat, move: Move) -> tuple[EventView, ...]:
        board = self._boards[state.seats, state.ronin]
        return projection.marks_of(board, turns.apply(board, replace(state, last=()), seat, move))

    def gather(self, marks: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(marks)

    def score(self, state: State) -> Score | None:
        return scoring.score(self._boards[state.seats, state.ronin], state)

    def census(self, state: State) -> Mapping[str, int]:
        return count_pieces(self.data, state)

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        return hidden.redeal(self._boards[state.seats, state.ronin], state, seat, picks)

    def printed(self) -> Printed:
        return self._printed

    def component_data(self) -> bytes:
        return stored(self.data)

    def with_component_data(self, data: bytes) -> AnyRules:
        return Edo(restored(data, Data, faults), self.version)

    def data_fingerprint(self) -> str:
        return self.data.fingerprint


def _conforms(rules: Edo) -> Any:
    """Lets the type checker verify that the class implements the contract."""
    from bot.core import Rules

    checked: Rules[State, Move, EdoView] = rules
    return checked
