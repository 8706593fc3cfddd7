"""The table of all decisions of section 14: their legal moves and their effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from bot.games.bora_bora import abilities, acting, evaluating, expanding, gods, placing
from bot.games.bora_bora import state as at
from bot.games.bora_bora.board import Box
from bot.games.bora_bora.moves import Decision
from bot.games.bora_bora.state import State, Task


class Step(NamedTuple):
    """One kind of decision."""

    moves: Callable[[Box, State, Any], Iterable[Decision]]
    apply: Callable[[Box, State, Any, Any], State]


STEPS: dict[type[Task], Step] = {
    at.StartHut: Step(expanding.start_moves, expanding.region_chosen),
    at.PickHut: Step(expanding.hut_moves, expanding.hut_placed),
    at.PutMaterial: Step(expanding.space_moves, expanding.material_put),
    at.PlaceDie: Step(placing.place_moves, placing.placed),
    at.PayGod: Step(gods.pay_moves, gods.pay_applied),
    at.Expand: Step(expanding.region_moves, expanding.region_chosen),
    at.AskRed: Step(expanding.red_moves, expanding.red_answered),
    at.TakePerson: Step(acting.slot_moves, acting.person_taken),
    at.PutPerson: Step(acting.home_moves, acting.person_put),
    at.Help: Step(acting.trade_moves, acting.traded),
    at.SendPriest: Step(acting.slots_to_reach, acting.priest_sent),
    at.ChooseBuilding: Step(acting.building_moves, acting.building_chosen),
    at.ChoosePair: Step(acting.pair_moves, acting.built),
    at.FireFirst: Step(acting.first_moves, acting.first_chosen),
    at.FireSecond: Step(acting.second_moves, acting.second_chosen),
    at.UsePersons: Step(abilities.use_moves, abilities.used),
    at.GatherMaterials: Step(abilities.gather_moves, abilities.gathered),
    at.CarryHuts: Step(abilities.carry_moves, abilities.hut_carried),
    at.TakeCards: Step(abilities.card_moves, abilities.card_taken),
    at.BuyJewel: Step(evaluating.buy_moves, evaluating.bought),
    at.ResolveTask: Step(evaluating.task_moves, evaluating.resolved),
    at.TakeTask: Step(evaluating.take_moves, evaluating.taken),
}
"""The step for each kind of task. `Deal` and `Evaluate` belong to chance; `Ability` needs no decision."""
