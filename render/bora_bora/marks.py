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
            paid = [sym("god-tile", 22)] if how == "tile" else [kit.card(part, 3) for part in how]
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
        case v.Resolved(task=task, points=points):
            return [kit.task(view, task), flower(points) if points else kit.gone("task", 22)]
        case v.Took(task=task):
            return [text("+", 3), kit.task(view, task)]
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
