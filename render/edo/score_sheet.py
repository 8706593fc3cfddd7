"""The score sheet of Edo: its rows show as pictures what brought the points."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import product
from typing import Final

from bot.core import Seat
from bot.games.edo.view import EdoView
from bot.text import Words, words
from render.edo.pieces import buildings, lands, people
from render.edo.pieces.goods import points, symbol
from render.edo.pieces.scenery import sheet_ground
from render.edo.seat_panel import overruled
from render.edo.theme import LOOK
from render.kit import panels
from render.kit.canvas import Area, Canvas
from render.kit.flow import Art, Gap, Grid, Text, best, row
from render.kit.fonts import Style
from render.kit.frames import laurel
from render.kit.palette import FADED, INK
from render.kit.score_table import HEIGHT, ScoreTable, Source, item_keys, score_table
from render.kit.sketch import Sprite
from render.kit.text import fit_lines
from render.scene import Sheet

REASON: Final = Style(34, 500)
HAVE: Final = Style(34, 800)
"""The style of the numbers of things that bring points."""
BEHIND: Final = "edo-item-no-house"
"""The item of players who have no house in Edo while somebody has one."""
TRACK: Final = "edo-item-track"
BESIDE: Final = 4
"""For so many seats, buildings stand beside the points that they brought; for more, in a row of their own."""
COUNTED: Final = ("edo-item-ryo", "edo-item-samurai", "edo-item-ronin")
"""The items that give a point for a number of things."""
SIGN: Final = 24
"""Half the size of the picture before a name."""
TIE: Final = 18
"""Half the size of the picture of what broke a tie."""
LINE: Final = 35
TOLD: Final = 4 * LINE + 12
"""The least height of the row that says in words that a player has no house in Edo."""
HALVES: Final = (32, 26, 22)
"""Half-sizes of the buildings that a player has."""
WIDE: Final = 240
"""Cells above this width have larger pictures."""


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw the sheet. Totals that seem to have won, but have not without a house in Edo, are struck out."""
    view = scene.view_of(EdoView)
    w = words(scene.language)
    places = scene.score.seats
    behind = {seat for seat, place in enumerate(places) if BEHIND in dict(place.items)}
    edo = Source(label=_house_wins, cell=partial(_house, w, behind), least=TOLD if behind else 0)
    told = [edo] if behind or any(player.house_in_edo for player in view.players) else []
    items = [_item(scene, key, w) for key in item_keys(scene.score) if key != BEHIND]
    apart = view.seats > BESIDE or all(TRACK not in item.keys for item in items)
    built = [Source(label=partial(_kinds_built, view), cell=partial(_built, scene), least=96)] * apart
    canvas = Canvas(sheet_ground(HEIGHT))
    rows = (*told, *built, *items)
    void = overruled([place.total for place in places], behind)
    table = ScoreTable(scene, LOOK, w, rows, w("edo-pic-title"), void=void, tie_signs=_tie_signs)
    return score_table(canvas, table)


def _tie_signs(seat: Seat, key: str) -> list[Sprite]:
    if key == "edo-tie-resources":
        return [symbol(kind, TIE) for kind in ("rice", "wood", "stone")]
    return [_thing(key, seat, TIE)]


def _item(scene: Sheet, key: str, w: Words) -> Source:
    view = scene.view_of(EdoView)
    source = Source(w(key, **view.printed.figures()), (key,), _thing(key, -1, SIGN))
    if key in COUNTED:
        return replace(source, below=partial(_a_point, view, key), cell=partial(_count, view, key))
    if key == TRACK and view.seats <= BESIDE:
        return replace(source, cell=partial(_built, scene), least=96)
    return source


def built(view: EdoView, seat: Seat) -> dict[str, int]:
    """How many buildings of each kind have brought a seat points: all that it has, but the house that it
    began with (EDO-3.44)."""
    counts = {"house": -1, "post": 0, "stronghold": 0, "temple": 0}
    for space in view.spaces:
        counts["temple"] += space.temple == seat
        if space.city is not None:
            counts["stronghold"] += space.city.stronghold == seat
            for building_view in space.city.row:
                counts["post" if building_view.post else "house"] += building_view.seat == seat
    return counts


def brought(scene: Sheet, seat: Seat) -> dict[str, int]:
    """What has brought a seat its points on the track: buildings of each kind of the match, and as `seal` the
    points that none of them brought, such as those from the merchant."""
    view = scene.view_of(EdoView)
    counts, printed = built(view, seat), view.printed.buildings
    track = dict(scene.score.seats[seat].items).get(TRACK, 0)
    rest = track - sum(count * printed[kind].points for kind, count in counts.items() if count)
    return {kind: counts[kind] for kind in _kinds(view)} | ({"seal": rest} if rest else {})


def _thing(key: str, seat: Seat, half: int) -> Sprite:
    """The picture of what an item counts."""
    match key:
        case "edo-item-samurai":
            return people.samurai(seat, half, False)
        case "edo-item-ronin":
            return people.ronin(0, half, False)
        case "edo-item-ryo":
            return symbol("ryo", half)
    return symbol("seal", half)


def _kinds(view: EdoView) -> list[str]:
    """The kinds of buildings of a match."""
    return ["house", "post", "stronghold", *(["temple"] if view.temples else [])]


# --- Names of the rows -------------------------------------------------------------------------------------


def _house_wins(canvas: Canvas, area: Area) -> None:
    """Draw the rule that a house in Edo counts before all points."""
    x, y, wide, high = area
    at, middle = x + wide / 2, y + high / 2
    canvas.centre(lands.capital(132, 90, 28, 5), at - 78, middle)
    canvas.centre(buildings.house(buildings.PLAIN, 28), at - 78, middle + 13)
    canvas.centre(symbol("arrow", 18), at + 18, middle)
    canvas.centre(laurel(86), at + 88, middle)


def _kinds_built(view: EdoView, canvas: Canvas, area: Area) -> None:
    kinds = [Art(buildings.building(kind, buildings.PLAIN, 26), 1) for kind in _kinds(view)]
    row(*kinds).lay(canvas, *area)


def _a_point(view: EdoView, key: str, canvas: Canvas, x: float, middle: float) -> None:
    """Draw how many things give a point."""
    printed = view.printed
    needs = {"edo-item-ryo": printed.ryo_a_point, "edo-item-samurai": printed.samurai_a_point}.get(key, 1)
    x += canvas.middle(x, middle, str(needs), HAVE) + 5
    canvas.centre(_thing(key, -1, 17), x + 17, middle)
    canvas.centre(symbol("arrow", 14), x + 58, middle)
    points(canvas, x + 104, middle, 1, 48)


# --- Cells -------------------------------------------------------------------------------------------------


def _house(w: Words, behind: set[Seat], canvas: Canvas, seat: Seat, area: Area) -> None:
    """Draw the house in Edo, or the words that there is none."""
    x, y, wide, high = area
    middle = y + high / 2
    if seat not in behind:
        canvas.centre(buildings.house(seat, 40), x + wide / 2 - 30, middle)
        canvas.centre(panels.tick(20), x + wide / 2 + 30, middle)
        return
    lines = fit_lines(w(BEHIND), REASON, wide + 16, int(high // LINE), (34, 30))[0]
    canvas.lines(x + wide / 2, middle, lines, REASON, FADED, "centre", apart=LINE)


def _built(scene: Sheet, canvas: Canvas, seat: Seat, area: Area) -> None:
    """Draw how many buildings of each kind have brought a player points, and the other points, on one line or
    on two."""
    counts = brought(scene, seat)

    def made(form: tuple[int, int]) -> Grid:
        half, lines = form
        across = -(-len(counts) // lines)
        things = (
            row(
                Gap(),
                Art(symbol("seal", half) if kind == "seal" else buildings.building(kind, seat, half)),
                Text(str(count), HAVE, INK if count else FADED),
                Gap(),
                gap=6,
            )
            for at in range(across)  # a grid is read downwards
            for kind, count in list(counts.items())[at::across]
        )
        return Grid(tuple(things), across, 0)

    best(made, tuple(product(HALVES, (1, 2))), *area[2:]).lay(canvas, *area)


def _count(view: EdoView, key: str, canvas: Canvas, seat: Seat, area: Area) -> None:
    """Draw how many of the things that an item counts a player has."""
    player = view.players[seat]
    have = {"edo-item-ryo": player.goods.ryo, "edo-item-samurai": len(player.samurai)}
    piece = _thing(key, seat, 30 if area[2] > WIDE else 18)
    count = Text(str(have.get(key, player.markers)), HAVE.at(40) if area[2] > WIDE else HAVE, FADED)
    row(Art(piece), count, Gap(), gap=6).lay(canvas, *area)
