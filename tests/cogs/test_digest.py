"""Lists of somebody's matches: the daily digest fits into one message, and pages leave none out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.match.engine.models import Mine
from bot.text import LANGUAGES, words
from cogs.ui.lists import SHOWN, digest_page, mine_page, which_page
from cogs.ui.page import Button, Menu, press
from tests.cogs.kit import body_of, faults_of, fresh_services, started


async def many(folder: Path, language: str, count: int) -> list[Mine]:
    """Matches of people with long names."""
    async with fresh_services(folder) as services:
        brief = await started(services, next(iter(GAMES)), max(next(iter(GAMES.values())).seats), language)
        (one,) = await services.views.mine(brief.players[0].user or 0)
    return [
        replace(one, my_turn=n < count / 2, brief=replace(one.brief, match=10**9 + n)) for n in range(count)
    ]


def numbers(text: str) -> list[str]:
    return re.findall(r"\b10000000\d\d\b", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 19, 20, 21, 30, 90])
async def test_every_match_has_its_place(language: str, count: int, tmp_path: Path) -> None:
    mine, say = await many(tmp_path, language, count), words(language)
    listed, part = list[str](), -1
    while len(listed) < count:
        part += 1
        page = mine_page(say, mine, part)
        assert faults_of(page, v2=True) == []
        body = json.dumps(body_of(page, v2=True)["components"], ensure_ascii=False)
        assert say("page-mine-count", count=count, waiting=-(-count // 2)) in body
        (text,) = page.texts
        assert json.dumps(text, ensure_ascii=False) in body, "nothing is cut off"
        assert numbers(text)
        listed += numbers(text)
    assert listed == [str(one.brief.match) for one in mine]
    assert mine_page(say, mine, part + 1) == page
    assert mine_page(say, mine, -1) == mine_page(say, mine)
    asked = [which_page(say, "turn", mine, part) for part in range(-(-count // 25))]
    menus = [page.rows[0] for page in asked]
    chosen = [choice.value for menu in menus if isinstance(menu, Menu) for choice in menu.choices]
    assert chosen == listed
    assert [faults_of(page, v2=True) for page in asked] == [[]] * len(asked)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_digest_tells_how_many_more_there_are(language: str, tmp_path: Path) -> None:
    page = digest_page(words(language), await many(tmp_path, language, 30))
    content = body_of(page, v2=False)["content"]
    shown = len(numbers(content))
    assert words(language)("digest-more", count=30 - shown) in content
    assert page.texts[0] in content, "nothing is cut off"


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


async def test_who_is_away_is_told_that_the_bot_plays(tmp_path: Path) -> None:
    """Else the list says for whom the others wait, and nobody notices that the seat is played by the bot."""
    say = words("en")
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "golden_horn", 2)
        (one,) = await services.views.mine(1)
    players = tuple(
        replace(player, awaited=player.seat == 1, on_autopilot=player.seat == 0) for player in brief.players
    )
    away = replace(one, seat=0, my_turn=False, brief=replace(brief, players=players))
    for page in (mine_page(say, [away]), digest_page(say, [away])):
        assert page.texts[0].endswith(" · **I play for you** until you press **I am back**")
        menus = [row for row in page.rows if isinstance(row, Menu)]
        assert [choice.value for menu in menus for choice in menu.choices] == [str(brief.match)]
    ended = replace(away, brief=replace(away.brief, state="over"))
    assert "I play" not in mine_page(say, [ended]).texts[0]
