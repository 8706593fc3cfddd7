"""Draw what was done since the reader's last board: each turn with its number, the badge of its seat,
pictures of what it did, and its gains.

The same number and badge, a stamp, stand on the board where a way of that turn begins. A game says which of
its marks belong to a turn (`turns_of`), and what each looks like in the strip.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, groupby
from math import inf
from typing import Any, Final

from bot.core import Seat
from render.kit import fonts, panels
from render.kit.canvas import Area, Canvas, Stamp
from render.kit.chips import meet
from render.kit.fonts import Style
from render.kit.frames import Look
from render.kit.palette import FADED, INK, IVORY
from render.kit.shapes import Point
from render.kit.sketch import Sprite
from render.kit.text import fit

FIGURES: Final = 42
"""Size of figures at the scale 1."""
BADGE: Final = 48
APART: Final = 14
"""Between two things that a turn did."""
BETWEEN: Final = 26
"""Between two turns."""
NAME_ROOM: Final = 340
MORE: Final = "…"
NEXT: Final = 6
"""Between two stamps that stand side by side."""
ABREAST: Final = 6
"""At most so many stamps stand side by side on each side of the first."""


@dataclass(frozen=True)
class Bit:
    """A piece of the strip: a sprite, figures, or figures on a sprite."""

    sprite: Sprite | None = None
    text: str = ""
    gap: int = 6
    size: int = FIGURES
    """Size of the figures."""

    @property
    def style(self) -> Style:
        return Style(self.size, 800)

    @property
    def width(self) -> float:
        if self.sprite is not None:
            return self.sprite.width + self.gap
        return fonts.width(self.text, self.style) + self.gap


class Scaled:
    """Makes pieces of the strip at a scale."""

    def __init__(self, scale: float) -> None:
        self.scale = scale

    def px(self, pixels: float) -> int:
        return round(pixels * self.scale)

    def text(self, figures: str, gap: int = 6) -> Bit:
        return Bit(text=figures, gap=gap, size=self.px(FIGURES))


@dataclass(frozen=True)
class Turn:
    """What one seat did in one go."""

    seat: Seat | None
    """None: it concerns all, as a scoring does."""
    events: tuple[Any, ...]
    number: int = 0
    """Its place among the turns of seats that are told; 0 if it is the only one, or no seat's."""


Pictures = Callable[[Any, float], Sequence[Bit]]
"""(event, scale): the pictures of an event; none if another event already shows it."""


def turns_of(events: Iterable[tuple[Seat | None, Any]], told: Callable[[Any], object]) -> tuple[Turn, ...]:
    """The turns of these events, in order, each event with its seat. Turns without an event for which `told`
    gives anything are left out."""
    rows: list[tuple[Seat | None, list[Any]]] = []
    for seat, some in groupby(events, lambda pair: pair[0]):
        done = [event for _, event in some]
        if not any(map(told, done)):
            continue
        if rows and rows[-1][0] == seat:  # the same seat again after a turn that is left out
            rows[-1][1].extend(done)
        else:
            rows.append((seat, done))
    seated = sum(seat is not None for seat, _ in rows)
    places = count(1)
    return tuple(
        Turn(seat, tuple(done), next(places) if seat is not None and seated > 1 else 0) for seat, done in rows
    )


# --- Stamps ------------------------------------------------------------------------------------------------


def stamp_width(turn: Turn, size: int) -> int:
    """The width of a stamp whose badge has this size."""
    if not turn.number or turn.seat is None:
        return size
    return round(size * 1.34 + fonts.width(str(turn.number), _stamp_style(size)))


def stamp_height(turn: Turn, size: int) -> int:
    """The height of such a stamp."""
    return max(38, round(size * 1.08)) if turn.number else size


def stamp_area(turn: Turn, x: float, y: float, size: int) -> Area:
    """The box of a stamp around (x, y)."""
    wide, high = stamp_width(turn, size), stamp_height(turn, size)
    return x - wide / 2, y - high / 2, wide, high


def _stamp_style(size: int) -> Style:
    return Style(max(34, round(size * 0.74)), 800)


def stamp(canvas: Canvas, look: Look, turn: Turn, x: float, y: float, size: int) -> None:
    """Draw the number and badge of a turn around (x, y); only the badge if there is one turn."""
    if turn.seat is None:
        return
    canvas.stamps.append(Stamp(turn.number, turn.seat, stamp_area(turn, x, y, size)))
    if not turn.number:
        canvas.centre(look.badge(turn.seat, size), x, y)
        return
    wide = stamp_width(turn, size)
    canvas.centre(panels.chip_ground(wide, stamp_height(turn, size), IVORY, INK), x, y)
    left = x - wide / 2
    canvas.middle(left + size * 0.22, y, str(turn.number), _stamp_style(size), INK)
    canvas.centre(look.badge(turn.seat, round(size * 0.9)), left + wide - size * 0.54, y)


def begin_way(
    canvas: Canvas,
    look: Look,
    turn: Turn,
    x: float,
    y: float,
    size: int,
    near: Sequence[Point] = (),
    taken: Sequence[Area] = (),
) -> None:
    """Draw the stamp of a way that begins at (x, y), where no chip covers it: beside those that stand there
    already, or so far away as one of `near` says, clear of the boxes that are `taken`, or nearly so."""
    wide = stamp_width(turn, size) + NEXT
    x = min(max(x, wide / 2), canvas.width - wide / 2)
    across = wide if x < canvas.width / 2 else -wide
    steps = near or [(side * k * across, 0) for k in range(1, ABREAST) for side in (1, -1)]
    places = [(x + dx, y + dy) for dx, dy in ((0, 0), *steps)]

    def hidden(place: Point) -> float:
        return _hidden(canvas, stamp_area(turn, *place, size), taken)

    x, y = next((place for place in places if not hidden(place)), None) or min(places, key=hidden)
    stamp(canvas, look, turn, x, y, size)
    canvas.keep(*stamp_area(turn, x, y, size))


def _hidden(canvas: Canvas, area: Area, taken: Sequence[Area]) -> float:
    """How much a stamp would hide there, where no other one is."""
    x, y, wide, high = area
    inside = min(x, y) >= 0 and x + wide <= canvas.width and y + high <= canvas.height
    if not inside or any(meet(area, stamp.area, 2) for stamp in canvas.stamps):
        return inf
    return sum(meet(area, other, 2) for other in taken)


# --- The strip ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Entry:
    """A turn as it stands in the strip."""

    turn: Turn
    groups: tuple[tuple[Bit, ...], ...]
    scale: float
    name: str = ""
    later: bool = False
    """It continues a turn that began on the line before."""
    cut: bool = False
    """There is no room for everything that was done."""

    @property
    def badge(self) -> int:
        return round(BADGE * self.scale)

    @property
    def width(self) -> float:
        gap = APART * self.scale
        wide = sum(bit.width for group in self.groups for bit in group) + gap * len(self.groups)
        if self.stamped:
            wide += stamp_width(self.turn, self.badge)
        if self.name:
            wide += fonts.width(*self.named) + gap
        return wide + (self.badge if self.cut else 0)

    @property
    def stamped(self) -> bool:
        return self.turn.seat is not None and not self.later

    @property
    def named(self) -> tuple[str, Style]:
        return fit(self.name, Style(round(40 * self.scale), 700), NAME_ROOM, (40, 36, 34))

    def draw(self, canvas: Canvas, look: Look, x: float, middle: float) -> None:
        gap = APART * self.scale
        if self.stamped:
            wide = stamp_width(self.turn, self.badge)
            stamp(canvas, look, self.turn, x + wide / 2, middle, self.badge)
            x += wide + gap
        if self.name:
            x += canvas.middle(x, middle, *self.named) + gap
        for group in self.groups:
            for bit in group:
                x = lay(canvas, bit, x, middle)
            x += gap
        if self.cut:
            canvas.middle(x, middle, MORE, Style(round(FIGURES * self.scale), 800), FADED)


def lay(canvas: Canvas, bit: Bit, x: float, middle: float) -> float:
    """Draw a piece from x on; returns where the next one begins."""
    if bit.sprite is not None:
        canvas.put(bit.sprite, x, middle - bit.sprite.height / 2)
        if bit.text:
            canvas.middle(x + bit.sprite.width / 2, middle, bit.text, bit.style, INK, "centre")
    else:
        canvas.middle(x, middle, bit.text, bit.style, INK)
    return x + bit.width


@dataclass(frozen=True)
class Strip:
    """The turns in lines, as they fit their room."""

    lines: tuple[tuple[Entry, ...], ...]
    earlier: bool = False
    """The first turns have no room."""

    @property
    def width(self) -> float:
        """The width of the widest line."""
        return max(
            sum(entry.width + BETWEEN * entry.scale for entry in entries) - BETWEEN * entries[-1].scale
            for entries in self.lines
        ) + (BADGE if self.earlier else 0)

    @property
    def turns(self) -> list[Turn]:
        """The turns that are told."""
        return [entry.turn for entries in self.lines for entry in entries]

    @property
    def whole(self) -> bool:
        """Whether everything that was done is told."""
        return not self.earlier and not any(entry.cut for entries in self.lines for entry in entries)

    def draw(self, canvas: Canvas, look: Look, x: float, top: float, line: float) -> None:
        """Draw the strip with its upper left corner at (x, top), its lines `line` pixels high."""
        for row, entries in enumerate(self.lines):
            at, middle = x, top + line * (row + 0.5)
            if self.earlier and not row:
                style = Style(round(FIGURES * entries[0].scale), 800)
                at += canvas.middle(at, middle, MORE, style, FADED) + APART
            for entry in entries:
                entry.draw(canvas, look, at, middle)
                at += entry.width + BETWEEN * entry.scale


def strip(
    turns: Sequence[Turn],
    pictures: Pictures,
    room: float,
    scales: Sequence[float],
    lines: int = 1,
    names: Sequence[str] = (),
) -> Strip:
    """The strip of these turns in lines of `room` pixels, as large as possible.

    Where the smallest scale is too large, the longest turns are cut; where that is not enough, the earliest
    are left out.

    Args:
        names: by seat; if there is only one turn, the name of its seat is shown if there is room.
    """
    for scale in scales:
        entries = tuple(_entry(turn, pictures, scale) for turn in turns)
        if len(turns) == 1 and names and turns[0].seat is not None:
            named = _entry(turns[0], pictures, scale, names[turns[0].seat])
            if named.width <= room:
                return Strip(((named,),))
        wrapped = _wrapped(entries, room)
        if len(wrapped) <= lines and all(entry.width <= room for entry in entries):
            return Strip(wrapped)
    pieces = tuple(piece for entry in entries for piece in _split(entry))
    wrapped = _wrapped(pieces, room)
    if len(wrapped) <= lines:
        return Strip(wrapped)
    return _cut([_shorter(entry, room - BADGE) for entry in entries], room, lines)


def _entry(turn: Turn, pictures: Pictures, scale: float, name: str = "") -> Entry:
    groups = (tuple(pictures(event, scale)) for event in turn.events)
    return Entry(turn, tuple(group for group in groups if group), scale, name)


def _wrapped(entries: Sequence[Entry], room: float, used: float = 0) -> tuple[tuple[Entry, ...], ...]:
    """The entries in lines; `used`: what is taken of the first one."""
    rows: list[list[Entry]] = []
    for entry in entries:
        wide = entry.width + BETWEEN * entry.scale
        if not rows or used + entry.width > room:
            used = used if not rows else 0
            rows.append([])
        rows[-1].append(entry)
        used += wide
    return tuple(map(tuple, rows))


def _split(entry: Entry) -> Iterator[Entry]:
    """Each thing that a turn did, so that a line may end between two of them."""
    for at, group in enumerate(entry.groups):
        yield Entry(entry.turn, (group,), entry.scale, later=at > 0)


def _shorter(entry: Entry, room: float) -> Entry:
    """The entry with as much of what was done as fits."""
    while entry.width > room and entry.groups:
        entry = _without_last(entry)
    return entry


def _without_last(entry: Entry) -> Entry:
    return Entry(entry.turn, entry.groups[:-1], entry.scale, cut=True)


def _cut(entries: list[Entry], room: float, lines: int) -> Strip:
    """The entries, of which the widest tell less, so that there is room for all of them; if there is none,
    the newest."""
    whole = entries
    while len(_wrapped(entries, room)) > lines:
        long = [entry for entry in entries if len(entry.groups) > 1]
        if not long:
            return _newest(whole, room, lines)
        widest = max(long, key=lambda entry: entry.width)
        entries = [_without_last(entry) if entry is widest else entry for entry in entries]
    return Strip(_wrapped(entries, room))


def _newest(entries: Sequence[Entry], room: float, lines: int) -> Strip:
    for first in range(len(entries)):
        wrapped = _wrapped(entries[first:], room, BADGE if first else 0)
        if len(wrapped) <= lines:
            break
    return Strip(wrapped, earlier=first > 0)
