"""Checks of what marks count: what the log's sentences say, and by how much the position has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.core import Fact, Who
from bot.games.bora_bora import view as bb
from bot.games.golden_horn import view as gh
from bot.games.golden_horn.colours import COLOURS
from tests.evening.checks.boards import Board
from tests.evening.story import Story, marks_of

Counts = Counter[tuple[Any, ...]]
"""How much of something came to somebody; less than 0 if it went. Nothing is left out."""


def numbers(story: Story, boards: Sequence[Board]) -> Iterator[str]:
    """What the marks of each board count, against the position and the log."""
    for board in boards:
        marks = marks_of(board.posted.scene.view)
        if not board.before or story.quiet(board.before, board.at):
            continue
        before, after = story.kept(board.before, board.at), story.state(board.at)
        if not story.view(before).round:
            continue  # nothing marks what is dealt and laid out
        counted = MARKED[story.rules.key](marks, board.posted.scene.view.printed)
        facts = story.facts(board.before, board.at)
        for what, kinds, count in AGAINST[story.rules.key]:
            wanted = count(before, after, facts)
            shown = {key: number for key, number in counted.items() if number and key[0] in kinds}
            if shown != {key: number for key, number in wanted.items() if number}:
                yield f"{board.posted.number}: the marks count {_short(shown)}, {what} {_short(wanted)}"


def _short(counts: Mapping[tuple[Any, ...], int]) -> str:
    told = (f"{' '.join(map(str, key))} {count:+}" for key, count in sorted(counts.items()) if count)
    return ", ".join(told) or "nothing"


def _marked_gh(marks: Sequence[Any], printed: Any) -> Counts:
    found: Counts = Counter()
    for mark in marks:
        match mark:
            case gh.Raided(who, _, cards, cube):
                found["cube", who, cube] += 1
                found["card", who] -= len(cards)
            case gh.Arrived(who, _, _, colour, count, cards):
                found["card", who] += cards
                if colour is not None:
                    found["cube", who, colour] += count
                    found["delivered", who] += count
            case gh.Sailed(who=who, wind=wind):
                found["card", who] -= len(wind)
            case gh.Loaded(_, _, port, _, count):
                found["quay", port] -= count
            case gh.Refilled(port, cubes):
                found["quay", port] += sum(cubes)
                found["refill",] += sum(cubes)
    return found


def _changed_gh(before: Any, after: Any, facts: Sequence[Fact]) -> Counts:
    found: Counts = Counter()
    for seat in range(before.seats):
        found["card", seat] = sum(after.hands[seat]) - sum(before.hands[seat])
        for at, colour in enumerate(COLOURS):
            found["cube", seat, colour] = after.warehouses[seat][at] - before.warehouses[seat][at]
    for at, port in enumerate("VC"):
        found["quay", port] = sum(after.ports[at]) - sum(before.ports[at])
    return found


def _told_gh(before: Any, after: Any, facts: Sequence[Fact]) -> Counts:
    found: Counts = Counter()
    for fact in facts:
        if fact.key == "gh-delivered":
            found["delivered", _who(fact)] += _number(fact, "count")
        elif fact.key == "gh-refilled":
            found["refill",] += 1
    return found


def _marked_bb(marks: Sequence[Any], printed: Any) -> Counts:
    found: Counts = Counter()
    for mark in marks:
        match mark:
            case bb.Placed(who, "F"):
                found["points", who] += printed.fishing
            case bb.Got(who, "points", points) | bb.Fished(who, _, points) | bb.Built(who=who, points=points):
                found["points", who] += points
            case bb.Resolved(who, _, points):
                found["points", who] += points
            case bb.Ranked(row) | bb.Prayed(row) | bb.EndedGame(row):
                for who, points in enumerate(row):
                    found["points", who] += points
    return found


def _changed_bb(before: Any, after: Any, facts: Sequence[Fact]) -> Counts:
    return Counter(
        {
            ("points", seat): sum(after.players[seat].scored) - sum(before.players[seat].scored)
            for seat in range(len(before.players))
        }
    )


def _marked_edo(marks: Sequence[Any], printed: Any) -> Counts:
    found: Counts = Counter()
    for mark in marks:
        if mark.what == "income":
            found["income", mark.seat] += mark.count
        for what, count in mark.goods:
            found["goods", mark.seat, what] += count
    return found


def _changed_edo(before: Any, after: Any, facts: Sequence[Fact]) -> Counts:
    return Counter(
        {
            ("goods", seat, what): getattr(now.goods, what) - getattr(was.goods, what)
            for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True))
            for what in ("ryo", "rice", "wood", "stone")
        }
    )


def _told_edo(before: Any, after: Any, facts: Sequence[Fact]) -> Counts:
    found: Counts = Counter()
    for fact in facts:
        if fact.key == "edo-log-income":
            for paid in fact.args["paid"]:  # type: ignore[union-attr]
                assert isinstance(paid, Fact)
                found["income", _who(paid)] += _number(paid, "ryo")
    return found


def _marked_py(marks: Sequence[Any], printed: Any) -> Counts:
    found: Counts = Counter()
    for mark in marks:
        for seat, one in enumerate(mark.seats):
            for name in ("red", "green", "skulls"):
                found[name, seat] += getattr(one, name)
            found["boxes", seat] += len(one.boxes)
    return found


def _changed_py(before: Any, after: Any, facts: Sequence[Fact]) -> Counts:
    found: Counts = Counter()
    for seat, (was, now) in enumerate(zip(before.hands, after.hands, strict=True)):
        for name in ("red", "green", "skulls"):
            found[name, seat] = getattr(now, name) - getattr(was, name)
    for box in after.boxes[len(before.boxes) :]:
        found["boxes", box.seat] += 1
    return found


def _who(fact: Fact) -> int:
    who = fact.args["who"]
    assert isinstance(who, Who)
    return who.seat


def _number(fact: Fact, name: str) -> int:
    value = fact.args[name]
    assert isinstance(value, int)
    return value


MARKED: Final[Mapping[str, Callable[[Sequence[Any], Any], Counts]]] = {
    "golden_horn": _marked_gh,
    "bora_bora": _marked_bb,
    "edo": _marked_edo,
    "pyramids": _marked_py,
}
POSITION: Final = "the position has changed by"
LOG: Final = "the log tells of"
Against = tuple[str, frozenset[str], Callable[[Any, Any, Sequence[Fact]], Counts]]
AGAINST: Final[Mapping[str, Sequence[Against]]] = {
    "golden_horn": (
        (POSITION, frozenset({"card", "cube", "quay"}), _changed_gh),
        (LOG, frozenset({"delivered", "refill"}), _told_gh),
    ),
    "bora_bora": ((POSITION, frozenset({"points"}), _changed_bb),),
    "edo": (
        (POSITION, frozenset({"goods"}), _changed_edo),
        (LOG, frozenset({"income"}), _told_edo),
    ),
    "pyramids": ((POSITION, frozenset({"red", "green", "skulls", "boxes"}), _changed_py),),
}
"""For each game: against what is counted, which kinds of things, and how."""
