"""Builds the questions for a seat, using public information alone."""

from __future__ import annotations

from bot.core import Fact, Offer, Seat, fact
from bot.games.bora_bora import choices, terms
from bot.games.bora_bora import state as at
from bot.games.bora_bora.board import Box
from bot.games.bora_bora.moves import Move
from bot.games.bora_bora.state import State


def prompt(box: Box, state: State, seat: Seat) -> Fact:
    """The question for the first task of the agenda, for the seat that must answer or for a viewer."""
    match state.agenda[0] if state.agenda else None:
        case None:
            return fact("bb-ask-over")
        case at.StartHut():
            return fact("bb-ask-start")
        case at.PickHut(region):
            return fact("bb-ask-hut", region=terms.region(box.regions[region]))
        case at.PutMaterial(material):
            return fact("bb-ask-space", material=terms.material(material))
        case at.PlaceDie():
            return fact("bb-ask-place", lap=state.lap)
        case at.PayGod(god):
            return fact("bb-ask-pay", god=terms.god(god))
        case at.Expand(by, value):
            return fact("bb-ask-region", action=terms.action(by), value=value)
        case at.AskRed(region):
            fish = box.fish[state.fish[region]]
            return fact("bb-ask-red", region=terms.region(box.regions[region]), points=fish.value)
        case at.TakePerson(sex, value):
            return fact("bb-ask-man" if sex == "M" else "bb-ask-woman", value=value)
        case at.PutPerson(person):
            return fact("bb-ask-home", person=terms.person(box, person))
        case at.Help(left):
            return fact("bb-ask-trade", left=left)
        case at.SendPriest(value):
            return fact("bb-ask-priest", value=value)
        case at.ChooseBuilding(value):
            return fact("bb-ask-building", value=value, points=box.building_points(state.round))
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


def offer(box: Box, state: State, seat: Seat, move: Move) -> Offer:
    """A legal move with its costs and gains, as far as the seat may know them."""
    return choices.offer(box, state, seat, move)
