"""The areas of a small game's table stand side by side where there is room."""

from __future__ import annotations

import pytest

from bot.core import Area
from render.table.layout import APART, _number, area_box, side_by_side
from render.table.pieces import Face

AREAS = (Area("harbour", amount=12), Area("deck", covered=22), Area("wind", items=("fair",)))
BOXES = [area_box(area, area.name, Face, 1500, {}) for area in AREAS]
ALL = sum(box.width for box in BOXES) + 2 * APART


@pytest.mark.parametrize(("width", "rows"), [(ALL, [BOXES]), (ALL - 1, [BOXES[:2], BOXES[2:]])])
def test_as_many_as_have_room_stand_in_a_row(width: float, rows: list[list[object]]) -> None:
    heights = [max(box.height for box in line) for line in rows]  # type: ignore[attr-defined]
    gaps = side_by_side([BOXES[0], BOXES[0]], 1).height - 2 * BOXES[0].height
    assert side_by_side(BOXES, width).height == pytest.approx(sum(heights) + gaps * (len(rows) - 1))


def test_an_area_that_is_empty_in_one_panel_alone_says_so() -> None:
    empty, full = Area("sealed", 0), Area("sealed", 1, covered=1)
    assert [list(_number(area)) for area in (empty, full)] == [["–"], []]
