"""Chips that say what changed cover no number, no label and nothing that they announce."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.core import CHANCE, AnyRules, Fact, complete_options
from bot.core.checks.position import Position
from bot.games.registry import GAMES
from bot.text import LANGUAGES
from render.kit import chips, panels
from render.kit.canvas import Canvas
from render.kit.fonts import FIGURE
from render.paint import canvas, pictures
from render.scene import Scene
from render.specimens import at_random
from tests.contract.journeys import KEEN
from tests.evening.checks.chips import WANTED, Change, drawn, fitting
from tests.gallery import LONG_NAMES, NAMES, played, public, variants
from tests.long import LONG, long_but


def _empty() -> Canvas:
    return Canvas(Image.new("RGB", (400, 300), (255, 255, 255)))


def test_a_chip_stands_beside_its_thing() -> None:
    paper = _empty()
    paper.say("+3", (100, 100, 60, 60))
    chips.lay(paper)
    ((left, top, _, high),) = paper.chips
    assert left >= 160
    assert top + high / 2 == 130
    assert not chips.covered(paper)
    assert not paper.texts, "its own number is no reason to complain"


def test_a_reserved_place_comes_first() -> None:
    paper = _empty()
    paper.say("+3", (100, 100, 60, 60), ((300, 200),))
    chips.lay(paper)
    ((left, _, wide, _),) = paper.chips
    assert left + wide / 2 == 300


def test_it_never_leaves_the_panel_of_its_seat() -> None:
    """Even where it would be free outside only: there it would tell of another seat."""
    panel = (90.0, 90.0, 120.0, 80.0)
    for spot in ((300.0, 200.0), (20.0, 20.0)):
        paper = _empty()
        paper.words(165, 140, "1234", FIGURE)
        paper.panels.append(panel)
        paper.say("+3", (100, 100, 60, 60), (spot,), within=panel)
        chips.lay(paper)
        ((left, top, wide, high),) = paper.chips
        assert left >= panel[0] - chips.RIM
        assert top >= panel[1] - chips.RIM
        assert left + wide <= panel[0] + panel[2] + chips.RIM
        assert top + high <= panel[1] + panel[3] + chips.RIM


def test_it_makes_room_for_words_and_for_others() -> None:
    paper = _empty()
    paper.words(165, 140, "1234", FIGURE)
    for _ in range(4):
        paper.say("+3", (100, 100, 60, 60))
    chips.lay(paper)
    assert len(paper.chips) == 4
    assert not chips.covered(paper)


def test_it_is_nearest_to_its_own_thing() -> None:
    """Where another thing has changed, too, it would seem to tell of that."""
    paper = _empty()
    for left, text in ((60, "+1"), (200, "+2")):
        paper.say(text, (left, 100, 60, 60), ((165, 80),))
    chips.lay(paper)
    (one, _, wide, _), (other, *_) = paper.chips
    assert one + wide / 2 < 160 < other


def test_it_moves_a_little_rather_than_far_away() -> None:
    """The free place beside its thing is hardly higher than the chip, and not in the middle."""
    paper = _empty()
    paper.keep(0, 60, 400, 47)
    paper.keep(0, 164, 400, 60)
    paper.say("+3", (100, 100, 60, 60), thing=panels.tick(15))
    chips.lay(paper)
    ((_, top, _, high),) = paper.chips
    assert 107 < top < top + high < 164


def test_a_covered_number_is_noticed() -> None:
    paper = _empty()
    paper.say("+3", (100, 100, 60, 60))
    chips.lay(paper)
    paper.words(170, 140, "1234", FIGURE)
    assert chips.covered(paper)


def _look(key: str, count: int) -> None:
    """Draw boards and second pictures of random games in which something has just changed."""
    rules, dice = GAMES[key], random.Random(f"chips:{key}")
    seats = list(rules.seats)
    bad, made = [], 0
    while made < count:
        options = dice.choice([{}, *variants(rules).values()])
        number = dice.choice(seats)
        shots = played(rules, number, dice.randrange(1000), options, KEEN.get(key))
        for shot in dice.sample(shots, min(len(shots), max(2, count // 8), count - made)):
            scene = public(rules, shot, dice.choice(LANGUAGES), dice.choice((NAMES, LONG_NAMES)))
            both = (scene, replace(scene, ledger=True)) if pictures(key).ledger else (scene,)
            for one in both:
                bad += [(number, one.language, made, *pair) for pair in chips.covered(canvas(one))]
            made += 1
    assert not bad


@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_chip_covers_anything(key: str) -> None:
    _look(key, 4)


@LONG
@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_chip_covers_anything_in_two_hundred_positions(key: str) -> None:
    _look(key, 200)


def _boards(rules: AnyRules, seats: int, dice: random.Random) -> Iterator[Change]:
    """Boards of a random game, each as somebody sees it who has missed up to eight turns."""
    state = rules.start(seats, complete_options(rules.options, {}))
    steps: list[tuple[Any, tuple[Any, ...], Fact | None]] = []
    """A position, what pictures mark of the move in it, and what everybody is told of that move."""
    turns: list[int] = []
    actor = None
    habit = dice.choice((at_random, KEEN.get(rules.key, at_random)))
    while rules.to_act(state):
        seat, move = habit(Position(rules, state, seats), dice)
        if seat not in (CHANCE, actor):
            actor = seat
            turns.append(len(steps))
        marks, fact = rules.marks(state, seat, move), rules.narrate(state, seat, move, None)
        steps.append((state, marks, fact))
        state = rules.apply(state, seat, move)
    for number, turn in enumerate(turns[1:], 1):
        missed = steps[turns[max(0, number - dice.randint(1, 8))] : turn]
        before, after = missed[0][0], steps[turn][0]
        views = rules.view(before, None), rules.view(after, None)
        marks = rules.gather([mark for _, new, _ in missed for mark in new])
        view = replace(views[1], marks=marks)
        scene = Scene(game=rules.key, view=view, language="en", names=NAMES[:seats], score=rules.score(after))
        facts = [fact for *_, fact in missed if fact is not None]
        yield Change((before, after), views, facts, scene)


@pytest.mark.parametrize(
    ("key", "seats"),
    long_but([(key, seats) for key in sorted(GAMES) for seats in (2, 3, 4)], ("golden_horn", 3)),
)
def test_each_stands_with_what_it_tells_of_after_many_turns(key: str, seats: int) -> None:
    """None of the board lies in the panel of a seat, none of a seat in that of another one."""
    dice = random.Random(f"turns 0:{key}:{seats}")
    for change in _boards(GAMES[key], seats, dice):
        shown, wanted = drawn(change.scene), WANTED[key](change)
        assert fitting(key, shown, wanted), (change.facts, shown - wanted, wanted - shown)
