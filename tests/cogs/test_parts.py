"""*What is what?* on the first page of `/learn`: the table with a letter at each main part."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Final

import pytest

from bot.core import Lesson, Part, read
from bot.core.tags import letter
from bot.games.registry import GAMES, OWN, PACKAGES
from bot.match.engine.computers import NAMES as COMPUTERS
from bot.match.engine.guided import draws, first_position
from bot.match.engine.moves import answer_chance
from bot.text import LANGUAGES, words
from bot.text.escape import COMPUTER
from cogs.ui.guide import parts_page
from cogs.ui.page import Picture
from render.kit.chips import meet
from render.lettered import RADIUS, found
from render.paint import canvas, paint
from render.scene import Lettered, Scene
from tests.cogs.kit import fresh_services, started

ROOT: Final = Path(__file__).resolve().parents[2]
WORDS: Final = 80
"""The most words of a page, without its letters."""
ROUND: Final = 0.85
"""Half the side of a square in a disc, in radii: a word in its corner is not hidden."""


def lesson_of(game: str) -> Lesson:
    lesson = PACKAGES[game].guide.lesson
    assert lesson is not None
    return lesson


def parts_of(game: str) -> tuple[Part, ...]:
    return lesson_of(game).parts


def beginning(game: str, language: str, name: str = "Ada") -> Scene:
    """The table of a lesson as its learner first sees it."""
    rules, lesson = GAMES[game], lesson_of(game)
    assert lesson.story is not None
    chance = draws(rules, lesson.story)
    state = answer_chance(rules, first_position(rules, lesson), chance, [])
    for act in lesson.story.setup:
        for move in act.moves:
            state = answer_chance(
                rules, rules.apply(state, act.seat, read(rules, state, act.seat, move)), chance, []
            )
    awaited = tuple((seat, rules.prompt(state, seat)) for seat in rules.to_act(state))
    names = (name, f"{max(COMPUTERS, key=len)} {COMPUTER}")
    return Scene(game=game, view=rules.view(state, None), language=language, names=names, awaited=awaited)


@pytest.mark.parametrize("name", ["Ada", "Alexandra von Sonnenberg"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_each_letter_is_seen_and_hides_no_words(game: str, language: str, name: str) -> None:
    drawn = canvas(beginning(game, language, name))
    places = found(drawn, parts_of(game))
    assert [part for part, _ in places] == list(parts_of(game)), "a part is not on the picture"
    for _, (x, y) in places:
        assert RADIUS <= x <= drawn.width - RADIUS
        assert RADIUS <= y <= drawn.height - RADIUS
    for (one, here), (other, there) in combinations(places, 2):
        assert dist(here, there) > 2 * RADIUS, f"{one.says} and {other.says} touch"
    half = ROUND * RADIUS
    for part, (x, y) in places:
        box = (x - half, y - half, 2 * half, 2 * half)
        assert [text for text in drawn.texts if meet(box, text)] == [], part.says


@pytest.mark.parametrize("game", OWN)
def test_the_picture_names_its_letters(game: str) -> None:
    parts = parts_of(game)
    picture = paint(Lettered(scene=beginning(game, "en"), parts=parts))
    assert picture.marked == tuple(part.says for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_without_a_letter(language: str) -> None:
    """All texts about parts of a table belong to a part, and the other way round."""
    files = (ROOT / "bot/text" / language).glob("*.ftl")
    written = {
        key for file in files for key in re.findall(r"^(\w+-part-\S+) =", file.read_text("utf-8"), re.M)
    }
    assert written == {part.says for game in OWN for part in parts_of(game)}


@pytest.mark.parametrize("game", OWN)
async def test_a_page_is_short_and_has_a_line_for_each_letter(game: str, tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, game, 2)
    parts = [part.says for part in parts_of(game)]
    assert 5 <= len(parts) <= 8
    letters = [letter(number).upper() for number in range(1, len(parts) + 1)]
    for language in LANGUAGES:
        say = words(language)
        page = parts_page(say, brief, parts, (Picture(b"", "marked.png", "The table."),))
        title, *lines = page.texts[0].split("\n")
        assert title == f"### {say('button-parts')}"
        assert lines == [f"**{name}** {say(key)}" for name, key in zip(letters, parts, strict=True)]
        assert len(re.findall(r"\w[\w’'-]*", page.texts[0])) - len(letters) <= WORDS, language
        told = page.pictures[0].alt
        assert [
            told.index(say.spaced(f"{name}: {say(key)}")) for name, key in zip(letters, parts, strict=True)
        ]
        assert told.endswith("The table.")
        assert "**" not in parts_page(say, brief, parts).texts[0], "no letters without a picture"
