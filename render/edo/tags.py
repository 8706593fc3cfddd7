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
from render.edo import strip
from render.edo.answers import notes
from render.edo.layout import BAND, CODE, Box, Layout, box_of
from render.edo.pieces import lands, people
from render.edo.pieces.goods import symbol
from render.edo.signs import Edges, placed
from render.edo.theme import PAPER
from render.edo.walkers import Walker, price, walkers, who_walks
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.frames import WIDTH
from render.kit.palette import FADED, INK
from render.scene import Choice

TAG: Final = 25
"""Half the height of a tag, roughly."""
HIGH: Final = 2 * TAG
LOW: Final = 17
"""Half the height of a quiet sign, which is no larger than the code that it replaces."""
PRICE: Final = Style(30, 800)
HEADED: Final = 34
"""The room of the merchant's head on a pill."""
GAINED: Final = 44
"""The room for the picture of a gain, after its number."""
TOLD: Final = ("edo-effect-price", "edo-gain")
"""The effects of an answer that pills show."""
ABOVE: Final = 3
"""The most pills above each other."""
NEXT: Final = 44
"""From one tag to the next one at a target that has no pills."""
CLEAR: Final = 16
"""Between such a target and tags beside it."""
CORNER: Final = 6
"""How far tags reach into their target."""
SITE: Final = 60
TOWN: Final = 100
"""Sites are narrower than this, cities are wider."""


@dataclass(frozen=True)
class Pill:
    """The sign of a space, around (x, y): its code alone, or the tag of an answer with the price of a way."""

    tag: str
    answer: bool = False
    """Whether it can be chosen."""
    price: str = ""
    merchant: bool = False
    """Whether the merchant moves, on a page on which others move, too."""
    gain: str = ""
    """What an official earns there, as "+3"."""
    goods: str = ""
    quiet: bool = False
    """Whether it is small, because nothing is gained."""
    x: float = 0
    y: float = 0

    @property
    def high(self) -> int:
        return HIGH if self.answer and not self.quiet else 2 * LOW

    @property
    def tagged(self) -> int:
        """The width of the tag or code."""
        if self.answer and not self.quiet:
            return panels.tag_width(self.tag, TAG)
        return max(round(fonts.width(self.tag, CODE)) + 12, 2 * LOW if self.answer else 0)

    @property
    def width(self) -> int:
        priced = round(fonts.width(self.price, PRICE)) + 12 if self.price else 0
        gained = round(fonts.width(self.gain, PRICE)) + GAINED if self.gain else 0
        return self.tagged + priced + gained + (HEADED if self.merchant else 0)

    @property
    def box(self) -> Edges:
        half, tall = self.width / 2, self.high / 2
        return self.x - half, self.y - tall, self.x + half, self.y + tall


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
    """The signs of all spaces: the pills of targets that pills can show in full (`is_told`), the codes of
    spaces that are no targets. Towns that are no targets carry their codes behind their names."""
    several = len({who_walks(choice.move) for choices in targets.values() for choice in choices} - {""}) > 1
    stacks: dict[str, list[Pill]] = {}
    for space in view.spaces:
        choices = targets.get(box_of(plan, space), ())
        if choices and is_told(choices):
            stack = [_pill(choice, space, several) for choice in choices]
            stacks[space.code] = sorted(stack, key=lambda pill: pill.merchant)
        elif space.kind not in BAND and not choices:
            stacks[space.code] = [Pill(space.code)]
    sizes = {
        code: (max(pill.width for pill in stack), sum(pill.high for pill in stack))
        for code, stack in stacks.items()
    }
    laid: list[Pill] = []
    for code, (x, y) in placed(view, plan, w, sizes).items():
        top = y - sizes[code][1] / 2
        for pill in stacks[code]:
            laid.append(replace(pill, x=x, y=top + pill.high / 2))
            top += pill.high
    return laid


def _pill(choice: Choice, space: SpaceView, several: bool) -> Pill:
    ryo = price(choice)
    merchant = several and isinstance(choice.move, Walk) and choice.move.who == MERCHANT
    pill = Pill(choice.tag, True, f"−{ryo}" if ryo else "", merchant)
    for note in notes([e for e in choice.offer.effects if e.key == "edo-gain"]):
        pill = replace(pill, gain=note.text, goods=note.what)
    return replace(pill, quiet=not pill.gain)


def draw_pill(canvas: Canvas, pill: Pill) -> None:
    """Draw a sign: a code as it is printed on the map, or a tag in ivory on ink, then the merchant if he
    moves, and the price."""
    left, _, right, _ = pill.box
    if not pill.answer:
        canvas.centre(lands.label(pill.width, 2 * LOW - 3), pill.x, pill.y)
        canvas.middle(pill.x, pill.y, pill.tag, CODE, FADED, "centre")
        return
    tall, tagged = pill.high - 4, left + pill.tagged / 2
    if pill.width > pill.tagged:
        canvas.centre(panels.chip_ground(pill.width, tall, PAPER.bright, INK), pill.x, pill.y)
    if pill.gain:
        canvas.centre(symbol(pill.goods, 16), right - 26, pill.y)
        right -= GAINED
        canvas.middle(right, pill.y, pill.gain, PRICE, INK, "right")
        right -= round(fonts.width(pill.gain, PRICE))
    if pill.price:
        canvas.middle(right - 8, pill.y, pill.price, PRICE, INK, "right")
    if pill.merchant:
        piece = people.merchant(13 if pill.quiet else 17, False)
        canvas.centre(piece, left + pill.tagged + HEADED / 2, pill.y)
    if pill.quiet:
        canvas.centre(panels.chip_ground(pill.tagged, tall, INK, PAPER.bright), tagged, pill.y)
        canvas.middle(tagged, pill.y, pill.tag, CODE, PAPER.bright, "centre")
    else:
        panels.tag(canvas, tagged, pill.y, pill.tag, TAG)


def draw_tags(canvas: Canvas, choices: Sequence[Choice], box: Box, ceiling: float) -> None:
    """Draw the tags of the answers at a target that has no pills: one or two, or a chip if there are more.

    Args:
        ceiling: the upper edge of the map.
    """
    x, _, width, _ = box
    left, low, step = _first(choices, box, ceiling)
    if len(choices) > 2:
        text = " ".join(choice.tag for choice in choices)
        if fonts.width(text, Style(28, 800)) > 170:
            text = f"{choices[0].tag}–{choices[-1].tag}"
        wide = panels.chip_width(text, PRICE.size)
        beside = isinstance(choices[0].move, Trade)
        middle = x + width + CLEAR + wide / 2 if beside else x + width / 2
        panels.chip(canvas, max(middle, CLEAR + wide / 2), low, text, PRICE.size)
        return
    for at, choice in enumerate(choices):
        panels.tag(canvas, min(left + at * step, WIDTH - TAG - CORNER), low, choice.tag, TAG)


def _first(choices: Sequence[Choice], box: Box, ceiling: float) -> tuple[float, float, float]:
    """The middle of the first tag of a target, and how far the next one stands from it."""
    x, y, width, height = box
    right, middle, across = x + width, x + width / 2, (len(choices) - 1) * NEXT
    if isinstance(choices[0].move, Trade):  # beside the card, so that the offer stays readable
        return right + TAG + CLEAR, y + height / 2, NEXT
    if y < ceiling:  # a card; the corner of a narrow one belongs to the next card
        return middle if height > 1.4 * width else right - across - CORNER, strip.TOP + TAG, NEXT
    if width < SITE and WIDTH / 4 < middle < WIDTH / 2 - 100:  # Edo's name begins right of it
        return x - CORNER, y + height - CORNER, -NEXT
    if width < SITE:
        return right + CORNER, y + CORNER, NEXT
    if width > TOWN:  # at its corner, clear of its name and its income
        return right - across + TAG / 2, y - TAG / 2, NEXT
    return middle - across / 2, max(y + CORNER - TAG, ceiling), NEXT
