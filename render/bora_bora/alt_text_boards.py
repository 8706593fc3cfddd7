"""The player boards in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core import Fact, Seat, Term, Value, fact
from bot.games.bora_bora.board import Jewel, Person
from bot.games.bora_bora.components import MATERIALS
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


def board_of(t: Position, seat: Seat) -> list[str]:
    """Everything on the board of a seat."""
    player = t.view.players[seat]
    parts = (many("points", player.points), *holds(player))
    lines = [t.w("bb-pic-tell-seat", who=t.names[seat], parts=parts)]
    return [*lines, *own(t, player)]


def own(t: Position, player: PlayerView) -> Iterator[str]:
    persons: list[Part] = []
    for spot in player.spots:
        if spot.person is not None:
            key = "bb-pic-tell-shifted" if spot.shifted else "bb-pic-tell-person"
            persons.append(fact(key, space=spot.number, person=person_of(spot.person)))
    yield listed(t, "bb-pic-tell-persons", persons, "bb-pic-tell-nobody")
    huts = [
        fact("bb-pic-tell-huts", space=spot.number, count=spot.huts) if spot.huts > 1 else str(spot.number)
        for spot in player.spots
        if spot.huts
    ]
    yield listed(t, "bb-pic-tell-huts-list", huts)
    held = [
        fact("bb-pic-tell-on", space=space.id, material=Term(f"bb-material-{space.kind}"))
        for space in player.ceremony
        if space.filled
    ]
    held += [
        fact("bb-pic-tell-beside", material=Term(f"bb-material-{kind}"), count=count)
        for kind, count in player.beside
        if kind in MATERIALS
    ]
    yield listed(t, "bb-pic-tell-materials", held)
    built: dict[int, list[str]] = {}
    for space in player.ceremony:
        if space.building is not None:
            built.setdefault(space.building, []).append(space.id)
    yield listed(
        t,
        "bb-pic-tell-built",
        [fact("bb-pic-tell-building", number=n, spaces=tuple(where)) for n, where in sorted(built.items())],
    )
    yield listed(t, "bb-pic-tell-regions", [Term(f"bb-region-{name}") for name in player.regions])
    yield listed(t, "bb-pic-tell-jewels", [jewel_of(jewel) for jewel in player.jewels])
    yield open_tasks(t, player)


def open_tasks(t: Position, player: PlayerView) -> str:
    """The open tasks with their progress, unless it would reveal the hand."""
    tasks = []
    for task in player.tasks:
        term = task_of(t.view, task.id)
        if task.have is None:
            tasks.append(fact("bb-pic-tell-task-hidden", task=term))
        else:
            have = min(task.have, task.need)
            tasks.append(fact("bb-pic-tell-task", task=term, have=have, need=task.need))
    return listed(t, "bb-pic-tell-own-tasks", tasks, done=len(player.done))


def own_board(t: Position) -> list[str]:
    """The reader's own board, for private pictures."""
    if t.view.viewer is None:
        return []
    return list(own(t, t.view.players[t.view.viewer]))
