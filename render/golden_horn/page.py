"""The private page: the chart veiled but for what may be chosen, the hand, the warehouse, the answers."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.core import Fact, Seat, Term
from bot.games.golden_horn.moves import Choose, Keep, Load, Ports, Raid, Sail, Turn
from bot.games.golden_horn.view import COLOURS, ShipView, View, by_colour, listed
from bot.text import Words, words
from render.golden_horn import pieces
from render.golden_horn.board import CUBE, Board, Box, look_of
from render.golden_horn.chart import ground
from render.golden_horn.layout import (
    CHART_BOTTOM,
    CHART_TOP,
    FOOT,
    PAGE_FOOT,
    PAGE_HEIGHT,
    PORT,
    RIM,
)
from render.golden_horn.look import LOOK, PAPER, C
from render.golden_horn.marks import last_move, line
from render.golden_horn.table import CAPTIONS, head, ribbon
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.fonts import NAME, Style
from render.kit.frames import GUTTER, MARGIN, WIDTH, Look, shown
from render.kit.palette import FADED, INK
from render.kit.shapes import part
from render.kit.text import fit, fit_lines
from render.scene import Choice, Scene

VEIL = 0.52
FEW = 5
"""Up to this many answers are written out in the list; more become a table of small cells."""


def paint_page(scene: Scene) -> Canvas:
    """One question with its answers, or a draft that awaits confirmation."""
    view: View = scene.view  # type: ignore[assignment]
    assert view.viewer is not None
    w = words(scene.language)
    names = shown(scene.names, w)
    look = look_of(view)
    canvas = Canvas(ground(view.seats, PAGE_HEIGHT))
    board = Board(canvas, view, w)
    kinds = {choice.move.kind for choice in scene.choices}
    if "load" in kinds:
        for choice in scene.choices:
            board.raised[_port_of(view), choice.move.colour] = 9
    board.draw(bows=False)
    targets = _targets(board, scene.choices)
    if targets:
        _veil(canvas, board, targets, _moving(view))
        _ring(board, targets, view)
    else:
        board.bows(board.boxes)
        if scene.chosen and not scene.choices:
            last_move(board, chosen=True)
    page_head(canvas, scene, view, look, w, names)
    ribbon(canvas, view, w, names)
    if len(scene.choices) <= FEW:
        x = MARGIN
        hand_panel(canvas, view, w, x, 592)
        warehouse_panel(canvas, view, w, view.viewer, x + 592 + GUTTER, 392, board)
        _list(canvas, scene, w, names, x + 592 + 392 + 2 * GUTTER, 504)
    else:
        hand_panel(canvas, view, w, MARGIN, 496, strip=True)
        _table(canvas, scene, board, w, names, MARGIN + 496 + GUTTER, 1016)
    return canvas


def page_head(canvas: Canvas, scene: Scene, view: View, look: Look, w: Words, names: Sequence[str]) -> None:
    """The page says «your move» and asks its question beside the reader's own badge."""
    assert view.viewer is not None
    asked: Fact | None = scene.question
    if asked is None and scene.chosen:
        asked = Fact("gh-pic-confirm")
    own = ((view.viewer, asked),) if asked is not None else scene.awaited
    head(canvas, _with(scene, own), view, look, w, names, w("gh-pic-your-move"))


def _with(scene: Scene, awaited: tuple[tuple[Seat, Fact], ...]) -> Scene:
    return Scene(
        game=scene.game, view=scene.view, language=scene.language, names=scene.names, awaited=awaited
    )


# --- Targets -----------------------------------------------------------------------------------------------


class Target:
    """A place on the chart that stands for one or more answers."""

    def __init__(self, box: Box, tag: tuple[float, float], radius: int = 10) -> None:
        self.box, self.tag, self.radius = box, tag, radius
        self.numbers: list[int] = []
        self.cards = ""
        """Wind cards to pay, shown beside the tag."""
        self.ring = True

    @property
    def text(self) -> str:
        first, last = self.numbers[0], self.numbers[-1]
        if first == last:
            return str(first)
        return f"{first}–{last}" if last - first + 1 == len(self.numbers) else f"{first}…"


def _moving(view: View) -> ShipView | None:
    return next((ship for ship in view.ships if ship.id == view.chosen), None)


def _port_of(view: View) -> str:
    ship = _moving(view)
    return (ship.node or "V") if ship is not None else "V"


def _targets(board: Board, choices: Sequence[Choice]) -> list[Target]:
    """The places of all answers that lie on the chart, in the order of their numbers."""
    found: dict[str, Target] = {}
    for choice in choices:
        key, target = _target(board, choice)
        if target is None:
            continue
        target = found.setdefault(key, target)
        target.numbers.append(choice.number)
        target.cards = winds(choice)
    return list(found.values())


def winds(choice: Choice) -> str:
    """Colour letters of the wind cards an answer costs, from its offer."""
    for effect in choice.offer.effects:
        cards = effect.args.get("wind")
        if isinstance(cards, tuple):
            return "".join(term.key[-1] for term in cards if isinstance(term, Term))
    return ""


def _target(board: Board, choice: Choice) -> tuple[str, Target | None]:
    view = board.view
    match choice.move:
        case Choose(ship=name) | Raid(ship=name):
            box = board.boxes.get(name)
            return name, None if box is None else Target(box, _corner(board, name, box))
        case Sail(to=node):
            spot = board.layout.spots[node]
            box = Box(spot.x, spot.y, spot.width, spot.height)
            return node, Target(box, _tag_place(board, node))
        case Load(colour=colour):
            port = _port_of(view)
            x, y, count = board.quay[port, colour]
            target = Target(Box(x, y, CUBE * count, CUBE), (x + CUBE * count / 2, y + CUBE + 15))
            target.ring = False
            return colour, target
        case Keep() | Turn():
            ship = _moving(view)
            if ship is None or ship.node is None:
                return "", None
            ahead = ship.direction == "E"
            east = ahead if isinstance(choice.move, Keep) else not ahead
            way = "E" if east else "W"
            target = Target(board.boxes[ship.id], board.edge(ship.node, way, 30))
            target.ring = False
            return way, target
        case _:
            return "", None


def _corner(board: Board, name: str, box: Box) -> tuple[float, float]:
    """The tag of a ship: at the corner of its box that looks into the chart."""
    ship = next(ship for ship in board.view.ships if ship.id == name)
    if ship.node in ("V", "C", "M"):
        return box.x + box.width - 6, box.y + 8
    spot = board.layout.spots[ship.node or "S1"]
    x, _y = spot.inner
    return (box.x + box.width if x > box.x + box.width / 2 else box.x), box.y


def _tag_place(board: Board, node: str) -> tuple[float, float]:
    """The tag of a destination: on the inner side of the square, away from its name."""
    spot = board.layout.spots[node]
    if node == "V":
        return spot.x + spot.width + 2, spot.y + spot.height - 40
    if node == "C":
        return spot.x - 2, spot.y + spot.height - 40
    if node == "M":
        return spot.x + 34, spot.y
    x, _y = spot.inner
    if abs(x - spot.middle[0]) > spot.width / 2:
        return (spot.x + spot.width + 2 if x > spot.middle[0] else spot.x - 2), spot.y + spot.height - 36
    return spot.x + 36, spot.y


def _veil(canvas: Canvas, board: Board, targets: Sequence[Target], moving: ShipView | None) -> None:
    """Pales the chart and lays back what may be chosen, and the ship that moves."""
    clear = canvas.image.copy()
    board.bows(board.boxes)
    canvas.tint(MARGIN + RIM, CHART_TOP + RIM, WIDTH - MARGIN - RIM, CHART_BOTTOM - RIM, C["vellum"], VEIL)
    boxes = [target.box for target in targets]
    if moving is not None and moving.id in board.boxes:
        boxes.append(board.boxes[moving.id])
    if any(not target.ring and target.box.height == CUBE for target in targets):  # loading: the port
        spot = board.layout.spots[_port_of(board.view)]
        boxes.append(Box(spot.x, spot.y, spot.width, spot.height))
    for box in boxes:
        where = (box.x - 2, box.y - 2, box.x + box.width + 2, box.y + box.height + 10)
        canvas.image.paste(clear.crop(where), where[:2])
    bright = {(box.x, box.y) for box in boxes}
    board.bows([name for name, box in board.boxes.items() if (box.x, box.y) in bright])


def _ring(board: Board, targets: Sequence[Target], view: View) -> None:
    """Rings, ways, costs and numbers."""
    canvas = board.canvas
    moving = _moving(view)
    for target in targets:
        if target.ring:
            box = target.box
            canvas.put(marks.ring(box.width, box.height, target.radius), box.x, box.y)
    sails = [target for target in targets if target.ring and moving is not None]
    if moving is not None and moving.id in board.boxes:
        box = board.boxes[moving.id]
        canvas.put(marks.brackets(box.width, box.height), box.x, box.y)
    if sails and moving is not None and moving.node is not None and view.question == "sail":
        route = [node.id for node in view.route]
        spots = {board.layout.spots[node]: node for node in route if node in board.layout.spots}
        ends = [
            node
            for target in sails
            for spot, node in spots.items()
            if (spot.x, spot.y) == (target.box.x, target.box.y)
        ]
        far = max(ends, key=lambda node: abs(route.index(node) - route.index(moving.node or "V")))
        way = line(board.layout, route, moving.node, far)
        marks.way(canvas, part(way, 16, 1e9))
    if view.question != "load":
        for target in targets:
            _tag(board, target)
        return
    port = _port_of(view)
    spot = board.layout.spots[port]
    offered = {target.box.x for target in targets}
    for colour in COLOURS:
        if (port, colour) in board.quay:
            x, _y, count = board.quay[port, colour]
            if x not in offered:
                alpha = Image.new("L", (CUBE * count, CUBE), 255)
                marks.hatch(canvas, x, spot.y + board.tier(port).quay, CUBE * count, CUBE, 12, alpha)
    for target in targets:
        _tag(board, target)


def _tag(board: Board, target: Target) -> None:
    canvas = board.canvas
    x, y = target.tag
    if len(target.numbers) == 1:
        panels.number_disc(canvas, x, y, target.numbers[0], 25 if target.ring else 20)
    else:
        panels.chip(canvas, x, y, target.text, 28)
    if not target.cards:
        return
    # What it costs: on the empty square or berth itself, or beside a main port.
    box, count, width, tall = target.box, len(target.cards), 40, 58
    if box.width == PORT[0]:
        step = 44
        left = x + 34 if x < WIDTH / 2 else x - 34 - width - step * (count - 1)
        top = y - tall / 2
    elif "M" in board.layout.spots and box.x == board.layout.spots["M"].x:
        taken = sum(ship.node == "M" for ship in board.view.ships)
        bx, by = board.layout.berths[taken]
        room = box.x + box.width - bx - 12
        step = min(44, (room - width) // max(1, count - 1))
        left, top = bx + 4, by + (board.layout.berth_height - tall) / 2
    else:
        step = min(44, (box.width - 24 - width) // max(1, count - 1))
        left = box.x + (box.width - width - step * (count - 1)) / 2
        top = box.y + box.height - tall - 26
    for i, card in enumerate(target.cards):
        canvas.put(pieces.card(card, width), left + step * i, top)


# --- The foot ----------------------------------------------------------------------------------------------


def hand_panel(
    canvas: Canvas, view: View, w: Words, x: int, width: int, top: int = FOOT, height: int = PAGE_FOOT,
    strip: bool = False, card: int = 124,
) -> None:  # fmt: skip
    """The reader's cards by colour; from ten cards on each colour is one card with a chip."""
    assert view.hand is not None
    canvas.put(panels.panel(width, height, PAPER), x, top)
    count = sum(view.hand)
    label = w("word-cards", count=count)
    text, style = fit(
        w("gh-pic-hand"), NAME, width - 60 - fonts.width(label, Style(26, 600)), (36, 32, 28, 26)
    )
    canvas.words(x + 24, top + 50, text, style)
    canvas.words(x + width - 24, top + 50, label, Style(26, 600), FADED, "right")
    room = width - 48
    area = height - 84 - (58 if strip else 0)
    groups = list(by_colour(view.hand))
    if groups:
        _cards(canvas, groups, x + 24, top + 70, room, area, card)
    else:
        line_text, small = fit(w("gh-pic-no-cards"), Style(28, 600), room, (28, 26, 24))
        canvas.middle(x + width / 2, top + 64 + area / 2, line_text, small, FADED, "centre")
    if strip:
        own = view.players[view.viewer or 0].warehouse
        if own is not None:
            y = top + height - 44
            canvas.rule(x + 20, x + width - 20, y - 28, PAPER.hair)
            for i, (letter, number) in enumerate(zip(COLOURS, own, strict=True)):
                cx = x + 30 + i * (width - 50) // 6
                canvas.put(pieces.sign_disc(letter, 32), cx, y - 14)
                canvas.middle(cx + 38, y + 2, str(number), Style(28, 700), INK if number else FADED)


def _cards(
    canvas: Canvas, groups: Sequence[tuple[str, int]], x: float, y: float, room: float, area: float, most: int
) -> None:
    total = sum(count for _, count in groups)
    single = total < 10
    gap = 14
    width = min(most, round((area - 18) / 1.45))
    peek = round(width * 0.24)  # what is seen of a card behind another

    def wide(size: int) -> float:
        seen = round(size * 0.24)
        each = [size + seen * (count - 1 if single else 0) for _, count in groups]
        return sum(each) + gap * (len(groups) - 1)

    while wide(width) > room and width > 56:
        width -= 2
    peek = round(width * 0.24)
    tall = round(width * 1.45)
    left = x + max(0.0, (room - wide(width)) / 2 if most > 120 else 0)
    top = y + max(0.0, (area - tall) / 2) - 2
    for colour, count in groups:
        if single:
            for i in range(count):
                canvas.put(pieces.card(colour, width), left + peek * i, top)
            left += width + peek * (count - 1) + gap
        else:
            if count > 1:
                canvas.put(pieces.card(colour, width), left - 4, top - 4)
            canvas.put(pieces.card(colour, width), left, top)
            if count > 1:
                panels.chip(
                    canvas, left + width - 14, top + tall - 8, f"×{count}", max(22, min(28, width // 3))
                )
            left += width + gap


def warehouse_panel(
    canvas: Canvas, view: View, w: Words, seat: Seat, x: int, width: int, board: Board, top: int = FOOT,
    height: int = PAGE_FOOT,
) -> None:  # fmt: skip
    """The reader's warehouse: six columns of cubes; a missing colour is an empty well with its sign."""
    canvas.put(panels.panel(width, height, PAPER), x, top)
    own = view.players[seat].warehouse or (0, 0, 0, 0, 0, 0)
    canvas.put(pieces.warehouse(seat, 72, board.crest(seat)), x + 22, top + 16)
    text, style = fit(w("gh-pic-warehouse"), NAME, width - 128, (34, 30, 28, 26))
    canvas.words(x + 106, top + 46, text, style)
    line_text = w("gh-pic-stock", cubes=sum(own), colours=sum(1 for count in own if count))
    text, style = fit(line_text, Style(24, 600), width - 124, (24, 22))
    canvas.words(x + 106, top + 78, text, style, FADED)
    y0, y1 = top + 102, top + height - 18
    step = (width - 40) / 6
    size = 44 if step < 70 else 52
    for i, (letter, count) in enumerate(zip(COLOURS, own, strict=True)):
        left = round(x + 20 + step * i + 3)
        wide = round(step - 6)
        canvas.put(panels.well(wide, y1 - y0, PAPER.well, PAPER.hair, 6), left, y0)
        middle = left + wide / 2
        if not count:
            canvas.centre(pieces.sign(letter, 28, PAPER.hair, PAPER.well), middle, y1 - 28)
            continue
        front = round(size / 1.24)
        most = int((y1 - y0 - 10 - (size - front)) // front)
        seen = count if count <= most else 1
        for k in range(seen):
            canvas.put(pieces.cube(letter, size), middle - size / 2 + 1, y1 - 6 - size - k * front)
        if count > most:
            panels.chip(canvas, middle, y1 - 6 - size - 24, f"×{count}", 26)


def _list(canvas: Canvas, scene: Scene, w: Words, names: Sequence[str], x: int, width: int) -> None:
    """The same answers as in the menu, with what they cost and bring."""
    height = PAGE_FOOT
    canvas.put(panels.panel(width, height, PAPER), x, FOOT)
    if not scene.choices:
        _chosen(canvas, scene, w, names, x, width)
        return
    count = len(scene.choices)
    step = min(88, (height - 24) / count)
    y = FOOT + (height - step * count) / 2
    for i, choice in enumerate(scene.choices):
        middle = y + step / 2
        if i:
            canvas.rule(x + 20, x + width - 20, round(y) - 1, PAPER.hair)
        _row(canvas, choice, w, names, x, width, middle, step)
        y += step


def _row(
    canvas: Canvas,
    choice: Choice,
    w: Words,
    names: Sequence[str],
    x: int,
    width: int,
    middle: float,
    step: float,
) -> None:
    panels.number_disc(canvas, x + 44, middle, choice.number, 24 if step > 54 else 20)
    right = float(x + width - 22)
    cards = choice.move.cards if isinstance(choice.move, Raid) else winds(choice)
    size = 40 if step > 60 else 30
    for card in reversed(cards):
        right -= size
        canvas.put(pieces.card(card, size), right, middle - size * 0.725)
        right -= 6
    room = right - (x + 84) - 8
    label = _label(choice, w, names)
    notes = [
        w.say(effect, names)
        for effect in choice.offer.effects
        if effect.key not in ("gh-effect-wind", "gh-effect-refill", "gh-effect-skips")
    ]
    note = " · ".join(notes)
    if not note:
        lines, style = fit_lines(label, Style(30, 700), room, 1 if step < 60 else 2, (30, 28, 26, 24, 22))
        for k, text in enumerate(lines):
            offset = (k - (len(lines) - 1) / 2) * style.size * 1.2
            canvas.middle(x + 84, middle + offset, text, style)
        return
    if step < 60:
        text, style = fit(label, Style(28, 700), room * 0.62, (28, 26, 24, 22))
        wide = canvas.middle(x + 84, middle, text, style)
        text, style = fit(note, Style(22, 600), room - wide - 16, (22,))
        canvas.middle(x + 84 + wide + 16, middle, text, style, FADED)
        return
    text, style = fit(label, Style(30, 700), room, (30, 28, 26, 24, 22))
    lines, small = fit_lines(note, Style(22, 600), room, 2 if step > 78 else 1, (22,))
    block = 30 + 26 * len(lines)
    canvas.words(x + 84, middle - block / 2 + 26, text, style)
    for k, line_text in enumerate(lines):
        canvas.words(x + 84, middle - block / 2 + 26 + 28 + 26 * k, line_text, small, FADED)


def _label(choice: Choice, w: Words, names: Sequence[str]) -> str:
    return w.say(choice.offer.label, names)


def _chosen(canvas: Canvas, scene: Scene, w: Words, names: Sequence[str], x: int, width: int) -> None:
    """The draft: what Confirm will make public."""
    text, style = fit(w("gh-pic-confirm"), Style(32, 700), width - 48, (32, 30, 28, 26))
    canvas.words(x + 24, FOOT + 50, text, style)
    text, small = fit(w("gh-pic-confirm-note"), Style(24, 600), width - 48, (24, 22))
    canvas.words(x + 24, FOOT + 86, text, small, FADED)
    canvas.rule(x + 20, x + width - 20, FOOT + 104, PAPER.hair)
    told = " ".join(w.say(fact, names) for fact in scene.caption if fact.key in CAPTIONS)
    lines, style = fit_lines(
        told or "  ".join(str(move) for move in scene.chosen), Style(28, 600), width - 48, 5, (28, 26, 24, 22)
    )
    for k, line_text in enumerate(lines):
        canvas.words(x + 24, FOOT + 140 + round(style.size * 1.26) * k, line_text, style)


def _table(
    canvas: Canvas, scene: Scene, board: Board, w: Words, names: Sequence[str], x: int, width: int
) -> None:
    """Many answers: a table of small cells, read by columns."""
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
    radius = 20 if step >= 46 else 17
    panels.number_disc(canvas, x + radius, y, choice.number, radius)
    left = x + 2 * radius + 12
    code = Style(26 if step >= 46 else 24, 700)
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
            label, style = fit(_label(choice, w, names), code, width - (left - x) - height - 8, (26, 24, 22))
            canvas.middle(left + height + 8, y, label, style)
        case Ports(ports=ports):
            own = [ship for ship in board.view.ships if ship.seat == board.view.viewer]
            each = (width - (left - x)) / 3
            for ship, letter in zip(own, ports, strict=False):
                canvas.put(board.sprite(ship, height), left, y - height / 2)
                canvas.middle(left + height + 4, y, letter, code)
                left += each
        case _:
            label, style = fit(_label(choice, w, names), code, width - (left - x), (26, 24, 22))
            canvas.middle(left, y, label, style)


__all__ = ["LOOK", "hand_panel", "listed", "paint_page", "warehouse_panel"]
