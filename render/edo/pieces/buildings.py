"""Draw houses, trading posts, strongholds and temples."""

from __future__ import annotations

from render.edo.pieces.people import crest
from render.edo.pieces.unit import Unit, eaves, piece
from render.edo.theme import C
from render.kit.palette import INK, IVORY, SEATS, dark, light
from render.kit.shapes import box
from render.kit.sketch import Sprite, sprite

PLAIN = -1
"""The seat number of a building that belongs to nobody; it is drawn in the indigo of the ground."""


def roof_of(seat: int) -> tuple[int, int, int]:
    return C["deep"] if seat < 0 else SEATS[seat]


def draw_house(u: Unit, seat: int) -> None:
    """Draw one curved roof with lifted eaves, a white wall, a brown door."""
    body = roof_of(seat)
    u.shape(box(-0.66, 0.0, 0.66, 0.88), IVORY)
    u.shape(box(0.34, 0.06, 0.66, 0.86), C["site"], 0)
    u.shape(box(-0.22, 0.32, 0.22, 0.88), C["cedar"], 0.07)
    roof = eaves(0.46, -0.82, 1.0, 0.12)
    u.shape(roof, body, 0)
    u.shape([(0.3, -0.8), (0.46, -0.8), (0.7, -0.2), (0.96, -0.0), (0.86, 0.1), (0.5, 0.1)], dark(body), 0)
    u.shape(roof, None)
    u.line([(-0.5, -0.84), (0.5, -0.84)], INK, 0.16)
    if seat >= 0:
        crest(u, 0, -0.32, 0.72, seat)


@sprite
def house(seat: int, half: int, halo: bool = False) -> Sprite:
    return piece(lambda u: draw_house(u, seat), half, halo)


def draw_post(u: Unit, seat: int) -> None:
    """Draw two roofs, three curtain panels, and a gold shop banner that reaches beyond the outline."""
    body = roof_of(seat)
    v = u.part(-0.12, 0, 0.94)
    v.shape(box(-0.66, -0.06, 0.66, 0.94), IVORY)
    v.shape(box(-0.28, 0.4, 0.28, 0.94), INK, 0)
    v.shape(box(-0.4, -0.66, 0.4, -0.34), IVORY)
    v.shape(eaves(0.26, -1.0, 0.64, -0.52, 0.1), body)
    v.shape(eaves(0.5, -0.42, 0.92, 0.02, 0.12), body)
    for x in (-0.6, -0.2, 0.2):
        v.shape(box(x, 0.08, x + 0.4, 0.62), body, 0.06)
    if seat >= 0:
        crest(v, 0, 0.36, 0.5, seat)
    u.line([(0.94, -0.9), (0.94, 0.94)], INK, 0.1)
    u.shape(box(0.6, -0.84, 0.92, 0.14), C["koban"], 0.07)


@sprite
def post(seat: int, half: int, halo: bool = False) -> Sprite:
    return piece(lambda u: draw_post(u, seat), half, halo)


def draw_stronghold(u: Unit) -> None:
    """Draw a white keep with two indigo roofs on a sloping stone base."""
    u.shape([(-0.98, 0.95), (0.98, 0.95), (0.7, 0.42), (-0.7, 0.42)], C["stone"])
    for x, y in ((-0.6, 0.78), (0.0, 0.78), (0.55, 0.78), (-0.3, 0.6), (0.3, 0.6)):
        u.line([(x - 0.12, y), (x + 0.14, y)], light(C["stone"]), 0.07)
    u.shape(box(-0.58, 0.0, 0.58, 0.44), IVORY)
    for x in (-0.3, 0, 0.3):
        u.line([(x, 0.2), (x, 0.32)], INK, 0.09)
    u.shape(eaves(0.5, -0.2, 0.9, 0.1, 0.1), C["mid"])
    u.shape(box(-0.38, -0.5, 0.38, -0.2), IVORY)
    u.shape(eaves(0.26, -0.86, 0.64, -0.44, 0.1), C["mid"])
    for x in (-0.26, 0.26):
        u.line([(x, -0.86), (x * 1.2, -0.98)], C["koban"], 0.1)


@sprite
def stronghold(half: int, halo: bool = False) -> Sprite:
    return piece(draw_stronghold, half, halo)


def draw_temple(u: Unit, seat: int) -> None:
    """Draw three stacked roofs and a spire; no other building is tall and thin."""
    body = roof_of(seat)
    u.line([(0, -1.02), (0, -0.6)], C["koban"], 0.12)
    u.shape(box(-0.46, 0.4, 0.46, 0.96), IVORY)
    u.shape(box(-0.17, 0.56, 0.17, 0.96), C["persimmon"], 0.06)
    for wall, top, wide, low in ((0.4, 0.06, 0.84, 0.5), (0.33, -0.34, 0.7, 0.08), (0.2, -0.74, 0.56, -0.32)):
        if wall < 0.4:
            u.shape(box(-wall - 0.06, low - 0.04, wall + 0.06, low + 0.16), IVORY, 0.07)
        roof = eaves(wall * 0.55, top, wide, low, 0.12)
        u.shape(roof, body, 0)
        u.shape(
            [(0.12, top), (wall * 0.55, top), (wide, low - 0.12), (wide - 0.1, low), (0.3, low)],
            dark(body),
            0,
        )
        u.shape(roof, None)


@sprite
def temple(seat: int, half: int, halo: bool = True) -> Sprite:
    return piece(lambda u: draw_temple(u, seat), half, halo)


BUILDINGS = {"house": house, "post": post, "temple": temple}


def building(what: str, seat: int, half: int, halo: bool = False) -> Sprite:
    """A building by its name."""
    return stronghold(half, halo) if what == "stronghold" else BUILDINGS[what](seat, half, halo)
