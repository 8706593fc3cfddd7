"""Rules of Silver & Gold: Pyramids, on the contract of `bot.core.rules`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.core import AnyRules, Command, Fact, Heuristic, Option, Options, Seat
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
from bot.games.pyramids.components_loading import components, restore
from bot.games.pyramids.events import Played
from bot.games.pyramids.heuristic import PyramidsHeuristic
from bot.games.pyramids.hidden import redeal
from bot.games.pyramids.moves import Award, Back, Draw, Extra, Keep, Open, Place, PyramidsMove, Reveal, Take
from bot.games.pyramids.other_components import with_components
from bot.games.pyramids.printed import Printed, printed
from bot.games.pyramids.state import State
from bot.games.pyramids.view import LastView, PyramidsView

PLAY: Final[dict[type[PyramidsMove], Callable[[State, Seat, Any], Played]]] = {
    Keep: setup.keep,
    Place: marking.place,
    Extra: marking.mark_extra,
    Back: turns.take_back,
    Take: replacing.take,
    Draw: turns.draw_card,
    Reveal: turns.reveal_shape,
    Open: turns.open_sealed,
    Award: lambda state, seat, move: awarding.give_box(state),
}
"""What each move does."""


class Pyramids:
    """The rules of Silver & Gold: Pyramids for 2 to 4 players."""

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
    heuristic: Heuristic[State, PyramidsMove] = PyramidsHeuristic()

    def start(self, seats: int, options: Options) -> State:
        return setup.start(seats)

    to_act = staticmethod(turns.to_act)
    may_change = staticmethod(turns.may_change)
    imagine = staticmethod(turns.imagine)
    moves = staticmethod(legal.moves)
    weights = staticmethod(legal.weights)

    def apply(self, state: State, seat: Seat, move: PyramidsMove) -> State:
        return PLAY[type(move)](state, seat, move)[0]

    def foresee(self, state: State, seat: Seat) -> State | None:
        # What chance draws (an opened turn, an unseen card, a refill) always matters for the next decision.
        return None

    prompt = staticmethod(prompts.prompt)
    offer = staticmethod(choices.offer)
    why_not = staticmethod(rejections.why_not)

    def view(self, state: State, seat: Seat | None) -> PyramidsView:
        return projection.view(state, seat, turns.to_act(state))

    def narrate(self, state: State, seat: Seat, move: PyramidsMove, to: Seat | None) -> Fact | None:
        _, events = PLAY[type(move)](state, seat, move)
        return next(iter(narration.narrate(events, to)), None)

    def marks(self, state: State, seat: Seat, move: PyramidsMove) -> tuple[LastView, ...]:
        before = projection.unmarked(state)
        after, _ = PLAY[type(move)](before, seat, move)
        return () if after.last == before.last else projection.marks_of(after)

    gather = staticmethod(projection.gather)
    score = staticmethod(scoring.score)
    census = staticmethod(census.count_pieces)
    redeal = staticmethod(redeal)

    def printed(self) -> Printed:
        return printed(components())

    def component_data(self) -> bytes:
        return components().stored

    def with_component_data(self, data: bytes) -> AnyRules:
        return with_components(self, restore(data))

    def data_fingerprint(self) -> str:
        return components().fingerprint
