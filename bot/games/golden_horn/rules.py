"""Rules of Golden Horn: which seats must act, which moves are legal, and the state after each move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.core import AnyRules, Command, Fact, Heuristic, Offer, Option, Options, Score, Seat
from bot.games.golden_horn import (
    census,
    choices,
    hidden,
    legal,
    narration,
    projection,
    prompts,
    raids,
    rejections,
    sailing,
    scoring,
    setup,
    turns,
)
from bot.games.golden_horn.board import Chart
from bot.games.golden_horn.commands import COMMANDS
from bot.games.golden_horn.components import Data
from bot.games.golden_horn.components_loading import load
from bot.games.golden_horn.moves import (
    Back,
    Call,
    Card,
    Choose,
    Cube,
    Decline,
    Keep,
    Lies,
    Load,
    Move,
    Pass,
    Ports,
    Raid,
    Reveal,
    Sail,
    Skip,
    Starts,
    Turn,
)
from bot.games.golden_horn.printed import Printed, printed
from bot.games.golden_horn.state import State
from bot.games.golden_horn.view import View

VERSION: Final = 2
"""Version 1 asked the seat even when nothing could be done, and the seat answered `pass` (GH-11.2)."""


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
    state_type: type[State] = State
    heuristic: Heuristic[State, Move] | None = None

    def __init__(self, data: Data | None = None, version: int = VERSION) -> None:
        self.data = data or load()
        self.version = version
        self.earlier: tuple[AnyRules, ...] = (GoldenHorn(self.data, 1),) if version == VERSION else ()
        self._printed = printed(self.data)
        self._charts: dict[str, Chart] = {}

    def chart(self, crests: str) -> Chart:
        """The route and the ships of a match with these crests, one crest for each seat."""
        if crests not in self._charts:
            self._charts[crests] = Chart(self.data, len(crests), crests, skips=self.version > 1)
        return self._charts[crests]

    def start(self, seats: int, options: Options) -> State:
        """The state before setup.

        Raises:
            BadOption: the start seat is above the number of seats.
        """
        return setup.start(self.chart(options["crests"][:seats]), options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return turns.to_act(state)

    def may_change(self, state: State) -> tuple[Seat, ...]:
        return setup.may_change(state)

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        return legal.moves(self.chart(state.crests), state, seat)

    def weight(self, state: State, move: Move) -> int:
        return legal.weight(state, move)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        if isinstance(move, Reveal):
            return turns.opened(state)
        chart = self.chart(state.crests)
        return turns.settle(chart, _applied(chart, state, seat, move))

    def foresee(self, state: State, seat: Seat) -> State | None:
        return turns.foresee(state, seat)

    def prompt(self, state: State, seat: Seat) -> Fact:
        return prompts.prompt(self.chart(state.crests), state, seat)

    def offer(self, state: State, seat: Seat, move: Move) -> Offer:
        return choices.offer(self.chart(state.crests), state, seat, move)

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        return rejections.why_not(self.chart(state.crests), state, seat, text)

    def view(self, state: State, seat: Seat | None) -> View:
        return projection.show(self.chart(state.crests), state, seat, self.to_act(state), self._printed)

    def tell(self, state: State, seat: Seat, move: Move, to: Seat | None) -> Fact | None:
        return narration.tell(self.chart(state.crests), state, seat, move, to)

    def score(self, state: State) -> Score | None:
        return None if state.agenda else scoring.score(self.data.points, state.warehouses)

    def census(self, state: State) -> Mapping[str, int]:
        return census.count_pieces(state)

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        return hidden.redeal(state, seat, picks)

    def printed(self) -> Printed:
        return self._printed

    def data_fingerprint(self) -> str:
        return self.data.fingerprint()


def _applied(chart: Chart, state: State, seat: Seat, move: Move) -> State:
    match move:
        case Card():
            return turns.drawn(state, move)
        case Cube():
            return setup.filled(state, move)
        case Choose(ship):
            return sailing.chosen(chart, state, chart.ship_at[ship])
        case Sail():
            return sailing.sailed(chart, state, move)
        case Load():
            return sailing.loaded(chart, state, move)
        case Raid():
            return raids.raided(chart, state, seat, move)
        case Keep() | Turn():
            return sailing.steered(chart, state, move)
        case Call() | Decline():
            return turns.answered(state, move)
        case Pass():
            return turns.passed(state)
        case Skip():
            return turns.skipped(state)
        case Starts():
            return setup.drawn_start(chart, state, move)
        case Lies():
            return setup.placed(chart, state, move)
        case Ports() | Back():
            return setup.named(chart, state, seat, move)
    raise ValueError(f"{move} is no move of this game")


def _conforms(rules: GoldenHorn) -> Any:
    """Lets the type checker verify that the class implements the contract."""
    from bot.core import Rules

    checked: Rules[State, Move, View] = rules
    return checked
