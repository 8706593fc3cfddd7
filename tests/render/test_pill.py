"""The pill of the head names who must act, and speaks to that seat as all questions do."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import Score, SeatScore, Term
from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from render.bora_bora.theme import LOOK
from render.edo.pieces.people import official
from render.kit.canvas import Canvas
from render.kit.frames import asking, flat, pill, result_pill
from render.paint import canvas
from tests.contract.journeys import KEEN
from tests.gallery import LONG_NAMES, NAMES, played, public


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written on pictures."""
    found: list[str] = []
    real = Canvas.words

    def note(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        found.append(text)
        return real(page, x, y, text, *more, **named)

    monkeypatch.setattr(Canvas, "words", note)
    return found


@pytest.mark.parametrize("key", sorted(GAMES))
def test_one_seat_is_spoken_to(key: str, said: list[str]) -> None:
    """ "Ada: choose the ship", for "Ada choose the ship" would be wrong in any language."""
    rules = GAMES[key]
    shots = [one for one in played(rules, 3, 3, {}, KEEN.get(key))[:-1] if len(rules.to_act(one.state)) == 1]
    if key == "pyramids":  # all mark at the same time; the last one is only waited for
        shots = [
            one for one in shots if rules.prompt(one.state, rules.to_act(one.state)[0]).key == "py-ask-take"
        ]
    for language in ("en", "fr"):
        colon = words(language)("pic-asked", who="")
        scene = public(rules, shots[len(shots) // 2], language, NAMES)
        ((seat, _),) = scene.awaited
        said.clear()
        canvas(scene)
        assert f"{NAMES[seat]}{colon}" in said


def test_every_language_has_its_colon() -> None:
    assert [words(language)("pic-asked", who="Ada") for language in LANGUAGES] == [
        "Ada\u00a0:" if language == "fr" else "Ada:" for language in LANGUAGES
    ]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_end_names_the_winner(key: str, said: list[str]) -> None:
    rules = GAMES[key]
    scene = public(rules, played(rules, 2, 3, {}, KEEN.get(key))[-1], "en", NAMES)
    assert scene.score is not None
    canvas(scene)
    best = scene.score.winners
    assert all(NAMES[seat] in said for seat in best)
    total = scene.score.seats[best[0]].total
    assert words("en")("pic-wins" if len(best) == 1 else "pic-winners", points=total) in said


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_end_names_who_is_left(key: str, said: list[str]) -> None:
    """All others have resigned, while somebody had to act."""
    rules = GAMES[key]
    position = played(rules, 2, 3, {}, KEEN.get(key))
    scene = public(rules, position[len(position) // 2], "en", NAMES)
    canvas(replace(scene, awaited=(), winner=1))
    assert words("en")("pic-won") in said
    assert said.index(NAMES[1]) < said.index(words("en")("pic-won"))


def test_several_winners_are_named() -> None:
    score = Score(tuple(SeatScore(25, 1, ()) for _ in range(2)))
    for language in LANGUAGES:
        what = result_pill(words(language), NAMES[:2], score)
        assert [name for _, name in what.who] == list(NAMES[:2])
        assert "25" in what.lead


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_read_on_a_phone(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The longest question of a game stands on two lines of 34, whatever the name is."""
    sizes: list[int] = []
    real = Canvas.words

    def note(page: Canvas, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
        sizes.extend([style.size] * (text in question))
        return real(page, x, y, text, style, *more, **named)

    monkeypatch.setattr(Canvas, "words", note)
    w = words(language)
    question = w("bb-ask-red", region=Term("bb-region-WM"), points=6)
    for name in (*NAMES[:1], *LONG_NAMES):
        page = Canvas(flat(1600, 200, (255, 255, 255)))
        left = pill(page, LOOK, asking(w, 0, name, question, large=True), room=1000)
        assert 1600 - 32 - left <= 1000
        assert min(sizes) >= 34, name


@pytest.mark.parametrize("name", LONG_NAMES)
def test_a_long_name_is_whole_on_two_lines(name: str, said: list[str]) -> None:
    """Rather than cut, where its seat is asked something short."""
    pill(Canvas(flat(1600, 200, (255, 255, 255))), LOOK, asking(words("en"), 0, name, "Stone"), room=900)
    assert "".join(said[:-1]).replace(" ", "") == f"{name.replace(' ', '')}:"


@pytest.mark.parametrize("room", [450, 500])
@pytest.mark.parametrize("question", ["Money: may move first", "bestätigen?"])
def test_a_name_is_cut_before_the_question(room: int, question: str, said: list[str]) -> None:
    page = Canvas(flat(1600, 200, (255, 255, 255)))
    pill(page, LOOK, asking(words("en"), 0, "Bartholomäus", question), room=room)
    assert " ".join(said).endswith(question)


@pytest.mark.parametrize("count", [3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_is_cut_for_what_is_left_to_spend(count: int, language: str, said: list[str]) -> None:
    """The officials of Edo stand closer together if there are many, and end within the pill."""
    w = words(language)
    crew = tuple(official(seat, 24, True) for seat in range(count))
    for key, name in product(("rally", "trade-on", "travel-on", "last"), LONG_NAMES):
        say = w(f"edo-pic-ask-{key}")
        said.clear()
        page = Canvas(flat(1600, 200, (255, 255, 255)))
        assert 1600 - 32 - pill(page, LOOK, asking(w, 0, name, say, crew, large=True), room=620) <= 628
        assert " ".join(said).endswith(say), name


@pytest.mark.parametrize("names", [NAMES[:2], NAMES[:4], LONG_NAMES[:2], LONG_NAMES[:4]])
def test_several_names_keep_within_the_room(names: tuple[str, ...], said: list[str]) -> None:
    """Short ones are whole, long ones are on two lines; the badges stand alone where little would be left."""
    score = Score(tuple(SeatScore(25, 1, ()) for _ in names))
    for language in LANGUAGES:
        said.clear()
        page = Canvas(flat(1600, 200, (255, 255, 255)))
        what = result_pill(words(language), names, score)
        assert 1600 - 32 - pill(page, LOOK, what, room=1000) <= 1008
        assert what.lead in said
        if names == NAMES[:2]:
            assert set(names) <= set(said)
        if names == LONG_NAMES[:2]:
            assert len(said) == 5, said
