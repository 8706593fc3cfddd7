"""Lists of open tables fit into messages, in every language, with the longest names."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.registry import GAMES
from bot.match import Brief, Place
from bot.match.engine.models import Player
from bot.match.finding.tables import SPEEDS, OpenTable, speed_of
from bot.match.timing.clock import DAY, TimeControl
from bot.text import LANGUAGES, words
from cogs.ui.finding import Sought, find_page, standing_page
from cogs.ui.page import MENU, Menu, private, public

CLOCKS = (
    TimeControl(),
    TimeControl(clock="turn", turn=5 * DAY),
    TimeControl(clock="reserve", turn=2 * DAY, reserve=14 * DAY),
)


def table(number: int, guild: int, **more: Any) -> OpenTable:
    clock = CLOCKS[number % 3]
    brief = Brief(
        match=1_000_000 + number,
        uid=str(number),
        game=list(GAMES)[number % len(GAMES)],
        state="lobby",
        seats=4,
        options={},
        players=(Player(0, 11, "Konstantyna-Wilhelmina Παπαδοπού"),),
        host=11,
        place=Place(guild, 10**18, 10**18 + number),
        place_lost=False,
        language=LANGUAGES[number % 3],
        board="all",
        board_message=None,
        board_channel=None,
        commitment=None,
        secret=None,
        public_version=0,
        opened_at=0,
        started_at=None,
        ended_at=None,
        moved_at=None,
        time_control=clock,
        **more,
    )
    return OpenTable(brief=brief, speed=speed_of(clock), level=None if number % 2 else 1234)


TABLES = [
    table(number, 1 + number % 2, least_rating=1000 if number % 5 == 0 else None, most_rating=None)
    for number in range(100)
]


def server(guild: int) -> str | None:
    return None if guild == 1 else "@everyone **The Very Long Name** of a Server, with <#1> in it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_is_on_some_page(language: str) -> None:
    say, part = words(language), 0
    found: set[str] = set()
    while True:
        page = find_page(say, TABLES, Sought("edo", SPEEDS[0]), 1, server, part)
        private(page)
        (menu,) = (row for row in page.rows if isinstance(row, Menu))
        assert len(menu.choices) <= MENU
        fresh = {one.value for one in menu.choices}
        for one in menu.choices:
            assert sum(one.value in text for text in page.texts) == 1
        if fresh <= found:
            break
        found |= fresh
        part += 1
    assert len(found) == len(TABLES)
    assert sum(len(text) for text in page.texts) < 4000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 100])
def test_a_standing_message_fits(language: str, count: int) -> None:
    page = standing_page(words(language), TABLES[:count], 1, server, elsewhere=True)
    sent = public(page)
    assert len(sent["content"]) <= 2000
    assert sent["content"].endswith(words(language)("find-standing"))
    assert "@everyone" not in sent["content"].replace("@\u200beveryone", "")


def test_nothing_is_found_kindly() -> None:
    page = find_page(words("en"), [], Sought(), None, server)
    assert "/table new" in page.texts[0]
    assert not any(isinstance(row, Menu) for row in page.rows)
