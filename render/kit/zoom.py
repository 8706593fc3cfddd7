"""Draw a picture with twice the pixels, for readers who look closely: the same layout, but sharp.

Everything is placed in the pixels of the usual picture. While `doubled` lasts, sheets, pieces and letters
have twice as many in each direction, and what is kept for other pictures stays untouched.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from PIL import Image

from render.kit.colour import RGB

TWICE: Final = 2
SAMPLES: Final = {1: 2, 2: 4, 3: 4, 4: 4}
"""How often a piece is sampled while pictures are doubled, by its usual sampling: always a multiple of
`TWICE`."""
_factor = 1
_kept: Final[dict[Hashable, Any]] = {}
"""The pieces of the picture that is being drawn."""


def factor() -> int:
    """How many pixels the picture has for each usual one, in each direction."""
    return _factor


@contextmanager
def doubled() -> Iterator[None]:
    """Within this context, pictures have twice the pixels in each direction."""
    global _factor
    _factor = TWICE
    try:
        yield
    finally:
        _factor = 1
        _kept.clear()


def keep(key: Hashable, draw: Callable[[], Any]) -> Any:
    """The result of drawing, kept until the picture is done."""
    if key not in _kept:
        _kept[key] = draw()
    return _kept[key]


def sheet(width: int, height: int, colour: RGB) -> Image.Image:
    """A sheet of one colour, to draw on."""
    return Image.new("RGB", (width * _factor, height * _factor), colour)


def crop(image: Image.Image, width: int, height: int) -> Image.Image:
    """The upper left part of a sheet."""
    return image.crop((0, 0, width * _factor, height * _factor))


def lay(image: Image.Image, part: Image.Image, x: int, y: int) -> None:
    """Paste a part into a sheet."""
    image.paste(part, (x * _factor, y * _factor))
