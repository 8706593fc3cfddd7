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
COPPER: Final = (0x82, 0xAE, 0x9E)
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
    _roof(s, x + w / 2, base - h, w / 2 + 3, roof, ROOF)
    count = max(1, int(w // 17))
    for i in range(count):
        wx = x + w * (i + 0.5) / count
        _window(s, wx, base - h + 7, 6, 11)
        if h > 36:
            _window(s, wx, base - h + 25, 6, 10)


def _roof(s: Sketch, cx: float, foot: float, half: float, height: float, fill: RGB) -> None:
    """Draw a pointed roof, its eastern side in the shade."""
    top, outline = (cx, foot - height), [(cx - half, foot), (cx, foot - height), (cx + half, foot)]
    s.polygon(outline, fill)
    s.polygon([(cx + half * 0.22, foot), top, (cx + half, foot)], mix(fill, INK, 0.16))
    s.polygon(outline, None, LINE, T)


def _lunette(s: Sketch, cx: float, foot: float, half: float, rise: float) -> None:
    """Draw a round gable."""
    s.polygon(
        [(cx - half, foot), *arc(cx, foot, half - 1, rise, 180, 360, 14), (cx + half, foot)], WALL, LINE, T
    )


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


def venice(s: Sketch, left: float, w: float, base: float) -> None:
    """Draw Venice: the Campanile, the five domes of Saint Mark's, the palace, red roofs."""
    for x, width, height, roof in (
        (-84, 44, 26, 12),
        (-46, 34, 30, 16),
        (-18, 28, 24, 12),
        (410, 40, 20, 12),
        (446, 46, 17, 10),
        (4, 42, 34, 20),
        (44, 34, 46, 16),
        (314, 36, 44, 17),
        (346, 40, 32, 19),
        (382, 26, 42, 14),
    ):
        _gable(s, left + x * w / 412, base, width, height, roof)
    # campanile
    cx = left + 106 * w / 412
    _wall(s, cx - 12, base - 70, 24, 70, mix(WALL, C["brick"], 0.55))
    for dx in (-4, 4):
        s.line([(cx + dx, base - 62), (cx + dx, base - 6)], mix(C["brick"], INK, 0.12), 2)
    _wall(s, cx - 14, base - 84, 28, 15)
    for dx in (-7, 0, 7):
        _window(s, cx + dx, base - 82, 4.5, 10)
    _roof(s, cx, base - 84, 14, 28, COPPER)
    # Saint Mark's
    mid = left + 214 * w / 412
    for dx, r, h, up in ((-52, 21, 25, 46), (52, 21, 25, 46), (0, 29, 34, 53)):
        _wall(s, mid + dx - r * 0.82, base - up, r * 1.64, 14)
        _dome(s, mid + dx, base - up, r, h, COPPER)
    _wall(s, mid - 84, base - 42, 168, 42)
    for i in range(5):
        _lunette(s, mid - 66 + i * 33, base - 42, 16, 15 if i == 2 else 10)
    _arches(s, mid - 82, base, 164, 29, 5)
    s.line([(mid - 84, base - 36), (mid + 84, base - 36)], SHADE, 2)


def constantinople(s: Sketch, left: float, w: float, base: float) -> None:
    """Draw Constantinople: Hagia Sophia between the walls, a round tower with a red cap."""
    k = w / 412
    for x, width in ((-100, 110), (44, 110), (252, 130), (400, 110)):
        _wall(s, left + x * k, base - 26, width * k, 26)
        _crenels(s, left + x * k, base - 26, width * k)
    for x, height in ((-76, 34), (-34, 40), (70, 42), (284, 40), (322, 48), (376, 54), (424, 30)):
        _wall(s, left + x * k, base - height, 26, height)
        _crenels(s, left + x * k - 2, base - height - 1, 30, 5)
        _window(s, left + x * k + 13, base - height + 10, 6, 12)
    # round tower
    cx = left + 26 * k
    _wall(s, cx - 16, base - 66, 32, 66)
    _wall(s, cx - 18, base - 74, 36, 10)
    for dx in (-8, 0, 8):
        _window(s, cx + dx, base - 60, 5, 11)
    _roof(s, cx, base - 74, 20, 34, ROOF)
    # Hagia Sophia
    mid = left + 194 * k
    for side in (-1, 1):
        _wall(s, mid + side * 76 - 20, base - 34, 40, 34)
        _dome(s, mid + side * 54, base - 40, 30, 25, LEAD, 0)
    _wall(s, mid - 60, base - 50, 120, 50)
    _lunette(s, mid, base - 50, 40, 16)
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


CITIES: Final[dict[str, Callable[[Sketch, float, float, float], None]]] = {"V": venice, "C": constantinople}
