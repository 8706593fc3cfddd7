"""The table of all tasks of the agenda: their legal moves and their effects (section 14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from bot.games.bora_bora import (
    abilities,
    building,
    dealing,
    expanding,
    fire,
    gains,
    gods,
    helper,
    jewelry,
    persons,
    placing,
    resolving,
    temple,
)
from bot.games.bora_bora import state as at
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.events import EndedTurn, Idle
from bot.games.bora_bora.moves import Move, Outcome
from bot.games.bora_bora.scoring import score_end
from bot.games.bora_bora.state import Deal, Done, Evaluate, State, Task, proceed
from bot.games.bora_bora.status import score_status


class Decision(NamedTuple):
    """One kind of task."""

    moves: Callable[[Board, State, Any], Iterable[Move]]
    apply: Callable[[Board, State, Any, Any], Done]


# Tasks of chance


def _idle(board: Board, state: State) -> Done:
    """The turn of a player without a decision (BB-14.5)."""
    why = "use" if state.phase == "B" else "buy"
    return proceed(state, EndedTurn(state.turn, why), Idle(state.turn))


EVALUATIONS: Final[Mapping[str, Callable[[Board, State], Done]]] = {
    "status": score_status,
    "temple": temple.score_temple,
    "final": score_end,
    "idle": _idle,
}


def evaluate(board: Board, state: State, task: Evaluate, move: Outcome) -> Done:
    """Do the scoring and bookkeeping that need no decision."""
    return EVALUATIONS[task.what](board, state)


def draws(board: Board, state: State, task: Deal) -> Iterable[Outcome]:
    """The different outcomes of a draw."""
    return dealing.DIFFERENT[task.what](state)


def evaluations(board: Board, state: State, task: Evaluate) -> Iterable[Outcome]:
    """The only outcome of a step in which nothing is drawn."""
    return (dealing.OUTCOMES[task.what],)


DECISIONS: Final[Mapping[type[Task], Decision]] = {
    Deal: Decision(draws, dealing.deal),
    Evaluate: Decision(evaluations, evaluate),
    at.StartHut: Decision(expanding.start_moves, expanding.choose_start),
    at.PickHut: Decision(expanding.hut_moves, expanding.place_hut),
    at.PutMaterial: Decision(gains.space_moves, gains.put_material),
    at.PlaceDie: Decision(placing.place_moves, placing.place_die),
    at.PayGod: Decision(gods.pay_moves, gods.pay_god),
    at.Expand: Decision(expanding.region_moves, expanding.choose_region),
    at.AskRed: Decision(expanding.red_moves, expanding.answer_red),
    at.TakePerson: Decision(persons.slot_moves, persons.take_person),
    at.PutPerson: Decision(persons.home_moves, persons.put_person),
    at.Help: Decision(helper.trade_moves, helper.trade),
    at.SendPriest: Decision(temple.priest_moves, temple.send_priest),
    at.ChooseBuilding: Decision(building.building_moves, building.choose_building),
    at.ChoosePair: Decision(building.pair_moves, building.build),
    at.FireFirst: Decision(fire.first_moves, fire.take_first),
    at.FireSecond: Decision(fire.second_moves, fire.take_second),
    at.UsePersons: Decision(abilities.use_moves, abilities.use_persons),
    at.GatherMaterials: Decision(abilities.gather_moves, abilities.gather),
    at.CarryHuts: Decision(abilities.carry_moves, abilities.carry),
    at.TakeCards: Decision(abilities.card_moves, abilities.draw_card),
    at.BuyJewel: Decision(jewelry.buy_moves, jewelry.buy),
    at.ResolveTask: Decision(resolving.task_moves, resolving.resolve),
    at.TakeTask: Decision(resolving.take_moves, resolving.take_task),
}
"""All tasks but `Ability`, which needs no decision."""
MOVES: Final = {kind: decision.moves for kind, decision in DECISIONS.items()}
EFFECTS: Final = {kind: decision.apply for kind, decision in DECISIONS.items()}
