"""Check of sealed answers: once they are opened, they are not there any more when seats are asked anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.core.agenda import SealedTask
from bot.core.checks.position import Finding, Position
from bot.core.decisions import At
from bot.core.game_rules import GameRules
from bot.core.seats import Seat
from bot.core.table_rules import TableRules
from bot.core.visible import Sight, fields_of


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
