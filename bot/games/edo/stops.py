"""Where a seat can order not to be asked: in its slots, and for wages. Also what the order answers there, and
when the seat is asked nevertheless."""

from __future__ import annotations

from typing import Final

from bot.core import Seat, fact
from bot.core.asking import Moment
from bot.core.decisions import Decision
from bot.games.edo import terms
from bot.games.edo.actions import UNASKED
from bot.games.edo.components import PRODUCTS
from bot.games.edo.planning import complete
from bot.games.edo.privileges import Use, held
from bot.games.edo.rounds import Planning, ends
from bot.games.edo.standing import does_no_better, smooth_work
from bot.games.edo.state import At, Slot, State, action_of, player_of, turn_of
from bot.games.edo.turns import GO, Execute, Moving, Reveal
from bot.games.edo.wages import PAY, Wages

ANSWERED: Final = ("RICE", "MONEY", "WOOD", "STONE", "HARVEST", "FAVOUR", "RECRUIT")
"""Actions that an order can carry out. The others need a choice in the turn: what to build, where to travel,
which offer or card to take, wood or stone."""
WAGES: Final = "wages"


def moments(state: State, seat: Seat) -> tuple[Moment, ...]:
    """The slots of a seat that are not open yet, and its wages. A slot that was planned to pass is not a
    moment."""
    if not state.plans or not complete(state.plans[seat]):
        return ()
    coming = {task.number for task in state.agenda if isinstance(task, Reveal) and task.seat == seat}
    planning = isinstance(state.agenda[0], Planning) if state.agenda else False
    found = [
        _slot(state, number, slot)
        for number, slot in enumerate(state.plans[seat])
        if (planning or number in coming) and not slot.quiet
    ]
    if planning or Wages(seat) in state.agenda[1:]:
        found.append(Moment(_key(state, WAGES), fact("edo-stop-wages"), stop=False))
    return tuple(found)


def spared(at: At) -> tuple[str, Decision] | None:
    """What the order of a seat answers now; None: it is asked.

    It is asked in the last round, where movement can hinder others and goods break ties (EDO-13.10); with a
    privilege that it could use (EDO-17.48); in a movement that has begun (EDO-7.2); before points that end
    the match (EDO-13.1); and for wages that leave it no official (EDO-11.3).
    """
    if ends(at.board, at.state):
        return None
    if isinstance(at.task, Wages):
        player = player_of(at)
        pays = PAY.refused(at) is None and player.officials + player.neutral > 0
        return (_key(at.state, WAGES), PAY) if pays else None
    if not isinstance(at.task, (Moving, Execute)) or Use.options(at):
        return None
    turn = turn_of(at.state)
    key = _slot(at.state, turn.number, at.state.plans[turn.seat][turn.number]).key
    if isinstance(at.task, Moving):
        return (key, GO) if not at.task.moved and _needs_nobody(at) else None
    work = smooth_work(at)
    return (key, work) if work is not None and _is_plain(at) else None


def _needs_nobody(at: At) -> bool:
    """Whether movement could gain nothing in the slot, so that the order answers all of it."""
    turn = turn_of(at.state)
    if not turn.left or action_of(at.board, at.state).do in UNASKED:
        return True
    return does_no_better(at) and not _risks(at)


def _is_plain(at: At) -> bool:
    """Whether the officials, after movement, can do what is planned, and nothing such as a privilege is a
    reason to ask."""
    do = action_of(at.board, at.state).do
    if do in PRODUCTS:
        return not held(at.board.data, player_of(at), "full", do)
    return does_no_better(at) and not _risks(at)


def _risks(at: At) -> bool:
    """Whether the action brings points or spends goods that break ties, while somebody might still end the
    match in this round: with at most as many points as two of the dearest buildings bring."""
    if action_of(at.board, at.state).do not in ("FAVOUR", "RECRUIT"):
        return False
    data = at.board.data
    most = 2 * max(building.points for building in data.buildings.values())
    return max(player.points for player in at.state.players) + most >= data.numbers.goal


def _slot(state: State, number: int, slot: Slot) -> Moment:
    label = fact("edo-stop-slot", number=number + 1, action=terms.action_name(slot.do))
    known = slot.do in ANSWERED or not slot.count
    key = _key(state, f"{number + 1}.{slot.card}.{slot.do}.{slot.count}")
    return Moment(key, label, stop=not known or not slot.count, fixed=not known)


def _key(state: State, what: str) -> str:
    return f"{state.round}.{what}"
