"""Put the position in words: the alt text of a picture, and the text board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core import Fact, Seat, Term, Value, Who, fact
from bot.games.bora_bora.view import (
    GODS,
    MATERIALS,
    JewelView,
    PersonView,
    PlayerView,
    View,
)
from bot.text import Words, words
from render.bora_bora.head import phase, when
from render.bora_bora.marks import actor
from render.bora_bora.player_board import bonus_row
from render.kit.telling import Anything, answers, lobby, ranked, sentence
from render.kit.telling import names as names_of
from render.scene import Lobby, Scene, Sheet

QUIET = frozenset({"bb-rolled", "bb-dealt", "bb-laid-card", "bb-laid-person", "bb-laid-task", "bb-laid-fish"})
"""Chance draws and rolls, which are visible on the picture and not told again."""


def describe(scene: Anything) -> str:
    """A few sentences, the most important first; says nothing that the picture does not show."""
    match scene:
        case Lobby():
            return " ".join(lobby(scene, "bb-title"))
        case Sheet():
            return " ".join(_sheet(scene))
        case Scene(ledger=True):
            return " ".join(line for part in _AHEAD for line in part(scene))
        case _:
            lines = [*_opening(scene), *_private(scene), *_answers(scene), *_scores(scene), *_happened(scene)]
            if scene.board_of is not None:
                return " ".join([*_opening(scene), *_board_of(scene, scene.board_of)])
            return " ".join([*lines, *_tiles(scene), *_map(scene)])


def board(scene: Anything) -> str:
    """Everything the picture shows, line by line."""
    match scene:
        case Lobby():
            return "\n".join(lobby(scene, "bb-title"))
        case Sheet():
            return "\n".join(_sheet(scene))
        case Scene(ledger=True):
            return "\n".join(line for part in _AHEAD for line in part(scene))
        case _:
            if scene.board_of is not None:
                return "\n".join([*_opening(scene), *_board_of(scene, scene.board_of)])
            return "\n".join(line for part in _PARTS for line in part(scene))


# --- Small pieces ------------------------------------------------------------------------------------------


def _view(scene: Scene | Sheet) -> View:
    return scene.view  # type: ignore[return-value]


def _w(scene: Scene | Sheet) -> tuple[Words, list[str]]:
    w = words(scene.language)
    return w, names_of(scene, w)


def _many(name: str, count: int) -> Fact:
    """A number with its thing, such as `3 shells`."""
    return fact(f"bb-pic-tell-{name}", count=count)


def _person(person: PersonView) -> Fact:
    key = "bb-man" if person.sex == "M" else "bb-woman"
    return fact(key, kind=Term(f"bb-person-{person.kind}"), symbols=person.symbols)


def _jewel(one: JewelView) -> Fact:
    return fact("bb-jewel", kind=Term(f"bb-jewel-{one.kind}"), cost=one.cost, points=one.points)


def _task(view: View, name: str) -> Fact:
    return Fact(f"bb-task-{name}", {"need": view.printed.needs[name]})


def _die(names: Sequence[str], seat: Seat, face: int) -> str:
    return f"{names[seat]} {face}"


Item = int | str | Who | Term | Fact
"""One value of a list."""


def _list(w: Words, key: str, values: Sequence[Item], **more: Value) -> str:
    """A message with a list; if the list is empty, the word for nothing."""
    shown = tuple(values) or (w("bb-pic-tell-nothing"),)
    return w.say(Fact(key, {"list": shown, **more}))


# --- Parts -------------------------------------------------------------------------------------------------


def _sheet(scene: Sheet) -> list[str]:
    w, names = _w(scene)
    figures = scene.view.printed.figures()
    lines = [f"{w('bb-title')}. {w('pic-final', rounds=scene.view.round)}."]
    for seat in ranked(scene):
        place = scene.score.places[seat]
        items = [f"{w(key, **figures)} {points}" for key, points in place.items if points]
        parts = (f"{w('pic-total')} {place.total}", *items)
        lines.append(f"{place.rank}. " + w("bb-pic-tell-seat", who=names[seat], parts=parts))
    return lines


def _opening(scene: Scene) -> list[str]:
    """Game, round, phase, and who must act."""
    w, names = _w(scene)
    view = _view(scene)
    lines = [f"{w('bb-title')}."]
    if view.over:
        lines.append(sentence(w("bb-pic-over")))
    else:
        lines.append(f"{when(w, view)}. {phase(w, view)}.")
    if scene.question is not None and view.viewer is not None:
        lines.append(f"{names[view.viewer]}: {sentence(w.say(scene.question, names))}")
    else:
        lines += [f"{names[seat]}: {sentence(w.say(said, names))}" for seat, said in scene.awaited]
    return lines


def _happened(scene: Scene) -> list[str]:
    """The last turn; empty on a private page with a question or a draft."""
    if scene.question is not None or scene.chosen:
        return []
    w, names = _w(scene)
    return [w.say(one, names) for one in scene.caption if one.key.removesuffix("-many") not in QUIET]


def _answers(scene: Scene) -> list[str]:
    w, names = _w(scene)
    lines = answers(scene, w, names)
    if scene.chosen:
        drafted = tuple(str(move) for move in scene.chosen)
        lines.insert(0, w.say(Fact("bb-pic-tell-draft", {"list": drafted})))
        view = _view(scene)
        if not scene.choices and scene.question is None and actor(view) == view.viewer:
            lines += [w.say(one, names) for one in view.told]
    return lines


def _private(scene: Scene) -> list[str]:
    """The reader's hand, and how gods could be paid for."""
    view = _view(scene)
    if view.hand is None or view.viewer is None:
        return []
    w, _ = _w(scene)
    held = tuple(
        fact("bb-pic-tell-card", god=Term(f"bb-god-{god}"), count=count)
        for god, count in zip(GODS, view.hand, strict=True)
        if count
    )
    lines = [_list(w, "bb-pic-tell-hand", held)]
    payable = tuple(Term(f"bb-god-{god}") for god, ways in view.payable or () if ways)
    lines.append(_list(w, "bb-pic-tell-payable", payable))
    if not scene.choices:
        figures = view.printed.figures()
        lines += [
            w("bb-pic-tell-god", god=Term(f"bb-god-{god}"), does=w(f"bb-pic-does-{god}", **figures))
            for god in GODS
        ]
    return lines


def _scores(scene: Scene) -> list[str]:
    """One line with the points in turn order."""
    w, names = _w(scene)
    view = _view(scene)
    order = view.order or range(view.seats)
    found = tuple(
        fact("bb-pic-tell-score", who=names[seat], points=view.players[seat].points) for seat in order
    )
    return [w.say(Fact("bb-pic-tell-scores", {"list": found}), names)]


def _holds(player: PlayerView) -> tuple[Item, ...]:
    """What a seat has, as numbers of things."""
    return (
        _many("offerings", player.offerings),
        _many("shells", player.shells),
        _many("cards", player.cards),
        _many("tiles", player.god_tiles),
        _many("priests", player.priests),
    )


def _seats(scene: Scene) -> list[str]:
    """One line per seat: points, dice, what it has."""
    w, names = _w(scene)
    view = _view(scene)
    lines = []
    for seat in view.order or range(view.seats):
        player = view.players[seat]
        parts: list[Item] = [_many("points", player.points)]
        if player.dice:
            parts.append(fact("bb-pic-tell-dice", list=tuple(str(face) for face in player.dice)))
        parts += _holds(player)
        lines.append(w.say(Fact("bb-pic-tell-seat", {"who": names[seat], "parts": tuple(parts)}), names))
    return lines


def _tiles(scene: Scene) -> list[str]:
    """The action tiles with their dice."""
    w, names = _w(scene)
    lines = []
    for tile in _view(scene).tiles:
        name = " / ".join(w(f"bb-action-{letter}") for letter in tile.actions)
        dice = tuple(_die(names, seat, face) for seat, face in tile.dice)
        if dice:
            lines.append(_list(w, "bb-pic-tell-tile", dice, tile=name))
    return lines


def _map(scene: Scene) -> list[str]:
    """Every region: whose hut, huts beside it, the fish."""
    w, names = _w(scene)
    lines = []
    for region in _view(scene).regions:
        parts: list[Item] = []
        parts.append(
            w("bb-pic-tell-free") if region.host is None else w("bb-pic-tell-host", who=names[region.host])
        )
        if region.aside:
            parts.append(fact("bb-pic-tell-aside", list=tuple(names[seat] for seat in region.aside)))
        if region.fish is not None:
            kind = Term(f"bb-fish-{region.fish.kind}")
            parts.append(fact("bb-fish", kind=kind, points=region.fish.value))
        said = Fact("bb-pic-tell-region", {"region": Term(f"bb-region-{region.id}"), "parts": tuple(parts)})
        lines.append(w.say(said, names))
    return lines


def _paths(scene: Scene) -> list[str]:
    w, names = _w(scene)
    found = {
        by: tuple(
            fact(
                "bb-pic-tell-path",
                one=Term(f"bb-region-{path.ends[0]}"),
                other=Term(f"bb-region-{path.ends[1]}"),
                value=path.value,
            )
            for path in _view(scene).paths
            if path.by == by
        )
        for by in ("land", "water")
    }
    return [w.say(Fact(f"bb-pic-tell-paths-{by}", {"list": row}), names) for by, row in found.items()]


def _market(scene: Scene) -> list[str]:
    """Persons, temple, status, jewelry, tasks, god cards."""
    w, names = _w(scene)
    view = _view(scene)
    lines = []
    for key, row in (("men", view.men), ("women", view.women)):
        found = tuple(
            fact("bb-pic-tell-slot", slot=k, person=_person(person))
            for k, person in enumerate(row, 1)
            if person is not None
        )
        lines.append(_list(w, f"bb-pic-tell-{key}", found))
    priests = tuple(
        fact("bb-pic-tell-priest", slot=place.slot, who=names[place.seat])
        for place in view.temple
        if place.seat is not None
    )
    lines.append(_list(w, "bb-pic-tell-temple", priests, points=view.priest_points, tiles=view.temple_tiles))
    track = tuple(
        fact("bb-pic-tell-space", points=space.points, who=names[seat])
        for space in reversed(view.status)
        for seat in space.stack
    )
    lines.append(_list(w, "bb-pic-tell-status", track))
    for k, column in enumerate(view.jewelry, 1):
        if column and k >= view.round:
            lines.append(_list(w, "bb-pic-tell-jewelry", tuple(map(_jewel, column)), round=k))
    tasks = tuple(_task(view, name) for name in view.board_tasks)
    lines.append(_list(w, "bb-pic-tell-tasks", tasks))
    gods = tuple(Term(f"bb-god-{god}") for god in view.open_cards)
    lines.append(_list(w, "bb-pic-tell-open", gods, deck=view.deck))
    return lines


def _board_of(scene: Scene, seat: Seat) -> list[str]:
    """Everything on the board of a seat."""
    w, names = _w(scene)
    view = _view(scene)
    player = view.players[seat]
    holds = (_many("points", player.points), *_holds(player))
    lines = [w.say(Fact("bb-pic-tell-seat", {"who": names[seat], "parts": holds}), names)]
    lines += list(_own(w, view, player))
    return lines


def _own(w: Words, view: View, player: PlayerView) -> Iterator[str]:
    persons: list[Item] = []
    for spot in player.spots:
        if spot.person is not None:
            key = "bb-pic-tell-shifted" if spot.shifted else "bb-pic-tell-person"
            persons.append(fact(key, space=spot.number, person=_person(spot.person)))
    yield _list(w, "bb-pic-tell-persons", persons)
    huts = [
        fact("bb-pic-tell-huts", space=spot.number, count=spot.huts) if spot.huts > 1 else str(spot.number)
        for spot in player.spots
        if spot.huts
    ]
    yield _list(w, "bb-pic-tell-huts-list", huts)
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
    yield _list(w, "bb-pic-tell-materials", held)
    built: dict[int, list[str]] = {}
    for space in player.ceremony:
        if space.building is not None:
            built.setdefault(space.building, []).append(space.id)
    yield _list(
        w,
        "bb-pic-tell-built",
        [fact("bb-pic-tell-building", number=n, spaces=tuple(where)) for n, where in sorted(built.items())],
    )
    yield _list(w, "bb-pic-tell-regions", [Term(f"bb-region-{name}") for name in player.regions])
    yield _list(w, "bb-pic-tell-jewels", [_jewel(one) for one in player.jewels])
    yield _open_tasks(w, view, player)


def _open_tasks(w: Words, view: View, player: PlayerView) -> str:
    """The open tasks with their progress, unless it would reveal the hand."""
    tasks = []
    for task in player.tasks:
        term = _task(view, task.id)
        if task.have is None:
            tasks.append(fact("bb-pic-tell-task-hidden", task=term))
        else:
            have = min(task.have, task.need)
            tasks.append(fact("bb-pic-tell-task", task=term, have=have, need=task.need))
    return _list(w, "bb-pic-tell-own-tasks", tasks, done=len(player.done))


def _ahead(scene: Scene) -> list[str]:
    """Tasks, jewelry and values by round, discarded god cards."""
    w, _ = _w(scene)
    view = _view(scene)
    tasks = tuple(_task(view, name) for name in view.board_tasks)
    lines = [
        _list(w, "bb-pic-tell-tasks", tasks),
        _list(w, "bb-pic-tell-rounds-priest", [str(priest) for priest, _ in view.printed.by_round]),
        _list(w, "bb-pic-tell-rounds-building", [str(building) for _, building in view.printed.by_round]),
    ]
    for k, column in enumerate(view.jewelry, 1):
        if column and k >= view.round:
            lines.append(_list(w, "bb-pic-tell-jewelry", tuple(map(_jewel, column)), round=k))
    used = [
        fact("bb-pic-tell-card", god=Term(f"bb-god-{god}"), count=count)
        for god, count in zip(GODS, view.discard, strict=True)
        if count
    ]
    return [*lines, _list(w, "bb-pic-tell-discard", used, deck=view.deck)]


def _everybody(scene: Scene) -> list[str]:
    """Points, open tasks and bonuses of every seat."""
    w, names = _w(scene)
    lines = []
    view = _view(scene)
    for seat, player in enumerate(view.players):
        counts = [
            fact("bb-pic-tell-bonus", what=Term(f"bb-pic-bonus-{name.split('-')[0]}"), have=have, need=need)
            for name, have, need in bonus_row(view, seat)
        ]
        parts = (_many("points", player.points), *counts)
        lines.append(w.say(Fact("bb-pic-tell-seat", {"who": names[seat], "parts": parts}), names))
        lines.append(_open_tasks(w, view, player))
    return lines


def _own_board(scene: Scene) -> list[str]:
    """The reader's own board, for private pictures."""
    view = _view(scene)
    if view.viewer is None:
        return []
    w, _ = _w(scene)
    return list(_own(w, view, view.players[view.viewer]))


_AHEAD = (_opening, _ahead, _everybody)
_PARTS = (
    _opening,
    _private,
    _answers,
    _happened,
    _seats,
    _own_board,
    _tiles,
    _map,
    _paths,
    _market,
)
