"""The score sheet of Golden Horn: never higher than a table, and every cube and set is on it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from msgspec.structs import replace

from bot.core import Score, SeatScore
from bot.games.golden_horn.view import COLOURS, Counts, View
from bot.games.registry import GAMES
from bot.text import LANGUAGES
from render.golden_horn import pieces
from render.golden_horn.score_sheet import sets_of
from render.kit.canvas import Area, Canvas
from render.kit.frames import HEAD, laurel
from render.kit.watching import watching
from render.paint import canvas
from render.scene import Sheet
from tests.contract.journeys import KEEN
from tests.gallery import LONG_NAMES, NAMES, played, sheet
from tests.long import LONG, language_sets

RULES: Final = GAMES["golden_horn"]
TALLEST: Final = 1018
BONUS: Final = {6: 4, 5: 2, 4: 1}
WAREHOUSES: Final[tuple[Counts, ...]] = (
    (2, 3, 6, 1, 5, 2),
    (12, 11, 10, 9, 8, 7),
    (0, 0, 0, 0, 0, 0),
    (14, 0, 0, 3, 13, 13),
    (5, 5, 5, 5, 0, 0),
    (1, 1, 1, 1, 1, 1),
    (9, 0, 1, 0, 0, 10),
)


def _score(owned: tuple[Counts, ...]) -> Score:
    """As the rules give points, with all items that there can be."""
    places: list[SeatScore] = []
    for own in owned:
        sizes = [sum(count > k for count in own) for k in range(max(own))]
        sets = tuple((f"gh-score-sets-{size}", sizes.count(size) * more) for size, more in BONUS.items())
        items = (("gh-score-cubes", sum(own)), *sets)
        places.append(SeatScore(rank=1 + len(places), total=sum(points for _, points in items), items=items))
    return Score(seats=tuple(places))


def _sheet(owned: tuple[Counts, ...], language: str) -> Sheet:
    shots = played(RULES, len(owned), 1, {})
    scene = sheet(RULES, shots[-1], language, LONG_NAMES)
    view = scene.view
    assert isinstance(view, View)
    players = tuple(replace(player, warehouse=own) for player, own in zip(view.players, owned, strict=True))
    return replace(scene, view=replace(view, players=players), score=_score(owned))


def _owned(seats: int) -> list[tuple[Counts, ...]]:
    """Every warehouse once, in sheets of so many seats."""
    return [
        tuple(WAREHOUSES[(i + k) % len(WAREHOUSES)] for k in range(seats))
        for i in range(0, len(WAREHOUSES), seats)
    ]


def covered(number: tuple[str, float, float], cubes: list[tuple[float, float, float]]) -> bool:
    """Whether a cube lies on a number, which begins at its place."""
    _, x, y = number
    return any(
        x - wide < left < x + 34 and top < y - 10 < top + wide
        for left, top, wide in cubes
        if left > x - wide + 2
    )


def _look(seats: int, languages: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    cubes: list[str] = []
    said: list[tuple[str, float, float]] = []
    placed: list[tuple[float, float, float]] = []
    sprites: set[int] = set()
    real, put, lays = Canvas.words, pieces.cube, Canvas.put

    def note(letter: str, *more: Any) -> Any:
        cubes.append(letter)
        made = put(letter, *more)
        sprites.add(id(made))
        return made

    def lay(page: Canvas, one: Any, x: float, y: float) -> None:
        if id(one) in sprites:
            placed.append((x, y, one.width))
        lays(page, one, x, y)

    def write(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        wide = real(page, x, y, text, *more, **named)
        said.append((text, x, y))
        return wide

    monkeypatch.setattr(pieces, "cube", note)
    monkeypatch.setattr(Canvas, "words", write)
    monkeypatch.setattr(Canvas, "put", lay)
    for language in languages:
        for owned in _owned(seats):
            cubes.clear()
            said.clear()
            placed.clear()
            page = canvas(_sheet(owned, language))
            assert page.width == 1600
            assert page.height <= TALLEST, (owned, language)
            assert all(text in {one for one, _, _ in said} for text in ("+4", "+2", "+1"))
            assert all(0 <= x <= 1600 and 0 < y < page.height for _, x, y in said)
            assert not [one for one in said if one[0][0] == "×" and covered(one, placed)], (owned, language)
            for letter, counts in zip(COLOURS, zip(*owned, strict=True), strict=True):
                assert cubes.count(letter) >= sum(map(bool, counts))


@pytest.mark.parametrize("languages", language_sets(LANGUAGES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_no_higher_than_a_table(
    seats: int, languages: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    _look(seats, languages, monkeypatch)


@LONG
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"open_warehouses": "on", "crests": "TALE"}])
def test_played_games_have_it_too(seats: int, options: dict[str, str]) -> None:
    for seed in range(6):
        shots = played(RULES, seats, seed, options)
        page = canvas(sheet(RULES, shots[-1], "en", (NAMES, LONG_NAMES)[seed % 2]))
        assert page.height <= TALLEST


@pytest.mark.parametrize("own", WAREHOUSES)
def test_its_rows_have_every_set(own: Counts) -> None:
    """Each with one cube of every colour in it, and with the points that the rules give."""
    points = sum(BONUS.get(sum(count > k for count in own), 0) for k in range(max(own)))
    assert sum(BONUS[size] * sum(sets_of(own, size).values()) for size in BONUS) == points
    for size in BONUS:
        for cubes, count in sets_of(own, size).items():
            assert sum(cubes) == size
            assert all(has <= (have >= count) for has, have in zip(cubes, own, strict=True))


def test_equal_sets_are_one_with_a_number() -> None:
    assert sets_of((3, 2, 2, 2, 0, 0), 4) == {(1, 1, 1, 1, 0, 0): 2}
    assert sets_of((2, 2, 1, 2, 1, 0), 5) == {(1, 1, 1, 1, 1, 0): 1}
    assert sets_of((1, 0, 0, 0, 0, 0), 4) == {}


@pytest.mark.parametrize("key", sorted(GAMES))
def test_two_lines_of_a_name_are_clear_of_the_laurel(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every game with two seats, whoever has won."""
    laurels: list[Area] = []
    put = Canvas.put

    def note(page: Canvas, piece: Any, x: float, y: float, *more: Any, **named: Any) -> None:
        if piece is laurel(128):
            laurels.append((x, y, piece.width, piece.height))
        put(page, piece, x, y, *more, **named)

    monkeypatch.setattr(Canvas, "put", note)
    shots = played(GAMES[key], 2, 1, {}, KEEN.get(key))
    with watching() as watch:
        canvas(sheet(GAMES[key], shots[-1], "el", (LONG_NAMES[1],) * 2))
    first = LONG_NAMES[1].split()[0]
    names = [one for one in watch.written if one.text == first and one.top > HEAD]
    assert laurels
    assert len(names) == 2
    assert min(one.top + one.size * 0.1 for one in names) >= max(top + high for _, top, _, high in laurels)
