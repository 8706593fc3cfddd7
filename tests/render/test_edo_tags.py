"""Tags of answers on the map of Edo: none lies on another, and what the map tells needs no row below it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import Offer, fact
from bot.games.edo import terms
from bot.games.edo.building import Build
from bot.games.edo.forms import MERCHANT
from bot.games.edo.movement import Walk
from bot.games.edo.privileges import Meet
from bot.games.edo.production import Produce
from bot.games.edo.travelling import Gate, Travel
from bot.games.edo.turns import Go, Pass
from bot.games.edo.view import EdoView
from bot.games.edo.wages import Home
from bot.text import LANGUAGES, words
from render.edo.answers import answers, label, ways_of
from render.edo.crowds import spots
from render.edo.draft_marks import ends_of
from render.edo.layout import box_of, layout
from render.edo.places import boxes_of
from render.edo.signs import PIECE, WHOLE, covered
from render.edo.tags import grouped, is_told, pills, unlisted
from render.kit import marks
from render.kit.frames import WIDTH
from render.kit.palette import GOLD
from render.kit.sketch import Sprite
from render.kit.watching import watching
from render.paint import canvas
from render.scene import Choice, Scene
from tests.gallery import NAMES
from tests.render.test_edo import RULES, crowded, game
from tests.render.test_edo_panels import _drawn

GO = fact("edo-offer-go")
SIDES = pytest.mark.parametrize("seats", [3, 5])


def _view(seats: int) -> EdoView:
    view = RULES.view(game(seats, 1)[0].state, 0)
    assert isinstance(view, EdoView)
    return view


def _ways(view: EdoView, who: str, named: bool, ryo: int = 4) -> Iterator[Choice]:
    """A way to every space of the map, with its price."""
    for number, space in enumerate(view.spaces, 1):
        offer = Offer(fact("edo-offer-go"), (fact("edo-effect-price", ryo=ryo),))
        yield Choice(space.code if named else str(number + 20), Walk(who, space.code), offer)


def _both(one: Any, other: Any) -> float:
    """The area of what is in both boxes."""
    x = min(one[2], other[2]) - max(one[0], other[0])
    y = min(one[3], other[3]) - max(one[1], other[1])
    return float(max(0, x) * max(0, y))


def _over(one: Any, other: Any) -> bool:
    return _both(one, other) > 0


@SIDES
@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tag_lies_on_another(seats: int, named: bool, language: str) -> None:
    """Ways to all spaces at once, and on each side of the board."""
    view = _view(seats)
    plan = layout(view.side)
    choices = list(_ways(view, "C1", named))
    found = pills(view, plan, words(language), boxes_of(view, plan, choices))
    assert len(found) == len(view.spaces)
    for i, one in enumerate(found):
        left, top, right, _ = one.box
        assert left >= 0
        assert right <= plan.width
        assert top > plan.top - 20
        for other in found[i + 1 :]:
            assert not _over(one.box, other.box), (one.tag, other.tag)


@SIDES
def test_signs_touch_no_piece_number_or_name(seats: int) -> None:
    """Codes alone, and ways with their prices to all spaces, with pieces where a game has them."""
    w = words("en")
    for shot in game(seats, 3)[::9]:
        view = RULES.view(shot.state, 0)
        assert isinstance(view, EdoView)
        plan = layout(view.side)
        for choices in ([], list(_ways(view, "C1", named=True))):
            signed = {one.tag for one in choices}
            kept = [box for cost, box in covered(view, plan, w, signed) if cost in (PIECE, WHOLE)]
            assert kept
            for one in pills(view, plan, w, boxes_of(view, plan, choices)):
                hidden = sum(_both(one.box, box) for box in kept)
                assert hidden < 0.08 * one.width * one.high, one.tag


def test_the_code_of_a_road_stands_at_its_post() -> None:
    """Also below a city with three incomes."""
    view = _view(5)
    rich = tuple(
        replace(one, city=replace(one.city, income=((0, 4), (1, 3), (2, 1)))) if one.city else one
        for one in view.spaces
    )
    plan = layout(view.side)
    found = {one.tag: one for one in pills(replace(view, spaces=rich), plan, words("de"), {})}
    for space in rich:
        if space.kind == "road":
            assert abs(found[space.code].y - plan.at(space)[1]) < 2 * plan.road, space.code


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tag_touches_the_head_of_a_piece(seats: int, language: str) -> None:
    """Nor another tag, where the merchant and a samurai may go almost anywhere."""
    w = words(language)
    for shot in game(seats, 2)[::17]:
        view = RULES.view(shot.state, 0)
        assert isinstance(view, EdoView)
        plan = layout(view.side)
        heads = [
            (x - 0.5 * plan.piece, y - 1.25 * plan.piece, x + 0.5 * plan.piece, y)
            for space in view.spaces
            for _, (x, y) in spots(plan, space)
        ]
        for named in (True, False):
            choices = [*list(_ways(view, "C1", named))[:-7], *list(_ways(view, MERCHANT, named))[:7]]
            found = pills(view, plan, w, boxes_of(view, plan, choices))
            for i, one in enumerate(found):
                assert not any(_over(one.box, head) for head in heads), (one.tag, seats)
                assert not any(_over(one.box, other.box) for other in found[i + 1 :]), one.tag


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_tag_covers_a_code_or_number(seats: int) -> None:
    """Where one earns and many stand, the signs are large; the codes behind the names of towns stay whole."""
    view = _view(seats)
    gain = fact("edo-gain", goods=fact("edo-amount-wood", count=3))
    spaces = [
        replace(one, samurai=(1,) * seats) if one.kind in ("forest", "quarry") else one for one in view.spaces
    ]
    view = replace(view, spaces=tuple(spaces))
    for kind in ("forest", "quarry"):
        codes = [one.code for one in view.spaces if one.kind == kind and not one.covered]
        choices = tuple(Choice(code, Produce(code), Offer(GO, (gain,))) for code in codes)
        with watching() as watch:
            made = canvas(Scene(game="edo", view=view, language="en", names=NAMES[:seats], choices=choices))
        plan = layout(view.side)
        said = [
            (one.text, (one.left, one.top, one.right, one.bottom))
            for one in watch.written
            if one.canvas == id(made) and one.right < plan.width and one.top > plan.top - 8
        ]
        for i, (text, box) in enumerate(said):
            for other, where in said[i + 1 :]:
                assert text == other or _both(box, where) < 20, (text, other)


def test_only_gains_have_a_full_tag() -> None:
    """Elsewhere the price stands in one small sign with the code of the space, or with a number."""
    view = _view(5)
    plan = layout(view.side)
    gain = fact("edo-gain", goods=fact("edo-amount-rice", count=4))
    choices = list(_ways(view, "C1", named=True))
    earns = next(i for i, one in enumerate(choices) if one.tag == "RI1")
    choices[earns] = Choice("RI1", choices[earns].move, Offer(GO, (gain,)))
    found = pills(view, plan, words("en"), boxes_of(view, plan, choices))
    assert {one.tag for one in found if not one.quiet} == {"RI1"}
    assert {one.price for one in found if one.quiet} == {"−4"}
    few = pills(view, plan, words("en"), boxes_of(view, plan, choices[:6]))
    assert {one.tag for one in few if one.answer} == {one.tag for one in choices[:6]}
    assert not [one.tag for one in few if one.answer and not one.quiet]
    numbered = list(_ways(view, "C1", named=False))
    assert all(one.quiet for one in pills(view, plan, words("en"), boxes_of(view, plan, numbered)))


@SIDES
def test_who_moves_is_told_where_two_may_move(seats: int) -> None:
    view = _view(seats)
    plan = layout(view.side)
    rivers = {"RV1", "RV2", "RV3"}
    choices = [
        *_ways(view, "C1", named=False),
        *(
            Choice(f"{60 + i}", Walk(MERCHANT, one), Offer(fact("edo-offer-go")))
            for i, one in enumerate(sorted(rivers))
        ),
    ]
    found = pills(view, plan, words("en"), boxes_of(view, plan, choices))
    assert sum(one.merchant for one in found) == len(rivers)
    assert sum(one.answer for one in found) == len(choices)
    assert not [(a, b) for i, a in enumerate(found) for b in found[i + 1 :] if _over(a.box, b.box)]


@SIDES
def test_the_list_leaves_out_what_the_map_tells(seats: int) -> None:
    """With what a way costs and what is earned at its end."""
    view = _view(seats)
    plan = layout(view.side)
    gain = fact("edo-gain", goods=fact("edo-amount-rice", count=4))
    choices = list(_ways(view, "C1", named=True))
    choices[3] = Choice(choices[3].tag, choices[3].move, Offer(fact("edo-offer-go"), (gain,)))
    points = fact("edo-effect-points", points=1)
    scores = choices[4].tag
    choices[4] = Choice(scores, choices[4].move, Offer(fact("edo-offer-go"), (points,)))
    told = unlisted(choices, boxes_of(view, plan, choices), view)
    assert {one.tag for one in choices} - told == {scores}
    short = choices[:3]
    assert unlisted(short, boxes_of(view, plan, short), view) == {one.tag for one in short}
    others = [*choices, Choice("X", Walk("C2", "EDO"), Offer(fact("edo-offer-go")))]
    assert not grouped(others, view), "the map does not tell which samurai moves"
    assert not unlisted(others, boxes_of(view, plan, others), view)


def _crews(view: EdoView) -> list[Choice]:
    """Two samurai and the merchant may go to the same eight spaces, with numbers from 2 to 25."""
    gain = fact("edo-gain", goods=fact("edo-amount-rice", count=4))
    made = [Choice("1", Go(), Offer(GO))]
    for i, who in enumerate(("C1", "C2", MERCHANT)):
        for k, space in enumerate(view.spaces[:8]):
            effects = (fact("edo-effect-price", ryo=1 + k % (i + 2)), *([gain] if i == k == 0 else []))
            made.append(
                Choice(str(len(made) + 1), Walk(who, space.code), Offer(fact("edo-offer-go"), effects))
            )
    return made


@SIDES
def test_several_walkers_have_a_row_each_and_the_map_tells_their_ways(seats: int) -> None:
    """Rows of all their ways would have no room for words."""
    view = _view(seats)
    plan = layout(view.side)
    choices = _crews(view)
    boxes = boxes_of(view, plan, choices)
    assert unlisted(choices, boxes, view) == {one.tag for one in choices[1:]}
    found = [(one.start, one.numbers, one.prices) for one in grouped(choices, view)]
    assert found == [
        ("C1", "2–9", "−1…2"),
        ("C2", "10–17", "−1…3"),
        (view.merchant, "18–25", "−1…4"),
    ]
    laid = [one for one in pills(view, plan, words("en"), boxes) if one.answer]
    assert sorted(int(one.tag) for one in laid) == list(range(2, 26))
    assert [(one.tag, one.gain, one.goods) for one in laid if one.gain] == [("2", "+4", "rice")]
    assert not [(a, b) for i, a in enumerate(laid) for b in laid[i + 1 :] if _over(a.box, b.box)]


@SIDES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_several_walkers(seats: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row for each beside the map, below the reader's goods; no word is cut."""
    view = _view(seats)
    scene = Scene(game="edo", view=view, language=language, names=NAMES[:seats], choices=tuple(_crews(view)))
    said = _drawn(monkeypatch)
    page = canvas(scene)
    assert page.image.height == 1018
    drawn = [text for text, *_ in said]
    assert [one for one in drawn if one in ("2–9", "10–17", "18–25")] == ["2–9", "10–17", "18–25"]
    assert not [one for one in drawn if one.endswith("…")]
    assert all(x + wide <= WIDTH for x, _, wide, _ in page.texts)
    go = words(language).say(GO, NAMES)
    assert go in " ".join(drawn)


def test_few_names_tell_whose_ways_they_are() -> None:
    view = _view(5)
    ways = {
        "C1": ("FO1", "RI1"),
        "C2": ("FO2", "RI2", "QU2"),
        MERCHANT: tuple(s.code for s in view.spaces[:8]),
    }
    offer = Offer(fact("edo-offer-go"))
    choices = [Choice(to, Walk(who, to), offer) for who, ends in ways.items() for to in ends]
    assert [one.numbers for one in grouped(choices, view)] == ["FO1 RI1", "FO2 RI2 QU2", ""]


def test_what_a_tag_cannot_tell_is_listed() -> None:
    offer = Offer(fact("edo-offer-go"))
    walk = Choice("1", Walk("C1", "FO1"), offer)
    assert is_told([walk])
    assert is_told([walk, Choice("2", Walk(MERCHANT, "FO1"), offer)])
    assert is_told([walk, Choice("2", Walk("C2", "FO1"), offer)])
    assert not is_told([walk, Choice("2", Walk("C1", "FO1"), offer)])
    assert not is_told([walk, Choice("2", Build("house", "FO1"), offer)])
    assert not is_told([Choice("1", Build("house", "C1"), offer)])


def test_all_ways_of_a_list_have_one_form() -> None:
    view = _view(3)
    choices = list(_ways(view, "C1", named=True))
    w = words("en")
    for form in ways_of(choices, w, view):
        assert len(form) == len(choices)
        begins = {text.split("→")[0] for text in form.values()}
        assert len(begins) == 1, begins
        assert not any(" →" in text for text in form.values()), "no line begins with an arrow"


@SIDES
@pytest.mark.parametrize("answers", [2, 3])
def test_tags_of_several_answers_leave_the_picture_of_a_gate_clear(seats: int, answers: int) -> None:
    view = _view(seats)
    gates = [space for space in view.spaces if space.kind == "gate"]
    choices = tuple(Choice(f"{k}", Gate(gate.code), Offer(GO)) for k in range(answers) for gate in gates)
    with watching() as watch:
        made = canvas(Scene(game="edo", view=view, language="en", names=NAMES[:seats], choices=choices))
    plan = layout(view.side)
    for gate in gates:
        x, y, width, height = box_of(plan, gate)
        lows = [
            written.bottom
            for written in watch.written
            if written.canvas == id(made)
            and written.text[0] == "0"
            and x - width < written.left < x + width
            and y - height < written.top < y + height
        ]
        assert len(lows) == 1
        assert lows[0] < y + height / 8, gate.code


def test_a_draft_marks_where_somebody_is_at_last() -> None:
    made = (Walk("C1", "FO1"), Walk(MERCHANT, "C2"), Walk("FO1", "RI1"), Walk(MERCHANT, "C3"))
    assert sorted(ends_of(made)) == ["C3", "RI1"]
    assert ends_of((Gate("GA1"), Travel("GA1", "C1"), Travel("C2", "C3"))) == ["C1", "C3"]


def test_a_city_full_of_everything_has_its_tag() -> None:
    shot = crowded(5)
    view = RULES.view(shot.state, 0)
    assert isinstance(view, EdoView)
    plan = layout(view.side)
    choices = list(_ways(view, "C1", named=True))
    found = pills(view, plan, words("el"), boxes_of(view, plan, choices))
    assert not [(a, b) for i, a in enumerate(found) for b in found[i + 1 :] if _over(a.box, b.box)]


@SIDES
@pytest.mark.parametrize("others", [(Go(),), (Go(), Pass()), (Go(), Pass(), Home())])
def test_what_pills_cost_is_said_to_be_ryo(
    seats: int, others: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers on pills have no room for a coin; the list has one, also where one samurai walks."""
    view = _view(seats)
    idle = [Choice(str(i), move, Offer(GO)) for i, move in enumerate(others, 1)]
    choices = (*idle, *itertools.islice(_ways(view, "C1", named=False), 12))
    said = _drawn(monkeypatch)
    canvas(Scene(game="edo", view=view, language="en", names=NAMES[:seats], choices=choices))
    drawn = [text for text, _ in said]
    assert drawn.count("−4") == 12 + 1
    assert "21–32" in drawn


def test_who_moves_is_not_told_where_one_may_move() -> None:
    """The merchant alone: his ring on the map and the list beside it say so."""
    view = _view(5)
    plan = layout(view.side)
    found = pills(view, plan, words("en"), boxes_of(view, plan, list(_ways(view, MERCHANT, named=True))))
    assert all(one.quiet and not one.merchant for one in found)


@SIDES
def test_pieces_that_may_move_have_a_ring_of_gold(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    view = _view(seats)
    at = "FO1"
    spaces = [replace(one, samurai=(1,) * seats) if one.code == at else one for one in view.spaces]
    view = replace(view, spaces=tuple(spaces))
    rings: list[object] = []
    real = marks.ring

    def ring(*size: Any) -> Sprite:
        rings.extend(size[4:])
        return real(*size)

    monkeypatch.setattr(marks, "ring", ring)
    choices = (*_ways(view, at, named=False), *_ways(view, MERCHANT, named=False))
    canvas(Scene(game="edo", view=view, language="en", names=NAMES[:seats], choices=choices))
    assert rings == [GOLD, GOLD]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tag_of_a_start_city_is_not_told_again_beside_it(language: str) -> None:
    offer = Offer(fact("edo-offer-city", city=terms.place(RULES.side(3, False), "C1")), name="C1")
    said = words(language).say(offer.label)
    assert said.endswith(" (C1)")
    assert label(Choice("C1", GO, offer), NAMES, words(language), _view(3)) == said.removesuffix(" (C1)")


def test_what_has_its_tag_in_sight_is_named_whole_or_not_at_all() -> None:
    """A demand of the market and a building, whose prices may leave no room for a word."""
    view = _view(3)
    marker = next(one.demand.marker for one in view.columns if one.demand is not None)
    offer = Offer(fact("edo-offer-go"), (fact("edo-effect-points", points=1),))
    choices = [Choice("25", Meet(marker), offer), Choice("26", Build("house", view.spaces[0].code), offer)]
    for answer in answers(choices, (), NAMES, words("en"), view, 40):
        assert answer.words[0]
        assert answer.words[-1] == ""


@pytest.mark.parametrize("seats", [3, 5])
def test_maps_with_targets_or_steps_have_no_other_codes(seats: int) -> None:
    """They would only clutter the map: what cannot be chosen needs no command."""
    view = RULES.view(game(seats, 1)[0].state, 0)
    scene = Scene(game="edo", view=view, language="en", names=NAMES[:seats], question=fact("edo-ask-walk"))
    open_ = [one.code for one in view.spaces if one.kind not in ("edo", "city")]

    def codes(page: Scene) -> set[str]:
        with watching() as watch:
            canvas(page)
        return {one.text for one in watch.written} & set(open_)

    gate = next(one.code for one in view.spaces if one.kind == "gate")
    assert codes(scene) == set(open_)
    chosen = replace(scene, choices=(Choice("1", Gate(gate), Offer(GO)),))
    assert codes(chosen) <= {gate}
    river = next(one for one in view.spaces if one.kind == "river")
    place = terms.place(RULES.board(game(seats, 1)[0].state), river.code)
    step = fact("edo-log-produced", who=0, place=place, goods=fact("edo-amount-rice", count=1))
    assert codes(replace(scene, question=None, told=(step,), chosen=(GO,))) == {river.code}
