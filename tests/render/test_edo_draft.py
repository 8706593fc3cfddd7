"""A draft of Edo on the map before it is confirmed: one way for each piece through all its stops."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.edo.dispersal import Disperse
from bot.games.edo.forms import MERCHANT
from bot.games.edo.movement import Walk
from bot.games.edo.travelling import Gate, Travel
from bot.games.edo.view import EdoView
from render.edo.crowds import spots
from render.edo.draft_marks import Trip, trips, vacated
from render.edo.layout import layout
from render.edo.theme import GAME
from render.edo.ways import path
from render.kit import marks
from render.kit.canvas import Canvas
from render.kit.shapes import Point
from render.paint import canvas
from render.scene import Scene
from tests.gallery import NAMES
from tests.render.test_edo import RULES, game

MADE = (Walk("C1", "RV1"), Walk(MERCHANT, "RD1"), Walk("RV1", "QU3"), Walk(MERCHANT, "C1"))


def _view(seats: int) -> EdoView:
    view = RULES.view(game(seats, 1)[0].state, 0)
    assert isinstance(view, EdoView)
    bare = (replace(one, samurai=(0,) * seats, ronin=(), strangers=0, merchant=False) for one in view.spaces)
    return replace(view, spaces=tuple(bare), merchant="EDO")


def _with(view: EdoView, samurai: str, merchant: str) -> EdoView:
    """One samurai of the reader and the merchant, and nobody else."""
    spaces = tuple(
        replace(one, samurai=(int(one.code == samurai), *one.samurai[1:]), merchant=one.code == merchant)
        for one in view.spaces
    )
    return replace(view, spaces=spaces, merchant=merchant)


def test_each_piece_has_one_trip() -> None:
    assert trips(MADE, "EDO") == [
        Trip("samurai", ("C1", "RV1", "QU3")),
        Trip("merchant", ("EDO", "RD1", "C1")),
    ]
    two = (Walk("C1", "FO1"), Walk("C2", "C1"), Travel("FO1", "C3"), Gate("GA1"))
    assert trips(two, "EDO") == [Trip("samurai", ("C1", "FO1", "C3")), Trip("samurai", ("C2", "C1"))]
    assert trips((Walk("C1", "FO1"), Walk("FO1", "C1")), "EDO") == [], "it is back where it was"
    driven = (Disperse("C2"), Travel("C2", "FO1"), Travel("C2", "RI1"))
    assert [one.who for one in trips(driven, "EDO")] == ["ronin", "ronin"]


@pytest.mark.parametrize("seats", [3, 5])
def test_a_trip_leads_through_all_its_stops(seats: int) -> None:
    view = _view(seats)
    roads = {space.code: space.roads for space in view.spaces}
    for trip in trips(MADE, "EDO"):
        codes = path(view, trip.stops)
        assert [code for code in codes if code in trip.stops] == list(trip.stops)
        assert all(end in roads[start] for start, end in itertools.pairwise(codes))


@pytest.mark.parametrize("seats", [3, 5])
def test_what_waits_to_be_confirmed_has_its_ways(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """One for each piece, below the pieces; the codes of spaces on them are drawn last."""
    lines: list[Sequence[Point]] = []
    parts: list[Sequence[Point]] = []
    drawn: list[str] = []
    way, words = marks.way, Canvas.words

    def way_(page: Canvas, points: Sequence[Point], *more: Any) -> None:
        parts.append(points)
        drawn.append("way")
        way(page, points, *more)
        if all(more):  # the part with the arrow
            lines.append([point for part in parts for point in part])
            parts.clear()

    def words_(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        drawn.append(text)
        return words(page, x, y, text, *more, **named)

    monkeypatch.setattr(marks, "way", way_)
    monkeypatch.setattr(Canvas, "words", words_)
    before, view = _with(_view(seats), "C1", "EDO"), _with(_view(seats), "QU3", "C1")
    canvas(Scene(game=GAME, view=view, language="en", names=NAMES[:seats], chosen=MADE, before=before))
    plan = layout(view.side)
    spaces = {space.code: space for space in view.spaces}
    assert len(lines) == 2
    x, y = plan.at(spaces["RV1"])
    assert min(abs(px - x) + abs(py - y) for px, py in lines[0]) < 6, "over the stop between"
    last = len(drawn) - drawn[::-1].index("way")
    for code in ("RV1", "QU3", "RD1"):
        assert code in drawn[last:], code


def test_a_ghost_lies_beside_whoever_has_come() -> None:
    view = _view(3)
    plan = layout(view.side)
    before, now = _with(view, "C1", "EDO"), _with(view, "QU3", "C1")
    then = next(space for space in before.spaces if space.code == "C1")
    here = next(space for space in now.spaces if space.code == "C1")
    spot = vacated(plan, then, here, "samurai", 0)
    assert spot is not None
    [(_, merchant)] = spots(plan, here)
    assert abs(spot[0] - merchant[0]) >= 2 * plan.piece
    assert vacated(plan, here, here, "samurai", 0) is None
