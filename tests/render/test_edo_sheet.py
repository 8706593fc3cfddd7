"""The score sheets of Edo: landscape, in large type, with pictures, for all numbers of players."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import SeatScore
from bot.games.edo.view import EdoView
from bot.text import LANGUAGES, words
from render.edo.score_sheet import brought
from render.edo.seat_panel import overruled
from render.kit.canvas import Canvas
from render.kit.frames import HEAD
from render.kit.names import name_lines
from render.kit.score_table import FIGURES
from render.paint import alt_text, canvas
from render.scene import Sheet
from tests.gallery import LONG_NAMES, NAMES, sheet
from tests.long import LONG, language_sets
from tests.render.test_edo import RULES, _strict, finished

__all__ = ["_strict"]

TALLEST = 1018
"""The height of a picture that fills Discord's box at a width of 1600."""
ITEMS = ("edo-item-track", "edo-item-ryo", "edo-item-samurai", "edo-item-ronin")
WIDE_LETTERS = ("W" * 32, "M" * 32, "Ω" * 32, "Щ" * 32, "@" * 32)


def _sheets(seats: int, language: str) -> list[Sheet]:
    """A finished game as it is, with a house of the first seat alone, with every house, and with large
    numbers."""
    scene = sheet(RULES, finished(seats), language, NAMES)
    assert isinstance(scene.view, EdoView)
    found = []
    for houses in (0, 1, seats):
        owners = [replace(one, house_in_edo=s < houses) for s, one in enumerate(scene.view.players)]
        rich = [
            replace(one, goods=replace(one.goods, ryo=288), markers=12, house_in_edo=one.house_in_edo)
            for one in owners
        ]
        behind = [(("edo-item-no-house", 0),) if houses and s >= houses else () for s in range(seats)]
        places = [
            replace(place, items=(*[(key, 14) for key in ITEMS], *behind[s]), total=56)
            for s, place in enumerate(scene.score.seats)
        ]
        view = replace(scene.view, players=tuple(rich))
        score = replace(scene.score, seats=tuple(places))
        found += [
            replace(scene, view=view, score=score, names=names[:seats])
            for names in (NAMES, LONG_NAMES, WIDE_LETTERS)
        ]
    return [scene, *found]


def _look(seats: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[float, float, int, str, float]] = []
    real = Canvas.words

    def words(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
        wide = real(page, x, y, text, style, *more, **named)
        anchor = more[1] if len(more) > 1 else named.get("anchor", "left")
        left = x - (wide if anchor == "right" else wide / 2 if anchor == "centre" else 0)
        said.append((left, y, style.size, text, wide))
        return wide

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "words", words)
        for scene in _sheets(seats, language):
            said.clear()
            made = canvas(scene)
            assert made.width == 1600
            assert 800 < made.height <= TALLEST
            names = {line for name in scene.names if name for line in name_lines(name, 200)[0]}
            pieces = "".join(filter(None, scene.names))
            for left, y, size, text, wide in said:
                assert left > 20, text
                assert left + wide < 1580, text
                assert 0 < y < made.height - 12, text
                if y > HEAD and text not in names and text.rstrip("…") not in pieces:
                    assert size >= 34, text


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_score_sheets_are_landscape_in_large_type(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    _look(seats, ("en", "de", "el", "fr")[seats - 2], monkeypatch)


@LONG
@pytest.mark.parametrize("languages", language_sets(LANGUAGES))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_score_sheets_are_landscape_in_all_languages(
    seats: int, languages: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for language in languages:
        _look(seats, language, monkeypatch)


def test_pictures_tell_what_brought_the_points() -> None:
    """A house more, a samurai more or a coin more is seen."""
    scene = sheet(RULES, finished(3), "en", NAMES)
    assert isinstance(scene.view, EdoView)
    one, *rest = scene.view.players
    others = (
        replace(one, house_in_edo=not one.house_in_edo),
        replace(one, samurai=(*one.samurai, "FO1")),
        replace(one, goods=replace(one.goods, ryo=one.goods.ryo + 1)),
    )
    items = tuple((key, 2) for key in ITEMS[:3])
    score = replace(
        scene.score, seats=tuple(SeatScore(place.rank, place.total, items) for place in scene.score.seats)
    )
    plain = canvas(replace(scene, score=score)).image.tobytes()
    for other in others:
        view = replace(scene.view, players=(other, *rest))
        assert canvas(replace(scene, view=view, score=score)).image.tobytes() != plain


@pytest.mark.parametrize("seats", [2, 5])
def test_all_totals_have_one_size(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The winner's is not the smallest because it has two figures."""
    scene = sheet(RULES, finished(seats), "en", NAMES)
    totals = (11, 7, 8, 9, 6)[:seats]
    places = [replace(place, total=total) for place, total in zip(scene.score.seats, totals, strict=True)]
    sizes: list[int] = []
    real = Canvas.words

    def words(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
        sizes.extend([style.size] * (style.size > FIGURES[0]))
        return real(page, x, y, text, style, *more, **named)

    monkeypatch.setattr(Canvas, "words", words)
    canvas(replace(scene, score=replace(scene.score, seats=tuple(places))))
    assert len(set(sizes[-seats:])) == 1
    assert len(sizes) >= seats


def test_who_is_behind_for_want_of_a_house_is_told_in_words() -> None:
    """Otherwise 9 points would stand before 10 for no reason."""
    for scene in _sheets(3, "en"):
        behind = sum("edo-item-no-house" in dict(place.items) for place in scene.score.seats)
        assert alt_text(scene).count(words("en")("edo-item-no-house")) == behind


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_brought_the_points_on_the_track_adds_up(seats: int) -> None:
    """Buildings without the start house (EDO-3.44), and beside them what else has brought points."""
    for seed in range(3):
        scene = sheet(RULES, finished(seats, seed), "en", NAMES)
        view = scene.view_of(EdoView)
        worth = {kind: building.points for kind, building in view.printed.buildings.items()} | {"seal": 1}
        for seat, place in enumerate(scene.score.seats):
            counts = brought(scene, seat)
            assert min(counts.values()) >= 0
            points = sum(count * worth[kind] for kind, count in counts.items())
            assert points == dict(place.items)["edo-item-track"]


def test_only_totals_that_seem_to_have_won_are_struck_out() -> None:
    """What is less than the winner's needs no line through it."""
    assert overruled((9, 8, 6), {1, 2}) == set()
    assert overruled((9, 10, 9), {1, 2}) == {1, 2}
    assert overruled((9, 10, 12), {1}) == set()
    assert overruled((4, 5), ()) == set()
