"""The points of a match as curves: drawn within the picture, told apart without colour, said in words."""

from __future__ import annotations

import io
import itertools
import math
import random
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.core import CurvePoint, Score, SeatScore
from bot.games.registry import GAMES
from bot.text import LANGUAGES
from render.kit.canvas import Canvas
from render.kit.page import HEAD
from render.kit.shapes import Point
from render.paint import ALT_TEXT, alt_text, board_text, canvas, paint
from render.results import curves
from render.results.curves import APART, DASHES, HIGH, LEFT, LOW, RIGHT, _spread, bent, dashed
from render.results.rounds import ROUNDS, across, ends_of_rounds, heights, turns_of_rounds
from render.scene import Curves, Scene
from tests.gallery import LONG_NAMES, play, sheet


def course(seats: int, moments: int = 40, rounds: int = 6, seed: int = 1) -> tuple[CurvePoint, ...]:
    """Points that go up and down."""
    dice = random.Random(seed)
    totals, found = [0] * seats, []
    for n in range(moments):
        found.append(CurvePoint(n + 1, n * rounds // moments + 1, tuple(totals)))
        totals[dice.randrange(seats)] += dice.randint(-3, 9)
    return tuple(found)


@pytest.fixture(scope="module")
def scenes() -> dict[str, Curves]:
    """A position of each game with all its seats, and points made up."""
    found = {}
    for key, rules in GAMES.items():
        state = rules.start(rules.seats[-1], {option.key: option.default for option in rules.options})
        view = rules.view(state, None)
        names, points = LONG_NAMES[: view.seats], course(view.seats)
        found[key] = Curves(game=key, view=view, language="en", names=names, points=points)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_drawn_in_the_look_of_each_game(scenes: dict[str, Curves], game: str) -> None:
    scene = scenes[game]
    made = paint(scene)
    assert (made.width, made.height) == (1600, 1018), "fills Discord's box"
    assert len(made.data) < 150_000
    with Image.open(io.BytesIO(made.data)) as image:
        picture = image.convert("RGB")
    for x in (8, 1591):
        assert len({picture.getpixel((x, y)) for y in range(140, 1018)}) == 1, "nothing runs over the edge"
    assert len(alt_text(scene)) <= ALT_TEXT


@pytest.mark.parametrize("language", LANGUAGES)
def test_said_in_every_language(scenes: dict[str, Curves], language: str) -> None:
    """Who leads comes first; then everybody's points; then a line for each round that is over."""
    scene = replace(scenes["pyramids"], language=language, names=("Ann", "Ben", "Cat", "Eve"))
    points = scene.points[-1].points
    best = max(range(4), key=lambda seat: points[seat] or 0)
    first = alt_text(scene).split(".")[0]
    assert scene.names[best] in first
    assert str(points[best]) in first
    lines = board_text(scene).splitlines()
    for name, value in zip(scene.names, points, strict=True):
        assert f"{name} {value}".replace("-", "−") in lines[2]
    assert len(lines) == 3 + 5


def test_the_winner_is_who_the_rules_say() -> None:
    """Not who has most points: a tie is broken, and in Edo a house decides."""
    rules = GAMES["edo"]
    shots = play(rules, 2, 1)
    over = sheet(rules, shots[-1], "en", ("Ann", "Ben"))
    places = over.score.seats
    other = replace(over.score, seats=tuple(replace(place, rank=3 - place.rank) for place in places))
    points = tuple(CurvePoint(n, n, tuple(place.total for place in places)) for n in (1, 2))
    scene = Curves(game="edo", view=over.view, language="en", names=over.names, points=points, score=other)
    winner = other.winners[0]
    assert alt_text(scene).startswith(f"{over.names[winner]} wins with {places[winner].total}")
    assert curves.overruled(scene) == set(), "the points are level"
    for totals, struck in (((8, 6), {0}), ((6, 8), set()), ((8, 8), set())):
        score = Score(tuple(SeatScore(total, 2 - seat, ()) for seat, total in enumerate(totals)))
        assert curves.overruled(replace(scene, score=score)) == struck, "more than the winner's"
    assert curves.overruled(replace(scene, score=None)) == set()


def test_lines_differ_by_their_dashes() -> None:
    assert len(set(DASHES)) == len(DASHES) == 5
    line = [(0.0, 0.0), (300.0, 0.0), (300.0, 400.0)]
    assert dashed(line, DASHES[0]) == [line]
    for pattern in DASHES[1:]:
        pieces = dashed(line, pattern)
        drawn = sum(math.dist(a, b) for piece in pieces for a, b in itertools.pairwise(piece))
        share = sum(pattern[::2]) / sum(pattern)
        assert abs(drawn / 700 - share) < 0.08, pattern
    assert bent([(0, 0), (1, 0), (2, 0), (2, 5)]) == [(0, 0), (2, 0), (2, 5)]


def test_the_longest_names_are_whole(monkeypatch: pytest.MonkeyPatch, scenes: dict[str, Curves]) -> None:
    """A name of 32 letters stands whole in the head and, on two lines, at the end of its curve."""
    said: list[str] = []
    monkeypatch.setattr(Canvas, "middle", _noting(Canvas.middle, said))
    for name in (*LONG_NAMES[:2], LONG_NAMES[3]):
        scene = scenes["golden_horn"]
        points = tuple(CurvePoint(n, n, (9 * n, 0, None, None)) for n in (1, 2, 3))
        said.clear()
        canvas(replace(scene, names=(name, "Ben", "", ""), points=points))
        assert name in said, "in the head"
        assert any(one + two in (name, name.replace(" ", "")) for one, two in itertools.pairwise(said)), (
            "at the curve"
        )


def _noting(draw: Callable[..., float], said: list[str]) -> Callable[..., float]:
    def noted(self: Canvas, x: float, y: float, text: str, *rest: object, **more: object) -> float:
        said.append(text)
        return draw(self, x, y, text, *rest, **more)

    return noted


@pytest.mark.parametrize("seed", range(30))
def test_labels_never_lie_on_each_other(seed: int) -> None:
    dice = random.Random(seed)
    ends = {seat: [(0.0, 0.0), (9.0, dice.uniform(HIGH, LOW))] for seat in range(dice.randint(1, 5))}
    labels = _spread(ends)
    places = [end.label for end in labels]
    assert all(b - a >= APART - 1 for a, b in itertools.pairwise(places))
    assert [end.y for end in labels] == sorted(end.y for end in labels), "in the order of the points"
    assert min(places) > HIGH
    assert max(places) < LOW


def test_scales() -> None:
    assert heights([]).values == (0, 1)
    assert heights([-4, 62]).values == (-10, 0, 10, 20, 30, 40, 50, 60, 70)
    long = course(2, 200, 60)
    shown = [number for number, _ in turns_of_rounds(long)]
    assert len(shown) <= ROUNDS
    assert shown == list(range(10, 61, 10))
    assert [one.round for one in ends_of_rounds(long)] == shown[:-1], "the last one is not over"
    assert turns_of_rounds(course(2, 9, 1)) == []


def _rounds(*lengths: int, first: int = 1) -> list[CurvePoint]:
    numbers = [number for number, length in enumerate(lengths, first) for _ in range(length)]
    return [CurvePoint(n, number, (n,)) for n, number in enumerate(numbers)]


def test_rounds_are_equally_wide() -> None:
    """However many positions they have; narrow: one just begun, and what comes before the first."""
    three = across(_rounds(3, 9, 5), over=True)
    assert [three[at] for at in (0, 3, 12, 16)] == pytest.approx([0, 1 / 3, 2 / 3, 1])
    assert three == sorted(set(three))
    begun = across(_rounds(4, 4, 2), over=False)
    assert [begun[at] for at in (4, 8, 9)] == pytest.approx([4 / 9, 8 / 9, 1])
    before = across(_rounds(1, 4, 4, first=0), over=True)
    assert [before[at] for at in (1, 5, 8)] == pytest.approx([1 / 9, 5 / 9, 1])
    for over in (True, False):
        alone = across(_rounds(4, 1), over=over)
        assert alone[-1] == 1
        assert alone == sorted(set(alone))
        assert across(_rounds(3, first=0), over=over) == pytest.approx([0, 0.5, 1])


def test_no_curve_goes_on_to_its_badge(scenes: dict[str, Curves], monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that did would seem to tell of points."""
    drawn: list[float] = []

    def ends(points: Sequence[Point], pattern: Sequence[int]) -> list[list[Point]]:
        drawn.append(points[-1][0])
        return [list(points)]

    monkeypatch.setattr(curves, "dashed", ends)
    canvas(scenes["edo"])
    assert drawn == [RIGHT - LEFT] * 5


def test_a_seat_that_is_unknown_has_no_curve(scenes: dict[str, Curves]) -> None:
    scene = scenes["golden_horn"]
    points = tuple(replace(one, points=(one.points[0], None, *one.points[2:])) for one in scene.points)
    hidden = replace(scene, points=points, names=("Ann", "Ben", "Cat", "Eve"))
    assert "Ben" not in alt_text(hidden)
    assert paint(hidden).data != paint(replace(scene, names=hidden.names)).data


def test_all_equal(scenes: dict[str, Curves]) -> None:
    """Before anybody has a point, and with two positions only."""
    scene = scenes["edo"]
    flat = tuple(CurvePoint(n, 0, (0, 0, 0, 0, 0)) for n in (1, 2))
    made = paint(replace(scene, points=flat))
    assert made.width == 1600
    assert "share the lead" in made.alt


def test_edo_says_what_ends_it_and_how_it_would_end() -> None:
    """Beside the last round: the points that end it; and everybody's points if it ended now."""
    rules = GAMES["edo"]
    state = rules.start(2, {option.key: option.default for option in rules.options})
    scene = Scene(game="edo", view=rules.view(state, None), language="en", names=("Ann", "Ben"))
    said = board_text(scene)
    assert "somebody has 12 power points" in said
    assert "If it ended now: Ann 0, Ben 0." in said


def test_a_long_name_on_the_score_sheet_has_two_lines() -> None:
    """Where one line would cut it, also if it is a single word."""
    rules = GAMES["golden_horn"]
    end = play(rules, 4, 1)[-1]
    short, words, word = (
        sum(top > HEAD for _, top, _, _ in canvas(sheet(rules, end, "en", (name,) * 4)).texts)
        for name in ("Wilhelmina", "Wilhelmina Brzęczyszczykiewicz", "WilhelminaBrzęczyszczykiewicz")
    )
    assert words == word == short + 4, "one more line in each column"
