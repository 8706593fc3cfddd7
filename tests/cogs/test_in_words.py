"""Pages in words: parts of whole lines, and a file for what does not fit."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.match import UserError
from bot.text import words
from cogs.framework.pictures import scene_of
from cogs.framework.services import Services
from cogs.ui.in_words import PART, ROOM, in_words_only, words_page
from cogs.ui.page import Button, Page, Picture
from tests.cogs.kit import fresh_services, started

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
        public = await scene_of(services, 99, "en", match, "board")
        assert (await scene_of(services, 99, "en", match, "hand")).view == public.view
        assert (await scene_of(services, 1, "en", match, "hand")).view != public.view
        for what in ("b9", "b0", "x", "", "b", "ledger", "n", "nx", "n-1"):
            with pytest.raises(UserError):
                await scene_of(services, 99, "en", match, what)
        with pytest.raises(UserError):
            await scene_of(services, 99, "en", match, "turn")
