"""Draw the pill in the head: who must act and what is asked, or who has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, Protocol

from msgspec.structs import replace

from bot.core import Fact, Score, Seat
from bot.core.game import TURN
from bot.text import Words
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.fonts import NAME, Style, sizes_from
from render.kit.names import APART, name_lines
from render.kit.page import MARGIN, WIDTH
from render.kit.palette import GOLD_LIGHT, IVORY
from render.kit.sketch import Sprite
from render.kit.text import ELLIPSIS, fit, fit_lines, one_line
from render.scene import Scene


class Badges(Protocol):
    """Something that draws the badges of a game: a `Look`."""

    def badge(self, seat: Seat, size: int) -> Sprite: ...


@dataclass(frozen=True)
class Pill:
    """The parts of the pill at the right of the head: texts, and badges with names."""

    lead: str = ""
    """A text before the names, e.g. "Waiting for"."""
    who: tuple[tuple[Seat, str], ...] = ()
    """(seat, name) of each badge."""
    say: str = ""
    """The text about what these seats must do, after the names."""
    things: tuple[Sprite, ...] = ()
    """Pictures of what is left to spend, drawn at the end."""
    colon: str = ""
    """The sign between the name of a single seat and what that seat is asked, which speaks to it
    (`asking`)."""
    large: bool = False
    """Whether the name of a single seat is set as large as the pill allows, so that it is read on a phone."""
    least: int = 28
    """The least size of type."""


BADGE = 52
SAY: Final = Style(34, 600)
"""What is awaited, and the round."""
PAD: Final = 30
GAP: Final = 16
SPENT: Final = 120
"""The room of what is left to spend: if it is more, each thing covers a part of the one before it."""
LOW: Final = (76, 14)
TALL: Final = (92, 6)
"""Height and upper edge of the pill if its text has one line, and if it has two."""
LARGE: Final = (54, 48, 44, 40, 36, 34)
SMALL: Final = sizes_from(36, 32)
"""Sizes of the name of a single seat."""
MANY: Final = sizes_from(36, 28)
"""Sizes of the names of several."""
LEAST_NAME: Final = 220
"""The room that a name keeps beside what its seat is asked."""
LEAST_OF_MANY: Final = 90
"""The same of each of several, and beside a question that would be cut."""
TWO: Final = (34, 30)
TWO_OF_MANY: Final = (32, 24)
"""The largest and the least size of a name on two lines, if it has no room on one: of a single seat, and of
each of several."""
Lines = tuple[str, ...]
Placed = tuple[Seat, Lines, Style]
"""A badge with its name as it is set."""


def pill(canvas: Canvas, look: Badges, what: Pill, right: int = WIDTH - MARGIN, room: int = 980) -> int:
    """Draw the pill against the right margin; returns its left edge."""
    several = len(what.who) > 1
    lead, lead_style = fit(what.lead, SAY, 340, (34, 30)) if what.lead else ("", SAY)
    apart = _apart(what.things)
    things = sum(thing.width + apart for thing in what.things) + (GAP + 4 - apart if what.things else 0)
    colon = what.colon if what.say and len(what.who) == 1 and what.who[0][1] else ""
    used: float = 2 * PAD + things + len(what.who) * (BADGE + GAP) + 2 * GAP * max(0, len(what.who) - 1)
    used += fonts.width(lead, lead_style) + GAP if lead else 0
    name_list: Lines = ()
    say_style = SAY
    if several:
        names = _names(what, room - used)
    else:
        names, name_list, say_style = _named(what, colon, room - used)
    names = [(seat, (*lines[:-1], lines[-1] + colon), style) for seat, lines, style in names]
    used += sum(max(fonts.width(line, style) for line in lines) for _, lines, style in names)
    if name_list:
        used += max(fonts.width(line, say_style) for line in name_list) + (GAP if names else 0)
    width = -(-round(used) // 8) * 8  # few sizes of ground to keep
    x = float(right - width)
    height, y = TALL if max(len(name_list), *(len(lines) for _, lines, _ in names), 1) > 1 else LOW
    canvas.put(panels.pill_ground(width, height), x, y)
    canvas.note(TURN, x, y, width, height)
    middle = y + height / 2
    x += PAD
    if names and not lead:
        x -= 6
    if lead:
        x += canvas.middle(x, middle, lead, lead_style, GOLD_LIGHT) + GAP
    for i, (seat, lines, style) in enumerate(names):
        if i:
            x += GAP * 2
        canvas.put(look.badge(seat, BADGE), x, middle - BADGE / 2)
        x += BADGE + GAP
        x += canvas.lines(x, middle, lines, style, IVORY, apart=style.size * APART)
    if name_list:
        x += GAP if names else 0
        x += canvas.lines(x, middle, name_list, say_style, GOLD_LIGHT, apart=say_style.size * 1.12)
    x += GAP
    for thing in what.things:
        canvas.put(thing, x, middle - thing.height / 2)
        x += thing.width + apart
    return right - width


def _apart(things: Sequence[Sprite]) -> float:
    """From one thing to the next: some room, or less than none if there are many."""
    return min(4.0, (SPENT - sum(thing.width for thing in things)) / max(1, len(things) - 1))


def _names(what: Pill, room: float) -> list[Placed]:
    """The names of several seats in one size. If there is no room for all whole names, long ones are on two
    lines. If little would be left of them, only the badges are drawn."""
    who = what.who
    for size in [type_size for type_size in MANY if type_size >= what.least]:
        style = NAME.at(size)
        if sum(fonts.width(name, style) for _, name in who) <= room:
            return [(seat, (name,), style) for seat, name in who]
    each, left = 0.0, room
    for k, wide in enumerate(sorted(fonts.width(name, style) for _, name in who)):
        each = left / (len(who) - k)
        left -= min(wide, each)
    if each < LEAST_OF_MANY:
        return [(seat, ("",), style) for seat, _ in who]
    return [(seat, *name_lines(name, each, (size,), *TWO_OF_MANY)) for seat, name in who]


def _named(what: Pill, colon: str, room: float) -> tuple[list[Placed], Lines, Style]:
    """The name of a single seat, and what it is asked: the name as large as possible, but rather on two lines
    than cut, beside a sentence, on one line or two, that is still readable on a phone."""
    say = one_line(what.say)
    room -= GAP if say and what.who else 0
    ways: list[tuple[Lines, Style, float]] = [] if say else [((), SAY, 0.0)]
    for size, most in ((34, 1), (34, 2), (32, 2), (30, 2), (28, 2)) if say else ():
        if size < what.least:
            break
        style = SAY.at(size)
        width = fonts.width(say, style)
        lines, _ = fit_lines(say, style, width + 1 if most == 1 else width * 0.66, most, (size,))
        if " ".join(lines) == say:
            ways.append((lines, style, max(fonts.width(line, style) for line in lines)))
    sizes = [type_size for type_size in (LARGE if what.large else SMALL) if type_size >= what.least]
    if not what.who:
        for lines, style, wide in ways:
            if wide <= room:
                return [], lines, style
    for seat, name in what.who:
        for size in sizes:
            style = NAME.at(size)
            for lines, say_style, wide in ways[:2]:
                if fonts.width(name + colon, style) + wide <= room:
                    return [(seat, (name,), style)], lines, say_style
        for divided, (lines, say_style, wide) in product((False, True), ways[:2]):
            two, style = _two(name, room - wide - fonts.width(colon, NAME))
            if " ".join(two) == name or (divided and ELLIPSIS not in two[-1]):
                return [(seat, two, style)], lines, say_style
        for least, asked in ((LEAST_NAME, (*ways[1:], *ways[:1])), (LEAST_OF_MANY, ways[:0:-1] or ways)):
            for lines, say_style, wide in asked:
                left = room - wide - fonts.width(colon, style)
                if left >= min(least, fonts.width(name, style)):
                    return [(seat, *_two(name, left))], lines, say_style
    names = [(seat, *_two(name, LEAST_NAME)) for seat, name in what.who]
    used = sum(fonts.width(two[-1] + colon, style) for _, two, style in names)
    return names, *fit_lines(say, SAY, max(120.0, room - used), 2, (what.least,))


def _two(name: str, room: float) -> tuple[Lines, Style]:
    return name_lines(name, room, TWO[:1], *TWO)


def asking(
    words: Words, seat: Seat, name: str, say: str, things: tuple[Sprite, ...] = (), *, large: bool = False
) -> Pill:
    """The pill of one seat that must act; it speaks to that seat, as all questions do."""
    colon = words("pic-asked", who="")
    return Pill(who=((seat, name),), say=say, colon=colon, things=things, large=large)


def addressed(scene: Scene, confirm: str) -> Scene:
    """The scene of a page whose pill speaks to the reader alone, even if others must act, too.

    Args:
        confirm: the key of the text that is shown when a draft waits to be confirmed.
    """
    assert scene.view.viewer is not None
    asked = scene.question or (Fact(scene.confirms(confirm)) if scene.chosen else None)
    own = scene.awaited if asked is None else ((scene.view.viewer, asked),)
    return replace(scene, awaited=own, question=None)


def awaited_pill(
    words: Words, names: Sequence[str], awaited: Sequence[tuple[Seat, Fact]], question: Fact | None = None
) -> Pill | None:
    """The pill that names the seats that must act; None when nobody must."""
    if not awaited:
        return None
    if len(awaited) == 1:
        seat, fact = awaited[0]
        return asking(words, seat, names[seat], words.say(question or fact, names), large=True)
    return Pill(lead=words("pic-waiting"), who=tuple((seat, names[seat]) for seat, _ in awaited))


def end_pill(words: Words, names: Sequence[str], scene: Scene) -> Pill | None:
    """The pill of a match that somebody has won, by points or because all others have resigned; None for any
    other match."""
    if scene.score is not None:
        return result_pill(words, names, scene.score)
    if scene.winner is not None:
        return Pill(who=((scene.winner, names[scene.winner]),), say=words("pic-won"), large=True)
    return None


def result_pill(words: Words, names: Sequence[str], score: Score) -> Pill:
    """The pill of a finished match: the winner, or all of them, and the score."""
    best = score.winners
    total = score.seats[best[0]].total if best else 0
    who = tuple((seat, names[seat]) for seat in best)
    if len(best) == 1:
        return Pill(who=who, say=words("pic-wins", points=total), large=True)
    return Pill(lead=words("pic-winners", points=total), who=who)
