"""Rules of Night Market: which seats must act, which moves are legal, and the state after each move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.core import CHANCE, AnyRules, Command, Fact, Offer, Option, Options, Score, Seat
from bot.core.components import fingerprint, restored, stored
from bot.core.heuristic import Heuristic
from night_market import choices, hidden, narration, projection, prompts, rejections, scoring, setup, turns
from night_market.commands import COMMANDS
from night_market.components import Components, load
from night_market.heuristic import MarketHeuristic
from night_market.moves import Back, Bid, Draw, Move, Open, Take
from night_market.state import State
from night_market.validate import faults
from night_market.view import Printed, View, printed


class NightMarket:
    """The rules of Night Market. An object holds component data and no state of any match."""

    key = "night_market"
    prefix = "nm"
    version = 1
    earlier: tuple[AnyRules, ...] = ()
    seats = range(2, 5)
    options: tuple[Option, ...] = (Option("last_card", ("off", "on"), "on"),)
    commands: tuple[Command, ...] = COMMANDS
    forced: frozenset[str] = frozenset()
    repeated: frozenset[str] = frozenset()
    sealed: frozenset[str] = frozenset({"bid", "back"})
    hidden_hands = True
    hidden: frozenset[str] = frozenset({"deck", "hands", "bids"})
    state_type: type[State] = State

    def __init__(self, components: Components | None = None) -> None:
        self.components = components or load()
        self.heuristic: Heuristic[State, Move] | None = MarketHeuristic(self.components)
        self._printed = printed(self.components)

    def start(self, seats: int, options: Options) -> State:
        return setup.start(self.components, seats, options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case "over":
                return ()
            case "bid":
                return tuple(seat for seat, bid in enumerate(state.bids) if not bid)
            case "take":
                # The last card is given without a question (NM-2.4).
                return state.takers[:1] if len(state.takers) > 1 else (CHANCE,)
        return (CHANCE,)

    def may_change(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, bid in enumerate(state.bids) if bid) if state.phase == "bid" else ()

    def moves(self, state: State, seat: Seat) -> Iterator[Move]:
        if seat in self.may_change(state):
            yield Back()
        elif seat in self.to_act(state):
            match state.phase:
                case "deal" | "lot":
                    yield from map(Draw, state.deck)
                case "bid":
                    yield from map(Bid, state.hands[seat])
                case "open":
                    yield Open()
                case "take":
                    yield from map(Take, state.lot)

    def weights(self, state: State, moves: Sequence[Move]) -> Sequence[int]:
        return (1,) * len(moves)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        match move:
            case Draw() if state.phase == "deal":
                return setup.deal(self.components, state, move.card)
            case Draw():
                return setup.lay_out(state, move.card)
            case Bid():
                return turns.bid(state, seat, move.card)
            case Back():
                return turns.bid(state, seat, "")
            case Open():
                return turns.open_bids(state)
            case Take():
                return turns.take(self.components, state, move.card)

    def foresee(self, state: State, seat: Seat) -> State | None:
        return None  # what is drawn always matters for the next decision

    def prompt(self, state: State, seat: Seat) -> Fact:
        return prompts.prompt(state)

    def offer(self, state: State, seat: Seat, move: Move) -> Offer:
        return choices.offer(self.components, move)

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        return rejections.why_not(self.components, state, seat, text)

    def view(self, state: State, seat: Seat | None) -> View:
        return projection.show(state, seat, self.to_act(state), self._printed)

    def narrate(self, state: State, seat: Seat, move: Move, to: Seat | None) -> Fact | None:
        return narration.narrate(self.components, state, seat, move, to)

    def marks(self, state: State, seat: Seat, move: Move) -> tuple[object, ...]:
        return ()  # the drawing shows the opened bids by themselves

    def gather(self, marks: Sequence[object]) -> tuple[object, ...]:
        return tuple(marks)

    def score(self, state: State) -> Score | None:
        return scoring.score(self.components, state)

    def census(self, state: State) -> Mapping[str, int]:
        piles = (*state.hands, *state.stalls, state.deck, state.lot, state.opened, state.spent)
        return {"cards": sum(map(len, piles))}

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        return hidden.redeal(state, seat, picks)

    def printed(self) -> Printed:
        return self._printed

    def component_data(self) -> bytes:
        return stored(self.components)

    def with_component_data(self, data: bytes) -> AnyRules:
        return NightMarket(restored(data, Components, faults))

    def data_fingerprint(self) -> str:
        return fingerprint(self.components)
