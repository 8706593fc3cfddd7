"""Draw the map with everything that changes: fish, paths, huts, the last move, targets."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

from PIL import Image, ImageDraw

from bot.core import Seat
from bot.games.bora_bora.components import PathData
from bot.games.bora_bora.expanding import AskRed, Fished, PickHut, Settled
from bot.games.bora_bora.placing import Placed
from bot.games.bora_bora.using import Used
from bot.games.bora_bora.view import RegionView, View
from render.bora_bora import islands
from render.bora_bora.marks import turns
from render.bora_bora.pieces import printed_map, symbols, tiles
from render.bora_bora.targets import NOTHING, VEIL, Targets
from render.bora_bora.theme import GAME, LOOK, C
from render.kit import marks
from render.kit.backgrounds import as_ground
from render.kit.canvas import Area, Canvas
from render.kit.change_strip import Turn, begin_way, stamp_area
from render.kit.chips import meet
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import INK
from render.kit.shapes import Point, quad, resampled

HUT = 40
ASIDE = 26
SPACE = 42
"""Half the size of a building space."""
PATH = 25
"""Half the size of the value of a path."""
OWNER = 34
"""Size of the badge where a way begins."""
STEPS = range(-40, 41, 5)
NEAR = sorted(product(STEPS, STEPS), key=lambda step: math.hypot(*step))
"""Where a stamp may stand instead of its first place, the nearest first."""
BESIDE = 88
HEIGHTS = (-22, 8, -34, 121)
"""How far right or left of the middle of a hut a chip stands, and how far below it: beside it, or below its
fish."""
WATER = mix(C["night"], C["contour"], 0.3)
"""The numbers of waterways: not the colour of a field, which dark pictures keep."""


@cache
def _veil(region: str) -> tuple[int, int, Image.Image]:
    """Left and upper edge of a veil of paper over a region up to its coast, and its strength."""
    x0, y0, x1, y1 = map(round, islands.reach(region))
    mask = Image.new("L", (x1 - x0, y1 - y0))
    coast = [(x - x0, y - y0) for x, y in islands.coast(region[0])]
    ImageDraw.Draw(mask).polygon(coast, fill=round(255 * VEIL))
    return x0, y0, mask


def lay_paths(canvas: Canvas, paths: tuple[PathData, ...], left: int, top: int) -> None:
    """Draw the values of all paths: a square stone on land, a disc on water."""
    for path in paths:
        end, other = path.ends
        x, y = islands.path_at(end, other)
        x, y = left + x, top + y
        if path.by == "land":
            a, b = islands.BOXES[end], islands.BOXES[other]
            canvas.centre(printed_map.plank(a[1] != b[1]), x, y)
            canvas.centre(printed_map.land_sign(), x, y)
            canvas.middle(x, y, str(path.value), Style(34, 800), INK, "centre")
        else:
            canvas.centre(printed_map.water_sign(), x, y)
            canvas.middle(x, y, str(path.value), Style(34, 800), WATER, "centre")


@as_ground(GAME)
def printed(paths: tuple[PathData, ...], turtle: bool = True) -> Image.Image:
    """The map with the values of its paths, which never change within a game."""
    canvas = Canvas(islands.chart(turtle))
    lay_paths(canvas, paths, 0, 0)
    return canvas.image


class Atlas:
    """Draws the map of a view at a place of a canvas."""

    def __init__(self, canvas: Canvas, view: View, x: int, y: int, turtle: bool = True) -> None:
        self.canvas, self.view, self.x, self.y, self.turtle = canvas, view, x, y, turtle
        self.regions = {region.id: region for region in view.regions}
        self.stamps: list[tuple[Turn, Point]] = []
        """Turns with a way, and where each begins."""
        self.told = [*self._telling()]
        """What no stamp covers."""

    def at(self, point: tuple[float, float]) -> tuple[float, float]:
        return self.x + point[0], self.y + point[1]

    def draw(self, ask: Targets = NOTHING, last: bool = True, laid: bool = False) -> None:
        """Draw everything; the last move is left out if targets are offered. `laid`: the printed map is
        already there."""
        if not laid:
            self.canvas.paste(printed(self.view.paths, self.turtle), self.x, self.y)
        here = [region.id for region in self.view.regions if f"region:{region.id}" in ask]
        for region in self.view.regions:
            for seat, x, y in self.asides(region):
                self.canvas.centre(symbols.hut(seat, ASIDE), x, y)
                self.canvas.keep(*_round(x, y, ASIDE))
        if last and not here:
            self._ways()
        for path in self.view.paths:
            x, y = self.at(islands.path_at(*path.ends))
            self.canvas.note("bb-see-path", *_round(x, y, 34))
            self.canvas.keep(*_round(x, y, PATH))
        for region in self.view.regions:
            self._region(region)
        asked = self.view.task
        if isinstance(asked, PickHut | AskRed) and not last:
            self._bracket(self.view.regions[asked.region].id)
        if last and not here:
            for event in self.view.marks:
                if isinstance(event, Settled):
                    self._bracket(event.region)
        for region in self.view.regions:  # labels last, so that no mark covers a value
            self._fish(region)
        if last and not here:
            came = {event.region for event in self.view.marks if isinstance(event, Settled)}
            crossed = tuple(path for path in self.view.paths if came.intersection(path.ends))
            lay_paths(self.canvas, crossed, self.x, self.y)  # a way may touch the values at a new hut
        if here:
            for region in self.view.regions:
                if region.id not in here:
                    x, y, mask = _veil(region.id)
                    self.canvas.stain(self.x + x, self.y + y, C["tapa"], mask)
            for name in here:
                self._target(name, ask)
            lay_paths(self.canvas, self.view.paths, self.x, self.y)
        elif last:
            self._came()

    # --- Printed values and pieces -----------------------------------------------------------------------

    def asides(self, region: RegionView) -> Iterator[tuple[Seat, float, float]]:
        """The huts that were moved aside, with their places: right, left, and above one of them."""
        x, y = self.at(islands.hut_at(region.id))
        high = -66 if x - self.x > islands.MIDDLE[0] else 66  # clear of the value of the land path
        places = ((66, 14), (-66, 14), (high, -36))
        for seat, (dx, dy) in zip(region.aside, places, strict=False):
            yield seat, x + dx, y + dy

    def _telling(self) -> Iterator[Area]:
        """The boxes of what tells whose a hut is, and of the values of fish and paths."""
        for path in self.view.paths:
            yield _round(*self.at(islands.path_at(*path.ends)), PATH)
        for region in self.view.regions:
            x, y = self.at(islands.hut_at(region.id))
            huts = [(x, y, HUT)] if region.host is not None else []
            for hx, hy, half in (*huts, *((ax, ay, ASIDE) for _, ax, ay in self.asides(region))):
                yield _round(hx, hy - 0.3 * half, 0.4 * half)
            if region.fish is not None:
                yield _round(*self.at(islands.fish_at(region.id)), tiles.PILL[0] / 2, 17)

    def _region(self, region: RegionView) -> None:
        canvas = self.canvas
        x, y = self.at(islands.hut_at(region.id))
        if region.host is None:
            canvas.centre(printed_map.empty_place(34), x, y)
        if region.host is not None:
            canvas.centre(symbols.hut(region.host, HUT), x, y)
        canvas.keep(*_round(x, y, HUT))
        canvas.note("bb-see-hut" if region.host is not None else "bb-see-place", *_round(x, y, SPACE))

    def _fish(self, region: RegionView) -> None:
        canvas = self.canvas
        if region.fish is not None:
            fx, fy = self.at(islands.fish_at(region.id))
            canvas.note("bb-see-fish", *_round(fx, fy, 44, 30))
            canvas.keep(*_round(fx, fy, tiles.PILL[0] / 2, tiles.PILL[1] / 2))
            tiles.fish_tile(canvas, *self.at(islands.fish_at(region.id)), region.fish.kind, region.fish.value)

    # --- Targets -------------------------------------------------------------------------------------------

    def _target(self, name: str, ask: Targets) -> None:
        x0, y0, x1, y1 = islands.BOXES[name]
        ring = printed_map.region_ring(round(x1 - x0 - 12), round(y1 - y0 - 12))
        self.canvas.put(ring, self.x + x0 + 6, self.y + y0 + 6)
        signs = [islands.path_at(*path.ends) for path in self.view.paths]
        x = max(
            x1 - 28, x0 + 28, key=lambda x: min(2.0 * PATH, *(math.dist((x, y0 + 28), at) for at in signs))
        )
        ask.tag(ask.of(f"region:{name}"), self.x + x, self.y + y0 + 28, 27)

    # --- The last move -------------------------------------------------------------------------------------

    def _bracket(self, region: str) -> None:
        """Draw brackets round the building space of the region of the last move or of the question."""
        x, y = self.at(islands.hut_at(region))
        self.canvas.put(marks.brackets(2 * SPACE, 76, 3, 20), x - SPACE, y - SPACE)

    def _ways(self) -> None:
        """Draw the ways of new huts over small huts, among which they would be lost, and below all others."""
        for turn in turns(self.view):
            by = None
            for event in turn.events:
                match event:
                    case Placed(action=action) if action in "LS":
                        by = action
                    case Used(kind=kind) if kind in ("K1", "K2"):
                        by = "L" if kind == "K1" else "S"
                    case Settled(who=who, region=region):
                        source = self._source(who, region, by)
                        if source is not None:
                            self.stamps.append((turn, self._way(turn, source, region)))

    def _came(self) -> None:
        """Show whose ways these are, what a new hut brought, and which fish was scored."""
        for turn, (x, y) in self.stamps:
            begin_way(self.canvas, LOOK, turn, x, y, OWNER)
        settled = Counter(event.region for event in self.view.marks if isinstance(event, Settled))
        for event in self.view.marks:
            if isinstance(event, Fished):
                x, y = self.at(islands.fish_at(event.region))
                self.canvas.centre(marks.brackets(*tiles.PILL, 0, 14, 5), x, y)
        for region, huts in settled.items():
            self._gain(region, huts)

    def _source(self, who: Seat, region: str, by: str | None) -> str | None:
        """The region from which the hut can have come over the path with the lowest value; None for a start
        hut."""
        if by is None:
            return None
        kind = "land" if by == "L" else "water"
        sources = []
        for path in self.view.paths:
            if path.by == kind and region in path.ends:
                other = path.ends[0] if path.ends[1] == region else path.ends[1]
                place = self.regions[other]
                if place.host == who or who in place.aside:
                    sources.append((path.value, other))
        return min(sources)[1] if sources else None

    def _way(self, turn: Turn, source: str, region: str) -> Point:
        """Draw the way of a hut, and return where it begins."""
        ax, ay = self.at(islands.hut_at(source))
        bx, by = self.at(islands.hut_at(region))
        place = self.regions[source]
        if place.host is None:
            ax, ay = next(((x, y) for _, x, y in self.asides(place)), (ax, ay))
        if ay == by:  # side by side: an arc above the roofs
            dx = 44 if bx > ax else -44
            low, afar = ay > self.y + islands.MIDDLE[1], source[0] != region[0]
            narrow = low and afar and region[0] == "C"
            met = [hy for _, hx, hy in self.asides(self.regions[region]) if (hx < bx) == (dx > 0)]
            end = bx - dx * (2.2 if any(narrow or hy < by for hy in met) else 1.14)  # clear of huts aside
            if low or afar:  # below values and chips, above huts that were moved aside
                up = 12 if narrow else 31
                start = self._begins(turn, ax + dx, ay - 8)
                points = quad(start, ((ax + bx) / 2, ay - up), (end, by - up))
            else:
                start = self._begins(turn, ax + dx, ay - 34)
                points = quad(start, ((ax + dx + end) / 2, ay - 74), (end, by - 38))
        else:  # one above the other: past the fish, on the side without the value of a land path
            side = 60 if ax <= self.x + islands.MIDDLE[0] else -60
            if by < ay:
                end = self.y + islands.BOXES[region][3] - 50
                start = self._begins(turn, ax + side * 0.6, ay - 8)
                points = quad(start, (ax + side * 1.15, (ay + end) / 2), (bx + side, end))
            else:
                start = self._begins(turn, ax + side * 0.6, ay + 24)
                points = quad(start, (ax + side * 1.2, (ay + by) / 2), (bx + side * 0.9, by - 42))
        marks.way(self.canvas, points)
        for x, y in resampled(points, 12):
            self.canvas.keep(*_round(x, y, 6))
        return start

    def _begins(self, turn: Turn, x: float, y: float) -> Point:
        """The place of a stamp that covers no crest, no value and no other stamp: (x, y), or the nearest."""
        spots = [(x + dx, y + dy) for dx, dy in NEAR]
        free = (at for at in spots if not any(meet(stamp_area(turn, *at, OWNER), box) for box in self.told))
        at = next(free, (x, y))
        self.told.append(stamp_area(turn, *at, OWNER))
        return at

    def _gain(self, region: str, huts: int) -> None:
        """Draw a chip beside the hut, or at the coast, with what the region gave for its new huts."""
        x, y = self.at(islands.hut_at(region))
        about = _round(x, y, HUT + 1, HUT + 7)
        side = BESIDE if x - self.x > islands.MIDDLE[0] else -BESIDE
        beside = [(x + dx, y + dy) for dy in HEIGHTS for dx in (side, -side)]
        places = (*beside, *map(self.at, (_shore(region), _shore(region, True))))
        left, top, wide, high = islands.round_about(region)
        within = (*self.at((left, top)), wide, high)
        gift = symbols.symbol(self.regions[region].gives, 15, True)
        self.canvas.say("+" if huts == 1 else f"+{huts}", about, places, 34, gift, within)


def _round(x: float, y: float, across: float, down: float = 0) -> Area:
    """The box round (x, y) that reaches so far; by default as far up and down as to the sides."""
    down = down or across
    return x - across, y - down, 2 * across, 2 * down


def _shore(region: str, other: bool = False) -> tuple[float, float]:
    """A place over the water for a chip about a region: at its outer corner, or in the nearest channel."""
    x0, y0, x1, y1 = islands.BOXES[region]
    cx, cy = islands.MIDDLE
    if other and region[0] not in "WE":
        return cx, cy + (islands.CELL[1] + islands.CHANNEL[1] / 2) * (1 if (y0 + y1) / 2 > cy else -1)
    left = (x1 <= cx) != other
    out, away = (9, islands.CHANNEL[0] / 2) if other else (14, -10) if region[0] in "WE" else (8, 6)
    return (x0 - away if left else x1 + away), (y0 - out if y1 <= cy else y1 + out)
