"""How often a game calls its players: each time a seat that did not have to act must act now.

Within its own turn a seat is not called, however many questions it answers. Draws of chance are answered at
once and call nobody. When the last sealed decision opens all of them, its seat is called like the others
(`bot.match.running.effects` pings by the same rule).

Some questions can be answered ahead (`bot.core.imagine.AsksAhead`). `Ahead` makes random players who answer
all of them at the end of the turns that they take themselves, as their pages offer it; then nobody is called
for an answer that can still be played. They do not look at a page while the bot plays their answers. Where
the page says how many wishes are surely enough, they give so many, for different things; elsewhere `WISHED`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from bot.core import CHANCE, AnyRules, Move, Seat, Step
from bot.core.chance import outcome
from bot.core.checks.position import Position
from bot.core.imagine import ahead, enough
from bot.core.sealed import opens
from bot.match.engine.moves import WISHES, preview
from bot.match.running.orders import by_turns, next_turn, put_together

Habit = Callable[[Position, random.Random], tuple[Seat, Move]]
"""A function that chooses the next seat and its move."""
MOST: Final = 200
"""Answers of one page."""
WISHED: Final = 3
"""Answers that a player gives to a question that takes wishes, if no number of them is surely enough."""


class Ahead:
    """Random players who answer ahead what they can. For games without sealed decisions."""

    def __init__(self) -> None:
        self.orders: dict[Seat, list[tuple[str, ...]]] = {}
        """For each seat: its answers, turn by turn."""
        self.playing: tuple[Seat, list[str]] | None = None
        """The seat whose answers are being played, and the answers of this turn that are left."""
        self.at_once: Seat | None = None
        """The seat whose turn began with an answer that was given ahead."""
        self._actor: Seat | None = None

    def step(self, at: Position, rng: random.Random) -> tuple[Seat, Move]:
        """Choose the next move: one that was answered ahead, or a random one."""
        if at.at_chance:
            drawn = outcome(at.rules, at.state, at.moves_of(CHANCE), rng.randrange)
            # A turn that a player has taken ends with a draw.
            if self._actor is not None and self._actor not in (self.at_once, *self.orders):
                self._answer(at.rules, at.after(CHANCE, drawn).state, self._actor, rng)
            return CHANCE, drawn
        [seat] = at.acting
        self.at_once = self.at_once if self.at_once == seat else None
        self._actor = seat
        if seat in self.orders and self.playing is None:
            self._begin(at, seat)
        if self.playing is not None and self.playing[0] == seat:
            text = self.playing[1].pop(0)
            move = next(legal for legal in at.moves_of(seat) if str(legal) == text)
            if not self.playing[1]:
                self.playing = None
            return seat, move
        move = rng.choice(at.moves_of(seat))
        self.goes_on(at, seat, move, rng)
        return seat, move

    def goes_on(self, at: Position, seat: Seat, move: Move, rng: random.Random) -> None:
        """After a move of a seat: answer what can be answered ahead."""
        self._actor = seat
        self._answer(at.rules, at.after(seat, move).state, seat, rng)

    def _begin(self, at: Position, seat: Seat) -> None:
        orders = self.orders.pop(seat)
        turn = next_turn(at.rules, at.state, put_together(seat, orders))
        if turn is not None:
            self.playing, self.at_once = (seat, list(turn[0])), seat
            if turn[1]:
                self.orders[seat] = turn[1]

    def _answer(self, rules: AnyRules, state: Any, seat: Seat, rng: random.Random) -> None:
        """After a turn: answer what can be answered ahead."""
        position, texts = ahead(rules, state, seat), list[str]()
        if position is None:
            return
        draft = preview(rules, position, seat, (), ahead=True)
        while draft.status == "asked" and len(texts) < MOST:
            texts.append(WISHES.join(map(str, wishes(rules, state, draft.state, seat, rng))))
            draft = preview(rules, position, seat, texts, ahead=True)
        self.orders[seat] = by_turns(texts, draft.turns or (len(texts),))


def wishes(rules: AnyRules, state: Any, asked: Any, seat: Seat, rng: random.Random) -> list[Move]:
    """The random answers of a player to a question that is asked ahead, in the order of wishes."""
    moves = list(rules.moves(asked, seat))
    first = rng.choice(moves)
    offers = {move: rules.offer(asked, seat, move) for move in moves if move.kind == first.kind}
    if not offers[first].stays:
        return [first]
    others = rng.sample([move for move in offers if move != first], len(offers) - 1)
    needed = enough(rules, state, asked, offers.values())
    if not needed:
        return [first, *others[: WISHED - 1]]
    wanted = {offers[move].contested: move for move in (*others, first)}
    return [first, *[move for move in wanted.values() if move != first]][:needed]


class Calls:
    """Counts the calls of one game after another. Show it each position of a game with the step made there.

    Calls before the first round do not count.

    Args:
        ahead: the players of these games, if they answer ahead.
    """

    def __init__(self, ahead: Ahead | None = None) -> None:
        self.ahead = ahead
        self.calls = 0
        self.rounds = 0
        """Rounds of all players together: 10 for five rounds of two players."""
        self._awaited: tuple[Seat, ...] = ()
        self._actor: Seat | None = None
        self._opened = False
        self._begun = False

    def watch(self, at: Position, step: Step | None) -> None:
        """Look at a position and the step that is made there; None after the last one."""
        if step is None:
            self.rounds += at.rules.view(at.state, None).round * at.seats
            self._awaited, self._actor, self._opened, self._begun = (), None, False, False
            return
        if not at.at_chance and (self._opened or at.acting != self._awaited):
            self._call(at)
        seat = step.seat
        if seat != CHANCE:
            self._actor = seat
            if at.acting == (seat,) and at.sealing:
                move = next(legal for legal in at.moves_of(seat) if str(legal) == step.move)
                self._opened = opens(at.rules, at.state, seat, at.rules.apply(at.state, seat, move))

    def _call(self, at: Position) -> None:
        called = {seat for seat in at.acting if seat not in self._awaited and seat != self._actor}
        if self.ahead is not None and self.ahead.at_once is not None:
            called.discard(self.ahead.at_once)
        if self._opened:
            called |= {self._actor} & set(at.acting)  # type: ignore[arg-type]
        view = at.rules.view(at.state, None)
        self._begun = self._begun or (view.round > 0 and not view.setup)
        self.calls += len(called) if self._begun else 0
        self._awaited, self._opened = at.acting, False

    @property
    def each(self) -> float:
        return self.calls / self.rounds if self.rounds else 0.0
