"""The worked examples of section 23 that need a variant or a fifth player, by name."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import CHANCE
from tests.games.edo.scenario import ALL, BLUE, GREEN, RED, Game, drafting, new, planning, position
from tests.rule_ids import rule

TEMPLES = {"temples": "on"}
PRIVILEGES = {"privileges": "on"}
RONIN = {"ronin": "on"}
DEMANDS: dict[str, Any] = {
    "demands": ("D08", "D01", "D14"),
    "next_demand": "D05",
    "privilege_row": ("a", "d", "ews"),
    "next_privilege": "c",
    "demand_stack": ("D02", "D03"),
    "privilege_stack": ("b", "fr"),
}


@rule("EX-16", "EDO-16.4", "EDO-16.6", "EDO-16.7", "EDO-16.8", "EDO-16.9")
def test_ex_16_temple_and_free_roads() -> None:
    game = position(players={GREEN: "samurai RV1; goods 0 1R 2W"}, options=TEMPLES)
    game.turn(GREEN, "A.BUILD 1").go().do("T.RV1")
    assert (game.has(GREEN), game.points(GREEN)) == ("0", 1)

    def prices(seat: int, who: str) -> dict[str, int]:
        players = {seat: f"samurai {who}; goods 9"} if who != "M" else {seat: "goods 9"}
        there = position(players=players, options=TEMPLES, temples_at=(("RV1", GREEN),), merchant="EDO")
        there.turn(seat, "A.WOOD 0")
        found = {}
        for move in there.rules.moves(there.state, seat):
            if str(move).startswith(f"{who}-"):
                effect = there.rules.offer(there.state, seat, move).effects[0]
                found[str(move).split("-")[1]] = effect.args["ryo"]
        return found  # type: ignore[return-value]

    assert prices(GREEN, "EDO")["C3"] == 1
    assert prices(GREEN, "M")["RI1"] == 0
    assert prices(GREEN, "RV1")["EDO"] == 0
    # Red pays every road: two by RD3, and three by RV1 and FO1.
    assert prices(RED, "EDO")["C3"] == 2
    assert prices(RED, "EDO")["FO1"] == 2


@rule("EX-17", "EDO-17.5", "EDO-17.6", "EDO-17.7", "EDO-17.8", "EDO-17.12")
def test_ex_17_meeting_a_demand() -> None:
    game = position(
        players={RED: "samurai C2; goods 10 1S; points 3"},
        rows={"C2": "R RP"},
        merchant="C2",
        options=PRIVILEGES,
        **DEMANDS,
    )
    game.turn(RED, "B.TRADE 1").go().do("D01")
    assert (game.has(RED), game.points(RED)) == ("0", 4)
    assert game.player(RED).privileges == ("d",)
    assert game.state.demands == ("D05", "D08", "D14")
    assert game.state.privilege_row == ("a", "ews", "c")
    assert game.state.met == ("D01",)
    game.do("=D03", "=b")
    assert (game.state.next_demand, game.state.next_privilege) == ("D03", "b")
    assert not game.legal("trade")


@rule("EX-18", "EDO-18.6")
@pytest.mark.parametrize(
    ("bands", "picks"),
    [
        (("FO1", "QU3", "RI2"), "R1 R2 R3"),
        (("C1", "C1", "C1"), "R1 R2 R3"),
        (("FO1", "QU2", "FO1"), "R2"),
    ],
)
def test_ex_18_which_ronin_may_be_picked(bands: tuple[str, str, str], picks: str) -> None:
    assert ronin_round(3, bands).legal() == picks


def ronin_round(seats: int, bands: tuple[str, str, str]) -> Game:
    """The start of a round, with the Ronin there."""
    from msgspec.structs import replace

    from bot.games.edo.ronin import PickRonin
    from bot.games.edo.rounds import Planning

    game = position(seats, options=RONIN, ronin_at=bands)
    game.state = replace(game.state, agenda=(PickRonin(RED), Planning()))
    return game


@rule("EX-19", "EDO-18.7", "EDO-18.8", "EDO-18.9", "EDO-18.10", "EDO-18.11", "EDO-18.12")
@pytest.mark.parametrize(
    ("seats", "bands", "pick", "tile", "ends"),
    [
        (3, ("FO1", "QU2", "FO1"), "R2", "forest", "FO1"),
        (3, ("FO1", "QU2", "FO1"), "R2", "quarry", "QU1 QU3"),
        (3, ("FO1", "QU2", "FO1"), "R2", "city", "C1 C2 C3"),
        (3, ("FO1", "QU2", "FO1"), "R2", "rice", "RI1 RI2 RI3"),
        (4, ("FO2", "QU2", "FO2"), "R2", "quarry", "QU1 QU3 QU4"),
        (3, ("C2", "C2", "C2"), "R1", "city", "C1 C3"),
    ],
)
def test_ex_19_where_the_ronin_may_go(
    seats: int, bands: tuple[str, str, str], pick: str, tile: str, ends: str
) -> None:
    game = ronin_round(seats, bands).do(pick, f"={tile}")
    assert game.legal() == ends


@rule("EX-20", "EDO-18.16")
def test_ex_20_ronin_lowers_production() -> None:
    game = position(players={BLUE: "samurai FO1"}, options=RONIN, ronin_at=("FO1", "QU1", "RI1"))
    assert game.turn(BLUE, "A.WOOD 1").play("FO1").has(BLUE) == "0 2W"


@rule("EX-21", "EDO-18.17", "EDO-18.18", "EDO-18.19", "EDO-17.44")
@pytest.mark.parametrize(("count", "builds", "pays"), [(1, True, True), (2, False, True), (3, False, False)])
def test_ex_21_ronin_in_a_city(count: int, builds: bool, pays: bool) -> None:
    game = position(
        players={RED: "samurai C1; goods 9 9W 9S; privileges d"},
        rows={"C1": "R B"},
        tiles={"C1": "P3c"},
        options=ALL,
        ronin_at=("C1",) * count + ("RI1",) * (3 - count),
    )
    assert game.income("C1") == ({RED: 4, BLUE: 3} if pays else {})
    game.turn(RED, "A.BUILD 1").do("go")
    assert game.may("H.C1") is builds
    assert game.may("d.C1") is pays
    if not builds:
        assert game.why("H.C1", RED) == "edo-no-build-ronin"


@rule("EX-22", "EDO-18.21", "EDO-18.22", "EDO-18.23", "EDO-18.24", "EDO-18.25", "EDO-18.26")
def test_ex_22_dispersing_ronin() -> None:
    game = position(players={BLUE: "samurai C2 FO3 GA2"}, options=RONIN, ronin_at=("C2", "C2", "RI1"))
    game.turn(BLUE, "B.TRAVEL 2").go().do("R.C2", "FO3-C2", "GA2-C2")
    assert game.player(BLUE).markers == 1
    game.do("=quarry", "QU1", "=free", "rice")
    # He must join the one on RI1: nobody is asked.
    assert (game.to_act, game.legal()) == ((CHANCE,), "RI1")
    game.do("RI1")
    assert game.samurai(BLUE) == "C2 C2 C2"
    assert game.state.ronin_at == ("QU1", "RI1", "RI1")
    assert game.state.drawn == ()
    assert not game.may("R.RI1")
    assert game.why("R.RI1") == "edo-no-disperse-twice"
    assert game.may("GA1")


@rule("EX-23", "EDO-17.31", "EDO-17.41")
def test_ex_23_prime_site() -> None:
    game = position(
        players={RED: "samurai C1; goods 4 2W 1S; privileges a"},
        rows={"C1": "B G"},
        tiles={"C1": "P3c"},
        options=PRIVILEGES,
    )
    game.turn(RED, "A.BUILD 1").go().do("H.C1*")
    assert game.row("C1") == "R B G"
    assert game.income("C1") == {RED: 4, BLUE: 2, GREEN: 1}
    assert game.player(RED).privileges == ()


@rule("EX-24", "EDO-17.32", "EDO-17.42", "EDO-17.49")
def test_ex_24_support() -> None:
    game = position(players={RED: "samurai C1 C2; privileges b"}, options=PRIVILEGES)
    game.turn(RED, "B.TRAVEL 2", "A.MONEY 1+1b", "C.STONE 0")
    assert game.player(RED).privileges == ("b",)
    game.go().do("pass", "pass").settle(reveal=True)
    assert game.player(RED).privileges == ()
    game.go()
    assert game.has(RED) == "10"
    assert game.state.used == ("b",)


@rule("EX-25", "EDO-17.39", "EDO-17.46")
@pytest.mark.parametrize(("slot", "wood"), [("A.WOOD 1", "3W"), ("S02.WOOD 1", "4W")])
def test_ex_25_full_production_privilege(slot: str, wood: str) -> None:
    game = position(
        players={GREEN: "samurai FO1; privileges fw; cards S02"}, options=ALL, ronin_at=("FO1", "FO1", "RI1")
    )
    game.turn(GREEN, slot).go().do("FO1*")
    assert game.has(GREEN) == f"0 {wood}"
    assert game.player(GREEN).privileges == ()


@rule("EX-26", "EDO-15.1", "EDO-15.2", "EDO-15.3", "EDO-3.13", "EDO-25.10")
def test_ex_26_five_players() -> None:
    game = planning(5)
    view = game.view()
    assert view.side == "B"
    assert not any(space.covered for space in view.spaces)
    assert sorted(game.state.tiles) == ["P5a", "P5b", "P5c", "P5d", "P5e", "P5f"]
    assert sorted(player.bundle for player in view.players) == ["K1", "K2", "K3", "K4", "K5"]
    assert sorted(player.city for player in view.players) == ["C1", "C2", "C3", "C4", "C5"]


@rule("EX-27", "EDO-18.3", "EDO-25.11")
@pytest.mark.parametrize(("forest", "wood"), [("FO1", "0 2W"), ("FO2", "0 1W")])
def test_ex_27_two_players_with_ronin(forest: str, wood: str) -> None:
    game = position(2, players={RED: f"samurai {forest}"}, options=RONIN, ronin_at=("FO2", "QU1", "RI3"))
    assert not any(space.covered for space in game.view().spaces)
    assert sum(space.strangers for space in game.view().spaces) == 9
    assert game.turn(RED, "A.WOOD 1").play(forest).has(RED) == wood


@rule("EX-28", "EDO-10.8", "EDO-17.33", "EDO-17.43")
def test_ex_28_trade_privilege() -> None:
    def trading(post: bool) -> Game:
        game = position(
            players={RED: "samurai C2; goods 4 3S; points 5; privileges c"},
            rows={"C2": "RP" if post else ""},
            current="M04",
            coming="M09",
            merchant="C2",
            options=PRIVILEGES,
        )
        game.turn(RED, "B.TRADE 1").go().do("M09.2")
        assert game.player(RED).privileges == ()
        return game

    game = trading(True).do("M04.1.1")
    assert (game.has(RED), game.points(RED)) == ("1 1S", 6)
    assert not trading(False).may("M04.1.1")


@rule("EX-31", "EDO-18.24", "EDO-18.25", "EDO-18.29", "EDO-18.30")
def test_ex_31_dispersing_three_ronin() -> None:
    game = position(players={RED: "samurai C1 C1 FO2 RI1"}, options=RONIN, ronin_at=("C1", "C1", "C1"))
    game.turn(RED, "B.TRAVEL 1").go().do("R.C1", "FO2-C1", "RI1-C1")
    assert game.player(RED).markers == 2
    game.do("=city")
    assert game.legal() == "C2 C3"
    game.do("C3", "=free", "city")
    assert game.legal() == "C3"
    game.do("C3", "=forest")
    assert game.legal() == "FO1 FO2 FO3"
    game.do("FO1")
    assert game.state.drawn == ()
    assert game.samurai(RED) == "C1 C1 C1 C1"


@rule("EX-32", "EDO-17.8", "EDO-17.9", "EDO-17.10", "EDO-17.50")
def test_ex_32_several_demands_and_an_exhausted_privilege_stack() -> None:
    game = position(
        players={BLUE: "goods 10 2R"},
        options=PRIVILEGES,
        demands=("D02", "D06", "D11"),
        next_demand="D15",
        demand_stack=(),
        privilege_row=("fr", "", ""),
        next_privilege="",
        privilege_stack=(),
    )
    game.turn(BLUE, "B.TRAVEL 1").go().do("D06")
    assert game.points(BLUE) == 1
    assert game.player(BLUE).privileges == ()
    assert game.state.demands == ("D15", "D02", "D11")
    assert game.state.next_demand == ""
    assert game.state.privilege_row == ("fr", "", "")


@rule("EDO-19.1", "EDO-15.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_variants_in_any_combination(seats: int) -> None:
    for number in range(8):
        chosen = {
            name: "on" if number >> bit & 1 else "off"
            for bit, name in enumerate(("temples", "privileges", "ronin"))
        }
        view = planning(seats, chosen).view()
        assert (view.temples, view.privileges, view.ronin) == tuple(
            value == "on" for value in chosen.values()
        )


@rule("EDO-19.6", "EDO-22.8")
def test_setup_order() -> None:
    game = new(3, ALL)
    order = []
    while game.to_act == (CHANCE,):
        head = game.state.agenda[0]
        order.append(getattr(head, "what", "start"))
        game.do(game.legal().split()[0])
    assert order == [
        "start",
        *["merchant"] * 2,
        *["card"] * 4,
        *["tile"] * 4,
        *["demand"] * 3,
        *["privilege"] * 3,
        "next-demand",
        "next-privilege",
        *["ronin"] * 3,
    ]
    assert drafting(3).asks("take")
