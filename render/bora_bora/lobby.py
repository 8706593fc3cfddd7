"""Draw the lobby: the seats on paper beside a large island."""

from __future__ import annotations

from PIL import Image

from bot.text import words
from render.bora_bora.pieces import goods, symbols
from render.bora_bora.pieces.actions import water
from render.bora_bora.pieces.pen import Pen
from render.bora_bora.theme import GAME, LOOK, C, sea
from render.kit import badges, frames, zoom
from render.kit.backgrounds import as_ground
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.frames import LOBBY_HEIGHT
from render.kit.palette import dark
from render.kit.shapes import smooth
from render.kit.sketch import Shadow, Sketch, Sprite
from render.scene import Lobby

EDGE = 996
"""Where the paper of the lobby ends and the lagoon begins."""


ISLAND = (1010, 120)
"""The upper left corner of the island."""
HUTS = ((176, 498, 50), (292, 520, 54), (402, 506, 48), (470, 452, 38))
"""By seat: the place of its hut on the island, and half of its size."""


def _island() -> Sprite:
    """The large island of the lobby: a peak, woods, a beach."""
    s = Sketch(580, 640, 20, 2)

    def band(points: list[tuple[float, float]], radius: float, colour: tuple[int, int, int]) -> None:
        s.polygon(points, colour, colour, 2 * radius)

    coast = smooth(
        [
            (70, 420),
            (90, 300),
            (170, 240),
            (290, 210),
            (420, 236),
            (510, 310),
            (530, 430),
            (480, 530),
            (340, 580),
            (190, 560),
            (100, 510),
        ],
        True,
        12,
    )
    for radius, colour in ((44, C["reef"]), (29, C["shallow"]), (15, C["shore"])):
        band(coast, radius, colour)
    s.polygon(coast, C["beach"], mix(C["sand"], C["wood"], 0.6), 3)
    wood = smooth(
        [
            (104, 410),
            (130, 310),
            (230, 250),
            (380, 246),
            (480, 320),
            (496, 420),
            (400, 452),
            (300, 436),
            (190, 462),
        ],
        True,
        12,
    )
    s.polygon(wood, C["forest"])
    field = smooth([(300, 436), (400, 440), (498, 400), (500, 462), (430, 500), (340, 492)], True, 10)
    s.polygon(field, C["plains"])
    peak = [
        (150, 350),
        (214, 226),
        (252, 132),
        (284, 92),
        (318, 128),
        (352, 214),
        (430, 348),
        (330, 378),
        (230, 376),
    ]
    s.polygon(smooth(peak, True, 6), C["mountain"], C["contour"], 3)
    s.polygon([(284, 98), (318, 132), (352, 216), (424, 344), (330, 372), (306, 240)], dark(C["mountain"]))
    s.polygon(
        [(252, 140), (284, 98), (318, 136), (326, 176), (304, 156), (288, 186), (268, 158), (240, 178)],
        C["field"],
    )
    for x, y, half in ((130, 396, 46), (196, 424, 38), (430, 372, 46), (382, 404, 36), (476, 396, 34)):
        goods.palm(Pen(s, x, y, half))
    return s.sprite(shadow=Shadow(0.0, 0))


@as_ground(GAME)
def _lobby_ground() -> Image.Image:
    canvas = sea(LOBBY_HEIGHT, 0)
    canvas.put(_island(), *ISLAND)
    boat = Sketch(150, 150, 12)
    water(Pen(boat, 75, 75, 70))
    canvas.put(boat.sprite(halo=3), 1400, 60)
    canvas.put(symbols.symbol("F1", 34), 1060, 800)
    canvas.put(symbols.symbol("F2", 34), 1500, 790)
    canvas.put(symbols.symbol("F3", 38), 1290, 806)
    canvas.fill(0, 0, EDGE, LOBBY_HEIGHT, C["tapa"])
    band = LOOK.rail(LOBBY_HEIGHT)
    upright = Canvas(zoom.sheet(LOBBY_HEIGHT, 16, C["tapa_light"]))
    upright.put(band, 0, 0)
    canvas.paste(upright.image.rotate(90, expand=True), EDGE, 0)
    for k, god in enumerate("BWRGY"):
        canvas.centre(symbols.symbol(f"god-{god}", 62), 140 + k * 178, 800)
    return canvas.image


def paint_lobby(scene: Lobby) -> Canvas:
    """Draw the seats on paper beside a large island, the five gods below. The players who are there have huts
    on the island; the places of missing players are dashed."""
    w = words(scene.language)
    canvas = Canvas(_lobby_ground())
    for seat, (name, (x, y, half)) in enumerate(zip(scene.names, HUTS, strict=False)):
        free = badges.free_badge(seat, round(1.7 * half), C["bark"], C["tapa"])
        canvas.centre(free if name is None else symbols.hut(seat, half), ISLAND[0] + x, ISLAND[1] + y)
    frames.lobby(canvas, scene, LOOK, w, w("bb-pic-title"))
    return canvas
