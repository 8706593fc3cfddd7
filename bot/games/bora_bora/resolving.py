"""Resolving and taking tasks: step 4 of Phase C (BB-10.12 to BB-10.20) and the last tasks (BB-16.2)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.events import FinishedTask, Mark, Paid, Resolved, Took
from bot.games.bora_bora.gods import can_pay, pay, put_away
from bot.games.bora_bora.moves import Resolve, Take
from bot.games.bora_bora.state import Done, ResolveTask, State, TakeTask, earn, proceed, without
from bot.games.bora_bora.tasks import CARDS, missing, named, showings, with_yellow


def task_moves(board: Board, state: State, task: ResolveTask) -> list[Resolve]:
    """D19: tasks that are met or can be completed with Yellow; if none, the tasks to give up (BB-10.13 to
    BB-10.16).

    At the end of the game (D21) an unmet task may be given up even if others can be completed (BB-16.9).
    """
    seat, player = state.turn, state.active
    lacks = {name: missing(board, state, seat, name) for name in player.tasks}
    met = [name for name, number in lacks.items() if not number]
    unmet = [name for name, number in lacks.items() if number]
    ways: list[Resolve] = []
    for name in met:
        ways += completions(board, state, seat, name, "met")
    for name in unmet if can_pay(player, "Y") else ():
        for how in with_yellow(board, state, seat, name, lacks[name]):
            ways += completions(board, state, seat, name, how)
    if state.phase == "final" or not met:
        ways += [Resolve(name, "given") for name in unmet]
    return ways


def completions(board: Board, state: State, seat: Seat, name: str, how: str) -> list[Resolve]:
    """The moves that complete a task in one way: one for each choice of cards to show (section 15)."""
    if not named(board, name):
        return [Resolve(name, how)]
    return [Resolve(name, how, cards) for cards in showings(board, state, seat, name, how)]


def task_points(board: Board, how: str) -> int:
    """Points of a resolved task (BB-10.13, BB-10.14, BB-10.16)."""
    points = board.data.points
    return {"met": points.task, "given": 0}.get(how, points.helped_task)


def resolve(board: Board, state: State, task: ResolveTask, move: Resolve) -> Done:
    """Complete a task or give it up.

    Only Yellow costs something (BB-10.18). Completed tasks stay with the player (BB-10.17).
    """
    seat, player, name, how = state.turn, state.active, move.task, move.how
    points, left = task_points(board, how), without(player.tasks, name)
    if how == "given":
        given, player = FinishedTask(seat, name, points, how, ""), replace(player, tasks=left)
        return proceed(state, given, Resolved(seat, name, points), player=player, gone=(*state.gone, name))
    shown = move.cards
    if not shown and board.data.tasks[name].want in CARDS:
        shown = showings(board, state, seat, name, how)[0]
    marks: tuple[Mark, ...] = (Resolved(seat, name, points),)
    changes = {}
    if how != "met":
        marks = (Paid(seat, "Y", how), *marks)
        player, changes = pay(player, how), put_away(state, how)
    player = replace(player, tasks=left, done=(*player.done, name))
    finished = FinishedTask(seat, name, points, how, shown)
    return proceed(state, finished, *marks, player=earn(player, "tasks", points), **changes)


def take_moves(board: Board, state: State, task: TakeTask) -> list[Take]:
    """D20: the tasks on the main board that the seat can take."""
    return [Take(name) for name in state.board_tasks]


def take_task(board: Board, state: State, task: TakeTask, move: Take) -> Done:
    """Take a task from the main board (BB-10.19)."""
    player, name = state.active, move.task
    return proceed(
        state,
        Took(state.turn, name),
        player=replace(player, tasks=(*player.tasks, name)),
        board_tasks=without(state.board_tasks, name),
    )
