"""The points that end a match of Edo stand on the board, and who has them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.edo.view import EdoView
from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from render.edo.goal import coming, reached
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
    assert not reached(view)
    for language in LANGUAGES:
        said.clear()
        canvas(replace(scene, language=language))
        assert (words(language)("edo-pic-goal"), 34) in said
    done = replace(view.players[1], points=view.printed.goal)
    last = replace(view, players=(view.players[0], done, *view.players[2:]))
    said.clear()
    canvas(replace(scene, view=last))
    assert reached(last) == (1,)
    shown = {text for text, _ in said}
    assert "last round" in shown
    assert "end" not in shown
    assert f"Round {view.round} of {view.round}" in shown
    assert "Nikos reached 12 power points" in board_text(replace(scene, view=last))


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
