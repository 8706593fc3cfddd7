"""The course of a turn (PY-4): reveal, mark, replace, pyramid points, in this order (PY-4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.core import Change, Decision, Event, Fact, Seat, Task, Who, fact, refusal
from bot.games.pyramids import terms
from bot.games.pyramids.awarding import find_awards
from bot.games.pyramids.cards import completed, must_mark
from bot.games.pyramids.cells import names_of
from bot.games.pyramids.components import Data
from bot.games.pyramids.placing import Place
from bot.games.pyramids.replacing import next_pick, pick_order
from bot.games.pyramids.rounds import is_final_turn
from bot.games.pyramids.sealing import Back, Open, Submitting
from bot.games.pyramids.state import At, Draft, Hand, Last, Outcome, Phase, State
from bot.games.pyramids.symbols import Extra


class ShapeRevealed(Event):
    """The expedition card of a turn (PY-4.2)."""

    says: ClassVar = "py-log-reveal"
    shape: terms.Shape
    round: int
    turn: int


def face_down(data: Data, state: State) -> list[str]:
    """The expedition cards that are still face down; everybody may know which they are (PY-12.1)."""
    used = state.used
    return [key for key, shape in data.shapes.items() for _ in range(shape.copies - used.count(key))]


class Reveal(Decision):
    """Chance: action 1, the top expedition card is turned up for all (PY-4.2): `=I3`."""

    notation: ClassVar = "={shape}"
    shape: str

    @classmethod
    def options(cls, at: At) -> list[Reveal]:
        used = at.state.used
        return [Reveal(key) for key, shape in at.board.shapes.items() if used.count(key) < shape.copies]

    def play(self, at: At) -> Change[State]:
        """The turn of this card begins (PY-1.6)."""
        state = at.state
        used = (*state.used, self.shape)
        # If no player has an incomplete card, nobody marks (PY-5.11).
        anybody = any(must_mark(hand, None) for hand in state.hands)
        phase: Phase = "mark" if anybody else "marked"
        after = replace(state, phase=phase, shape=self.shape, used=used, turn=len(used))
        return after, (ShapeRevealed(self.shape, state.round, len(used)),)


class RevealShape(Task):
    """Action 1 waits until all four actions of the turn before are finished for all (PY-4.6, PY-11.9)."""

    chance: ClassVar = True
    decisions: ClassVar = (Reveal,)

    def weights(self, at: At, outcomes: Sequence[Reveal]) -> Sequence[int]:
        shapes, used = at.board.shapes, at.state.used
        return [shapes[outcome.shape].copies - used.count(outcome.shape) for outcome in outcomes]


class MarkCells(Submitting):
    """Action 2: every player marks on their own cards (PY-4.3). A submission is D1 and all its D2 (PY-11.1);
    no draw comes between the first and the last one (PY-13.4)."""

    seals: ClassVar = "drafts"
    decisions: ClassVar = (Place, Extra)

    def draft(self, at: At) -> Draft | None:
        return at.state.drafts[at.seat]  # asked for so often that a name for the field costs speed

    def owes(self, at: At) -> bool:
        return must_mark(at.state.hands[at.seat], at.state.drafts[at.seat])

    def awaited(self, board: Data, state: State) -> tuple[Seat, ...]:
        hands = state.hands
        return tuple(
            [
                seat
                for seat, draft in enumerate(state.drafts)
                if (must_mark(hands[seat], None) if draft is None else draft.due)
            ]
        )

    def may_change(self, board: Data, state: State) -> tuple[Seat, ...]:
        return tuple([seat for seat, draft in enumerate(state.drafts) if draft is not None and not draft.due])

    def asked(self, at: At) -> Sequence[type[Decision]]:
        draft = at.state.drafts[at.seat]
        if draft is None:
            return FIRST if must_mark(at.state.hands[at.seat], None) else ()
        return MORE if draft.due else DONE

    def options(self, at: At) -> Sequence[Decision]:
        draft = at.state.drafts[at.seat]
        if draft is None:
            return Place.options(at)
        return [*Extra.options(at), *BACK] if draft.due else BACK

    def play(self, at: At, decision: Place | Extra | Back) -> Change[State]:
        """The last complete submission ends action 2 (PY-11.1)."""
        after, events = decision.play(at)
        for hand, draft in zip(after.hands, after.drafts, strict=True):
            if must_mark(hand, None) if draft is None else draft.due:
                return after, events
        return replace(after, phase="marked"), events

    def first(self) -> Fact:
        return refusal("PY-11.6", "py-no-mark-first")

    def question(self, at: At) -> Fact:
        """It does not depend on how far the seat's submission has come (PY-11.4)."""
        state = at.state
        return fact("py-ask-mark", shape=terms.shape(state.shape), round=state.round, turn=state.turn)

    def asked_alone(self, at: At) -> Fact | None:
        """The private question to a seat: the next extra mark of its submission (PY-6.8)."""
        draft = at.state.drafts[at.seat]
        return fact("py-ask-extra", due=draft.due) if draft is not None and draft.due else None


FIRST: Final = (Place,)
MORE: Final = (Extra, Back)
DONE: Final = (Back,)
BACK: Final = (Back(),)


class TurnOpened(Event):
    """All submissions of a turn were opened together (PY-11.4)."""

    last: Last

    def tell(self, board: Data, to: Seat | None) -> Fact:
        """Everything that was sealed, with one sentence for each seat."""
        last = self.last
        return fact(
            "py-log-open",
            round=last.round,
            turn=last.turn,
            shape=terms.shape(last.shape),
            seats=tuple(line_of(board, seat, outcome, last.round) for seat, outcome in enumerate(last.seats)),
        )


def line_of(data: Data, seat: Seat, outcome: Outcome, round: int) -> Fact:
    """What a submission did, once it is opened."""
    if not outcome.batches:
        return fact("py-log-seat-none", who=Who(seat))
    masks: dict[int, int] = {}
    for batch in outcome.batches:
        masks[batch.serial] = masks.get(batch.serial, 0) | batch.mask
    marks = tuple(fact("py-marks", card=card, cells=names_of(mask, " ")) for card, mask in masks.items())
    skulls = outcome.skulls
    extras = sum(batch.kind == "extra" for batch in outcome.batches)
    gains = terms.gains(
        (outcome.red > 0, fact("py-gain-red", count=outcome.red)),
        (outcome.green > 0, fact("py-gain-green", count=outcome.green)),
        (outcome.torch, fact("py-gain-torch", round=round, points=data.numbers.torch)),
        (skulls > 0, fact("py-gain-skulls", count=skulls)),
        (skulls < 0, fact("py-gain-erased", count=-skulls)),
        (outcome.potions > 0 and not skulls, fact("py-gain-level")),
        (extras, fact("py-gain-extra", count=extras)),
    )
    if not outcome.completed:
        return fact("py-log-seat", who=Who(seat), marks=marks, gains=gains)
    sides = {batch.serial: batch.side for batch in outcome.batches}
    done = tuple(sorted(outcome.completed, key=lambda serial: sides[serial]))
    return fact("py-log-seat-done", who=Who(seat), marks=marks, gains=gains, cards=done)


class OpenTurn(Task):
    """All submissions are applied and shown together (PY-11.4); then action 3 begins."""

    chance: ClassVar = True
    decisions: ClassVar = (Open,)

    def play(self, at: At, decision: Open) -> Change[State]:
        """Submissions are applied in seat order (PY-13.2), though the order never matters (PY-11.3)."""
        state, data = at.state, at.board
        hands: list[Hand] = []
        outcomes: list[Outcome] = []
        for hand, draft in zip(state.hands, state.drafts, strict=True):
            after, outcome = (hand, NOTHING) if draft is None else result_of(data, hand, draft)
            hands.append(after)
            outcomes.append(outcome)
        seats = tuple(outcomes)
        last = Last(state.round, state.turn, state.shape, seats)
        opened = replace(
            state, hands=tuple(hands), drafts=(None,) * state.seats, picks=(), awards=(), last=last
        )
        if any(outcome.completed for outcome in seats):
            # In the last turn nothing is replaced (PY-7.11).
            picks = () if is_final_turn(data, state) else pick_order(seats)
            awards = find_awards(data, opened.hands, seats, state.boxes)
            opened = replace(opened, picks=picks, awards=awards)
        return next_pick(data, opened), (TurnOpened(last),)


NOTHING: Final = Outcome()


def result_of(data: Data, before: Hand, draft: Draft) -> tuple[Hand, Outcome]:
    """A player's hand, with the completed cards put aside (PY-7.1), and what the turn gave the player."""
    hand = draft.hand
    done = completed(data, hand)
    if done:
        done.sort(key=lambda held: held.serial)
        left, right = [None if held in done else held for held in hand.cards]
        hand = replace(hand, cards=(left, right), done=(*hand.done, *done))
    outcome = Outcome(
        draft.batches,
        tuple([held.serial for held in done]) if done else (),
        hand.red - before.red,
        hand.green - before.green,
        hand.skulls - before.skulls,
        draft.potions,
        hand.torches != before.torches,
        draft.lost,
    )
    return hand, outcome
