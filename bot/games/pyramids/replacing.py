"""Completed cards and their replacement (PY-7): action 3."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from msgspec.structs import replace

from bot.core import Change, Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal
from bot.core.notation import Form
from bot.games.pyramids import terms
from bot.games.pyramids.awarding import begin_awards
from bot.games.pyramids.components import CARDS, Data
from bot.games.pyramids.setup import DisplayFilled, Draw, Drawing, lay_out
from bot.games.pyramids.state import At, Held, Outcome, Pick, State, without


def pick_order(outcomes: tuple[Outcome, ...]) -> tuple[Seat, ...]:
    """The order of the picks, with one entry for each card to replace.

    The seat with the lowest serial number among its completed cards comes first (PY-7.6, PY-7.7). A seat that
    completed two picks twice in a row (PY-7.4). A seat that completed none does nothing (PY-11.7).
    """
    order = sorted(
        [(outcome.completed[0], seat) for seat, outcome in enumerate(outcomes) if outcome.completed]
    )
    return tuple([seat for _, seat in order for _ in outcomes[seat].completed])


def next_pick(data: Data, state: State) -> State:
    """Go on with the next card to replace (PY-4.4), or with action 4."""
    if state.picks and (state.display or state.pile):  # PY-7.3
        return replace(state, phase="pick")
    # If no cards are left, the remaining cards are not replaced (PY-7.9).
    return begin_awards(data, replace(state, picks=()) if state.picks else state)


class UnseenAsked(Event):
    """`who` takes the unseen top card of the pile (PY-7.2)."""

    says: ClassVar = "py-log-top"
    who: Seat


class CardTaken(Event):
    """`who` replaced a completed card (PY-7.2)."""

    who: Seat
    pick: Pick
    forced: bool = False
    """It was the only card that was left, so nobody was asked (PY-11.8)."""

    def tell(self, board: Data, to: Seat | None) -> Fact:
        pick = self.pick
        key = "py-log-unseen" if pick.unseen else "py-log-only" if self.forced else "py-log-took"
        return fact(key, who=Who(self.who), card=pick.serial, colour=terms.colour_of(board, pick.serial))


def _card(text: str) -> int | Fact:
    if text.upper() == "TOP":
        return 0
    if not text.isdecimal():
        return refusal("PY-7.2", "py-no-one-card")
    return int(text) or refusal("PY-7.2", "py-no-not-on-display", card=0)


Top = Annotated[
    int,
    Form(
        r"top|\d{1,6}(?:\+\d{1,6})*",
        _card,
        lambda card: str(card) if card else "top",
        range(CARDS + 1),
    ),
]


class Take(Decision):
    """D3: take a card of the display by serial number, `31`, or the unseen top of the pile, `top`
    (PY-7.2)."""

    notation: ClassVar = "{card}"
    card: Top
    """Serial number; 0 for the unseen top card."""

    @classmethod
    def options(cls, at: At) -> list[Take]:
        """If the pile is empty, the display is all there is (PY-7.8)."""
        return [Take(serial) for serial in (*at.state.display, *((0,) if at.state.pile else ()))]

    def refused(self, at: At) -> Fact | None:
        if not self.card:
            return None if at.state.pile else refusal("PY-7.8", "py-no-pile-empty")
        if self.card in at.state.display:
            return None
        return refusal("PY-7.2", "py-no-not-on-display", card=self.card)

    def play(self, at: At) -> Change[State]:
        state = at.state
        if not self.card:
            return replace(state, phase="unseen"), (UnseenAsked(state.picks[0]),)
        return _give(at.board, state, self.card, unseen=False, forced=is_single(state))

    def offer(self, at: At) -> Offer:
        data = at.board
        if not self.card:
            return Offer(fact("py-offer-top", pile=len(at.state.pile)), name=UNSEEN)
        label = fact("py-offer-take", card=terms.card(data, self.card))
        return Offer(label, terms.symbols(data, self.card), name=str(self.card))


UNSEEN: Final = "?"
"""The name of the top card of the pile. It is not a number, because numbers name known cards."""


def is_single(state: State) -> bool:
    """Whether only one card can be taken, so that nobody is asked (PY-11.8)."""
    return len(state.display) + bool(state.pile) == 1


class PickCard(Task):
    """D3: one seat after the other replaces its completed cards. A later seat waits for the earlier one, and
    all picks wait for all submissions (PY-11.6)."""

    decisions: ClassVar = (Take,)
    single_by_chance: ClassVar = True

    def actor(self, state: State) -> Seat:
        return state.picks[0]

    def question(self, at: At) -> Fact:
        return fact("py-ask-take", count=at.state.picks.count(at.seat))


def _give(data: Data, state: State, serial: int, unseen: bool, forced: bool = False) -> Change[State]:
    """Give a new, empty card (PY-7.10) to the first seat in `picks`. It takes the place of the completed one,
    the left place if both are empty (PY-7.13)."""
    seat, last = state.picks[0], state.last
    assert last is not None
    hand, new = state.hands[seat], Held(serial)
    side = 0 if hand.cards[0] is None else 1
    pick = Pick(serial, unseen, side)
    cards = (new, hand.cards[1]) if side == 0 else (hand.cards[0], new)
    outcome = replace(last.seats[seat], picks=(*last.seats[seat].picks, pick))
    taken = replace(
        state,
        hands=put(state.hands, seat, replace(hand, cards=cards)),
        display=without(state.display, serial),
        pile=without(state.pile, serial),
        picks=state.picks[1:],
        last=replace(last, seats=put(last.seats, seat, outcome)),
    )
    # The display is refilled only when the seat has made all its picks (PY-7.5).
    again = bool(taken.picks) and taken.picks[0] == seat and bool(taken.display or taken.pile)
    after = next_pick(data, taken) if again else _refill(data, taken)
    return after, (CardTaken(seat, pick, forced),)


def _refill(data: Data, state: State) -> State:
    """Let chance draw cards for the display until it is full or the pile is empty (PY-7.5, PY-7.14)."""
    if len(state.display) < data.numbers.display and state.pile:
        return replace(state, phase="refill")
    return next_pick(data, state)


class DrawUnseen(Drawing):
    """Chance draws the top card of the pile that was asked for (PY-7.2)."""

    def play(self, at: At, decision: Draw) -> Change[State]:
        return _give(at.board, at.state, decision.card, unseen=True)


class Refill(Drawing):
    """Chance draws a card for the display before the next player picks (PY-7.5)."""

    def play(self, at: At, decision: Draw) -> Change[State]:
        return _refill(at.board, lay_out(at.state, decision.card)), (DisplayFilled(decision.card),)


def picked_now(state: State, seat: Seat) -> State | None:
    """The state as if it were the seat's turn to replace a card, for plans.

    None: it replaces no card in this turn; later turns depend on an expedition card that nobody knows yet.
    """
    if state.phase != "pick" or seat not in state.picks or is_single(state):
        return None
    mine = tuple(taken for taken in state.picks if taken == seat)
    return replace(state, picks=(*mine, *(taken for taken in state.picks if taken != seat)))
