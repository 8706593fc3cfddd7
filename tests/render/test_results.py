"""Charts: drawn within the picture, said in words, whatever the numbers and names are."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.text import LANGUAGES, words
from render.paint import ALT_TEXT, alt_text, board_text, paint
from render.pool import digest
from render.results.samples import CHARTS
from render.scene import Bar, Bars, Chart, Column, Grid, Line, Pair

LONG = "Wojciech Brzęczyszczykiewicz-Παπαδοπούλου " * 4


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.title)
def test_a_chart_is_drawn_and_said(chart: Chart) -> None:
    made = paint(chart)
    assert made.width == 1600
    assert made == paint(chart)
    assert len(made.data) < 200_000
    with Image.open(io.BytesIO(made.data)) as image:
        assert image.mode == "P"
        assert image.size == (made.width, made.height)
    assert made.alt.startswith(chart.title)
    assert len(alt_text(chart)) <= ALT_TEXT
    assert digest(chart) != digest(CHARTS[0]) or chart == CHARTS[0]


def table(*cells: str, lines: int = 3, foot: str = LONG) -> Chart:
    columns = tuple(Column(f"c{at}", "right" if at else "left", at == 0) for at in range(len(cells)))
    rows = tuple(Line(cells, at, at == 2) for at in range(1, lines + 1))
    return Chart(language="en", title=LONG, sub=LONG, parts=(Grid(columns, rows, LONG),), foot=foot)


@pytest.mark.parametrize("cells", [(LONG, LONG, LONG), ("", "", ""), ("a", "1"), ("🎲", "\u202eevil", "3")])
def test_nothing_runs_over_the_edge(cells: tuple[str, ...]) -> None:
    """The margins stay empty, whatever is written."""
    with Image.open(io.BytesIO(paint(table(*cells)).data)) as image:
        picture = image.convert("RGB")
    for x in (4, 1595):
        colours = {picture.getpixel((x, y)) for y in range(picture.height)}
        assert len(colours) == 1, x


def test_words_hold_every_line() -> None:
    text = board_text(table("Ann", "12", "7", lines=20))
    assert text.count("Ann, c1 12, c2 7") == 20
    assert "20. Ann" in text
    assert len(alt_text(table("Ann", "12", "7", lines=60))) <= ALT_TEXT


def test_badges_have_the_emblems_of_their_game() -> None:
    """A bar of a seat, and a line of a match; without a game the badge is plain."""

    def shown(game: str, seat: int) -> bytes:
        bars = Bars("wins", (Bar("Seat 1", 0.5, "1"), Bar("Seat 2", 0.5, "1")), True, game)
        line = Line(("1 May", "3"), 1, badge=(game, seat) if game else None)
        columns = (Column("date", wide=True), Column("points", "right"))
        return paint(Chart(language="en", title="T", parts=(bars, Grid(columns, (line,))))).data

    looks = {shown(game, seat) for game in ("golden_horn", "edo") for seat in (0, 1)} | {shown("", 0)}
    assert len(looks) == 5


def test_sets_of_bars_stand_in_pairs() -> None:
    """A chart of a game for two to five stays landscape, and the lower of a pair is as high as the higher."""

    def height(*seats: int) -> int:
        parts = tuple(
            Bars(f"{count} players", tuple(Bar(f"Seat {at + 1}", 0.2, "20 % · 2") for at in range(count)))
            for count in seats
        )
        return paint(Chart(language="en", title="T", parts=parts)).height

    assert height(2, 3) == height(3, 3) == height(3)
    assert height(2, 3, 4, 5) < 1000 < height(2, 3, 4) + height(5)


@pytest.mark.parametrize("format", ["swiss", "league", "knockout"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decides_between_equal_points_is_drawn_to_its_last_word(language: str, format: str) -> None:
    foot = words(language)(f"event-ties-{format}")

    def drawn(text: str) -> bytes:
        return paint(table("Ann", "12", foot=text)).data

    assert drawn(foot) != drawn(f"{foot[:-5]}XXXX.")


def test_a_long_foot_has_room_for_its_second_line() -> None:
    one, two = (paint(table("Ann", "12", foot=foot)).height for foot in ("Short.", "word " * 30))
    assert two - one == 32


def test_a_name_of_two_words_is_whole_in_a_narrow_table() -> None:
    """Standings of more than 16 people stand in two columns."""

    def drawn(name: str) -> bytes:
        columns = (Column("player", wide=True), Column("points", "right"), Column("opponents", "right"))
        grid = Grid(columns, (Line((name, "34.5", "113.67"), 2), Line(("Bo", "3", "4"), 3)))
        return paint(Chart(language="en", title="T", parts=(Pair(grid, grid),))).data

    assert drawn("Wojciech Brzęczyszczykiewicz 1") != drawn("Wojciech Brzęczyszczykiewicz 2")
