"""Rules of Silver & Gold: Pyramids, on the contract of `bot.core.rules`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from bot.core import AnyRules, Command, Fact, Heuristic, Offer, Option, Options, Score, Seat
from bot.games.pyramids import (
    awarding,
    census,
    choices,
    legal,
    marking,
    narration,
    projection,
    prompts,
    rejections,
    replacing,
    scoring,
    setup,
    turns,
)
from bot.games.pyramids.commands import COMMANDS
from bot.games.pyramids.components import Data
from bot.games.pyramids.components_loading import restore, shipped
from bot.games.pyramids.events import Played
from bot.games.pyramids.heuristic import PyramidsHeuristic
from bot.games.pyramids.hidden import redeal
from bot.games.pyramids.moves import Award, Back, Draw, Extra, Keep, Open, Place, PyramidsMove, Reveal, Take
from bot.games.pyramids.printed import Printed, printed
from bot.games.pyramids.state import State
from bot.games.pyramids.view import LastView, PyramidsView

PLAY: Final[dict[type[PyramidsMove], Callable[[Data, State, Seat, Any], Played]]] = {
    Keep: setup.keep,
    Place: marking.place,
    Extra: marking.mark_extra,
    Back: turns.take_back,
    Take: replacing.take,
    Draw: turns.draw_card,
    Reveal: turns.reveal_shape,
    Open: turns.open_sealed,
    Award: lambda data, state, seat, move: awarding.give_box(data, state),
}
"""What each move does."""


class Pyramids:
    """The rules of Silver & Gold: Pyramids for 2 to 4 players. An object holds component data and no state of
    any match."""

    key = "pyramids"
    prefix = "py"
    version = 1
    earlier: tuple[AnyRules, ...] = ()
    sealed: frozenset[str] = frozenset({"keep", "place", "extra", "back"})
    hidden_hands = True
    hidden: frozenset[str] = frozenset({"dealt", "drafts", "kept", "pile"})
    seats = setup.SEATS
    options: tuple[Option, ...] = ()
    commands: tuple[Command, ...] = COMMANDS
    forced: frozenset[str] = frozenset()
    repeated: frozenset[str] = frozenset()
    state_type: type[State] = State
    heuristic: Heuristic[State, PyramidsMove]

    def __init__(self, data: Data | None = None) -> None:
        self.data = data or shipped()
        self.heuristic = PyramidsHeuristic(self.data)
        self._printed = printed(self.data)

    def start(self, seats: int, options: Options) -> State:
        return setup.start(self.data, seats)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return turns.to_act(self.data, state)

    may_change = staticmethod(turns.may_change)
    imagine = staticmethod(turns.imagine)

    def moves(self, state: State, seat: Seat) -> Iterable[PyramidsMove]:
        return legal.moves(self.data, state, seat)

    def weights(self, state: State, moves: Sequence[PyramidsMove]) -> Sequence[int]:
        return legal.weights(self.data, state, moves)

    def apply(self, state: State, seat: Seat, move: PyramidsMove) -> State:
        return PLAY[type(move)](self.data, state, seat, move)[0]

    def foresee(self, state: State, seat: Seat) -> State | None:
        # What chance draws (an opened turn, an unseen card, a refill) always matters for the next decision.
        return None

    def prompt(self, state: State, seat: Seat) -> Fact:
        return prompts.prompt(self.data, state, seat)

    def offer(self, state: State, seat: Seat, move: PyramidsMove) -> Offer:
        return choices.offer(self.data, state, seat, move)

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        return rejections.why_not(self.data, state, seat, text)

    def view(self, state: State, seat: Seat | None) -> PyramidsView:
        return projection.view(self.data, state, seat, turns.to_act(self.data, state))

    def narrate(self, state: State, seat: Seat, move: PyramidsMove, to: Seat | None) -> Fact | None:
        _, events = PLAY[type(move)](self.data, state, seat, move)
        return next(iter(narration.narrate(self.data, events, to)), None)

    def marks(self, state: State, seat: Seat, move: PyramidsMove) -> tuple[LastView, ...]:
        before = projection.unmarked(state)
        after, _ = PLAY[type(move)](self.data, before, seat, move)
        return () if after.last == before.last else projection.marks_of(self.data, after)

    gather = staticmethod(projection.gather)

    def score(self, state: State) -> Score | None:
        return scoring.score(self.data, state)

    def census(self, state: State) -> Mapping[str, int]:
        return census.count_pieces(self.data, state)

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        return redeal(self.data, state, seat, picks)

    def printed(self) -> Printed:
        return self._printed

    def component_data(self) -> bytes:
        return self.data.stored

    def with_component_data(self, data: bytes) -> AnyRules:
        return Pyramids(restore(data))

    def data_fingerprint(self) -> str:
        return self.data.fingerprint
