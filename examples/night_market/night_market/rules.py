"""The rules of Night Market, in the order of rules.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec.structs import replace

from bot import core
from bot.core import At, Change, Decision, Event, Fact, Seat, Task, fact, put, refusal
from bot.core.components import checked
from bot.core.notation import Form

FILE, MOST_SEATS = "components.toml", 4


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the components."""

    rounds: int
    hand: int
    highest: int
    most: int
    kinds: dict[str, str]

    @property
    def deck(self) -> tuple[str, ...]:
        """All cards, such as "L7" (NM-1.1)."""
        return tuple(f"{kind}{number}" for kind in self.kinds for number in range(1, self.highest + 1))


def faults(data: Components) -> Iterator[str]:
    """Why these values make no game."""
    if data.rounds < 1:
        yield f"rounds: {data.rounds} is less than 1"
    if data.hand <= data.rounds:
        yield f"hand: {data.hand} cards are not enough for {data.rounds} bids and a last card"
    if data.most < 0:
        yield f"most: {data.most} is negative"
    for letter in data.kinds:
        if len(letter) != 1 or not letter.isalpha():
            yield f"kinds.{letter}: the key must be one letter"
    needed = MOST_SEATS * (data.hand + data.rounds)
    if len(data.kinds) * data.highest < needed:
        cards = f"{len(data.kinds)} kinds with {data.highest} cards"
        yield f"highest: {cards} are fewer than the {needed} that are dealt"


def parse(text: str) -> Components:
    """Read component data."""
    return checked(text, Components, FILE, faults)


def value(card: str) -> int:
    """The value of a card."""
    return int(card[1:])


class State(msgspec.Struct, frozen=True):
    """Everything about a position. Cards are named by their notation, such as "L7"."""

    seats: int
    deck: core.Unseen[tuple[str, ...]]
    hands: core.Secret[tuple[tuple[str, ...], ...]]  # a card that is bid stays here until the bids are opened
    sealed: core.Sealed[tuple[str | None, ...]]
    stalls: core.BySeat[tuple[tuple[str, ...], ...]]  # the cards that each seat has taken
    opened: core.BySeat[tuple[str | None, ...]]  # the bids of this round, once they are open
    last_card: core.Aside[bool]  # whether the card that is left counts (NM-3.3)
    lot: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()  # bids of earlier rounds
    agenda: tuple[Task, ...] = ()
    takers: core.Aside[tuple[Seat, ...]] = ()  # who takes a card of the lot, in this order
    round: int = 0
    tray: core.Aside[Seat] = 0


Here = At[Components, State, Any]
Card = Annotated[str, Form(r"[A-Z]\d{1,2}", str.upper, values=lambda at: at.board.deck)]


def without(cards: tuple[str, ...], card: str | None) -> tuple[str, ...]:
    return tuple(one for one in cards if one != card)


def called(data: Components, card: str) -> Fact:
    """A card in words, such as "lantern 7"."""
    goods = data.kinds.get(card[0])
    return fact("nm-card", kind=core.Term(f"nm-goods-{goods}") if goods else card[0], value=value(card))


# 1. Setup


class CardDealt(Event):
    secret: ClassVar = ("card",)
    who: Seat
    card: str | None


class CardLaid(Event):
    card: str


class Draw(Decision):
    """Chance: the next card of the deck (NM-1.1, NM-2.1)."""

    notation: ClassVar = "={card}"
    card: Card

    @classmethod
    def options(cls, at: Here) -> list[Draw]:
        return [Draw(card) for card in at.state.deck]


class Deal(Task):
    """Cards are dealt in turn until all hands are full; they are secret (NM-1.1)."""

    chance: ClassVar = True
    decisions: ClassVar = (Draw,)

    def play(self, at: Here, decision: Draw) -> Change[State]:
        state, seat = at.state, sum(map(len, at.state.hands)) % at.state.seats
        hand = tuple(sorted((*state.hands[seat], decision.card)))
        state = replace(state, deck=without(state.deck, decision.card), hands=put(state.hands, seat, hand))
        if all(len(one) == at.board.hand for one in state.hands):
            state = replace(state, agenda=(LayOut(),), round=1)
        return state, (CardDealt(seat, decision.card),)


# 2. Rounds


class LayOut(Task):
    """As many cards as there are players are laid out: the lot (NM-2.1)."""

    chance: ClassVar = True
    decisions: ClassVar = (Draw,)

    def play(self, at: Here, decision: Draw) -> Change[State]:
        lot = tuple(sorted((*at.state.lot, decision.card)))
        deck, full = without(at.state.deck, decision.card), len(lot) == at.state.seats
        agenda = (MakeBids(), TakeCard()) if full else at.state.agenda
        return replace(at.state, deck=deck, lot=lot, agenda=agenda), (CardLaid(decision.card),)


class BidMade(Event):
    secret: ClassVar = ("card",)
    who: Seat
    card: str | None


class Bid(Decision):
    """A card of the hand, sealed (NM-2.2)."""

    notation: ClassVar = "{card}"
    card: Card

    @classmethod
    def options(cls, at: Here) -> list[Bid]:
        return [Bid(card) for card in at.state.hands[at.seat]]

    def refused(self, at: Here) -> Fact | None:
        words = called(at.board, self.card).args
        return None if self.card in at.state.hands[at.seat] else refusal("NM-2.2", "nm-no-hand", **words)

    def play(self, at: Here) -> Change[State]:
        sealed = put(at.state.sealed, at.seat, self.card)
        return replace(at.state, sealed=sealed), (BidMade(at.seat, self.card),)


class MakeBids(core.SealedTask):
    """All bid a card of their hand at the same time (NM-2.2)."""

    decisions: ClassVar = (Bid,)

    def instead(self, at: Here, decision: Decision) -> Fact | None:
        return fact("nm-no-sealed") if isinstance(decision, Bid) else None

    def complete(self, at: Here, change: Change[State]) -> Change[State]:
        return replace(change[0], agenda=(OpenBids(), *change[0].agenda[1:])), change[1]


class Opened(Event):
    round: int
    bids: tuple[tuple[Seat, str], ...]

    def tell(self, board: Components, to: Seat | None) -> Fact:
        bids = [(core.Who(who), called(board, card).args) for who, card in self.bids]
        said = tuple(fact("nm-told-one", who=who, **words) for who, words in bids)
        return fact("nm-told-opened", round=self.round, bids=said)


class Open(Decision):
    """Chance: all bids. The highest takes first, of equal ones the nearest to the tray (NM-2.3)."""

    notation: ClassVar = "=open"

    def play(self, at: Here) -> Change[State]:
        state = at.state
        bids = [card or "" for card in state.sealed]
        from_tray = ((state.tray + step) % state.seats for step in range(state.seats))
        takers = tuple(sorted(from_tray, key=lambda seat: -value(bids[seat])))
        hands = tuple(without(hand, own) for hand, own in zip(state.hands, bids, strict=True))
        after = replace(state, takers=takers, hands=hands, opened=tuple(bids), agenda=state.agenda[1:])
        told = Opened(state.round, tuple((seat, bids[seat]) for seat in takers))
        return replace(after, sealed=(None,) * state.seats), (told,)


class OpenBids(Task):
    chance: ClassVar = True
    decisions: ClassVar = (Open,)


class CardTaken(Event):
    who: Seat
    card: str


class CardLeft(CardTaken): ...


class Take(Decision):
    """Take a card from the lot (NM-2.3)."""

    notation: ClassVar = "+{card}"
    card: Card

    @classmethod
    def options(cls, at: Here) -> list[Take]:
        return [Take(card) for card in at.state.lot]

    def refused(self, at: Here) -> Fact | None:
        words = called(at.board, self.card).args
        return None if self.card in at.state.lot else refusal("NM-2.3", "nm-no-lot", **words)

    def play(self, at: Here) -> Change[State]:
        state, (seat, *left) = at.state, at.state.takers
        stall = tuple(sorted((*state.stalls[seat], self.card)))
        lot = without(state.lot, self.card)
        after = replace(state, stalls=put(state.stalls, seat, stall), lot=lot, takers=tuple(left))
        told = CardTaken(seat, self.card) if left else CardLeft(seat, self.card)
        return (after if left else ended(at.board, after)), (told,)


class TakeCard(Task):
    """A card is taken; who is last gets the card that is left (NM-2.4)."""

    single_by_chance: ClassVar = True
    decisions: ClassVar = (Take,)

    def actor(self, state: State) -> Seat:
        return state.takers[0]


def ended(data: Components, state: State) -> State:
    """The bids are out, and the tray moves on; after the last round the match is over (NM-1.2, NM-2.4)."""
    spent = (*state.spent, *(card for card in state.opened if card))
    state = replace(state, spent=spent, opened=(None,) * state.seats)
    if state.round == data.rounds:
        return replace(state, agenda=())
    return replace(state, agenda=(LayOut(),), round=state.round + 1, tray=(state.tray + 1) % state.seats)


# 3. Points


def kinds_won(data: Components, state: State, seat: Seat) -> int:
    """The number of kinds of which a seat has the most cards; equal seats all have them (NM-3.2)."""
    rows = [[sum(card[0] == kind for card in stall) for stall in state.stalls] for kind in data.kinds]
    return sum(0 < row[seat] == max(row) for row in rows)


class NightMarket(core.TableRules[Components, State]):
    """The rules of Night Market."""

    api, key, prefix, seats, state_type = 1, "night_market", "nm", range(2, 5), State
    options: tuple[core.Option, ...] = (core.Option("last_card", ("off", "on"), "on"),)
    tasks: ClassVar = (Deal, LayOut, MakeBids, OpenBids, TakeCard)
    conserved: ClassVar = {"cards": ("deck", "hands", "stalls", "lot", "opened", "spent")}
    data = parse(files("night_market").joinpath(FILE).read_text(encoding="utf-8"))

    def __init__(self, data: Components | None = None) -> None:
        from night_market.aids import MarketHeuristic

        super().__init__(data)
        self.heuristic = MarketHeuristic(self.data)

    def start(self, seats: int, options: core.Options) -> State:
        empty, none, last = ((),) * seats, (None,) * seats, options["last_card"] == "on"
        return State(seats, tuple(sorted(self.data.deck)), empty, none, empty, none, last, agenda=(Deal(),))

    def data_faults(self, data: Components) -> Iterable[str]:
        return faults(data)

    def piece(self, name: str) -> Fact | None:
        if name == "tray":
            return fact("nm-tray")
        return called(self.data, name) if name[0] in self.data.kinds and name[1:].isdigit() else None

    def offer(self, state: State, seat: Seat, move: Any) -> core.Offer:
        return replace(super().offer(state, seat, move), name=getattr(move, "card", ""))

    def view(self, state: State, seat: Seat | None) -> core.TableView:
        shown = super().view(state, seat)
        return replace(shown, areas=(*shown.areas, core.Area("tray", state.tray, items=("tray",))))

    def points(self, state: State) -> list[Mapping[str, int]]:
        return [
            {
                "cards": sum(map(value, stall)),  # NM-3.1
                "most": self.data.most * kinds_won(self.data, state, seat),  # NM-3.2
                "last": sum(map(value, state.hands[seat])) if state.last_card else 0,  # NM-3.3
            }
            for seat, stall in enumerate(state.stalls)
        ]
