"""Turn a picture dark: papers, and what is written on them, change from light to dark, while pieces keep the
colours by which they are known.

Everything is drawn as usual. A canvas of a dark picture remembers where its pieces lie (`Kept`); what is
written on them stays as it is, too. When the picture is encoded, all the rest is turned.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from PIL import Image, ImageChops, ImageFilter

from render.kit import palette
from render.kit.colour import RGB, mix
from render.kit.laying import Box, Core
from render.kit.palette import INK, SEATS
from render.kit.sketch import Piece

COARSE: Final = 4
"""The fields of a ground are looked at in squares of so many pixels."""
LETTER: Final = ImageFilter.BoxBlur(4)
"""Looks at so many squares at each side: what is written on a field is at most twice as wide."""
EVEN: Final = 6
"""How far the channels of a field are from its colour at most."""
SHADE: Final = 0.22
"""The share of ink in a shadow."""
RIM: Final[RGB] = (226, 210, 178)
EDGE: Final = 2
"""Colour and width of the rim that sets a piece off from a dark paper."""
BODY: Final = 200
"""The least alpha of what belongs to a piece itself, not to its shadow."""
PALE: Final = 75
"""How far apart the channels of a paper's colour are at most; others are known by their colour."""
INKY: Final = 0.85
"""The share of ink in a sign that is drawn in ink alone."""
MUTED: Final = 0.7
"""How much of its colour a turned paper keeps."""
SHIFT, SLOPE = 1.18, -1.01
"""A turned lightness (OKLab) is `SHIFT + SLOPE *` the old one, and at most `BRIGHTEST`."""
BRIGHTEST: Final = 0.97


class Kept:
    """Where a picture keeps its colours."""

    def __init__(self, mask: Image.Image) -> None:
        self.mask = mask

    @classmethod
    def on(cls, ground: Image.Image, theme: str) -> Kept:
        """On the coloured fields of a ground (RGB), with what is written on them."""
        mask = Image.new("L", ground.size)
        written = mask.reduce(COARSE)
        for colour in fields(theme):  # each by itself: what lies between two of them is on neither
            field = _near(ground, colour, EVEN)
            small = field.reduce(COARSE).point(_above(127)).filter(LETTER).point(_above(0))
            mask = ImageChops.lighter(mask, field)
            written = ImageChops.lighter(written, small.filter(LETTER).point(_above(254)))
        inside = written.resize(ground.size, Image.Resampling.BILINEAR).point(_above(254))
        return cls(ImageChops.lighter(mask, inside))

    def lay(self, piece: Piece, left: int, top: int, paste: Callable[..., None]) -> None:
        """A piece is laid: it keeps its colours, or turns as a paper; `paste` draws its rim."""
        turns, rim = _known(piece)
        keep, share = self.mask.im.paste, 0 if turns else 255
        solid, veiled = piece.laid()
        for _, x0, y0, x1, y1 in solid:
            keep(share, (left + x0, top + y0, left + x1, top + y1))
        for _, alpha, x0, y0, x1, y1 in veiled:
            keep(share, (left + x0, top + y0, left + x1, top + y1), alpha)
        if rim is not None:
            x, y = left - EDGE, top - EDGE
            place = (x, y, x + rim.size[0], y + rim.size[1])
            paste(RIM, place, rim)
            keep(share, place, rim)

    def veiled(self, part: Image.Image, box: Box, colour: RGB, strength: float) -> Image.Image:
        """A part of the picture, veiled with the colour of a paper: what is kept, with its turned colour."""
        light, dark = (
            Image.blend(part, Image.new("RGB", part.size, veil), strength)
            for veil in (colour, turned(colour))
        )
        return Image.composite(dark, light, self.mask.crop(box))

    def turn(self, image: Image.Image, theme: str) -> Image.Image:
        """The dark picture (P) of a picture (RGB)."""
        ready = palette.ready(theme) if palette.has_ready(theme) else None
        flat = image.quantize(palette=ready, dither=Image.Dither.NONE)
        colours = flat.getpalette("RGB") or []
        dark = flat.copy()
        dark.putpalette(
            [v for r, g, b in zip(*[iter(colours)] * 3, strict=True) for v in turned((r, g, b))], "RGB"
        )
        both = Image.composite(flat.convert("RGB"), dark.convert("RGB"), self.mask)
        return both.quantize(method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


@cache
def fields(theme: str) -> tuple[RGB, ...]:
    """The colours of the fields of a ground that are known by them, and of shadows on some of them; a
    plugin may name none."""
    if not (palette.folder(theme) / "palette.toml").exists():
        return ()
    known, table = palette.colours(theme), palette.table(theme)
    shades = (mix(known[name], INK, SHADE / part) for name in table.get("shaded", ()) for part in (1, 2))
    return tuple(dict.fromkeys((*(known[name] for name in table.get("fields", ())), *shades)))


class _Way(NamedTuple):
    """How a piece is laid."""

    turns: bool
    rim: Core | None
    """The mask of its rim; None: it has none."""


_ways: Final[WeakKeyDictionary[Piece, _Way]] = WeakKeyDictionary()


def _known(piece: Piece) -> _Way:
    way = _ways.get(piece)
    if way is None:
        way = _ways[piece] = _way(piece)
    return way


def _way(piece: Piece) -> _Way:
    """A paper turns unless it has a colour by which it is known, and so does a sign in ink alone."""
    left, top, right, low = piece.reach()
    colours, alpha = Image.new("RGB", (right, low)), Image.new("L", (right, low))
    for paint, veil, box in piece.parts:
        colours.paste(paint, box, veil)
        alpha.paste(255 if veil is None else veil, box, veil)
    body = alpha.point(_above(BODY))
    size = body.histogram()[255]
    if not size:
        return _Way(turns=True, rim=None)
    if piece.paper:
        middle = colours.getpixel(((left + right) // 2, (top + low) // 2))
        assert isinstance(middle, tuple)
        return _Way(turns=max(middle) - min(middle) < PALE and middle not in SEATS, rim=None)
    ink = ImageChops.multiply(_near(colours, INK, 3 * EVEN), body)
    if ink.histogram()[255] > INKY * size:
        return _Way(turns=True, rim=None)
    wide = Image.new("L", (right + 2 * EDGE, low + 2 * EDGE))
    wide.paste(body, (EDGE, EDGE))
    grown = wide.filter(ImageFilter.MaxFilter(2 * EDGE + 1))
    return _Way(turns=False, rim=ImageChops.subtract(grown, wide).im)


def _near(image: Image.Image, colour: RGB, far: int) -> Image.Image:
    """The mask of what has a colour, or one with channels that are hardly different."""
    away = ImageChops.difference(image, Image.new("RGB", image.size, colour))
    red, green, blue = away.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return ImageChops.invert(most.point(_above(far - 1)))


def _above(limit: int) -> list[int]:
    """A table for `Image.point` that gives the mask of what is above a limit."""
    return [255 * (value > limit) for value in range(256)]


@cache
def turned(colour: RGB) -> RGB:
    """The colour with its lightness turned round, in OKLab (https://bottosson.github.io/posts/oklab/)."""
    red, green, blue = map(_linear, colour)
    long, medium, short = (
        math.cbrt(x * red + y * green + z * blue)
        for x, y, z in (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        )
    )
    light = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    light = min(BRIGHTEST, SHIFT + SLOPE * light)
    redder = MUTED * (1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short)
    yellower = MUTED * (0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
    long, medium, short = (
        (light + x * redder + y * yellower) ** 3
        for x, y in (
            (0.3963377774, 0.2158037573),
            (-0.1055613458, -0.0638541728),
            (-0.0894841775, -1.2914855480),
        )
    )
    return (
        _channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
        _channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
        _channel(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
    )


def _linear(channel: int) -> float:
    """A channel of sRGB as a share of light."""
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _channel(light: float) -> int:
    """A share of light as a channel of sRGB."""
    share = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * min(1.0, max(0.0, share)))
