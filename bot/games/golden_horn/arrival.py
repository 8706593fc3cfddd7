"""Arriving in a port and drawing cards (section 8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from bot.core import TURN_OVER, Change, Decision, Event, Fact, Seat, Task, Who, fact, put
from bot.games.golden_horn import terms
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.colours import COLOURS, NONE, Counts, add
from bot.games.golden_horn.loading import Colour
from bot.games.golden_horn.state import At, Ship, State


def cards_due(board: Board, ship: int, node: int) -> int:
    """How many cards the owner draws when the ship arrives at a node, loaded or not (GH-8.3 to GH-8.5)."""
    if board.at_sea(node) or (not board.main_port(node) and not board.modone_cards):
        return 0
    return board.ships[ship].cards


class Arrived(Event, tag="arrived"):
    """`ship` arrived in a port: what it unloaded (GH-8.1) and how many cards were drawn so far (GH-8.3). The
    event of the voyage tells it."""

    kept: ClassVar = True
    who: Seat
    ship: str
    port: str
    colour: str | None
    """Colour of the unloaded cubes; None when nothing was unloaded (no cargo, or Modone)."""
    count: int
    cards: int
    reshuffled: bool = False
    """The discard pile became the draw pile during the arrival (GH-8.7)."""


def arrive(board: Board, state: State, ship: int) -> tuple[State, Arrived]:
    """Let the ship arrive in a port, where its cubes go to the warehouse for good (GH-8.2) and its owner
    draws cards.

    In a main port the cubes go to the warehouse and the voyage ends (GH-8.1, GH-8.10, GH-9.6). In Modone
    cubes, direction and reversal stay as they are (GH-8.11).
    """
    it, vessel = state.ships[ship], board.ships[ship]
    seat, node = vessel.seat, it.node
    pile, discard, draw = draw_from(state.pile, state.discard, seat, cards_due(board, ship, node))
    agenda = (*draw, *state.agenda)
    if not board.main_port(node):
        arrived = Arrived(seat, vessel.id, board.ids[node], None, 0, 0)
        return replace(state, pile=pile, discard=discard, agenda=agenda), arrived
    warehouses = state.warehouses
    if it.cubes:
        warehouses = put(warehouses, seat, add(warehouses[seat], it.cargo, it.cubes))
    after = replace(
        state,
        ships=put(state.ships, ship, Ship(node)),
        warehouses=warehouses,
        pile=pile,
        discard=discard,
        agenda=agenda,
    )
    return after, Arrived(seat, vessel.id, board.ids[node], it.cargo or None, it.cubes, 0)


def draw_from(
    pile: Counts, discard: Counts, seat: Seat, left: int
) -> tuple[Counts, Counts, tuple[Task, ...]]:
    """The piles before a seat draws `left` cards, and the draw.

    With an empty draw pile the discard pile is shuffled (GH-8.7), which is not a random event by itself
    (GH-13.5). If that is empty, too, no card is drawn (GH-8.9).
    """
    if left and any(pile):
        return pile, discard, (Draw(seat, left),)
    if left and any(discard):
        return discard, NONE, (Draw(seat, left, reshuffled=True),)
    return pile, discard, ()


class CardDrawn(Event, tag="card"):
    """`who` drew a card (GH-3.12, GH-8.3)."""

    kept: ClassVar = True
    secret: ClassVar = ("colour",)  # GH-12.3
    who: Seat
    colour: str | None
    setup: bool
    reshuffled: bool
    """The discard pile became the draw pile before it (GH-8.7)."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        """A seat that sees the card is told its colour, the others only that a card was drawn (GH-12.3)."""
        key, end = ("gh-dealt" if self.setup else "gh-drew"), ("-reshuffled" if self.reshuffled else "")
        if self.colour is None:
            return fact(f"{key}{end}", who=Who(self.who))
        return fact(f"{key}-you{end}", colour=terms.colour(self.colour))

    def mark(self) -> tuple[Event, ...]:
        return () if self.setup else (CardDrawn(self.who, None, False, self.reshuffled),)

    def join(self, marks: tuple[Any, ...]) -> tuple[Any, ...]:
        """Cards are drawn one by one; the mark of the arrival counts them."""
        newest = marks[-1] if marks else None
        if type(newest) is not Arrived:
            return marks
        reshuffled = newest.reshuffled or self.reshuffled
        return (*marks[:-1], replace(newest, cards=newest.cards + 1, reshuffled=reshuffled))


class Card(Decision, tag="card"):
    """Chance: a card drawn from the draw pile (GH-13.2). `=R`"""

    notation: ClassVar = "={colour}"
    colour: Colour

    @classmethod
    def options(cls, at: At[Draw]) -> list[Card]:
        return list(compress(CARDS, at.state.pile))

    def play(self, at: At[Draw]) -> Change[State]:
        """The card goes to a hand (GH-8.7), which has no limit (GH-8.6)."""
        state, draw = at.state, at.task
        pile, discard, more = draw_from(
            add(state.pile, self.colour, -1), state.discard, draw.seat, draw.left - 1
        )
        after = replace(
            state,
            agenda=(*more, *state.agenda[1:]) or TURN_OVER,
            pile=pile,
            discard=discard,
            hands=put(state.hands, draw.seat, add(state.hands[draw.seat], self.colour)),
        )
        return after, (CardDrawn(draw.seat, self.colour, not state.turns, draw.reshuffled),)


CARDS: Final = tuple(Card(colour) for colour in COLOURS)


class Draw(Task, tag="draw"):
    """Chance gives `left` more cards to a seat (GH-3.12, GH-8.3)."""

    chance: ClassVar = True
    decisions: ClassVar = (Card,)
    seat: Seat
    left: int
    reshuffled: bool = False
    """The discard pile became the draw pile before the next card (GH-8.7)."""

    def weights(self, at: At[Draw], outcomes: Sequence[Card]) -> list[int]:
        """How many cards of each colour can still be drawn (GH-13.2)."""
        return [number for number in at.state.pile if number]
