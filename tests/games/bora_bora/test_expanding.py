"""Sections 6 and 7: the map, expanding, materials, huts."""

from __future__ import annotations

from tests.games.bora_bora.scenario import BOARD, position
from tests.rule_ids import rule


@rule("BB-6.3")
def test_bb_6_3_a_building_space_and_a_fish_tile_each() -> None:
    regions = position(huts={"A": "CM"}).view().regions
    assert [region.id for region in regions if region.host == 0] == ["CM"]
    assert all(region.fish for region in regions)


@rule("BB-7.1")
def test_bb_7_1_target_path_and_value() -> None:
    game = position(huts={"A": "CM CP"}, dice={"A": "3"}).play("L3")
    assert game.legal() == "CF CB"
    assert game.why("CP") == "bb-no-region-own"
    assert game.why("EF") == "bb-no-path"
    assert game.why("NX") == "bb-no-region"
    short = position(huts={"A": "CM"}, dice={"A": "2"}).play("L2")
    assert short.why("CP") == "bb-no-path-value"


@rule("BB-7.2")
def test_bb_7_2_the_hut_comes_from_any_space() -> None:
    game = position(huts={"A": "CM"}, dice={"A": "2"}).play("L2 CB")
    assert game.legal() == "2 3 4 5 6 7 8 9 10 11 12"
    assert [game.why(text) for text in ("1", "0", "13")] == ["bb-no-hut"] * 3
    assert [game.why(text) for text in ("h99", "J9-9", "T99")] == ["bb-no-now"] * 3
    game.play("12")
    assert (game.host("CB"), game.player().spots[11].huts) == ("A", 0)


@rule("BB-7.3", "BB-7.23")
def test_bb_7_3_a_hut_there_is_moved_aside_and_stays() -> None:
    game = position(huts={"A": "CM", "B": "CB"}, aside={"CB": "C"}, dice={"A": "2"}).play("L2 CB 2")
    region = game.view().regions[BOARD.region_at["CB"]]
    assert (region.host, region.aside) == (0, (2, 1))
    # The hut beside the building space still opens the paths.
    again = position(turn="B", huts={"A": "CB"}, aside={"CB": "B"}, dice={"B": "2"}).play("S2")
    assert again.legal() == "WM"


@rule("BB-7.4", "BB-6.6")
def test_bb_7_4_the_yield() -> None:
    for start, action, target, gain in (
        ("CM", "L6", "CP", "offering"),
        ("CM", "L6", "CB", "sand"),
        ("CB", "L6", "CM", "stone"),
        ("CB", "L6", "CF", "wood"),
    ):
        game = position(huts={"A": start}, dice={"A": "6"}).play(action, target, "2")
        if gain == "offering":
            assert game.player().offerings == 1
        else:
            assert game.task.material == gain


@rule("BB-7.5")
def test_bb_7_5_a_material_goes_to_an_empty_space_of_its_kind() -> None:
    game = position(ceremony={"A": "a2 b2"}, huts={"A": "CB"}, dice={"A": "2"}).play("L2 CM 2")
    assert game.legal() == "b3 c1 c4"
    assert game.why("a2") == "bb-no-space-full"
    assert game.why("a1") == "bb-no-space-kind"
    assert game.play("c4").filled() == {"a2": "stone", "b2": "sand", "c4": "stone"}


@rule("BB-7.6")
def test_bb_7_6_materials_beside_the_board_stay_there() -> None:
    game = position(
        ceremony={"A": "a2 b3 c1 c4 b2"}, beside={"A": (0, 2, 0)}, dice={"A": "6"}, huts={"A": "CM"}
    )
    game.play("B6 1 a2b2 o shell")
    assert game.player().beside == (0, 2, 0)
    assert "a2" in game.filled()
    assert game.filled()["a2"] == "1"


@rule("BB-7.7", "BB-8.16")
def test_bb_7_7_red_comes_after_the_yield_and_only_then() -> None:
    game = position(huts={"A": "CB"}, dice={"A": "2", "B": "1"}, hand={"A": "R"}, offerings={"A": 1})
    game.play("L2 CM 2")
    assert game.asked == "space"
    assert game.play("a2").legal() == "R no"
    game.play("no")
    assert game.turn == "B"


@rule("BB-7.8")
def test_bb_7_8_the_offering_just_gained_may_pay() -> None:
    game = position(huts={"A": "CM"}, dice={"A": "5"}, hand={"A": "YY"}).play("S5 SP 2")
    assert game.legal() == "YY no"


@rule("BB-7.9")
def test_bb_7_9_one_hut_a_region() -> None:
    both = position(huts={"A": "CM CP CB CF"}, dice={"A": "6"})
    assert both.why("L6") == "bb-no-target"


@rule("BB-7.10")
def test_bb_7_10_no_huts_or_no_region_left() -> None:
    everywhere = " ".join(BOARD.regions)
    assert position(huts={"A": everywhere}, dice={"A": "6"}).why("L6") == "bb-no-huts"
    assert position(huts={"A": "NB NM"}, dice={"A": "6"}).why("L6") == "bb-no-target"


@rule("BB-7.44")
def test_bb_7_44_several_paths_to_a_region_are_one_answer() -> None:
    game = position(huts={"A": "CM CF"}, dice={"A": "6"}).play("L6")
    assert game.legal() == "CP CB"
    low = position(huts={"A": "CM CF"}, dice={"A": "3"}).play("L3")
    assert low.legal() == "CP CB"  # over L3 and L2


@rule("BB-6.4")
def test_bb_6_4_paths_are_used_in_both_directions() -> None:
    there = position(huts={"A": "SP"}, dice={"A": "5"}).play("S5")
    back = position(huts={"A": "CM"}, dice={"A": "5"}).play("S5")
    assert "CM" in there.legal().split()
    assert "SP" in back.legal().split()


@rule("BB-7.15", "BB-7.12")
def test_bb_7_15_a_person_keeps_its_space() -> None:
    game = position(home={"A": "M-K1-1@1"}, huts={"A": "CM CB"}, dice={"A": "6"}).play("M6 M2")
    assert game.may("1", "12") == [False, True]
    assert game.why("13") == "bb-no-now"
    assert game.why("1") == "bb-no-home-person"
    assert game.why("2") == "bb-no-home-huts"


@rule("BB-7.11")
def test_bb_7_11_slots_up_to_the_value() -> None:
    men = "M-K1-1 . M-K1-3 M-K2-1 M-K2-2 M-K2-3"
    game = position(men=men, dice={"A": "4"}, huts={"A": "CM"}).play("M4")
    assert game.legal() == "M1 M3 M4"
    assert [game.why(text) for text in ("M2", "M5", "W1")] == [
        "bb-no-slot-empty",
        "bb-no-slot-value",
        "bb-no-slot-man",
    ]


@rule("BB-7.13", "BB-7.14")
def test_bb_7_13_nothing_else_happens() -> None:
    game = position(men="M-K8-3 . . . . .", dice={"A": "1"}, huts={"A": "CM"}).play("M1 M1 1")
    assert (game.points(), game.status(), game.turn) == (0, 0, "B")
    full = position(dice={"A": "6"}, home={"A": "M-K1-1@1"}, huts_at={"A": "2 3 4 5 6 7 8 9 10 11 12 12"})
    assert full.why("W6") == "bb-no-free-space"


@rule("BB-7.24", "BB-7.25", "BB-7.40")
def test_bb_7_24_space_12() -> None:
    game = position(dice={"A": "4"}).play("H4 h5 h6")
    spots = game.player().spots
    assert (spots[11].huts, spots[4].huts, spots[5].huts) == (4, 0, 0)
    game = position(huts={"A": "CM CB"}, dice={"A": "6"}).play("M6 M1")
    assert game.legal() == "1 12"  # free for a person once its last hut is gone
