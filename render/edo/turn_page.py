"""Draw a private page of a turn: the map with its targets, the reader's goods, the answers below."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.core import Fact
from bot.games.edo.building import Build
from bot.games.edo.production import Produce
from bot.games.edo.trading import Trade
from bot.games.edo.view import EdoView
from bot.games.edo.wages import Withdraw
from bot.text import Words
from render.edo.answers import answers
from render.edo.background import spots as spots_of
from render.edo.board import paint_board
from render.edo.crowds import find, produce, produced, spots
from render.edo.draft import draft
from render.edo.draft_marks import chosen, draft_ways, left
from render.edo.layout import Box, Layout, box_of, layout
from render.edo.own_panel import other_panels, own_panel
from render.edo.pieces import buildings
from render.edo.places import boxes_of, discs_of, piece_box, radius_of
from render.edo.seat_panel import BETWEEN, LEFT, LOWER, WIDE
from render.edo.settled import drafted
from render.edo.strip import goal, market
from render.edo.table import at_work, ground, head, round_text, short
from render.edo.tags import draw_pill, draw_tags, grouped, is_told, pills, unlisted
from render.edo.theme import LOOK, PAPER, C
from render.edo.walkers import walkers
from render.kit import marks, zoom
from render.kit.answers import answer_list
from render.kit.canvas import Area, Canvas
from render.kit.confirm import confirm
from render.kit.frames import asking
from render.kit.palette import GOLD
from render.scene import Choice, Scene

VEIL: Final = 0.52


def paint_page(scene: Scene) -> Canvas:
    """Draw a page with a question about the board, or the reader's own view without a question."""
    view, w, names = LOOK.opened(scene, EdoView)
    seat = view.viewer
    assert seat is not None
    plan = layout(view.side)
    canvas = Canvas(ground(view.side, spots_of(view, plan), view.privileges))
    say = _question(scene, view, w, names)
    pill = asking(w, seat, names[seat], say, at_work(view) if say else ())
    title = "pic-trial" if scene.trial else "edo-pic-your-turn" if say else "edo-pic-your-hand"
    head(canvas, w, round_text(w, view), w(title), pill, 940)
    market(canvas, view, w)
    before = scene.before_of(EdoView) or view

    def under() -> None:
        left(canvas, before, view, plan, seat)
        if before is not view:
            draft_ways(canvas, before, view, plan, scene.chosen, seat)

    last = not scene.choices and not scene.chosen
    boxes = boxes_of(view, plan, scene.choices)
    signs = pills(view, plan, w, boxes)
    targeted = {space.code for space in view.spaces if box_of(plan, space) in boxes}
    goal(canvas, view, w)
    paint_board(canvas, view, plan, w, last, under, targeted)
    if boxes:  # otherwise nothing on the map can be chosen, so it stays readable
        targets(canvas, view, plan, scene.choices, boxes)
    chosen(canvas, view, plan, scene.chosen)
    told = drafted(scene)
    spoken = {walker.start for walker in walkers(scene.choices, view)} | spoken_of(told)
    for sign in sorted(signs, key=lambda sign: sign.answer):
        if sign.answer or sign.tag in spoken or not (boxes or told):  # other codes would only clutter it
            draw_pill(canvas, sign)
    for box, found in boxes.items():
        if not is_told(found):
            draw_tags(canvas, found, box, plan.top)
    top = own_panel(canvas, before if told else view, seat)
    area = (LEFT, top + BETWEEN, WIDE, LOWER - top - BETWEEN)
    if told:
        confirm(canvas, area, PAPER, w, draft(scene, view, seat, w, names, told))
    else:
        other_panels(canvas, view, _answers(canvas, scene, area, names, w, plan))
    return canvas


def spoken_of(steps: Iterable[Fact]) -> set[str]:
    """The codes of the spaces that the steps of a draft name."""
    places = (arg for step in steps for arg in step.args.values() if isinstance(arg, Fact))
    return {str(place.args["code"]) for place in places if "code" in place.args}


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
    return w(scene.confirms("edo-pic-confirm")) if scene.chosen else ""


# --- Targets -----------------------------------------------------------------------------------------------


Targets = Mapping[Box, Sequence[Choice]]


def targets(canvas: Canvas, view: EdoView, plan: Layout, choices: Sequence[Choice], boxes: Targets) -> None:
    """Veil the map except for what can be chosen, and mark it and the pieces that may go there."""
    discs, near, walking = discs_of(view, plan), _near(view, plan, choices), _walkers(view, plan, choices)
    bright = [_cut(canvas, box, box in discs) for box in dict.fromkeys((*boxes, *near))]
    bright += [_cut(canvas, box, True) for box in walking]
    canvas.tint(0, plan.top - 4, plan.width - 3, plan.height + 4, C["washi"], VEIL)
    for part, mask, at in bright:
        canvas.paste(part, *at, mask)
    everything = len(boxes) > 16
    for (x, y, width, height), found in boxes.items():
        _to_build(canvas, view, found, x + width / 2, y + height / 2)
        if not everything and width < 200:
            radius = radius_of((x, y, width, height), discs)
            canvas.put(marks.ring(round(width), round(height), radius, 3), x, y)
    for x, y, width, height in walking:
        canvas.put(marks.ring(round(width), round(height), round(width / 2), 1, GOLD), x, y)
    for space, spot in produced(plan, view.spaces):
        if box_of(plan, space) in boxes:
            produce(canvas, space, spot)


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
            case Produce(at) | Withdraw(at):
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


def _walkers(view: EdoView, plan: Layout, choices: Iterable[Choice]) -> list[Box]:
    """The boxes of the pieces that may move."""
    spaces = {space.code: space for space in view.spaces}
    found = (
        find(plan, spaces[walker.start], "merchant" if walker.merchant else "samurai", view.viewer or 0)
        for walker in walkers(choices, view)
        if walker.start in spaces
    )
    return [piece_box(plan, spot) for spot in found if spot is not None]


def _to_build(canvas: Canvas, view: EdoView, choices: Sequence[Choice], x: float, y: float) -> None:
    """Draw in pale colours the building that could be built there."""
    move = choices[0].move
    if not isinstance(move, Build) or view.viewer is None:
        return
    half = {"stronghold": 25, "temple": 30}.get(move.what, 19)
    canvas.centre(buildings.building(move.what, view.viewer, half), x, y)
    left, top = round(x) - half, round(y) - half
    canvas.tint(left, top, left + 2 * half, top + 2 * half, C["mulberry"], 0.35)
