"""Pages in words: parts of whole lines, and a file for what does not fit."""

from __future__ import annotations

import random
import re
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.games.registry import GAMES
from bot.match import Person, Place, UserError
from bot.text import words
from bot.web.match_values import draft_scene
from bot.web.visits import Visit
from cogs.framework.pictures import page_scene, scene_of
from cogs.framework.services import Services
from cogs.ui.page import Button, Page, Picture
from cogs.ui.speech import PART, ROOM, in_words_only, words_page
from render.paint import alt_text
from tests.cogs.kit import awaited, fresh_services, random_turn, started

SAY = words("en")


def picture(text: str) -> Picture:
    return Picture(b"", "board.png", "alt", lambda: text)


def test_short_words_stand_on_the_page() -> None:
    page = in_words_only(SAY, Page(("title",), (picture("one\ntwo"), picture("three"))))
    assert page.texts == ("title", "one\ntwo\nthree")
    assert (page.pictures, page.file) == ((), None)


def test_long_words_are_in_a_file() -> None:
    text = "\n".join(f"line {number} of many" for number in range(400))
    page = in_words_only(SAY, Page(("title",), (picture(text),)))
    assert page.file is not None
    assert page.file.data.decode() == text + "\n"
    assert sum(map(len, page.texts)) <= ROOM + 2
    assert text.startswith(page.texts[1])
    assert text[len(page.texts[1])] == "\n", "cut at the end of a line"


def test_without_a_file_the_page_says_where_the_rest_is() -> None:
    """Discord may take no file at all."""
    page = in_words_only(SAY, Page(("title",), (picture("line\n" * 2000),)), filed=False)
    assert page.file is None
    assert SAY("page-words-more") in page.texts[-1]
    assert sum(map(len, page.texts)) <= ROOM + 2


def test_parts_hold_everything_once() -> None:
    text = "\n".join([*(f"line {number} " + "x" * (number % 90) for number in range(120)), "y" * 5000])
    found, part, count = [], 0, 1
    while part < count:
        page = words_page(SAY, 7, "title", "board", text, part, (("board", "Board"), ("hand", "Hand")))
        found.append(page.texts[1])
        assert len(page.texts[1]) <= PART
        on = page.rows[0]
        assert isinstance(on, tuple)
        assert all(isinstance(one, Button) for one in on)
        count = int(page.below.split()[-1])
        part += 1
    assert count > 3
    assert "".join("".join(found).split()) == "".join(text.split())


def test_a_part_that_does_not_exist_is_the_nearest() -> None:
    page = words_page(SAY, 7, "title", "board", "one line", 7, (("board", "Board"),))
    assert page.texts[1] == "one line"
    assert page.below == ""


async def test_nobody_looks_into_a_hand_of_others(tmp_path: Path) -> None:
    """A stranger who asks for a hand gets the public view; what there is not is refused."""
    async with fresh_services(tmp_path) as matches:
        match = (await started(matches, "golden_horn", 2)).match
        services = cast(Services, SimpleNamespace(matches=matches))
        public = await scene_of(services, 99, words("en"), match, "board")
        assert (await scene_of(services, 99, words("en"), match, "hand")).view == public.view
        assert (await scene_of(services, 1, words("en"), match, "hand")).view != public.view
        for what in ("b9", "b0", "x", "", "b", "ledger", "n", "nx", "n-1"):
            with pytest.raises(UserError):
                await scene_of(services, 99, words("en"), match, what)
        with pytest.raises(UserError):
            await scene_of(services, 99, words("en"), match, "turn")


@pytest.mark.parametrize("game", GAMES)
async def test_alt_texts_lead_with_whose_turn_it_is_and_what_changed(tmp_path: Path, game: str) -> None:
    people = [Person(1, "Ada", "en"), Person(2, "Ben", "en")]
    async with fresh_services(tmp_path) as matches:
        opened = await matches.lobby.open(game, 2, {}, people[0], Place(2**60, 2**60 + 1), "en")
        await matches.lobby.join(opened.match, people[1], 2**60)
        match = (await matches.lobby.start(opened.match, 1)).match
        for _ in range(4):
            for user in await awaited(matches, match):
                await random_turn(matches, match, user, random.Random(3))
        services = cast(Services, SimpleNamespace(matches=matches))
        scene = await scene_of(services, 99, words("en"), match, "board")
    told = alt_text(scene)
    first = " ".join(told.split(". ")[:2])
    assert told.startswith(("Ada", "Ben")), told
    assert SAY.say(scene.awaited[0][1], scene.names).rstrip(".") in first, "whose turn, and what is asked"
    changed = [said for one in scene.caption if (said := SAY.say(one, scene.names)) in told]
    assert changed, "and what changed"
    assert told.index(changed[0]) < told.index(SAY(f"{GAMES[game].prefix}-title"))


async def test_a_draft_is_told_as_the_log_will_tell_it(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as matches:
        match = (await started(matches, "golden_horn", 2)).match
        user = (await awaited(matches, match))[0]
        preview = (await random_turn(matches, match, user, random.Random(1)))[-1]
    scene = page_scene(preview, SAY, None)
    assert [one.key for one in scene.told] == ["gh-loaded", "gh-sailed"]
    visit = SimpleNamespace(brief=preview.brief, reader=SimpleNamespace(language="en", words=SAY))
    assert draft_scene(cast(Visit, visit), preview).told == scene.told


async def test_the_alt_text_of_golden_horn_names_sails_and_squares(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as matches:
        match = (await started(matches, "golden_horn", 2)).match
        scene = await scene_of(
            cast(Services, SimpleNamespace(matches=matches)), 99, words("en"), match, "board"
        )
    told = alt_text(scene)
    assert re.findall(r"S(\d) (?:orange|pink|green|red|blue|yellow)", told) == list("123456")
    assert len(re.findall(r"[LE]\d \((?:orange|pink|green|red|blue|yellow)", told)) == 6


def test_every_part_has_controls_of_its_own() -> None:
    """Discord refuses a message in which two controls have the same id."""
    text = "\n".join(f"line {number} of many" for number in range(3 * PART // 17))
    for part in range(4):
        page = words_page(SAY, 1, "title", "board", text, part, (("board", "Table"), ("hand", "Hand")))
        ids = [
            one.action
            for row in page.rows
            if isinstance(row, tuple)
            for one in row
            if isinstance(one, Button)
        ]
        assert len(set(ids)) == len(ids) == 4


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_trial_is_not_told_as_a_turn(tmp_path: Path, game: str) -> None:
    """Nobody is asked to confirm what is only tried out."""
    async with fresh_services(tmp_path) as matches:
        match = (await started(matches, game, 2)).match
        user = (await awaited(matches, match))[0]
        preview = (await random_turn(matches, match, user, random.Random(1)))[-1]
    told = [alt_text(page_scene(preview, SAY, None, trial=trial)) for trial in (False, True)]
    assert [SAY("pic-tried") in one.lower() for one in told] == [False, True]
    assert told[1].count("onfirm") < told[0].count("onfirm")
