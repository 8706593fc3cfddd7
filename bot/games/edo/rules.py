"""Rules of Edo: which seats must act, which moves are legal, and the state after each move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from bot.core import CHANCE, AnyRules, Command, Fact, Heuristic, Offer, Option, Options, Score, Seat
from bot.games.edo import (
    choices,
    hidden,
    narration,
    projection,
    prompts,
    rejections,
    ronin,
    rounds,
    scoring,
    setup,
)
from bot.games.edo.board import Board
from bot.games.edo.census import count_pieces
from bot.games.edo.commands import COMMANDS
from bot.games.edo.components import Data
from bot.games.edo.components_loading import shipped
from bot.games.edo.executing import (
    execute,
    executions,
    rallies,
    rally,
    second_trades,
    second_travels,
    trade_on,
    travel_on,
)
from bot.games.edo.movement import walked, walks
from bot.games.edo.moves import (
    BACK,
    COLLECT,
    GO,
    OPEN,
    Act,
    Back,
    Bundle,
    City,
    Claim,
    Collect,
    Crew,
    Discard,
    Draw,
    Home,
    Move,
    Name,
    Pay,
    Pick,
    Redeem,
    Send,
    Walk,
    Withdraw,
)
from bot.games.edo.planning import awaited, complete, plan_moves, planned
from bot.games.edo.printed import Printed, printed
from bot.games.edo.privileges import claim, redeem, uses
from bot.games.edo.state import (
    Draft,
    Drawing,
    DrawLand,
    Execute,
    Income,
    LastMoment,
    Limit,
    Moving,
    NameLand,
    PickRonin,
    Planning,
    Rally,
    Reveal,
    SendRonin,
    State,
    TradeOn,
    TravelOn,
    Wages,
    done,
)
from bot.games.edo.view import EdoView

CHANCE_TASKS: Final = (Drawing, DrawLand, Reveal, Income)
"""Tasks that chance answers: draws, reveals, and payments that need no decision."""


class Edo:
    """The rules of Edo. An object holds component data and no state of any match."""

    key = "edo"
    prefix = "edo"
    version = 1
    earlier: tuple[AnyRules, ...] = ()
    sealed: frozenset[str] = frozenset({"act", "crew", "back"})
    hidden_hands = False
    hidden: frozenset[str] = frozenset({"plans"})
    seats: range = setup.SEATS
    options: tuple[Option, ...] = setup.OPTIONS
    commands: tuple[Command, ...] = COMMANDS
    forced: frozenset[str] = frozenset()
    repeated: frozenset[str] = frozenset()
    state_type: type[State] = State
    heuristic: Heuristic[State, Move] | None = None

    def __init__(self, data: Data | None = None) -> None:
        self.data = data or shipped()
        self._printed = printed(self.data)
        self._boards: dict[tuple[int, bool], Board] = {}

    def board(self, seats: int, ronin: bool) -> Board:
        """The board for a number of players, with or without Ronin."""
        if (seats, ronin) not in self._boards:
            self._boards[seats, ronin] = Board(self.data, seats, ronin)
        return self._boards[seats, ronin]

    def _board(self, state: State) -> Board:
        return self.board(state.seats, state.ronin)

    def start(self, seats: int, options: Options) -> State:
        return setup.start(self.board(seats, options["ronin"] == "on"), seats, options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if not state.agenda:
            return ()
        head = state.agenda[0]
        if isinstance(head, CHANCE_TASKS):
            return (CHANCE,)
        if isinstance(head, Planning):
            return awaited(state)
        if isinstance(head, Moving):
            return (head.seat,)
        # A move is made without a question if it is the only one (EDO-20.18).
        if len([*islice(self._decisions(state), 2)]) == 1:
            return (CHANCE,)
        return (getattr(head, "seat", 0),)

    def may_change(self, state: State) -> tuple[Seat, ...]:
        if state.agenda and isinstance(state.agenda[0], Planning):
            return tuple(seat for seat, plan in enumerate(state.plans) if complete(plan))
        return ()

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        if not state.agenda:
            return ()
        head = state.agenda[0]
        if isinstance(head, Planning):
            if seat not in range(state.seats):
                return ()
            return (BACK,) if complete(state.plans[seat]) else plan_moves(self._board(state), state, seat)
        if seat not in self.to_act(state):
            return ()
        return self._outcomes(state) if isinstance(head, CHANCE_TASKS) else self._decisions(state)

    def _outcomes(self, state: State) -> Iterable[Move]:
        match state.agenda[0]:
            case Drawing() as head:
                return setup.outcomes(self._board(state), state, head)
            case DrawLand():
                return ronin.tiles(self._board(state), state)
            case Reveal():
                return (OPEN,)
            case _:
                return (COLLECT,)

    def _decisions(self, state: State) -> Iterator[Move]:
        """The legal moves for the first task of the agenda, except plans."""
        board = self._board(state)
        match state.agenda[0]:
            case Draft(seat):
                yield from setup.drafts(board, state, seat)
            case PickRonin():
                yield from ronin.picks(state)
            case NameLand() as head:
                yield from ronin.names(board, state, head)
            case SendRonin(_, number, leaving, land):
                yield from ronin.destinations(board, state, number, leaving, land)
            case Moving() as head:
                yield from walks(board, state, head)
            case Execute(seat):
                yield from executions(board, state, seat)
            case TravelOn() as head:
                yield from second_travels(board, state, head)
            case Rally() as head:
                yield from rallies(state, head)
            case TradeOn() as head:
                yield from second_trades(board, state, head)
            case LastMoment(seat):
                yield GO
                yield from uses(board, state, seat)
            case Wages(seat):
                yield from rounds.wage_moves(board, state, seat)
            case Limit(seat):
                yield from rounds.discards(state, seat)

    def weight(self, state: State, move: Move) -> int:
        head = state.agenda[0]
        if isinstance(move, Draw):
            if isinstance(head, Drawing):
                return setup.weight(self._board(state), state, head, move)
            return ronin.weight(self._board(state), state, move.what)
        return 1

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        board = self._board(state)
        if isinstance(move, Act | Crew | Back):
            return planned(state, seat, move)
        return rounds.settle(board, self._applied(board, state, move))

    def _applied(self, board: Board, state: State, move: Move) -> State:
        """Answer the first task of the agenda with a move of its seat, or of chance where nobody has a
        decision."""
        head = state.agenda[0]
        if isinstance(move, Claim):
            return claim(board, state, getattr(head, "seat", 0), move)
        if isinstance(move, Redeem):
            return redeem(state, getattr(head, "seat", 0), move)
        match head, move:
            case Drawing(), Draw():
                return setup.drawn(state, head, move)
            case DrawLand(), Draw():
                return ronin.draw_tile(state, head, move)
            case Reveal(), _:
                return rounds.revealed(board, state, head)
            case Income(), Collect():
                return rounds.pay_income(board, state)
            case Draft(seat), City() | Bundle():
                return setup.drafted(board, state, seat, move)
            case PickRonin(seat), Pick():
                return ronin.picked(state, seat, move)
            case NameLand(), Name():
                return ronin.named(state, head, move)
            case SendRonin(), Send():
                return ronin.sent(state, head, move)
            case Moving(), Walk():
                return walked(board, state, head, move)
            case (Moving(), _) | (LastMoment(), _):
                return done(state)
            case Execute(seat), _:
                return execute(board, state, seat, move)
            case TravelOn(), _:
                return travel_on(board, state, head, move)
            case Rally(), _:
                return rally(board, state, head, move)
            case TradeOn(), _:
                return trade_on(board, state, head, move)
            case Wages(seat), Pay() | Withdraw() | Home():
                return rounds.paid(board, state, seat, move)
            case Limit(seat), Discard():
                return rounds.discarded(state, seat, move)
        raise ValueError(f"{move} answers no {head}")

    def foresee(self, state: State, seat: Seat) -> State | None:
        """The state after the moves of the seat's own turn that need no decision.

        It never goes past a draw or a reveal.
        """
        while self.to_act(state) == (CHANCE,):
            head = state.agenda[0]
            if isinstance(head, CHANCE_TASKS) or getattr(head, "seat", None) != seat:
                return None
            state = self.apply(state, CHANCE, next(self._decisions(state)))
        return state if seat in self.to_act(state) else None

    def prompt(self, state: State, seat: Seat) -> Fact:
        return prompts.prompt(self._board(state), state, seat)

    def offer(self, state: State, seat: Seat, move: Move) -> Offer:
        return choices.offer(self._board(state), state, seat, move)

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        wanted = text.strip().casefold()
        if any(str(move).casefold() == wanted for move in self.moves(state, seat)):
            return None
        return rejections.why_not(self._board(state), state, seat, text, self.to_act(state))

    def view(self, state: State, seat: Seat | None) -> EdoView:
        return projection.view(self._board(state), state, seat, self.to_act(state), self._printed)

    def tell(self, state: State, seat: Seat, move: Move, to: Seat | None) -> Fact | None:
        return narration.tell(self._board(state), state, seat, move, to)

    def score(self, state: State) -> Score | None:
        return scoring.score(self._board(state), state)

    def census(self, state: State) -> Mapping[str, int]:
        return count_pieces(self.data, state)

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        return hidden.redeal(self._board(state), state, seat, picks)

    def printed(self) -> Printed:
        return self._printed

    def data_fingerprint(self) -> str:
        return self.data.fingerprint


def _conforms(rules: Edo) -> Any:
    """Lets the type checker verify that the class implements the contract."""
    from bot.core import Rules

    checked: Rules[State, Move, EdoView] = rules
    return checked
