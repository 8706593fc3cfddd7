"""Section 9: using men and women."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import CHANCE
from bot.games.bora_bora.ending import items
from tests.games.bora_bora.scenario import BB, BOARD, Game, position
from tests.rule_ids import rule

HOME_B = {"B": "M-K6-3@1"}
"""Ben has something to use, so that Anna's turn ends visibly."""


def users(home: str, **rest: Any) -> Game:
    return position(
        **{"phase": "B", "home": {"A": home, **HOME_B}, "huts": {"A": "CM CP CB", "B": "NB"}, **rest}
    )


@rule("BB-9.1", "BB-9.17")
def test_bb_9_1_one_man_kind_and_one_woman_kind() -> None:
    game = users("M-K8-1@1 M-K10-1@2 W-K8-2@3")
    assert game.legal() == "MK8 MK10 WK8 end"
    game.play("WK8")
    assert game.legal() == "MK8 MK10 end"
    assert game.why("WK8") == "bb-no-spent-women"
    game.play("MK10")
    assert game.turn == "B"
    assert users("M-K8-1@1").play("end").turn == "B"


@rule("BB-9.2", "BB-9.13")
@pytest.mark.parametrize(("home", "points"), [("M-K8-1@1", 2), ("M-K8-1@1 M-K8-3@2", 4)])
def test_bb_9_2_all_tiles_of_a_kind_together(home: str, points: int) -> None:
    game = users(home)
    assert game.legal("use") == "MK8"
    assert game.play("MK8").points() == points


@rule("BB-9.3")
def test_bb_9_3_sexes_are_never_added() -> None:
    game = users("M-K8-1@1 W-K8-1@2").play("MK8")
    assert (game.points(), game.legal()) == (2, "WK8 end")
    assert game.play("WK8").points() == 4


@rule("BB-9.4")
def test_bb_9_4_nothing_about_the_tiles_matters_or_changes() -> None:
    game = users("M-K8-1@1* M-K8-3@7")
    before = game.player().spots
    assert game.play("MK8").points() == 4
    assert game.player().spots == before


@rule("BB-9.5", "BB-9.16")
def test_bb_9_5_a_person_just_taken_may_be_used() -> None:
    game = users("M-K4-1@1 M-K3-1@2", men="M-K8-1 M-K3-2 . . . .", women="W-K8-1 . . . . .")
    game.play("MK3 W1 12")
    assert game.legal() == "WK8 end"
    # Tiles are counted when the use is declared.
    more = users("W-K3-1@1 M-K4-1@2", women="W-K3-2 . . W-K3-3 . .").play("WK3")
    assert more.value == 3


@rule("BB-9.6")
def test_bb_9_6_abilities_follow_the_rules_of_the_actions() -> None:
    game = users("M-K1-1@1 W-K5-1@2", ceremony={"A": "a2 a3"}, god_tiles={"A": 1}, round=3, huts={"A": "CM"})
    game.play("MK1 CB 3 a1 tile")
    assert game.points() == BOARD.fish[game.state.fish[BOARD.region_at["CB"]]].value
    game.play("WK5 3 a1a2 o shell")
    assert items(game.player())[4] == ("bb-score-buildings", 7)
    assert all(not tile.dice for tile in game.view().tiles)


@rule("BB-9.7")
def test_bb_9_7_double_comes_after_the_tiles_were_counted() -> None:
    game = users("W-K12-1@1 W-K12-2@2", hand={"A": "G"}, offerings={"A": 1}).play("WK12*2 G")
    assert game.player().shells == 4


@rule("BB-9.8")
def test_bb_9_8_at_most_6() -> None:
    game = users("M-K1-1@1 M-K1-2@2", hand={"A": "G"}, offerings={"A": 1}, huts={"A": "CM"}).play("MK1*2 G")
    assert game.value == 6


@rule("BB-9.9", "BB-9.10", "BB-9.15")
def test_bb_9_9_an_extra_use() -> None:
    game = users("M-K8-1@1 M-K10-1@2 W-K8-1@3", god_tiles={"A": 3})
    assert game.why("+MK10") == "bb-no-extra-first"
    game.play("MK8")
    assert game.may("+MK10", "+WK8", "WK8", "WK8*2") == [True, False, True, True]
    assert game.why("+MK8") == "bb-no-extra-used"
    game.play("+MK10 tile")
    assert (game.player().offerings, game.player().god_tiles) == (1, 2)
    assert game.legal() == "WK8 end"  # the ordinary use is still open, a second Green is not
    assert game.why("WK8*2") == "bb-no-green-twice"


@rule("BB-9.11")
def test_bb_9_11_maxima_and_full_amounts() -> None:
    game = users("M-K6-1@1 M-K6-2@2").play("MK6")
    assert game.legal() == "sand stone wood"
    assert game.why("stop") == "bb-no-stop"
    game.play("sand a1")
    assert game.legal() == "sand stone wood stop"
    assert game.play("stop").turn == "B"
    huts = users("M-K7-1@1 M-K7-2@2 M-K7-3@3", huts_at={"A": "4 12 12 12 12 12 12 12 12"}).play("MK7")
    assert huts.legal() == "h4"
    assert huts.play("h4").turn == "B"  # no further hut to move
    for kind, what in (("K10", "offerings"), ("K12", "shells")):
        full = users(f"M-{kind}-1@1 M-{kind}-2@2 M-{kind}-3@3").play(f"M{kind}")
        assert getattr(full.player(), what) == 3
    high = users("M-K11-1@1 M-K11-2@2 M-K11-3@3", status="A12").play("MK11")
    assert high.status() == 13


@rule("BB-9.12")
def test_bb_9_12_no_use_without_effect() -> None:
    far = users("M-K1-1@1 W-K8-1@2", huts={"A": "CP"})
    assert far.why("MK1") == "bb-no-effect"
    none = users("M-K3-1@1 M-K4-1@2 W-K8-1@3", men=". . . . M-K1-1 .", women=". . . . . .")
    assert [none.why(text) for text in ("MK3", "MK4")] == ["bb-no-effect"] * 2
    cannot = users("M-K5-1@1 W-K8-1@2", ceremony={"A": "a1 c1"})
    assert cannot.why("MK5") == "bb-no-effect"
    shut = users("M-K7-1@1 W-K8-1@2 W-K9-1@12")
    assert shut.why("MK7") == "bb-no-effect"
    assert shut.why("MK12") == "bb-no-kind-men"


@rule("BB-9.13")
def test_bb_9_13_a_lower_target_is_always_allowed() -> None:
    game = users("M-K4-1@1 M-K4-2@2").play("MK4")
    assert game.legal() == "M1 M2 M3 M4 M5 M6"


@rule("BB-9.14")
@pytest.mark.parametrize(
    ("home", "doubled"),
    [
        ("M-K1-1@1 M-K1-2@2 M-K1-3@3", False),
        ("M-K1-1@1 M-K1-2@2", True),
        ("M-K3-1@1", True),
        ("M-K3-1@1 M-K3-2@2", False),
        ("M-K8-1@1 M-K8-2@2 M-K8-3@3", True),
    ],
)
def test_bb_9_14_double_where_it_changes_the_value(home: str, doubled: bool) -> None:
    game = users(home, god_tiles={"A": 1})
    kind = home[2:4]
    assert game.may(f"M{kind}*2") == [doubled]


@rule("BB-9.16")
def test_bb_9_16_one_after_the_other() -> None:
    game = users("W-K9-1@1 W-K9-2@2", open_cards="BBBBB", chance="Y").play("WK9").do("c.B")
    assert game.to_act == (CHANCE,)
    assert BB.foresee(game.state, 0) is None
    game.settle()
    assert game.legal() == "c.B c.Y c.top stop"
    game.play("stop")
    assert game.hand() == "B"


@rule("BB-9.17", "BB-14.5")
def test_bb_9_17_a_turn_with_nothing_to_use_is_natures() -> None:
    """A player without a use, and publicly without a Green, is not asked; with one, always."""
    game = position(phase="B", home={"A": "M-K8-1@1", "C": "M-K8-2@1"}, huts={"A": "CM"}).play("MK8")
    assert game.turn == "C"
    assert [fact.key for fact in game.told if fact][-1] == "bb-idle-use"
    # Anna's only man works doubled; whether her card is green nobody else may learn.
    for hand in ("G", "R"):
        asked = position(
            phase="B",
            turn="D",
            home={"A": "M-K1-1@1", "D": "M-K8-1@1"},
            order="DABC",
            huts={"A": "CP", "D": "NB"},
            hand={"A": hand},
            offerings={"A": 1},
        ).play("MK8")
        assert asked.turn == "A"
        assert asked.legal() == ("MK1*2 end" if hand == "G" else "end")
    unasked = position(
        phase="B",
        turn="D",
        home={"A": "M-K1-1@1", "D": "M-K8-1@1"},
        order="DABC",
        huts={"A": "CP", "D": "NB"},
        hand={"A": "GG"},
    ).play("MK8")
    assert unasked.state.phase != "B"


KINDS = {
    "K1": ("region", "CB"),
    "K2": ("region", "NM"),
    "K3": ("slot", "W1 W2 W3"),
    "K4": ("slot", "M1 M2 M3"),
    "K5": ("building", "1 2 3"),
    "K6": ("material", "sand stone wood"),
    "K9": ("card", "c.B c.W c.R c.G c.Y c.top"),
}


@rule("BB-9.6")
@pytest.mark.parametrize("kind", KINDS)
def test_bb_9_6_what_a_kind_asks(kind: str) -> None:
    regions = {"K1": "CM", "K2": "CP"}.get(kind, "CM CP CB")
    game = users(f"W-{kind}-1@1", huts={"A": regions, "B": "NB"}, ceremony={"A": "a1 a2"}, huts_at=None)
    if kind in ("K3", "K4"):
        assert game.player().spots[11].huts == 0
    game.play(f"W{kind}")
    assert (game.asked, game.legal()) == KINDS[kind]
