"""Pages and notices for those who manage a server fit Discord in every language."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.core import Who, fact
from bot.games.registry import GAMES
from bot.match.engine.models import Manager
from bot.match.hosting.settings import MOST_CHANNELS, MOST_TABLES, GuildSettings
from bot.text import LANGUAGES, words
from cogs.ui.admin import end_page, guild_settings_page, roll_back_page, turns_page
from cogs.ui.board import notice_buttons
from cogs.ui.page import Page
from cogs.ui.speech import safe_names
from tests.cogs.kit import awaited, faults_of, fresh_services, random_turn, started
from tests.long import language_sets

TURNS = 6
LONG = "x" * 32
NOTICES = (
    fact("table-rolled-back", by=LONG),
    fact("table-moved-by-manager", by=LONG),
    fact("table-ended-by-manager", by=LONG),
    fact("table-seat-by-manager", by=LONG, new=LONG, who=Who(1), seat=1),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_fit(language: str) -> None:
    channels = tuple(2**63 - 1 - n for n in range(MOST_CHANNELS))
    full = GuildSettings(channels=channels, most=MOST_TABLES, end="players", language="el")
    pages = [guild_settings_page(words(language), one, channels) for one in (GuildSettings(), full)]
    assert [faults_of(page, v2=True) for page in pages] == [[], []]


@pytest.mark.parametrize("languages", language_sets(LANGUAGES))
@pytest.mark.parametrize("game", GAMES)
async def test_repair_fits(game: str, languages: tuple[str, ...], tmp_path: Path) -> None:
    rng = random.Random(game)
    async with fresh_services(tmp_path) as services:
        brief = await started(services, game, max(GAMES[game].seats), "en")
        for _ in range(TURNS):
            for user in await awaited(services, brief.match):
                await random_turn(services, brief.match, user, rng)
        assert brief.place.guild is not None
        found = await services.moderation.turns(Manager(brief.place.guild, 99, "x"), brief.match)
    assert found.turns
    for language in languages:
        say = words(language)
        pages = [turns_page(say, found), end_page(say, found.brief)]
        pages += [roll_back_page(say, found.brief, turn) for turn in found.turns]
        assert [faults_of(page, v2=True) for page in pages] == [[]] * len(pages)
        for told in NOTICES:
            text = say.say(told, safe_names(found.brief))
            page = Page((text,), rows=(notice_buttons(say, found.brief, told),))
            assert faults_of(page, v2=False) == []
