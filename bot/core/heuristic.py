"""What a game can tell about good play. Computer players use it; it is not part of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.core.seats import Seat

S_contra = TypeVar("S_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


class Candidate(NamedTuple):
    """A whole turn of a seat, or the beginning of one."""

    moves: tuple[str, ...]
    """Notations of legal moves, one after the other."""
    worth: float
    """The points that the seat will probably have at the end if it plays so."""


class Heuristic(Protocol[S_contra, M_contra]):
    """How good positions and moves are.

    Computer players ask only about positions made by `Rules.redeal`, so a heuristic may look at everything in
    a state: what the asking seat does not know has been dealt anew. Every answer depends on the arguments
    alone.
    """

    @property
    def spread(self) -> float:
        """The lead in points, judged in the middle of a match, with which a seat wins about three times out
        of four against one other seat."""

    @property
    def horizon(self) -> int:
        """How many turns of all seats a playout should last before the position is judged; 0 where playouts
        do not help."""

    @property
    def rivalry(self) -> float:
        """How much a point of the best other seat counts, compared with a point of the seat itself: 1 if
        seats live by what they take from each other, less if each mostly builds for itself."""

    @property
    def error(self) -> float:
        """How far off, in points, the weaker levels are when they judge turns. They err by multiples of it,
        so the levels play further apart if it is larger. The spread is a good first value."""

    @property
    def slips(self) -> float:
        """The share of turns that the weakest level makes at random. A fifth is a good first value; a game
        needs more if even the worst of the turns that are considered are good."""

    def value(self, state: S_contra, seat: Seat) -> float:
        """The points that the seat will probably have at the end. At the end, its points."""

    def priors(self, state: S_contra, seat: Seat, moves: Sequence[M_contra]) -> Sequence[float]:
        """A weight for each of these legal moves: how likely a good player is to make it. A move of weight 0
        is never considered, except if all weights are 0."""

    def candidates(self, state: S_contra, seat: Seat) -> Sequence[Candidate]:
        """Turns worth considering, if the game needs more than moves one by one; otherwise empty."""


AnyHeuristic = Heuristic[Any, Any]


class PlainHeuristic:
    """The base of a heuristic that says only how good a position is (`value`)."""

    spread = 9.0
    horizon = 2
    rivalry = 1.0
    error = 9.0
    slips = 0.2

    def value(self, state: Any, seat: Seat) -> float:
        """See `Heuristic.value`."""
        raise NotImplementedError

    def priors(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Sequence[float]:
        """All moves are equally likely, except those that take a sealed decision back."""
        return [float(move.kind != "back") for move in moves]

    def candidates(self, state: Any, seat: Seat) -> Sequence[Candidate]:
        """None: moves are considered one by one."""
        return ()
