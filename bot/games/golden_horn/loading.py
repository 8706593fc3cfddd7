"""Loading a ship and refilling its port (section 7)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Annotated, Any, ClassVar

from msgspec.structs import replace

from bot.core import TURN_OVER, Change, Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal
from bot.core.notation import words
from bot.games.golden_horn import terms
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.colours import COLOURS, INDEX, NONE, Counts, add, has, plus
from bot.games.golden_horn.components import MAIN_PORTS
from bot.games.golden_horn.state import At, Final, State, UnderWay

Colour = Annotated[str, words(*COLOURS)]


def port_of(node: int) -> int:
    """Which main port a node is: 0 Venice, 1 Constantinople."""
    return 0 if node == 0 else 1


def may_load(board: Board, state: State, ship: int) -> bool:
    """Whether a ship in a main port finds something to load. Nothing is loaded in Modone (GH-7.8)."""
    cubes = state.ports[port_of(state.ships[ship].node)]
    for colour in board.ships[ship].loads:  # noqa: SIM110 - any() is slower
        if cubes[colour]:
            return True
    return False


def movable(board: Board, state: State, ship: int) -> bool:
    """Whether a ship has a legal move.

    At sea and in Modone it always has one; in a main port it needs something to load (GH-6.1, GH-7.1,
    GH-7.7).
    """
    return 0 < state.ships[ship].node < board.last or may_load(board, state, ship)


def movable_fleet(board: Board, state: State, seat: Seat) -> list[int]:
    """The seat's ships that have a legal move."""
    ships, last, found = state.ships, board.last, []
    for ship in board.fleets[seat]:
        if 0 < ships[ship].node < last or may_load(board, state, ship):
            found.append(ship)  # noqa: PERF401 - quicker than a list comprehension of three
    return found


def refill(board: Board, cubes: Counts, bag: Counts) -> int:
    """How many cubes to draw into a port that holds `cubes` (GH-7.5)."""
    return min(board.data.counts.port_cubes - sum(cubes), sum(bag))


class Loaded(Event, tag="loaded"):
    """`ship` took all `count` cubes of a colour in a main port (GH-7.3)."""

    kept: ClassVar = True
    who: Seat
    ship: str
    port: str
    colour: str
    count: int

    def tell(self, board: Board, to: Seat | None, emptied: bool = False) -> Fact:
        """`emptied`: nothing was left in the port, and the final round began (GH-10.1)."""
        return fact(
            "gh-loaded-emptied" if emptied else "gh-loaded",
            who=Who(self.who),
            ship=self.ship,
            port=terms.port(self.port),
            count=self.count,
            colour=terms.colour(self.colour),
        )


class Load(Decision, tag="load"):
    """D3: take all cubes of a colour (GH-7.2). `+B`"""

    notation: ClassVar = "+{colour}"
    colour: Colour

    @classmethod
    def options(cls, at: At[LoadShip]) -> list[Load]:
        """The colours that are in the port and on none of the ship's sails (GH-7.2)."""
        ship = at.task.ship
        cubes = at.state.ports[port_of(at.state.ships[ship].node)]
        return [LOADS[colour] for colour in at.board.ships[ship].loads if cubes[colour]]

    def refused(self, at: At[LoadShip]) -> Fact | None:
        ship, colour = at.task.ship, terms.colour(self.colour)
        node = at.state.ships[ship].node
        if not has(at.state.ports[port_of(node)], self.colour):
            port = terms.port(at.board.ids[node])
            return refusal("GH-7.2", "gh-no-load-absent", port=port, colour=colour)
        vessel = at.board.ships[ship]
        if self.colour in vessel.sails:
            return refusal("GH-7.2", "gh-no-load-sail", ship=vessel.id, colour=colour)
        return None

    def untimely(self, at: At[Any]) -> Fact | None:
        return fact("gh-no-load-late") if isinstance(at.task, UnderWay) else None

    def play(self, at: At[LoadShip]) -> Change[State]:
        """Load all cubes of the colour (GH-7.3).

        Then the port is refilled; if it stays empty, the final round begins (GH-7.5, GH-10.1).
        """
        board, state, index = at.board, at.state, at.task.ship
        ship, rest = state.ships[index], state.agenda[1:]
        port, place = port_of(ship.node), board.ids[ship.node]
        count = state.ports[port][INDEX[self.colour]]
        cubes = add(state.ports[port], self.colour, -count)
        due = refill(board, cubes, state.bag)
        emptied = state.final is None and not due and not any(cubes)
        after = replace(
            state,
            ships=put(state.ships, index, replace(ship, cargo=self.colour, cubes=count)),
            ports=put(state.ports, port, cubes),
            final=Final(at.seat, place) if emptied else state.final,
            agenda=(Fill(port, due), *rest) if due > 0 else rest,
        )
        return after, (Loaded(at.seat, board.ships[index].id, place, self.colour, count),)

    def offer(self, at: At[LoadShip]) -> Offer:
        after, (loaded,) = self.play(at)
        assert isinstance(loaded, Loaded)
        port, refill = terms.port(loaded.port), after.agenda[0]
        label = fact("gh-do-load", colour=terms.colour(self.colour), count=loaded.count, port=port)
        if isinstance(refill, Fill):
            return Offer(label, (fact("gh-effect-refill", count=refill.left, port=port),))
        ends = after.final != at.state.final
        return Offer(label, (fact("gh-effect-final", port=port),) if ends else ())


LOADS = tuple(Load(colour) for colour in COLOURS)


class LoadShip(UnderWay, tag="load"):
    """D3: choose the colour to load (GH-7.1). It is asked even if there is only one colour, like D2 and D5
    (GH-11.5)."""

    decisions: ClassVar = (Load,)
    asks: ClassVar = "gh-ask-load"

    def instead(self, at: At[LoadShip], decision: Decision) -> Fact:
        return fact("gh-no-load-first", ship=at.board.ships[self.ship].id)


class Refilled(Event, tag="refilled"):
    """Cubes drawn so far from the bag into a main port (GH-7.5). It is only a mark, because each cube is told
    when it is drawn."""

    kept: ClassVar = True
    port: str
    cubes: Counts

    def join(self, marks: tuple[Any, ...]) -> tuple[Any, ...]:
        """Several marks of one refill become one."""
        newest = marks[-1] if marks else None
        if type(newest) is Refilled and newest.port == self.port:
            return (*marks[:-1], Refilled(self.port, plus(newest.cubes, self.cubes)))
        return (*marks, self)


class CubeDrawn(Event, tag="cube"):
    """A cube came from the bag into a main port (GH-3.11, GH-7.5)."""

    kept: ClassVar = True
    port: str
    colour: str
    setup: bool

    def tell(self, board: Board, to: Seat | None) -> Fact:
        key = "gh-cube" if self.setup else "gh-refilled"
        return fact(key, port=terms.port(self.port), colour=terms.colour(self.colour))

    def mark(self) -> tuple[Refilled, ...]:
        return () if self.setup else (Refilled(self.port, add(NONE, self.colour)),)

    def join(self, marks: tuple[Any, ...]) -> tuple[Any, ...]:
        """Cubes are drawn one by one; a mark shows all of a refill."""
        newest = marks[-1] if marks else None
        if type(newest) is Refilled and newest.port == self.port:
            return (*marks[:-1], Refilled(self.port, add(newest.cubes, self.colour)))
        return (*marks, Refilled(self.port, add(NONE, self.colour)))


class Cube(Decision, tag="cube"):
    """Chance: a cube drawn from the bag (GH-13.2). `=R`"""

    notation: ClassVar = "={colour}"
    colour: Colour

    @classmethod
    def options(cls, at: At[Fill]) -> list[Cube]:
        return list(compress(CUBES, at.state.bag))

    def play(self, at: At[Fill]) -> Change[State]:
        """The cube moves from the bag into the port (GH-3.11, GH-7.5). None ever goes back (GH-7.6)."""
        state, fill = at.state, at.task
        rest = state.agenda[1:]
        after = replace(
            state,
            bag=add(state.bag, self.colour, -1),
            ports=put(state.ports, fill.port, add(state.ports[fill.port], self.colour)),
            agenda=(Fill(fill.port, fill.left - 1), *rest) if fill.left > 1 else rest or TURN_OVER,
        )
        return after, (CubeDrawn(MAIN_PORTS[fill.port], self.colour, not state.turns),)


CUBES = tuple(Cube(colour) for colour in COLOURS)


class Fill(Task, tag="fill"):
    """Chance draws `left` more cubes into a main port: 0 Venice, 1 Constantinople (GH-3.11, GH-7.5)."""

    chance: ClassVar = True
    decisions: ClassVar = (Cube,)
    port: int
    left: int

    def weights(self, at: At[Fill], outcomes: Sequence[Cube]) -> list[int]:
        """How many cubes of each colour can still be drawn (GH-13.2)."""
        return [number for number in at.state.bag if number]
