"""The ways that a page shows first, and when the page ends the movement step by itself."""

from __future__ import annotations

import pytest

from tests.games.edo.scenario import BLUE, FORMER, RED, Game, position


def first(game: Game) -> list[str]:
    moves = game.rules.moves(game.state, RED)
    return [str(one) for one in moves if game.rules.offer(game.state, RED, one).likely]


def usual(game: Game) -> list[str]:
    moves = game.rules.moves(game.state, RED)
    return [str(one) for one in moves if game.rules.offer(game.state, RED, one).usual]


@pytest.mark.parametrize(
    ("slot", "held", "shown"),
    [
        ("A.WOOD 1", "samurai C1; goods 9", {"C1-FO1", "C1-FO2", "C1-FO3"}),
        ("A.WOOD 1", "samurai C1; goods 1", {"C1-FO2"}),  # the only forest that one ryo reaches
        ("A.BUILD 1", "samurai FO2; goods 9 9R 9W 9S", {"FO2-C1", "FO2-EDO", "FO2-C2", "FO2-C3"}),
        ("B.TRADE 1", "samurai C1; goods 9 9R", {"M-C1", "C1-EDO"}),
        ("B.TRAVEL 1", "samurai C1; goods 9", set()),
        ("A.MONEY 0", "samurai C1; goods 9", set()),
    ],
)
def test_ways_to_where_an_official_can_work(slot: str, held: str, shown: set[str]) -> None:
    assert set(first(position(players={RED: held}).turn(RED, slot))) == shown


def test_the_best_one_counts_and_says_what_it_brings() -> None:
    game = position(players={RED: "samurai C1; goods 9", BLUE: "samurai FO2"}).turn(RED, "A.WOOD 1")
    offers = {str(one): game.rules.offer(game.state, RED, one) for one in game.rules.moves(game.state, RED)}
    assert [one.key for one in offers["C1-FO2"].effects] == ["edo-effect-price", "edo-gain"]
    assert str(offers["C1-FO3"].effects[1].args) != str(offers["C1-FO2"].effects[1].args), "3 wood or 2"
    assert [one.key for one in offers["C1-QU1"].effects] == ["edo-effect-price"]


def test_the_step_ends_with_the_word_of_the_seat() -> None:
    """Another step, or the merchant, may be worth the ryo (EDO-7.2, EDO-7.5)."""
    wood = position(players={RED: "samurai C1; goods 9"}).turn(RED, "A.WOOD 1")
    assert usual(wood.do("C1-FO2")) == []
    last = position(players={RED: "samurai C1; goods 1"}).turn(RED, "A.WOOD 1").do("C1-FO2")
    assert usual(last) == ["go"], "nothing else is left; the page gives it, and the player confirms it"


def test_in_earlier_versions_the_page_ends_it_where_nothing_would_be_better() -> None:
    def turn(held: str, slot: str) -> Game:
        return position(players={RED: held}, rules=FORMER[3]).turn(RED, slot)

    wood = turn("samurai C1; goods 9", "A.WOOD 1")
    assert usual(wood) == [], "nobody has moved"
    assert usual(wood.do("C1-FO2")) == ["go"]
    two = turn("samurai C1 C1; goods 9", "A.WOOD 2")
    assert usual(two.do("C1-FO2")) == [], "another samurai could work as well"
    house = turn("samurai FO2; goods 9 9R 9W 9S", "A.BUILD 1")
    assert usual(house.do("FO2-RD1")) == []
    assert usual(house.do("RD1-C1")) == ["go"]
    trade = turn("samurai C1; goods 9 9R", "B.TRADE 1")
    assert usual(trade.do("M-C1")) == ["go"]
