"""The panels of a player board: huts, persons, ceremony area, buildings, things, jewelry."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.core import Seat
from bot.games.bora_bora.board import Person, person_of
from bot.games.bora_bora.building import Built, Pair
from bot.games.bora_bora.gains import Carried, Got
from bot.games.bora_bora.helper import Shifted
from bot.games.bora_bora.jewelry import Bought
from bot.games.bora_bora.persons import PutPerson, Welcomed
from bot.games.bora_bora.using import Used
from bot.games.bora_bora.view import PlayerView, SpaceView, SpotView, View
from bot.text import Words
from render.bora_bora import counts
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.shelf import NUMBER, Place, Tile, heading, hit, number, panel, shelf, well
from render.bora_bora.targets import NOTHING, VEIL, Targets, target
from render.bora_bora.theme import LOOK, PAPER, C
from render.kit import fonts, marks, panels
from render.kit.canvas import Area, Canvas
from render.kit.colour import RGB, mix
from render.kit.flow import Art, Box, Field, Gap, Sized, Text, column, row
from render.kit.palette import FADED

LAST = 12
"""The number of the collecting space."""
SIDE = 24
"""Width of the letters before the rows of spaces."""
HELD = 52
"""Height of a line of belongings."""
TINT: dict[str, RGB] = {
    "sand": mix(C["sand"], C["field"], 0.45),
    "stone": mix(C["stone"], C["field"], 0.55),
    "wood": mix(C["wood"], C["field"], 0.6),
}


# --- Huts and persons --------------------------------------------------------------------------------------


def spots(view: View, seat: Seat, ask: Targets = NOTHING) -> Box:
    """Spaces 1 to 12 in two rows; the last one is the collecting space for huts."""
    every = view.players[seat].spots
    return panel(shelf([Tile(partial(_one, view, seat, spot, ask)) for spot in every], 6), "bb-see-spots")


def _one(view: View, seat: Seat, spot: SpotView, ask: Targets, canvas: Canvas, place: Place) -> None:
    x, y, width, height = place
    last = spot.number == LAST
    ground = mix(C["tapa_light"], C["tapa"], 0 if last and spot.person is None else 0.62)
    canvas.put(panels.well(width, height, ground, C["tapa_dark"], 8), x, y)
    if spot.person is not None:
        _person(canvas, view, seat, spot, spot.person, place, ask)
        return
    half = min(46, round((height - 44) / 2), round(width / 2 - 8))
    middle = y + height / 2 + 14
    if last:
        canvas.put(symbols.faint("hut-12", 17, 0.6), x + width - 42, y + 8)
        _huts(canvas, seat, spot.huts, x + width / 2, middle, width)
    elif spot.huts:
        canvas.centre(symbols.hut(seat, half), x + width / 2, middle)
    if last and any(isinstance(e, Carried) and e.who == seat for e in view.marks):
        hit(canvas, place, 8)
    text = str(spot.number)
    if last and view.marks:  # no bracket may cover the number
        canvas.put(panels.well(round(fonts.width(text, NUMBER)) + 14, 36, ground, ground, 8), x + 5, y + 5)
    canvas.middle(x + 12, y + 24, text, NUMBER, FADED)
    key = f"spot:{spot.number}"
    if key in ask and isinstance(view.task, PutPerson) and spot.huts == 0:
        person = person_of(view.task.person)
        tile = min(width - 28, round((height - 58) / tiles.PERSON))
        left, upper = x + (width - tile) / 2, y + height - tile * tiles.PERSON - 10  # below the number
        pale = tiles.person(person.sex, symbols.kind(view.printed, person.kind), person.symbols, tile, True)
        canvas.put(pale, left, upper)
        canvas.put(marks.chosen(tile, pale.height, 8), left, upper)
    target(canvas, ask, key, place)


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
    canvas: Canvas, view: View, seat: Seat, spot: SpotView, person: Person, place: Place, ask: Targets
) -> None:
    """Draw a person: at its first place, or moved down with a tick after the tattoo or the gift of shells."""
    x, y, width, height = place
    wide = min(width - 22, round((height - 50) / tiles.PERSON))
    tile = tiles.person(person.sex, symbols.kind(view.printed, person.kind), person.symbols, wide)
    tall, left = tile.height, x + (width - wide) // 2
    upper = y + height - tall - 6 if spot.shifted else y + 8
    canvas.put(tile, left, upper)
    if spot.shifted:
        canvas.middle(x + 12, y + 22, str(spot.number), NUMBER, FADED)
        canvas.put(tiles.shifted(60), x + width - 66, y + 6)
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


def ceremony(view: View, seat: Seat, ask: Targets = NOTHING) -> Box:
    """The spaces, in rows a to c.

    Buildings lie on two spaces; materials without a space stand in a row below.
    """
    player = view.players[seat]
    areas = player.ceremony
    across = max(int(space.id[1:]) for space in areas)
    found: dict[str, Place] = {}
    lines = [row(Gap(SIDE, grow=0), *[number(k + 1) for k in range(across)])]
    for at in range(0, len(areas), across):
        cells = [Tile(partial(_area, view, seat, space, found)) for space in areas[at : at + across]]
        lines.append(row(Sized(number(areas[at].id[0], 0), SIDE), *cells, grow=1))
    if player.beside:
        lines.append(row(Gap(SIDE, grow=0), *[_beside(*each) for each in player.beside], gap=24))
    box = column(*lines)

    def draw(canvas: Canvas, area: Area) -> None:
        box.lay(canvas, *area)
        _buildings(canvas, view, seat, found)
        if ask.active:
            _spaces_asked(canvas, player, found, ask)

    return panel(Field(draw), "bb-see-ceremony")


def _area(
    view: View, seat: Seat, space: SpaceView, found: dict[str, Place], canvas: Canvas, place: Place
) -> None:
    """Draw a space, and tell where it is."""
    found[space.id] = place
    x, y, width, height = place
    tint = TINT[space.kind]
    canvas.put(panels.well(width, height, tint, mix(tint, C["bark"], 0.4), 6), x, y)
    half = round(min(width, height) * 0.36)
    if space.filled:
        canvas.centre(symbols.symbol(space.kind, half, True), x + width / 2, y + height / 2)
        if any(isinstance(e, Got) and e.who == seat and e.space == space.id for e in view.marks):
            hit(canvas, place, 8)
    elif space.building is None:
        pale = symbols.faint(space.kind, round(half * 0.7), 0.45)
        canvas.centre(pale, x + width / 2, y + height / 2)


def _buildings(canvas: Canvas, view: View, seat: Seat, found: Mapping[str, Place]) -> None:
    """Draw the buildings over their spaces."""
    spaces: dict[int, list[str]] = {}
    for space in view.players[seat].ceremony:
        if space.building is not None:
            spaces.setdefault(space.building, []).append(space.id)
    for built, names in spaces.items():
        (ax, ay, *_), (bx, by, wide, tall) = (found[name] for name in names)
        place = (ax, ay, bx - ax + wide, by - ay + tall)
        canvas.put(tiles.built(seat, *place[2:]), ax, ay)
        canvas.put(symbols.neutral_die(built, 17), bx + wide - 42, by + tall - 42)
        if any(isinstance(e, Built) and e.who == seat and e.number == built for e in view.marks):
            hit(canvas, place, 6)


def _spaces_asked(canvas: Canvas, player: PlayerView, found: Mapping[str, Place], ask: Targets) -> None:
    pairs = [choice for choice in ask.choices if isinstance(choice.move, Pair)]
    used = {name for choice in pairs for name in (choice.move.one, choice.move.other)}
    for space in player.ceremony:
        if space.id not in used:
            target(canvas, ask, f"space:{space.id}", found[space.id], 8)
    for choice in pairs:  # the number is between its two spaces
        (ax, ay, *_), (bx, by, wide, tall) = found[choice.move.one], found[choice.move.other]
        ask.tag((choice,), (ax + bx + wide) / 2, (ay + by + tall) / 2, 26)


def _beside(kind: str, count: int) -> Box:
    """A material that has no space."""
    many = [Text(f"×{count}", NUMBER)] if count > 1 else []
    return row(Art(symbols.symbol(kind, 24, True)), *many)


# --- Things, buildings, jewelry ----------------------------------------------------------------------------


def things(view: View, seat: Seat, ask: Targets = NOTHING, narrow: bool = False) -> Box:
    """The remaining buildings and the numbers of offerings, shells, cards, god tiles and priests; two lines
    of each in a narrow panel."""
    count = view.printed.bonus_needs["buildings"]
    lots = [Tile(partial(_lot, view, seat, ask, k + 1), tiles.BUILDING) for k in range(count)]
    held = counts.things(view.players[seat], seat)
    parts = (held[:3], held[3:]) if narrow else (held,)
    lines = [Field(partial(_held, part), height=HELD, grow=0) for part in parts]
    return panel(column(shelf(lots, 3 if narrow else 0), *lines))


def _held(part: counts.Counts, canvas: Canvas, area: Area) -> None:
    counts.row(canvas, part, area)


def _lot(view: View, seat: Seat, ask: Targets, at: int, canvas: Canvas, place: Place) -> None:
    """Draw a building, or the number of one that is built."""
    x, y, width, height = place
    if at in view.players[seat].buildings:
        canvas.put(tiles.building(seat, at, width), x, y)
        target(canvas, ask, f"building:{at}", place)
        return
    well(canvas, place)
    canvas.middle(x + width / 2, y + height / 2, str(at), NUMBER, C["tapa_dark"], "centre")


def jewels(view: View, seat: Seat, w: Words) -> Box:
    """The jewelry bought so far; one can be bought in each round."""
    held = view.players[seat].jewels
    head = row(Art(LOOK.badge(seat, 44)), heading(w("bb-pic-jewelry")))
    count = max(view.printed.rounds, len(held))
    return panel(column(head, shelf([Tile(partial(_bought, view, seat, k)) for k in range(count)], 3)))


def _bought(view: View, seat: Seat, at: int, canvas: Canvas, place: Place) -> None:
    held = view.players[seat].jewels
    if at >= len(held):
        well(canvas, place)
        return
    tiles.jewel(held[at], canvas, place)
    if any(event == Bought(seat, held[at].id) for event in view.marks):
        hit(canvas, place)
