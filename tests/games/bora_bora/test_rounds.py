"""Sections 1 and 4: terms, rounds, phases, turns."""

from __future__ import annotations

import pytest

from bot.core import CHANCE
from bot.games.bora_bora.dealing import Deal
from tests.games.bora_bora.scenario import BB, Game, new_game, position
from tests.rule_ids import rule


def phases(players: int) -> list[tuple[int, str, int, str]]:
    """Every turn of a game in which little happens: round, phase, lap, player."""
    game, seen = new_game(players), list[tuple[int, str, int, str]]()
    while game.to_act:
        state = game.state
        if game.to_act != (CHANCE,) and state.turns > len(seen):
            seen.append((state.round, state.phase, state.lap, game.turn))
        if game.to_act == (CHANCE,):
            if state.turns > len(seen) and str(next(iter(BB.moves(state, CHANCE)))) == "=idle":
                seen.append((state.round, state.phase, state.lap, game.turn))
            game.do(str(next(iter(BB.moves(state, CHANCE)))))
        else:
            game.do(game.legal().split()[-1])
    return seen


@rule("BB-1.1", "BB-4.3", "BB-4.5", "BB-4.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bb_1_1_six_rounds_of_three_phases(players: int) -> None:
    seen = phases(players)
    assert [phase for _, phase, _, _ in seen[:players]] == ["setup"] * players
    turns = seen[players:]
    per_round = (3 + 1 + 1 + 1 + 1) * players
    for number in range(6):
        part = turns[number * per_round : (number + 1) * per_round]
        assert {round for round, *_ in part} == {number + 1}
        labels = [f"{phase}{lap or ''}" for _, phase, lap, _ in part]
        assert labels == [
            label for label in ("A1", "A2", "A3", "B", "jewelry", "tasks", "take") for _ in range(players)
        ]
        order = [name for *_, name in part[:players]]
        assert [name for *_, name in part[: 4 * players]] == order * 4  # BB-4.1
        later = [name for *_, name in part[4 * players : 5 * players]]
        assert [name for *_, name in part[4 * players :]] == later * 3
    assert [phase for _, phase, _, _ in turns[6 * per_round :]] == ["final"] * players


@rule("BB-1.2")
def test_bb_1_2_most_points_win() -> None:
    game = position(phase="final", round=6, turn="D", points={"B": 50}, tasks={"D": "T10 T22 T33"})
    score = game.play("T10- T22- T33-").rules.score(game.state)
    assert score is not None
    assert score.winners == (1,)


@rule("BB-1.3")
def test_bb_1_3_persons() -> None:
    person = position(men="M-K12-3 . . . . .").view().men[0]
    assert person is not None
    assert (person.sex, person.kind, person.symbols) == ("M", "K12", 3)


@rule("BB-1.4")
def test_bb_1_4_a_tile_is_shifted_once() -> None:
    game = position(home={"A": "M-K2-1@1 M-K3-1@2*"}, huts={"A": "CM"}, dice={"A": "3"}).play("H3 t.K2-1")
    assert game.why("t.K2-1") == game.why("t.K3-1") == "bb-no-shifted"


@rule("BB-1.5")
def test_bb_1_5_offerings_are_no_materials() -> None:
    game = position(
        phase="tasks", tasks={"A": "T26 T10 T22"}, offerings={"A": 9}, ceremony={"A": "a1 a2 a3 a4"}
    )
    assert game.may("T26") == [False]


@rule("BB-1.6")
def test_bb_1_6_effective_value() -> None:
    plain = position(dice={"A": "3"}).play("T3")
    white = position(dice={"A": "3"}, god_tiles={"A": 1}).play("T3+W tile")
    assert (plain.value, white.value) == (3, 6)
    assert white.dice("T") == "3"


@rule("BB-1.7")
def test_bb_1_7_a_god_is_played_once_for_one_payment() -> None:
    game = position(hand={"A": "BYY"}, offerings={"A": 2}, tiles={"H": "2"}, dice={"A": "5"}).play("H5+B")
    assert game.legal() == "B YY"
    assert game.play("YY").asked == "trade"


@rule("BB-1.8")
def test_bb_1_8_display_and_columns() -> None:
    view = new_game(4).settle().view()
    assert (len(view.men), len(view.women), len(view.jewelry)) == (6, 6, 6)


@rule("BB-1.9")
def test_bb_1_9_points_have_no_upper_bound() -> None:
    game = position(points={"A": 99}, dice={"A": "5"}).play("F5")
    assert game.points() == 101


@rule("BB-4.1", "BB-4.7")
def test_bb_4_7_the_new_order_holds_from_step_1_on() -> None:
    game = position(
        phase="B", turn="D", status="B5 D2", home={"D": "M-K8-1@1"}, shells=dict.fromkeys("ABCD", 5)
    )
    game.do("end")
    assert game.order == "ABCD"
    game.do("=status")
    assert game.order == "BDAC"
    assert game.settle().turn == "B"
    for name in "DAC":
        game.play("none")
        assert game.turn == name
    game.play("none")
    assert (game.state.phase, game.turn) == ("tasks", "B")


@rule("BB-4.2")
def test_bb_4_2_dice_are_public() -> None:
    game = new_game(2).until("A").settle()
    assert [len(player.dice) for player in game.view().players] == [3, 3]


@rule("BB-4.4")
def test_bb_4_4_a_player_may_not_pass() -> None:
    game = position(tiles=dict.fromkeys("HTBMWLS", "1"), dice={"A": "1"})
    assert game.legal() == "F1"
    assert game.why("end") == "bb-no-now"


@rule("BB-4.8", "BB-10.20")
def test_bb_4_8_end_of_a_round() -> None:
    game = position(
        phase="take", turn="D", round=2, tiles={"H": "5"}, board_tasks="T08 T09 T11", men="M-K1-1 . . . . ."
    )
    left = [*game.state.women, "M-K1-1", "T09", "T11", *game.state.jewelry[1]]
    game.play("T08")
    assert set(left) <= set(game.state.gone)
    assert game.state.jewelry[1] == ()
    assert all(not tile.dice for tile in game.view().tiles)
    assert game.state.round == 3


@rule("BB-4.9", "BB-4.13", "BB-4.12")
def test_bb_4_9_start_of_a_round() -> None:
    game = position(phase="take", turn="D", round=2, board_tasks="T08 T09 T11").do("T08")
    sorts = []
    while game.to_act == (CHANCE,):
        head = game.state.agenda[0]
        assert isinstance(head, Deal)
        sorts.append(head.what)
        game.do(str(next(iter(BB.moves(game.state, CHANCE)))))
    assert sorts == ["M"] * 6 + ["W"] * 6 + ["board"] * 6 + ["die"] * 12
    assert all(game.state.men)
    assert len(game.state.board_tasks) == 6
    assert (game.state.phase, game.state.lap, game.turn) == ("A", 1, "A")


@rule("BB-4.11")
def test_bb_4_11_emptied_slots_stay_empty() -> None:
    game: Game = position(dice={"A": "12", "B": "3"}, huts={"A": "CM", "B": "CB"}).play("M1 M1 1")
    assert game.state.men[0] == ""
    assert [slot for slot, man in enumerate(game.state.men) if not man] == [0]


@rule("BB-13.4")
def test_bb_13_4_all_else_is_the_same_for_any_number() -> None:
    for players in (2, 3, 4):
        game = position(players=players, huts={"A": "CM"}, dice={"A": "5"}).play("S5")
        assert game.legal() == "EB SP"
