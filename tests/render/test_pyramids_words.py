"""Pyramids in words: every grid in every alt text, and a choice that waits is told as one that waits."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.core import CHANCE, Seat
from bot.games.pyramids import Pyramids
from bot.games.pyramids.replacing import Take
from bot.games.pyramids.view import CardView, PyramidsView
from bot.text import LANGUAGES, minus, words
from render.kit.telling import ALT_TEXT
from render.paint import alt_text, board_text, canvas
from render.pyramids.draft import undone, waits
from render.scene import Scene
from tests.contract.journeys import KEEN
from tests.gallery import LONG_NAMES, NAMES, Shot, draft, hand, played, private, public
from tests.long import LONG
from tests.render.test_alt_texts import signs

RULES = Pyramids()


def acting(shot: Shot) -> Seat | None:
    return next((seat for seat in RULES.to_act(shot.state) if seat != CHANCE), None)


def pages(shot: Shot, language: str, names: tuple[str, ...], dice: random.Random) -> Iterator[Scene]:
    """The board of a position, and all that is drawn for one seat of it."""
    yield public(RULES, shot, language, names)
    yield hand(RULES, shot, 0, language, names)
    seat = acting(shot)
    if seat is not None:
        yield private(RULES, shot, seat, language, names)
        yield draft(RULES, shot, language, names, dice)


def _look(seats: int, languages: tuple[str, ...], count: int) -> None:
    dice = random.Random(f"{seats} {languages}")
    for habit in (KEEN.get("pyramids"), None):
        shots = played(RULES, seats, dice.randrange(100), {}, habit)
        for language in languages:
            for shot in (*dice.sample(shots, count), shots[-2]):
                for scene in pages(shot, language, dice.choice((NAMES, LONG_NAMES)), dice):
                    told = alt_text(scene)
                    assert len(told) <= ALT_TEXT
                    for card in cards_of(scene):
                        assert signs(card) in told, (language, told)


def cards_of(scene: Scene) -> list[CardView]:
    """The cards of all seats as the words tell them, and those from which the reader chooses."""
    here = undone(scene) if waits(scene) else scene
    view = here.view
    assert isinstance(view, PyramidsView)
    found = [card for player in view.players for card in player.cards if card is not None]
    if view.own is not None:
        found += view.own.dealt
    if view.own is None or any(choice.move.kind == "take" for choice in here.choices):
        found += view.display
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_grid_is_in_the_alt_text(seats: int, language: str) -> None:
    _look(seats, (language,), 1)


@LONG
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_grid_is_in_the_alt_text_of_many_positions(seats: int) -> None:
    _look(seats, LANGUAGES, 25)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_that_waits_is_not_told_as_done(language: str) -> None:
    """The position is that before it, and what it does stands under its condition."""
    w = words(language)
    shots = played(RULES, 3, 3, {}, KEEN.get("pyramids"))
    kinds: dict[str, int] = {}
    for shot in shots[::7]:
        seat = acting(shot)
        if seat is None:
            continue
        scene = draft(RULES, shot, language, NAMES, random.Random(1))
        if scene.question is not None or not scene.chosen:
            continue
        view = scene.view
        assert isinstance(view, PyramidsView)
        assert view.own is not None
        kinds[RULES.prompt(shot.state, seat).key] = 1
        for told in (alt_text(scene), board_text(scene)):
            assert w("py-pic-if-confirmed") in told
            assert w("py-pic-ask-confirm").rstrip("?;\u037e") in told
            assert w("py-pic-tell-points", points=view.own.points).replace("-", "−") in told
        if view.players[seat].points != view.own.points:
            change = f"{minus(view.own.points)} → {minus(view.players[seat].points)}"
            assert change in alt_text(scene)
    assert len(kinds) >= 2


def test_the_unseen_card_is_named_before_it_is_taken() -> None:
    shots = played(RULES, 3, 3, {}, KEEN.get("pyramids"))
    shot = next(shot for shot in shots if shot.state.phase == "pick" and acting(shot) is not None)
    drafts = (draft(RULES, shot, "en", NAMES, random.Random(dice)) for dice in range(100))
    scene = next(one for one in drafts if Take(0) in one.chosen)
    assert "If confirmed: Take the unseen top card" in alt_text(scene)


def test_a_sealed_choice_is_told_as_one_that_waits_for_others() -> None:
    w = words("en")
    for shot in played(RULES, 3, 3, {}, KEEN.get("pyramids")):
        view = RULES.view(shot.state, 0)
        if view.own is not None and view.own.sealed and view.own.draft:
            told = alt_text(hand(RULES, shot, 0, "en", NAMES))
            assert w("py-pic-if-opened") in told
            assert w("py-pic-tell-points", points=view.own.points).replace("-", "−") in told
            return
    pytest.fail("nobody has chosen before the others")


def test_minus_signs_are_real() -> None:
    shots = played(RULES, 3, 3, {}, KEEN.get("pyramids"))
    low = [one for one in shots if min(player.points for player in RULES.view(one.state, None).players) < 0]
    assert low
    for told in (
        board_text(public(RULES, low[0], "en", NAMES)),
        alt_text(public(RULES, low[0], "en", NAMES)),
    ):
        assert "−" in told
        assert " -" not in told
        assert "(-" not in told


def test_a_choice_that_waits_is_no_higher_than_the_box() -> None:
    """However many cells are marked, and whatever they bring: before it is confirmed, and as long as it may
    be changed."""
    steps: dict[str, set[int]] = {"new": set(), "sealed": set()}
    for number, shot in enumerate(played(RULES, 2, 1, {})[:-1]):
        scenes = [
            ("sealed", private(RULES, shot, seat, "el", LONG_NAMES)) for seat in RULES.may_change(shot.state)
        ]
        if number % 3 == 0:
            scenes.append(("new", draft(RULES, shot, "el", LONG_NAMES, random.Random(number // 3))))
        for kind, scene in scenes:
            view = scene.view
            assert isinstance(view, PyramidsView)
            if view.own is not None and view.own.draft:
                steps[kind].add(len(view.own.draft))
                assert canvas(scene).height <= 1018
    assert all(max(counts) > 1 for counts in steps.values())
