"""Pages of lessons that are told as a story: the answer that comes next is on the page, and points itself
out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.text import words
from cogs.learn import ARROW, LessonPage, pointing, spot_of
from cogs.ui.page import Button, Menu, Page
from cogs.ui.turn import turn_page
from tests.match.app import ANN, open_app
from tests.match.lobby.test_lessons import ALONE
from tests.match.lobby.test_story import TOLD, the_story
from tests.match.seats.test_computers import until_asked

SAY = words("en")


def pointed(page: Page) -> Iterator[str]:
    """The answers in green, and those of menus that have an arrow."""
    for row in page.rows:
        if isinstance(row, Menu):
            yield from (one.value for one in row.choices if one.label.startswith(ARROW))
            continue
        for one in row:
            if isinstance(one, Button) and one.style == "success" and ":ans:" in one.action:
                yield one.action.split(":")[-1]


@pytest.mark.parametrize("game", TOLD)
async def test_each_page_points_out_the_next_answer(tmp_path: Path, game: str) -> None:
    """Also where it is one of many, in a group or behind a switch; only its costs and gains are told."""
    async with open_app(tmp_path / "story.sqlite", game) as app:
        brief = await app.services.lessons.open(ANN, game, ALONE, "en")
        await until_asked(app, brief.match)
        for act in the_story(game).acts:
            if act.seat != 0:
                continue
            for done, move in enumerate(act.moves):
                preview = await app.services.play.preview(brief.match, ANN.user, None, act.moves[:done])
                spot = spot_of(preview, move)
                page = pointing(turn_page(SAY, preview, (), spot, proposed=move), LessonPage(move=move))
                assert list(pointed(page)) == [move]
                assert sum(line.startswith("`") for text in page.texts for line in text.split("\n")) <= 1
            if act.moves:
                await app.play(brief.match, ANN, *act.moves)
                await until_asked(app, brief.match)
