"""Pictures of Edo: every variant and side, worst cases, what stays secret, the layout."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from bot.core import CHANCE, Seat, Term, fact, settle_options
from bot.games.edo import Edo
from bot.games.edo.cities import yields
from bot.games.edo.components_loading import shipped
from bot.games.edo.events import Mark, gained
from bot.games.edo.moves import Act, Crew
from bot.games.edo.state import Building, Planning, State
from bot.games.edo.view import EdoView, EventView
from bot.text import LANGUAGES, be_strict, words
from render.edo.choices import MOST, height_of, notes
from render.edo.crowds import crowd, find, production, spots
from render.edo.layout import layout
from render.edo.marks import built, route
from render.edo.pieces import actions, buildings, goods, lands, people
from render.edo.pieces.crests import CRESTS
from render.kit.sketch import Sketch
from render.paint import Anything, Picture, alt_text, board_text, paint
from render.scene import Scene
from tests.gallery import (
    LONG_NAMES,
    NAMES,
    Shot,
    awaited,
    draft,
    hand,
    lobby,
    play,
    private,
    public,
    questions,
    sheet,
)

RULES = Edo()
ALL = {"temples": "on", "privileges": "on", "ronin": "on"}
NONE = {"temples": "off", "privileges": "off", "ronin": "off"}
LIVELY = {"produce": 8.0, "build": 12.0, "trade": 6.0, "agree": 4.0, "card": 5.0, "pass": 0.05, "levy": 5.0}


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


@cache
def game(seats: int, seed: int, variants: bool = True) -> tuple[Shot, ...]:
    """The positions of a random game that builds rather than idles; at most the first three rounds."""
    dice = random.Random(seed)
    state: State = RULES.start(seats, settle_options(RULES.options, ALL if variants else NONE))
    shots: list[Shot] = []
    while (acting := RULES.to_act(state)) and state.round < 4:
        if acting != (CHANCE,):
            shots.append(Shot(state, ()))
        seat = dice.choice(acting)
        moves = list(RULES.moves(state, seat))
        if seat == CHANCE:
            weights = [float(weight) for weight in RULES.weights(state, moves)]
        else:
            weights = [_liking(move) for move in moves]
        move = dice.choices(moves, weights)[0]
        told = RULES.tell(state, seat, move, None)
        state = RULES.apply(state, seat, move)
        shots.append(Shot(state, () if told is None else (told,)))
    return tuple(shot for shot in shots if RULES.to_act(shot.state) not in ((), (CHANCE,)))


def _liking(move: object) -> float:
    if isinstance(move, Crew):
        return 0.05 + 3 * move.count
    if str(move) in ("home", "back"):
        return 0.02
    return {"pay": 30.0, "go": 5.0}.get(str(move), LIVELY.get(getattr(move, "kind", ""), 1.0))


@cache
def finished(seats: int) -> Shot:
    """The end of a random game of all variants."""
    dice = random.Random(seats)
    state: State = RULES.start(seats, settle_options(RULES.options, ALL))
    while acting := RULES.to_act(state):
        seat = dice.choice(acting)
        state = RULES.apply(state, seat, dice.choice(list(RULES.moves(state, seat))))
    return Shot(state, ())


def looked_at(scene: Anything) -> Picture:
    """The picture of a scene after the checks that hold for all."""
    made = paint(scene)
    assert made.width == 1600
    assert 800 <= made.height <= 1600
    assert len(made.data) < 400_000
    assert 0 < len(alt_text(scene)) <= 1024
    assert board_text(scene)
    return made


def waiting(shot: Shot) -> Seat:
    return next(seat for seat in RULES.to_act(shot.state) if seat != CHANCE)


def planning(seats: int = 3) -> Shot:
    """Plans are being made, the first of them not begun."""
    return next(
        shot
        for shot in game(seats, 1)
        if isinstance(shot.state.agenda[0], Planning) and not any(shot.state.plans) and shot.state.round > 1
    )


def crowded(seats: int) -> Shot:
    """Everybody and everything in one city, all rows full, much money, many privileges."""
    shot = game(seats, 2)[-1]
    state: State = shot.state
    board = RULES.board(seats, True)
    players = tuple(
        replace(
            player,
            samurai=("C1",) * 5,
            goods=replace(player.goods, ryo=157, rice=14, wood=12, stone=11),
            neutral=9,
            privileges=("a", "b", "ews", "fr", "d"),
            markers=12,
            points=12 + seat,
        )
        for seat, player in enumerate(state.players)
    )
    rows = tuple(
        tuple(Building(i % seats, i == 1) for i in range(board.sites(city))) for city in board.cities
    )
    full = replace(
        state,
        players=players,
        rows=rows,
        strongholds=tuple(i % seats for i in range(len(board.cities))),
        ronin_at=("C1", "C1", "C1"),
        merchant="C1",
        temples_at=tuple((space, i % seats) for i, space in enumerate(("FO1", "RV1", "RD1", "QU1"))),
    )
    return replace(shot, state=full)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variants", [True, False])
def test_tables(seats: int, variants: bool) -> None:
    shots = game(seats, 1, variants)
    for i, language in zip((0, len(shots) // 2, -1), LANGUAGES, strict=True):
        looked_at(public(RULES, shots[i], language, LONG_NAMES))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_worst_case(seats: int, language: str) -> None:
    made = looked_at(public(RULES, crowded(seats), language, LONG_NAMES))
    assert made.height <= 1560


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variants", [True, False])
def test_ledger(seats: int, variants: bool) -> None:
    """Tables and supplies: in every language, with every profit tile in words; the same for all."""
    shots = (game(seats, 1, variants)[0], crowded(seats), finished(seats))
    for shot, language in zip(shots, LANGUAGES, strict=True):
        scene = replace(public(RULES, shot, language, LONG_NAMES), ledger=True)
        made = looked_at(scene)
        assert made.data != paint(replace(scene, ledger=False)).data
        for space in scene.view.spaces:  # type: ignore[attr-defined]
            if space.city is not None:
                assert all(str(row[0]) in board_text(scene) for row in space.city.pays)
        own = replace(hand(RULES, shot, 0, language, LONG_NAMES), ledger=True)
        assert paint(own).data == made.data


def test_ledger_shows_what_was_bought() -> None:
    shot = game(3, 1)[-1]
    one, two, three = shot.state.players
    state = replace(shot.state, players=(one, replace(two, cards=(*two.cards, "S03")), three))
    before, after = (
        replace(public(RULES, replace(shot, state=here), "en", NAMES), ledger=True)
        for here in (shot.state, state)
    )
    assert paint(before).data != paint(after).data
    assert f"{NAMES[1]} has bought S03." in board_text(after)


@pytest.mark.parametrize("seats", [2, 5])
def test_private_pages(seats: int) -> None:
    for i, shot in enumerate(questions(RULES, list(game(seats, 3))).values()):
        seat = waiting(shot)
        for count in (0, 3, 25):
            looked_at(private(RULES, shot, seat, LANGUAGES[i % 3], LONG_NAMES, page=count))
        looked_at(hand(RULES, shot, seat, "el", LONG_NAMES))
        looked_at(draft(RULES, shot, "pl", LONG_NAMES, random.Random(i)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_before_and_after(seats: int) -> None:
    shot = finished(seats)
    looked_at(public(RULES, shot, "en", NAMES))
    for language in LANGUAGES:
        looked_at(sheet(RULES, shot, language, LONG_NAMES))
        looked_at(lobby(RULES, seats, seats - 1, language, LONG_NAMES))


def test_shown_numbers_change_the_picture() -> None:
    """Each answer of a page is in its picture: leaving one out changes it."""
    for key, shot in questions(RULES, list(game(3, 3))).items():
        scene = private(RULES, shot, waiting(shot), "en", NAMES, page=12)
        for choice in scene.choices:
            fewer = tuple(one for one in scene.choices if one is not choice)
            assert paint(replace(scene, choices=fewer)).data != paint(scene).data, (key, str(choice.move))


def test_more_answers_than_a_page_lists() -> None:
    assert height_of(MOST, 400) == height_of(MOST + 30, 400) <= 400 + 200
    assert height_of(0, 400) == 0


# --- What is secret ----------------------------------------------------------------------------------------


def test_plans_are_not_seen() -> None:
    """Whatever a seat plans, and however far it is, all others see the same but for the tick."""
    shot = planning()
    before = public(RULES, shot, "en", NAMES)
    others = hand(RULES, shot, 1, "en", NAMES)
    sealed = set()
    dice = random.Random(4)
    for _ in range(4):
        state = shot.state
        for step in range(6):
            state = RULES.apply(state, 0, dice.choice([m for m in RULES.moves(state, 0) if str(m) != "back"]))
            scene = public(RULES, replace(shot, state=state), "en", NAMES)
            if step < 5:
                assert paint(scene).data == paint(before).data
                assert board_text(scene) == board_text(before)
                own = hand(RULES, replace(shot, state=state), 1, "en", NAMES)
                assert paint(own).data == paint(others).data
        sealed.add((paint(scene).data, board_text(scene), alt_text(scene)))
    assert len(sealed) == 1
    assert sealed.pop()[0] != paint(before).data


def test_hidden_slots_look_alike() -> None:
    """Slots that are not open yet look the same whatever lies in them."""
    dice = random.Random(7)
    for shot in game(4, 5)[40::25]:
        other = RULES.redeal(shot.state, None, [dice.random() for _ in range(50)])
        here = public(RULES, shot, "en", NAMES)
        there = public(RULES, replace(shot, state=other), "en", NAMES)
        assert paint(here).data == paint(there).data
        assert board_text(here) == board_text(there)


def test_own_plan_shows_what_is_chosen() -> None:
    shot = planning()
    pictures = set()
    for move in list(RULES.moves(shot.state, 0))[:6]:
        if isinstance(move, Act):
            state = RULES.apply(shot.state, 0, move)
            scene = private(RULES, replace(shot, state=state), 0, "en", NAMES)
            pictures.add(paint(replace(scene, chosen=(move,))).data)
            assert f"{move.card}" in board_text(scene)
    assert len(pictures) == 6


# --- Marks and layout --------------------------------------------------------------------------------------


def _view(shot: Shot) -> EdoView:
    view = RULES.view(shot.state, None)
    assert isinstance(view, EdoView)
    return view


@pytest.mark.parametrize("seats", [3, 5])
def test_every_space_has_its_own_place(seats: int) -> None:
    view = _view(game(seats, 1)[0])
    plan = layout(view.side)
    assert len({plan.at(space) for space in view.spaces}) == len(view.spaces)
    assert {space.code for space in view.spaces} == set(plan.places)
    boxes = []
    for space in view.spaces:
        (x, y), (width, height) = plan.at(space), plan.size(space.kind)
        assert x - width / 2 > 0
        assert x + width / 2 < 1600
        assert y - height / 2 > 104
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


def _after(view: EdoView, event: EventView) -> EdoView:
    """The view with one event marked, and with what its seat gained by it."""
    merchant = {} if view.current is None else {view.current.card: view.current.goods}
    gain = gained(Mark(event.what, event.seat, event.at, event.to, event.count), merchant)
    return replace(view, last=(replace(event, gained=gain),))


def test_marks_of_every_event() -> None:
    """Every kind of event can be marked, and most of them change the picture."""
    view = _view(crowded(4))
    plain = paint(Scene(game="edo", view=replace(view, last=()), language="en", names=NAMES[:4])).data
    changed = 0
    for event in (
        EventView("walk", 1, "GA1", "C1", 0),
        EventView("merchant", 1, "EDO", "C1", 0),
        EventView("ride", 0, "RD1", "EDO", 0),
        EventView("gate", 0, "", "GA2", 0),
        EventView("produce", 0, "FO2", "wood", 3),
        EventView("house", 0, "EDO", "", 0),
        EventView("post", 1, "C2", "", 0),
        EventView("stronghold", 1, "C3", "", 0),
        EventView("temple", 0, "FO1", "", 0),
        EventView("collect", 2, "rice", "", 4),
        EventView("trade", 2, view.current.card if view.current else "", "1", 2),
        EventView("claim", 2, "C1", "", 5),
        EventView("redeem", 2, "wood", "", 0),
        EventView("levy", 2, "stone", "", 0),
        EventView("dispersed", 2, "C1", "", 0),
        EventView("ronin", 2, "C2", "C1", 3),
        EventView("income", 3, "C1", "", 7),
        EventView("withdraw", 3, "RI1", "", 0),
        EventView("start", 3, "", "1", 0),
        EventView("walk", 3, "XX1", "C9", 0),
    ):
        scene = Scene(game="edo", view=_after(view, event), language="en", names=NAMES[:4])
        changed += paint(scene).data != plain
    assert changed == 18


def test_routes_follow_roads() -> None:
    view = _view(game(3, 1)[0])
    assert route(view, "C1", "EDO") == ["C1", "RD1", "EDO"]
    assert route(view, "C1", "C1") == ["C1"]
    assert route(view, "C1", "nowhere") == []


def test_a_new_house_is_found() -> None:
    view = _view(crowded(3))
    space = next(one for one in view.spaces if one.code == "C1")
    assert space.city is not None
    plan = layout(view.side)
    last = space.city.row[-1]
    box = built(plan, space, EventView("house", last.seat, "C1", "", 0))
    assert box is not None
    assert built(plan, space, EventView("house", 4, "C1", "", 0)) is None


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
    assert [stand.who for stand in crowd(few)] == ["samurai"] * 3 + ["merchant"] + ["ronin"] * 2
    assert find(plan, few, "ronin", 1) is None


def test_production_is_what_a_samurai_there_gets() -> None:
    """The same numbers as the rules reckon with."""
    board, seen = RULES.board(3, True), set()
    for shot in game(3, 3)[::2]:
        for space in _view(shot).spaces:
            if not space.product or space.covered:
                assert production(space) is None
            elif sum(space.samurai):
                assert production(space) == yields(board, shot.state, space.code, 0)
                seen.add(production(space))
            else:
                assert production(space) == space.next_yield
    assert len(seen) > 2


def test_costs_and_gains_become_notes() -> None:
    effects = (
        fact("edo-effect-cost", goods=(fact("edo-amount-wood", count=2), fact("edo-amount-ryo", count=4))),
        fact("edo-effect-points", points=1),
        fact("edo-effect-weight", weight=3),
        fact("edo-effect-price", ryo=0),
        fact("edo-gain", goods=fact("edo-amount-rice", count=3)),
        fact("edo-effect-privilege", privilege=Term("edo-privilege-fw")),
    )
    found = [(note.text, note.what) for note in notes(effects)]
    assert found == [
        ("−2", "wood"),
        ("−4", "ryo"),
        ("1", "seal"),
        ("±0", "ryo"),
        ("+3", "rice"),
        ("", "plate:fw"),
    ]


# --- Symbols -----------------------------------------------------------------------------------------------


def test_crests_differ_in_one_colour() -> None:
    """Reduced to 12 pixels and filled with black, each crest is still its own."""
    found = set()
    for crest in CRESTS:
        s = Sketch(12, 12)
        crest(s, 6, 6, 11, (0, 0, 0), (255, 255, 255))
        found.add(s.reduced().convert("LA").tobytes())
    assert len(found) == len(CRESTS) == 5


def test_everything_in_the_data_has_a_drawing() -> None:
    data = shipped()
    for known in data.actions.values():
        for action in known:
            assert actions.action(action.do, 20).width == 40
    assert set(actions.DRAWINGS) >= {action.do for known in data.actions.values() for action in known}
    for kind in data.privileges:
        from render.edo.market import plate

        assert plate(kind, 60, 38).width == 60
    for what in ("house", "post", "stronghold", "temple"):
        assert buildings.building(what, 1, 20).width == 40
    for kind in set(data.kinds.values()) & set(lands.GROUNDS):
        assert lands.disc(kind, 30).width == 60
    assert {"rice", "wood", "stone", "ryo"} <= set(goods.SYMBOLS)
    assert people.samurai(-1, 20).width == people.ronin(0, 20).width


def test_awaited_are_named() -> None:
    shot = planning()
    scene = public(RULES, shot, "en", NAMES)
    assert len(awaited(RULES, shot.state)) == 3
    for name in NAMES[:3]:
        assert name in alt_text(scene)


def test_a_draft_of_a_turn_is_told_on_its_page() -> None:
    """While a turn only waits to be confirmed, its page says in words what it has done."""
    rules, told = Edo(), 0
    for shot in play(rules, 3, 5):
        if CHANCE in rules.to_act(shot.state) or not rules.to_act(shot.state):
            continue
        scene = draft(rules, shot, "en", NAMES, random.Random(1))
        view = scene.view
        assert isinstance(view, EdoView)
        own = view.turn is not None and view.turn.seat == view.viewer and view.phase == "act"
        if own and scene.chosen:
            said = [words("en").say(fact, NAMES) for fact in view.told]
            assert all(line in board_text(scene) for line in said)
            if not told:
                plain = paint(replace(scene, view=replace(view, told=())))
                assert paint(scene).data != plain.data
            told += len(said)
    assert told
