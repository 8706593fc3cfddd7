"""Draw the answers with their tags below the map: what each is, its cost and gain, as words and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.core import Fact
from bot.games.edo import moves as m
from bot.games.edo import moves_turn as t
from bot.games.edo.view import EdoView
from bot.text import Words
from render.edo.market import plate
from render.edo.pieces import buildings, goods, people
from render.edo.pieces.actions import action
from render.edo.pieces.goods import symbol
from render.edo.theme import C
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.frames import MARGIN, WIDTH
from render.kit.palette import INK
from render.kit.shapes import rounded
from render.kit.sketch import Sketch, Sprite, large
from render.kit.text import fit_lines
from render.scene import Choice

ROWS: Final = (56, 48, 44, 40, 36)
"""Heights of a row; the tallest with which the list fits is used."""
BETWEEN: Final = 5
MOST: Final = 44
"""The most answers on a page; a menu holds 25 of a kind."""
FORMS: Final = ((3, 1), (10, 2), (15, 3), (MOST, 4))
"""(most answers, columns): how many columns the list has."""
GAP: Final = 12


@dataclass(frozen=True)
class Note:
    """Something an answer costs or brings."""

    text: str
    what: str
    """A symbol, or "seal", "samurai", "weight", "plate:..."."""


def columns_of(count: int) -> int:
    return next((across for most, across in FORMS if count <= most), FORMS[-1][1])


def row_of(count: int, room: int) -> int:
    """Height of a row, chosen so that the list fits `room`."""
    rows = -(-min(count, MOST) // columns_of(count))
    return next((row for row in ROWS if rows * (row + BETWEEN) <= room), ROWS[-1])


def height_of(count: int, room: int) -> int:
    """Height of the list, at most `room`."""
    if not count:
        return 0
    return -(-min(count, MOST) // columns_of(count)) * (row_of(count, room) + BETWEEN)


def notes(effects: Sequence[Fact]) -> list[Note]:
    """What an answer costs (−) and brings (+), taken from its effects."""
    found: list[Note] = []
    for one in effects:
        args = one.args
        match one.key:
            case "edo-effect-cost":
                found += _amounts(args["goods"], "−")
            case "edo-gain":
                found += _amounts((args["goods"],), "+")
            case "edo-effect-price" if args["ryo"]:
                found.append(Note(f"−{args['ryo']}", "ryo"))
            case "edo-effect-price":
                found.append(Note("±0", "ryo"))
            case "edo-effect-points":
                found.append(Note(f"{args['points']}", "seal"))
            case "edo-effect-markers":
                found.append(Note(f"+{args['count']}", "ronin"))
            case "edo-effect-needs":
                found.append(Note(f"≥{args['count']}", "samurai"))
            case "edo-effect-privilege":
                key = getattr(args["privilege"], "key", "")
                found.append(Note("", f"plate:{key.removeprefix('edo-privilege-')}"))
    return found


def _amounts(parts: object, sign: str) -> list[Note]:
    return [
        Note(f"{sign}{part.args['count']}", part.key.removeprefix("edo-amount-"))
        for part in (parts if isinstance(parts, tuple) else ())
        if isinstance(part, Fact) and part.key.startswith("edo-amount-") and part.args["count"]
    ]


def icon(move: object, seat: int, half: int) -> Sprite | None:
    """A picture of the thing that an answer is about."""
    match move:
        case t.Walk(who, _):
            return people.merchant(half, False) if who == t.MERCHANT else people.samurai(seat, half, False)
        case t.Travel() | m.Withdraw():
            return people.samurai(seat, half, False)
        case m.Pick() | m.Send() | m.Name() | t.Disperse():
            return people.ronin(0, half, False)
        case t.Build(what):
            return buildings.building(what, seat, half)
        case t.Gate():
            return symbol("torii", half)
        case t.Produce():
            return people.samurai(seat, half, False)
        case t.Trade():
            return people.merchant(half, False)
        case t.Buy():
            return symbol("scroll", half)
        case t.Levy(what) | m.Discard(what) | t.Redeem(_, what):
            return symbol(what, half)
        case m.City():
            return buildings.house(seat, half)
        case t.Meet():
            return symbol("seal", half - 2)
        case t.Agree():
            return action("RECRUIT", half)
        case t.Claim():
            return symbol("ryo", half)
        case m.Pay():
            return symbol("rice", half)
    return None


@large
def row_ground(width: int, height: int, quiet: bool) -> Sprite:
    """The paper of an answer; less bright if the answer does nothing."""
    s = Sketch(width, height, 4, 2)
    s.polygon(rounded(1, 1, width - 1, height - 1, 10), C["site"] if quiet else C["mulberry"], INK, 2)
    return s.sprite()


def paint_answers(
    canvas: Canvas,
    choices: Sequence[Choice],
    names: Sequence[str],
    w: Words,
    view: EdoView,
    y: float,
    room: int,
) -> None:
    """Draw the list, column by column, from `y` down."""
    shown = choices[:MOST]
    if not shown:
        return
    across = columns_of(len(shown))
    rows = -(-len(shown) // across)
    width = round((WIDTH - 2 * MARGIN - GAP * (across - 1)) / across)
    height = row_of(len(shown), room)
    for i, choice in enumerate(shown):
        x = MARGIN + i // rows * (width + GAP)
        _row(canvas, choice, names, w, view, x, y + i % rows * (height + BETWEEN), width, height)


def label(choice: Choice, names: Sequence[str], w: Words, view: EdoView) -> str:
    """An answer in words; only the place or the card if pictures beside it show the rest."""
    towns = {space.code: w(f"edo-town-{space.town}") for space in view.spaces if space.town}
    match choice.move:
        case t.Walk(who, to):
            start = view.merchant if who == t.MERCHANT else who
            return f"{towns.get(start, start)} → {towns.get(to, to)}"
        case t.Travel(start, to):
            return f"{towns.get(start, start)} → {towns.get(to, to)}"
        case t.Build(_, at):
            return towns.get(at, at)
        case t.Claim(_, city):
            return towns.get(city, city)
        case t.Trade(card) | t.Buy(card) | m.Bundle(card):
            return card
        case t.Meet(marker):
            for column in view.columns:
                if column.demand is not None and column.demand.marker == marker:
                    return w(f"edo-demand-{column.demand.goods}")
    return w.say(choice.offer.label, names)


def shorter(choice: Choice, w: Words, view: EdoView) -> list[str]:
    """The same with codes, which are also on the map; used if the names are too long."""
    towns = {space.code: w(f"edo-town-{space.town}") for space in view.spaces if space.town}
    match choice.move:
        case t.Walk(who, to):
            start = view.merchant if who == t.MERCHANT else who
            return [f"{start} → {towns.get(to, to)}", f"{start} → {to}"]
        case t.Travel(start, to):
            return [f"{start} → {towns.get(to, to)}", f"{start} → {to}"]
        case (
            t.Build(_, at)
            | m.City(at)
            | t.Gate(at)
            | t.Disperse(at)
            | m.Send(at)
            | m.Withdraw(at)
            | t.Claim(_, at)
        ):
            return [towns.get(at, at), at]
    return []


def used(view: EdoView, move: object) -> list[Note]:
    """The things with which an answer is done: the privilege it uses up, the actions of a card."""
    match move:
        case t.Claim(kind) | t.Redeem(kind):
            return [Note("", f"plate:{view.printed.faces[kind]}")]
        case t.Buy(card):
            actions = next((one.actions for one in view.display if one.card == card), ())
            return [Note("", f"act:{action.do}") for action in actions]
    return []


def _row(
    canvas: Canvas,
    choice: Choice,
    names: Sequence[str],
    w: Words,
    view: EdoView,
    x: float,
    y: float,
    width: int,
    height: int,
) -> None:
    quiet = isinstance(choice.move, t.Go | t.Pass | m.Home | m.Back)
    canvas.put(row_ground(width, height, quiet), x, y)
    middle = y + height / 2
    radius = min(24, height // 2 - 1)
    tag = panels.tag_width(choice.tag, radius)
    panels.tag(canvas, x + 8 + tag / 2, middle, choice.tag, radius)
    left = x + tag + 18
    half = min(20, height // 2 - 4)
    piece = icon(choice.move, view.viewer or 0, half)
    if isinstance(choice.move, t.Build) and choice.move.prime:
        piece = plate("a", 54, 2 * half)  # the privilege already shows a house
    if piece is not None:
        canvas.centre(piece, left + piece.width / 2, middle)
        left += piece.width + 8
    found = [*used(view, choice.move), *notes(choice.offer.effects)]
    if isinstance(choice.move, m.Bundle):
        found += _amounts(choice.offer.label.args["goods"], "+")
    right = _notes(canvas, found, x + width - 12, middle, half)
    text, room = label(choice, names, w, view), right - left - 8
    lines, style = fit_lines(text, Style(30, 700), room, 1, (30, 28))
    for short in shorter(choice, w, view) if lines[0] != text and height < 48 else ():
        lines, style = fit_lines(short, Style(30, 700), room, 1, (30, 28, 26, 24))
        if lines[0] == short:
            break
    else:
        if lines[0] != text:
            rows = 2 if height >= 48 else 1
            lines, style = fit_lines(text, style, room, rows, (24, 22) if rows > 1 else (26, 24))
    for i, line in enumerate(lines):
        canvas.middle(left, middle + (i - (len(lines) - 1) / 2) * 25, line, style)


def _notes(canvas: Canvas, found: Sequence[Note], right: float, y: float, half: int) -> float:
    """Draw costs and gains so that they end at `right`; returns their left edge."""
    style = Style(30, 800)
    for note in reversed(found):
        if note.what == "seal":
            right -= 38
            goods.points(canvas, right + 19, y, int(note.text), 38)
        elif note.what.startswith("plate:"):
            right -= 56
            canvas.put(plate(note.what.removeprefix("plate:"), 54, 38), right, y - 19)
        elif note.what.startswith("act:"):
            right -= 2 * half
            canvas.centre(action(note.what.removeprefix("act:"), half), right + half, y)
        else:
            if note.what == "samurai":
                piece, wide = people.samurai(-1, 15, False), 34
            elif note.what == "ronin":
                piece, wide = people.ronin(0, 15, False), 34
            else:
                piece, wide = symbol(note.what, 15), 24 if note.what == "ryo" else 33
            right -= wide
            canvas.centre(piece, right + wide / 2, y)
            right -= fonts.width(note.text, style) + 3
            canvas.middle(right, y, note.text, style)
        right -= 10
    return right
