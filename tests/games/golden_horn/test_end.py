"""Section 10: end of the game and scoring."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from bot.games.golden_horn.colours import Counts, counted
from bot.games.golden_horn.scoring import items, score
from bot.games.golden_horn.state import Final
from tests.games.golden_horn.scenario import GH, Game, position
from tests.rule_ids import rule

ALL = "OPGRBY"


def bonus(warehouse: Counts) -> int:
    return sum(points for key, points in items(GH.data.points, warehouse) if key != "gh-score-cubes")


def turns_to_the_end(game: Game) -> str:
    """Whose turns are still played, as crest letters."""
    turns = ""
    while game.to_act:
        turns += game.turn
        game.anyhow()
    return turns


@rule("GH-10.1")
@pytest.mark.parametrize(("port", "square"), [("V", "S1"), ("C", "S12")])
def test_gh_10_1_an_empty_main_port_starts_the_final_round(port: str, square: str) -> None:
    load = {"V": "+R", "C": "+G"}[port]
    game = position(f"L1@{port}", bag="", V="RRR", C="GGG").play("L1", load)
    assert game.view().final == Final(0, port)
    assert "gh-loaded-emptied" in [told.key for told in game.told if told]
    game = position(f"L1@{port}", bag="O", V="RRR", C="GGG").play("L1", load, square)
    assert game.view().final is None


@rule("GH-10.2")
def test_gh_10_2_a_call_starts_the_final_round() -> None:
    game = position("L1@S5>E [R]", warehouses={"L": ALL}).play("L1", "S6", "call")
    assert game.state.final == Final(0)
    assert turns_to_the_end(game) == "ET"


@rule("GH-10.3")
@pytest.mark.parametrize("missing", ALL)
def test_gh_10_3_a_cube_of_every_colour(missing: str) -> None:
    five = ALL.replace(missing, "")
    game = position("L1@S5>E [RR]", warehouses={"L": five * 2}).play("L1")
    assert game.why("call") == "gh-no-call-colours"
    assert game.play("S6").turn == "E"


@rule("GH-10.3")
def test_gh_10_3_stolen_cubes_count() -> None:
    game = position("L1@S5>E [R], E3@S2>E [B]", hands={"L": "RR"}, warehouses={"L": "OPGRY"})
    game.play("X.E3.RR", "L1", "S6")
    assert game.legal() == "call no"


@rule("GH-10.4")
def test_gh_10_4_calling_is_never_mandatory() -> None:
    game = position("L1@S5>E [R]", warehouses={"L": ALL}).play("L1", "S6", "no")
    assert (game.state.final, game.turn) == (None, "E")
    game.anyhow(2).play("L1", "S7")
    assert game.legal() == "call no"


@rule("GH-10.5")
def test_gh_10_5_asked_once_after_the_move() -> None:
    game = position("L1@S5>E [R]", warehouses={"L": ALL})
    assert game.why("call") == "gh-no-call-late"
    asked = []
    for move in ("L1", "S6", "no"):
        asked.append(game.view().question)
        game.play(move)
    assert asked == ["open", "sail", "end"]
    assert game.turn == "E"


@rule("GH-10.6")
@pytest.mark.parametrize(
    ("start", "caller", "more"), [(1, "L", "ET"), (1, "E", "T"), (2, "L", ""), (2, "E", "TL"), (3, "T", "LE")]
)
def test_gh_10_6_on_to_the_player_right_of_the_start_player(start: int, caller: str, more: str) -> None:
    game = position(f"{caller}1@S5>E [R]", start=start, turn=caller, warehouses={caller: ALL})
    assert turns_to_the_end(game.play(f"{caller}1", "S6", "call")) == more


@rule("GH-10.6")
@pytest.mark.parametrize("caller", "LET")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_gh_10_6_all_have_had_equally_many_turns(start: int, caller: str) -> None:
    game = position(f"{caller}1@S5>E [R]", start=start, turn=caller, warehouses={caller: ALL})
    game.play(f"{caller}1", "S6", "call")
    turns_to_the_end(game)
    assert game.state.turns % 3 == 0


@rule("GH-10.7")
def test_gh_10_7_a_trigger_in_the_last_players_turn_ends_the_game_after_it() -> None:
    game = position("T1@S5>E [R]", turn="T", warehouses={"T": ALL}).play("T1", "S6", "call")
    assert game.to_act == ()
    game = position("T1@V", turn="T", V="RRR", bag="").play("T1", "+R")
    assert game.to_act == (2,)
    assert game.play("S1").to_act == ()


@rule("GH-10.8")
def test_gh_10_8_further_triggers_change_nothing() -> None:
    game = position("L1@V", V="RR", C="GG", bag="", final=Final(2, "C"), warehouses={"L": ALL})
    game.play("L1", "+R", "S1")
    assert game.state.final == Final(2, "C")
    assert game.turn == "E"
    assert position(final=Final(1), warehouses={"L": ALL}).why("call") == "gh-no-call-final"


@rule("GH-10.9")
def test_gh_10_9_the_final_round_is_played_as_usual() -> None:
    ships = "L1@V, E3@S5>E [BB], E1@S12>E [R]"
    game = position(ships, V="RRRGGGYYY", final=Final(0, "C"), hands={"L": "RR"}).play(
        "X.E3.RR", "L1", "+G", "S1"
    )
    assert (game.warehouse("L"), len(game.port("V"))) == ("B", 9)
    assert len(game.play("E1", "C").hand("E")) == 3


@rule("GH-10.10")
def test_gh_10_10_cubes_aboard_and_cards_score_nothing() -> None:
    game = position(
        "T1@S5>E [RRR]", turn="T", hands={"T": "OOPPGG"}, warehouses={"L": "O"}, final=Final(0)
    ).play("T1", "S6")
    result = GH.score(game.state)
    assert result is not None
    assert [place.total for place in result.seats] == [1, 0, 0]


@rule("GH-10.11")
def test_gh_10_11_a_point_a_cube() -> None:
    assert items(GH.data.points, counted("OOOP"))[0] == ("gh-score-cubes", 4)
    assert sum(points for _, points in items(GH.data.points, counted("OOOP"))) == 4


@rule("GH-10.12")
@pytest.mark.parametrize(
    ("warehouse", "points"),
    [("", 0), ("OPG", 0), ("OPGR", 1), ("OPGRB", 2), ("OPGRBY", 4), ("OPGR" * 2, 2), ("OPGRBYOPGRB", 6)],
)
def test_gh_10_12_set_bonus(warehouse: str, points: int) -> None:
    assert bonus(counted(warehouse)) == points


def best_split(warehouse: Counts) -> int:
    """The best of all splits, by trying them."""
    worth = {4: 1, 5: 2, 6: 4}
    best = 0
    for taken in product((0, 1), repeat=6):
        size = sum(taken)
        if size in worth and all(number >= take for number, take in zip(warehouse, taken, strict=True)):
            rest = tuple(number - take for number, take in zip(warehouse, taken, strict=True))
            best = max(best, worth[size] + best_split(rest))  # type: ignore[arg-type]
    return best


@rule("GH-10.13")
@pytest.mark.parametrize(
    "warehouse", ["OPGRBYOPGR", "OOPPGGRRBY", "OOPPGGRRBBY", "OOOPPPGGGRRBY", "OPGRBYOPGRBY", "OOPGRBYY"]
)
def test_gh_10_13_the_formula_is_the_best_split(warehouse: str) -> None:
    assert bonus(counted(warehouse)) == best_split(counted(warehouse))


@rule("GH-10.14")
def test_gh_10_14_the_highest_total_wins_equals_share() -> None:
    result = score(GH.data.points, [counted("OOO"), counted("OPGR"), counted("BBBBB")])
    assert [place.total for place in result.seats] == [3, 5, 5]
    assert result.winners == (1, 2)


@rule("GH-10.15")
def test_gh_10_15_places_are_counted_on() -> None:
    result = score(GH.data.points, [counted("OOO"), counted("OOO"), counted("O"), counted("OO")])
    assert [place.rank for place in result.seats] == [1, 1, 4, 3]


def test_no_score_while_the_match_runs() -> None:
    game = position("T1@S5>E [R]", turn="T", final=Final(0))
    assert GH.score(game.state) is None
    assert GH.score(game.play("T1", "S6").state) is not None


def test_computers_count_points_as_the_component_data_say() -> None:
    points = replace(GH.data.points, cube=3)
    rules = GH.with_data(replace(GH.data, points=points))
    state = replace(position("L1@S5>E", warehouses={"L": "OOP"}).state, agenda=())
    final = rules.score(state)
    assert final is not None
    worths = [rules.heuristic.value(state, seat) for seat in range(state.seats)]
    assert worths == [of_seat.total for of_seat in final.seats]
