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


def other_drafts(data: Data, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
    """Replace the submissions of the other seats (PY-11.4). Each new one is complete exactly if the real one
    is."""
    numbers = Picks(picks)
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
