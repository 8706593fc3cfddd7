"""Hidden information (PY-12): states that a seat cannot tell from the real one, with other secrets."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot import core
from bot.core import Picks, Seat, put
from bot.games.pyramids.cards import must_mark
from bot.games.pyramids.components import Data
from bot.games.pyramids.placing import Place
from bot.games.pyramids.state import At, Draft, State
from bot.games.pyramids.symbols import Extra


def redeal(data: Data, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
    """Deal other cards to the other seats (PY-12) and replace their submissions (PY-11.4).

    Each new submission is complete exactly if the real one is.
    """
    numbers = Picks(picks)
    if state.phase in {"deal", "keep", "kept"}:
        return _other_deal(state, seat, numbers)
    if state.phase in {"mark", "marked"}:
        return _other_drafts(data, state, seat, numbers)
    return state


def _other_deal(state: State, seat: Seat | None, numbers: Picks) -> State:
    others = [other for other in range(state.seats) if other != seat]
    pool = sorted({*state.pile, *(serial for other in others for serial in state.dealt[other])})
    dealt, kept = list(state.dealt), list(state.kept)
    for other in others:
        four = numbers.dealt(pool, len(dealt[other]))
        dealt[other] = tuple(four)
        if kept[other] is not None:
            first = numbers.one(four)
            second = numbers.one([serial for serial in four if serial != first])
            kept[other] = (min(first, second), max(first, second))
    return replace(state, pile=tuple(pool), dealt=tuple(dealt), kept=tuple(kept))


def _other_drafts(data: Data, state: State, seat: Seat | None, numbers: Picks) -> State:
    drafts = [
        draft if other == seat else _other_draft(data, state, other, numbers)
        for other, draft in enumerate(state.drafts)
    ]
    return replace(state, drafts=tuple(drafts))


def _other_draft(data: Data, state: State, other: Seat, numbers: Picks) -> Draft | None:
    if not must_mark(state.hands[other], None):
        return None
    draft = state.drafts[other]
    begin = core.At(data, replace(state, drafts=put(state.drafts, other, None)), other, None)
    places = Place.options(begin)
    if draft is not None and not draft.due:
        return _completed(begin, numbers.one(places), numbers)
    # Incomplete: either nothing is marked yet, or extra marks are still to be made.
    chains = [begun for place in places if (begun := _after(begin, place)).due]
    return numbers.one([None, *chains])


def _completed(at: At, place: Place, numbers: Picks) -> Draft:
    draft = _after(at, place)
    while draft.due:
        at = at.on(replace(at.state, drafts=put(at.state.drafts, at.seat, draft)))
        draft = _after(at, numbers.one(Extra.options(at)))
    return draft


def _after(at: At, mark: Place | Extra) -> Draft:
    draft = mark.play(at)[0].drafts[at.seat]
    assert draft is not None
    return draft
