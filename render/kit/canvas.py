"""The picture being made: sprites and words are laid on a full-colour ground, then it is encoded."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Literal, NamedTuple

from PIL import Image, _imaging

from render.kit import fonts, palette, watching
from render.kit.colour import RGB
from render.kit.fonts import Style
from render.kit.palette import INK
from render.kit.sketch import Patches, Sprite

Anchor = Literal["left", "centre", "right"]
Area = tuple[float, float, float, float]
"""Left, top, width, height."""


class Note(NamedTuple):
    """Where a picture shows something that a guide explains."""

    symbol: str
    """One of `Guide.symbols`."""
    x: float
    y: float
    width: float
    height: float


class Chip(NamedTuple):
    """A change to announce: "+3", "−1". `chips.lay` places it when everything else is drawn."""

    text: str
    about: Area
    """What it announces; no chip covers it."""
    places: tuple[tuple[float, float], ...] = ()
    """Places reserved for it, as middles, best first; if none is free, it stands beside `about`."""
    size: int = 34
    """Size of the number; smaller ones are not read without opening the picture."""
    thing: Sprite | None = None
    """What was gained or lost, drawn behind the number; as high as the number, or a little more."""
    within: Area | None = None
    """Where it must stand: the panel of a seat, so that no other seat seems to have gained it."""


class Canvas:
    """A picture in final pixels. Only boxes are filled here; every other shape comes as a sprite."""

    def __init__(self, ground: Image.Image) -> None:
        """Begin with a copy of `ground`, which is RGB or has fewer colours (see `backgrounds`)."""
        self.image = ground.convert("RGB")
        self._paste = self.image.im.paste
        self.notes: list[Note] = []
        self.texts: list[Area] = []
        """Where words and numbers stand; no chip may cover them (`chips`)."""
        self.kept: list[Area] = []
        """What else no chip may cover."""
        self.news: list[Chip] = []
        """Chips that are not yet placed."""
        self.chips: list[Area] = []
        """The chips that `chips.lay` has placed."""

    @classmethod
    def over(cls, image: Image.Image) -> Canvas:
        """A canvas that draws on `image` (RGB) itself, not on a copy."""
        canvas = cls.__new__(cls)
        canvas.image, canvas._paste = image, image.im.paste
        canvas.notes, canvas.texts, canvas.kept, canvas.news, canvas.chips = [], [], [], [], []
        return canvas

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    def put(self, sprite: Sprite | Patches, x: float, y: float) -> None:
        """Lay a sprite with the upper left corner of its box at (x, y)."""
        left, top = round(x) - sprite.left, round(y) - sprite.top
        solid, veiled = sprite.laid()
        paste = self._paste
        for paint, x0, y0, x1, y1 in solid:
            paste(paint, (left + x0, top + y0, left + x1, top + y1))
        for paint, alpha, x0, y0, x1, y1 in veiled:
            paste(paint, (left + x0, top + y0, left + x1, top + y1), alpha)

    def centre(self, sprite: Sprite | Patches, x: float, y: float) -> None:
        """Lay a sprite with the middle of its box at (x, y)."""
        self.put(sprite, x - sprite.width / 2, y - sprite.height / 2)

    def words(
        self, x: float, y: float, text: str, style: Style, colour: RGB = INK, anchor: Anchor = "left"
    ) -> float:
        """Set a text with its base line at `y`; returns its width."""
        wide, mask, left, top, width, height = fonts.line(text, style)
        if anchor == "centre":
            x -= wide / 2
        elif anchor == "right":
            x -= wide
        left, top = round(x) + left, round(y) + top
        # A picture of one colour is blended twice as fast as the colour itself. Made by Pillow's C code
        # without Python in between, it takes a third of the time.
        paint = _imaging.fill("RGB", (width, height), colour)
        self._paste(paint, (left, top, left + width, top + height), mask)
        self.texts.append((left, top, width, height))
        watching.wrote(self, text, style.size, self.texts[-1])
        return wide

    def middle(
        self, x: float, y: float, text: str, style: Style, colour: RGB = INK, anchor: Anchor = "left"
    ) -> float:
        """Set a text so that its capitals are centred on `y`; returns its width."""
        return self.words(x, y + fonts.cap_height(style) / 2, text, style, colour, anchor)

    def fill(self, x0: float, y0: float, x1: float, y1: float, colour: RGB) -> None:
        """Fill a box with a flat colour; its right and lower edge are not included."""
        self.image.paste(colour, (round(x0), round(y0), round(x1), round(y1)))

    def rule(self, x0: float, x1: float, y: float, colour: RGB, width: int = 2) -> None:
        """Draw a horizontal hairline."""
        self.fill(x0, y, x1, y + width, colour)

    def tint(self, x0: int, y0: int, x1: int, y1: int, colour: RGB, strength: float) -> None:
        """Veil a box with a colour; `strength` is how much the colour covers."""
        part = self.image.crop((x0, y0, x1, y1))
        self.image.paste(Image.blend(part, Image.new("RGB", part.size, colour), strength), (x0, y0))

    def note(self, symbol: str, x: float, y: float, width: float, height: float) -> None:
        """Remember that a box shows a symbol of the game's guide. Nothing is drawn."""
        self.notes.append(Note(symbol, x, y, width, height))

    def keep(self, x: float, y: float, width: float, height: float) -> None:
        """Remember that no chip may cover a box. Nothing is drawn."""
        self.kept.append((x, y, width, height))

    def say(
        self,
        text: str,
        about: Area,
        places: Sequence[tuple[float, float]] = (),
        size: int = 34,
        thing: Sprite | None = None,
        within: Area | None = None,
    ) -> None:
        """Announce a change with a chip (see `Chip`). It is drawn last, where it covers nothing."""
        self.news.append(Chip(text, about, tuple(places), size, thing, within))

    def encoded(self, theme: str) -> bytes:
        """The picture as PNG in the theme's 256 colours, without dither: same pixels, same bytes."""
        return encode(self.image, theme)


def encode(image: Image.Image, theme: str) -> bytes:
    """Encode a picture (RGB) as PNG in the theme's palette; in full colour if the theme has none yet."""
    out = io.BytesIO()
    if palette.has_ready(theme):
        image = image.quantize(palette=palette.ready(theme), dither=Image.Dither.NONE)
    image.save(out, "PNG", compress_level=2)
    return out.getvalue()
