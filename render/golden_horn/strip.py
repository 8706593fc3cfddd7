"""The turns since the previous board, as a strip on the land below the upper frame of the chart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from bot.core import Seat
from bot.games.golden_horn.view import Arrived, Called, Loaded, Passed, Raided, Refilled, Sailed, Turned, View
from render.golden_horn import pieces
from render.golden_horn.board import Board, look_of
from render.golden_horn.pieces.tokens import sabres, turned_mark
from render.golden_horn.theme import PAPER
from render.kit import panels
from render.kit.change_strip import Bit, Scaled, Strip, Turn, strip, turns_of

TOP: Final = 134
ROOM: Final = (800, 604)
"""The middle of the strip, and its greatest width with its paper."""
LINES: Final = 2
LINE, LOW = 50, 38
"""The height of a line, and where one line more is needed to tell everything."""
EDGE: Final = 16
SCALES: Final = (0.86, 0.76, 0.68)


def turns(view: View) -> tuple[Turn, ...]:
    """The marked turns. Refills and calls of the end do not make turns: a refill belongs to the turn before
    it, and a ribbon shows the end."""
    return turns_of(_owned(view), lambda event: not isinstance(event, Called | Refilled))


def _owned(view: View) -> Iterator[tuple[Seat | None, Any]]:
    seat: Seat | None = None
    for event in view.marks:
        seat = seat if isinstance(event, Refilled) else event.who
        yield seat, event


def pictures(board: Board, event: Any, scale: float) -> Sequence[Bit]:
    """An event in pictures."""
    kit = Scaled(scale)

    ships = {ship.id: ship for ship in board.view.ships}
    match event:
        case Raided(ship=name, cube=cube):
            raided = Bit(look_of(board.view).badge(ships[name].seat, kit.px(46)), gap=4)
            took = kit.text("+1", 4), _cube(cube, kit.px(40))
            return [Bit(sabres(kit.px(46)), gap=12), raided, kit.text(name, 14), *took]
        case Loaded(colour=colour, count=count):
            return [kit.text(f"{count}", 4), _cube(colour, kit.px(40))]
        case Turned():
            return [Bit(turned_mark(kit.px(22)))]
        case Sailed(ship=name, end=end):
            return [Bit(board.sprite(ships[name], kit.px(54))), kit.text("→", 4), kit.text(end, 4)]
        case Arrived(colour=colour, count=count, cards=cards):
            won = [] if colour is None or not count else [kit.text(f"+{count}", 4), _cube(colour, kit.px(40))]
            return [*won, *([kit.text(f"+{cards}", 4), Bit(pieces.back(kit.px(32), 1))] if cards else [])]
        case Passed():
            return [kit.text("–", 4)]
    return []


def _cube(colour: str, size: int) -> Bit:
    return Bit(pieces.cube(colour, size, True))


def change_strip(board: Board, names: Sequence[str]) -> Strip | None:
    """The strip as it fits its room; None if no turn is marked."""
    told_turns = turns(board.view)
    if not told_turns:
        return None
    _, most = ROOM
    fitted = partial(strip, told_turns, partial(pictures, board), most - 2 * EDGE)
    drawn = fitted(SCALES, LINES, names)
    return drawn if drawn.whole else fitted(SCALES[-1:], LINES + 1)


def draw_strip(board: Board, drawn: Strip) -> None:
    """Draw the strip on paper that is as wide as its content."""
    middle, most = ROOM
    high, edge = (LINE, EDGE // 2) if len(drawn.lines) <= LINES else (LOW, EDGE // 5)
    width, height = min(round(drawn.width) + 2 * EDGE, most), high * len(drawn.lines) + 2 * edge
    left, canvas = middle - width / 2, board.canvas
    canvas.put(panels.panel(width, height, PAPER), left, TOP)
    canvas.keep(left, TOP, width, height)
    drawn.draw(canvas, look_of(board.view), left + EDGE, TOP + edge, high)
