"""Draw the chart with its pieces; the public table and the private page share it."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.core import Seat
from bot.games.golden_horn.components import MAIN_PORTS
from bot.games.golden_horn.view import Loaded, Refilled, Sailed, ShipView, View, by_colour
from bot.text import Words
from render.golden_horn import pieces
from render.golden_horn.layout import PORT, Spot, berths_of, layout
from render.golden_horn.pieces.places import TIERS, Tier, moorings, port, tier
from render.golden_horn.pieces.tokens import turned_mark
from render.golden_horn.stock import stock
from render.golden_horn.theme import LOOK, ON_GOOD
from render.golden_horn.voyages import name_aside
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.fonts import PORT as PORT_STYLE
from render.kit.fonts import Style
from render.kit.frames import Look
from render.kit.marks import pointer
from render.kit.palette import INK
from render.kit.sketch import Sprite
from render.kit.text import fit

CRESTS: Final = "LETA"
CUBE: Final = 52
"""Size of a cube on a quay; the next cube covers its side."""
PITCH: Final = 44
"""Distance of the cubes on a quay with room for nine."""
TRADED: Final = 162
"""Room for chips at both sides of the name of a port that has no sky."""
APART: Final = 6
"""Between the name and its letter in the corner, if there are no chips."""
INSET: Final = 19
CODE_BASE: Final = 46
"""The place of this letter, from the edge and the top of the port."""
CODE: Final = Style(34, 800)
BEHIND: Final = 14
"""Between the name of a port and its letter, where the corners have chips."""
SAILS: Final = 72
"""From the top of a square to the middle of the sails of its ship."""
LADEN: Final = 44
"""Size of a cube on a ship at sea: smaller than its sails, and inside its square."""
BESIDE_NAME: Final = 1
"""Between the name of a ship and its cargo."""
BOW: Final = 36
"""Size of an arrow head at sea."""
LANE: Final = 19
"""Distance of the bows from the middle line of the route."""


def look_of(view: View) -> Look:
    """The game's look with the crests of this match."""
    return replace(LOOK, emblems=tuple(CRESTS.index(player.crest) for player in view.players))


@dataclass(frozen=True)
class Box:
    """The box in which a ship was drawn."""

    x: int
    y: int
    width: int
    height: int
    sails: float = 0
    """Where the middle of its sails is, from the top of the picture."""

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass
class Board:
    """Draws the pieces of a view on a chart, and remembers where each ship is, for the marks."""

    canvas: Canvas
    view: View
    words: Words
    boxes: dict[str, Box] = field(default_factory=dict)
    """By ship: its place on a square, in a berth or in a harbour."""
    quay: dict[tuple[str, str], tuple[int, int, int]] = field(default_factory=dict)
    """By port and colour: left edge, top and number of the cubes on the quay."""
    raised: dict[tuple[str, str], int] = field(default_factory=dict)
    """By port and colour: how far the cubes are lifted (while loading)."""
    aside: int = 0
    """The side to which the name of Modone makes room (`name_aside`)."""

    def __post_init__(self) -> None:
        self.layout = layout(self.view.seats, berths_of(self.view.route))
        room, most = PORT[0] - 24, self.view.printed.port_cubes
        self.cube = min(CUBE, room)
        """Size of a cube on the quay."""
        self.pitch = min(PITCH, (room - self.cube) // max(1, most - 1))
        """Distance of the cubes on the quay."""

    def row(self, count: int) -> int:
        """The width of `count` cubes on the quay."""
        return self.pitch * (count - 1) + self.cube

    def crest(self, seat: Seat) -> int:
        return CRESTS.index(self.view.players[seat].crest)

    def sprite(self, ship: ShipView, size: int, laden: bool = False) -> Sprite:
        """A ship in its direction; in a main port it points the way that it will leave."""
        west = ship.direction == "W" or (not ship.direction and ship.node == "C")
        return pieces.ship(ship.seat, "".join(ship.sails), size, west, self.crest(ship.seat), laden)

    def ship(self, ship: ShipView, size: int, x: int, y: int) -> None:
        """Draw a ship with its name before the hull, below the sails."""
        self.canvas.put(self.sprite(ship, size), x, y)
        self.name(ship, size, x, y)

    def name(self, ship: ShipView, size: int, x: int, y: int) -> None:
        """Draw the name of a ship."""
        low = max(pieces.DECK * size, pieces.SAILS * size + pieces.NAMEPLATE / 2)
        pieces.nameplate(self.canvas, ship.id, ship.seat, x + size / 2, y + low)

    def draw(self, bows: bool = True) -> None:
        """Draw everything on the chart; without `bows` the arrow heads are left for later."""
        stock(self.canvas, self.view)
        for node in ("V", "C"):
            self._port(node)
        if "M" in self.layout.spots:
            self._modone()
        self._sea()
        if bows:
            self.bows(self.boxes)
        for box in list(self.boxes.values())[:1]:
            self.canvas.note("gh-see-ship", box.x, box.y, box.width, box.height)

    # --- Main ports ----------------------------------------------------------------------------------------

    def tier(self, node: str) -> Tier:
        """The layout of a main port for the number of ships in it."""
        return tier(sum(ship.node == node for ship in self.view.ships))

    def _traded(self, node: str) -> set[type]:
        """In which ways the quay of a port has lost or got cubes in the last turn. Chips show this."""
        told = (event for event in self.view.marks if isinstance(event, Loaded | Refilled))
        return {type(event) for event in told if event.port == node}

    def _port(self, node: str) -> None:
        spot = self.layout.spots[node]
        canvas, words = self.canvas, self.words
        canvas.note("gh-part-port", spot.x, spot.y, *PORT)
        at = self.tier(node)
        if at != TIERS[0]:
            canvas.put(port(node, *PORT, at), spot.x, spot.y)
        coded = 2 * (INSET + fonts.width(node, CODE) + APART)
        beside = 40 if at == TIERS[0] else TRADED if self._traded(node) else coded
        behind = BEHIND + fonts.width(node, CODE) if len(self._traded(node)) > 1 else 0
        name = words(f"gh-port-{node}")
        text, style = fit(name, PORT_STYLE, PORT[0] - beside - behind, (42, 38, 34))
        if behind and text != name:
            text = ""  # its letter alone is clearer than a part of it
        loading = any(where == node for where, _ in self.raised)
        base = spot.y + at.name - (3 if loading else 0)
        middle = spot.x + (PORT[0] - behind) / 2
        canvas.words(middle, base, text, style, INK, "centre")
        self._code(node, middle + fonts.width(text, style) / 2, base)
        cubes = self.view.ports[MAIN_PORTS.index(node)]
        x, top = spot.x + 12, spot.y + at.quay
        canvas.note("gh-see-quay", x - 4, top + 4, PORT[0] - 24, self.cube)
        for colour, count in by_colour(cubes):
            lift = self.raised.get((node, colour), 0)
            self.quay[node, colour] = (x, top - lift, count)
            for _ in range(count):
                canvas.put(pieces.cube(colour, self.cube), x, top - lift)
                x += self.pitch
        size, paper = self.cube - 12, LOOK.paper
        for _ in range(self.view.printed.port_cubes - sum(cubes)):
            canvas.put(panels.well(size, size, paper.well, paper.hair, 4), x + 3, top + 9)
            x += self.pitch
        ships = [ship for ship in self.view.ships if ship.node == node]
        for ship, (dx, dy) in zip(ships, moorings(at, len(ships)), strict=True):
            left, upper = round(spot.x + dx), round(spot.y + dy)
            self.ship(ship, at.ship, left, upper)
            self.boxes[ship.id] = Box(left, upper, at.ship, at.ship, upper + pieces.SAILS * at.ship / 2)

    def _code(self, node: str, name: float, base: float) -> None:
        """Write the letter by which panels name the port in an upper corner: the right one, but the left one
        if cubes came, as their chip is at the right. Between chips of both kinds it is behind the name, which
        ends at `name`."""
        spot, traded = self.layout.spots[node], self._traded(node)
        if len(traded) > 1:
            self.canvas.words(name + BEHIND, base, node, CODE, INK)
            return
        left = Refilled in traded
        x = spot.x + (INSET if left else PORT[0] - INSET)
        self.canvas.words(x, spot.y + CODE_BASE, node, CODE, INK, "left" if left else "right")

    # --- Modone --------------------------------------------------------------------------------------------

    def _modone(self) -> None:
        spot = self.layout.spots["M"]
        canvas = self.canvas
        big = self.layout.berth_ship > 100
        width = self.layout.berth_ship
        ships = [ship for ship in self.view.ships if ship.node == "M"]
        came = {event.ship for event in self.view.marks if isinstance(event, Sailed)}
        berths = list(zip(ships, self.layout.berths, strict=False))
        reached = [x + width / 2 for ship, (x, _) in berths if ship.id in came]
        self.aside, sizes = name_aside(self.layout, reached), (40, 36, 34, 32) if big else (36, 34, 32)
        room = spot.width / (1 + abs(self.aside)) - 16
        text, style = fit(self.words("gh-port-M"), PORT_STYLE, room, sizes)
        middle = spot.x + spot.width * (2 + self.aside) / 4
        canvas.words(middle, spot.y + (44 if big else 36), text, style, INK, "centre")
        size = min(width - 2, 118)
        canvas.note("gh-see-modone", spot.x, spot.y, spot.width, spot.height)
        for ship, (x, y) in berths:
            self.ship(ship, size, round(x + (width - size) / 2) - 1, y + 2)
            cube = min(pieces.CARGO, width - 34)  # not wider than the berth, with its number
            low = y + self.layout.berth_height + 4
            pieces.cargo(self.canvas, ship, x + width / 2 - 1, low, width + 6, cube)
            high = self.layout.berth_height - 16  # below the name
            self.boxes[ship.id] = Box(x, y + 16, width - 2, high, y + 5 + pieces.SAILS * size / 2)
            if ship.reversed:
                side = x + 10 if ship.direction == "E" else x + width - 12
                self.canvas.centre(turned_mark(15), side, self._bows_in_port(y))

    def _bows_in_port(self, top: int) -> float:
        """The height of the bows in a berth of Modone: below the sails, beside the names."""
        return top + 14 + pieces.SAILS * min(self.layout.berth_ship - 2, 118)

    # --- At sea --------------------------------------------------------------------------------------------

    def _sea(self) -> None:
        ships = {ship.node: ship for ship in self.view.ships if ship.node}
        size = self.layout.ship
        colours = {node.id: node.colour for node in self.view.route}
        for node, spot in self.layout.spots.items():
            letter = colours.get(node)
            if letter is None:
                continue
            ship = ships.get(node)
            if ship is None:
                self.canvas.note("gh-see-square", spot.x, spot.y, spot.width, spot.height)
            else:
                x, low = round(spot.x + (spot.width - size) / 2) - 3, spot.y + spot.height + 6
                afloat = self.sprite(ship, size, ship.cubes > 0)
                self.canvas.put(afloat, x, low - round(pieces.KEEL * size))
                self.boxes[ship.id] = Box(spot.x, spot.y, spot.width, spot.height, spot.y + SAILS)
                if ship.reversed:
                    self.canvas.centre(turned_mark(15), spot.x + 57, spot.y + 18)
            self.canvas.middle(
                spot.x + spot.width - 11, spot.y + 18, node, Style(34, 800), ON_GOOD[letter], "right"
            )
        for node, ship in ships.items():  # names and cargo reach beyond the edges of squares
            if node[0] == "S":
                self._waterline(ship, self.layout.spots[node])

    def afloat(self, marked: Collection[str], around: int = 1) -> None:
        """Draw names and cargo once more over brackets and rings: those of marked ships on squares, and of
        ships so far from them."""
        order = [node.id for node in self.view.route]
        at = {order.index(ship.node) for ship in self.view.ships if ship.id in marked and ship.node}
        near = {order[here + k] for here in at for k in range(-around, around + 1) if here + k < len(order)}
        for ship in self.view.ships:
            if ship.node is not None and ship.node[0] == "S" and ship.node in near:
                self._waterline(ship, self.layout.spots[ship.node])

    def _waterline(self, ship: ShipView, spot: Spot) -> None:
        """Draw the name of a ship on a square at its stern, and its cargo at the bow."""
        west = ship.direction == "W"
        plate = pieces.nameplate_width(ship.id)
        left, right, base = spot.x - 3, spot.x + spot.width + 3, spot.y + spot.height
        x = right - plate / 2 if west else left + plate / 2
        pieces.nameplate(self.canvas, ship.id, ship.seat, x, base - 17)
        room = right - left - plate - BESIDE_NAME
        wide = pieces.cargo_width(ship.cubes, LADEN, room)
        middle = left + wide / 2 if west else right - wide / 2
        pieces.cargo(self.canvas, ship, middle, base + 1, room, LADEN)

    def toward(self, node: str, direction: str) -> float:
        """The angle (degrees, 0 right, 90 down) in which the route leaves a node."""
        order = [stop.id for stop in self.view.route]
        other = order[order.index(node) + (1 if direction == "E" else -1)]
        x0, y0 = self.layout.spots[node].middle
        x1, y1 = self.layout.spots[other].middle
        if other in "VC":
            x1 = x0
        return math.degrees(math.atan2(y1 - y0, x1 - x0))

    def edge(self, node: str, direction: str, out: float = 0) -> tuple[float, float]:
        """The point where the route crosses the edge of a square, `out` pixels outside."""
        spot = self.layout.spots[node]
        x, y = spot.middle
        a = math.radians(self.toward(node, direction))
        c, s = math.cos(a), math.sin(a)
        reach = min(
            (spot.width / 2) / abs(c) if abs(c) > 1e-6 else 1e9,
            (spot.height / 2) / abs(s) if abs(s) > 1e-6 else 1e9,
        )
        return x + c * (reach + out), y + s * (reach + out)

    def bows(self, ids: Collection[str]) -> None:
        """Draw the arrow heads that show in which direction along the route these ships sail."""
        berth = 0
        for ship in self.view.ships:
            if ship.node == "M":
                x, y = self.layout.berths[berth]
                berth += 1
                if ship.id in ids:
                    east = ship.direction == "E"
                    side = x + self.layout.berth_ship - 12 if east else x + 10
                    self.canvas.centre(pointer(22, 0 if east else 180), side, self._bows_in_port(y))
            elif ship.node is not None and ship.node[0] == "S" and ship.id in ids:
                self._bow(ship.node, ship.direction)

    def _bow(self, node: str, direction: str) -> None:
        spot = self.layout.spots[node]
        toward = self.toward(node, direction)
        angle = round(toward / 5) * 5
        steep = math.sin(math.radians(toward))
        x, y = self.edge(node, direction)
        # Each direction has its own place, so that both arrow heads are visible when ships meet.
        if abs(steep) > 0.8:  # at the inner edge, above or below, clear of sign, name and cargo
            x = spot.x + (spot.width + 17 if spot.inner[0] > spot.middle[0] else -17)
            y = spot.y + (22 if steep < 0 else spot.height - 24)
        else:
            y -= LANE * math.cos(math.radians(angle))
            y = min(max(y, spot.y + 58), spot.y + spot.height - 62)
        self.canvas.centre(pointer(BOW, angle), x, y)
        self.canvas.note("gh-see-bow", x - 24, y - 24, 48, 48)


def worth(view: View, warehouse: Sequence[int]) -> int:
    """The points of a warehouse if the match ended now (GH-10.11, GH-10.12)."""
    sets = dict(view.printed.sets)
    sizes = [sum(count > k for count in warehouse) for k in range(max(warehouse))]
    return view.printed.cube * sum(warehouse) + sum(sets.get(size, 0) for size in sizes)
