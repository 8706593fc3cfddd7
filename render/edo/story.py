"""The turns since the previous board, as a strip in the head of the table. Wages and income are left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from typing import Final, NamedTuple

from bot.core import Seat
from bot.games.edo.marks import Mark
from bot.games.edo.view import EdoView
from bot.text import Words
from render.edo.pieces import buildings, goods, lands, people
from render.edo.pieces.actions import action, special_sign
from render.edo.pieces.market import plate
from render.edo.theme import LOOK
from render.kit.canvas import Canvas
from render.kit.change_strip import Bit, Scaled, Strip, Turn, strip, turns_of
from render.kit.sketch import Sprite

MIDDLE: Final = 78
"""The middle of the strip."""
LINE: Final = 48
SCALES: Final = (0.82, 0.75, 0.68)
QUIET: Final = ("income", "wage", "discard", "bundle")
"""Events that concern all seats at once, or that nobody chose."""
BARE: Final = ("produce", "collect", "claim", "levy", "redeem")
"""Events that need no other picture than their goods."""
APART: Final = ("trade", "demand")
"""Events of which there are several kinds."""
WENT: Final = ("walk", "merchant", "ride", "gate", "ronin")
BUILT: Final = ("house", "post", "stronghold", "temple", "start")
SCORING: Final = ("house", "post", "stronghold", "temple", "favour", "demand")
"""Events that bring points."""


class Step(NamedTuple):
    """All events of one kind in a turn, with everything that they brought."""

    what: str
    seat: Seat
    to: str
    gains: tuple[tuple[str, int], ...]
    places: tuple[str, ...]
    """Where pieces went, or where a building was built."""


def turns(view: EdoView) -> tuple[Turn, ...]:
    """The marked turns."""
    return turns_of(((event.seat, event) for event in view.marks), lambda event: event.what not in QUIET)


def steps(events: Iterable[Mark]) -> Iterator[Step]:
    """The events of a turn, those of one kind together."""
    told = [event for event in events if event.what not in QUIET]
    told = [event for event in told if event.what != "pass"] or told[:1]
    kinds: dict[tuple[str, str], list[Mark]] = {}
    for event in told:
        kinds.setdefault((event.what, event.to if event.what in APART else ""), []).append(event)
    for (what, _), kept in kinds.items():
        gains = Counter[str]()
        for event in kept:
            gains.update({good: count for good, count in event.goods if count > 0})
        gone = {event.at for event in kept} if what in WENT else ()
        ends = (event.to or event.at for event in kept if what in (*WENT, *BUILT))
        places = tuple(dict.fromkeys(code for code in ends if code not in gone))
        yield Step(what, kept[-1].seat, kept[-1].to, tuple(gains.items()), places)


def pictures(view: EdoView, w: Words, step: Step, scale: float) -> Sequence[Bit]:
    """The pictures of a step: what was done, where, and what it brought. Towns are named where there is
    room."""
    kit = Scaled(scale)
    done = [] if step.what in BARE else [Bit(one) for one in _done(view, step, kit.px(26))]
    if step.what == "pass":
        done = [kit.text("±0", 3), Bit(people.official(step.seat, kit.px(26)))]
    if step.what == "recruit":
        done.insert(0, kit.text("+1", 3))
    kinds = {space.code: (space.kind, space.town) for space in view.spaces if space.code in step.places}
    if kinds and step.what in WENT:
        done.append(Bit(goods.symbol("arrow", kit.px(15))))
    for kind, town in kinds.values():
        named = town and scale == SCALES[0]
        done.append(kit.text(w(f"edo-town-{town}")) if named else Bit(lands.sign(kind, kit.px(24))))
    for good, count in step.gains:
        done += [kit.text(f"+{count}", 3), Bit(goods.symbol(good, kit.px(20)))]
    if step.what in SCORING or (step.what == "trade" and step.to == "2"):
        done += [kit.text("+", 3), Bit(goods.seal_ground(kit.px(40), kit.px(36)))]
    return done


def _done(view: EdoView, step: Step, half: int) -> list[Sprite]:
    match step.what:
        case "walk" | "withdraw" | "disperse" | "dispersed" | "stood":
            return [people.samurai(-1, half)]  # the badge shows whose
        case "merchant":
            return [people.merchant(half)]
        case "ronin":
            return [people.ronin(0, half)]
        case "ride" | "gate":
            return [action("TRAVEL", half)]
        case "trade":
            return [action("TRADE", half)]
        case "favour":
            return [action("FAVOUR", half)]
        case "recruit":
            return [people.official(people.NEUTRAL, half)]
        case "house" | "start":
            return [buildings.house(step.seat, half)]
        case "post":
            return [buildings.post(step.seat, half)]
        case "stronghold":
            return [buildings.stronghold(half)]
        case "temple":
            return [buildings.temple(step.seat, half)]
        case "demand" if step.to in view.printed.faces:
            return [plate(view.printed.faces[step.to], 3 * half, 2 * half)]
        case "demand":
            return [action("AUTHORIZE", half)]
        case "card":
            return [special_sign(half)]
    return []


def _told(
    view: EdoView, w: Words, room: float, scales: Sequence[float], names: Sequence[str] = ()
) -> Strip | None:
    """The strip on one line of `room` pixels."""
    turns_told = [replace(turn, events=tuple(steps(turn.events))) for turn in turns(view)]
    return strip(turns_told, partial(pictures, view, w), room, scales, names=names) if turns_told else None


def needed(view: EdoView, w: Words) -> float:
    """The room that all turns need."""
    told = _told(view, w, inf, SCALES[-1:])
    return 0 if told is None else told.width


def change_strip(
    canvas: Canvas, view: EdoView, w: Words, names: Sequence[str], x: float, room: float
) -> None:
    """Draw the strip on one line of `room` pixels."""
    told = _told(view, w, room, SCALES, names)
    if told is not None:
        told.draw(canvas, LOOK, x, MIDDLE - LINE / 2, LINE)
