"""Narrates a move to each audience (section 15)."""

from __future__ import annotations

from bot.core import Fact, Seat, Value, Who, fact
from bot.games.bora_bora import moves as m
from bot.games.bora_bora import state as at
from bot.games.bora_bora import terms
from bot.games.bora_bora.abilities import tiles_of
from bot.games.bora_bora.acting import display, pushed
from bot.games.bora_bora.board import Box
from bot.games.bora_bora.evaluating import status_points, task_points, temple_points, temple_winner
from bot.games.bora_bora.expanding import fitting
from bot.games.bora_bora.gods import TOP
from bot.games.bora_bora.placing import FISHING
from bot.games.bora_bora.state import State
from bot.games.bora_bora.status import ranking, space_of
from bot.games.bora_bora.tasks import showings


def tell(box: Box, state: State, seat: Seat, move: m.Move, to: Seat | None) -> Fact:
    """A move made in `state`, as `to` may hear it.

    Only drawn cards are narrated differently to different audiences (BB-15.2).
    """
    if isinstance(move, m.Outcome):
        return _outcome(box, state, move.what, to)
    who = Who(seat)
    match move:
        case m.Place() | m.Invoke():
            return _placed(box, who, move)
        case m.Pay(how):
            head = state.agenda[0]
            assert isinstance(head, at.PayGod)
            return fact("bb-paid", who=who, god=terms.god(head.god), how=terms.payment(how))
        case m.Region(region):
            return fact("bb-chose-region", who=who, region=terms.region(region))
        case m.Hut(space):
            return _settled(box, state, who, space)
        case m.Space(space):
            head = state.agenda[0]
            assert isinstance(head, at.PutMaterial)
            return fact("bb-put", who=who, material=terms.material(head.material), space=space)
        case m.Red(how):
            return _red(box, state, who, how)
        case m.Slot(sex, slot):
            person = terms.person(box, display(state, sex)[slot - 1])
            return fact("bb-took-person", who=who, person=person, slot=slot)
        case m.Home(space):
            head = state.agenda[0]
            assert isinstance(head, at.PutPerson)
            return fact("bb-housed", who=who, person=terms.person(box, head.person), space=space)
        case m.Trade():
            return _trade(box, state, seat, move)
        case m.Priest(slot):
            out = pushed(state.temple, slot, seat)[1]
            if out >= 0:
                return fact("bb-priest-out", who=who, slot=slot, owner=Who(out))
            return fact("bb-priest", who=who, slot=slot)
        case m.Building(number):
            return fact("bb-chose-building", who=who, number=number)
        case m.Pair(one, other):
            head = state.agenda[0]
            assert isinstance(head, at.ChoosePair)
            points = box.building_points(state.round)
            return fact("bb-built", who=who, number=head.number, one=one, other=other, points=points)
        case m.First(card):
            return _card(who, card) if card else fact("bb-got-offerings", who=who, count=1)
        case m.Second("status"):
            return _rose(box, state, seat, 1)
        case m.Second():
            return fact("bb-got-shells", who=who, count=1)
        case m.Use() | m.Green():
            return _used(box, state, seat, move)
        case m.End():
            return fact("bb-ended", who=who)
        case m.Gather("stop") | m.Carry(0) | m.Card(""):
            return fact("bb-stopped", who=who)
        case m.Gather(what):
            return _material(box, state, who, what)
        case m.Carry(space):
            return fact("bb-carried", who=who, space=space)
        case m.Card(card):
            return _card(who, card)
        case m.Buy(jewel):
            if not jewel:
                return fact("bb-not-bought", who=who)
            return fact("bb-bought", who=who, jewel=terms.jewel(box, jewel))
        case m.Resolve():
            return _resolved(box, state, seat, move)
        case m.Take(task):
            return fact("bb-took-task", who=who, task=terms.task(box, task))


# Phase A


def _placed(box: Box, who: Who, move: m.Place | m.Invoke) -> Fact:
    if move.action == FISHING:
        return fact("bb-fished", who=who, face=move.face, points=box.data.points.fishing)
    args: dict[str, Value] = {"who": who, "face": move.face, "action": terms.action(move.action)}
    if move.gods:
        return Fact("bb-placed-gods", {**args, "gods": terms.gods(move.gods)})
    return Fact("bb-placed", args)


def _settled(box: Box, state: State, who: Who, space: int) -> Fact:
    """A hut on the map, the hut that it moves aside, and the yield."""
    head = state.agenda[0]
    assert isinstance(head, at.PickHut)
    gain, host = box.yields[head.region], state.hosts[head.region]
    args: dict[str, Value] = {
        "who": who,
        "region": terms.region(box.regions[head.region]),
        "space": space,
        "gain": fact("bb-gain-offering")
        if gain == "offering"
        else fact("bb-gain-material", material=terms.material(gain)),
    }
    if host >= 0:
        return Fact("bb-settled-aside", {**args, "owner": Who(host)})
    return Fact("bb-settled", args)


def _red(box: Box, state: State, who: Who, how: str) -> Fact:
    head = state.agenda[0]
    assert isinstance(head, at.AskRed)
    region = terms.region(box.regions[head.region])
    if how == "no":
        return fact("bb-red-no", who=who, region=region)
    points = box.fish[state.fish[head.region]].value
    return fact("bb-red", who=who, region=region, points=points, how=terms.payment(how))


def _trade(box: Box, state: State, seat: Seat, move: m.Trade) -> Fact:
    who = Who(seat)
    match move.trade:
        case "tattoo":
            person = box.persons[move.what]
            space = min(space_of(state, seat) + person.symbols, box.last_space)
            return fact("bb-tattooed", who=who, person=terms.person(box, move.what), space=space)
        case "collect":
            count = box.persons[move.what].symbols
            return fact("bb-collected", who=who, person=terms.person(box, move.what), count=count)
        case "point":
            return fact("bb-point", who=who, points=move.times * box.data.points.helper)
        case "offering":
            return fact("bb-got-offerings", who=who, count=1)
        case "card":
            return _card(who, move.what)
        case "material":
            return _material(box, state, who, move.what)
        case "hut":
            return fact("bb-carried", who=who, space=int(move.what))
        case _:
            return fact("bb-stopped", who=who)


def _card(who: Who, source: str) -> Fact:
    """A god card. Everybody sees an open card; only its owner sees a card from the deck, when it is drawn."""
    if source == TOP:
        return fact("bb-takes-top", who=who)
    return fact("bb-took-card", who=who, god=terms.god(source))


def _material(box: Box, state: State, who: Who, kind: str) -> Fact:
    if fitting(box, state.active, kind):
        return fact("bb-got-material", who=who, material=terms.material(kind))
    return fact("bb-got-beside", who=who, material=terms.material(kind))


def _rose(box: Box, state: State, seat: Seat, steps: int) -> Fact:
    space = min(space_of(state, seat) + steps, box.last_space)
    return fact("bb-rose", who=Who(seat), space=space)


# Phases B and C


def _used(box: Box, state: State, seat: Seat, move: m.Use | m.Green) -> Fact:
    tiles = tiles_of(state, seat, move.sex)[move.ability]
    value = box.value(move.ability, tiles, move.mode == "doubled")
    key = {"plain": "bb-used", "doubled": "bb-used-doubled", "extra": "bb-used-extra"}[move.mode]
    persons, does = terms.persons(move.sex, move.ability, tiles), terms.does(move.ability, value)
    return Fact(key, {"who": Who(seat), "persons": persons, "does": does})


def _resolved(box: Box, state: State, seat: Seat, move: m.Resolve) -> Fact:
    """How a task was resolved, with the cards that are shown.

    One catalogue key for all cases, because it is one decision.
    """
    points = task_points(box, move.how)
    cards = move.cards
    if not cards and move.how != "given":
        cards = showings(box, state, seat, move.task, move.how)[0]
    args: dict[str, Value] = {"points": points}
    if move.how == "given":
        end = fact("bb-how-given")
    else:
        key = "bb-how-met" if move.how == "met" else "bb-how-yellow"
        if move.how != "met":
            args["how"] = terms.payment(move.how)
        if cards:
            key, args["cards"] = f"{key}-cards", terms.gods(cards)
        end = Fact(key, args)
    return fact("bb-resolved", who=Who(seat), task=terms.task(box, move.task), end=end)


# Chance


def _outcome(box: Box, state: State, what: str, to: Seat | None) -> Fact:
    head = state.agenda[0]
    if isinstance(head, at.Evaluate):
        return _evaluated(box, state, head)
    assert isinstance(head, at.Deal)
    place = head.to
    match head.what:
        case "order":
            return fact("bb-order", who=Who(int(what) - 1), number=place + 1)
        case "fish":
            return fact("bb-laid-fish", fish=terms.fish(box, what), region=terms.region(box.regions[place]))
        case "M" | "W":
            return fact("bb-laid-person", person=terms.person(box, what), slot=place + 1)
        case "start" | "dark":
            return fact("bb-dealt-task", who=Who(place), task=terms.task(box, what))
        case "board":
            return fact("bb-laid-task", task=terms.task(box, what))
        case "jewel":
            return fact("bb-laid-jewel", jewel=terms.jewel(box, what), round=place + 1)
        case "open":
            key = "bb-laid-card-reshuffled" if head.reshuffled else "bb-laid-card"
            return Fact(key, {"god": terms.god(what)})
        case "card":
            base, end = ("bb-drew" if state.turns else "bb-dealt"), "-reshuffled" if head.reshuffled else ""
            if to == place:
                return Fact(f"{base}-you{end}", {"god": terms.god(what)})
            return Fact(f"{base}{end}", {"who": Who(place)})
        case _:
            return fact("bb-rolled", who=Who(place), face=int(what))


def _evaluated(box: Box, state: State, head: at.Evaluate) -> Fact:
    match head.what:
        case "status":
            points = status_points(box, state)
            return fact("bb-ranked", results=_results(points, ranking(state)))
        case "temple":
            winner, order = temple_winner(state), tuple(state.order)
            if winner is None:
                return fact("bb-temple-empty")
            points = temple_points(box, state)
            results = _results(points, tuple(seat for seat in order if points[seat]))
            return fact("bb-temple", results=results, who=Who(winner))
        case "final":
            return fact("bb-final")
        case _:
            return fact("bb-idle-use" if state.phase == "B" else "bb-idle-buy", who=Who(state.turn))


def _results(points: tuple[int, ...], seats: tuple[Seat, ...]) -> tuple[Fact, ...]:
    """The points of each seat, in the given order."""
    return tuple(fact("bb-result", who=Who(seat), points=points[seat]) for seat in seats)
