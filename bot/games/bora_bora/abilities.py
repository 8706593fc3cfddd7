"""Phase B: using the abilities of men and women (section 9)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.acting import least_building, least_slot
from bot.games.bora_bora.board import Box
from bot.games.bora_bora.components import KINDS, MATERIALS
from bot.games.bora_bora.events import Carried, Got, Idle, Used
from bot.games.bora_bora.expanding import carried, least_path, material, movable_huts, offering, shells
from bot.games.bora_bora.gods import may_pay, sources, take_card, ways
from bot.games.bora_bora.moves import Card, Carry, End, Gather, Green, Use
from bot.games.bora_bora.state import (
    Ability,
    CarryHuts,
    ChooseBuilding,
    Expand,
    GatherMaterials,
    PayGod,
    State,
    TakeCards,
    TakePerson,
    Task,
    UsePersons,
    note,
    score,
    then,
)
from bot.games.bora_bora.status import advance, space_of

SEXES = "MW"


def tiles_of(state: State, seat: Seat, sex: str) -> dict[str, int]:
    """The kinds of one sex that a seat has, each with its number of tiles (BB-9.2 to BB-9.4), in the order of
    the kinds."""
    found: dict[str, int] = {}
    for spot in state.players[seat].spots:
        if spot.person and spot.person[0] == sex:
            kind = spot.person[2:-2]
            found[kind] = found.get(kind, 0) + 1
    return {kind: found[kind] for kind in KINDS if kind in found} if len(found) > 1 else found


def has_effect(box: Box, state: State, seat: Seat, kind: str, value: int, discards: bool = False) -> bool:
    """Whether using an ability with this value would do anything (BB-9.12).

    `discards`: the payment puts cards into the discard pile, so that there are cards to take (BB-8.20).
    """
    match kind:
        case "K1" | "K2":
            return least_path(box, state, seat, "L" if kind == "K1" else "S") <= value
        case "K3" | "K4":
            return least_slot(state, seat, "W" if kind == "K3" else "M") <= value
        case "K5":
            return least_building(box, state.players[seat]) <= value
        case "K7":
            return bool(movable_huts(state.players[seat]))
        case "K9":
            return discards or bool(sources(state))
        case "K11":
            return space_of(state, seat) < box.last_space
    return True


def green_for(state: State, kind: str) -> PayGod:
    """The payment of Green for an ability.

    K9 with no card to take must be paid with cards, which it can then take (BB-8.20).
    """
    return PayGod("G", cards=kind == "K9" and not sources(state))


def uses(box: Box, state: State, task: UsePersons, greens: bool) -> list[Use | Green]:
    """The uses that are legal now. `greens` tells whether Green can be paid at all."""
    seat, found = state.turn, list[Use | Green]()
    player = state.active
    for sex in SEXES:
        ordinary = sex not in task.spent
        for kind, tiles in tiles_of(state, seat, sex).items():
            if ordinary:
                plain, doubled = box.value(kind, tiles, False), box.value(kind, tiles, True)
                if has_effect(box, state, seat, kind, plain):
                    found.append(Use(sex, kind))
                if not greens or doubled == plain:  # BB-9.14
                    continue
                discards = player.offerings > 0 and any(player.hand)
                if has_effect(box, state, seat, kind, doubled, discards):
                    found.append(Green(sex, kind, "doubled"))
            elif greens and sex + kind not in task.used:  # BB-9.9, BB-9.15
                discards = player.offerings > 0 and any(player.hand)
                if has_effect(box, state, seat, kind, box.value(kind, tiles, False), discards):
                    found.append(Green(sex, kind, "extra"))
    return found


def use_moves(box: Box, state: State, task: UsePersons) -> list[Use | Green | End]:
    """The legal moves of a turn in Phase B (BB-9.1, BB-9.10, BB-9.17)."""
    player = state.active
    greens = not task.green and bool(ways(player, PayGod("G")))
    return [
        *(
            move
            for move in uses(box, state, task, greens)
            if isinstance(move, Use) or ways(player, green_for(state, move.ability))
        ),
        End(),
    ]


def nothing_to_use(box: Box, state: State, task: UsePersons) -> bool:
    """Whether public information shows that the seat can only end its turn (BB-14.5)."""
    greens = not task.green and may_pay(state.active)
    return not uses(box, state, task, greens)


def used(box: Box, state: State, task: UsePersons, move: Use | Green | End) -> State:
    """Declare a use. Its tiles are counted now (BB-9.16), and Green is paid before it (BB-8.20)."""
    if isinstance(move, End):
        return then(note(state, Idle(state.turn)))
    seat, name = state.turn, move.sex + move.ability
    tiles = tiles_of(state, seat, move.sex)[move.ability]
    value = box.value(move.ability, tiles, move.mode == "doubled")
    after = replace(
        task,
        used=(*task.used, name),
        spent=task.spent if move.mode == "extra" else task.spent + move.sex,
        green=task.green or move.mode != "plain",
    )
    state = note(state, Used(seat, move.sex, move.ability, tiles, value, move.mode))
    pays = () if move.mode == "plain" else (green_for(state, move.ability),)
    return then(state, *pays, Ability(move.ability, value), after)


def carried_out(box: Box, state: State, task: Ability) -> State:
    """Start an ability. Abilities that copy an action of Phase A follow its rules (BB-9.6)."""
    value = task.value
    match task.kind:
        case "K1" | "K2":
            return then(state, Expand("L" if task.kind == "K1" else "S", value))
        case "K3" | "K4":
            return then(state, TakePerson("W" if task.kind == "K3" else "M", value))
        case "K5":
            return then(state, ChooseBuilding(value))
        case "K6":
            return then(state, GatherMaterials(value))
        case "K7":
            return then(state, CarryHuts(value))
        case "K8":
            state = note(state, Got(state.turn, "points", value))
            return then(score(state, state.turn, "persons", value))
        case "K9":
            return then(state, TakeCards(value))
        case "K10":
            return then(offering(state, value))
        case "K11":
            return then(advance(box, state, state.turn, value))
        case _:
            return then(shells(state, value))


# K6, K7, K9: several decisions, one after the other (BB-9.11, BB-9.16)


def gather_moves(box: Box, state: State, task: GatherMaterials) -> list[Gather]:
    """K6: the materials that can be taken, which are all kinds."""
    return [*map(Gather, MATERIALS), *([] if task.first else [Gather("stop")])]


def gathered(box: Box, state: State, task: GatherMaterials, move: Gather) -> State:
    """Take one material."""
    if move.what == "stop":
        return then(state)
    rest: tuple[Task, ...] = (GatherMaterials(task.left - 1, False),) if task.left > 1 else ()
    return material(box, state, move.what, *rest)


def carry_moves(box: Box, state: State, task: CarryHuts) -> list[Carry]:
    """K7: the huts on spaces 2 to 11 that can be moved."""
    ways_to = [Carry(at + 1) for at in movable_huts(state.active)]
    return ways_to if task.first else [*ways_to, Carry(0)]


def hut_carried(box: Box, state: State, task: CarryHuts, move: Carry) -> State:
    """Move one hut. The ability ends when no hut is left to move."""
    if not move.space:
        return then(state)
    state = carried(note(state, Carried(state.turn, move.space)), move.space)
    if task.left > 1 and movable_huts(state.active):
        return then(state, CarryHuts(task.left - 1, False))
    return then(state)


def card_moves(box: Box, state: State, task: TakeCards) -> list[Card]:
    """K9: the open cards, or the top of the deck (BB-7.19)."""
    return [*map(Card, sources(state)), *([] if task.first else [Card("")])]


def card_taken(box: Box, state: State, task: TakeCards, move: Card) -> State:
    """Take one card. The ability ends when no card is left to take."""
    if not move.card:
        return then(state)
    rest: tuple[Task, ...] = (TakeCards(task.left - 1, False),) if task.left > 1 else ()
    return take_card(state, move.card, *rest)
