"""Draw a time-lapse: the boards of a match as an animated GIF, made one small frame at a time.

Each frame holds only the pixels that changed, in the game's own 256 colours, so it is small and quick to
draw. Between two frames the drawing pool can draw a picture that somebody waits for. The frames are joined
without decoding their pixels.
"""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace
from PIL import Image, ImageChops

from render.kit import palette
from render.paint import Picture, canvas
from render.scene import Scene

WIDTH: Final = 800
"""Half of a picture's width: as wide as a phone shows it, and a quarter of the bytes."""
MOST: Final = 240
"""Maximum number of frames; for longer matches only every second, third, ... position is shown."""
LONG: Final = 4000
"""Approximate length of a time-lapse, in hundredths of a second."""
SHORTEST: Final = 15
LONGEST: Final = 140
"""Duration of one frame, in hundredths of a second."""
OPENING: Final = 150
ENDING: Final = 500

ROOM: Final = 9_000_000
"""The largest time-lapse of a whole match in bytes; Discord takes ten million."""
FEWEST: Final = 3
"""The fewest boards of one."""

T = TypeVar("T")
Progress = Callable[[int, int], None]
"""Called with the number of frames that are done, and of all frames."""
Colours = bytes
"""The palette: 256 x RGB."""


class Frame(msgspec.Struct, frozen=True):
    """One frame, ready to be joined with others."""

    block: bytes
    """A GIF image block with the pixels that differ from the previous frame; empty when nothing changed."""
    pixels: bytes
    """All pixels of this frame (compressed), needed to compute the next frame."""
    width: int
    height: int
    colours: Colours
    clear: int
    """The index of the colour that means "unchanged"."""


def frame(scene: Scene, before: Frame | None) -> Frame:
    """Draw one position. Runs in a drawing worker."""
    drawn = canvas(replace(scene, film=True)).image
    height = round(drawn.height * WIDTH / drawn.width)
    small = drawn.reduce(2) if drawn.width == 2 * WIDTH else drawn.resize((WIDTH, height))
    if before is None:
        colours, clear = _colours(scene.game, small)
    else:
        colours, clear = before.colours, before.clear
        if small.size != (before.width, before.height):
            fitted = Image.new("RGB", (before.width, before.height), small.getpixel((0, 0)))
            fitted.paste(small)
            small = fitted
    now = _indexed(small, colours, clear)
    block = _block(now, None if before is None else _pixels(before), colours, clear)
    pixels = zlib.compress(now.tobytes(), 1)
    return Frame(block, pixels, now.width, now.height, colours, clear)


def chosen(count: int, most: int = MOST) -> list[int]:
    """The positions to show: all of them, or an even selection with the first and the last."""
    if count <= most:
        return list(range(count))
    return sorted({round(at * (count - 1) / (most - 1)) for at in range(most)})


async def fitted(
    story: Sequence[T],
    scene: Callable[[T], Scene],
    lapse: Callable[[Sequence[Scene], Progress], Awaitable[Picture]],
    most: int,
    progress: Progress = lambda done, total: None,
) -> tuple[Picture, int] | None:
    """The time-lapse of a match, with fewer boards until it is small enough, and the number of its boards;
    None if that are too few.

    Args:
        lapse: draws it (`render.pool.Painter.lapse`).
        most: the most boards.

    Raises: as `lapse`.
    """
    while len(story) >= FEWEST and most >= FEWEST:
        scenes = [scene(story[at]) for at in chosen(len(story), most)]
        picture = await lapse(scenes, progress)
        if len(picture.data) <= ROOM:
            return picture, len(scenes)
        most = len(scenes) // 2
    return None


def assemble(frames: Sequence[Frame]) -> bytes:
    """Join the frames into an animation that repeats for ever. Only copies bytes."""
    first = frames[0]
    delay = max(SHORTEST, min(LONGEST, LONG // len(frames)))
    shown: list[tuple[bytes, int]] = []
    for shot in frames:
        if shot.block:
            shown.append((shot.block, delay))
        else:  # nothing changed: the previous frame is shown longer
            shown[-1] = (shown[-1][0], shown[-1][1] + delay)
    shown[0] = (shown[0][0], OPENING)
    shown[-1] = (shown[-1][0], ENDING)
    parts = [
        b"GIF89a",
        struct.pack("<HHBBB", first.width, first.height, 0xF7, 0, 0),
        first.colours,
        b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00",
    ]
    for block, wait in shown:
        # Keep the previous frame, so that the transparent colour shows it.
        parts += [struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0b00000101, wait, first.clear, 0), block]
    return b"".join([*parts, b"\x3b"])


def _colours(game: str, picture: Image.Image) -> tuple[Colours, int]:
    """The palette, and the index of a colour in it that can be used as the transparent one."""
    if palette.has_ready(game):
        return _ready(game)
    image = picture.quantize(255, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    colours = bytes(image.getpalette() or b"")[: 255 * 3]
    return colours.ljust(256 * 3, b"\0"), 255


@cache
def _ready(game: str) -> tuple[Colours, int]:
    """The palette and its transparent index: a colour that the theme has twice, or else the last one."""
    colours = bytes(palette.ready(game).getpalette() or b"").ljust(256 * 3, b"\0")
    triples = [colours[at : at + 3] for at in range(0, 256 * 3, 3)]
    twice = [at for at, colour in enumerate(triples) if colour in triples[:at]]
    return colours, twice[-1] if twice else 255


@cache
def _matcher(colours: Colours, clear: int) -> Image.Image:
    """The palette image for quantising: the palette without the transparent colour."""
    image = Image.new("P", (1, 1))
    spared = bytearray(colours)
    spared[3 * clear : 3 * clear + 3] = colours[:3]
    image.putpalette(bytes(spared), "RGB")
    return image


def _indexed(picture: Image.Image, colours: Colours, clear: int) -> Image.Image:
    """The picture's colour indices as a grey image; the transparent index does not occur."""
    image = picture.convert("RGB").quantize(palette=_matcher(colours, clear), dither=Image.Dither.NONE)
    numbers = Image.frombytes("L", image.size, image.tobytes())
    return numbers.point([0 if value == clear else value for value in range(256)])


def _pixels(before: Frame) -> Image.Image:
    return Image.frombytes("L", (before.width, before.height), zlib.decompress(before.pixels))


def _block(now: Image.Image, before: Image.Image | None, colours: Colours, clear: int) -> bytes:
    """The image block of what changed; empty when nothing changed."""
    box: tuple[int, int, int, int] | None = (0, 0, *now.size)
    if before is not None:
        differs = ImageChops.difference(now, before)
        box = differs.getbbox()
        if box is None:
            return b""
        same = differs.point([255] + [0] * 255)
        now = now.copy()
        now.paste(clear, (0, 0, *now.size), same)
    assert box is not None
    part = now.crop(box)
    image = Image.frombytes("P", part.size, part.tobytes())
    image.putpalette(colours, "RGB")
    out = io.BytesIO()
    image.save(out, "GIF", optimize=False, interlace=0)
    return _moved(out.getvalue(), box[0], box[1])


def _moved(gif: bytes, left: int, top: int) -> bytes:
    """The only image block of a GIF, moved to another position."""
    at = 13 + (3 << ((gif[10] & 7) + 1) if gif[10] & 0x80 else 0)
    while gif[at] == 0x21:  # an extension: its sub-blocks, then a zero
        at += 2
        while gif[at]:
            at += gif[at] + 1
        at += 1
    if gif[at] != 0x2C:
        raise ValueError("no image block")
    width, height, flags = struct.unpack_from("<HHB", gif, at + 5)
    table = 3 << ((flags & 7) + 1) if flags & 0x80 else 0
    body = at + 10
    colours, data = gif[body : body + table], gif[body + table : -1]
    return struct.pack("<BHHHHB", 0x2C, left, top, width, height, flags) + colours + data
