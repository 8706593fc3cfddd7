"""The course of a turn (PY-4, PY-11): who must act, the expedition card, the opening of all submissions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from bot.core import CHANCE, Seat
from bot.games.pyramids import replacing, setup
from bot.games.pyramids.awarding import find_awards
from bot.games.pyramids.components import Data
from bot.games.pyramids.events import Played, ShapeRevealed, TakenBack, TurnOpened
from bot.games.pyramids.marking import awaited
from bot.games.pyramids.moves import Back, Draw, Reveal
from bot.games.pyramids.replacing import next_pick, pick_order
from bot.games.pyramids.state import (
    Draft,
    Hand,
    Last,
    Outcome,
    Phase,
    State,
    is_final_turn,
    is_incomplete,
    put,
)

BY_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)


def to_act(data: Data, state: State) -> tuple[Seat, ...]:
    """The seats that must act now, or chance."""
    phase = state.phase
    if phase == "mark":
        return awaited(data, state.hands, state.drafts)
    if phase == "keep":
        return tuple([seat for seat, two in enumerate(state.kept) if two is None])
    if phase == "pick":
        return BY_CHANCE if picks_by_itself(state) else state.picks[:1]
    return () if phase == "over" else BY_CHANCE


def picks_by_itself(state: State) -> bool:
    """Whether only one card can be taken, so that nobody is asked (PY-11.8)."""
    return len(state.display) + bool(state.pile) == 1


def may_change(state: State) -> tuple[Seat, ...]:
    """Seats whose sealed decision is complete and may still be taken back (PY-11.1)."""
    if state.phase == "keep":
        return tuple([seat for seat, two in enumerate(state.kept) if two is not None])
    if state.phase == "mark":
        return tuple([seat for seat, draft in enumerate(state.drafts) if draft is not None and not draft.due])
    return ()


def imagine(state: State, seat: Seat) -> State | None:
    """The state as if it were the seat's turn to replace a card, for plans.

    None: it replaces none in this turn, and nobody knows the next expedition card.
    """
    if state.phase != "pick" or seat not in state.picks or picks_by_itself(state):
        return None
    mine = tuple(one for one in state.picks if one == seat)
    return replace(state, picks=(*mine, *(one for one in state.picks if one != seat)))


def take_back(data: Data, state: State, seat: Seat, move: Back) -> Played:
    """Take back the whole own submission (PY-11.1)."""
    if state.phase == "keep":
        return replace(state, kept=put(state.kept, seat, None)), (TakenBack(seat, True),)
    draft = state.drafts[seat]
    complete = draft is None or not draft.due
    return replace(state, drafts=put(state.drafts, seat, None)), (TakenBack(seat, complete),)


def reveal_shape(data: Data, state: State, seat: Seat, move: Reveal) -> Played:
    """Action 1: reveal the expedition card (PY-4.2)."""
    used = (*state.used, move.shape)
    # If no player has an incomplete card, nobody marks (PY-5.11).
    phase: Phase = "mark" if any(is_incomplete(hand, data.cards) for hand in state.hands) else "marked"
    after = replace(state, phase=phase, shape=move.shape, used=used, turn=len(used))
    return after, (ShapeRevealed(move.shape, state.round, len(used)),)


def open_turn(data: Data, state: State) -> Played:
    """Apply all submissions together in seat order (PY-11.4, PY-13.2) and begin action 3."""
    hands: list[Hand] = []
    outcomes: list[Outcome] = []
    for hand, draft in zip(state.hands, state.drafts, strict=True):
        after, outcome = (hand, NOTHING) if draft is None else _open(data, hand, draft)
        hands.append(after)
        outcomes.append(outcome)
    last = Last(state.round, state.turn, state.shape, tuple(outcomes))
    opened = replace(state, hands=tuple(hands), drafts=(None,) * state.seats, picks=(), awards=(), last=last)
    if any(outcome.completed for outcome in outcomes):
        picks = () if is_final_turn(state, data.numbers) else pick_order(last.seats)  # PY-7.11
        opened = replace(opened, picks=picks, awards=find_awards(data, opened.hands, last.seats, state.boxes))
    return next_pick(data, opened), (TurnOpened(last),)


NOTHING: Final = Outcome()


def _open(data: Data, before: Hand, draft: Draft) -> tuple[Hand, Outcome]:
    """A player's hand without the completed cards (PY-7.1), and what the turn gave the player."""
    hand, cards = draft.hand, data.cards
    completed = [held for held in hand.cards if held is not None and held.marks & cards[held.serial].tomb]
    serials: tuple[int, ...] = ()
    if completed:
        completed.sort(key=lambda held: held.serial)
        serials = tuple(held.serial for held in completed)
        left, right = (None if held in completed else held for held in hand.cards)
        hand = replace(hand, cards=(left, right), done=(*hand.done, *completed))
    outcome = Outcome(
        draft.batches,
        serials,
        hand.red - before.red,
        hand.green - before.green,
        hand.skulls - before.skulls,
        draft.potions,
        hand.torches != before.torches,
        draft.lost,
    )
    return hand, outcome


def open_sealed(data: Data, state: State, seat: Seat, move: object) -> Played:
    """Open what everybody has sealed."""
    return open_turn(data, state) if state.phase == "marked" else setup.open_choices(state)


DRAWING: Final[dict[Phase, Callable[[Data, State, int], Played]]] = {
    "deal": setup.deal,
    "stock": setup.stock,
    "unseen": replacing.draw_unseen,
    "refill": replacing.refill,
}
"""The phases in which a pyramid card is drawn, and where the card goes."""


def draw_card(data: Data, state: State, seat: Seat, move: Draw) -> Played:
    """Put a card from the deck or pile in its place."""
    return DRAWING[state.phase](data, state, move.card)
