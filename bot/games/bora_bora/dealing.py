"""Everything that chance draws: the outcomes of a draw, and who receives the piece (BB-3.22)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.games.bora_bora.board import Board
from bot.games.bora_bora.cards import more
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.events import Dealt, Opened
from bot.games.bora_bora.moves import Outcome
from bot.games.bora_bora.setup import deals
from bot.games.bora_bora.state import Deal, Done, State, earn, proceed, swapped, without


class _Outcomes(dict[str, Outcome]):
    """Outcomes of one piece by what they bring. There is one object for each, because they can share it."""

    def __missing__(self, what: str) -> Outcome:
        made = self[what] = Outcome(what)
        return made


OUTCOMES: Final = _Outcomes()
FACES: Final = tuple(OUTCOMES[str(face)] for face in range(1, 7))
_outcome: Final = OUTCOMES.__getitem__

# The different outcomes of a draw


def _seats(state: State) -> list[Outcome]:
    return [OUTCOMES[str(seat + 1)] for seat in range(state.seats) if seat not in state.order]


def _fish(state: State) -> list[Outcome]:
    pile = state.fish_pile
    return [Outcome(tile, pile.count(tile)) for tile in dict.fromkeys(pile)]


def _cards(state: State) -> list[Outcome]:
    return [Outcome(god, number) for god, number in zip(GODS, state.deck, strict=True) if number]


DIFFERENT: Final[Mapping[str, Callable[[State], Sequence[Outcome]]]] = {
    "order": _seats,
    "fish": _fish,
    "M": lambda state: list(map(_outcome, state.men_pile)),
    "W": lambda state: list(map(_outcome, state.women_pile)),
    "start": lambda state: list(map(_outcome, state.start_pile)),
    "dark": lambda state: list(map(_outcome, state.task_pile)),
    "board": lambda state: list(map(_outcome, state.task_pile)),
    "jewel": lambda state: list(map(_outcome, state.jewel_pile)),
    "open": _cards,
    "card": _cards,
    "die": lambda state: FACES,
}
"""For each kind of draw: its different outcomes."""


UNEQUAL: Final = frozenset({"fish", "open", "card"})
"""Kinds of draws of which an outcome may stand for several equal pieces."""


def weights(state: State, moves: Sequence[Outcome]) -> Sequence[int]:
    """How many equal pieces each outcome stands for."""
    head = state.agenda[0]
    if type(head) is Deal and head.what in UNEQUAL:
        return [move.cases for move in moves]
    return (1,) * len(moves)


# Who receives the piece

Changes = dict[str, Any]


def _deal_order(state: State, task: Deal, what: str) -> Changes:
    """Give out the next order tile. Its points are one less than its number (BB-3.14 to BB-3.16)."""
    seat, number = int(what) - 1, len(state.order)
    stack = (*state.status[0], seat)
    return {
        "order": (*state.order, seat),
        "status": (stack, *state.status[1:]),
        "players": swapped(state.players, seat, earn(state.players[seat], "start", number)),
    }


def _deal_fish(state: State, task: Deal, what: str) -> Changes:
    return {"fish_pile": without(state.fish_pile, what), "fish": (*state.fish, what)}


def _deal_man(state: State, task: Deal, what: str) -> Changes:
    return {"men_pile": without(state.men_pile, what), "men": swapped(state.men, task.to, what)}


def _deal_woman(state: State, task: Deal, what: str) -> Changes:
    return {"women_pile": without(state.women_pile, what), "women": swapped(state.women, task.to, what)}


def _give_task(state: State, task: Deal, what: str) -> Changes:
    player = state.players[task.to]
    player = replace(player, tasks=(*player.tasks, what))
    return {"players": swapped(state.players, task.to, player)}


def _deal_start(state: State, task: Deal, what: str) -> Changes:
    """After the last start task the rest leaves the game (BB-3.4)."""
    pile = without(state.start_pile, what)
    if task.to == state.order[-1]:
        return {**_give_task(state, task, what), "start_pile": (), "gone": (*state.gone, *pile)}
    return {**_give_task(state, task, what), "start_pile": pile}


def _deal_dark(state: State, task: Deal, what: str) -> Changes:
    return {**_give_task(state, task, what), "task_pile": without(state.task_pile, what)}


def _deal_board(state: State, task: Deal, what: str) -> Changes:
    return {"task_pile": without(state.task_pile, what), "board_tasks": (*state.board_tasks, what)}


def _deal_jewel(state: State, task: Deal, what: str) -> Changes:
    column = (*state.jewelry[task.to], what)
    return {
        "jewel_pile": without(state.jewel_pile, what),
        "jewelry": swapped(state.jewelry, task.to, column),
    }


def _deal_open(state: State, task: Deal, what: str) -> Changes:
    row = (*state.open_cards[: task.to], what, *state.open_cards[task.to :])
    return {"deck": more(state.deck, what, -1), "open_cards": row}


def _deal_card(state: State, task: Deal, what: str) -> Changes:
    player = state.players[task.to]
    player = replace(player, hand=more(player.hand, what))
    return {"deck": more(state.deck, what, -1), "players": swapped(state.players, task.to, player)}


def _roll(state: State, task: Deal, what: str) -> Changes:
    player = state.players[task.to]
    player = replace(player, dice=tuple(sorted((*player.dice, int(what)))))
    return {"players": swapped(state.players, task.to, player)}


RECEIVE: Final[Mapping[str, Callable[[State, Deal, str], Changes]]] = {
    "order": _deal_order,
    "fish": _deal_fish,
    "M": _deal_man,
    "W": _deal_woman,
    "start": _deal_start,
    "dark": _deal_dark,
    "board": _deal_board,
    "jewel": _deal_jewel,
    "open": _deal_open,
    "card": _deal_card,
    "die": _roll,
}
"""For each kind of draw: what changes when the piece arrives."""

STEPPING: Final = frozenset({"order", "M", "W", "fish"})
"""Kinds of draws whose next piece goes to the next place."""


def deal(board: Board, state: State, task: Deal, move: Outcome) -> Done:
    """Give a drawn piece to its receiver, then continue with the draws that are left."""
    kind, what = task.what, move.what
    changes = RECEIVE[kind](state, task, what)
    rest = state.agenda[1:]
    if kind == "open":
        opened = Opened(what, task.reshuffled)
        if state.turns:
            return proceed(state, opened, **changes)
        return replace(state, agenda=rest, **changes), opened
    if task.left > 1:
        to = task.to + 1 if kind in STEPPING else task.to
        rest = (Deal(kind, to, task.left - 1), *rest)
    elif kind == "order":
        rest = deals(board, changes["order"]) + rest
    changes["agenda"] = rest
    dealt = Dealt(kind, task.to, what, task.reshuffled, not state.turns)
    return replace(state, **changes), dealt
