"""The points that end a match of Edo stand on the board, and who has them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.edo.scoring import behind, leaders, reached
from bot.games.edo.view import EdoView
from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from render.edo.strip import coming
from render.kit.canvas import Canvas
from render.paint import board_text, canvas
from tests.contract.journeys import KEEN
from tests.gallery import NAMES, played, public


def test_the_points_that_end_the_match_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[str, int]] = []
    real = Canvas.words

    def words_(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
        said.append((text, style.size))
        return real(page, x, y, text, style, *more, **named)

    monkeypatch.setattr(Canvas, "words", words_)
    rules = GAMES["edo"]
    scene = public(rules, played(rules, 5, 3, {}, KEEN.get("edo"))[60], "en", NAMES)
    view = scene.view
    assert isinstance(view, EdoView)
    canvas(scene)
    assert ("12", 39) in said
    assert ("end", 34) in said
    assert not reached(view.players, view.printed.goal)
    for language in LANGUAGES:
        said.clear()
        canvas(replace(scene, language=language))
        assert (words(language)("edo-pic-goal"), 34) in said
    done = replace(view.players[1], points=view.printed.goal)
    last = replace(view, players=(view.players[0], done, *view.players[2:]))
    said.clear()
    canvas(replace(scene, view=last))
    assert reached(last.players, last.printed.goal) == (1,)
    shown = {text for text, _ in said}
    assert "last round" in shown
    assert "end" not in shown
    assert f"Round {view.round} of {view.round}" in shown
    assert "Nikos reached 12 power points" in board_text(replace(scene, view=last))


def test_who_has_a_house_in_edo_leads() -> None:
    """Because others would rank behind (EDO-13.8, EDO-13.9), however many points they have."""
    rules = GAMES["edo"]
    view = rules.view(played(rules, 3, 3, {}, KEEN.get("edo"))[60].state, None)
    assert isinstance(view, EdoView)

    def ahead(*players: tuple[int, bool], over: bool = False) -> tuple[set[int], set[int]]:
        had = (
            replace(one, points=points, total=points, house_in_edo=house)
            for one, (points, house) in zip(view.players, players, strict=True)
        )
        seen = replace(view, players=tuple(had), over=over)
        return set(leaders(seen)), set(behind(seen.players))

    for over in (False, True):
        assert ahead((4, False), (9, False), (2, False), over=over) == ({1}, set())
        assert ahead((4, True), (9, False), (2, True), over=over) == ({0}, {1})
        assert ahead((0, False), (9, False), (0, True), over=over) == ({2}, {0, 1})
        assert ahead((5, True), (9, False), (5, True), over=over) == ({0, 2}, {1})
        assert ahead((5, True), (5, True), (5, True), over=over) == (set(), set())
        assert ahead((5, False), (5, False), (5, False), over=over) == (set(), set())


def test_nothing_is_said_of_the_next_merchant_when_the_match_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = GAMES["edo"]
    scene = public(rules, played(rules, 5, 3, {}, KEEN.get("edo"))[-1], "en", NAMES)
    view = scene.view
    assert isinstance(view, EdoView)
    assert view.over
    assert coming(view) is None
    real, said = Canvas.words, list[str]()

    def words_(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
        said.append(text)
        return real(page, x, y, text, style, *more, **named)

    monkeypatch.setattr(Canvas, "words", words_)
    canvas(scene)
    canvas(replace(scene, ledger=True))
    assert not {"last round", "last", "round"} & set(said)
