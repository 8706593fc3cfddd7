"""The pure part of a move: is it legal, and what follows from it? No store, no clock.

A batch of moves is checked twice. `preview` checks it on a position without the outcomes of chance that are
still to come (`Rules.foresee`), so no error message can reveal an outcome. Only a batch that is legal there
is applied, and chance is drawn between its moves (`apply`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from bot.core import CHANCE, AnyRules, Fact, Illegal, Seat, View, fact, read
from bot.core.chance import draw
from bot.core.imagine import ahead as later_question
from bot.core.rules import Move
from bot.core.sealed import opens
from bot.match.errors import (
    AwaitChance,
    AwaitOthers,
    EmptyMove,
    IllegalMove,
    NotYourTurn,
    TooManyMoves,
)
from bot.match.models import PreviewStatus

MOST_MOVES = 200
"""Moves in one batch."""
LONGEST = 200
"""Characters of a move's text that are looked at."""
SHOWN = 40
"""Characters of a refused text that are said back."""
MOST_DRAWS = 20_000
"""Outcomes in a row before the rules are taken to be at fault."""


class Done(NamedTuple):
    """A move and the position it was made in."""

    before: Any
    seat: Seat
    move: Move


class Planned(msgspec.Struct, frozen=True):
    """Where a draft leads."""

    done: tuple[Done, ...]
    state: Any
    """The position that the draft leads to, without pending outcomes of chance when they can wait."""
    view: View
    status: PreviewStatus
    foreseen: bool
    opened: bool
    """The last move would open what others have sealed: neither told nor shown before it is played."""
    texts: tuple[str, ...] = ()
    """The moves in exact notation, each with the other wishes that are possible in its place (`WISHES`)."""
    turns: tuple[int, ...] = ()
    """Of a draft that goes ahead: the number of moves after which each of its turns is whole."""


def preview(rules: AnyRules, state: Any, seat: Seat, texts: Sequence[str], *, ahead: bool = False) -> Planned:
    """Check a batch of moves without drawing anything.

    Args:
        ahead: the moves may go on with questions of later turns (`bot.core.imagine.AsksAhead`), and so does
            the position that they lead to.

    Raises:
        NotYourTurn, IllegalMove, AwaitChance, AwaitOthers, TooManyMoves.
    """
    if len(texts) > MOST_MOVES:
        raise TooManyMoves(most=MOST_MOVES)
    done: list[Done] = []
    foreseen = opened = False
    view: View | None = None
    turns: list[int] = []
    texts_read: list[str] = []
    for text in texts:
        if opened:
            raise AwaitOthers(move=_shown(text))
        state, drawn = _ahead(rules, state, seat)
        foreseen |= drawn
        later = later_question(rules, state, seat) if ahead and done and not foreseen else None
        if later is not None:
            turns.append(len(done))
            state = later
        acting = rules.to_act(state)
        if acting == (CHANCE,):
            raise _impossible(rules, state, seat, text) or AwaitChance(move=_shown(text))
        if seat not in acting and seat not in rules.may_change(state):
            raise AwaitOthers(move=_shown(text)) if done else NotYourTurn(acting)
        move, *others = _wishes(rules, state, seat, text)
        done.append(Done(state, seat, move))
        texts_read.append(WISHES.join(map(str, (move, *others))))
        after = rules.apply(state, seat, move)
        if opens(rules, state, seat, after):
            # The last of several sealed decisions opens all of them: what comes after is not shown.
            opened, view = True, _sealed_view(rules, state, seat, move)
        else:
            state = after
    if view is not None:
        return Planned(tuple(done), state, view, "complete", foreseen, True, tuple(texts_read))
    state, drawn = _ahead(rules, state, seat)
    foreseen |= drawn
    later = later_question(rules, state, seat) if ahead and done and not foreseen else None
    if later is not None:
        turns.append(len(done))
        state = later
    acting = rules.to_act(state)
    status: PreviewStatus = "asked"
    if seat not in acting:
        status = "waiting" if not done else "chance" if acting == (CHANCE,) else "complete"
        turns += [len(done)] if turns else []
    view = rules.view(state, seat)
    return Planned(tuple(done), state, view, status, foreseen, False, tuple(texts_read), tuple(turns))


def apply(
    rules: AnyRules, state: Any, seat: Seat, moves: Sequence[Move], chance: Chance
) -> tuple[list[Done], Any]:
    """Make the moves of a batch that was previewed; chance is drawn before, between and after them.

    Raises:
        EmptyMove: no moves.
        AwaitChance: an outcome made a planned move impossible, so the rules foresaw too much.
    """
    if not moves:
        raise EmptyMove
    done: list[Done] = []
    for move in moves:
        state = settle(rules, state, chance, done)
        legal = {str(one): one for one in rules.moves(state, seat)}
        if str(move) not in legal:
            raise AwaitChance(move=str(move))
        move = legal[str(move)]
        done.append(Done(state, seat, move))
        state = rules.apply(state, seat, move)
    return done, settle(rules, state, chance, done)


WISHES: Final = "|"
"""Between several answers to one question, in the order of wishes: the first that is legal is played."""

Chance = Callable[[Any, int], Move]
"""Draws for a position; the number counts the draws of this batch, from 0."""


def stream(rules: AnyRules, secret: bytes, uid: str, first: int) -> Chance:
    """The committed stream of a match from draw number `first` on."""
    return lambda state, count: draw(rules, state, secret, uid, first + count)


def settle(rules: AnyRules, state: Any, chance: Chance, done: list[Done]) -> Any:
    """Draw for chance as long as chance must act; each outcome is added to `done`."""
    drawn = sum(one.seat == CHANCE for one in done)
    for _ in range(MOST_DRAWS):
        if rules.to_act(state) != (CHANCE,):
            return state
        move = chance(state, drawn)
        done.append(Done(state, CHANCE, move))
        state = rules.apply(state, CHANCE, move)
        drawn += 1
    raise RuntimeError(f"{rules.key}: chance is asked without end")


def _ahead(rules: AnyRules, state: Any, seat: Seat) -> tuple[Any, bool]:
    """The position to plan on, and whether outcomes of chance are left out of it."""
    if rules.to_act(state) != (CHANCE,):
        return state, False
    ahead = rules.foresee(state, seat)
    return (state, False) if ahead is None else (ahead, True)


def _sealed_view(rules: AnyRules, state: Any, seat: Seat, move: Move) -> View:
    """The seat's own sealed decision as it would look if somebody else were still out."""
    waiting = tuple(one for one in rules.to_act(state) if one != seat)
    for other in rules.may_change(state):
        for back in [*rules.moves(state, other)] if other != seat else []:
            out = rules.apply(state, other, back)
            if str(move) in {str(one) for one in rules.moves(out, seat)}:
                sealed = rules.apply(out, seat, move)
                return replace(rules.view(sealed, seat), to_act=waiting)
    return rules.view(state, seat)


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
    text = "".join(one for one in text if one.isprintable() and one != "`")
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _wishes(rules: AnyRules, state: Any, seat: Seat, text: str) -> list[Move]:
    """The answers that are legal here, in the order of wishes. Raises IllegalMove if there is none."""
    wishes = text.split(WISHES)[:MOST_MOVES]
    if len(wishes) > 1:
        legal = {str(one).casefold(): one for one in rules.moves(state, seat)}
        wanted = dict.fromkeys(one.strip().casefold() for one in wishes)
        if found := [legal[one] for one in wanted if one in legal]:
            return found
    return [_read(rules, state, seat, wishes[0])]


def _read(rules: AnyRules, state: Any, seat: Seat, text: str) -> Move:
    """Raises IllegalMove, with what would be legal in the asker's words."""
    text = _short(text)
    try:
        move: Move = read(rules, state, seat, text)
    except Illegal:
        legal = list(rules.moves(state, seat))
        why: Fact | None = rules.why_not(state, seat, text)
        raise IllegalMove(
            why or fact("table-illegal", move=_shown(text)),
            text,
            [str(one) for one in legal],
            [rules.offer(state, seat, one) for one in legal],
        ) from None
    return move
