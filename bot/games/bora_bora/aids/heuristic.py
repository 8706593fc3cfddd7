"""How good positions are: points made, points in sight, and what everything that a seat owns will probably
bring."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from bot.core import Decision, PlainHeuristic, Seat, Task
from bot.games.bora_bora.abilities import Ability, CarryHuts, GatherMaterials, TakeCards
from bot.games.bora_bora.aids.worths import (
    ABILITIES,
    DIFFICULT,
    HARDEST,
    WEIGHTS,
    Weights,
    likely,
    persons_worth,
)
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.building import ChooseBuilding, ChoosePair
from bot.games.bora_bora.components import MATERIALS
from bot.games.bora_bora.dealing import Deal
from bot.games.bora_bora.ending import progress
from bot.games.bora_bora.expanding import AskRed, Expand, NoRed, PickHut, settled
from bot.games.bora_bora.fire import FireFirst, FireSecond
from bot.games.bora_bora.forms import FISHING
from bot.games.bora_bora.gains import PutMaterial, Stop
from bot.games.bora_bora.gods import can_pay
from bot.games.bora_bora.helper import Help, Trade
from bot.games.bora_bora.jewelry import BuyNothing
from bot.games.bora_bora.persons import PutPerson, TakePerson, display, free_spots
from bot.games.bora_bora.placing import Place, lowest_faces
from bot.games.bora_bora.rounds import Evaluate
from bot.games.bora_bora.state import Player, Spot, State
from bot.games.bora_bora.status import ranking, space_of
from bot.games.bora_bora.tasks import missing
from bot.games.bora_bora.temple import SendPriest, winner
from bot.games.bora_bora.using import End, UsePersons


class BoraBoraHeuristic(PlainHeuristic):
    """The heuristic of Bora Bora."""

    spread = 20.0
    horizon = 0
    rivalry = 0.0
    error = 12.0

    def __init__(self, box: Board, weights: Weights = WEIGHTS) -> None:
        self.box, self.weights = box, weights
        self.rounds = box.data.counts.rounds
        self._kept: dict[Seat, tuple[tuple[object, ...], float]] = {}

    def with_weights(self, weights: Weights) -> BoraBoraHeuristic:
        """The same heuristic with other weights, to tune them."""
        return BoraBoraHeuristic(self.box, weights)

    def value(self, state: State, seat: Seat) -> float:
        if not state.agenda:
            return float(sum(state.players[seat].scored))
        if seat == state.turn:
            return self._worth(state, seat) + sum(self._pending(state, task) for task in state.agenda)
        # While one seat decides, most of what the others have stays as it is.
        parts = (
            *(state.players[seat], state.hosts, state.aside, state.temple, state.status, state.order),
            *(state.tiles, state.jewelry, state.fish, state.phase, state.round, state.place, state.turn),
        )
        kept = self._kept.get(seat)
        if kept is not None and all(part is other for part, other in zip(kept[0], parts, strict=True)):
            return kept[1]
        worth = self._worth(state, seat)
        self._kept[seat] = (parts, worth)
        return worth

    def _worth(self, state: State, seat: Seat) -> float:
        """The points made, and what everything else will bring."""
        player, own, left = state.players[seat], settled(state, seat), self.rounds - state.round
        return (
            float(sum(player.scored))
            + persons_worth(player.spots, left + self._uses_now(state, seat), self.weights)
            + self._goods(state, seat, player, left)
            + self._buildings(state, player, left)
            + self._map(state, seat, own, left)
            + self._temple(state, seat, left)
            + self._status(state, seat)
            + self._tasks(state, seat, player, left)
            + self._bonuses(state, player, own, left)
            + (self._dice(state, player) if state.phase == "A" else 0.0)
        )

    # Parts

    def _uses_now(self, state: State, seat: Seat) -> float:
        """How much of this round's Phase B is still to come for the seat."""
        if state.phase in ("setup", "A"):
            return 1.0
        if state.phase != "B" or state.order.index(seat) < state.place:
            return 0.0
        if seat != state.turn:
            return 1.0
        task = next((task for task in state.agenda if isinstance(task, UsePersons)), None)
        return 0.0 if task is None else 0.5 * (2 - len(task.spent))

    def _goods(self, state: State, seat: Seat, player: Player, left: int) -> float:
        w, box = self.weights, self.box
        time = min(1.0, (left + 0.5) / 2)
        cards = sum(player.hand)
        kept = box.data.points.god_tile
        worth = player.god_tiles * (kept + (w.god_tile - kept) * time)
        payable = min(cards, player.offerings)
        worth += w.offering * time * (min(player.offerings, 4) + 0.3 * max(0, player.offerings - 4))
        worth += w.card * time * (min(cards, 5) + 0.2 * max(0, cards - 5)) + 0.5 * payable
        worth += sum(box.jewels[name].points for name in player.jewels)
        shells, best = player.shells, 0.0
        later = w.shell if left else 0.0
        if state.phase in ("setup", "A", "B", "jewelry"):
            column = state.jewelry[state.round - 1] if state.jewelry else ()
            buying = state.phase != "jewelry" or state.order.index(seat) >= state.place
            if buying:
                for name in column:
                    jewel = box.jewels[name]
                    if jewel.cost <= shells:
                        best = max(best, jewel.points + 0.8 - later * min(jewel.cost, 8))
                    elif jewel.cost <= shells + 3 and state.phase in ("A", "B"):
                        best = max(best, 0.3 * shells)
        return worth + best + later * min(shells, 9)

    def _buildings(self, state: State, player: Player, left: int) -> float:
        """Materials that can become buildings."""
        w, box = self.weights, self.box
        if not player.buildings:
            return 0.0
        used = set[int]()
        for pair in box.buildable(player.ceremony):
            if used.isdisjoint(pair):
                used.update(pair)
        worth, pairs = 0.0, min(len(used) // 2, len(player.buildings))
        for number in range(state.round, min(state.round + pairs, self.rounds + 1)):
            points = box.building_points(number) + w.fire
            worth += points * w.pair * (1.0 if left or state.phase == "A" else 0.2)
        single = sum(thing in MATERIALS for thing in player.ceremony) - len(used)
        return worth + (w.material * single if left else 0.2 * single)

    def _map(self, state: State, seat: Seat, own: frozenset[int], left: int) -> float:
        w, box = self.weights, self.box
        keep = w.host if state.seats == 2 else w.host - 0.07
        worth = 0.0
        for region in own:
            if state.hosts[region] == seat and state.fish:
                worth += box.fish[state.fish[region]].value * keep**left
        worth += w.region * len(own) * min(1.0, left / 3)
        free = len(free_spots(state.players[seat]))
        if left or state.phase in ("setup", "A", "B"):
            worth += w.spot * (min(free, 2) + 0.4 * min(2, max(0, free - 2)))
        return worth

    def _temple(self, state: State, seat: Seat, left: int) -> float:
        w, box = self.weights, self.box
        mine = state.temple.count(seat)
        if not mine:
            return 0.0
        coming = 1 if state.phase in ("setup", "A", "B") or self._awaits(state, "temple") else 0
        worth, stay = 0.0, 1.0
        keep = w.priest if state.seats == 2 else w.priest - 0.1
        for number in range(state.round + 1 - coming, self.rounds + 1):
            worth += box.priest_points(number) * stay * mine
            stay *= keep
        lead = max(slot for slot, owner in enumerate(state.temple) if owner == seat)
        if coming and state.temple_tiles:
            best = winner(state.temple, state.seats)
            as_many = best is not None and mine == state.temple.count(best)
            worth += w.most_priests if best == seat else 0.5 * w.most_priests * as_many
        return worth + 0.1 * lead

    @staticmethod
    def _awaits(state: State, what: str) -> bool:
        return any(isinstance(task, Evaluate) and task.what == what for task in state.agenda)

    def _status(self, state: State, seat: Seat) -> float:
        if state.phase not in ("setup", "A", "B") and not self._awaits(state, "status"):
            return self.weights.first * 0.3 * (state.order[:1] == (seat,))
        points = self.box.data.status.points
        space = space_of(state.status, seat)
        worth = float(points[space])
        if space + 1 < len(points):  # a part of the way to a better space
            worth += 0.3 * (points[space + 1] - points[space])
        ranked = ranking(state.status)
        worth += self.weights.first * (1.0 - ranked.index(seat) / max(1, state.seats - 1))
        return worth

    def _tasks(self, state: State, seat: Seat, player: Player, left: int) -> float:
        w, box = self.weights, self.box
        if not player.tasks:
            return 0.0
        lacks = sorted(
            DIFFICULT.get(box.data.tasks[name].want, 1.0) * missing(box, state, seat, name)
            for name in player.tasks
        )
        points = box.data.points
        due = state.phase in ("setup", "A", "B", "jewelry") or (
            state.phase == "tasks" and state.order.index(seat) >= state.place
        )
        yellow = can_pay(player, "Y")

        def chance(lack: float, time: float) -> float:
            likelihood = (
                1.0 / (1.0 + w.near * math.pow(lack, 1.5) * (1.0 + 2.0 / (0.5 + time))) if lack else 1.0
            )
            return max(likelihood, 0.45) if 0 < lack <= HARDEST and yellow else likelihood

        later = [points.task * chance(lack, left + 0.4) for lack in lacks]
        if not due:
            return sum(later)
        # One task has to be completed in this round, or one is given up.
        time = 0.25 * len(player.dice) + 0.3 * self._uses_now(state, seat)
        if state.phase == "setup":
            time = 1.0
        met = chance(lacks[0], time) if time else float(not lacks[0])
        return met * (points.task + sum(later[1:])) + (1 - met) * sum(later[:-1])

    def _bonuses(self, state: State, player: Player, own: frozenset[int], left: int) -> float:
        box, w = self.box, self.weights
        rounds = left + (0.6 if state.phase in ("setup", "A") else 0.1)
        has = progress(box, player, own)
        total = has["tasks"] + left + len(player.tasks) + (state.phase not in ("take", "final"))
        chance = 0.0
        if total >= box.bonus_needs["tasks"]:
            chance += 0.25 + 0.5 * has["tasks"] / box.bonus_needs["tasks"]
        more = {
            "jewelry": left + (state.phase in ("setup", "A", "B", "jewelry")),
            "ceremony": 3.0 * rounds,
            "buildings": 1.4 * rounds,
            "regions": 2.4 * rounds,
            "persons": 2.4 * rounds,
        }
        for name, gain in more.items():
            chance += likely(has[name], box.bonus_needs[name], gain)
        return w.bonus * box.data.points.bonus * chance

    def _dice(self, state: State, player: Player) -> float:
        """What the dice that are not placed yet will bring."""
        w = self.weights
        lowest = lowest_faces(state)[:-1]
        worth = 0.0
        for die in player.dice:
            rooms = sum(1 for low in lowest if die < low)
            if rooms:
                worth += (w.die + w.face * die) * min(1.0, 0.7 + 0.1 * rooms)
            else:
                worth += 2.2
        return worth

    def _pending(self, state: State, task: Task) -> float:
        """What a decision that is still to be made is worth to the seat whose turn it is."""
        w = self.weights
        match task:
            case Help(left):
                return w.helper * left
            case Expand(_, value):
                return 3.5 + 0.4 * value
            case TakePerson(sex, value):
                row = display(state, sex)[:value]
                return max((self._joins(state, person) for person in row if person), default=0.0)
            case PutPerson(person):
                return self._joins(state, person)
            case SendPriest():
                return 2.0 + w.fire + 0.5 * (self.rounds - state.round)
            case ChooseBuilding() | ChoosePair():
                return self.box.building_points(state.round) * (1 - w.pair) + 0.2 * w.fire + 2.0
            case FireFirst() | FireSecond():
                return 1.3
            case PutMaterial():
                return w.material + 1.0
            case PickHut():
                return 1.5 + w.region
            case AskRed():
                return 0.4
            case GatherMaterials(left):
                return 2.0 * left
            case CarryHuts(left):
                return 0.8 * left
            case TakeCards(left):
                return w.card * left
            case Deal("card", to, left):
                return w.card * left if to == state.turn else 0.0
            case Ability(kind):
                return ABILITIES[kind][0]
        return 0.0

    def _joins(self, state: State, person: str) -> float:
        """What a new person brings to the seat whose turn it is."""
        uses = self.rounds - state.round + self._uses_now(state, state.turn)
        spots = state.active.spots
        more = persons_worth((*spots, Spot(person=person)), uses, self.weights)
        return more - persons_worth(spots, uses, self.weights) - 0.5 * self.weights.spot

    def priors(self, state: State, seat: Seat, moves: Sequence[Decision]) -> Sequence[float]:
        return [_prior(move) for move in moves]


_OFTEN: Final[dict[str, float]] = {
    "place": 3.0,
    "place-gods": 1.0,
    "use": 4.0,
    "green": 1.0,
    "region": 2.0,
    "slot": 2.0,
    "red": 1.0,
    "jewel": 3.0,
    "task": 3.0,
    "take": 2.0,
}


def _prior(move: Decision) -> float:
    """How often moves of a kind are good."""
    if isinstance(move, Trade):
        return {"tattoo": 4.0, "collect": 4.0, "material": 2.0, "point": 1.0}.get(move.price, 1.5)
    if move.kind == "trade":
        return 0.02
    if isinstance(move, Place) and move.action == FISHING:
        return 0.3
    if isinstance(move, NoRed | Stop | BuyNothing | End):
        return 0.4
    return _OFTEN.get(move.kind, 1.0)
