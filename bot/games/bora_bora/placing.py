"""Phase A: placing a die (section 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal, without
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import NEVER, Board
from bot.games.bora_bora.building import ChooseBuilding, least_building, no_building
from bot.games.bora_bora.components import ACTIONS
from bot.games.bora_bora.expanding import Expand, least_path, no_path, reach
from bot.games.bora_bora.forms import FACES, FISHING, HIGHEST, Action, Face, Gods
from bot.games.bora_bora.gods import PayGod, can_pay, pay, payments, unpayable
from bot.games.bora_bora.helper import Help
from bot.games.bora_bora.persons import TakePerson, display, least_slot, no_person
from bot.games.bora_bora.state import At, Change, Player, State, earn, proceed
from bot.games.bora_bora.temple import SendPriest, least_priest

LEAST: Final[Mapping[str, Callable[[Board, State, Seat], int]]] = {
    "H": lambda board, state, seat: 1,  # always possible: at least one point (BB-7.17)
    "T": least_priest,
    "B": least_building,
    "M": lambda board, state, seat: least_slot(state, seat, "M"),
    "W": lambda board, state, seat: least_slot(state, seat, "W"),
    "L": lambda board, state, seat: least_path(board, state, seat, "L"),
    "S": lambda board, state, seat: least_path(board, state, seat, "S"),
}
"""For each action: the lowest effective value with which a seat can carry out at least the smallest form of
it (BB-5.4). It is above 6 if the action is impossible."""

TASKS: Final[Mapping[str, Callable[[int], Task]]] = {
    "L": lambda value: Expand("L", value),
    "S": lambda value: Expand("S", value),
    "M": lambda value: TakePerson("M", value),
    "W": lambda value: TakePerson("W", value),
    "T": SendPriest,
    "B": ChooseBuilding,
    "H": Help,
}
"""For each action: the task for its first decision, given the effective value."""


def tile_at(board: Board, state: State, action: str) -> int:
    """The index of the tile of an action, or of the fishing space (the last one)."""
    return len(state.tiles) - 1 if action == FISHING else board.tile_of[len(state.players)][action]


def lowest_faces(state: State) -> list[int]:
    """For each tile: the lowest face of the dice on it, 7 if it is empty.

    It does not matter whose die it is (BB-5.1, BB-5.7) or how it came there (BB-8.11).
    """
    return [min([face for _, face in dice]) if dice else NEVER for dice in state.tiles]


def effective(face: int, gods: str) -> int:
    """The effective value of a die (BB-1.6, BB-8.13). It does not help with placing (BB-8.14)."""
    return HIGHEST if "W" in gods else face


def both_payable(player: Player) -> bool:
    """Whether Blue and then White can be paid (BB-5.11)."""
    return any(can_pay(pay(player, how), "W") for how in payments(player, "B"))


class Placed(Event, tag="placed"):
    """`who` placed a die for an action (`F` is fishing), with the declared gods (BB-5.5, BB-5.11)."""

    kept: ClassVar = True
    who: Seat
    action: str
    face: int
    gods: str
    """Empty, `B`, `W` or `BW`."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        who, face, action = Who(self.who), self.face, terms.action(self.action)
        if self.action == FISHING:
            return fact("bb-fished", who=who, face=face, points=board.data.points.fishing)
        if self.gods:
            return fact("bb-placed-gods", who=who, face=face, action=action, gods=terms.gods(self.gods))
        return fact("bb-placed", who=who, face=face, action=action)


class Place(Decision):
    """D3 (and D6): place a die on an action tile or the fishing space. `H5`, `F6`"""

    notation: ClassVar = "{action}{face}"
    action: Action
    """H helper, T temple, B build, M man, W woman, L land path, S water path, F fishing.

    On a combined tile, the letter says which of its two actions is carried out (BB-5.6, BB-13.2).
    """
    face: Face

    @property
    def gods(self) -> str:
        """The gods that are declared with it."""
        return ""

    def refused(self, at: At[PlaceDie]) -> Fact | None:
        board, state, seat, player = at.board, at.state, at.seat, at.state.active
        action, face, gods = self.action, self.face, self.gods
        if face not in player.dice:
            return refusal("BB-4.3", "bb-no-die", face=face, dice=tuple(player.dice))
        if action == FISHING:
            return refusal("BB-5.10", "bb-no-gods-fishing") if gods else None
        needs = LEAST[action](board, state, seat)
        if needs >= NEVER:
            return impossible(board, state, seat, action)
        limit = lowest_faces(state)[tile_at(board, state, action)]
        if face >= limit and "B" not in gods:  # BB-5.1, BB-5.2
            return too_high(player, action, face, limit)
        if "B" in gods and face < limit:
            return refusal("BB-5.10", "bb-no-blue-needed", action=terms.action(action), face=face)
        if "W" in gods and face == HIGHEST:
            return refusal("BB-5.10", "bb-no-white-six")
        if effective(face, gods) < needs:
            return refusal("BB-5.4", "bb-no-reach", action=terms.action(action), face=face, needs=needs)
        return undeclared(player, gods)

    def play(self, at: At[PlaceDie]) -> Change:
        """Place the die, which stays on the tile until the end of the round (BB-5.9).

        The gods are paid before the action starts, Blue first (BB-5.11).
        """
        state, face, gods = at.state, self.face, self.gods
        seat, tile = state.turn, tile_at(at.board, state, self.action)
        player = state.players[seat]
        player = replace(player, dice=without(player.dice, face))
        tiles = put(state.tiles, tile, state.tiles[tile] + ((seat, face),))
        placed = Placed(seat, self.action, face, gods)
        if self.action == FISHING:  # BB-5.8
            player = earn(player, "fishing", at.board.data.points.fishing)
            return proceed(state, placed, player=player, tiles=tiles)
        tasks: tuple[Task, ...] = (TASKS[self.action](effective(face, gods)),)
        if gods:
            tasks = (*[PayGod(god, gods[later:]) for later, god in enumerate(gods, 1)], *tasks)
        return proceed(state, placed, tasks=tasks, player=player, tiles=tiles)

    def offer(self, at: At[PlaceDie]) -> Offer:
        group = fact("bb-group-die", face=self.face)
        if self.action == FISHING:
            points = fact("bb-effect-points", points=at.board.data.points.fishing)
            return Offer(fact("bb-do-fish", face=self.face), (points,), group, by_group=True)
        label = fact("bb-do-place", face=self.face, action=terms.action(self.action))
        return Offer(label, (allows(at, self.action, self.face),), group, by_group=True)


class Invoke(Place):
    """D3 with D4 and D5: place a die and declare Blue, White or both (BB-5.5, BB-5.11, BB-8.12). `L3+BW`"""

    kind: ClassVar = "place-gods"
    notation: ClassVar = "{action}{face}+{gods}"
    gods: Gods
    """`B`, `W` or `BW`."""

    def offer(self, at: At[PlaceDie]) -> Offer:
        face, gods = self.face, self.gods
        action, named = terms.action(self.action), terms.gods(gods)
        effects = (
            fact("bb-effect-pay-gods", count=len(gods)),
            allows(at, self.action, effective(face, gods)),
        )
        return Offer(
            fact("bb-do-place-gods", face=face, action=action, gods=named),
            effects,
            fact("bb-group-die", face=face),
            by_group=True,
            switch=fact("bb-switch-gods"),
        )


PLACES: Final = {action: {face: Place(action, face) for face in FACES} for action in ACTIONS + FISHING}
INVOCATIONS: Final = {
    gods: {action: {face: Invoke(action, face, gods) for face in FACES} for action in ACTIONS}
    for gods in ("B", "W", "BW")
}
"""All placements, by gods, action and face: they are the same in every position."""


class PlaceDie(Task, tag="place-die"):
    """D3 to D6: place a die. Nobody may pass (BB-4.4), and nobody else decides until its action is done
    (BB-14.2)."""

    decisions: ClassVar = (Place, Invoke)

    def question(self, at: At[PlaceDie]) -> Fact:
        return fact("bb-ask-place", lap=at.state.lap)

    def options(self, at: At[PlaceDie]) -> Sequence[Place]:
        """The placements of every die on every possible action (BB-5.4), then those with gods that are needed
        or useful (section 5)."""
        board, state, seat = at.board, at.state, at.seat
        player = state.players[seat]
        faces = tuple(dict.fromkeys(player.dice))
        blue, white = can_pay(player, "B"), can_pay(player, "W")
        both = blue and white and both_payable(player)
        lowest, tile_of = lowest_faces(state), board.tile_of[len(state.players)]
        by_blue, by_white, by_both = INVOCATIONS["B"], INVOCATIONS["W"], INVOCATIONS["BW"]
        plain: list[Place] = []
        aided: list[Place] = []
        for action, least in LEAST.items():
            limit = lowest[tile_of[action]]
            if faces[0] >= limit and not blue:  # no die is low enough
                continue
            needs = least(board, state, seat)
            if needs >= NEVER:
                continue
            for face in faces:
                if face < limit:  # printed faces are compared (BB-5.1, BB-5.3, BB-17.4)
                    if needs <= face:
                        plain.append(PLACES[action][face])
                    if white and face < HIGHEST:  # BB-5.10
                        aided.append(by_white[action][face])
                elif blue:  # Blue only where it is needed (BB-5.2, BB-5.10)
                    if needs <= face:
                        aided.append(by_blue[action][face])
                    if both and face < HIGHEST:
                        aided.append(by_both[action][face])
        plain += [PLACES[FISHING][face] for face in faces]  # BB-4.4, BB-5.8
        return plain + aided


# What is refused


def impossible(board: Board, state: State, seat: Seat, action: str) -> Fact:
    """Why an action cannot be carried out with any die (BB-5.4)."""
    match action:
        case "L" | "S":
            return no_path(state.players[seat], action)
        case "M" | "W":
            return no_person(state, seat, action)
        case "T":
            return refusal("BB-7.31", "bb-no-priests")
        case _:
            return no_building(board, state.players[seat])


def too_high(player: Player, action: str, face: int, limit: int) -> Fact:
    """Why the die is too high (BB-5.1), and which of the player's dice would be low enough."""
    name = terms.action(action)
    fitting = tuple(sorted({other for other in player.dice if other < limit}))
    if fitting:
        return refusal("BB-5.1", "bb-no-lower", action=name, face=face, lowest=limit, dice=fitting)
    return refusal("BB-5.1", "bb-no-lower-none", action=name, face=face, lowest=limit)


def undeclared(player: Player, gods: str) -> Fact | None:
    """Why gods cannot be paid one after the other (BB-5.11); None if they can."""
    for god in gods:
        if not can_pay(player, god):
            return unpayable(player, god)
    if len(gods) > 1 and not both_payable(player):
        return refusal("BB-5.11", "bb-no-pay-two")
    return None


# What is offered


def allows(at: At[PlaceDie], action: str, value: int) -> Fact:
    """What can be done with an effective value."""
    board, state = at.board, at.state
    match action:
        case "L" | "S":
            within = reach(board, state, at.seat, action)
            names = [board.regions[there] for there in sorted(within) if within[there] <= value]
            return fact("bb-effect-reach", regions=terms.regions(names))
        case "M" | "W":
            count = sum(map(bool, display(state, action)[:value]))
            return fact("bb-effect-men" if action == "M" else "bb-effect-women", count=count, value=value)
        case "T":
            return fact("bb-effect-slot", slot=value)
        case "B":
            return fact("bb-effect-points", points=board.building_points(state.round))
        case _:
            return fact("bb-effect-trades", count=value)
