"""Makes states that a seat cannot tell from the real one, with other secrets of the other seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import TypeVar

from msgspec.structs import replace

from bot.core import Seat
from bot.games.pyramids.components import Data
from bot.games.pyramids.marking import begin, extra_moves, go_on, place_moves
from bot.games.pyramids.state import Draft, State, is_incomplete

T = TypeVar("T")


def redeal(data: Data, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
    """Deal other cards to the other seats (PY-12) and replace their submissions (PY-11.4).

    Each new submission is complete exactly if the real one is.
    """
    numbers = cycle(picks or (0.0,))
    if state.phase in {"deal", "keep", "kept"}:
        return _other_deal(state, seat, numbers)
    if state.phase in {"mark", "marked"}:
        return _other_drafts(data, state, seat, numbers)
    return state


def _choose(options: Sequence[T], numbers: Iterator[float]) -> T:
    return options[min(len(options) - 1, int(next(numbers) * len(options)))]


def _other_deal(state: State, seat: Seat | None, numbers: Iterator[float]) -> State:
    others = [other for other in range(state.seats) if other != seat]
    pool = sorted({*state.pile, *(serial for other in others for serial in state.dealt[other])})
    dealt, kept = list(state.dealt), list(state.kept)
    for other in others:
        four: list[int] = []
        for _ in dealt[other]:
            four.append(_choose(pool, numbers))
            pool.remove(four[-1])
        dealt[other] = tuple(four)
        if kept[other] is not None:
            first = _choose(four, numbers)
            second = _choose([serial for serial in four if serial != first], numbers)
            kept[other] = (min(first, second), max(first, second))
    return replace(state, pile=tuple(pool), dealt=tuple(dealt), kept=tuple(kept))


def _other_drafts(data: Data, state: State, seat: Seat | None, numbers: Iterator[float]) -> State:
    drafts = [
        draft if other == seat else _other_draft(data, state, other, draft, numbers)
        for other, draft in enumerate(state.drafts)
    ]
    return replace(state, drafts=tuple(drafts))


def _other_draft(
    data: Data, state: State, other: Seat, draft: Draft | None, numbers: Iterator[float]
) -> Draft | None:
    hand = state.hands[other]
    if not is_incomplete(hand, data.cards):
        return None
    ready = draft is not None and not draft.due
    places = place_moves(data, hand, state.shape)
    if ready:
        found, _ = begin(data, hand, _choose(places, numbers), state.round)
        while found.due:
            found, _ = go_on(data, found, _choose(extra_moves(data, found.hand), numbers), state.round)
        return found
    # Incomplete: either nothing is marked yet, or extra marks are still to be made.
    chains = [begun for place in places if (begun := begin(data, hand, place, state.round)[0]).due]
    return _choose([None, *chains], numbers)
