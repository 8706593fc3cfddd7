"""Mark on the chart the places that may be chosen: veil, rings, tags, ways, costs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from bot.core import Fact, Seat, Term
from bot.games.golden_horn.components import MAIN_PORTS
from bot.games.golden_horn.loading import Load
from bot.games.golden_horn.pirates import Raid
from bot.games.golden_horn.sailing import Choose, Sail
from bot.games.golden_horn.turning import Keep, Turn
from bot.games.golden_horn.view import COLOURS, ShipView, View
from render.golden_horn import pieces
from render.golden_horn.board import Board, Box
from render.golden_horn.layout import CHART_BOTTOM, CHART_TOP, PORT, RIM
from render.golden_horn.theme import C
from render.golden_horn.voyages import line
from render.kit import marks, panels
from render.kit.canvas import Canvas
from render.kit.colour import RGB
from render.kit.frames import MARGIN, WIDTH
from render.kit.palette import GOLD, IVORY
from render.kit.shapes import part
from render.scene import Choice

BESIDE = 172
"""Room for the cost below a main port, from its corner to the way that ends there."""
VEIL = 0.52
"""How much paper colour the veil adds to everything that cannot be chosen."""
RING: Final = 14
"""How far a ring reaches from its box, with the gap to another one."""
HIGH: Final = 6
"""How much less far it reaches up where another one is above it: clear of the name of a square."""
TOUCHING: Final = 4
"""Ships in a port that are nearer than this have a ring together."""
CHOOSING: Final = ("gh-ask-ship", "gh-ask-move", "gh-ask-turn")
"""The questions which ship moves."""


class Target:
    """A place on the chart that stands for one or more answers."""

    def __init__(self, box: Box, at: tuple[float, float]) -> None:
        self.box, self.at = box, at
        self.tags: list[str] = []
        self.cards = ""
        """Wind cards to pay, shown beside the tags."""
        self.ring = True
        self.named = False
        """Whether the place has its name printed on it, so that it needs no tag with the same words."""

    @property
    def text(self) -> str:
        first, last = self.tags[0], self.tags[-1]
        if first == last:
            return first
        whole = first.isdecimal() and last.isdecimal() and int(last) - int(first) + 1 == len(self.tags)
        return f"{first}–{last}" if whole else f"{first}…"


def moving_ship(view: View) -> ShipView | None:
    return next((ship for ship in view.ships if ship.id == view.chosen), None)


def port_of(view: View) -> str:
    ship = moving_ship(view)
    return (ship.node or "V") if ship is not None else "V"


def targets(board: Board, choices: Sequence[Choice]) -> list[Target]:
    """The places of all answers that have one on the chart, in the order of the page."""
    by_key: dict[str, Target] = {}
    for choice in choices:
        key, target = _target(board, choice)
        if target is None:
            continue
        target = by_key.setdefault(key, target)
        target.tags.append(choice.tag)
        target.cards = winds(choice)
    return list(by_key.values())


def winds(choice: Choice) -> str:
    """Colour letters of the wind cards that an answer costs, taken from its offer."""
    for effect in choice.offer.effects:
        cards = effect.args.get("wind")
        if isinstance(cards, tuple):
            return "".join(term.key[-1] for term in cards if isinstance(term, Term))
    return ""


def _target(board: Board, choice: Choice) -> tuple[str, Target | None]:
    view = board.view
    match choice.move:
        case Choose(ship=name) | Raid(ship=name):
            box = board.boxes.get(name)
            if box is None:
                return name, None
            target = Target(box, _corner(board, name, box))
            target.named = choice.tag == name
            return name, target
        case Sail(to=node):
            spot = board.layout.spots[node]
            box = Box(spot.x, spot.y, spot.width, spot.height)
            target = Target(box, _tag_place(board, node))
            target.named = choice.tag == node and node not in ("V", "C", "M")
            return node, target
        case Load(colour=colour):
            port = port_of(view)
            x, y, count = board.quay[port, colour]
            wide, size = board.row(count), board.cube
            target = Target(Box(x, y, wide, size), (x + wide / 2, y + size + 18))
            target.ring = False
            return colour, target
        case Keep() | Turn():
            ship = moving_ship(view)
            if ship is None or ship.node is None:
                return "", None
            ahead = ship.direction == "E"
            east = ahead if isinstance(choice.move, Keep) else not ahead
            way = "E" if east else "W"
            target = Target(board.boxes[ship.id], _bow_place(board, ship.node, way))
            target.ring = False
            return way, target
        case _:
            return "", None


def _corner(board: Board, name: str, box: Box) -> tuple[float, float]:
    """Place of a ship's tag: in the sea on the inner side of its square, clear of name, sign and sails."""
    ship = next(ship for ship in board.view.ships if ship.id == name)
    if ship.node in ("V", "C", "M"):
        return box.x + box.width - 6, box.y + 8
    spot = board.layout.spots[ship.node or "S1"]
    (x, _), (cx, _) = spot.inner, spot.middle
    if abs(x - cx) > spot.width / 2:
        # Where the route bends, the next square lies beside the lower half, and its tag above it.
        bend = spot.passing[1] < spot.inner[1]
        out = 40 if bend else 38
        return (box.x + box.width + out if x > cx else box.x - out), box.y + (-34 if bend else box.height / 2)
    return cx, box.y - 26


def _bow_place(board: Board, node: str, way: str) -> tuple[float, float]:
    """Place of the tag of a direction: where the ship would leave the node, but not on the name of the next
    square."""
    spot, steep = board.layout.spots[node], math.sin(math.radians(board.toward(node, way)))
    out = spot.width + 62 if spot.inner[0] > spot.middle[0] else -62
    if node in ("V", "C", "M") or abs(steep) < 0.8:
        x, y = board.edge(node, way, 30)
        for other in board.layout.spots.values():
            if -20 < other.x + other.width - x < 86 and -20 < y - other.y < 60:
                return spot.x + out, spot.y + spot.height - 64
        return x, y
    return spot.x + out, spot.y + (22 if steep < 0 else spot.height - 24)


def _tag_place(board: Board, node: str) -> tuple[float, float]:
    """Place of a destination's tag: on the inner side of the square, away from its name."""
    spot = board.layout.spots[node]
    if node == "V":
        return spot.x + spot.width - 84, spot.y + spot.height + 4
    if node == "C":
        return spot.x + 84, spot.y + spot.height + 4
    if node == "M":
        return spot.x + 34, spot.y
    x, _y = spot.inner
    if abs(x - spot.middle[0]) > spot.width / 2:
        return (spot.x + spot.width + 2 if x > spot.middle[0] else spot.x - 2), spot.y + spot.height - 36
    return spot.x + 36, spot.y


def _bright(board: Board, marked: Sequence[Target], moving: ShipView | None) -> list[Box]:
    """The boxes of everything that may be chosen, and of the ship that moves."""
    boxes = [target.box for target in marked]
    if moving is not None and moving.id in board.boxes:
        boxes.append(board.boxes[moving.id])
    if any(
        not target.ring and target.box.height == board.cube for target in marked
    ):  # when loading: the port
        spot = board.layout.spots[port_of(board.view)]
        boxes.append(Box(spot.x, spot.y, spot.width, spot.height))
    return boxes


def _reach(box: Box) -> tuple[int, int, int, int]:
    """A box with its shadow: its corners."""
    return round(box.x - 2), round(box.y - 2), round(box.x + box.width + 2), round(box.y + box.height + 10)


def veil(canvas: Canvas, board: Board, marked: Sequence[Target], moving: ShipView | None) -> None:
    """Make the chart pale, then draw again everything that may be chosen and the ship that moves."""
    boxes = _bright(board, marked, moving)
    clear = [canvas.cut(*_reach(box)) for box in boxes]
    board.bows(board.boxes)
    canvas.tint(MARGIN + RIM, CHART_TOP + RIM, WIDTH - MARGIN - RIM, CHART_BOTTOM - RIM, C["vellum"], VEIL)
    for box, piece in zip(boxes, clear, strict=True):
        canvas.paste(piece, *_reach(box)[:2])
    bright = {(box.x, box.y) for box in boxes}
    board.bows([name for name, box in board.boxes.items() if (box.x, box.y) in bright])


def ringed(board: Board, boxes: Sequence[Box], fill: RGB = IVORY, inset: int = 0, around: int = 0) -> None:
    """Draw rings that keep clear of each other, `inset` pixels smaller than usual; ships that touch in a port
    have one ring. No ring hides the bow or the name of a ship, nor those of ships so far away (`around`)."""
    rings = list[Box]()
    for box in sorted(boxes, key=lambda box: (box.y, box.x)):
        if rings and rings[-1].y == box.y and box.x - (end := rings[-1].x + rings[-1].width) < TOUCHING:
            last = rings.pop()
            box = replace(last, width=last.width + box.x - end + box.width)
        rings.append(box)
    for box in rings:
        across = top = low = inset
        for other in rings:
            beside = max(other.x - box.x - box.width, box.x - other.x - other.width)
            above, below = box.y - other.y - other.height, other.y - box.y - box.height
            if max(above, below) < 0 and other is not box:
                across = max(across, RING - beside // 2)
            elif beside < 0 <= above:
                top = max(top, HIGH)
            elif beside < 0 <= below:
                low = max(low, 2 * RING - HIGH - below)
        piece = marks.ring(box.width - 2 * across, box.height - top - low, 10, 4, fill)
        board.canvas.put(piece, box.x + across, box.y + top)
    own = [ship for ship in board.view.ships if board.boxes.get(ship.id) in boxes]
    board.bows([ship.id for ship in own])
    board.afloat([ship.id for ship in own], around)
    for ship in own:
        if ship.node in MAIN_PORTS:
            box = board.boxes[ship.id]
            board.name(ship, box.width, box.x, box.y)


def awaited(board: Board, asked: Sequence[tuple[Seat, Fact]]) -> None:
    """Ring in gold the ship of which the head asks, or all of the seat that chooses one."""
    for seat, question in asked:
        name = question.args.get("ship")
        choosing = question.key in CHOOSING
        ships = [one for one in board.view.ships if one.seat == seat and (choosing or one.id == name)]
        ringed(board, [board.boxes[ship.id] for ship in ships if ship.id in board.boxes], GOLD, 4, 1)


def mark(board: Board, marked: Sequence[Target], view: View) -> None:
    """Draw rings, ways, costs and tags."""
    canvas = board.canvas
    moving = moving_ship(view)
    ringed(board, [target.box for target in marked if target.ring])
    sails = [target for target in marked if target.ring and moving is not None]
    if moving is not None and moving.id in board.boxes:
        box, upper = board.boxes[moving.id], 0
        if view.question == "load":  # the tags of the colours lie over its sails
            upper = box.height // 2
        canvas.put(marks.brackets(box.width, box.height - upper), box.x, box.y + upper)
    if sails and moving is not None and moving.node is not None and view.question == "sail":
        route = [node.id for node in view.route]
        spots = {board.layout.spots[node]: node for node in route if node in board.layout.spots}
        ends = [
            node
            for target in sails
            for spot, node in spots.items()
            if (spot.x, spot.y) == (target.box.x, target.box.y)
        ]
        far = max(ends, key=lambda node: abs(route.index(node) - route.index(moving.node or "V")))
        way = line(board.layout, route, moving.node, far)
        marks.way(canvas, part(way, 16, 1e9))
    if view.question != "load":
        for target in marked:
            _tag(board, target)
        return
    port = port_of(view)
    spot = board.layout.spots[port]
    offered = {target.box.x for target in marked}
    for colour in COLOURS:
        if (port, colour) in board.quay:
            x, _y, count = board.quay[port, colour]
            if x not in offered:
                wide = board.row(count)
                alpha = Image.new("L", (wide, board.cube), 255)
                top = spot.y + board.tier(port).quay
                marks.hatch(canvas, x, top, wide, board.cube, 12, alpha)
    for target in marked:
        _tag(board, target)


def _tag(board: Board, target: Target) -> None:
    canvas = board.canvas
    x, y = target.at
    box, count, width, tall = target.box, len(target.cards), 40, 58
    if box.width == PORT[0] and count:  # the cards stay below the port, as far as the way leaves room
        room = min(36 + width + 44 * (count - 1), BESIDE)
        x = max(x, box.x + room) if x > WIDTH / 2 else min(x, box.x + box.width - room)
    if target.named:
        pass
    elif len(target.tags) == 1:
        panels.tag(canvas, x, y, target.text, 25 if target.ring else 24)
    else:
        panels.chip(canvas, x, y, target.text, 30)
    if not target.cards:
        return
    # The cost is on the empty square or berth itself, or beside a main port.
    if box.width == PORT[0]:
        step = 44
        left = x + 36 if x < WIDTH / 2 else x - 36 - width - step * (count - 1)
        top = y - tall / 2
    elif "M" in board.layout.spots and box.x == board.layout.spots["M"].x:
        taken = sum(ship.node == "M" for ship in board.view.ships)
        bx, by = board.layout.berths[taken]
        room = box.x + box.width - bx - 12
        step = min(44, (room - width) // max(1, count - 1))
        left, top = bx + 4, by + (board.layout.berth_height - tall) / 2
    else:
        step = min(44, (box.width - 24 - width) // max(1, count - 1))
        left = box.x + (box.width - width - step * (count - 1)) / 2
        top = box.y + box.height - tall - 26
    for i, card in enumerate(target.cards):
        canvas.put(pieces.card(card, width), left + step * i, top)
