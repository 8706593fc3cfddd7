"""Sections 11 to 13 and 20: wages, income, the limit, the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.core import CHANCE
from bot.games.edo.wages import Home
from tests.games.edo.scenario import ALL, BLUE, FORMER, GREEN, RED, Game, position
from tests.rule_ids import rule


@rule("EDO-11.1", "EDO-11.3", "EDO-20.16")
def test_samurai_can_be_withdrawn_although_they_could_be_paid() -> None:
    asked = position(players={RED: "samurai C1 FO1; goods 0 5R"}, asking=(RED,)).turn(RED)
    game = asked.end_phase()
    assert game.legal() == "pay -C1 -FO1 home"
    game.do("-C1", "pay")
    assert (game.samurai(RED), game.has(RED), game.player(RED).officials) == ("FO1", "0 4R", 4)
    home = position(players={RED: "samurai C1 FO1; goods 0 5R"}, asking=(RED,)).turn(RED)
    home.end_phase().do("home")
    assert (home.samurai(RED), home.has(RED), home.player(RED).officials) == ("", "0 5R", 5)


@rule("EDO-11.2", "EDO-20.16", "EDO-20.25")
def test_without_rice_all_samurai_return() -> None:
    game = position(players={RED: "samurai C1 FO1"}).turn(RED).end_phase()
    assert (game.to_act, game.legal()) == ((RED,), "-C1 -FO1 home")
    assert game.rules.by_itself(game.state, RED) == Home()
    game.do("home")
    assert game.player(RED).officials == 5
    former = position(players={RED: "samurai C1 FO1"}, rules=FORMER[4]).turn(RED).end_phase()
    assert (former.to_act, former.legal()) == ((CHANCE,), "home")
    short = position(players={RED: "samurai C1 FO1; goods 0 1R"}).turn(RED).end_phase()
    assert short.why("pay") == "edo-no-rice"


@rule("EDO-11.4", "EDO-20.21")
def test_officials_off_the_board_get_nothing() -> None:
    game = position(players={RED: "goods 0 5R; neutral 3"}).turn(RED).end_round()
    assert game.has(RED) == "0 5R"
    assert "edo-log-paid" not in game.heard()


@rule("EDO-11.5", "EDO-5.3")
def test_income_comes_after_all_wages() -> None:
    game = position(
        players={RED: "samurai C1", BLUE: "samurai C2; goods 0 1R"}, rows={"C1": "R"}, tiles={"C1": "P3a"}
    )
    game.turn(RED).end_phase()
    game.do("home", "pay", "=take")
    assert game.heard()[-3:] == ["edo-log-home", "edo-log-paid", "edo-log-income"]
    assert game.has(RED) == "5"


@rule("EDO-12.2", "EDO-12.6", "EDO-20.17")
def test_the_limit_is_checked_at_the_end_of_the_round_only() -> None:
    game = position(players={RED: "goods 50 4R 4W 3S"}).turn(RED, "A.RICE 1").go()
    assert game.has(RED) == "50 6R 4W 3S"
    game.end_phase().settle()
    assert game.legal() == "-rice -wood -stone"
    game.do("-rice", "-rice", "-stone")
    assert game.has(RED) == "50 4R 4W 2S"
    assert game.state.round == 3 or game.to_act == (CHANCE,)


@rule("EDO-12.3", "EDO-13.1", "EDO-13.3", "EDO-25.6")
def test_the_round_with_the_twelfth_point_is_finished() -> None:
    game = position(3, {RED: "points 12; samurai C1; goods 3 9R 9W"}, rows={"C1": "R"}, tiles={"C1": "P3a"})
    game.turn(RED).end_phase().do("pay", "=take")
    assert game.has(RED) == "8 8R 9W"
    assert game.asks("discard")
    game.do(*["-rice"] * 7)
    assert game.to_act == ()
    assert game.state.current == "M02"
    assert game.state.start == RED


@rule("EDO-12.4", "EDO-22.8")
def test_the_next_merchant_card_becomes_current() -> None:
    game = position(current="M04", coming="M09", merchant="C2").turn(RED).end_phase().settle("M07")
    assert (game.state.current, game.state.coming, game.state.merchant) == ("M09", "M07", "C2")
    assert game.state.round == 3


@rule("EDO-13.1", "EDO-13.2", "EDO-13.12")
def test_markers_and_money_do_not_end_the_game() -> None:
    game = position(
        players={RED: "points 11; goods 200; markers 3"},
        options={"ronin": "on"},
        ronin_at=("FO1", "QU1", "RI1"),
    )
    game.turn(RED).end_round()
    assert game.state.round == 3


def final(players: dict[int, str], edo: str = "", **options: str) -> Game:
    """The last round is over, nobody has earned anything in it."""
    chosen = {"options": options} if options else {}
    game = position(players=players, rows={"EDO": edo}, current="M01", coming="", **chosen)  # type: ignore[arg-type]
    game.state = replace(game.state, tiles=("",) * 4)
    return game.turn(RED).end_round()


@rule("EDO-13.4", "EDO-13.5", "EDO-13.6", "EDO-13.7", "EDO-18.27", "EDO-17.47", "EDO-24.22", "EDO-24.23")
def test_the_items_of_the_score() -> None:
    players = {RED: "points 7; goods 59 5R 3W; samurai GA1 C1 C2; markers 2; privileges d ews; cards S01"}
    game = final(players, edo="R", **ALL)
    place = game.score().seats[RED]
    assert place.items == (
        ("edo-item-track", 7),
        ("edo-item-ryo", 2),
        ("edo-item-samurai", 1),
        ("edo-item-ronin", 2),
    )
    assert place.total == 12


@rule("EDO-13.8", "EDO-13.9", "EDO-24.24", "EDO-13.12")
@pytest.mark.parametrize(("edo", "ranks"), [("G", [3, 2, 1]), ("", [3, 1, 2]), ("R B G", [3, 1, 2])])
def test_a_house_in_edo(edo: str, ranks: list[int]) -> None:
    game = final({RED: "points 3", BLUE: "points 9", GREEN: "points 5"}, edo=edo)
    assert [place.rank for place in game.score().seats] == ranks
    noted = [any(key == "edo-item-no-house" for key, _ in place.items) for place in game.score().seats]
    assert noted == ([True, True, False] if edo == "G" else [False] * 3)


@rule("EDO-13.9")
def test_a_stronghold_in_edo_is_no_house() -> None:
    built = (RED, None, None, None)
    game = position(3, {RED: "points 3"}, {"EDO": "G"}, strongholds=built, current="M01", coming="")
    game.turn(RED).end_round()
    assert game.score().seats[RED].rank > game.score().seats[GREEN].rank


@rule("EDO-13.10", "EDO-13.11")
@pytest.mark.parametrize(
    ("red", "blue", "ranks"),
    [
        ("points 5; goods 9", "points 5; goods 8 9R", [1, 2, 3]),
        ("points 5; goods 9 1W", "points 5; goods 9 2W", [2, 1, 3]),
        ("points 5; goods 9 2R; samurai C1", "points 5; goods 9 1R", [1, 2, 3]),
        ("points 5; goods 9", "points 5; goods 9", [1, 1, 3]),
    ],
)
def test_ties(red: str, blue: str, ranks: list[int]) -> None:
    assert [place.rank for place in final({RED: red, BLUE: blue}).score().seats] == ranks
