"""Every game's pictures: made for every question, the same for the same view, within Discord's limits."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator

import msgspec
import pytest
from PIL import Image

from bot.core import CHANCE
from bot.games.registry import GAMES
from bot.text import LANGUAGES, be_strict
from render.paint import ALT_TEXT, Anything, alt_text, board_text, drawing, paint, pictures
from tests.gallery import (
    LONG_NAMES,
    NAMES,
    at,
    draft,
    hand,
    lobby,
    play,
    private,
    public,
    questions,
    sheet,
)
from tests.long import language_sets, long_but

LIMIT = 300_000


def _drawn() -> list[str]:
    found = []
    for key in GAMES:
        try:
            drawing(key)
        except LookupError:
            continue
        found.append(key)
    return found


DRAWN = _drawn()
CASES = long_but(
    [(key, seats) for key in DRAWN for seats in GAMES[key].seats],
    *[(key, max(GAMES[key].seats)) for key in DRAWN],
)


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


def looked_at(scene: Anything) -> Image.Image:
    """The picture of a scene after the checks that hold for all."""
    made = paint(scene)
    assert made.width == 1600
    assert 600 <= made.height <= 1600
    assert len(made.data) < LIMIT
    image = Image.open(io.BytesIO(made.data))
    assert image.size == (made.width, made.height)
    assert image.mode == "P"
    assert 0 < len(alt_text(scene)) <= ALT_TEXT
    assert board_text(scene)
    return image


@pytest.mark.parametrize(("key", "seats"), CASES)
@pytest.mark.parametrize("languages", language_sets(LANGUAGES))
def test_public_boards(key: str, seats: int, languages: tuple[str, ...]) -> None:
    shots = play(GAMES[key], seats, 5)
    for share, language in zip((0.0, 0.5, 0.95, 0.7), languages, strict=False):
        looked_at(public(GAMES[key], at(shots, share), language, LONG_NAMES))
    looked_at(public(GAMES[key], shots[-1], "en", NAMES))


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_private_pages(key: str, seats: int) -> None:
    rules = GAMES[key]
    shots = play(rules, seats, 6)
    for i, shot in enumerate(questions(rules, shots).values()):
        seat = next(seat for seat in rules.to_act(shot.state) if seat != CHANCE)
        looked_at(private(rules, shot, seat, LANGUAGES[i % len(LANGUAGES)], LONG_NAMES))
    looked_at(hand(rules, at(shots, 0.6), seats - 1, "el", LONG_NAMES))
    for seed in range(3):
        looked_at(draft(rules, at(shots, 0.4 + seed / 8), "pl", LONG_NAMES, random.Random(seed)))


@pytest.mark.parametrize(("key", "seats"), CASES)
@pytest.mark.parametrize("languages", language_sets(LANGUAGES))
def test_lobby_and_sheet(key: str, seats: int, languages: tuple[str, ...]) -> None:
    rules = GAMES[key]
    shots = play(rules, seats, 7)
    for language in languages:
        looked_at(sheet(rules, shots[-1], language, LONG_NAMES))
        for taken in (1, seats):
            looked_at(lobby(rules, seats, taken, language, LONG_NAMES))


@pytest.mark.parametrize("key", DRAWN)
def test_options_are_drawn(key: str) -> None:
    rules = GAMES[key]
    for option in rules.options:
        for value in option.values[:4]:
            shots = play(rules, rules.seats[-1], 8, **{option.key: value})
            looked_at(public(rules, at(shots, 0.0), "en", NAMES))
            looked_at(public(rules, at(shots, 0.5), "en", NAMES))


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_same_view_same_bytes(key: str, seats: int) -> None:
    shots = play(GAMES[key], seats, 9)
    scene = public(GAMES[key], at(shots, 0.5), "en", NAMES)
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(scene.names), type=tuple[str, ...])
    assert paint(scene).data == paint(msgspec.structs.replace(scene, names=again)).data


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_public_pictures_hide_secrets(key: str, seats: int) -> None:
    """Two positions that the public cannot tell apart have the same picture and the same words."""
    rules = GAMES[key]
    dice = random.Random(f"{key}{seats}")
    shots = play(rules, seats, 10)
    for share in (0.2, 0.7):
        shot = at(shots, share)
        other = rules.redeal(shot.state, None, [dice.random() for _ in range(50)])
        here = public(rules, shot, "en", NAMES)
        there = public(rules, msgspec.structs.replace(shot, state=other), "en", NAMES)
        assert paint(here).data == paint(there).data
        assert board_text(here) == board_text(there)
        assert alt_text(here) == alt_text(there)


@pytest.mark.parametrize("key", DRAWN)
def test_the_pictures_that_a_game_declares_are_drawn(key: str) -> None:
    """The board of a seat, and the second public picture, differ from the table if they are declared."""
    rules = GAMES[key]
    table = public(rules, at(play(rules, rules.seats[0], 11), 0.5), "en", NAMES)
    drawn = paint(table).data
    own, second = msgspec.structs.replace(table, board_of=0), msgspec.structs.replace(table, ledger=True)
    declared = (pictures(key).seat_boards, pictures(key).ledger)
    assert declared == (paint(own).data != drawn, paint(second).data != drawn)


def test_unknown_game() -> None:
    with pytest.raises(LookupError):
        drawing("chess")
