"""Whoever has a name that cannot be drawn is called by the crest in Golden Horn."""

from __future__ import annotations

from typing import Final

import pytest

from bot.games.golden_horn.view import View
from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from bot.text.escape import COMPUTER
from render.golden_horn.called import shown
from tests.gallery import played

RULES: Final = GAMES["golden_horn"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crest_stands_for_a_name_without_letters(language: str) -> None:
    say = words(language)
    view = RULES.view(played(RULES, 4, 1, {"crests": "TALE"})[20].state, None)
    assert isinstance(view, View)
    sign = say("seat-sign-4")
    names = ("三浦", "Ada", f"三浦 {COMPUTER}", sign)
    crests = [say(f"gh-crest-{player.crest}") for player in view.players]
    assert shown(names, view, say) == (crests[0], "Ada", f"{crests[2]} {COMPUTER}", sign)
    assert len(set(crests)) == 4
