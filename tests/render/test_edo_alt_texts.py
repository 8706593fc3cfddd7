"""Alt texts of Edo's private pages: hands, questions and drafts hold roads and cities, as boards do."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.core import CHANCE, Fact
from bot.games.edo import Edo
from bot.games.edo.view import EdoView
from bot.text import LANGUAGES, words
from render.edo.settled import settled
from render.kit.telling import with_short_names
from render.paint import ALT_TEXT, alt_text, board_text, canvas, describe
from render.scene import Scene
from tests.contract.journeys import KEEN
from tests.gallery import LONG_NAMES, at, draft, hand, played, private, public
from tests.long import LONG, language_sets

RULES = Edo()
ALL = {"temples": "on", "privileges": "on", "ronin": "on"}
SHARES = (0.05, 0.35, 0.5, 0.65, 0.95)


def _pages(seats: int, options: dict[str, str], language: str) -> Iterator[Scene]:
    shots = played(RULES, seats, 5, options, KEEN.get("edo"))
    for share in SHARES:
        shot = at(shots, share)
        seat = next(seat for seat in RULES.to_act(shot.state) if seat != CHANCE)
        yield public(RULES, shot, language, LONG_NAMES)
        yield hand(RULES, shot, seat, language, LONG_NAMES)
        yield private(RULES, shot, seat, language, LONG_NAMES)
        yield draft(RULES, shot, language, LONG_NAMES, random.Random(seats))


def _check(scene: Scene) -> None:
    view, told = scene.view, alt_text(scene)
    assert isinstance(view, EdoView)
    assert len(told) <= ALT_TEXT
    roads = {
        frozenset((start, end))
        for start, ends in re.findall(r"\b([A-Z]+\d?)–([A-Z0-9 ]+)", told)
        for end in ends.split()
    }
    for space in view.spaces:
        if any(space.samurai) or space.strangers or space.ronin or space.merchant:
            assert space.code in told, told
            assert {frozenset((space.code, end)) for end in space.roads} <= roads, told
        if space.city is not None and not space.covered:
            assert f"{space.code} {len(space.city.row)}/{space.city.sites}" in told, told


@pytest.mark.parametrize("seats", [2, 5])
def test_private_pages_have_roads_and_cities(seats: int) -> None:
    for options in ({}, ALL):
        for scene in _pages(seats, options, LANGUAGES[seats]):
            _check(scene)


@LONG
@pytest.mark.parametrize("languages", language_sets(LANGUAGES))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_private_pages_have_roads_and_cities_everywhere(seats: int, languages: tuple[str, ...]) -> None:
    for language in languages:
        for options in ({}, ALL):
            for scene in _pages(seats, options, language):
                _check(scene)


def test_answers_come_last_and_no_sentence_is_said_twice() -> None:
    """As many answers as there is room for; what is needed to choose stands before them."""
    shot = at(played(RULES, 3, 5, {}, KEEN.get("edo")), 0.5)
    seat = next(seat for seat in RULES.to_act(shot.state) if seat != CHANCE)
    told = describe(private(RULES, shot, seat, "en", LONG_NAMES))
    assert told.index("Ways: ") < told.index("Cities (") < told.rindex(": ")
    sentences = told.split(". ")
    assert len(set(sentences)) == len(sentences)


def test_a_draft_that_ends_a_round_begins_no_other() -> None:
    """Head, market, start player and everybody else stay as they are until it is confirmed."""
    seen = 0
    for shot in played(RULES, 3, 1, {}, KEEN.get("edo"))[:-1]:
        if RULES.to_act(shot.state) == (CHANCE,) or not RULES.to_act(shot.state):
            continue
        scene = draft(RULES, shot, "en", LONG_NAMES, random.Random(1))
        view, before = scene.view, scene.before
        assert isinstance(view, EdoView)
        assert isinstance(before, EdoView)
        if before.phase not in ("wages", "limit") or view.viewer is None:
            continue
        shown = settled(scene).view
        assert isinstance(shown, EdoView)
        assert (shown.round, shown.stack, shown.start, shown.current) == (
            before.round,
            before.stack,
            before.start,
            before.current,
        )
        assert shown.players[view.viewer].goods == view.players[view.viewer].goods
        assert words("en")("edo-pic-round", round=before.round, rounds=before.round + before.stack) in (
            board_text(scene)
        )
        assert canvas(scene).image.tobytes() != canvas(replace(scene, chosen=())).image.tobytes()
        seen += 1
    assert seen


def test_a_plan_that_waits_to_be_confirmed_is_not_made() -> None:
    shot = next(
        one
        for one in played(RULES, 3, 5, {}, KEEN.get("edo"))
        if RULES.to_act(one.state)
        and RULES.prompt(one.state, RULES.to_act(one.state)[0]).key == "edo-ask-plan"
    )
    scene = draft(RULES, shot, "en", LONG_NAMES, random.Random(2))
    assert words("en")("edo-pic-tell-ready") not in board_text(scene)


def test_what_is_told_names_what_it_is() -> None:
    """A question that begins with a colon has none after the name; an offer is one of a merchant card."""
    scene = public(RULES, at(played(RULES, 2, 5, {}, None), SHARES[0]), "de", LONG_NAMES)
    seat = scene.awaited[0][0]
    asked = Fact("edo-ask-act", {"number": 1})
    told = replace(scene, awaited=((seat, asked),), caption=())
    name = with_short_names(scene).names[seat]
    assert alt_text(told).startswith(f"{name} – Planfeld 1: welche Karte und welche Aktion?")
    lines = board_text(told).split("\n")
    assert f"{LONG_NAMES[seat]} – Planfeld 1: welche Karte und welche Aktion?" in lines
    assert any(line.startswith("Händlerkarte M") for line in lines)
    assert any(line.startswith("Nächste Händlerkarte M") for line in lines)
