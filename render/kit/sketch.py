"""Draw pieces at four times their size and reduce them once; all pieces are drawn here.

A `Sketch` takes coordinates in pixels of the finished picture and gives a `Sprite`: colour, alpha and the
place of its origin. Sprites are never scaled again: call the drawing function with the size that is needed;
its results are kept.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, ParamSpec, TypeVar

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit import laying, zoom
from render.kit.cache import CACHE
from render.kit.colour import RGB
from render.kit.laying import Box, Laid, Part
from render.kit.palette import INK, IVORY
from render.kit.shapes import Points

SCALE: Final = 4
SHADOW_MOVE: Final = (4, 5)
P = ParamSpec("P")
T = TypeVar("T")


class Piece:
    """What `Canvas` lays: parts, cut into boxes when it is laid for the first time (`laying`)."""

    __slots__ = ("__weakref__", "_laid", "_parts", "_reach", "height", "left", "paper", "top", "width")

    def __init__(self, parts: tuple[Part, ...], left: int, top: int, width: int, height: int) -> None:
        self._parts: tuple[Part, ...] | None = parts
        self._laid: Laid | None = None
        self._reach: Box | None = None
        self.left, self.top, self.width, self.height = left, top, width, height
        self.paper = False
        """Whether it is something to write on, which dark pictures turn (`dark`)."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """Images (or one colour) with their alpha and place; laid in this order."""
        if self._parts is None:
            return laying.whole(self.laid())
        return self._parts

    def laid(self) -> Laid:
        """The boxes to lay. Only they are kept from then on: they take half the memory."""
        if self._laid is None:
            assert self._parts is not None
            self._laid, self._parts = laying.cut(self._parts), None
        return self._laid

    def reach(self) -> Box:
        """The box around all that is laid."""
        if self._reach is None:
            self._reach = laying.reach(self.laid())
        return self._reach

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            Patches,
            (self.parts, self.left, self.top, self.width, self.height),
            (None, {"paper": self.paper}),
        )


class Sprite(Piece):
    """A drawn piece: `width` x `height` is its own box; halo and shadow may reach beyond it.

    It must not be changed after it was laid.
    """

    __slots__ = ("size",)

    def __init__(
        self, colour: Image.Image, alpha: Image.Image, left: int, top: int, width: int, height: int
    ) -> None:
        """`left` and `top`: how far the image reaches beyond the box on these sides."""
        super().__init__(((colour, alpha, (0, 0, *colour.size)),), left, top, width, height)
        self.size = colour.size

    @property
    def colour(self) -> Image.Image:
        """The colours, to be read, or to be drawn on before the sprite is laid."""
        return self._art()[0]

    @property
    def alpha(self) -> Image.Image:
        return self._art()[1]

    def _art(self) -> tuple[Image.Image, Image.Image]:
        if self._parts is not None:
            paint, alpha, _ = self._parts[0]
            assert isinstance(paint, Image.Image)
            assert alpha is not None
            return paint, alpha
        colour, alpha = Image.new("RGB", self.size), Image.new("L", self.size)
        for paint, veil, box in self.parts:
            colour.paste(paint, box)
            alpha.paste(255 if veil is None else veil, box)
        return colour, alpha

    def __reduce__(self) -> tuple[Any, ...]:
        more = (None, {"paper": self.paper})
        return Sprite, (*self._art(), self.left, self.top, self.width, self.height), more


class Patches(Piece):
    """A drawn piece in parts, much smaller to keep than one large image. Made by `nine_patch.stretched`.

    Parts that are blended do not lie on each other.
    """

    __slots__ = ()


def sprite(draw: Callable[P, T]) -> Callable[P, T]:
    """Decorate a function that draws a sprite, and keep the results by their arguments (all hashable)."""
    return CACHE.keep(draw)


def large(draw: Callable[P, T]) -> Callable[P, T]:
    """Like `sprite`, for large pieces of many sizes (panels, pills)."""
    return CACHE.keep(draw)


@dataclass(frozen=True)
class Shadow:
    """The shadow of a thing that lies on the sheet: its alpha, moved right and down and blurred."""

    strength: float = 0.26
    blur: float = 3
    dx: int = SHADOW_MOVE[0]
    dy: int = SHADOW_MOVE[1]


class Sketch:
    """A transparent sheet of `width` x `height` final pixels with `margin` around it."""

    def __init__(self, width: float, height: float, margin: int = 0, scale: int = SCALE) -> None:
        self.width, self.height, self.margin = math.ceil(width), math.ceil(height), margin
        self.scale = scale if zoom.factor() == 1 else zoom.SAMPLES[scale]
        size = ((self.width + 2 * margin) * self.scale, (self.height + 2 * margin) * self.scale)
        self.image = Image.new("RGBA", size)
        self.pen = ImageDraw.Draw(self.image)
        self.thick = 1.0
        """Factor on the width of lines, for a drawing that is scaled afterwards."""

    def _at(self, points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
        s, m = self.scale, self.margin
        return [((x + m) * s, (y + m) * s) for x, y in points]

    def polygon(
        self, points: Points, fill: RGB | None = None, line: RGB | None = None, width: float = 3
    ) -> None:
        """Draw a closed shape; the line is centred on its edge and has round joints."""
        at = self._at(points)
        if fill is not None:
            self.pen.polygon(at, fill=fill)
        if line is not None:
            self._stroke([*at, at[0]], line, width)

    def line(self, points: Points, colour: RGB, width: float = 3) -> None:
        """Draw an open line with round ends and joints."""
        self._stroke(self._at(points), colour, width)

    def _stroke(self, at: list[tuple[float, float]], colour: RGB, width: float) -> None:
        w = max(1, round(width * self.thick * self.scale))
        self.pen.line(at, fill=colour, width=w)
        r = w / 2 - 0.5
        if w > 3:
            for x, y in at:
                self.pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def ellipse(
        self,
        cx: float,
        cy: float,
        rx: float,
        ry: float | None = None,
        fill: RGB | None = None,
        line: RGB | None = None,
        width: float = 3,
    ) -> None:
        """Draw an ellipse; the line is centred on its edge."""
        ry = rx if ry is None else ry
        half = width / 2 if line is not None else 0
        if line is not None:
            (x0, y0), (x1, y1) = self._at(
                [(cx - rx - half, cy - ry - half), (cx + rx + half, cy + ry + half)]
            )
            self.pen.ellipse(
                (x0, y0, x1, y1), outline=line, width=max(1, round(width * self.scale)), fill=fill
            )
        else:
            (x0, y0), (x1, y1) = self._at([(cx - rx, cy - ry), (cx + rx, cy + ry)])
            self.pen.ellipse((x0, y0, x1, y1), fill=fill)

    def wash(self, points: Points, colour: RGB, strength: float) -> None:
        """Lay a transparent tint over what is already drawn, and only there: the shading of a body."""
        mask = Image.new("L", self.image.size)
        ImageDraw.Draw(mask).polygon(self._at(points), fill=round(255 * strength))
        mask = ImageChops.multiply(mask, self.image.getchannel("A"))
        self.image.paste((*colour, 255), (0, 0), mask)

    def clip(self, points: Points) -> None:
        """Cut away everything outside a shape."""
        mask = Image.new("L", self.image.size)
        ImageDraw.Draw(mask).polygon(self._at(points), fill=255)
        self.image.putalpha(ImageChops.multiply(self.image.getchannel("A"), mask))
        self.pen = ImageDraw.Draw(self.image)

    def put(self, other: Sketch, x: float = 0, y: float = 0, strength: float = 1) -> None:
        """Lay another sketch of the same scale on this one, with its box at (x, y)."""
        image = other.image
        if strength < 1:
            image = image.copy()
            image.putalpha(image.getchannel("A").point([round(v * strength) for v in range(256)]))
        at = (
            round((x + self.margin - other.margin) * self.scale),
            round((y + self.margin - other.margin) * self.scale),
        )
        # alpha_composite needs the other image to begin inside this one.
        crop = (max(0, -at[0]), max(0, -at[1]), image.width, image.height)
        if crop[:2] != (0, 0):
            image = image.crop(crop)
            at = (max(0, at[0]), max(0, at[1]))
        self.image.alpha_composite(image, at)
        self.pen = ImageDraw.Draw(self.image)

    def reduced(self) -> Image.Image:
        """The sheet at its final size, RGBA."""
        return self.image.reduce(self.scale // zoom.factor())

    def _drawn(self, around: int, step: int) -> Box:
        """The box of what is drawn and `around` pixels of it, in whole steps: the rest is empty."""
        left, top, right, bottom = self.image.getbbox() or (0, 0, step, step)
        wide, tall = self.image.size
        return (
            max(0, left - around) // step * step,
            max(0, top - around) // step * step,
            min(wide, -(-(right + around) // step) * step),
            min(tall, -(-(bottom + around) // step) * step),
        )

    def sprite(
        self, halo: float = 0, halo_colour: RGB = IVORY, shadow: Shadow | None = None, paper: bool = False
    ) -> Sprite:
        """The finished piece. The margin must leave room for halo and shadow; `paper`: see `Piece`."""
        step = self.scale // zoom.factor()
        left, top, right, bottom = self._drawn(math.ceil(halo) * self.scale, step)
        near = self.image.crop((left, top, right, bottom))
        if halo:
            ground = Image.new("RGBA", near.size, (*halo_colour, 0))
            ground.putalpha(grow(near.getchannel("A"), halo * self.scale))
            ground.alpha_composite(near)
            near = ground
        art = Image.new("RGBA", (self.image.width // step, self.image.height // step))
        art.paste(near.reduce(step), (left // step, top // step))
        if shadow is not None:
            art = shaded(art, shadow)
        made = Sprite(
            art.convert("RGB"), art.getchannel("A"), self.margin, self.margin, self.width, self.height
        )
        made.paper = paper
        return made


def shaded(art: Image.Image, shadow: Shadow) -> Image.Image:
    """An image (RGBA) with its shadow below it."""
    alpha, more = art.getchannel("A"), zoom.factor()
    soft = moved(alpha, shadow.dx * more, shadow.dy * more)
    if shadow.blur:
        soft = soft.filter(ImageFilter.GaussianBlur(shadow.blur * more / 2))
    soft = soft.point([round(v * shadow.strength) for v in range(256)])
    ground = Image.new("RGBA", art.size, (*INK, 0))
    ground.putalpha(soft)
    ground.alpha_composite(art)
    return ground


def moved(alpha: Image.Image, right: float, down: float) -> Image.Image:
    """A mask moved by whole pixels; what leaves its box is gone, what comes in is empty."""
    left, top = -round(right), -round(down)
    return alpha.crop((left, top, left + alpha.width, top + alpha.height))


def grow(alpha: Image.Image, radius: float) -> Image.Image:
    """A mask made wider by `radius` pixels on all sides, with rounded corners."""
    grown = alpha
    for ring in (radius, radius / 2):
        for i in range(24):
            a = math.tau * i / 24
            grown = ImageChops.lighter(grown, moved(alpha, ring * math.cos(a), ring * math.sin(a)))
    return grown


def plain(image: Image.Image, left: int = 0, top: int = 0) -> Sprite:
    """Make a sprite of a finished RGBA image."""
    width, height = image.width // zoom.factor() - 2 * left, image.height // zoom.factor() - 2 * top
    return Sprite(image.convert("RGB"), image.getchannel("A"), left, top, width, height)


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Decorate a function, and keep its drawn results of any type by their arguments."""
    return CACHE.keep(draw)
