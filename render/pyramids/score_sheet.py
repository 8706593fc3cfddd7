"""Draw the score sheet of a finished match."""

from __future__ import annotations

from functools import partial

from bot.core import Seat
from bot.games.pyramids.view import PyramidsView
from bot.text import Words, words
from render.kit import frames, panels
from render.kit.canvas import Canvas
from render.kit.fonts import BODY, Style
from render.kit.frames import MARGIN, WIDTH, score_sheet, sheet_height
from render.kit.palette import FADED, INK
from render.kit.text import fit
from render.pyramids import score
from render.pyramids.pieces import cards
from render.pyramids.pieces.symbols import symbol
from render.pyramids.pieces.wall import wall
from render.pyramids.theme import COLOURS, LOOK, ON_CARD, PAPER, C
from render.scene import Sheet

DETAIL = 372


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw the score sheet.

    A column has finished cards by colour, torches, boxes, gems in pairs, and skulls.
    """
    view: PyramidsView = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    height = sheet_height(len(frames.item_keys(scene.score)), DETAIL)
    draw = partial(_detail, view=view)
    stone = wall(height, False).convert("RGB")
    stone.paste(C["sandstone"], (0, height - 84, WIDTH, height))
    return score_sheet(stone, scene, LOOK, w, w("py-pic-title"), draw, DETAIL, partial(_rule, w=w, view=view))


def _detail(canvas: Canvas, x: int, y: int, width: int, seat: Seat, *, view: PyramidsView) -> None:
    player = view.players[seat]
    sheet = player.sheet
    left, room = (x, width) if width < 460 else (x + (width - 460) // 2, 460)
    # finished cards: one column per colour, with their numbers
    third = room / 3
    for i, colour in enumerate(COLOURS):
        own = sorted(card.serial for card in player.completed if card.colour == colour)
        middle = left + third * (i + 0.5)
        canvas.centre(cards.pyramid(colour, 64, bool(own)), middle - 22, y + 36)
        canvas.middle(middle + 20, y + 40, str(len(own)), Style(40, 800), INK if own else FADED)
        boxes = [points for c, points in player.boxes if c == colour]
        if boxes:
            text = " + ".join(str(points) for points in boxes)
            _, style = fit(text, Style(26, 800), third - 44, (26, 24, 22))
            wide = round(max(third - 12, 44))
            canvas.put(cards.chip_ground(wide, 42, colour), middle - wide / 2, y + 82)
            canvas.middle(middle, y + 103, text, style, ON_CARD[colour], "centre")
        else:
            canvas.middle(middle, y + 103, "–", BODY, PAPER.hair, "centre")
    canvas.rule(x, x + width, y + 142, PAPER.hair)
    # torches by round
    step = room / view.rounds
    spots = [(left + step * (i + 0.5), y + 182) for i in range(view.rounds)]
    score.torches(canvas, view, sheet, spots, 56)
    canvas.rule(x, x + width, y + 222, PAPER.hair)
    _gems(canvas, left, y + 232, room, view.printed.gems, sheet.red, sheet.green)
    canvas.rule(x, x + width, y + 310, PAPER.hair)
    _skulls(canvas, left, y + 342, room, sheet.skulls)


def _gems(canvas: Canvas, x: float, y: float, width: float, most: int, red: int, green: int) -> None:
    """Draw gems in two rows of `most`, each pair one above the other."""
    step = min(36.0, width / most)
    size = round(min(32, step - 1))
    left = x + (width - most * step) / 2
    for row, (kind, count) in enumerate((("R", red), ("G", green))):
        for i in range(most):
            canvas.centre(symbol(kind, size, pale=i >= count), left + step * (i + 0.5), y + 17 + row * 37)


def _skulls(canvas: Canvas, x: float, middle: float, width: float, skulls: int) -> None:
    """Draw ten skulls; the last one crossed is the one that counts."""
    step = min(36.0, width / 10)
    size = round(min(32, step - 1))
    left = x + (width - 10 * step) / 2
    for i in range(10):
        cx = left + step * (i + 0.5)
        if i == skulls - 1:
            canvas.centre(panels.disc(round(size * 0.6), PAPER.bright, INK, 3), cx, middle)
        canvas.centre(symbol("S", size, pale=i >= skulls), cx, middle)


def _rule(canvas: Canvas, middle: int, w: Words, view: PyramidsView) -> None:
    """Draw what gems and skulls are worth, as a line of pictures."""
    text, style = fit(w("py-pic-rule"), BODY, 640, (30, 28, 26, 24, 22))
    x = MARGIN + 4 + canvas.middle(MARGIN + 4, middle, text, style, FADED) + 32
    printed = view.printed
    single = printed.gem_single
    for kinds, points in (
        ("RG", printed.gem_pair),
        ("R", single),
        ("G", single),
        ("F", printed.torch),
        ("T", printed.completed),
    ):
        worth = f"+{points}"
        for kind in kinds:
            canvas.centre(symbol(kind, 40), x + 20, middle)
            x += 42 if kind != "F" else 32
        wide = panels.chip_width(worth, 26)
        panels.chip(canvas, x + 6 + wide / 2, middle, worth, 26)
        x += wide + 44
