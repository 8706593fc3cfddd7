"""Name the colours, and load the palette of 256 to which every picture of a theme is mapped.

A theme is the folder of a drawing with `palette.toml` (names, promises) and `palette.bin` (256 x RGB, made by
`python -m bot.cli.make_palette`). The shared names of `render/kit/palette.toml` are part of every theme.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from PIL import Image

from bot.games.registry import PACKAGES
from render.kit.colour import RGB, mix, rgb

ROOT: Final = Path(__file__).parent.parent


@cache
def folder(theme: str) -> Path:
    """The folder of a theme: that of the drawing which the game of this name declares, or one of our own."""
    package = PACKAGES.get(theme)
    spec = None if package is None else find_spec(package.drawing)
    return ROOT / theme if spec is None or spec.origin is None else Path(spec.origin).parent


@cache
def table(theme: str) -> dict[str, Any]:
    """The contents of a theme's palette file; "kit" is the shared one. A drawing need not have one."""
    file = folder(theme) / "palette.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"colours": {}}


@cache
def colours(theme: str = "kit") -> dict[str, RGB]:
    """All colours of a theme by name, including the shared ones."""
    own = {name: rgb(value) for name, value in table(theme)["colours"].items()}
    return own if theme == "kit" else colours("kit") | own


INK: Final = colours()["ink"]
FADED: Final = colours()["faded"]
IVORY: Final = colours()["ivory"]
GOLD: Final = colours()["gold"]
GOLD_LIGHT: Final = colours()["gold_light"]
GOLD_DARK: Final = colours()["gold_dark"]
TICK: Final = colours()["tick"]

SEATS: Final[tuple[RGB, ...]] = tuple(colours()[f"seat_{n}"] for n in range(1, 6))
#: The colour of text and drawings on a seat's colour.
ON_SEAT: Final[tuple[RGB, ...]] = (IVORY, INK, IVORY, IVORY, INK)


def light(colour: RGB) -> RGB:
    """The colour of the lit side of a body."""
    return mix(colour, IVORY, 0.35)


def dark(colour: RGB) -> RGB:
    """The colour of the shaded side of a body."""
    return mix(colour, INK, 0.35)


def contour(colour: RGB) -> RGB:
    """The colour of the outline of a body."""
    return mix(colour, INK, 0.72)


@cache
def ready(theme: str) -> Image.Image:
    """An image of mode P that carries the theme's palette, for `Image.quantize`."""
    image = Image.new("P", (1, 1))
    image.putpalette((folder(theme) / "palette.bin").read_bytes(), "RGB")
    return image


def has_ready(theme: str) -> bool:
    return (folder(theme) / "palette.bin").exists()
