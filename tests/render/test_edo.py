"""Pictures of Edo: every variant and side, worst cases, what stays secret, the layout."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from bot.core import CHANCE, Seat, Term, complete_options, fact
from bot.games.edo import Edo
from bot.games.edo.planning import Act, Crew
from bot.games.edo.rounds import Planning
from bot.games.edo.state import Building, State
from bot.games.edo.validate import load
from bot.games.edo.view import EdoView
from bot.text import LANGUAGES, be_strict, words
from render.edo import hand as plan_page
from render.edo.answers import label, notes
from render.edo.pieces import actions, buildings, goods, lands, people
from render.edo.pieces.crests import CRESTS
from render.edo.settled import drafted
from render.kit.answers import Answer, Make, answer_list
from render.kit.canvas import Area, Canvas
from render.kit.panels import Paper
from render.kit.sketch import Sketch
from render.paint import Anything, Picture, alt_text, board_text, paint
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
from tests.long import QUICK_LANGUAGES, language_sets

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
    state: State = RULES.start(seats, complete_options(RULES.options, ALL if variants else NONE))
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
        told = RULES.narrate(state, seat, move, None)
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
def finished(seats: int, seed: int = 0) -> Shot:
    """The end of a random game of all variants."""
    dice = random.Random(seats + 10 * seed)
    state: State = RULES.start(seats, complete_options(RULES.options, ALL))
    while acting := RULES.to_act(state):
        seat = dice.choice(acting)
        state = RULES.apply(state, seat, dice.choice(list(RULES.moves(state, seat))))
    return Shot(state, ())


def looked_at(scene: Anything) -> Picture:
    """The picture of a scene after the checks that hold for all."""
    made = paint(scene)
    assert made.width == 1600
    assert 800 <= made.height <= 1018
    assert len(made.data) < 300_000
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
    board = RULES.side(seats, True)
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
    for i, language in zip((0, len(shots) // 2, -1), QUICK_LANGUAGES, strict=True):
        looked_at(public(RULES, shots[i], language, LONG_NAMES))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_worst_case(seats: int, language: str) -> None:
    made = looked_at(public(RULES, crowded(seats), language, LONG_NAMES))
    assert made.height <= 1018


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variants", [True, False])
def test_ledger(seats: int, variants: bool) -> None:
    """Tables and supplies: in every language, with every profit tile in words; the same for all."""
    shots = (game(seats, 1, variants)[0], crowded(seats), finished(seats))
    for shot, language in zip(shots, QUICK_LANGUAGES, strict=True):
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
            looked_at(private(RULES, shot, seat, LANGUAGES[i % len(LANGUAGES)], LONG_NAMES, most=count))
        looked_at(hand(RULES, shot, seat, "el", LONG_NAMES))
        looked_at(draft(RULES, shot, "pl", LONG_NAMES, random.Random(i)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("languages", language_sets(LANGUAGES))
def test_before_and_after(seats: int, languages: tuple[str, ...]) -> None:
    shot = finished(seats)
    looked_at(public(RULES, shot, "en", NAMES))
    for language in languages:
        looked_at(sheet(RULES, shot, language, LONG_NAMES))
        looked_at(lobby(RULES, seats, seats - 1, language, LONG_NAMES))


def test_shown_numbers_change_the_picture() -> None:
    """Each answer of a page is in its picture: leaving one out changes it."""
    for key, shot in questions(RULES, list(game(3, 3))).items():
        scene = private(RULES, shot, waiting(shot), "en", NAMES, most=12)
        for choice in scene.choices:
            fewer = tuple(one for one in scene.choices if one is not choice)
            assert paint(replace(scene, choices=fewer)).data != paint(scene).data, (key, str(choice.move))


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
        while 0 in RULES.to_act(state):
            state = RULES.apply(state, 0, dice.choice([m for m in RULES.moves(state, 0) if str(m) != "back"]))
            scene = public(RULES, replace(shot, state=state), "en", NAMES)
            if 0 in RULES.to_act(state):
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


def test_officials_of_a_slot_are_chosen_in_the_list_of_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row for each choice, with a figure for each official, or in words that nobody goes."""
    listed: list[tuple[Answer, ...]] = []

    def list_of(page: Canvas, area: Area, paper: Paper, make: Make, **more: object) -> float:
        listed.append(tuple(make(96)))
        return answer_list(page, area, paper, make, snug=True)

    monkeypatch.setattr(plan_page, "answer_list", list_of)
    shot = planning()
    act = next(move for move in RULES.moves(shot.state, 0) if isinstance(move, Act))
    scene = private(RULES, replace(shot, state=RULES.apply(shot.state, 0, act)), 0, "el", NAMES)
    paint(scene)
    crews = [choice.move for choice in scene.choices if isinstance(choice.move, Crew)]
    assert [len(row.pictures) for row in listed[0]] == [move.count for move in crews]
    assert [row.words != ("",) for row in listed[0]] == [not move.count for move in crews]


# --- Marks and layout --------------------------------------------------------------------------------------


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


def test_a_bundle_is_told_by_its_goods() -> None:
    """Beside its number its name would be a second number."""
    shot = questions(RULES, list(game(4, 1)))["edo-ask-draft-any"]
    page = private(RULES, shot, RULES.to_act(shot.state)[0], "en", NAMES)
    view = page.view_of(EdoView)
    said = {str(one.move): label(one, NAMES, words("en"), view) for one in page.choices}
    assert {name for name, told in said.items() if not told} == {"K1", "K2", "K3", "K4", "K5"}


def test_crests_differ_in_one_colour() -> None:
    """Reduced to 12 pixels and filled with black, each crest is still its own."""
    found = set()
    for crest in CRESTS:
        s = Sketch(12, 12)
        crest(s, 6, 6, 11, (0, 0, 0), (255, 255, 255))
        found.add(s.reduced().convert("LA").tobytes())
    assert len(found) == len(CRESTS) == 5


def test_everything_in_the_data_has_a_drawing() -> None:
    data = load()
    for known in data.actions.values():
        for action in known:
            assert actions.action(action.do, 20).width == 40
    assert set(actions.DRAWINGS) >= {action.do for known in data.actions.values() for action in known}
    for kind in data.privileges:
        from render.edo.pieces.market import plate

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
        if scene.view_of(EdoView).phase == "act" and drafted(scene):
            said = [words("en").say(fact, NAMES) for fact in drafted(scene)]
            assert all(line in board_text(scene) for line in said)
            if not told:
                plain = paint(replace(scene, told=()))
                assert paint(scene).data != plain.data
            told += len(said)
    assert told
