"""Section 8: the gods."""

from __future__ import annotations

import pytest

from bot.games.bora_bora.gods import payments
from tests.games.bora_bora.scenario import Game, position
from tests.rule_ids import rule


def paying(hand: str, offerings: int = 1, tiles: int = 0, god: str = "B") -> str:
    game = position(hand={"A": hand}, offerings={"A": offerings}, god_tiles={"A": tiles})
    return " ".join(payments(game.player(), god))


@rule("BB-8.1", "BB-8.4", "BB-14.1")
@pytest.mark.parametrize(
    ("hand", "offerings", "tiles", "ways"),
    [
        ("B", 1, 0, "B"),
        ("BB", 1, 0, "B"),
        ("WW", 1, 0, "WW"),
        ("WR", 1, 0, ""),
        ("WWRRG", 1, 1, "WW RR tile"),
        ("", 0, 1, "tile"),
        ("W", 1, 1, "tile"),
    ],
)
def test_bb_8_1_three_ways_to_pay(hand: str, offerings: int, tiles: int, ways: str) -> None:
    assert paying(hand, offerings, tiles) == ways


def test_the_hand_is_sent_anew_when_it_pays_in_other_ways() -> None:
    """Its picture shows the ways to pay (`Rules.hand`). What others gain changes nothing."""
    had = position(hand={"A": "B"}, offerings={"A": 0})
    for has in (
        position(hand={"A": "BB"}, offerings={"A": 0}),
        position(hand={"A": "B"}, offerings={"A": 1}),
        position(hand={"A": "B"}, offerings={"A": 0}, god_tiles={"A": 1}),
    ):
        new = [had.rules.hand(had.state, seat) != has.rules.hand(has.state, seat) for seat in (0, 1)]
        assert new == [True, False]


@rule("BB-8.1", "BB-8.4")
def test_bb_8_1_refused_payments() -> None:
    game = position(tiles={"H": "1"}, dice={"A": "2"}, hand={"A": "BBWWR"}, offerings={"A": 1}).play("H2+B")
    assert {text: game.why(text) for text in ("BB", "WR", "R", "RR", "tile", "GG")} == {
        "BB": "bb-no-pair-own",
        "WR": "bb-no-pair-mixed",
        "R": "bb-no-card-colour",
        "RR": "bb-no-cards",
        "tile": "bb-no-god-tile",
        "GG": "bb-no-cards",
    }


@rule("BB-8.2")
def test_bb_8_2_no_offering_no_cards() -> None:
    assert paying("BWW", offerings=0) == ""
    assert paying("BWW", offerings=0, tiles=1) == "tile"


@rule("BB-8.3")
def test_bb_8_3_where_payments_go() -> None:
    def played(how: str) -> Game:
        game = position(
            tiles={"H": "1"}, dice={"A": "2"}, hand={"A": "BWW"}, offerings={"A": 3}, god_tiles={"A": 1}
        )
        return game.play("H2+B", how)

    card, pair, tile = played("B"), played("WW"), played("tile")
    assert (card.hand(), card.player().offerings, card.state.discard) == ("WW", 2, (1, 0, 0, 0, 0))
    assert (pair.hand(), pair.player().offerings, pair.state.discard) == ("B", 2, (0, 2, 0, 0, 0))
    assert (tile.hand(), tile.player().offerings, tile.state.discard) == ("BWW", 3, (0, 0, 0, 0, 0))
    assert tile.player().god_tiles == 0
    assert tile.state.gone_tiles == card.state.gone_tiles + 1


@rule("BB-8.5", "BB-8.12")
def test_bb_8_5_limits_do_not_hang_on_the_payment() -> None:
    game = position(huts={"A": "CM"}, dice={"A": "2"}, god_tiles={"A": 4}, fish={"CB": "F1-6"})
    game.play("L2 CB 2 a1 tile")
    assert (game.points(), game.player().god_tiles, game.turn) == (6, 3, "B")  # once, not again
    users = position(phase="B", home={"A": "M-K8-1@1 W-K8-1@2"}, huts={"A": "CM"}, god_tiles={"A": 4})
    users.play("MK8*2 tile")
    assert users.legal() == "WK8 end"


@rule("BB-8.6")
def test_bb_8_6_what_was_just_gained_may_be_used() -> None:
    game = position(
        phase="B",
        home={"A": "M-K10-1@1 W-K8-1@2"},
        huts={"A": "CM"},
        hand={"A": "G"},
    )
    assert game.may("WK8*2") == [False]
    game.play("MK10")
    assert game.may("WK8*2") == [True]


@rule("BB-8.7")
def test_bb_8_7_no_hand_limit() -> None:
    game = position(hand={"A": "BBBBBWWWWWRRRRRGGGGG"}, dice={"A": "2"}).play("H2 c.top")
    assert len(game.hand()) == 21


@rule("BB-8.11")
def test_bb_8_11_after_blue_the_lowest_face_counts() -> None:
    game = position(tiles={"H": "2"}, dice={"A": "6", "B": "2", "C": "1"}, god_tiles={"A": 1})
    game.play("H6+B tile v stop")
    assert game.why("H2") == "bb-no-lower-none"
    game.play("F2")
    assert game.may("H1") == [True]


@rule("BB-8.13")
@pytest.mark.parametrize("action", ["L", "S", "M", "W", "H", "T", "B"])
def test_bb_8_13_white_works_for_every_action(action: str) -> None:
    game = position(
        huts={"A": "CM CP"}, dice={"A": "1"}, hand={"A": "W"}, offerings={"A": 1}, ceremony={"A": "a1 a2"}
    ).play(f"{action}1+W W")
    assert game.value == 6


@rule("BB-8.15")
def test_bb_8_15_red_scores_the_region_just_entered() -> None:
    game = position(huts={"A": "CM"}, dice={"A": "2"}, god_tiles={"A": 1}, fish={"CB": "F2-5", "CM": "F1-6"})
    game.play("L2 CB 2 a1 tile")
    assert game.points() == 5


@rule("BB-8.16")
def test_bb_8_16_red_in_phase_b() -> None:
    game = position(
        phase="B", home={"A": "M-K1-1@1"}, huts={"A": "CM"}, god_tiles={"A": 1}, fish={"CB": "F3-5"}
    ).play("MK1 CB 2 a1 tile")
    assert game.points() == 5


@rule("BB-8.17")
def test_bb_8_17_several_players_may_score_a_tile() -> None:
    game = position(
        huts={"A": "CM", "B": "CF"},
        dice={"A": "2", "B": "6"},
        god_tiles={"A": 1, "B": 1},
        tiles={},
        fish={"CB": "F2-5"},
        order="BACD",
        turn="B",
    )
    game.play("L6 CB 2 a1 tile L2 CB 2 a1 tile")
    assert (game.points("A"), game.points("B")) == (5, 5)


@rule("BB-8.18")
def test_bb_8_18_the_tile_stays() -> None:
    game = position(huts={"A": "CM"}, dice={"A": "2"}, god_tiles={"A": 1}, fish={"CB": "F2-5"})
    before = game.state.fish
    assert game.play("L2 CB 2 a1 tile").state.fish == before


@rule("BB-8.19", "BB-8.20")
def test_bb_8_20_the_payment_comes_before_the_effect() -> None:
    """Cards paid for Green lie in the discard pile when K9 asks for one; a god tile would leave none."""
    game = position(
        phase="B",
        deck="",
        open_cards="",
        home={"A": "M-K9-1@1"},
        huts={"A": "CM"},
        hand={"A": "GWW"},
        offerings={"A": 1},
        god_tiles={"A": 1},
    )
    assert game.legal() == "MK9*2 end"
    game.play("MK9*2")
    assert game.legal() == "G WW"
    assert game.why("tile") == "bb-no-pay-then"
    game.play("WW")
    assert game.legal() == "c.top"
    yellow = position(
        phase="tasks", tasks={"A": "T18 T10 T22"}, god_tiles={"A": 1}, hand={"A": "Y"}, offerings={"A": 1}
    )
    assert yellow.may("T18+Y", "T18+tile") == [True, False]
