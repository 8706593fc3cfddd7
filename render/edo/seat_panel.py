"""Draw a seat beside the map: name, points, the revealed part of the plan, and everything that it owns."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from bot.core import Seat
from bot.games.edo.planning import SLOTS
from bot.games.edo.scoring import behind, leaders, reached
from bot.games.edo.view import EdoView
from render.edo.pieces import actions, buildings, goods, people
from render.edo.pieces.goods import symbol
from render.edo.pieces.market import SEAL, lay_seals
from render.edo.seat_changes import REST as BESIDE
from render.edo.seat_changes import TOLD, Change, changes, parted, quiet, receipt, scored
from render.edo.theme import DONE, GOODS, LOOK, PAPER
from render.kit import fonts, marks, panels
from render.kit.canvas import Area, Canvas
from render.kit.flow import Backed, Box, Drawn, Field, Gap, Line, Sized, column, noted, row
from render.kit.fonts import NAME, Style
from render.kit.palette import FADED, INK, IVORY
from render.kit.seat_panel import FIGURE, GAP, NEAR, Cell, Head, Place, aligned, mark, seat_panel
from render.kit.sketch import Sprite

LEFT: Final = 1134
WIDE: Final = 454
"""Left edge and width of the panels."""
UPPER: Final = 246
LOWER: Final = 1010
BETWEEN: Final = 12
HEADING: Final = 58
PAD: Final = 14
ROOM: Final = WIDE - 2 * PAD
NAMED: Final = (0, 100, 160)
"""The room for a long name beside no change, one, or more."""
SHORT: Final = 36
"""The same beside those changes that have no room below the name."""
PAIR: Final = {"": 26, "seals": 30, "all": 28}
"""Size of a name on two lines, or of one above its privileges, or above all that is told."""
SIZES: Final = (
    *((size, size // 2) for size in (54, 50, 46, 42, 40, 38, 36, 34)),
    *((34, 15), (34, 13), (30, 13), (26, 12)),
)
"""Size of the figure and half-size of the symbol; the largest that fits is used."""
SMALL: Final = 40
"""The least width of all of them beside changes."""
POINTS: Final = 50
"""Height of the field of the points."""
SLOT_LINES: Final = 2
"""The changes beside the slots while all plan, one below the other."""
LOW: Final = 62
"""Most height of a head above two lines of goods where no line is below the slots."""
GLOW: Final = 14
"""Beside the slots if there is room: the frame of the current one reaches out of it."""
REACH: Final = 7
"""The room beside it for the brackets of points just won."""
RIM: Final = 7
"""How far the gold of a leader reaches out of it at its sides."""


class Shape(NamedTuple):
    """What stands where in the head of a panel."""

    beside: int
    """How many changes stand beside the name, or below it."""
    size: tuple[int, int]
    """Half the size of their things, and the size of their numbers."""
    low: str
    """What stands below the name: nothing, the privileges, or the changes."""
    above: int
    """How many changes stand beside a name that has changes below it."""


@dataclass(frozen=True)
class Form:
    """The layout of seat panels for a number of seats."""

    slot: int
    """Side of a slot."""
    beside: Sequence[Sequence[str]]
    """What stands in lines beside the slots."""
    below: Sequence[Sequence[str]]
    """What stands in lines below them."""
    figure: int
    """Size of the numbers if there is room."""
    apart: int = 6
    """Between two slots."""

    @property
    def across(self) -> int:
        """Width of all slots."""
        return 3 * self.slot + 2 * self.apart


PEOPLE: Final = ("own", "neutral", "markers")
SUPPLY: Final = ("house", "post", "temple")
FORMS: Final = {
    2: Form(108, (("own",), ("neutral",), ("markers",)), (GOODS, SUPPLY), 54),
    3: Form(80, (PEOPLE[:2],), (GOODS, (*SUPPLY, "markers")), 42),
    4: Form(60, (PEOPLE[:2],), ((*GOODS, "markers"),), 40),
    5: Form(60, (("ryo", "rice", "own"), ("wood", "stone", "neutral")), (), 36, 4),
}
CAME: Final = tuple(f"+{what}" for what in GOODS)
"""How many of each came, or went."""
REST: Final = ("own", "neutral", "house", "post")
PLANS: Final = {
    2: Form(84, (), (GOODS, CAME, REST, ("temple", "markers")), 54),
    3: Form(0, (), (GOODS, CAME, REST, ("temple", "markers")), 42),
    4: Form(0, (), (GOODS, CAME, REST), 40),
    5: Form(0, (), ((*GOODS, *PEOPLE), CAME), 36),
}
"""While all plan, slots show at most that the plan is made; the sign behind the name says so, too."""
VARIED: Final = Form(0, (), (GOODS, CAME, PEOPLE), 40)
"""The same of four seats with privileges or Ronin."""


EMPTY: Final = Gap(grow=0)


@dataclass(frozen=True)
class Thing:
    """Something that can be owned, and how many of it."""

    draw: Callable[[int], Sprite]
    """Draws it at a half-size."""
    count: int
    wide: float = 1.0

    def cell(self, size: int, half: int) -> Box:
        """The thing with its number."""
        style, ink = Style(size, 800), INK if self.count else FADED
        return Cell(partial(self.draw, half), 2 * half * self.wide, str(self.count), style, ink)


class Came(NamedTuple):
    """What a seat got of a kind of goods, or lost, while all plan."""

    change: Change
    thing: Thing

    def cell(self, size: int, half: int) -> Box:
        """The change below the number of the goods."""
        return quiet(self.change, 2 * half * self.thing.wide + NEAR)


Owned = Mapping[str, Thing | Came]


def owned(view: EdoView, seat: Seat) -> dict[str, Thing | Came]:
    """Money and resources, and while all plan what came or went; officials, and Ronin markers if there are
    any; what can still be built."""
    player = view.players[seat]
    goods = {
        what: Thing(partial(symbol, what), getattr(player.goods, what), 0.72 if what == "ryo" else 1.05)
        for what in GOODS
    }
    things: dict[str, Thing | Came] = {**goods}
    for change in changes(view, seat) if view.phase == "plan" else ():
        if change.what:
            things[f"+{change.what}"] = Came(change, goods[change.what])
    things["own"] = Thing(partial(people.official, seat), player.officials)
    things["neutral"] = Thing(partial(people.official, people.NEUTRAL), player.neutral)
    if player.markers:
        things["markers"] = Thing(lambda half: people.ronin(0, half, False), player.markers)
    things["house"] = Thing(partial(buildings.house, seat), player.houses)
    things["post"] = Thing(partial(buildings.post, seat), int(player.post))
    if view.temples:
        things["temple"] = Thing(lambda half: buildings.temple(seat, half, False), player.temples)
    return things


def lines_of(
    things: Sequence[Owned], lines: Sequence[Sequence[str]], room: float, sizes: Container[int]
) -> list[list[Line]]:
    """What seats own, in lines of the same columns, with figures of one of these sizes. A line of which a
    seat has nothing is left out."""
    across = max(map(len, lines), default=0)
    told = [[line for line in lines if any(what in owns for what in line)] for owns in things]

    def cells(owns: Owned, line: Sequence[str], size: tuple[int, int]) -> list[Box]:
        known = [owns[what].cell(*size) if what in owns else EMPTY for what in line]
        return known + [EMPTY] * (across - len(line))

    return aligned(
        lambda size: [
            [cells(owns, line, size) for line in own] for owns, own in zip(things, told, strict=True)
        ],
        [size for size in SIZES if size[0] in sizes],
        room,
    )


def places(seats: int) -> list[tuple[int, int]]:
    """Top and height of each panel."""
    each = (LOWER - UPPER - BETWEEN * (seats - 1)) / seats
    return [(UPPER + round(i * (each + BETWEEN)), int(each)) for i in range(seats)]


def seat_panels(
    canvas: Canvas, view: EdoView, names: Sequence[str], awaited: Collection[Seat], gold: Collection[Seat]
) -> None:
    """Draw the panels of all seats, one below the other."""
    planning, seats = view.phase == "plan", range(view.seats)
    form = (PLANS if planning else FORMS)[view.seats]
    if planning and view.seats == 4 and (view.privileges or view.ronin):
        form = VARIED
    held = [[view.printed.faces[kind] for kind in player.privileges] for player in view.players]
    things = [owned(view, seat) for seat in seats]
    above = view.seats > 4
    sealed = max(_across(len(faces)) for faces in held) if view.seats == 4 and not planning else 0
    under = SLOT_LINES * bool(form.slot) if planning else len(form.below)
    heads = [
        _head(view, seat, names[seat], held[seat] if above else [], under, seat in awaited) for seat in seats
    ]
    side = lines_of(
        things, form.beside, ROOM - form.across - (GLOW if form.below else GAP) - sealed, range(39)
    )
    untold = 0 if planning else max(rest.width for _, rest in heads)
    low = lines_of(things, form.below, ROOM - untold, range(form.figure + 1))
    for seat, (y, height) in enumerate(places(view.seats)):
        area = (LEFT, y, WIDE, height)
        head, rest = heads[seat]
        seals = Field(partial(lay_seals, held[seat]), sealed) if held[seat] else Gap(sealed)
        lines: list[Box] = [*side[seat]]
        beside: Box = row(column(*lines, gap=0, grow=1), seals) if sealed else column(*lines, gap=0, grow=1)
        if held[seat] and form.below and not sealed:
            tight = [Place(line, line.width, 0) for line in lines]
            beside = column(*tight, seals, gap=0, grow=1)
        plan = Drawn(form.across, form.slot, partial(_slots, view, seat, form))
        slots_ = noted("edo-see-slots", plan)
        if planning:
            goods = _planned(form, low[seat], things[seat], [] if above else held[seat])
            plan_row = [row(slots_, rest, gap=0)] if form.slot else []
            box = column(head, *plan_row, noted("edo-see-goods", goods), gap=2)
        elif form.below:
            below = row(Sized(column(*low[seat], gap=0, grow=1), ROOM - untold, grow=1), rest, gap=0, grow=1)
            upper = row(slots_, beside, gap=GLOW)
            box = column(head, upper, noted("edo-see-goods", below), gap=8 if view.seats == 2 else 2)
        else:
            box = column(head, row(slots_, noted("edo-see-goods", beside)), gap=0)
        with canvas.part():
            paper = DONE if awaited and planning and seat not in awaited else PAPER
            seat_panel(canvas, area, paper, box, seat in gold, (PAD, 5))


def _planned(form: Form, lines: Sequence[Line], things: Owned, held: Sequence[str]) -> Box:
    """What a seat owns while all plan: what came and went close below its goods, its privileges at the end of
    the last line, or below it."""
    more: list[Box] = [*lines]
    if any(what in things for what in CAME) and len(lines) > 1:
        more[:2] = [column(lines[0]._replace(grow=0), lines[1]._replace(grow=0), gap=0, grow=1)]
    taken = [sum(what in things for what in line) for line in form.below]
    free = len(GOODS) - next(filter(None, reversed(taken)))

    def seals(canvas: Canvas, area: Area) -> None:
        x, y, wide, high = area
        room = min(len(held) * (SEAL[0] + 4), wide * (free or 4) / 4)
        lay_seals(held, canvas, (x + wide - room, y, room, high))

    if held:
        more.append(Backed(seals, more.pop()) if free else Field(seals))
    return column(*more, gap=0, grow=1)


def _across(held: int) -> int:
    """The width of privileges in two lines."""
    return min(-(-held // 2) * (SEAL[0] + 4), 102)


def _slots(view: EdoView, seat: Seat, form: Form, canvas: Canvas, x: float, middle: float) -> None:
    """Draw the slots: revealed ones with officials, the others face down."""
    player, size, y = view.players[seat], form.slot, middle - form.slot / 2
    now = view.turn.number + 1 if view.phase == "act" and view.turn and view.turn.seat == seat else 0
    for i in range(SLOTS):
        left = x + i * (size + form.apart)
        if i < len(player.slots):
            slot = player.slots[i]
            kinds = actions.crew(slot.own, slot.neutral, slot.black, seat)
            actions.slot(canvas, left, y, size, slot.card, slot.do, kinds)
            if now == i + 1:
                canvas.put(actions.glow(size), left, y)
        elif (player.slots or player.ready or view.phase in ("act", "wages", "limit")) and not view.over:
            canvas.put(actions.back(size), left, y)
        else:
            canvas.put(actions.empty(size), left, y)
    canvas.keep(x, y, form.across, size)


def _head(
    view: EdoView, seat: Seat, name: str, held: Sequence[str], lines: int, awaited: bool
) -> tuple[Box, Box]:
    """Badge, name, the sign of its plan, privileges, changes and points. If there is no room, the privileges
    are below the name, or all changes are; with it the changes that have no room there, in so many lines."""
    every = [change for change in changes(view, seat) if view.phase != "plan" or not change.what]
    wide = round(_across(len(held)) * (1 if len(held) == 1 else 0.8))
    tell = partial(receipt, calm=view.phase == "plan")
    fan = symbol("fan", 17, True) if view.start == seat and not view.over else None
    badge, points = LOOK.badge(seat, 52), score(view, seat, REACH)
    sign = mark(awaited, view.players[seat].ready) if view.phase == "plan" else None
    room = ROOM - Head(name, badge, after=(points,)).width - GAP
    if held and not every:  # as large as the name leaves room
        spare = ROOM - Head(name, badge, after=(points,), least=fonts.width(name, NAME)).width
        wide = max(wide, min(round(spare) - 2 * GAP, len(held) * (SEAL[0] + 4)))

    def made(shape: Shape) -> tuple[Box, Box]:
        count, size, low, up = shape
        told = parted(every[: count + up], count, size, room) + every[count + up :] if up else every
        left = told[count:]
        more = len(left) > lines + up
        beside: list[Box] = [Field(partial(lay_seals, held), wide, 54, grow=0)] if held else []
        news: list[Box] = [tell(told[:count], *size, more and not lines + up)] if told else []
        above: list[Box] = [tell(left[lines : lines + up], *TOLD[-1], more)] if up else []
        below: Box | None = None
        named = min(NAMED[min(len(told), 2)], fonts.width(name, NAME))
        least = named
        if low == "seals":
            beside, below = news, Field(partial(lay_seals, held), height=26)
        elif low == "all":
            small = max(SMALL, SMALL * len(held) / (2 if up else 1))
            seals = [Field(partial(lay_seals, held), small, PAIR[low], grow=0)] if held else []
            beside, above, below = [], [*above, *seals], row(*news)
            least = sum(box.width + GAP for box in above) + (min(SHORT, named) if up else 0)
        else:
            beside += news
        head = Head(
            name,
            badge,
            sign,
            first=fan,
            after=(*beside, points),
            pair=PAIR[low] + (6 if view.seats == 2 else 0),
            above=tuple(above),
            below=below,
            least=max(least, below.width + GAP if below is not None else 0),
        )
        return head, _rest(left[:lines], more and not up, tell)

    for shape in _shapes(max(len(every), 1), lines, bool(held)):
        head, rest = made(shape)
        if head.width <= ROOM and (lines or head.height <= LOW):
            break
    return head, rest


def _shapes(every: int, lines: int, held: bool) -> Iterator[Shape]:
    """The shapes of a head with so many changes, the best first."""
    for low in ("", *(["seals"] * held)):
        for size in TOLD[:-1]:
            yield Shape(every, size, low, 0)
    for untold in range(every):
        for count in range(every, 0, -1):
            for size in TOLD:
                yield Shape(count, size, "all", max(0, every - count - lines - untold))


def _rest(told: Sequence[Change], more: bool, tell: Callable[..., Drawn]) -> Box:
    """The changes for which the head has no room, one in each line; `more`: others have no room either."""
    if not told:
        return EMPTY
    chips = [tell([change], *BESIDE, more and change is told[-1]) for change in told]
    return column(*[row(Gap(GAP), chip, gap=0, grow=1) for chip in chips], gap=0)


def overruled(totals: Sequence[int], behind: Container[Seat]) -> set[Seat]:
    """The seats that rank behind, but have so many points that they seem to have won."""
    best = max((total for seat, total in enumerate(totals) if seat not in behind), default=0)
    return {seat for seat, total in enumerate(totals) if seat in behind and total >= best}


def score(view: EdoView, seat: Seat, reach: int = 0) -> Drawn:
    """The points on their field, gold round it if the seat leads; struck out if the seat seems to have won.
    `reach`: the room at each side for the brackets of points just won."""
    player = view.players[seat]
    text = str(player.total if view.over else player.points)
    wide = max(60, round(fonts.width(text, FIGURE)) + 22)
    won = scored(view, seat)
    beside = reach if won else 0

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        x, top = x + beside, middle - POINTS / 2
        if seat in leaders(view):
            canvas.put(panels.plaque(wide + 2 * RIM, POINTS + 12), x - RIM, top - 6)
        canvas.put(goods.seal_ground(wide, POINTS), x, top)
        canvas.middle(x + wide / 2, middle, text, FIGURE, IVORY, "centre")
        if view.over and seat in overruled([other.total for other in view.players], behind(view.players)):
            canvas.fill(x + 8, middle - 2, x + wide - 8, middle + 3, IVORY)
        if seat in reached(view.players, view.printed.goal) and not view.over:
            canvas.centre(panels.tick(15), x - 2, middle + 16)
        if won:
            canvas.put(marks.brackets(wide, POINTS, 3, 16), x, top)

    return Drawn(wide + 2 * beside, HEADING, draw)
