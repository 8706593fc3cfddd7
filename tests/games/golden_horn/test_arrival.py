"""Section 8: arrival and cards."""

from __future__ import annotations

import pytest

from bot.games.golden_horn.arrival import Arrived
from bot.games.golden_horn.sailing import Sailed
from tests.games.golden_horn.scenario import Game, position
from tests.rule_ids import rule


def arrival(game: Game) -> Arrived:
    event = game.last[-1]
    assert isinstance(event, Arrived)
    return event


@rule("GH-8.1")
def test_gh_8_1_all_cubes_go_to_the_owners_warehouse() -> None:
    game = position("T1@S12>E [RRR]", turn="T", warehouses={"T": "RB"}).play("T1", "C")
    assert (game.warehouse("T"), game.ship("T1")) == ("RRRRB", "T1@C []")
    assert (arrival(game).colour, arrival(game).count) == ("R", 3)


@rule("GH-8.2")
@pytest.mark.parametrize(("ship", "port"), [("L1@S12>E [RR]", "C"), ("L1@S1<W [RR]", "V")])
def test_gh_8_2_from_both_main_ports(ship: str, port: str) -> None:
    game = position(ship, warehouses={"L": "R"}).play("L1", port)
    assert game.warehouse("L") == "RRR"
    game.anyhow(3)
    assert game.warehouse("L").count("R") >= 3  # cubes never leave it


@rule("GH-8.3")
@pytest.mark.parametrize(("ship", "cards"), [("L1", 3), ("L2", 2), ("L3", 1)])
@pytest.mark.parametrize(("start", "end"), [("S1<W", "V"), ("S12>E", "C"), ("S6>E", "M"), ("S7<W", "M")])
def test_gh_8_3_cards_by_sail_colours(ship: str, cards: int, start: str, end: str) -> None:
    game = position(f"{ship}@{start} [R]", players=4)
    if game.play(ship).legal() != end:
        assert end in game.legal().split()
    game.play(end)
    assert len(game.hand("L")) == cards
    assert arrival(game).cards == cards


@rule("GH-8.4")
def test_gh_8_4_two_players_draw_nothing_in_modone() -> None:
    game = position("L1@S3>E [R]", players=2).play("L1", "M")
    assert (game.hand("L"), game.turn) == ("", "E")
    game = position("L1@S6>E [R]", players=2).play("L1", "C")
    assert len(game.hand("L")) == 3


@rule("GH-8.5")
def test_gh_8_5_empty_and_reversed_ships_draw_too() -> None:
    assert len(position("L1@S12>E []").play("L1", "keep", "C").hand("L")) == 3
    assert len(position("L2@S1>E []").play("L2", "turn", "V").hand("L")) == 2
    assert len(position("L2@S1<W* []").play("L2", "V").hand("L")) == 2


@rule("GH-8.6")
def test_gh_8_6_no_hand_limit() -> None:
    game = position("L1@S12>E [R]", hands={"L": "OOOOOOOPPPPPPPGGGGGGG"}).play("L1", "C")
    assert len(game.hand("L")) == 24
    assert game.turn == "E"


@rule("GH-8.7", "GH-13.5")
def test_gh_8_7_reshuffled_only_when_a_card_is_needed() -> None:
    game = position("L1@S12>E [GG]", pile="RRR", discard="OOP").play("L1", "C")
    assert (game.pile, game.discard) == ("", "OOP")
    assert not arrival(game).reshuffled
    game = position("L1@S12>E [GG]", pile="RR", discard="OOP").play("L1", "C")
    assert (len(game.pile), game.discard) == (2, "")
    assert arrival(game).reshuffled
    assert [told.key for told in game.told if told][-3:] == ["gh-drew", "gh-drew", "gh-drew-reshuffled"]


@rule("GH-8.7")
def test_gh_8_7_one_card_at_a_time() -> None:
    game = position("L1@S12>E [GG]", pile="RGB").play("L1").do("C")
    for drawn, card in enumerate("RGB"):
        assert (arrival(game).cards, len(game.pile)) == (drawn, 3 - drawn)
        game.do(f"={card}")
    assert game.hand("L") == "GRB"


@rule("GH-8.8")
def test_gh_8_8_wind_cards_are_in_the_discard_pile_before_cards_are_drawn() -> None:
    game = position("L3@S10>E [R]", hands={"L": "BO"}, pile="", discard="").play("L3")
    assert game.winds() == {"S11": "", "S12": "B", "C": "B"}
    game.play("C")
    assert (game.hand("L"), game.pile) == ("OB", "")


@rule("GH-8.9")
def test_gh_8_9_the_rest_of_the_draw_is_lost() -> None:
    game = position("L1@S12>E [GG]", pile="R", discard="").play("L1", "C")
    assert (game.hand("L"), game.turn) == ("R", "E")
    assert game.last == (
        Sailed(0, "L1", "S12", "C", ("C",), (), ""),
        Arrived(0, "L1", "C", "G", 2, 1),
    )
    game = position("L1@S12>E [GG]", pile="", discard="").play("L1", "C")
    assert (game.hand("L"), game.turn) == ("", "E")


@rule("GH-8.10")
def test_gh_8_10_without_direction_until_loaded_and_moved() -> None:
    game = position("L1@S12>E [RR], E1@S1>E [R], T1@S3>E [R]").play("L1", "C")
    assert game.ship("L1") == "L1@C []"
    assert game.view().ships[0].direction == ""
    game.play("E1", "S2", "T1", "S4", "L1")
    assert game.kinds() == {"load"}


@rule("GH-8.11")
def test_gh_8_11_cubes_and_direction_stay_in_modone() -> None:
    game = position("L1@S7<W [RR]", players=4).play("L1", "M")
    assert (game.ship("L1"), game.warehouse("L")) == ("L1@M<W [RR]", "")
    assert (arrival(game).colour, arrival(game).count, arrival(game).cards) == (None, 0, 3)
    assert "gh-delivered" not in [told.key for told in game.told if told]
