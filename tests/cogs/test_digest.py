"""The daily digest fits into one message, however many matches somebody plays."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from cogs.actions import press
from cogs.pages.digest import SHOWN, digest_page
from cogs.pages.page import Button
from tests.cogs.kit import body_of, faults_of, fresh_services, started


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_digest_fits(language: str, tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, next(iter(GAMES)), max(next(iter(GAMES.values())).seats), language)
        waiting = next(player.user for player in brief.players if player.awaited)
        assert waiting is not None
        (one,) = await services.views.mine(waiting)
    for count in (1, SHOWN, SHOWN + 1, 60):
        mine = [replace(one, brief=replace(one.brief, match=10**9 + n)) for n in range(count)]
        page = digest_page(words(language), mine)
        assert faults_of(page, v2=False) == []
        assert len(body_of(page, v2=False)["content"]) < 2000
        assert isinstance(page.rows[0], tuple)
        assert isinstance(page.rows[0][0], Button)
        assert page.rows[0][0].action == press("mine")
        assert page.mentions == ()
