"""Put the position in words: the alt text of a picture, and the text board."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core import Fact, Term, fact
from bot.games.bora_bora.view import GODS
from render.bora_bora.alt_text_boards import board_of, open_tasks, own_board
from render.bora_bora.alt_text_pieces import (
    Item,
    die,
    holds,
    jewel_of,
    listed,
    many,
    person_of,
    task_of,
    view_of,
    words_of,
)
from render.bora_bora.alt_text_short import (
    confirmed,
    short_map,
    short_market,
    short_tiles,
    shortest,
    with_letters,
)
from render.bora_bora.head import phase, when
from render.bora_bora.own_tasks import bonus_row
from render.kit.telling import Anything, answers, lobby, ranked, sentence, shorter, with_short_names, won
from render.scene import Lobby, Scene, Sheet

QUIET = frozenset({"bb-rolled", "bb-dealt", "bb-laid-card", "bb-laid-person", "bb-laid-task", "bb-laid-fish"})
"""Chance draws and rolls, which are visible on the picture and not told again."""


def describe(scene: Anything) -> str:
    """A few sentences, the most important first; says nothing that the picture does not show."""
    if isinstance(scene, Scene):
        scene = with_short_names(scene)
    match scene:
        case Lobby():
            return " ".join(lobby(scene, "bb-title"))
        case Sheet():
            return " ".join(_sheet(scene))
        case Scene(ledger=True):
            return " ".join(shortest(scene, _market_ways(scene)))
        case _:
            if scene.board_of is not None:
                return " ".join([*_turn(scene), *_when(scene), *board_of(scene, scene.board_of)])
            return " ".join(shortest(scene, _ways(scene)))


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
                return "\n".join([*_when(scene), *_turn(scene), *board_of(scene, scene.board_of)])
            return "\n".join(line for part in _PARTS for line in part(scene))


# --- Parts -------------------------------------------------------------------------------------------------


def _sheet(scene: Sheet) -> list[str]:
    w, names = words_of(scene)
    figures = scene.view.printed.figures()
    lines = [f"{w('bb-title')}. {w('pic-final', rounds=scene.view.round)}."]
    for seat in ranked(scene):
        place = scene.score.places[seat]
        items = [f"{w(key, **figures)} {points}" for key, points in place.items if points]
        parts = (f"{w('pic-total')} {place.total}", *items)
        lines.append(f"{place.rank}. " + w("bb-pic-tell-seat", who=names[seat], parts=parts))
    return lines


def _when(scene: Scene) -> list[str]:
    """Game, round and phase."""
    w, _ = words_of(scene)
    view = view_of(scene)
    lines = [f"{w('bb-title')}."]
    if view.over:
        lines.append(sentence(w("bb-pic-over")))
    else:
        lines.append(f"{when(w, view)}. {phase(w, view)}.")
    return lines


def _turn(scene: Scene) -> list[str]:
    """Who must act, or who has won."""
    w, names = words_of(scene)
    view = view_of(scene)
    if scene.waits and view.viewer is not None:
        return [f"{names[view.viewer]}: {sentence(w('bb-pic-confirm'))}", *confirmed(scene)]
    if scene.question is not None and view.viewer is not None:
        return [f"{names[view.viewer]}: {sentence(w.say(scene.question, names))}"]
    if end := won(scene, names):
        return end
    return [f"{names[seat]}: {sentence(w.say(said, names))}" for seat, said in scene.awaited]


def _happened(scene: Scene) -> list[str]:
    """The last turn; empty on a private page with a question or a draft."""
    if scene.question is not None or scene.chosen:
        return []
    w, names = words_of(scene)
    return [w.say(one, names) for one in scene.caption if one.key.removesuffix("-many") not in QUIET]


def _answers(scene: Scene) -> list[str]:
    w, names = words_of(scene)
    lines = answers(scene, w, names)
    if scene.chosen and not scene.waits:
        made = tuple(str(move) for move in scene.chosen)
        lines.insert(0, w.say(Fact("bb-pic-tell-draft", {"list": made})))
    return lines


def _private(scene: Scene) -> list[str]:
    """The reader's hand, and which gods could be paid for."""
    view = view_of(scene)
    if view.hand is None or view.viewer is None:
        return []
    w, _ = words_of(scene)
    held = tuple(
        fact("bb-pic-tell-card", god=Term(f"bb-god-{god}"), count=count)
        for god, count in zip(GODS, view.hand, strict=True)
        if count
    )
    payable = tuple(Term(f"bb-god-{god}") for god, ways in view.payable or () if ways)
    return [listed(w, "bb-pic-tell-hand", held), listed(w, "bb-pic-tell-payable", payable)]


def _gods(scene: Scene) -> list[str]:
    """What the gods do, for a reader who is asked nothing."""
    view = view_of(scene)
    if view.hand is None or scene.choices:
        return []
    w, _ = words_of(scene)
    figures = view.printed.figures()
    return [
        w("bb-pic-tell-god", god=Term(f"bb-god-{god}"), does=w(f"bb-pic-does-{god}", **figures))
        for god in GODS
    ]


def _scores(scene: Scene) -> list[str]:
    """One line with the points in turn order."""
    w, names = words_of(scene)
    view = view_of(scene)
    order = view.order or range(view.seats)
    found = tuple(
        fact("bb-pic-tell-score", who=names[seat], points=view.players[seat].points) for seat in order
    )
    return [w.say(Fact("bb-pic-tell-scores", {"list": found}), names)]


def _seats(scene: Scene) -> list[str]:
    """One line per seat: points, dice, what it has."""
    w, names = words_of(scene)
    view = view_of(scene)
    lines = []
    for seat in view.order or range(view.seats):
        player = view.players[seat]
        parts: list[Item] = [many("points", player.points)]
        if player.dice:
            parts.append(fact("bb-pic-tell-dice", list=tuple(str(face) for face in player.dice)))
        parts += holds(player)
        lines.append(w.say(Fact("bb-pic-tell-seat", {"who": names[seat], "parts": tuple(parts)}), names))
    return lines


def _tiles(scene: Scene) -> list[str]:
    """The action tiles with their dice."""
    w, names = words_of(scene)
    lines = []
    for tile in view_of(scene).tiles:
        name = " / ".join(w(f"bb-action-{letter}") for letter in tile.actions)
        dice = tuple(die(names, seat, face) for seat, face in tile.dice)
        if dice:
            lines.append(listed(w, "bb-pic-tell-tile", dice, tile=name))
    return lines


def _map(scene: Scene) -> list[str]:
    """Every region: whose hut, huts beside it, the fish."""
    w, names = words_of(scene)
    lines = []
    for region in view_of(scene).regions:
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
    w, names = words_of(scene)
    found = {
        by: tuple(
            fact(
                "bb-pic-tell-path",
                one=Term(f"bb-region-{path.ends[0]}"),
                other=Term(f"bb-region-{path.ends[1]}"),
                value=path.value,
            )
            for path in view_of(scene).paths
            if path.by == by
        )
        for by in ("land", "water")
    }
    return [w.say(Fact(f"bb-pic-tell-paths-{by}", {"list": row}), names) for by, row in found.items()]


def _market(scene: Scene) -> list[str]:
    """Persons, temple, status, jewelry, tasks, god cards."""
    w, names = words_of(scene)
    view = view_of(scene)
    lines = []
    for key, row in (("men", view.men), ("women", view.women)):
        found = tuple(
            fact("bb-pic-tell-slot", slot=k, person=person_of(person))
            for k, person in enumerate(row, 1)
            if person is not None
        )
        lines.append(listed(w, f"bb-pic-tell-{key}", found))
    priests = tuple(
        fact("bb-pic-tell-priest", slot=place.slot, who=names[place.seat])
        for place in view.temple
        if place.seat is not None
    )
    lines.append(listed(w, "bb-pic-tell-temple", priests, points=view.priest_points, tiles=view.temple_tiles))
    track = tuple(
        fact("bb-pic-tell-space", points=space.points, who=names[seat])
        for space in reversed(view.status)
        for seat in space.stack
    )
    lines.append(listed(w, "bb-pic-tell-status", track))
    for k, column in enumerate(view.jewelry, 1):
        if column and k >= view.round:
            lines.append(listed(w, "bb-pic-tell-jewelry", tuple(map(jewel_of, column)), round=k))
    tasks = tuple(task_of(view, name) for name in view.board_tasks)
    lines.append(listed(w, "bb-pic-tell-tasks", tasks))
    gods = tuple(Term(f"bb-god-{god}") for god in view.open_cards)
    lines.append(listed(w, "bb-pic-tell-open", gods, deck=view.deck))
    return lines


def _offers(scene: Scene) -> list[str]:
    """Tasks, open god cards, the jewelry of this round."""
    w, _ = words_of(scene)
    view = view_of(scene)
    tasks = tuple(task_of(view, name) for name in view.board_tasks)
    gods = tuple(Term(f"bb-god-{god}") for god in view.open_cards)
    lines = [
        listed(w, "bb-pic-tell-tasks", tasks),
        listed(w, "bb-pic-tell-open", gods, deck=view.deck),
    ]
    for k, column in enumerate(view.jewelry, 1):
        if column and k == view.round:
            lines.append(listed(w, "bb-pic-tell-jewelry", tuple(map(jewel_of, column)), round=k))
    return lines


def _ahead(scene: Scene) -> list[str]:
    """Values by round, discarded god cards."""
    w, _ = words_of(scene)
    view = view_of(scene)
    lines = [
        listed(w, "bb-pic-tell-rounds-priest", [str(priest) for priest, _ in view.printed.by_round]),
        listed(w, "bb-pic-tell-rounds-building", [str(building) for _, building in view.printed.by_round]),
    ]
    used = [
        fact("bb-pic-tell-card", god=Term(f"bb-god-{god}"), count=count)
        for god, count in zip(GODS, view.discard, strict=True)
        if count
    ]
    return [*lines, listed(w, "bb-pic-tell-discard", used, deck=view.deck)]


def _everybody(scene: Scene) -> list[str]:
    """Points, open tasks and bonuses of every seat."""
    w, names = words_of(scene)
    lines = []
    view = view_of(scene)
    for seat, player in enumerate(view.players):
        counts = [
            fact("bb-pic-tell-bonus", what=Term(f"bb-pic-bonus-{name.split('-')[0]}"), have=have, need=need)
            for name, have, need in bonus_row(view, seat)
        ]
        parts = (many("points", player.points), *counts)
        lines.append(w.say(Fact("bb-pic-tell-seat", {"who": names[seat], "parts": parts}), names))
        lines.append(open_tasks(w, view, player))
    return lines


def _ways(scene: Scene) -> Iterator[list[str]]:
    """What is said of a table or a page, from all to little: shorter where it would not all be heard."""
    first, own = _turn(scene), [*_when(scene), *_private(scene), *_answers(scene), *_scores(scene)]
    happened, found = _happened(scene), [*_tiles(scene), *_map(scene)]
    yield [*first, *happened, *own, *found, *_gods(scene)]
    yield [*first, *happened, *own, *found]
    found, news = [*short_tiles(scene), *short_map(scene)], list[str]()
    for news in shorter(happened, words_of(scene)[0]):
        yield [*first, *news, *own, *found]
    brief = with_letters(scene)
    yield [*first, *news, *own, *short_tiles(brief), *short_map(brief)]


def _market_ways(scene: Scene) -> Iterator[list[str]]:
    """The same of the second picture; how far everybody is comes last, as far as there is room."""
    first, last = [*_turn(scene), *_when(scene)], [*_scores(scene), *_everybody(scene)]
    yield [*first, *_market(scene)[:3], *_offers(scene), *last]
    yield [*first, *short_market(scene), *last]


_AHEAD = (_turn, _when, _market, _ahead, _everybody)
_PARTS = (
    _when,
    _turn,
    _private,
    _gods,
    _answers,
    _happened,
    _seats,
    own_board,
    _tiles,
    _map,
    _paths,
    _market,
)
