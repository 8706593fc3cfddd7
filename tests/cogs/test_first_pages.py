"""How much a newcomer reads before the first answer of a match."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from cogs.turn import given
from cogs.ui.guide import why_line, why_text
from cogs.ui.turn import turn_page
from tests.cogs.kit import awaited, fresh_services, started

MOST: Final = 60
"""Words above the buttons: the match, the question, the reason for it, and what each answer brings. What is
written on a button is not read before it is looked for."""
DEALS: Final = 4


@pytest.mark.parametrize("game", GAMES)
async def test_few_words_on_the_first_page(tmp_path: Path, game: str) -> None:
    counted: dict[str, int] = {}
    async with fresh_services(tmp_path) as services:
        for _ in range(DEALS):
            brief = await started(services, game, min(GAMES[game].seats))
            [user, *_] = await awaited(services, brief.match)
            preview = await services.play.preview(brief.match, user, None)
            assert given(preview) is None, "it asks something"
            for language in LANGUAGES:
                say = words(language)
                page = turn_page(say, preview, (), why=why_line(say, preview))
                text = " ".join((*page.texts, page.below))
                assert why_line(say, preview) in text
                most = max(counted.get(language, 0), len(re.findall(r"\S*\w\S*", text)))
                counted[language] = most
    assert {language: most for language, most in counted.items() if most > MOST} == {}, counted


async def test_a_rule_is_read_once(tmp_path: Path) -> None:
    """Not below the question again where a hint has just told it."""
    say = words("en")
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "edo", 2)
        [user, *_] = await awaited(services, brief.match)
        preview = await services.play.preview(brief.match, user, None)
    why, rule = why_line(say, preview), why_text(say, preview)
    for hint in ("", f"-# {say('page-hint-rule', says=rule)}"):
        page = turn_page(say, preview, (), before=hint, why=why)
        assert page.texts[0].count(rule) == 1
