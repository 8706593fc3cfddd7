"""The ends of private pages: where they lead."""

from __future__ import annotations

import random
from pathlib import Path

from msgspec.structs import replace

from bot.match import Brief, Person, Place
from bot.match.models import Played
from bot.text import words
from cogs.ui.page import Button, Page
from cogs.ui.turn import done_page, waiting_page
from tests.cogs.kit import awaited, fresh_services, random_turn, started

SAY = words("en")


def verbs(page: Page) -> list[str]:
    rows = [row for row in page.rows if isinstance(row, tuple)]
    return [one.action.split(":")[1] for row in rows for one in row if isinstance(one, Button)]


def played_by(brief: Brief, seat: int) -> Played:
    return Played(
        match=brief.match,
        seat=seat,
        moves=(),
        facts=(),
        turn_token=1,
        public_version=1,
        awaited=False,
        over=False,
    )


async def test_who_plays_with_computers_goes_on_from_the_page(tmp_path: Path) -> None:
    """The next question is in a moment, so nobody has to look for the board."""
    async with fresh_services(tmp_path) as services:
        place = Place(2**60, 2**60 + 1)
        brief = await services.lobby.open(
            "golden_horn", 2, {}, Person(1, "Ada", "en"), place, "en", computers=1
        )
        brief = await services.lobby.start(brief.match, 1) if brief.state == "lobby" else brief
        if await awaited(services, brief.match):
            await random_turn(services, brief.match, 1, random.Random(1))
        brief = await services.views.brief(brief.match)
        assert [brief.players[seat].computer for seat in brief.awaited] == ["normal"]
        done = done_page(SAY, brief, played_by(brief, 0), may_undo=False)
        assert verbs(done)[0] == "turn"
        preview = await services.play.preview(brief.match, 1, None)
        assert verbs(waiting_page(SAY, preview, ()))[0] == "turn"
        paused = replace(preview, brief=replace(brief, paused_at=1))
        page = waiting_page(SAY, paused, ())
        assert "turn" not in verbs(page)
        assert "The match is paused (<t:0:R>)." in page.texts[0]
        assert "paused" not in waiting_page(SAY, preview, ()).texts[0]


async def test_who_plays_with_people_waits(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "golden_horn", 2)
        [user] = await awaited(services, brief.match)
        await random_turn(services, brief.match, user, random.Random(1))
        brief = await services.views.brief(brief.match)
        assert "turn" not in verbs(done_page(SAY, brief, played_by(brief, user - 1), may_undo=False))
