"""Draw the static layer of pictures: the map with its roads and spaces, the indigo of private pages."""

from __future__ import annotations

from PIL import Image

from bot.games.edo.view import EdoView
from render.edo.layout import Layout, layout
from render.edo.pieces import lands
from render.edo.theme import GAME, C, rail
from render.kit.backgrounds import as_ground
from render.kit.canvas import Canvas
from render.kit.colour import RGB, mix
from render.kit.fonts import Style
from render.kit.frames import HEAD, WIDTH, flat
from render.kit.palette import INK
from render.kit.shapes import Point, arc, box, quad, rounded
from render.kit.sketch import Sketch, kept

SKY = 7
"""Number of flat bands between the blue of the sky and the paper."""
MOAT = 12
RAIL = 10
"""Height of the rule below the map."""
CODE = Style(30, 700)
"""Codes of spaces, for players who type commands."""
BAND = {"edo": 52, "city": 42}
"""Height of the band with a city's name."""

Spot = tuple[str, str, tuple[str, ...], bool, tuple[int, int]]


def sky(s: Sketch, top: float, low: RGB, step: int = 12) -> None:
    """Draw bands that fade from blue to the paper."""
    for i in range(SKY):
        y = top + i * step
        s.polygon(box(0, y, WIDTH, y + step + 1), mix(C["pale"], low, 0.35 + 0.65 * i / (SKY - 1)))


def bar(s: Sketch, x0: float, x1: float, y: float, high: float, colour: RGB) -> None:
    """Draw a band of mist with rounded ends."""
    s.polygon(rounded(x0, y, x1, y + high, high / 2), colour)


def mountain(s: Sketch, x: float, base: float, k: float, red: bool = True) -> None:
    """Draw the mountain with its zigzag snow and the sun; its foot is at `base`, its peak above `x`."""

    def at(points: list[Point]) -> list[Point]:
        return [(x + px * k, base + py * k) for px, py in points]

    if red:
        cx, cy = at([(-104, -196)])[0]
        s.ellipse(cx, cy, 54 * k, fill=C["sun"])
    left = quad((-330, 0), (-120, -70), (-34, -206), 40)
    right = quad((34, -206), (130, -66), (420, 0), 40)
    crown = [(-34, -206), (-18, -198), (-4, -208), (10, -200), (34, -206)]
    s.polygon(at([*left, *crown, *right]), C["hill"])
    snow = [(-86, -136), (-64, -112), (-48, -138), (-30, -104), (-12, -136), (8, -98), (26, -134), (46, -106),
            (60, -138), (84, -118), (92, -134)]  # fmt: skip
    up = [p for p in left if p[1] < -136]
    down = [p for p in right if p[1] < -134]
    s.polygon(at([*up, *crown, *down, *reversed(snow)]), C["mulberry"])
    bar(s, x - 330 * k, x + 20 * k, base - 62 * k, 20 * k, C["mist"])
    bar(s, x - 120 * k, x + 240 * k, base - 40 * k, 20 * k, C["mist"])
    bar(s, x - 380 * k, x + 90 * k, base - 18 * k, 24 * k, C["mist"])


def spots(view: EdoView, plan: Layout) -> tuple[Spot, ...]:
    """The data of the spaces that never change within a match."""
    return tuple(
        sorted(
            (space.code, space.kind, tuple(sorted(space.roads)), space.covered, plan.at(space))
            for space in view.spaces
        )
    )


MARKET = 122
"""Height of the band with the market, above the map of the table."""


@as_ground(GAME)
def _table(side: str, known: tuple[Spot, ...]) -> Image.Image:
    """The ground of the table and of pages: head, market, map, and indigo at the right."""
    plan = layout(side)
    height = plan.height + 4
    s = Sketch(plan.width, height, 0, 2)
    s.polygon(box(0, 0, plan.width, height), C["washi"])
    sky(s, plan.top - 20, C["washi"], 10)
    for x0, x1, y in ((830, 1010, 560), (930, 1140, 582), (120, 260, 352), (-40, 100, 640), (440, 620, 800),
                      (760, 900, 908), (590, 730, 330)):  # fmt: skip
        bar(s, x0, x1, y, 18, C["mist"])
    mountain(s, *((96, height, 0.56) if side == "B" else (206, height, 0.72)))
    _roads(s, known)
    image = flat(WIDTH, height, C["deep"])
    image.paste(s.reduced().convert("RGB"), (0, 0))
    del s
    canvas = Canvas(image)
    canvas.fill(0, 0, WIDTH, HEAD, C["mulberry"])
    canvas.put(rail(WIDTH), 0, HEAD)
    canvas.fill(0, HEAD + RAIL, WIDTH, HEAD + RAIL + MARKET, C["deep"])
    canvas.fill(plan.width, HEAD + RAIL, WIDTH, height, C["deep"])
    canvas.fill(plan.width - 3, HEAD + RAIL + MARKET, plan.width, height, INK)
    canvas.fill(0, HEAD + RAIL + MARKET, plan.width, HEAD + RAIL + MARKET + 3, INK)
    for _, kind, _, covered, (x, y) in known:
        _space(canvas, plan, kind, covered, x, y)
    return canvas.image


def _roads(s: Sketch, known: tuple[Spot, ...]) -> None:
    places = {code: at for code, _, _, _, at in known}
    ways = {tuple(sorted((code, end))) for code, _, roads, _, _ in known for end in roads if end in places}
    for a, b in sorted(ways):  # without outlines, so that the ways of a turn stand out
        s.line([places[a], places[b]], C["site_edge"], 13)


def _space(canvas: Canvas, plan: Layout, kind: str, covered: bool, x: int, y: int) -> None:
    width, height = plan.size(kind)
    if kind == "edo":
        canvas.centre(lands.capital(width, height, BAND["edo"], MOAT), x, y)
    elif kind == "city":
        canvas.centre(lands.city(width, height, BAND["city"]), x, y)
        if covered:
            canvas.centre(lands.shutter(width - 16, height - BAND["city"] - 12, 6), x, y + BAND["city"] / 2)
    elif covered:
        canvas.centre(lands.shutter(width, height, width // 2), x, y)
    elif kind == "gate":
        canvas.centre(lands.gate(width), x, y)
    elif kind == "road":
        canvas.centre(lands.road(width // 2), x, y)
    else:
        canvas.centre(lands.disc(kind, width // 2), x, y)


def table_ground(side: str, known: tuple[Spot, ...]) -> Image.Image:
    """The table of a match, still without papers."""
    return _table(side, known)


# --- Indigo ------------------------------------------------------------------------------------------------


@kept
def _waves() -> Image.Image:
    """A strip of wave scales that can be repeated above and below."""
    step, rise = 72, 18
    tile = Sketch(step, 4 * rise, 0, 4)
    line = mix(C["deep"], C["mid"], 0.34)
    for row in range(-1, 10):
        for i in range(-1, 3):
            cx, cy = (i + row % 2 / 2) * step, row * rise + 8
            for r in (36, 25, 14):
                tile.polygon(arc(cx, cy + 36 - rise, r, r, 180, 360, 24), C["deep"], line, 2)
    whole = tile.reduced().convert("RGB")
    image = whole.crop((0, whole.height // 2, whole.width, whole.height))
    strip = flat(WIDTH, 2 * rise, C["deep"])
    for x in range(0, strip.width, image.width):
        strip.paste(image, (x, 0))
    return strip


def night(height: int) -> Image.Image:
    """The ground of a private page: a paper head, wave scales below."""
    strip = _waves()
    image = flat(WIDTH, height, C["deep"])
    for y in range(0, image.height, strip.height):
        image.paste(strip, (0, y))
    canvas = Canvas(image)
    canvas.fill(0, 0, WIDTH, HEAD, C["mulberry"])
    canvas.put(rail(WIDTH), 0, HEAD)
    return canvas.image


@as_ground(GAME)
def lobby_ground(height: int) -> Image.Image:
    """The ground of the lobby: paper, and at its right the mountain under a sky of mist."""
    s = Sketch(WIDTH, height, 0, 2)
    s.polygon(box(0, 0, WIDTH, height), C["washi"])
    for i in range(SKY):
        tone = mix(C["pale"], C["washi"], 0.3 + 0.7 * i / SKY)
        bar(s, 1010 + (i * 61) % 170, WIDTH + 60, 40 + i * 24, 24, tone)
    mountain(s, 1310, 700, 1.75)
    s.polygon(box(0, 700, WIDTH, height), C["washi"])
    return s.reduced().convert("RGB")


@as_ground(GAME)
def sheet_ground(height: int) -> Image.Image:
    """The ground of the score sheet: paper with bands of mist, and the mountain beside the heads of the
    columns."""
    s = Sketch(WIDTH, height, 0, 1)
    s.polygon(box(0, 0, WIDTH, height), C["washi"])
    for x0, x1, y in (
        (-40, 500, 130),
        (900, 1640, 150),
        (300, 900, 0.5 * height),
        (1200, 1640, 0.8 * height),
    ):
        bar(s, x0, x1, y, 26, C["mist"])
    mountain(s, 180, 346, 0.55)
    return s.image.convert("RGB")
