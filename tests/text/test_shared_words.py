"""What games say alike, such as that a match is over, stands once in every language."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from bot.core import Fact, Value, Who
from bot.core.english import COMMON
from bot.games.registry import GAMES
from bot.text import catalogues
from bot.text.engine import LANGUAGES, Words
from tests.core.flea import flea_market

FLEA: Any = type(flea_market().GAME.rules)


class Market(FLEA):  # type: ignore[misc]
    prefix = "zz"
    words: ClassVar = {**FLEA.words, "no-over": "The market is closed."}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogues, "_by_prefix", lambda: {"zz": Market(), "gh": GAMES["golden_horn"]})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_catalogues_and_one_without_say_it_alike(language: str) -> None:
    words = Words(language)
    args: dict[str, Value] = {"who": Who(0), "text": "b3"}
    for name in ("ask-over", "ask-wait", "no-wait", "no-turn", "no-write"):
        said = words.say(Fact(f"own-{name}", args), ["Ada"])
        assert [words.say(Fact(f"{prefix}-{name}", args), ["Ada"]) for prefix in ("zz", "gh")] == [said] * 2
    assert words("zz-luck-none") == words("own-luck-none")
    assert not words.has("gh-luck-none"), "why nothing is compared depends on the match"


def test_a_game_may_say_it_otherwise() -> None:
    for language in ("en", "de"):
        assert Words(language)("zz-no-over") == "The market is closed."


def test_the_english_words_are_those_of_the_catalogue() -> None:
    args: dict[str, Value] = {"who": "$who", "text": "$text"}
    said = {name: Words("en").say(Fact(f"own-{name}", args)) for name in COMMON}
    assert said == {name: text.replace("{ ", "").replace(" }", "") for name, text in COMMON.items()}
