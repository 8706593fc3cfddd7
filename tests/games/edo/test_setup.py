"""Sections 1, 3, 15, 21, 22: setup, draft, and what is seen of it."""

from __future__ import annotations

import pytest

from bot.core import CHANCE
from bot.core.chance import outcomes
from tests.games.edo.scenario import (
    ALL,
    BLUE,
    EDO,
    GREEN,
    RED,
    Game,
    drafting,
    new,
    planning,
    position,
)
from tests.rule_ids import rule


@rule("EDO-3.1", "EDO-3.10", "EDO-3.11", "EDO-3.12", "EDO-1.16", "EDO-24.1", "EDO-24.3")
@pytest.mark.parametrize(
    ("seats", "side", "covers", "tiles"),
    [
        (2, "A", "FO2 RI2 QU3", "EDO C1 C2 C3"),
        (3, "A", "", "EDO C1 C2 C3"),
        (4, "B", "C5 FO1 RI5 QU5", "EDO C1 C2 C3 C4"),
        (5, "B", "", "EDO C1 C2 C3 C4 C5"),
    ],
)
def test_board_covers_and_tiles(seats: int, side: str, covers: str, tiles: str) -> None:
    view = drafting(seats).view()
    assert view.side == side
    assert {space.code for space in view.spaces if space.covered} == set(covers.split())
    assert [space.code for space in view.spaces if space.city and space.city.tile] == tiles.split()


@rule("EDO-3.2", "EDO-22.1")
def test_the_start_player_is_drawn() -> None:
    game = new(4)
    assert game.legal() == "=1 =2 =3 =4"
    game.do("=3")
    assert game.state.start == GREEN
    assert game.state.order == (2, 3, 0, 1)


@rule("EDO-3.3", "EDO-3.4", "EDO-3.20", "EDO-1.6", "EDO-1.15", "EDO-24.16")
def test_what_everybody_begins_with() -> None:
    game = drafting(4)
    assert game.state.merchant == "EDO"
    for player in game.state.players:
        assert (player.points, player.goods.ryo, player.officials) == (0, 10, 5)
        assert (player.houses, player.post, player.cards) == (7, True, ("A", "B", "C"))


@rule("EDO-3.5", "EDO-22.2", "EDO-21.6", "EDO-21.7", "EDO-24.14", "EDO-25.8")
def test_the_merchant_cards() -> None:
    game = new(3).do("=1")
    assert len(game.legal().split()) == 10
    game.do("=M04", "=M09")
    view = game.view()
    assert view.current is not None
    assert view.coming is not None
    assert (view.current.card, view.coming.card, view.stack) == ("M04", "M09", 9)
    assert game.state.stack == tuple(sorted(game.state.stack))


@rule("EDO-3.6", "EDO-22.3", "EDO-21.8", "EDO-21.9")
def test_the_special_cards() -> None:
    game = drafting(3)
    view = game.view()
    assert (len(view.display), view.deck) == (4, 8)
    assert game.state.deck == tuple(sorted(game.state.deck))


@rule("EDO-3.15", "EDO-22.4")
def test_a_tile_of_the_player_count_for_each_city() -> None:
    game = new(4)
    while getattr(game.state.agenda[0], "what", "") != "tile":
        game.do(game.legal().split()[0])
    assert game.legal() == "=P4a =P4b =P4c =P4d =P4e =P4f"
    game.do("=P4c")
    assert game.state.tiles[0] == "P4c"
    assert "=P4c" not in game.legal()


@rule("EDO-3.7", "EDO-1.7", "EDO-1.8", "EDO-1.21", "EDO-1.17")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_common_supply(seats: int) -> None:
    view = drafting(seats).view()
    assert (view.neutral, view.strongholds) == (12, 8)


@rule("EDO-3.14", "EDO-9.4", "EDO-10.1")
def test_a_covered_space_offers_nothing_but_passage() -> None:
    game = position(
        4,
        players={RED: "samurai C5 FO1; goods 40 9W 9S"},
        merchant="C5",
        options={"temples": "on"},
    )
    game.turn(RED, "A.BUILD 1", "B.TRADE 1", "C.STONE 1")
    assert game.may("M-C4")
    game.do("go")
    assert game.to_act == (CHANCE,)
    assert game.legal() == "pass"
    assert game.why("H.C5", RED) == "edo-no-build-place"
    assert game.why("T.FO1", RED) == "edo-no-build-place"
    other = position(4, players={RED: "samurai FO1; goods 9"}).turn(RED, "A.WOOD 1").go()
    assert other.state.turn is not None
    assert other.state.turn.left == 0
    drafted = drafting(4)
    assert "C5" not in drafted.legal().split()
    assert drafted.why("C5") == "edo-no-city"


@rule("EDO-3.25", "EDO-17.1", "EDO-18.1", "EDO-25.4")
def test_variants_are_prepared_before_the_draft() -> None:
    game = drafting(3, options=ALL)
    view = game.view()
    assert all(column.demand and column.privilege for column in view.columns)
    assert {space[:2] for space in game.state.ronin_at} == {"FO", "QU", "RI"}
    assert game.asks("take")


@rule("EDO-3.40", "EDO-3.41", "EDO-20.1", "EDO-20.2", "EDO-24.17", "EDO-25.2")
def test_either_kind_first_then_what_lacks() -> None:
    game = drafting(4)
    assert game.legal() == "C1 C2 C3 C4 K1 K2 K3 K4 K5"
    game.do("K2", "C1", "C2", "C3")
    assert game.to_act == (3,)
    assert game.legal() == "K1 K3 K4 K5"
    assert game.why("C4") == "edo-no-city-twice"
    assert game.why("K2") == "edo-no-bundle-taken"
    assert game.legal().split()[0] == "K1"


@rule("EDO-3.42", "EDO-3.46")
def test_start_cities() -> None:
    game = drafting(2)
    assert game.why("EDO") == "edo-no-city-edo"
    game.do("C2")
    assert game.why("C2") == "edo-no-city-taken"
    game.do("C3", "K1", "K3")
    assert game.row("C1") == ""
    assert game.state.round == 1


@rule("EDO-15.4", "EDO-20.3", "EDO-1.13", "EDO-1.14", "EDO-0.2")
def test_five_players_play_alike() -> None:
    four, five = planning(4), planning(5)
    assert four.legal("act") == five.legal("act")
    rich = position(5, players={RED: "goods 500 90R 90W 90S"}).turn(RED, "A.RICE 2").go()
    assert rich.has(RED) == "500 94R 90W 90S"


@rule("EDO-17.2", "EDO-17.3", "EDO-17.4", "EDO-22.5", "EDO-21.10", "EDO-21.11")
def test_the_privilege_board() -> None:
    game = new(3, {"privileges": "on"})
    while getattr(game.state.agenda[0], "what", "") != "demand":
        game.do(game.legal().split()[0])
    game.do("=D01", "=D02", "=D03", "=a", "=b", "=b", "=D04", "=c")
    assert game.state.demands == ("D03", "D02", "D01")
    assert game.state.privilege_row == ("a", "b", "b")
    view = game.view()
    assert view.next_demand is not None
    assert (view.next_demand.marker, view.next_privilege) == ("D04", "c")
    assert (view.demand_stack, view.privilege_stack) == (11, 8)


@rule("EDO-22.5", "EDO-17.32")
def test_equal_privilege_markers_are_drawn_as_often_as_there_are_any() -> None:
    game = new(3, {"privileges": "on"})
    while getattr(game.state.agenda[0], "what", "") != "privilege":
        game.do(game.legal().split()[0])
    moves = {str(move): weight for move, weight in outcomes(EDO, game.state)}
    assert (moves["=b"], moves["=d"], moves["=a"], sum(moves.values())) == (2, 2, 1, 12)


@rule("EDO-18.1", "EDO-18.2", "EDO-22.6", "EDO-21.12", "EDO-21.5")
def test_ronin_at_the_start() -> None:
    game = new(4, {"ronin": "on"})
    while getattr(game.state.agenda[0], "what", "") != "ronin":
        game.do(game.legal().split()[0])
    assert game.legal() == "=FO2 =FO3 =FO4 =FO5"
    game.do("=FO4")
    assert game.legal() == "=QU1 =QU2 =QU3 =QU4"
    game.do("=QU1")
    assert game.legal() == "=RI1 =RI2 =RI3 =RI4"
    game.do("=RI2")
    assert game.state.ronin_at == ("FO4", "QU1", "RI2")
    assert dict(game.view().bag) == {"rice": 1, "forest": 1, "quarry": 1, "city": 1, "free": 3}


@rule("EDO-18.4")
def test_samurai_of_unused_colours_count_for_production_only() -> None:
    def named() -> Game:
        game = position(
            2, players={RED: "samurai FO1 FO2"}, options={"ronin": "on"}, ronin_at=("FO1", "QU1", "RI3")
        )
        return game.turn(RED, "B.TRAVEL 1").go().do("R.FO1")

    # One against one, or two against one: the third piece there is on nobody's side.
    assert named().do("pass").heard()[-1] == "edo-log-stood"
    assert named().do("FO2-FO1", "pass").heard()[-1] == "edo-log-dispersed"


@rule("EDO-21.4", "EDO-21.5", "EDO-24.25")
def test_holdings_and_board_are_open() -> None:
    game = position(
        players={BLUE: "goods 7 1R 2W 3S; neutral 2; samurai C1", RED: "cards S03"}, rows={"C1": "B"}
    )
    public = game.view(None)
    blue = public.players[BLUE]
    assert (blue.goods.ryo, blue.goods.rice, blue.goods.wood, blue.goods.stone) == (7, 1, 2, 3)
    assert (blue.neutral, blue.samurai) == (2, ("C1",))
    assert public.players[RED].cards == ("A", "B", "C", "S03")
    assert public.own is None


@rule("EDO-0.5")
def test_spaces_are_compared_by_number() -> None:
    codes = [space.code for space in planning(4).view().spaces]
    assert codes[0] == "EDO"
    assert codes[-1] == "GA5"
    kinds = list(dict.fromkeys(code.rstrip("0123456789") for code in codes))
    assert kinds == ["EDO", "RV", "RD", "C", "FO", "RI", "QU", "GA"]


@rule("EDO-25.3", "EDO-16.1")
def test_options() -> None:
    assert [option.key for option in EDO.options] == ["temples", "privileges", "ronin"]
    assert all(player.temples == 3 for player in drafting(3, options=ALL).state.players)
    assert all(player.temples == 0 for player in drafting(3).state.players)


@rule("EDO-22.1", "EDO-22.2", "EDO-22.3", "EDO-24.28")
def test_unseen_decks_have_no_order() -> None:
    game: Game = drafting(3, options=ALL)
    state = game.state
    for deck in (state.stack, state.deck, state.demand_stack, state.privilege_stack):
        assert list(deck) == sorted(deck)
