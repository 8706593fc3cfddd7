"""The colours and papers of Bora Bora."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit import zoom
from render.kit.backgrounds import as_ground
from render.kit.canvas import Canvas
from render.kit.colour import RGB
from render.kit.frames import WIDTH, Look
from render.kit.own_look import ornament
from render.kit.palette import colours
from render.kit.panels import Paper
from render.kit.pieces.papers import teeth
from render.kit.shapes import smooth
from render.kit.sketch import Sketch, Sprite, sprite

GAME: Final = "bora_bora"
C: Final[dict[str, RGB]] = colours(GAME)
DEEP: Final = C["contour"]
"""The line round every piece."""
PAPER: Final = Paper(C["tapa"], C["bright"], C["bark"])
TILES: Final[dict[str, RGB]] = {
    "H": C["tile_h"],
    "T": C["tile_t"],
    "B": C["tile_b"],
    "M": C["man_ground"],
    "W": C["woman_ground"],
    "L": C["tile_l"],
    "S": C["tile_s"],
    "F": C["tile_f"],
}
"""The ground colour of each action tile."""
GOD: Final[dict[str, RGB]] = {god: C[f"god_{god.lower()}"] for god in "BWRGY"}


def tapa(width: int) -> Sprite:
    """The band of bark cloth under the head: one row of triangles between two lines."""
    return teeth(width, 20, C["tapa_light"], C["bark"], (C["tapa_dark"],))


LOOK: Final = Look(GAME, PAPER, C["lagoon"], tapa)


@sprite
def ripples() -> Sprite:
    """A short double wave on the open sea."""
    s = Sketch(46, 14, 2)
    for y, x0, x1 in ((4, 0, 32), (10, 14, 46)):
        points = [(x, y + (2.6 if i % 2 else -1.2)) for i, x in enumerate(range(x0, x1 + 1, 8))]
        s.line(smooth(points, False, 6), C["crest"], 2.6)
    return s.sprite()


DEEPEST: Final = 1600
"""The greatest height of a picture."""


def sea(height: int, head: int) -> Canvas:
    """The ground of a new picture: the head on card paper, the tapa band, the lagoon with a few ripples.

    Raises:
        ValueError: higher than any picture may be.
    """
    return Canvas.over(sea_ground(height, head))


def sea_ground(height: int, head: int) -> Image.Image:
    """The same as a picture (RGB) of its own.

    Raises:
        ValueError: higher than any picture may be.
    """
    if height > DEEPEST:
        raise ValueError(f"{height} px")
    return zoom.crop(_sea(head), WIDTH, height).convert("RGB")


@as_ground(GAME)
def _sea(head: int) -> Image.Image:
    """The highest ground with a head; all others are cut from it."""
    height = DEEPEST
    canvas = Canvas(zoom.sheet(WIDTH, height, C["lagoon"]))
    _lay_ripples(canvas, head + 44)
    canvas.fill(0, 0, WIDTH, head, C["tapa"])
    canvas.put(tapa(WIDTH), 0, head)
    return canvas.image


@ornament
def _lay_ripples(canvas: Canvas, top: int) -> None:
    for row, y in enumerate(range(top, canvas.height, 92)):
        for x in range(20 + (row * 67) % 130, WIDTH - 30, 132):
            shift = (x * 7 + row * 31) % 34
            canvas.put(ripples(), x, y + shift - 17)
