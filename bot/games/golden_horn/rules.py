"""Rules of Golden Horn: which seats must act, which moves are legal, and the state after each move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.core import AnyRules, Command, Fact, Heuristic, Offer, Option, Options, Score, Seat
from bot.core.components import restored, stored
from bot.games.golden_horn import (
    arrival,
    census,
    choices,
    legal,
    loading,
    narration,
    pirates,
    projection,
    prompts,
    rejections,
    sailing,
    scoring,
    setup,
    turns,
)
from bot.games.golden_horn.board import Board, Boards
from bot.games.golden_horn.commands import COMMANDS
from bot.games.golden_horn.components import Data
from bot.games.golden_horn.components_loading import load
from bot.games.golden_horn.events import Event, as_seen
from bot.games.golden_horn.heuristic import GoldenHornHeuristic
from bot.games.golden_horn.hidden import redeal
from bot.games.golden_horn.moves import (
    Back,
    Call,
    Card,
    Choose,
    Cube,
    Decline,
    Keep,
    Load,
    Move,
    Pass,
    Ports,
    Raid,
    Reveal,
    Sail,
    Skip,
    StartPlayer,
    StartPort,
    Turn,
)
from bot.games.golden_horn.printed import Printed, printed
from bot.games.golden_horn.state import Played, State, gathered, remember
from bot.games.golden_horn.turns import settle
from bot.games.golden_horn.validate import faults
from bot.games.golden_horn.view import View

VERSION: Final = 2
"""Version 1 asked the seat even when nothing could be done, and the seat answered `pass` (GH-11.2)."""


PLAY: Final[dict[type[Move], Callable[[Board, State, Seat, Any], Played]]] = {
    StartPlayer: setup.draw_start_player,
    StartPort: setup.place_ship,
    Ports: setup.seal_ports,
    Back: setup.take_back_ports,
    Cube: loading.draw_cube,
    Card: arrival.draw_card,
    Raid: pirates.attack,
    Choose: sailing.choose_ship,
    Pass: turns.pass_turn,
    Load: loading.load,
    Keep: sailing.keep_direction,
    Turn: sailing.turn_round,
    Sail: sailing.sail,
    Call: turns.call_end,
    Decline: turns.decline_end,
    Skip: turns.skip_turn,
    Reveal: turns.open_warehouses,
}
"""What each move does."""


class GoldenHorn:
    """The rules of Golden Horn. An object holds component data and no state of any match."""

    key = "golden_horn"
    prefix = "gh"
    version: int
    sealed: frozenset[str] = frozenset({"ports", "back"})
    hidden_hands = True
    hidden: frozenset[str] = frozenset({"hands", "pile", "sealed"})
    seats: range = setup.SEATS
    options: tuple[Option, ...] = setup.OPTIONS
    commands: tuple[Command, ...] = COMMANDS
    forced: frozenset[str] = frozenset()
    repeated: frozenset[str] = frozenset()
    passing: frozenset[str] = frozenset({"no", "pass"})
    state_type: type[State] = State
    heuristic: Heuristic[State, Move]

    def __init__(self, data: Data | None = None, version: int = VERSION) -> None:
        self.data = data or load()
        self.version = version
        self.earlier: tuple[AnyRules, ...] = (GoldenHorn(self.data, 1),) if version == VERSION else ()
        self._printed = printed(self.data)
        self._boards = Boards(self.data, skips=version > 1)
        self.heuristic = GoldenHornHeuristic(self)

    def board(self, crests: str) -> Board:
        """The route and the ships of a match with these crests, one crest for each seat."""
        return self._boards[crests]

    def start(self, seats: int, options: Options) -> State:
        """The state before setup.

        Raises:
            BadOption: the start seat is above the number of seats.
        """
        return setup.start(self.board(options["crests"][:seats]), options)

    to_act = staticmethod(turns.to_act)
    may_change = staticmethod(setup.may_change)
    weights = staticmethod(legal.weights)
    foresee = staticmethod(turns.foresee)
    census = staticmethod(census.count_pieces)
    redeal = staticmethod(redeal)

    def imagine(self, state: State, seat: Seat) -> State | None:
        return turns.imagine(self._boards[state.crests], state, seat)

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        return legal.moves(self._boards[state.crests], state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        board = self._boards[state.crests]
        after = remember(*PLAY[type(move)](board, state, seat, move))
        return after if type(move) is Reveal else settle(board, after)

    def prompt(self, state: State, seat: Seat) -> Fact:
        return prompts.prompt(self._boards[state.crests], state, seat)

    def offer(self, state: State, seat: Seat, move: Move) -> Offer:
        return choices.offer(self._boards[state.crests], state, seat, move)

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        return rejections.why_not(self._boards[state.crests], state, seat, text)

    def view(self, state: State, seat: Seat | None) -> View:
        return projection.show(self._boards[state.crests], state, seat, self.to_act(state), self._printed)

    def narrate(self, state: State, seat: Seat, move: Move, to: Seat | None) -> Fact | None:
        board = self._boards[state.crests]
        after, events = PLAY[type(move)](board, state, seat, move)
        return next(iter(narration.narrate(board, after, events, to)), None)

    def marks(self, state: State, seat: Seat, move: Move) -> tuple[Event, ...]:
        if type(move) is Card:  # without its colour; the arrival before it counts it
            _, events = PLAY[Card](self._boards[state.crests], state, seat, move)
            return tuple(as_seen(event, None) for event in events if state.turns)
        return self.apply(replace(state, last=(), noted=state.turns), seat, move).last

    def gather(self, marks: Sequence[Any]) -> tuple[Any, ...]:
        return gathered(marks)

    def score(self, state: State) -> Score | None:
        return None if state.agenda else scoring.score(self.data.points, state.warehouses)

    def printed(self) -> Printed:
        return self._printed

    def component_data(self) -> bytes:
        return stored(self.data)

    def with_component_data(self, data: bytes) -> AnyRules:
        return GoldenHorn(restored(data, Data, faults), self.version)

    def data_fingerprint(self) -> str:
        return self.data.fingerprint()


def _conforms(rules: GoldenHorn) -> Any:
    """Lets the type checker verify that the class implements the contract."""
    from bot.core import Rules

    checked: Rules[State, Move, View] = rules
    return checked
