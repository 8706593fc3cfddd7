"""Sample pictures with all pieces, grounds and states of the theme, for its palette and for the warm-up."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.core import Seat
from bot.games.bora_bora.components_loading import load
from bot.games.bora_bora.printed import printed
from bot.games.bora_bora.view import (
    KINDS,
    FishView,
    JewelView,
    PathView,
    Pending,
    PersonView,
    Placed,
    PlayerView,
    RegionView,
    Settled,
    SpaceView,
    SpotView,
    StatusView,
    TaskView,
    TempleView,
    TileView,
    View,
)
from render.bora_bora import islands
from render.bora_bora.hand import paint_hand
from render.bora_bora.ledger import paint_ledger
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.seat_board import paint_board
from render.bora_bora.table import paint_table
from render.bora_bora.theme import GAME, C
from render.bora_bora.turn_page import paint_page
from render.kit import badges, marks, panels
from render.kit.canvas import Canvas
from render.kit.frames import flat, laurel
from render.scene import Scene

#: Ends, kind and value of each path, as printed.
_PATHS = (
    *("CM CP land 4", "CM CB land 2", "CP CF land 3", "CF CB land 6", "NB NM land 5", "EF EB land 1"),
    *("SF SP land 2", "WP WM land 4", "CM SP water 5", "CM EB water 4", "CF NB water 3", "CP NM water 1"),
    *("CP EF water 6", "CB SF water 4", "CB WM water 2", "CF WP water 2"),
)
_TILES = {2: ("H", "T", "B", "MW", "LS"), 3: ("H", "T", "B", "M", "W", "LS"), 4: tuple("HTBMWLS")}
_SPACES = ("sand stone wood sand", "wood sand stone wood", "stone wood sand stone")
_TRACK = (0, 1, 1, 2, 2, 4, 4, 6, 6, 9, 9, 12, 12, 15)
_PRINTED = printed(load())
TASKS = tuple(_PRINTED.needs)
_WORTH = {1: 1, 2: 3, 3: 5, 4: 7, 5: 9}
_KINDS = {"F": "forest", "P": "plains", "B": "beach", "M": "mountain"}


def _person(sex: str, k: int) -> PersonView:
    kind = KINDS[k % 12]
    return PersonView(f"{sex}-{kind}-{k % 3 + 1}", sex, kind, k % 3 + 1)


def _jewel(k: int) -> JewelView:
    cost = k % 5 + 1
    return JewelView(f"J{k % 6 + 1}-{cost}", f"J{k % 6 + 1}", cost, _WORTH[cost])


def _ceremony() -> tuple[SpaceView, ...]:
    found = []
    for row, kinds in zip("abc", _SPACES, strict=True):
        for k, kind in enumerate(kinds.split(), 1):
            number = 2 if row == "a" and k < 3 else 3 if k == 4 and row in "bc" else None
            found.append(SpaceView(f"{row}{k}", kind, number is None and k != 3, number))
    return tuple(found)


def _player(seat: Seat) -> PlayerView:
    spots = tuple(
        SpotView(n, 2 + seat if n == 12 else int(n % 3 == 0), None, False)
        if n == 12 or n % 3 == 0
        else SpotView(n, 0, _person("MW"[n % 2], n + seat), n % 4 == 1)
        for n in range(1, 13)
    )
    return PlayerView(
        order=seat + 1,
        points=(7, 38, 104, 65)[seat],
        items=(),
        dice=(1 + seat, 5, 6)[: 3 - seat % 3],
        cards=3,
        offerings=2,
        shells=seat,
        god_tiles=1,
        priests=3,
        status=seat,
        spots=spots,
        ceremony=_ceremony(),
        beside=(("wood", 2),) if seat else (),
        buildings=(1, 4, 5, 6),
        regions=("CF", "CB", "EF"),
        jewels=tuple(_jewel(k + seat) for k in range(4)),
        tasks=tuple(
            TaskView(name, _PRINTED.needs[name], None if k == 1 else 1)
            for k, name in enumerate(TASKS[seat * 3 : seat * 3 + 3])
        ),
        done=("T08",),
    )


def made_up(seats: int, viewer: Seat | None = None) -> View:
    """A position from the middle of a game that shows most pieces."""
    regions = tuple(
        RegionView(
            id=name,
            island="",
            kind=_KINDS[name[1]],
            gives="sand",
            fish=FishView(f"F{k % 4 + 1}", k % 6 + 1),
            host=k % (seats + 1) if k % (seats + 1) < seats else None,
            aside=tuple(range(seats - 1)) if k % 4 == 0 else (),
        )
        for k, name in enumerate(islands.BOXES)
    )
    paths = tuple(
        PathView(str(k), (one, other), by, int(value))
        for k, (one, other, by, value) in enumerate(row.split() for row in _PATHS)
    )
    laid = (
        TileView("F", tuple((k % seats, k % 6 + 1) for k in range(5)), 7),
        *(
            TileView(actions, tuple((k % seats, 5 - k) for k in range(min(n, 5))), 6 - min(n, 5))
            for n, actions in enumerate(_TILES[seats])
        ),
    )
    return View(
        viewer=viewer,
        seats=seats,
        to_act=(0,),
        round=3,
        over=False,
        rounds=6,
        phase="A",
        lap=2,
        turn=0,
        turns=30,
        question="place",
        pending=Pending(),
        order=tuple(range(seats)),
        building_points=7,
        priest_points=2,
        regions=regions,
        paths=paths,
        tiles=(*laid[1:], laid[0]),
        men=tuple(_person("M", k) if k != 4 else None for k in range(6)),
        women=tuple(_person("W", k + 6) for k in range(6)),
        temple=tuple(TempleView(slot, slot % seats if slot > 1 else None) for slot in range(6, 0, -1)),
        temple_tiles=4,
        status=tuple(
            StatusView(points, tuple(range(seats)) if k == 0 else ()) for k, points in enumerate(_TRACK)
        ),
        jewelry=((), (), *(tuple(_jewel(4 * n + k) for k in range(4)) for n in range(4))),
        board_tasks=TASKS[20 : 22 + seats],
        open_cards=("B", "W", "R", "G", "Y"),
        deck=31,
        discard=(1, 0, 0, 0, 0),
        piles=(20, 20, 20),
        players=tuple(_player(seat) for seat in range(seats)),
        hand=None if viewer is None else (1, 2, 1, 3, 1),
        payable=None if viewer is None else tuple((god, (god, "GG", "tile")) for god in "BWRGY"),
        playable=("B", "W", "R"),
        marks=(Placed(0, "S", 4, ""), Settled(0, "EB", 4, None)),
        printed=_PRINTED,
    )


def scene(seats: int, viewer: Seat | None = None, board_of: Seat | None = None) -> Scene:
    """The made-up position as a scene."""
    names = ("ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZabcd", "efghijklmn")[:seats]
    return Scene(game=GAME, view=made_up(seats, viewer), language="en", names=names, board_of=board_of)


def pictures() -> Iterator[Image.Image]:
    """Tables, the market, boards, a hand, a page."""
    for seats in (4, 3, 2):
        yield paint_table(scene(seats)).image
    yield paint_ledger(scene(4)).image
    for seat in range(4):
        yield paint_board(scene(4, board_of=seat), seat).image
    yield paint_hand(scene(4, 0)).image
    yield paint_page(scene(4, 1)).image


def samples() -> Iterator[Image.Image]:
    """All that the palette must contain: pictures, and every symbol on paper and on the sea."""
    yield from pictures()
    yield pieces(C["tapa"])
    yield pieces(C["lagoon"])


def pieces(ground: tuple[int, int, int]) -> Image.Image:
    """All symbols, tasks and cards on a ground."""
    canvas = Canvas(flat(1600, 1500, ground))
    for k, name in enumerate(symbols.DRAWINGS):
        x, y = 10 + k % 20 * 79, 10 + k // 20 * 150
        canvas.put(symbols.symbol(name, 34, True), x, y)
        canvas.put(symbols.symbol(name, 19), x, y + 80)
        canvas.put(symbols.faint(name, 14), x + 42, y + 84)
    for k, task in enumerate(TASKS):
        tiles.task(canvas, 10 + k % 15 * 105, 640 + k // 15 * 74, task, _PRINTED, 98, 66)
    for k, god in enumerate(("B", "W", "R", "G", "Y", "top")):
        canvas.put(tiles.god_card(god, 130, god != "top"), 10 + k * 150, 950)
    for seat in range(4):
        canvas.put(tiles.built(seat, 230, 110), 10 + seat * 250, 1150)
        canvas.put(tiles.building(seat, seat + 1, 80), 1010 + seat * 100, 950)
        canvas.put(badges.badge(GAME, seat, 72), 1010 + seat * 100, 1100)
        for face in range(1, 7):
            canvas.put(symbols.die(seat, face, 21), 10 + face * 52 + seat * 330, 1280)
    canvas.put(laurel(188), 1390, 1230)
    canvas.put(panels.tick(), 20, 1400)
    canvas.put(panels.hourglass(), 80, 1400)
    canvas.put(panels.pill_ground(300, 76), 140, 1390)
    canvas.put(marks.brackets(100, 80), 500, 1400)
    return canvas.image
