"""Draw what every picture has in the same place: the head with its pill, columns, lobby, score sheet.

A game describes itself with a `Look`; everything here is drawn with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from bot.core import Fact, Seat, Term, View
from bot.text import Words
from bot.text import words as words_in
from bot.text.escape import COMPUTER
from render.kit import badges, fonts, panels, zoom
from render.kit.canvas import Area, Canvas
from render.kit.colour import RGB
from render.kit.flow import Art, Box, Drawn, Gap, Grid, Lines, On, Sized, Text, column, row
from render.kit.fonts import DISPLAY_TITLE, TITLE, Style, sizes_from
from render.kit.names import name_lines
from render.kit.page import GUTTER as GUTTER
from render.kit.page import HEAD as HEAD
from render.kit.page import MARGIN as MARGIN
from render.kit.page import WIDTH as WIDTH
from render.kit.palette import FADED, IVORY
from render.kit.panels import Paper
from render.kit.pieces.signs import laurel as laurel
from render.kit.pill import BADGE as BADGE
from render.kit.pill import SAY as SAY
from render.kit.pill import Pill as Pill
from render.kit.pill import asking as asking
from render.kit.pill import awaited_pill as awaited_pill
from render.kit.pill import end_pill as end_pill
from render.kit.pill import pill as pill
from render.kit.pill import result_pill as result_pill
from render.kit.seat_panel import framed
from render.kit.sketch import Sprite
from render.kit.text import NAME_STEPS, clean, fit
from render.scene import Lobby, Scene, V

USERNAME: Final = re.compile(r"^\(([^()]+)\)")
"""Matches "(username)", which is left of "name (username)" if no letter of the name can be drawn."""


@dataclass(frozen=True)
class Look:
    """The colours and ornaments of one game, for the parts that all games share."""

    game: str
    """Key of the game; its badges are registered under it and its palette lies in `render/<game>/`."""
    paper: Paper
    ground: RGB
    """The ground around the board."""
    rail: Callable[[int], Sprite]
    """Draws the game's ornamental rule in a given width, about 10 px high."""
    emblems: tuple[int, ...] = ()
    """The emblem of each seat if players choose theirs; empty: each seat has its own."""
    seal: Seal | None = None
    """Draws the seal under the name of the game, in a given width and height; None: the name stands on the
    ground."""

    def of(self, view: View) -> Look:
        """The look of a match, if all matches of the game look alike."""
        return self

    def opened(self, scene: Scene, kind: type[V]) -> tuple[V, Words, tuple[str, ...]]:
        """What a drawing begins with: the view of a scene, its words, and the names as they can be drawn."""
        w = words_in(scene.language)
        return scene.view_of(kind), w, shown(scene.names, w, self)

    def badge(self, seat: Seat, size: int) -> Sprite:
        """The badge of a seat of this match."""
        return badges.badge(self.game, seat, size, False, self._emblem(seat))

    def sign(self, seat: Seat, words: Words) -> str:
        """The word for what is seen on that badge."""
        return words(badges.sign(self.game, seat, self._emblem(seat)))

    def _emblem(self, seat: Seat) -> int | None:
        return self.emblems[seat] if self.emblems else None


def shown(names: Sequence[str | None], words: Words, look: Look) -> tuple[str, ...]:
    """Names as they can be drawn.

    If a name is in a script that cannot be drawn, the username behind it is used, without its brackets. If no
    letter can be drawn at all, a person is called by the emblem of the seat.
    """
    return tuple(_shown(clean(name or ""), seat, words, look) for seat, name in enumerate(names))


def _shown(name: str, seat: Seat, words: Words, look: Look) -> str:
    name = USERNAME.sub(r"\1", name)
    if any(letter.isalnum() for letter in name):
        return name
    sign = look.sign(seat, words)
    return f"{sign} {COMPUTER}" if COMPUTER in name else sign


def columns(count: int, width: int = WIDTH - 2 * MARGIN, gutter: int = GUTTER) -> list[tuple[int, int]]:
    """(left edge, width) of equal columns between the margins: width 756, 496, 366, 287 for 2, 3, 4, 5."""
    each = (width - gutter * (count - 1)) / count
    return [(MARGIN + round(i * (each + gutter)), int(each)) for i in range(count)]


BELOW: Final = "\n"
Seal = Callable[[int, int], Sprite]
"""Draws what the name of a game stands on, in a width and height."""


def title(canvas: Canvas, text: str, sub: str, room: float, seal: Seal | None = None) -> None:
    """Draw the title (the game or the question) in the display font, with the round beside it, which has two
    lines if `BELOW` divides it."""
    lines, small = sub.split(BELOW), SAY if BELOW in sub else SAY.at(24).usual
    left = room - 30 - max(fonts.width(line, small) for line in lines) if sub else room
    fits = fonts.width(text, TITLE.at(46)) <= left
    text, style = fit(text, TITLE, left if fits else room, (60, 52, 46))
    wide = fonts.width(text, style) if seal is None else sealed(canvas, text, seal)
    if seal is None:
        canvas.words(MARGIN + 4, 80, text, style)
    left = room - wide - 30
    if len(lines) > 1:
        canvas.lines(MARGIN + 4 + wide + 30, 50, lines, SAY, FADED)
    elif sub and left > 60:
        sub, small = fit(sub, SAY, left, sizes_from(34, 24))
        canvas.words(MARGIN + 4 + wide + 30, 80, sub, small, FADED)


def sealed(canvas: Canvas, name: str, seal: Seal) -> float:
    """Draw the name of a game on its seal, at the left of the head; the width."""
    wide = round(fonts.width(name, TITLE)) + 40
    canvas.put(seal(wide, 76), MARGIN, 14)
    canvas.middle(MARGIN + wide / 2, 50, name, TITLE, IVORY, "centre")
    return wide


# --- Lobby -------------------------------------------------------------------------------------------------

LOBBY_HEIGHT: Final = 900
LOBBY: Final[Area] = (64, 32, 900, 660)
"""The box for the heading and the seats."""
OPTIONS: Final = 180
"""Height of the panel with the options."""
HEADING: Final = 104
SEAT: Final = 120
"""The most height of a seat."""
APART: Final = 16
BETWEEN: Final = 8
"""What two lines of a name leave free above and below them, and half as much between."""
PAD: Final = 20
BEHIND: Final = 28
"""From a badge to the name."""
MARK: Final = 16
"""Radius of the sign before an option."""
TWO_LINES: Final = 64
"""The height with which an option may have two lines."""
Beside = Callable[[Seat, int], Box]
"""(seat, height): what stands at the right end of a seat."""
OPTION_STEPS: Final = sizes_from(34, 26)


def lobby(
    canvas: Canvas, scene: Lobby, look: Look, words: Words, heading: str, beside: Beside | None = None
) -> None:
    """Draw a table that has not started, on the game's ground with its large ornament at the right.

    `beside` is what belongs to a taken seat.
    """
    names = [None if name is None else clean(name) for name in scene.names]
    taken = words("pic-lobby-seats", taken=len(names) - names.count(None), seats=len(names))
    top: list[Box] = [
        column(
            Sized(_heading(heading, look), height=HEADING),
            Sized(Text(taken, Style(36, 600), FADED), height=60),
            gap=0,
        )
    ]
    if scene.clock is not None:
        told = Lines(words.say(scene.clock, ()), Style(34, 600), 860, 2, sizes_from(34, 28), FADED)
        top.append(row(Art(panels.hourglass(20)), told, gap=MARK))
    room = LOBBY[3] - sum(box.height + APART for box in top)
    high = min(SEAT, int(room / len(names)) - APART)
    seats = [_seat(seat, name, look, words, beside, high) for seat, name in enumerate(names)]
    column(*top, *seats, Gap(), gap=APART).lay(canvas, *LOBBY)
    if scene.options:
        width, top_edge = WIDTH - 2 * MARGIN, LOBBY_HEIGHT - OPTIONS - BEHIND
        _options(scene.options, look, words).lay(canvas, MARGIN, top_edge, width, OPTIONS)


def _heading(text: str, look: Look) -> Box:
    """The name of the game, on its seal if it has one."""
    text, style = fit(text, DISPLAY_TITLE, 940, (84, 72, 60))
    if look.seal is None:
        return Text(text, style)
    return row(On(look.seal, Text(text, style, IVORY), (BEHIND, 0)), Gap())


def _seat(seat: Seat, name: str | None, look: Look, words: Words, beside: Beside | None, height: int) -> Box:
    """A seat with its player, or free."""
    size = height - (20 if height > 80 else 12)
    if name is None:
        badge = Art(badges.free_badge(seat, size, FADED, look.paper.well))
        free = Text(words("seat-free"), Style(40, 600), FADED)
        return Sized(row(Gap(PAD, grow=0), row(badge, free, gap=BEHIND), gap=0), height=height)
    more = Gap() if beside is None else beside(seat, height - 8)
    room = LOBBY[2] - 2 * PAD - size - 2 * BEHIND - more.width
    steps, pair = (48, 44, 40, *NAME_STEPS[:-1]), (height - 2 * BETWEEN) // 2
    three = (height - 2 * BETWEEN) // 3 - BETWEEN // 2
    lines, style = name_lines(_shown(name, seat, words, look), room, steps, pair, three=three)
    said = column(*(Text(line, style) for line in lines), gap=BETWEEN / 2)
    line = row(Art(look.badge(seat, size)), Sized(said, room), more, gap=BEHIND)
    return Sized(framed(look.paper, line, (PAD, 0)), height=height)


def _options(options: Sequence[Fact], look: Look, words: Words) -> Box:
    """The options in one column or two; those that are off have no tick."""
    count = 2 if len(options) > 3 else 1
    high = (OPTIONS - APART) / -(-len(options) // count)
    room = (WIDTH - 2 * MARGIN - 2 * BEHIND) / count - 80
    most = 2 if high >= TWO_LINES else 1
    lines: list[Box] = []
    for option in options:
        sign = Drawn(2 * MARK, 2 * MARK, partial(_mark, _is_off(option), look))
        text = words.say(option, ()).replace("**", "")
        lines.append(row(sign, Sized(Lines(text, Style(36, 600), room, most, OPTION_STEPS), room), gap=MARK))
    return framed(look.paper, Grid(tuple(lines), count), (BEHIND, APART / 2))


def _is_off(option: Fact) -> bool:
    """Whether an option is switched off."""
    value = option.args.get("value")
    return isinstance(value, Term) and value.key.endswith("-off")


def _mark(off: bool, look: Look, canvas: Canvas, left: float, middle: float) -> None:
    """Draw the sign before an option: a tick, or a dash if it is off."""
    if off:
        canvas.centre(panels.disc(MARK, look.paper.ground, FADED, 3), left + MARK, middle)
        canvas.fill(left + 9, middle - 2, left + 23, middle + 2, FADED)
    else:
        canvas.centre(panels.tick(MARK), left + MARK, middle)


def flat(width: int, height: int, colour: RGB) -> Image.Image:
    """A ground of a single colour."""
    return zoom.sheet(width, height, colour)
