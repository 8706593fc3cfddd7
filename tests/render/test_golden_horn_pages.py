"""Pages of Golden Horn: nothing that names a target hides what is printed on it."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from bot.core import CHANCE
from bot.games.golden_horn.sailing import Choose
from bot.games.golden_horn.view import View
from bot.games.registry import GAMES
from bot.text import words
from render.golden_horn import pieces
from render.golden_horn.answers import listed, notes
from render.golden_horn.board import Board, worth
from render.golden_horn.layout import HOLDINGS, layout
from render.golden_horn.private_panels import holdings
from render.golden_horn.targets import mark, targets
from render.kit import marks, panels
from render.kit.canvas import Area, Canvas
from render.kit.chips import meet
from render.kit.sketch import Sprite
from render.kit.watching import watching
from render.paint import canvas
from tests.contract.journeys import KEEN
from tests.gallery import NAMES, played, private, questions, sheet

RULES = GAMES["golden_horn"]


def pages(seats: int, key: str) -> Any:
    """The page of a kind of question with the most answers."""
    shots = questions(RULES, played(RULES, seats, 1, {}, KEEN.get("golden_horn")))
    shot = shots[key]
    return private(RULES, shot, RULES.to_act(shot.state)[0], "en", NAMES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_tag_lies_on_a_name_or_on_another_tag(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tags: list[tuple[float, float, float]] = []
    names: list[tuple[float, float]] = []
    real = Canvas.words

    def note(_: Canvas, x: float, y: float, text: str, radius: int = 24) -> None:
        tags.append((x, y, panels.tag_width(text, radius) / 2))

    def write(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        wide = real(page, x, y, text, *more, **named)
        if re.fullmatch(r"S\d+", text) and 400 < y < 1000:
            names.append((x - wide / 2, y - 12))  # it ends at x
        return wide

    monkeypatch.setattr(panels, "tag", note)
    monkeypatch.setattr(Canvas, "words", write)
    for key in ("gh-ask-sail", "gh-ask-turn"):
        tags.clear()
        names.clear()
        canvas(pages(seats, key))
        assert names
        left, top, width, height = layout(seats).land
        on_chart = [
            (x, y, half)
            for x, y, half in tags
            if not (left < x < left + width and top < y < top + height)  # those in the list
        ]
        for x, y, half in on_chart:
            assert not [one for one in names if abs(one[0] - x) < half + 22 and abs(one[1] - y) < 24 + 12]
        for i, (x, y, half) in enumerate(on_chart):
            assert not [
                one for one in on_chart[:i] if abs(one[0] - x) < half + one[2] and abs(one[1] - y) < 48
            ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tags_of_several_answers_keep_apart(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of raids on neighbouring squares, too."""
    tags: list[tuple[float, float, float]] = []

    def note(_: Canvas, x: float, y: float, text: str, radius: int = 24) -> None:
        tags.append((x, y, panels.tag_width(text, radius) / 2))

    def chip(_: Canvas, x: float, y: float, text: str, size: int = 26) -> None:
        tags.append((x, y, panels.chip_width(text, size) / 2))

    monkeypatch.setattr(panels, "tag", note)
    monkeypatch.setattr(panels, "chip", chip)
    asked = [
        shot
        for shot in played(RULES, seats, 1, {})[:-1]
        if (seat := RULES.to_act(shot.state)[0]) >= 0 and RULES.prompt(shot.state, seat).key == "gh-ask-turn"
    ]
    for shot in asked[:: max(1, len(asked) // 12)]:
        view = RULES.view(shot.state, None)
        assert isinstance(view, View)
        scene = private(RULES, shot, RULES.to_act(shot.state)[0], "en", NAMES)
        board = Board(Canvas(canvas(scene).image), view, words("en"))
        board.draw()
        tags.clear()
        mark(board, targets(board, scene.choices), view)
        at_sea = [one for one in tags if one[1] > 440]
        for i, (x, y, half) in enumerate(at_sea):
            assert not [one for one in at_sea[:i] if abs(one[0] - x) < half + one[2] and abs(one[1] - y) < 44]


def test_a_page_says_what_the_reader_owns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of its cards and its cubes by colour, with their sum and the points, in place of the rose."""
    scene = pages(4, "gh-ask-turn")
    view = scene.view
    assert isinstance(view, View)
    assert view.hand is not None
    said: list[str] = []
    laid: list[Sprite] = []
    middle, put = Canvas.middle, Canvas.put

    def note(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        said.append(text)
        return middle(page, x, y, text, *more, **named)

    def lay(page: Canvas, piece: Any, *at: float) -> None:
        laid.append(piece)
        put(page, piece, *at)

    drawn: list[tuple[str, Sprite]] = []
    real = pieces.card

    def card(letter: str, *form: Any) -> Sprite:
        drawn.append((letter, real(letter, *form)))
        return drawn[-1][1]

    page = Canvas(canvas(scene).image)
    monkeypatch.setattr(Canvas, "middle", note)
    monkeypatch.setattr(Canvas, "put", lay)
    monkeypatch.setattr(pieces, "card", card)
    holdings(page, view, view.viewer or 0, Board(page, view, words("en")), HOLDINGS)
    held = view.players[view.viewer or 0].warehouse
    assert held is not None
    cubes = [str(count) for count in held if count]
    assert said == [str(sum(view.hand)), *cubes, str(worth(view, held))]
    colours = [{id(piece) for letter, piece in drawn if letter == colour} for colour in "OPGRBY"]
    assert [sum(id(piece) in cards for piece in laid) for cards in colours] == list(view.hand)


def test_points_of_sets_are_no_number_of_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    """One set of six colours is "+4", and the sheet of four players is no higher than the table."""
    shots = played(RULES, 4, 1, {}, KEEN.get("golden_horn"))
    scene = sheet(RULES, shots[-1], "en", NAMES)
    said: list[str] = []
    real = Canvas.words

    def write(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        said.append(text)
        return real(page, x, y, text, *more, **named)

    monkeypatch.setattr(Canvas, "words", write)
    page = canvas(scene)
    assert page.height <= 1018
    for place in scene.score.seats:
        for key, points in place.items:
            if key.startswith("gh-score-sets-") and points:
                assert f"+{points}" in said


def test_to_call_the_end_says_what_it_means(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = pages(3, "gh-ask-call")
    view = scene.view
    assert isinstance(view, View)
    held = view.players[view.viewer or 0].warehouse
    assert held is not None
    said: list[str] = []
    real = Canvas.words

    def write(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        said.append(text)
        return real(page, x, y, text, *more, **named)

    monkeypatch.setattr(Canvas, "words", write)
    canvas(scene)
    assert f"{worth(view, held)} points now · Last round" in said


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_ship_that_loads_first_says_so(seats: int) -> None:
    """That is why it stands in the list, where it is named once."""
    scene = pages(seats, "gh-ask-turn")
    rows = [choice for choice in scene.choices if isinstance(choice.move, Choose) and notes(choice)]
    assert rows
    with watching() as watch:
        canvas(scene)
    said = [one.text for one in watch.written]
    assert said.count("loads first") == len(rows)
    assert [one for one in said if one.startswith(f"{rows[0].tag} ")] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_list_with_one_ship_has_all(seats: int) -> None:
    scene = pages(seats, "gh-ask-turn")
    ships = [choice.tag for choice in scene.choices if isinstance(choice.move, Choose)]
    assert len(ships) > 1
    assert [choice.tag for choice in listed(scene.choices) if isinstance(choice.move, Choose)] == ships
    silent = tuple(choice for choice in scene.choices if not notes(choice))
    assert not listed(silent), "the chart alone shows them"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rings_of_neighbours_do_not_interlock(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of ships side by side in a port are one."""
    pieces_made: list[Sprite] = []
    areas: list[Area] = []
    ring, put = marks.ring, Canvas.put

    def ringed(*more: Any) -> Sprite:
        pieces_made.append(ring(*more))
        return pieces_made[-1]

    def lay(page: Canvas, piece: Any, x: float, y: float) -> None:
        if any(piece is one for one in pieces_made):
            left, top, right, low = piece.alpha.getbbox()
            areas.append((x - piece.left + left, y - piece.top + top, right - left, low - top))
        put(page, piece, x, y)

    monkeypatch.setattr(marks, "ring", ringed)
    monkeypatch.setattr(Canvas, "put", lay)
    several = 0
    for shot in played(RULES, seats, 1, {}, KEEN.get("golden_horn"))[:-1:11]:
        if RULES.to_act(shot.state) != (CHANCE,):
            areas.clear()
            canvas(private(RULES, shot, RULES.to_act(shot.state)[0], "en", NAMES))
            assert not [pair for pair in combinations(areas, 2) if meet(*pair)]
            several += len(areas) > 1
    assert several


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of ships in the order in which they are drawn; "" stands for a frame."""
    order: list[str] = []
    plate, ring = pieces.nameplate, marks.ring

    def named(at: Canvas, name: str, *more: Any) -> None:
        order.append(name)
        plate(at, name, *more)

    def ringed(*more: Any) -> Sprite:
        order.append("")
        return ring(*more)

    monkeypatch.setattr(pieces, "nameplate", named)
    monkeypatch.setattr(marks, "ring", ringed)
    return order


def over_frames(drawn: list[str]) -> set[str]:
    """The names that are drawn after the last frame."""
    return set(drawn[len(drawn) - drawn[::-1].index("") :])


def test_the_frame_of_a_square_hides_no_name_of_a_ship_beside_it(drawn: list[str]) -> None:
    scene = pages(4, "gh-ask-turn")
    canvas(scene)
    afloat = {ship.id for ship in scene.view.ships if ship.node not in ("V", "C", "M", None)}
    marked = {choice.move.ship for choice in scene.choices if hasattr(choice.move, "ship")} & afloat
    assert marked
    assert marked <= over_frames(drawn)


def test_the_frame_of_a_ship_in_a_port_hides_no_name_of_another(drawn: list[str]) -> None:
    """At the start all ships are in main ports, where frames of two rows lie over each other."""
    shot = next(shot for shot in played(RULES, 2, 1, {}) if RULES.to_act(shot.state) != (CHANCE,))
    scene = private(RULES, shot, RULES.to_act(shot.state)[0], "en", NAMES)
    canvas(scene)
    assert {choice.move.ship for choice in scene.choices} == over_frames(drawn)
