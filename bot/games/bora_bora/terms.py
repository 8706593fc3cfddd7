"""Regions, persons, gods and tiles as values of facts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from bot.core import Fact, Term, fact
from bot.core.facts import Said
from bot.games.bora_bora.board import TILE, Board


def god(letter: str) -> Term:
    """A god and the colour of its cards, given the letter."""
    return Term(f"bb-god-{letter}")


def gods(letters: Iterable[str]) -> tuple[Term, ...]:
    """Several gods, in the order of the letters."""
    return tuple(map(god, letters))


def region(name: str) -> Term:
    """A region, given its code."""
    return Term(f"bb-region-{name}")


def regions(names: Iterable[str]) -> tuple[Term, ...]:
    """Several regions."""
    return tuple(map(region, names))


def action(letter: str) -> Term:
    """One of the seven actions, or fishing, given the letter."""
    return Term(f"bb-action-{letter}")


def material(name: str) -> Term:
    """Sand, stone or wood."""
    return Term(f"bb-material-{name}")


def kind(name: str) -> Term:
    """The name of a kind of persons."""
    return Term(f"bb-person-{name}")


def task(board: Board, name: str) -> Fact | str:
    """The requirement of a task, in one line; the name itself if there is no such task."""
    if name not in board.data.tasks:
        return name
    return Fact(f"bb-task-{name}", {"need": board.data.tasks[name].need})


def does(name: str, value: int) -> Fact:
    """What a kind does, in one line: `bb-does-K1` with `value`."""
    return Fact(f"bb-does-{name}", {"value": value})


def person(board: Board, name: str) -> Fact:
    """A man or a woman, by kind and symbols."""
    tile = board.persons[name]
    key = "bb-man" if tile.sex == "M" else "bb-woman"
    return Fact(key, {"kind": kind(tile.kind), "symbols": tile.symbols})


def persons(sex: str, name: str, tiles: int) -> Fact:
    """All tiles of one sex and kind together."""
    return Fact("bb-men" if sex == "M" else "bb-women", {"kind": kind(name), "tiles": tiles})


def jewel(board: Board, name: str) -> Fact | str:
    """A jewelry tile; the name itself if there is no such tile."""
    tile = board.jewels.get(name)
    if tile is None:
        return name
    return fact("bb-jewel", kind=Term(f"bb-jewel-{tile.kind}"), cost=tile.cost, points=tile.points)


def fish(board: Board, name: str) -> Fact:
    """A fish tile."""
    tile = board.fish[name]
    return fact("bb-fish", kind=Term(f"bb-fish-{tile.kind}"), points=tile.value)


def payment(how: str) -> Fact:
    """A payment for a god: a card and an offering, two cards and an offering, or a god tile (BB-8.1)."""
    if how == TILE:
        return fact("bb-payment-tile")
    if len(how) == 1:
        return fact("bb-payment-card", god=god(how))
    return fact("bb-payment-pair", god=god(how[0]))


# Fields of events and tasks, as texts say them.

Region = Annotated[str, Said(lambda board, name: region(name))]
RegionNumber = Annotated[int, Said(lambda board, number: region(board.regions[number]))]
Material = Annotated[str, Said(lambda board, name: material(name))]
God = Annotated[str, Said(lambda board, letter: god(letter))]
Payment = Annotated[str, Said(lambda board, how: payment(how))]
Person = Annotated[str, Said(person)]
TaskName = Annotated[str, Said(task)]
