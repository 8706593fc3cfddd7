"""What is decided without a question. In versions 2 and 3 some choices are, unless a seat wants to be asked
everything (EDO-20.22): movement that lets no official work, wages that can be paid, and in version 3 whole
slots (EDO-20.23). Since version 4 no choice is (EDO-20.24)."""

from __future__ import annotations

from bot.core.decisions import Decision
from bot.games.edo.actions import works
from bot.games.edo.cities import crowd
from bot.games.edo.hiring import favour, recruiting
from bot.games.edo.movement import Walk
from bot.games.edo.privileges import Use, held
from bot.games.edo.production import Produce, yields
from bot.games.edo.reach import reachable
from bot.games.edo.state import At, action_of, player_of, turn_of
from bot.games.edo.wages import wages_for


def may_move(at: At) -> bool:
    """Whether there is any other decision left than to end the movement step. `at.task` is that step."""
    if player_of(at).goods.ryo >= at.board.data.numbers.step:
        return True  # the merchant can use a road
    return bool(Walk.options(at) or Use.options(at))


def asks_walk(at: At) -> bool:
    """Whether the movement step is a question to the seat.

    It is one if any piece can move, and only the seat ends a step that has begun (EDO-7.2, EDO-7.5). In
    versions 2 and 3 the seat is not asked if movement could not let an official do anything: the action needs
    no samurai, or nothing is in reach. The purpose of a slot that was planned without officials is its
    movement (EDO-6.3).
    """
    board, turn = at.board, turn_of(at.state)
    if board.asks_all:
        return bool(at.task.moved) or may_move(at)
    if turn.smooth or not may_move(at):
        return False
    if not board.standing or at.seat in at.state.asking or not turn.left or Use.options(at):
        return True
    return reachable(at)


def is_smooth(at: At) -> bool:
    """Whether the slot that was just revealed is carried out without a question in version 3. `at.task` is
    its movement step."""
    board, state, turn = at.board, at.state, turn_of(at.state)
    if not board.smooth or not turn.left or at.seat in state.asking or Use.options(at):
        return False
    return does_no_better(at)


def does_no_better(at: At) -> bool:
    """Whether the officials of a slot could not do better than what they do without movement. `at.task` is
    its movement step.

    That is so if every official can work, and neither movement nor another decision could make more of it:
    samurai produce alone on their spaces, the Shogun's favour is paid for, and officials are recruited with
    rice that no samurai needs as wages. What the others did before is seen in the position; what they do
    later changes nothing here.
    """
    board, state, turn = at.board, at.state, turn_of(at.state)
    action, player = action_of(board, state), player_of(at)
    match action.do:
        case "RECRUIT":
            rice = turn.left * recruiting(action).rice + wages_for(board.data, len(player.samurai))
            return state.neutral >= turn.left and player.goods.rice >= rice
        case "FAVOUR":
            return player.goods.ryo >= turn.left * favour(action).ryo
        case "WOOD" | "STONE" | "HARVEST" if not held(board.data, player, "full", action.do):
            spaces = [produce.space for produce in Produce.options(at)]
            alone = [space for space in spaces if crowd(board, state, space) == 1]
            return len(alone) >= turn.left or (bool(spaces) and not may_move(at))
    return False


def smooth_work(at: At) -> Decision | None:
    """What the next official does in a slot without questions: what brings most; None: nothing."""
    first = next(iter(works(at)), None)
    return most_productive(at) if isinstance(first, Produce) else first


def most_productive(at: At) -> Produce:
    """The production that yields most without a privilege, the first space by number."""
    bonus = action_of(at.board, at.state).bonus
    plain = [produce for produce in Produce.options(at) if not produce.full]
    return max(plain, key=lambda produce: yields(at.board, at.state, produce.space, bonus))
