"""The score sheet of Pyramids: a landscape picture in which what brought the points is seen."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import Seat
from bot.games.pyramids.view import PyramidsView
from bot.text import LANGUAGES
from render.kit.canvas import Area, Canvas
from render.paint import canvas, paint
from render.scene import Sheet
from tests.gallery import LONG_NAMES, NAMES, play, sheet
from tests.render.test_pyramids import RULES, worst
from tests.render.test_sizes import TALLEST

WIDE = tuple(letter * 32 for letter in "WЖM@")
LEAST = 34
NAME = 22
"""The least sizes of type: of everything, and of long names."""


def end(seats: int, language: str = "en", names: tuple[str, ...] = NAMES) -> Sheet:
    return sheet(RULES, play(RULES, seats, 3)[-1], language, names)


def full(seats: int, language: str, names: tuple[str, ...]) -> Sheet:
    """Nine finished cards each, ten skulls, ten gems, all torches, all boxes."""
    shot = worst(seats)
    return sheet(RULES, replace(shot, state=replace(shot.state, phase="over")), language, names)


def with_seat(scene: Sheet, seat: Seat, **changes: Any) -> Sheet:
    """The sheet with other things in the view of a seat."""
    view = scene.view
    assert isinstance(view, PyramidsView)
    players = list(view.players)
    players[seat] = replace(players[seat], **changes)
    return replace(scene, view=replace(view, players=tuple(players)))


def overlap(one: Area, other: Area) -> bool:
    x, y, width, height = one
    left, top, wide, high = other
    return x < left + wide - 1 and left < x + width - 1 and y < top + high - 1 and top < y + height - 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fills_the_box_in_large_type(seats: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With every language, with long names, with nothing but the usual and with all there is."""
    found: list[tuple[int, str]] = []
    real = Canvas.words

    def words(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
        if page.width == 1600:
            found.append((style.size, text))
        return real(page, x, y, text, style, *more, **named)

    monkeypatch.setattr(Canvas, "words", words)
    for scene in (end(seats, language), full(seats, language, LONG_NAMES), full(seats, language, WIDE)):
        found.clear()
        made = canvas(scene)
        assert made.width == 1600
        assert made.height <= TALLEST
        small = {text for size, text in found if size < LEAST}
        assert all(any(text.rstrip("…") in name for name in scene.names if name) for text in small), small
        assert min(size for size, _ in found) >= NAME
        assert sum(size >= 54 for size, _ in found) >= seats, "the totals"
        for one, other in combinations(made.texts, 2):
            assert not overlap(one, other), (one, other)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_source_of_points_is_seen(seats: int) -> None:
    """Cards, torches, boxes, gems of both kinds and skulls: one more or fewer changes the picture."""
    scene = full(seats, "en", NAMES)
    view = scene.view
    assert isinstance(view, PyramidsView)
    seat = seats - 2
    player = view.players[seat]
    usual = replace(player.sheet, red=4, green=3, skulls=3, torches=0b101)
    plain = with_seat(scene, seat, sheet=usual, completed=player.completed[:3])
    others = [
        with_seat(plain, seat, completed=player.completed[:2]),
        with_seat(plain, seat, sheet=replace(usual, torches=0b11)),
        with_seat(plain, seat, boxes=player.boxes[:1]),
        with_seat(plain, seat, sheet=replace(usual, red=5)),
        with_seat(plain, seat, sheet=replace(usual, green=4)),
        with_seat(plain, seat, sheet=replace(usual, skulls=4)),
    ]
    assert len({paint(one).data for one in (plain, *others)}) == 7


def test_what_parts_equal_totals_is_seen() -> None:
    """The lowest number of a completed card stands beside the names of those whose totals are equal."""
    scene = full(3, "en", NAMES)
    assert isinstance(scene.view, PyramidsView)
    numbers = [min(card.serial for card in player.completed) for player in scene.view.players]
    best, second, last = (
        replace(place, ties=(("py-tie-lowest", number),))
        for place, number in zip(scene.score.seats, numbers, strict=True)
    )
    level = replace(
        scene.score, seats=(best, replace(second, total=best.total, rank=2), replace(last, ties=()))
    )
    said: list[str] = []
    real = Canvas.words

    def words(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        said.append(text)
        return real(page, x, y, text, *more, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "words", words)
        canvas(scene)
        before = list(said)
        said.clear()
        canvas(replace(scene, score=level))
    for lowest in map(str, numbers[:2]):
        assert said.count(lowest) == before.count(lowest) + 1
