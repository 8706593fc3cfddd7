"""Offers, tellings and the view: what a player is told and shown."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.core import CHANCE, Fact, Term, Who, fact, read
from bot.games.pyramids.setup import Keep, start
from bot.games.pyramids.state import Batch, Pick, State
from bot.text import LANGUAGES, words
from cogs.ui.answers import effects_text
from cogs.ui.page import OPTION_TEXT
from tests.games.pyramids.scenario import (
    IDLE,
    PASS,
    PATH_42,
    PY,
    all_but,
    card,
    go,
    hand,
    left,
    table,
)


def effects(state: State, text: str, seat: int = 0) -> tuple[Fact, ...]:
    return PY.offer(state, seat, read(PY, state, seat, text)).effects


def test_a_placement_says_what_it_brings() -> None:
    state = table(hand(card(4, (0, 0), (0, 1), (0, 2)), card(28), score=(0, 0, 3)), IDLE, shape="V3")
    move = left((0, 3), (1, 3), (1, 2))
    said = PY.offer(state, 0, read(PY, state, 0, move))
    assert said.label == fact("py-offer-shape", card=4, side=Term("py-left"), cells="D1 C2 D2")
    assert said.effects == (
        fact("py-gain-skulls", count=1),
        fact("py-gain-potion", count=1, erased=2),
        fact("py-gain-skulls-now", skulls=2, value=-2),
    )
    assert effects(state, "R.A1") == (fact("py-gain-nothing"),)
    line = table(hand(card(28), card(8)), IDLE, shape="I4")
    assert effects(line, "L.A1B1C1D1") == (fact("py-gain-extra", count=2),)
    torch = table(hand(card(28), card(8)), IDLE, shape="I3", round=2)
    assert effects(torch, "L.A1A2A3") == (fact("py-gain-torch", round=2, points=5),)


def test_an_extra_mark_says_what_it_brings() -> None:
    state = go(table(hand(card(28), card(8)), IDLE, shape="I4"), "0 L.A1B1C1D1")
    said = PY.offer(state, 0, read(PY, state, 0, "L.A2"))
    assert said.label == fact("py-offer-extra", card=28, side=Term("py-left"), cells="A2")
    assert said.effects == (fact("py-gain-torch", round=1, points=5),)
    assert PY.offer(state, 0, read(PY, state, 0, "back")).label == fact("py-offer-back")


def test_tomb_and_lost_mark() -> None:
    state = table(hand(all_but(23, (4, 0), (4, 1))), IDLE, shape="I2", display=(), pile=())
    assert effects(state, "L.A5B5") == (
        fact("py-gain-tomb", card=23, points=10),
        fact("py-gain-extra", count=1),
        fact("py-gain-lost", count=1),
    )


def test_cards_to_choose_from_say_what_they_hold() -> None:
    state = table(hand(card(42, *PATH_42, (4, 2)), card(10)), IDLE, shape="O4")
    state = go(state, f"0 {left((4, 3))}", f"1 {PASS}")
    said = PY.offer(state, 0, read(PY, state, 0, "31"))
    assert said.label.args["card"] == fact("py-card", card=31, colour=Term("py-colour-green"))
    # Card 31: PGS#E / R#X.. / .##SF / X.S#. / #TG#S
    assert said.effects == (
        fact("py-holds-red", count=1),
        fact("py-holds-green", count=2),
        fact("py-holds-torch", count=1),
        fact("py-holds-potion", count=1),
        fact("py-holds-cross", count=2),
        fact("py-holds-skull", count=4),
    )
    assert PY.offer(state, 0, read(PY, state, 0, "top")).label == fact("py-offer-top", pile=40)


def test_the_sum_of_a_turn_names_symbols_that_gave_no_points() -> None:
    """A red X that was followed, and a potion that erased as many skulls as were marked."""
    potion = left((0, 3), (1, 3), (1, 2))
    crossed = table(hand(card(28), card(8)), IDLE, shape="I4")
    for state, moves, said in (
        (table(hand(card(4, (0, 0), (0, 1), (0, 2)), card(28)), IDLE, shape="V3"), [potion], "py-gain-level"),
        (crossed, ["L.A1B1C1D1", "L.A2", "L.A3"], "py-gain-extra"),
    ):
        after = go(state, *(f"0 {move}" for move in moves), f"1 {PASS}", auto=False)
        told = PY.narrate(after, CHANCE, read(PY, after, CHANCE, "open"), None)
        assert told is not None
        match told.args["seats"]:
            case (Fact(args={"gains": tuple(gains)}), Fact()):
                assert said in [gain.key for gain in gains if isinstance(gain, Fact)]
            case other:
                raise AssertionError(other)


def test_picks_and_boxes_are_told_and_shown() -> None:
    state = table(hand(all_but(42, (4, 3)), card(10), aside=(3,)), IDLE)
    state = go(state, "0 L.D5", f"1 {PASS}", auto=False)
    told = PY.narrate(state, CHANCE, read(PY, state, CHANCE, "open"), None)
    assert told is not None
    assert told.args["seats"] == (
        fact(
            "py-log-seat-done",
            who=Who(0),
            marks=(fact("py-marks", card=42, cells="D5"),),
            gains=(fact("py-gain-nothing"),),
            cards=(42,),
        ),
        fact(
            "py-log-seat",
            who=Who(1),
            marks=(fact("py-marks", card=7, cells="C1"),),
            gains=(fact("py-gain-nothing"),),
        ),
    )
    state = go(state)
    view = PY.view(state, None)
    assert (view.phase, state.picks) == ("pick", (0,))
    assert PY.prompt(state, 0) == fact("py-ask-take", count=1)
    assert PY.narrate(state, 0, read(PY, state, 0, "top"), 1) == fact("py-log-top", who=Who(0))
    state = go(state, "0 top")
    assert PY.narrate(state, CHANCE, read(PY, state, CHANCE, "=20"), 1) == fact(
        "py-log-unseen", who=Who(0), card=20, colour=Term("py-colour-orange")
    )
    state = go(state, "* =20", auto=False)
    assert PY.narrate(state, CHANCE, read(PY, state, CHANCE, "P10"), None) == fact(
        "py-log-box", who=Who(0), colour=Term("py-colour-purple"), points=10, card=42
    )
    last = PY.view(go(state), 1).last
    assert last is not None
    assert last.seats[0].picks == (Pick(20, True, 0),)
    assert last.seats[0].boxes == (("purple", 10),)
    assert last.seats[0].batches == (Batch(0, 42, 1 << 23, "single"),)
    assert last.seats[0].completed == (42,)
    assert PY.view(go(state), 1).new_cells(0, 42) == ((23,),)


def test_points_so_far() -> None:
    view = PY.view(table(hand(card(1), card(2), aside=(3, 4), score=(2, 1, 2), torches=(1,)), IDLE), None)
    player = view.players[0]
    assert player.points == 20 + 5 + 6 - 2
    assert player.completed_by_colour == {"green": 1, "orange": 0, "purple": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_two_cards_hold_fits_an_option_of_a_menu(language: str) -> None:
    """Discord cuts the description of an option."""
    say, state = words(language), start(PY.data, 2)
    for first, second in combinations(sorted(PY.data.cards), 2):
        said = PY.offer(state, 0, Keep(first, second))
        assert len(effects_text(say, said, ())) <= OPTION_TEXT, (first, second)
        assert len(say.say(said.label)) <= OPTION_TEXT
