"""Draw the public table: the map, a seat in each corner, action tiles beside it, the status track below."""

from __future__ import annotations

from PIL import Image

from bot.games.bora_bora.components import PathData
from bot.games.bora_bora.view import View
from render.bora_bora import islands, main_board
from render.bora_bora.action_tiles import tile_columns
from render.bora_bora.head import head
from render.bora_bora.layout import (
    CHART,
    CORNER,
    FIELD,
    LEFT,
    RIGHT,
    STORY,
    TABLE_HEIGHT,
    TILES,
    TILES_HEIGHT,
    TILES_TOP,
    TRACK,
    corner,
)
from render.bora_bora.map import Atlas, printed
from render.bora_bora.marks import change_strip
from render.bora_bora.seat_panel import seat_panel
from render.bora_bora.status_track import status
from render.bora_bora.theme import LOOK, sea_ground
from render.kit import zoom
from render.kit.backgrounds import as_base
from render.kit.canvas import Canvas
from render.kit.frames import HEAD, MARGIN, WIDTH
from render.scene import Scene


@as_base
def _ground(paths: tuple[PathData, ...]) -> Image.Image:
    """The parts that never change within a match: the lagoon with the printed map."""
    image = sea_ground(TABLE_HEIGHT, HEAD + STORY)
    zoom.lay(image, printed(paths, False), *CHART)
    return image


def paint_table(scene: Scene) -> Canvas:
    """Draw the board that everybody sees."""
    view, w, names = LOOK.opened(scene, View)
    canvas = Canvas(_ground(view.paths))
    end = change_strip(canvas, view, names, MARGIN, HEAD + STORY / 2 - 6, WIDTH - 2 * MARGIN)
    head(canvas, scene, w, names, strip=end)
    canvas.note("bb-part-islands", *CHART, islands.WIDTH, islands.HEIGHT)
    Atlas(canvas, view, *CHART, turtle=False).draw(laid=True)
    gold = {*scene.won, *(seat for seat, _ in scene.awaited)}
    for seat in range(view.seats):
        with canvas.part():
            seat_panel(canvas, view, seat, names[seat], seat in gold, (*corner(seat), *CORNER))
    # With fewer players there is room for things that are on the second picture otherwise.
    if view.seats < 4:
        main_board.temple(view, w).lay(canvas, *corner(3), *CORNER)
    if view.seats < 3:
        main_board.jewelry_row(view).lay(canvas, *corner(2), *CORNER)
    tile_columns(canvas, view, w, LEFT, RIGHT - TILES, TILES_TOP, TILES, TILES_HEIGHT)
    with canvas.part():
        status(canvas, view, LEFT, TRACK[0], FIELD, TRACK[1])
    return canvas
