"""Bids, a small game that has one of everything: a deal, sealed bids in two parts that can be taken back,
hidden cards, public chance, an option, a way to plan across chance. The checks are tried on it.

Each seat holds three of the cards 1 to 12. Every round a prize is drawn, all bid a card (first its half of
the range, then the card), the highest bid takes the prize and everybody draws a card. Three rounds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

import msgspec

from bot.core import (
    CHANCE,
    Command,
    Fact,
    Offer,
    Option,
    Options,
    Param,
    Place,
    Score,
    Seat,
    View,
    Who,
    fact,
    ranking,
)

CARDS = tuple(range(1, 13))
PRIZES = (2, 3, 5)
ROUNDS = 3


class Half(msgspec.Struct, frozen=True):
    """The lower or the upper half of the cards: the first part of a bid."""

    kind: ClassVar[str] = "half"
    upper: bool

    def __str__(self) -> str:
        return "high" if self.upper else "low"


class Bid(msgspec.Struct, frozen=True):
    kind: ClassVar[str] = "bid"
    card: int

    def __str__(self) -> str:
        return f"b{self.card}"


class Back(msgspec.Struct, frozen=True):
    kind: ClassVar[str] = "back"

    def __str__(self) -> str:
        return "back"


class Deal(msgspec.Struct, frozen=True):
    kind: ClassVar[str] = "deal"
    card: int

    def __str__(self) -> str:
        return f"={self.card}"


class Prize(msgspec.Struct, frozen=True):
    kind: ClassVar[str] = "prize"
    value: int

    def __str__(self) -> str:
        return f"p{self.value}"


Move = Half | Bid | Back | Deal | Prize


class Hand(msgspec.Struct, frozen=True):
    cards: tuple[int, ...] = ()
    half: bool | None = None
    bid: int | None = None
    won: tuple[int, ...] = ()


class State(msgspec.Struct, frozen=True):
    hands: tuple[Hand, ...]
    owed: tuple[Seat, ...]
    used: tuple[int, ...] = ()
    round: int = 0
    prize: int | None = None
    most: bool = True


class Toy(View, frozen=True, kw_only=True):
    own: Hand | None
    sizes: tuple[int, ...]
    ready: tuple[bool, ...]
    won: tuple[tuple[int, ...], ...]
    used: tuple[int, ...]
    prize: int | None
    all_hands: tuple[Hand, ...] = ()


class Bids:
    """The rules of Bids."""

    key = "bids"
    prefix = "bids"
    version = 1
    seats = range(2, 4)
    options = (Option("wins", ("most", "least"), "most"),)
    commands = (Command("bid", (Param("half", "half"), Param("card", "bid"))),)
    state_type = State

    def start(self, seats: int, options: Options) -> State:
        return State((Hand(),) * seats, owed=tuple(range(seats)) * 3, most=options["wins"] == "most")

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.round == ROUNDS:
            return ()
        if state.owed or state.prize is None:
            return (CHANCE,)
        return tuple(seat for seat, hand in enumerate(state.hands) if hand.bid is None)

    def may_change(self, state: State) -> tuple[Seat, ...]:
        if CHANCE in self.to_act(state):
            return ()
        return tuple(seat for seat, hand in enumerate(state.hands) if hand.bid is not None)

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        if seat in self.may_change(state):
            return [Back()]
        if seat not in self.to_act(state):
            return []
        if seat == CHANCE:
            if state.owed:
                return [Deal(card) for card in self.stock(state)]
            return [Prize(value) for value in PRIZES]
        hand = state.hands[seat]
        if hand.half is None:
            return [Half(upper) for upper in sorted({card > 6 for card in hand.cards})]
        return [Bid(card) for card in hand.cards if (card > 6) == hand.half]

    def weight(self, state: State, move: Move) -> int:
        return move.value if isinstance(move, Prize) else 1

    def stock(self, state: State) -> list[int]:
        gone = {*state.used, *(card for hand in state.hands for card in hand.cards)}
        return [card for card in CARDS if card not in gone]

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        match move:
            case Deal(card):
                to, *rest = state.owed
                cards = tuple(sorted((*state.hands[to].cards, card)))
                return msgspec.structs.replace(_with(state, to, cards=cards), owed=tuple(rest))
            case Prize(value):
                return msgspec.structs.replace(state, prize=value)
            case Half(upper):
                return _with(state, seat, half=upper)
            case Back():
                return _with(state, seat, half=None, bid=None)
            case Bid(card):
                state = _with(state, seat, bid=card)
                return state if self.to_act(state) else self.open(state)

    def open(self, state: State) -> State:
        bids = [hand.bid or 0 for hand in state.hands]
        assert state.prize is not None
        winner = bids.index(max(bids) if state.most else min(bids))
        hands = tuple(
            Hand(
                tuple(card for card in hand.cards if card != bid),
                won=(*hand.won, state.prize) if seat == winner else hand.won,
            )
            for seat, (hand, bid) in enumerate(zip(state.hands, bids, strict=True))
        )
        owed = tuple(range(len(hands))) if state.round + 1 < ROUNDS and len(hands) < 3 else ()
        return State(hands, owed, (*state.used, *bids), state.round + 1, None, state.most)

    def foresee(self, state: State, seat: Seat) -> State | None:
        # A prize that is yet to be drawn does not change what may be bid.
        if state.owed or state.prize is not None or not state.round < ROUNDS:
            return None
        return msgspec.structs.replace(state, prize=0)

    def prompt(self, state: State, seat: Seat) -> Fact:
        return fact("bids-ask-bid", prize=state.prize or 0)

    def offer(self, state: State, seat: Seat, move: Move) -> Offer:
        return Offer(fact("bids-do", move=str(move)))

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        return fact("bids-why", cards=tuple(state.hands[seat].cards)) if text.startswith("b") else None

    def view(self, state: State, seat: Seat | None) -> Toy:
        acting = self.to_act(state)
        return Toy(
            viewer=seat,
            seats=len(state.hands),
            to_act=tuple(who for who in acting if who != CHANCE),
            round=state.round,
            over=not acting,
            own=None if seat is None else state.hands[seat],
            sizes=tuple(len(hand.cards) for hand in state.hands),
            ready=tuple(hand.bid is not None for hand in state.hands),
            won=tuple(hand.won for hand in state.hands),
            used=state.used,
            prize=state.prize,
            all_hands=state.hands if not acting else (),
        )

    def tell(self, state: State, seat: Seat, move: Move, to: Seat | None) -> Fact | None:
        match move:
            case Deal(card):
                mine = state.owed[0] == to
                return fact("bids-drew", who=Who(state.owed[0]), card=card if mine else 0)
            case Prize(value):
                return fact("bids-prize", value=value)
            case Bid(card) if self.to_act(state) == (seat,):
                bids = tuple(card if who == seat else hand.bid or 0 for who, hand in enumerate(state.hands))
                return fact("bids-open", bids=bids)
            case Bid() | Back():
                return fact("bids-ready" if isinstance(move, Bid) else "bids-thinks", who=Who(seat))
            case Half():
                return fact("bids-half", move=str(move)) if to == seat else None

    def score(self, state: State) -> Score | None:
        if self.to_act(state):
            return None
        totals = [sum(hand.won) for hand in state.hands]
        return Score(
            tuple(
                Place(total, rank, (("bids-prizes", total),))
                for total, rank in zip(totals, ranking(totals), strict=True)
            )
        )

    def census(self, state: State) -> Mapping[str, int]:
        held = [card for hand in state.hands for card in hand.cards]
        return {"cards": len(held) + len(state.used) + len(self.stock(state))}

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        hidden = [who for who in range(len(state.hands)) if who != seat and self.to_act(state)]
        pool = sorted([*self.stock(state), *(c for who in hidden for c in state.hands[who].cards)])
        turn = 0

        def taken(choices: list[int]) -> int:
            nonlocal turn
            turn += 1
            return choices[int(picks[turn % len(picks)] * len(choices))]

        hands = list(state.hands)
        for who in hidden:
            cards: list[int] = []
            for _ in hands[who].cards:
                cards.append(taken(pool))
                pool.remove(cards[-1])
            bid = taken(cards) if hands[who].bid is not None else None
            half = hands[who].half
            if bid is not None:
                half = bid > 6
            elif half is not None:
                half = cards[0] > 6
            hands[who] = Hand(tuple(sorted(cards)), half, bid, hands[who].won)
        return msgspec.structs.replace(state, hands=tuple(hands))

    def data_fingerprint(self) -> str:
        return hashlib.sha256(repr((CARDS, PRIZES)).encode()).hexdigest()


def _with(state: State, seat: Seat, **changes: object) -> State:
    hands = list(state.hands)
    hands[seat] = msgspec.structs.replace(hands[seat], **changes)
    return msgspec.structs.replace(state, hands=tuple(hands))
