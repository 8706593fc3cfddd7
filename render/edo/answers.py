"""The rows of the list of answers on a page: the answer, its cost and its gain, in words and pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.core import Fact
from bot.games.edo.building import Build
from bot.games.edo.components import RESOURCES
from bot.games.edo.dispersal import Disperse
from bot.games.edo.forms import MERCHANT
from bot.games.edo.hiring import Buy, Favour, Recruit
from bot.games.edo.limits import Discard
from bot.games.edo.movement import Walk
from bot.games.edo.privileges import Meet, Use
from bot.games.edo.production import Levy, Produce
from bot.games.edo.ronin import Name, Pick, Send
from bot.games.edo.setup import Bundle, City
from bot.games.edo.trading import Trade
from bot.games.edo.travelling import Gate, Travel
from bot.games.edo.view import EdoView
from bot.games.edo.wages import Withdraw
from bot.text import Words
from render.edo.pieces import buildings, goods, people
from render.edo.pieces.actions import action
from render.edo.pieces.goods import symbol
from render.edo.pieces.market import plate
from render.edo.walkers import Walker
from render.kit.answers import Answer
from render.kit.canvas import Canvas
from render.kit.flow import Art, Box, Drawn, Text, row
from render.kit.fonts import Style
from render.kit.sketch import Sprite
from render.kit.telling import without_tag
from render.scene import Choice

NOTED: Final = Style(30, 800)
"""Costs and gains."""
PIECE: Final = 44
"""The greatest height of the picture of an answer."""


@dataclass(frozen=True)
class Note:
    """Something an answer costs or brings."""

    text: str
    what: str
    """A symbol, or "seal", "samurai", "weight", "plate:..."."""


def notes(effects: Sequence[Fact]) -> list[Note]:
    """What an answer costs (−) and brings (+), taken from its effects."""
    parts: list[Note] = []
    for effect in effects:
        args = effect.args
        match effect.key:
            case "edo-effect-cost":
                parts += _amounts(args["goods"], "−")
            case "edo-gain":
                parts += _amounts((args["goods"],), "+")
            case "edo-effect-price" if args["ryo"]:
                parts.append(Note(f"−{args['ryo']}", "ryo"))
            case "edo-effect-price":
                parts.append(Note("±0", "ryo"))
            case "edo-effect-points":
                parts.append(Note(f"{args['points']}", "seal"))
            case "edo-effect-markers":
                parts.append(Note(f"+{args['count']}", "ronin"))
            case "edo-effect-needs":
                parts.append(Note(f"≥{args['count']}", "samurai"))
            case "edo-effect-privilege":
                key = getattr(args["privilege"], "key", "")
                parts.append(Note("", f"plate:{key.removeprefix('edo-privilege-')}"))
    return parts


def _amounts(parts: object, sign: str) -> list[Note]:
    return [
        Note(f"{sign}{part.args['count']}", part.key.removeprefix("edo-amount-"))
        for part in (parts if isinstance(parts, tuple) else ())
        if isinstance(part, Fact) and part.key.startswith("edo-amount-") and part.args["count"]
    ]


def icon(move: object, seat: int, half: int) -> Sprite | None:
    """A picture of the thing that an answer is about."""
    match move:
        case Walk(who, _):
            return people.merchant(half, False) if who == MERCHANT else people.samurai(seat, half, False)
        case Travel() | Withdraw():
            return people.samurai(seat, half, False)
        case Pick() | Send() | Name() | Disperse():
            return people.ronin(0, half, False)
        case Build(what):
            return buildings.building(what, seat, half)
        case Gate():
            return symbol("torii", half)
        case Produce():
            return people.samurai(seat, half, False)
        case Trade():
            return people.merchant(half, False)
        case Buy():
            return symbol("scroll", half)
        case Levy(what) | Discard(what):
            return symbol(what, half)
        case City():
            return buildings.house(seat, half)
        case Bundle():
            return symbol("bundle", half - 6)  # beside four kinds of goods
        case Meet():
            return symbol("seal", half - 2)
        case Recruit() | Favour():
            return action("RECRUIT", half)
        case Use(_, what):
            return symbol(what if what in RESOURCES else "ryo", half)
    return None


def label(choice: Choice, names: Sequence[str], w: Words, view: EdoView) -> str:
    """An answer in words; only the place or the card, if pictures beside it show the rest."""
    towns = _towns(w, view)
    match choice.move:
        case Build(_, at):
            return towns.get(at, at)
        case Use(_, what) if what not in RESOURCES:
            return towns.get(what, what)
        case Trade(card) | Buy(card):
            return card
        case Bundle():
            return ""
        case Meet(marker):
            for column in view.columns:
                if column.demand is not None and column.demand.marker == marker:
                    return w(f"edo-demand-{column.demand.goods}")
    return without_tag(choice.offer, choice.tag, w.say(choice.offer.label, names))


def shorter(choice: Choice, w: Words, view: EdoView) -> list[str]:
    """The same with codes, which are also on the map; used if the names are too long."""
    match choice.move:
        case Build(_, at):
            return [_towns(w, view).get(at, at), at, ""]  # the tag is on the map, too
        case City(at) | Gate(at) | Disperse(at) | Send(at) | Withdraw(at) | Produce(at):
            return [_towns(w, view).get(at, at), at]
        case Use(_, what) if what not in RESOURCES:
            return [_towns(w, view).get(what, what), what]
        case Meet():
            return [""]  # the tag is in the market, too
    return []


def _towns(w: Words, view: EdoView) -> dict[str, str]:
    return {space.code: w(f"edo-town-{space.town}") for space in view.spaces if space.town}


def _way(move: object, view: EdoView) -> tuple[str, str] | None:
    """The start and the end of a way."""
    match move:
        case Walk(who, to):
            return (view.merchant if who == MERCHANT else who), to
        case Travel(start, to):
            return start, to
    return None


def ways_of(choices: Sequence[Choice], w: Words, view: EdoView) -> Iterator[dict[str, str]]:
    """The words for all ways of a list, in one form for all of them. Each yielded form is shorter than the
    one before."""
    towns = _towns(w, view)
    ways = {choice.tag: way for choice in choices if (way := _way(choice.move, view)) is not None}
    for named, started in ((True, True), (False, True), (True, False), (False, False)):
        names = towns if named else {}
        yield {
            tag: f"{names.get(start, start) if started else ''}\u00a0→ {names.get(to, to)}".lstrip()
            for tag, (start, to) in ways.items()
        }
    yield dict.fromkeys(ways, "")  # the tags are enough


def used(view: EdoView, move: object) -> list[Note]:
    """Pictures of what an answer uses: the privilege that it uses up, the actions of a card."""
    match move:
        case Use(kind):
            return [Note("", f"plate:{view.printed.faces[kind]}")]
        case Buy(card):
            actions = next((card_view.actions for card_view in view.display if card_view.card == card), ())
            return [Note("", f"act:{action.do}") for action in actions]
    return []


def answers(
    choices: Sequence[Choice],
    crew: Sequence[Walker],
    names: Sequence[str],
    w: Words,
    view: EdoView,
    size: int,
) -> list[Answer]:
    """The answers and the pieces that may move, with pictures of the height `size`."""
    ways = list(ways_of(choices, w, view))
    walkers = {getattr(choice.move, "who", "") for choice in choices if _way(choice.move, view) is not None}
    cards = [_answer(choice, ways, len(walkers) > 1, names, w, view, size) for choice in choices]
    return cards + [_walker(walker, w, view, size) for walker in crew]


def _answer(
    choice: Choice,
    ways: Sequence[dict[str, str]],
    several: bool,
    names: Sequence[str],
    w: Words,
    view: EdoView,
    size: int,
) -> Answer:
    """An answer; the piece that moves is left out if it is always the same."""
    half = min(size, PIECE) // 2
    piece = icon(choice.move, view.viewer or 0, half)
    if isinstance(choice.move, Build) and choice.move.prime:
        piece = plate("a", 54, 2 * half)  # the privilege already shows a house
    walks = choice.tag in ways[0]
    forms = [form[choice.tag] for form in ways] if walks else [label(choice, names, w, view)]
    forms += [] if walks else shorter(choice, w, view)
    parts = [*used(view, choice.move), *notes(choice.offer.effects)]
    if isinstance(choice.move, Bundle):
        parts += _amounts(choice.offer.label.args["goods"], "+")
    pictures = (Art(piece),) if piece is not None and (several or not walks) else ()
    return Answer(choice.tag, pictures, tuple(forms), costs=tuple(_note(note, half) for note in parts))


def _walker(walker: Walker, w: Words, view: EdoView, size: int) -> Answer:
    """A piece that may move, with the numbers of all its ways."""
    half = min(size, PIECE) // 2
    piece = people.merchant(half, False) if walker.merchant else people.samurai(view.viewer or 0, half, False)
    town = next((space.town for space in view.spaces if space.code == walker.start), None)
    forms = (f"{w(f'edo-town-{town}')}\u00a0→" if town else "", f"{walker.start}\u00a0→", walker.start)
    costs = (_note(Note(walker.prices, "ryo"), half),) if walker.prices else ()
    return Answer(walker.numbers, (Art(piece),), tuple(form for form in forms if form), costs=costs)


def _note(note: Note, half: int) -> Box:
    """A cost or a gain as a picture with its number."""
    if note.what == "seal":
        return Drawn(42, 42, lambda canvas, x, y: goods.points(canvas, x + 21, y, int(note.text), 42))
    if note.what.startswith("plate:"):
        return Art(plate(note.what.removeprefix("plate:"), 54, 38))
    if note.what.startswith("act:"):
        return Art(action(note.what.removeprefix("act:"), half))
    if note.what == "samurai":
        piece = people.samurai(-1, 15, False)
    elif note.what == "ronin":
        piece = people.ronin(0, 15, False)
    else:
        piece = symbol(note.what, 15)
    wide = 24 if note.what == "ryo" else 33
    return row(Text(note.text, NOTED), Drawn(wide, 32, partial(_in_room, piece, wide)), gap=2)


def _in_room(piece: Sprite, wide: int, canvas: Canvas, x: float, y: float) -> None:
    canvas.centre(piece, x + wide / 2, y)
