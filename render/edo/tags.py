"""The tags of answers on the map, and the places of their pills: none covers another, a name or an income."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.games.edo.dispersal import Disperse
from bot.games.edo.forms import MERCHANT
from bot.games.edo.movement import Walk
from bot.games.edo.production import Produce
from bot.games.edo.ronin import Send
from bot.games.edo.setup import City
from bot.games.edo.trading import Trade
from bot.games.edo.travelling import Gate, Travel
from bot.games.edo.view import EdoView, SpaceView
from bot.games.edo.wages import Withdraw
from bot.text import Words
from render.edo.answers import notes
from render.edo.background import BAND, CODE, ROAD, code_box
from render.edo.boxes import Box, box_of, has_code
from render.edo.crowds import crowd
from render.edo.layout import Layout
from render.edo.pieces import people
from render.edo.pieces.goods import symbol
from render.edo.theme import PAPER
from render.edo.walkers import Walker, price, walkers, who_walks
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.frames import WIDTH
from render.kit.palette import INK
from render.scene import Choice

TAG: Final = 25
"""Half the height of a tag, roughly."""
HIGH: Final = 2 * TAG
FEW: Final = 8
"""If there are more targets than this, those for which a price alone is enough (`_as_dot`) have a dot. Towns
have one in any case, because they carry their names."""
DOT: Final = 18
"""Half the height of a dot: a price alone, beside the code that is printed on the map."""
FREE: Final = 13
"""The radius of a dot without a price."""
PRICE: Final = Style(30, 800)
HEADED: Final = 40
"""The room of the merchant's head on a pill."""
GAINED: Final = 44
"""The room for the picture of a gain, after its number."""
APART: Final = 2
"""The least distance between two pills."""
TOLD: Final = ("edo-effect-price", "edo-gain")
"""The effects of an answer that pills show."""
ABOVE: Final = 3
"""The most pills above each other."""
INCOME: Final = 80
"""The width of the coin and the first number of an income, from the left edge of a city."""
OUT: Final = 40
"""How far a dot may stand out of the city whose price it has."""
ROUNDS: Final = 200
"""How often pills that overlap are moved apart."""
PUSH: Final = 0.56
"""How far each of two pills is moved, as a share of their overlap."""


@dataclass(frozen=True)
class Pill:
    """A tag with the price of a way, around (x, y)."""

    tag: str
    price: str
    merchant: bool
    """Whether the merchant moves; otherwise a samurai moves or an official acts."""
    x: float
    y: float
    gain: str = ""
    """What an official earns there, as "+3"."""
    goods: str = ""
    town: bool = False
    """Whether it is in a city."""
    dot: bool = False
    """Whether its tag is left out, because the map shows it."""

    @property
    def tagged(self) -> int:
        return panels.tag_width(self.tag, TAG)

    @property
    def width(self) -> int:
        if self.dot:
            return max(2 * DOT, round(fonts.width(self.price, PRICE)) + 20) if self.price else 2 * FREE
        priced = round(fonts.width(self.price, PRICE)) + 12 if self.price else 0
        gained = round(fonts.width(self.gain, PRICE)) + GAINED if self.gain else 0
        return self.tagged + priced + gained + (HEADED if self.merchant else 0)

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, low."""
        half = TAG if not self.dot else DOT if self.price else FREE
        return self.x - self.width / 2, self.y - half, self.x + self.width / 2, self.y + half


def is_told(choices: Sequence[Choice]) -> bool:
    """Whether pills at their target show these answers in full: the costs, and which of two pieces moves."""
    moves = [choice.move for choice in choices]
    if len(moves) == 1:
        alone = (Walk, Travel, Gate, Produce, Disperse, City, Send, Withdraw)
        return isinstance(moves[0], alone)
    who = {who_walks(move) for move in moves}
    return "" not in who and len(who) == len(moves) <= ABOVE


def grouped(choices: Sequence[Choice], view: EdoView) -> list[Walker]:
    """The pieces that may move, if the list has a row for each of them instead of one for each way.

    Then the map shows the ways. The numbers or names in the rows show which of several samurai moves.
    """
    by_walker = walkers(choices, view)
    samurai = [walker for walker in by_walker if not walker.merchant]
    return by_walker if len(samurai) < 2 or all(walker.numbers for walker in samurai) else []


def unlisted(choices: Sequence[Choice], targets: Mapping[Box, Sequence[Choice]], view: EdoView) -> set[str]:
    """The tags of answers that the map shows in full, so that the list does not need them."""
    if not grouped(choices, view) and any(who_walks(choice.move) for choice in choices):
        return set()
    return {
        choice.tag
        for at in targets.values()
        if is_told(at)
        for choice in at
        if all(effect.key in TOLD for effect in choice.offer.effects)
    }


def pills(view: EdoView, plan: Layout, w: Words, targets: Mapping[Box, Sequence[Choice]]) -> list[Pill]:
    """The pills of all targets that pills can show in full (`is_told`), without overlaps."""
    spaces = {box_of(plan, space): space for space in view.spaces}
    tagged: list[Pill] = []
    for box, choices in targets.items():
        space = spaces.get(box)
        if space is None or not is_told(choices):
            continue
        drawn_pills = [_pill(choice) for choice in choices]
        if len(drawn_pills) == 1 and (len(targets) > FEW or space.kind in BAND):
            drawn_pills = [
                replace(drawn_pill, dot=_as_dot(drawn_pill, plan, space, w)) for drawn_pill in drawn_pills
            ]
        if len(drawn_pills) > 1:  # the samurai above the merchant
            drawn_pills.sort(key=lambda drawn_pill: drawn_pill.merchant)
        for i, pill in enumerate(drawn_pills):
            x, y = _beside(plan, space, w, pill) if pill.dot else _place(plan, space, w, pill)
            town = space.kind in ("edo", "city")
            tagged.append(replace(pill, x=x, y=y + i * (HIGH - 2), town=town))
    codes = [
        code_box(plan, space.kind, space.code, *plan.at(space))
        for space in view.spaces
        if space.kind not in BAND and any(walker.dot and walker.tag == space.code for walker in tagged)
    ]
    return _apart(tagged, [*codes, *incomes(view, plan), *_heads(view, plan)], plan)


def incomes(view: EdoView, plan: Layout) -> list[Box]:
    """The boxes of the incomes of cities: left, top, right, low. Pills beside them stay clear of these."""
    boxes_of = []
    for space in view.spaces:
        if space.kind == "city" and not space.covered:
            left, top, _, height = box_of(plan, space)
            boxes_of.append((left + 4, top + height - 54, left + INCOME, top + height - 10))
    return boxes_of


def _heads(view: EdoView, plan: Layout) -> list[Box]:
    """The boxes of the names of cities: left, top, right, low. Pills of other spaces stay clear of them,
    too."""
    boxes = [box_of(plan, space) for space in view.spaces if space.kind == "city"]
    return [(left, top, left + width, top + BAND["city"]) for left, top, width, _ in boxes]


def _pill(choice: Choice) -> Pill:
    ryo = price(choice)
    merchant = isinstance(choice.move, Walk) and choice.move.who == MERCHANT
    pill = Pill(choice.tag, f"−{ryo}" if ryo else "", merchant, 0, 0)
    for note in notes([e for e in choice.offer.effects if e.key == "edo-gain"]):
        pill = replace(pill, gain=note.text, goods=note.what)
    return pill


def _as_dot(pill: Pill, plan: Layout, space: SpaceView, w: Words) -> bool:
    """Whether a price alone is enough, because nothing is gained and the tag is the code on the map."""
    if space.kind == "city" and space.town and not has_code(plan, space, w(f"edo-town-{space.town}")):
        return False
    return pill.tag == space.code and not pill.gain and not pill.merchant


def _beside(plan: Layout, space: SpaceView, w: Words, pill: Pill) -> tuple[float, float]:
    """The middle of a dot: clear of the code that is printed above, and of the number at the left."""
    if space.kind == "edo":  # below its name and its income, beside the pieces
        left, top, _, height = box_of(plan, space)
        return left + 10 + pill.width / 2, top + height - DOT - 1
    if space.kind == "city":
        at = _in_city(plan, space, w, pill.width, OUT if pill.price else 0)
        left, top, width, height = box_of(plan, space)
        alone = (
            len(crowd(space)) == 1 and at[1] > top + BAND["city"]
        )  # between the income and the pieces there
        return (left + 0.56 * width, top + height - 32) if alone else at
    x, y = plan.at(space)
    reach = plan.size(space.kind)[0] / 2
    return (x, y + DOT - 2) if space.kind == "road" else (x + reach * 0.7, y + DOT - reach * 0.34)


def _place(plan: Layout, space: SpaceView, w: Words, pill: Pill) -> tuple[float, float]:
    """The middle of a pill: over the code that is printed there."""
    x, _ = plan.at(space)
    wide = pill.width
    if space.kind in ("edo", "city"):
        return _in_city(plan, space, w, wide)
    _, high, _, low = code_box(plan, space.kind, space.code, *plan.at(space))
    y = max((high + low) / 2, plan.top + TAG + 4)
    code = fonts.width(space.code, CODE) / 2 + 9
    if space.kind == "road":
        out = 1 if x > plan.centre[0] else -1
        return x + out * (ROAD + code - wide / 2), y
    return min(x, x - 14 - code + wide / 2), y


def _in_city(plan: Layout, space: SpaceView, w: Words, wide: float, out: int = 16) -> tuple[float, float]:
    """A place to the right of name and code, at most `out` beyond the city. After a long name it is over the
    strip for pieces or, if pieces are there, over the last sites."""
    left, top, width, height = box_of(plan, space)
    edo = space.kind == "edo"
    name = w(f"edo-town-{space.town}") if space.town else space.code
    named = fonts.width(name, Style(46 if edo else 36, 700, "speaking"))
    start = named + (16 if edo else 28 + fonts.width(space.code, CODE))
    if edo or start + wide < width + out:
        return left + start + wide / 2, top + BAND[space.kind] / 2
    return left + width - 6 - wide / 2, top + (BAND["city"] + 28 if crowd(space) else height - 32)


def _apart(tagged: Sequence[Pill], taken: Sequence[Box], plan: Layout) -> list[Pill]:
    """The same pills without overlaps, moved aside or up and down, and inside the map."""
    inside = [_inside(pill, plan) for pill in tagged]
    for turn in range(ROUNDS):
        calm = True
        kept = taken if turn < ROUNDS // 2 else ()  # without room, tags may cover an income in the end
        for i, moved in enumerate(inside):
            for box in () if moved.town else kept:
                x, y = _over(moved.box, box)
                if x:
                    calm, inside[i] = False, _inside(_off(moved, box, x, y), plan)
        for i, moved in enumerate(inside):
            for k in range(i + 1, len(inside)):
                x, y = _over(moved.box, inside[k].box)
                if not x:
                    continue
                calm = False
                other = inside[k]
                dx = (x * PUSH if moved.x <= other.x else -x * PUSH) if x <= y else 0
                dy = (y * PUSH if moved.y <= other.y else -y * PUSH) if x > y else 0
                moved = inside[i] = _inside(replace(moved, x=moved.x - dx, y=moved.y - dy), plan)
                inside[k] = _inside(replace(other, x=other.x + dx, y=other.y + dy), plan)
        if calm:
            break
    return inside


def _off(pill: Pill, box: Box, x: float, y: float) -> Pill:
    """The pill moved off a box that it overlaps by (x, y), the shorter way."""
    if x <= y:
        return replace(pill, x=pill.x + (x if pill.x > (box[0] + box[2]) / 2 else -x))
    return replace(pill, y=pill.y + (y if pill.y > (box[1] + box[3]) / 2 else -y))


def _over(box: Box, other: Box) -> tuple[float, float]:
    """By how much two boxes overlap in both directions; (0, 0) if they do not."""
    x = min(box[2], other[2]) - max(box[0], other[0]) + APART
    y = min(box[3], other[3]) - max(box[1], other[1]) + APART
    return (x, y) if x > 0 and y > 0 else (0, 0)


def _inside(pill: Pill, plan: Layout) -> Pill:
    """The pill moved into the map."""
    half = pill.width / 2 + 4
    x = min(max(pill.x, half), plan.width - half)
    return replace(pill, x=x, y=min(max(pill.y, plan.top + TAG + 4), plan.height - TAG - 2))


def draw_pill(canvas: Canvas, pill: Pill) -> None:
    """Draw a pill: its tag in ivory on ink, then the merchant if he moves, and the price. A dot has only its
    price."""
    left, _, right, _ = pill.box
    if pill.dot and not pill.price:
        canvas.centre(marks.dot(FREE), pill.x, pill.y)
        return
    if pill.dot:
        canvas.centre(panels.chip_ground(pill.width, 2 * DOT - 4, INK, PAPER.bright), pill.x, pill.y)
        canvas.middle(pill.x, pill.y, pill.price, PRICE, PAPER.bright, "centre")
        return
    if pill.price or pill.merchant or pill.gain:
        canvas.centre(panels.chip_ground(pill.width, HIGH - 4, PAPER.bright, INK), pill.x, pill.y)
    if pill.merchant:
        canvas.centre(people.merchant(17, False), left + pill.tagged + HEADED / 2 + 1, pill.y)
    if pill.gain:
        canvas.centre(symbol(pill.goods, 16), right - 26, pill.y)
        right -= GAINED
        canvas.middle(right, pill.y, pill.gain, PRICE, INK, "right")
        right -= round(fonts.width(pill.gain, PRICE))
    if pill.price:
        canvas.middle(right - 10, pill.y, pill.price, PRICE, INK, "right")
    panels.tag(canvas, left + pill.tagged / 2, pill.y, pill.tag, TAG)


def draw_tags(
    canvas: Canvas, choices: Sequence[Choice], x: float, y: float, width: float, height: float
) -> None:
    """Draw the tags of the answers at a target that has no pills: one or two, or a chip if there are more."""
    top = max(y + 2, 142)
    text = " ".join(choice.tag for choice in choices)
    if fonts.width(text, Style(28, 800)) > 170:
        text = f"{choices[0].tag}–{choices[-1].tag}"
    wide = panels.chip_width(text, 30)
    middle = x + width / 2
    if isinstance(choices[0].move, Trade):  # beside the card, so that the offer stays readable
        middle, top = x + width + 16 + wide / 2, y + height / 2
    if len(choices) > 2:
        panels.chip(canvas, min(max(middle, wide / 2 + 8), WIDTH - wide / 2 - 8), top, text, 30)
        return
    for i, choice in enumerate(choices):
        at = x + width - 4 - (len(choices) - 1 - i) * 44
        low = top
        if width > 300:  # Edo, because its income stands in that corner
            at, low = at + 18, top - 14
        if isinstance(choice.move, Trade):
            at = x + width + 40 + i * 44
        elif width < 60 and WIDTH / 4 < middle < WIDTH / 2 - 100:  # Edo's name begins right of it
            at, low = x - 10 - i * 44, top + height - 6
        elif width < 60:
            at, low = x + width + 8 + i * 44, top + 4
        elif height > 1.4 * width:  # a card, because its corner belongs to the next one
            at = middle + i * 44
        at = min(at, WIDTH - 30)
        panels.tag(canvas, at, low, choice.tag, TAG)
