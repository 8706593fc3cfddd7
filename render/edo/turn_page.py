"""Draw a private page of a turn: the map with its targets, the reader's goods, the answers below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.games.edo import moves as m
from bot.games.edo import moves_turn as t
from bot.games.edo.view import EdoView, SpaceView
from bot.text import Words, words
from render.edo import market
from render.edo.background import page_ground
from render.edo.board import paint_board
from render.edo.boxes import Box, box_of, keep_box, sites_of
from render.edo.choices import height_of, paint_answers
from render.edo.crowds import find, produce, spots, temple_place
from render.edo.draft import draft
from render.edo.layout import Layout, layout
from render.edo.market import plate
from render.edo.pieces import buildings, people
from render.edo.pieces.goods import amount, points
from render.edo.said import drafted
from render.edo.table import at_work, head, round_text, short
from render.edo.theme import GOODS, LOOK, PAPER, C
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.confirm import confirm
from render.kit.confirm import height_of as told_height
from render.kit.fonts import Style
from render.kit.frames import MARGIN, WIDTH, asking, shown
from render.kit.palette import FADED, INK
from render.kit.shapes import Point
from render.kit.sketch import Sprite
from render.kit.text import fit
from render.scene import Choice, Scene

STRIP: Final = 88
"""Height of the strip with the reader's goods."""
TOLD: Final = 232
"""The least height of the panel that tells a draft."""
VEIL: Final = 0.52
VEILED: Final = 118
"""Upper edge of the veil over the map."""
TALLEST: Final = 1596
TAG: Final = 24


def paint_page(scene: Scene) -> Canvas:
    """Draw a page with a question about the board, or the reader's own view without a question."""
    view: EdoView = scene.view  # type: ignore[assignment]
    seat = view.viewer
    assert seat is not None
    w = words(scene.language)
    names = shown(scene.names, w)
    plan = layout(view.side)
    listed = plan.height + 18 + STRIP
    room = TALLEST - listed - 20
    said = drafted(scene)
    turn = draft(scene, view, seat, w, names, said) if said else None
    low = height_of(len(scene.choices), room)
    if turn is not None:
        low = min(room, max(TOLD, told_height(w, turn, WIDTH - 2 * MARGIN)))
    height = listed + low + 20
    canvas = Canvas(page_ground(view, height))
    say = _question(scene, view, w, names)
    pill = asking(w, seat, names[seat], say, at_work(view) if say else ())
    head(canvas, w, round_text(w, view), w("edo-pic-your-turn" if say else "edo-pic-your-hand"), pill, 940)
    _corners(canvas, view, plan, w)
    paint_board(canvas, view, plan, w, last=not scene.choices and not scene.chosen)
    if scene.choices:
        targets(canvas, view, plan, scene.choices)
    chosen(canvas, view, plan, scene.chosen)
    strip(canvas, view, seat, plan.height + 16, w)
    paint_answers(canvas, scene.choices, names, w, view, listed, room)
    if turn is not None:
        confirm(canvas, (MARGIN, listed, WIDTH - 2 * MARGIN, low), PAPER, w, turn)
    return canvas


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
    right = WIDTH - MARGIN - 64
    if not view.over:
        text, style = fit(w("pic-points-now", points=player.total), Style(30, 600), 280, (30, 28, 26))
        wide = fonts.width(text, style)
        if right - 20 - wide > x:
            right -= round(wide) + 20
            canvas.middle(right, middle, text, style, FADED)
    points(canvas, WIDTH - MARGIN - 50, middle, player.points, 52)
    fits = max(0, int((right - x - 20) // 68))
    for i, kind in enumerate(player.privileges[:fits]):
        canvas.put(plate(view.printed.faces[kind], 62, 42), right - 20 - (i + 1) * 68, middle - 21)


# --- Targets -----------------------------------------------------------------------------------------------


def target(view: EdoView, plan: Layout, move: object) -> Box | None:
    """The place of an answer on the picture; None if it is only in the list."""
    spaces = {space.code: space for space in view.spaces}
    match move:
        case (
            m.City(code)
            | t.Gate(code)
            | t.Disperse(code)
            | m.Send(code)
            | t.Claim(_, code)
            | m.Withdraw(code)
        ):
            return _space_box(plan, spaces.get(code))
        case t.Walk(_, code) | t.Travel(_, code) | t.Produce(code):
            return _space_box(plan, spaces.get(code))
        case t.Build(what, code, prime):
            return _site(plan, spaces.get(code), what, prime)
        case m.Pick(number):
            return _ronin(view, plan, number)
        case t.Meet(marker):
            return _column(view, marker)
        case t.Buy(card):
            return _special(view, plan, card)
        case t.Trade(card, count):
            return _offer(view, card, count)
    return None


def _space_box(plan: Layout, space: SpaceView | None) -> Box | None:
    return None if space is None else box_of(plan, space)


def _site(plan: Layout, space: SpaceView | None, what: str, prime: bool = False) -> Box | None:
    """The next free site (or the first one, if a privilege gives it), or that of the stronghold or temple."""
    if space is None:
        return None
    x, y = plan.at(space)
    if what == "temple":
        tx, ty = temple_place(plan, space)
        return tx - 30, ty - 30, 60, 60
    if space.city is None:
        return box_of(plan, space)
    if what == "stronghold":
        return keep_box(plan, space.kind, x, y)
    boxes = sites_of(plan, space.city, space.kind, x, y)
    at = 0 if prime else len(space.city.row)
    return boxes[at] if at < len(boxes) else box_of(plan, space)


def _ronin(view: EdoView, plan: Layout, number: int) -> Box | None:
    for space in view.spaces:
        if number in space.ronin:
            spot = find(plan, space, "ronin", number)
            return None if spot is None else _piece_box(plan, spot)
    return None


def _piece_box(plan: Layout, spot: Point) -> Box:
    return spot[0] - plan.piece, spot[1] - plan.piece, 2 * plan.piece, 2 * plan.piece


def _column(view: EdoView, marker: str) -> Box | None:
    for i, one in enumerate(view.columns):
        if one.demand is not None and one.demand.marker == marker:
            x, y, width = market.column_place(i, len(view.columns))
            return x, y, width, 132
    return None


def _special(view: EdoView, plan: Layout, card: str) -> Box | None:
    for i, one in enumerate(view.display):
        if one.card == card:
            x, y, width = market.special_place(plan.height, i, len(view.display))
            return x, y, width, 116
    return None


def _offer(view: EdoView, card: str, count: int) -> Box | None:
    x, y, width, _ = market.MERCHANT
    now = view.current is not None and view.current.card == card
    if now:
        return x + 78, y + (14 if count else 56), width - 90, 40
    return x + 98, y + (108 if count else 140), width - 110, 32


def targets(canvas: Canvas, view: EdoView, plan: Layout, choices: Sequence[Choice]) -> None:
    """Veil the map except for what can be chosen, and put tags on the targets."""
    boxes: dict[Box, list[Choice]] = {}
    for choice in choices:
        box = target(view, plan, choice.move)
        if box is not None:
            boxes.setdefault(box, []).append(choice)
    if not boxes:  # nothing on the map can be chosen: it stays readable
        return
    bright = [_cut(canvas.image, box) for box in dict.fromkeys((*boxes, *_near(view, plan, choices)))]
    canvas.tint(0, VEILED, WIDTH, plan.height, C["washi"], VEIL)
    for part, mask, at in bright:
        canvas.image.paste(part, at, mask)
    everything = len(boxes) > 16
    for (x, y, width, height), found in boxes.items():
        _to_build(canvas, view, found, x + width / 2, y + height / 2)
        if not everything and width < 200:
            canvas.put(marks.ring(round(width), round(height), _radius(width, height), 3), x, y)
    for space in view.spaces:
        if box_of(plan, space) in boxes:
            produce(canvas, plan, space)
    for (x, y, width, height), found in boxes.items():
        _tags(canvas, found, x, y, width, height)


def _cut(image: Image.Image, box: Box) -> tuple[Image.Image, Image.Image, tuple[int, int]]:
    """A box with some room round it, to be laid back above the veil: image, mask, place."""
    x, y, width, height = box
    left, top = round(x) - 5, max(VEILED, round(y) - 5)
    right, low = round(x + width) + 6, round(y + height) + 6
    return image.crop((left, top, right, low)), _window(right - left, low - top), (left, top)


@lru_cache(maxsize=64)
def _window(width: int, height: int) -> Image.Image:
    mask = Image.new("L", (width, height))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), 16, fill=255)
    return mask


def _radius(width: float, height: float) -> int:
    return round(width / 2) if width == height and width > 70 else 10


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
            found += [_piece_box(plan, spot) for _, spot in spots(plan, spaces[code])]
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


def _tags(canvas: Canvas, found: Sequence[Choice], x: float, y: float, width: float, height: float) -> None:
    """Draw the tags of the answers at a target: one or two, or a chip if there are more."""
    top = max(y + 2, 142)
    text = " ".join(choice.tag for choice in found)
    if fonts.width(text, Style(28, 800)) > 170:
        text = f"{found[0].tag}–{found[-1].tag}"
    wide = panels.chip_width(text, 30)
    middle = x + width / 2
    if isinstance(found[0].move, t.Trade):  # beside the card, so that the offer stays readable
        middle, top = x + width + 16 + wide / 2, y + height / 2
    if len(found) > 2:
        panels.chip(canvas, min(max(middle, wide / 2 + 8), WIDTH - wide / 2 - 8), top, text, 30)
        return
    if len(found) == 1 and isinstance(found[0].move, t.Walk | t.Travel | t.Gate | m.City | m.Send):
        _pill(canvas, found[0], x, y, width, height)
        return
    for i, choice in enumerate(found):
        at = x + width - 4 - (len(found) - 1 - i) * 44
        low = top
        if width > 300:  # Edo, because its income stands in that corner
            at, low = at + 18, top - 14
        if isinstance(choice.move, t.Trade):
            at = x + width + 40 + i * 44
        elif width < 60 and WIDTH / 4 < middle < WIDTH / 2 - 100:  # Edo's name begins right of it
            at, low = x - 10 - i * 44, top + height - 6
        elif width < 60:
            at, low = x + width + 8 + i * 44, top + 4
        elif height > 1.4 * width:  # a card, because its corner belongs to the next one
            at = middle + i * 44
        at = min(at, WIDTH - 30)
        panels.tag(canvas, at, low, choice.tag, TAG)


def _pill(canvas: Canvas, choice: Choice, x: float, y: float, width: float, height: float) -> None:
    """Draw the tag of a space and what it costs to move there, as one, over the name printed there."""
    ryo = next((one.args["ryo"] for one in choice.offer.effects if one.key == "edo-effect-price"), 0)
    price, style = (f"−{ryo}" if ryo else ""), Style(30, 800)
    tag = panels.tag_width(choice.tag, TAG)
    wide = tag + (round(fonts.width(price, style)) + 12 if ryo else 0)
    middle, low = x + width / 2, y + 4
    if width > 300:  # Edo: between its name and its income
        middle, low = middle + 4, y + 40
    elif width > 200:  # a city: between its income and the place of the stronghold
        middle, low = middle + 4, y + height - 12
    elif width < 60:  # a post on a road has little room at the side of Edo
        middle += (22 if middle > WIDTH / 2 else -22) if abs(middle - WIDTH / 2) > 100 else 0
    middle = min(max(middle, wide / 2 + 4), WIDTH - wide / 2 - 4)
    left = middle - wide / 2
    if ryo:
        canvas.centre(panels.chip_ground(wide, 2 * TAG - 4, PAPER.bright, INK), middle, low)
        canvas.middle(left + wide - 10, low, price, style, INK, "right")
    panels.tag(canvas, left + tag / 2, low, choice.tag, TAG)


def chosen(canvas: Canvas, view: EdoView, plan: Layout, made: Sequence[object]) -> None:
    """Draw with dashed outlines what the draft has done and nobody has confirmed yet."""
    spaces = {space.code: space for space in view.spaces}
    for move in made:
        match move:
            case t.Build(what, code) if code in spaces:
                space = spaces[code]
                box = _built(plan, space, what)
            case t.Walk(_, code) | t.Travel(_, code) | t.Gate(code) | t.Produce(code) if code in spaces:
                box = box_of(plan, spaces[code])
            case m.City(code) | m.Send(code) if code in spaces:
                box = box_of(plan, spaces[code])
            case _:
                continue
        if box is not None:
            x, y, width, height = box
            canvas.put(marks.chosen(round(width), round(height), _radius(width, height)), x, y)


def _built(plan: Layout, space: SpaceView, what: str) -> Box | None:
    """The building that a draft has built."""
    x, y = plan.at(space)
    if space.city is None or what in ("temple", "stronghold"):
        return _site(plan, space, what)
    boxes = sites_of(plan, space.city, space.kind, x, y)
    at = len(space.city.row) - 1
    return boxes[at] if 0 <= at < len(boxes) else None
