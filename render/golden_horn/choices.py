"""Draw the answers of a private page as a list or a table: their tags, costs and gains."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Fact
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
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.changes import fresh
from render.kit.fonts import BODY, Style
from render.kit.palette import FADED
from render.kit.text import fit, fit_lines
from render.scene import Choice, Scene

FEW = 5
"""The most answers that the list writes out; more become a table of small cells."""


def answer_list(canvas: Canvas, scene: Scene, w: Words, names: Sequence[str], x: int, width: int) -> None:
    """Draw the list of answers, the same as in the menu, with their costs and gains."""
    height = PAGE_FOOT
    canvas.put(panels.panel(width, height, PAPER), x, FOOT)
    if not scene.choices:
        return
    count = len(scene.choices)
    step = min(88, (height - 24) / count)
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
    radius = 24 if step > 50 else 20
    room = panels.tag_width(choice.tag, radius)
    panels.tag(canvas, x + 20 + max(24, room / 2), middle, choice.tag, radius)
    left = x + 36 + max(48, room)
    right = float(x + width - 22)
    cards = choice.move.cards if isinstance(choice.move, Raid) else winds(choice)
    size = 40 if step > 60 else 30
    if cards and not _label(choice, w, names):  # nothing to say: the cost stands where words would
        for i, card in enumerate(cards):
            canvas.put(pieces.card(card, size), left + i * (size + 6), middle - size * 0.725)
        return
    for card in reversed(cards):
        right -= size
        canvas.put(pieces.card(card, size), right, middle - size * 0.725)
        right -= 6
    if isinstance(choice.move, Load):
        most = max(_loaded(one) for one in scene.choices)
        _load_row(canvas, choice, w, left, middle, min(44, round(step - 8)), right, most)
        return
    room = round(right - left) - 8
    label = _label(choice, w, names)
    notes = [
        w.say(effect, names)
        for effect in choice.offer.effects
        if effect.key not in ("gh-effect-wind", "gh-effect-refill", "gh-effect-skips")
    ]
    if isinstance(choice.move, Call):
        notes += _ending(scene, w)
    note = " · ".join(notes)
    label, note = (label, note) if label else (note, "")
    if not note:
        lines, style = fit_lines(label, Style(30, 700), room, 1 if step < 66 else 2, (30, 28, 26))
        for k, text in enumerate(lines):
            offset = (k - (len(lines) - 1) / 2) * style.size * 1.2
            canvas.middle(left, middle + offset, text, style)
        return
    if step < 60:
        text, style = fit(label, Style(30, 700), room * 0.66, (30, 28, 26))
        wide = canvas.middle(left, middle, text, style)
        text, style = fit(note, BODY, room - wide - 16, (30, 28, 26))
        drawn = _cards_alone(choice)
        if text == note or not drawn:
            canvas.middle(left + wide + 16, middle, text, style, FADED)
        else:  # there is room for a picture of it
            wide += canvas.middle(left + wide + 16, middle, f"+{drawn}", BODY, FADED)
            canvas.put(pieces.back(size), left + wide + 24, middle - size * 0.725)
        return
    text, style = fit(label, Style(32, 700), room, (32, 30, 28, 26))
    lines, small = fit_lines(note, BODY, room, 1, (30, 28))
    if " ".join(lines) != note and step > 78:
        lines, small = fit_lines(note, BODY, room, 2, (26, 24))
    between = small.size + 2
    block = 32 + between * len(lines)
    canvas.words(left, middle - block / 2 + 26, text, style)
    for k, line_text in enumerate(lines):
        canvas.words(left, middle - block / 2 + 28 + between * (k + 1), line_text, small, FADED)


def _cards_alone(choice: Choice) -> int:
    """How many cards are drawn, if that is all that an answer brings; 0 otherwise."""
    drawn = 0
    for effect in choice.offer.effects:
        if effect.key == "gh-effect-cards":
            drawn = int(str(effect.args["count"]))
        elif effect.key not in ("gh-effect-wind", "gh-effect-refill", "gh-effect-skips"):
            return 0
    return drawn


def _ending(scene: Scene, w: Words) -> list[str]:
    """What it means to call the end: the reader's points as they are, and one last turn for the others."""
    view: View = scene.view  # type: ignore[assignment]
    held = view.players[view.viewer or 0].warehouse
    points = [] if held is None else [w("pic-points-now", points=worth(view, held))]
    return [*points, w("turn-last-round")]


def _load_row(
    canvas: Canvas, choice: Choice, w: Words, x: float, middle: float, size: int, right: float, most: int
) -> None:
    """Draw a row with the colour and the cubes to load, of which another row has `most`; the chart shows the
    port."""
    count = choice.offer.label.args.get("count")
    colour = choice.move.colour
    apart = size - 4 if most < 4 else round(size * 0.7)
    for i in range(_loaded(choice)):
        canvas.put(pieces.cube(colour, size), x + i * apart, middle - size / 2)
    left = x + (most - 1) * apart + size + 16
    left += canvas.middle(left, middle, f"{count}", Style(30, 700)) + 14
    text, style = fit(w(f"gh-colour-{colour}"), Style(30, 700), right - left, (30, 28, 26, 24))
    canvas.middle(left, middle, text, style)


def _loaded(choice: Choice) -> int:
    """How many cubes a row shows."""
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
    step = min(58.0, (PAGE_FOOT - 28) / rows)
    wide = (width - 40) / columns
    top = FOOT + (PAGE_FOOT - step * rows) / 2
    for i, choice in enumerate(scene.choices):
        cx = x + 24 + (i // rows) * wide
        _cell(canvas, choice, board, w, names, cx, top + (i % rows + 0.5) * step, wide - 12, step)
    for k in range(1, columns):
        line_x = x + 14 + k * wide
        canvas.fill(line_x, FOOT + 20, line_x + 2, FOOT + PAGE_FOOT - 20, PAPER.hair)


def _cell(
    canvas: Canvas, choice: Choice, board: Board, w: Words, names: Sequence[str],
    x: float, y: float, width: float, step: float,
) -> None:  # fmt: skip
    radius = 24 if step >= 52 else 21 if step >= 46 else 19
    wide = panels.tag_width(choice.tag, radius)
    panels.tag(canvas, x + wide / 2, y, choice.tag, radius)
    left = x + wide + 12
    code = Style(30, 700)
    height = min(44, round(step - 4))
    match choice.move:
        case Raid(ship=name, cards=cards):
            ship = next(ship for ship in board.view.ships if ship.id == name)
            left += canvas.middle(left, y, name, code) + 10
            card = round(height / 1.45)
            for letter in cards:
                canvas.put(pieces.card(letter, card), left, y - height / 2)
                left += card + 5
            if ship.cargo is not None and left + 70 < x + width:
                canvas.middle(left + 4, y, "→", code, FADED)
                canvas.put(pieces.cube(ship.cargo, min(32, height)), left + 36, y - min(32, height) / 2)
        case Choose(ship=name):
            ship = next(ship for ship in board.view.ships if ship.id == name)
            canvas.put(board.sprite(ship, height), left, y - height / 2)
            room = width - (left - x) - height - 8
            label, style = fit(_label(choice, w, names), code, room, (30, 28, 26))
            if label != _label(choice, w, names):  # the chart shows a ring round the ship
                label, style = fit(ship.node or "–", code, room, (30, 28, 26))  # the tag is its name
            canvas.middle(left + height + 8, y, label, style)
        case Ports(ports=ports):
            own = [ship for ship in board.view.ships if ship.seat == board.view.viewer]
            each = (width - (left - x)) / 3
            for ship, letter in zip(own, ports, strict=False):
                canvas.put(board.sprite(ship, height), left, y - height / 2)
                canvas.middle(left + height + 4, y, letter, code)
                left += each
        case _:
            cost = winds(choice)
            card = round(height / 1.45)
            room = width - (left - x) - (card + 5) * len(cost) - 10
            said = _label(choice, w, names)
            if not said and not cost:
                said = " · ".join(w.say(effect, names) for effect in choice.offer.effects[:1])
            label, style = fit(said, code, room, (30, 28, 26))
            left += canvas.middle(left, y, label, style) + (14 if label else 0)
            for i, letter in enumerate(cost):
                canvas.put(pieces.card(letter, card), left + (card + 5) * i, y - height / 2)
