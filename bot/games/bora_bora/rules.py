"""Rules of Bora Bora: which seats must act, which moves are legal, and the state after each move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.core import CHANCE, AnyRules, Command, Fact, Heuristic, Offer, Option, Options, Score, Seat
from bot.core.components import restored, stored
from bot.games.bora_bora import (
    choices,
    dealing,
    hidden,
    projection,
    prompts,
    rejections,
    scoring,
    setup,
    turns,
)
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.census import census
from bot.games.bora_bora.commands import COMMANDS
from bot.games.bora_bora.components import Data
from bot.games.bora_bora.components_loading import load
from bot.games.bora_bora.decisions import EFFECTS, MOVES
from bot.games.bora_bora.heuristic import BoraBoraHeuristic
from bot.games.bora_bora.moves import FORCED, Move
from bot.games.bora_bora.narration import narrate
from bot.games.bora_bora.printed import Printed, printed
from bot.games.bora_bora.state import CHANCE_TASKS, Deal, FireSecond, State
from bot.games.bora_bora.turns import settle
from bot.games.bora_bora.validate import faults
from bot.games.bora_bora.view import View

VERSION: Final = 2
"""In version 1 the rules chose the cards that are shown for a task."""


class BoraBora:
    """The rules of Bora Bora. An object holds component data and no state of any match."""

    key = "bora_bora"
    prefix = "bb"
    version: int
    sealed: frozenset[str] = frozenset()  # no decisions at the same time (BB-14.3)
    hidden_hands = True
    hidden: frozenset[str] = frozenset({"deck", "players.hand"})
    seats = range(2, 5)
    options: tuple[Option, ...] = ()
    commands: tuple[Command, ...] = COMMANDS
    state_type: type[State] = State
    heuristic: Heuristic[State, Move]
    forced: frozenset[str] = FORCED
    repeated: frozenset[str] = frozenset({"trade", "carry"})
    passing: frozenset[str] = frozenset({"end"})

    def __init__(self, data: Data | None = None, version: int = VERSION) -> None:
        self.data = data or load()
        self.version = version
        self.earlier: tuple[AnyRules, ...] = (BoraBora(self.data, 1),) if version == VERSION else ()
        self.board = Board(self.data, cards_named=version > 1)
        self._printed = printed(self.data)
        self.heuristic = BoraBoraHeuristic(self.board)

    def start(self, seats: int, options: Options) -> State:
        return setup.start(self.board, seats)

    to_act = staticmethod(turns.to_act)

    imagine = staticmethod(turns.imagine)

    def ahead(self, state: State, seat: Seat) -> State | None:
        return turns.ahead(self.board, state, seat)

    def may_change(self, state: State) -> tuple[Seat, ...]:
        return ()

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        if not state.agenda:
            return ()
        head = state.agenda[0]
        kind = type(head)
        if seat != (CHANCE if kind in CHANCE_TASKS else state.turn):
            return ()
        return MOVES[kind](self.board, state, head)

    def weights(self, state: State, moves: Sequence[Any]) -> Sequence[int]:
        return dealing.weights(state, moves)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        head = state.agenda[0]
        after, _ = EFFECTS[type(head)](self.board, state, head, move)
        return settle(self.board, after)

    def foresee(self, state: State, seat: Seat) -> State | None:
        """The state in which a preview continues before a card is drawn.

        The card does not change the second half of a fire bonus (BB-7.42).
        """
        if seat != state.turn or len(state.agenda) < 2:
            return None
        head, after = state.agenda[:2]
        if isinstance(head, Deal) and isinstance(after, FireSecond):
            return replace(state, agenda=state.agenda[1:])
        return None

    def prompt(self, state: State, seat: Seat) -> Fact:
        return prompts.prompt(self.board, state, seat)

    def offer(self, state: State, seat: Seat, move: Move) -> Offer:
        return choices.offer(self.board, state, seat, move)

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        wanted = text.strip().casefold()
        if any(str(move).casefold() == wanted for move in self.moves(state, seat)):
            return None
        return rejections.why_not(self.board, state, seat, text)

    def view(self, state: State, seat: Seat | None) -> View:
        return projection.project(self.board, state, seat, self.to_act(state), self._printed)

    def narrate(self, state: State, seat: Seat, move: Move, to: Seat | None) -> Fact | None:
        head = state.agenda[0]
        _, event = EFFECTS[type(head)](self.board, state, head, move)
        return None if event is None else narrate(self.board, event, to)

    def marks(self, state: State, seat: Seat, move: Move) -> tuple[Any, ...]:
        return self.apply(replace(state, last=(), noted=state.turns), seat, move).last

    def gather(self, marks: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(marks)

    def score(self, state: State) -> Score | None:
        return scoring.score(state)

    def census(self, state: State) -> Mapping[str, int]:
        return census(state)

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        return hidden.redeal(state, seat, picks)

    def printed(self) -> Printed:
        return self._printed

    def component_data(self) -> bytes:
        return stored(self.data)

    def with_component_data(self, data: bytes) -> AnyRules:
        return BoraBora(restored(data, Data, faults), self.version)

    def data_fingerprint(self) -> str:
        return self.data.fingerprint()


def _conforms(rules: BoraBora) -> Any:
    """Lets the type checker verify that the class implements the contract."""
    from bot.core import Rules

    checked: Rules[State, Move, View] = rules
    return checked
