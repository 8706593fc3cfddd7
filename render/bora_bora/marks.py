"""The pictures of events for the strip of changes: the die, what was taken, what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from bot.core import Seat
from bot.games.bora_bora import view as v
from bot.games.bora_bora.view import View
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.theme import LOOK
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.change_strip import FIGURES, Bit, Scaled, Turn, strip, turns_of

LARGE: Final = 1.0
SMALL: Final = 0.78
"""Scales of the strip; the small one is used if much has happened."""
AT_ONCE: Final = ("K8", "K10", "K12")
"""The kinds of persons whose use is told by what it brings, which stands beside it."""
LINE: Final = 64
"""Height of the strip."""


class Kit(Scaled):
    """Makes the pieces of a row in one size."""

    def sym(self, name: str, half: int = 27, gap: int = 6) -> Bit:
        return Bit(symbols.symbol(name, self.px(half)), gap=gap)

    def gone(self, name: str, half: int = 25) -> Bit:
        return Bit(symbols.gone(name, self.px(half)))

    def done(self) -> Bit:
        """The sign of a seat that has finished."""
        return Bit(panels.tick(self.px(24)))

    def flower(self, points: int) -> Bit:
        text = f"+{points}" if points < 10 else str(points)
        half = round(self.px(FIGURES) * 0.71)
        return Bit(tiles.score(half), text, size=tiles.figures(text, half))

    def badge(self, seat: Seat, gap: int = 6) -> Bit:
        return Bit(LOOK.badge(seat, self.px(46)), gap=gap)

    def won(self, points: Sequence[int], seats: Sequence[Seat]) -> list[Bit]:
        """Seats with the points they got, if any."""
        row: list[Bit] = []
        for seat in seats:
            row += [self.badge(seat, 4), *[self.text(f"+{points[seat]}", 14)] * (points[seat] > 0)]
        return row

    def task(self, view: View, name: str) -> Bit:
        return Bit(tiles.task_sprite(name, view.printed, self.px(88), self.px(54)))

    def card(self, god: str, gap: int = 6) -> Bit:
        return Bit(tiles.god_card(god, self.px(36)), gap=gap)


def bits(view: View, event: Any, size: float = LARGE) -> list[Bit]:
    """An event in pictures; empty if another event already shows it."""
    kit = Kit(size)
    sym, text, flower = kit.sym, kit.text, kit.flower
    match event:
        case v.Placed(who=who, action=action, face=face):
            caught = [flower(view.printed.fishing)] if action == "F" else []
            return [Bit(symbols.die(who, face, kit.px(25))), text("→", 6), sym(action, 28), *caught]
        case v.Paid(god=god, how=how):
            if how == "tile":
                return [sym(f"god-{god}", 26), text("−", 2), sym("god-tile", 22)]
            paid = [*(kit.card(part, 3) for part in how), sym("offering", 24)]
            return [sym(f"god-{god}", 26), text("−", 2), *paid]
        case v.Settled(who=who):
            return [Bit(symbols.hut(who, kit.px(26), False))]
        case v.Got(what="points", count=count):
            return [flower(count)]
        case v.Got(what=what, count=count):
            return [text(f"+{count}", 3), sym(what, 25)]
        case v.Fished(region=region, points=points):
            fish = next((region_view.fish for region_view in view.regions if region_view.id == region), None)
            return [*([sym(fish.kind, 26)] if fish else []), flower(points)]
        case v.Welcomed(person=person) | v.Shifted(person=person):
            sex, kind, number = person.split("-")
            person_tile = Bit(tiles.person(sex, symbols.kind(view.printed, kind), int(number), kit.px(42)))
            shells = [text(f"+{number}", 3), sym("shell", 25)]
            if isinstance(event, v.Welcomed):
                return [text("+", 3), person_tile]
            return [person_tile, text("→", 6), *(shells if sex == "W" else [])]
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
            many = [text(f"×{count}", 4)] if count > 1 else []
            used = [] if kind in AT_ONCE else [sym(symbols.kind(view.printed, kind), 27)]
            return [*gods, sym(sex, 27, 2), *many, text("→", 6), *used]
        case v.Bought(jewel=None):
            return [kit.gone("jewel")]
        case v.Bought(jewel=str(jewel)):
            kind, price = jewel.split("-")[:2]
            return [text(f"−{price}", 3), sym("shell", 25), text("→", 6), text("+", 3), sym(kind, 27)]
        case v.Resolved(task=task, points=points):
            if points:
                return [kit.done(), kit.task(view, task), flower(points)]
            return [kit.task(view, task), kit.gone("task", 22)]
        case v.Took(task=task):
            return [text("+", 3), kit.task(view, task)]
        case v.Ranked(points=points, order=order):
            return [sym("status", 26), *kit.won(points, order)]
        case v.Prayed(points=points, tile=tile):
            taken = [] if tile is None else [sym("god-tile", 25), text("→", 4), kit.badge(tile)]
            return [sym("T", 27), *kit.won(points, [seat for seat, got in enumerate(points) if got]), *taken]
        case v.EndedGame(points=points):
            return [kit.done(), *kit.won(points, range(len(points)))]
    return []


def actor(view: View) -> Seat | None:
    """The seat to whose turn the last events belong; None for a scoring of all seats."""
    return next((event.who for event in view.marks if hasattr(event, "who")), None)


def turns(view: View) -> tuple[Turn, ...]:
    """The turns since the previous board; a scoring belongs to no seat."""
    events = ((getattr(event, "who", None), event) for event in view.marks)
    return turns_of(events, lambda event: bits(view, event))


def change_strip(
    canvas: Canvas, view: View, names: Sequence[str], x: float, middle: float, room: float
) -> float:
    """Draw the turns since the previous board on one line of `room` pixels; returns where it ends."""
    told_turns = turns(view)
    if not told_turns:
        return x
    drawn = strip(told_turns, partial(bits, view), room, (LARGE, SMALL), names=names)
    drawn.draw(canvas, LOOK, x, middle - LINE / 2, LINE)
    return x + drawn.width
