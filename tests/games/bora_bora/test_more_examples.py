"""The worked examples of section 19, by name (EX-21 to EX-39)."""

from __future__ import annotations

from bot.games.bora_bora.ending import final_items
from bot.games.bora_bora.tasks import missing
from tests.games.bora_bora.scenario import BOARD, Game, new_game, position
from tests.rule_ids import rule


def lacks(game: Game, task: str, name: str = "A") -> int:
    return missing(BOARD, game.state, "ABCD".index(name), task)


@rule("EX-21", "BB-10.8", "BB-10.9", "BB-10.10")
def test_ex_21_jewelry_in_round_2() -> None:
    game = position(
        phase="jewelry",
        round=2,
        order="BADC",
        turn="B",
        column="J1-4 J5-2 J6-1 J3-5",
        shells={"B": 4, "A": 5, "D": 1},
    )
    assert game.legal() == "J1-4 J5-2 J6-1 none"
    game.play("J1-4")
    assert (game.turn, game.legal()) == ("A", "J5-2 J6-1 J3-5 none")
    game.play("J3-5 J6-1")
    assert game.state.phase == "tasks"  # Cleo has no shells and is not asked
    assert [game.player(name).shells for name in "ABCD"] == [0, 0, 0, 0]
    assert game.state.jewelry[1] == ("J5-2",)
    game.until("A")
    assert "J5-2" in game.state.gone


@rule("EX-22", "BB-10.14", "BB-11.7")
def test_ex_22_yellow_on_counts() -> None:
    nine = "CF CP CM CB NB NM EF EB"
    game = position(
        phase="tasks",
        tasks={"A": "T25 T21 T10"},
        ceremony={"A": "a3 b1"},
        huts={"A": nine},
        hand={"A": "Y"},
        offerings={"A": 1},
    )
    assert game.may("T25", "T25+Y", "T21+Y", "T10+Y") == [False, True, True, False]
    game.play("T25+Y")
    assert (game.points(), game.hand(), game.player().offerings) == (4, "", 0)
    assert game.filled() == {"a3": "wood", "b1": "wood"}


@rule("EX-23", "BB-10.16", "BB-10.19")
def test_ex_23_giving_up_a_task() -> None:
    game = position(
        phase="tasks", turn="D", tasks={"D": "T10 T22 T33"}, board_tasks="T08 T09 T11 T12 T13 T14"
    )
    assert game.legal() == "T10- T22- T33-"
    game.play("T33-")
    assert game.points("D") == 0
    assert "T33" in game.state.gone
    game.play("T09 T11 T12 T08")
    assert game.player("D").tasks == ("T10", "T22", "T08")


@rule("EX-24", "BB-5.6", "BB-13.2")
def test_ex_24_combined_tile_with_2_players() -> None:
    women = "W-K1-1 W-K1-2 W-K1-3 W-K2-1 W-K2-2 W-K2-3"
    game = position(players=2, dice={"A": "3", "B": "1234"}, women=women, huts={"A": "CM", "B": "CB"})
    assert game.may("M3", "W3") == [True, True]
    game.play("W3 W2 1")
    assert game.dice("M") == game.dice("W") == "3"
    assert game.turn == "B"
    assert game.may("M1", "M2", "W1", "W2") == [True] * 4
    assert game.may("M3", "W3", "M4", "W4") == [False] * 4
    paths = position(players=2, dice={"A": "2", "B": "2"}, huts={"A": "CM", "B": "SP"})
    paths.play("L2 CB 2 a1")
    assert paths.why("L2") == "bb-no-lower-none"


@rule("EX-25", "BB-11.6")
def test_ex_25_yellow_and_its_own_cost() -> None:
    game = position(
        phase="tasks",
        tasks={"A": "T19 T10 T22"},
        offerings={"A": 3},
        hand={"A": "Y"},
        god_tiles={"A": 1},
    )
    assert game.may("T19", "T19+Y", "T19+tile") == [False, False, True]
    assert game.why("T19+Y") == "bb-no-yellow-short"
    game.play("T19+tile")
    assert (game.points(), game.player().offerings, game.player().god_tiles) == (4, 3, 0)


@rule("EX-26", "BB-3.17", "BB-3.18", "BB-3.19")
def test_ex_26_start_huts_with_3_players() -> None:
    ones = {"CM": "F1-1", "EF": "F2-1", "WP": "F3-1", "NB": "F4-1"}
    rest = iter(["F1-2", "F1-6", "F2-3", "F2-5", "F3-3", "F3-5", "F4-4", "F4-4"])
    fish = [ones.get(region) or next(rest) for region in BOARD.regions]
    game = new_game(3, "1 2", " ".join(fish)).settle()
    assert game.order == "ABC"
    assert game.turn == "C"
    assert game.legal() == "CM NB EF WP"
    game.play("CM 2 a2")
    assert (game.turn, game.legal()) == ("B", "NB EF WP")
    game.play("WP 12")
    assert game.player("B").offerings == 3
    assert (game.turn, game.legal()) == ("A", "NB EF")
    game.play("EF 5 a3")
    assert game.host("NB") == ""
    assert [game.points(name) for name in "ABC"] == [0, 1, 2]
    assert [game.huts(name) for name in "ABC"] == [11, 11, 11]
    free = [sum(not spot.huts for spot in game.player(name).spots) for name in "ABC"]
    assert free == [2, 1, 2]


@rule("EX-27", "BB-7.20")
def test_ex_27_deck_runs_out() -> None:
    pile = "B" * 3 + "W" * 3 + "R" * 3 + "G" * 3 + "Y" * 2
    game = position(deck="R", discard=pile, open_cards="BWRGY", dice={"A": "4"}, chance="G")
    game.play("H4 c.B")
    assert (sum(game.state.deck), sum(game.state.discard), len(game.state.open_cards)) == (0, 14, 5)
    game.play("c.W")
    assert (sum(game.state.deck), sum(game.state.discard)) == (13, 0)
    assert sorted(game.state.open_cards) == sorted("RRGYG")


@rule("EX-28", "BB-16.2", "BB-16.3", "BB-16.4", "BB-16.5", "BB-16.6")
def test_ex_28_final_scoring() -> None:
    built = "a1a2=1 a3a4=2 b1b2=3 b3b4=4 c1c2=5 c3c4=6"
    game = position(
        players=2,
        order="BA",
        phase="final",
        turn="A",
        round=6,
        points={"A": 120},
        tasks={"A": "T11 T18 T21"},
        god_tiles={"A": 2},
        huts={"A": "CM CP CB EB"},
        fish={"CM": "F1-1", "CP": "F2-3", "CB": "F2-5", "EB": "F1-6"},
        jewels={"A": "J1-4 J3-2 J1-5"},
        ceremony={"A": built},
    )
    assert lacks(game, "T18") == 0
    game = position(
        players=2,
        order="BA",
        phase="final",
        turn="A",
        round=6,
        points={"A": 120},
        tasks={"A": "T11 T10 T21"},
        god_tiles={"A": 2},
        huts={"A": "CM CP CB EB"},
        fish={"CM": "F1-1", "CP": "F2-3", "CB": "F2-5", "EB": "F1-6"},
        jewels={"A": "J1-4 J3-2 J1-5"},
        ceremony={"A": built},
    )
    game.play("T11 T10+tile T21-")
    assert game.state.phase == "over"
    score = game.rules.score(game.state)
    assert score is not None
    items = {key.removeprefix("bb-score-"): points for key, points in score.seats[0].items if points}
    assert items == {
        "start": 120,
        "tasks": 10,
        "god-tiles": 2,
        "fish": 15,
        "jewelry": 19,
        "bonus-ceremony": 6,
        "bonus-buildings": 6,
    }
    assert score.seats[0].total == 178


@rule("EX-29", "BB-16.8")
def test_ex_29_tie_break() -> None:
    game = position(
        phase="final",
        round=6,
        order="DCAB",
        turn="B",
        points={"B": 171, "C": 171, "A": 100, "D": 90},
        tasks={"B": "T10 T22 T33"},
    )
    game.play("T10- T22- T33-")
    score = game.rules.score(game.state)
    assert score is not None
    assert [place.total for place in score.seats][1:3] == [171, 171]
    assert [place.rank for place in score.seats] == [3, 2, 1, 4]
    told = [place.ties for place in score.seats]
    assert told == [(), (("bb-tie-order", 4),), (("bb-tie-order", 2),), ()]


@rule("EX-30", "BB-5.8")
def test_ex_30_fishing() -> None:
    low = dict.fromkeys("HTBMWLS", "1")
    game = position(tiles={**low, "F": "116"}, dice={"A": "6"})
    assert game.legal() == "F6"
    game.play("F6")
    assert (game.dice("F"), game.points()) == ("1166", 2)


@rule("EX-31", "BB-7.24", "BB-7.40")
def test_ex_31_a_person_on_space_12() -> None:
    ten = "CF CP CM CB NB NM EF EB SF SP"
    game = position(turn="B", dice={"B": "26"}, huts={"B": ten}, huts_at={"B": "4 7"}, home={"B": "M-K7-1@1"})
    helped = position(turn="B", dice={"B": "2"}, huts={"B": ten}, huts_at={"B": "4 7"}).play("H2")
    assert helped.may("h4", "h7", "h12") == [True, True, False]
    game.play("M6 M1")
    assert game.may("12", "4") == [True, False]
    game.play("12")
    after = game.until("A", "B").play("H2")
    assert after.may("h4", "h7") == [False, False]
    assert after.why("h4") == "bb-no-carry-person"
    users = position(
        phase="B", turn="B", huts={"B": ten}, huts_at={"B": "4 7"}, home={"B": "M-K7-1@1 M-K1-1@12"}
    )
    assert users.why("MK7") == "bb-no-effect"
    assert lacks(users, "T42", "B") == 4


@rule("EX-32", "BB-9.14")
def test_ex_32_double_without_a_change() -> None:
    two = position(
        phase="B",
        home={"A": "W-K3-1@1 W-K3-2@2"},
        huts={"A": "CM CP CB"},
        hand={"A": "G"},
        offerings={"A": 1},
    )
    assert two.may("WK3", "WK3*2") == [True, False]
    assert two.why("WK3*2") == "bb-no-double"
    one = position(
        phase="B",
        home={"A": "W-K3-1@1"},
        huts={"A": "CM CP CB"},
        hand={"A": "G"},
        offerings={"A": 1},
        women="W-K1-1 W-K1-2 W-K1-3 . . .",
    )
    assert one.may("WK3", "WK3*2") == [True, True]


@rule("EX-33", "BB-9.12", "BB-9.14")
def test_ex_33_an_ability_that_only_works_doubled() -> None:
    game = position(phase="B", home={"A": "M-K1-1@1"}, huts={"A": "CP"}, hand={"A": "G"}, offerings={"A": 1})
    assert game.legal() == "MK1*2 end"
    assert game.why("MK1") == "bb-no-effect"
    assert game.play("MK1*2 G").legal() == "CF CM"


@rule("EX-34", "BB-7.22", "BB-7.43", "BB-9.12")
def test_ex_34_end_of_the_status_track() -> None:
    home = {"A": "M-K11-1@1 M-K11-2@2 M-K11-3@3 M-K4-2@4"}
    game = position(phase="B", status="B13 A12", home=home, huts={"A": "CM"}).do("MK11")
    assert game.state.status[13] == (0, 1)
    stuck = position(phase="B", status="A13 B13", home=home, huts={"A": "CM"})
    assert stuck.why("MK11") == "bb-no-effect"
    tattoo = position(status="A13 B13", home=home, huts={"A": "CM"}, dice={"A": "1"}).play("H1 t.K4-2")
    assert tattoo.player().spots[3].shifted
    assert tattoo.state.status[13] == (1, 0)
    fire = position(status="A13 B13", dice={"A": "1"}).play("T1 1 o status")
    assert (fire.state.status[13], fire.turn) == ((1, 0), "B")


@rule("EX-35", "BB-7.20", "BB-7.41")
def test_ex_35_no_cards_left() -> None:
    game = position(
        deck="", open_cards="RG", discard="", dice={"A": "2", "B": "2"}, hand={"A": "B", "C": "WWW"}
    )
    assert game.play("H2").may("c.R", "c.G", "c.top") == [True, True, False]
    game.play("c.R")
    assert game.state.open_cards == ("G",)
    later = position(deck="", open_cards="G", discard="WWW", dice={"A": "2"}).play("H2")
    assert later.state.open_cards == ("G",)
    later.play("c.G")
    assert (later.state.open_cards, sum(later.state.deck), sum(later.state.discard)) == (("W",), 2, 0)


@rule("EX-36", "BB-16.3", "BB-16.9")
def test_ex_36_order_of_the_final_tasks() -> None:
    def final() -> Game:
        return position(
            phase="final",
            round=6,
            tasks={"A": "T19 T25 T10"},
            offerings={"A": 4},
            ceremony={"A": "a3 b1"},
            hand={"A": "Y"},
        )

    assert final().may("T19", "T25+Y", "T25-", "T10-", "T19-", "T19+Y") == [True] * 4 + [False] * 2
    assert final().why("T19-") == "bb-no-leave-met"
    assert final().play("T19 T25+Y T10-").points() == 10
    other = final().play("T25+Y")
    assert other.may("T19", "T19+Y", "T19-") == [False, False, True]
    assert other.play("T19- T10-").points() == 4


@rule("EX-37", "BB-11.6", "BB-11.11")
def test_ex_37_yellow_and_card_tasks() -> None:
    def hand(cards: str, tiles: int = 0) -> Game:
        return position(
            phase="tasks",
            tasks={"A": "T27 T10 T22"},
            hand={"A": cards},
            offerings={"A": 1},
            god_tiles={"A": tiles},
        )

    assert hand("RRY").legal("task") == "T27+Y.RR T27- T10- T22-"
    done = hand("RRY").play("T27+Y.RR")
    assert (done.points(), done.hand()) == (4, "RR")
    assert hand("RYY").legal("task") == "T27- T10- T22-"
    assert hand("RYY", 1).legal("task") == "T27+tile.YY T27- T10- T22-"
    assert hand("RYY", 1).play("T27+tile.YY").hand() == "RYY"


@rule("EX-38", "BB-5.4", "BB-5.6")
def test_ex_38_combined_tile_with_one_possible_action() -> None:
    game = position(players=2, huts={"A": "SP"}, dice={"A": "2"})
    assert game.may("L2", "S2") == [True, False]
    assert game.why("S2") == "bb-no-reach"
    assert game.play("L2").legal() == "SF"
    low = position(players=2, huts={"A": "SP"}, dice={"A": "1"}, hand={"A": "W"}, offerings={"A": 1})
    assert low.may("L1", "S1", "L1+W", "S1+W") == [False, False, True, True]


@rule("EX-39", "BB-5.11")
def test_ex_39_blue_and_white_with_one_offering() -> None:
    game = position(huts={"A": "CP"}, tiles={"S": "1"}, dice={"A": "3"}, hand={"A": "BW"}, offerings={"A": 1})
    assert game.may("S3", "S3+B", "S3+W", "S3+BW") == [False, True, False, False]
    assert game.why("S3+BW") == "bb-no-pay-two"
    assert game.why("S3+W") == "bb-no-lower-none"
    assert game.play("S3+B B").legal() == "NM"
    assert final_items(BOARD, game.state, 0)["god-tiles"] == 0
