"""Rules of Golden Horn, put together from the chapters of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from bot.core import (
    AnyRules,
    At,
    Decision,
    Event,
    Fact,
    GameRules,
    Heuristic,
    Options,
    Score,
    Seat,
    fact,
)
from bot.games.golden_horn import arrival, ending, loading, sailing, scoring, setup, turns
from bot.games.golden_horn.aids.heuristic import GoldenHornHeuristic
from bot.games.golden_horn.board import Board, Boards
from bot.games.golden_horn.commands import COMMANDS
from bot.games.golden_horn.components import Data
from bot.games.golden_horn.pirates import Raided
from bot.games.golden_horn.printed import Printed, printed
from bot.games.golden_horn.projection import show
from bot.games.golden_horn.state import Final as FinalRound
from bot.games.golden_horn.state import State, cargo
from bot.games.golden_horn.turning import SetDirection, Turned
from bot.games.golden_horn.validate import faults, load
from bot.games.golden_horn.view import View

VERSION: Final = 2
"""Version 1 asked the seat even when nothing could be done, and the seat answered `pass` (GH-11.2)."""


class GoldenHorn(GameRules[Board, State, View]):
    """The rules of Golden Horn. An object holds component data and no state of any match."""

    api = 1
    data: Data
    key = "golden_horn"
    prefix = "gh"
    seats = setup.SEATS
    options = setup.OPTIONS
    commands = COMMANDS
    state_type = State
    heuristic: Heuristic[State, Decision]
    tasks: ClassVar = (
        setup.DrawStart,
        setup.PlaceShip,
        setup.NamePorts,
        loading.Fill,
        arrival.Draw,
        turns.OpenTurn,
        turns.SkipTurn,
        sailing.ChooseShip,
        loading.LoadShip,
        SetDirection,
        sailing.SailShip,
        ending.AskEnd,
        ending.OpenWarehouses,
    )
    conserved: ClassVar = {
        "cubes": ("bag", "ports", "warehouses", cargo),
        "cards": ("pile", "discard", "hands"),
    }
    kept_events: ClassVar = (
        Raided,
        loading.Loaded,
        loading.Refilled,
        Turned,
        sailing.Sailed,
        arrival.Arrived,
        sailing.Passed,
        ending.Called,
    )

    def __init__(self, data: Data | None = None, version: int = VERSION) -> None:
        self.data = data or load()
        self.version = version
        self.earlier: tuple[AnyRules, ...] = (GoldenHorn(self.data, 1),) if version == VERSION else ()
        self._printed = printed(self.data)
        self.boards = Boards(self.data, skips=version > 1)
        self.heuristic = GoldenHornHeuristic(self.board)

    def board(self, state: State) -> Board:
        """The route and the ships of a match with these crests, one crest for each seat."""
        return self.boards[state.crests]

    def start(self, seats: int, options: Options) -> State:
        """The state before setup.

        Raises:
            BadOption: the start seat is above the number of seats.
        """
        return setup.start(self.boards[options["crests"][:seats]], options)

    next_turn = staticmethod(turns.next_turn)
    remember = staticmethod(turns.remember)
    foresee = staticmethod(turns.foresee)

    def imagine(self, state: State, seat: Seat) -> State | None:
        """See `bot.core.asking.Imagines`."""
        imagined_state = turns.imagine(state, seat)
        return None if imagined_state is None else self.advance(imagined_state)[0]

    def told(self, after: State, events: Sequence[Event], to: Seat | None) -> Fact | None:
        """The direction of a ship, and whether a port is empty, are in the state; a voyage is told with the
        arrival."""
        board = self.board(after)
        match events:
            case [sailing.Sailed() as sailed, arrival.Arrived() as arrived, *_]:
                return sailed.tell(board, to, arrived)
            case [Turned() as turned, *_]:
                return turned.tell_course(after.ships[board.ship_at[turned.ship]].direction)
            case [loading.Loaded() as loaded, *_]:
                return loaded.tell(board, to, after.final == FinalRound(loaded.who, loaded.port))
        return super().told(after, events, to)

    def not_asked(self, at: At[Board, State, Any], meant: Decision | Fact | None) -> Fact | None:
        if at.task is not None and not at.state.turns:
            return fact("gh-no-setup")
        return super().not_asked(at, meant)

    def show(self, at: At[Board, State, Any], viewer: Seat | None, to_act: tuple[Seat, ...]) -> View:
        return show(at, viewer, to_act, self._printed)

    def score(self, state: State) -> Score | None:
        return None if state.agenda else scoring.score(self.data.points, state.warehouses)

    def printed(self) -> Printed:
        return self._printed

    data_faults = staticmethod(faults)

    def with_data(self, data: Data) -> GoldenHorn:
        return GoldenHorn(data, self.version)
