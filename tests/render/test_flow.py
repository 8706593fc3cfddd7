"""Boxes share the room: rows, columns, grids, what fits best; and the list of answers made of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pytest

from render.kit import panels
from render.kit.answers import Answer, answer_list, least_height
from render.kit.canvas import Canvas
from render.kit.colour import RGB
from render.kit.flow import Drawn, Fitted, Gap, Grid, Lines, On, Text, best, column, columns, row
from render.kit.fonts import Style
from render.kit.frames import flat
from render.kit.own_look import worn
from render.kit.panels import Paper
from render.kit.sketch import Sprite
from render.scene import OwnLook

PAPER: Final = Paper((250, 245, 230), (255, 250, 240), (90, 70, 40))
GROUND: Final[RGB] = (200, 200, 200)
Places = list[tuple[float, float]]


def _box(places: Places, wide: float = 40, high: float = 20, grow: int = 0) -> Drawn:
    """A box that notes where it is laid: left edge and middle."""
    return Drawn(wide, high, lambda canvas, x, y: places.append((x, y)), grow)


def _page() -> Canvas:
    return Canvas(flat(1600, 1000, GROUND))


def test_a_row_gives_the_rest_to_what_grows() -> None:
    places: Places = []
    line = row(_box(places), Gap(), _box(places), gap=10)
    assert (line.width, line.height) == (100, 20)
    line.lay(_page(), 0, 0, 300, 20)
    assert places == [(0, 10), (260, 10)]


def test_a_column_of_which_nothing_grows_lies_in_the_middle() -> None:
    places: Places = []
    line = column(_box(places), _box(places), gap=10)
    assert (line.width, line.height) == (40, 50)
    line.lay(_page(), 0, 0, 40, 150)
    assert places == [(0, 60), (0, 90)]


def test_a_grid_is_read_downwards() -> None:
    places: Places = []
    grid = Grid(tuple(_box(places) for _ in range(5)), 2, 20)
    assert (grid.rows, grid.width, grid.height) == (3, 100, 60)
    grid.lay(_page(), 0, 0, 100, 90)
    assert places == [(0, 15), (0, 45), (0, 75), (60, 15), (60, 45)]


def test_columns_are_as_wide_as_their_widest_box_and_one_takes_the_rest() -> None:
    places: Places = []
    table = columns([[_box(places), Gap()], [_box(places, 60), _box(places)]], 10)
    assert (table.width, table.height) == (110, 40)
    table.lay(_page(), 0, 0, 210, 100)
    assert places == [(10, 25), (0, 75), (120, 75)]


def test_lines_of_columns_are_as_equal_as_their_boxes_allow() -> None:
    places: Places = []
    columns([[_box(places)], [_box(places, 40, 70)], [_box(places)]]).lay(_page(), 0, 0, 40, 130)
    assert places == [(0, 15), (0, 65), (0, 115)]


def test_a_form_is_chosen_where_it_is_laid() -> None:
    places: Places = []
    for room in (100, 50):
        Fitted(lambda wide: _box(places, wide), (90, 40)).lay(_page(), 0, 0, room, 20)
    assert places == [(5, 10), (5, 10)]


def test_words_that_must_not_be_cut_fit_nowhere_if_they_are() -> None:
    whole, short = (Lines("twelve cubes of amber", Style(34, 700), 120, 1, cut=cut) for cut in (True, False))
    assert whole.width <= 120 < short.width


def test_a_ground_is_larger_than_its_box() -> None:
    places: Places = []
    sizes: list[tuple[int, int]] = []

    def ground(width: int, height: int) -> Sprite:
        sizes.append((width, height))
        return panels.disc(10, GROUND)

    plate = On(ground, _box(places), (12, 4))
    assert (plate.width, plate.height) == (64, 28)
    plate.lay(_page(), 0, 0, 64, 28)
    assert (sizes, places) == ([(64, 28)], [(12, 14)])


def test_the_best_form_is_the_first_that_fits() -> None:
    made = [best(lambda size: Text("12 cubes", Style(size, 700)), (60, 40, 20), room, 60) for room in
            (400, 170, 10)]  # fmt: skip
    assert [round(box.height) for box in made] == [60, 40, 20]


def test_lines_say_whether_they_are_whole() -> None:
    said = "a long sentence that needs two lines"
    assert Lines(said, Style(34, 700), 400).whole
    assert not Lines(said, Style(34, 700), 90).whole


def _answers(count: int, words: tuple[str, ...]) -> Sequence[Answer]:
    return [Answer(str(k + 1), words=words, notes=("a note that is rather long",)) for k in range(count)]


@pytest.mark.parametrize("count", [1, 4, 9, 20, 25])
def test_a_list_keeps_within_its_box_and_cuts_nothing(count: int) -> None:
    page = _page()
    words = ("Buy a bracelet (1 shell, 1 point) and whatever else there is", "Bracelet")
    answer_list(page, (100, 50, 900, 600), PAPER, lambda size: _answers(count, words))
    assert {str(k + 1) for k in range(count)} <= {str(one[-1]) for one in page.texts} or page.texts
    assert all(x >= 100 and x + wide <= 1000 and 50 <= y <= 650 for x, y, wide, _ in page.texts)


def test_a_shorter_form_is_taken_by_all_rows_together(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    real = Canvas.words

    def words(page: Canvas, x: float, y: float, text: str, *more: object, **named: object) -> float:
        said.append(text)
        return real(page, x, y, text, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "words", words)
    rows = [
        Answer("1", words=("Utsunomiya in the far north of all the land, and further", "C2")),
        Answer("2", words=("Edo", "C0")),
    ]
    answer_list(_page(), (0, 0, 260, 90), PAPER, lambda size: rows)
    assert "C2" in said
    assert "C0" in said
    assert "Edo" not in said


@pytest.mark.parametrize("large", [False, True])
def test_what_explains_the_sign_keeps_clear_of_the_edge(large: bool) -> None:
    rows = [Answer("1", words=("Stop",), final=True)]
    page = _page()
    with worn("kit", OwnLook(large=large)):
        answer_list(
            page, (0, 0, 580, 400), PAPER, lambda size: rows, "An unknown card: " + "no way back " * 2
        )
    assert max(y + high for _, y, _, high in page.texts) <= 392


@pytest.mark.parametrize("width", range(220, 500, 4))
def test_what_an_answer_costs_keeps_within_the_list(width: int) -> None:
    places: Places = []
    answers = [Answer("1", words=("Both of them stay",), costs=(_box(places),))]
    answer_list(_page(), (0, 0, width, 200), PAPER, lambda size: answers)
    ((x, _),) = places
    assert x + 40 <= width - 14


def test_what_cannot_be_taken_back_is_explained() -> None:
    rows = [Answer("1", words=("Stop",), final=True)]
    more = least_height(lambda size: rows, 500, "This is final")
    assert more > least_height(lambda size: [Answer("1", words=("Stop",))], 500, "This is final")


def test_larger_words_of_an_answer_stay_in_its_row() -> None:
    words = ("2 άτομα: Τυμπανιστής ή Τυμπανίστρια",)
    rows = [Answer("", words=words) for _ in range(6)]
    page = _page()
    with worn("kit", OwnLook(large=True)):
        answer_list(page, (0, 0, 340, 748), PAPER, lambda size: rows)
    lines = sorted(y for _, y, _, _ in page.texts)
    assert len(lines) == 3 * len(rows)
    gaps = [low - high for high, low in pairwise(lines)]
    assert min(gaps) > 30
    assert min(gaps[2::3]) >= max(gaps[::3]) + 5, "they keep off the rules between rows"
