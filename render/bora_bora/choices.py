"""Draw the numbered answers as a list, with what each costs and brings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from typing import Any

from bot.core import Fact, Seat
from bot.games.bora_bora.expanding import Red
from bot.games.bora_bora.gods import Pay
from bot.games.bora_bora.jewelry import Buy
from bot.games.bora_bora.persons import Slot
from bot.games.bora_bora.placing import Place
from bot.games.bora_bora.resolving import CompleteWithYellow, Resolve
from bot.games.bora_bora.using import Green
from bot.games.bora_bora.view import View
from bot.text import Words
from bot.text.escape import capital
from render.bora_bora.answer_pictures import WORTH, pictured
from render.bora_bora.hand import payment
from render.bora_bora.marks import Bit, lay
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.theme import PAPER
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED, INK
from render.kit.text import fit_lines, one_line
from render.scene import Choice

TALL = 106
"""Height of a row with notes."""
ROW = 70
"""The least height of a row: two lines of words."""
CELLS = (70, 56)
"""The same of a row with pictures alone; the second where there are very many."""
MANY = 12
"""More answers than these are shown in pictures alone."""
SIZES = ((150, 2.1), (124, 1.6), (88, 1.22), (70, 1.0), (50, 0.76), (0, 0.56))
"""The least height of a row, and the size of its pictures."""
HIGHEST = 164.0
"""Height of a row where there is room."""
LEADING = 32
"""The least distance of two lines."""
LABEL = Style(34, 700)
NOTE = Style(30, 600)
PAD = 20
NO_BACK = "bb-effect-no-back"
"""The effect of an answer that cannot be taken back: a sign at the end of its row."""
FOOT = 80
"""Height of the two lines below the rows that tell what this sign means."""
TAG = 26
"""Half the height of a tag: two figures of 30 px."""


def columns(choices: Sequence[Choice]) -> int:
    """The number of columns of the list."""
    count = len(choices)
    if count > MANY:
        return 2 if count <= 34 else 3
    return 1


def _wordy(choices: Sequence[Choice]) -> bool:
    """Whether the answers have many words beside their pictures: tasks."""
    return any(isinstance(one.move, Resolve) for one in choices)


def _pictured(choices: Sequence[Choice]) -> bool:
    """Whether the answers are a table of pictures (number, die, action, gods): many dice to place."""
    return len(choices) > MANY and all(isinstance(one.move, Place) for one in choices)


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
    return 2 * PAD + rows * each + (FOOT if _signed(choices) else 0)


def _signed(choices: Sequence[Choice]) -> bool:
    """Whether any row of the list has the sign of what cannot be taken back."""
    return len(choices) <= MANY and any(_final(one) for one in choices)


def _final(choice: Choice) -> bool:
    return any(effect.key == NO_BACK for effect in choice.offer.effects)


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
    if _signed(choices):
        height -= FOOT
        _no_back(canvas, w, x, y + height, width)
    step = min(HIGHEST, (height - 2 * PAD) / rows)
    top = y + PAD
    share = 1.0 - 90 / wide if _wordless(choices) else 0.34 if _wordy(choices) else 0.44
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


def _no_back(canvas: Canvas, w: Words, x: int, y: float, width: int) -> None:
    """Tell below the rows what the sign at their ends means."""
    canvas.rule(x + 18, x + width - 18, round(y) - 10, PAPER.hair)
    middle = y + FOOT / 2 - 14
    panels.chip(canvas, x + 42, middle, "!", 30)
    lines, style = fit_lines(capital(w(NO_BACK)), NOTE, width - 92, 2, (30,))
    for k, line in enumerate(lines):
        canvas.middle(x + 74, middle + (k - (len(lines) - 1) / 2) * LEADING, line, style)


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
        lines, style = fit_lines(w.say(choice.offer.label, names), LABEL, end - at - 4, 2, (32, 30))
        for k, line in enumerate(lines):
            canvas.middle(at, middle + (k - (len(lines) - 1) / 2) * LEADING, line, style)


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
        case Pay(how=how) | Red(how=how) | CompleteWithYellow(how=how):
            return str(how)
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
        if isinstance(choice.move, Resolve) and step >= 74:
            canvas.put(symbols.symbol("god-Y", 20), left + room - 40, middle - 20)
            room -= 52
    effects = choice.offer.effects
    if _final(choice) and step >= 44:
        panels.chip(canvas, x + width - 36, middle, "!", 30)
        room -= 44
    drawn = {NO_BACK, WORTH} if isinstance(choice.move, Resolve) else {NO_BACK}
    notes = [w.say(effect, names) for effect in effects if effect.key not in drawn]
    worth = next((effect.args["points"] for effect in effects if effect.key == WORTH), None)
    if step < 74 and step >= 44 and worth is not None and WORTH not in drawn:
        tiles.points(canvas, left + room - 26, middle, str(worth), 24)
        room -= 58
        notes = []
    if step < 74:  # too close to each other
        notes = []
    most = max(2 if step >= 62 else 1, int((step - 8) // LEADING))
    lines, told, style = _said(_labels(choice, w, names, how), notes, room, most, bool(widest))
    each = min(38.0, (step - 10) / max(1, len(lines) + len(told)))
    top = middle - each / 2 * (len(lines) + len(told) - 1)
    for k, line in enumerate(lines):
        canvas.middle(left, top + each * k, line, style)
    for k, line in enumerate(told):
        canvas.middle(left, top + each * (len(lines) + k) + 1, line, NOTE, FADED)


Lines = tuple[str, ...]


def _said(
    labels: Sequence[str], notes: Sequence[str], room: float, most: int, pictured: bool = False
) -> tuple[Lines, Lines, Style]:
    """The words of an answer and its notes in at most `most` lines, and the style of the words. Words that
    cannot be whole are left out where pictures tell the same.

    The first of `labels` that can be shown whole is shown, with as many notes as then fit: the first ones
    matter most. A note is never cut, for what it says often stands at its end.
    """
    frees = (min(2, most - 1), 1, 0) if notes and most > 1 else (0,)
    for label, free in product(labels, frees):
        if free == most:
            continue
        lines, style = fit_lines(label, LABEL, room, min(3, most - free), (34, 32, 30))
        if " ".join(lines) != label:
            continue
        for count in range(len(notes) if free else 0, 0, -1):
            text = " · ".join(notes[:count])
            told, _ = fit_lines(text, NOTE, room, min(2, most - len(lines)), (NOTE.size,))
            if " ".join(told) == one_line(text):
                return lines, told, style
        if not free:
            return lines, (), style
    lines, style = fit_lines(labels[-1], LABEL, room, min(4, most), (30,))
    return () if pictured and " ".join(lines) != labels[-1] else lines, (), style


def _labels(choice: Choice, w: Words, names: Sequence[str], how: str | None) -> list[str]:
    """The words of an answer, best first; what is drawn beside them is left out of the later ones, or of all
    where it is the same in each row: a payment, a slot, a price."""
    label = choice.offer.label
    for name in ("task", "person", "jewel"):
        part = label.args.get(name)
        if isinstance(part, Fact) and (name != "task" or how is not None):
            if isinstance(choice.move, Slot | Buy):
                return [_bare(capital(w.say(part)))]
            if name == "task":
                return [w.say(part)]
    if isinstance(choice.move, Red) and how is not None:
        return [w("bb-pic-red")]
    whole = one_line(w.say(label, names))
    persons = label.args.get("persons")
    short = [w.say(persons)] if isinstance(choice.move, Green) and isinstance(persons, Fact) else []
    return list(dict.fromkeys((whole, *map(_bare, (whole, *short)))))


def _bare(text: str) -> str:
    """A text without what stands in brackets: the tile shows it."""
    return re.sub(r" \([^()]*\)", "", text)
