"""The terms of a table: each has what a host's page needs."""

from __future__ import annotations

import pytest

import cogs.lobby  # noqa: F401 - registers the handlers
from bot.match.errors import AlreadyStarted, NotHost
from bot.match.lobby.terms.hints import HintsForAll
from bot.match.lobby.terms.registry import REPEATED, TERMS
from bot.store.schema import matches
from bot.text import LANGUAGES, words
from cogs.framework.router import HANDLERS
from tests.match.app import ANN, BEN, MatchApp

MENUS = [one.menu for one in TERMS if one.menu]


def test_each_menu_has_a_handler_and_a_title_in_every_language() -> None:
    assert len({*MENUS}) == len(MENUS)
    for verb in MENUS:
        assert verb in HANDLERS
        assert all(words(language).has(f"menu-{verb}") for language in LANGUAGES)


def test_what_is_repeated_is_kept() -> None:
    assert {*REPEATED} <= {*matches.c.keys()}


async def test_what_is_offered_can_be_picked(app: MatchApp) -> None:
    brief = await app.lobby()
    for one in TERMS:
        assert one.offered(brief) == () or sum(choice.chosen for choice in one.offered(brief)) <= 1
        for choice in one.offered(brief):
            term = one.picked(choice.value, brief)
            assert term is not None
            brief = await app.services.lobby.set_terms(brief.match, ANN.user, term)
            (chosen,) = (again for again in one.offered(brief) if again.chosen)
            assert chosen.value == choice.value, one


async def test_only_the_host_settles_and_only_before_the_start(app: MatchApp) -> None:
    brief = await app.lobby()
    with pytest.raises(NotHost):
        await app.services.lobby.set_terms(brief.match, BEN.user, HintsForAll(True))
    await app.services.lobby.start(brief.match, ANN.user)
    with pytest.raises(AlreadyStarted):
        await app.services.lobby.set_terms(brief.match, ANN.user, HintsForAll(True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_settings_of_hints_are_told_apart(language: str) -> None:
    """One is about people, the other about computers, whichever of its two values is read."""
    computers = {"el": "υπολογιστ", "es": "IA", "fr": "ordinateur", "pl": "komputer"}.get(language, "omputer")
    say = words(language)
    people = [say(key) for key in ("menu-hints", "hints-off", "hints-on")]
    assert not [text for text in people if computers in text]
    alone = [say(key) for key in ("menu-withouthints", "without-hints-off", "without-hints-on")]
    assert all(computers in text for text in alone)
    assert len({*people, *alone}) == 6
