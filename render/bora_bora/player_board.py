"""Draw a player board: huts and persons, ceremony area, buildings, things, jewelry, tasks, bonuses."""

from __future__ import annotations

from bot.core import Seat
from bot.games.bora_bora.board import Person, person_of
from bot.games.bora_bora.building import Built, Pair
from bot.games.bora_bora.gains import Carried, Got
from bot.games.bora_bora.helper import Shifted
from bot.games.bora_bora.jewelry import Bought
from bot.games.bora_bora.persons import PutPerson, Welcomed
from bot.games.bora_bora.using import Used
from bot.games.bora_bora.view import PlayerView, SpotView, View
from bot.text import Words
from render.bora_bora import counts
from render.bora_bora.main_board import heading
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.shelf import hit, jewel, places, well
from render.bora_bora.targets import NOTHING, VEIL, Targets, target
from render.bora_bora.theme import LOOK, PAPER, C
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.colour import RGB, mix
from render.kit.fonts import Style
from render.kit.palette import FADED, INK, IVORY
from render.kit.shapes import rounded
from render.kit.sketch import Sketch, Sprite, sprite

NUMBER = Style(34, 800)
TINT: dict[str, RGB] = {
    "sand": mix(C["sand"], C["field"], 0.45),
    "stone": mix(C["stone"], C["field"], 0.55),
    "wood": mix(C["wood"], C["field"], 0.6),
}


# --- Huts and persons --------------------------------------------------------------------------------------


@sprite
def _spot(width: int, height: int, last: bool) -> Sprite:
    s = Sketch(width, height, 2)
    fill = mix(C["tapa_light"], C["tapa"], 0.0 if last else 0.62)
    s.polygon(rounded(1, 1, width - 1, height - 1, 8), fill, C["tapa_dark"], 2.4)
    return s.sprite()


@sprite
def _patch(width: int) -> Sprite:
    """The ground of a number that is drawn on a mark."""
    s = Sketch(width, 36, 2)
    s.polygon(rounded(0, 0, width, 36, 8), C["tapa_light"])
    return s.sprite()


@sprite
def _shifted(width: int) -> Sprite:
    """A tick in an ink pill: this person has been tattooed or has given shells."""
    s = Sketch(width, 30, 4)
    s.polygon(rounded(0, 0, width, 30, 15), INK)
    x = width / 2
    s.line([(x - 11, 15), (x - 3, 22), (x + 12, 7)], IVORY, 5)
    return s.sprite()


def spots(
    canvas: Canvas, view: View, seat: Seat, x: int, y: int, width: int, height: int, ask: Targets = NOTHING
) -> None:
    """Draw spaces 1 to 12 in two rows; the last one is the collecting space for huts."""
    panels.lay(canvas, x, y, width, height, PAPER)
    canvas.note("bb-see-spots", x, y, width, height)
    player = view.players[seat]
    area = (x + 12, y + 12, width - 24, height - 24)
    for spot, place in zip(player.spots, places(area, len(player.spots), 6), strict=True):
        _one(canvas, view, seat, spot, *place, ask)


def _one(
    canvas: Canvas,
    view: View,
    seat: Seat,
    spot: SpotView,
    x: int,
    y: int,
    width: int,
    height: int,
    ask: Targets,
) -> None:
    last = spot.number == 12
    canvas.put(_spot(width, height, last and spot.person is None), x, y)
    key = f"spot:{spot.number}"
    box = (float(x), float(y), float(width), float(height))
    if spot.person is not None:
        _person(canvas, view, seat, spot, spot.person, x, y, width, height, ask)
        return
    half = min(46, round((height - 44) / 2), round(width / 2 - 8))
    middle = y + height / 2 + 14
    if last:
        canvas.put(symbols.faint("hut-12", 17, 0.6), x + width - 42, y + 8)
        _huts(canvas, seat, spot.huts, x + width / 2, middle, width)
    elif spot.huts:
        canvas.centre(symbols.hut(seat, half), x + width / 2, middle)
    if last and any(isinstance(e, Carried) and e.who == seat for e in view.marks):
        hit(canvas, (x, y, width, height), 8)
    number = str(spot.number)
    if last and view.marks:  # no bracket may cover the number
        canvas.put(_patch(round(fonts.width(number, NUMBER)) + 14), x + 5, y + 5)
    canvas.middle(x + 12, y + 24, number, NUMBER, FADED)
    if key in ask and isinstance(view.task, PutPerson) and spot.huts == 0:
        person = person_of(view.task.person)
        tile = min(width - 28, round((height - 58) / 1.36))
        left, upper = x + (width - tile) / 2, y + height - tile * 1.36 - 10  # below the number
        pale = tiles.person(person.sex, symbols.kind(view.printed, person.kind), person.symbols, tile, True)
        canvas.put(pale, left, upper)
        canvas.put(marks.chosen(tile, round(tile * 1.36), 8), left, upper)
    target(canvas, ask, key, box, PAPER.ground, 26)


def _huts(canvas: Canvas, seat: Seat, count: int, x: float, y: float, width: int) -> None:
    """Draw the huts on the collecting space: up to four as huts, more as a number."""
    if count > 4:
        canvas.centre(symbols.hut(seat, 40), x, y - 4)
        panels.chip(canvas, x + 34, y + 34, f"×{count}", 34)
        return
    half = 42 if count == 1 else 29
    step = min(width / 2 - 6.0, 2 * half + 6.0)
    if count <= 2:
        for k in range(count):
            canvas.centre(symbols.hut(seat, half), x + (k - (count - 1) / 2) * step, y)
        return
    for k in range(count):
        side = (k % 2 - 0.5) * step if k < 2 or count == 4 else 0.0
        canvas.centre(symbols.hut(seat, half), x + side, y + (30 if k > 1 else -32))


def _person(
    canvas: Canvas, view: View, seat: Seat, spot: SpotView, person: Person, x: int, y: int, width: int,
    height: int, ask: Targets,
) -> None:  # fmt: skip
    """Draw a person: at its first place, or moved down with a tick after the tattoo or the gift of shells."""
    wide = min(width - 22, round((height - 50) / 1.36))
    tall = round(wide * 1.36)
    left = x + (width - wide) // 2
    upper = y + height - tall - 6 if spot.shifted else y + 8
    kind = symbols.kind(view.printed, person.kind)
    canvas.put(tiles.person(person.sex, kind, person.symbols, wide), left, upper)
    if spot.shifted:
        canvas.middle(x + 12, y + 22, str(spot.number), NUMBER, FADED)
        canvas.put(_shifted(60), x + width - 66, y + 6)
    else:
        canvas.middle(x + width / 2, y + height - 19, str(spot.number), NUMBER, FADED, "centre")
    if any(_moved(event, seat, person) for event in view.marks):
        canvas.put(marks.brackets(wide, tall, 2, 20), left, upper)
    if not ask.active:
        return
    person_moves = ask.of(f"person:{person.id}") + ask.of(f"use:{person.sex}{person.kind}")
    if not person_moves:
        canvas.tint(x, y, x + width, y + height, PAPER.ground, VEIL)
        return
    canvas.put(marks.ring(wide, tall, 10, 1), left, upper)
    if len(person_moves) == 1:
        ask.tag(person_moves, left + wide - 18, upper + 18, 26)
        return
    end = left + wide / 2 + (min(3, len(person_moves)) - 1) * 23  # on the band, so the kind stays visible
    ask.tag(person_moves, end, upper + tall - 20, 25, 3)


def _moved(event: object, seat: Seat, person: Person) -> bool:
    """Whether an event of the last turn was about a person of a seat."""
    match event:
        case Welcomed(who=who, person=name) | Shifted(who=who, person=name):
            return who == seat and name == person.id
        case Used(who=who, sex=sex, kind=kind):
            return who == seat and (sex, kind) == (person.sex, person.kind)
    return False


# --- Ceremony area -----------------------------------------------------------------------------------------


@sprite
def _space(kind: str, width: int, height: int) -> Sprite:
    s = Sketch(width, height, 2)
    s.polygon(rounded(1, 1, width - 1, height - 1, 6), TINT[kind], mix(TINT[kind], C["bark"], 0.4), 2.4)
    return s.sprite()


def ceremony(
    canvas: Canvas, view: View, seat: Seat, w: Words, x: int, y: int, width: int, height: int,
    ask: Targets = NOTHING,
) -> None:  # fmt: skip
    """Draw the spaces, in rows a to c.

    Buildings lie on two spaces; materials without a space stand in a row below.
    """
    panels.lay(canvas, x, y, width, height, PAPER)
    canvas.note("bb-see-ceremony", x, y, width, height)
    player = view.players[seat]
    spare = 58 if player.beside else 0
    side, top = 38, 40
    columns = max(int(space.id[1:]) for space in player.ceremony)
    step = (width - side - 16) / columns
    row = (height - top - 14 - spare) / (len(player.ceremony) // columns)
    wide, tall = round(step - 6), round(row - 6)
    boxes: dict[str, tuple[int, int]] = {}
    for k in range(columns):
        canvas.middle(x + side + step * (k + 0.5), y + 24, str(k + 1), Style(34, 800), FADED, "centre")
    for k, space in enumerate(player.ceremony):
        left, upper = round(x + side + k % columns * step + 3), round(y + top + k // columns * row + 3)
        boxes[space.id] = (left, upper)
        if k % columns == 0:
            canvas.middle(x + 22, upper + tall / 2, space.id[0], Style(34, 800), FADED, "centre")
        canvas.put(_space(space.kind, wide, tall), left, upper)
        half = round(min(wide, tall) * 0.36)
        cx, cy = left + wide / 2, upper + tall / 2
        if space.filled:
            canvas.centre(symbols.symbol(space.kind, half, True), cx, cy)
            if any(isinstance(e, Got) and e.who == seat and e.space == space.id for e in view.marks):
                hit(canvas, (left, upper, wide, tall), 8)
        elif space.building is None:
            canvas.centre(symbols.faint(space.kind, round(half * 0.7), 0.45), cx, cy)
    seen: set[int] = set()
    for space in player.ceremony:
        if space.building is None or space.building in seen:
            continue
        seen.add(space.building)
        other = next(s for s in player.ceremony if s.building == space.building and s.id != space.id)
        (ax, ay), (bx, by) = boxes[space.id], boxes[other.id]
        size = (bx - ax + wide, by - ay + tall)
        canvas.put(tiles.built(seat, *size), ax, ay)
        canvas.put(symbols.neutral_die(space.building, 17), ax + size[0] - 42, ay + size[1] - 42)
        if any(isinstance(e, Built) and e.who == seat and e.number == space.building for e in view.marks):
            hit(canvas, (ax, ay, *size), 6)
    if spare:
        _beside(canvas, player, x + side, y + height - spare - 4)
    if ask.active:
        _spaces_asked(canvas, player, boxes, wide, tall, ask)


def _spaces_asked(
    canvas: Canvas, player: PlayerView, boxes: dict[str, tuple[int, int]], wide: int, tall: int, ask: Targets
) -> None:
    pairs = [choice for choice in ask.choices if isinstance(choice.move, Pair)]
    used = {name for choice in pairs for name in (choice.move.one, choice.move.other)}
    for space in player.ceremony:
        left, upper = boxes[space.id]
        if space.id not in used:
            target(canvas, ask, f"space:{space.id}", (left, upper, wide, tall), PAPER.ground, 26, 8)
    for choice in pairs:  # the number is between its two spaces
        (ax, ay), (bx, by) = boxes[choice.move.one], boxes[choice.move.other]
        ask.tag((choice,), (ax + bx + wide) / 2, (ay + by + tall) / 2, 26)


def _beside(canvas: Canvas, player: PlayerView, x: float, y: float) -> None:
    """Draw the materials that have no space."""
    for kind, count in player.beside:
        canvas.put(symbols.symbol(kind, 24, True), x, y)
        if count > 1:
            canvas.middle(x + 54, y + 24, f"×{count}", Style(34, 800))
        x += 130


# --- Things, buildings, jewelry ----------------------------------------------------------------------------


def things(
    canvas: Canvas, view: View, seat: Seat, x: int, y: int, width: int, height: int, ask: Targets = NOTHING
) -> None:
    """Draw the remaining buildings and the numbers of offerings, shells, cards, god tiles and priests."""
    panels.lay(canvas, x, y, width, height, PAPER)
    player = view.players[seat]
    every, narrow = view.printed.bonus_needs["buildings"], width < 420  # the narrow panels are high
    across = min(3, every) if narrow else every
    low = 128 if narrow else 72
    step, row = (width - 28) / across, (height - low - 14) / -(-every // across)
    wide = round(min(step - 10, (row - 6) / 1.32))
    tall = round(wide * 1.32)
    for k in range(every):
        left = round(x + 14 + step * (k % across + 0.5) - wide / 2)
        upper = round(y + 14 + k // across * row)
        if k + 1 in player.buildings:
            canvas.put(tiles.building(seat, k + 1, wide), left, upper)
            target(canvas, ask, f"building:{k + 1}", (left, upper, wide, tall), PAPER.ground, 24)
        else:
            well(canvas, (left, upper, wide, tall))
            canvas.middle(
                left + wide / 2, upper + tall / 2, str(k + 1), Style(34, 800), C["tapa_dark"], "centre"
            )
    held = counts.things(player, seat)
    for k, part in enumerate((held[:3], held[3:]) if narrow else (held,)):
        counts.row(canvas, part, (x + 18, y + height - low + 8 + 56 * k, width - 36, 56))


def jewels(canvas: Canvas, view: View, seat: Seat, w: Words, x: int, y: int, width: int, height: int) -> None:
    """Draw the jewelry bought so far; one can be bought in each round."""
    panels.lay(canvas, x, y, width, height, PAPER)
    player = view.players[seat]
    canvas.put(LOOK.badge(seat, 44), x + 16, y + 6)
    heading(canvas, w("bb-pic-jewelry"), x + 70, y + 40, width - 88)
    area = (x + 12, y + 52, width - 24, height - 60)
    for k, place in enumerate(places(area, max(view.printed.rounds, len(player.jewels)), 3)):
        if k >= len(player.jewels):
            well(canvas, place)
            continue
        jewel(canvas, place, player.jewels[k])
        if any(event == Bought(seat, player.jewels[k].id) for event in view.marks):
            hit(canvas, place)
