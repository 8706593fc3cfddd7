"""Narrates events to each audience (section 15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from bot.core import Fact, Seat, Value, Who, fact
from bot.games.bora_bora import events as e
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import Board


def narrate(board: Board, events: Iterable[e.Event], to: Seat | None) -> tuple[Fact, ...]:
    """The events as `to` (None: the public) may hear them, one line for each move."""
    told = (LINES[type(event)](board, e.heard(event, to)) for event in events)
    return tuple(line for line in told if line is not None)


# Phase A


def _placed(board: Board, event: e.Placed) -> Fact:
    who, face = Who(event.who), event.face
    if event.action == "F":
        return fact("bb-fished", who=who, face=face, points=event.points)
    args: dict[str, Value] = {"who": who, "face": face, "action": terms.action(event.action)}
    if event.gods:
        return Fact("bb-placed-gods", {**args, "gods": terms.gods(event.gods)})
    return Fact("bb-placed", args)


def _paid(board: Board, event: e.Paid) -> Fact | None:
    if event.part:
        return None
    return fact("bb-paid", who=Who(event.who), god=terms.god(event.god), how=terms.payment(event.how))


def _chose_region(board: Board, event: e.ChoseRegion) -> Fact:
    return fact("bb-chose-region", who=Who(event.who), region=terms.region(event.region))


def _settled(board: Board, event: e.Settled) -> Fact | None:
    """A hut on the map, the hut that it moves aside, and the yield."""
    gain = event.gain
    if not gain:
        return None
    args: dict[str, Value] = {
        "who": Who(event.who),
        "region": terms.region(event.region),
        "space": event.space,
        "gain": fact("bb-gain-offering")
        if gain == "offering"
        else fact("bb-gain-material", material=terms.material(gain)),
    }
    if event.aside is not None:
        return Fact("bb-settled-aside", {**args, "owner": Who(event.aside)})
    return Fact("bb-settled", args)


def _got(board: Board, event: e.Got) -> Fact | None:
    who = Who(event.who)
    if event.part:
        return None
    match event.what:
        case "points":
            return fact("bb-point", who=who, points=event.count)
        case "offering":
            return fact("bb-got-offerings", who=who, count=event.count)
        case "shell":
            return fact("bb-got-shells", who=who, count=event.count)
    material = terms.material(event.what)
    if event.space is None:
        return fact("bb-got-beside", who=who, material=material)
    return fact("bb-put", who=who, material=material, space=event.space)


def _took_material(board: Board, event: e.TookMaterial) -> Fact:
    return fact("bb-got-material", who=Who(event.who), material=terms.material(event.material))


def _fished(board: Board, event: e.Fished) -> Fact | None:
    if not event.how:
        return None
    return fact(
        "bb-red",
        who=Who(event.who),
        region=terms.region(event.region),
        points=event.points,
        how=terms.payment(event.how),
    )


def _declined(board: Board, event: e.Declined) -> Fact:
    return fact("bb-red-no", who=Who(event.who), region=terms.region(event.region))


def _took_person(board: Board, event: e.TookPerson) -> Fact:
    person = terms.person(board, event.person)
    return fact("bb-took-person", who=Who(event.who), person=person, slot=event.slot)


def _welcomed(board: Board, event: e.Welcomed) -> Fact:
    person = terms.person(board, event.person)
    return fact("bb-housed", who=Who(event.who), person=person, space=event.space)


def _shifted(board: Board, event: e.Shifted) -> Fact | None:
    who, person = Who(event.who), terms.person(board, event.person)
    if event.space is not None:
        return fact("bb-tattooed", who=who, person=person, space=event.space)
    return fact("bb-collected", who=who, person=person, count=event.shells) if event.shells else None


def _carried(board: Board, event: e.Carried) -> Fact:
    return fact("bb-carried", who=Who(event.who), space=event.space)


def _rose(board: Board, event: e.Rose) -> Fact | None:
    return None if event.part else fact("bb-rose", who=Who(event.who), space=event.space)


def _sent(board: Board, event: e.Sent) -> Fact:
    who, slot = Who(event.who), event.slot
    if event.out is not None:
        return fact("bb-priest-out", who=who, slot=slot, owner=Who(event.out))
    return fact("bb-priest", who=who, slot=slot)


def _chose_building(board: Board, event: e.ChoseBuilding) -> Fact:
    return fact("bb-chose-building", who=Who(event.who), number=event.number)


def _built(board: Board, event: e.Built) -> Fact:
    one, other = event.spaces
    return fact(
        "bb-built", who=Who(event.who), number=event.number, one=one, other=other, points=event.points
    )


def _drew(board: Board, event: e.Drew) -> Fact:
    """Everybody sees an open card; only its owner sees a card from the deck, when it is dealt."""
    if event.colour is None:
        return fact("bb-takes-top", who=Who(event.who))
    return fact("bb-took-card", who=Who(event.who), god=terms.god(event.colour))


# Phases B and C


def _used(board: Board, event: e.Used) -> Fact:
    key = {"plain": "bb-used", "doubled": "bb-used-doubled", "extra": "bb-used-extra"}[event.mode]
    persons = terms.persons(event.sex, event.kind, event.tiles)
    return Fact(key, {"who": Who(event.who), "persons": persons, "does": terms.does(event.kind, event.value)})


def _stopped(board: Board, event: e.Stopped) -> Fact:
    return fact("bb-stopped", who=Who(event.who))


def _bought(board: Board, event: e.Bought) -> Fact:
    if event.jewel is None:
        return fact("bb-not-bought", who=Who(event.who))
    return fact("bb-bought", who=Who(event.who), jewel=terms.jewel(board, event.jewel))


def _resolved(board: Board, event: e.Resolved) -> Fact | None:
    """How a task was resolved, with the cards that are shown.

    One catalogue key for all cases, because it is one decision.
    """
    how, args = event.how, dict[str, Value](points=event.points)
    if not how:
        return None
    if how == "given":
        end = fact("bb-how-given")
    else:
        key = "bb-how-met" if how == "met" else "bb-how-yellow"
        if how != "met":
            args["how"] = terms.payment(how)
        if event.cards:
            key, args["cards"] = f"{key}-cards", terms.gods(event.cards)
        end = Fact(key, args)
    return fact("bb-resolved", who=Who(event.who), task=terms.task(board, event.task), end=end)


def _took(board: Board, event: e.Took) -> Fact:
    return fact("bb-took-task", who=Who(event.who), task=terms.task(board, event.task))


def _idle(board: Board, event: e.Idle) -> Fact:
    key = {"end": "bb-ended", "use": "bb-idle-use", "buy": "bb-idle-buy"}[event.why]
    return Fact(key, {"who": Who(event.who)})


def _ranked(board: Board, event: e.Ranked) -> Fact:
    return fact("bb-ranked", results=_results(event.points, event.order))


def _prayed(board: Board, event: e.Prayed) -> Fact:
    if event.winner is None:
        return fact("bb-temple-empty")
    results = _results(event.points, (seat for seat in event.order if event.points[seat]))
    return fact("bb-temple", results=results, who=Who(event.winner))


def _finished(board: Board, event: e.Finished) -> Fact:
    return fact("bb-final")


def _results(points: tuple[int, ...], seats: Iterable[Seat]) -> tuple[Fact, ...]:
    """The points of each seat, in the given order."""
    return tuple(fact("bb-result", who=Who(seat), points=points[seat]) for seat in seats)


# Chance


def _opened(board: Board, event: e.Opened) -> Fact:
    key = "bb-laid-card-reshuffled" if event.reshuffled else "bb-laid-card"
    return Fact(key, {"god": terms.god(event.colour)})


def _dealt(board: Board, event: e.Dealt) -> Fact:
    to, piece = event.to, event.piece
    match event.what:
        case "order":
            return fact("bb-order", who=Who(int(piece) - 1), number=to + 1)
        case "fish":
            return fact("bb-laid-fish", fish=terms.fish(board, piece), region=terms.region(board.regions[to]))
        case "M" | "W":
            return fact("bb-laid-person", person=terms.person(board, piece), slot=to + 1)
        case "start" | "dark":
            return fact("bb-dealt-task", who=Who(to), task=terms.task(board, piece))
        case "board":
            return fact("bb-laid-task", task=terms.task(board, piece))
        case "jewel":
            return fact("bb-laid-jewel", jewel=terms.jewel(board, piece), round=to + 1)
        case "card":
            base = "bb-dealt" if event.setup else "bb-drew"
            end = "-reshuffled" if event.reshuffled else ""
            if piece:
                return Fact(f"{base}-you{end}", {"god": terms.god(piece)})
            return Fact(f"{base}{end}", {"who": Who(to)})
        case _:
            return fact("bb-rolled", who=Who(to), face=int(piece))


LINES: Final[Mapping[type[e.Event], Callable[[Board, Any], Fact | None]]] = {
    e.Placed: _placed,
    e.Paid: _paid,
    e.ChoseRegion: _chose_region,
    e.Settled: _settled,
    e.Got: _got,
    e.TookMaterial: _took_material,
    e.Fished: _fished,
    e.Declined: _declined,
    e.TookPerson: _took_person,
    e.Welcomed: _welcomed,
    e.Shifted: _shifted,
    e.Carried: _carried,
    e.Rose: _rose,
    e.Sent: _sent,
    e.ChoseBuilding: _chose_building,
    e.Built: _built,
    e.Drew: _drew,
    e.Opened: _opened,
    e.Used: _used,
    e.Stopped: _stopped,
    e.Bought: _bought,
    e.Resolved: _resolved,
    e.Took: _took,
    e.Ranked: _ranked,
    e.Prayed: _prayed,
    e.Idle: _idle,
    e.Finished: _finished,
    e.Dealt: _dealt,
}
"""For each kind of event: its line in the log. None: an event of the same move tells it, or it was kept by an
earlier version that did not note enough."""
