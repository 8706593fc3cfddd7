"""Pictures of Bora Bora: worst cases, what is marked, what stays secret, symbols that can be told apart."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.core import CHANCE, Seat, complete_options
from bot.games.bora_bora import BoraBora
from bot.games.bora_bora.aids.guide import GUIDE
from bot.games.bora_bora.cards import Drew
from bot.games.bora_bora.expanding import Fished, Settled, ToRegion
from bot.games.bora_bora.gains import Got
from bot.games.bora_bora.gods import Paid, PayGod
from bot.games.bora_bora.jewelry import Bought
from bot.games.bora_bora.persons import Welcomed
from bot.games.bora_bora.placing import Place, Placed, PlaceDie
from bot.games.bora_bora.temple import Sent
from bot.games.bora_bora.using import Used
from bot.games.bora_bora.validate import load
from bot.games.bora_bora.view import View
from bot.text import LANGUAGES, be_strict, words
from bot.text.escape import capital
from render.bora_bora import (
    counts,
    islands,
    ledger,
    main_board,
    marks,
    own_tasks,
    place_page,
    score_sheet,
    status_track,
    tile_dice,
)
from render.bora_bora import hand as own_hand
from render.bora_bora.answer_pictures import pictured
from render.bora_bora.answers import answers
from render.bora_bora.layout import CHART, CORNER, LEFT, SIDE, corner
from render.bora_bora.map import Atlas
from render.bora_bora.pieces import symbols, tasks, tiles
from render.bora_bora.seat_panel import gained
from render.bora_bora.shelf import heading
from render.bora_bora.stage import DRAFTS, HEIGHTS, STAGES, TALLEST, squeezed
from render.bora_bora.targets import key_of, targets_of
from render.kit import chips, panels
from render.kit import marks as bracket_marks
from render.kit.canvas import Area, Canvas, Chip
from render.kit.frames import HEAD
from render.kit.own_look import worn
from render.kit.shapes import Point, resampled
from render.kit.sketch import Sprite
from render.kit.watching import watching
from render.paint import alt_text, board_text, canvas, paint
from render.scene import Choice, Marked, OwnLook, Scene
from tests.crowded import worst
from tests.gallery import (
    LONG_NAMES,
    NAMES,
    Shot,
    at,
    draft,
    hand,
    lobby,
    play,
    private,
    public,
    questions,
    sheet,
)
from tests.long import language_sets

RULES = BoraBora()
LIMIT = 300_000


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


@pytest.fixture(scope="module")
def games() -> dict[int, list[Shot]]:
    return {seats: play(RULES, seats, 5) for seats in (2, 3, 4)}


def waiting(shot: Shot) -> Seat:
    return next(seat for seat in RULES.to_act(shot.state) if seat != CHANCE)


def checked(scene: Any) -> bytes:
    """The bytes of a picture within the limits."""
    made = paint(scene)
    assert made.width == 1600
    assert 800 <= made.height <= 1600
    assert len(made.data) < LIMIT
    assert 0 < len(alt_text(scene)) <= 1024
    assert board_text(scene)
    return made.data


# --- Everything is drawn -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_boards(seats: int, language: str, games: dict[int, list[Shot]]) -> None:
    for share in (0.0, 0.5, 0.95):
        scene = public(RULES, at(games[seats], share), language, LONG_NAMES)
        checked(scene)
        checked(replace(scene, board_of=seats - 1))
        checked(replace(scene, ledger=True))
    checked(public(RULES, games[seats][-1], language, NAMES))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_has_its_page(seats: int, games: dict[int, list[Shot]]) -> None:
    for k, shot in enumerate(questions(RULES, games[seats]).values()):
        checked(private(RULES, shot, waiting(shot), LANGUAGES[k % len(LANGUAGES)], LONG_NAMES))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("languages", language_sets(LANGUAGES))
def test_hands_drafts_lobby_and_sheet(
    seats: int, languages: tuple[str, ...], games: dict[int, list[Shot]]
) -> None:
    shots = games[seats]
    for language in languages:
        checked(hand(RULES, at(shots, 0.6), seats - 1, language, LONG_NAMES))
        checked(lobby(RULES, seats, 1, language, LONG_NAMES))
        checked(sheet(RULES, shots[-1], language, LONG_NAMES))
    for seed in range(3):
        checked(draft(RULES, at(shots, 0.4 + seed / 8), "pl", LONG_NAMES, random.Random(seed)))


def test_a_sheet_with_every_item(games: dict[int, list[Shot]]) -> None:
    """All eighteen items of the score are drawn, each with its symbol; the six bonuses have one together."""
    scene = sheet(RULES, games[4][-1], "pl", LONG_NAMES)
    places = tuple(replace(one, items=tuple((key, 6) for key, _ in one.items)) for one in scene.score.seats)
    keys = {key.removeprefix("bb-score-") for key, _ in places[0].items}
    assert {key for key in keys if not key.startswith("bonus-")} == set(score_sheet.SIGNS)
    assert len(keys) == 18
    checked(replace(scene, score=replace(scene.score, seats=places)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_fills_the_box_and_cuts_nothing(
    language: str, games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Landscape with any number of players; every source of points is spelled out."""
    said: list[str] = []
    real = Canvas.words

    def words_of(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        said.append(text)
        return real(page, x, y, text, *more, **named)

    monkeypatch.setattr(Canvas, "words", words_of)
    for seats, shots in games.items():
        scene = sheet(RULES, shots[-1], language, NAMES)
        places = tuple(
            replace(one, items=tuple((key, 16) for key, _ in one.items)) for one in scene.score.seats
        )
        made = canvas(replace(scene, score=replace(scene.score, seats=places)))
        assert (made.width, made.height) == (1600, 1018), seats
    assert not [text for text in said if "…" in text]
    assert words(language)("bb-score-god-tiles") in said


def test_bonuses_that_were_earned_are_pictures_in_their_row(
    games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[list[str]] = []
    rows = {0: (("task", 9, 9), ("jewel", 6, 6), ("people", 11, 12)), 1: (("task", 8, 9),)}
    monkeypatch.setattr(own_tasks, "bonus_row", lambda view, seat: rows.get(seat, ()))
    things = score_sheet._pictures

    def noted(view: View, seat: Seat, key: str) -> list[str]:
        drawn.extend([things(view, seat, key)] if key == score_sheet.BONUS else [])
        return things(view, seat, key)

    monkeypatch.setattr(score_sheet, "_pictures", noted)
    canvas(sheet(RULES, games[4][-1], "en", NAMES))
    assert sorted(drawn) == [[], [], [], ["task", "jewel"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_worst_case(seats: int, language: str) -> None:
    shot = worst(seats)
    scene = public(RULES, shot, language, LONG_NAMES)
    checked(scene)
    for seat in range(seats):
        checked(replace(scene, board_of=seat))
    checked(replace(scene, ledger=True))
    checked(hand(RULES, shot, 0, language, LONG_NAMES))
    assert "214" in board_text(scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_god_does_is_clear_of_three_ways_to_pay(language: str) -> None:
    view = RULES.view(worst(3).state, 0)
    assert max(len(ways) for _, ways in view.payable or ()) >= 3
    boxes = [own_hand.told(view, words(language), room) for room in own_hand.WORDS]
    assert any(box.width <= own_hand.WIDE - 28 and box.height <= own_hand.GODLY - 12 for box in boxes)


def test_a_stage_with_room_tells_the_points_of_all(games: dict[int, list[Shot]]) -> None:
    points, told = (131, 132, 133, 134), []
    for shot in questions(RULES, games[4]).values():
        scene = private(RULES, shot, waiting(shot), "en", NAMES, most=25)
        view = scene.view
        assert isinstance(view, View)
        players = tuple(replace(one, points=own) for one, own in zip(view.players, points, strict=True))
        with watching() as watch:
            page = canvas(replace(scene, view=replace(view, players=players)))
        written = [one.text for one in watch.written if one.canvas == id(page)]
        told.append([int(text) for text in written if text in map(str, points)])
    assert list(points) in told
    assert all(one in ([], list(points)) for one in told)


@pytest.mark.parametrize("count", [0, 1, 5, 6, 7, 12, 13, 25])
def test_any_number_of_answers(count: int, games: dict[int, list[Shot]]) -> None:
    for key in ("bb-ask-place", "bb-ask-trade", "bb-ask-task"):
        shot = questions(RULES, games[4])[key]
        checked(private(RULES, shot, waiting(shot), "pl", LONG_NAMES, most=count))


def test_two_kinds_of_answers_fill_two_menus(games: dict[int, list[Shot]]) -> None:
    """A page holds up to 25 answers of each kind: of dice with and without gods, of uses with and without."""
    for key in ("bb-ask-place", "bb-ask-use", "bb-ask-trade"):
        shot = questions(RULES, games[4])[key]
        scene = private(RULES, shot, waiting(shot), "el", LONG_NAMES, most=25)
        more = tuple(replace(one, tag=f"{one.tag}x") for one in scene.choices)
        checked(replace(scene, choices=(*scene.choices, *more)[:50]))


def test_every_answer_has_its_number_at_its_tile(
    games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No die that may be placed is left out, with gods or without, also on tiles with two actions."""
    drawn: list[tuple[str, float]] = []
    signs: list[float] = []
    masks: list[float] = []
    high: list[float] = []
    lines: list[float] = []
    known = {id(symbols.symbol(letter, place_page.SIGN)) for letter in "HTBMWLS"}
    gods = {id(symbols.symbol(f"god-{god}", place_page.MASK, True)) for god in "BWRGY"}
    centre = Canvas.centre

    def noted(page: Canvas, piece: Sprite, x: float, y: float) -> None:
        signs.extend([x + place_page.SIGN] * (id(piece) in known))
        masks.extend(x - at for _, at in drawn[-1:] if id(piece) in gods)
        high.extend(at - y for at in lines[-1:] if id(piece) in gods)
        centre(page, piece, x, y)

    def tagged(page: Canvas, x: float, y: float, text: str, *more: Any) -> None:
        drawn.append((text, x))
        lines.append(y)

    monkeypatch.setattr(panels, "tag", tagged)
    monkeypatch.setattr(Canvas, "centre", noted)
    for shots in games.values():
        shot = questions(RULES, shots)["bb-ask-place"]
        scene = private(RULES, shot, waiting(shot), "en", NAMES, most=50)
        drawn.clear()
        lines.clear()
        signs.clear()
        canvas(scene)
        assert sorted(text for text, _ in drawn) == sorted(one.tag for one in scene.choices)
        assert min(x for _, x in drawn) - place_page.RADIUS >= max(signs, default=0), (
            "beside the signs of actions"
        )
    assert masks
    assert abs(sum(masks)) < 1, "above the middle of their number, not between it and the next"
    assert max(high) + place_page.MASK + place_page.RADIUS < place_page.LEAST + 3, "on no number above"
    assert min(high) - place_page.MASK > 12, "on no digit"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_page_of_a_die_is_low_and_has_large_numbers(
    seats: int, games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord's box shrinks a higher page: 1018 with every answer of every die, numbers of 30 px."""
    radii: set[float] = set()
    monkeypatch.setattr(panels, "tag", lambda page, x, y, text, radius=24, *more: radii.add(radius))
    found = [
        shot
        for shot in games[seats]
        if any(seat != CHANCE for seat in RULES.to_act(shot.state))
        and isinstance(RULES.view(shot.state, waiting(shot)).task, PlaceDie)
    ]
    assert len(found) > 20
    found.sort(key=lambda shot: len(list(RULES.moves(shot.state, waiting(shot)))))
    for shot in (found[0], found[len(found) // 2], *found[-2:]):
        scene = private(RULES, shot, waiting(shot), "pl", LONG_NAMES, most=100)
        assert canvas(scene).height == 1018
        assert canvas(replace(scene, choices=())).height == 1018  # first one of the dice is chosen
        table = place_page.Table(scene.view, targets_of(scene.choices))  # type: ignore[arg-type]
        room = islands.HEIGHT - 6 - 2 * place_page.EDGE - place_page.DICE
        assert sum(table.heights(scene.view, room)) <= room  # type: ignore[arg-type]
    assert radii == {place_page.RADIUS}
    assert panels._tag_style("43", place_page.RADIUS).size >= 30


def test_cards_of_all_colours_have_room(
    games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """None lies over another, nor over what a god costs."""
    drawn: list[tuple[float, int]] = []
    put, cards = Canvas.put, list[Any]()
    card = tiles.god_card

    def of_card(*args: Any) -> Any:
        cards.append(card(*args))
        return cards[-1]

    def noted(page: Canvas, piece: Any, x: float, y: float) -> None:
        if any(piece is card for card in cards) and piece.height > 60:
            drawn.append((x, piece.width))
        put(page, piece, x, y)

    monkeypatch.setattr(tiles, "god_card", of_card)
    monkeypatch.setattr(Canvas, "put", noted)
    shot = questions(RULES, games[4])["bb-ask-place"]
    scene = private(RULES, shot, waiting(shot), "en", NAMES, most=0)
    for hand_of in ((2, 0, 0, 1, 3), (2, 1, 0, 3, 1), (2, 1, 1, 3, 2)):
        drawn.clear()
        canvas(replace(scene, view=replace(scene.view, hand=hand_of)))
        assert len(drawn) == sum(count > 0 for count in hand_of)
        assert all(x + wide < other for (x, wide), (other, _) in pairwise(drawn))
        assert drawn[-1][0] + drawn[-1][1] <= 946 - 356 - 14


def test_the_sign_of_what_cannot_be_taken_back_is_explained(
    games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    real = Canvas.words

    def words_of(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        said.append(text)
        return real(page, x, y, text, *more, **named)

    monkeypatch.setattr(Canvas, "words", words_of)
    shot = questions(RULES, games[4])["bb-ask-fire-first"]
    for language in LANGUAGES:
        said.clear()
        canvas(private(RULES, shot, waiting(shot), language, NAMES))
        assert said.count("!") > 1
        assert capital(words(language)("bb-effect-no-back")) in " ".join(said)
    said.clear()
    shot = questions(RULES, games[4])["bb-ask-hut"]
    canvas(private(RULES, shot, waiting(shot), "en", NAMES))
    assert "!" not in said


def test_groups_come_before_their_answers(games: dict[int, list[Shot]]) -> None:
    """Where no group of answers is open yet, the page asks, and does not speak of confirming."""
    shot = questions(RULES, games[4])["bb-ask-place"]
    scene = private(RULES, shot, waiting(shot), "en", NAMES, most=0)
    assert scene.question is not None
    assert checked(scene) != checked(replace(scene, question=None, chosen=(Place("F", 1),)))


def test_the_round_stands_at_the_end_of_the_strip_or_beside_the_title(games: dict[int, list[Shot]]) -> None:
    scene = public(RULES, at(games[4], 0.5), "en", NAMES)
    said = words("en")("bb-pic-round", round=scene.view.round, rounds=6)
    places = []
    for count in (1, 9):
        sailed = (Placed(0, "H", 3, ""), *[Got(0, "sand", 2)] * count)
        with watching() as watch:
            canvas(replace(scene, view=replace(scene.view, marks=sailed)))
        (told,) = (one for one in watch.written if one.text == said)
        places.append((told.left > 800, told.top > HEAD))
    assert places == [(True, True), (False, False)]


def test_answers_say_nothing_that_their_pictures_show(games: dict[int, list[Shot]]) -> None:
    """One line of words: no material and no fish of a region, nothing that a person does."""
    for key in ("bb-ask-start", "bb-ask-man", "bb-ask-use", "bb-ask-pair"):
        shot = questions(RULES, games[4])[key]
        scene = private(RULES, shot, waiting(shot), "en", NAMES)
        made = answers(scene.choices, scene.view, waiting(shot), words("en"), NAMES, 54)  # type: ignore[arg-type]
        assert made
        assert [one.notes for one in made] == [()] * len(made), key


def test_a_page_with_few_answers_shows_what_its_reader_has(games: dict[int, list[Shot]]) -> None:
    """Below the answers, above the tasks; with many answers there is no room."""
    for key, shown in (("bb-ask-start", True), ("bb-ask-hut", False)):
        shot = questions(RULES, games[4])[key]
        scene = private(RULES, shot, waiting(shot), "en", NAMES)
        view: View = scene.view  # type: ignore[assignment]
        richer = replace(view.players[waiting(shot)], shells=77)
        players = tuple(richer if seat == waiting(shot) else one for seat, one in enumerate(view.players))
        with watching() as watch:
            canvas(replace(scene, view=replace(view, players=players)))
        found = [one for one in watch.written if one.text == "77" and one.left > SIDE[0]]
        assert bool(found) == shown, key


# --- Targets -----------------------------------------------------------------------------------------------


def test_shown_numbers_change_the_picture(games: dict[int, list[Shot]]) -> None:
    """Each answer of a page is in its picture: leaving one out changes it."""
    for shot in questions(RULES, games[3]).values():
        scene = private(RULES, shot, waiting(shot), "en", NAMES, most=6)
        whole = paint(scene).data
        for choice in scene.choices:
            fewer = tuple(one for one in scene.choices if one is not choice)
            assert paint(replace(scene, choices=fewer)).data != whole


def test_the_number_of_a_region_hides_no_value_of_a_path(games: dict[int, list[Shot]]) -> None:
    view = RULES.view(games[4][0].state, None)
    atlas = Atlas(Canvas(Image.new("RGB", (1600, 1018))), view, 10, 100)
    shot = questions(RULES, games[4])["bb-ask-start"]
    offer = private(RULES, shot, waiting(shot), "en", NAMES).choices[0].offer
    ask = targets_of([Choice(region.id, ToRegion(region.id), offer) for region in view.regions])
    atlas.draw(ask, False)
    assert len(ask.tags) == len(view.regions)
    signs = [atlas.at(islands.path_at(*path.ends)) for path in view.paths]
    assert min(math.dist(tag[:2], sign) for tag in ask.tags for sign in signs) > 50


def test_answers_with_a_place_are_numbered_there(games: dict[int, list[Shot]]) -> None:
    """Every answer that points at a thing of the stage has its number laid there."""
    elsewhere = {"point", "offering", "material"}
    for shots in games.values():
        for shot in shots[::25]:
            for move in RULES.moves(shot.state, waiting(shot)) if shot.state.agenda else ():
                key = key_of(move)
                assert key is None or key.partition(":")[0] in {
                    *("tile", "region", "spot", "space", "slot", "temple", "building", "pair", "card"),
                    *("use", "jewel", "own", "board", "person"),
                }
                if getattr(move, "trade", "") in elsewhere:
                    assert key is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_answers_are_shown_in_pictures(seats: int, games: dict[int, list[Shot]]) -> None:
    """Every answer of every kind of question; payments alone have pictures of their own."""
    met = set()
    for shot in [*questions(RULES, games[seats]).values(), *games[seats][::15]]:
        if shot.state == games[seats][-1].state:
            continue
        seat = waiting(shot)
        scene = private(RULES, shot, seat, "en", NAMES)
        view: View = scene.view  # type: ignore[assignment]
        for choice in scene.choices:
            met.add(choice.move.kind)
            assert bool(pictured(view, seat, choice, 1.0)) != (choice.move.kind == "pay"), choice.move
    assert len(met) > 15


def test_a_draft_tells_the_points_after_it(games: dict[int, list[Shot]]) -> None:
    """Confirm shows what the turn brings: other points make another picture."""
    scene = draft(RULES, at(games[4], 0.4), "en", NAMES, random.Random(1))
    view: View = scene.view  # type: ignore[assignment]
    assert view.viewer is not None
    richer = replace(view.players[view.viewer], points=99)
    players = tuple(richer if seat == view.viewer else one for seat, one in enumerate(view.players))
    assert paint(scene).data != paint(replace(scene, view=replace(view, players=players))).data


def test_every_question_has_a_stage() -> None:
    asked = {task.decisions[0].kind for task in RULES.tasks if task.decisions and not task.chance}
    assert set(STAGES) == asked
    drafted = {kind.kind for kind in RULES.answers} - asked
    assert drafted == {kind for kind in DRAFTS if kind not in STAGES}
    assert {part for parts in STAGES.values() for part in parts} <= set(HEIGHTS)


def test_spaces_of_persons_are_as_high_on_every_page() -> None:
    """Not stretched, so that persons neither hang at the top nor lie at the bottom of their spaces."""
    for parts in STAGES.values():
        if "spots" in parts:
            assert squeezed(parts, TALLEST)["spots"] <= HEIGHTS["spots"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_taken_seats_have_a_hut_in_the_lobby(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    huts: list[Seat] = []
    real = symbols.hut

    def hut(seat: Seat, half: int) -> Any:
        huts.append(seat)
        return real(seat, half)

    monkeypatch.setattr(symbols, "hut", hut)
    for taken in range(seats + 1):
        huts.clear()
        canvas(lobby(RULES, seats, taken, "en", NAMES))
        assert huts == list(range(taken))


def test_every_space_of_the_track_has_room_for_its_markers_and_its_number() -> None:
    """Wherever four seats stand on the narrow track; spaces without markers are equal, but for their
    figures."""
    points, room, size = load().status.points, 828, 48
    for seats in combinations_with_replacement(range(len(points)), 4):
        stacks = [seats.count(k) for k in range(len(points))]
        wide = status_track.widths(points, stacks, room, size)
        assert sum(wide) == room
        assert all(one >= count * (size + 4) for one, count in zip(wide, stacks, strict=True))
        assert all(one >= (52 if points[k] > 9 else 30) for k, one in enumerate(wide))
        empty = [one for k, one in enumerate(wide) if not stacks[k] and points[k] < 10]
        assert max(empty) - min(empty) <= 1


def test_numbers_wait_until_all_rings_are_drawn(games: dict[int, list[Shot]]) -> None:
    shot = questions(RULES, games[4])["bb-ask-hut"]
    scene = private(RULES, shot, waiting(shot), "en", NAMES)
    ask = targets_of(scene.choices)
    assert ask.active
    assert ask.any("spot")
    assert not ask.tags


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_men_and_women_and_tasks_are_large(
    seats: int, games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the second picture, and on the pages that ask which to take or to use: 110 x 150 for persons."""
    persons: list[tuple[int, int]] = []
    offered: list[tuple[int, int]] = []
    person, task = tiles.person, tiles.task

    def of_person(sex: str, kind: str, symbols: int, width: int, pale: bool = False) -> Any:
        made = person(sex, kind, symbols, width, pale)
        persons.append((made.width, made.height))
        return made

    def of_task(name: str, printed: Any, page: Canvas, place: tiles.Place) -> None:
        offered.append(place[2:])
        task(name, printed, page, place)

    monkeypatch.setattr(tiles, "person", of_person)
    monkeypatch.setattr(tiles, "task", of_task)
    scene = public(RULES, at(games[seats], 0.4), "en", NAMES)
    canvas(replace(scene, ledger=True))
    assert len(persons) > 6
    assert all(wide >= 110 and high >= 150 for wide, high in persons)
    assert all(wide >= 180 and high >= 64 for wide, high in offered[: seats + 2])
    found = questions(RULES, games[seats])
    for key in ("bb-ask-man", "bb-ask-woman", "bb-ask-use"):
        persons.clear()
        monkeypatch.setattr(tiles, "person", of_person)
        shot = found[key]
        canvas(replace(private(RULES, shot, waiting(shot), "en", NAMES), choices=()))
        assert persons
        assert all(wide >= 110 and high >= 150 for wide, high in persons), key
    for key in ("bb-ask-task", "bb-ask-take"):
        offered.clear()
        shot = found[key]
        canvas(private(RULES, shot, waiting(shot), "en", NAMES))
        assert all(wide >= 200 and high >= 120 for wide, high in offered), (key, offered)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobbies_and_sheets_fill_the_box(language: str, games: dict[int, list[Shot]]) -> None:
    """Landscape with any number of players, with the longest names, too."""
    for seats, shots in games.items():
        for names in (NAMES, LONG_NAMES):
            table = canvas(lobby(RULES, seats, seats, language, names))
            score = canvas(sheet(RULES, shots[-1], language, names))
            assert table.width == score.width == 1600
            assert table.height <= 1018
            assert score.height <= 1018


# --- Marks and secrets -------------------------------------------------------------------------------------


def test_last_move_is_marked(games: dict[int, list[Shot]]) -> None:
    """A hut that came in the last turn is bracketed; without the memory of the turn it is not."""
    for shot in games[4]:
        view: View = RULES.view(shot.state, None)
        if any(type(event).__name__ == "Settled" for event in view.marks):
            scene = public(RULES, shot, "en", NAMES)
            blind = replace(scene, view=replace(view, marks=()))
            assert paint(scene).data != paint(blind).data
            return
    pytest.fail("no hut came")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_public_pictures_hide_hands(seats: int, games: dict[int, list[Shot]]) -> None:
    dice = random.Random(seats)
    for share in (0.2, 0.7):
        shot = at(games[seats], share)
        other = RULES.redeal(shot.state, None, [dice.random() for _ in range(50)])
        here = public(RULES, shot, "en", NAMES)
        there = public(RULES, replace(shot, state=other), "en", NAMES)
        assert paint(here).data == paint(there).data
        assert board_text(here) == board_text(there)
        assert paint(replace(here, ledger=True)) == paint(replace(there, ledger=True))
        assert board_text(replace(here, ledger=True)) == board_text(replace(there, ledger=True))
        for seat in range(seats):
            assert paint(replace(here, board_of=seat)).data == paint(replace(there, board_of=seat)).data
            assert board_text(replace(here, board_of=seat)) == board_text(replace(there, board_of=seat))


def test_what_comes_is_told_in_words(games: dict[int, list[Shot]]) -> None:
    """The second picture: every task on offer in words, everybody's open tasks, what a round is worth."""
    scene = replace(public(RULES, at(games[4], 0.4), "en", NAMES), ledger=True)
    text = board_text(scene)
    view: View = scene.view  # type: ignore[assignment]
    said = words("en")
    for name in (*view.board_tasks, *(task.id for player in view.players for task in player.tasks)):
        assert said(f"bb-task-{name}", need=load().tasks[name].need) in text
    assert "10, 10, 7, 7, 4, 4" in text
    assert f"{NAMES[0]}: {view.players[0].points} point" in text


def test_a_hand_shows_nothing_of_other_hands(games: dict[int, list[Shot]]) -> None:
    dice = random.Random(1)
    shot = at(games[3], 0.6)
    other = RULES.redeal(shot.state, 1, [dice.random() for _ in range(50)])
    here = hand(RULES, shot, 1, "en", NAMES)
    there = hand(RULES, replace(shot, state=other), 1, "en", NAMES)
    assert paint(here).data == paint(there).data
    assert board_text(here) == board_text(there)


def test_a_god_to_be_paid_is_shown(games: dict[int, list[Shot]]) -> None:
    shot = questions(RULES, games[4])["bb-ask-pay"]
    assert isinstance(shot.state.agenda[0], PayGod)
    scene = private(RULES, shot, waiting(shot), "en", NAMES)
    view: View = scene.view  # type: ignore[assignment]
    other = replace(view, agenda=(PayGod("G"),))
    assert paint(scene).data != paint(replace(scene, view=other)).data


def test_what_was_gained_is_told_in_its_place(games: dict[int, list[Shot]]) -> None:
    """Chips stand where room is kept for them: before the points, and over the water beside a region."""
    told = 0
    for shots in games.values():
        for shot in [shot for shot in shots if gained(RULES.view(shot.state, None))][::7]:
            made = canvas(public(RULES, shot, "en", LONG_NAMES))
            assert not chips.covered(made)
            view: View = RULES.view(shot.state, None)
            for seat in gained(view):
                x, y = corner(seat)
                right, low = x + CORNER[0], y + CORNER[1]
                assert any(x < left and left + wide < right and y < top and top + high < low
                           for left, top, wide, high in made.chips), (seat, made.chips)  # fmt: skip
                told += 1
    assert told > 10


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
def test_a_priest_that_was_pushed_out_is_told_at_both_seats(
    names: tuple[str, ...], games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One has a priest less in supply, the other one more: an arrow down, and one up, each in its panel."""
    told: list[tuple[bool, float, float]] = []
    arrows, put = {id(counts.arrow(up)): up for up in (False, True)}, Canvas.put

    def noted(page: Canvas, piece: Sprite, x: float, y: float) -> None:
        if id(piece) in arrows:
            told.append((arrows[id(piece)], x, y))
        put(page, piece, x, y)

    monkeypatch.setattr(Canvas, "put", noted)
    scene = public(RULES, at(games[4], 0.5), "en", names)
    canvas(replace(scene, view=replace(scene.view, marks=(Sent(2, 4, 3),))))
    assert [up for up, _, _ in told] == [False, True]
    for seat, (_, x, y) in zip((2, 3), told, strict=True):
        left, top = corner(seat)
        assert left < x < left + CORNER[0] - counts.ARROW
        assert top + CORNER[1] - 60 < y < top + CORNER[1] - 30, "at the belongings"


def test_belongings_of_a_seat_are_clear_of_the_frame_of_its_panel(
    games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the plates below those that have changed."""
    rows: list[Area] = []
    row = counts.row

    def noted(page: Canvas, held: counts.Counts, area: Area, *args: Any) -> None:
        if held[0][0] == "offering":
            rows.append(area)
        row(page, held, area, *args)

    monkeypatch.setattr(counts, "row", noted)
    canvas(public(RULES, at(games[4], 0.5), "en", NAMES))
    half = counts.STEPS[1][0]
    below = [corner(k)[1] + CORNER[1] - y - high / 2 - half for k, (_, y, _, high) in enumerate(rows)]
    assert below == [8.0] * 4


@pytest.mark.parametrize("region", islands.BOXES)
def test_a_scored_fish_is_marked_itself(region: str, games: dict[int, list[Shot]]) -> None:
    """A chip on the map could stand far from its fish; the points are told in the strip and by the seat."""
    scene = public(RULES, at(games[4], 0.5), "en", NAMES)
    fished = replace(scene.view, marks=(Fished(0, region, 6),))
    page, plain = canvas(replace(scene, view=fished)), canvas(replace(scene, view=replace(fished, marks=())))
    left, top = CHART
    changed = []
    for one in islands.BOXES:
        x, y = islands.fish_at(one)
        box = (round(left + x - 40), round(top + y - 30), round(left + x + 40), round(top + y + 30))
        changed += [one] * (page.image.crop(box).tobytes() != plain.image.crop(box).tobytes())
    assert changed == [region]
    assert len(page.chips) == 1, "that of the seat"


def test_no_chip_of_the_map_is_nearer_to_another_change(
    games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several huts and fish of one turn: each chip stands at its own region."""
    told: list[tuple[Area, Area]] = []
    place = chips._place

    def note(page: Canvas, chip: Chip, news: Sequence[Chip]) -> Point:
        found = place(page, chip, news)
        if chip.thing is not None:
            told.append((chip.about, chips.area(chip, *found)))
        return found

    monkeypatch.setattr(chips, "_place", note)
    several = 0
    for shots in games.values():
        for shot in shots[::3]:
            told.clear()
            canvas(public(RULES, shot, "en", NAMES))
            several += len(told) > 1
            for about, box in told:
                assert chips._away(box, about) <= min(chips._away(box, one) for one, _ in told) + 24, told
    assert several


def test_the_points_told_are_those_that_were_gained(games: dict[int, list[Shot]]) -> None:
    """No event is counted twice, none is forgotten. Idle turns and the end tell nothing of a scoring."""
    for shots in games.values():
        for before, after in pairwise(shots):
            one, other = RULES.view(before.state, None), RULES.view(after.state, None)
            news = dict(gained(other))
            if other.marks[: len(one.marks)] == one.marks:  # the same turn goes on
                for seat, points in gained(one).items():
                    news[seat] -= points
            news = {seat: points for seat, points in news.items() if points}
            both = enumerate(zip(one.players, other.players, strict=True))
            rise = {seat: b.points - a.points for seat, (a, b) in both if b.points != a.points}
            silent = other.over or {type(event).__name__ for event in other.marks} == {"Idle"}
            assert news == ({} if silent else rise)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_fills_the_box_of_a_single_picture(seats: int, games: dict[int, list[Shot]]) -> None:
    """Discord shows a picture in 550 x 350 pixels."""
    made = paint(public(RULES, at(games[seats], 0.6), "en", NAMES))
    assert (made.width, made.height) == (1600, 1018)


def test_chapters_have_a_picture_of_what_they_tell(games: dict[int, list[Shot]]) -> None:
    """What lies on the second picture is cut from there."""
    scene = public(RULES, at(games[4], 0.3), "en", NAMES)
    for chapter in GUIDE.chapters:
        if chapter.shows:
            made = paint(Marked(scene=scene, symbols=chapter.shows, cut=True))
            assert made.marked == chapter.shows
            assert made.height < 700


# --- Words -------------------------------------------------------------------------------------------------


def test_the_board_says_all(games: dict[int, list[Shot]]) -> None:
    """Names, points, regions, dice, tasks stand in the words of the table."""
    scene = public(RULES, at(games[4], 0.5), "en", NAMES)
    view: View = scene.view  # type: ignore[assignment]
    text = board_text(scene)
    for seat, player in enumerate(view.players):
        assert f"{NAMES[seat]}: {player.points} point" in text
    assert text.count("hut of") == sum(region.host is not None for region in view.regions)
    assert "; " in text.partition("Tasks on offer: ")[2].partition(".")[0], "some tasks have a comma"
    assert text.count("Jewelry of round") == sum(bool(column) for column in view.jewelry[view.round - 1 :])
    own = board_text(replace(scene, board_of=2))
    assert "Men and women:" in own
    assert "Open tasks:" in own


def test_the_alt_text_begins_with_what_matters(games: dict[int, list[Shot]]) -> None:
    shot = at(games[4], 0.5)
    text = alt_text(public(RULES, shot, "en", NAMES))
    assert text.index(NAMES[waiting(shot)]) < text.index("Points:") < 400


# --- Drawings ----------------------------------------------------------------------------------------------


def test_every_task_is_drawn() -> None:
    for name, task in load().tasks.items():
        draw, wide, number = tasks.glyph(name, task.need)
        assert callable(draw)
        assert wide >= 1
        assert number in ("", "n", "≠")


def test_the_map_is_that_of_the_rules() -> None:
    data = load()
    assert set(islands.BOXES) == set(data.regions)
    for path in data.paths.values():
        x, y = islands.path_at(*path.ends)
        assert (x, y) == islands.path_at(*reversed(path.ends))
        assert 0 < x < islands.WIDTH
        assert 0 < y < islands.HEIGHT


@pytest.mark.parametrize(
    "group",
    [
        ("F1", "F2", "F3", "F4"),
        ("J1", "J2", "J3", "J4", "J5", "J6"),
        ("sand", "stone", "wood"),
        ("god-B", "god-W", "god-R", "god-G", "god-Y"),
        ("H", "T", "B", "M", "W", "L", "S", "F"),
        tuple(f"K{k}" for k in range(1, 13)),
        ("points", "shell", "offering", "cards", "god-tile", "priest-0", "status", "hut-0"),
    ],
)
def test_silhouettes_differ(group: tuple[str, ...]) -> None:
    """Symbols are told apart by their outline alone, also small (24 px)."""
    small = {name: symbols.symbol(name, 12).alpha.point(lambda v: 255 * (v > 127)) for name in group}
    for one, other in combinations(group, 2):
        a, b = small[one].tobytes(), small[other].tobytes()
        differ = sum(x != y for x, y in zip(a, b, strict=True))
        assert differ > 36, (one, other, differ)


def test_every_event_is_told_in_pictures(games: dict[int, list[Shot]]) -> None:
    """Each kind of event has pictures, but for a card that comes open and for a turn without any."""
    silent = {"Opened", "Idle"}
    met = set()
    for shots in games.values():
        for shot in shots[::3]:
            view = RULES.view(shot.state, None)
            for event in view.marks:
                name = type(event).__name__
                met.add(name)
                assert bool(marks.bits(view, event)) == (name not in silent), name
    assert {"Placed", "Settled", "Got", "Used", "Sent", "Ranked", "Prayed", "Resolved"} <= met


def test_names_on_two_lines_are_apart_from_those_of_the_next_seat(games: dict[int, list[Shot]]) -> None:
    """On the second picture, which has the lowest lines with four seats."""
    with watching() as watch:
        canvas(replace(public(RULES, at(games[4], 0.7), "en", LONG_NAMES), ledger=True))
    tops = sorted(one.top for one in watch.written if one.top > 600 and LEFT + 50 < one.left < LEFT + 90)
    assert len(tops) == 8
    assert all(low - top > 32 for top, low in pairwise(tops))


def test_a_changed_number_has_an_arrow_in_its_direction(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside it and clear of the next symbol; one that is the same again has none."""
    drawn: list[tuple[bool, int]] = []
    real = counts.arrow

    def noted(up: bool) -> Sprite:
        drawn.append((up, len(page.texts)))
        return real(up)

    monkeypatch.setattr(counts, "arrow", noted)
    held = (("offering", 1), ("shell", 2), ("cards", 3), ("god-tile", 0))
    page = Canvas(Image.new("RGB", (600, 80)))
    counts.row(
        page, held, (20, 10, 500, 60), changed={"offering": 2, "shell": -1, "cards": 0, "god-tile": -1}
    )
    assert drawn == [(True, 1), (False, 2), (False, 4)]
    lefts = [left for left, _, _, _ in page.texts]
    assert min(other - one for one, other in pairwise(lefts)) > 2 * counts.STEPS[0][0] + counts.ARROW + 30


def test_a_seat_panel_counts_men_and_women(
    games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those of the other seats, on the table itself; a new one is marked."""
    told = list[tuple[Any, Any]]()
    real = counts.row

    def row(page: Canvas, held: Any, area: Area, largest: int, changed: Any) -> None:
        told.append((held, changed))
        real(page, held, area, largest, changed)

    monkeypatch.setattr(counts, "row", row)
    scene = public(RULES, at(games[4], 0.7), "en", NAMES)
    canvas(scene)
    view = scene.view_of(View)
    spots = [[spot.person.sex for spot in player.spots if spot.person] for player in view.players]
    wanted = [[("M", sexes.count("M")), ("W", sexes.count("W"))] for sexes in spots]
    assert [held for held, _ in told if held[0][0] == "M"] == wanted
    seen = replace(view, marks=(Welcomed(0, "W-K3-2", 1, 2),))
    assert counts.changed(seen, 0) == {"W": 1}


def test_the_use_of_persons_shows_its_gain_once() -> None:
    """Points, offerings and shells are told by the gain behind the arrow, other uses by their sign."""
    view = RULES.view(RULES.start(2, complete_options(RULES.options, {})), None)
    for kind, told in (("K8", 0), ("K10", 0), ("K12", 0), ("K1", 1), ("K7", 1)):
        shown = marks.bits(view, Used(0, "M", kind, 1, 2, "plain"))
        assert [bit.text for bit in shown] == ["", "→", *[""] * told], kind


def test_a_payment_in_cards_shows_its_offering() -> None:
    view = RULES.view(RULES.start(2, complete_options(RULES.options, {})), None)
    assert len(marks.bits(view, Paid(0, "B", "BB"))) == len("B−BBo")
    assert len(marks.bits(view, Paid(0, "B", "tile"))) == len("B−t")


def test_what_changed_of_the_belongings_of_a_seat_is_the_sum_of_the_turn() -> None:
    view = RULES.view(RULES.start(2, complete_options(RULES.options, {})), None)
    done = (Paid(0, "B", "BB"), Drew(0, "B"), Got(0, "offering", 2), Bought(0, "J1-4"), Got(1, "shell", 3))
    seen = replace(view, marks=done)
    assert counts.changed(seen, 0) == {"offering": 1, "cards": -1, "shell": -4}
    assert counts.changed(seen, 1) == {"shell": 3}


MARKS = (
    (bracket_marks, "brackets"),
    (bracket_marks, "ghost"),
    (bracket_marks, "way"),
    *((module, "corners") for module in (main_board, status_track, tile_dice)),
    (counts, "arrow"),
    (Canvas, "say"),
)
"""Every function that draws a mark of the last move."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_leaves_a_mark_where_it_happened(
    seats: int, games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not in the line of the last turn alone: on the table, the second picture or the board of a seat."""
    drawn: list[str] = []

    def noted(name: str, real: Any) -> Any:
        def draw(*args: Any, **named: Any) -> Any:
            drawn.append(name)
            return real(*args, **named)

        return draw

    for module, name in MARKS:
        monkeypatch.setattr(module, name, noted(name, getattr(module, name)))
    left = {
        "Used",
        "Welcomed",
        "Shifted",
        "Carried",
        "Drew",
        "Built",
        "Bought",
        "Resolved",
        "Took",
        "Rose",
        "Sent",
    }
    left |= {"Placed", "Settled", "Got", "Paid", "Ranked", "Prayed"}
    for shot in games[seats]:
        scene = public(RULES, shot, "en", NAMES)
        view: View = RULES.view(shot.state, None)
        for mark in view.marks:
            event: Any = mark
            name = type(event).__name__
            if name not in left or (name == "Bought" and event.jewel is None):
                continue
            if name == "Resolved" and not event.points:
                continue
            left.discard(name)
            who = getattr(event, "who", 0)
            drawn.clear()
            alone = replace(scene, view=replace(view, marks=(event,)))
            if name == "Drew" and event.colour is not None:
                canvas(alone)
            else:
                for one in (alone, replace(alone, ledger=True), replace(alone, board_of=who)):
                    canvas(one)
            assert drawn, event
    assert left <= {"Resolved", "Paid"}


def test_the_same_scene_twice() -> None:
    scene: Scene = public(RULES, worst(4), "en", NAMES)
    assert paint(scene).data == paint(scene).data


def test_the_second_picture_is_landscape_and_marks_the_last_move(games: dict[int, list[Shot]]) -> None:
    """Brackets stand at the slot from which somebody was taken, and at the number that grew."""
    marked = 0
    for seats, shots in games.items():
        for shot in shots[::40]:
            scene = replace(public(RULES, shot, "en", NAMES), ledger=True)
            made = paint(scene)
            assert (made.width, made.height) == (1600, 1018), seats
            plain = replace(scene, view=replace(scene.view, marks=()))
            took = any(type(event).__name__ == "Welcomed" for event in scene.view.marks)
            if took:
                marked += 1
                assert paint(plain).data != made.data
        if marked:
            return
    raise AssertionError("nobody was taken")


def test_gifts_of_a_region_are_one_chip_on_no_panel(games: dict[int, list[Shot]]) -> None:
    """Two huts come to the same region between two boards."""
    for shot in games[4][::40]:
        scene = public(RULES, shot, "en", NAMES)
        for region in islands.BOXES:
            huts = tuple(Settled(seat, region, 1, None) for seat in (0, 1))
            made = canvas(replace(scene, view=replace(scene.view, marks=huts)))
            assert len(made.chips) == 1
            [(left, top, wide, high)] = made.chips
            for x, y in map(corner, range(4)):
                assert not chips.meet((left, top, wide, high), (x, y, *CORNER)), (region, made.chips)


def test_a_way_lies_over_small_huts_and_below_large_ones(
    games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It begins among huts that were moved aside, where it would be lost below them."""
    drawn: list[int | str] = []
    hut, way = symbols.hut, bracket_marks.way

    def noted(seat: Seat, half: int, *more: Any) -> Any:
        drawn.append(half)
        return hut(seat, half, *more)

    def drawing(page: Canvas, line: Any) -> None:
        drawn.append("way")
        way(page, line)

    scene = public(RULES, at(games[4], 0.5), "en", NAMES)
    view: View = scene.view  # type: ignore[assignment]
    regions = tuple(replace(one, host=1, aside=(0, 2)) for one in view.regions)
    done = (Placed(0, "L", 3, ""), Settled(0, "CB", 4, None))
    monkeypatch.setattr(symbols, "hut", noted)
    monkeypatch.setattr(bracket_marks, "way", drawing)
    page = Canvas(Image.new("RGB", (1600, 1018)))
    Atlas(page, replace(view, regions=regions, marks=done), *CHART).draw()
    assert [half for half in drawn if half in (26, "way", 40)] == [26] * 24 + ["way"] + [40] * 12


@pytest.mark.parametrize("aside", [(), (2, 3), (2, 3, 1)])
def test_no_stamp_or_chip_hides_a_way_or_whose_a_hut_is(
    aside: tuple[Seat, ...], games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Along every path in both directions, also where other huts stand beside those at its ends."""
    lines: list[Any] = []
    way = bracket_marks.way

    def noted(page: Canvas, line: Any) -> None:
        lines.append(line)
        way(page, line)

    monkeypatch.setattr(bracket_marks, "way", noted)
    scene = public(RULES, at(games[4], 0.5), "en", NAMES)
    view = scene.view
    assert isinstance(view, View)
    both = [(one.by, *ends) for one in view.paths for ends in (one.ends, one.ends[::-1])]
    for by, start, end in both:
        regions = tuple(
            replace(one, host=0 if one.id in (start, end) else 1, aside=aside if one.id == end else aside[:2])
            for one in view.regions
        )
        done = (
            Placed(1, "H", 3, ""),
            Placed(0, "L" if by == "land" else "S", 3, ""),
            Settled(0, end, 4, None),
        )
        lines.clear()
        page = canvas(replace(scene, view=replace(view, regions=regions, marks=done)))
        [stamp] = [one.area for one in page.stamps if one.area[1] > CHART[1]]
        atlas = Atlas(page, view, *CHART)
        huts = [(*atlas.at(islands.hut_at(one.id)), 40) for one in regions]
        huts += [(x, y, 26) for one in regions for _, x, y in atlas.asides(one)]
        crests = [(x - 0.4 * half, y - 0.7 * half, 0.8 * half, 0.8 * half) for x, y, half in huts]
        assert not any(chips.meet(stamp, crest) for crest in crests), (start, end)
        assert len(lines) == 1
        points = resampled(lines[0], 4)
        for x, y in points:
            assert not any(chips.meet((x - 1, y - 1, 2, 2), chip) for chip in page.chips), (start, end)
        (x, y), (back, _) = points[-1], points[-8]
        if islands.hut_at(start)[1] == islands.hut_at(end)[1]:
            head = (min(x, back), y - 15, abs(x - back), 30)
            moved = [(ax - 20, ay - 24, 40, 48) for ax, ay, half in huts if half == 26]
            assert not any(chips.meet(head, hut) for hut in moved), (start, end)


@pytest.mark.parametrize("width", [920, 1550])
def test_figures_of_the_status_track_stay_on_their_plates(width: int) -> None:
    """In larger letters, too: they are larger where plates are wide."""
    view = RULES.view(worst(2).state, None)
    assert isinstance(view, View)
    page = Canvas(Image.new("RGB", (1600, 140)))
    with worn("bora_bora", OwnLook(large=True)):
        status_track.status(page, view, 0, 0, width, 130)
    stacks = [len(stack) for stack in view.status]
    plates = status_track.widths(view.track, stacks, width - 14 - 106, status_track.MARK)
    for (_, _, wide, _), plate in zip(page.texts, plates, strict=True):
        assert wide < plate - 4


@pytest.mark.parametrize("large", [False, True])
def test_the_name_of_a_panel_stays_above_its_cards(large: bool) -> None:
    page = Canvas(Image.new("RGB", (400, 90), (255, 255, 255)))
    with worn("bora_bora", OwnLook(large=large)):
        name = heading("Κάρτες (wypełnij)")
        name.lay(page, 10, 20, 380, name.height)
    ink = page.image.convert("L").point(lambda v: 255 * (v < 128)).getbbox()
    assert ink is not None
    assert ink[3] <= 20 + name.height + 1


@pytest.mark.parametrize("large", [False, True])
def test_what_one_can_pay_with_is_clear_of_the_edge(large: bool) -> None:
    view = RULES.view(worst(2).state, 0)
    assert isinstance(view, View)
    page = Canvas(Image.new("RGB", (920, own_hand.BAND)))
    with worn("bora_bora", OwnLook(large=large)):
        own_hand.strip(page, view, words("el"), (0, 0, 920, own_hand.BAND))
    assert max(y + high for _, y, _, high in page.texts) < own_hand.BAND - 16


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_larger_letters_leave_progress_beside_its_task(seats: int, games: dict[int, list[Shot]]) -> None:
    """On the second picture, where a task of the same seat follows."""
    scene = replace(public(RULES, at(games[seats], 0.5), "en", NAMES), ledger=True)
    with worn("bora_bora", OwnLook(large=True)), watching() as watch:
        canvas(scene)
    needs = [one for one in watch.written if one.text[:1] == "/"]
    assert needs
    first, wide = LEFT + 12 + ledger.NAMES + ledger.AFTER, ledger._own_width(scene.view)  # type: ignore[arg-type]
    for one in needs:
        assert one.right <= first + wide * (1 + (one.left - first) // wide)


def test_how_many_cards_of_a_god_there_are_does_not_hide_what_it_does(
    games: dict[int, list[Shot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    shot = at(games[4], 0.5)
    view = RULES.view(shot.state, 0)
    page, places = Canvas(Image.new("RGB", (1600, 400))), list[float]()
    monkeypatch.setattr(panels, "chip", lambda page, x, y, *more: places.append(y))
    own_hand.strip(page, replace(view, hand=(1, 2, 0, 3, 0)), words("en"), (0, 100, 940, 160))
    assert len(places) == 2
    assert max(places) < 100 + 160 / 2
