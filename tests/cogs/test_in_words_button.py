"""*In words* stands on every page that shows a picture, and what it leads to is answered."""

from __future__ import annotations

import asyncio
import inspect
import random
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import SimpleNamespace
from typing import Final, cast

import pytest
from msgspec.structs import replace

import cogs.ui
from bot.client import COGS
from bot.core import fact
from bot.games.registry import GAMES
from bot.match import MatchServices, Preview, UserError
from bot.match.play.plans import Planned, Trial
from bot.text import words
from cogs.events.pages import card_page, see_page
from cogs.framework.pictures import in_words, scene_of
from cogs.framework.router import HANDLERS
from cogs.framework.services import Services
from cogs.ui import results
from cogs.ui.answers import Spot
from cogs.ui.board import board_page, final_page
from cogs.ui.guide import chapter_page, legend_page, parts_page, reading_of
from cogs.ui.history import curves_page, leads_page, moving_page, parcel_page, past_page, recap_page
from cogs.ui.lists import hand_page
from cogs.ui.lobby_page import lobby_page
from cogs.ui.page import Button, Page, Row
from cogs.ui.trying import try_page
from cogs.ui.turn import turn_page, twice_page, waiting_page
from tests.cogs.kit import PICTURE, awaited, faults_of, fresh_services, random_turn, started
from tests.cogs.test_bracket import played

SAY = words("en")
SHOWN = (PICTURE,)
GAME: Final = next(iter(GAMES))
NOT_PAGES: Final = {"page"}
"""Modules whose functions take pictures, and make no pages."""

PAGES: Final = (
    *(f"board.{one}" for one in ("board_page", "final_page")),
    *(f"lobby_page.{one}" for one in ("lobby_page", "lobby_page, begun")),
    *(f"events.{one}" for one in ("card_page", "see_page")),
    *(f"guide.{one}" for one in ("chapter_page", "chapter_page, of a match", "legend_page", "parts_page")),
    *(f"history.{one}" for one in ("curves_page", "leads_page", "moving_page")),
    *(f"history.{one}" for one in ("parcel_page", "past_page", "recap_page")),
    "lists.hand_page",
    *(f"results.{one}" for one in ("shown", "shown, to all", "shown, full row")),
    *(f"trying.{one}" for one in ("try_page", "try_page, complete")),
    *(f"turn.{one}" for one in ("turn_page", "twice_page", "waiting_page")),
)


async def _made(folder: Path) -> Mapping[str, Page]:
    """Every page that can have a picture, each with one."""
    async with fresh_services(folder) as services:
        brief = await started(services, GAME, 2)
        lobby = replace(brief, state="lobby", started_at=None, players=brief.players[:1])
        rng = random.Random("pages")
        for _ in range(4):
            for user in await awaited(services, brief.match):
                previews = await random_turn(services, brief.match, user, rng)
        brief = await services.views.brief(brief.match)
        look, user = await services.views.look(brief.match), (await awaited(services, brief.match))[0]
        asked = await services.play.preview(brief.match, user, None)
        recap = await services.history.since(brief.match, user)
        waits = await services.play.preview(brief.match, 3 - user, None)
        then = await services.history.at(brief.match, user, 2)
    event = replace(played(8, 2, 2, 1), state="running")
    reading = reading_of(GAME, brief)
    full: Row = tuple(Button(f"tp:hand:{at}", "x") for at in range(5))
    whole = previews[-1]
    return {
        "board.board_page": board_page(SAY, look, SHOWN, "", [], first=False),
        "board.final_page": final_page(SAY, look, SHOWN, ""),
        "lobby_page.lobby_page": lobby_page(SAY, lobby, SHOWN),
        "lobby_page.lobby_page, begun": lobby_page(SAY, brief, SHOWN),
        "events.card_page": card_page(SAY, event, 1, SHOWN, ""),
        "events.see_page": see_page(SAY, event, 101, 1, SHOWN, ""),
        "guide.chapter_page": chapter_page(SAY, reading_of(GAME), 1, SHOWN),
        "guide.chapter_page, of a match": chapter_page(SAY, reading, 2, SHOWN),
        "guide.legend_page": legend_page(SAY, reading, (), SHOWN, "", "turn"),
        "guide.parts_page": parts_page(SAY, brief, ("learn-part-turn",), SHOWN),
        "history.curves_page": curves_page(SAY, brief, SHOWN, ""),
        "history.moving_page": moving_page(SAY, brief, PICTURE, 1),
        "history.past_page": past_page(SAY, brief, then, SHOWN),
        "history.recap_page": recap_page(SAY, recap, SHOWN, may_act=True, moving=True),
        "lists.hand_page": hand_page(SAY, brief, SHOWN, "", missed=False),
        "history.leads_page": leads_page(SAY, brief, (), SHOWN),
        "history.parcel_page": parcel_page(SAY, brief, None, (), SHOWN, ()),
        "results.shown": results.shown(SAY, SHOWN, "", (), ("hist", 2**62, GAME, 0)),
        "results.shown, to all": results.shown(SAY, SHOWN, "", what=(results.ALL, "vs", 1, 2**62, GAME)),
        "results.shown, full row": results.shown(SAY, SHOWN, "", (full,), ("rates", GAME)),
        "trying.try_page": try_page(SAY, Trial(preview=asked, n=0, awaited=True), SHOWN, Spot()),
        "trying.try_page, complete": try_page(SAY, Trial(preview=whole, n=0, awaited=True), SHOWN, Spot()),
        "turn.turn_page": turn_page(SAY, asked, SHOWN),
        "turn.twice_page": twice_page(SAY, _twice(whole), SHOWN),
        "turn.waiting_page": waiting_page(SAY, waits, SHOWN, planned=Planned(may_try=True)),
    }


def _twice(preview: Preview) -> Preview:
    return replace(preview, view=replace(preview.view, twice=fact("page-over")))


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Page]:
    for name in COGS:
        import_module(name)
    return asyncio.run(_made(tmp_path_factory.mktemp("pages")))


def spoken(page: Page) -> list[Button]:
    return [
        one
        for row in page.rows
        if isinstance(row, tuple)
        for one in row
        if isinstance(one, Button) and one.label == SAY("button-in-words")
    ]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_with_a_picture_has_it(pages: Mapping[str, Page], name: str) -> None:
    page = pages[name]
    assert page.pictures
    (button,) = spoken(page)
    assert not button.disabled
    assert button.action.split(":")[1] in HANDLERS
    public = name.split(".")[0] in ("board", "parcel") or name == "events.card_page"
    assert faults_of(page, v2=not public) == []


def test_no_page_is_left_out() -> None:
    """Whatever in `cogs.ui`, or of events, makes a page of pictures is in the list above."""
    assert {name.split(",")[0] for name in PAGES} == set(_makers())


def _makers() -> Iterator[str]:
    modules = {one.name: f"cogs.ui.{one.name}" for one in iter_modules(cogs.ui.__path__)}
    for found, path in (modules | {"events": "cogs.events.pages"}).items():
        if found in NOT_PAGES:
            continue
        module = import_module(path)
        for name, function in inspect.getmembers(module, inspect.isfunction):
            taken = inspect.signature(function).parameters.values()
            if function.__module__ == module.__name__ and any("Picture" in str(one) for one in taken):
                yield f"{found}.{name}"


async def test_what_is_tried_out_is_said_to_who_tries_it(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as matches:
        match = (await started(matches, GAME, 2)).match
        user = (await awaited(matches, match))[0]
        services = cast(Services, SimpleNamespace(matches=matches))
        trial = await _tried(matches, match, user)
        said = in_words(await scene_of(services, user, words("en"), match, "try"))
        for answer in trial.preview.answers:
            assert SAY.say(answer.offer.label) in said
        with pytest.raises(UserError):
            await scene_of(services, 99, words("en"), match, "try")


async def _tried(matches: MatchServices, match: int, user: int) -> Trial:
    preview = await matches.play.preview(match, user, None)
    return await matches.plans.try_out(match, user, 0, (preview.answers[0].notation,))
