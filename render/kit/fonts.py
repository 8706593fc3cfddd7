"""Load the two fonts: Inter for everything that must be understood, EB Garamond for titles and place names.

Glyphs are placed one by one with Pillow's basic layout, our own kerning table and fixed boxes for numbers, so
the pixels do not depend on the shaping library of a machine. Each glyph is drawn at four times its size at
one of four horizontal phases, reduced once and kept.
"""

from __future__ import annotations

import json
import math
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal

import fontpkg
import msgspec
from PIL import Image, ImageDraw, ImageFont

from bot.text.escape import COMPUTER
from render.kit.own_look import is_large, measured

Voice = Literal["reading", "speaking"]

SCALE: Final = 4
_PACKAGES: Final[dict[str, str]] = {"reading": "inter", "speaking": "eb-garamond"}
_FIGURES: Final = "0123456789"


class Style(msgspec.Struct, frozen=True):
    """How a text is set: voice, size of the em in pixels, weight, and extra space between letters in em.

    `fixed`: in this size also for readers who want larger letters."""

    size: int
    weight: int = 600
    voice: Voice = "reading"
    space: float = 0
    fixed: bool = False

    def at(self, size: int) -> Style:
        return Style(size, self.weight, self.voice, self.space, self.fixed)

    def bold(self, weight: int) -> Style:
        return Style(self.size, weight, self.voice, self.space, self.fixed)

    @property
    def usual(self) -> Style:
        """The style in the size that most readers see."""
        return Style(self.size, self.weight, self.voice, self.space, True)


LARGER: Final = 1.2
"""How much larger small letters are for readers who want larger ones."""
LARGE: Final = 43
"""The size in which no letter needs to be larger."""


def as_set(style: Style) -> Style:
    """The style in which a text is set, for the reader of the picture."""
    if not is_large() or style.fixed or style.size >= LARGE:
        return style
    return style.at(min(LARGE, round(style.size * LARGER))).usual


def narrow(size: int) -> int:
    """The size of letters that have no room to be larger: they are set in this one for all readers."""
    return round(size / LARGER) if is_large() and size < LARGE else size


#: The steps of the type scale.
SMALL: Final = Style(22, 600)
LABEL: Final = Style(26, 600)
BODY: Final = Style(30, 600)
NAME: Final = Style(36, 700)
FIGURE: Final = Style(46, 800)
TITLE: Final = Style(60, 700, "speaking")
PORT: Final = Style(44, 700, "speaking")
DISPLAY: Final = Style(84, 800)
DISPLAY_TITLE: Final = Style(84, 700, "speaking")


@cache
def sizes_from(largest: int, least: int) -> tuple[int, ...]:
    """The sizes in which a text is tried until it fits: every second one."""
    return tuple(range(largest, least - 1, -2))


@cache
def path(voice: Voice) -> str:
    """The font file of a voice."""
    return str(fontpkg.path(_PACKAGES[voice]))


@lru_cache(maxsize=6)  # one font takes a megabyte, and is opened in a fifth of a millisecond
def font(voice: Voice, weight: int, size: int) -> ImageFont.FreeTypeFont:
    """A font at a size in real pixels. Inter's optical size follows the size at which it will be shown."""
    typeface = ImageFont.truetype(path(voice), size, layout_engine=ImageFont.Layout.BASIC)
    axes: list[float] = [min(32, max(14, size / SCALE * 0.8)), weight] if voice == "reading" else [weight]
    typeface.set_variation_by_axes(axes)
    return typeface


@cache
def kerning(voice: Voice) -> dict[str, float]:
    """Space to add between two letters, in em, by pair; made by `python -m render.kit.make_kerning`."""
    rows = json.loads((Path(__file__).parent / "kerning.json").read_text(encoding="utf-8"))
    by_pair: dict[str, float] = {}
    for amount, pairs in rows[voice].items():
        for i in range(0, len(pairs), 2):
            by_pair[pairs[i : i + 2]] = int(amount) / 1000
    return by_pair


@lru_cache(maxsize=8192)
def advance(letter: str, voice: Voice, weight: int, size: int, boxed: bool = False) -> float:
    """How far a letter moves the pen, in final pixels; `boxed` gives all figures the same width."""
    if letter == COMPUTER:
        return size * 0.84
    if boxed and letter in _FIGURES:
        return max(font(voice, weight, size * SCALE).getlength(figure) for figure in _FIGURES) / SCALE
    return font(voice, weight, size * SCALE).getlength(letter) / SCALE


@lru_cache(maxsize=8192)
def glyph(
    letter: str, voice: Voice, weight: int, size: int, phase: int, boxed: bool = False, zoom: int = 1
) -> tuple[Image.Image, int, int] | None:
    """A letter as a mask with its offset from the pen on the base line; None if it has no visible mark.

    With `zoom` times the pixels in each direction, as all that is set here.
    """
    if letter == COMPUTER:
        return _gear(size, phase, zoom)
    face = font(voice, weight, size * SCALE)
    x0, y0, x1, y1 = face.getbbox(letter, anchor="ls")
    if x1 <= x0 or y1 <= y0:
        return None
    shift = 0.0
    if boxed and letter in _FIGURES:
        shift = (advance(letter, voice, weight, size, True) * SCALE - face.getlength(letter)) / 2
    left, top = int(x0 + shift) // SCALE - 1, int(y0) // SCALE - 1
    width, height = int(x1 + shift) // SCALE + 3 - left, int(y1) // SCALE + 2 - top
    sheet = Image.new("L", (width * SCALE, height * SCALE))
    ImageDraw.Draw(sheet).text(
        (-left * SCALE + phase + round(shift), -top * SCALE), letter, font=face, fill=255, anchor="ls"
    )
    return sheet.reduce(SCALE // zoom), left * zoom, top * zoom


def _gear(size: int, phase: int, zoom: int) -> tuple[Image.Image, int, int]:
    """The badge of computers, which no font has: a small gear in the middle of a capital's height."""
    radius = 0.4 * size * SCALE
    cx, cy = 0.42 * size * SCALE + phase + SCALE, radius + SCALE
    side = int(2 * radius) // SCALE + 4
    sheet = Image.new("L", (side * SCALE, side * SCALE))
    draw = ImageDraw.Draw(sheet)
    for tooth in range(8):
        turn = math.pi * tooth / 4
        ends = [(radius * 0.5, -0.26), (radius, -0.19), (radius, 0.19), (radius * 0.5, 0.26)]
        draw.polygon([(cx + r * math.cos(turn + a), cy + r * math.sin(turn + a)) for r, a in ends], fill=255)
    draw.circle((cx, cy), radius * 0.72, fill=255)
    draw.circle((cx, cy), radius * 0.3, fill=0)
    return sheet.reduce(SCALE // zoom), -zoom, (-1 - round(0.76 * size)) * zoom


@lru_cache(maxsize=4096)
def known(letter: str, voice: Voice = "reading") -> bool:
    """Whether a font can show a letter (it is not drawn as the font's empty box)."""
    if letter.isspace() or letter == COMPUTER:
        return True
    face = font(voice, 600, 22 * SCALE)
    return bytes(face.getmask(letter)) != bytes(face.getmask("\uffff"))


def pen_places(text: str, style: Style) -> tuple[list[float], float]:
    """Pen positions before each letter and after the last, in final pixels, kerning included."""
    style = as_set(style)
    pairs = kerning(style.voice)
    boxed = is_number(text)
    x, places, last = 0.0, [], ""
    for letter in text:
        if last:
            x += (pairs.get(last + letter, 0.0) + style.space) * style.size
        places.append(x)
        x += advance(letter, style.voice, style.weight, style.size, boxed)
        last = letter
    return places, x


def is_number(text: str) -> bool:
    """Whether a text has no letters; then its figures get equal boxes, so that they align in columns."""
    return not any(letter.isalpha() for letter in text)


@measured(4096)
def width(text: str, style: Style) -> float:
    """The width of a text in final pixels."""
    return pen_places(text, style)[1]


def mask(text: str, style: Style, zoom: int = 1) -> tuple[Image.Image, int, int]:
    """A text as a mask, with its offset from the pen on the base line."""
    places, _ = pen_places(text, style)
    style, boxed = as_set(style), is_number(text)
    parts = []
    for letter, x in zip(text, places, strict=True):
        whole = int(x)
        phase = int((x - whole) * SCALE)
        drawn = glyph(letter, style.voice, style.weight, style.size, phase, boxed, zoom)
        if drawn is not None:
            image, left, top = drawn
            parts.append((image, whole * zoom + left, top))
    if not parts:
        return Image.new("L", (1, 1)), 0, 0
    x0, y0 = min(x for _, x, _ in parts), min(y for _, _, y in parts)
    x1 = max(x + image.width for image, x, _ in parts)
    y1 = max(y + image.height for image, _, y in parts)
    sheet = Image.new("L", (x1 - x0, y1 - y0))
    for image, x, y in parts:
        sheet.paste(255, (x - x0, y - y0), image)
    return sheet, x0, y0


@measured(1024)
def line(text: str, style: Style, zoom: int = 1) -> tuple[float, Any, int, int, int, int]:
    """All that is needed to set a text: its width, and its mask (the pixels as Pillow's C code has them) with
    the offset from the pen and the size."""
    image, left, top = mask(text, style, zoom)
    return width(text, style), image.im, left, top, image.width, image.height


def cap_height(style: Style) -> float:
    """The height of a capital letter, in final pixels."""
    style = as_set(style)
    return _cap_height(style.voice, style.weight, style.size)


@lru_cache(maxsize=256)
def _cap_height(voice: Voice, weight: int, size: int) -> float:
    _, y0, _, _ = font(voice, weight, size * SCALE).getbbox("H", anchor="ls")
    return -float(y0) / SCALE
