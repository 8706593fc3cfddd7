"""The worked examples of section 19, by name (EX-1 to EX-20)."""

from __future__ import annotations

import pytest

from bot.games.bora_bora.ending import bonuses, final_items
from bot.games.bora_bora.tasks import missing
from tests.games.bora_bora.scenario import BB, BOARD, Game, position
from tests.rule_ids import rule

MEN = "M-K1-1 M-K1-2 M-K1-3 M-K2-1 M-K2-2 M-K2-3"
WOMEN = "W-K1-1 W-K1-2 W-K1-3 W-K2-1 W-K2-2 W-K2-3"


def lacks(game: Game, task: str, name: str = "A") -> int:
    return missing(BOARD, game.state, "ABCD".index(name), task)


@rule("EX-1", "BB-5.1")
def test_ex_1_placing_a_die() -> None:
    def build(dice: str) -> str:
        game = position(ceremony={"A": "b1 b2"}, tiles={"B": "53"}, dice={"A": dice})
        return " ".join(text for text in game.legal("place").split() if text[0] == "B")

    assert build("134") == "B1"
    assert build("2") == "B2"
    assert build("356") == build("4") == ""
    game = position(ceremony={"A": "b1 b2"}, tiles={"B": "53"}, dice={"A": "134"}).play("B1")
    assert game.dice("B") == "531"
    assert game.value == 1
    assert game.player().dice == (3, 4)


@rule("EX-2", "BB-7.1", "BB-6.5")
def test_ex_2_reach_from_the_central_mountain() -> None:
    def reach(action: str, die: int) -> str:
        game = position(huts={"A": "CM"}, dice={"A": str(die)})
        if not all(game.may(f"{action}{die}")):
            return ""
        return game.play(f"{action}{die}").legal("region")

    assert [reach("S", die) for die in range(1, 7)] == ["", "", "", "EB", "EB SP", "EB SP"]
    assert [reach("L", die) for die in range(1, 7)] == ["", "CB", "CB", "CP CB", "CP CB", "CP CB"]
    game = position(huts={"A": "CM"}, dice={"A": "5"}).play("S5 SP")
    assert game.huts() == 11
    game.play("2")
    assert (game.host("SP"), game.player().offerings, game.huts()) == ("A", 1, 10)


@rule("EX-3", "BB-7.11", "BB-7.12", "BB-7.14")
def test_ex_3_taking_a_woman() -> None:
    game = position(women=WOMEN, dice={"A": "4"}, huts={"A": "CM"}).play("W4")
    assert game.legal("slot") == "W1 W2 W3 W4"
    game.play("W3")
    assert game.may("1") == [True]
    before = game.player()
    game.play("1")
    assert game.state.women[2] == ""
    spot = game.player().spots[0]
    assert (spot.person, spot.shifted, spot.huts) == ("W-K1-3", False, 0)
    assert (game.player().shells, game.points()) == (before.shells, 0)


@rule("EX-4", "BB-7.16", "BB-7.21", "BB-12.4")
def test_ex_4_annas_helper_with_a_5() -> None:
    game = position(
        home={"A": "M-K2-3@1 M-K8-2@2 W-K10-3@3"},
        offerings={"A": 1},
        dice={"A": "5"},
        huts={"A": "CM CP"},
    )
    game.play("H5 t.K2-3 t.K8-2 s.K10-3 o")
    assert (game.status(), BB.data.status.points[game.status()]) == (5, 4)
    assert BB.data.status.points[4] < 4
    assert (game.player().shells, game.player().offerings) == (3, 2)
    assert [spot.shifted for spot in game.player().spots[:3]] == [True, True, True]
    assert game.turn == "B"


@rule("EX-5", "BB-7.16")
@pytest.mark.parametrize(
    "trades",
    [
        "+wood a3 t.K2-1 s.K2-1 v v",
        "c.top o +sand a1",
        "t.K2-1 t.K3-1 t.K4-1 s.K2-1 s.K3-1 s.K4-1",
        "c.R c.top v v",
    ],
)
def test_ex_5_bens_helper_with_a_6(trades: str) -> None:
    home = "M-K2-1@1 M-K3-1@2 M-K4-1@3 W-K2-1@4 W-K3-1@5 W-K4-1@6"
    game = position(turn="B", home={"B": home}, dice={"B": "6"}, huts={"B": "CM CP"})
    game.play("H6", trades)
    assert game.turn == "C"
    assert sum(getattr(BB.data.trades, name) for name in trade_names(trades)) == 6


def trade_names(trades: str) -> list[str]:
    names = {"t": "tattoo", "s": "collect", "c": "card", "+": "material", "o": "offering", "v": "point"}
    return [names[text[0]] for text in trades.split() if text not in ("a1", "a3")]


@rule("EX-6", "BB-7.26", "BB-7.28", "BB-7.38")
def test_ex_6_cleos_fire_bonus() -> None:
    game = position(turn="C", temple="AB....", dice={"C": "6"}, hand={"C": "B"}).play("T6 6")
    assert game.temple == "CAB..."
    assert game.legal() == "c.B c.W c.R c.G c.Y c.top o"
    game.play("c.R")
    assert game.legal() == "status shell"  # neither an offering nor a second card
    game.play("shell")
    assert (game.player("C").priests, game.hand("C"), game.player("C").shells) == (3, "BR", 1)
    assert (game.status("C"), game.player("C").offerings, game.turn) == (0, 0, "D")


@rule("EX-7", "BB-7.28")
def test_ex_7_temple_drop_out() -> None:
    game = position(turn="D", temple="ABCABD", dice={"D": "4"})
    assert game.player("D").priests == 3
    game.play("T4 4")
    assert game.temple == "ABDCAB"
    assert game.player("D").priests == 3
    assert game.asked == "fire-first"


@rule("EX-8", "BB-7.32", "BB-7.33", "BB-7.34", "BB-7.35")
def test_ex_8_building_in_round_3() -> None:
    game = position(
        round=3,
        ceremony={"A": "b1 b2 a3a4=1 c3c4=2 b3b4=3"},
        points={"A": 20},
        dice={"A": "4"},
        huts={"A": "CM"},
    ).play("B4")
    assert game.legal() == "4"
    assert (game.why("5"), game.why("6")) == ("bb-no-building-value", "bb-no-building-value")
    game.play("4 b1b2 o status")
    assert {at: game.filled()[at] for at in ("b1", "b2")} == {"b1": "4", "b2": "4"}
    assert (game.points(), game.player().offerings, game.status()) == (27, 1, 1)
    assert game.player().buildings == (5, 6)


@rule("EX-9", "BB-7.3", "BB-16.4")
def test_ex_9_moving_a_hut_aside() -> None:
    game = position(huts={"A": "CM", "B": "CB"}, fish={"CB": "F1-6", "CM": "F1-1"}, dice={"A": "2"})
    before = {task: lacks(game, task, "A") for task in ("T07", "T21", "T35")}
    game.play("L2 CB 2 a1")
    region = game.view().regions[BOARD.region_at["CB"]]
    assert (region.host, region.aside) == (0, (1,))
    assert game.filled() == {"a1": "sand"}
    assert final_items(BOARD, game.state, 0)["fish"] == 6 + 1
    assert final_items(BOARD, game.state, 1)["fish"] == 0
    for task in ("T07", "T21", "T35"):
        assert lacks(game, task, "A") == before[task] - 1
    assert lacks(game, "T35", "B") == lacks(game, "T35", "A") == 2


@rule("EX-10", "BB-8.12")
def test_ex_10_anna_plays_three_gods() -> None:
    game = position(
        huts={"A": "CP"},
        fish={"EF": "F2-5"},
        tiles={"S": "1"},
        dice={"A": "3"},
        hand={"A": "BWR"},
        offerings={"A": 3},
        points={"A": 30},
    )
    assert game.may("S3", "S3+B", "S3+W", "S3+BW") == [False, True, False, True]
    game.play("S3+BW B W")
    assert game.legal() == "NM EF"
    game.play("EF 2 a3 R")
    assert game.dice("S") == "13"
    assert min(face for _, face in game.view().tiles[6].dice) == 1
    assert (game.points(), game.player().offerings, game.hand()) == (35, 0, "")
    assert sum(game.state.discard) == 3
    assert game.state.fish[BOARD.region_at["EF"]] == "F2-5"


@rule("EX-11", "BB-8.1")
def test_ex_11_two_equal_cards() -> None:
    game = position(turn="B", hand={"B": "YY"}, offerings={"B": 1}, dice={"B": "2"}, ceremony={"B": "a2 a3"})
    game.play("B2+W")
    assert game.legal() == "YY"
    game.play("YY")
    assert (game.hand("B"), game.player("B").offerings) == ("", 0)
    assert game.legal() == "1 2 3 4 5 6"
    game.play("6 a2a3")
    assert (game.points("B"), game.asked) == (10, "fire-first")
    mixed = position(turn="B", hand={"B": "YR"}, offerings={"B": 1}, dice={"B": "2"}, ceremony={"B": "a2 a3"})
    assert mixed.why("B2+W") == "bb-no-pay-card"


@rule("EX-12", "BB-8.1")
def test_ex_12_god_tile_as_blue() -> None:
    game = position(turn="C", tiles={"H": "2"}, dice={"C": "5"}, god_tiles={"C": 1})
    game.play("H5+B")
    assert game.legal() == "tile"
    game.play("tile")
    assert game.dice("H") == "25"
    assert (game.value, game.player("C").god_tiles) == (5, 0)
    assert final_items(BOARD, game.state, 2)["god-tiles"] == 0


@rule("EX-13", "BB-7.8")
def test_ex_13_red_paid_with_the_new_offering() -> None:
    game = position(turn="B", huts={"B": "CM"}, hand={"B": "R"}, dice={"B": "6"}, fish={"SP": "F4-4"})
    game.play("S6 SP 2")
    assert game.legal() == "R no"
    game.play("R")
    assert (game.points("B"), game.player("B").offerings, game.hand("B")) == (4, 0, "")
    assert game.state.discard[2] == 1


@rule("EX-14", "BB-9.2", "BB-9.3")
def test_ex_14_dons_two_pioneers() -> None:
    game = position(phase="B", turn="D", home={"D": "M-K1-1@1* M-K1-2@2"}, huts={"D": "CM"})
    assert game.legal() == "MK1 end"
    game.play("MK1")
    assert game.legal() == "CP CB"
    game.play("CB 3 a1")
    assert game.state.phase != "B"  # one expansion; there is nothing more to use
    more = position(phase="B", turn="D", home={"D": "M-K1-1@1* M-K1-2@2 W-K1-1@3"}, huts={"D": "CM"})
    more.play("MK1 CP 4")
    assert more.legal() == "WK1 end"
    more.play("WK1")
    assert more.legal() == "CB"


@rule("EX-15", "BB-9.7")
def test_ex_15_cleo_doubles() -> None:
    game = position(
        phase="B",
        turn="C",
        home={"C": "W-K8-1@1 W-K8-2@2"},
        huts={"C": "CM"},
        hand={"C": "G"},
        offerings={"C": 1},
        points={"C": 40},
    ).play("WK8*2 G")
    assert (game.points("C"), game.hand("C"), game.player("C").offerings) == (48, "", 0)


@rule("EX-16", "BB-9.7", "BB-9.8")
def test_ex_16_ben_doubles_build() -> None:
    game = position(
        phase="B",
        turn="B",
        round=2,
        home={"B": "M-K5-1@1"},
        huts={"B": "CM"},
        ceremony={"B": "a1 a2 c1 c2"},
        buildings={"B": "36"},
        hand={"B": "G"},
        offerings={"B": 1},
    ).play("MK5*2 G")
    assert game.value == 6
    game.play("6 a1a2")
    assert (game.points("B"), game.asked) == (10, "fire-first")
    game.play("o shell")
    assert game.state.phase != "B" or game.turn != "B"
    assert game.player("B").buildings == (3,)


@rule("EX-17", "BB-8.6", "BB-9.9")
def test_ex_17_dons_extra_use() -> None:
    game = position(
        phase="B",
        turn="D",
        home={"D": "W-K1-1@1 W-K1-3@2 W-K4-2@3 M-K9-1@4"},
        huts={"D": "CM"},
        men=MEN,
        offerings={"D": 1},
        open_cards="GBWRY",
        chance="B",
    )
    game.play("WK1")
    assert game.legal() == "CP CB"
    game.play("CP 5 MK9 c.G")
    assert (game.hand("D"), game.player("D").offerings) == ("G", 2)
    assert game.may("+WK4", "+WK1", "WK4") == [True, False, False]
    game.play("+WK4 G")
    assert game.legal() == "M1 M2 M3"
    game.play("M2 5")
    assert game.player("D").spots[4].person == "M-K1-2"
    assert game.state.discard[3] == 1
    assert game.state.phase != "B"  # a further Green is not allowed


@rule("EX-18", "BB-7.5", "BB-7.6")
def test_ex_18_material_without_a_space() -> None:
    game = position(ceremony={"A": "a2 b3 c1 c4"}, dice={"A": "2"})
    assert lacks(game, "T23") == 0
    game = position(ceremony={"A": "a2 b3c3=1 c1c2=2 c4b4=3"}, dice={"A": "2"})
    game.play("H2 +stone")
    assert (game.turn, game.player().beside) == ("B", (0, 1, 0))
    assert lacks(game, "T23") == 1  # the one on a2 and the one beside the board
    assert game.shown().beside == (("stone", 1),)
    assert game.filled()["a2"] == "stone"


@rule("EX-19", "BB-10.1", "BB-10.2", "BB-10.3", "BB-10.4")
def test_ex_19_status_ranking() -> None:
    game = evaluated(position(phase="B", turn="D", status="A5 B5 D2", home={"D": "M-K8-1@1"}))
    scored = [game.points(name) for name in "ABCD"]
    assert scored == [4, 4, 0, 1]
    assert game.order == "BADC"
    assert game.state.status[0] == (1, 0, 3, 2)
    assert all(not stack for stack in game.state.status[1:])


def evaluated(game: Game) -> Game:
    """The last turn of Phase B ends; step 1 of Phase C."""
    return game.do("end").do("=status")


@rule("EX-20", "BB-10.5", "BB-10.6")
def test_ex_20_temple_scoring_in_round_4() -> None:
    game = position(phase="B", turn="D", round=4, temple="ABBCA.", home={"D": "M-K8-1@1"})
    before = [game.points(name) for name in "ABCD"]
    game = evaluated(game).do("=temple")
    assert [game.points(name) - old for name, old in zip("ABCD", before, strict=True)] == [4, 4, 2, 0]
    assert [game.player(name).god_tiles for name in "ABCD"] == [1, 0, 0, 0]
    assert bonuses(BOARD, game.state, 0, game.player()) == []
