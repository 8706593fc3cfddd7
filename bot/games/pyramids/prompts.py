"""The question to a seat."""

from __future__ import annotations

from bot.core import Fact, Seat, fact
from bot.games.pyramids import terms
from bot.games.pyramids.components import Data
from bot.games.pyramids.state import State, is_incomplete


def prompt(data: Data, state: State, seat: Seat) -> Fact:
    """The question to a seat. It does not depend on the seat's draft (PY-11.4)."""
    if state.phase == "keep":
        return fact("py-ask-keep") if state.kept[seat] is None else fact("py-ask-wait")
    if state.phase == "mark":
        draft = state.drafts[seat]
        if (draft is not None and not draft.due) or not is_incomplete(state.hands[seat], data.cards):
            return fact("py-ask-wait")
        return fact("py-ask-mark", shape=terms.shape(state.shape), round=state.round, turn=state.turn)
    if state.phase == "pick" and state.picks[0] == seat:
        return fact("py-ask-take", count=state.picks.count(seat))
    return fact("py-ask-wait")


def question(state: State, seat: Seat) -> Fact | None:
    """The private question to a seat: the next extra mark of its submission."""
    draft = state.drafts[seat]
    return fact("py-ask-extra", due=draft.due) if draft is not None and draft.due else None
