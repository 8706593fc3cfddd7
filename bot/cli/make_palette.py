"""Make the palette of a theme: `python -m bot.cli.make_palette golden_horn`.

Colours that must come out exactly as written are taken unchanged; the rest of the 256 are found by quantising
pictures: those of random games, or what the module `samples` of a drawing without a game gives.
"""

from __future__ import annotations

import importlib
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from PIL import Image

from bot.cli.specimens import specimens
from bot.games.registry import PACKAGES
from bot.text import LANGUAGES
from render.kit.backgrounds import in_full
from render.kit.colour import RGB, mix
from render.kit.palette import IVORY, colours, contour, dark, folder, light, table
from render.paint import canvas

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


def pictures(theme: str) -> Iterator[Image.Image]:
    """Pictures that show what is drawn with a theme."""
    if theme not in PACKAGES:
        yield from importlib.import_module(f"render.{theme}.samples").samples()
        return
    rules = PACKAGES[theme].rules
    for seats in rules.seats:
        for _, scene in specimens(rules, seats, languages=LANGUAGES[:1]):
            yield canvas(scene).image


def make(theme: str, shown: Iterable[Image.Image]) -> bytes:
    """The palette as 256 x RGB: first the exact colours."""
    kept = verbatim(theme)
    counts: Counter[RGB] = Counter()
    for picture in shown:
        for count, colour in picture.getcolors(picture.width * picture.height) or []:
            if isinstance(colour, tuple):
                counts[colour[0], colour[1], colour[2]] += count
    # Large grounds would win every box of a median cut, so each colour counts by the square root of its
    # pixels.
    weighted: list[RGB] = []
    for one, count in counts.items():
        weighted += [one] * max(1, round(count**0.5 / 4))
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
        with in_full():
            (folder(key) / "palette.bin").write_bytes(make(key, pictures(key)))
