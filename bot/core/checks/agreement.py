"""Checks of what a game declares piece by piece: decisions, sealed tasks, events, a heuristic."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from math import isfinite
from typing import Any

from bot.core.agenda import SealedTask
from bot.core.checks.hidden import MOST_MOVES, appearance
from bot.core.checks.position import Choose, Finding, Position, named, sample
from bot.core.decisions import At, Decision
from bot.core.game_rules import GameRules
from bot.core.rules import Move
from bot.core.seats import Seat
from bot.core.table_rules import TableRules
from bot.core.visible import Sight, fields_of


def agreement(position: Position) -> Iterator[Finding]:
    """Each value that can be written is an option or is refused with the id of a rule; never both, never
    neither. Each option is read back from its notation."""
    rules = position.rules
    if not isinstance(rules, GameRules):
        return
    for seat in position.movers:
        at = rules.at(position.state, seat)
        if at.task.chance:
            continue
        options = position.moves_of(seat)
        for kind in at.task.asked(at):
            own = [option for option in options if isinstance(option, kind) and type(option) is kind]
            near = kind.near(at)
            values = dict.fromkeys((*own, *(kind.domain(at) if near is None else near)))
            yield from _disagreements(at, own, values)
            yield from _unread(at, own)


def _disagreements(
    at: At[Any, Any, Any], options: list[Decision], values: Iterable[Decision]
) -> Iterator[Finding]:
    legal = set(options)
    for value in values:
        refused = value.refused(at)
        if (refused is None) == (value in legal):
            continue
        says = f"{type(value).__name__} {value} of seat {at.seat} is "
        says += f"an option, but refused: {refused.key}" if refused else "no option, and no rule forbids it"
        yield Finding("agreement", says)
    for value in values:
        refused = value.refused(at) if value not in legal else None
        if refused is not None and not refused.args.get("rule"):
            yield Finding("agreement", f"{type(value).__name__} {value}: {refused.key} names no rule")


def _unread(at: At[Any, Any, Any], options: list[Decision]) -> Iterator[Finding]:
    for option in options:
        for text in (str(option), str(option).upper(), str(option).lower()):
            read = type(option).read(text, at)
            if read != option:
                yield Finding("agreement", f"{option} is read as {read!r} by {type(option).__name__}")
                break


def advice(at: Position) -> Iterator[Finding]:
    """The heuristic of a game, if it has one, judges the position, and weighs each move with 0 or more."""
    heuristic = at.rules.heuristic
    if heuristic is None or at.at_chance:
        return
    kind = type(heuristic)
    for seat in at.acting:
        moves = at.moves_of(seat)
        worth: Any = heuristic.value(at.state, seat)
        if not isinstance(worth, int | float) or not isfinite(worth):
            says = f"{kind.__name__}: the position is worth {worth} to seat {seat}"
            yield Finding("advice", says, about="value", where=kind)
        weights = heuristic.priors(at.state, seat, moves)
        if len(weights) != len(moves):
            says = f"{kind.__name__}: {len(moves)} moves have {len(weights)} weights"
            yield Finding("advice", says, about="priors", where=kind)
        for move, weight in zip(moves, weights, strict=False):
            if not isfinite(weight) or weight < 0:
                says = f"{kind.__name__}: {move} has weight {weight}"
                yield Finding("advice", says, about="priors", where=kind)
                break


def opened(at: Position) -> Iterator[Finding]:
    """A sealed task begins without answers, and none are left at the end of a match of a small game, where
    nobody would ever see them.

    The first and the last move of a position are tried.
    """
    rules = at.rules
    if not isinstance(rules, GameRules) or not any(task.sealed for task in rules.tasks):
        return
    if not at.acting and isinstance(rules, TableRules):
        yield from _left_at_the_end(at)
    for seat in at.acting:
        moves = at.moves_of(seat)
        for move in (moves[0], moves[-1]) if moves else ():
            task = rules.task(at.state)
            if isinstance(task, SealedTask) and not _is_last(rules, at, seat, task, move):
                continue
            left = _given(rules, rules.apply(at.state, seat, move))
            if left is not None:
                name = type(left[0]).__name__
                says = f"{name} begins with the answers of seats {left[1]}: "
                says += "set them back when they are opened"
                yield Finding("opened", says, about="complete", where=type(left[0]))
                return


def _is_last(rules: Any, at: Position, seat: Seat, task: SealedTask, move: Any) -> bool:
    """Whether the move is the last answer to a sealed task."""
    if type(task).play is not SealedTask.play:
        return False
    board = rules.board(at.state)
    after, _ = move.play(At(board, at.state, seat, task))
    return not task.awaited(board, after)


def _given(rules: Any, state: Any) -> tuple[SealedTask, Sequence[Seat]] | None:
    """The sealed task of a position, and the seats that have answered it; None: none has."""
    task, board = rules.task(state), rules.board(state)
    if not isinstance(task, SealedTask):
        return None
    seats = task.may_change(board, state)
    return (task, list(seats)) if seats else None


def _left_at_the_end(at: Position) -> Iterator[Finding]:
    for field in fields_of(at.rules.state_type):
        if field.sight is Sight.SEALED:
            left = [seat for seat in range(at.seats) if field.of(at.state, seat) is not None]
            says = f"the match is over, and {field.name!r} still has the answers of seats {left}, which no "
            if left:
                rows = getattr(at.state, field.path[0])
                whose = at.rules.state_type if len(field.path) == 1 else type(rows[left[0]])
                yield Finding("opened", f"{says}other seat sees", about=field.name, where=whose)


def told_secrets(at: Position, choose: Choose) -> Iterator[Finding]:
    """If the table looks the same to a listener after either of two moves, the listener is told the same of
    both. The view of a small game shows all that everybody may know, so anything told beyond it is a
    secret, except if both moves lead to the same state: then nothing is hidden."""
    if not isinstance(at.rules, TableRules):
        return
    for actor, moves in at.moves.items():
        tried = sample(moves, MOST_MOVES, choose)
        for to in at.listeners:
            if to == actor:
                continue
            known: dict[Hashable, tuple[Move, Any, Position]] = {}
            for move in tried:
                told, after = at.rules.narrate(at.state, actor, move, to), at.after(actor, move)
                other, heard, there = known.setdefault(repr(appearance(after, to)), (move, told, after))
                if heard != told and after.state != there.state:
                    says = (
                        f"{named(to)} is told which it was, {other} or {move}, but sees the same table after "
                        "both: name in `secret` what is hidden, or keep what is open in a field that they see"
                    )
                    yield Finding("told_secrets", says, where=_event(at, actor, move, to))
                    return


def _event(at: Position, actor: Seat, move: Any, to: Seat | None) -> type:
    rules = at.rules
    assert isinstance(rules, TableRules)
    after, events = rules.step(at.state, actor, move)
    return next((type(event) for event in events if rules.told(after, (event,), to) is not None), type(move))
