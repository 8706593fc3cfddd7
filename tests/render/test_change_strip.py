"""The strip of changes: one entry a turn, with the number and badge that stand on the board too."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

import pytest
from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.marks import Mark
from bot.games.golden_horn.view import Called, Sailed
from bot.games.pyramids.cells import mask_of
from bot.games.pyramids.state import Batch, Outcome, Pick
from bot.games.registry import GAMES
from bot.text import LANGUAGES
from render.edo import story
from render.edo.story import BARE
from render.golden_horn.layout import layout
from render.golden_horn.theme import LOOK
from render.kit.canvas import Canvas
from render.kit.change_strip import Bit, Strip, Turn, begin_way, strip, turns_of
from render.kit.chips import meet
from render.kit.frames import HEAD, flat
from render.kit.watching import watching
from render.paint import canvas
from render.pyramids import seat_panel as pyramids
from render.pyramids.pieces import cards
from render.pyramids.pieces.shapes import shape
from render.pyramids.pieces.symbols import symbol
from tests.contract.journeys import KEEN
from tests.gallery import LONG_NAMES, NAMES, played, public

DONE: Final = ((0, "sail"), (0, "load"), (2, "sail"), (1, "pass"), (0, "sail"))
SCALES: Final = (1.0, 0.7)


def _turns(events: Sequence[tuple[Seat | None, Any]] = DONE) -> tuple[Turn, ...]:
    return turns_of(events, lambda event: event != "nothing")


def _text(event: Any, scale: float) -> Sequence[Bit]:
    return [Bit(text=str(event), size=round(40 * scale))]


def _drawn(made: Strip) -> list[tuple[int, Seat]]:
    page = Canvas(flat(1600, 300, (200, 200, 200)))
    made.draw(page, LOOK, 0, 0, 60)
    return [(number, seat) for number, seat, _ in page.stamps]


def test_each_turn_has_a_number() -> None:
    assert [(turn.number, turn.seat, turn.events) for turn in _turns()] == [
        (1, 0, ("sail", "load")),
        (2, 2, ("sail",)),
        (3, 1, ("pass",)),
        (4, 0, ("sail",)),
    ]


def test_the_only_turn_has_none() -> None:
    assert [(turn.number, turn.seat) for turn in _turns(((3, "sail"), (0, "nothing")))] == [(0, 3)]


def test_what_belongs_to_no_seat_takes_no_number() -> None:
    """Nobody looks for a number that stands nowhere: a scoring is shown without one."""
    events = ((0, "sail"), (None, "score"), (2, "sail"), (None, "score"))
    assert [(turn.number, turn.seat) for turn in _turns(events)] == [(1, 0), (0, None), (2, 2), (0, None)]
    assert [turn.number for turn in _turns(events[:2])] == [0, 0], "one seat alone needs none"


def test_it_is_as_large_as_it_fits() -> None:
    turns = _turns()
    wide = strip(turns, _text, 1500, SCALES)
    small = strip(turns, _text, wide.width - 40, SCALES)
    assert wide.lines[0][0].scale == 1.0
    assert small.lines[0][0].scale == 0.7
    assert small.width <= wide.width - 40
    assert _drawn(wide) == _drawn(small) == [(1, 0), (2, 2), (3, 1), (4, 0)]


def test_the_earliest_turns_are_left_out_where_there_is_no_room() -> None:
    made = strip(_turns(), _text, 420, (0.7,))
    assert made.earlier
    numbers = [number for number, _ in _drawn(made)]
    assert numbers == list(range(numbers[0], 5))
    assert numbers[0] > 1, "those that are left keep their numbers"


def test_a_long_turn_is_cut_before_one_is_left_out() -> None:
    turns = _turns((*DONE, *((1, "build"),) * 6))
    whole = strip(turns, _text, 1500, (0.7,))
    made = strip(turns, _text, 1000, (0.7,))
    assert not made.earlier
    assert [len(entry.groups) for entry in whole.lines[0]] == [2, 1, 1, 1, 6]
    assert [entry.cut for entry in made.lines[0]] == [False, False, False, False, True]
    assert made.width <= 1000


def test_what_a_turn_did_twice_stands_once_in_the_strip_of_edo() -> None:
    """With all that it brought."""
    walk, sold = Mark("walk", 0, "C1", "EDO"), Mark("trade", 0, "M1", "1", 0, (("ryo", 3),))
    steps = [*story.steps((walk, sold, walk, sold, Mark("trade", 0, "M1", "2")))]
    assert [(step.what, step.gains) for step in steps] == [
        ("walk", ()),
        ("trade", (("ryo", 6),)),
        ("trade", ()),
    ]


@pytest.mark.parametrize("room", [150, 300, 700, 1500])
def test_it_keeps_within_its_room(room: int) -> None:
    made = strip(_turns(), _text, room, SCALES, 2)
    assert len(made.lines) <= 2
    assert all(entry.width <= room for entries in made.lines for entry in entries)


def test_the_only_turn_has_a_name_if_there_is_room() -> None:
    turns = _turns(((1, "sail"),))
    assert strip(turns, _text, 1500, SCALES, names=NAMES).lines[0][0].name == "Nikos"
    assert not strip(turns, _text, 150, SCALES, names=NAMES).lines[0][0].name


def test_ways_begin_with_the_stamp_of_their_turn() -> None:
    """Three voyages on one board: each number stands in the strip and on the board, for the same seat."""
    rules = GAMES["golden_horn"]
    shot = played(rules, 3, 1, {})[-60]
    view = rules.view(shot.state, None)
    ships = [next(ship for ship in view.ships if ship.seat == seat) for seat in (2, 0, 1)]  # type: ignore[attr-defined]
    sailed = tuple(Sailed(ship.seat, ship.id, "S5", "S7", ("S6",), (), "") for ship in ships)
    scene = public(rules, shot, "en", NAMES)
    stamps = canvas(replace(scene, view=replace(view, marks=(*sailed, Called(1))))).stamps
    assert sorted((number, seat) for number, seat, _ in stamps) == sorted([(1, 2), (2, 0), (3, 1)] * 2)


@pytest.mark.parametrize("x", [5, 300, 1595])
def test_stamps_of_ways_that_begin_at_one_place_stand_side_by_side(x: int) -> None:
    page = Canvas(flat(1600, 300, (200, 200, 200)))
    for turn in _turns():
        begin_way(page, LOOK, turn, x, 150, 38)
    areas = [stamp.area for stamp in page.stamps]
    assert len(areas) == 4
    assert [pair for pair in combinations(areas, 2) if meet(*pair)] == []
    assert min(left for left, *_ in areas) >= 0
    assert max(left + wide for left, _, wide, _ in areas) <= 1600


def test_no_stamp_hangs_over_the_lower_edge() -> None:
    page = Canvas(flat(1600, 300, (200, 200, 200)))
    begin_way(page, LOOK, _turns()[0], 800, 270, 38, [(0, 20), (0, -60)], [(790, 260, 20, 20)])
    assert [(area[1] + area[3] / 2) for _, _, area in page.stamps] == [210]


@pytest.mark.parametrize("start", ["V", "C", "S2", "S6"])
def test_ships_that_leave_one_place_have_a_stamp_each(start: str) -> None:
    rules = GAMES["golden_horn"]
    shot = played(rules, 3, 1, {})[-60]
    view = rules.view(shot.state, None)
    sailed = tuple(
        Sailed(seat, ship, start, "S5", (), (), "") for seat, ship in enumerate(("L1", "E1", "T1"))
    )
    stamps = canvas(replace(public(rules, shot, "en", NAMES), view=replace(view, marks=sailed))).stamps
    assert len(stamps) == 6
    assert [pair for pair in combinations([one.area for one in stamps], 2) if meet(*pair)] == []


def test_pyramids_tell_beside_a_name_what_was_marked_and_taken() -> None:
    """The cells as they lie, in the upper left corner; each extra mark; each card."""
    batch, extra = Batch(0, 3, mask_of((7, 8, 13)), "shape"), Batch(0, 3, 1 << 24, "extra")
    last = Outcome((batch, extra), picks=(Pick(4, False, 0),))
    assert [bit.sprite for bit in pyramids.pictures(last)] == [
        shape((0, 1, 6), pyramids.SIZE),
        symbol("X", 34),
        cards.back(32, 46),
    ]
    assert not pyramids.pictures(replace(last, batches=(), picks=()))


def _alone(view: Any, name: str, node: str) -> Any:
    """The view with a ship at a node of the sea; another that is there lies where the ship was."""
    old = next(ship.node for ship in view.ships if ship.id == name)
    ships = [replace(ship, node=old) if ship.node == node else ship for ship in view.ships]
    return replace(view, ships=tuple(replace(one, node=node) if one.id == name else one for one in ships))


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("start", ["S1", "S2", "S11", "S12"])
def test_no_panel_of_a_seat_covers_a_stamp(seats: int, start: str) -> None:
    """Nor does a ship's name, where another way ends; two stamps of one square stand side by side."""
    rules = GAMES["golden_horn"]
    shot = played(rules, seats, 1, {})[-60]
    first, second = Sailed(0, "L1", start, "S5", (), (), ""), Sailed(1, "E1", start, "S6", (), (), "")
    frames = [(x - 6, y - 6, wide + 12, high + 12) for x, y, wide, high in layout(seats).panels]
    view = rules.view(shot.state, None)
    view = _alone(view, "L2", start)
    for marks in (
        (first, replace(second, start="S5")),
        (first, second),
        (first, replace(second, start="S6", end=start)),
    ):
        with watching() as watch:
            page = canvas(replace(public(rules, shot, "en", NAMES), view=replace(view, marks=marks)))
        areas = [stamp.area for stamp in page.stamps]
        names = [
            (one.left, one.top, one.right - one.left, one.bottom - one.top)
            for one in watch.written
            if one.text == "L2" and one.canvas == id(page)
        ]
        assert [stamp.number for stamp in page.stamps] == [1, 2, 1, 2]
        assert names
        assert [area for area in areas for frame in (*frames, *names) if meet(area, frame)] == []
        assert [pair for pair in combinations(areas, 2) if meet(*pair)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_leaves_room_for_turns(language: str) -> None:
    """Three turns that brought much stand in the head of Edo; the name of who is next is cut."""
    rules = GAMES["edo"]
    shots = played(rules, 4, 1, {"privileges": "on"}, KEEN["edo"])
    shot = next(one for one in reversed(shots[:-1]) if rules.prompt(one.state, 3).key == "edo-ask-walk")
    view = rules.view(shot.state, None)
    done = [(0, "walk"), (0, "produce"), (1, "walk"), (1, "post"), (1, "walk"), (2, "walk"), (2, "house")]
    done += [(2, kind) for kind in ("recruit", "card", "redeem", "claim")]
    marks = [Mark(what, seat, "C1", "C1", 0, (("ryo", 4),) * (what in BARE)) for seat, what in done]
    scene = public(rules, shot, language, (*LONG_NAMES[:3], LONG_NAMES[1]))
    stamps = canvas(replace(scene, view=replace(view, marks=tuple(marks)))).stamps
    assert [stamp.number for stamp in stamps if stamp.area[1] < HEAD] == [1, 2, 3]
