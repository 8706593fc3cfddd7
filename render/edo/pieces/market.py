"""Draw what lies on the market: privileges, the pile, the grounds of demands and special cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.edo.pieces import buildings, people
from render.edo.pieces.goods import symbol
from render.edo.theme import C
from render.kit.canvas import Area, Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import INK
from render.kit.shapes import box, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

PEACH: Final = mix(C["persimmon"], C["mulberry"], 0.5)


NAMES: Final = {"r": "rice", "w": "wood", "s": "stone"}
"""Letters for the faces of privileges."""
SEAL: Final = (72, 42)
"""Width and height of a privilege, if there is room."""


@sprite
def coming_sign(high: int) -> Sprite:
    """The sign for the next card: a broad arrow head."""
    s = Sketch(round(high * 0.65), high, 6)
    k = high / 40
    head = [(2, 2), (24, 20), (2, 38), (2, 26), (9, 20), (2, 14)]
    s.polygon([(x * k, y * k) for x, y in head], C["persimmon"], INK, 2.5)
    return s.sprite()


@sprite
def pile() -> Sprite:
    """The pile of remaining merchant cards."""
    s = Sketch(34, 30, 4)
    for i in (2, 1, 0):
        x, y = 1.5 + 5 * i, 1.5 + 3 * (2 - i)
        s.polygon(rounded(x, y, x + 21, y + 22, 3), C["mulberry"], INK, 2)
    s.polygon([(5, 18), (12, 12), (19, 18)], C["persimmon"])
    s.polygon(rounded(8, 19, 16, 26, 2), C["persimmon"])
    return s.sprite()


@sprite
def plate(face: str, width: int, height: int) -> Sprite:
    """A privilege by its printed face: an indigo plate with its effect."""
    s = Sketch(width, height, 8)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 6), C["deep"], INK, 2.5)
    tile = s.sprite(shadow=Shadow(0.2, 3, 2, 3))
    canvas = Canvas.over(tile.colour)
    k = min(height / 44, width / 72)
    cx, cy = 8 + width / 2, 8 + height / 2
    half = round(16 * k)

    def lay(piece: Sprite, dx: float) -> None:
        canvas.centre(piece, cx + dx * k, cy)

    match face:
        case "a":
            lay(buildings.house(buildings.PLAIN, half, True), -14)
            canvas.middle(cx + 16 * k, cy, "1", Style(round(30 * k), 800), C["neutral"], "centre")
        case "b":
            lay(people.official(people.BLACK, half, True), 0)
        case "c":
            lay(people.merchant(half, True), -8)
            canvas.middle(cx + 20 * k, cy, "+", Style(round(30 * k), 800), C["neutral"], "centre")
        case "d":
            lay(symbol("ryo", half, True), -16)
            lay(buildings.house(buildings.PLAIN, half, True), 14)
        case _ if face[0] == "e" and len(face) == 3:
            lay(symbol(NAMES[face[1]], half - 2, True), -18)
            lay(symbol(NAMES[face[2]], half - 2, True), 18)
            canvas.middle(cx, cy, "/", Style(round(30 * k), 800), C["neutral"], "centre")
        case _ if face[0] == "e":
            for i, letter in enumerate(face[1:]):
                lay(symbol(NAMES[letter], half - 4, True), 23 * (i - (len(face) - 2) / 2))
        case _:
            canvas.centre(symbol(NAMES[face[1]], half - 1, True), cx, cy - 4 * k)
            canvas.centre(symbol("full", round(18 * k)), cx, cy + 15 * k)
    return tile


@sprite
def demand_cell(width: int, height: int, privilege: tuple[int, int]) -> Sprite:
    """The ground of a demand: peach at the left for its action, above its privilege; paper for its price."""
    s = Sketch(width, height, 8)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 7), C["neutral"], INK, 2.5)
    right, low = privilege[0], height - privilege[1] + 4
    s.polygon(rounded(3, 3, right, low, 5), PEACH)
    s.polygon(box(right - 8, 3, right, low), PEACH)
    s.polygon(box(3, low - 8, right, low), PEACH)
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))


@sprite
def special_cell(width: int, height: int) -> Sprite:
    """The ground of a special card on the market."""
    s = Sketch(width, height, 8)
    body = C["card_s"]
    s.polygon(rounded(1, 1, width - 1, height - 1, 7), body, mix(body, INK, 0.55), 2)
    s.polygon(rounded(5, 5, width - 5, 58, 4), C["neutral"])
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))


def lay_seals(faces: Sequence[str], canvas: Canvas, area: Area) -> None:
    """Draw privileges in a box, in the number of lines that makes them largest."""
    x, y, room, height = area
    k, lines = 0.0, 1
    for rows in range(1, len(faces) + 1):
        across = -(-len(faces) // rows)
        share = min(1.0, (room / across - 4) / SEAL[0], (height / rows - 2) / SEAL[1])
        if share > k + 0.01:
            k, lines = share, rows
    across = -(-len(faces) // lines)
    wide, high = round(SEAL[0] * k), round(SEAL[1] * k)
    for i, face in enumerate(faces):
        top = y + (i // across + 0.5) * height / lines - high / 2
        canvas.put(plate(face, wide, high), x + i % across * (wide + 4), top)
