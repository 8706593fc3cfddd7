"""Mark on the board what the last turn changed: ghost, way, brackets, gains. Derived from `view.last`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from bot.games.golden_horn.view import Arrived, Raided, Refilled, Sailed, View
from render.golden_horn import pieces
from render.golden_horn.board import Board
from render.golden_horn.layout import Layout, Spot
from render.kit import marks
from render.kit.shapes import Point, resampled, smooth


def edge_point(spot: Spot, node: str, out: float = 3) -> Point:
    """Where a way leaves or reaches a node: the middle of its inner edge, `out` pixels outside."""
    if node in "VC":
        return spot.inner
    x, y = spot.inner
    cx, _ = spot.middle
    if abs(x - cx) > spot.width / 2:  # beside the square
        return (spot.x + spot.width + out if x > cx else spot.x - out), y
    return x, spot.y - out


def lifted(spot: Spot, by: float) -> Point:
    """The inner point of a spot, moved further inwards."""
    x, y = spot.passing
    cx, _ = spot.middle
    if abs(x - cx) > spot.width / 2:
        return x + (by if x > cx else -by), y
    return x, y - by


def line(
    at: Layout, route: Sequence[str], start: str, end: str, berths: tuple[int, int] = (-1, -1)
) -> list[Point]:
    """The way from one node to another along the inner side of the route.

    `berths`: which berth of Modone it leaves and which it reaches; -1: the middle.
    """
    i, j = route.index(start), route.index(end)
    step = 1 if j > i else -1
    between = [route[k] for k in range(i + step, j, step)]
    first, last = at.spots[start], at.spots[end]
    leaves, reaches = (_berth(at, number) for number in berths)
    points = [_at_berth(edge_point(first, start), leaves if start == "M" else None)]
    if between:
        points += [lifted(at.spots[node], 14) for node in between]
        if end not in "VC":  # turns inwards and points at the square
            x, y = edge_point(last, end, 58)
            points.append(((3 * x + points[-1][0]) / 4, (3 * y + points[-1][1]) / 4))
    elif "V" not in (start, end) and "C" not in (start, end):
        (x0, y0), (x1, y1) = lifted(first, 12), lifted(last, 12)
        points.append(((x0 + x1) / 2, (y0 + y1) / 2))
    points.append(_at_berth(edge_point(last, end, 22), reaches if end == "M" else None))
    return _soft(resampled(smooth(points, closed=False, steps=14), 8))


def _berth(at: Layout, number: int) -> float | None:
    """The middle of a berth in Modone."""
    return at.berths[number][0] + at.berth_ship / 2 if 0 <= number < len(at.berths) else None


def _at_berth(point: Point, x: float | None) -> Point:
    return point if x is None else (x, point[1])


def _soft(points: list[Point], rounds: int = 3, reach: int = 5) -> list[Point]:
    """The line with softened corners: each inner point becomes the mean of its neighbours; both ends stay."""
    for _ in range(rounds):
        found = []
        for i in range(len(points)):
            k = min(reach, i, len(points) - 1 - i)
            near = points[i - k : i + k + 1]
            found.append((sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near)))
        points = found
    return points


def last_move(board: Board, chosen: bool = False) -> None:
    """Draw ghost, way and brackets of the voyage, and brackets round a raided ship with what pirates took.

    `chosen`: not confirmed yet.
    """
    view, canvas = board.view, board.canvas
    route = [node.id for node in view.route]
    for event in view.last:
        match event:
            case Raided(ship=name):
                box = board.boxes.get(name)
                if box is not None:
                    canvas.put(marks.brackets(box.width, box.height, _apart(board, name)), box.x, box.y)
                    whole = (box.x + 8, box.y, box.width - 16, box.height)
                    thing = pieces.cube(event.cube, 34, True) if _room(board, name) >= WIDE else None
                    canvas.say("−1", whole, _inner(board, name), thing=thing)
            case Sailed(ship=name, start=start, end=end):
                _ghost(board, start)
                moored = [ship.id for ship in view.ships if ship.node == "M"]
                berths = len(moored), moored.index(name) if name in moored else -1
                marks.way(canvas, line(board.layout, route, start, end, berths))
                box = board.boxes.get(name)
                if box is not None and chosen:
                    canvas.put(marks.chosen(box.width, box.height), box.x, box.y)
                elif box is not None:
                    canvas.put(marks.brackets(box.width, box.height, _apart(board, name)), box.x, box.y)
            case _:
                pass


def _apart(board: Board, name: str) -> int:
    """How far outside the brackets of a ship stand: at sea less, for its neighbours lie close by."""
    node = next((ship.node for ship in board.view.ships if ship.id == name), None)
    return 10 if node is None or node in "VCM" else 4


WIDE: Final = 112
"""Room for a loss with its cube."""


def _sea_spot(board: Board, name: str) -> Spot | None:
    """The square of a ship at sea."""
    node = next((ship.node for ship in board.view.ships if ship.id == name), None)
    return None if node is None or node in "VCM" else board.layout.spots.get(node)


def _beside(spot: Spot) -> bool:
    """Whether the inner side of a square is its left or right one."""
    return abs(spot.inner[0] - spot.middle[0]) > spot.width / 2


def _height(spot: Spot) -> float:
    """How high something beside a square stands: where the route bends, above the name of the next one."""
    return spot.y + 22 if spot.passing[1] < spot.inner[1] else spot.middle[1]


def _room(board: Board, name: str) -> float:
    """How much is free on the inner side of a ship's square, up to the next panel of a seat."""
    spot = _sea_spot(board, name)
    if spot is None or not _beside(spot) or board.view.viewer is not None:
        return math.inf
    y = _height(spot)
    near = [place for place in board.layout.panels if place[1] - 30 < y < place[1] + place[3] + 30]
    if spot.inner[0] > spot.middle[0]:
        return min((place[0] for place in near), default=math.inf) - spot.x - spot.width
    return spot.x - max((place[0] + place[2] for place in near), default=-math.inf)


def _inner(board: Board, name: str) -> tuple[Point, ...]:
    """The place beside a ship at sea where its losses are told: the inner side of the route."""
    spot = _sea_spot(board, name)
    if spot is None:
        return ()
    if _beside(spot):
        out = 58 if _room(board, name) >= WIDE else 36
        return (
            (spot.x + spot.width + out if spot.inner[0] > spot.middle[0] else spot.x - out, _height(spot)),
        )
    return ((spot.middle[0], spot.inner[1] - 2),)


def _ghost(board: Board, node: str) -> None:
    at = board.layout
    spot = at.spots[node]
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


def gains(view: View, seat: int) -> tuple[tuple[str, int] | None, int]:
    """What a seat got in the last turn: (colour, cubes) for its warehouse, and the cards it drew."""
    cubes: dict[str, int] = {}
    cards = 0
    for event in view.last:
        match event:
            case Raided(who=who, cube=cube) if who == seat:
                cubes[cube] = cubes.get(cube, 0) + 1
            case Arrived(who=who, colour=colour, count=count, cards=drawn) if who == seat:
                if colour is not None and count:
                    cubes[colour] = cubes.get(colour, 0) + count
                cards += drawn
            case _:
                pass
    if not cubes:
        return None, cards
    colour = max(cubes, key=lambda c: cubes[c])
    return (colour, sum(cubes.values())), cards


def actor(view: View) -> int | None:
    """The seat to whose turn the last events belong."""
    return next((event.who for event in reversed(view.last) if not isinstance(event, Refilled)), None)
