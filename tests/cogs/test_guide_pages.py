"""Rules by chapter and by search, as one match is played; why a question is asked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from bot.core.game import Guide
from bot.games.registry import GAMES, OWN, PACKAGES
from bot.games.stated import game_of
from bot.text import LANGUAGES, words
from cogs.ui.guide import (
    chapter_page,
    chapters,
    find,
    found_page,
    reading_of,
    why_line,
)
from cogs.ui.page import Button, Menu, Page, with_rules
from tests.cogs.kit import awaited, faults_of, fresh_services, started

SAY = words("en")
ROOT: Final = Path(__file__).resolve().parents[2]


async def test_variants_that_are_off_are_left_out(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "edo", 3)
    without = [one.title for one in chapters(SAY, reading_of("edo", brief))]
    assert "Variant: Ronin" not in without
    played = replace(brief, options={**brief.options, "ronin": "on"})
    titles = [one.title for one in chapters(SAY, reading_of("edo", played))]
    assert [one for one in titles if one not in without] == ["Variant: Ronin"]
    assert len(chapters(SAY, reading_of("edo"))) == len(without) + 3


@pytest.mark.parametrize(("seats", "says"), [(2, "2 berths"), (3, "There is no Modone"), (4, "3 berths")])
async def test_the_text_is_that_of_the_seats(seats: int, says: str, tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "golden_horn", seats)
    sailing = chapters(SAY, reading_of("golden_horn", brief))[2].text
    assert says in sailing
    assert "other numbers of players" not in sailing
    assert "other numbers of players" in chapters(SAY, reading_of("golden_horn"))[2].text


@pytest.mark.parametrize(
    ("language", "query", "chapter"),
    [("en", "PIRATES", 2), ("en", "wind card", 3), ("el", "πειρατες", 2), ("pl", "zagli", 3)],
)
def test_words_are_found(language: str, query: str, chapter: int) -> None:
    """Without accents, in upper or lower case, with other endings."""
    found = find(words(language), reading_of("golden_horn"), query)
    assert chapter in [one.part for one in found]


def test_what_is_not_found_is_said() -> None:
    page = found_page(SAY, reading_of("golden_horn"), "**zeppelin**")
    assert "\\*\\*zeppelin" in page.texts[0]
    assert "nothing about" in page.texts[0]
    assert isinstance(page.rows[0], Menu), "the chapters can be opened all the same"
    assert find(SAY, reading_of("golden_horn"), "…!?") == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_pages_fit(game: str, language: str) -> None:
    say, reading = words(language), reading_of(game)
    parts = len(chapters(say, reading))
    pages = [chapter_page(say, reading, part) for part in range(parts + 2)]
    pages += [found_page(say, reading, "a"), found_page(say, reading, "1")]
    assert [faults_of(page, v2=True) for page in pages] == [[]] * len(pages)


def test_a_game_without_a_guide_has_its_chapters(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [one.text for one in chapters(SAY, reading_of("pyramids"))]
    monkeypatch.setitem(PACKAGES, "pyramids", replace(PACKAGES["pyramids"], guide=Guide()))
    assert [one.text for one in chapters(SAY, reading_of("pyramids"))] == before


async def test_a_question_has_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "golden_horn", 2)
        (user, *_) = await awaited(services, brief.match)
        preview = await services.play.preview(brief.match, user, None)
        assert await services.views.turns_of(user, "golden_horn") == 1
        assert await services.views.turns_of(user, "edo") == 0
    assert "Your turn, GH-4.2" in why_line(SAY, preview)
    monkeypatch.setitem(PACKAGES, "golden_horn", replace(PACKAGES["golden_horn"], guide=Guide()))
    assert why_line(SAY, preview) == ""


def test_every_page_of_a_match_leads_to_its_rules() -> None:
    rules = Button("tp:rules:7", SAY("button-rules"))
    five = tuple(Button(f"tp:log:7:{n}", "x") for n in range(5))
    assert with_rules(SAY, Page(("a",)), 7).rows == ((rules,),)
    assert with_rules(SAY, Page(("a",), rows=(five[:2],)), 7).rows == ((*five[:2], rules),)
    assert with_rules(SAY, Page(("a",), rows=(five,)), 7).rows == (five, (rules,))
    assert with_rules(SAY, Page(("a",), rows=((rules,), five)), 7).rows == ((rules,), five)


@pytest.mark.parametrize("game", OWN)
def test_every_rule_is_found_by_its_id(game: str) -> None:
    """All ids of `docs/rules`, each alone, with its section and what it says."""
    reading = reading_of(game)
    ids = (ROOT / "tests" / "games" / game / "rule_ids.txt").read_text(encoding="utf-8").split()
    for name in ids:
        [place] = find(SAY, reading, name)
        assert re.fullmatch(rf"{re.escape(name)}, \w.+", place.title)
        assert re.search(r"\w{3}", place.text), name
        assert not re.search(r"[*]|~~|\|\||\]\(|:$", place.text), (name, place.text)
        page = found_page(SAY, reading, name)
        assert f"**{place.title}** — {place.text}" in page.texts[0]
        assert faults_of(page, v2=True) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_page_cites_is_found(game: str) -> None:
    cited = [why.rule for why in PACKAGES[game].guide.why.values()]
    assert [rule for rule in cited if len(find(SAY, reading_of(game), rule)) != 1] == []


@pytest.mark.parametrize("query", ["GH-4.2", "gh-4.2", "GH 4.2", "gh4.2", "Rule GH–4.2?"])
def test_an_id_may_be_written_in_many_ways(query: str) -> None:
    [place] = find(SAY, reading_of("golden_horn"), query)
    assert place.title == "GH-4.2, Turn structure"
    assert place.text.startswith(
        "A turn has two actions in this order: pirates (optional), then move one ship"
    )


@pytest.mark.parametrize(
    ("query", "count"), [("GH-4", 6), ("GH-4.1 GH-4.2", 2), ("EX-3", 1), ("GH 4.99", 0), ("XGH-4.2", 0)]
)
def test_sections_examples_and_several_rules(query: str, count: int) -> None:
    assert len(find(SAY, reading_of("golden_horn"), query)) == count


def test_a_long_section_says_how_many_rules_are_left() -> None:
    page = found_page(SAY, reading_of("edo"), "EDO-4")
    assert page.texts[0].count("\n**EDO-4.") == 8
    assert "more places" in page.texts[0]
    assert faults_of(page, v2=True) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_languages_say_that_a_rule_is_in_english(language: str) -> None:
    say = words(language)
    said = say("page-find-english") in found_page(say, reading_of("edo"), "EDO-7.2").texts[0]
    assert said is (language != "en")
    assert say("page-find-english") not in found_page(say, reading_of("edo"), "edo").texts[0]


def test_the_letters_tell_the_game() -> None:
    assert [game_of(GAMES.values(), text) for text in ("PY-3.8", "bb 7.1", "edo", "EX-1", "4.2")] == (
        ["pyramids", "bora_bora", "", "", ""]
    )
