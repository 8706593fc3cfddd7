"""Rules of Edo: the chapters put together, with component data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from bot.core import AnyRules, Command, Decision, Fact, GameRules, Option, Options, Score, Seat, Task
from bot.core.asking import Moment
from bot.core.decisions import Event, marks_of
from bot.games.edo import foresight, projection, scoring, setup, stops
from bot.games.edo.aids.advice import advise
from bot.games.edo.aids.heuristic import EdoHeuristic
from bot.games.edo.board import VERSION, Board
from bot.games.edo.commands import COMMANDS
from bot.games.edo.components import Data
from bot.games.edo.dispersal import Rally
from bot.games.edo.draws import Drawing
from bot.games.edo.limits import Limit
from bot.games.edo.marks import Mark, remembered
from bot.games.edo.officials import Work
from bot.games.edo.printed import Printed, printed
from bot.games.edo.ronin import DrawLand, NameLand, PickRonin, SendRonin
from bot.games.edo.rounds import BeginRound, EndRound, Planning
from bot.games.edo.setup import Draft, DrawStart
from bot.games.edo.state import At, State, owned, ronin
from bot.games.edo.trading import TradeOn
from bot.games.edo.travelling import TravelOn
from bot.games.edo.turns import EndTurn, Execute, LastMoment, Moving, Reveal
from bot.games.edo.validate import faults, load
from bot.games.edo.view import EdoView
from bot.games.edo.wages import Income, Wages

SETUP: Final[tuple[type[Task], ...]] = (DrawStart, Drawing, Draft)
RONIN: Final[tuple[type[Task], ...]] = (PickRonin, DrawLand, NameLand, SendRonin)
TURN: Final[tuple[type[Task], ...]] = (Reveal, Moving, Execute, TravelOn, Rally, TradeOn, LastMoment, EndTurn)
END: Final[tuple[type[Task], ...]] = (Wages, Income, Limit, EndRound, BeginRound)


class Edo(GameRules[Board, State, EdoView]):
    """The rules of Edo. An object holds component data and no state of any match."""

    api = 1
    data: Data
    key = "edo"
    prefix = "edo"
    seats: range = setup.SEATS
    options: tuple[Option, ...] = setup.OPTIONS
    commands: tuple[Command, ...] = COMMANDS
    state_type: type[State] = State
    tasks: ClassVar = (*SETUP, *RONIN, Planning, *TURN, *END)
    conserved: ClassVar = {
        "owned": (owned,),
        "neutral": ("neutral", "players.neutral"),
        "merchant cards": ("merchants", "stack"),
        "cards": ("display", "deck", "players.cards"),
        "demands": ("demands", "next_demand", "demand_stack", "met"),
        "privileges": ("privilege_row", "next_privilege", "privilege_stack", "used", "players.privileges"),
        "ronin": (ronin,),
        "ronin markers": ("markers", "players.markers"),
    }

    def __init__(self, data: Data | None = None, version: int = VERSION) -> None:
        self.data = data or load()
        self.version = version
        former = range(version - 1, 0, -1) if version == VERSION else ()
        self.earlier: tuple[AnyRules, ...] = tuple(Edo(self.data, number) for number in former)
        self._printed = printed(self.data)
        self._boards: Final = {
            (seats, ronin): Board(self.data, seats, ronin, version)
            for seats in self.seats
            for ronin in (False, True)
        }
        self.heuristic = EdoHeuristic(self.board)

    def side(self, seats: int, ronin: bool) -> Board:
        """The board for a number of players, with or without Ronin."""
        return self._boards[seats, ronin]

    def board(self, state: State) -> Board:
        return self._boards[state.seats, state.ronin]

    def start(self, seats: int, options: Options) -> State:
        return setup.start(self.side(seats, options["ronin"] == "on"), seats, options)

    def remember(self, state: State, events: tuple[Event, ...]) -> State:
        """States keep the marks since the last reveal, or since the income."""
        return replace(state, last=(*state.last, *remembered(marks_of(events))))

    def foresee(self, state: State, seat: Seat) -> State | None:
        return foresight.foresee(self, state, seat)

    def imagine(self, state: State, seat: Seat) -> State | None:
        return foresight.imagine(self, state, seat)

    def moments(self, state: State, seat: Seat) -> tuple[Moment, ...]:
        return stops.moments(state, seat) if self.board(state).asks_all else ()

    def spared(self, state: State, seat: Seat) -> tuple[str, Decision] | None:
        at = self.position(state)
        return stops.spared(at) if at.seat == seat and at.board.asks_all else None

    advise = staticmethod(advise)

    def not_asked(self, at: At, meant: Decision | Fact | None) -> Fact | None:
        """An official who can do nothing is told the reason of this, too."""
        if isinstance(at.task, Execute) and at.seat == at.task.seat and isinstance(meant, Work):
            return meant.refused(at)
        return super().not_asked(at, meant)

    def show(self, at: At, viewer: Seat | None, to_act: tuple[Seat, ...]) -> EdoView:
        return projection.view(at, viewer, to_act, self._printed)

    def marks(self, state: State, seat: Seat, move: Any) -> tuple[Mark, ...]:
        return projection.marks_of(self.data, super().marks(state, seat, move))

    def gather(self, marks: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(marks)

    def score(self, state: State) -> Score | None:
        return scoring.score(self.board(state), state)

    def printed(self) -> Printed:
        return self._printed

    data_faults = staticmethod(faults)

    def with_data(self, data: Data) -> Edo:
        return Edo(data, self.version)

    def data_fingerprint(self) -> str:
        return self.data.fingerprint
