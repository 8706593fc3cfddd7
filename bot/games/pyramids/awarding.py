"""Action 4: pyramid points (PY-8), and the end of a turn (PY-9.1, PY-10.1)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.pyramids.components import Data
from bot.games.pyramids.events import BoxGiven, Played
from bot.games.pyramids.moves import COLOURS
from bot.games.pyramids.state import Box, Hand, Outcome, State, put


def find_awards(
    data: Data, hands: tuple[Hand, ...], outcomes: tuple[Outcome, ...], boxes: tuple[Box, ...]
) -> tuple[Box, ...]:
    """The boxes of action 4, computed before action 3 (PY-8.1 to PY-8.6). No decision in action 3 can change
    them."""
    claims: list[tuple[int, Seat, str]] = []
    for seat, (hand, outcome) in enumerate(zip(hands, outcomes, strict=True)):
        colours = [data.cards[held.serial].colour for held in hand.done]
        for serial in outcome.completed:
            place = [held.serial for held in hand.done].index(serial)
            colour = colours[place]
            if colours[: place + 1].count(colour) in data.numbers.claims:
                claims.append((serial, seat, colour))
    awards: list[Box] = []
    gone = {colour: sum(box.colour == colour for box in boxes) for colour in COLOURS}
    for serial, seat, colour in sorted(claims):
        if gone[colour] < len(data.numbers.boxes):
            awards.append(Box(colour, data.numbers.boxes[gone[colour]], seat, serial))
            gone[colour] += 1
    return tuple(awards)


def give_box(data: Data, state: State) -> Played:
    """Give out the next box (PY-8.1)."""
    box, *rest = state.awards
    assert state.last is not None
    outcome = state.last.seats[box.seat]
    outcome = replace(outcome, boxes=(*outcome.boxes, (box.colour, box.points)))
    given = replace(
        state,
        awards=tuple(rest),
        boxes=(*state.boxes, box),
        last=replace(state.last, seats=put(state.last.seats, box.seat, outcome)),
    )
    return next_award(data, given), (BoxGiven(box),)


def next_award(data: Data, state: State) -> State:
    """Continue with action 4, or end the turn (PY-9.1, PY-10.1)."""
    if state.awards:
        return replace(state, phase="award")
    numbers = data.numbers
    if state.turn < numbers.turns:
        return replace(state, phase="reveal", shape="")
    if state.round < numbers.rounds:
        return replace(state, phase="reveal", round=state.round + 1, turn=0, shape="", used=())
    return replace(state, phase="over")
