"""Make the palette of a theme: `python -m render.kit.make_palette golden_horn`.

The module `samples` of its drawing gives, with `samples()`, pictures with all its pieces, grounds and states.
Colours that must come out exactly as written are taken unchanged; the rest of the 256 are found by quantising
the pictures.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable
from typing import Final

from PIL import Image

from bot.games.registry import PACKAGES
from render.kit.backgrounds import in_full
from render.kit.colour import RGB, mix
from render.kit.palette import IVORY, colours, contour, dark, folder, light, table

SIZE: Final = 256


def verbatim(theme: str) -> list[RGB]:
    """The colours kept exactly: every named one, and the light and dark sides of the coding colours."""
    colours_kept = list(colours(theme).values())
    for name in table(theme).get("solids", []):
        body = colours(theme)[name]
        colours_kept += [light(body), dark(body), contour(body)]
    for tint in table(theme).get("tints", []):
        colours_kept.append(mix(colours(theme)[tint[1]], colours(theme)[tint[0]], tint[2]))
    return list(dict.fromkeys(colours_kept))


def make(theme: str, samples: Iterable[Image.Image]) -> bytes:
    """The palette as 256 x RGB: first the exact colours."""
    kept = verbatim(theme)
    pictures = list(samples)
    width = max(picture.width for picture in pictures)
    sheet = Image.new("RGB", (width, sum(picture.height for picture in pictures)))
    y = 0
    for picture in pictures:
        sheet.paste(picture, (0, y))
        y += picture.height
    # Large grounds would win every box of a median cut, so each colour counts by the square root of its
    # pixels.
    counts = sheet.getcolors(sheet.width * sheet.height) or []
    weighted: list[RGB] = []
    for count, colour in counts:
        if isinstance(colour, tuple):
            weighted += [(colour[0], colour[1], colour[2])] * max(1, round(count**0.5 / 4))
    row = Image.new("RGB", (1024, -(-len(weighted) // 1024)), weighted[0])
    row.putdata(weighted)
    free = SIZE - len(kept)
    palette_image = row.quantize(free, method=Image.Quantize.MEDIANCUT, kmeans=3, dither=Image.Dither.NONE)
    flat = (palette_image.getpalette("RGB") or [])[: 3 * free]
    rest = [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]
    while thieves := _thieves(kept, rest):
        rest = [colour for colour in rest if colour not in thieves]
    return _packed([*kept, *rest])


def _packed(colours: list[RGB]) -> bytes:
    full = colours + [IVORY] * (SIZE - len(colours))
    return bytes(channel for colour in full for channel in colour)


def _thieves(kept: list[RGB], rest: list[RGB]) -> set[RGB]:
    """Colours of `rest` that Pillow would use in place of one of `kept`, because it only compares on a grid
    of 4."""
    image = Image.new("P", (1, 1))
    image.putpalette(_packed([*kept, *rest]), "RGB")
    row = Image.new("RGB", (len(kept), 1))
    row.putdata(kept)
    mapped = row.quantize(palette=image, dither=Image.Dither.NONE).convert("RGB")
    taken = {mapped.getpixel((x, 0)) for x in range(len(kept))}
    return {colour for colour in rest if colour in taken}


if __name__ == "__main__":
    for key in sys.argv[1:]:
        drawing = PACKAGES[key].drawing if key in PACKAGES else f"render.{key}"
        samples = importlib.import_module(f"{drawing}.samples")
        with in_full():
            (folder(key) / "palette.bin").write_bytes(make(key, samples.samples()))
