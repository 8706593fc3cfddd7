"""Checks of the chips of a board, which are read as they are drawn: each says the number in the sentences of
the log, which is by how much has changed what it stands beside, and none is lacking. And of its strip, which
tells the turns of the log."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, groupby
from typing import Any, Final, NamedTuple

from bot.core import Fact, Seat, Who
from bot.games.bora_bora import view as bb
from bot.games.golden_horn import view as gh
from bot.text import words
from render.bora_bora.layout import CORNER, corner
from render.edo import seat_panel as edo
from render.golden_horn.layout import layout
from render.golden_horn.marks import ABREAST
from render.kit.canvas import Area, Stamp
from render.kit.change_strip import MORE
from render.kit.chips import meet
from render.kit.watching import Written, watching
from render.paint import canvas
from render.pyramids.parts import skull_value
from render.pyramids.seat_panel import places as pyramids_places
from render.scene import Scene
from tests.evening.checks.boards import Board
from tests.evening.story import Story


class Change(NamedTuple):
    """What has happened since the board before."""

    states: tuple[Any, Any]
    """Before and after."""
    views: tuple[Any, Any]
    """What everybody sees of them."""
    facts: Sequence[Fact]
    scene: Scene
    """What the board shows now."""


MOST: Final = 500
"""Pictures that are remembered."""
SIGNED: Final = re.compile(r"[+−±]\d*")
Chips = Counter[tuple[Seat | None, str]]
"""The texts of chips in the panels of seats; None: elsewhere."""


def chips(story: Story, boards: Sequence[Board]) -> Iterator[str]:
    """A board has the chips of what has changed since the board before it, and no other."""
    for board in boards:
        if not board.before or story.quiet(board.before, board.at):
            continue
        scene = board.posted.scene
        states = story.kept(board.before, board.at), story.state(board.at)
        views = story.view(states[0]), story.view(states[1])
        change = Change(states, views, story.facts(board.before, board.at), scene)
        shown, wanted = drawn(scene), WANTED[scene.game](change)
        if not fitting(scene.game, shown, wanted):
            yield f"{board.posted.number}: chips {_short(shown - wanted)} instead of {_short(wanted - shown)}"


LEAST: Final = 2
"""The changes for which each panel of Edo has room."""
UNTOLD: Final[Mapping[str, Callable[[Any], bool]]] = {
    "golden_horn": lambda mark: isinstance(mark, gh.Called | gh.Refilled),
    "bora_bora": lambda mark: isinstance(mark, bb.Opened | bb.Idle),
    "edo": lambda mark: mark.what in ("income", "wage", "discard", "bundle"),
}
"""Games whose boards have a strip of changes, with what it does not tell: what is told elsewhere, and what
concerns all at once or nobody chose."""


def strips(story: Story, boards: Sequence[Board]) -> Iterator[str]:
    """The strip of a board, and the ways on it, tell the turns of the log since the board before it, each
    with its place among them. Where there is no room for all, the newest are told."""
    for board in boards:
        scene = board.posted.scene
        if scene.game not in UNTOLD or not board.before or story.quiet(board.before, board.at):
            continue
        made = picture(scene)
        cut = any(one.text == MORE for one in made.texts)
        shown = {(stamp.number, stamp.seat) for stamp in made.stamps}
        facts = story.facts(board.before, board.at)
        scored = [bb.EndedGame()] if any(fact.key == "bb-final" for fact in facts) else []
        marks = (*story.marks(board.before, board.at), *scored)
        log = told_turns(scene.game, marks)
        newest = log[-1:] if _actors(scene.game, marks)[-1:] != [None] else []  # or a scoring, of no seat
        if shown != set(log) and not (cut and set(newest) <= shown <= set(log)):
            yield f"{board.posted.number}: the strip tells {sorted(shown)}, the log {log}"
        yield from (f"{board.posted.number}: {fault}" for fault in hidden(made.stamps))


def hidden(stamps: Sequence[Stamp]) -> Iterator[str]:
    """Stamps of which another one covers some."""
    for one, other in combinations(stamps, 2):
        if meet(one.area, other.area):
            yield f"the stamp of {other[:2]} covers that of {one[:2]}"


def told_turns(game: str, marks: Iterable[Any]) -> list[tuple[int, Seat]]:
    """The turns of seats among these marks; a turn that is the only one has no number."""
    found = [seat for seat, _ in groupby(_actors(game, marks)) if seat is not None]
    return [(number if len(found) > 1 else 0, seat) for number, seat in enumerate(found, 1)]


def _actors(game: str, marks: Iterable[Any]) -> list[Seat | None]:
    """Who has done what each of these marks tells, if a strip tells it; None: it concerns all."""
    return [getattr(mark, "who", getattr(mark, "seat", None)) for mark in marks if not UNTOLD[game](mark)]


def _short(found: Chips) -> str:
    told = [f"{text} of {'the board' if seat is None else seat}" for seat, text in found.elements()]
    return ", ".join(sorted(told)) or "nothing"


class Picture(NamedTuple):
    """What is read off a picture."""

    chips: Sequence[Area]
    stamps: Sequence[Stamp]
    texts: Sequence[Written]


_read: dict[int, tuple[Scene, Picture]] = {}
"""The pictures of the boards of one match, which several checks read."""


def picture(scene: Scene) -> Picture:
    """The picture of a board; each is drawn once."""
    if id(scene) not in _read:
        with watching() as watch:
            made = canvas(scene)
        texts = [one for one in watch.written if one.canvas == id(made)]
        if len(_read) >= MOST:
            _read.clear()
        _read[id(scene)] = scene, Picture(made.chips, made.stamps, texts)
    return _read[id(scene)][1]


def drawn(scene: Scene) -> Chips:
    """The chips of a board."""
    made = picture(scene)
    texts, panels = made.texts, PANELS[scene.game]
    found: Chips = Counter()
    for left, top, wide, high in made.chips:
        inside = [
            one
            for one in texts
            if left <= one.left and one.right <= left + wide and top <= one.top and one.bottom <= top + high
        ]
        texts = [one for one in texts if one not in inside]
        seat = _holder(panels(scene.view.seats), left + wide / 2, top + high / 2)
        found[seat, inside[-1].text if inside else "?"] += 1
    if scene.game == "edo":  # while all plan, without a chip
        quiet = ((_holder(panels(scene.view.seats), one.left, one.top), one.text) for one in texts)
        found.update((seat, text) for seat, text in quiet if seat is not None and SIGNED.fullmatch(text))
    return found


def _holder(panels: Sequence[Area], x: float, y: float) -> Seat | None:
    for seat, (left, top, wide, high) in enumerate(panels):
        if left <= x <= left + wide and top <= y <= top + high:
            return seat
    return None


PANELS: Final[Mapping[str, Callable[[int], Sequence[Area]]]] = {
    "golden_horn": lambda seats: layout(seats).panels,
    "bora_bora": lambda seats: [(*corner(seat), *CORNER) for seat in range(seats)],
    "edo": lambda seats: [(edo.LEFT, top, edo.WIDE, high) for top, high in edo.places(seats)],
    "pyramids": pyramids_places,
}
"""Where the seats have their panels."""


def _players(change: Change) -> Iterator[tuple[Seat, tuple[Any, Any]]]:
    """What everybody sees of each player, before and after."""
    was, now = change.views
    return enumerate(zip(was.players, now.players, strict=True))


def _signed(count: int) -> str:
    return f"+{count}" if count > 0 else f"−{-count}"


def _golden_horn(change: Change) -> Chips:
    found: Chips = Counter()
    was, now = (state.warehouses for state in change.states)
    for seat in range(len(now)):
        cards = sum(fact.key.startswith("gh-drew") and _who(fact) == seat for fact in change.facts)
        won = sum(now[seat]) - sum(was[seat])
        found.update((seat, f"+{count}") for count in (won, cards) if count)
        if any(fact.key == "gh-passed" and _who(fact) == seat for fact in change.facts):
            found[seat, words(change.scene.language)("gh-do-pass")] += 1
    raided = Counter(str(fact.args["ship"]) for fact in change.facts if fact.key == "gh-raided")
    found.update((None, f"−{count}") for count in raided.values())
    quays: dict[Any, list[int]] = {}
    for (key, port), run in groupby(change.facts, lambda fact: (fact.key, fact.args.get("port"))):
        if key == "gh-refilled":
            quays.setdefault(port, []).append(len(list(run)))
        elif key.startswith("gh-loaded"):
            quays.setdefault(port, []).extend(-_number(fact, "count") for fact in run)
    for counts in quays.values():
        ways = [[one for one in counts if one < 0], [one for one in counts if one > 0]]
        told = counts if len(counts) <= ABREAST else [sum(some) for some in ways if some]
        found.update((None, _signed(count)) for count in told)
    return +found


def _bora_bora(change: Change) -> Chips:
    found: Chips = Counter()
    for seat, (was, now) in _players(change):
        won = now.points - was.points
        if won:
            found[seat, f"+{won}"] += 1
    settled = Counter(str(fact.args["region"]) for fact in change.facts if fact.key.startswith("bb-settled"))
    found.update((None, "+" if huts == 1 else f"+{huts}") for huts in settled.values())
    return found


def _edo(change: Change) -> Chips:
    found: Chips = Counter()
    for seat, (was, now) in _players(change):
        mine = [fact for fact in change.facts if fact.args.get("who") == Who(seat)]
        recruits = sum(fact.key == "edo-log-recruit" for fact in mine)
        if recruits:
            found[seat, f"+{recruits}"] += 1
        found[seat, "+"] += sum(fact.key in ("edo-log-met-privilege", "edo-log-bought") for fact in mine)
        for what in ("ryo", "rice", "wood", "stone"):
            count = getattr(now.goods, what) - getattr(was.goods, what)
            if count:
                found[seat, _signed(count)] += 1
    spaces: Counter[str] = Counter()
    for fact in change.facts:
        if fact.key.startswith("edo-log-produced"):
            spaces[str(fact.args["place"])] += _number(fact.args["goods"], "count")
        elif fact.key == "edo-log-claim":
            spaces[str(fact.args["city"])] += _number(fact, "ryo")
    found.update((None, f"+{count}") for count in spaces.values() if count)
    return +found


def fitting(game: str, shown: Chips, wanted: Chips) -> bool:
    """Whether the chips that are shown are those that are wanted, as far as there is room for them."""
    if game == "edo":
        shown, wanted = _but_crowded(shown, wanted)
    return shown == wanted


def _but_crowded(shown: Chips, wanted: Chips) -> tuple[Chips, Chips]:
    """Without what a panel of Edo may leave out: it has room for two changes at least, and says if there are
    more. Where nothing has come or gone it says that an official has done nothing."""
    seats = {seat for seat, _ in (*shown, *wanted)} - {None}
    for seat in seats:
        had = Counter({one: count for one, count in shown.items() if one[0] == seat})
        due = Counter({one: count for one, count in wanted.items() if one[0] == seat})
        idle = not due and set(had) <= {(seat, "±0")}
        fits = had <= due and had.total() >= min(LEAST, due.total())
        if idle or fits:
            shown, wanted = shown - had, wanted - due
    return shown, wanted


def _pyramids(change: Change) -> Chips:
    found: Chips = Counter()
    view: Any = change.scene.view
    for seat, (was, now) in _players(change):
        new, old = now.sheet, was.sheet
        skulls = skull_value(view, new.skulls) - skull_value(view, old.skulls)
        torches = view.printed.torch * (len(new.torch_rounds) - len(old.torch_rounds))
        done = [
            view.printed.completed * (count - was.completed_by_colour.get(colour, 0))
            for colour, count in now.completed_by_colour.items()
        ]
        gains = [one for one in done if one]
        if len(gains) > 1 and view.seats != 3:
            gains = [sum(gains)]
        counts = (new.red - old.red, new.green - old.green, skulls, torches, *gains)
        found.update((seat, _signed(count)) for count in counts if count)
    return found


WANTED: Final[Mapping[str, Callable[[Change], Chips]]] = {
    "golden_horn": _golden_horn,
    "bora_bora": _bora_bora,
    "edo": _edo,
    "pyramids": _pyramids,
}
"""For each game, what has changed as its chips say it."""


def _who(fact: Fact) -> Seat:
    who = fact.args["who"]
    assert isinstance(who, Who)
    return who.seat


def _number(fact: Any, name: str) -> int:
    value = fact.args[name]
    assert isinstance(value, int)
    return value
