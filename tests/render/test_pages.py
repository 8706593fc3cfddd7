"""Private pages of all games: none is larger than Discord's box, nothing is cut, no text lies on another."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from bot.core import CHANCE
from bot.games.registry import GAMES
from bot.text import LANGUAGES
from render.kit.frames import HEAD
from render.kit.own_look import forget
from render.kit.watching import Written, watching
from render.paint import canvas
from render.scene import Scene
from tests.contract.journeys import KEEN
from tests.gallery import LONG_NAMES, Shot, at, draft, hand, played, private, questions
from tests.long import LONG, language_sets

BOX = (1600, 1018)
"""A picture that fills the box at a width of 1600."""


@cache
def _shots(key: str, seats: int) -> list[Shot]:
    return played(GAMES[key], seats, 3, {}, KEEN.get(key))


def _pages(key: str, seats: int, language: str) -> Iterator[tuple[str, Scene]]:
    rules, shots = GAMES[key], _shots(key, seats)
    for asked, shot in questions(rules, shots).items():
        seat = next(seat for seat in rules.to_act(shot.state) if seat != CHANCE)
        yield asked, private(rules, shot, seat, language, LONG_NAMES)
    yield "hand", hand(rules, at(shots, 0.5), 0, language, LONG_NAMES)
    yield "draft", draft(rules, at(shots, 0.6), language, LONG_NAMES, random.Random(2))


def _over(one: Written, other: Written) -> bool:
    """Whether two texts lie on each other; the same one may be drawn again above a mark."""
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return wide > 6 and high > 6 and one.text != other.text


def _look(key: str, seats: int, language: str) -> None:
    for asked, scene in _pages(key, seats, language):
        forget()
        with watching() as watch:
            page = canvas(scene)
        assert page.width == BOX[0]
        assert page.height <= BOX[1], (language, asked)
        written = [one for one in watch.written if one.canvas == id(page)]
        # the pill of the head cuts long names, and nothing else
        cut = [one for one in written if one.text in watch.shortened]
        cut = [one for one in cut if one.top > HEAD or watch.shortened[one.text] not in LONG_NAMES]
        assert not [one.text for one in cut], (language, asked)
        over = [(a.text, b.text) for i, a in enumerate(written) for b in written[:i] if _over(a, b)]
        assert not over, (language, asked)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_pages_fit_the_box(key: str) -> None:
    _look(key, GAMES[key].seats[-1], "el")


@LONG
@pytest.mark.parametrize("languages", language_sets(LANGUAGES))
@pytest.mark.parametrize(("key", "seats"), [(key, n) for key in sorted(GAMES) for n in GAMES[key].seats])
def test_pages_fit_the_box_everywhere(key: str, seats: int, languages: tuple[str, ...]) -> None:
    for language in languages:
        _look(key, seats, language)
