"""Draw the last turn as a row of pictures: who, with which die, what was taken, what it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.core import Seat
from bot.games.bora_bora import view as v
from bot.games.bora_bora.view import View
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.theme import LOOK
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED, INK
from render.kit.sketch import Sprite
from render.kit.text import fit

DOT: Final = 34
"""Room for what stands between two events."""
LARGE: Final = 1.0
SMALL: Final = 0.78
"""Sizes of the pictures of a turn; the small one is for turns in which much happened."""


@dataclass(frozen=True)
class Bit:
    """A piece of the row: a sprite, figures, or points in a flower."""

    sprite: Sprite | None = None
    text: str = ""
    flower: bool = False
    gap: int = 6
    size: int = 42
    """Size of the figures."""

    @property
    def style(self) -> Style:
        return Style(self.size, 800)

    @property
    def width(self) -> float:
        if self.sprite is not None:
            return self.sprite.width + self.gap
        if self.flower:
            return round(self.size * 1.42) + self.gap
        return fonts.width(self.text, self.style) + self.gap


class Kit:
    """Makes the pieces of a row in one size."""

    def __init__(self, size: float) -> None:
        self.size = size

    def px(self, pixels: float) -> int:
        return round(pixels * self.size)

    def sym(self, name: str, half: int = 27, gap: int = 6) -> Bit:
        return Bit(symbols.symbol(name, self.px(half)), gap=gap)

    def gone(self, name: str, half: int = 25) -> Bit:
        return Bit(symbols.gone(name, self.px(half)))

    def done(self) -> Bit:
        """The sign of who has finished."""
        return Bit(panels.tick(self.px(24)))

    def text(self, text: str, gap: int = 6) -> Bit:
        return Bit(text=text, gap=gap, size=self.px(42))

    def flower(self, points: int) -> Bit:
        return Bit(text=f"+{points}" if points < 10 else str(points), flower=True, size=self.px(42))

    def badge(self, seat: Seat, gap: int = 6) -> Bit:
        return Bit(LOOK.badge(seat, self.px(46)), gap=gap)

    def card(self, god: str, gap: int = 6) -> Bit:
        return Bit(tiles.god_card(god, self.px(36)), gap=gap)


def bits(view: View, event: Any, size: float = LARGE) -> list[Bit]:
    """An event in pictures; empty if another event already shows it."""
    kit = Kit(size)
    sym, text, flower = kit.sym, kit.text, kit.flower
    match event:
        case v.Placed(who=who, action=action, face=face):
            return [Bit(symbols.die(who, face, kit.px(25))), text("→", 6), sym(action, 28)]
        case v.Paid(god=god, how=how):
            paid = [sym("god-tile", 22)] if how == "tile" else [kit.card(one, 3) for one in how]
            return [sym(f"god-{god}", 26), text("−", 2), *paid]
        case v.Settled(who=who):
            return [Bit(symbols.hut(who, kit.px(26), False))]
        case v.Got(what="points", count=count):
            return [flower(count)]
        case v.Got(what=what, count=count):
            return [text(f"+{count}", 3), sym(what, 25)]
        case v.Fished(region=region, points=points):
            fish = next((one.fish for one in view.regions if one.id == region), None)
            return [*([sym(fish.kind, 26)] if fish else []), flower(points)]
        case v.Welcomed(person=person) | v.Shifted(person=person):
            sex, kind, number = person.split("-")
            tile = tiles.person(sex, symbols.kind(view.printed, kind), int(number), kit.px(42))
            return [Bit(tile)]
        case v.Carried(space=space):
            return [text(str(space), 2), sym("hut-12", 26)]
        case v.Rose():
            return [sym("status", 26)]
        case v.Sent(who=who):
            return [sym(f"priest-{who}", 28)]
        case v.Built(who=who, points=points):
            return [sym(f"building-{who}", 28), flower(points)]
        case v.Drew(colour=colour):
            return [text("+", 3), kit.card(colour or "top")]
        case v.Used(sex=sex, kind=kind, tiles=count, mode=mode):
            gods = [sym("god-G", 24)] if mode != "plain" else []
            used = symbols.kind(view.printed, kind)
            many = [text(f"×{count}", 4)] if count > 1 else []
            return [*gods, sym("M" if sex == "M" else "W", 27, 2), *many, sym(used, 27)]
        case v.Bought(jewel=None):
            return [sym("jewel", 25), text("–")]
        case v.Bought(jewel=str(jewel)):
            return [text("+", 3), sym(jewel[:2], 27)]
        case v.Resolved(points=points):
            return [sym("task", 26), flower(points)] if points else [Bit(symbols.gone("task", kit.px(26)))]
        case v.Took():
            return [text("+", 3), sym("task", 26)]
        case v.Ranked(points=points, order=order):
            row = [sym("status", 26)]
            for seat in order:
                row.append(kit.badge(seat, 4))
                if points[seat]:
                    row.append(text(f"+{points[seat]}", 14))
            return row
        case v.Prayed(points=points, tile=tile):
            row = [sym("T", 27)]
            for seat, won in enumerate(points):
                if won:
                    row += [kit.badge(seat, 4), text(f"+{won}", 14)]
            if tile is not None:
                row += [sym("god-tile", 25), text("→", 4), kit.badge(tile)]
            return row
        case v.EndedGame(points=points):
            row = [kit.done()]
            for seat, won in enumerate(points):
                row += [kit.badge(seat, 4), text(f"+{won}", 14)]
            return row
    return []


def actor(view: View) -> Seat | None:
    """The seat whose turn the last events tell; None for a scoring that concerns all."""
    return next((event.who for event in view.marks if hasattr(event, "who")), None)


def several(view: View) -> bool:
    """The marks are of the turns of several seats, one after the other."""
    return len({event.who for event in view.marks if hasattr(event, "who")}) > 1


def groups(view: View, size: float = LARGE) -> Iterator[list[Bit]]:
    """The events of the last turn, each in pictures; where several seats had turns, with their badges."""
    badges, former = several(view), None
    for event in view.marks:
        found = bits(view, event, size)
        if found:
            who = getattr(event, "who", former)
            if badges and who is not None and who != former:
                found = [Kit(size).badge(who), *found]
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
        and not any(isinstance(event, v.Ranked | v.Prayed | v.EndedGame) for event in view.marks)
    ):
        canvas.put(LOOK.badge(who, 50), x, middle - 25)
        text, style = fit(names[who], Style(40, 700), 340, (40, 36, 34))
        x += 60 + canvas.middle(x + 60, middle, text, style) + 22
    if sum(sum(bit.width for bit in group) + DOT for group in told) > end - x:
        told = list(groups(view, SMALL))
    for k, group in enumerate(told):
        width = sum(bit.width for bit in group)
        more = k < len(told) - 1
        if x + width + (70 if more else 0) > end:
            canvas.middle(x, middle, "…", Style(42, 800), FADED)
            return
        if k:
            x += canvas.middle(x, middle - 2, "·", Style(42, 800), FADED) + 12
        for bit in group:
            x = lay(canvas, bit, x, middle)
        x += 8


def row(canvas: Canvas, group: Sequence[Bit], x: float, middle: float, room: float) -> None:
    """Draw one event on a line of its own."""
    end = x + room
    for bit in group:
        if x + bit.width > end:
            return
        x = lay(canvas, bit, x, middle)


def lay(canvas: Canvas, bit: Bit, x: float, middle: float) -> float:
    """Draw a piece from x on; returns where the next one begins."""
    if bit.sprite is not None:
        canvas.put(bit.sprite, x, middle - bit.sprite.height / 2)
    elif bit.flower:
        tiles.points(canvas, x + bit.size * 0.71, middle, bit.text, round(bit.size * 0.71))
    else:
        canvas.middle(x, middle, bit.text, bit.style, INK)
    return x + bit.width
