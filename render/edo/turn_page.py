"""Draw a private page of a turn: the map with its targets, the reader's goods, the answers below."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.games.edo.building import Build
from bot.games.edo.forms import MERCHANT
from bot.games.edo.movement import Walk
from bot.games.edo.production import Produce
from bot.games.edo.trading import Trade
from bot.games.edo.travelling import Travel
from bot.games.edo.view import EdoView, SpaceView
from bot.games.edo.wages import Withdraw
from bot.text import Words
from render.edo.answers import answers
from render.edo.background import BAND, code_box, draw_code
from render.edo.background import spots as spots_of
from render.edo.board import paint_board
from render.edo.boxes import Box, box_of
from render.edo.crowds import produce, spots
from render.edo.draft import draft
from render.edo.draft_marks import chosen, left
from render.edo.draft_ways import draft_ways, passed
from render.edo.goal import goal
from render.edo.layout import Layout, layout
from render.edo.own_panel import other_panels, own_panel
from render.edo.pieces import buildings, lands
from render.edo.places import boxes_of, discs_of, piece_box, radius_of
from render.edo.said import drafted
from render.edo.seat_panel import BETWEEN, LEFT, LOWER, WIDE
from render.edo.strip import market
from render.edo.table import at_work, ground, head, round_text, short
from render.edo.tags import draw_pill, draw_tags, grouped, is_told, pills, unlisted
from render.edo.theme import LOOK, PAPER, C
from render.kit import marks, zoom
from render.kit.answers import answer_list
from render.kit.canvas import Area, Canvas
from render.kit.confirm import confirm
from render.kit.frames import asking
from render.scene import Choice, Scene

VEIL: Final = 0.52


def paint_page(scene: Scene) -> Canvas:
    """Draw a page with a question about the board, or the reader's own view without a question."""
    view, w, names = LOOK.opened(scene, EdoView)
    seat = view.viewer
    assert seat is not None
    plan = layout(view.side)
    canvas = Canvas(ground(view.side, spots_of(view, plan), view.privileges, public=False))
    say = _question(scene, view, w, names)
    pill = asking(w, seat, names[seat], say, at_work(view) if say else ())
    head(canvas, w, round_text(w, view), w("edo-pic-your-turn" if say else "edo-pic-your-hand"), pill, 940)
    market(canvas, view, w)
    before = scene.before_of(EdoView) or view

    def under() -> None:
        left(canvas, before, view, plan, seat)
        if before is not view:
            draft_ways(canvas, before, view, plan, scene.chosen, seat)

    paint_board(canvas, view, plan, w, last=not scene.choices and not scene.chosen, under=under)
    goal(canvas, view, w)
    if scene.choices:
        targets(canvas, view, plan, scene.choices, w)
    on = passed(scene.chosen, view, before.merchant) if before is not view else ()
    chosen(canvas, view, plan, scene.chosen, on)
    told = drafted(scene)
    top = own_panel(canvas, before if told else view, seat)
    area = (LEFT, top + BETWEEN, WIDE, LOWER - top - BETWEEN)
    if told:
        confirm(canvas, area, PAPER, w, draft(scene, view, seat, w, names, told))
    else:
        other_panels(canvas, view, _answers(canvas, scene, area, names, w, plan))
    return canvas


def _answers(canvas: Canvas, scene: Scene, area: Area, names: Sequence[str], w: Words, plan: Layout) -> float:
    """Draw beside the map the answers that it does not show, and the pieces that may move. Returns the lower
    edge."""
    view = scene.view_of(EdoView)
    told = unlisted(scene.choices, boxes_of(view, plan, scene.choices), view)
    rows = tuple(choice for choice in scene.choices if choice.tag not in told)
    crew = grouped(scene.choices, view) if told else []
    if not rows and len(crew) == 1 and not crew[0].prices:
        crew = []
    if not rows and not crew:
        return area[1]
    return answer_list(canvas, area, PAPER, lambda size: answers(rows, crew, names, w, view, size), snug=True)


def _question(scene: Scene, view: EdoView, w: Words, names: Sequence[str]) -> str:
    if scene.question is not None:
        return short(w, scene.question, names, view)
    return w("edo-pic-confirm") if scene.chosen else ""


# --- Targets -----------------------------------------------------------------------------------------------


def targets(canvas: Canvas, view: EdoView, plan: Layout, choices: Sequence[Choice], w: Words) -> None:
    """Veil the map except for what can be chosen, and put tags on the targets."""
    boxes = boxes_of(view, plan, choices)
    if not boxes:  # nothing on the map can be chosen, so it stays readable
        return
    discs, near = discs_of(view, plan), _near(view, plan, choices)
    bright = [_cut(canvas, box, box in discs) for box in dict.fromkeys((*boxes, *near))]
    canvas.tint(0, plan.top - 4, plan.width - 3, plan.height + 4, C["washi"], VEIL)
    codes = _codes(canvas, view, plan, boxes)
    for part, mask, at in bright:
        canvas.paste(part, *at, mask)
    for label, corner in codes:
        canvas.paste(label, *corner)
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
    laid = pills(view, plan, w, boxes)
    dots = {pill.tag for pill in laid if pill.dot}
    for space in view.spaces:
        if space.code in dots and space.kind not in BAND:
            draw_code(canvas, plan, space.kind, space.code, *plan.at(space))
    for pill in laid:
        draw_pill(canvas, pill)
    for box, found in boxes.items():
        if not is_told(found):
            draw_tags(canvas, found, *box)


def _blank(canvas: Canvas, plan: Layout, space: SpaceView, choices: Sequence[Choice]) -> None:
    """Cover the code of a space that has a number on it: a figure of the code beside it would look like a
    part of the number."""
    if space.kind in ("edo", "city") or not any(choice.tag.isdecimal() for choice in choices):
        return
    left, top, right, low = code_box(plan, space.kind, space.code, *plan.at(space))
    canvas.centre(lands.label(round(right - left) - 4, 33), (left + right) / 2, (top + low) / 2)


def _codes(
    canvas: Canvas, view: EdoView, plan: Layout, boxes: Container[Box]
) -> list[tuple[Image.Image, tuple[int, int]]]:
    """The veiled codes of posts on roads that cannot be chosen: a bright city beside them would cut them
    off."""
    codes = []
    for space in view.spaces:
        if space.kind == "road" and box_of(plan, space) not in boxes:
            left, top, right, low = map(round, code_box(plan, space.kind, space.code, *plan.at(space)))
            codes.append((canvas.cut(left, top, right, low), (left, top)))
    return codes


def _cut(canvas: Canvas, box: Box, disc: bool) -> tuple[Image.Image, Image.Image, tuple[int, int]]:
    """A box or disc with some room round it, to be drawn again above the veil: image, mask, place."""
    x, y, width, height = box
    room = 2 if disc else 5
    left, top = round(x) - room, round(y) - room
    right, low = round(x + width) + room + 1, round(y + height) + room + 1
    part = canvas.cut(left, top, right, low)
    return part, _window(*part.size, disc, 16 * zoom.factor()), (left, top)


@lru_cache(maxsize=64)
def _window(width: int, height: int, disc: bool, corner: int) -> Image.Image:
    mask = Image.new("L", (width, height))
    draw = ImageDraw.Draw(mask)
    if disc:  # without a square of bright sky or paper round it
        draw.ellipse((0, 0, width - 1, height - 1), fill=255)
    else:
        draw.rounded_rectangle((0, 0, width - 1, height - 1), corner, fill=255)
    return mask


def _near(view: EdoView, plan: Layout, choices: Iterable[Choice]) -> list[Box]:
    """The boxes that stay bright beside the targets: pieces that may move or work there, the city to build
    in."""
    spaces = {space.code: space for space in view.spaces}
    boxes: list[Box] = []
    for choice in choices:
        move = choice.move
        code = ""
        match move:
            case Walk(who):
                code = view.merchant if who == MERCHANT else who
            case Travel(at) | Produce(at) | Withdraw(at):
                code = at
            case Build(_, at):
                code = at
                if at in spaces:
                    boxes.append(box_of(plan, spaces[at]))
            case Trade():
                code = view.merchant
        if code in spaces:
            boxes += [piece_box(plan, spot) for _, spot in spots(plan, spaces[code])]
    return boxes


def _to_build(canvas: Canvas, view: EdoView, choices: Sequence[Choice], x: float, y: float) -> None:
    """Draw in pale colours the building that could be built there."""
    move = choices[0].move
    if not isinstance(move, Build) or view.viewer is None:
        return
    half = {"stronghold": 25, "temple": 30}.get(move.what, 19)
    canvas.centre(buildings.building(move.what, view.viewer, half), x, y)
    left, top = round(x) - half, round(y) - half
    canvas.tint(left, top, left + 2 * half, top + 2 * half, C["mulberry"], 0.35)
