"""Sections 16 and 17: the end of the game, differences between the two texts; section 21: the state."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.core import CHANCE
from bot.core.asking import by_itself
from bot.core.chance import outcomes
from bot.games.bora_bora.dealing import Deal
from bot.games.bora_bora.ending import bonuses, final_items
from bot.games.bora_bora.state import SOURCES
from tests.games.bora_bora.scenario import BB, BOARD, Game, new_game, position
from tests.rule_ids import rule
from tests.weighing import weighted

BUILT = "a1a2=1 a3a4=2 b1b2=3 b3b4=4 c1c2=5 c3c4=6"


def final(**rest: object) -> Game:
    return position(**{"phase": "final", "round": 6, "order": "BCDA", **rest})  # type: ignore[arg-type]


@rule("BB-16.1")
def test_bb_16_1_three_open_tasks_at_the_end() -> None:
    game = position(phase="take", round=6, turn="D")
    game.do(game.legal().split()[0])
    assert (game.state.phase, game.turn) == ("final", "A")
    assert len(game.player("A").tasks) == 3


@rule("BB-16.2")
def test_bb_16_2_each_resolves_all_three_in_turn_order() -> None:
    game = position(
        phase="final",
        round=6,
        tasks={"A": "T19 T20 T25", "B": "T10 T22 T33"},
        offerings={"A": 4},
        shells={"A": 4},
        god_tiles={"A": 2},
        ceremony={"A": "a3 b1"},
    )
    game.play("T19 T20+tile T25+tile")
    assert (game.points(), game.turn) == (14, "B")
    assert game.legal() == "T10- T22- T33-"


@rule("BB-16.3", "BB-16.9")
def test_bb_16_3_one_after_the_other() -> None:
    game = final(tasks={"A": "T19 T20 T10"}, offerings={"A": 4}, shells={"A": 4}, hand={"A": "Y"})
    assert game.legal() == "T19 T20+Y T20- T10-"
    game.play("T10-")
    assert game.legal() == "T19 T20+Y T20-"
    assert (game.turn, game.player().done) == ("A", ())
    game.play("T20+Y")
    assert game.legal() == "T19-"


@rule("BB-16.4", "BB-16.5")
def test_bb_16_4_what_the_end_scores() -> None:
    twelve = " ".join(f"M-K{number}-1@{number}" for number in range(1, 13))
    game = final(
        players=2,
        order="BA",
        tasks={"A": "T43 T44 T42"},
        god_tiles={"A": 3},
        huts={"A": " ".join(BOARD.regions)},
        home={"A": twelve},
        jewels={"A": "J1-1 J1-2 J1-4 J1-5 J2-1 J2-2"},
        ceremony={"A": BUILT},
        done={"A": 9},
        turn="A",
    )
    assert final_items(BOARD, game.state, 0) == {
        "god-tiles": 6,
        "fish": 36,
        "jewelry": 1 + 3 + 7 + 9 + 1 + 3,
        **{
            f"bonus-{name}": 6 for name in ("tasks", "jewelry", "ceremony", "buildings", "regions", "persons")
        },
    }
    assert final_items(BOARD, game.state, 1) == {"god-tiles": 0, "fish": 0, "jewelry": 0}


@rule("BB-16.4")
def test_bb_16_4_a_hut_moved_aside_scores_no_fish_but_counts_for_the_regions() -> None:
    others = " ".join(BOARD.regions[1:])
    game = final(huts={"A": others, "B": "CF"}, aside={"CF": "A"}, fish={"CF": "F1-6"})
    assert final_items(BOARD, game.state, 0)["fish"] == 36 - 6
    assert bonuses(BOARD, game.state, 0, game.player()) == ["regions"]


@rule("BB-16.5")
def test_bb_16_5_the_ceremony_bonus_alone() -> None:
    game = final(ceremony={"A": "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4"})
    assert bonuses(BOARD, game.state, 0, game.player()) == ["ceremony"]


@rule("BB-16.6")
def test_bb_16_6_nine_completed_tasks() -> None:
    def ends(moves: str, done: int) -> list[str]:
        game = final(
            turn="A",
            tasks={"A": "T19 T20 T10"},
            offerings={"A": 4},
            shells={"A": 4},
            god_tiles={"A": 2},
            done={"A": done},
            jewels={"A": "J1-1 J2-1 J3-2"},
        ).play(moves)
        return bonuses(BOARD, game.state, 0, game.player())

    assert ends("T19 T20+tile T10+tile", 6) == ["tasks"]
    assert ends("T19 T20+tile T10-", 6) == []
    keys = {effect.key for effect in final(tasks={"A": "T10 T22 T33"}, done={"A": 6}).effects("T10-")}
    assert keys == {"bb-effect-no-points", "bb-effect-no-nine"}
    late = {effect.key for effect in final(tasks={"A": "T10 T22 T33"}, done={"A": 5}).effects("T10-")}
    assert late == {"bb-effect-no-points"}


@rule("BB-16.7", "BB-16.8", "BB-16.10")
def test_bb_16_7_places() -> None:
    game = final(
        turn="A", tasks={"A": "T10 T22 T33"}, points={"A": 50, "B": 60, "C": 50, "D": 60}, order="DCBA"
    )
    game.play("T10- T22- T33-")
    score = BB.score(game.state)
    assert score is not None
    assert [place.rank for place in score.seats] == [4, 2, 3, 1]
    assert score.winners == (3,)
    assert [key for key, _ in score.seats[0].items] == [f"bb-score-{source}" for source in SOURCES]


@rule("BB-17.1")
def test_bb_17_1_order_tiles_follow_the_status_track() -> None:
    game = (
        position(phase="B", turn="D", round=6, status="C4 B9", home={"D": "M-K8-1@1"}).do("end").do("=status")
    )
    assert game.order == "BCAD"


@rule("BB-17.2")
def test_bb_17_2_red_scores_the_value_of_the_tile() -> None:
    for tile, points in (("F2-3", 3), ("F2-5", 5)):
        game = position(huts={"A": "CM"}, dice={"A": "2"}, fish={"CB": tile}, god_tiles={"A": 1})
        assert game.play("L2 CB 2 a1 tile").points() == points


@rule("BB-17.3")
def test_bb_17_3_five_steps_reach_the_first_space_under_the_4() -> None:
    assert BB.data.status.points[4:6] == (2, 4)


@rule("BB-17.5")
def test_bb_17_5_an_offering_costs_2() -> None:
    assert position(dice={"A": "1"}).play("H1").why("o") == "bb-no-points"


@rule("BB-17.6")
def test_bb_17_6_two_players_have_combined_tiles() -> None:
    assert BB.data.tiles[2] == ("H", "T", "B", "MW", "LS")


@rule("BB-17.7")
def test_bb_17_7_land_or_water_path_of_4() -> None:
    for kind, target in (("K1", "CP"), ("K2", "EB")):
        game = position(phase="B", home={"A": f"W-{kind}-1@1 W-{kind}-3@2"}, huts={"A": "CM"})
        assert target in game.play(f"W{kind}").legal().split()


@rule("BB-17.9")
def test_bb_17_9_placing_a_priest_brings_a_fire_bonus() -> None:
    assert position(dice={"A": "1"}).play("T1 1").asked == "fire-first"


@rule("BB-17.10")
def test_bb_17_10_a_doubled_build_is_one_building_up_to_6() -> None:
    game = position(
        phase="B", home={"A": "M-K5-1@1"}, huts={"A": "CM"}, ceremony={"A": "a1 a2 c1 c2"}, god_tiles={"A": 1}
    ).play("MK5*2 tile")
    assert game.legal() == "1 2 3 4 5 6"
    game.play("2 a1a2 o shell")
    assert (game.player().buildings, game.state.phase != "B") == ((1, 3, 4, 5, 6), True)


@rule("BB-17.11")
def test_bb_17_11_buying_and_tasks_in_the_new_order() -> None:
    game = position(phase="B", turn="D", status="C4", home={"D": "M-K8-1@1"}, shells=dict.fromkeys("ABCD", 5))
    game.do("end").settle()
    assert (game.state.phase, game.turn) == ("jewelry", "C")


@rule("BB-17.12")
def test_bb_17_12_shells_come_from_women() -> None:
    game = position(home={"A": "M-K1-1@1 W-K1-1@2"}, huts={"A": "CM"}, dice={"A": "1"}).play("H1")
    assert game.may("s.K1-1", "t.K1-1") == [True, True]
    assert game.play("s.K1-1").player().spots[1].shifted


@rule("BB-17.17")
def test_bb_17_17_yellow_covers_a_and_b() -> None:
    game = position(phase="tasks", tasks={"A": "T01 T10 T22"}, home={"A": "W-K1-1@1"}, god_tiles={"A": 1})
    assert game.may("T01+tile") == [True]


# Section 21


def random_game(players: int, seed: int) -> list[Game]:
    """Every position of a random game."""
    rng, game, seen = Random(seed), new_game(players), list[Game]()
    while True:
        seen.append(Game(game.state))
        if not game.to_act:
            return seen
        seat = game.to_act[0]
        moves = list(BB.moves(game.state, seat))
        if seat == CHANCE:
            cases = outcomes(BB, game.state)
            game.step(seat, weighted(cases, rng.randrange(sum(number for _, number in cases))))
        else:
            game.step(seat, rng.choice(moves))


@rule("BB-21.1", "BB-21.2", "BB-21.3", "BB-2.2", "BB-4.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bb_21_1_invariants(players: int) -> None:
    census = BB.census(new_game(players).state)
    for game in random_game(players, players):
        state = game.state
        assert BB.census(state) == census
        dealing = any(isinstance(task, Deal) and task.what == "die" for task in state.agenda)
        for seat, player in enumerate(state.players):
            for spot in player.spots:
                assert not (spot.huts and spot.person)
            for host, aside in zip(state.hosts, state.aside, strict=True):
                assert (host == seat) + aside.count(seat) <= 1
            if state.phase == "A" and not dealing:
                placed = sum(owner == seat for dice in state.tiles for owner, _ in dice)
                assert placed + len(player.dice) == 3
            assert min(player.offerings, player.shells, player.god_tiles, player.priests, *player.hand) >= 0
        assert sum(map(len, state.status)) == len(state.order)


@rule("BB-1.9")
@pytest.mark.parametrize("players", [2, 4])
def test_the_score_is_what_was_scored(players: int) -> None:
    last = random_game(players, 11)[-1]
    score = BB.score(last.state)
    assert score is not None
    for place, player in zip(score.seats, last.state.players, strict=True):
        assert place.total == sum(points for _, points in place.items) == sum(player.scored)


def test_a_snapshot_is_small() -> None:
    """The cache of a late position, in bytes."""
    sizes = [len(msgspec.json.encode(game.state)) for game in random_game(4, 3)[-50:]]
    assert max(sizes) < 16_000


@rule("BB-16.2", "BB-16.9")
def test_bb_16_2_nobody_is_asked_where_everybody_sees_that_there_is_no_choice() -> None:
    """The hand is hidden, so it must not show in what is asked."""

    def asked(**rest: object) -> bool:
        return by_itself(BB, final(**rest).state) is None

    none = "T10 T12 T13"
    assert not asked(tasks={"A": none})
    assert not asked(tasks={"A": none}, hand={"A": "YYY"}, offerings={"A": 3}, god_tiles={"A": 1})
    assert not asked(tasks={"A": "T10 T12 T20"}, shells={"A": 5}, hand={"A": "Y"}, offerings={"A": 1})
    nearly: dict[str, object] = {"tasks": {"A": "T10 T12 T20"}, "shells": {"A": 4}}
    assert not asked(**nearly)
    assert not asked(**nearly, hand={"A": "Y"}, offerings={"A": 0})
    assert asked(**nearly, hand={"A": "R"}, offerings={"A": 1}), "it could be yellow"
    assert asked(**nearly, god_tiles={"A": 1})
    cards = {"A": "T10 T12 T33"}
    assert not asked(tasks=cards, hand={"A": "R"}, offerings={"A": 1})
    assert asked(tasks=cards, hand={"A": "RR" + "B" * 2}, offerings={"A": 1})
    assert asked(tasks={"A": none}, phase="tasks")


@rule("BB-16.4")
def test_the_view_tells_how_much_each_seat_has_for_each_bonus() -> None:
    game = final(ceremony={"A": "a1 b2"}, done={"A": 2}, huts={"A": "CF"})
    assert game.shown("A").bonuses == {
        "tasks": 2,
        "jewelry": 0,
        "ceremony": 2,
        "buildings": 0,
        "regions": 1,
        "persons": 0,
    }
