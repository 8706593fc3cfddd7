"""The pill of the head names who must act, and speaks to that seat as all questions do."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from render.kit.canvas import Canvas
from render.paint import canvas
from tests.contract.journeys import KEEN
from tests.gallery import NAMES, played, public


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written on pictures."""
    found: list[str] = []
    real = Canvas.words

    def note(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        found.append(text)
        return real(page, x, y, text, *more, **named)

    monkeypatch.setattr(Canvas, "words", note)
    return found


@pytest.mark.parametrize("key", sorted(GAMES))
def test_one_seat_is_spoken_to(key: str, said: list[str]) -> None:
    """ "Ada: choose the ship", for "Ada choose the ship" would be wrong in any language."""
    rules = GAMES[key]
    shots = [one for one in played(rules, 3, 3, {}, KEEN.get(key))[:-1] if len(rules.to_act(one.state)) == 1]
    if key == "pyramids":  # all mark at the same time; the last one is only waited for
        shots = [
            one for one in shots if rules.prompt(one.state, rules.to_act(one.state)[0]).key == "py-ask-take"
        ]
    for language in ("en", "fr"):
        colon = words(language)("pic-asked", who="")
        scene = public(rules, shots[len(shots) // 2], language, NAMES)
        ((seat, _),) = scene.awaited
        said.clear()
        canvas(scene)
        assert f"{NAMES[seat]}{colon}" in said


def test_every_language_has_its_colon() -> None:
    assert [words(language)("pic-asked", who="Ada") for language in LANGUAGES] == [
        "Ada\u00a0:" if language == "fr" else "Ada:" for language in LANGUAGES
    ]
