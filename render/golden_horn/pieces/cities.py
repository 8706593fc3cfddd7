"""Draw the two main ports as cities, as on the margin of an old chart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from render.golden_horn.theme import C
from render.kit.colour import RGB, mix
from render.kit.palette import INK
from render.kit.shapes import arc, box, cubic, quad
from render.kit.sketch import Sketch

LINE: Final = mix(C["umber"], INK, 0.25)
WALL: Final = (0xE6, 0xCF, 0x9E)
SHADE: Final = mix(WALL, C["umber"], 0.28)
ROOF: Final = C["brick"]
COPPER: Final = (0x8F, 0xB0, 0xA2)
LEAD: Final = (0x8B, 0xAE, 0xB8)
HOLE: Final = mix(C["umber"], INK, 0.2)
T: Final = 2.2


def _wall(s: Sketch, x: float, y: float, w: float, h: float, fill: RGB = WALL) -> None:
    s.polygon(box(x, y, x + w, y + h), fill)
    s.polygon(box(x + w * 0.72, y, x + w, y + h), mix(fill, C["umber"], 0.16))
    s.polygon(box(x, y, x + w, y + h), None, LINE, T)


def _gable(s: Sketch, x: float, base: float, w: float, h: float, roof: float) -> None:
    """Draw a house with a pitched roof and two rows of windows."""
    _wall(s, x, base - h, w, h)
    s.polygon([(x - 3, base - h), (x + w / 2, base - h - roof), (x + w + 3, base - h)], ROOF)
    s.polygon(
        [(x + w / 2, base - h - roof), (x + w + 3, base - h), (x + w * 0.62, base - h)], mix(ROOF, INK, 0.16)
    )
    s.polygon([(x - 3, base - h), (x + w / 2, base - h - roof), (x + w + 3, base - h)], None, LINE, T)
    count = max(1, int(w // 17))
    for i in range(count):
        wx = x + w * (i + 0.5) / count
        _window(s, wx, base - h + 7, 6, 11)
        if h > 36:
            _window(s, wx, base - h + 25, 6, 10)


def _window(s: Sketch, x: float, y: float, w: float, h: float) -> None:
    s.polygon([(x - w / 2, y + h), *arc(x, y + w / 2, w / 2, w / 2, 180, 360, 8), (x + w / 2, y + h)], HOLE)


def _dome(s: Sketch, cx: float, base: float, r: float, h: float, fill: RGB, lantern: float = 12) -> None:
    left = cubic((cx - r, base), (cx - r * 1.12, base - h * 0.75), (cx - r * 0.35, base - h), (cx, base - h))
    points = [*left, *((2 * cx - x, y) for x, y in reversed(left))]
    s.polygon(points, fill)
    shade = [
        (cx + r * 0.35, base),
        *quad((cx + r * 0.35, base), (cx + r * 0.5, base - h * 0.7), (cx, base - h), 8),
        *((2 * cx - x, y) for x, y in reversed(left)),
    ]
    s.polygon(shade, mix(fill, INK, 0.16))
    for k in (-0.38, 0.3):
        s.line(
            quad((cx + k * r, base), (cx + k * r * 0.95, base - h * 0.7), (cx, base - h)),
            mix(fill, INK, 0.28),
            1.6,
        )
    s.polygon(points, None, LINE, T)
    if lantern:
        s.line([(cx, base - h), (cx, base - h - lantern)], LINE, T)
        s.ellipse(cx, base - h - lantern, 3, fill=C["brick"], line=LINE, width=1.6)


def _arches(s: Sketch, x: float, base: float, w: float, h: float, count: int) -> None:
    step = w / count
    for i in range(count):
        cx = x + step * (i + 0.5)
        r = step * 0.32
        s.polygon([(cx - r, base), *arc(cx, base - h + r, r, r, 180, 360, 10), (cx + r, base)], HOLE)


def _crenels(s: Sketch, x: float, y: float, w: float, tooth: float = 7) -> None:
    count = max(1, int(w // (2 * tooth)))
    step = w / (2 * count - 1) if count > 1 else w
    for i in range(count):
        s.polygon(box(x + 2 * i * step, y - 6, x + (2 * i + 1) * step, y + 1), WALL, LINE, T)


def _tower(s: Sketch, x: float, base: float, w: float, h: float) -> None:
    _wall(s, x, base - h, w, h)
    _crenels(s, x - 2, base - h - 1, w + 4, 5)
    _window(s, x + w / 2, base - h + 10, 6, 12)


def venice(s: Sketch, w: float, base: float) -> None:
    """Draw Venice: the Campanile, the five domes of Saint Mark's, the palace, red roofs."""
    for x, width, height, roof in (
        (4, 42, 34, 20),
        (44, 34, 46, 16),
        (314, 36, 44, 17),
        (346, 40, 32, 19),
        (382, 26, 42, 14),
    ):
        _gable(s, x * w / 412, base, width, height, roof)
    # campanile
    cx = 106 * w / 412
    _wall(s, cx - 12, base - 70, 24, 70, mix(WALL, C["brick"], 0.55))
    for dx in (-4, 4):
        s.line([(cx + dx, base - 62), (cx + dx, base - 6)], mix(C["brick"], INK, 0.12), 2)
    _wall(s, cx - 14, base - 84, 28, 15)
    for dx in (-7, 0, 7):
        _window(s, cx + dx, base - 82, 4.5, 10)
    s.polygon([(cx - 14, base - 84), (cx, base - 112), (cx + 14, base - 84)], COPPER)
    s.polygon([(cx + 3, base - 84), (cx, base - 112), (cx + 14, base - 84)], mix(COPPER, INK, 0.16))
    s.polygon([(cx - 14, base - 84), (cx, base - 112), (cx + 14, base - 84)], None, LINE, T)
    # Saint Mark's
    mid = 214 * w / 412
    for dx, r, h, up in ((-52, 21, 25, 46), (52, 21, 25, 46), (0, 29, 34, 53)):
        _wall(s, mid + dx - r * 0.82, base - up, r * 1.64, 14)
        _dome(s, mid + dx, base - up, r, h, COPPER)
    _wall(s, mid - 84, base - 42, 168, 42)
    for i in range(5):
        cx = mid - 66 + i * 33
        rise = 15 if i == 2 else 10
        s.polygon(
            [(cx - 16, base - 42), *arc(cx, base - 42, 15, rise, 180, 360, 12), (cx + 16, base - 42)],
            WALL,
            LINE,
            T,
        )
    _arches(s, mid - 82, base, 164, 29, 5)
    s.line([(mid - 84, base - 36), (mid + 84, base - 36)], SHADE, 2)


def constantinople(s: Sketch, w: float, base: float) -> None:
    """Draw Constantinople: Hagia Sophia between the walls, a round tower with a red cap."""
    k = w / 412
    for x, width in ((44, 110), (252, 130)):
        _wall(s, x * k, base - 26, width * k, 26)
        _crenels(s, x * k, base - 26, width * k)
    for x, height in ((70, 42), (284, 40), (322, 48), (376, 54)):
        _tower(s, x * k, base, 26, height)
    # round tower
    cx = 26 * k
    _wall(s, cx - 16, base - 66, 32, 66)
    _wall(s, cx - 18, base - 74, 36, 10)
    for dx in (-8, 0, 8):
        _window(s, cx + dx, base - 60, 5, 11)
    s.polygon([(cx - 20, base - 74), (cx, base - 108), (cx + 20, base - 74)], ROOF)
    s.polygon([(cx + 4, base - 74), (cx, base - 108), (cx + 20, base - 74)], mix(ROOF, INK, 0.16))
    s.polygon([(cx - 20, base - 74), (cx, base - 108), (cx + 20, base - 74)], None, LINE, T)
    # Hagia Sophia
    mid = 194 * k
    for side in (-1, 1):
        _wall(s, mid + side * 76 - 20, base - 34, 40, 34)
        _dome(s, mid + side * 54, base - 40, 30, 25, LEAD, 0)
    _wall(s, mid - 60, base - 50, 120, 50)
    s.polygon(
        [(mid - 40, base - 50), *arc(mid, base - 50, 40, 16, 180, 360, 16), (mid + 40, base - 50)],
        WALL,
        LINE,
        T,
    )
    _wall(s, mid - 37, base - 73, 74, 14)
    for i in range(6):
        _window(s, mid - 30 + i * 12, base - 71, 4.5, 10)
    _dome(s, mid, base - 73, 39, 31, LEAD, 0)
    s.line([(mid, base - 104), (mid, base - 117)], LINE, T)
    s.line([(mid - 4.5, base - 112), (mid + 4.5, base - 112)], LINE, T)
    _arches(s, mid - 50, base, 100, 27, 5)
    for dx in (-26, -13, 0, 13, 26):
        _window(s, mid + dx, base - 47, 5, 9)
    for side in (-1, 1):
        _window(s, mid + side * 76 - 8, base - 24, 6, 12)
        _window(s, mid + side * 76 + 8, base - 24, 6, 12)


CITIES: Final[dict[str, Callable[[Sketch, float, float], None]]] = {"V": venice, "C": constantinople}
