"""Pictures of twice the pixels: the same layout, sharp, and nothing of them is left for the usual ones."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator, Sequence
from typing import Final

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageFilter, ImageStat

from bot.core import CHANCE
from bot.games.registry import GAMES
from render.kit import zoom
from render.kit.cache import CACHE
from render.paint import canvas, paint, pictures
from render.scene import Curves, Lobby, Scene, Sheet, Zoomed
from tests.contract.journeys import KEEN
from tests.gallery import (
    LONG_NAMES,
    at,
    curves,
    draft,
    hand,
    lobby,
    played,
    private,
    public,
    questions,
    sheet,
)
from tests.long import LONG, long_but

FAR: Final = 24
"""How much a small patch may differ on the average, where the picture is reduced again."""
PATCH: Final = 25
"""The size of such a patch."""


def scenes(key: str, seats: int) -> Iterator[tuple[str, Scene | Lobby | Sheet | Curves]]:
    rules = GAMES[key]
    game = played(rules, seats, 3, {}, KEEN.get(key))
    table = public(rules, at(game, 0.6), "en", LONG_NAMES)
    yield "table", table
    yield "sheet", sheet(rules, game[-1], "en", LONG_NAMES)
    yield "lobby", lobby(rules, seats, 1, "en", LONG_NAMES)
    if pictures(key).ledger:
        yield "ledger", replace(table, ledger=True)
    if pictures(key).seat_boards:
        yield "board", replace(table, board_of=0)
    if None not in rules.view(game[-1].state, None).points_now:
        yield "curves", curves(rules, game, "en", LONG_NAMES)


def private_pages(key: str, seats: int) -> Iterator[tuple[str, Scene]]:
    """A hand, a draft and a page for each question."""
    rules = GAMES[key]
    game = played(rules, seats, 3, {}, KEEN.get(key))
    yield "hand", hand(rules, at(game, 0.5), 0, "en", LONG_NAMES)
    yield "draft", draft(rules, at(game, 0.6), "en", LONG_NAMES, random.Random(2))
    for asked, shot in questions(rules, game).items():
        seat = next(seat for seat in rules.to_act(shot.state) if seat != CHANCE)
        yield asked, private(rules, shot, seat, "en", LONG_NAMES)


def reduced(scenes: Sequence[Scene | Lobby | Sheet | Curves]) -> list[tuple[tuple[int, int], Image.Image]]:
    """The size of each zoomed picture, and the picture reduced again. What several show is drawn once."""
    with zoom.doubled():
        larges = (canvas(scene).image for scene in scenes)
        return [(large.size, large.reduce(2)) for large in larges]


def _look(key: str, seats: int) -> None:
    kinds, shown = zip(*scenes(key, seats), *private_pages(key, seats), strict=True)
    for kind, scene, (size, large) in zip(kinds, shown, reduced(shown), strict=True):
        usual = canvas(scene).image
        assert size == (2 * usual.width, 2 * usual.height), kind
        apart = ImageChops.difference(usual, large).convert("L").reduce(PATCH)
        worst = max(apart.tobytes())
        assert worst <= FAR, (kind, worst)


@pytest.mark.parametrize("key", long_but(sorted(GAMES), "pyramids"))
def test_a_zoomed_picture_has_the_same_layout(key: str) -> None:
    _look(key, GAMES[key].seats[-1])


@LONG
@pytest.mark.parametrize(("key", "seats"), [(key, n) for key in sorted(GAMES) for n in GAMES[key].seats[:-1]])
def test_zoomed_pictures_of_all_seat_counts(key: str, seats: int) -> None:
    _look(key, seats)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_it_is_sharp(key: str) -> None:
    """Its edges are steeper than those of the usual picture that is only enlarged."""
    _, scene = next(scenes(key, GAMES[key].seats[0]))
    usual = canvas(scene).image
    with zoom.doubled():
        large = canvas(scene).image
    blurred = usual.resize(large.size, Image.Resampling.BICUBIC)
    steep = [
        ImageStat.Stat(one.convert("L").filter(ImageFilter.FIND_EDGES)).rms[0] for one in (large, blurred)
    ]
    assert steep[0] > 1.3 * steep[1]


def test_nothing_is_left_of_it() -> None:
    """Neither in what is kept for other pictures, nor in their pixels."""
    _, scene = next(scenes("edo", 2))
    before, kept = paint(scene), CACHE.bytes
    made = paint(Zoomed(scene=scene))
    assert Image.open(io.BytesIO(made.data)).size == (made.width, made.height)
    assert (made.width, made.alt) == (2 * before.width, before.alt)
    assert CACHE.bytes == kept
    assert not zoom._kept
    assert paint(scene) == before
