"""The legal moves of a seat, and the outcomes of chance with their weights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Final

from bot.core import CHANCE, Seat
from bot.games.pyramids.components import CARDS, Data
from bot.games.pyramids.marking import extra_moves, place_moves
from bot.games.pyramids.moves import Award, Back, Draw, Keep, Open, PyramidsMove, Reveal, Take
from bot.games.pyramids.state import Phase, State
from bot.games.pyramids.turns import picks_by_itself

BACK: Final = (Back(),)
OPEN: Final = (Open(),)
_draw: Final = tuple(Draw(serial) for serial in range(CARDS + 1)).__getitem__


def moves(data: Data, state: State, seat: Seat) -> Iterable[PyramidsMove]:
    """All legal moves of the seat, or all outcomes of chance."""
    if seat == CHANCE:
        outcomes = OUTCOMES.get(state.phase)
        return () if outcomes is None else outcomes(data, state)
    decisions = DECISIONS.get(state.phase)
    return () if decisions is None or not 0 <= seat < state.seats else decisions(data, state, seat)


def _keep(data: Data, state: State, seat: Seat) -> Iterable[PyramidsMove]:
    """D0: two of the cards dealt."""
    if state.kept[seat] is not None:
        return BACK
    return [Keep(first, second) for first, second in combinations(sorted(state.dealt[seat]), 2)]


def _mark(data: Data, state: State, seat: Seat) -> Iterable[PyramidsMove]:
    """D1 and D2. A submission may be taken back, complete or not: nobody else knows anything about it."""
    draft = state.drafts[seat]
    if draft is None:
        return place_moves(data, state.hands[seat], state.shape)
    return [*extra_moves(data, draft.hand), *BACK] if draft.due else BACK


def _pick(data: Data, state: State, seat: Seat) -> Iterable[PyramidsMove]:
    """D3: a card of the display, or the unseen top card."""
    return _takes(state) if seat == state.picks[0] and not picks_by_itself(state) else ()


def _takes(state: State) -> list[PyramidsMove]:
    return [Take(serial) for serial in (*state.display, *((0,) if state.pile else ()))]


def _draws(data: Data, state: State) -> Iterable[PyramidsMove]:
    return list(map(_draw, state.pile))


def _shapes(data: Data, state: State) -> Iterable[PyramidsMove]:
    """The expedition cards that are still face down."""
    used = state.used
    return [Reveal(key) for key, shape in data.shapes.items() if used.count(key) < shape.copies]


DECISIONS: Final[dict[Phase, Callable[[Data, State, Seat], Iterable[PyramidsMove]]]] = {
    "keep": _keep,
    "mark": _mark,
    "pick": _pick,
}

OUTCOMES: Final[dict[Phase, Callable[[Data, State], Iterable[PyramidsMove]]]] = {
    "deal": _draws,
    "kept": lambda data, state: OPEN,
    "stock": _draws,
    "reveal": _shapes,
    "marked": lambda data, state: OPEN,
    "pick": lambda data, state: _takes(state) if picks_by_itself(state) else (),
    "unseen": _draws,
    "refill": _draws,
    "award": lambda data, state: (Award(state.awards[0].colour, state.awards[0].points),),
}


def weights(data: Data, state: State, moves: Sequence[PyramidsMove]) -> Sequence[int]:
    """How many expedition cards with each shape are face down; all pyramid cards are equally likely."""
    if state.phase != "reveal":
        return (1,) * len(moves)
    shapes, used = data.shapes, state.used
    revealed = (move.shape for move in moves if type(move) is Reveal)
    return [shapes[shape].copies - used.count(shape) for shape in revealed]
