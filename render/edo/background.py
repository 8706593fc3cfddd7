"""Draw the static layer of pictures: the map with its roads and spaces, the indigo of private pages."""

from __future__ import annotations

from PIL import Image

from bot.games.edo.view import EdoView
from render.edo.layout import BAND, Layout, layout
from render.edo.pieces import lands, scenery
from render.edo.theme import GAME, C, rail
from render.kit.backgrounds import as_ground
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.frames import HEAD, WIDTH, flat
from render.kit.own_look import ornament
from render.kit.palette import INK
from render.kit.shapes import box
from render.kit.sketch import Sketch

MOAT = 12
RAIL = 10
"""Height of the rule below the map."""
Spot = tuple[str, str, tuple[str, ...], bool, tuple[int, int]]


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
def table_ground(side: str, known: tuple[Spot, ...]) -> Image.Image:
    """The table of a match, still without papers: head, market, map, and indigo at the right."""
    plan = layout(side)
    height = plan.height + 4
    s = Sketch(plan.width, height, 0, 2)
    s.polygon(box(0, 0, plan.width, height), C["washi"])
    scenery.sky(s, plan.top - 6)
    for x0, x1, y in ((830, 1010, 560), (930, 1140, 582), (120, 260, 352), (-40, 100, 640), (440, 620, 800),
                      (760, 900, 908), (590, 730, 330)):  # fmt: skip
        scenery.mist(s, x0, x1, y, 18)
    scenery.mountain(s, *((96, height, 0.56) if side == "B" else (206, height, 0.72)))
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
    for wide, colour in ((17, mix(C["site_edge"], INK, 0.3)), (12, C["mulberry"])):
        for a, b in sorted(ways):
            s.line([places[a], places[b]], colour, wide)


def _space(canvas: Canvas, plan: Layout, kind: str, covered: bool, x: int, y: int) -> None:
    width, height = plan.size(kind)
    if kind == "edo":
        canvas.centre(lands.capital(width, height, BAND["edo"], MOAT), x, y)
    elif kind == "city":
        canvas.centre(lands.city(width, height, BAND["city"], covered), x, y)
        if covered:
            canvas.centre(lands.shutter(width, height - BAND["city"], 4), x, y + BAND["city"] / 2)
    elif covered:
        canvas.centre(lands.shutter(width, height, width // 2), x, y)
    elif kind == "gate":
        canvas.centre(lands.gate(width), x, y)
    elif kind == "road":
        canvas.centre(lands.road(width // 2), x, y)
    else:
        canvas.centre(lands.disc(kind, width // 2), x, y)


# --- Indigo ------------------------------------------------------------------------------------------------


def night(height: int) -> Image.Image:
    """The ground of a private page: a paper head, wave scales below."""
    image = flat(WIDTH, height, C["deep"])
    _lay_waves(image)
    canvas = Canvas(image)
    canvas.fill(0, 0, WIDTH, HEAD, C["mulberry"])
    canvas.put(rail(WIDTH), 0, HEAD)
    return canvas.image


@ornament
def _lay_waves(image: Image.Image) -> None:
    strip = scenery.waves()
    for y in range(0, image.height, strip.height):
        image.paste(strip, (0, y))
