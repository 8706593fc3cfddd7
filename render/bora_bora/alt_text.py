"""Put the position in words: the alt text of a picture, and the text board."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core import Term, fact
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.view import View
from render.bora_bora.alt_text_boards import (
    Position,
    board_of,
    holds,
    jewel_of,
    listed,
    many,
    open_tasks,
    own_board,
    person_of,
    task_of,
)  # fmt: skip
from render.bora_bora.alt_text_short import (
    LETTERS,
    confirmed,
    offers,
    short_map,
    short_market,
    short_tiles,
    with_letters,
)
from render.bora_bora.head import phase, when
from render.bora_bora.own_tasks import bonus_row
from render.kit import telling
from render.kit.telling import Part, sentence, told
from render.scene import Scene

QUIET = frozenset({"bb-rolled", "bb-dealt", "bb-laid-card", "bb-laid-person", "bb-laid-task", "bb-laid-fish"})
"""Draws and rolls of chance. The picture shows their results, so they are not told."""


def _brief(scene: Scene) -> list[str]:
    t = told(telling.with_short_names(scene), View)
    if scene.board_of is not None and not scene.ledger:
        return [*_turn(t), *_when(t), *board_of(t, scene.board_of)]
    return telling.fitting(_market_ways(t) if scene.ledger else _ways(t), (), scene.language)


def _whole(scene: Scene) -> list[str]:
    t = told(scene, View)
    if scene.board_of is not None and not scene.ledger:
        return [*_when(t), *_turn(t), *board_of(t, scene.board_of)]
    return [line for part in (_AHEAD if scene.ledger else _PARTS) for line in part(t)]


TELLING = telling.Telling("bb-title", _brief, _whole)


# --- Parts -------------------------------------------------------------------------------------------------


def _when(t: Position) -> list[str]:
    """Game, round and phase."""
    lines = [f"{t.w('bb-title')}."]
    if t.view.over:
        lines.append(sentence(t.w("bb-pic-over")))
    else:
        lines.append(f"{when(t.w, t.view)}. {phase(t.w, t.view)}.")
    return lines


def _turn(t: Position) -> list[str]:
    """Who must act or has won; what a draft has done."""
    draft = confirmed(t) if t.scene.waits and t.view.viewer is not None else []
    return telling.asked(t, "bb-pic-confirm") + draft


def _happened(t: Position) -> list[str]:
    """The last turn."""
    return telling.happened(t, QUIET)


def _answers(t: Position) -> list[str]:
    lines = telling.answers(t)
    if t.scene.chosen and not t.scene.waits:
        chosen = tuple(str(move) for move in t.scene.chosen)
        lines.insert(0, t.w("bb-pic-tell-draft", list=chosen))
    return lines


def _private(t: Position) -> list[str]:
    """The reader's hand, and the gods that could be paid for."""
    if t.view.hand is None or t.view.viewer is None:
        return []
    held = tuple(
        fact("bb-pic-tell-card", god=Term(f"bb-god-{god}"), count=count)
        for god, count in zip(GODS, t.view.hand, strict=True)
        if count
    )
    payable = tuple(Term(f"bb-god-{god}") for god, ways in t.view.payable or () if ways)
    return [listed(t, "bb-pic-tell-hand", held), listed(t, "bb-pic-tell-payable", payable)]


def _gods(t: Position) -> list[str]:
    """What the gods do, for a reader without a question."""
    if t.view.hand is None or t.scene.choices:
        return []
    figures = t.view.printed.figures()
    return [
        t.w("bb-pic-tell-god", god=Term(f"bb-god-{god}"), does=t.w(f"bb-pic-does-{god}", **figures))
        for god in GODS
    ]


def _scores(t: Position) -> list[str]:
    """One line with the points in turn order."""
    order = t.view.order or range(t.view.seats)
    found = tuple(
        fact("bb-pic-tell-score", who=t.names[seat], points=t.view.players[seat].points) for seat in order
    )
    return [t.w("bb-pic-tell-scores", list=found)]


def _seats(t: Position) -> list[str]:
    """One line per seat: points, dice, belongings."""
    lines = []
    for seat in t.view.order or range(t.view.seats):
        player = t.view.players[seat]
        parts: list[Part] = [many("points", player.points)]
        if player.dice:
            parts.append(fact("bb-pic-tell-dice", list=tuple(str(face) for face in player.dice)))
        parts += holds(player)
        lines.append(t.w("bb-pic-tell-seat", who=t.names[seat], parts=tuple(parts)))
    return lines


def _tiles(t: Position) -> list[str]:
    """The action tiles with their dice."""
    lines = []
    for tile in t.view.tiles:
        name = " / ".join(t.w(f"bb-action-{letter}") for letter in tile.actions)
        dice = tuple(f"{t.names[seat]} {face}" for seat, face in tile.dice)
        if dice:
            lines.append(listed(t, "bb-pic-tell-tile", dice, tile=name))
    return lines


def _map(t: Position) -> list[str]:
    """Every region: the owner of its hut, the huts beside it, the fish."""
    lines = []
    for region in t.view.regions:
        parts: list[Part] = []
        parts.append(
            t.w("bb-pic-tell-free")
            if region.host is None
            else t.w("bb-pic-tell-host", who=t.names[region.host])
        )
        if region.aside:
            parts.append(fact("bb-pic-tell-aside", list=tuple(t.names[seat] for seat in region.aside)))
        if region.fish is not None:
            kind = Term(f"bb-fish-{region.fish.kind}")
            parts.append(fact("bb-fish", kind=kind, points=region.fish.value))
        name = Term(f"bb-region-{region.id}")
        lines.append(t.w("bb-pic-tell-region", region=name, parts=tuple(parts)))
    return lines


def _paths(t: Position) -> list[str]:
    by_action = {
        by: tuple(
            fact(
                "bb-pic-tell-path",
                one=Term(f"bb-region-{path.ends[0]}"),
                other=Term(f"bb-region-{path.ends[1]}"),
                value=path.value,
            )
            for path in t.view.paths
            if path.by == by
        )
        for by in ("land", "water")
    }
    return [t.w(f"bb-pic-tell-paths-{by}", list=row) for by, row in by_action.items()]


def _market(t: Position) -> list[str]:
    """Persons, temple, status, jewelry, tasks, god cards."""
    lines = []
    for key, row in (("men", t.view.men), ("women", t.view.women)):
        slots = tuple(
            fact("bb-pic-tell-slot", slot=k, person=person_of(person))
            for k, person in enumerate(row, 1)
            if person is not None
        )
        lines.append(listed(t, f"bb-pic-tell-{key}", slots))
    priests = tuple(fact("bb-pic-tell-priest", slot=slot, who=t.names[seat]) for slot, seat in t.view.priests)
    lines.append(
        listed(t, "bb-pic-tell-temple", priests, points=t.view.priest_points, tiles=t.view.temple_tiles)
    )
    track = tuple(
        fact("bb-pic-tell-space", points=points, who=t.names[seat])
        for points, stack in reversed([*zip(t.view.track, t.view.status, strict=True)])
        for seat in stack
    )
    lines.append(listed(t, "bb-pic-tell-status", track))
    for k, column in enumerate(t.view.jewelry, 1):
        if column and k >= t.view.round:
            lines.append(listed(t, "bb-pic-tell-jewelry", tuple(map(jewel_of, column)), round=k))
    tasks = tuple(task_of(t.view, name) for name in t.view.board_tasks)
    lines.append(listed(t, "bb-pic-tell-tasks", tasks))
    gods = tuple(Term(f"bb-god-{god}") for god in t.view.open_cards)
    lines.append(listed(t, "bb-pic-tell-open", gods, deck=t.view.deck))
    return lines


def _offers(t: Position) -> list[str]:
    """Tasks, open god cards, the jewelry of this round."""
    return offers(t, [Term(f"bb-god-{god}") for god in t.view.open_cards])


def _ahead(t: Position) -> list[str]:
    """Values by round, discarded god cards."""
    lines = [
        listed(t, "bb-pic-tell-rounds-priest", [str(priest) for priest, _ in t.view.printed.by_round]),
        listed(t, "bb-pic-tell-rounds-building", [str(building) for _, building in t.view.printed.by_round]),
    ]
    used = [
        fact("bb-pic-tell-card", god=Term(f"bb-god-{god}"), count=count)
        for god, count in zip(GODS, t.view.discard, strict=True)
        if count
    ]
    return [*lines, listed(t, "bb-pic-tell-discard", used, deck=t.view.deck)]


def _everybody(t: Position) -> list[str]:
    """Points, open tasks and bonuses of every seat."""
    lines = []
    for seat, player in enumerate(t.view.players):
        counts = [
            fact("bb-pic-tell-bonus", what=Term(f"bb-pic-bonus-{name.split('-')[0]}"), have=have, need=need)
            for name, have, need in bonus_row(t.view, seat)
        ]
        parts = (many("points", player.points), *counts)
        lines.append(t.w("bb-pic-tell-seat", who=t.names[seat], parts=parts))
        lines.append(open_tasks(t, player))
    return lines


def _ways(t: Position) -> Iterator[list[str]]:
    """Ways to describe a table or a page, from the longest to the shortest. A shorter one is used if the
    longer ones do not fit."""
    first, own = _turn(t), [*_when(t), *_private(t), *_answers(t), *_scores(t)]
    happened, found = _happened(t), [*_tiles(t), *_map(t)]
    yield [*first, *happened, *own, *found, *_gods(t)]
    yield [*first, *happened, *own, *found]
    found, news = [*short_tiles(t), *short_map(t)], list[str]()
    for news in telling.shorter(happened, t.w):
        yield [*first, *news, *own, *found]
    for letters in LETTERS:
        brief = with_letters(t, letters)
        yield [*first, *news, *own, *short_tiles(brief), *short_map(brief)]


def _market_ways(t: Position) -> Iterator[list[str]]:
    """The same for the second picture. The state of all seats comes last, so it is cut first."""
    first, last = [*_turn(t), *_when(t)], [*_scores(t), *_everybody(t)]
    yield [*first, *_market(t)[:3], *_offers(t), *last]
    yield [*first, *short_market(t), *last]


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
