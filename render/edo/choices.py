"""Draw the answers with their tags below the map: what each is, its cost and gain, as words and pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
from render.kit.palette import INK, IVORY
from render.kit.shapes import rounded
from render.kit.sketch import Sketch, Sprite, large
from render.kit.text import cut
from render.scene import Choice

ROWS: Final = (56, 48, 44, 40, 36)
"""Heights of a row; the tallest with which the list fits is used."""
BETWEEN: Final = 5
MOST: Final = 44
"""The most answers on a page; a menu holds 25 of a kind."""
FORMS: Final = ((3, 1), (10, 2), (15, 3), (MOST, 4))
"""(most answers, columns): how many columns the list has."""
GAP: Final = 12
TEXT: Final = Style(30, 700)
NOTED: Final = Style(30, 800)
"""Costs and gains, and numbers of answers in low rows."""
DISC: Final = 24
"""The least radius of a disc that holds a number of two figures of that size."""


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


@dataclass(frozen=True)
class Listing:
    """How the rows of a list are set."""

    width: int
    height: int
    radius: int
    """Of a tag."""
    half: int
    """Half-size of a picture."""
    ways: Mapping[str, str]
    """The words for ways, by their tags."""
    pictured: bool
    """Whoever moves stands before the words."""


def _listing(choices: Sequence[Choice], w: Words, view: EdoView, width: int, height: int) -> Listing:
    """The first form of the ways that fits in every row; whoever moves is left out if always the same."""
    radius, half = min(25, height // 2 - 1), min(20, height // 2 - 4)
    walkers = {getattr(one.move, "who", "") for one in choices if _way(one.move, view) is not None}
    for ways in ways_of(choices, w, view):
        for pictured in (True, False) if len(walkers) == 1 else (True,):
            made = Listing(width, height, radius, half, ways, pictured)
            found = ((one, ways[one.tag]) for one in choices if one.tag in ways)
            if all(fonts.width(text, TEXT) <= _room(made, one, view) for one, text in found):
                return made
    return made


def _room(made: Listing, choice: Choice, view: EdoView) -> float:
    """The room for the words of an answer."""
    right = made.width - 20 - _notes_width(_notes_of(choice, view), made.half)
    return right - _text_left(made, choice, view)


def _text_left(made: Listing, choice: Choice, view: EdoView) -> float:
    piece = _piece(made, choice, view)
    left = tag_width(choice.tag, made.radius) + 18
    return left + (piece.width + 8 if piece is not None else 0)


def _piece(made: Listing, choice: Choice, view: EdoView) -> Sprite | None:
    """The picture of an answer."""
    if isinstance(choice.move, t.Build) and choice.move.prime:
        return plate("a", 54, 2 * made.half)  # the privilege already shows a house
    if choice.tag in made.ways and not made.pictured:
        return None
    return icon(choice.move, view.viewer or 0, made.half)


def _notes_of(choice: Choice, view: EdoView) -> list[Note]:
    found = [*used(view, choice.move), *notes(choice.offer.effects)]
    if isinstance(choice.move, m.Bundle):
        found += _amounts(choice.offer.label.args["goods"], "+")
    return found


def paint_answers(
    canvas: Canvas,
    choices: Sequence[Choice],
    names: Sequence[str],
    w: Words,
    view: EdoView,
    y: float,
    room: int,
    wide: int = WIDTH - 2 * MARGIN,
) -> None:
    """Draw the list, column by column, from `y` down and from the left margin on."""
    shown = choices[:MOST]
    if not shown:
        return
    across = columns_of(len(shown))
    rows = -(-len(shown) // across)
    width = round((wide - GAP * (across - 1)) / across)
    height = row_of(len(shown), room)
    made = _listing(shown, w, view, width, height)
    for i, choice in enumerate(shown):
        x = MARGIN + i // rows * (width + GAP)
        _row(canvas, made, choice, names, w, view, x, y + i % rows * (height + BETWEEN))


def width_of(choice: Choice, names: Sequence[str], w: Words, view: EdoView) -> int:
    """The width of an answer in a row of the tallest, in which no word is cut."""
    made = Listing(0, ROWS[0], 25, 20, {}, True)
    return round(fonts.width(label(choice, names, w, view), TEXT) - _room(made, choice, view)) + 2


def label(choice: Choice, names: Sequence[str], w: Words, view: EdoView) -> str:
    """An answer in words; only the place or the card if pictures beside it show the rest."""
    towns = _towns(w, view)
    match choice.move:
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
    match choice.move:
        case (
            t.Build(_, at)
            | m.City(at)
            | t.Gate(at)
            | t.Disperse(at)
            | m.Send(at)
            | m.Withdraw(at)
            | t.Claim(_, at)
            | t.Produce(at)
        ):
            return [_towns(w, view).get(at, at), at]
    return []


def _towns(w: Words, view: EdoView) -> dict[str, str]:
    return {space.code: w(f"edo-town-{space.town}") for space in view.spaces if space.town}


def _way(move: object, view: EdoView) -> tuple[str, str] | None:
    """From where to where a way leads."""
    match move:
        case t.Walk(who, to):
            return (view.merchant if who == t.MERCHANT else who), to
        case t.Travel(start, to):
            return start, to
    return None


def ways_of(choices: Sequence[Choice], w: Words, view: EdoView) -> Iterator[dict[str, str]]:
    """The words for all ways of a list, in one form for all; each is shorter than the one before."""
    towns = _towns(w, view)
    ways = {choice.tag: way for choice in choices if (way := _way(choice.move, view)) is not None}
    for named, started in ((True, True), (False, True), (True, False), (False, False)):
        names = towns if named else {}
        yield {
            tag: f"{names.get(start, start) if started else ''} → {names.get(to, to)}".lstrip()
            for tag, (start, to) in ways.items()
        }
    yield dict.fromkeys(ways, "")  # the tag says it


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
    made: Listing,
    choice: Choice,
    names: Sequence[str],
    w: Words,
    view: EdoView,
    x: float,
    y: float,
) -> None:
    quiet = isinstance(choice.move, t.Go | t.Pass | m.Home | m.Back)
    canvas.put(row_ground(made.width, made.height, quiet), x, y)
    middle = y + made.height / 2
    tag = tag_width(choice.tag, made.radius)
    _tag(canvas, choice.tag, x + 8 + tag / 2, middle, made.radius)
    piece = _piece(made, choice, view)
    if piece is not None:
        canvas.centre(piece, x + tag + 18 + piece.width / 2, middle)
    _notes(canvas, _notes_of(choice, view), x + made.width - 12, middle, made.half)
    room = _room(made, choice, view)
    text = made.ways[choice.tag] if choice.tag in made.ways else label(choice, names, w, view)
    forms = (text, *shorter(choice, w, view))
    text = next((one for one in forms if fonts.width(one, TEXT) <= room), forms[-1])
    canvas.middle(x + _text_left(made, choice, view), middle, cut(text, TEXT, room), TEXT)


def tag_width(text: str, radius: int) -> int:
    """The width of the tag of an answer: in low rows numbers stand on plates instead of discs."""
    wide = panels.tag_width(text, radius)
    if text.isdecimal() and radius < DISC:
        wide = max(wide, round(fonts.width(text, NOTED) + radius * 0.8))
    return wide


def _tag(canvas: Canvas, text: str, x: float, y: float, radius: int) -> None:
    if text.isdecimal() and radius < DISC:
        canvas.centre(panels.chip_ground(tag_width(text, radius), 2 * radius - 2, INK, IVORY), x, y)
        canvas.middle(x, y, text, NOTED, IVORY, "centre")
        return
    panels.tag(canvas, x, y, text, radius)


def _notes_width(found: Sequence[Note], half: int) -> float:
    """The room that costs and gains take."""
    return sum(_note_width(note, half) + 10 for note in found)


def _note_width(note: Note, half: int) -> float:
    if note.what == "seal":
        return 38
    if note.what.startswith("plate:"):
        return 56
    if note.what.startswith("act:"):
        return 2 * half
    wide = 34 if note.what in ("samurai", "ronin") else 24 if note.what == "ryo" else 33
    return wide + fonts.width(note.text, NOTED) + 3


def _notes(canvas: Canvas, found: Sequence[Note], right: float, y: float, half: int) -> None:
    """Draw costs and gains so that they end at `right`."""
    style = NOTED
    for note in reversed(found):
        if note.what == "seal":
            right -= 38
            goods.points(canvas, right + 21, y, int(note.text), 42)
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
