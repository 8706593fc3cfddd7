"""Whatever the rules of a game say can be told in every language the bot speaks."""

from __future__ import annotations

import random

import pytest

from bot.core import Fact
from bot.core.checks.positions import spoken_facts
from bot.games.registry import GAMES
from bot.text import LANGUAGES, Words, words
from tests.contract.journeys import covering, journey
from tests.long import long_but

NAMES = ("Ann", "Bo", "Chris", "Dee", "Eve")


@pytest.mark.parametrize("language", long_but(LANGUAGES, "en"))
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_said_has_words(game: str, language: str) -> None:
    rules, speech, rng = GAMES[game], words(language), random.Random(5)
    for seats in rules.seats:
        for row in range(0, len(covering(rules, seats)), 3):
            trip = journey(game, seats, row, 2)
            for at in trip.positions[::5]:
                for said, told in spoken_facts(at, rng.randrange, 6):
                    assert well_said(speech, told), (said, told)
            score = rules.score(trip.positions[-1].state)
            assert score is not None
            for place in score.seats:
                for key, _ in place.items:
                    assert well_said(speech, Fact(key, dict(rules.printed().figures()))), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_refusals_have_words(game: str, language: str) -> None:
    rules, speech, rng = GAMES[game], words(language), random.Random(6)
    for seats in rules.seats:
        trip = journey(game, seats, 0, 3)
        texts = list(dict.fromkeys(step.move for step in trip.log))
        for at in trip.positions[::10]:
            for text in rng.sample(texts, min(8, len(texts))):
                told = rules.why_not(at.state, rng.randrange(seats), text)
                assert told is None or well_said(speech, told), (text, told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_and_its_options_have_words(game: str, language: str) -> None:
    rules, speech = GAMES[game], words(language)
    keys = [f"{rules.prefix}-title", f"{rules.prefix}-about"]
    for option in rules.options:
        name = f"{rules.prefix}-option-{option.key}".replace("_", "-")
        keys.append(name)
        values = ("own", *option.default) if option.by_seat else option.values
        keys += [f"{name}-{value}".replace("_", "-") for value in values]
    assert [key for key in keys if not speech.has(key)] == []


def well_said(speech: Words, told: Fact) -> bool:
    """Whether a fact becomes a text without a hole in it."""
    text = speech.say(told, NAMES)
    return bool(text.strip()) and "{" not in text and "None" not in text
