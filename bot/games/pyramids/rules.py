"""Rules of Silver & Gold: Pyramids, on the contract of `bot.core.rules`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from msgspec.structs import replace

from bot.core import CHANCE, AnyRules, Command, Fact, Heuristic, Offer, Option, Options, Param, Score, Seat
from bot.games.pyramids import redeal as redealing
from bot.games.pyramids import refusing, scoring, showing, speech
from bot.games.pyramids.data import components
from bot.games.pyramids.marking import begin, extra_moves, go_on, place_moves
from bot.games.pyramids.moves import Award, Back, Draw, Extra, Keep, Open, Place, PyramidsMove, Reveal, Take
from bot.games.pyramids.printed import Printed, printed
from bot.games.pyramids.replacing import award, open_turn, refill, take
from bot.games.pyramids.state import Draft, Hand, Held, State
from bot.games.pyramids.view import PyramidsView

_NATURE = (CHANCE,)
_DRAWING = {"deal", "stock", "unseen", "refill"}
_BACK = Back()
_OPEN = Open()


class Pyramids:
    """The rules of Silver & Gold: Pyramids for 2 to 4 players."""

    key = "pyramids"
    prefix = "py"
    version = 1
    earlier: tuple[AnyRules, ...] = ()
    sealed: frozenset[str] = frozenset({"keep", "place", "extra", "back"})
    hidden_hands = True
    hidden: frozenset[str] = frozenset({"dealt", "drafts", "kept", "pile"})
    seats = range(2, 5)
    options: tuple[Option, ...] = ()
    commands: tuple[Command, ...] = (
        Command("keep", (Param("cards", "keep"),)),
        Command(
            "mark",
            (
                Param("card", "place", narrows=True),
                Param("place", "place"),
                # Two cards have at most four red X, so there are at most four extra marks.
                *(Param(f"extra-{number}", "extra", required=False) for number in range(1, 5)),
            ),
        ),
        Command("pick", (Param("card", "take"),)),
        Command("change", (), ("back",)),
    )
    forced: frozenset[str] = frozenset()
    repeated: frozenset[str] = frozenset()
    state_type: type[State] = State
    heuristic: Heuristic[State, PyramidsMove] | None = None

    def start(self, seats: int, options: Options) -> State:
        return State(
            seats=seats,
            phase="deal",
            round=1,
            turn=0,
            shape="",
            used=(),
            pile=tuple(components().cards),
            display=(),
            hands=(Hand(),) * seats,
            dealt=((),) * seats,
            kept=(None,) * seats,
            drafts=(None,) * seats,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case "over":
                return ()
            case "keep":
                return tuple(seat for seat, two in enumerate(state.kept) if two is None)
            case "mark":
                return _marking(state)
            case "pick":
                # A move is made without a question if it is the only one (PY-11.8).
                alone = len(state.display) + bool(state.pile) == 1
                return _NATURE if alone else state.picks[:1]
            case _:
                return _NATURE

    def may_change(self, state: State) -> tuple[Seat, ...]:
        if state.phase == "keep":
            return tuple(seat for seat, two in enumerate(state.kept) if two is not None)
        if state.phase == "mark":
            return tuple(
                seat for seat, draft in enumerate(state.drafts) if draft is not None and not draft.due
            )
        return ()

    def moves(self, state: State, seat: Seat) -> Iterator[PyramidsMove]:
        if seat in self.may_change(state):
            yield _BACK
        elif seat in self.to_act(state):
            if state.phase == "keep":
                four = sorted(state.dealt[seat])
                yield from (Keep(a, b) for i, a in enumerate(four) for b in four[i + 1 :])
            elif state.phase == "mark":
                yield from _mark_moves(state, seat)
            elif state.phase == "pick":
                yield from map(Take, state.display)
                if state.pile:
                    yield Take(0)
            else:
                yield from _outcomes(state)

    def weight(self, state: State, move: PyramidsMove) -> int:
        if isinstance(move, Reveal):
            return components().shapes[move.shape].copies - state.used.count(move.shape)
        return 1

    def apply(self, state: State, seat: Seat, move: PyramidsMove) -> State:
        match move:
            case Place():
                return _drafted(state, seat, begin(state.hands[seat], move, state.round))
            case Extra():
                draft = state.drafts[seat]
                assert draft is not None
                return _drafted(state, seat, go_on(draft, move, state.round))
            case Keep(first, second):
                kept = (*state.kept[:seat], (first, second), *state.kept[seat + 1 :])
                return replace(state, kept=kept, phase="keep" if None in kept else "kept")
            case Back():
                if state.phase == "keep":
                    return replace(state, kept=(*state.kept[:seat], None, *state.kept[seat + 1 :]))
                return replace(state, drafts=(*state.drafts[:seat], None, *state.drafts[seat + 1 :]))
            case Take(serial):
                return take(state, serial, False) if serial else replace(state, phase="unseen")
            case Draw(serial):
                return _drawn(state, serial)
            case Reveal(shape):
                used = (*state.used, shape)
                shown = replace(state, phase="mark", shape=shape, used=used, turn=len(used))
                return shown if _marking(shown) else replace(shown, phase="marked")  # PY-5.11
            case Open():
                return open_turn(state) if state.phase == "marked" else _opened_choice(state)
            case Award():
                return award(state)
            case _:
                assert_never(move)

    def foresee(self, state: State, seat: Seat) -> State | None:
        # What chance draws (an opened turn, an unseen card, a refill) always matters for the next decision.
        return None

    def prompt(self, state: State, seat: Seat) -> Fact:
        return speech.prompt(state, seat)

    def offer(self, state: State, seat: Seat, move: PyramidsMove) -> Offer:
        return speech.offer(state, seat, move)

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        return refusing.why_not(state, seat, text)

    def view(self, state: State, seat: Seat | None) -> PyramidsView:
        return showing.view(state, seat, self.to_act(state))

    def tell(self, state: State, seat: Seat, move: PyramidsMove, to: Seat | None) -> Fact | None:
        return speech.tell(state, seat, move, to)

    def score(self, state: State) -> Score | None:
        return scoring.score(state)

    def census(self, state: State) -> Mapping[str, int]:
        cards = [*state.pile, *state.display, *(serial for four in state.dealt for serial in four)]
        cards += [held.serial for hand in state.hands for held in (*hand.cards, *hand.done) if held]
        shapes = components().shapes
        boxes = len(components().numbers.boxes)
        colours = sorted({card.colour for card in components().cards.values()})
        found: dict[str, int] = {
            "pyramid-cards": len(cards),
            "pyramid-cards-different": len(set(cards)),
            "expedition-cards": len(state.used)
            + sum(max(0, shape.copies - state.used.count(key)) for key, shape in shapes.items()),
            "boxes": len({(box.colour, box.points) for box in state.boxes})
            + sum(boxes - sum(box.colour == colour for box in state.boxes) for colour in colours),
        }
        return found

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        return redealing.redeal(state, seat, picks)

    def printed(self) -> Printed:
        return printed(components())

    def data_fingerprint(self) -> str:
        return components().fingerprint


def _marking(state: State) -> tuple[Seat, ...]:
    """The seats that have not submitted yet. A player without an incomplete card need not submit
    (PY-5.11)."""
    return tuple(
        seat
        for seat, draft in enumerate(state.drafts)
        if (state.hands[seat].can_mark if draft is None else draft.due)
    )


def _mark_moves(state: State, seat: Seat) -> Iterator[PyramidsMove]:
    draft = state.drafts[seat]
    if draft is None:
        yield from place_moves(state.hands[seat], state.shape)
    else:
        yield from extra_moves(draft.hand)
        # An incomplete submission may be taken back too: nobody else knows anything about it.
        yield _BACK


def _outcomes(state: State) -> Iterator[PyramidsMove]:
    """The moves of chance in the current phase."""
    if state.phase in _DRAWING:
        yield from map(Draw, state.pile)
    elif state.phase == "reveal":
        for key, shape in components().shapes.items():
            if state.used.count(key) < shape.copies:
                yield Reveal(key)
    elif state.phase == "award":
        yield Award(state.awards[0].colour, state.awards[0].points)
    else:
        yield _OPEN


def _drafted(state: State, seat: Seat, draft: Draft) -> State:
    """Store a submission. When all seats have completed theirs, action 2 ends (PY-11.1)."""
    drafts = (*state.drafts[:seat], draft, *state.drafts[seat + 1 :])
    after = replace(state, drafts=drafts)
    return after if draft.due or _marking(after) else replace(after, phase="marked")


def _opened_choice(state: State) -> State:
    """Put the kept cards on the table and the returned cards into the pile (PY-3.4, PY-3.5)."""
    hands: list[Hand] = []
    returned: list[int] = []
    for four, two in zip(state.dealt, state.kept, strict=True):
        assert two is not None
        hands.append(Hand((Held(two[0]), Held(two[1]))))
        returned += [serial for serial in four if serial not in two]
    return replace(
        state,
        phase="stock",
        hands=tuple(hands),
        pile=tuple(sorted((*state.pile, *returned))),
        dealt=((),) * state.seats,
        kept=(None,) * state.seats,
    )


def _drawn(state: State, serial: int) -> State:
    """Put a card from the deck or pile in its place."""
    if state.phase == "unseen":
        return take(state, serial, True)
    pile = tuple(card for card in state.pile if card != serial)
    numbers = components().numbers
    if state.phase == "deal":
        seat = next(seat for seat, four in enumerate(state.dealt) if len(four) < numbers.dealt)
        four = (*state.dealt[seat], serial)
        dealt = (*state.dealt[:seat], four, *state.dealt[seat + 1 :])
        full = len(four) == numbers.dealt and seat == state.seats - 1
        return replace(state, pile=pile, dealt=dealt, phase="keep" if full else "deal")
    display = tuple(sorted((*state.display, serial)))
    shown = replace(state, pile=pile, display=display)
    if state.phase == "stock":
        return replace(shown, phase="reveal" if len(display) == numbers.display else "stock")
    return refill(shown)
