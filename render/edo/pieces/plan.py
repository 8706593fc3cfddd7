"""Draw the slots of the planning board, their empty places, and the grounds of the cards of a plan."""

from __future__ import annotations

from render.edo.theme import C, card_colour
from render.kit.colour import mix
from render.kit.palette import INK, IVORY
from render.kit.pieces.papers import dashed_place
from render.kit.shapes import rounded
from render.kit.sketch import Shadow, Sketch, Sprite, large, sprite


@large
def dim_slot(width: int, height: int) -> Sprite:
    """A slot that cannot be chosen yet."""
    s = Sketch(width, height, 4, 2)
    s.polygon(rounded(2, 2, width - 2, height - 2, 12), mix(C["deep"], C["mid"], 0.5), C["pale"], 2)
    return s.sprite()


def hole(size: int, dark: bool) -> Sprite:
    """The dashed place of a card."""
    return dashed_place(size, size, C["pale" if dark else "site_edge"], dash=(15, 11))


def hole_ring(size: int, dark: bool) -> Sprite:
    """The dashed place of an official."""
    line, fill = C["pale" if dark else "site_edge"], None if dark else C["site"]
    return dashed_place(size, size, line, size / 2 - 2, (9, 7), fill=fill)


@large
def card_ground(card: str, width: int, height: int) -> Sprite:
    """The ground of a card."""
    s = Sketch(width, height, 12, 2)
    body = card_colour(card)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 12), body, mix(body, INK, 0.6), 3)
    return s.sprite(shadow=Shadow(0.3, 4))


@sprite
def used_ground(width: int) -> Sprite:
    """The pill that says in which slot a card is."""
    s = Sketch(width, 62, 8)
    s.polygon(rounded(1.5, 1.5, width - 1.5, 60.5, 30), INK, IVORY, 3)
    return s.sprite(shadow=Shadow(0.26, 3, 2, 3))
