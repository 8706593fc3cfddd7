"""Names of people are untrusted and of any script: all pictures show them as well as letters allow."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from bot.core import Seat
from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from cogs.framework.services import called
from render.kit.frames import shown
from render.kit.names import LETTERS
from render.kit.text import clean
from render.kit.watching import watching
from render.paint import Anything, alt_text, board_text, canvas, drawing, look_of, pictures
from tests.contract.journeys import KEEN
from tests.gallery import LONG_NAMES, Shot, at, curves, lobby, played, public, sheet
from tests.long import long_but


class User:
    """A person of Discord."""

    def __init__(self, display_name: str, name: str = "") -> None:
        self.display_name, self.name = display_name, name


LONGEST = tuple(
    f"{LETTERS}{rest}"
    for rest in (
        " Brzęczyszczykiewicz-Ł",
        " Παπαδημητρακοπούλου-Κ",
        "WWWWWWWWWWWWWWWWWWWWWW",
        " d’Arc de Saint-Exupér",
        "_the_last_pirate_2026_",
    )
)
"""Names of 32 letters; the first ten must be seen."""
HOSTILE = (
    (User("日本太郎", "taro_yamada"), "taro_yamada"),
    (User("محمد علي", "🎲🎲"), ""),
    (User("Z\u0337\u0322\u031b\u0301a\u0334\u0301lgo\u0336\u0315 🎲", "zalgo"), "Źálgo"),
    (User("\u202eAda\u202c\u200f\u2066", "ada"), "Ada"),
    (User("**@everyone** <@123>", "x"), "**@everyon"),
)
"""People, and what a picture calls them; nothing: by the emblem of the seat."""
SHOWN = 10
"""At least so many of a name are shown."""
NAMELESS = ("三浦 按針", "محمد علي", "🎲🎲", "", "...")
"""Names of which no letter can be drawn."""
EMBLEMS = {
    "bora_bora": ("Hook", "Flower", "Teeth", "Waves"),
    "edo": ("Discs", "Triangles", "Lozenges", "Grid", "Ring"),
    "golden_horn": ("Lion", "Eagle", "Tower", "Anchor"),
    "pyramids": ("Ankh", "Eye", "Scarab", "Lotus"),
}
"""What the emblems of the seats are called in English."""


@cache
def shots(key: str, seats: int) -> tuple[Shot, ...]:
    return tuple(played(GAMES[key], seats, 3, {}, KEEN.get(key)))


def scenes(
    key: str, seats: int, names: tuple[str, ...], language: str = "en"
) -> Iterator[tuple[str, Anything]]:
    """Every kind of picture with the names of all seats."""
    rules, game = GAMES[key], list(shots(key, seats))
    names = names[:seats]
    for share in (0.05, 0.6, 0.95):
        yield "table", public(rules, at(game, share), language, names)
    yield "end", public(rules, game[-1], language, names)
    yield "sheet", sheet(rules, game[-1], language, names)
    yield "lobby", lobby(rules, seats, seats, language, names)
    if None not in rules.view(game[-1].state, None).points_now:
        yield "curves", curves(rules, game, language, names)
    if pictures(key).seat_boards:
        for seat in range(seats):
            yield f"board {seat}", replace(public(rules, at(game, 0.6), language, names), board_of=seat)


def drawn(scene: Anything) -> list[str]:
    with watching() as watch:
        canvas(scene)
    return [one.text for one in watch.written]


def seats_of(kind: str, seats: int) -> tuple[Seat, ...]:
    return (int(kind[-1]),) if kind.startswith("board ") else tuple(range(seats))


TABLES = [(key, seats) for key in sorted(GAMES) for seats in GAMES[key].seats]


@pytest.mark.parametrize(("key", "seats"), long_but(TABLES, ("edo", 5)))
def test_ten_letters_of_a_long_name(key: str, seats: int) -> None:
    for turn in range(len(LONGEST)):
        names = (*LONGEST[turn:], *LONGEST[:turn])
        assert all(len(name) == 32 for name in names)
        for kind, scene in scenes(key, seats, names):
            said = [text for text in drawn(scene) if text.startswith(LETTERS)]
            assert len(said) >= len(seats_of(kind, seats)), (kind, said)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_long_names_are_whole_in_a_lobby(key: str, seats: int) -> None:
    """On two lines where one is too short, or on three."""
    names = (*LONG_NAMES[:3], *LONG_NAMES[:2])
    texts = drawn(lobby(GAMES[key], seats, seats, "en", names))
    assert not [text for text in texts if text.endswith("…")]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_names_are_whole_in_the_columns_of_a_sheet(key: str, seats: int) -> None:
    """In narrow columns on three lines."""
    names = (*LONG_NAMES[:2], LONG_NAMES[3], *LONG_NAMES[:2])[:seats]
    texts = drawn(sheet(GAMES[key], shots(key, seats)[-1], "en", names))
    assert not [text for text in texts if text.endswith("…") and len(text) > 1]


@pytest.mark.parametrize(("key", "seats"), long_but(TABLES, ("pyramids", 4)))
def test_names_of_all_scripts(key: str, seats: int) -> None:
    names = tuple(called(user) for user, _ in HOSTILE)
    for kind, scene in scenes(key, seats, names):
        texts = drawn(scene)
        for seat in seats_of(kind, seats):
            wanted = (HOSTILE[seat][1] or EMBLEMS[key][seat])[:SHOWN]
            assert any(text.startswith(wanted) for text in texts), (kind, wanted, texts)
        for text in texts:
            assert "Seat " not in text
            assert not any(unicodedata.category(letter) == "Cf" for letter in text)
            assert one_accent_a_letter(text), text
        for told in (alt_text(scene), board_text(scene)):
            assert "\u202e" not in told
            assert "Seat " not in told, (kind, told)


@pytest.mark.parametrize("at_once", range(len(TABLES)), ids=[f"{key}-{seats}" for key, seats in TABLES])
def test_a_seat_without_a_name_is_called_by_its_emblem(at_once: int) -> None:
    """In every kind of picture; the languages take turns."""
    (key, seats), language = TABLES[at_once], LANGUAGES[at_once % len(LANGUAGES)]
    emblems = called_by_emblem(key, seats, language)
    shapes = tuple(words(language)(f"seat-sign-{number}") for number in range(1, 6))
    for kind, scene in scenes(key, seats, NAMELESS, language):
        texts = drawn(scene)
        for seat in seats_of(kind, seats):
            assert any(text.startswith(emblems[seat]) for text in texts), (kind, emblems[seat], texts)
        assert not [text for text in texts if text in shapes and text not in emblems], kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EMBLEMS)
def test_emblems_have_names(key: str, language: str) -> None:
    """Short ones, all different and none of the five shapes, unless the shape is another seat's emblem."""
    seats = GAMES[key].seats[-1]
    found = called_by_emblem(key, seats, language)
    assert len(set(found)) == seats
    assert all(clean(name) == name and name[0].isupper() and len(name) <= 12 for name in found)
    if language == "en":
        assert found == EMBLEMS[key]
    else:
        assert found != EMBLEMS[key]


def called_by_emblem(key: str, seats: int, language: str) -> tuple[str, ...]:
    view = GAMES[key].view(shots(key, seats)[0].state, None)
    return shown(NAMELESS[:seats], words(language), look_of(drawing(key), view))


def one_accent_a_letter(text: str) -> bool:
    marks = [unicodedata.category(letter) in ("Mn", "Me") for letter in unicodedata.normalize("NFD", text)]
    return not any(one and other for one, other in itertools.pairwise(marks))


def test_a_letter_keeps_one_accent() -> None:
    assert clean("a\u0301\u0302\u0303e\u0301") == "\u00e1\u00e9"
    assert not one_accent_a_letter("a\u0301\u0302")
