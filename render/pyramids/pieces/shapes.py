"""Draw the shapes of expedition cards, and what they lie on."""

from __future__ import annotations

from bot.games.pyramids.cells import WIDTH as GRID
from render.kit.colour import mix
from render.kit.shapes import box, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.pyramids.theme import C


@sprite
def shape(cells: tuple[int, ...], size: int) -> Sprite:
    """A shape as golden blocks, centred in a box of `size`."""
    s = Sketch(size, size, 4)
    columns = max(c % GRID for c in cells) + 1
    rows = max(c // GRID for c in cells) + 1
    most = max(columns, rows, 3)
    block = size / (most + 0.2) if size > 60 else size / (most + 0.1)
    x0, y0 = (size - columns * block) / 2, (size - rows * block) / 2
    gap = max(0.6, block * 0.03)
    edge, light, body = C["leaf_edge"], C["leaf_light"], C["leaf"]
    dark = mix(body, edge, 0.4)
    for c in cells:
        x, y = x0 + c % GRID * block, y0 + c // GRID * block
        a, b = (x + gap, y + gap), (x + block - gap, y + block - gap)
        rim = max(1.0, block * 0.045)
        s.polygon(rounded(*a, *b, block * 0.1, 3), edge)
        s.polygon(rounded(a[0] + rim, a[1] + rim, b[0] - rim, b[1] - rim, block * 0.07, 3), dark)
        bevel = block * 0.09 if block > 10 else 0
        s.polygon(box(a[0] + rim, a[1] + rim, b[0] - rim - bevel, b[1] - rim - bevel), light)
        s.polygon(box(a[0] + rim + bevel, a[1] + rim + bevel, b[0] - rim - bevel, b[1] - rim - bevel), body)
    return s.sprite()


@sprite
def shape_plate(size: int) -> Sprite:
    """The paper of an expedition card."""
    s = Sketch(size, size, 12)
    s.polygon(rounded(1.5, 1.5, size - 1.5, size - 1.5, 8), C["bright"], C["joint"], 3)
    s.polygon(rounded(7, 7, size - 7, size - 7, 4), None, mix(C["frieze"], C["joint"], 0.2), 2)
    return s.sprite(shadow=Shadow(0.24, 3, 3, 4))
