"""The picture being made: sprites and words are laid on a full-colour ground, then it is encoded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple

from PIL import Image

from render.kit import fonts, palette, parts, watching, zoom
from render.kit.backgrounds import token
from render.kit.colour import RGB
from render.kit.dark import Kept
from render.kit.fonts import Style
from render.kit.laying import Box
from render.kit.own_look import dark_theme
from render.kit.palette import INK
from render.kit.png import png
from render.kit.sketch import Patches, Sprite

Anchor = Literal["left", "centre", "right"]
Area = tuple[float, float, float, float]
"""Left, top, width, height."""
LEADING: Final = 1.14
"""From one line of words to the next, as a multiple of their size."""


class Note(NamedTuple):
    """Where a picture shows something that a guide explains."""

    symbol: str
    """One of `Guide.symbols`."""
    x: float
    y: float
    width: float
    height: float


class Stamp(NamedTuple):
    """The number and badge of a turn (`change_strip`)."""

    number: int
    """0: it is the only turn."""
    seat: int
    area: Area


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
    """Where it must stand."""


class Canvas:
    """A picture in final pixels. Only boxes are filled here; every other shape comes as a sprite."""

    def __init__(self, ground: Image.Image) -> None:
        """Begin with a copy of `ground`, which is RGB or has fewer colours (see `backgrounds`)."""
        self._image, self._zoom = ground.convert("RGB"), zoom.factor()
        self._paste = self._image.im.paste
        self._dark = _kept(self._image)
        self._ground = None if self._dark else token(ground)
        """Stands for the ground below parts; None if none is kept."""
        self._steps: list[parts.Step] | None = None
        """The steps of the part that is being gathered."""
        self._below = [parts.Layer()]
        """The layers that are drawn already."""
        self._copied: dict[int, tuple[Box, parts.Part]] = {}
        """The parts that were copied, by the number of their layer."""
        self.notes: list[Note] = []
        self.texts: list[Area] = []
        """Where words and numbers stand; no chip may cover them (`chips`)."""
        self.kept: list[Area] = []
        """What else no chip may cover."""
        self.panels: list[Area] = []
        """The panels of seats, in which no chip may stand but their own."""
        self.news: list[Chip] = []
        """Chips that are not yet placed."""
        self.chips: list[Area] = []
        """The chips that `chips.lay` has placed."""
        self.stamps: list[Stamp] = []
        """All that were drawn."""

    @classmethod
    def over(cls, image: Image.Image) -> Canvas:
        """A canvas that draws on `image` (RGB) itself, not on a copy."""
        canvas = cls.__new__(cls)
        canvas._image, canvas._paste, canvas._zoom = image, image.im.paste, zoom.factor()
        canvas._dark = _kept(image)
        canvas._ground, canvas._steps, canvas._below, canvas._copied = None, None, [parts.Layer()], {}
        canvas.notes, canvas.texts, canvas.kept, canvas.panels, canvas.news = [], [], [], [], []
        canvas.chips, canvas.stamps = [], []
        return canvas

    @property
    def image(self) -> Image.Image:
        """The pixels (RGB), to be read or drawn on, more of them while `zoom` lasts. No parts are kept from
        then on."""
        self._give_up()
        return self._image

    @property
    def width(self) -> int:
        return self._image.width // self._zoom

    @property
    def height(self) -> int:
        return self._image.height // self._zoom

    @contextmanager
    def part(self) -> Iterator[None]:
        """A block whose drawing is skipped if the same was drawn in an earlier picture (`parts`)."""
        if self._ground is None or self._steps is not None:
            yield
            return
        self._steps = []
        yield
        if self._steps is not None:  # not given up in the meantime
            steps, self._steps = self._steps, None
            self._lay_part(steps)

    def _lay_part(self, steps: list[parts.Step]) -> None:
        layer = parts.Layer(steps)
        area = layer.area(self._image.size)
        below = [step for layer_below in self._below for _, step in layer_below.within(area)]
        number = len(self._below)
        self._below += [layer, parts.Layer()]
        if area[0] >= area[2] or area[1] >= area[3]:
            return
        key = None if any(parts.unknown(step) for step in below) else (self._ground, *below, None, *steps)
        part = None if key is None else parts.PARTS.get(key)
        if part is not None:
            self._paste(part.pixels, area)
            self._copied[number] = area, part
            return
        parts.lay(steps, self._paste)
        if key is not None and parts.PARTS.wants(key):
            parts.PARTS.add(key, parts.Part(self._image.im.crop(area)))

    def _give_up(self) -> None:
        """Keep no parts, and draw at once."""
        self._at_once()
        self._ground = None

    def _at_once(self) -> None:
        """Do not keep the part that is being gathered, but draw it."""
        if self._steps is not None:
            parts.lay(self._steps, self._paste)
            self._below[-1].steps += self._steps
            self._steps = None

    def _mostly_copied(self) -> bool:
        """Whether so much of the picture was copied that it pays to look up only the rest in a palette."""
        copied = sum((x1 - x0) * (y1 - y0) for (x0, y0, x1, y1), _ in self._copied.values())
        return 2 * copied > self._image.width * self._image.height

    def put(self, sprite: Sprite | Patches, x: float, y: float) -> None:
        """Lay a sprite with the upper left corner of its box at (x, y)."""
        step = (sprite, (round(x) - sprite.left) * self._zoom, (round(y) - sprite.top) * self._zoom)
        if self._steps is not None:
            self._steps.append(step)
            return
        self._below[-1].steps.append(step)
        if self._dark is not None:
            self._dark.lay(*step, self._paste)
        parts.lay_piece(*step, self._paste)

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
        here = (round(x) + left, round(y) + top, width, height)
        step = (mask, colour, *here)
        if self._zoom > 1:
            _, mask, left, top, width, height = fonts.line(text, style, self._zoom)
            step = (mask, colour, round(x) * self._zoom + left, round(y) * self._zoom + top, width, height)
        if self._steps is not None:
            self._steps.append(step)
        else:
            self._below[-1].steps.append(step)
            parts.lay_words(*step, self._paste)
        self.texts.append(here)
        watching.wrote(self, text, style.size, self.texts[-1])
        return wide

    def middle(
        self, x: float, y: float, text: str, style: Style, colour: RGB = INK, anchor: Anchor = "left"
    ) -> float:
        """Set a text so that its capitals are centred on `y`; returns its width."""
        return self.words(x, y + fonts.cap_height(style) / 2, text, style, colour, anchor)

    def lines(
        self,
        x: float,
        y: float,
        texts: Sequence[str],
        style: Style,
        colour: RGB = INK,
        anchor: Anchor = "left",
        apart: float = 0,
    ) -> float:
        """Set lines of words below each other, their middle at `y`; returns the width of the widest.

        Args:
            apart: from one line to the next; by default a little more than their size.
        """
        apart, wide = apart or fonts.as_set(style).size * LEADING, 0.0
        for at, text in enumerate(texts):
            low = y + (at - (len(texts) - 1) / 2) * apart
            wide = max(wide, self.middle(x, low, text, style, colour, anchor))
        return wide

    def fill(self, x0: float, y0: float, x1: float, y1: float, colour: RGB) -> None:
        """Fill a box with a flat colour; its right and lower edge are not included."""
        step = (colour, self._box(x0, y0, x1, y1))
        if self._steps is not None:
            self._steps.append(step)
        else:
            self._below[-1].steps.append(step)
            self._paste(*step)

    def stain(self, x: int, y: int, colour: RGB, alpha: Image.Image) -> None:
        """Lay a colour through a mask (L) with its upper left corner at (x, y)."""
        self._at_once()
        box = self._box(x, y, x + alpha.width, y + alpha.height)
        if self._zoom > 1:
            alpha = alpha.resize((box[2] - box[0], box[3] - box[1]))
        self._below[-1].steps.append((None, box))
        self._image.paste(colour, box, alpha)

    def rule(self, x0: float, x1: float, y: float, colour: RGB, width: int = 2) -> None:
        """Draw a horizontal hairline."""
        self.fill(x0, y, x1, y + width, colour)

    def tint(self, x0: int, y0: int, x1: int, y1: int, colour: RGB, strength: float) -> None:
        """Veil a box with a colour; `strength` is how much the colour covers."""
        self._at_once()
        box = self._box(x0, y0, x1, y1)
        self._below[-1].steps.append((None, box))
        part = self._image.crop(box)
        if self._dark is not None:
            veiled = self._dark.veiled(part, box, colour, strength)
        else:
            veiled = Image.blend(part, Image.new("RGB", part.size, colour), strength)
        self._image.paste(veiled, box[:2])

    def _box(self, x0: float, y0: float, x1: float, y1: float) -> Box:
        """A box in the pixels of the image."""
        k = self._zoom
        return round(x0) * k, round(y0) * k, round(x1) * k, round(y1) * k

    def cropped(self, box: Box, width: int, height: int) -> Canvas:
        """A part of the picture as a picture of its own, of another size."""

        def part(image: Image.Image) -> Image.Image:
            return image.crop(box).resize((width, height), Image.Resampling.LANCZOS)

        canvas = Canvas(part(self.image))
        canvas._dark = None if self._dark is None else Kept(part(self._dark.mask))
        return canvas

    def cut(self, x0: float, y0: float, x1: float, y1: float) -> Image.Image:
        """The pixels of a box, as they are now."""
        return self.image.crop(self._box(x0, y0, x1, y1))

    def paste(self, image: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        """Lay a picture (RGB) as `cut` gives it, with its upper left corner at (x, y)."""
        self.image.paste(image, (x * self._zoom, y * self._zoom), mask)

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
        if self._dark is not None:
            return png(self._dark.turn(self._image, theme))
        if self._ground is not None and palette.has_ready(theme) and self._mostly_copied():
            image = parts.mapped(self._image, self._below, self._copied, palette.ready(theme))
            return png(image)
        return encode(self._image, theme)


def _kept(ground: Image.Image) -> Kept | None:
    """Where the picture keeps its colours while the rest turns dark; None: it is not dark."""
    theme = dark_theme()
    return None if theme is None else Kept.on(ground, theme)


def encode(image: Image.Image, theme: str) -> bytes:
    """Encode a picture (RGB) as PNG in the theme's palette; in colours of its own if the theme has none."""
    ready = palette.ready(theme) if palette.has_ready(theme) else None
    return png(image.quantize(palette=ready, dither=Image.Dither.NONE))
