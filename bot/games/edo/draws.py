"""Everything that chance draws from decks (section 22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar, Final

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Seat, Task, fact, put, without
from bot.core.notation import Form
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.state import At, Change, State, done

RONIN_LANDS: Final = ("forest", "quarry", "rice")
"""The kinds of spaces on which Ronin 1, 2 and 3 start (EDO-0.5, EDO-18.1)."""


class Drawn(Event):
    """Chance has drawn something. `what` and `place` are `what` and `at` of the task `Drawing`."""

    what: str
    place: int
    piece: str

    def tell(self, board: Board, to: Seat | None) -> Fact:
        piece = self.piece
        match self.what:
            case "merchant":
                return fact("edo-log-card-next" if self.place else "edo-log-card-current", card=piece)
            case "card":
                return fact("edo-log-display", card=piece)
            case "tile":
                return fact("edo-log-profit", tile=piece, city=terms.place(board, board.cities[self.place]))
            case "demand":
                return fact("edo-log-demand", demand=terms.demand(board, piece), marker=piece)
            case "next-demand":
                return fact("edo-log-demand-next", demand=terms.demand(board, piece), marker=piece)
            case "privilege":
                return fact("edo-log-privilege", privilege=terms.privilege(board, piece))
            case "next-privilege":
                return fact("edo-log-privilege-next", privilege=terms.privilege(board, piece))
        return fact("edo-log-ronin", ronin=self.place + 1, place=terms.place(board, piece))


class Draw(Decision):
    """Chance: what is drawn: a card, a tile, a marker or a space. `=M04`"""

    notation: ClassVar[str] = "={what}"
    what: Annotated[str, Form("[A-Za-z0-9]+")]

    @staticmethod
    def options(at: At) -> Iterator[Draw]:
        """Every different piece (EDO-22.8)."""
        yield from map(Draw, dict.fromkeys(_cases(at)))

    def play(self, at: At) -> Change:
        """Put what was drawn in its place."""
        task = at.task
        return _placed(done(at.state), task, self.what), (Drawn(task.what, task.at, self.what),)


class Drawing(Task, tag="draw"):
    """Chance draws (section 22). `what` is the kind of draw, `at` the place that the drawn piece goes to."""

    chance: ClassVar[bool] = True
    decisions: ClassVar = (Draw,)
    what: str
    """merchant, card, tile, demand, privilege, next-demand, next-privilege or ronin"""
    at: int = 0

    def weights(self, at: At, outcomes: Sequence[Draw]) -> list[int]:
        """How many equal pieces each outcome stands for."""
        return list(Counter(_cases(at)).values())


def _cases(at: At) -> tuple[str, ...]:
    board, state, task = at.board, at.state, at.task
    match task.what:
        case "merchant":  # EDO-22.2
            return state.stack
        case "card":  # EDO-22.3
            return state.deck
        case "tile":  # EDO-22.4
            return tuple(tile for tile in board.data.tiles[state.seats] if tile not in state.tiles)
        case "demand" | "next-demand":  # EDO-22.5
            return state.demand_stack
        case "privilege" | "next-privilege":
            return state.privilege_stack
        case "ronin":  # EDO-22.6
            return board.open_of(RONIN_LANDS[task.at])
    raise ValueError(task.what)


def _placed(state: State, task: Drawing, what: str) -> State:
    match task.what:
        case "merchant":
            stack = without(state.stack, what)
            return replace(state, merchants=(*state.merchants, what), stack=stack, ahead=task.at == 1)
        case "card":
            return replace(state, display=(*state.display, what), deck=without(state.deck, what))
        case "tile":
            return replace(state, tiles=put(state.tiles, task.at, what))
        case "demand":
            demands = put(state.demands, task.at, what)
            return replace(state, demands=demands, demand_stack=without(state.demand_stack, what))
        case "privilege":
            row = put(state.privilege_row, task.at, what)
            return replace(state, privilege_row=row, privilege_stack=without(state.privilege_stack, what))
        case "next-demand":
            return replace(state, next_demand=what, demand_stack=without(state.demand_stack, what))
        case "next-privilege":
            return replace(state, next_privilege=what, privilege_stack=without(state.privilege_stack, what))
        case "ronin":
            return replace(state, ronin_at=put(state.ronin_at, task.at, what))
    raise ValueError(task.what)
