"""Keep the grounds of pictures in the theme's 256 colours: a quarter of the memory, and the same picture.

A picture is mapped to its theme's palette in the end, so a ground may be mapped at once. Its colours are
chosen so that mapping them again gives the same indices; only pixels under a shadow may differ by a shade.
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Final, ParamSpec

from PIL import Image

from render.kit import own_look, palette, zoom
from render.kit.cache import CACHE, weight

P = ParamSpec("P")
BASES: Final = 7_000_000
"""Bytes of grounds that are kept in full colour: that of one table, which takes 6.5 MB."""
_bases: Final[OrderedDict[Hashable, Image.Image]] = OrderedDict()
_tokens: Final[OrderedDict[Hashable, object]] = OrderedDict()
TOKENS: Final = 64
"""How many grounds are remembered without their pixels."""
_full = False


def thin(image: Image.Image, theme: str) -> Image.Image:
    """Convert an RGB picture to mode P; unchanged if the theme has no palette yet."""
    if _full or zoom.factor() > 1 or not palette.has_ready(theme):
        return image
    ready = palette.ready(theme)
    reduced = image.quantize(palette=ready, dither=Image.Dither.NONE)
    flat = ready.getpalette("RGB") or []
    indices = reduced.tobytes()
    for i in _missed(theme):
        if (at := indices.find(i)) >= 0:
            colour = image.getpixel((at % image.width, at // image.width))
            flat[3 * i : 3 * i + 3] = colour  # type: ignore[assignment]  # three numbers, for it is RGB
    reduced.putpalette(flat, "RGB")
    return reduced


@functools.cache
def _missed(theme: str) -> tuple[int, ...]:
    """Indices of the colours that Pillow does not map to themselves.

    It looks for the nearest colour on a coarse grid, and may miss an exact one.
    """
    ready = palette.ready(theme)
    flat = ready.getpalette("RGB") or []
    row = Image.new("RGB", (len(flat) // 3, 1))
    row.putdata([(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)])
    again = row.quantize(palette=ready, dither=Image.Dither.NONE).tobytes()
    return tuple(i for i, index in enumerate(again) if index != i)


def as_ground(theme: str) -> Callable[[Callable[P, Image.Image]], Callable[P, Image.Image]]:
    """Decorate a function that draws a ground (RGB), and keep its results by their arguments.

    The result is for `Canvas` or for pasting; it must not be drawn on.
    """

    def decorate(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
        @functools.wraps(draw)
        def thinned(*args: P.args, **more: P.kwargs) -> Image.Image:
            return thin(draw(*args, **more), theme)

        return CACHE.keep(thinned)

    return decorate


def as_base(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Decorate a function that gives the ground of a picture that is drawn often, in any mode.

    The last one is kept in full colour, or several small ones, for all games together: a `Canvas` copies them
    four times as fast as it converts others. The result must not be drawn on.
    """

    @functools.wraps(draw)
    def based(*args: P.args, **more: P.kwargs) -> Image.Image:
        if _full or zoom.factor() > 1:
            return own_look.in_usual_colours(lambda: draw(*args, **more))
        key: Hashable = (draw, args, tuple(more.items()), own_look.shape())
        image = _bases.get(key)
        if image is not None:
            _bases.move_to_end(key)
            return image
        image = _bases[key] = own_look.in_usual_colours(lambda: draw(*args, **more)).convert("RGB")
        while len(_bases) > 1 and sum(map(weight, _bases.values())) > BASES:
            _bases.popitem(last=False)
        return image

    return based


def token(ground: Image.Image) -> object:
    """A token for a ground from `as_base`, the same each time the ground is drawn; None for any other."""
    key = next((key for key, base in _bases.items() if base is ground), None)
    if key is None:
        return None
    _tokens[key] = mark = _tokens.pop(key, None) or object()
    if len(_tokens) > TOKENS:
        _tokens.popitem(last=False)
    return mark


@contextmanager
def in_full() -> Iterator[None]:
    """Within this context, grounds are in full colour, as needed for making a palette."""
    global _full
    _full = True
    try:
        yield
    finally:
        _full = False
