"""The pure part of a move: is it legal, and what follows from it? No store, no clock.

A batch of moves is tried first (`Draft`), on a position without the outcomes of chance that are still to come
(`Rules.foresee`), so no error message can reveal an outcome. Only a batch that is legal there is made, and
chance is drawn between its moves (`apply`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from bot.core import CHANCE, AnyRules, Fact, Seat, View, fact
from bot.core.asking import ahead as later_question
from bot.core.asking import opens, waits
from bot.core.chance import draw
from bot.core.rules import Move
from bot.match.engine.models import PreviewStatus
from bot.match.errors import AwaitChance, AwaitOthers, EmptyMove, IllegalMove, NotYourTurn, TooManyMoves

MOST_MOVES = 200
"""Moves in one batch."""
LONGEST = 200
"""Characters of a move's text that are looked at."""
SHOWN = 40
"""How many characters of a refused text the error repeats."""
MOST_DRAWS = 20_000
"""After so many outcomes of chance in a row the rules count as faulty."""


class Done(NamedTuple):
    """A move and the position it was made in."""

    before: Any
    seat: Seat
    move: Move


def opened_by(rules: AnyRules, done: Done, after: Any) -> bool:
    """Whether a move was the last of several sealed decisions, so that all of them are open now."""
    return done.move.kind in rules.sealed and opens(rules, done.before, done.seat, after)


class Draft:
    """Moves that a seat tries on a position, one after the other. Nothing is drawn, and what others have
    sealed is not shown.

    Args:
        ahead: the moves may go on with questions of later turns (`bot.core.asking.AsksAhead`), and so does
            the position that they lead to.
    """

    def __init__(self, rules: AnyRules, state: Any, seat: Seat, *, ahead: bool = False) -> None:
        self.rules, self.seat = rules, seat
        self.state = state
        """The position that the moves lead to, without pending outcomes of chance when they can wait."""
        self.done: list[Done] = []
        self.answers: list[Sequence[Move]] = []
        """All that was legal in place of each move."""
        self.afters: list[Any] = []
        """The position right after each move."""
        self.foreseen = False
        """Outcomes of chance are left out of the position."""
        self.opened = False
        """The last move would open what others have sealed. What it opens is not shown before it is
        played."""
        self._goes_ahead, self._waits = ahead, False
        self._texts: list[str] = []
        self._turns: list[int] = []
        self._go_on()

    def add(self, text: str) -> None:
        """Make one more move, which may be given as several wishes (`WISHES`).

        Raises:
            NotYourTurn, IllegalMove, AwaitChance, AwaitOthers, TooManyMoves.
        """
        if len(self.done) >= MOST_MOVES:
            raise TooManyMoves(most=MOST_MOVES)
        self._must_act(text)
        move, *others = self._wishes(text)
        before, answers = self.state, self.legal
        after = self.rules.apply(before, self.seat, move)
        self.done.append(Done(before, self.seat, move))
        self.answers.append(answers)
        self.afters.append(after)
        self._texts.append(WISHES.join(map(str, (move, *others))))
        for name in ("legal", "view", "status"):
            self.__dict__.pop(name, None)
        # The last of several sealed decisions opens all of them, so the position after it is not shown.
        self.opened = opened_by(self.rules, self.done[-1], after)
        if not self.opened:
            self.state = after
            self._go_on()

    @cached_property
    def legal(self) -> Sequence[Move]:
        """The moves that the seat may make next."""
        return [] if self.opened else list(self.rules.moves(self.state, self.seat))

    @cached_property
    def view(self) -> View:
        """What the seat sees after its moves."""
        if self.opened:
            return _sealed_view(self.rules, self.done[-1])
        return self.rules.view(self.state, self.seat)

    @cached_property
    def status(self) -> PreviewStatus:
        """What follows the moves: the seat is asked again, or something else."""
        if self.opened:
            return "complete"
        acting = self.rules.to_act(self.state)
        if self.seat in acting:
            return "asked"
        return "waiting" if not self.done else "chance" if acting == (CHANCE,) else "complete"

    @property
    def texts(self) -> tuple[str, ...]:
        """The moves in exact notation, each with the other wishes that are possible in its place."""
        return tuple(self._texts)

    @property
    def turns(self) -> tuple[int, ...]:
        """Of a draft that goes ahead: the number of moves after which each of its turns is whole."""
        whole = self._turns and not self.opened and self.status != "asked"
        return (*self._turns, len(self.done)) if whole else tuple(self._turns)

    def _go_on(self) -> None:
        """Go on to the position in which the next question is asked, if it can be known."""
        if self.rules.to_act(self.state) == (CHANCE,):
            planned = self.rules.foresee(self.state, self.seat)
            if planned is not None:
                self._waits = self._waits or waits(self.rules, self.state, self.seat)
                self.state, self.foreseen = planned, True
        if self._goes_ahead and self.done and not self._waits:
            later = later_question(self.rules, self.state, self.seat)
            if later is not None:
                self._turns.append(len(self.done))
                self.foreseen = self.foreseen or is_drawn(self.rules, self.state)
                self.state = later

    def _must_act(self, text: str) -> None:
        """Raises AwaitChance, AwaitOthers, NotYourTurn, or IllegalMove where chance makes the only move."""
        rules, state, seat = self.rules, self.state, self.seat
        if self.opened:
            raise AwaitOthers(move=_shown(text))
        acting = rules.to_act(state)
        if acting == (CHANCE,):
            raise _impossible(rules, state, seat, text) or AwaitChance(move=_shown(text))
        if seat not in acting and seat not in rules.may_change(state):
            raise AwaitOthers(move=_shown(text)) if self.done else NotYourTurn(acting)

    def _wishes(self, text: str) -> list[Move]:
        """The answers that are legal here, in the order of wishes. Raises IllegalMove if there is none, with
        what would be legal in the asker's words."""
        legal = {str(move).casefold(): move for move in reversed(self.legal)}
        wishes = text.split(WISHES)[:MOST_MOVES]
        wanted = dict.fromkeys(_short(wish).casefold() for wish in wishes)
        if possible := [legal[wish] for wish in wanted if wish in legal]:
            return possible
        refused = _short(wishes[0])
        why: Fact | None = self.rules.why_not(self.state, self.seat, refused)
        raise IllegalMove(
            why or fact("table-illegal", move=_shown(refused)),
            refused,
            [str(move) for move in self.legal],
            [self.rules.offer(self.state, self.seat, move) for move in self.legal],
        )


def is_drawn(rules: AnyRules, state: Any) -> bool:
    """Whether chance must draw something, not only make the one move that is left."""
    return rules.to_act(state) == (CHANCE,) and len(list(rules.moves(state, CHANCE))) > 1


def preview(rules: AnyRules, state: Any, seat: Seat, texts: Sequence[str], *, ahead: bool = False) -> Draft:
    """Check a batch of moves without drawing anything; `ahead` as of `Draft`.

    Raises:
        NotYourTurn, IllegalMove, AwaitChance, AwaitOthers, TooManyMoves.
    """
    if len(texts) > MOST_MOVES:
        raise TooManyMoves(most=MOST_MOVES)
    draft = Draft(rules, state, seat, ahead=ahead)
    for text in texts:
        draft.add(text)
    return draft


def apply(draft: Draft, state: Any, chance: Chance) -> tuple[list[Done], Any]:
    """Make the moves of a draft from the position that it began with; chance is drawn before, between and
    after them. What the draft has found out holds as long as nothing was drawn.

    Raises:
        EmptyMove: no moves.
        AwaitChance: an outcome made a planned move impossible, so the rules foresaw too much.
    """
    if not draft.done:
        raise EmptyMove
    rules, seat = draft.rules, draft.seat
    done: list[Done] = []
    for planned, after in zip(draft.done, draft.afters, strict=True):
        state = answer_chance(rules, state, chance, done)
        if state is planned.before:
            done.append(planned)
            state = after
            continue
        text = str(planned.move)
        move = next((legal for legal in rules.moves(state, seat) if str(legal) == text), None)
        if move is None:
            raise AwaitChance(move=text)
        done.append(Done(state, seat, move))
        state = rules.apply(state, seat, move)
    return done, answer_chance(rules, state, chance, done)


WISHES: Final = "|"
"""Between several answers to one question, in the order of wishes: the first that is legal is played."""

Chance = Callable[[Any, int], Move]
"""Draws for a position; the number counts the draws of this batch, from 0."""


def stream(rules: AnyRules, secret: bytes, uid: str, first: int) -> Chance:
    """The committed stream of a match from draw number `first` on."""
    return lambda state, count: draw(rules, state, secret, uid, first + count)


def answer_chance(rules: AnyRules, state: Any, chance: Chance, done: list[Done]) -> Any:
    """Draw for chance as long as chance must act; each outcome is added to `done`."""
    drawn = sum(step.seat == CHANCE for step in done)
    for _ in range(MOST_DRAWS):
        if rules.to_act(state) != (CHANCE,):
            return state
        move = chance(state, drawn)
        done.append(Done(state, CHANCE, move))
        state = rules.apply(state, CHANCE, move)
        drawn += 1
    raise RuntimeError(f"{rules.key}: chance is asked without end")


def still_sealed(rules: AnyRules, done: Done) -> Done | None:
    """A move that opens what several seats have sealed, made while somebody else is still out; None if nobody
    else can take a decision back."""
    for other in rules.may_change(done.before):
        for back in [*rules.moves(done.before, other)] if other != done.seat else []:
            out = rules.apply(done.before, other, back)
            if str(done.move) in {str(legal) for legal in rules.moves(out, done.seat)}:
                return done._replace(before=out)
    return None


def _sealed_view(rules: AnyRules, done: Done) -> View:
    """The seat's own sealed decision as it would look if somebody else were still out."""
    sealed, seat = still_sealed(rules, done), done.seat
    if sealed is None:
        return rules.view(done.before, seat)
    waiting = tuple(awaited for awaited in rules.to_act(done.before) if awaited != seat)
    return replace(rules.view(rules.apply(*sealed), seat), to_act=waiting)


def _impossible(rules: AnyRules, state: Any, seat: Seat, text: str) -> IllegalMove | None:
    """Why a move is impossible where chance only makes the one move that is left for a player. Such a move
    has the notation of the player's move; outcomes of chance begin with `=`."""
    done = next(iter(rules.moves(state, CHANCE)), None)
    if done is None or str(done).startswith("="):
        return None
    why: Fact | None = rules.why_not(state, seat, _short(text))
    return IllegalMove(why, text, [], []) if why is not None else None


def _short(text: str) -> str:
    return text.strip()[:LONGEST]


def _shown(text: str) -> str:
    """A typed text as it may be shown to the person who typed it: short, without invisible characters."""
    text = "".join(part for part in text if part.isprintable() and part != "`")
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
