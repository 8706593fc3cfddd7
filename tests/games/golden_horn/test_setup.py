"""Sections 3 and 13: setup and randomness."""

from __future__ import annotations

from itertools import product

import pytest

from bot.core import CHANCE, BadOption, Illegal, Step, Who, complete_options, fact, read, replay
from bot.core.chance import outcomes
from bot.games.golden_horn.setup import Back, Ports
from tests.games.golden_horn.scenario import GH, Game, new_game, position
from tests.rule_ids import rule


def dealt(seats: int, **options: str) -> Game:
    """After setup, with chance forced to the first of everything."""
    return new_game(seats, **{"start_seat": "1", **options}).settle()


def chance(game: Game) -> list[tuple[str, int]]:
    """What chance may do now, with weights."""
    return [(str(move), weight) for move, weight in outcomes(GH, game.state)]


@rule("GH-3.1")
def test_gh_3_1_seats() -> None:
    assert list(GH.seats) == [2, 3, 4]
    assert [len(new_game(seats).view().players) for seats in GH.seats] == [2, 3, 4]


@rule("GH-3.2")
def test_gh_3_2_crests_by_default_and_by_choice() -> None:
    assert [player.crest for player in new_game(3).view().players] == ["L", "E", "T"]
    chosen = new_game(2, crests="ATLE").view()
    assert [player.crest for player in chosen.players] == ["A", "T"]
    assert [(ship.id, ship.seat) for ship in chosen.ships] == [
        ("A1", 0),
        ("A2", 0),
        ("A3", 0),
        ("T1", 1),
        ("T2", 1),
        ("T3", 1),
    ]
    crests = next(option for option in GH.options if option.key == "crests")
    assert len(set(crests.values)) == 24
    assert {frozenset(value) for value in crests.values} == {frozenset("LETA")}


@rule("GH-3.3")
@pytest.mark.parametrize(("seats", "nodes"), [(2, 9), (3, 14), (4, 15)])
def test_gh_3_3_the_route_fits_the_seats(seats: int, nodes: int) -> None:
    assert len(new_game(seats).view().route) == nodes


@rule("GH-3.4")
def test_gh_3_4_start_seat_drawn_or_given() -> None:
    game = new_game(3)
    assert game.view().start_seat is None
    assert chance(game) == [("=1", 1), ("=2", 1), ("=3", 1)]
    assert game.do("=3").view().start_seat == 2
    given = new_game(3, start_seat="2")
    assert given.view().start_seat == 1
    assert given.settle().to_act == (1,)
    with pytest.raises(BadOption):
        new_game(3, start_seat="4")
    assert new_game(4, start_seat="4").view().start_seat == 3


@rule("GH-3.5")
def test_gh_3_5_the_start_player_stays() -> None:
    game = dealt(3, start_seat="2")
    for _ in range(5):
        game.anyhow()
        assert game.view().start_seat == 1


@rule("GH-3.6")
def test_gh_3_6_ship_placement() -> None:
    option = next(option for option in GH.options if option.key == "ship_placement")
    assert (option.values, option.default) == (("random", "choice"), "random")
    assert new_game(2, start_seat="1").view().question == "place"
    assert new_game(2, start_seat="1", ship_placement="choice").view().question == "ports"


@rule("GH-3.7")
def test_gh_3_7_random_ports_one_ship_after_the_other() -> None:
    game = new_game(2, start_seat="2")
    for name, port in zip(("L1", "L2", "L3", "E1", "E2", "E3"), "VCCVVC", strict=True):
        assert chance(game) == [("=V", 1), ("=C", 1)]
        game.do(f"={port}")
        assert next(ship.node for ship in game.view().ships if ship.id == name) == port
    assert [ship.node for ship in game.view().ships] == list("VCCVVC")


@rule("GH-3.8")
def test_gh_3_8_named_ports_are_secret_until_the_last_is_in() -> None:
    game = new_game(3, start_seat="1", ship_placement="choice")
    assert list(game.to_act) == [0, 1, 2]
    placements = {"".join(ports) for ports in product("VC", repeat=3)}
    assert {str(move) for move in GH.moves(game.state, 1)} == placements
    game.do("VVC", seat=1)
    assert list(game.to_act) == [0, 2]
    assert GH.may_change(game.state) == (1,)
    assert (game.view("E").sealed, game.view("L").sealed, game.view().sealed) == ("VVC", None, None)
    assert {ship.node for viewer in (None, "L", "E", "T") for ship in game.view(viewer).ships} == {None}
    assert [player.ready for player in game.view().players] == [False, True, False]
    game.do("CCC", seat=0).do("VCV", seat=2)
    assert [ship.node for ship in game.view().ships] == list("CCCVVCVCV")
    assert game.told == [
        fact("gh-ports-ready", who=Who(1)),
        fact("gh-ports-ready", who=Who(0)),
        fact(
            "gh-ports-open",
            who=Who(2),
            venices=4,
            venice=("E1", "E2", "T1", "T3"),
            constantinoples=5,
            constantinople=("L1", "L2", "L3", "E3", "T2"),
        ),
    ]
    assert game.view().question == "fill"


@rule("GH-3.8")
def test_gh_3_8_a_sealed_choice_can_be_taken_back() -> None:
    game = new_game(2, start_seat="1", ship_placement="choice").do("VVC", seat=1)
    assert list(GH.moves(game.state, 1)) == [Back()]
    assert game.why("CCC", seat=1) == "gh-no-ports-sealed"
    before = game.state
    assert GH.narrate(before, 1, Back(), None) == fact("gh-ports-back", who=Who(1))
    game.do("back", seat=1)
    assert game.to_act == (0, 1)
    assert game.view("E").sealed is None
    assert game.why("back", seat=1) == "gh-no-back"
    assert game.why("VV", seat=1) == "gh-no-ports-form"
    with pytest.raises(Illegal):
        read(GH, game.state, 1, "VCM")


@rule("GH-3.8", "GH-12.6")
def test_gh_3_8_only_its_maker_hears_what_is_sealed() -> None:
    state = new_game(2, start_seat="1", ship_placement="choice").state
    own = GH.narrate(state, 0, Ports("VCV"), 0)
    assert own is not None
    assert own.key == "gh-ports-sealed"
    heard = {str(GH.narrate(state, 0, Ports(ports), to)) for ports in ("VCV", "CCC") for to in (None, 1)}
    assert len(heard) == 1


@rule("GH-3.9")
def test_gh_3_9_any_number_of_ships_in_a_main_port() -> None:
    game = new_game(4, start_seat="1")
    for _ in range(12):
        game.do("=V")
    assert {ship.node for ship in game.view().ships} == {"V"}
    game = position("L1@S1<W [R], L2@V, L3@V, E1@V, E2@V, E3@V").play("L1")
    assert game.legal() == "V"


@rule("GH-3.10", "GH-3.13", "GH-3.14")
def test_gh_3_10_everything_starts_in_bag_and_pile() -> None:
    view = new_game(3).view("L")
    assert (view.bag, view.pile) == (90, 54)
    assert {player.warehouse for player in new_game(3, open_warehouses="on").view().players} == {(0,) * 6}
    assert {ship.cubes for ship in view.ships} == {0}


@rule("GH-3.11", "GH-13.2")
def test_gh_3_11_nine_cubes_for_venice_then_nine_for_constantinople() -> None:
    game = new_game(2, start_seat="1")
    for _ in range(6):
        game.do("=V")
    for port in "VC":
        for left in range(9, 0, -1):
            assert len(game.port(port)) == 9 - left
            weights = dict(chance(game))
            assert sum(weights.values()) == game.bag
            game.do("=R" if port == "V" else "=B")
    assert (game.port("V"), game.port("C")) == ("R" * 9, "B" * 9)
    assert game.bag == 72


@rule("GH-3.12", "GH-3.13")
def test_gh_3_12_five_cards_each_from_the_start_player_in_blocks() -> None:
    game = new_game(3, start_seat="2")
    while game.view().question != "draw":
        game.do(str(next(iter(GH.moves(game.state, CHANCE)))))
    sizes = []
    for _ in range(15):
        game.do(chance(game)[0][0])
        sizes.append(tuple(player.hand for player in game.view().players))
    assert sizes[:6] == [(0, 1, 0), (0, 2, 0), (0, 3, 0), (0, 4, 0), (0, 5, 0), (0, 5, 1)]
    assert sizes[9:11] == [(0, 5, 5), (1, 5, 5)]
    assert sizes[-1] == (5, 5, 5)
    assert game.view().pile == 39
    assert game.view().discard == (0,) * 6


@rule("GH-3.14")
def test_gh_3_14_ships_and_warehouses_start_empty() -> None:
    view = dealt(4, open_warehouses="on").view()
    assert {player.warehouse for player in view.players} == {(0,) * 6}
    assert {(ship.cargo, ship.cubes, ship.direction) for ship in view.ships} == {(None, 0, "")}


@rule("GH-3.15", "GH-13.1")
@pytest.mark.parametrize(
    ("options", "questions"),
    [
        ({}, ["start", "place", "fill", "draw", "open"]),
        ({"start_seat": "1"}, ["place", "fill", "draw", "open"]),
        ({"ship_placement": "choice"}, ["start", "ports", "fill", "draw", "open"]),
    ],
)
def test_gh_3_15_order_of_setup(options: dict[str, str], questions: list[str]) -> None:
    game = new_game(2, **options)
    asked = [game.view().question]
    while asked[-1] != "open":
        seat = game.to_act[0]
        game.step(seat, next(iter(GH.moves(game.state, seat))))
        asked.append(game.view().question)
    assert list(dict.fromkeys(asked)) == questions


@rule("GH-13.1")
def test_gh_13_1_random_events() -> None:
    def draws(**options: str) -> int:
        game = new_game(4, **options)
        return len(game.settle().told)

    assert draws() == 1 + 12 + 18 + 20
    assert draws(start_seat="3") == 12 + 18 + 20
    game = position("L1@V", V="BBPGGGYYR").play("L1", "+G", "S1")
    assert [told.key for told in game.told if told][2:5] == ["gh-refilled"] * 3


@rule("GH-13.2")
def test_gh_13_2_chances_of_what_is_in_bag_and_pile() -> None:
    game = position("L1@V, L2@S12>E [R]", V="BBPGGGYYR", bag="OOORRB", pile="GGGGY").play("L1").do("+P")
    assert chance(game) == [("=O", 3), ("=R", 2), ("=B", 1)]
    game = position("L2@S12>E [R]", pile="GGGGY").play("L2").do("C")
    assert chance(game) == [("=G", 4), ("=Y", 1)]


@rule("GH-13.3")
def test_gh_13_3_the_same_decisions_and_outcomes_give_the_same_game() -> None:
    options = complete_options(GH.options, {"start_seat": "1"})
    state, log = GH.start(2, options), []
    while acting := GH.to_act(state):
        move = list(GH.moves(state, acting[0]))[-1]
        log.append(Step(acting[0], str(move)))
        state = GH.apply(state, acting[0], move)
        if len(log) == 150:
            break
    assert replay(GH, 2, options, log) == state


@rule("GH-13.4")
def test_gh_13_4_outcomes_can_be_forced_in_an_injected_position() -> None:
    game = position("L1@V", V="BBPGGGYYR", bag="BO").play("L1").do("+P").do("=B")
    assert game.port("V") == "GGGRBBBYY"
    game = position("L1@S12>E [G]", pile="ROR").play("L1", "C")
    assert game.hand("L") == "ORR"


@rule("GH-13.5")
def test_gh_13_5_a_reshuffle_is_no_random_event() -> None:
    game = position("L1@S12>E [GG]", pile="", discard="OOP").play("L1").do("C")
    assert chance(game) == [("=O", 2), ("=P", 1)]
    assert game.discard == ""
