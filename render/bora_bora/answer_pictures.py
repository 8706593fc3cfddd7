"""Show an answer in pictures: what is placed, taken, used or bought, with what it brings."""

from __future__ import annotations

from bot.core import Seat
from bot.games.bora_bora import (
    abilities,
    building,
    cards,
    expanding,
    fire,
    gains,
    helper,
    jewelry,
    persons,
    placing,
    resolving,
    temple,
    using,
)
from bot.games.bora_bora.board import Jewel
from bot.games.bora_bora.view import View
from render.bora_bora.marks import Kit
from render.bora_bora.pieces import symbols, tiles
from render.kit.change_strip import Bit
from render.scene import Choice

DOES = "bb-does-"
UP_TO = ("K1", "K2", "K3", "K4", "K5")
"""The kinds whose value is a limit."""
WORTH = "bb-effect-points"
"""The effect that says how many points an answer brings."""
POINTS = "K8"
"""The kind that scores."""
TASK = (112, 64)
"""Size of a task tile at size 1."""


def pictured(view: View, seat: Seat, choice: Choice, size: float) -> list[Bit]:
    """The pieces of an answer, one to five. A thing that it leaves undone is struck out, and a tick stands
    for ending a thing that may be done several times. Empty for a payment, which `answers` draws."""
    kit, asked = Kit(size), view.task
    match choice.move:
        case placing.Place(action=action, face=face) as place:
            die = Bit(symbols.die(seat, face, kit.px(25)))
            return [die, kit.sym(action), *(kit.sym(f"god-{god}", 25) for god in place.gods)]
        case expanding.ToRegion(region=region):
            return _region(view, region, kit)
        case expanding.Hut():
            return [Bit(symbols.hut(seat, kit.px(27), False))]
        case gains.Space() if isinstance(asked, gains.PutMaterial):
            return [kit.sym(asked.material)]
        case expanding.NoRed():
            return [kit.gone("god-R")]
        case expanding.Red() if isinstance(asked, expanding.AskRed):
            fish = view.regions[asked.region].fish
            return [kit.gone("god-R")] if fish is None else [kit.sym(fish.kind), kit.flower(fish.value)]
        case persons.Slot(sex=sex, slot=slot):
            person = (view.men if sex == "M" else view.women)[slot - 1]
            return [_tile(view, person.id, kit), *_reach(choice, kit)] if person is not None else []
        case persons.Home() if isinstance(asked, persons.PutPerson):
            return [_tile(view, asked.person, kit)]
        case helper.Tattoo(person=name) | helper.Collect(person=name):
            gain = "status" if name.startswith("M") else "shell"
            return [_tile(view, name, kit), kit.text(f"+{name.split('-')[2]}", 2), kit.sym(gain, 24)]
        case helper.Point() as point:
            return [kit.flower(point.times)]
        case gains.TakeOffering():
            return [kit.sym("offering")]
        case cards.TakeCard(card=card):
            return [kit.card(card)]
        case gains.TakeMaterial(material=material):
            return [kit.sym(material)]
        case helper.TradeHut(space=space):
            return [kit.text(str(space), 2), kit.sym("hut-12")]
        case abilities.Carry():
            return [kit.sym("hut-12")]
        case temple.Priest():
            return [kit.sym(f"priest-{seat}", 29)]
        case building.Building(number=number):
            return [Bit(tiles.building(seat, number, kit.px(44)))]
        case building.Pair(one=one, other=other):
            kinds = {space.id: space.kind for space in view.players[seat].ceremony}
            return [kit.sym(kinds[one], 25), kit.sym(kinds[other], 25)]
        case fire.FireStep():
            return [kit.sym("status")]
        case fire.FireShell():
            return [kit.sym("shell")]
        case using.AnyUse(sex=sex, ability=ability):
            green = [kit.sym("god-G", 25)] if isinstance(choice.move, using.Green) else []
            return [*green, kit.sym(sex, 25), *_does(view, choice, ability, kit)]
        case jewelry.Buy(jewel=jewel):
            return _jewel(view, jewel, kit)
        case jewelry.BuyNothing():
            return [kit.gone("jewel")]
        case gains.Stop():
            return [kit.done()]
        case using.End():
            return [kit.sym("people"), kit.done()]
        case resolving.Take(task=task):
            return [_task(view, task, kit)]
        case resolving.GiveUp(task=task):
            return [_task(view, task, kit), kit.gone("task", 22)]
        case resolving.Completion(task=task):
            worth = next((e.args["points"] for e in choice.offer.effects if e.key == WORTH), 0)
            return [
                _task(view, task, kit),
                kit.flower(worth) if isinstance(worth, int) else kit.gone("task", 22),
            ]
    return []


def _tile(view: View, person: str, kit: Kit) -> Bit:
    """A person, named by sex, kind and number of symbols."""
    sex, kind, number = person.split("-")
    return Bit(tiles.person(sex, symbols.kind(view.printed, kind), int(number), kit.px(44)))


def _value(choice: Choice) -> tuple[str, int]:
    """The kind of persons that an answer uses, and the value of what they do; empty if nobody is used."""
    for effect in choice.offer.effects:
        value = effect.args.get("value")
        if effect.key.startswith(DOES) and isinstance(value, int):
            return effect.key.removeprefix(DOES), value
    return "", 0


def _reach(choice: Choice, kit: Kit) -> list[Bit]:
    """The limit of what a person does: over which paths, to which slot, to which building."""
    kind, value = _value(choice)
    return [kit.text(f"≤{value}")] if kind in UP_TO else []


def _does(view: View, choice: Choice, ability: str, kit: Kit) -> list[Bit]:
    """What persons do: how far, how often, or for how many points."""
    kind, value = _value(choice)
    if kind == POINTS:
        return [kit.flower(value)]
    many = [kit.text(f"×{value}")] if value > 1 and kind not in UP_TO else _reach(choice, kit)
    return [kit.sym(symbols.kind(view.printed, ability), 27, 2 if many else 6), *many]


def _region(view: View, name: str, kit: Kit) -> list[Bit]:
    region = next(region_view for region_view in view.regions if region_view.id == name)
    bits = [kit.text("+1", 2), kit.sym(region.gives, 24, 14)]
    if region.fish is not None:
        bits += [kit.sym(region.fish.kind, 24, 2), kit.text(str(region.fish.value))]
    return bits


def _jewel(view: View, name: str, kit: Kit) -> list[Bit]:
    jewels = (jewel_view for column in view.jewelry for jewel_view in column if jewel_view.id == name)
    jewel: Jewel | None = next(jewels, None)
    if jewel is None:
        return []
    price = [kit.sym("shell", 20, 2), kit.text(str(jewel.cost))]
    return [kit.sym(jewel.kind, 27), *price, kit.flower(jewel.points)]


def _task(view: View, name: str, kit: Kit) -> Bit:
    return Bit(tiles.task_sprite(name, view.printed, kit.px(TASK[0]), kit.px(TASK[1])))
