"""Variant 3: where Ronin go (section 18). How they are dispersed is in `dispersal`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from msgspec.structs import replace

from bot.core import Fact, Offer, Seat, fact, put
from bot.core.agenda import Task
from bot.core.decisions import Decision, Event, refusal
from bot.core.notation import Form, words
from bot.games.edo import terms
from bot.games.edo.asking import AskNow, SeatTask, TurnTask
from bot.games.edo.board import Board
from bot.games.edo.components import FREE, LANDS
from bot.games.edo.forms import Place
from bot.games.edo.marks import Mark
from bot.games.edo.refusals import unknown
from bot.games.edo.state import At, Change, State, done

# The beginning of a round


class RoninPicked(Event):
    """A seat chooses the Ronin to move."""

    says: ClassVar[str] = "edo-log-pick"
    who: Seat
    ronin: int
    place: terms.Place


class Pick(Decision):
    """Choose the Ronin to move, by number (EDO-18.5, EDO-20.3). `R1`"""

    kind: ClassVar[str] = "ronin"
    notation: ClassVar[str] = "R{ronin}"
    ronin: Annotated[int, Form(r"\d", int, values=lambda at: range(1, len(at.state.ronin_at) + 1))]

    def refused(self, at: At) -> Fact | None:
        """Any may be chosen; but if exactly two share a space, only the third (EDO-18.6)."""
        spaces = at.state.ronin_at
        together = len(set(spaces)) == 2
        known = 1 <= self.ronin <= len(spaces)
        if known and not (together and spaces.count(spaces[self.ronin - 1]) > 1):
            return None
        return refusal("EDO-18.6", "edo-no-ronin")

    def play(self, at: At) -> Change:
        space = at.state.ronin_at[self.ronin - 1]
        state = done(at.state, DrawLand(at.seat, self.ronin, space))
        return state, (RoninPicked(at.seat, self.ronin, space),)

    def offer(self, at: At) -> Offer:
        place = terms.place(at.board, at.state.ronin_at[self.ronin - 1])
        return Offer(fact("edo-offer-ronin", ronin=self.ronin, place=place))


class PickRonin(SeatTask, tag="pick"):
    """Choose the Ronin to move (EDO-18.5)."""

    decisions: ClassVar = (Pick,)
    asks: ClassVar[str] = "edo-ask-ronin"


# Location tiles


class LandDrawn(Event):
    """A location tile is drawn for a Ronin."""

    says: ClassVar[str] = "edo-log-tile"
    who: Seat
    ronin: int
    land: terms.Land


class DrawTile(Decision):
    """Chance: the location tile that is drawn (EDO-18.7, EDO-22.7). `=forest`"""

    kind: ClassVar[str] = "draw"
    notation: ClassVar[str] = "={land}"
    land: Annotated[str, words(*LANDS, FREE)]

    @classmethod
    def options(cls, at: At) -> Iterator[DrawTile]:
        """The kinds of location tiles that are still in the bag."""
        for land, left in in_bag(at.board, at.state).items():
            if left:
                yield DrawTile(land)

    def play(self, at: At) -> Change:
        """With a free-choice tile the player names the kind of space (EDO-18.7)."""
        task, land = at.task, self.land
        where = (task.seat, task.ronin, task.leaving)
        after = NameLand(*where) if land == FREE else SendRonin(*where, land)
        state = replace(done(at.state, after), drawn=(*at.state.drawn, land))
        return state, (LandDrawn(task.seat, task.ronin, land),)


class DrawLand(Task, tag="tile"):
    """Chance draws a location tile for a Ronin that leaves a space (EDO-18.7)."""

    chance: ClassVar[bool] = True
    decisions: ClassVar = (DrawTile,)
    seat: Seat
    ronin: int
    leaving: str

    def weights(self, at: At, outcomes: Sequence[DrawTile]) -> list[int]:
        """How many tiles of each kind are left in the bag."""
        return [left for left in in_bag(at.board, at.state).values() if left]


def in_bag(board: Board, state: State) -> dict[str, int]:
    """The location tiles in the bag, by kind (EDO-18.2)."""
    return {land: number - state.drawn.count(land) for land, number in board.data.ronin.bag.items()}


class LandNamed(Event):
    """A seat names the kind of space for a free-choice tile."""

    says: ClassVar[str] = "edo-log-land"
    who: Seat
    land: terms.Land


class Name(Decision):
    """Choose the kind of space for a free-choice tile (EDO-18.7, EDO-20.4). `forest`, `quarry`, `rice`,
    `city`"""

    kind: ClassVar[str] = "land"
    notation: ClassVar[str] = "{land}"
    land: Annotated[str, words(*LANDS)]

    def refused(self, at: At) -> Fact | None:
        """There must be a space of this kind where the Ronin may go (EDO-18.15)."""
        if destinations(at.board, at.state, at.task.ronin, at.task.leaving, self.land):
            return None
        return refusal("EDO-18.15", "edo-no-land")

    def play(self, at: At) -> Change:
        task = at.task
        state = done(at.state, SendRonin(task.seat, task.ronin, task.leaving, self.land))
        return state, (LandNamed(at.seat, self.land),)

    def offer(self, at: At) -> Offer:
        return Offer(fact("edo-offer-land", land=terms.land(self.land)))


class NameLand(TurnTask, tag="land"):
    """Choose the kind of space for a free-choice tile (EDO-18.7)."""

    decisions: ClassVar = (Name, AskNow)
    ronin: int
    leaving: str

    def instead(self, at: At, decision: Decision) -> Fact | None:
        return refusal("EDO-18.7", "edo-no-land")

    def question(self, at: At) -> Fact:
        return fact("edo-ask-land", ronin=self.ronin)


class RoninMoved(Event):
    """A Ronin goes to another space."""

    says: ClassVar[str] = "edo-log-send"
    who: Seat
    start: terms.Place
    end: terms.Place
    ronin: int

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("ronin", self.who, self.start, self.end, self.ronin),)


class Send(Decision):
    """Choose where the Ronin goes (EDO-18.12, EDO-20.5). `QU1`"""

    notation: ClassVar[str] = "{to}"
    to: Place

    @classmethod
    def options(cls, at: At) -> list[Send]:
        task = at.task
        return [
            Send(space) for space in destinations(at.board, at.state, task.ronin, task.leaving, task.land)
        ]

    def refused(self, at: At) -> Fact | None:
        """The space must obey rules 1 to 4 (EDO-18.8 to EDO-18.11)."""
        board, task = at.board, at.task
        if wrong := unknown(board, self.to):
            return wrong
        place = terms.place(board, self.to)
        if self.to == board.edo:
            return refusal("EDO-18.8", "edo-no-send-edo")
        if board.kinds[self.to] != task.land:
            return refusal("EDO-18.7", "edo-no-send-land", place=place, land=terms.land(task.land))
        if self.to == task.leaving:
            return refusal("EDO-18.9", "edo-no-send-leaving", place=place)
        if not board.open(self.to):
            return refusal("EDO-18.11", "edo-no-covered", place=place)
        if self.to in destinations(board, at.state, task.ronin, task.leaving, task.land):
            return None
        return refusal("EDO-18.10", "edo-no-send-join", place=place)

    def play(self, at: At) -> Change:
        """Move the Ronin (EDO-18.15). After the last one the tiles go back into the bag (EDO-18.14,
        EDO-18.24)."""
        task, state = at.task, done(at.state)
        state = replace(state, ronin_at=put(state.ronin_at, task.ronin - 1, self.to))
        if not any(type(later) is DrawLand for later in state.agenda):
            state = replace(state, drawn=())
        return state, (RoninMoved(at.seat, task.leaving, self.to, task.ronin),)

    def offer(self, at: At) -> Offer:
        return Offer(fact("edo-offer-send", place=terms.place(at.board, self.to)), name=self.to)


class SendRonin(TurnTask, tag="send"):
    """Choose a space of this kind for the Ronin (EDO-18.12)."""

    decisions: ClassVar = (Send, AskNow)
    ronin: int
    leaving: str
    land: str

    def question(self, at: At) -> Fact:
        return fact("edo-ask-send", ronin=self.ronin, land=terms.land(self.land))


def destinations(board: Board, state: State, ronin: int, leaving: str, land: str) -> list[str]:
    """The spaces that the Ronin may go to by rules 1 to 5 (EDO-18.8 to EDO-18.13).

    "city" means an outer city. The space must be open and not the one the Ronin leaves. If other Ronin stand
    on spaces of this kind, the Ronin must join them, except those on the space it leaves.
    """
    others = {space for number, space in enumerate(state.ronin_at, 1) if number != ronin and space != leaving}
    spaces = [space for space in board.open_of(land) if space != leaving]
    return [space for space in spaces if space in others] or spaces
