"""Whatever matters is set in type that a phone shows: every text of boards and pages against a table.

`sizes.toml` names the least size for each kind of picture, and what may be smaller. A text is known by the
function that draws it; what a sprite has drawn once and keeps is not seen here.
"""

from __future__ import annotations

import random
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest
from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.text import LANGUAGES
from render.kit.canvas import Canvas
from render.paint import Anything, canvas, pictures
from tests.contract.journeys import KEEN
from tests.crowded import CROWDED
from tests.gallery import (
    LONG_NAMES,
    NAMES,
    Shot,
    at,
    draft,
    hand,
    played,
    private,
    public,
    questions,
    variants,
)
from tests.long import LONG, language_sets

TABLE: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "sizes.toml").read_text("utf-8"))
HELPERS: Final = ("kit/canvas", "kit/panels")
"""Modules that set a text for others."""
TALLEST: Final = 1018
"""The height of a picture that fills Discord's box at a width of 1600."""
FOUND = list[tuple[str, int, str]]
"""Who has drawn it, size, text."""


def _drawer() -> str:
    """The function that has a text drawn, as `folder/module:function`; empty inside a sprite that is kept."""
    name = ""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None:
        path = frame.f_code.co_filename
        if "/render/" in path:
            module = path.rpartition("/render/")[2].removesuffix(".py")
            if module == "kit/cache":
                return ""
            if not name and module not in HELPERS:
                name = f"{module}:{frame.f_code.co_name}"
        frame = frame.f_back
    return name


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> FOUND:
    """Every text that is drawn while the test runs."""
    found: FOUND = []
    draw = Canvas.words

    def words(self: Canvas, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
        if text.strip() and (name := _drawer()):
            found.append((name, style.size, text))
        return draw(self, x, y, text, style, *more, **named)

    monkeypatch.setattr(Canvas, "words", words)
    return found


def _small(game: str, kind: str, texts: FOUND, *, second: bool = False) -> set[tuple[str, int, str]]:
    """The texts that are smaller than the table allows."""
    least, rest = TABLE["least"][kind], TABLE["rest"].get(game, {})
    if second:
        rest = TABLE["second"] | rest
    return {one for one in texts if one[1] < min(least, rest.get(one[0], least))}


def _scenes(key: str, seats: int, options: dict[str, str]) -> Iterator[tuple[str, Anything]]:
    rules = GAMES[key]
    shots = played(rules, seats, 3, options, KEEN.get(key))
    for share, language in ((0.05, "en"), (0.4, "de"), (0.7, "el"), (0.95, "en")):
        yield "public", public(rules, at(shots, share), language, NAMES)
    yield "private", hand(rules, at(shots, 0.5), 0, "en", NAMES)
    for shot in questions(rules, shots).values():
        yield "private", private(rules, shot, rules.to_act(shot.state)[0], "en", NAMES)
    yield "private", draft(rules, at(shots, 0.6), "en", NAMES, random.Random(1))


def _look(key: str, seats: int, options: dict[str, str], texts: FOUND) -> None:
    bad: set[tuple[str, str, int, str]] = set()
    for kind, scene in _scenes(key, seats, options):
        texts.clear()
        canvas(scene)
        bad |= {(kind, *one) for one in _small(key, kind, texts)}
    assert not bad


@pytest.mark.parametrize("key", sorted(TABLE["rest"]))
def test_nothing_that_matters_is_small(key: str, texts: FOUND) -> None:
    rules = GAMES[key]
    shots = played(rules, rules.seats[-1], 3, {}, KEEN.get(key))
    for share in (0.5, 0.95):
        canvas(public(rules, at(shots, share), "en", NAMES))
    assert len(texts) > 20
    assert not _small(key, "public", texts)


@LONG
@pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key in sorted(TABLE["rest"]) for seats in GAMES[key].seats]
)
def test_nothing_that_matters_is_small_anywhere(key: str, seats: int, texts: FOUND) -> None:
    _look(key, seats, {}, texts)
    _look(key, seats, list(variants(GAMES[key]).values())[-1] if variants(GAMES[key]) else {}, texts)


def test_scores_and_hands_are_large(texts: FOUND) -> None:
    for key, name in TABLE["large"].items():
        rules = GAMES[key]
        texts.clear()
        canvas(public(rules, at(played(rules, rules.seats[-1], 3, {}, KEEN.get(key)), 0.5), "en", NAMES))
        sizes = [size for drawer, size, text in texts if drawer == name and text.isdecimal()]
        assert sum(size >= 54 for size in sizes) >= rules.seats[-1], (key, sizes)


def _ledgers(key: str, seats: int, languages: tuple[str, ...], texts: FOUND) -> None:
    """Second pictures with few and with all things in play: no higher than Discord allows, in large type."""
    rules = GAMES[key]
    every = list(variants(rules).values())[-1:]
    shots: list[Shot] = []
    for options in ({}, *every):
        game = played(rules, seats, 3, options, KEEN.get(key))
        shots += [at(game, 0.05), at(game, 0.95)]
    if key in CROWDED:
        shots.append(CROWDED[key](seats))
    for i, shot in enumerate(shots):
        for k, language in enumerate(languages):
            names = (NAMES, LONG_NAMES)[(i + k) % 2]
            texts.clear()
            made = canvas(replace(public(rules, shot, language, names), ledger=True))
            assert made.width == 1600
            assert made.height <= TALLEST, (seats, i, language)
            assert not _small(key, "public", texts, second=True), (seats, i, language)
            assert texts


LEDGERS: Final = [key for key in sorted(GAMES) if pictures(key).ledger]


@pytest.mark.parametrize("key", LEDGERS)
def test_second_pictures_fill_the_box_in_large_type(key: str, texts: FOUND) -> None:
    _ledgers(key, GAMES[key].seats[-1], ("en", "el"), texts)


@LONG
@pytest.mark.parametrize("languages", language_sets(LANGUAGES))
@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key in LEDGERS for seats in GAMES[key].seats])
def test_second_pictures_fill_the_box_everywhere(
    key: str, seats: int, languages: tuple[str, ...], texts: FOUND
) -> None:
    _ledgers(key, seats, languages, texts)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_whose_turn_it_is_stands_in_large_type(key: str, texts: FOUND) -> None:
    """Whenever the table waits for one seat alone; tables fill the box of Discord, too."""
    rules = GAMES[key]
    kinds: dict[str, Shot] = {}
    for shot in played(rules, rules.seats[-1], 3, {}, KEEN.get(key))[:-1]:
        acting = rules.to_act(shot.state)
        if len(acting) == 1:
            kinds.setdefault(rules.prompt(shot.state, acting[0]).key, shot)
    for asked, shot in kinds.items():
        scene = public(rules, shot, "en", NAMES)
        name = NAMES[scene.awaited[0][0]]
        texts.clear()
        made = canvas(scene)
        assert max(size for drawer, size, text in texts if "pill" in drawer and name in text) >= 54, asked
        assert made.width == 1600
        assert made.height <= TALLEST


@LONG
@pytest.mark.parametrize("key", sorted(GAMES))
def test_tables_fill_the_box(key: str) -> None:
    """For every number of players, with everything in play, at the end, too, and with long names."""
    rules = GAMES[key]
    for seats in rules.seats:
        for options in ({}, *list(variants(rules).values())[-1:]):
            shots = played(rules, seats, 3, options, KEEN.get(key))
            for shot, language in ((at(shots, 0.5), "de"), (shots[-1], "el")):
                made = canvas(public(rules, shot, language, LONG_NAMES))
                assert (made.width, made.height <= TALLEST) == (1600, True), (seats, language, made.height)
