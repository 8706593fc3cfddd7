"""Draw a private page of a turn: the map with its targets, the reader's goods, the answers below."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.games.edo import moves as m
from bot.games.edo import moves_turn as t
from bot.games.edo.view import EdoView, SpaceView
from bot.text import Words, words
from render.edo import market
from render.edo.background import code_box, page_ground
from render.edo.board import paint_board
from render.edo.boxes import Box, box_of
from render.edo.choices import GAP, height_of, paint_answers, width_of
from render.edo.crowds import produce, spots
from render.edo.draft import draft
from render.edo.draft_marks import chosen, left
from render.edo.draft_ways import draft_ways, passed
from render.edo.layout import Layout, layout
from render.edo.market import plate
from render.edo.pieces import buildings, lands, people
from render.edo.pieces.goods import amount, points
from render.edo.places import boxes_of, discs_of, piece_box, radius_of
from render.edo.said import drafted
from render.edo.table import at_work, head, round_text, short
from render.edo.tags import draw_pill, draw_tags, grouped, is_told, pills, unlisted
from render.edo.theme import GOODS, LOOK, PAPER, C
from render.edo.walkers import LINE, LOW, Walker, least, paint_walkers, price
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.confirm import confirm
from render.kit.confirm import height_of as told_height
from render.kit.fonts import Style
from render.kit.frames import MARGIN, WIDTH, asking, shown
from render.kit.palette import FADED
from render.kit.sketch import Sprite
from render.scene import Choice, Scene

STRIP: Final = 88
"""Height of the strip with the reader's goods."""
ENDED: Final = Style(30, 600)
"""The points if the match ended now."""
VEIL: Final = 0.52
VEILED: Final = 118
"""Upper edge of the veil over the map."""
TALLEST: Final = 1596


def paint_page(scene: Scene) -> Canvas:
    """Draw a page with a question about the board, or the reader's own view without a question."""
    view: EdoView = scene.view  # type: ignore[assignment]
    seat = view.viewer
    assert seat is not None
    w = words(scene.language)
    names = shown(scene.names, w, LOOK)
    plan = layout(view.side)
    listed = plan.height + 18 + STRIP
    room = TALLEST - listed - 20
    said = drafted(scene)
    turn = draft(scene, view, seat, w, names, said) if said else None
    told = unlisted(scene.choices, boxes_of(view, plan, scene.choices), view)
    rows = tuple(one for one in scene.choices if one.tag not in told)
    crew = grouped(scene.choices, view) if told else []
    if len(crew) == 1 and any(price(one) for one in rows):  # they say who walks and that prices are ryo
        crew = []
    low = height_of(len(rows), room)
    if crew:
        low = LINE + (0 if _beside(crew, rows, names, w, view) else height_of(len(rows), LOW))
    if turn is not None:
        low = min(room, told_height(w, turn, WIDTH - 2 * MARGIN))
    height = listed + low + 20
    canvas = Canvas(page_ground(view, height))
    say = _question(scene, view, w, names)
    pill = asking(w, seat, names[seat], say, at_work(view) if say else ())
    head(canvas, w, round_text(w, view), w("edo-pic-your-turn" if say else "edo-pic-your-hand"), pill, 940)
    _corners(canvas, view, plan, w)
    before: EdoView = scene.before or view  # type: ignore[assignment]

    def under() -> None:
        left(canvas, before, view, plan, seat)
        if before is not view:
            draft_ways(canvas, before, view, plan, scene.chosen, seat)

    paint_board(canvas, view, plan, w, last=not scene.choices and not scene.chosen, under=under)
    if scene.choices:
        targets(canvas, view, plan, scene.choices, w)
    on = passed(scene.chosen, view, before.merchant) if before is not view else ()
    chosen(canvas, view, plan, scene.chosen, on)
    strip(canvas, before if turn is not None else view, seat, plan.height + 16, w)
    if crew:
        _grouped(canvas, crew, rows, names, w, view, listed)
    else:
        paint_answers(canvas, rows, names, w, view, listed, room)
    if turn is not None:
        confirm(canvas, (MARGIN, listed, WIDTH - 2 * MARGIN, low), PAPER, w, turn)
    return canvas


def _grouped(
    canvas: Canvas,
    crew: Sequence[Walker],
    rows: Sequence[Choice],
    names: Sequence[str],
    w: Words,
    view: EdoView,
    y: int,
) -> None:
    """Draw a line of all who walk; one other answer stands before them if there is room, others below."""
    whole = WIDTH - 2 * MARGIN
    wide = 0
    if beside := _beside(crew, rows, names, w, view):
        wide = max(beside, min(whole // (len(crew) + 1), whole - GAP - least(crew)))
    paint_walkers(canvas, crew, w, view, MARGIN + (wide + GAP if wide else 0), y)
    paint_answers(canvas, rows, names, w, view, y if wide else y + LINE, LOW, wide or whole)


def _beside(
    crew: Sequence[Walker], rows: Sequence[Choice], names: Sequence[str], w: Words, view: EdoView
) -> int:
    """The width that the only other answer needs beside the walkers; 0 if it stands below them."""
    need = width_of(rows[0], names, w, view) if len(rows) == 1 else WIDTH
    return need if need + GAP + least(crew) <= WIDTH - 2 * MARGIN else 0


def _corners(canvas: Canvas, view: EdoView, plan: Layout, w: Words) -> None:
    """Draw the panels in the corners of the map."""
    market.merchant(canvas, view, w)
    if view.privileges:
        market.demands(canvas, view)
    else:
        market.supplies(canvas, view)
    market.specials(canvas, view, plan.height)


def _question(scene: Scene, view: EdoView, w: Words, names: Sequence[str]) -> str:
    if scene.question is not None:
        return short(w, scene.question, names, view)
    return w("edo-pic-confirm") if scene.chosen else ""


def strip(canvas: Canvas, view: EdoView, seat: int, y: float, w: Words) -> None:
    """Draw what the reader owns, in one line on paper."""
    player = view.players[seat]
    canvas.put(panels.panel(WIDTH - 2 * MARGIN, STRIP - 16, PAPER), MARGIN, y)
    middle = y + (STRIP - 16) / 2
    x: float = MARGIN + 20
    canvas.put(LOOK.badge(seat, 48), x, middle - 24)
    x += 72
    for what in GOODS:
        x += amount(canvas, x, middle, what, str(getattr(player.goods, what)), 40, 22) + 22
    x += 14
    pieces: list[tuple[Sprite, int]] = [
        (people.official(seat, 22), player.officials),
        (people.official(people.NEUTRAL, 22), player.neutral),
        (buildings.house(seat, 21), player.houses),
        (buildings.post(seat, 21), int(player.post)),
    ]
    if view.temples:
        pieces.append((buildings.temple(seat, 22, False), player.temples))
    if view.ronin:
        pieces.append((people.ronin(0, 21, False), player.markers))
    for piece, count in pieces:
        canvas.centre(piece, x + 22, middle)
        x += 50 + canvas.middle(x + 48, middle, str(count), Style(36, 800)) + 14
    right = WIDTH - MARGIN - 24.0
    if not view.over:
        text = w("edo-pic-if-over", points=player.total)
        wide = fonts.width(text, ENDED)
        if right - wide - 72 > x:
            canvas.middle(right, middle, text, ENDED, FADED, "right")
            right -= wide + 14
    points(canvas, right - 26, middle, player.points, 52)
    right -= 66
    fits = max(0, int((right - x) // 68))
    for i, kind in enumerate(player.privileges[:fits]):
        canvas.put(plate(view.printed.faces[kind], 62, 42), right - (i + 1) * 68, middle - 21)


# --- Targets -----------------------------------------------------------------------------------------------


def targets(canvas: Canvas, view: EdoView, plan: Layout, choices: Sequence[Choice], w: Words) -> None:
    """Veil the map except for what can be chosen, and put tags on the targets."""
    boxes = boxes_of(view, plan, choices)
    if not boxes:  # nothing on the map can be chosen: it stays readable
        return
    discs, near = discs_of(view, plan), _near(view, plan, choices)
    bright = [_cut(canvas.image, box, box in discs) for box in dict.fromkeys((*boxes, *near))]
    canvas.tint(0, VEILED, WIDTH, plan.height, C["washi"], VEIL)
    codes = _codes(canvas.image, view, plan, boxes)
    for part, mask, at in bright:
        canvas.image.paste(part, at, mask)
    for label, corner in codes:
        canvas.image.paste(label, corner)
    everything = len(boxes) > 16
    for (x, y, width, height), found in boxes.items():
        _to_build(canvas, view, found, x + width / 2, y + height / 2)
        if not everything and width < 200:
            radius = radius_of((x, y, width, height), discs)
            canvas.put(marks.ring(round(width), round(height), radius, 3), x, y)
    for space in view.spaces:
        if box_of(plan, space) in boxes:
            _blank(canvas, plan, space, boxes[box_of(plan, space)])
            produce(canvas, plan, space)
    for pill in pills(view, plan, w, boxes):
        draw_pill(canvas, pill)
    for box, found in boxes.items():
        if not is_told(found):
            draw_tags(canvas, found, *box)


def _blank(canvas: Canvas, plan: Layout, space: SpaceView, found: Sequence[Choice]) -> None:
    """Cover the code of a space where a number stands on it: the figure left beside it would be read as one
    more of the number."""
    if space.kind in ("edo", "city") or not any(one.tag.isdecimal() for one in found):
        return
    left, top, right, low = code_box(plan, space.kind, space.code, *plan.at(space))
    canvas.centre(lands.label(round(right - left) - 4, 33), (left + right) / 2, (top + low) / 2)


def _codes(
    image: Image.Image, view: EdoView, plan: Layout, boxes: Container[Box]
) -> list[tuple[Image.Image, tuple[int, int]]]:
    """The veiled codes of posts on roads that cannot be chosen, which a bright city beside them would cut."""
    found = []
    for space in view.spaces:
        if space.kind == "road" and box_of(plan, space) not in boxes:
            left, top, right, low = map(round, code_box(plan, space.kind, space.code, *plan.at(space)))
            found.append((image.crop((left, top, right, low)), (left, top)))
    return found


def _cut(image: Image.Image, box: Box, disc: bool) -> tuple[Image.Image, Image.Image, tuple[int, int]]:
    """A box or disc with some room round it, to be laid back above the veil: image, mask, place."""
    x, y, width, height = box
    room = 2 if disc else 5
    left, top = round(x) - room, max(VEILED, round(y) - room)
    right, low = round(x + width) + room + 1, round(y + height) + room + 1
    return image.crop((left, top, right, low)), _window(right - left, low - top, disc), (left, top)


@lru_cache(maxsize=64)
def _window(width: int, height: int, disc: bool) -> Image.Image:
    mask = Image.new("L", (width, height))
    draw = ImageDraw.Draw(mask)
    if disc:  # no square of bright sky or paper round it
        draw.ellipse((0, 0, width - 1, height - 1), fill=255)
    else:
        draw.rounded_rectangle((0, 0, width - 1, height - 1), 16, fill=255)
    return mask


def _near(view: EdoView, plan: Layout, choices: Iterable[Choice]) -> list[Box]:
    """What stays bright beside the targets: pieces that may move or work there, the city to build in."""
    spaces = {space.code: space for space in view.spaces}
    found: list[Box] = []
    for choice in choices:
        move = choice.move
        code = ""
        match move:
            case t.Walk(who):
                code = view.merchant if who == t.MERCHANT else who
            case t.Travel(at) | t.Produce(at) | m.Withdraw(at):
                code = at
            case t.Build(_, at):
                code = at
                if at in spaces:
                    found.append(box_of(plan, spaces[at]))
            case t.Trade():
                code = view.merchant
        if code in spaces:
            found += [piece_box(plan, spot) for _, spot in spots(plan, spaces[code])]
    return found


def _to_build(canvas: Canvas, view: EdoView, found: Sequence[Choice], x: float, y: float) -> None:
    """Draw pale what could be built there."""
    move = found[0].move
    if not isinstance(move, t.Build) or view.viewer is None:
        return
    half = {"stronghold": 25, "temple": 30}.get(move.what, 19)
    canvas.centre(buildings.building(move.what, view.viewer, half), x, y)
    left, top = round(x) - half, round(y) - half
    canvas.tint(left, top, left + 2 * half, top + 2 * half, C["mulberry"], 0.35)
