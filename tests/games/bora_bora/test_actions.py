"""Section 7: helper, temple, build, fire bonus."""

from __future__ import annotations

import pytest

from bot.core import CHANCE
from bot.core.chance import outcomes
from bot.games.bora_bora.temple import push
from tests.games.bora_bora.scenario import BB, position
from tests.rule_ids import rule


@rule("BB-7.16")
def test_bb_7_16_trades_as_often_as_the_points_allow() -> None:
    game = position(dice={"A": "4"}).play("H4 v v")
    assert game.value == 2
    assert game.may("v", "o", "+sand", "h2", "c.top") == [True] * 5
    game.play("v")
    assert game.legal() == "v stop"
    assert game.why("o") == "bb-no-points"
    game.play("v")
    assert (game.points(), game.turn) == (4, "B")


@rule("BB-7.16")
def test_the_points_that_are_left_can_be_taken_at_once() -> None:
    game = position(dice={"A": "4"}).play("H4")
    assert game.may("v", "v2", "v3", "v4") == [True, False, False, True]
    assert game.why("v3") == "bb-no-write"
    assert game.why("v5") == "bb-no-points"
    game.play("o")
    assert game.may("v", "v2") == [True, True]
    game.play("v2")
    assert (game.points(), game.turn) == (2, "B")


@rule("BB-7.17")
def test_bb_7_17_at_least_one_trade() -> None:
    game = position(dice={"A": "5"}).play("H5")
    assert game.why("stop") == "bb-no-stop"
    game.play("o stop")
    assert (game.player().offerings, game.points(), game.turn) == (1, 0, "B")


@rule("BB-7.18")
def test_bb_7_18_one_trade_after_the_other() -> None:
    game = position(dice={"A": "4"}, open_cards="BBBBB", chance="Y").play("H4").do("c.B")
    assert game.to_act == (CHANCE,)
    assert BB.foresee(game.state, 0) is None  # what comes may change what one wants
    game.settle()
    assert game.may("c.Y", "c.B") == [True, True]
    game.play("c.Y")
    assert game.hand() == "BY"


@rule("BB-7.19")
def test_bb_7_19_an_open_card_or_the_top_of_the_deck() -> None:
    game = position(dice={"A": "4"}, open_cards="BWRGY", chance="B Y").play("H4 c.W")
    assert (game.hand(), game.state.open_cards) == ("W", ("B", "B", "R", "G", "Y"))
    game.play("c.top")
    assert (game.hand(), len(game.state.open_cards)) == ("WY", 5)


@rule("BB-7.20", "BB-7.41")
def test_bb_7_20_the_discard_pile_becomes_the_deck() -> None:
    game = position(deck="", discard="BBY", dice={"A": "2"}).play("H2").do("c.top")
    assert (sum(game.state.deck), sum(game.state.discard)) == (3, 0)
    assert {str(move): weight for move, weight in outcomes(BB, game.state)} == {
        "=B": 2,
        "=Y": 1,
    }


@rule("BB-7.41")
def test_bb_7_41_without_any_card_none_can_be_taken() -> None:
    game = position(deck="", open_cards="", dice={"A": "2"}).play("H2")
    assert [text for text in game.legal().split() if text.startswith("c")] == []
    assert (game.why("c.top"), game.why("c.R")) == ("bb-no-deck", "bb-no-open-card")
    fire = position(deck="", open_cards="", dice={"A": "1"}).play("T1 1")
    assert fire.legal() == "o"
    user = position(phase="B", deck="", open_cards="", home={"A": "M-K9-1@1 M-K8-1@2"}, huts={"A": "CM"})
    assert user.why("MK9") == "bb-no-effect"
    gap = position(deck="B", discard="", open_cards="RG", dice={"A": "2"}).play("H2 c.R")
    assert gap.state.open_cards == ("B", "G")  # one card at most; the gaps stay


@rule("BB-7.21", "BB-7.22")
def test_bb_7_21_status_track() -> None:
    game = position(status="B2 A3 C3", home={"A": "M-K5-2@1"}, huts={"A": "CM"}, dice={"A": "1"})
    game.play("H1 t.K5-2")
    assert game.state.status[3] == (2,)
    assert game.state.status[5] == (0,)
    again = position(status="B3 A2", home={"A": "M-K5-1@1"}, huts={"A": "CM"}, dice={"A": "1"})
    assert again.play("H1 t.K5-1").state.status[3] == (0, 1)  # on top
    last = position(status="A12", home={"A": "M-K5-3@1"}, huts={"A": "CM"}, dice={"A": "1"})
    assert last.play("H1 t.K5-3").status() == 13


@rule("BB-7.26", "BB-7.27")
def test_bb_7_26_slots_up_to_the_value() -> None:
    game = position(dice={"A": "4"}).play("T4")
    assert game.legal() == "4 3 2 1"
    assert game.why("5") == "bb-no-slot-value"
    assert game.play("4").view().priests == [(4, 0)]


@rule("BB-7.28")
@pytest.mark.parametrize(
    ("before", "slot", "after", "out"),
    [
        ("......", 4, "..D...", ""),
        ("AB.C..", 6, "DABC..", ""),
        ("ABCABD", 1, "ABCABD", "D"),
        ("A.BCAB", 4, "A.DBCA", "B"),
        (".AAAAA", 5, ".DAAAA", "A"),
    ],
)
def test_bb_7_28_priests_make_way(before: str, slot: int, after: str, out: str) -> None:
    seats = {name: at for at, name in enumerate("ABCD")} | {".": -1}
    row, gone = push(tuple(seats[name] for name in reversed(before)), slot, seats["D"])
    assert row == tuple(seats[name] for name in reversed(after))
    assert gone == seats[out or "."]


@rule("BB-7.29")
def test_bb_7_29_priests_stay_from_round_to_round() -> None:
    game = position(dice={"A": "456"}).play("T5 5 o shell").until("take").until("A")
    assert game.state.round == 2
    assert game.temple[1] == "A"


@rule("BB-7.30", "BB-7.38", "BB-7.42")
def test_bb_7_30_a_fire_bonus_has_two_halves() -> None:
    game = position(dice={"A": "5"}).play("T5 5")
    assert game.legal("fire-first").split()[-1] == "o"
    assert game.play("o").legal() == "status shell"
    game.play("status")
    assert (game.player().offerings, game.status(), game.player().shells) == (1, 1, 0)
    other = position(dice={"A": "5"}).play("T5 5 o shell")
    assert (other.player().offerings, other.status(), other.player().shells) == (1, 0, 1)


@rule("BB-7.42")
def test_bb_7_42_the_second_half_can_be_planned_before_the_card_is_known() -> None:
    for source in ("c.top", "c.R"):
        game = position(dice={"A": "5"}).play("T5 5").do(source)
        assert game.to_act == (CHANCE,)
        planned = BB.foresee(game.state, 0)
        assert planned is not None
        assert [str(move) for move in BB.moves(planned, 0)] == ["status", "shell"]
        assert BB.foresee(game.state, 1) is None


@rule("BB-7.31")
def test_bb_7_31_no_priest_no_temple() -> None:
    assert position(temple="AAAA..", dice={"A": "6"}).why("T6") == "bb-no-priests"


@rule("BB-7.32", "BB-7.33")
def test_bb_7_32_building() -> None:
    game = position(ceremony={"A": "a1 a2 b2 c4"}, dice={"A": "3"}).play("B3")
    assert game.legal() == "1 2 3"
    assert game.why("4") == "bb-no-building-value"
    game.play("2")
    assert game.legal() == "a1a2 a2b2"
    assert [game.why(text) for text in ("a1b2", "b2b3", "a2a1")] == [
        "bb-no-pair",
        "bb-no-pair-empty",
        "bb-no-write",
    ]
    game.play("a2b2")
    assert game.filled() == {"a1": "sand", "a2": "2", "b2": "2", "c4": "stone"}
    assert game.player().buildings == (1, 3, 4, 5, 6)


@rule("BB-7.34", "BB-17.13")
@pytest.mark.parametrize(("round", "points"), [(1, 10), (2, 10), (3, 7), (4, 7), (5, 4), (6, 4)])
def test_bb_7_34_points_by_round(round: int, points: int) -> None:
    game = position(round=round, ceremony={"A": "a1 a2"}, dice={"A": "1"}).play("B1 1 a1a2")
    assert game.points() == points
    assert game.view().building_points == points


@rule("BB-7.35")
def test_bb_7_35_building_brings_a_fire_bonus() -> None:
    game = position(ceremony={"A": "a1 a2"}, dice={"A": "1"}).play("B1 1 a1a2")
    assert game.asked == "fire-first"
    game.play("c.B shell")
    assert (sum(game.player().hand), game.player().shells) == (1, 1)


@rule("BB-7.36")
def test_bb_7_36_when_one_cannot_build() -> None:
    apart = position(ceremony={"A": "a1 c4"}, dice={"A": "6"})
    assert apart.why("B6") == "bb-no-materials"
    high = position(ceremony={"A": "a1 a2"}, buildings={"A": "56"}, dice={"A": "4"})
    assert high.why("B4") == "bb-no-reach"
    all_built = position(
        ceremony={"A": "a1a2=1 a3a4=2 b1b2=3 b3b4=4 c1c2=5 c3c4=6"}, dice={"A": "6"}, huts={"A": "CM"}
    )
    assert all_built.why("B6") == "bb-no-buildings"


@rule("BB-7.37")
def test_bb_7_37_buildings_stay_and_cannot_be_built_over() -> None:
    game = position(ceremony={"A": "a1a2=1 b2 b1"}, dice={"A": "6"}).play("B6 2")
    assert game.legal() == "b1b2"


@rule("BB-7.39")
def test_bb_7_39_card_and_status_step_follow_their_rules() -> None:
    game = position(dice={"A": "5"}, status="B1", open_cards="RRRRR", chance="G").play("T5 5 c.R status")
    assert (game.hand(), game.state.open_cards[0], game.state.status[1]) == ("R", "G", (0, 1))


@rule("BB-7.43")
def test_bb_7_43_at_the_end_of_the_track() -> None:
    game = position(status="A13", home={"A": "M-K5-3@1"}, huts={"A": "CM"}, dice={"A": "1"})
    game.play("H1 t.K5-3")
    assert (game.status(), game.player().spots[0].shifted) == (13, True)
