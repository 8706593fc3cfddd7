"""`/help`: it fits on a screen, and its search finds what is there now and what commands were once called."""

from __future__ import annotations

import discord
import pytest

from bot.client import COGS
from bot.text import LANGUAGES, words
from cogs.framework.commands import commands_of
from cogs.framework.errors import CommandTree
from cogs.framework.services import ServingBot
from cogs.ui.help import TOPICS, find_form, found_page, friends_form, help_page, learn_page, search, solo_form
from tests.cogs.kit import faults_of

FORMER = {
    "en": "zone quiet vacation reminders notify digest display language links alerts webhook versus rating "
    "curves standings lead share season rollback channels open-tables import export",
    "de": "zeitzone ruhezeiten urlaub erinnerungen webhook rückblick wertung kurven",
    "fr": "fuseau vacances rappels webhook historique cotes courbes",
    "es": "zona vacaciones webhook historial valoración curvas",
    "it": "fuso webhook storico rating curve",
    "pl": "urlop webhook historia ranking krzywe",
    "el": "webhook ιστορικό βαθμολογία καμπύλες",
}


@pytest.fixture
async def commands() -> list[tuple[str, ...]]:
    bot = ServingBot(command_prefix=(), intents=discord.Intents.none(), tree_cls=CommandTree)
    for name in COGS:
        await bot.load_extension(name)
    return commands_of(bot)


@pytest.mark.parametrize("language", LANGUAGES)
def test_former_commands_are_found(language: str) -> None:
    say = words(language)
    ways = {say(f"help-way-{topic}") for topic in TOPICS}
    for word in FORMER[language].split():
        assert ways & set(search(say, word, [])), word


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_are_found_by_name_and_by_what_they_do(
    language: str, commands: list[tuple[str, ...]]
) -> None:
    say = words(language)
    for keys in commands:
        name, about = say(keys[-1]), say(f"{keys[-1]}-about")
        whole = f"/{' '.join(say(key) for key in keys)}: {about}"
        assert whole in search(say, name, commands), name
        assert whole in search(say, about[:40].rpartition(" ")[0], commands), about
    assert search(say, "?!", commands) == []
    assert search(say, "xyzzy", commands) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit(language: str, commands: list[tuple[str, ...]]) -> None:
    say = words(language)
    pages = [help_page(say), learn_page(say, ["edo", "pyramids"])]
    pages += [found_page(say, query, commands) for query in ("e", "xyzzy", "@everyone" * 9)]
    assert [faults_of(page, v2=True) for page in pages] == [[]] * len(pages)
    assert all(len(words(language)(label)) <= 38 for label in ("button-help-learn", "button-help-friends"))
    forms = [find_form(say), solo_form(say), friends_form(say, in_server=True)]
    forms += [friends_form(say, game, in_server=False) for game in ("edo", "golden_horn")]
    assert all(len(form.fields) <= 5 for form in forms)
