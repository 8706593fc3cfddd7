"""Rules of Silver & Gold: Pyramids. Each chapter of the rulebook has a file, with its tasks, decisions and
events."""

from __future__ import annotations

from typing import ClassVar, Final

from bot.core import AnyRules, Decision, Fact, GameRules, Options, Score, Seat, Task, Who, fact
from bot.games.pyramids import projection, scoring, setup
from bot.games.pyramids.aids.heuristic import PyramidsHeuristic
from bot.games.pyramids.awarding import GiveBoxes, boxes
from bot.games.pyramids.commands import COMMANDS
from bot.games.pyramids.components import Data
from bot.games.pyramids.components_loading import restore, shipped
from bot.games.pyramids.printed import Printed, printed
from bot.games.pyramids.replacing import DrawUnseen, PickCard, Refill, Take, picked_now
from bot.games.pyramids.sealing import Submitting
from bot.games.pyramids.setup import Deal, KeepCards, OpenChoices, Stock
from bot.games.pyramids.state import At, Last, Phase, State, held_cards, unmarked
from bot.games.pyramids.turns import MarkCells, OpenTurn, RevealShape, face_down
from bot.games.pyramids.view import PyramidsView

TASKS: Final[dict[Phase, Task]] = {
    "deal": Deal(),
    "keep": KeepCards(),
    "kept": OpenChoices(),
    "stock": Stock(),
    "reveal": RevealShape(),
    "mark": MarkCells(),
    "marked": OpenTurn(),
    "pick": PickCard(),
    "unseen": DrawUnseen(),
    "refill": Refill(),
    "award": GiveBoxes(),
}
"""The task of each phase: what is decided or drawn. Everything else happens as a part of these (PY-11.11)."""


class Pyramids(GameRules[Data, State, PyramidsView]):
    """The rules of Silver & Gold: Pyramids for 2 to 4 players. An object holds component data and no state of
    any match."""

    api = 1
    data: Data
    key = "pyramids"
    prefix = "py"
    seats = setup.SEATS
    commands = COMMANDS
    state_type = State
    tasks: ClassVar = tuple(type(task) for task in TASKS.values())
    conserved: ClassVar = {
        "cards": ("pile", "display", "dealt", held_cards),
        "expedition cards": ("used", face_down),
        "boxes": (boxes,),
    }

    def __init__(self, data: Data | None = None) -> None:
        self.data = data or shipped()
        self.heuristic = PyramidsHeuristic(self.data)
        self._printed = printed(self.data)

    def start(self, seats: int, options: Options) -> State:
        return setup.start(self.data, seats)

    def board(self, state: State) -> Data:
        return self.data

    def task(self, state: State) -> Task | None:
        return TASKS.get(state.phase)

    imagine = staticmethod(picked_now)

    def prompt(self, state: State, seat: Seat) -> Fact:
        return super().prompt(state, seat) if seat in self.to_act(state) else fact("py-ask-wait")

    def not_asked(self, at: At, meant: Decision | Fact | None) -> Fact | None:
        if at.task is None:
            return fact("py-no-over")
        if meant is None:
            return None
        if at.state.phase == "pick" and isinstance(meant, Take):
            return fact("py-no-not-your-pick", who=Who(at.state.picks[0]))
        return self.not_now(at)

    def not_now(self, at: At) -> Fact:
        return at.task.not_now(at) if isinstance(at.task, Submitting) else fact("py-no-late")

    def show(self, at: At, viewer: Seat | None, to_act: tuple[Seat, ...]) -> PyramidsView:
        return projection.view(at, viewer, to_act)

    def marks(self, state: State, seat: Seat, move: Decision) -> tuple[Last, ...]:
        before = unmarked(state)
        after = self.apply(before, seat, move)
        return () if after.last is None or after.last == before.last else (after.last,)

    def score(self, state: State) -> Score | None:
        return scoring.score(self.data, state)

    def printed(self) -> Printed:
        return self._printed

    def component_data(self) -> bytes:
        return self.data.stored

    def with_component_data(self, data: bytes) -> AnyRules:
        return Pyramids(restore(data))

    def data_fingerprint(self) -> str:
        return self.data.fingerprint
