"""Draw the last turn as a row of pictures: who, with which die, what was taken, what it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.core import Seat
from bot.games.bora_bora import view as v
from bot.games.bora_bora.view import View
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.theme import LOOK
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED, INK
from render.kit.sketch import Sprite
from render.kit.text import fit

FIGURES = Style(34, 800)
HALF = 21


@dataclass(frozen=True)
class Bit:
    """A piece of the row: a sprite, figures, or points in a flower."""

    sprite: Sprite | None = None
    text: str = ""
    flower: bool = False
    gap: int = 6

    @property
    def width(self) -> float:
        if self.sprite is not None:
            return self.sprite.width + self.gap
        if self.flower:
            return 52 + self.gap
        return fonts.width(self.text, FIGURES) + self.gap


def _sym(name: str, half: int = HALF, gap: int = 6) -> Bit:
    return Bit(symbols.symbol(name, half), gap=gap)


def _text(text: str, gap: int = 6) -> Bit:
    return Bit(text=text, gap=gap)


def _flower(points: int) -> Bit:
    return Bit(text=f"+{points}" if points < 10 else str(points), flower=True)


def bits(view: View, event: Any) -> list[Bit]:
    """An event in pictures; empty if another event already shows it."""
    match event:
        case v.Placed(who=who, action=action, face=face):
            return [Bit(symbols.die(who, face, 20)), _text("→", 6), _sym(action, 23)]
        case v.Paid(god=god, how=how):
            paid = [_sym("god-tile", 16)] if how == "tile" else []
            if not paid:
                paid = [Bit(tiles.god_card(how[0], 26), gap=3) for _ in how]
            return [_sym(f"god-{god}", 22), _text("−", 2), *paid]
        case v.Settled(who=who):
            return [Bit(symbols.hut(who, 20, False))]
        case v.Got(what="points", count=count):
            return [_flower(count)]
        case v.Got(what=what, count=count):
            return [_text(f"+{count}", 3), _sym(what, 19)]
        case v.Fished(region=region, points=points):
            fish = next((one.fish for one in view.regions if one.id == region), None)
            return [*([_sym(fish.kind, 20)] if fish else []), _flower(points)]
        case v.Welcomed(person=person) | v.Shifted(person=person):
            sex, kind, number = person.split("-")
            return [Bit(tiles.person(sex, symbols.kind(view.printed, kind), int(number), 36))]
        case v.Carried():
            return [_sym("hut-12", 21)]
        case v.Rose():
            return [_sym("status", 20)]
        case v.Sent(who=who):
            return [_sym(f"priest-{who}", 22)]
        case v.Built(who=who, points=points):
            return [_sym(f"building-{who}", 22), _flower(points)]
        case v.Drew(colour=colour):
            return [_text("+", 3), Bit(tiles.god_card(colour or "top", 28))]
        case v.Used(sex=sex, kind=kind, tiles=count, mode=mode):
            gods = [_sym("god-G", 18)] if mode != "plain" else []
            return [
                *gods,
                _sym("M" if sex == "M" else "W", 21, 2),
                _text(f"×{count}", 4),
                _sym(symbols.kind(view.printed, kind), 21),
            ]
        case v.Bought(jewel=None):
            return [_sym("jewel", 19), _text("–")]
        case v.Bought(jewel=str(jewel)):
            return [_text("+", 3), _sym(jewel[:2], 21)]
        case v.Resolved(points=points):
            return [_sym("task", 20), _flower(points) if points else _text("–")]
        case v.Took():
            return [_text("+", 3), _sym("task", 20)]
        case v.Ranked(points=points, order=order):
            row = [_sym("status", 20)]
            for seat in order:
                row += [Bit(LOOK.badge(seat, 38), gap=4), _text(f"+{points[seat]}", 14)]
            return row
        case v.Prayed(points=points, tile=tile):
            row = [_sym("T", 21)]
            for seat, won in enumerate(points):
                if won:
                    row += [Bit(LOOK.badge(seat, 38), gap=4), _text(f"+{won}", 14)]
            if tile is not None:
                row += [_sym("god-tile", 19), _text("→", 4), Bit(LOOK.badge(tile, 38))]
            return row
    return []


def actor(view: View) -> Seat | None:
    """The seat whose turn the last events tell; None for a scoring that concerns all."""
    return next((event.who for event in view.last if hasattr(event, "who")), None)


def several(view: View) -> bool:
    """The marks are of the turns of several seats, one after the other."""
    return len({event.who for event in view.last if hasattr(event, "who")}) > 1


def groups(view: View) -> Iterator[list[Bit]]:
    """The events of the last turn, each in pictures; where several seats had turns, with their badges."""
    badges, former = several(view), None
    for event in view.last:
        found = bits(view, event)
        if found:
            who = getattr(event, "who", former)
            if badges and who is not None and who != former:
                found = [Bit(LOOK.badge(who, 38)), *found]
            former = who
            yield found


def last_turn(canvas: Canvas, view: View, names: Sequence[str], x: float, middle: float, room: float) -> None:
    """Draw the last turn on one line of `room` pixels; what does not fit is left out at the end."""
    end = x + room
    who = actor(view)
    told = list(groups(view))
    if not told:
        return
    if (
        who is not None
        and not several(view)
        and not any(isinstance(event, v.Ranked | v.Prayed) for event in view.last)
    ):
        canvas.put(LOOK.badge(who, 44), x, middle - 22)
        text, style = fit(names[who], Style(32, 700), 300, (32, 30, 28))
        x += 54 + canvas.middle(x + 54, middle, text, style) + 18
    for k, group in enumerate(told):
        width = sum(bit.width for bit in group)
        more = k < len(told) - 1
        if x + width + (60 if more else 0) > end:
            canvas.middle(x, middle, "…", FIGURES, FADED)
            return
        if k:
            x += canvas.middle(x, middle - 2, "·", FIGURES, FADED) + 12
        for bit in group:
            x = _lay(canvas, bit, x, middle)
        x += 8


def row(canvas: Canvas, group: Sequence[Bit], x: float, middle: float, room: float) -> None:
    """Draw one event on a line of its own."""
    end = x + room
    for bit in group:
        if x + bit.width > end:
            return
        x = _lay(canvas, bit, x, middle)


def _lay(canvas: Canvas, bit: Bit, x: float, middle: float) -> float:
    if bit.sprite is not None:
        canvas.put(bit.sprite, x, middle - bit.sprite.height / 2)
    elif bit.flower:
        tiles.points(canvas, x + 26, middle, bit.text, 26)
    else:
        canvas.middle(x, middle, bit.text, FIGURES, INK)
    return x + bit.width
