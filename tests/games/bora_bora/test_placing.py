"""Section 5: placing a die; section 13: combined tiles."""

from __future__ import annotations

import pytest

from tests.games.bora_bora.scenario import Game, position
from tests.rule_ids import rule


@rule("BB-5.1", "BB-17.4")
@pytest.mark.parametrize(
    ("tile", "legal"), [("", "123456"), ("5", "1234"), ("53", "12"), ("1", ""), ("61", "")]
)
def test_bb_5_1_strictly_lower_than_the_lowest(tile: str, legal: str) -> None:
    for face in "123456":
        game = position(tiles={"H": tile}, dice={"A": face})
        assert game.may(f"H{face}") == [face in legal]


@rule("BB-5.1", "BB-5.7")
def test_bb_5_7_own_dice_count_like_others() -> None:
    game = position(dice={"A": "245", "B": "6", "C": "6", "D": "6"}).play("H4 v stop F6 F6 F6")
    assert game.may("H2", "H5") == [True, False]
    assert game.why("H5") == "bb-no-lower"


@rule("BB-5.2", "BB-8.11")
def test_bb_5_2_blue_waives_the_comparison() -> None:
    game = position(tiles={"H": "2"}, dice={"A": "5", "B": "34"}, hand={"A": "B"}, offerings={"A": 1})
    assert game.may("H5", "H5+B") == [False, True]
    game.play("H5+B B v stop")
    assert game.dice("H") == "25"
    assert game.may("H3", "H4") == [False, False]  # the lowest face is still the 2


@rule("BB-5.3", "BB-8.14")
def test_bb_5_3_printed_faces_are_compared() -> None:
    game = position(
        dice={"A": "3", "B": "2", "C": "4"}, hand={"A": "W"}, offerings={"A": 1}, huts={"B": "CM"}
    ).play("H3+W W v stop")
    assert game.dice("H") == "3"
    assert game.may("H2") == [True]
    high = position(tiles={"H": "2"}, dice={"A": "3"}, hand={"A": "W"}, offerings={"A": 1})
    assert high.may("H3", "H3+W") == [False, False]


def refused(game: Game, *texts: str) -> list[str]:
    return [game.why(text) for text in texts]


@rule("BB-5.4")
def test_bb_5_4_a_die_needs_an_action() -> None:
    alone = position(dice={"A": "6"})
    assert refused(alone, "B6", "L6", "S6") == ["bb-no-materials", "bb-no-target", "bb-no-target"]
    empty = position(men="M-K1-1", women="W-K1-1", dice={"A": "6"}, huts={"A": "CM"}, temple="AAAA..")
    assert empty.may("M6", "W6") == [True, True]
    bare = position(men=". . . . . .", dice={"A": "6"}, temple="AAAA..", huts={"A": "CM"})
    assert refused(bare, "M6", "T6") == ["bb-no-men", "bb-no-priests"]
    full = position(home={"A": "M-K1-1@1"}, dice={"A": "6"}, huts_at={"A": "2 3 4 5 6 7 8 9 10 11 12 12"})
    assert refused(full, "M6", "W6") == ["bb-no-free-space", "bb-no-free-space"]
    few = position(men=". . . . M-K1-1 .", dice={"A": "4"}, huts={"A": "CM"})
    assert refused(few, "M4") == ["bb-no-reach"]
    built = position(ceremony={"A": "a1 a2"}, buildings={"A": "56"}, dice={"A": "4"}, god_tiles={"A": 1})
    assert built.may("B4", "B4+W") == [False, True]


@rule("BB-5.5", "BB-5.11")
def test_bb_5_5_gods_are_declared_with_the_placement_and_paid_before_the_action() -> None:
    game = position(huts={"A": "CM"}, dice={"A": "2"}, hand={"A": "W"}, offerings={"A": 0})
    assert game.why("S2+W") == "bb-no-pay-offering"  # an offering of the expansion could not pay for it
    able = position(huts={"A": "CM"}, dice={"A": "2"}, hand={"A": "W"}, offerings={"A": 1})
    able.play("S2+W")
    assert able.asked == "pay"
    assert able.play("W").legal() == "EB SP"


@rule("BB-5.11")
def test_bb_5_11_blue_leaves_enough_for_white() -> None:
    game = position(
        tiles={"H": "2"}, dice={"A": "3"}, hand={"A": "BWW"}, offerings={"A": 1}, god_tiles={"A": 1}
    ).play("H3+BW")
    assert game.legal() == "B WW tile"
    assert game.play("WW").legal() == "tile"
    one = position(
        tiles={"H": "2"}, dice={"A": "3"}, hand={"A": "WW"}, offerings={"A": 2}, god_tiles={"A": 0}
    )
    assert one.may("H3+B", "H3+BW") == [True, False]  # the pair for Blue takes both white cards


@rule("BB-5.6", "BB-13.2")
def test_bb_5_6_a_combined_tile_has_one_set_of_dice() -> None:
    game = position(players=3, huts={"A": "CM", "B": "CB"}, dice={"A": "5"})
    assert game.may("L5", "S5") == [True, True]
    game.play("S5 EB 2 a1")
    assert game.dice("L") == game.dice("S") == "5"
    apart = position(players=3, dice={"A": "5"}, huts={"A": "CM"}).play("M5 M1 1")
    assert (apart.dice("M"), apart.dice("W")) == ("5", "")


@rule("BB-5.8", "BB-13.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bb_5_8_fishing(players: int) -> None:
    game = position(players=players, tiles={"F": "11"}, dice={"A": "16"})
    assert game.may("F1", "F6") == [True, True]
    assert game.play("F6").points() == 2


@rule("BB-5.9")
def test_bb_5_9_dice_stay_until_the_end_of_the_round() -> None:
    game = position(dice={"A": "345"}).play("H5 v stop")
    assert game.until("take", "D").dice("H").startswith("5")


@rule("BB-5.10")
def test_bb_5_10_when_blue_and_white_may_not_be_played() -> None:
    game = position(tiles={"T": "6"}, dice={"A": "65"}, hand={"A": "BW"}, offerings={"A": 2})
    assert game.why("F5+W") == "bb-no-gods-fishing"
    assert game.why("F5+B") == "bb-no-gods-fishing"
    assert game.why("H5+B") == "bb-no-blue-needed"
    assert game.why("H6+W") == "bb-no-white-six"
    assert game.may("T6+B", "T6+BW") == [True, False]
    assert game.may("H5+W") == [True]  # White may be played although nothing needs it


@rule("BB-14.4")
def test_a_die_that_was_not_rolled_is_refused() -> None:
    game = position(dice={"A": "13"})
    assert game.why("H5") == "bb-no-die"
    assert game.why("Q5") == ""
