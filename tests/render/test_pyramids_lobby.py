"""The lobby of Pyramids: who is there and who is missing is seen in the view beside the names, too."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest
from PIL import ImageChops

from bot.games.pyramids import Pyramids
from bot.text import LANGUAGES
from render.kit.canvas import Canvas
from render.paint import canvas, paint
from render.pyramids.pieces.evening import VIEW
from tests.gallery import LONG_NAMES, NAMES, lobby

RULES = Pyramids()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_has_its_obelisk(seats: int) -> None:
    """Dashed while the seat is free; each in a place of its own."""
    pictures = [canvas(lobby(RULES, seats, taken, "en", NAMES)).image for taken in range(seats + 1)]
    views = [one.crop((VIEW + 20, 0, one.width, one.height)) for one in pictures]
    boxes = []
    for before, after in pairwise(views):
        changed = ImageChops.difference(before, after).getbbox()
        assert changed is not None
        boxes.append(changed)
    for one, other in combinations(boxes, 2):
        across = max(0, min(one[2], other[2]) - max(one[0], other[0]))
        down = max(0, min(one[3], other[3]) - max(one[1], other[1]))
        least = min((x1 - x0) * (y1 - y0) for x0, y0, x1, y1 in (one, other))
        assert across * down < least / 3, (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_on_a_phone(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[tuple[int, str]] = []
    real = Canvas.words

    def words(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
        found.append((style.size, text))
        return real(page, x, y, text, style, *more, **named)

    monkeypatch.setattr(Canvas, "words", words)
    for names in (NAMES, LONG_NAMES):
        found.clear()
        made = paint(lobby(RULES, 4, 3, language, names))
        assert (made.width, made.height) == (1600, 900)
        assert len(made.data) < 300_000
        assert {text for size, text in found if size < 34} <= {
            text for _, text in found if any(text.rstrip("…") in name for name in LONG_NAMES)
        }
