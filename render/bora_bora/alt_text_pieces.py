"""Small pieces of the position in words: persons, tasks, lists of things."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Fact, Term, Value, fact
from bot.games.bora_bora.board import Jewel, Person
from bot.games.bora_bora.view import PlayerView, View
from render.kit.telling import Part, Told

Position = Told[View]


def many(name: str, count: int) -> Fact:
    """A number of things, such as `3 shells`."""
    return fact(f"bb-pic-tell-{name}", count=count)


def person_of(person: Person) -> Fact:
    key = "bb-man" if person.sex == "M" else "bb-woman"
    return fact(key, kind=Term(f"bb-person-{person.kind}"), symbols=person.symbols)


def jewel_of(jewel: Jewel) -> Fact:
    return fact("bb-jewel", kind=Term(f"bb-jewel-{jewel.kind}"), cost=jewel.cost, points=jewel.points)


def task_of(view: View, name: str) -> Fact:
    return Fact(f"bb-task-{name}", {"need": view.printed.needs[name]})


def listed(
    t: Position, key: str, values: Sequence[Part], none: str = "bb-pic-tell-nothing", **more: Value
) -> str:
    """A message with a list; if the list is empty, a word for that."""
    shown = tuple(values) or (t.w(none),)
    return t.w(key, list=shown, **more)


def holds(player: PlayerView) -> tuple[Part, ...]:
    """The belongings of a seat, as numbers of things."""
    return (
        many("offerings", player.offerings),
        many("shells", player.shells),
        many("cards", player.cards),
        many("tiles", player.god_tiles),
        many("priests", player.priests),
    )
