"""Opening a turn, and actions 3 and 4: completed cards, picks, pyramid points (PY-7, PY-8)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.pyramids.data import components
from bot.games.pyramids.moves import COLOURS
from bot.games.pyramids.state import Box, Draft, Hand, Held, Last, Outcome, Pick, State


def put(values: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    """The hands with the hand of one seat replaced."""
    return (*values[:seat], hand, *values[seat + 1 :])


def open_turn(state: State) -> State:
    """Apply all submissions together in seat order (PY-11.4, PY-13.2) and begin action 3."""
    hands: list[Hand] = []
    outcomes: list[Outcome] = []
    for hand, draft in zip(state.hands, state.drafts, strict=True):
        after, outcome = (hand, Outcome()) if draft is None else _opened(hand, draft)
        hands.append(after)
        outcomes.append(outcome)
    last = Last(state.round, state.turn, state.shape, tuple(outcomes))
    numbers = components().numbers
    final = (state.round, state.turn) == (numbers.rounds, numbers.turns)
    opened = replace(
        state,
        hands=tuple(hands),
        drafts=(None,) * state.seats,
        last=last,
        picks=() if final else _pick_order(outcomes),  # PY-7.11
    )
    return next_pick(replace(opened, awards=_awards(opened)))


def _opened(before: Hand, draft: Draft) -> tuple[Hand, Outcome]:
    """A player's hand without the completed cards (PY-7.1), and what the turn gave the player."""
    hand = draft.hand
    completed = sorted(
        (held for held in hand.cards if held is not None and held.completed), key=lambda held: held.serial
    )
    left, right = (held if held is not None and not held.completed else None for held in hand.cards)
    outcome = Outcome(
        batches=draft.batches,
        completed=tuple(held.serial for held in completed),
        red=hand.red - before.red,
        green=hand.green - before.green,
        skulls=hand.skulls - before.skulls,
        potions=draft.potions,
        torch=hand.torches != before.torches,
        lost=draft.lost,
    )
    return replace(hand, cards=(left, right), done=(*hand.done, *completed)), outcome


def _pick_order(outcomes: list[Outcome]) -> tuple[Seat, ...]:
    """The order of the picks, with one entry for each card to replace (PY-7.6, PY-7.7).

    The seat with the lowest serial number among its completed cards comes first.
    """
    order = sorted((outcome.completed[0], seat) for seat, outcome in enumerate(outcomes) if outcome.completed)
    return tuple(seat for _, seat in order for _ in outcomes[seat].completed)


def _awards(state: State) -> tuple[Box, ...]:
    """The boxes of action 4, computed before action 3 (PY-8.1 to PY-8.6). No decision in action 3 can change
    them."""
    data = components()
    assert state.last is not None
    claims: list[tuple[int, Seat, str]] = []
    for seat, (hand, outcome) in enumerate(zip(state.hands, state.last.seats, strict=True)):
        colours = [data.cards[held.serial].colour for held in hand.done]
        for serial in outcome.completed:
            place = [held.serial for held in hand.done].index(serial)
            colour = colours[place]
            if colours[: place + 1].count(colour) in data.numbers.claims:
                claims.append((serial, seat, colour))
    awards: list[Box] = []
    gone = {colour: sum(box.colour == colour for box in state.boxes) for colour in COLOURS}
    for serial, seat, colour in sorted(claims):
        if gone[colour] < len(data.numbers.boxes):
            awards.append(Box(colour, data.numbers.boxes[gone[colour]], seat, serial))
            gone[colour] += 1
    return tuple(awards)


def next_pick(state: State) -> State:
    """Continue with the next card to replace, or with action 4."""
    if state.picks and (state.display or state.pile):
        return replace(state, phase="pick")
    # If no cards are left, the remaining cards are not replaced (PY-7.9).
    return next_award(replace(state, picks=()))


def take(state: State, serial: int, unseen: bool) -> State:
    """Give a card to the first seat in `picks`. After the last pick of that seat the display is refilled."""
    seat = state.picks[0]
    hand = state.hands[seat]
    # The first pick goes to the left if both places are empty (PY-7.13).
    side = 0 if hand.cards[0] is None else 1
    new = Held(serial)
    cards = (new, hand.cards[1]) if side == 0 else (hand.cards[0], new)
    taken = replace(
        state,
        hands=put(state.hands, seat, replace(hand, cards=cards)),
        display=tuple(card for card in state.display if card != serial),
        pile=tuple(card for card in state.pile if card != serial),
        picks=state.picks[1:],
        last=_noted(state.last, seat, picks=Pick(serial, unseen, side)),
    )
    again = bool(taken.picks) and taken.picks[0] == seat and bool(taken.display or taken.pile)
    return next_pick(taken) if again else refill(taken)


def refill(state: State) -> State:
    """Let chance draw cards for the display until it holds four or the pile is empty (PY-7.5, PY-7.14)."""
    if len(state.display) < components().numbers.display and state.pile:
        return replace(state, phase="refill")
    return next_pick(state)


def next_award(state: State) -> State:
    """Continue with action 4, or end the turn (PY-9.1, PY-10.1)."""
    if state.awards:
        return replace(state, phase="award")
    numbers = components().numbers
    if state.turn < numbers.turns:
        return replace(state, phase="reveal", shape="")
    if state.round < numbers.rounds:
        return replace(state, phase="reveal", round=state.round + 1, turn=0, shape="", used=())
    return replace(state, phase="over")


def award(state: State) -> State:
    """Give out the next box (PY-8.1)."""
    box, *rest = state.awards
    given = replace(
        state,
        awards=tuple(rest),
        boxes=(*state.boxes, box),
        last=_noted(state.last, box.seat, box=(box.colour, box.points)),
    )
    return next_award(given)


def _noted(
    last: Last | None, seat: Seat, *, picks: Pick | None = None, box: tuple[str, int] | None = None
) -> Last:
    assert last is not None
    outcome = last.seats[seat]
    if picks is not None:
        outcome = replace(outcome, picks=(*outcome.picks, picks))
    if box is not None:
        outcome = replace(outcome, boxes=(*outcome.boxes, box))
    return replace(last, seats=(*last.seats[:seat], outcome, *last.seats[seat + 1 :]))
