"""The emblems of the seats: the moon, a lantern, a tea bowl and a fan."""

from __future__ import annotations

from typing import Final

from night_market.drawing.pieces.cards import draw_goods
from render.kit.badges import Emblem
from render.kit.colour import RGB
from render.kit.shapes import arc
from render.kit.sketch import Sketch


def moon(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    s.ellipse(cx, cy, size * 0.42, fill=ink)
    s.ellipse(cx + size * 0.17, cy - size * 0.08, size * 0.34, fill=ground)


def lantern(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    draw_goods(s, "lantern", cx, cy, size * 0.9, ink, ground)


def bowl(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    s.polygon(arc(cx, cy - size * 0.08, size * 0.42, size * 0.46, 0, 180), ink)
    s.line([(cx - size * 0.2, cy + size * 0.4), (cx + size * 0.2, cy + size * 0.4)], ink, size * 0.09)


def fan(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    foot = (cx, cy + size * 0.36)
    s.polygon([foot, *arc(foot[0], foot[1], size * 0.48, size * 0.76, 200, 340)], ink)
    for x in (-0.2, 0.0, 0.2):
        s.line([foot, (cx + x * size, cy - size * 0.3)], ground, size * 0.04)


EMBLEMS: Final[tuple[Emblem, ...]] = (moon, lantern, bowl, fan)
CALLED: Final = ("nm-emblem-moon", "nm-emblem-lantern", "nm-emblem-bowl", "nm-emblem-fan")
"""The keys of their names, in the same order."""
