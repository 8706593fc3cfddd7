"""Mark on the board what the last turn changed: ghost, way, brackets, chips. Derived from `view.marks`."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from bot.games.golden_horn.components import MAIN_PORTS
from bot.games.golden_horn.view import (
    Counts,
    Loaded,
    Raided,
    Refilled,
    Sailed,
    Turned,
    View,
    by_colour,
)
from render.golden_horn import pieces
from render.golden_horn.board import Board, look_of
from render.golden_horn.layout import CONSTANTINOPLE, PORT, VENICE, Spot
from render.golden_horn.pieces.tokens import narrow_chip, turned_mark
from render.golden_horn.strip import turns
from render.golden_horn.voyages import beside, line
from render.kit import marks
from render.kit.canvas import Area, Chip
from render.kit.change_strip import Strip, Turn, begin_way, stamp_width
from render.kit.chips import meet, size_of
from render.kit.fonts import Style
from render.kit.own_look import is_large
from render.kit.palette import INK, IVORY
from render.kit.shapes import Point

ALONG: Final = 14
"""The number of points of a way after which its direction is clear."""
ABREAST: Final = 4
"""So many chips stand side by side at a port; one less in larger letters."""
OWNER: Final = 38
"""Size of the badge where a way begins."""
ASIDE: Final = 34
"""The same between a square and the panel of a seat."""
OVER: Final = 8
"""How far a stamp lies over the frame of its square there."""
RIM: Final = 8
"""From it to the panel, which has a rim, or a gold one, and would cover it."""
FIRST: Final = 20
"""How much worse it is to hide a name or to be under a panel than to hide anything else."""
UPRIGHT: Final[list[Point]] = [(0, side * k) for k in range(4, 160, 4) for side in (-1, 1)]
NEAR: Final[list[Point]] = [
    *((0, -k) for k in range(4, 48, 4)),
    *((side * k, 0) for k in range(8, 200, 8) for side in (1, -1)),
]
"""From the place of a stamp to others that are tried: beside squares and above them."""
AWAY: Final = 72
"""How far above or below its place a narrow chip may stand, where another ship is beside it."""
ASTRAY: Final = sorted(range(-42, 43, 6), key=abs)  # to the left or right, any other chip
UNDERLINE: Final = (3, 15)
"""Where the mark of new cubes begins and ends below them."""
LINE: Final = 8
"""How thick brackets are on the outer side, and a little more."""
BELOW: Final = 30
"""From the middle of the sails of a ship to its name and its cargo."""
SLIM: Final = 120
"""The width up to which a ship, in a port, has only room for a small chip."""
REACH: Final = 20
"""How far the marks of a way reach from its line, with the head of its arrow."""


def last_move(board: Board, chosen: bool = False, strip: Strip | None = None) -> None:
    """Draw what the last turn did: ghost, way and brackets of the voyage, brackets round a raided ship with
    the cube that pirates took, cubes that left a quay or came to it, a ship that turned. If nothing has
    happened yet, draw where the ships begin.

    Args:
        chosen: not confirmed yet.
        strip: the strip; the ways of earlier turns, for which it has no room, are not drawn.
    """
    view, canvas = board.view, board.canvas
    if not view.marks and not chosen:
        _placed(board)
        return
    sailed = {event.ship for event in view.marks if isinstance(event, Sailed)}
    begun: list[tuple[Sailed, Turn, list[Point]]] = []
    owners = {id(event): turn for turn in turns(view) for event in turn.events}
    for event in view.marks:
        match event:
            case Sailed() if strip is not None and owners[id(event)] not in strip.turns:
                pass
            case Raided(ship=name):
                _framed(board, name)
            case Loaded(ship=name):
                if name not in sailed and name in board.boxes:
                    _framed(board, name, chosen)
            case Refilled(port=port, cubes=cubes):
                _refilled(board, port, cubes)
            case Turned(ship=name) if name not in sailed:
                _framed(board, name, chosen)
            case Sailed(ship=name, start=start):
                _ghost(board, start)
                points = _voyage(board, event)
                marks.way(canvas, points)
                begun.append((event, owners[id(event)], points))
                _framed(board, name, chosen)
            case _:  # the panel of the seat shows cards, cubes and passes, the ribbon shows the end
                pass
    for port in MAIN_PORTS:
        _at_quay(board, port)
    ends = {event.end for event, _, _ in begun}
    for event, turn, points in begun:  # over all ways
        _stamp(board, turn, event.start, points, event.start in ends)
    board.afloat({event.ship for event in view.marks if isinstance(event, Raided | Sailed | Turned)})
    lost: dict[str, str] = {}
    for event in view.marks:
        if isinstance(event, Raided):
            lost[event.ship] = lost.get(event.ship, "") + event.cube
        elif isinstance(event, Turned) and event.ship in sailed:  # otherwise its own sign shows it
            _turned(board, event.node)
    for raided, taken in lost.items():
        _lost(board, raided, taken)


def ways(board: Board) -> list[Area]:
    """Where the ways of a turn lie, in small boxes."""
    areas = list[Area]()
    for event in board.view.marks:
        if isinstance(event, Sailed):
            points = _voyage(board, event)
            areas += [(x - REACH, y - REACH, 2 * REACH, 2 * REACH) for x, y in (*points[::3], points[-1])]
    return areas


def losses(board: Board) -> list[Area]:
    """The places that are reserved for the cubes that pirates took."""
    areas = list[Area]()
    for event in board.view.marks:
        place = _inner(board, event.ship) if isinstance(event, Raided) else None
        if place is not None:
            (x, y), tall = place
            wide, high = (60, 88) if tall else (120, 56)
            areas.append((x - wide / 2, y - high / 2, wide, high))
    return areas


def _stamp(board: Board, turn: Turn, start: str, points: Sequence[Point], met: bool) -> None:
    """Show at the beginning of a way whose way it is, clear of names, signs, ships, the heads of ways and the
    panels of seats.

    `met`: another way ends there, so the badge is further along its own way, or above it.
    """
    spot, (x, y), size = board.layout.spots[start], points[0], OWNER
    near, taken = list[Point](), list[Area]()
    far_x, _ = points[min(len(points) - 1, ALONG)]
    if start not in MAIN_PORTS:
        signs = (one.sign for node, one in board.layout.spots.items() if node[0] == "S")
        first = *board.canvas.texts, *signs, *board.layout.panels, (*VENICE, *PORT), (*CONSTANTINOPLE, *PORT)
        near, taken = NEAR, [*FIRST * first, *board.canvas.kept, *_afloat(board)]
        if beside(spot):
            size = ASIDE
            side, half = math.copysign(1, x - spot.middle[0]), stamp_width(turn, size) / 2
            edges = [
                side * (left if side > 0 else left + wide) - half - RIM
                for left, top, wide, high in board.layout.panels
                if top - size < y < top + high + size
            ]
            x = side * min([side * x + half - OVER, *edges])
            y -= size + 4 if met else 0
            on_it = spot.middle[0] - x, spot.middle[1] + BELOW / 2 - y
            near = [*UPRIGHT[:FIRST], on_it, *UPRIGHT[FIRST:]]
        else:
            x += math.copysign(stamp_width(turn, size) / 2 + 24, far_x - x) if met else 0
            y -= size / 2
    begin_way(board.canvas, look_of(board.view), turn, x, y, size, near, taken)


def _afloat(board: Board) -> Iterator[Area]:
    """The ships at sea: their sails, and below them their names and cargo."""
    for ship in board.view.ships:
        spot = _sea_spot(board, ship.id)
        if spot is not None:
            x, y, wide, low = spot.x, spot.y, spot.width, spot.y + spot.height - pieces.CARGO
            yield x - RIM, low + RIM, wide + 2 * RIM, pieces.CARGO
            yield x + REACH, y + pieces.CARGO, wide - 2 * REACH, low - y - pieces.CARGO


def _voyage(board: Board, event: Sailed) -> list[Point]:
    """The way of a ship: in a port, to where it lies if it is still there."""
    stays = any(ship.id == event.ship and ship.node == event.end for ship in board.view.ships)
    route = [node.id for node in board.view.route]
    lies = board.boxes[event.ship].middle[0] if stays else None
    moored = [ship.id for ship in board.view.ships if ship.node == "M"]
    berths = len(moored), moored.index(event.ship) if event.ship in moored else -1
    return line(board.layout, route, event.start, event.end, berths, lies, board.aside)


def _framed(board: Board, name: str, chosen: bool = False) -> None:
    """Mark a ship that has moved or was raided. Brackets in a port begin below the marks of its quay."""
    box = board.boxes.get(name)
    if box is None:
        return
    if chosen:
        board.canvas.put(marks.chosen(box.width, box.height), box.x, box.y)
        return
    node, apart = next(ship.node for ship in board.view.ships if ship.id == name), _apart(board, name)
    quay = 0 if node not in MAIN_PORTS else board.layout.spots[node].y + board.tier(node).quay + board.cube
    less = max(0, quay + UNDERLINE[1] + LINE - (box.y - apart))
    board.canvas.put(marks.brackets(box.width, box.height - less, apart), box.x, box.y + less)


def _placed(board: Board) -> None:
    """Before the first voyage: brackets round the ships of each port, which have just been placed."""
    view = board.view
    if view.round > 1 or view.over or any(ship.node not in MAIN_PORTS for ship in view.ships):
        return
    for node in "VC":
        boxes = [board.boxes[ship.id] for ship in view.ships if ship.node == node]
        if boxes:
            x, y = min(box.x for box in boxes), min(box.y for box in boxes)
            wide = max(box.x + box.width for box in boxes) - x
            tall = max(box.y + box.height for box in boxes) - y
            board.canvas.put(marks.brackets(wide, tall, 2), x, y)


def _at_quay(board: Board, port: str) -> None:
    """Announce what a quay lost, each time by itself, and what it got; where that is much, all in one."""
    lost, came = list[tuple[int, str]](), list[tuple[int, str]]()
    for event in board.view.marks:
        if isinstance(event, Loaded) and event.port == port:
            lost.append((event.count, event.colour))
        elif isinstance(event, Refilled) and event.port == port and any(event.cubes):
            came.append((sum(event.cubes), "".join(letter for letter, _ in by_colour(event.cubes))))
    if len(lost) + len(came) > ABREAST - is_large():
        sums = (
            (sum(n for n, _ in some), "".join(sorted({*"".join(c for _, c in some)})))
            for some in (lost, came)
        )
        lost, came = ([changed] if changed[0] else [] for changed in sums)
    few = len(lost) + len(came)
    for sign, some, most in (("−", lost, ABREAST), ("+", came, 2)):
        for count, colours in some:
            shown = colours if few <= most and len(colours) < 4 else ""
            _said(board, port, f"{sign}{count}", shown, west=sign == "−")


def _said(board: Board, port: str, text: str, colours: str, west: bool) -> None:
    """A chip of a quay, west of the city, or of the port's name, or east of it. Several stand beside each
    other, so that each clearly belongs to this port."""
    spot = board.layout.spots[port]
    city = board.tier(port).city > 0
    thing = pieces.heap(colours, 34) if colours and city else None
    quay = (spot.x + 8, spot.y + board.tier(port).quay, spot.width - 16, board.cube + 16)
    wide, _ = size_of(Chip(text, quay, thing=thing))
    out = 14 if city else 2
    first, last = spot.x + out + wide / 2, spot.x + spot.width - out - wide / 2
    steps = range(0, round(last - first) + 1, 4)
    along = [first + step if west else last - step for step in steps]
    rows = (spot.y + 38, spot.y + board.tier(port).name - 12) if city else (spot.y + 31,)
    board.canvas.say(text, quay, [(x, y) for y in rows for x in along], thing=thing)


def _refilled(board: Board, port: str, cubes: Counts) -> None:
    """Underline the new cubes on a quay, which stand behind the others of their colours."""
    for letter, count in by_colour(cubes):
        if (port, letter) in board.quay:
            x, y, held = board.quay[port, letter]
            fresh = min(count, held)
            left = x + board.pitch * (held - fresh)
            right = left + board.pitch * (fresh - 1) + round(board.cube / 1.16)
            high, low = (y + board.cube + at for at in UNDERLINE)
            board.canvas.fill(left, high, right, low, INK)
            board.canvas.fill(left + 3, high + 3, right - 3, low - 3, IVORY)


def _turned(board: Board, node: str) -> None:
    """Mark where a ship has turned, on its ghost."""
    at, spot = board.layout, board.layout.spots[node]
    taken = sum(ship.node == node for ship in board.view.ships)
    if node != "M" and not taken:
        board.canvas.centre(turned_mark(26), spot.x + spot.width / 2, spot.y + spot.height / 2 + 12)
    elif node == "M" and taken < len(at.berths):
        x, y = at.berths[taken]
        board.canvas.centre(turned_mark(26), x + at.berth_ship / 2, y + at.berth_height / 2)


def _apart(board: Board, name: str) -> int:
    """How far outside a ship its brackets are: less at sea and in narrow ports, where neighbours are
    close."""
    node = next((ship.node for ship in board.view.ships if ship.id == name), None)
    if node == "M":
        return 10 if board.layout.berth_ship > 100 else 2
    if node is None:
        return 10
    if node in "VC":
        return 10 if board.tier(node).columns == 4 and board.tier(node).city else 2
    return 4


def _sea_spot(board: Board, name: str) -> Spot | None:
    """The square of a ship at sea."""
    node = next((ship.node for ship in board.view.ships if ship.id == name), None)
    return None if node is None or node in "VCM" else board.layout.spots.get(node)


def _inner(board: Board, name: str) -> tuple[Point, bool] | None:
    """The place beside a ship at sea for its losses, on the inner side of the route, and whether that place
    is narrow, because it is between a square and the panel of a seat."""
    spot = _sea_spot(board, name)
    if spot is None:
        return None
    if not beside(spot):
        return (spot.middle[0], spot.inner[1] - 2), False
    bend = spot.passing[1] < spot.inner[1]
    narrow = board.view.viewer is None and not bend
    out = 33 if narrow else 94 if bend else 66
    y = spot.middle[1]
    if bend:  # above the name of the next square, or below the panel
        y = spot.y + (116 if board.view.seats == 2 else 29)
    return (spot.x + spot.width + out if spot.inner[0] > spot.middle[0] else spot.x - out, y), narrow


def _lost(board: Board, name: str, cubes: str) -> None:
    """Announce beside a ship at sea the cubes that pirates took from it, or on its own sails, so that no
    other seems to have lost them; in a narrow place they are below their number."""
    box, place, canvas = board.boxes.get(name), _inner(board, name), board.canvas
    if box is None:
        return
    text, colours = f"−{len(cubes)}", "".join(sorted({*cubes}))
    size, edge = (34, 34) if box.width > SLIM else (26, 24)
    thing = pieces.heap(colours, edge) if len(colours) > 1 else pieces.cube(colours, edge, True)
    at, narrow = place or (None, False)
    clear = _clear(board, *at) if at and narrow and len(colours) == 1 else None
    if clear is None:
        low, sails = box.sails + BELOW, (box.middle[0], box.sails)
        about = (box.x + 8, low, box.width - 16, box.y + box.height - low)
        near = [(at[0] + step, at[1]) for step in ASTRAY] if at and not narrow else []
        canvas.say(text, about, (*near, sails), size, thing)
        return
    x, y = clear
    canvas.centre(narrow_chip(), x, y)
    known = len(canvas.texts)
    canvas.middle(x - 1, y - 18, text, Style(34, 700), IVORY, "centre")
    del canvas.texts[known:]
    canvas.put(thing, x - 17, y + 1)
    canvas.chips.append(_narrow(x, y))


def _narrow(x: float, y: float) -> Area:
    """The box of a narrow chip round a point."""
    return x - 28, y - 41, 56, 82


def _clear(board: Board, x: float, y: float) -> Point | None:
    """The middle of a narrow chip, as near to a point as it hides no stamp and no end of a way, and if
    possible no bow; None if it is too far away."""
    bows = [one[1:] for one in board.canvas.notes if one.symbol == "gh-see-bow"]
    taken = [*board.canvas.kept, *board.canvas.chips]
    for hidden, away in product(([*taken, *bows], taken), range(0, AWAY, 4)):
        for at in (y + away, y - away):
            if not any(meet(_narrow(x, at), other) for other in hidden):
                return x, at
    return None


def _ghost(board: Board, node: str) -> None:
    at, spot = board.layout, board.layout.spots[node]
    if node == "M":
        taken = sum(ship.node == "M" for ship in board.view.ships)
        if taken < len(at.berths):
            x, y = at.berths[taken]
            board.canvas.put(marks.ghost(at.berth_ship - 10, at.berth_height - 8), x + 4, y + 4)
    elif node in "VC":
        count = sum(ship.node == node for ship in board.view.ships)
        if count < 3:  # at the free end of the harbour
            board.canvas.put(
                marks.ghost(64, 84), spot.x + spot.width - 96, spot.y + board.tier(node).harbour + 6
            )
    elif not any(ship.node == node for ship in board.view.ships):
        board.canvas.put(marks.ghost(spot.width - 36, spot.height - 60), spot.x + 18, spot.y + 42)


def actor(view: View) -> int | None:
    """The seat to whose turn the last events belong."""
    return next((event.who for event in reversed(view.marks) if not isinstance(event, Refilled)), None)
