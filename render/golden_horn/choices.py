"""Draw the answers of a private page as a list or a table: their tags, costs and gains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import Fact, Term
from bot.games.golden_horn.moves import Call, Choose, Load, Ports, Raid
from bot.games.golden_horn.view import View
from bot.text import Words
from render.golden_horn import pieces
from render.golden_horn.board import Board
from render.golden_horn.layout import FOOT, PAGE_FOOT
from render.golden_horn.marks import actor
from render.golden_horn.table import CAPTIONS
from render.golden_horn.targets import winds
from render.golden_horn.theme import PAPER
from render.golden_horn.worth import worth
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.changes import fresh
from render.kit.fonts import BODY, Style
from render.kit.palette import FADED, INK, IVORY
from render.kit.text import fit, fit_lines
from render.scene import Choice, Scene

FEW = 5
"""The most answers that the list writes out; more become a table of small cells."""


LINE: Final = 33
"""From one line of words to the next."""
LABEL: Final = Style(32, 700)
CODE: Final = Style(30, 700)
NUMBER: Final = Style(30, 800)
SEEN: Final = frozenset({"gh-effect-wind", "gh-effect-refill", "gh-effect-skips"})
"""Effects that the chart or the cards of an answer show."""


def answer_list(canvas: Canvas, scene: Scene, w: Words, names: Sequence[str], x: int, width: int) -> None:
    """Draw the list of answers, the same as in the menu, with their costs and gains."""
    height = PAGE_FOOT
    canvas.put(panels.panel(width, height, PAPER), x, FOOT)
    if not scene.choices:
        return
    count = len(scene.choices)
    step = min(126, (height - 24) / count)
    y = FOOT + (height - step * count) / 2
    for i, choice in enumerate(scene.choices):
        middle = y + step / 2
        if i:
            canvas.rule(x + 20, x + width - 20, round(y) - 1, PAPER.hair)
        _row(canvas, scene, choice, w, names, x, width, middle, step)
        y += step


def _row(
    canvas: Canvas,
    scene: Scene,
    choice: Choice,
    w: Words,
    names: Sequence[str],
    x: int,
    width: int,
    middle: float,
    step: float,
) -> None:
    room = panels.tag_width(choice.tag)
    panels.tag(canvas, x + 20 + max(24, room / 2), middle, choice.tag)
    left, right = x + 36 + max(48, room), float(x + width - 22)
    size = 40 if step > 60 else 30
    notes = [w.say(effect, names) for effect in choice.offer.effects if effect.key not in SEEN]
    label = _label(choice, w, names)
    match choice.move:
        case Raid(ship=name, cards=cards):
            wide = _raid(canvas, scene, name, cards, left, middle, min(58, round(step - 6)))
            notes = [note for note in notes[1:] if fonts.width(note, BODY) <= right - left - wide - 14]
            canvas.middle(left + wide + 14, middle, "".join(notes[:1]), BODY, FADED)
            return
        case Load():
            _load_row(canvas, scene, choice, w, left, middle, min(44, round(step - 8)), right)
            return
        case Choose():
            right -= _aboard(canvas, choice, right, middle, size)
            notes = [
                w.say(effect, names)
                for effect in choice.offer.effects
                if effect.key not in (*SEEN, "gh-effect-cargo")
            ]
        case Call():
            notes += _ending(scene, w)
    cards = winds(choice)
    if cards and not label:  # nothing to say: the cost stands where words would
        for i, card in enumerate(cards):
            canvas.put(pieces.card(card, size), left + i * (size + 6), middle - size * 0.725)
        return
    for card in reversed(cards):
        right -= size
        canvas.put(pieces.card(card, size), right, middle - size * 0.725)
        right -= 6
    if not label:
        label, notes = " · ".join(notes), []
    _said(canvas, label, notes, left, middle, round(right - left) - 8, max(1, int((step - 6) // LINE)))


def _said(
    canvas: Canvas, label: str, notes: Sequence[str], x: float, middle: float, room: int, most: int
) -> None:
    """Write an answer in so many lines at most, and behind it as many remarks as are whole then."""
    lines, style = fit_lines(label, LABEL, room, most, (32, 30))
    more: tuple[str, ...] = ()
    for count in range(len(notes), 0, -1):
        note = " · ".join(notes[:count])
        if most == 1 and fonts.width(lines[0], style) + 16 + fonts.width(note, BODY) <= room:
            wide = canvas.middle(x, middle, lines[0], style)
            canvas.middle(x + wide + 16, middle, note, BODY, FADED)
            return
        if most > len(lines):
            more, _ = fit_lines(note, BODY, room, most - len(lines), (BODY.size,))
            if " ".join(more) == note:
                break
            more = ()
    y = middle - LINE * (len(lines) + len(more) - 1) / 2
    for text, kind, ink in (
        *((line, style, INK) for line in lines),
        *((line, BODY, FADED) for line in more),
    ):
        canvas.middle(x, y, text, kind, ink)
        y += LINE


def _raid(canvas: Canvas, scene: Scene, name: str, cards: str, x: float, middle: float, height: int) -> float:
    """Draw whom pirates attack, the cards that they show, and the cube that they take; the width of it."""
    view: View = scene.view  # type: ignore[assignment]
    ship = next(ship for ship in view.ships if ship.id == name)
    left = x + canvas.middle(x, middle, name, CODE) + 10
    card = round(height / 1.45)
    for letter in cards:
        canvas.put(pieces.card(letter, card), left, middle - height / 2)
        left += card + 5
    if ship.cargo is not None:
        canvas.middle(left + 4, middle, "→", CODE, FADED)
        cube = min(44, height)
        canvas.put(pieces.cube(ship.cargo, cube), left + 40, middle - cube / 2)
        left += 40 + cube
    return left - x


def _aboard(canvas: Canvas, choice: Choice, right: float, middle: float, size: int) -> float:
    """Draw the cargo of a ship that may be chosen, up to `right`; the width of it."""
    for effect in choice.offer.effects:
        count, colour = effect.args.get("count"), effect.args.get("colour")
        if effect.key == "gh-effect-cargo" and isinstance(count, int) and isinstance(colour, Term):
            wide = canvas.middle(right, middle, str(count), CODE, INK, "right") if count > 1 else 0.0
            piece = pieces.cube(colour.key[-1], size)
            canvas.put(piece, right - wide - size - (8 if wide else 0), middle - size / 2)
            return wide + size + 20
    return 0.0


def _ending(scene: Scene, w: Words) -> list[str]:
    """What it means to call the end: the reader's points as they are, and one last turn for the others."""
    view: View = scene.view  # type: ignore[assignment]
    held = view.players[view.viewer or 0].warehouse
    points = [] if held is None else [w("pic-points-now", points=worth(view, held))]
    return [*points, w("turn-last-round")]


def _load_row(
    canvas: Canvas, scene: Scene, choice: Choice, w: Words, x: float, middle: float, size: int, right: float
) -> None:
    """Draw a row with the colour and the cubes to load; the chart shows the port."""
    colour = choice.move.colour
    for i in range(_cubes(choice)):
        canvas.put(pieces.cube(colour, size), x + i * (size - 4), middle - size / 2)
    left = x + max(map(_cubes, scene.choices)) * (size - 4) + 18
    left += canvas.middle(left, middle, f"{choice.offer.label.args.get('count')}", CODE) + 14
    text, style = fit(w(f"gh-colour-{colour}"), CODE, right - left, (30,))
    canvas.middle(left, middle, text, style)


def _cubes(choice: Choice) -> int:
    """The cubes that are drawn for a load: one where they are many."""
    count = choice.offer.label.args.get("count")
    return count if isinstance(count, int) and count <= 4 else 1


def _label(choice: Choice, w: Words, names: Sequence[str]) -> str:
    """An answer in words, without the name that stands in its tag."""
    label = w.say(choice.offer.label, names)
    return "" if label == choice.tag else label.removeprefix(f"{choice.tag}, ")


def drafted(scene: Scene) -> tuple[Fact, ...]:
    """What the reader's own draft has done so far; what was confirmed before it is told no more."""
    view: View = scene.view  # type: ignore[assignment]
    before = scene.before.told if isinstance(scene.before, View) else ()
    facts = scene.caption or (fresh(before, view.told) if actor(view) == view.viewer else ())
    return tuple(fact for fact in facts if fact.key in CAPTIONS)


def answer_table(
    canvas: Canvas, scene: Scene, board: Board, w: Words, names: Sequence[str], x: int, width: int
) -> None:
    """Draw many answers as a table of small cells, read by columns."""
    canvas.put(panels.panel(width, PAGE_FOOT, PAPER), x, FOOT)
    count = len(scene.choices)
    columns = 2 if count <= 10 else 3 if count <= 15 else 4
    rows = -(-count // columns)
    step = min(58.0, (PAGE_FOOT - 20) / rows)
    edges = [x + 24 + round((width - 40) * share) for share in SHARES[columns]]
    top = FOOT + (PAGE_FOOT - step * rows) / 2
    for i, choice in enumerate(scene.choices):
        left, end = edges[i // rows], edges[i // rows + 1]
        _cell(
            canvas, scene, choice, board, w, names, left, top + (i % rows + 0.5) * step, end - left - 12, step
        )
    for edge in edges[1:-1]:
        canvas.fill(edge - 10, FOOT + 20, edge - 8, FOOT + PAGE_FOOT - 20, PAPER.hair)


SHARES: Final = {2: (0.0, 0.5, 1.0), 3: (0.0, 0.3, 0.6, 1.0), 4: (0.0, 0.25, 0.5, 0.75, 1.0)}
"""Where columns begin and end. The last answers are the ships, whose places are words."""


def _numbered(canvas: Canvas, tag: str, x: float, y: float, step: float) -> float:
    """Draw the tag of an answer in a table, whose rows may be low; the width that it takes."""
    high = min(48, round(step) - 2)
    if not tag.isdecimal():
        radius = high / 2
        wide = panels.tag_width(tag, round(radius))
        panels.tag(canvas, x + wide / 2, y, tag, round(radius))
        return wide
    wide = max(high, round(fonts.width("00", NUMBER)) + 10)
    canvas.centre(panels.chip_ground(wide, high, INK, IVORY), x + wide / 2, y)
    canvas.middle(x + wide / 2, y, tag, NUMBER, IVORY, "centre")
    return wide


def _cell(
    canvas: Canvas, scene: Scene, choice: Choice, board: Board, w: Words, names: Sequence[str],
    x: float, y: float, width: float, step: float,
) -> None:  # fmt: skip
    left = x + _numbered(canvas, choice.tag, x, y, step) + 12
    height = min(44, round(step - 4))
    room = width - (left - x)
    match choice.move:
        case Raid(ship=name, cards=cards):
            _raid(canvas, scene, name, cards, left, y, min(40, height))
        case Choose(ship=name):
            ship = next(ship for ship in board.view.ships if ship.id == name)
            said = _label(choice, w, names)
            if fonts.width(said, CODE) + height + 8 <= room:
                canvas.put(board.sprite(ship, height), left, y - height / 2)
                left += height + 8
            elif fonts.width(said, CODE) > room:  # the chart shows a ring round the ship; the tag is its name
                said = ship.node or "–"
            canvas.middle(left, y, said, CODE)
        case Ports(ports=ports):
            own = [ship for ship in board.view.ships if ship.seat == board.view.viewer]
            each = room / 3
            for ship, letter in zip(own, ports, strict=False):
                canvas.put(board.sprite(ship, height), left, y - height / 2)
                canvas.middle(left + height + 4, y, letter, CODE)
                left += each
        case _:
            cost = winds(choice)
            card = round(height / 1.45)
            said = _label(choice, w, names)
            if not said and not cost:
                said = " · ".join(w.say(effect, names) for effect in choice.offer.effects[:1])
            label, style = fit(said, CODE, room - (card + 5) * len(cost) - 10, (30,))
            if label != said and cost:  # the tag is its letter, and the chart lights the port
                label = ""
            left += canvas.middle(left, y, label, style) + (14 if label else 0)
            for i, letter in enumerate(cost):
                canvas.put(pieces.card(letter, card), left + (card + 5) * i, y - height / 2)
