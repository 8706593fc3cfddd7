"""Sections 1 and 2: terms, components and data."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.components import DataError, fingerprint
from bot.games.golden_horn import GoldenHorn, components
from bot.games.golden_horn.validate import load
from tests.games.golden_horn.scenario import GH, new_game, position
from tests.parsing import parser
from tests.rule_ids import rule

TOML = (Path(components.__file__).parent / "components.toml").read_text(encoding="utf-8")
parse = parser(GH)

ROUTES = {
    2: "V S1R S2B S3Y M S4O S5P S6G C",
    3: "V S1O S2P S3G S4R S5B S6Y S7O S8P S9G S10R S11B S12Y C",
    4: "V S1O S2P S3G S4R S5B S6Y M S7O S8P S9G S10R S11B S12Y C",
}
"""Table 2.3."""

SHIPS = {
    "L1": ("B", 3),
    "L2": ("OP", 2),
    "L3": ("GYR", 1),
    "E1": ("P", 3),
    "E2": ("YB", 2),
    "E3": ("ROG", 1),
    "T1": ("O", 3),
    "T2": ("GY", 2),
    "T3": ("PRB", 1),
    "A1": ("Y", 3),
    "A2": ("RO", 2),
    "A3": ("BGP", 1),
}
"""Table 2.4: sail colours and cards drawn on arrival."""


def route(players: int) -> str:
    return " ".join(node.id + (node.colour or "") for node in GH.boards["LETA"[:players]].route)


@rule("GH-1.1")
def test_gh_1_1_six_colours() -> None:
    census = GH.census(new_game(3).state)
    assert {key: census[key] for key in census if key != "ships"} == {
        **{f"cubes {colour}": 15 for colour in "OPGRBY"},
        **{f"cards {colour}": 9 for colour in "OPGRBY"},
    }


@rule("GH-1.2", "GH-1.3", "GH-2.5", "GH-2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gh_1_2_the_route_is_a_line_from_venice_to_constantinople(players: int) -> None:
    assert route(players) == ROUTES[players]


@rule("GH-1.4")
def test_gh_1_4_main_ports_ports_and_sea() -> None:
    board = GH.boards["LETA"]
    ids = [node.id for node in board.route]
    assert [ids[at] for at in range(len(ids)) if board.main_port(at)] == ["V", "C"]
    assert [ids[at] for at in range(len(ids)) if not board.at_sea(at)] == ["V", "M", "C"]


@rule("GH-1.5")
def test_gh_1_5_east_is_towards_constantinople() -> None:
    assert position("L3@S5>E [B]").play("L3").legal() == "S6 S7"
    assert position("L3@S5<W [B]").play("L3").legal() == "S4 S3 S2"
    directions = {ship.id: ship.direction for ship in position("L3@S5<W [B], L1@S2>E [R]").view().ships}
    assert (directions["L1"], directions["L3"], directions["L2"]) == ("E", "W", "")


@rule("GH-1.6")
def test_gh_1_6_a_round_is_a_turn_of_everybody_from_the_start_player() -> None:
    game = position(start=2, turn="E")
    rounds = []
    for _ in range(6):
        rounds.append((game.turn, game.view().round))
        game.anyhow()
    assert rounds == [("E", 1), ("T", 1), ("L", 1), ("E", 2), ("T", 2), ("L", 2)]


@rule("GH-2.1", "GH-2.3")
def test_gh_2_1_symbols_and_their_fixed_colours() -> None:
    assert load().tiles == {"triangle": "RBY", "circle": "OPG"}


@rule("GH-2.2")
@pytest.mark.parametrize(("players", "each"), [(2, 1), (3, 2), (4, 2)])
def test_gh_2_2_tiles_in_play(players: int, each: int) -> None:
    stops = load().routes[players].stops
    assert [stops.count(symbol) for symbol in ("triangle", "circle")] == [each, each]


@rule("GH-2.4")
def test_gh_2_4_two_players() -> None:
    assert load().routes[2].stops == ("V", "triangle", "M", "circle", "C")


@rule("GH-2.5")
def test_gh_2_5_three_players_without_modone() -> None:
    assert load().routes[3].stops == ("V", "circle", "triangle", "circle", "triangle", "C")


@rule("GH-2.6")
def test_gh_2_6_four_players() -> None:
    assert load().routes[4].stops == ("V", "circle", "triangle", "M", "circle", "triangle", "C")


@rule("GH-2.7")
@pytest.mark.parametrize(("players", "berths"), [(2, [2]), (3, []), (4, [3])])
def test_gh_2_7_berths(players: int, berths: list[int]) -> None:
    assert [node.berths for node in new_game(players).view().route if node.id == "M"] == berths


@rule("GH-2.8", "GH-8.3")
def test_gh_2_8_ships() -> None:
    fleet = {ship.id: ("".join(dict.fromkeys(ship.sails)), ship.cards) for ship in GH.boards["LETA"].ships}
    assert fleet == SHIPS


@rule("GH-2.9")
def test_gh_2_9_which_colour_is_doubled_has_no_effect() -> None:
    other = GoldenHorn(parse(TOML.replace('"OOP"', '"PPO"')))
    for ships, hand in (("L2@S1>E [BB]", "GRYOP"), ("L2@V", "")):
        one = position(ships, hands={"L": hand})
        two = position(ships, hands={"L": hand}, rules=other)
        while one.turn == "L":
            assert one.legal() == two.legal()
            move = one.legal().split()[-1]
            one.play(move)
            two.play(move)
        assert one.state == two.state


@rule("GH-2.10")
def test_gh_2_10_crests() -> None:
    assert [player.crest for player in new_game(4).view().players] == list("LETA")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("cubes = 15", "cubes = 0", "counts.cubes"),
        ("cubes = 15", "cubes = 2", "too few cubes"),
        ("cards = 9", "cards = 3", "too few cards"),
        ("attack_cards = 2", "attack_cards = 3", "attack_cards"),
        ("3 = 1\n\n# Squares", "4 = 1\n\n# Squares", "arrival_cards"),
        ('"RBY"', '"RBX"', "tiles.triangle"),
        ("[routes.2]", "[routes.5]", "routes"),
        ('"M", "circle", "C"]\nberths = 2', '"M", "circle"]\nberths = 2', "from V to C"),
        ('"M", "circle", "C"]\nberths = 2', '"circle", "C"]\nberths = 2', "Modone once"),
        ('"triangle", "M", "circle", "C"]', '"square", "M", "circle", "C"]', "unknown tile"),
        ("E = [", "X = [", "crests"),
        ('"BBB"', '"BB"', "three colour letters"),
        ('"BBB"', '"BBO"', "one, two and three"),
        ('"BBB"', '"OOO"', "every colour"),
        ("4 = 1, 5 = 2", "4 = 3, 5 = 2", "each further colour"),
        ("6 = 4", "7 = 4", "sizes"),
        ("cube = 1", "cube = 'one'", "points.cube"),
        ("cube = 1", "", "cube"),
        ("cube = 1", "cube = 1\nship = 2", "ship"),
        ("[points]", "[points", "line"),
    ],
)
def test_data_that_makes_no_game_is_refused(old: str, new: str, fault: str) -> None:
    assert old in TOML
    with pytest.raises(DataError, match=fault.replace(".", r"\.")):
        parse(TOML.replace(old, new, 1))


def test_the_fingerprint_is_of_the_values_not_of_the_layout() -> None:
    plain = "\n".join(line.split(" #")[0] for line in TOML.splitlines() if not line.startswith("#"))
    assert fingerprint(parse(plain)) == GH.data_fingerprint()
    assert fingerprint(parse(TOML.replace("cube = 1", "cube = 2"))) != GH.data_fingerprint()
