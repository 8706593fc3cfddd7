"""Builds the questions for a seat, using public information alone."""

from __future__ import annotations

from bot.core import Fact, Seat, fact
from bot.games.bora_bora import state as at
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.state import State


def prompt(board: Board, state: State, seat: Seat) -> Fact:
    """The question for the first task of the agenda, for the seat that must answer or for a viewer."""
    match state.agenda[0] if state.agenda else None:
        case None:
            return fact("bb-ask-over")
        case at.StartHut():
            return fact("bb-ask-start")
        case at.PickHut(region):
            return fact("bb-ask-hut", region=terms.region(board.regions[region]))
        case at.PutMaterial(material):
            return fact("bb-ask-space", material=terms.material(material))
        case at.PlaceDie():
            return fact("bb-ask-place", lap=state.lap)
        case at.PayGod(god):
            return fact("bb-ask-pay", god=terms.god(god))
        case at.Expand(by, value):
            return fact("bb-ask-region", action=terms.action(by), value=value)
        case at.AskRed(region):
            fish = board.fish[state.fish[region]]
            return fact("bb-ask-red", region=terms.region(board.regions[region]), points=fish.value)
        case at.TakePerson(sex, value):
            return fact("bb-ask-man" if sex == "M" else "bb-ask-woman", value=value)
        case at.PutPerson(person):
            return fact("bb-ask-home", person=terms.person(board, person))
        case at.Help(left):
            return fact("bb-ask-trade", left=left)
        case at.SendPriest(value):
            return fact("bb-ask-priest", value=value)
        case at.ChooseBuilding(value):
            return fact("bb-ask-building", value=value, points=board.building_points(state.round))
        case at.ChoosePair(number):
            return fact("bb-ask-pair", number=number)
        case at.FireFirst():
            return fact("bb-ask-fire-first")
        case at.FireSecond():
            return fact("bb-ask-fire-second")
        case at.UsePersons(used):
            return fact("bb-ask-use-more" if used else "bb-ask-use")
        case at.GatherMaterials(left):
            return fact("bb-ask-material", left=left)
        case at.CarryHuts(left):
            return fact("bb-ask-carry", left=left)
        case at.TakeCards(left):
            return fact("bb-ask-card", left=left)
        case at.BuyJewel():
            return fact("bb-ask-jewel", shells=state.active.shells)
        case at.ResolveTask():
            if state.phase == "final":
                return fact("bb-ask-final-task", left=len(state.active.tasks))
            return fact("bb-ask-task")
        case at.TakeTask():
            return fact("bb-ask-take")
        case _:
            return fact("bb-ask-wait")
