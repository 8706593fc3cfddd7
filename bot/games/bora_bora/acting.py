"""The other actions of section 7: man and woman, helper, temple, build, and the fire bonus."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import Box
from bot.games.bora_bora.components import MATERIALS
from bot.games.bora_bora.events import Built, Carried, Got, Sent, Shifted, Welcomed
from bot.games.bora_bora.expanding import NEVER, carried, material, movable_huts, offering, shells
from bot.games.bora_bora.gods import sources, take_card
from bot.games.bora_bora.moves import Building, First, Home, Pair, Priest, Second, Slot, Trade
from bot.games.bora_bora.state import (
    ChooseBuilding,
    ChoosePair,
    FireFirst,
    FireSecond,
    Help,
    Player,
    PutPerson,
    SendPriest,
    Spot,
    State,
    TakePerson,
    Task,
    changed,
    note,
    score,
    swapped,
    then,
)
from bot.games.bora_bora.status import advance

# Woman, Man


def free_spots(player: Player) -> list[int]:
    """Spaces of the player board with neither hut nor person (BB-7.12)."""
    return [at for at, spot in enumerate(player.spots) if not spot.huts and not spot.person]


def display(state: State, sex: str) -> tuple[str, ...]:
    """The six display slots of men or of women."""
    return state.men if sex == "M" else state.women


def least_slot(state: State, seat: Seat, sex: str) -> int:
    """The lowest value with which the seat can take a person (BB-7.13)."""
    if not free_spots(state.players[seat]):
        return NEVER
    return next((at + 1 for at, person in enumerate(display(state, sex)) if person), NEVER)


def slot_moves(box: Box, state: State, task: TakePerson) -> list[Slot]:
    """Slots with a person whose number is not above the value (BB-7.11)."""
    row = display(state, task.sex)[: task.value]
    return [Slot(task.sex, at + 1) for at, person in enumerate(row) if person]


def person_taken(box: Box, state: State, task: TakePerson, move: Slot) -> State:
    """Take a person. The slot stays empty until the next round (BB-4.11)."""
    row, at = display(state, move.sex), move.slot - 1
    rest = swapped(row, at, "")
    state = replace(state, men=rest) if move.sex == "M" else replace(state, women=rest)
    return then(state, PutPerson(row[at], move.slot))


def home_moves(box: Box, state: State, task: PutPerson) -> list[Home]:
    """The spaces on which the person can be placed (BB-7.12)."""
    return [Home(at + 1) for at in free_spots(state.active)]


def person_put(box: Box, state: State, task: PutPerson, move: Home) -> State:
    """Place the person without shifting it, and without any effect (BB-7.14)."""
    spots = swapped(state.active.spots, move.space - 1, Spot(person=task.person))
    state = note(state, Welcomed(state.turn, task.person, task.slot, move.space))
    return then(changed(state, state.turn, spots=spots))


# Helper


def trade_moves(box: Box, state: State, task: Help) -> list[Trade]:
    """Every trade that the points left allow. After the first trade the player may stop (BB-7.16,
    BB-7.17)."""
    player, costs, left = state.active, box.data.trades, task.left
    ways: list[Trade] = []
    for sex, trade in (("M", "tattoo"), ("W", "collect")):
        if getattr(costs, trade) <= left:
            ways += [
                Trade(trade, spot.person)
                for spot in player.spots
                if spot.person and not spot.shifted and spot.person[0] == sex
            ]
    if costs.point <= left:
        ways.append(Trade("point"))
    if left // costs.point > 1:  # one move for all points left, instead of the same move many times
        ways.append(Trade("point", str(left // costs.point)))
    if costs.offering <= left:
        ways.append(Trade("offering"))
    if costs.card <= left:
        ways += [Trade("card", source) for source in sources(state)]
    if costs.material <= left:
        ways += [Trade("material", kind) for kind in MATERIALS]
    if costs.hut <= left:
        ways += [Trade("hut", str(at + 1)) for at in movable_huts(player)]
    if not task.first:
        ways.append(Trade("stop"))
    return ways


def cost_of(box: Box, move: Trade) -> int:
    """How many of the helper's points a trade costs (BB-7.16)."""
    cost: int = getattr(box.data.trades, move.trade)
    return cost * move.times


def traded(box: Box, state: State, task: Help, move: Trade) -> State:
    """Carry out one trade (BB-7.18). Points left over at the end are lost (BB-7.17)."""
    if move.trade == "stop":
        return then(state)
    left = task.left - cost_of(box, move)
    rest: tuple[Task, ...] = (Help(left, first=False),) if left else ()
    match move.trade:
        case "tattoo" | "collect":
            return then(shifted(box, state, move.what), *rest)
        case "point":
            points = move.times * box.data.points.helper
            state = note(state, Got(state.turn, "points", points))
            return then(score(state, state.turn, "helper", points), *rest)
        case "offering":
            return then(offering(state), *rest)
        case "card":
            return take_card(state, move.what, *rest)
        case "material":
            return material(box, state, move.what, *rest)
        case _:
            space = int(move.what)
            return then(carried(note(state, Carried(state.turn, space)), space), *rest)


def shifted(box: Box, state: State, person: str) -> State:
    """Shift a person: tattoo a man or collect a woman's shells.

    A man gives status steps by his symbols, even at the end of the track (BB-7.43). A woman gives her shells.
    """
    spots = state.active.spots
    at = next(at for at, spot in enumerate(spots) if spot.person == person)
    state = note(state, Shifted(state.turn, person))
    state = changed(state, state.turn, spots=swapped(spots, at, Spot(person=person, shifted=True)))
    tile = box.persons[person]
    if tile.sex == "M":
        return advance(box, state, state.turn, tile.symbols)
    return shells(state, tile.symbols)


# Temple


def slots_to_reach(box: Box, state: State, task: SendPriest) -> list[Priest]:
    """Temple slots up to the value, best first (BB-7.26, BB-7.27)."""
    return [Priest(slot) for slot in range(min(task.value, len(state.temple)), 0, -1)]


def pushed(temple: tuple[Seat, ...], slot: int, seat: Seat) -> tuple[tuple[Seat, ...], Seat]:
    """The temple after a priest came to a slot, and the owner of the priest pushed out of slot 1, or -1
    (BB-7.28)."""
    row, coming = list(temple), seat
    for at in range(slot - 1, -1, -1):
        row[at], coming = coming, row[at]
        if coming < 0:
            break
    return tuple(row), coming


def priest_sent(box: Box, state: State, task: SendPriest, move: Priest) -> State:
    """Send a priest to the temple.

    Other priests move to the right; a priest that is pushed out returns to its owner's supply (BB-7.28).
    """
    temple, out = pushed(state.temple, move.slot, state.turn)
    state = changed(state, state.turn, priests=state.active.priests - 1)
    if out >= 0:
        state = changed(state, out, priests=state.players[out].priests + 1)
    state = note(state, Sent(state.turn, move.slot, None if out < 0 else out))
    return then(replace(state, temple=temple), FireFirst(), FireSecond())


# Build


def holds_material(held: str) -> bool:
    """Whether a ceremony space holds a material and is not covered by a building."""
    return held in MATERIALS


def buildable(box: Box, player: Player) -> list[tuple[int, int]]:
    """Pairs of neighbouring ceremony spaces that both hold a material (BB-7.33)."""
    full = [held in MATERIALS for held in player.ceremony]
    return [(one, other) for one, other in box.pairs if full[one] and full[other]]


def least_building(box: Box, player: Player) -> int:
    """The lowest value with which the player can build (BB-7.36)."""
    return min(player.buildings) if player.buildings and buildable(box, player) else NEVER


def building_moves(box: Box, state: State, task: ChooseBuilding) -> list[Building]:
    """Building tiles not built yet, with numbers up to the value (BB-7.32)."""
    return [Building(number) for number in state.active.buildings if number <= task.value]


def building_chosen(box: Box, state: State, task: ChooseBuilding, move: Building) -> State:
    """Choose a building tile; its place is the next decision."""
    return then(state, ChoosePair(move.number))


def pair_moves(box: Box, state: State, task: ChoosePair) -> list[Pair]:
    """The pairs of spaces on which the building can be placed (BB-7.33)."""
    return [Pair(box.spaces[one], box.spaces[other]) for one, other in buildable(box, state.active)]


def built(box: Box, state: State, task: ChoosePair, move: Pair) -> State:
    """Build: both materials return to the supply and the tile covers both spaces.

    The player scores points by round and then gets a fire bonus (BB-7.34, BB-7.35).
    """
    player, number = state.active, str(task.number)
    ceremony = swapped(player.ceremony, box.space_at[move.one], number)
    ceremony = swapped(ceremony, box.space_at[move.other], number)
    left = tuple(other for other in player.buildings if other != task.number)
    points = box.building_points(state.round)
    state = changed(state, state.turn, ceremony=ceremony, buildings=left)
    state = note(state, Built(state.turn, task.number, (move.one, move.other), points))
    return then(score(state, state.turn, "buildings", points), FireFirst(), FireSecond())


# Fire bonus


def first_moves(box: Box, state: State, task: FireFirst) -> list[First]:
    """The first half of a fire bonus: a god card or an offering (BB-7.38)."""
    return [*(First(source) for source in sources(state)), First("")]


def first_chosen(box: Box, state: State, task: FireFirst, move: First) -> State:
    """Carry out the first half before the second half is chosen (BB-7.42)."""
    return take_card(state, move.card) if move.card else then(offering(state))


def second_moves(box: Box, state: State, task: FireSecond) -> tuple[Second, Second]:
    """The second half: a status step, even at the end of the track (BB-7.43), or a shell."""
    return (Second("status"), Second("shell"))


def second_chosen(box: Box, state: State, task: FireSecond, move: Second) -> State:
    """Carry out the second half of the fire bonus."""
    return then(advance(box, state, state.turn, 1) if move.what == "status" else shells(state, 1))
