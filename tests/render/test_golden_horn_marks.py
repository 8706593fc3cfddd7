"""Golden Horn: every kind of thing that a turn does leaves a mark, and Confirm hides none of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any, Final

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.core import CHANCE, Term, complete_options, fact
from bot.games.golden_horn.components import MAIN_PORTS
from bot.games.golden_horn.scoring import total
from bot.games.golden_horn.validate import load
from bot.games.golden_horn.view import (
    Arrived,
    Called,
    Loaded,
    Mark,
    Passed,
    Raided,
    Refilled,
    Sailed,
    ShipView,
    View,
)
from bot.games.registry import GAMES
from bot.match.engine.moves import preview
from bot.text import LANGUAGES, words
from render.golden_horn import pieces, targets, turn_page
from render.golden_horn.board import Board, look_of, worth
from render.golden_horn.draft import draft as turn_of
from render.golden_horn.draft import placed
from render.golden_horn.layout import HOLDINGS, PORT, layout
from render.golden_horn.lobby import crests as crests_of
from render.golden_horn.marks import losses, ways
from render.golden_horn.pieces.sheet import LILY, ROSE
from render.golden_horn.strip import LINE, TOP, pictures
from render.golden_horn.theme import PAPER
from render.kit import confirm as kit
from render.kit import marks
from render.kit.canvas import Area, Canvas
from render.kit.chips import covered, meet
from render.kit.marks import brackets
from render.kit.own_look import worn
from render.kit.palette import GOLD
from render.kit.sketch import Sprite
from render.kit.watching import watching
from render.paint import canvas
from render.scene import OwnLook, Scene
from tests.gallery import LONG_NAMES, NAMES, Shot, draft, lobby, played, private, public
from tests.long import LONG, long_but
from tests.render.ways import ways_drawn

RULES: Final = GAMES["golden_horn"]


@cache
def shots(seats: int, seed: int = 1, *, opened: bool = False) -> tuple[Shot, ...]:
    return tuple(played(RULES, seats, seed, {"open_warehouses": "on"} if opened else {}))


def seen(shot: Shot) -> View:
    view = RULES.view(shot.state, None)
    assert isinstance(view, View)
    return view


def differ(one: Scene, other: Scene) -> bool:
    return ImageChops.difference(canvas(one).image, canvas(other).image).getbbox() is not None


def told(event: Mark) -> bool:
    """Whether something has changed: not if a ship arrives with nothing where no cards are drawn."""
    return not isinstance(event, Arrived) or bool(event.count or event.cards)


@pytest.mark.parametrize(
    ("seats", "opened"), long_but([(2, False), (2, True), (3, False), (3, True), (4, False)], (3, True))
)
def test_every_event_leaves_a_mark(seats: int, opened: bool) -> None:
    """The picture differs from one of the same position in which the event has not happened."""
    kinds: set[str] = set()
    for shot in shots(seats, opened=opened):
        view = seen(shot)
        for event in view.marks:
            kind = type(event).__name__
            if kind in kinds or isinstance(event, Called) or not told(event):
                continue
            kinds.add(kind)
            scene = public(RULES, shot, "en", NAMES)
            without = replace(view, marks=tuple(one for one in view.marks if one is not event))
            if not without.marks:  # which would be a match that has not begun
                without = replace(without, marks=(Called(0),))
            assert differ(scene, replace(scene, view=without)), event
    assert kinds >= {"Raided", "Loaded", "Refilled", "Sailed", "Arrived", "Turned"}


@pytest.mark.parametrize(("sailed", "marked"), [(False, 2), (True, 0)])
def test_ships_are_marked_as_placed_only_before_the_first_voyage(
    sailed: bool, marked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who has taken a turn back leaves no mark either."""
    drawn: list[int] = []
    real = marks.brackets

    def spy(*size: Any) -> Any:
        drawn.append(1)
        return real(*size)

    monkeypatch.setattr(marks, "brackets", spy)
    first = (shot for shot in shots(2) if seen(shot).round == 1)
    shot = next(one for one in first if any(s.node not in MAIN_PORTS for s in seen(one).ships) == sailed)
    canvas(replace(public(RULES, shot, "en", NAMES), view=replace(seen(shot), marks=())))
    assert len(drawn) == marked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_passed_is_marked(seats: int, language: str) -> None:
    shot = shots(seats)[-40]
    view = replace(seen(shot), marks=(Passed(1),))
    page = canvas(replace(public(RULES, shot, language, LONG_NAMES), view=view))
    left, top, width, height = layout(seats).panels[1]
    ((x, y, wide, tall),) = page.chips
    assert left < x
    assert x + wide < left + width
    assert top < y < y + tall < top + height


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 1])
def test_the_end_that_was_called_stands_on_the_ribbon(viewer: int | None, language: str) -> None:
    """With the whole name, above the strip of changes and what the reader owns."""
    state = next(shot.state for shot in shots(3) if any(isinstance(one, Called) for one in seen(shot).marks))
    names = (LONG_NAMES[2],) * 3
    page = RULES.to_act(state)[0] if viewer else None
    shot = Shot(state, ())
    scene = (
        public(RULES, shot, language, names) if page is None else private(RULES, shot, page, language, names)
    )
    with watching() as watch:
        canvas(scene)
    said = next(one for one in watch.written if words(language)("turn-last-round") in one.text)
    assert names[0] in said.text
    assert said.bottom <= min(TOP, HOLDINGS[1])


def test_first_places_are_framed_until_somebody_moves() -> None:
    """One frame round the ships of each port, in the first round only."""
    shot = next(shot for shot in shots(4) if seen(shot).round == 1)
    view = seen(shot)
    assert not view.marks
    scene = public(RULES, shot, "en", NAMES)
    assert differ(scene, replace(scene, view=replace(view, marks=(Called(0),))))
    late = replace(view, round=2)
    begun = replace(scene, view=late)
    assert not differ(begun, replace(begun, view=replace(late, marks=(Called(0),))))


def test_a_gain_of_two_colours_shows_both(monkeypatch: pytest.MonkeyPatch) -> None:
    heaps: list[str] = []
    real = pieces.heap

    def spy(colours: str, size: int) -> Any:
        heaps.append(colours)
        return real(colours, size)

    monkeypatch.setattr(pieces, "heap", spy)
    shot = shots(2)[-40]
    view = seen(shot)
    two = (Arrived(0, "L1", "V", "O", 3, 0), *(one for one in view.marks if type(one).__name__ == "Raided"))
    two = (*two, Arrived(0, "L2", "V", "R", 1, 0))
    canvas(replace(public(RULES, shot, "en", NAMES), view=replace(view, marks=two)))
    assert "OR" in heaps


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ships_of_which_the_head_asks_have_gold_rings(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one that it names, or all that a seat may choose."""
    rings: list[tuple[Any, list[str]]] = []
    real = targets.ringed

    def spy(board: Board, boxes: Any, fill: Any, *more: int) -> None:
        rings.append((fill, [ship.id for ship in board.view.ships if board.boxes.get(ship.id) in boxes]))
        real(board, boxes, fill, *more)

    monkeypatch.setattr(targets, "ringed", spy)
    asked = set()
    for shot in shots(seats)[:-1:9]:
        scene = public(RULES, shot, "en", NAMES)
        for seat, question in scene.awaited[:1]:
            name, own = question.args.get("ship"), [one.id for one in seen(shot).ships if one.seat == seat]
            choosing = question.key in ("gh-ask-ship", "gh-ask-move", "gh-ask-turn")
            rings.clear()
            canvas(scene)
            assert rings == [(GOLD, own if choosing else [name] if name else [])], question
            asked.add(question.key)
    assert asked >= {"gh-ask-sail", "gh-ask-turn"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_strip_names_the_ship_that_was_raided_and_shows_whose_it_is(seats: int) -> None:
    view = seen(shots(seats)[-30])
    board = Board(Canvas(Image.new("RGB", (1600, 1018))), view, words("en"))
    for ship in view.ships:
        swords, badge, *told = pictures(board, Raided((ship.seat + 1) % seats, ship.id, "RR", "P"), 1)
        assert swords.sprite is not None
        assert badge.sprite is look_of(view).badge(ship.seat, 46)
        assert [bit.text for bit in told] == [ship.id, "+1", ""]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("direction", "EW")
def test_what_pirates_took_hides_no_bow(seats: int, direction: str) -> None:
    view = seen(shots(seats)[-30])
    for node in (stop.id for stop in view.route if stop.colour):
        first, *others = (replace(ship, node="V", direction="") for ship in view.ships)
        raided = replace(first, node=node, direction=direction)
        marked = replace(view, ships=(raided, *others), marks=(Raided(1, raided.id, "RR", "P"),))
        page = canvas(replace(public(RULES, shots(seats)[-30], "en", NAMES), view=marked))
        (bow,) = {(*note[1:],) for note in page.notes if note.symbol == "gh-see-bow"}
        assert not [chip for chip in page.chips if meet(chip, bow, -6)], node


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_raid_hides_no_way_that_begins_or_ends_there(seats: int) -> None:
    """Its chip leaves the stamp and the head of a way to be seen."""
    met = set()
    for shot in shots(seats)[-90:]:
        view = seen(shot)
        for ship in view.ships:
            if ship.node is None or ship.node in "VCM" or ship.node in met:
                continue
            met.add(ship.node)
            other = next(one.id for one in view.ships if one.seat != ship.seat)
            away = "S5" if ship.node != "S5" else "S6"
            left = Sailed((ship.seat + 1) % seats, other, ship.node, away, (), (), "")
            came = Sailed(ship.seat, ship.id, away, ship.node, (), (), "")
            raid = Raided((ship.seat + 1) % seats, ship.id, "RR", "P")
            for done in ((left, came, raid), (came, raid), (left, replace(left, who=ship.seat), raid)):
                page = canvas(replace(public(RULES, shot, "en", NAMES), view=replace(view, marks=done)))
                assert not [chip for chip in page.chips for stamp in page.stamps if meet(chip, stamp.area)], (
                    ship
                )
                assert not covered(page), ship
    assert len(met) >= 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_pirates_took_is_told_at_no_other_square(seats: int) -> None:
    """In one chip of each ship, also where ways begin and end at the ship and at its neighbour."""
    view, at = seen(shots(seats)[-30]), layout(seats)
    squares = {node.id: at.spots[node.id] for node in view.route if node.colour}
    areas = {node: (spot.x, spot.y, spot.width, spot.height) for node, spot in squares.items()}
    fleet = [replace(ship, node="V") for ship in view.ships]
    for (node, beside), away in product(zip(squares, [*squares][1:], strict=False), ("V", "C", "M")):
        if away not in at.spots:
            continue
        for here, there in ((node, beside), (beside, node)):
            afloat = [
                replace(fleet[0], node=here, direction="E"),
                replace(fleet[-1], node=there, direction="W"),
            ]
            came, left, next_to = (
                Sailed(who, ship.id, start, end, (), (), "")
                for who, ship, start, end in (
                    (0, afloat[0], away, here),
                    (seats - 1, afloat[1], here, there),
                    (seats - 1, afloat[1], away, there),
                )
            )
            raids = [Raided(seats - 1, afloat[0].id, "RR", "P")] * 2
            for done in ((came, *raids), (left, came, *raids), (came, next_to, *raids), (next_to, *raids)):
                now = replace(view, marks=done, ships=(*afloat, *fleet[1:-1]))
                with watching() as watch:
                    page = canvas(replace(public(RULES, shots(seats)[-30], "en", NAMES), view=now))
                assert "−2" in [one.text for one in watch.written if one.canvas == id(page)]
                assert not covered(page), (here, there, done)
                chips = [one for one in page.chips if not any(_holds(panel, one) for panel in at.panels)]
                over = [meet(chip, area) for chip in chips for node, area in areas.items() if node != here]
                assert len(chips) == 1
                assert max(over) < 100, (here, there, done)
                if done == (next_to, *raids) and at.spots[here].inner[0] == at.spots[here].middle[0]:
                    assert chips[0][1] < at.spots[here].y, "not on its sails"


@pytest.mark.parametrize(("seats", "port"), [(2, "M"), (4, "M"), (3, "V"), (3, "C"), (4, "V")])
def test_what_pirates_took_is_told_at_its_own_ship_in_a_port(seats: int, port: str) -> None:
    """Where other ships lie beside it, and below a name with deep letters."""
    view, at = seen(shots(seats)[-30]), layout(seats, 3 if seats == 4 else 2)
    berths = min(4, len(at.berths)) if port == "M" else 4
    for raided in range(berths):
        places = [port] * berths + [node for node in ("S3", "S4", "S6", "S7") if node in at.spots] + ["C"] * 9
        fleet = [
            replace(ship, node=place, direction="E" if place not in MAIN_PORTS else None)
            for ship, place in zip(view.ships, places, strict=False)
        ]
        ship = fleet[raided]
        raid = Raided((ship.seat + 1) % seats, ship.id, "RR", "P")
        scene = public(RULES, shots(seats)[-30], "el", NAMES)
        with watching() as watch:
            page = canvas(replace(scene, view=replace(view, marks=(raid,), ships=tuple(fleet))))
        (chip,) = [one for one in page.chips if not any(_holds(panel, one) for panel in at.panels)]
        written = [one for one in watch.written if one.canvas == id(page)]
        (name,) = {one for one in written if one.text == ship.id and one.top > TOP + LINE}
        assert abs(chip[0] + chip[2] / 2 - (name.left + name.right) / 2) < 4, "above its name"
        assert 0 < name.top - chip[1] < 90
        assert not covered(page)


def test_a_way_ends_where_it_led_though_the_ship_has_sailed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ways_drawn(monkeypatch)
    view = seen(shots(4)[-30])
    ship, *others = view.ships
    fleet = (replace(ship, node="S9", direction="E"), *(replace(one, node="C") for one in others))
    legs = (("S9", "S7"), ("S7", "S9"))
    done = tuple(Sailed(ship.seat, ship.id, *leg, (), (), "") for leg in legs)
    scene = public(RULES, shots(4)[-30], "en", NAMES)
    canvas(replace(scene, view=replace(view, marks=done, ships=fleet)))
    squares = [layout(4).spots[node] for _, node in legs]
    ends = [line[-1] for line in lines]
    assert [x for x, _ in ends] == [square.inner[0] for square in squares]
    assert all(-36 < y - square.y < 0 for (_, y), square in zip(ends, squares, strict=True))


@pytest.mark.parametrize(
    ("seats", "reached"),
    [
        (2, (0,)),
        (2, (1,)),
        (2, (0, 1)),
        (4, (0,)),
        (4, (1,)),
        (4, (2,)),
        (4, (0, 1)),
        (4, (1, 2)),
        (4, (0, 2)),
        (4, (0, 1, 2)),
    ],
)
def test_ways_into_modone_end_at_the_ships_beside_the_name(
    seats: int, reached: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ways_drawn(monkeypatch)
    view, at = seen(shots(seats)[-30]), layout(seats, 3 if seats == 4 else 2)
    places = ["M"] * (reached[-1] + 1) + ["C"] * 9
    fleet = tuple(replace(ship, node=node) for ship, node in zip(view.ships, places, strict=False))
    sailed = tuple(Sailed(fleet[one].seat, fleet[one].id, "S4", "M", (), (), "") for one in reached)
    scene = public(RULES, shots(seats)[-30], "el", NAMES)
    with watching() as watch:
        canvas(replace(scene, view=replace(view, marks=sailed, ships=fleet)))
    (name,) = [one for one in watch.written if one.text == words("el")("gh-port-M") and one.top > PORT[1]]
    assert name.top > at.spots["M"].y
    for line, berth in zip(lines, reached, strict=True):
        (left, top), (end, low) = at.berths[berth], line[-1]
        assert left + 10 < end < left + at.berth_ship - 10
        between = len(reached) > 2 and berth == 1  # it has no room beside the name, so it ends above it
        assert abs(low - (at.spots["M"].y if between else top)) < 10
        assert between or not name.left - 18 < end < name.right + 18


@pytest.mark.parametrize("seats", [2, 4])
def test_two_stamps_at_modone_stand_side_by_side(seats: int) -> None:
    """Above it, not on its berths."""
    view = seen(shots(seats)[-30])
    ships = [next(ship.id for ship in view.ships if ship.seat == seat) for seat in (0, 1)]
    done = tuple(Sailed(seat, ships[seat], "M", "V", (), (), "") for seat in (0, 1))
    page = canvas(replace(public(RULES, shots(seats)[-30], "en", NAMES), view=replace(view, marks=done)))
    one, other = (stamp.area for stamp in page.stamps if stamp.area[1] > PORT[1])
    assert one[1] == other[1] < layout(seats).spots["M"].y


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stamp_of_a_way_covers_no_name_and_no_sign_and_is_under_no_panel(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor a ship, its cargo or the head of a way. Wherever at sea the way begins, with another one that ends
    there, and with one figure or two."""
    view, at, lines = seen(shots(seats)[-30]), layout(seats), ways_drawn(monkeypatch)
    squares = [at.spots[ship.node] for ship in view.ships if ship.node and ship.node[0] == "S"]
    afloat = [(one.x - 4, one.y + one.height - 46, one.width + 8, 56) for one in squares]
    afloat += [(one.x + 30, one.y + 60, one.width - 60, one.height - 110) for one in squares]
    ships = [next(ship.id for ship in view.ships if ship.seat == seat) for seat in (0, 1)]
    names = {node.id for node in view.route} | {ship.id for ship in view.ships}
    seas = sorted(node.id for node in view.route if node.colour)
    for start, end in product(seas, ("S1", "S5")):
        if start == end:
            continue
        narrow = (start, end) == ("S2", "S1")  # two ways and two stamps beside a panel: one figure each
        passes = [Passed(turn % 2) for turn in range(6 if narrow else 8)]
        there, back = Sailed(0, ships[0], start, end, (), (), ""), Sailed(1, ships[1], end, start, (), (), "")
        marked = replace(view, marks=(*passes, there, back))
        with watching() as watch:
            page = canvas(replace(public(RULES, shots(seats)[-30], "en", NAMES), view=marked))
        written = [one for one in watch.written if one.canvas == id(page) and one.text in names]
        taken = [(one.left, one.top, one.right - one.left, one.bottom - one.top) for one in written]
        taken += [at.spots[sea].sign for sea in seas]
        taken += [*afloat, *((x - 4, y - 4, 8, 8) for x, y in (line[-1] for line in lines))]
        lines.clear()
        stamps = [one.area for one in page.stamps if one.area[1] > at.spots["V"].y + PORT[1]]
        assert len(stamps) == 2
        assert not [pair for pair in product(stamps, (*taken, *at.panels)) if meet(*pair)], (start, end)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("port", ["V", "C"])
@pytest.mark.parametrize("count", [1, 3])
def test_two_loads_at_a_port_are_two_chips(seats: int, port: str, count: int) -> None:
    """One beside the other, also where they say the same."""
    for colours in ("RG", "PP"):
        loads = tuple(Loaded(0, f"L{n}", port, colour, count) for n, colour in enumerate(colours, 1))
        shot = shots(seats)[-30]
        page = canvas(replace(public(RULES, shot, "en", NAMES), view=replace(seen(shot), marks=loads)))
        outside = [area for area in page.chips if not any(_holds(one, area) for one in layout(seats).panels)]
        assert len(outside) == 2
        assert not covered(page)
        assert not meet(outside[0], outside[1])


@pytest.mark.parametrize("port", ["V", "C"])
@pytest.mark.parametrize(("large", "count"), [(False, 4), (True, 2)])
def test_what_several_turns_did_at_a_quay_is_told_at_its_port(port: str, large: bool, count: int) -> None:
    """Not beside it, where the bag, the cards and the other squares are; larger letters tell it in sum."""
    shot = next(one for one in shots(3) if sum(ship.node == port for ship in seen(one).ships) == 3)
    changes: list[Mark] = []
    for lost, fresh in ((6, (1, 1, 1, 1, 1, 1)), (2, (1, 0, 1, 0, 0, 0))):
        changes += [Loaded(0, "L1", port, "R", lost), Refilled(port, fresh)]
    with worn("golden_horn", OwnLook(large=large)):
        page = canvas(
            replace(public(RULES, shot, "en", NAMES), view=replace(seen(shot), marks=tuple(changes)))
        )
    spot = layout(3).spots[port]
    at_port = [one for one in page.chips if _holds((spot.x, spot.y, spot.width, spot.height), one)]
    assert len(page.chips) == len(at_port) == count
    assert all(spot.x <= x and x + wide <= spot.x + spot.width for x, _, wide, _ in at_port)
    assert not covered(page)


@pytest.mark.parametrize("language", ["el", "pl"])
def test_no_name_of_a_port_is_cut_between_two_chips(language: str) -> None:
    """It has no room above two rows of ships; then the letter of the port stands for it."""
    scene = public(RULES, shots(4)[-30], language, NAMES)
    view = scene.view_of(View)
    ships = tuple(replace(ship, node="C") for ship in view.ships[:8])
    changes = (Loaded(0, "L1", "C", "R", 2), Refilled("C", (1, 0, 1, 0, 0, 0)))
    with watching() as watch:
        page = canvas(replace(scene, view=replace(view, ships=(*ships, *view.ships[8:]), marks=changes)))
    texts = [one.text for one in watch.written if one.canvas == id(page)]
    name = words(language)("gh-port-C")
    assert not [text for text in texts if text.endswith("…") and name.startswith(text[:-1])]
    assert "C" in texts


@pytest.mark.parametrize("port", ["V", "C"])
def test_what_many_turns_did_at_a_quay_is_told_in_two_chips(port: str) -> None:
    """Of what it lost in all, and of what came."""
    changes: list[Mark] = []
    for count, fresh in ((6, (1, 1, 1, 1, 1, 1)), (2, (1, 0, 1, 0, 0, 0)), (3, (0, 0, 1, 2, 0, 0))):
        changes += [Loaded(0, "L1", port, "R", count), Refilled(port, fresh)]
    with watching() as watch:
        scene = public(RULES, shots(3)[-30], "en", NAMES)
        page = canvas(replace(scene, view=replace(scene.view_of(View), marks=tuple(changes))))
    texts = [one.text for one in watch.written if one.canvas == id(page)]
    assert sorted(text for text in texts if text[0] in "+−") == ["+11", "−11"]
    assert len(page.chips) == 2
    assert not covered(page)


@pytest.mark.parametrize("ships", [1, 4, 7, 9])
@pytest.mark.parametrize("port", ["V", "C"])
def test_no_bracket_crosses_the_mark_of_new_cubes(
    port: str, ships: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many ships lie below the quay."""
    lines: list[Area] = []
    frames: list[Area] = []
    made: list[Any] = []
    fill, put = Canvas.fill, Canvas.put

    def filled(page: Canvas, left: float, top: float, right: float, low: float, colour: Any) -> None:
        lines.append((left, top, right - left, low - top))
        fill(page, left, top, right, low, colour)

    def laid(page: Canvas, piece: Any, x: float, y: float) -> None:
        if any(piece is one for one in made):
            left, top, right, low = piece.alpha.getbbox()
            frames.append((x - piece.left + left, y - piece.top + top, right - left, low - top))
        put(page, piece, x, y)

    def framed(*size: int) -> Any:
        made.append(brackets(*size))
        return made[-1]

    shot = shots(4)[-30]
    fleet = [replace(one, node=port if at < ships else None) for at, one in enumerate(seen(shot).ships)]
    loads = tuple(Loaded(one.seat, one.id, port, "P", 1) for one in fleet[:ships])
    view = replace(
        seen(shot),
        ships=tuple(fleet),
        ports=((2, 2, 2, 1, 1, 1),) * 2,
        marks=(*loads, Refilled(port, (1,) * 6)),
    )
    scene = replace(public(RULES, shot, "en", NAMES), view=view)
    monkeypatch.setattr(Canvas, "fill", filled)
    monkeypatch.setattr(Canvas, "put", laid)
    monkeypatch.setattr(marks, "brackets", framed)
    canvas(scene)
    assert len(frames) == ships
    assert len(lines) >= 12, "six colours, each with its rim"
    assert not [pair for pair in product(lines, frames) if meet(*pair)]


@pytest.mark.parametrize("seats", [3, 4])
def test_three_turns_that_did_much_are_told_whole(seats: int) -> None:
    """On three lines, above the bag, the used cards and the rose."""
    shot = shots(seats)[-30]
    fleet = {ship.seat: ship.id for ship in seen(shot).ships}
    done = tuple(
        event
        for seat in range(3)
        for event in (
            Loaded(seat, fleet[seat], "V", "P", 3),
            Sailed(seat, fleet[seat], "V", "C", (), (), ""),
            Arrived(seat, fleet[seat], "C", "P", 3, 2),
        )
    )
    with watching() as watch:
        page = canvas(replace(public(RULES, shot, "en", NAMES), view=replace(seen(shot), marks=done)))
    written = [one for one in watch.written if one.canvas == id(page)]
    assert "…" not in [one.text for one in written]
    assert [one.text for one in written].count("→") == 3
    left, top, wide, tall = next(box for box in page.kept if box[1] == TOP)
    (stock,) = [one for one in page.notes if one.symbol == "gh-see-stock"]
    assert top + tall <= stock.y - 2, "with what stands out of the used cards"
    assert top + tall <= ROSE[1] - ROSE[2] - LILY
    below = [one for one in written if one.left < left + wide and left < one.right]
    assert not [one.text for one in below if one.top < top + tall < one.bottom]
    assert not [pair for pair in combinations(page.stamps, 2) if meet(pair[0].area, pair[1].area)]


def test_only_ways_of_turns_that_the_strip_tells_are_drawn() -> None:
    """Of 32 turns the newest have room, and the ways of the others would cover the board."""
    shot = shots(4)[-30]
    fleet = {ship.seat: ship for ship in seen(shot).ships}
    done = tuple(
        Sailed(ship.seat, ship.id, "S6", ship.node or "S1", (), (), "") for ship in [*fleet.values()] * 8
    )
    page = canvas(replace(public(RULES, shot, "en", NAMES), view=replace(seen(shot), marks=done)))
    told = Counter(stamp.number for stamp in page.stamps)
    assert set(told.values()) == {2}, "once on the strip, and once where the way begins"
    assert 32 in told
    assert len(told) < 10


def _holds(panel: tuple[int, int, int, int], chip: Area) -> bool:
    left, top, wide, tall = panel
    return left <= chip[0] + chip[2] / 2 <= left + wide and top <= chip[1] + chip[3] / 2 <= top + tall


# --- Confirm -----------------------------------------------------------------------------------------------


def drafts(seats: int, seed: int, step: int) -> Iterator[Scene]:
    """Whole turns at random, of which many are long."""
    for i, shot in enumerate(shots(seats, seed)[3:-1:step]):
        if RULES.to_act(shot.state) != (CHANCE,):
            scene = draft(RULES, shot, "en", LONG_NAMES, random.Random(i))
            if scene.chosen:
                yield scene


def _confirmed(seats: int, seed: int, step: int, languages: tuple[str, ...]) -> int:
    """How many panels were looked at; each beside the ways and ships of its turn, and with all its words."""
    count = 0
    for scene in drafts(seats, seed, step):
        view = scene.view
        assert isinstance(view, View)
        board = Board(Canvas(Image.new("RGB", (1600, 1350))), view, words("en"))
        board.draw()
        marks = ways(board)
        ships = [(box.x, box.y, box.width, box.height) for box in board.boxes.values()]
        for language in languages:
            w = words(language)
            turn, area = placed(
                w, replace(scene, language=language), LONG_NAMES[:seats], marks, losses(board)
            )
            assert not [one for one in marks if meet(area, one) > 0], (language, turn)
            assert not [one for one in ships if meet(area, one) > 0], (language, turn)
            page = Canvas(Image.new("RGB", (1600, 1350)))
            said: list[str] = []
            _spied(page, said)
            kit.confirm(page, area, PAPER, w, turn)
            assert not [text for text in said if "…" in text], (language, said)
            count += 1
    return count


def _spied(page: Canvas, said: list[str]) -> None:
    real = page.words

    def write(x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        said.append(text)
        return real(x, y, text, *more, **named)

    page.words = write  # type: ignore[method-assign]  # one picture alone


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_confirm_covers_nothing_that_the_turn_touches(seats: int) -> None:
    assert _confirmed(seats, 1, 31, ("en", "el", "fr")) > 6


@LONG
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_confirm_covers_nothing_anywhere(seats: int, language: str) -> None:
    assert sum(_confirmed(seats, seed, 17, (language,)) for seed in (2, 3, 4)) > 20


def test_it_is_drawn_where_it_was_placed(monkeypatch: pytest.MonkeyPatch) -> None:
    areas: list[Area] = []
    real = kit.confirm

    def spy(page: Canvas, area: Area, *more: Any) -> None:
        areas.append(area)
        real(page, area, *more)

    monkeypatch.setattr(turn_page, "confirm", spy)
    scene = next(drafts(4, 1, 23))
    view = scene.view
    assert isinstance(view, View)
    page = canvas(scene)
    board = Board(page, view, words("en"))
    board.draw()
    assert areas == [placed(words("en"), scene, LONG_NAMES[:4], ways(board), losses(board))[1]]


@pytest.mark.parametrize(("seats", "opened"), [(2, True), (3, False), (4, True)])
def test_its_points_are_those_of_the_engine(seats: int, opened: bool) -> None:
    """Before: what the player's warehouse is worth now; after: what it is worth when the moves are made."""
    points, changed = load().points, 0
    for i, shot in enumerate(shots(seats, 1, opened=opened)[3:-1:7]):
        seat = RULES.to_act(shot.state)[0]
        if seat == CHANCE:
            continue
        scene = draft(RULES, shot, "en", NAMES, random.Random(i))
        made = preview(RULES, shot.state, seat, [str(move) for move in scene.chosen]).state
        view = scene.view
        assert isinstance(view, View)
        turn = turn_of(scene, view, words("en"), NAMES)
        before, after = (total(points, one.warehouses[seat]) for one in (shot.state, made))
        assert turn.points == (before, after)
        gained = sum(made.warehouses[seat]) - sum(shot.state.warehouses[seat])
        assert sum(int(one.text) for one in turn.gain) == gained
        spent = sum(shot.state.hands[seat]) - sum(made.hands[seat])
        assert sum(-int(one.text.replace("−", "-")) for one in turn.cost) == spent
        changed += before != after
    assert changed


@pytest.mark.parametrize("cubes", [0, 1, 2, 4])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_cargo_at_sea_leaves_its_square_and_the_name_of_its_ship_alone(
    seats: int, cubes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lies on the hull, which then has no crest."""
    names, laden = dict[str, tuple[float, float]](), list[str]()
    crests = dict[str, bool]()
    real_cargo, real_plate, real_sprite = pieces.cargo, pieces.nameplate, Board.sprite

    def carried(page: Canvas, ship: Any, x: float, base: float, room: float, size: int = 56) -> None:
        if ship.cubes and ship.node in at.spots and ship.node[0] == "S":
            spot, wide = at.spots[ship.node], pieces.cargo_width(ship.cubes, size, room)
            assert base <= spot.y + spot.height + 1
            assert wide / 2 <= spot.width / 2 + 3.1 - abs(x - spot.middle[0])
            middle, half = names[ship.id]
            assert abs(x - middle) >= wide / 2 + half, ship.id
            laden.append(ship.id)
        real_cargo(page, ship, x, base, room, size)

    def named(page: Canvas, name: str, seat: int, x: float, y: float) -> None:
        names[name] = x, pieces.nameplate_width(name) / 2
        real_plate(page, name, seat, x, y)

    def hull(self: Board, ship: ShipView, size: int, laden: bool = False) -> Sprite:
        if size == at.ship:
            crests[ship.id] = not laden
        return real_sprite(self, ship, size, laden)

    at = layout(seats)
    monkeypatch.setattr(pieces, "cargo", carried)
    monkeypatch.setattr(pieces, "nameplate", named)
    monkeypatch.setattr(Board, "sprite", hull)
    scene = public(RULES, shots(seats)[len(shots(seats)) // 2], "en", NAMES)
    view = scene.view
    assert isinstance(view, View)
    ships = tuple(replace(ship, cargo="G" if cubes else None, cubes=cubes) for ship in view.ships)
    canvas(replace(scene, view=replace(view, ships=ships, marks=(Called(0),))))
    assert crests
    assert set(crests.values()) == {not cubes}
    assert set(laden) == (set(crests) if cubes else set())


# --- Lobby, points -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("crests", ["LETA", "TALE", "AELT"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lobby_shows_the_fleet_of_each_seat(
    seats: int, crests: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the sails of the crest that the host has chosen for the seat, on hulls with that crest; the first
    ship of each once more, at sea."""
    ships: list[tuple[int, str, int]] = []
    real = pieces.ship

    def note(seat: int, sails: str, size: int, west: bool = False, crest: int = -1) -> Any:
        ships.append((seat, sails, crest))
        return real(seat, sails, size, west, crest)

    monkeypatch.setattr(pieces, "ship", note)
    scene = lobby(RULES, seats, seats, "en", NAMES)
    chosen = fact(
        "lobby-option",
        option=Term("gh-option-crests"),
        value=tuple(Term(f"gh-option-crests-{one}") for one in crests),
    )
    others = tuple(one for one in scene.options if "crests" not in str(one.args["option"]))
    scene = replace(scene, options=(*others, chosen))
    assert crests_of(scene) == crests
    canvas(scene)
    started = RULES.start(seats, complete_options(RULES.options, {"crests": crests}))
    view = RULES.view(started, None)
    assert isinstance(view, View)
    fleets = [(ship.seat, "".join(ship.sails), "LETA".index(crests[ship.seat])) for ship in view.ships]
    assert sorted(ships) == sorted([*fleets, *fleets[::3]])


def test_without_the_option_crests_are_as_shipped() -> None:
    scene = lobby(RULES, 2, 2, "en", NAMES)
    assert crests_of(replace(scene, options=())) == "LETA"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_and_hands_are_what_one_looks_for_first(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In 54 px, with all that a warehouse may hold beside them; nothing else in a panel is as large."""
    said: list[tuple[int, str]] = []
    real = Canvas.words

    def write(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
        if any(one[0] < x < one[0] + one[2] and one[1] < y < one[1] + one[3] for one in layout(seats).panels):
            said.append((style.size, text))
        return real(page, x, y, text, style, *more, **named)

    monkeypatch.setattr(Canvas, "words", write)
    for shot in (*shots(seats, opened=True)[20:-1:90], shots(seats)[-1]):
        view = seen(shot)
        for held in (None, (12, 11, 10, 13, 14, 15)):
            players = tuple(replace(one, warehouse=held or one.warehouse) for one in view.players)
            changed = replace(view, players=players)
            said.clear()
            canvas(replace(public(RULES, shot, "el", LONG_NAMES), view=changed))
            large = sorted(text for size, text in said if size >= 54)
            wanted = [str(worth(changed, one.warehouse or ())) for one in players]
            assert large == sorted([*wanted, *(str(one.hand) for one in players)])
