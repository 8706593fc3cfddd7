"""Draw the numbered answers as a list, with what each costs and brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.core import Fact, Seat
from bot.games.bora_bora.moves import Invoke, Pay, Place, Red, Resolve
from bot.games.bora_bora.view import View
from bot.text import Words
from render.bora_bora.answer_pictures import pictured
from render.bora_bora.hand import payment
from render.bora_bora.marks import Bit, lay
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.theme import PAPER
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED, INK
from render.kit.text import fit, fit_lines
from render.scene import Choice

TALL = 106
"""Height of a row with notes."""
ROW = 70
"""The least height of a row: two lines of words."""
CELLS = (70, 56)
"""The same of a row with pictures alone; the second where there are very many."""
MANY = 12
"""More answers than these are shown in pictures alone."""
SIZES = ((124, 1.6), (88, 1.22), (70, 1.0), (50, 0.76), (0, 0.56))
"""The least height of a row, and the size of its pictures."""
HIGHEST = 164.0
"""Height of a row where there is room."""
PAD = 20
TAG = 26
"""Half the height of a tag: two figures of 30 px."""


def columns(choices: Sequence[Choice]) -> int:
    """The number of columns of the list."""
    count = len(choices)
    if count > MANY:
        return 2 if count <= 34 else 3
    return 1


def _pictured(choices: Sequence[Choice]) -> bool:
    """Whether the answers are a table of pictures (number, die, action, gods): many dice to place."""
    return len(choices) > MANY and all(isinstance(one.move, Place | Invoke) for one in choices)


def _wordless(choices: Sequence[Choice]) -> bool:
    """Whether there are more answers than words of a legible size have room for: pictures are enough, and
    the menu has the words."""
    return len(choices) > MANY and not _pictured(choices)


def needed(choices: Sequence[Choice]) -> int:
    """The least height of a list of these answers."""
    rows = -(-len(choices) // columns(choices))
    each = (
        52 if _pictured(choices) else CELLS[rows > 13] if len(choices) > MANY else TALL if rows <= 5 else ROW
    )
    return 2 * PAD + rows * each


def answer_list(
    canvas: Canvas, view: View, choices: Sequence[Choice], w: Words, names: Sequence[str], seat: Seat, x: int,
    y: int, width: int, height: int,
) -> None:  # fmt: skip
    """Draw all answers in the order of the menu, read by columns; the dice are those of `seat`.

    Each has its picture, so that one need not read: as large as the rows allow.
    """
    panels.lay(canvas, x, y, width, height, PAPER)
    if not choices:
        return
    across = columns(choices)
    rows = -(-len(choices) // across)
    wide = (width - 12) // across
    step = min(HIGHEST, (height - 2 * PAD) / rows)
    top = y + PAD
    share = 1.0 - 90 / wide if _wordless(choices) else 0.44
    shown, widest = _pictures(view, seat, choices, step, wide * share)
    for k, choice in enumerate(choices):
        left, middle = x + k // rows * wide, top + step * (k % rows + 0.5)
        if _pictured(choices):
            most = max(len(getattr(one.move, "gods", ())) for one in choices)
            _cell(canvas, choice, seat, left + 22, middle, step, across == 2, most)
            continue
        if _wordless(choices):
            _cell_of(canvas, choice, w, names, left + 20, wide - 20, middle, shown[k])
            continue
        if k % rows:
            canvas.rule(left + 18, left + wide - 6, round(top + step * (k % rows)) - 1, PAPER.hair)
        _row(
            canvas, choice, w, names, left, wide + (12 if across == 1 else 4), middle, step, shown[k], widest
        )


def _pictures(
    view: View, seat: Seat, choices: Sequence[Choice], step: float, room: float
) -> tuple[list[list[Bit]], float]:
    """The pictures of all answers in the largest size in which they fit, and the width of the widest."""
    if _pictured(choices):
        return [[] for _ in choices], 0.0
    for least, size in SIZES:
        if step < least:
            continue
        shown = [pictured(view, seat, one, size) for one in choices]
        widest = max((sum(bit.width for bit in row) for row in shown), default=0.0)
        if widest <= room:
            break
    return shown, min(widest, room)


def _cell(
    canvas: Canvas, choice: Choice, seat: Seat, x: float, middle: float, step: float, roomy: bool, gods: int
) -> None:
    """Draw a die to place, in pictures.

    `roomy`: also what it would allow. `gods`: the largest number of gods in any answer.
    """
    move: Any = choice.move
    half, gap = (18, 3) if roomy and gods > 1 else (20, 6)
    half = min(half, round(step / 2 - 2))
    tag = min(TAG, round(step / 2 - 1))
    panels.tag(canvas, x + tag - 8, middle, choice.tag, tag)
    x += 2 * (tag - half) - 8
    for piece in (
        symbols.die(seat, move.face, half),
        symbols.symbol(move.action, half),
        *(symbols.symbol(f"god-{god}", half) for god in move.gods),
    ):
        x += 2 * half + gap
        canvas.put(piece, x, middle - half)
    if roomy:
        _gain(canvas, choice, seat, x + 2 * half + 2 * gap, middle, min(15, half))


def _cell_of(
    canvas: Canvas, choice: Choice, w: Words, names: Sequence[str], x: float, room: float, middle: float,
    shown: Sequence[Bit],
) -> None:  # fmt: skip
    """Draw an answer in pictures alone; one that has none, in words."""
    panels.tag(canvas, x + TAG, middle, choice.tag, TAG)
    at, end = x + 2 * TAG + 12, x + room
    for bit in shown:
        if at + bit.width - bit.gap <= end:
            at = lay(canvas, bit, at, middle)
    if not shown:
        text, style = fit(w.say(choice.offer.label, names), Style(30, 700), end - at - 8, (30,))
        canvas.middle(at, middle, text, style)


def _gain(canvas: Canvas, choice: Choice, seat: Seat, x: float, middle: float, half: int) -> None:
    """Draw small what a die would allow: regions in reach, persons to choose from, the best slot, points."""
    for effect in choice.offer.effects:
        found: tuple[str, str] | None = None
        match effect.key, effect.args:
            case "bb-effect-reach", {"regions": tuple(regions)}:
                found = (f"hut-{seat}", str(len(regions)))
            case "bb-effect-men", {"count": int(count)}:
                found = ("M", str(count))
            case "bb-effect-women", {"count": int(count)}:
                found = ("W", str(count))
            case "bb-effect-slot", {"slot": int(slot)}:
                found = (f"priest-{seat}", f"≤{slot}")
            case "bb-effect-trades", {"count": int(count)}:
                found = ("", f"×{count}")
            case "bb-effect-points", {"points": int(points)}:
                found = ("points", f"+{points}")
        if found is not None:
            name, text = found
            wide = canvas.middle(x, middle, text, Style(30, 700), FADED)
            if name:
                canvas.put(symbols.symbol(name, half), x + wide + 4, middle - half)
            return


def _how(choice: Choice) -> str | None:
    match choice.move:
        case Pay(how=how):
            return how
        case Red(how=how) if how != "no":
            return how
        case Resolve(how=how) if how not in ("met", "given"):
            return how
    return None


def _row(
    canvas: Canvas,
    choice: Choice,
    w: Words,
    names: Sequence[str],
    x: int,
    width: int,
    middle: float,
    step: float,
    shown: Sequence[Bit],
    widest: float,
) -> None:
    radius = TAG
    panels.tag(canvas, x + 16 + radius, middle, choice.tag, radius)
    left = float(x + 26 + 2 * radius)
    if widest:
        at, end = left, left + widest
        for bit in shown:
            if at + bit.width - bit.gap <= end + 1:
                at = lay(canvas, bit, at, middle)
        left = end + 12
    room = x + width - 18 - left
    how = _how(choice)
    if how is not None and step >= 44:
        wide = 44 if how == "tile" else 96 + 15 * (len(how) - 1)
        payment(canvas, how, x + width - 16 - wide, middle, 20, INK)
        room -= wide + 14
        if isinstance(choice.move, Resolve):
            canvas.put(symbols.symbol("god-Y", 20), left + room - 40, middle - 20)
            room -= 52
    label = _label(choice, w, names, how)
    effects = choice.offer.effects
    if any(effect.key == "bb-effect-no-back" for effect in effects) and step >= 44:
        panels.chip(canvas, x + width - 36, middle, "!", 30)
        room -= 44
    notes = [w.say(effect, names) for effect in effects if effect.key != "bb-effect-no-back"]
    worth = next((effect.args["points"] for effect in effects if effect.key == "bb-effect-points"), None)
    if step < 74 and step >= 44 and worth is not None:
        tiles.points(canvas, left + room - 26, middle, str(worth), 24)
        room -= 58
    lines_of = 3 if step >= 150 else 2 if step >= 112 or (step >= ROW and not notes) else 1
    sizes = (34, 32, 30)
    lines, style = fit_lines(label, Style(sizes[0], 700), room, lines_of, sizes)
    if " ".join(lines) != label:  # the answer matters more than its notes
        lines, style = fit_lines(label, Style(30, 700), room, 3 if step >= 100 else 2, (30,))
        notes = []
    told: tuple[str, ...] = ()
    if step >= 74 and notes:
        more = 2 if (step >= 104 and len(lines) == 1) or step >= 150 else 1
        while True:  # the first ones matter most; each is drawn in full or left out
            text = " · ".join(notes)
            told, small = fit_lines(text, Style(30, 600), room, more, (30,))
            if " ".join(told) == text or len(notes) < 2:
                break
            notes.pop()
    each = 36 if step >= 76 or len(lines) + len(told) < 2 else 32
    top = middle - each / 2 * (len(lines) + len(told) - 1)
    for k, line in enumerate(lines):
        canvas.middle(left, top + each * k, line, style)
    for k, line in enumerate(told):
        canvas.middle(left, top + each * (len(lines) + k) + 2, line, small, FADED)


def _label(choice: Choice, w: Words, names: Sequence[str], how: str | None) -> str:
    """The words of an answer; if a payment is drawn beside a task, only the task."""
    label = choice.offer.label
    task = label.args.get("task")
    if how is not None and isinstance(task, Fact):
        return w.say(task)
    return w.say(label, names)
