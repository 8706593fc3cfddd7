"""Pyramid points (PY-8): action 4. Nobody is asked (PY-8.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar

from msgspec.structs import replace

from bot.core import Change, Decision, Event, Fact, Seat, Task, Who, fact, put
from bot.core.notation import table
from bot.games.pyramids import terms
from bot.games.pyramids.components import COLOURS, Data
from bot.games.pyramids.rounds import end_turn
from bot.games.pyramids.state import At, Box, Hand, Outcome, State


def find_awards(
    data: Data, hands: tuple[Hand, ...], outcomes: tuple[Outcome, ...], boxes: tuple[Box, ...]
) -> tuple[Box, ...]:
    """The boxes of action 4, found before action 3, which cannot change them.

    Each claim takes the highest box of its colour that is left (PY-8.1), in the order of the serial numbers
    that made the claims (PY-8.5). The box is gone for everybody else (PY-8.2); after three nobody gets one
    (PY-8.3). The same player may take several, in different turns (PY-8.4).
    """
    awards: tuple[Box, ...] = ()
    for serial, seat, colour in sorted(_claims(data, hands, outcomes)):
        points = highest_box(data, (*boxes, *awards), colour)
        if points:
            awards = (*awards, Box(colour, points, seat, serial))
    return awards


def highest_box(data: Data, taken: Iterable[Box], colour: str) -> int:
    """The points of the highest box of a colour that is left (PY-8.1); 0 if none is (PY-8.3)."""
    gone = sum(box.colour == colour for box in taken)
    return data.numbers.boxes[gone] if gone < len(data.numbers.boxes) else 0


def claims(data: Data, cards: int) -> int:
    """How many boxes somebody has claimed with so many completed cards of a colour (PY-8.1)."""
    return sum(claim <= cards for claim in data.numbers.claims)


def _claims(
    data: Data, hands: tuple[Hand, ...], outcomes: tuple[Outcome, ...]
) -> Iterable[tuple[int, Seat, str]]:
    """The claims of a turn as (serial number, seat, colour): each 2nd, 4th or 6th card of a colour (PY-8.1).
    Completed cards of one turn count in ascending order of serial number (PY-8.6)."""
    for seat, (hand, outcome) in enumerate(zip(hands, outcomes, strict=True)):
        done = [held.serial for held in hand.done]
        colours = [data.cards[serial].colour for serial in done]
        for serial in outcome.completed:
            place = done.index(serial)
            if colours[: place + 1].count(colours[place]) in data.numbers.claims:
                yield serial, seat, colours[place]


def boxes(data: Data, state: State) -> Iterable[str]:
    """The pyramid point boxes: those that seats have, and those that are open (PY-2.4)."""
    given = [f"{box.colour} {box.points}" for box in state.boxes]
    every = {f"{colour} {points}" for colour in COLOURS for points in data.numbers.boxes}
    return (*given, *every.difference(given))


def begin_awards(data: Data, state: State) -> State:
    """Go on with action 4 (PY-4.5), or end the turn."""
    return replace(state, phase="award") if state.awards else end_turn(data, state)


class BoxGiven(Event):
    """A pyramid point box went to a seat (PY-8.1)."""

    box: Box

    def tell(self, board: Data, to: Seat | None) -> Fact:
        box = self.box
        return fact(
            "py-log-box",
            who=Who(box.seat),
            colour=terms.colour(box.colour),
            points=box.points,
            card=box.serial,
        )


class Award(Decision):
    """Chance: give out the next pyramid point box (PY-8.1): `G10`."""

    notation: ClassVar = "{colour}{points}"
    colour: Annotated[str, table({"G": "green", "O": "orange", "P": "purple"})]
    points: int

    @classmethod
    def options(cls, at: At) -> list[Award]:
        box = at.state.awards[0]
        return [Award(box.colour, box.points)]

    def play(self, at: At) -> Change[State]:
        state, (box, *rest) = at.state, at.state.awards
        assert state.last is not None
        outcome = state.last.seats[box.seat]
        outcome = replace(outcome, boxes=(*outcome.boxes, (box.colour, box.points)))
        given = replace(
            state,
            awards=tuple(rest),
            boxes=(*state.boxes, box),
            last=replace(state.last, seats=put(state.last.seats, box.seat, outcome)),
        )
        return begin_awards(at.board, given), (BoxGiven(box),)


class GiveBoxes(Task):
    """Action 4: chance gives out the boxes, one after the other (PY-11.11)."""

    chance: ClassVar = True
    decisions: ClassVar = (Award,)
