"""Phase B: using the abilities of men and women (section 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.building import least_building
from bot.games.bora_bora.cards import sources, take_card
from bot.games.bora_bora.components import MATERIALS
from bot.games.bora_bora.events import Carried, EndedTurn, Got, Idle, Rose, Stopped, Used
from bot.games.bora_bora.expanding import least_path
from bot.games.bora_bora.gains import carry_hut, gain, movable_huts, take_material
from bot.games.bora_bora.gods import can_pay, may_pay
from bot.games.bora_bora.moves import Card, Carry, End, Gather, Green, Use
from bot.games.bora_bora.persons import all_tiles, least_slot
from bot.games.bora_bora.state import (
    Ability,
    CarryHuts,
    ChooseBuilding,
    Done,
    Expand,
    GatherMaterials,
    PayGod,
    State,
    TakeCards,
    TakePerson,
    Task,
    UsePersons,
    earn,
    proceed,
)
from bot.games.bora_bora.status import climb, space_of


def tiles_of(state: State, seat: Seat, sex: str) -> Mapping[str, int]:
    """The kinds of one sex that a seat has, see `all_tiles`."""
    return all_tiles(state.players[seat])[sex]


Effect = Callable[[Board, State, Seat, int, bool], bool]

EFFECTS: dict[str, Effect] = {
    "K1": lambda board, state, seat, value, discards: least_path(board, state, seat, "L") <= value,
    "K2": lambda board, state, seat, value, discards: least_path(board, state, seat, "S") <= value,
    "K3": lambda board, state, seat, value, discards: least_slot(state, seat, "W") <= value,
    "K4": lambda board, state, seat, value, discards: least_slot(state, seat, "M") <= value,
    "K5": lambda board, state, seat, value, discards: least_building(board, state.players[seat]) <= value,
    "K7": lambda board, state, seat, value, discards: bool(movable_huts(state.players[seat])),
    "K9": lambda board, state, seat, value, discards: discards or bool(sources(state)),
    "K11": lambda board, state, seat, value, discards: space_of(state.status, seat) < board.last_space,
}
"""For each kind that may be without effect: whether using it would do anything (BB-9.12)."""


def has_effect(board: Board, state: State, seat: Seat, kind: str, value: int, discards: bool = False) -> bool:
    """Whether using an ability with this value would do anything (BB-9.12).

    `discards`: the payment puts cards into the discard pile, so that there are cards to take (BB-8.20).
    """
    effect = EFFECTS.get(kind)
    return effect is None or effect(board, state, seat, value, discards)


def green_for(state: State, kind: str) -> PayGod:
    """The payment of Green for an ability.

    K9 with no card to take must be paid with cards, which it can then take (BB-8.20).
    """
    return PayGod("G", cards=kind == "K9" and not sources(state))


def uses(board: Board, state: State, seat: Seat, task: UsePersons, greens: bool) -> Iterator[Use | Green]:
    """The uses that are legal in a turn. `greens` tells whether Green can be paid at all."""
    player = state.players[seat]
    plains, doubles = board.values
    discards = player.offerings > 0 and any(player.hand)
    for sex, row in all_tiles(player).items():
        ordinary = sex not in task.spent
        if not ordinary and not greens:
            continue
        for kind, tiles in row.items():
            plain = plains[kind][tiles - 1]
            if ordinary:
                doubled = doubles[kind][tiles - 1]
                if has_effect(board, state, seat, kind, plain):
                    yield Use(sex, kind)
                if greens and doubled != plain and has_effect(board, state, seat, kind, doubled, discards):
                    yield Green(sex, kind, "doubled")  # BB-9.14
            elif sex + kind not in task.used and has_effect(board, state, seat, kind, plain, discards):
                yield Green(sex, kind, "extra")  # BB-9.9, BB-9.15


def use_moves(board: Board, state: State, task: UsePersons) -> list[Use | Green | End]:
    """The legal moves of a turn in Phase B (BB-9.1, BB-9.10, BB-9.17)."""
    player = state.active
    greens = not task.green and can_pay(player, "G")
    found: list[Use | Green | End] = [
        move
        for move in uses(board, state, state.turn, task, greens)
        if type(move) is Use or can_pay(player, "G", green_for(state, move.ability).cards)
    ]
    found.append(End())
    return found


def nothing_to_use(board: Board, state: State, seat: Seat, task: UsePersons) -> bool:
    """Whether public information shows that the seat can only end its turn (BB-14.5)."""
    greens = not task.green and may_pay(state.players[seat])
    return next(uses(board, state, seat, task, greens), None) is None


def use_persons(board: Board, state: State, task: UsePersons, move: Use | Green | End) -> Done:
    """Declare a use. Its tiles are counted now (BB-9.16), and Green is paid before it (BB-8.20)."""
    seat = state.turn
    if isinstance(move, End):
        return proceed(state, EndedTurn(seat, "end"), Idle(seat))
    sex, kind, mode = move.sex, move.ability, move.mode
    tiles = tiles_of(state, seat, sex)[kind]
    value = board.value(kind, tiles, mode == "doubled")
    after = replace(
        task,
        used=(*task.used, sex + kind),
        spent=task.spent if mode == "extra" else task.spent + sex,
        green=task.green or mode != "plain",
    )
    pays = () if mode == "plain" else (green_for(state, kind),)
    used = Used(seat, sex, kind, tiles, value, mode)
    return proceed(state, used, tasks=(*pays, Ability(kind, value), after))


# What the abilities do. Those that copy an action of Phase A follow its rules (BB-9.6).


def _score_points(board: Board, state: State, value: int) -> Done:
    points = Got(state.turn, "points", value)
    return proceed(state, None, points, player=earn(state.active, "persons", value))


def _rise(board: Board, state: State, value: int) -> Done:
    status, space, moved = climb(board, state.status, state.turn, value)
    marks = (Rose(state.turn, space),) if moved else ()
    return proceed(state, None, *marks, status=status)


ABILITIES: dict[str, Callable[[Board, State, int], Done]] = {
    "K1": lambda board, state, value: proceed(state, tasks=(Expand("L", value),)),
    "K2": lambda board, state, value: proceed(state, tasks=(Expand("S", value),)),
    "K3": lambda board, state, value: proceed(state, tasks=(TakePerson("W", value),)),
    "K4": lambda board, state, value: proceed(state, tasks=(TakePerson("M", value),)),
    "K5": lambda board, state, value: proceed(state, tasks=(ChooseBuilding(value),)),
    "K6": lambda board, state, value: proceed(state, tasks=(GatherMaterials(value),)),
    "K7": lambda board, state, value: proceed(state, tasks=(CarryHuts(value),)),
    "K8": _score_points,
    "K9": lambda board, state, value: proceed(state, tasks=(TakeCards(value),)),
    "K10": lambda board, state, value: gain(state, "offering", value, told=False),
    "K11": _rise,
    "K12": lambda board, state, value: gain(state, "shell", value, told=False),
}
"""For each kind: how its ability begins."""


def carry_out(board: Board, state: State, task: Ability) -> Done:
    """Start an ability."""
    return ABILITIES[task.kind](board, state, task.value)


# K6, K7, K9: several decisions, one after the other (BB-9.11, BB-9.16)


def gather_moves(board: Board, state: State, task: GatherMaterials) -> list[Gather]:
    """K6: the materials that can be taken, which are all kinds."""
    return [*map(Gather, MATERIALS), *([] if task.first else [Gather("stop")])]


def gather(board: Board, state: State, task: GatherMaterials, move: Gather) -> Done:
    """Take one material."""
    if move.what == "stop":
        return proceed(state, Stopped(state.turn))
    rest: tuple[Task, ...] = (GatherMaterials(task.left - 1, False),) if task.left > 1 else ()
    return take_material(board, state, move.what, *rest)


def carry_moves(board: Board, state: State, task: CarryHuts) -> list[Carry]:
    """K7: the huts on spaces 2 to 11 that can be moved."""
    ways_to = [Carry(at + 1) for at in movable_huts(state.active)]
    return ways_to if task.first else [*ways_to, Carry(0)]


def carry(board: Board, state: State, task: CarryHuts, move: Carry) -> Done:
    """Move one hut. The ability ends when no hut is left to move."""
    seat, space = state.turn, move.space
    if not space:
        return proceed(state, Stopped(seat))
    player = carry_hut(state.active, space)
    more = task.left > 1 and bool(movable_huts(player))
    rest: tuple[Task, ...] = (CarryHuts(task.left - 1, False),) if more else ()
    return proceed(state, Carried(seat, space), tasks=rest, player=player)


def card_moves(board: Board, state: State, task: TakeCards) -> list[Card]:
    """K9: the open cards, or the top of the deck (BB-7.19)."""
    return [*map(Card, sources(state)), *([] if task.first else [Card("")])]


def draw_card(board: Board, state: State, task: TakeCards, move: Card) -> Done:
    """Take one card."""
    if not move.card:
        return proceed(state, Stopped(state.turn))
    rest: tuple[Task, ...] = (TakeCards(task.left - 1, False),) if task.left > 1 else ()
    return take_card(state, move.card, *rest)
