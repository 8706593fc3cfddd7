"""The map of Edo: where spaces, pieces and marks are drawn, whatever the component data say."""

from __future__ import annotations

import importlib
import itertools
import math
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.edo.marks import Mark, whole
from bot.games.edo.production import yields
from bot.games.edo.view import EdoView, SpaceView
from bot.text import words
from render.edo.board import paint_board
from render.edo.crowds import (
    EDGE,
    HALF,
    TOLD,
    crowd,
    find,
    places,
    produce,
    produced,
    production,
    spots,
    temple_place,
)
from render.edo.layout import BAND, box_of, keep_box, layout, sites_of
from render.edo.marks import built, joined
from render.edo.pieces import people
from render.edo.pieces.crests import CRESTS
from render.edo.pieces.unit import Unit, unit
from render.edo.seat_panel import LEFT
from render.edo.tags import pills
from render.edo.ways import CLEAR, RIM, route, stands, way
from render.kit.badges import shape
from render.kit.canvas import Canvas
from render.kit.chips import meet
from render.kit.colour import RGB
from render.kit.fonts import Style
from render.kit.frames import flat
from render.kit.palette import FADED
from render.kit.sketch import Sketch, Sprite
from render.paint import canvas, paint
from render.scene import Scene
from tests.gallery import LONG_NAMES, NAMES, Shot
from tests.render.test_edo import RULES, _strict, crowded, game, looked_at

__all__ = ["_strict"]


def _view(shot: Shot) -> EdoView:
    view = RULES.view(shot.state, None)
    assert isinstance(view, EdoView)
    return view


@pytest.mark.parametrize("table", [False, True])
@pytest.mark.parametrize("seats", [3, 5])
def test_every_space_has_its_own_place(seats: int, table: bool) -> None:
    view = _view(game(seats, 1)[0])
    plan = layout(view.side, table)
    assert len({plan.at(space) for space in view.spaces}) == len(view.spaces)
    assert {space.code for space in view.spaces} == set(plan.places)
    boxes = []
    for space in view.spaces:
        (x, y), (width, height) = plan.at(space), plan.size(space.kind)
        assert x - width / 2 > 0
        assert x + width / 2 < plan.width
        assert y - height / 2 > plan.top
        assert y + height / 2 < plan.height
        boxes.append((x - width / 2, y - height / 2, x + width / 2, y + height / 2))
    for i, (x0, y0, x1, y1) in enumerate(boxes):
        for a0, b0, a1, b1 in boxes[i + 1 :]:
            assert (
                x0 >= a1
                or a0 >= x1
                or y0 >= b1
                or b0 >= y1
                or _round_corner((x0, y0, x1, y1), (a0, b0, a1, b1))
            )


def _round_corner(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Boxes may share a corner where a disc leaves it free."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return min(wide, high) <= 16


def test_an_unknown_space_is_put_by_ring_and_angle() -> None:
    """An owner may add spaces to the data: they are drawn all the same."""
    view = _view(game(3, 1)[0])
    extra = replace(view.spaces[10], code="FO9", at=(3, 90), roads=("GA1",))
    more = replace(view, spaces=(*view.spaces, extra))
    scene = Scene(game="edo", view=more, language="en", names=NAMES[:3])
    assert layout("A").at(extra) == (layout("A").centre[0] + layout("A").rings[2][0], layout("A").centre[1])
    assert paint(scene).data
    assert layout("C").at(extra)[0] > 800


@pytest.mark.parametrize("sites", [1, 3, 8, 14])
def test_other_numbers_of_sites(sites: int) -> None:
    view = _view(game(3, 1)[-1])
    spaces = tuple(
        replace(space, city=replace(space.city, sites=max(sites, len(space.city.row))))
        if space.city
        else space
        for space in view.spaces
    )
    looked_at(Scene(game="edo", view=replace(view, spaces=spaces), language="en", names=NAMES[:3]))


def test_more_columns_and_cards_than_usual() -> None:
    view = _view(game(3, 1)[-1])
    many = replace(view, columns=view.columns * 2, display=(view.display * 2)[:6])
    looked_at(Scene(game="edo", view=many, language="en", names=NAMES[:3]))


def _after(view: EdoView, event: Mark) -> EdoView:
    """The view with one event marked, and with what its seat gained by it."""
    merchant = {} if view.current is None else {view.current.card: view.current.goods}
    return replace(view, marks=(whole(event, merchant),))


def test_marks_of_every_event() -> None:
    """Every kind of event can be marked, and changes the picture."""
    view = _view(crowded(4))
    plain = paint(Scene(game="edo", view=replace(view, marks=()), language="en", names=NAMES[:4])).data
    changed = 0
    for event in (
        Mark("walk", 1, "GA1", "C1", 0),
        Mark("merchant", 1, "EDO", "C1", 0),
        Mark("ride", 0, "RD1", "EDO", 0),
        Mark("gate", 0, "", "GA2", 0),
        Mark("produce", 0, "FO2", "wood", 3),
        Mark("house", 0, "EDO", "", 0),
        Mark("post", 1, "C2", "", 0),
        Mark("stronghold", 1, "C3", "", 0),
        Mark("temple", 0, "FO1", "", 0),
        Mark("collect", 2, "rice", "", 4),
        Mark("trade", 2, view.current.card if view.current else "", "1", 2),
        Mark("claim", 2, "C1", "", 5),
        Mark("redeem", 2, "wood", "", 0),
        Mark("levy", 2, "stone", "", 0),
        Mark("dispersed", 2, "C1", "", 0),
        Mark("ronin", 2, "C2", "C1", 3),
        Mark("income", 3, "C1", "", 7),
        Mark("withdraw", 3, "RI1", "", 0),
        Mark("start", 3, "", "1", 0),
        Mark("walk", 3, "XX1", "C9", 0),
    ):
        scene = Scene(game="edo", view=_after(view, event), language="en", names=NAMES[:4])
        changed += paint(scene).data != plain
    assert changed == 20


@pytest.mark.parametrize(("count", "chips"), [(0, 0), (3, 1)])
def test_a_space_that_gave_nothing_has_no_chip(count: int, chips: int) -> None:
    view = _view(crowded(4))
    marked = _after(view, Mark("claim", 2, "C1", "", count))
    page = canvas(Scene(game="edo", view=marked, language="en", names=NAMES[:4]))
    left = [chip for chip in page.chips if chip[0] + chip[2] < LEFT]
    assert len(left) == chips


def test_routes_follow_roads() -> None:
    view = _view(game(3, 1)[0])
    assert route(view, "C1", "EDO") == ["C1", "RD1", "EDO"]
    assert route(view, "C1", "C1") == ["C1"]
    assert route(view, "C1", "nowhere") == []


@pytest.mark.parametrize("table", [False, True])
@pytest.mark.parametrize("seats", [3, 5])
def test_every_way_is_one_line_below_the_towns(seats: int, table: bool) -> None:
    """From each space to each other: unbroken between towns, over no town's inside, up to the bracket and not
    into it, or up to the town."""
    view = _view(game(seats, 1)[0])
    plan = layout(view.side, table)
    spaces = {
        one.code: replace(one, samurai=(), strangers=0, merchant=False, ronin=()) for one in view.spaces
    }
    towns = {code: box_of(plan, one) for code, one in spaces.items() if one.kind in ("edo", "city")}
    seen = broken = entered = 0
    for start in ("EDO", "C1", "QU2", "RV3", "GA1"):
        for code in spaces:
            codes = route(view, start, code)
            if len(codes) < 2:
                continue
            here = replace(spaces[code], ronin=(1,))
            box = stands(plan, here, Mark("ronin", 0, start, code, 1))
            assert box is not None
            parts = way(plan, [spaces[one] for one in codes], places(plan, spaces[start], 1)[0], box)
            assert parts, (start, code)
            seen += 1
            broken += len(parts) > 1
            assert len(parts) <= 1 + len(set(codes) & set(towns)), (start, code)
            for part in parts:
                assert max(math.dist(a, b) for a, b in itertools.pairwise(part)) <= 9
            x, y = parts[-1][-1]
            off = max(box[0] - x, x - box[0] - box[2], box[1] - y, y - box[1] - box[3])
            if code in towns and off >= CLEAR + 6:
                left, top, wide, high = towns[code]
                off = CLEAR + max(left - x, x - left - wide, top - y, y - top - high) - RIM[here.kind]
                entered += 1
            assert CLEAR <= off < CLEAR + 6, (start, code)
            for left, top, wide, high in towns.values():
                inside = [
                    p for part in parts for p in part if left < p[0] < left + wide and top < p[1] < top + high
                ]
                assert len(inside) * 4 < plan.piece * 2, (start, code)  # beside the pieces on Edo's edge
    assert seen > 60
    assert min(broken, entered) > 9


@pytest.mark.parametrize("table", [False, True])
@pytest.mark.parametrize("seats", [3, 5])
def test_nobody_hangs_over_the_edge_or_hides_the_name_of_a_city(seats: int, table: bool) -> None:
    view = _view(game(seats, 1)[0])
    plan = layout(view.side, table)
    names = [(*box_of(plan, one)[:3], BAND["city"]) for one in view.spaces if one.kind == "city"]
    for space in view.spaces:
        for count in (1, 2, 3):
            for x, y in places(plan, space, count):
                assert y + plan.piece + 14 <= plan.height
                for left, top, wide, high in names:
                    beside = min(x + plan.piece, left + wide) - max(x - plan.piece, left)
                    over = min(y + plan.piece, top + high) - max(y - plan.piece, top)
                    assert beside <= 14 or over <= 4, (space.code, count)


@pytest.mark.parametrize("table", [False, True])
@pytest.mark.parametrize("seats", [3, 5])
def test_no_temple_covers_the_name_of_a_city_or_the_edge(seats: int, table: bool) -> None:
    view = _view(game(seats, 1)[0])
    plan = layout(view.side, table)
    towns = [(box_of(plan, one), BAND[one.kind]) for one in view.spaces if one.kind in BAND]
    for space in view.spaces:
        if space.kind not in (*BAND, "gate"):
            x, y = temple_place(plan, space)
            assert x + 40 <= plan.width, "the badge of its owner is whole"
            for (left, top, wide, _), band in towns:
                name = (left + 12, top, wide - 24, band)
                assert not meet((x - 30, y - 30, 66, 66), name), space.code


@pytest.mark.parametrize("table", [False, True])
@pytest.mark.parametrize("seats", [3, 5])
def test_no_production_hangs_over_the_edge(seats: int, table: bool) -> None:
    view = _view(game(seats, 1)[0])
    plan = layout(view.side, table)
    for space in view.spaces:
        for _, (x, y) in produced(plan, [replace(space, samurai=(0,) * seats, ronin=(1, 2, 3))]):
            assert HALF <= x <= plan.width - HALF
            assert HALF <= y <= plan.height - HALF


def test_a_bracket_goes_round_all_that_stand_close() -> None:
    view = _view(game(3, 1)[0])
    plan = layout(view.side, True)
    space = next(one for one in view.spaces if one.code == "FO1")
    bare = replace(space, samurai=(0, 0, 0), strangers=0, merchant=False, ronin=(1,))
    event = Mark("ronin", 0, "EDO", "FO1", 1)
    one = stands(plan, bare, event)
    three = stands(plan, replace(bare, ronin=(1, 2, 3)), event)
    assert one is not None
    assert three is not None
    assert one[2] == 2 * plan.piece
    assert three[2] > one[2]
    assert stands(plan, bare, replace(event, count=2)) is None


def test_a_new_house_is_found() -> None:
    view = _view(crowded(3))
    space = next(one for one in view.spaces if one.code == "C1")
    assert space.city is not None
    plan = layout(view.side)
    last = space.city.row[-1]
    box = built(plan, space, Mark("house", last.seat, "C1", "", 0))
    assert box is not None
    assert built(plan, space, Mark("house", 4, "C1", "", 0)) is None


def test_a_crowd_is_told_by_numbers() -> None:
    view = _view(crowded(5))
    plan = layout(view.side)
    space = next(one for one in view.spaces if one.code == "C1")
    crew = spots(plan, space)
    assert [stand.count for stand, _ in crew] == [5, 5, 5, 5, 5, 1, 3]
    (x, _), (width, _) = plan.at(space), plan.size("city")
    assert min(spot[0] for _, spot in crew) > x - width / 2
    assert max(spot[0] for _, spot in crew) < x + width / 2 + plan.piece
    assert find(plan, space, "ronin", 2) == crew[-1][1]
    assert find(plan, space, "merchant") == crew[-2][1]
    assert find(plan, space, "samurai", 3) == crew[3][1]
    few = replace(space, samurai=(1, 2, 0, 0, 0), ronin=(2, 3))
    assert [stand.who for stand in crowd(few)] == ["samurai"] * 2 + ["merchant"] + ["ronin"] * 2
    assert find(plan, few, "ronin", 1) is None


def test_production_is_what_a_samurai_there_gets() -> None:
    """The same numbers as the rules reckon with."""
    board, seen = RULES.side(3, True), set()
    for shot in game(3, 3)[::2]:
        for space in _view(shot).spaces:
            if not space.production:
                assert production(space) is None
            elif sum(space.samurai):
                assert production(space) == yields(board, shot.state, space.code, 0)
                seen.add(production(space))
            else:
                assert production(space) == space.next_yield
    assert len(seen) > 2


def test_the_table_fills_the_box_of_a_desktop() -> None:
    """Discord shows pictures in 550 x 350 pixels."""
    for seats in (2, 3, 4, 5):
        view = _view(game(seats, 1)[-1])
        made = paint(Scene(game="edo", view=view, language="en", names=NAMES[:seats]))
        assert (made.width, made.height) == (1600, 1018)


def test_five_seats_show_ten_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a seat has gained and holds."""
    view = _view(game(5, 1)[-1])
    rich = tuple(replace(player, privileges=tuple(view.printed.faces)[:3]) for player in view.players)
    event = Mark("income", 0, "C1", "", 12, (("ryo", 12),))
    said: list[str] = []
    setting = Canvas.words

    def words(self: Canvas, x: float, y: float, text: str, *rest: Any) -> float:
        said.append(text)
        return setting(self, x, y, text, *rest)

    monkeypatch.setattr(Canvas, "words", words)
    for names in (LONG_NAMES, ("Maximiliana",) * 5):
        for players in (view.players, rich):
            seen = replace(view, players=players, start=0, marks=(event,))
            canvas(Scene(game="edo", view=seen, language="en", names=names))
    for start in ("Maximilian", "Wilhelmina", "Κωνσταντίν", "xx_the_ver"):
        assert any(text.startswith(start) for text in said), start
    assert not any(text.startswith("Maximil") and len(text) < 10 for text in said)


@pytest.mark.parametrize(("table", "most"), [(True, 4), (False, 10)])
@pytest.mark.parametrize("seats", [3, 5])
def test_nobody_in_a_city_stands_on_another_space(seats: int, table: bool, most: int) -> None:
    """Crews of up to three: the picture must not say another place than the words."""
    view = _view(game(seats, 1)[0])
    plan = layout(view.side, table)
    for space in view.spaces:
        if space.kind not in ("edo", "city"):
            continue
        for count in (1, 2, 3):
            for x, y in places(plan, space, count):
                for other in view.spaces:
                    if other.code == space.code:
                        continue
                    left, top, wide, high = box_of(plan, other)
                    half, tall = plan.piece * 0.75, plan.piece * 0.9  # without the sword
                    beside = min(x + half, left + wide) - max(x - half, left)
                    over = min(y + tall, top + high) - max(y - tall, top)
                    assert min(beside, over) <= most, (space.code, count, other.code)


def _extent(image: Image.Image) -> tuple[int, int]:
    box = image.convert("L").point(lambda value: 255 if value > 100 else 0).getbbox()
    assert box is not None
    return box[2] - box[0], box[3] - box[1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_owners_are_told_by_signs_of_forty_pixels(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Colours alone tell nobody apart: each samurai on the table bears the crest of its seat, on a shield
    of the shape of the seat's badge."""
    drawn: list[tuple[int, int]] = []
    real = people.samurai

    def samurai(seat: int, half: int, *more: bool) -> Sprite:
        drawn.append((seat, half))
        return real(seat, half, *more)

    monkeypatch.setattr(people, "samurai", samurai)
    for shot in (game(seats, 1)[-1], crowded(seats)):
        canvas(Scene(game="edo", view=_view(shot), language="en", names=NAMES[:seats]))
    sizes: dict[tuple[int, int], float] = {}
    crest = people.crest

    def measured(u: Unit, x: float, y: float, size: float, seat: int, *more: Any) -> None:
        sizes[seat, round(u.half)] = size * u.half
        crest(u, x, y, size, seat, *more)

    monkeypatch.setattr(people, "crest", measured)
    assert {seat for seat, _ in drawn} >= set(range(seats))
    for seat, half in {one for one in drawn if one[0] >= 0}:
        people.draw_samurai(unit(half, margin=12)[1], seat)
        sketch = Sketch(100, 100)
        CRESTS[seat](sketch, 50, 50, sizes[seat, half], (255, 255, 255), (0, 0, 0))
        assert max(_extent(sketch.reduced().convert("RGB"))) >= 40, (seat, half)
        shield = Sketch(100, 100)
        outline = [(x / 100 * 2 - 1, y / 100 * 2 - 1) for x, y in shape(seat, 100.0)]
        shield.polygon([(50 + 0.88 * half * x, 50 + 0.88 * half * y) for x, y in outline], (255, 255, 255))
        assert min(_extent(shield.reduced().convert("RGB"))) >= 48, (seat, half)
    assert min(2 * layout(side, True).disc for side in "AB") >= 40, "what a space yields, by its picture"


@pytest.mark.parametrize("seats", [3, 5])
def test_codes_leave_gates_and_rivers_to_be_seen(seats: int) -> None:
    """Except at the upper edge of the map, where there is no room above."""
    view = RULES.view(game(seats, 1)[0].state, 0)
    plan = layout(view.side)
    lows = {sign.tag: sign.box[3] for sign in pills(view, plan, words("en"), {})}
    for space in view.spaces:
        if space.kind in ("gate", "river"):
            top = box_of(plan, space)[1]
            assert lows[space.code] <= top + 10 or top < plan.top + 24, space.code


@pytest.mark.parametrize("table", [True, False])
@pytest.mark.parametrize("seats", [3, 5])
def test_no_number_hides_whose_piece_it_is(seats: int, table: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The production of a space, and how many pieces of a kind there are, leave crests and numbers whole."""
    view = RULES.view(game(seats, 1)[0].state, 0)
    assert isinstance(view, EdoView)
    plan, rest = layout(view.side, table), (0,) * (seats - 2)
    board = importlib.import_module("render.edo.board")
    crews: tuple[tuple[tuple[int, ...], bool, tuple[int, ...]], ...] = (
        ((1, 0), False, ()),
        ((1, 1), False, ()),
        ((1, 0), False, (2,)),
        ((0, 0), False, (1, 2)),
        ((1, 1), False, (2,)),
        ((1, 0), False, (2, 3)),
        ((2, 1), True, (2,)),
        ((2, 2), False, (2, 3)),
    )

    def drawn(spaces: tuple[SpaceView, ...]) -> Image.Image:
        page = Canvas(Image.new("RGB", (1600, 1018)))
        paint_board(page, replace(view, spaces=spaces), plan, words("en"), last=False)
        return page.image

    empty = [
        replace(one, samurai=(0, 0, *rest), strangers=0, merchant=False, ronin=()) for one in view.spaces
    ]
    for samurai, merchant, ronin in crews:
        for space in empty:
            if not space.production and space.kind != "city":
                continue
            here = replace(space, samurai=(*samurai, *rest), merchant=merchant, ronin=ronin)
            spaces = tuple(here if one is space else one for one in empty)
            made = drawn(spaces)
            with monkeypatch.context() as without:
                without.setattr(board, "counts", lambda *_: None)
                without.setattr(board, "produce", lambda *_: None)
                plain = drawn(spaces)
            for stand, (x, y) in spots(plan, here):
                down = round(y + (-0.24 if stand.who == "ronin" else 0.36) * plan.piece)
                area = (round(x) - 9, down - 9, round(x) + 9, down + 9)
                assert made.crop(area).tobytes() == plain.crop(area).tobytes(), (space.code, stand)


@pytest.mark.parametrize("seats", [2, 5])
def test_up_to_three_pieces_in_a_city_leave_its_stronghold_and_sites_to_be_seen(seats: int) -> None:
    view = _view(game(seats, 1)[-1])
    plan = layout(view.side, True)
    for space in (one for one in view.spaces if one.kind == "city"):
        keep = keep_box(plan, "city", *plan.at(space))
        for count in (1, 2, 3):
            left, top = min(places(plan, space, count))
            assert keep[0] + keep[2] <= left - plan.piece, space.code
            assert space.city is not None
            for x, y, width, height in sites_of(plan, space.city, "city", *plan.at(space)):
                assert y + height / 2 <= top - plan.piece or x + width <= left - plan.piece, space.code


def test_one_bracket_goes_round_sites_side_by_side() -> None:
    """Two would cross. Sites apart, or in another row, keep their own."""
    view = _view(game(4, 1)[-1])
    edo = next(space for space in view.spaces if space.kind == "edo")
    assert edo.city is not None
    boxes = sites_of(layout(view.side, True), edo.city, "edo", 300, 300)
    assert joined([(boxes[0], 8), (boxes[1], 8), (boxes[3], 8), (boxes[5], 8)]) == [
        ((*boxes[0][:2], boxes[1][0] + boxes[1][2] - boxes[0][0], boxes[0][3]), 8),
        (boxes[3], 8),
        (boxes[5], 8),
    ]


@pytest.mark.parametrize("seats", [2, 5])
def test_nobody_hides_whose_stronghold_it_is(seats: int) -> None:
    view = _view(game(seats, 1)[-1])
    empty = {"samurai": (0,) * seats, "strangers": 0, "ronin": (), "merchant": False}
    full = {**empty, "samurai": (1, 1) + (0,) * (seats - 2), "merchant": True}

    def drawn(code: str, owner: int, pieces: dict[str, Any]) -> Image.Image:
        spaces = tuple(
            replace(one, **pieces, city=replace(one.city, stronghold=owner))
            if one.code == code and one.city is not None
            else one
            for one in view.spaces
        )
        there = replace(view, spaces=spaces, marks=())
        return canvas(Scene(game="edo", view=there, language="en", names=NAMES[:seats])).image.convert("RGB")

    for town in (one.code for one in view.spaces if one.kind == "city"):
        bare = drawn(town, 0, empty)
        badge = ImageChops.difference(bare, drawn(town, 1, empty)).getbbox()
        assert badge is not None
        box = (*badge[:3], badge[3] - 4)  # a sword may touch its lower rim
        assert bare.crop(box).tobytes() == drawn(town, 0, full).crop(box).tobytes(), town


@pytest.mark.parametrize(("seats", "table"), [(3, True), (3, False), (5, True), (5, False)])
def test_a_crest_leaves_the_upper_half_of_its_space_to_be_seen(seats: int, table: bool) -> None:
    """What the space produces, or that it is a gate or a river. A town close below may raise the piece."""
    view = _view(game(seats, 1)[0])
    plan = layout(view.side, table)
    for space in view.spaces:
        if space.kind not in ("rice", "forest", "quarry", "river", "gate") or space.code in plan.raised:
            continue
        alone = replace(space, samurai=(1,) + (0,) * (seats - 1), merchant=False, ronin=(), strangers=0)
        [(_, (_, y))] = spots(plan, alone)
        if y < plan.height - plan.piece - EDGE:  # the edge of the map may raise it, too
            assert y + TOLD["samurai"][1] * plan.piece >= plan.at(space)[1], space.code


def test_productions_are_paler_than_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are everywhere on the map, so they have neither a rim nor black figures."""
    view = _view(game(3, 1)[0])
    plan = layout(view.side, True)
    inks: list[RGB] = []
    real = Canvas.middle

    def middle(page: Canvas, x: float, y: float, text: str, style: Style, ink: RGB, *more: Any) -> float:
        inks.append(ink)
        return real(page, x, y, text, style, ink, *more)

    monkeypatch.setattr(Canvas, "middle", middle)
    page = Canvas(flat(1600, 1018, (255, 255, 255)))
    for space, at in produced(plan, view.spaces):
        produce(page, space, at)
    assert inks
    assert set(inks) == {FADED}
