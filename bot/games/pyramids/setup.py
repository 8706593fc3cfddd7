"""Setup (PY-3): the deal, the choice of two cards, the first display."""

from __future__ import annotations

import re
from itertools import combinations
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.core import Change, Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal
from bot.games.pyramids import terms
from bot.games.pyramids.components import CARDS, Data
from bot.games.pyramids.forms import Serial
from bot.games.pyramids.sealing import Open, Submitting
from bot.games.pyramids.state import At, Hand, Held, State, without

SEATS: Final = range(2, 5)


def start(data: Data, seats: int) -> State:
    """The position before the deal. There is no start player (PY-3.9)."""
    return State(
        seats=seats,
        phase="deal",
        round=1,
        turn=0,
        shape="",
        used=(),  # all expedition cards are face down (PY-3.7)
        pile=tuple(data.cards),
        display=(),
        hands=(Hand(),) * seats,
        dealt=((),) * seats,
        kept=(None,) * seats,
        drafts=(None,) * seats,
    )


class Draw(Decision):
    """Chance: the pyramid card drawn from the deck or pile; every card in it is equally likely (PY-13.1)."""

    notation: ClassVar = "={card}"
    card: int

    @classmethod
    def options(cls, at: At) -> list[Draw]:
        return list(map(DRAWS.__getitem__, at.state.pile))


DRAWS: Final = tuple(Draw(serial) for serial in range(CARDS + 1))


class Drawing(Task):
    """Chance draws a pyramid card: the outcome comes from outside (PY-13.3). Subclasses say where it goes."""

    chance: ClassVar = True
    decisions: ClassVar = (Draw,)


class CardDealt(Event):
    """`who` was dealt a card, which only this seat sees (PY-3.2)."""

    secret: ClassVar = ("card",)
    who: Seat
    card: int | None
    complete: bool
    """It was the last card of all, which everybody may know."""

    def tell(self, board: Data, to: Seat | None) -> Fact | None:
        if self.card is not None:
            return fact("py-log-dealt", card=self.card, colour=terms.colour_of(board, self.card))
        return fact("py-log-dealt-all") if self.complete else None


class Deal(Drawing):
    """Four cards for each player, seat 1 first, four in a block (PY-3.2)."""

    def play(self, at: At, decision: Draw) -> Change[State]:
        state, serial, dealt = at.state, decision.card, at.board.numbers.dealt
        seat = next(seat for seat, four in enumerate(state.dealt) if len(four) < dealt)
        four = (*state.dealt[seat], serial)
        complete = len(four) == dealt and seat == state.seats - 1
        after = replace(
            state,
            pile=without(state.pile, serial),
            dealt=put(state.dealt, seat, four),
            phase="keep" if complete else "deal",
        )
        return after, (CardDealt(seat, serial, complete),)


class CardsKept(Event):
    """`who` chose the cards to keep; sealed (PY-3.4)."""

    secret: ClassVar = ("cards",)
    who: Seat
    cards: tuple[int, int] | None

    def tell(self, board: Data, to: Seat | None) -> Fact:
        if self.cards is None:
            return fact("py-log-ready", who=Who(self.who))
        return fact("py-log-kept", who=Who(self.who), cards=terms.two_cards(board, self.cards))


class Keep(Decision):
    """D0: keep two of the four dealt cards and return the others (PY-3.3). They are written in the order of
    their serial numbers: `4+15`."""

    notation: ClassVar = "{first}+{second}"
    first: Serial
    second: Serial

    @classmethod
    def read(cls, text: str, at: At) -> Keep | Fact | None:
        text = re.sub(r"[\s,]", "", text)
        if re.fullmatch(r"\d{1,6}(\+\d{1,6})*", text) is None:
            return None
        serials = sorted(map(int, text.split("+")))
        return cls(*serials) if len(serials) == 2 else refusal("PY-3.3", "py-no-two")

    @classmethod
    def options(cls, at: At) -> list[Keep]:
        return [Keep(first, second) for first, second in combinations(sorted(at.state.dealt[at.seat]), 2)]

    def refused(self, at: At) -> Fact | None:
        for serial in (self.first, self.second):
            if serial not in at.state.dealt[at.seat]:
                return refusal("PY-3.2", "py-no-not-dealt", card=serial)
        return refusal("PY-3.3", "py-no-two") if self.first >= self.second else None

    def play(self, at: At) -> Change[State]:
        two = (self.first, self.second)
        return replace(at.state, kept=put(at.state.kept, at.seat, two)), (CardsKept(at.seat, two),)

    def offer(self, at: At) -> Offer:
        first, second = terms.two_cards(at.board, (self.first, self.second))
        label = fact("py-offer-keep", first=first, second=second)
        return Offer(label, terms.symbols(at.board, self.first, self.second))


class KeepCards(Submitting):
    """All players choose at once, in secret until all have chosen (PY-3.4)."""

    seals: ClassVar = "kept"
    decisions: ClassVar = (Keep,)
    asks: ClassVar = "py-ask-keep"

    def complete(self, at: At, change: Change[State]) -> Change[State]:
        after, events = change
        return replace(after, phase="kept"), events

    def first(self) -> Fact:
        return refusal("PY-3.3", "py-no-keep-first")


class ChoicesOpened(Event):
    """The cards that each seat keeps (PY-3.4)."""

    pairs: tuple[tuple[int, int], ...]

    def tell(self, board: Data, to: Seat | None) -> Fact:
        seats = tuple(
            fact("py-log-open-kept", who=Who(seat), cards=terms.two_cards(board, two))
            for seat, two in enumerate(self.pairs)
        )
        return fact("py-log-open-start", seats=seats)


class OpenChoices(Task):
    """The kept cards are shown; the returned ones are not (PY-3.4)."""

    chance: ClassVar = True
    decisions: ClassVar = (Open,)

    def play(self, at: At, decision: Open) -> Change[State]:
        """The returned cards and the rest of the deck become the pile (PY-3.5)."""
        state = at.state
        kept = tuple([two for two in state.kept if two is not None])
        returned = [
            serial
            for four, two in zip(state.dealt, kept, strict=True)
            for serial in four
            if serial not in two
        ]
        after = replace(
            state,
            phase="stock",
            hands=tuple([Hand((Held(first), Held(second))) for first, second in kept]),
            pile=tuple(sorted((*state.pile, *returned))),
            dealt=((),) * state.seats,
            kept=(None,) * state.seats,
        )
        return after, (ChoicesOpened(kept),)


class DisplayFilled(Event):
    """A card was laid out in the display (PY-3.6, PY-7.5)."""

    says: ClassVar = "py-log-display"
    card: terms.Card


def lay_out(state: State, serial: int) -> State:
    """Lay a drawn card out in the display, a set without an order (PY-7.12)."""
    return replace(state, pile=without(state.pile, serial), display=tuple(sorted((*state.display, serial))))


class Stock(Drawing):
    """The first display: four cards of the pile (PY-3.6). What is left is the pile of PY-3.8."""

    def play(self, at: At, decision: Draw) -> Change[State]:
        after = lay_out(at.state, decision.card)
        full = len(after.display) == at.board.numbers.display
        return (replace(after, phase="reveal") if full else after), (DisplayFilled(decision.card),)
