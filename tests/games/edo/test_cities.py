"""Sections 9 and 10: buildings and trade."""

from __future__ import annotations

import pytest

from tests.games.edo.scenario import BLUE, GREEN, RED, Game, position
from tests.rule_ids import rule

RICH = "goods 60 9W 9S"


def builder(samurai: str = "C1", row: str = "", slot: str = "A.BUILD 2", **more: str) -> Game:
    """Red builds: what the city C1 holds is `row`."""
    extra = "; ".join(f"{name} {value}" for name, value in more.items())
    players = {RED: f"samurai {samurai}; {RICH}; {extra}"}
    return position(players=players, rows={"C1": row}).turn(RED, slot).go()


@rule("EDO-9.1", "EDO-9.2", "EDO-9.3", "EDO-9.5", "EDO-9.6", "EDO-20.9", "EDO-4.15")
@pytest.mark.parametrize(
    ("move", "has", "points"),
    [("H.C1", "56 7W 8S", 1), ("P.C1", "52 6W 8S", 2), ("S.C1", "48 9W 5S", 3)],
)
def test_a_building_is_paid_and_scored_at_once(move: str, has: str, points: int) -> None:
    game = builder().do(move)
    assert (game.has(RED), game.points(RED)) == (has, points)


@rule("EDO-9.5")
def test_a_discount_lowers_the_ryo_only() -> None:
    game = position(players={RED: "samurai C1; goods 2 2W 1S; cards S05"}).turn(RED, "S05.BUILD 2").go()
    game.do("H.C1")
    assert game.has(RED) == "0"


@rule("EDO-9.2", "EDO-24.10")
def test_limits_of_trading_posts() -> None:
    game = builder("C1 EDO")
    assert not game.may("P.EDO")
    game.do("P.C1")
    assert not game.may("P.C1")
    assert game.why("P.C1") == "edo-no-build-none"
    other = builder(row="BP")
    assert other.why("P.C1") == "edo-no-build-taken"
    assert other.may("H.C1")


@rule("EDO-9.3", "EDO-9.9", "EDO-2.42")
def test_one_stronghold_in_a_city() -> None:
    game = builder("C1 EDO", row="B B B B B B").do("S.C1")
    assert game.why("S.C1") == "edo-no-build-taken"
    assert game.may("S.EDO")
    city = next(space.city for space in game.view().spaces if space.code == "C1")
    assert city is not None
    assert (city.stronghold, game.view().strongholds) == (RED, 7)


@rule("EDO-9.7", "EDO-2.40")
def test_all_sites_taken() -> None:
    game = builder(row="B B B B B B")
    assert game.legal("build") == "S.C1"
    assert game.why("H.C1") == "edo-no-build-site"


@rule("EDO-9.1")
def test_no_house_left() -> None:
    assert builder(houses="0").why("H.C1") == "edo-no-build-none"


@rule("EDO-9.8", "EDO-9.10", "EDO-9.4", "EDO-9.7")
def test_several_houses_in_one_city() -> None:
    game = builder().do("H.C1", "H.C1")
    assert game.row("C1") == "R R"
    assert builder("C1 C2").do("H.C1", "H.C2").row("C2") == "R"


@rule("EDO-9.4")
def test_a_samurai_in_the_city_is_needed() -> None:
    assert builder().why("H.C2") == "edo-no-build-nobody"
    assert builder().why("H.FO1") == "edo-no-build-place"


@rule("EDO-10.1", "EDO-4.17", "EDO-24.15")
@pytest.mark.parametrize(
    ("samurai", "merchant", "allowed"),
    [("C1", "C1", True), ("EDO", "EDO", True), ("C1", "C2", False), ("FO1", "FO1", False)],
)
def test_where_trade_is_possible(samurai: str, merchant: str, allowed: bool) -> None:
    game = position(players={RED: f"samurai {samurai}; goods 9"}, current="M01", merchant=merchant)
    game.turn(RED, "B.TRADE 1")
    assert (game.why("M01.1.1") == "edo-no-walk-first") is allowed
    if not allowed:
        assert game.why("M01.1.1") == "edo-no-trade-place"


def trader(row: str = "", held: str = RICH, slot: str = "B.TRADE 2", coming: str = "M09") -> Game:
    """Red stands with the merchant in C1; the current card is M01."""
    game = position(
        players={RED: f"samurai C1; {held}", BLUE: "samurai C1; goods 9"},
        rows={"C1": row},
        current="M01",
        coming=coming,
        merchant="C1",
        options={"privileges": "on"},
    )
    return game.turn(RED, slot).go()


def offers(game: Game) -> str:
    """The merchant's offers; demands are of the same kind."""
    return " ".join(move for move in game.legal("trade").split() if move.startswith("M"))


@rule("EDO-10.4", "EDO-10.5", "EDO-20.11", "EDO-25.5", "EDO-10.2")
def test_each_official_trades_for_himself() -> None:
    game = trader()
    assert offers(game) == "M01.1.1 M01.1.2 M01.2"
    assert game.why("M01.1.3") == "edo-no-trade-most"
    game.do("M01.2", "M01.2")
    assert (game.has(RED), game.points(RED)) == ("56 9W 5S", 2)


@rule("EDO-10.3", "EDO-10.8")
def test_with_a_trading_post_both_offers_each_once() -> None:
    game = trader("RP", slot="B.TRADE 1").do("M01.1.2")
    assert offers(game) == "M01.2"
    assert game.why("M01.1.1") == "edo-no-trade-twice"
    game.do("M01.2")
    assert game.legal() == "=open"


@rule("EDO-10.3", "EDO-4.64")
@pytest.mark.parametrize("city", ["C1", "EDO"])
def test_card_s07_trades_as_if_a_trading_post_stood_there(city: str) -> None:
    game = position(players={RED: f"samurai {city}; {RICH}; cards S07"}, current="M01", merchant=city)
    game.turn(RED, "S07.TRADE 1").go().do("M01.2")
    assert game.may("M01.1.2")


@rule("EDO-10.6")
def test_a_used_offer_stays_for_others() -> None:
    game = trader(slot="B.TRADE 1").do("M01.2")
    assert game.state.current == "M01"
    assert game.view().current is not None


@rule("EDO-10.7", "EDO-17.43")
def test_the_next_card_cannot_be_used_without_its_privilege() -> None:
    assert trader().why("M09.2") == "edo-no-trade-next"
    helped = trader(held=f"{RICH}; privileges c")
    assert offers(helped) == "M01.1.1 M01.1.2 M01.2 M09.1.1 M09.1.2 M09.2"
    helped.do("M01.2")
    assert helped.player(RED).privileges == ("c",)
    helped.do("M09.1.1")
    assert helped.player(RED).privileges == ()
    both = trader("RP", held=f"{RICH}; privileges c").do("M09.1.1")
    assert offers(both) == "M01.1.1 M01.1.2 M01.2 M09.2"
    assert offers(trader(held=f"{RICH}; privileges c", coming="")) == "M01.1.1 M01.1.2 M01.2"


@rule("EDO-11.6", "EDO-11.8", "EDO-11.9")
def test_strongholds_count_nothing_and_nobody_is_paid_nothing() -> None:
    game = position(strongholds=(None, GREEN, None, None), tiles={"C1": "P3c"})
    assert game.income("C1") == {}
