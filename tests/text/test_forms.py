"""Texts of forms are as short as Discord wants them, longer ones would be cut; how averages are told; and
prompts."""

from __future__ import annotations

import pytest

from bot.text import LANGUAGES, words
from bot.text.escape import capital
from cogs.ui.forms import ABOUT, LABEL
from tests.text.catalogue import messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit(language: str) -> None:
    say = words(language)
    keys = [key for key in messages(language) if key.startswith("form-")]
    limits = {key: ABOUT if key.endswith("-about") else LABEL for key in keys}
    assert {key: say(key) for key in keys if len(say(key)) > limits[key]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_average_is_no_product(language: str) -> None:
    """What came stands first; how many values it is made of stands behind."""
    said = words(language)("luck-average", draws=6, came="3.14", expected="3.50")
    assert "×" not in said
    assert said.index("3.14") < said.index("6") < said.index("3.50")


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_that_follow_a_name_begin_small(language: str) -> None:
    """German nouns have a capital everywhere."""
    say = words(language)
    keys = ("gh-pic-confirm", "bb-pic-confirm", "edo-pic-confirm", "py-pic-ask-confirm", "pic-tried")
    told = [say(key) for key in keys]
    assert [one for one in told if one == capital(one) and not one.startswith("Zug ")] == []
