"""Whoever may move, each once below the map: from where, the numbers of all its ways there, their prices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.edo import moves_turn as t
from bot.games.edo.view import EdoView
from bot.text import Words
from render.edo.choices import BETWEEN, GAP, NOTED, ROWS, TEXT, row_ground
from render.edo.pieces import people
from render.edo.pieces.goods import symbol
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.frames import MARGIN, WIDTH
from render.kit.palette import INK, IVORY
from render.kit.text import cut
from render.scene import Choice

LINE: Final = ROWS[0] + BETWEEN
"""Height of the line of all walkers."""
LOW: Final = 130
"""The most room for the answers below that line."""

NAMED: Final = 4
"""The most ways whose names are listed."""

PIECE: Final = 58
"""The room of a walker's picture."""
COIN: Final = 26


@dataclass(frozen=True)
class Walker:
    """A samurai or the merchant with all its ways."""

    start: str
    merchant: bool
    tags: tuple[str, ...]
    ryo: tuple[int, ...]
    """The prices of its ways, each once, from the lowest."""

    @property
    def numbers(self) -> str:
        """The numbers of its ways ("2–12", "2–5 9"), or a few names; nothing if there are many names."""
        if not all(tag.isdecimal() for tag in self.tags):
            return " ".join(self.tags) if len(self.tags) <= NAMED else ""
        runs: list[list[int]] = []
        for number in sorted(map(int, self.tags)):
            if runs and runs[-1][-1] == number - 1:
                runs[-1].append(number)
            else:
                runs.append([number])
        return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)

    @property
    def prices(self) -> str:
        """From the lowest to the highest price; nothing if all ways are free."""
        if not self.ryo or not self.ryo[-1]:
            return ""
        low = f"−{self.ryo[0]}" if self.ryo[0] else "0"
        return low if len(self.ryo) == 1 else f"{low}…{self.ryo[-1]}"


def who_walks(move: object) -> str:
    """The walker of a way as moves write it: a samurai by its space; "" if the move is no way."""
    match move:
        case t.Walk(who):
            return who
        case t.Travel(start):
            return start
    return ""


def walkers(choices: Iterable[Choice], view: EdoView) -> list[Walker]:
    """All who may walk, in the order of the answers."""
    ways: dict[str, list[Choice]] = {}
    for one in choices:
        who = who_walks(one.move)
        if who:
            ways.setdefault(who, []).append(one)
    return [
        Walker(
            view.merchant if who == t.MERCHANT else who,
            who == t.MERCHANT,
            tuple(one.tag for one in found),
            tuple(sorted({price(one) for one in found})),
        )
        for who, found in ways.items()
    ]


def price(choice: Choice) -> int:
    """What a way costs."""
    for one in choice.offer.effects:
        ryo = one.args.get("ryo")
        if one.key == "edo-effect-price" and isinstance(ryo, int):
            return ryo
    return 0


def least(found: Sequence[Walker]) -> int:
    """The least width of the line of all walkers."""
    return sum(map(_need, found)) + GAP * (len(found) - 1)


def paint_walkers(
    canvas: Canvas, found: Sequence[Walker], w: Words, view: EdoView, left: float, y: float
) -> None:
    """Draw the walkers side by side, from `left` to the margin."""
    more = (WIDTH - MARGIN - left - least(found)) / len(found)
    for one in found:
        width = round(_need(one) + more)
        _paint(canvas, one, w, view, left, y, width)
        left += width + GAP


def _need(walker: Walker) -> int:
    """The least width of a walker's row: with the code of its place."""
    priced = fonts.width(walker.prices, NOTED) + COIN + 18 if walker.prices else 0
    return round(_chip(walker) + priced + PIECE + fonts.width(walker.start, TEXT) + 34)


def _chip(walker: Walker) -> int:
    return round(fonts.width(walker.numbers, NOTED)) + 40 if walker.numbers else 0


def _paint(canvas: Canvas, walker: Walker, w: Words, view: EdoView, x: float, y: float, width: int) -> None:
    height = ROWS[0]
    middle = y + height / 2
    canvas.put(row_ground(width, height, False), x, y)
    right = x + width - 14
    if walker.prices:
        canvas.centre(symbol("ryo", 17), right - COIN / 2, middle)
        right -= COIN + 4
        canvas.middle(right, middle, walker.prices, NOTED, INK, "right")
        right -= fonts.width(walker.prices, NOTED) + 14
    at = x + 10
    if walker.numbers:
        wide = _chip(walker) - 10
        canvas.centre(panels.chip_ground(wide, height - 12, INK, IVORY), at + wide / 2, middle)
        canvas.middle(at + wide / 2, middle, walker.numbers, NOTED, IVORY, "centre")
        at += wide + 10
    piece = people.merchant(22, False) if walker.merchant else people.samurai(view.viewer or 0, 22, False)
    canvas.centre(piece, at + PIECE / 2 - 4, middle)
    at += PIECE
    town = next((space.town for space in view.spaces if space.code == walker.start), None)
    forms = (f"{w(f'edo-town-{town}')} →" if town else "", f"{walker.start} →", walker.start)
    room = right - at
    text = next((one for one in forms if one and fonts.width(one, TEXT) <= room), walker.start)
    canvas.middle(at, middle, cut(text, TEXT, room), TEXT)
