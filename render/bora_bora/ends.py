"""Draw the pictures before and after the game: the lobby and the score sheet."""

from __future__ import annotations

from functools import partial

from PIL import Image

from bot.core import Seat
from bot.games.bora_bora.view import View
from bot.text import Words, words
from render.bora_bora import own, symbols, things
from render.bora_bora.deeds import water
from render.bora_bora.look import GAME, LOOK, C, sea
from render.bora_bora.pen import Pen
from render.kit import frames
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import BODY, Style
from render.kit.frames import HEAD, LOBBY_HEIGHT, MARGIN, WIDTH, score_sheet, sheet_height
from render.kit.grounds import as_ground
from render.kit.palette import FADED, INK, dark, light
from render.kit.shapes import smooth
from render.kit.sketch import Shadow, Sketch, Sprite
from render.kit.text import fit
from render.scene import Lobby, Sheet

DETAIL = 100
EDGE = 996
"""Where the paper of the lobby ends and the lagoon begins."""


def _island() -> Sprite:
    """The large island of the lobby: a peak, woods, a beach, huts of all seats."""
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
        things.palm(Pen(s, x, y, half))
    for seat, (x, y, half) in enumerate(((176, 498, 50), (292, 520, 54), (402, 506, 48), (470, 452, 38))):
        things.hut(Pen(s, x, y, half), seat)
    return s.sprite(shadow=Shadow(0.0, 0))


@as_ground(GAME)
def _lobby_ground() -> Image.Image:
    canvas = sea(LOBBY_HEIGHT, 0)
    canvas.put(_island(), 1010, 120)
    boat = Sketch(150, 150, 12)
    water(Pen(boat, 75, 75, 70))
    canvas.put(boat.sprite(halo=3), 1400, 60)
    canvas.put(symbols.symbol("F1", 34), 1060, 800)
    canvas.put(symbols.symbol("F2", 34), 1500, 790)
    canvas.put(symbols.symbol("F3", 38), 1290, 806)
    canvas.fill(0, 0, EDGE, LOBBY_HEIGHT, C["tapa"])
    band = LOOK.rail(LOBBY_HEIGHT)
    upright = Canvas(Image.new("RGB", (LOBBY_HEIGHT, 16), C["tapa_light"]))
    upright.put(band, 0, 0)
    canvas.image.paste(upright.image.rotate(90, expand=True), (EDGE, 0))
    for k, god in enumerate("BWRGY"):
        canvas.centre(symbols.symbol(f"god-{god}", 62), 140 + k * 178, 800)
    return canvas.image


def paint_lobby(scene: Lobby) -> Canvas:
    """Draw the seats on paper beside a large island with the huts of all four; the five gods below."""
    w = words(scene.language)
    canvas = Canvas(_lobby_ground())
    frames.lobby(canvas, scene, LOOK, w, w("bb-pic-title"))
    return canvas


def _sheet_ground(height: int) -> Image.Image:
    canvas = sea(height, HEAD)
    canvas.fill(0, height - 84, WIDTH, height, C["tapa"])
    return canvas.image


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw one column per player: what the player has in pictures, then the points by source."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    height = sheet_height(len(frames.item_keys(scene.score)), DETAIL)
    return score_sheet(
        _sheet_ground(height),
        scene,
        LOOK,
        w,
        w("bb-pic-title"),
        partial(_detail, view=view),
        DETAIL,
        partial(_foot, w=w, view=view),
    )


def _detail(canvas: Canvas, x: int, y: int, width: int, seat: Seat, *, view: View) -> None:
    """Draw tasks, jewelry and buildings; spaces of the ceremony area, regions and persons."""
    task, jewel, ceremony, building, *rest = own.bonus_row(view, seat)
    row = (task, jewel, building, ceremony, *rest)
    step = width / 3
    for k, (name, have, need) in enumerate(row):
        left, middle = x + k % 3 * step + max(0.0, (step - 108) / 2), y + 24 + k // 3 * 52
        canvas.put(symbols.symbol(name, 21), left, middle - 21)
        canvas.middle(left + 52, middle, str(have), Style(36, 800), INK if have else FADED)
        if have >= need:
            from render.kit import panels

            canvas.centre(panels.tick(12), left + 106, middle)


def _foot(canvas: Canvas, middle: int, w: Words, view: View) -> None:
    """Draw what earns a bonus at the end."""
    text, style = fit(w("bb-pic-rule", bonus=view.printed.bonus), BODY, 560, (30, 28))
    x = MARGIN + 4 + canvas.middle(MARGIN + 4, middle, text, style, FADED) + 30
    for name, _, need in own.bonus_row(view, 0):
        name = "building-3" if name == "building-0" else name
        canvas.put(symbols.symbol(name, 21), x, middle - 21)
        x += 52 + canvas.middle(x + 52, middle, str(need), Style(36, 800)) + 34


__all__ = ["light", "paint_lobby", "paint_sheet"]
