"""The panel for a turn of Edo that waits to be confirmed: its steps, cost, gain, and what the reader has
then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from bot.core import Fact, Seat, Term
from bot.games.edo.marks import Mark
from bot.games.edo.view import EdoView, SeatView
from bot.text import Words
from render.edo.pieces import actions, buildings, people
from render.edo.pieces.goods import symbol
from render.edo.theme import GOODS
from render.kit.changes import account, fresh
from render.kit.confirm import Step, Turn, counted, own_words
from render.kit.sketch import Sprite
from render.scene import Scene

HALF: Final = 22
SAMURAI: Final = ("walk", "travel", "rally", "withdrew", "home")
MERCHANT: Final = ("merchant", "traded", "bought-goods")
RONIN: Final = ("tile", "land", "send", "pick", "disperse", "dispersed", "stood")
"""What happened to these pieces, by the last part of the key of a fact."""
SYMBOLS: Final[Mapping[str, str]] = {
    "gate": "torii",
    "bought": "scroll",
    "favour": "seal",
    "met": "seal",
    "met-privilege": "seal",
    "claim": "ryo",
    "paid": "rice",
}
"""The symbols of what happened, by the last part of the key of a fact."""

IDLE: Final = ("edo-log-passed", "edo-log-impossible")
"""Facts of officials who do nothing."""


def draft(
    scene: Scene, view: EdoView, seat: Seat, w: Words, names: Sequence[str], facts: Sequence[Fact]
) -> Turn:
    """The turn of the reader as the panel shows it. `facts`: its steps, from `said.drafted`."""
    player = view.players[seat]
    before = scene.before_of(EdoView) or view
    held = before.players[seat]
    cost, gain = account(_owned(held), _owned(player), _brought(before, view, seat))
    part = partial(thing, seat)
    steps = tuple(
        Step(
            own_words(w.say(fact, names), names[seat]),
            _things(fact, view, seat),
            _brief(fact, w),
            counted("−", _paid(fact), part) + counted("+", _got(fact), part),
        )
        for fact in joined(facts)
    )
    return Turn(
        "",
        steps,
        cost=counted("−", cost.items(), part),
        gain=counted("+", gain.items(), part),
        after=counted("", ((what, getattr(player.goods, what)) for what in GOODS), part),
        points=(held.points, player.points),
        aside="" if view.over else w("edo-pic-if-over", points=player.total),
    )


def joined(facts: Sequence[Fact]) -> list[Fact]:
    """The facts; the ways of a piece that goes on at once are one way."""
    steps: list[Fact] = []
    for one in facts:
        last = steps[-1] if steps else None
        if last is not None and "cost" in last.args and last.key == one.key and _goes_on(last, one):
            paid = sum(int(step.args["cost"]) for step in (last, one) if isinstance(step.args["cost"], int))
            steps[-1] = replace(one, args={**one.args, "start": last.args["start"], "cost": paid})
        else:
            steps.append(one)
    return steps


def _goes_on(last: Fact, one: Fact) -> bool:
    return "end" in last.args and last.args["end"] == one.args["start"]


def _brief(fact: Fact, w: Words) -> str:
    """What happened, in the codes of the board; empty if this does not say it."""
    match fact.args:
        case {"start": Fact() as start, "end": Fact() as end}:
            return f"{_code(start, w)}\u00a0→\u00a0{_code(end, w)}"
        case {"card": str(card), "action": Term() as action} if fact.key == "edo-log-opened":
            return f"{card} {w(action.key)}"
        case {"action": Term() as action} if fact.key.startswith(IDLE):
            return f"{w(action.key)}: –"
        case {"place": Fact() as place}:
            return _code(place, w)
        case {"card": str(card)} if "action" not in fact.args:
            return card
    return ""


def _code(place: Fact, w: Words) -> str:
    """A space as the board names it."""
    return w.say(place) if place.key == "edo-place-edo" else str(place.args["code"])


def _paid(fact: Fact) -> Iterator[tuple[str, int]]:
    match fact.args:
        case {"cost": int(ryo)} if ryo:
            yield "ryo", ryo


def _got(fact: Fact) -> Iterator[tuple[str, int]]:
    match fact.args:
        case {"goods": Fact(key, {"count": int(count)}), "place": _}:
            yield key.removeprefix("edo-amount-"), count


def _owned(player: SeatView) -> dict[str, int]:
    """The numbers of the things that the panel counts, by kind."""
    goods = {what: getattr(player.goods, what) for what in GOODS}
    return {**goods, "neutral": player.neutral, "markers": player.markers}


def _brought(before: EdoView, view: EdoView, seat: Seat) -> Counter[str]:
    """What the events of the draft have brought."""
    brought: Counter[str] = Counter()
    events: Sequence[Mark] = fresh(before.marks, view.marks)
    for event in events if before is not view else ():
        if event.seat == seat:
            brought.update({what: count for what, count in event.goods if count > 0})
    return brought


def thing(seat: Seat, what: str) -> Sprite:
    """The picture of a thing that the panel counts."""
    if what == "neutral":
        return people.official(people.NEUTRAL, 20)
    return people.ronin(0, 20, False) if what == "markers" else symbol(what, 20)


def _things(fact: Fact, view: EdoView, seat: Seat) -> tuple[Sprite, ...]:
    """The picture of something that happened; none if the words are enough."""
    name = fact.key.removeprefix("edo-log-")
    args = fact.args
    if name in SAMURAI:
        return (people.samurai(seat, HALF, False),)
    if name in MERCHANT:
        return (people.merchant(HALF, False),)
    if name in RONIN:
        return (people.ronin(0, HALF, False),)
    if name == "city":
        return (buildings.house(seat, HALF),)
    if name == "recruit":
        return (people.official(people.NEUTRAL, HALF),)
    if name in SYMBOLS:
        return (symbol(SYMBOLS[name], HALF),)
    match args:
        case {"action": Term(key)} if name in ("opened", "quiet") or fact.key.startswith(IDLE):
            return (actions.action(key.removeprefix("edo-do-"), HALF),)
        case {"building": Term(key)}:
            return (buildings.building(key.removeprefix("edo-building-"), seat, HALF),)
        case {"goods": Fact(key)}:
            return (symbol(key.removeprefix("edo-amount-"), HALF),)
        case {"goods": (Fact(key), *_)}:
            return (symbol(key.removeprefix("edo-amount-"), HALF),)
    return ()
