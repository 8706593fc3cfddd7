"""A census of all type in the pictures: nothing that matters is set smaller than a phone can show."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import CHANCE
from bot.games.registry import GAMES
from bot.text import LANGUAGES
from render.kit.canvas import Canvas
from render.kit.frames import HEAD
from render.paint import canvas, pictures
from render.scene import Scene, Sheet
from tests.contract.journeys import KEEN
from tests.gallery import LONG_NAMES, NAMES, Shot, at, draft, hand, played, private, public, questions, sheet
from tests.long import LONG, language_sets

PUBLIC = 34
PRIVATE = 30
"""The smallest type in pixels at a width of 1600."""
KEPT = ("bora_bora", "edo")
"""The games that keep to it in all their pictures. Not counted: the pill of the head, where questions may be
longer, and long names."""
PAGES = ("golden_horn",)
"""Those that keep to it on private pages."""


class Census:
    """Counts what is written below the head, by size."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: Counter[tuple[int, str]] = Counter()
        real = Canvas.words

        def words(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
            if y > HEAD and page.width == 1600 and any(letter.isalnum() for letter in text):
                self.found[style.size, text] += 1
            return real(page, x, y, text, style, *more, **named)

        monkeypatch.setattr(Canvas, "words", words)

    def of(self, scene: Scene | Sheet) -> Counter[tuple[int, str]]:
        self.found.clear()
        canvas(scene)
        assert self.found
        return self.found


@pytest.fixture
def census(monkeypatch: pytest.MonkeyPatch) -> Census:
    return Census(monkeypatch)


def _public(key: str, shots: list[Shot], language: str, shares: tuple[float, ...]) -> Iterator[Scene | Sheet]:
    for share in shares:
        scene = public(GAMES[key], at(shots, share), language, NAMES)
        yield scene
        if pictures(key).ledger:
            yield replace(scene, ledger=True)
        if pictures(key).seat_boards:
            yield replace(scene, board_of=1)
    yield sheet(GAMES[key], shots[-1], language, NAMES)


def _private(key: str, shots: list[Shot], language: str) -> Iterator[Scene]:
    rules = GAMES[key]
    yield hand(rules, at(shots, 0.5), 0, language, LONG_NAMES)
    yield draft(rules, at(shots, 0.6), language, LONG_NAMES, random.Random(2))
    for shot in questions(rules, shots).values():
        seat = next(seat for seat in rules.to_act(shot.state) if seat != CHANCE)
        yield private(rules, shot, seat, language, LONG_NAMES)


def _too_small(
    census: Census, scenes: Iterator[Scene] | Iterator[Scene | Sheet], least: int
) -> list[tuple[int, str]]:
    return sorted({one for scene in scenes for one in census.of(scene) if one[0] < least})


@pytest.mark.parametrize("key", KEPT)
@pytest.mark.parametrize("seats", [pytest.param(2, marks=LONG), pytest.param(3, marks=LONG), 4])
def test_public_pictures(key: str, seats: int, census: Census) -> None:
    shots = played(GAMES[key], seats, 3, {}, KEEN.get(key))
    language = LANGUAGES[seats % len(LANGUAGES)]
    assert not _too_small(census, _public(key, shots, language, (0.06, 0.6)), PUBLIC)


@LONG
@pytest.mark.parametrize("key", [*KEPT, *PAGES])
@pytest.mark.parametrize("languages", language_sets(LANGUAGES))
def test_private_pages(key: str, languages: tuple[str, ...], census: Census) -> None:
    shots = played(GAMES[key], GAMES[key].seats[-1], 3, {}, KEEN.get(key))
    for language in languages:
        assert not _too_small(census, _private(key, shots, language), PRIVATE), language
