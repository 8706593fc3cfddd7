"""One grammar for the last move: every kind of event leaves a mark on the table of Edo."""

from __future__ import annotations

import math
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.edo.components import Goods
from bot.games.edo.marks import Mark, whole
from bot.games.edo.view import EdoView
from bot.text import words
from render.edo import seat_changes
from render.edo.crowds import crowd, told
from render.edo.crowds import places as places_of
from render.edo.layout import layout, sites_of, strip
from render.edo.pieces import lands
from render.edo.pieces.goods import symbol
from render.edo.seat_changes import changes, scored
from render.edo.seat_panel import LEFT, places
from render.kit import chips
from render.kit.canvas import Canvas
from render.kit.colour import RGB
from render.kit.fonts import Style
from render.kit.frames import HEAD
from render.kit.palette import FADED, INK
from render.kit.sketch import Sprite
from render.kit.watching import watching
from render.paint import canvas
from render.scene import Scene
from tests.gallery import LONG_NAMES, NAMES
from tests.render.test_edo import RULES, _strict, game
from tests.render.ways import ways_drawn

__all__ = ["_strict"]

KINDS = (
    *("start", "bundle", "ronin", "walk", "merchant", "pass", "produce", "collect", "levy", "gate", "ride"),
    *("house", "post", "stronghold", "temple", "trade", "card", "recruit", "favour", "demand", "claim"),
    *("redeem", "disperse", "dispersed", "stood", "wage", "withdraw", "income", "discard"),
)


def _view(seats: int, seed: int = 1) -> EdoView:
    view = RULES.view(game(seats, seed)[-1].state, None)
    assert isinstance(view, EdoView)
    return replace(view, marks=())


def _event(view: EdoView, what: str) -> Mark:
    """An event of a kind that fits the position."""
    card = view.current.card if view.current is not None else ""
    town = next(one for one in view.spaces if one.city is not None and one.city.row)
    assert town.city is not None
    seat = town.city.row[0].seat
    at, to, count = {
        "start": ("", town.code, 0),
        "ronin": ("EDO", "C1", 1),
        "discard": ("wood", "", 0),
        "wage": ("", "", 2),
        "walk": ("GA1", "FO1", 2),
        "merchant": ("EDO", "C1", 3),
        "ride": ("GA1", "FO1", 0),
        "gate": ("", "GA1", 0),
        "produce": ("FO1", "wood", 3),
        "collect": ("rice", "", 3),
        "levy": ("stone", "", 0),
        "redeem": ("wood", "", 0),
        "claim": (town.code, "", 5),
        "income": (town.code, "", 5),
        "trade": (card, "2", 0),
        "demand": ("D1", next(iter(view.printed.faces)), 0),
        "card": ("S03", "", 0),
        "temple": ("FO1", "", 0),
    }.get(what, (town.code, "", 0))
    goods = {
        "wage": (("rice", -2),),
        "discard": (("wood", -1),),
        "card": (("ryo", -4),),
        "bundle": (("rice", 4),),
    }
    sold = {} if view.current is None else {card: view.current.goods}
    return whole(Mark(what, seat, at, to, count, goods.get(what, ())), sold)


def _bytes(view: EdoView, names: tuple[str, ...] = NAMES) -> bytes:
    made = canvas(Scene(game="edo", view=view, language="en", names=names[: view.seats]))
    return made.image.tobytes()


@pytest.mark.parametrize("seats", [2, 5])
def test_every_kind_of_event_leaves_a_mark(seats: int) -> None:
    view = _view(seats)
    assert {mark.what for shot in game(seats, 1) for mark in shot.state.last} <= {*KINDS}
    plain = _bytes(view)
    for what in KINDS:
        event = _event(view, what)
        one = next(one for one in view.spaces if one.city is not None and one.city.row)
        here = view
        if what == "post":  # somebody has built one there
            assert one.city is not None
            posts = replace(one, city=replace(one.city, row=(replace(one.city.row[0], post=True),)))
            here = replace(view, spaces=tuple(posts if s.code == one.code else s for s in view.spaces))
        before = plain if here is view else _bytes(here)
        assert _bytes(replace(here, marks=(event,))) != before, what


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("phase", ["plan", "act", "wages"])
def test_no_chip_covers_a_number_or_another_chip(seats: int, phase: str) -> None:
    """Whatever happened; two chips for every seat at once."""
    view = replace(_view(seats), phase=phase)
    for what in ("wage", "income", "discard", "collect", "recruit", "demand", "card", "pass"):
        event = _event(view, what)
        last = tuple(replace(one, seat=s) for s in range(seats) for one in (event, _event(view, "levy")))
        made = canvas(
            Scene(game="edo", view=replace(view, marks=last), language="el", names=LONG_NAMES[:seats])
        )
        if phase == "plan":  # nobody's turn is told then: no chip in a panel
            assert all(x < LEFT for x, *_ in made.chips), what
        else:
            assert len(made.chips) >= seats, what
        for x, y, wide, high in made.chips:
            if x + wide > LEFT:  # in the panel of one seat, not between two
                assert any(top - 5 <= y and y + high <= top + tall + 5 for top, tall in places(seats)), what
                assert x >= LEFT - 5, what
        assert not chips.covered(made), (what, chips.covered(made))


def test_what_is_taken_and_what_is_won_is_told() -> None:
    view = _view(3)
    seat = _event(view, "wage").seat

    def told(*kinds: str) -> list[str]:
        last = tuple(_event(view, kind) for kind in kinds)
        return [one.text for one in changes(replace(view, marks=last), seat)]

    assert told("wage") == ["−2"]
    assert told("discard", "discard") == ["−2"]
    assert told("recruit", "recruit") == ["+2"]
    assert told("collect", "wage") == ["+1"]
    assert told("income", "card") == ["+1", "+"]
    assert told("pass") == ["±0"]
    assert told("pass", "walk") == []
    assert told("demand") == ["+"]
    assert len(told("recruit", "levy", "redeem", "collect")) == 4
    assert not changes(replace(view, marks=(_event(view, "wage"),)), (seat + 1) % 3)
    for kind in ("trade", "favour", "demand"):
        assert scored(replace(view, marks=(_event(view, kind),)), seat)
    assert not scored(replace(view, marks=(_event(view, "house"),)), seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
def test_a_turn_that_builds_tells_all_that_it_cost(
    seats: int, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Money, wood and stone, in the panel of its seat; while all plan, below its goods. They are told apart
    on a phone."""
    halves: set[int] = set()

    def drawn(what: str, half: int) -> Sprite:
        halves.add(half)
        return symbol(what, half)

    monkeypatch.setattr(seat_changes, "symbol", drawn)
    spent = (("ryo", -12), ("stone", -4), ("wood", -2))
    view = _view(seats)
    last = tuple(Mark("house", seat, "C1", "", 1, spent) for seat in range(seats))
    players = [replace(one, points=10, privileges=()) for one in view.players]
    for phase in ("act", "plan"):
        seen = replace(view, phase=phase, players=tuple(players), marks=last)
        with watching() as watch:
            made = canvas(Scene(game="edo", view=seen, language="en", names=names[:seats]))
        for top, tall in places(seats):
            said = [
                one.text
                for one in watch.written
                if one.left > LEFT and top < one.top < one.bottom < top + tall
            ]
            order = ["−12", "−4", "−2"] if phase == "act" else ["−12", "−2", "−4"]
            assert [text for text in said if text[0] == "−"] == order, (phase, said)
            told = [y for x, y, *_ in made.chips if x > LEFT and top < y < top + tall]
            assert len(told) == (3 if phase == "act" else 0)
    assert min(halves) >= 14


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_changes_while_all_plan_stand_below_what_is_owned_and_paler(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of every seat what has changed, each below the number of its goods."""
    view = RULES.view(game(seats, 1)[-1].state, None)
    goods = (("wood", -11), ("rice", -12), ("ryo", 13), ("stone", -14))
    marks_ = tuple(Mark("wage", seat, "", "", 1, goods) for seat in range(seats))
    owns = tuple(replace(one, goods=Goods(60, 61, 62, 63)) for one in view.players)
    seen = replace(view, phase="plan", marks=marks_, players=owns)
    inks: dict[str, RGB] = {}
    real = Canvas.words

    def words_(page: Canvas, x: float, y: float, text: str, style: Style, ink: RGB, *more: Any) -> float:
        inks[text] = ink
        return real(page, x, y, text, style, ink, *more)

    monkeypatch.setattr(Canvas, "words", words_)
    with watching() as watch:
        canvas(Scene(game="edo", view=seen, language="en", names=NAMES[:seats]))
    told = [one for one in watch.written if one.left > LEFT and one.text[0] in "−+"]
    assert [one.text for one in told] == ["+13", "−12", "−11", "−14"] * seats
    above = [one for one in watch.written if one.left > LEFT and one.text in ("60", "61", "62", "63")]
    for change, owned in zip(told, above, strict=True):
        assert (inks[owned.text], inks[change.text]) == (INK, FADED)
        assert owned.left < (change.left + change.right) / 2 < owned.right
        assert 0 <= change.top - owned.bottom < 24


@pytest.mark.parametrize("seats", [2, 5])
def test_the_strip_tells_where_something_was_done(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a town, by its name; elsewhere, by a picture of the space. Not where a piece only passed."""
    view, shown = _view(seats), list[str]()
    real = lands.sign

    def sign(kind: str, half: int) -> Sprite:
        shown.append(kind)
        return real(kind, half)

    monkeypatch.setattr("render.edo.story.lands.sign", sign)
    town = next(one for one in view.spaces if one.code == "C1")
    via = next(one for one in view.spaces if one.kind == "forest" and one.code in town.roads)
    gate = next(one for one in via.roads if one.startswith("GA"))
    walks = (Mark("walk", 0, "C1", via.code, 1), Mark("walk", 0, via.code, gate, 1))
    for done, name, kinds in (((Mark("house", 0, "C1"),), [town.town], []), (walks, [], ["gate"])):
        shown.clear()
        with watching() as watch:
            scene = Scene(game="edo", view=replace(view, marks=done), language="en", names=NAMES[:seats])
            canvas(scene)
        towns = {words("en")(f"edo-town-{one.town}"): one.town for one in view.spaces if one.town}
        said = [one.text for one in watch.written if one.top < HEAD and one.text in towns]
        assert [towns[text] for text in said if text != "Edo"] == name
        assert set(shown) - {"city"} == set(kinds)  # the city if its name had no room


def test_a_way_begins_with_the_badge_of_whoever_went_it() -> None:
    """On the same board, the same way of two seats differs where it begins."""
    view = _view(5)
    plan = layout(view.side, True)
    start = next(one for one in view.spaces if one.kind == "forest" and not crowd(one))
    end = next(one for one in view.spaces if one.kind == "quarry" and not crowd(one))
    x, y = places_of(plan, start, 1)[0]
    box = (round(x) - 16, round(y) - 16, round(x) + 16, round(y) + 16)
    found = set()
    for seat in (0, 1):
        marked = replace(view, marks=(Mark("walk", seat, start.code, end.code, 1),))
        made = canvas(Scene(game="edo", view=marked, language="en", names=NAMES[:5]))
        found.add(made.image.crop(box).tobytes())
    assert len(found) == 2


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("what", ["withdraw", "disperse", "dispersed", "stood"])
def test_who_left_a_town_is_marked_where_pieces_stand(seats: int, what: str) -> None:
    """Not in its middle, where a bracket would cover its income and its sites."""
    view = _view(seats)
    plan = layout(view.side, True)
    plain = canvas(Scene(game="edo", view=view, language="en", names=NAMES[:seats])).image
    for town in (one for one in view.spaces if one.city is not None):
        assert town.city is not None
        x, y = plan.at(town)
        sites = sites_of(plan, town.city, town.kind, x, y)
        left, top, _, high = sites[0]
        right, low = max(one[0] + one[2] for one in sites), top + high
        boxes = [(left, top, right, top + high / 2)]  # brackets round moved pieces touch the lower half, too
        if town.kind == "city":
            boxes.append((left, low, strip(plan, town)[0], y + plan.size("city")[1] / 2))
        marked = replace(view, marks=(Mark(what, 0, town.code),))
        made = canvas(Scene(game="edo", view=marked, language="en", names=NAMES[:seats])).image
        assert made.tobytes() != plain.tobytes()
        for box in boxes:
            x0, y0, x1, y1 = map(round, box)
            area = (x0, y0, x1, y1)
            assert made.crop(area).tobytes() == plain.crop(area).tobytes(), (town.code, box)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_the_map_gave_is_said_on_the_map(seats: int) -> None:
    """Not on the cards above it, however crowded a space is."""
    view = _view(seats)
    plan = layout(view.side, True)
    for space in (one for one in view.spaces if one.production):
        moved = [Mark("walk", 0, start, space.code) for start in space.roads]
        gone = [Mark("walk", 1, space.code, end) for end in space.roads]
        marked = replace(view, marks=(*moved, Mark("produce", 0, space.code, "stone", 2), *gone))
        crew = replace(space, samurai=(1,) + (0,) * (seats - 1))
        spaces = tuple(crew if one is space else one for one in view.spaces)
        made = canvas(
            Scene(game="edo", view=replace(marked, spaces=spaces), language="de", names=NAMES[:seats])
        )
        on_map = [y for x, y, *_ in made.chips if x < plan.width]
        assert on_map
        assert min(on_map) >= plan.top - 6, space.code


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("ronin", [(3,), (2, 3)])
def test_who_was_withdrawn_hides_nobody_who_is_still_there(seats: int, ronin: tuple[int, ...]) -> None:
    view = _view(seats)
    plan = layout(view.side, True)
    for space in view.spaces:
        if space.kind not in ("forest", "rice", "quarry", "edo") or plan.at(space)[0] > plan.width - 120:
            continue
        empty = [
            replace(one, samurai=(0,) * seats, strangers=0, merchant=False, ronin=()) for one in view.spaces
        ]
        spaces = tuple(replace(one, ronin=ronin) if one.code == space.code else one for one in empty)
        after = replace(view, spaces=spaces)
        marked = replace(after, marks=(Mark("withdraw", 0, space.code),))
        plain, made = (
            canvas(Scene(game="edo", view=one, language="en", names=NAMES[:seats])).image
            for one in (after, marked)
        )
        here = replace(space, samurai=(), strangers=0, merchant=False, ronin=ronin)
        for x, y in places_of(plan, here, len(ronin)):
            area = (round(x) - 14, round(y) - 14, round(x) + 14, round(y) + 14)
            assert made.crop(area).tobytes() == plain.crop(area).tobytes(), space.code


@pytest.mark.parametrize("seats", [2, 5])
def test_stamps_hide_no_crest_and_no_income_and_are_on_the_map(seats: int) -> None:
    """Where three seats have left those who stay; two ways of one turn from one place have one stamp."""
    view = _view(seats)
    plan = layout(view.side, True)
    for space in view.spaces:
        if space.kind not in ("forest", "city") or space.covered:
            continue
        samurai = (2, 1) + (1,) * (seats - 2)
        spaces = tuple(
            replace(one, samurai=samurai) if one.code == space.code else one for one in view.spaces
        )
        gone = tuple(Mark("walk", seat, space.code, space.roads[0]) for seat in (0, 0, 1))
        after = replace(view, spaces=spaces)
        before, made = (
            canvas(Scene(game="edo", view=one, language="en", names=NAMES[:seats]))
            for one in (after, replace(after, marks=gone))
        )
        areas = [stamp.area for stamp in made.stamps if stamp.area[1] > plan.top]
        assert len(areas) == 2, space.code
        shown = [*told(plan, replace(space, samurai=samurai)), *before.texts]
        for area in areas:
            assert area[0] + area[2] <= plan.width, space.code
            assert not any(chips.meet(area, one) for one in shown), space.code


@pytest.mark.parametrize("seats", [2, 5])
def test_who_entered_a_gate_hides_no_crest(seats: int) -> None:
    view = _view(seats)
    plan = layout(view.side, True)
    for space in (one for one in view.spaces if one.kind == "gate"):
        here = replace(space, samurai=(1, 2) + (0,) * (seats - 2))
        spaces = tuple(here if one.code == space.code else one for one in view.spaces)
        after = replace(view, spaces=spaces)
        plain, made = (
            canvas(Scene(game="edo", view=one, language="en", names=NAMES[:seats])).image
            for one in (after, replace(after, marks=(Mark("gate", 1, "", space.code),)))
        )
        assert made.tobytes() != plain.tobytes()
        for x, y in places_of(plan, here, len(crowd(here))):
            area = (round(x) - 14, round(y) - 4, round(x) + 14, round(y) + 24)
            assert made.crop(area).tobytes() == plain.crop(area).tobytes(), space.code


@pytest.mark.parametrize("seats", [2, 5])
def test_no_gain_hides_where_a_way_ends_or_whose_piece_it_is(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even where two come to a place at the edge of the map."""
    view, lines = _view(seats), ways_drawn(monkeypatch)
    plan = layout(view.side, True)
    for space in (one for one in view.spaces if one.production and not one.covered):
        here = replace(space, samurai=(1, 1) + (0,) * (seats - 2), strangers=0, merchant=False, ronin=())
        spaces = tuple(here if one.code == space.code else one for one in view.spaces)
        lines.clear()
        came = tuple(Mark("walk", seat, space.roads[-seat], space.code) for seat in (0, 1))
        gain = Mark("produce", 0, space.code, "stone", 3)
        made = canvas(
            Scene(
                game="edo",
                view=replace(view, spaces=spaces, marks=(*came, gain)),
                language="en",
                names=NAMES[:seats],
            )
        )
        on_map = [chip for chip in made.chips if chip[0] < plan.width]
        assert len(on_map) == 1
        shown = [*told(plan, here), *((x - 10, y - 10, 20, 20) for line in lines for x, y in line[-8:])]
        assert lines
        assert not any(chips.meet(on_map[0], one) for one in shown), space.code


@pytest.mark.parametrize("seats", [2, 5])
def test_a_way_from_a_gate_runs_under_nobody_who_stays_there(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If there is room beside them. Nor is its stamp under the plate with the points that end the match."""
    view, lines = _view(seats), ways_drawn(monkeypatch)
    plan = layout(view.side, True)
    for gate in (one for one in view.spaces if one.kind == "gate"):
        here = replace(gate, samurai=(1, 1) + (0,) * (seats - 2), strangers=0, merchant=False, ronin=())
        spaces = tuple(here if one.code == gate.code else one for one in view.spaces)
        crew = [(x - 24, y - 24, 48, 48) for x, y in places_of(plan, here, 2)]
        far = [one for one in view.spaces if one.code in gate.roads]
        for road in (one.code for one in far if math.dist(plan.at(one), plan.at(gate)) > 150):
            marked = replace(view, spaces=spaces, marks=(Mark("walk", 1, gate.code, road, 1),) * 2)
            made = canvas(Scene(game="edo", view=marked, language="en", names=NAMES[:seats]))
            (plate,) = (note[1:] for note in made.notes if note.symbol == "edo-see-goal")
            line = [(x - 1, y - 1, 2, 2) for x, y in lines.pop()]
            lines.clear()
            assert not [one for one in line for box in crew if chips.meet(one, box)], (gate.code, road)
            assert not [one.area for one in made.stamps if chips.meet(one.area, plate)], (gate.code, road)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_stamps_hide_no_end_of_a_short_way(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    view, lines = _view(seats), ways_drawn(monkeypatch)
    spaces = tuple(replace(one, samurai=(0,) * seats, ronin=()) for one in view.spaces)
    gates = [one for one in spaces if one.kind == "gate"]
    assert gates
    for gate in gates:
        for road in gate.roads:
            came = tuple(
                replace(one, samurai=(1,) + (0,) * (seats - 1)) if one.code == road else one for one in spaces
            )
            marked = replace(view, spaces=came, marks=(Mark("walk", 0, gate.code, road, 1),))
            made = canvas(Scene(game="edo", view=marked, language="en", names=NAMES[:seats]))
            heads = [(line[-1][0] - 6, line[-1][1] - 6, 12, 12) for line in lines]
            assert heads, (gate.code, road)
            lines.clear()
            shown = [stamp.area for stamp in made.stamps]
            assert not [one for one in heads for area in shown if chips.meet(one, area)], (gate.code, road)
