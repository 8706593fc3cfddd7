"""The panel of a seat, which all games share: names keep within their room, cells stand in columns."""

from __future__ import annotations

import re
from typing import Final

import pytest

from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.chips import covered, lay
from render.kit.flow import Box, Gap, Text, row
from render.kit.fonts import NAME, Style
from render.kit.frames import flat
from render.kit.names import LEAST, LETTERS, name_lines
from render.kit.seat_panel import GAP, Cell, Head, News, aligned, figure
from tests.gallery import LONG_NAMES, NAMES

WIDE_LETTERS: Final = tuple(letter * 32 for letter in "WMЩΩ@")


def _page() -> Canvas:
    return Canvas(flat(1600, 200, (250, 245, 230)))


def _cell(text: str, size: int) -> Box:
    return Cell(lambda: panels.tick(size // 2), size, text, Style(size, 800)) if text != "0" else Gap(grow=0)


@pytest.mark.parametrize("pair", [26, 30, 34])
@pytest.mark.parametrize("room", [90, 120, 160, 220, 300])
@pytest.mark.parametrize("name", [*LONG_NAMES, *NAMES, *WIDE_LETTERS])
def test_names_keep_within_their_room(name: str, room: int, pair: int) -> None:
    lines, style = name_lines(name, room, pair=pair)
    assert all(fonts.width(line, style) <= room for line in lines if len(line) > 2)
    if len("".join(lines)) < len(name) - 2:
        assert lines[-1].endswith("…")


def test_a_single_word_is_broken_and_two_words_are_not() -> None:
    assert "".join(name_lines("Wilhelminabrzeczyszczyk", 230, pair=34)[0]) == "Wilhelminabrzeczyszczyk"
    first, second = name_lines("Κωνσταντίνος Παπαδημητρακόπουλος", 240, pair=34, least=34)[0]
    assert (first, second[0]) == ("Κωνσταντίνος", "Π")


@pytest.mark.parametrize("name", ["WilhelminaBrzeczyszczykiewicz", "M" * 32])
def test_a_word_is_broken_before_it_is_cut(name: str) -> None:
    for room in (150, 190, 230, 270):
        lines, style = name_lines(name, room)
        assert len(lines) == 2, room
        assert not lines[0].endswith("…")
        assert len("".join(lines)) > len(LETTERS) or style.size == LEAST


def test_a_name_is_whole_where_two_lines_have_room() -> None:
    """Divided at a sign if both halves fit, else anywhere."""
    name = "xx_the_very_last_pirate_of_2026_"
    assert name_lines(name, 320)[0] == ("xx_the_very_last_", "pirate_of_2026_")
    assert name_lines(name, 230)[0] == ("xx_the_very_last", "_pirate_of_2026_")


@pytest.mark.parametrize("room", range(100, 300, 4))
@pytest.mark.parametrize(
    "name", ["Κωνσταντίνος Παπαδόπουλος-Αθηναί", "Wolfgang-Maximilian von Hohenfels", *LONG_NAMES[:2]]
)
def test_no_letter_of_a_word_stands_alone_on_a_line(name: str, room: int) -> None:
    (first, *_), _ = name_lines(name, room)
    before, after = (re.split("[ _.-]", text) for text in (first, name[len(first) :]))
    assert not before[-1] or not after[0] or min(len(before[-1]), len(after[0])) > 2, (first, name)


def test_what_seats_own_stands_in_columns_of_one_size() -> None:
    seats = (("12", "3", "0"), ("0", "4", "0"))

    def made(size: int) -> list[list[list[Box]]]:
        return [[[_cell(text, size) for text in line]] for line in seats]

    (wide,), _ = aligned(made, (54, 40, 22), 400)
    first, second = wide.parts  # a column that nobody has takes no room
    assert first.width == _cell("12", 54).width
    assert second.width == max(_cell(text, 54).width for text in "34")
    (narrow,), _ = aligned(made, (54, 40, 22), wide.width - 1)
    assert narrow.parts[0].width == _cell("12", 40).width


@pytest.mark.parametrize("width", [380, 420, 600])
@pytest.mark.parametrize("name", [*LONG_NAMES, *NAMES, *WIDE_LETTERS])
def test_nothing_in_a_head_covers_another(name: str, width: int) -> None:
    """The name gives way to all else, and nothing leaves the panel."""
    told = tuple(Text(text, NAME.at(34)) for text in ("one", "two", "three"))
    for mark in (None, panels.hourglass):
        for news in ((), (News("+3"),)):
            page = _page()
            head = Head(name, panels.disc(26, (0, 0, 0)), mark, told=told, after=(*news, figure("142")))
            head.lay(page, 50, 60, width, 58)
            lay(page)
            assert not covered(page)
            spans = sorted((x, x + wide) for x, y, wide, _ in page.texts)
            assert spans[0][0] >= 50 + 52 + GAP
            assert spans[-1][1] <= 50 + width
            lines = [one for one in page.texts if one[0] < 50 + 52 + 2 * GAP]
            after = [one for one in page.texts if one not in lines]
            assert all(x + wide <= min(one[0] for one in after) for x, _, wide, _ in lines)


def test_news_stand_where_their_room_is_kept() -> None:
    """Also side by side, and before a number."""
    news = (News("+3"), News("+12", panels.tick(16)), News("−1"))
    page = _page()
    row(*news, figure("142")).lay(page, 50, 60, 500, 58)
    lay(page)
    left = 50.0
    for one, (x, _, wide, _) in zip(news, page.chips, strict=True):
        assert x + wide / 2 == left + one.width / 2
        left += one.width + GAP
