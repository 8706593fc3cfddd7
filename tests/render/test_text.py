"""Words in boxes: nothing runs over its room, and every letter of our languages can be drawn."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.text import LANGUAGES, words
from cogs.framework.services import called
from render.kit import fonts
from render.kit.fonts import BODY, DISPLAY, LABEL, NAME, SMALL, TITLE
from render.kit.frames import shown
from render.kit.text import NAME_STEPS, clean, cut, fit, fit_lines, wrap
from render.results.plain import PLAIN

NAMES = st.text(max_size=40)


@settings(max_examples=60, deadline=None)
@given(NAMES, st.integers(80, 600))
def test_names_fit(name: str, room: int) -> None:
    text, style = fit(clean(name), NAME, room, NAME_STEPS)
    assert fonts.width(text, style) <= room
    assert style.size in NAME_STEPS


@settings(max_examples=40, deadline=None)
@given(NAMES)
def test_cleaned_names_can_be_drawn(name: str) -> None:
    cleaned = clean(name)
    assert clean(cleaned) == cleaned
    assert "\n" not in cleaned
    assert all(fonts.known(letter) for letter in cleaned)


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Ada\u202eXX", "AdaXX"),
        ("𝓐𝓭𝓪", "Ada"),
        ("🎲🎲 Nikos 🎲", "Nikos"),
        ("a\nb\tc", "a b c"),
        ("日本", ""),
        ("Łucja Έλλη", "Łucja Έλλη"),
    ],
)
def test_hostile_names(raw: str, shown: str) -> None:
    assert clean(raw) == shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("voice", ["reading", "speaking"])
def test_every_letter_of_the_catalogues_is_in_the_fonts(language: str, voice: fonts.Voice) -> None:
    letters: set[str] = set()
    for entry in files("bot.text").joinpath(language).iterdir():
        if entry.name.endswith(".ftl"):
            for line in entry.read_text(encoding="utf-8").splitlines():
                letters |= set(re.sub(r"^[\w-]+ =", "", line))
    letters = {letter for letter in letters if letter.isalnum() or letter in ".,;:!?·–—…„”’'()+−×"}
    missing = {letter for letter in letters if not fonts.known(letter, voice)}
    assert not missing


def test_lines_keep_all_words() -> None:
    text = "Wilhelmina sailed L2 from Venice past S4, S5 and S6 to Constantinople and unloaded 3 pink."
    lines, style = fit_lines(text, BODY, 560, 3, (30, 26, 22))
    assert " ".join(lines) == text
    assert all(fonts.width(line, style) <= 560 for line in lines)
    assert wrap(text, BODY, 300, 2)[-1].endswith("…")


@pytest.mark.parametrize(("text", "left"), [("Wilhelmina Small", "Wilhelmina…"), ("Al Smithson", "Al Sm…")])
def test_few_letters_of_a_later_word_are_left_out(text: str, left: str) -> None:
    room = fonts.width(f"{text[: text.index('Sm') + 2]}…", BODY) + 1
    assert cut(text, BODY, room) == left


def test_a_count_stays_with_its_word() -> None:
    assert wrap("jeden ryż × 3", BODY, fonts.width("jeden ryż ×", BODY)) == ("jeden", "ryż × 3")
    assert wrap("Bündel K2: 1 Ryo", BODY, fonts.width("Bündel K2: 1", BODY)) == ("Bündel K2:", "1 Ryo")
    assert wrap("Ryo, Ronin 1", BODY, fonts.width("Ryo, Ronin", BODY)) == ("Ryo,", "Ronin 1")
    assert wrap("Ada · red", BODY, fonts.width("Ada · ", BODY)) == ("Ada ·", "red")
    assert wrap("to Ada · red", BODY, fonts.width("to Ada", BODY))[0] == "to"


def test_numbers_have_equal_figures() -> None:
    assert fonts.width("11", DISPLAY) == pytest.approx(fonts.width("88", DISPLAY), abs=0.5)
    assert fonts.width("AV", TITLE) < fonts.width("A", TITLE) + fonts.width("V", TITLE)


@pytest.mark.parametrize("figure", "0123456789")
def test_boxed_figures_are_not_clipped(figure: str) -> None:
    for style in (SMALL, LABEL, DISPLAY):
        boxed = fonts.glyph(figure, style.voice, style.weight, style.size, 0, True)
        free = fonts.glyph(figure, style.voice, style.weight, style.size, 0, False)
        assert boxed is not None
        assert free is not None
        ink = [sum(image.tobytes()) for image, _, _ in (boxed, free)]
        assert ink[0] == pytest.approx(ink[1], rel=0.01)


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("小明 (xiao.ming)", "xiao.ming"),
        ("محمد (muhammad_a)", "muhammad_a"),
        ("小明", "Disc"),
        ("🎲🎲", "Disc"),
        ("Ada (the first)", "Ada (the first)"),
        ("(Ada)", "Ada"),
        (None, "Disc"),
    ],
)
def test_names_that_no_font_has(name: str | None, drawn: str) -> None:
    assert shown(("Ada", name), words("en"), PLAIN)[1] == drawn


def test_a_letter_has_one_accent() -> None:
    assert clean("Z\u0301\u0302\u0303\u0304a\u0301\u0302lgo") == clean("Z\u0301a\u0301lgo")
    assert clean("Brzęczyszczykiewicz Ελένη") == "Brzęczyszczykiewicz Ελένη"


class _User(NamedTuple):
    name: str
    display_name: str


@pytest.mark.parametrize(
    ("user", "name"),
    [
        (_User("ada", "Ada"), "Ada"),
        (_User("xiao.ming", "小明"), "小明 (xiao.ming)"),
        (_User("小明", "小明"), "小明"),
        (_User("x", "明" * 40), "明" * 20 + " (x)"),
    ],
)
def test_how_a_person_is_called(user: _User, name: str) -> None:
    assert called(user) == name
