"""Narrates events to each audience (section 15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from bot.core import Fact, Seat, Value, Who, fact
from bot.games.bora_bora import events as e
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import Board


def narrate(board: Board, event: e.Event, to: Seat | None) -> Fact:
    """An event as `to` (None: the public) may hear it."""
    return LINES[type(event)](board, e.as_known_to(event, to))


def retell(board: Board, marks: Iterable[e.Mark], order: tuple[Seat, ...]) -> tuple[Fact, ...]:
    """What the marks of a turn tell, in the words of the log.

    Marks say less than events: choices that led to something else, and the cards shown for a task, are left
    out.
    """
    return tuple(narrate(board, event, None) for event in _recalled(board, tuple(marks), order))


def _recalled(board: Board, marks: tuple[e.Mark, ...], order: tuple[Seat, ...]) -> Iterator[e.Event]:
    """The events of which marks are left. A mark that another event tells is a part of that event."""
    for at, mark in enumerate(marks):
        before = marks[at - 1] if at else None
        after = marks[at + 1] if at + 1 < len(marks) else None
        cause = e.Used if isinstance(before, e.Paid) and before.god == "G" else type(before)
        match mark:
            case e.Placed(who, "F", face):
                yield e.WentFishing(who, face, board.data.points.fishing)
            case e.Paid(_, "R" | "Y") | e.Idle():
                pass
            case e.Settled(who, region, space, aside):
                yield e.PlacedHut(who, region, space, aside, board.yields[board.region_at[region]])
            case e.Got(space=None, what=what) if what in PARTS.get(cause, ()):
                pass
            case e.Fished(who, region, points) if isinstance(before, e.Paid):
                yield e.UsedRed(who, region, points, before.how)
            case e.Shifted(who, person):
                tile = board.persons[person]
                if tile.sex == "W":
                    yield e.Collected(who, person, tile.symbols)
                else:
                    space = after.space if isinstance(after, e.Rose) else board.last_space
                    yield e.Tattooed(who, person, space)
            case e.Rose(who, space):
                if cause not in (e.Shifted, e.Used):
                    yield e.Climbed(who, space)
            case e.Resolved(who, task, points):
                paid = before.how if isinstance(before, e.Paid) and before.god == "Y" else "met"
                yield e.FinishedTask(who, task, points, paid if points else "given", "")
            case e.Prayed(points, tile):
                yield e.RankedTemple(points, tile, order)
            case _:
                yield mark


PARTS: Final[Mapping[type | None, frozenset[str]]] = {
    e.Settled: frozenset({"sand", "stone", "wood", "offering"}),
    e.Shifted: frozenset({"shell"}),
    e.Used: frozenset({"points", "offering", "shell"}),
}
"""For each mark: gains right after it that are a part of its event."""


# Phase A


def _went_fishing(board: Board, event: e.WentFishing) -> Fact:
    return fact("bb-fished", who=Who(event.who), face=event.face, points=event.points)


def _placed(board: Board, event: e.Placed) -> Fact:
    args: dict[str, Value] = {"who": Who(event.who), "face": event.face}
    args["action"] = terms.action(event.action)
    if event.gods:
        return Fact("bb-placed-gods", {**args, "gods": terms.gods(event.gods)})
    return Fact("bb-placed", args)


def _paid(board: Board, event: e.Paid) -> Fact:
    return fact("bb-paid", who=Who(event.who), god=terms.god(event.god), how=terms.payment(event.how))


def _chose_region(board: Board, event: e.ChoseRegion) -> Fact:
    return fact("bb-chose-region", who=Who(event.who), region=terms.region(event.region))


def _placed_hut(board: Board, event: e.PlacedHut) -> Fact:
    """A hut on the map, the hut that it moves aside, and the yield."""
    gain = event.gain
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


def _got(board: Board, event: e.Got) -> Fact:
    who = Who(event.who)
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


def _used_red(board: Board, event: e.UsedRed) -> Fact:
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


def _tattooed(board: Board, event: e.Tattooed) -> Fact:
    person = terms.person(board, event.person)
    return fact("bb-tattooed", who=Who(event.who), person=person, space=event.space)


def _collected(board: Board, event: e.Collected) -> Fact:
    person = terms.person(board, event.person)
    return fact("bb-collected", who=Who(event.who), person=person, count=event.shells)


def _carried(board: Board, event: e.Carried) -> Fact:
    return fact("bb-carried", who=Who(event.who), space=event.space)


def _climbed(board: Board, event: e.Climbed) -> Fact:
    return fact("bb-rose", who=Who(event.who), space=event.space)


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


def _finished_task(board: Board, event: e.FinishedTask) -> Fact:
    """How a task was resolved, with the cards that are shown.

    One catalogue key for all cases, because it is one decision.
    """
    how, args = event.how, dict[str, Value](points=event.points)
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


def _ended_turn(board: Board, event: e.EndedTurn) -> Fact:
    key = {"end": "bb-ended", "use": "bb-idle-use", "buy": "bb-idle-buy"}[event.why]
    return Fact(key, {"who": Who(event.who)})


def _ranked(board: Board, event: e.Ranked) -> Fact:
    return fact("bb-ranked", results=_results(event.points, event.order))


def _ranked_temple(board: Board, event: e.RankedTemple) -> Fact:
    if event.winner is None:
        return fact("bb-temple-empty")
    results = _results(event.points, (seat for seat in event.order if event.points[seat]))
    return fact("bb-temple", results=results, who=Who(event.winner))


def _ended_game(board: Board, event: e.EndedGame) -> Fact:
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


LINES: Final[Mapping[type[e.Event], Callable[[Board, Any], Fact]]] = {
    e.WentFishing: _went_fishing,
    e.Placed: _placed,
    e.Paid: _paid,
    e.ChoseRegion: _chose_region,
    e.PlacedHut: _placed_hut,
    e.Got: _got,
    e.TookMaterial: _took_material,
    e.UsedRed: _used_red,
    e.Declined: _declined,
    e.TookPerson: _took_person,
    e.Welcomed: _welcomed,
    e.Tattooed: _tattooed,
    e.Collected: _collected,
    e.Carried: _carried,
    e.Climbed: _climbed,
    e.Sent: _sent,
    e.ChoseBuilding: _chose_building,
    e.Built: _built,
    e.Drew: _drew,
    e.Opened: _opened,
    e.Used: _used,
    e.Stopped: _stopped,
    e.Bought: _bought,
    e.FinishedTask: _finished_task,
    e.Took: _took,
    e.Ranked: _ranked,
    e.RankedTemple: _ranked_temple,
    e.EndedTurn: _ended_turn,
    e.EndedGame: _ended_game,
    e.Dealt: _dealt,
}
"""For each kind of event that a move yields: its line in the log. The other marks are parts of them."""
