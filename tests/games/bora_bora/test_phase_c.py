"""Section 10: evaluation."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import CHANCE, Term, Who
from bot.text.gather import gather
from tests.games.bora_bora.scenario import BB, Game, position
from tests.rule_ids import rule


def after_b(**rest: Any) -> Game:
    """The last turn of Phase B has just ended; nature's steps are to come."""
    game = position(**{"phase": "B", "turn": "D", "home": {"D": "M-K8-1@1"}, **rest})
    return game.do("end")


@rule("BB-10.1")
@pytest.mark.parametrize(("space", "points"), [(0, 0), (1, 1), (4, 2), (5, 4), (10, 9), (13, 15)])
def test_bb_10_1_points_of_the_status_space(space: int, points: int) -> None:
    game = after_b(status=f"A{space}").do("=status")
    assert game.points() == points


@rule("BB-10.2", "BB-10.3", "BB-10.4")
def test_bb_10_2_ranking_and_order_tiles() -> None:
    game = after_b(status="C3 A3 D7").do("=status")
    assert game.order == "DACB"
    assert game.state.status[0] == (3, 0, 2, 1)
    assert [player.order for player in game.view().players] == [2, 4, 3, 1]
    stay = after_b(order="CBAD").do("=status")
    assert stay.order == "CBAD"  # all on space 0: the stack decides


@rule("BB-10.5")
@pytest.mark.parametrize(("round", "each"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_bb_10_5_priests_score(round: int, each: int) -> None:
    game = after_b(round=round, temple="A.BA..").do("=status").do("=temple")
    assert [game.points(name) for name in "ABC"] == [2 * each, each, 0]


@rule("BB-10.6")
@pytest.mark.parametrize(
    ("temple", "winner"),
    [("A.....", "A"), ("BAA...", "A"), ("BAAB..", "B"), ("CBABA.", "B"), ("AABB..", "A")],
)
def test_bb_10_6_the_god_tile(temple: str, winner: str) -> None:
    game = after_b(temple=temple).do("=status").do("=temple")
    assert [name for name in "ABCD" if game.player(name).god_tiles] == [winner]
    assert game.state.temple_tiles == 5


@rule("BB-10.7")
def test_bb_10_7_an_empty_temple() -> None:
    game = after_b().do("=status")
    gone = game.state.gone_tiles
    game.do("=temple")
    assert (game.state.temple_tiles, game.state.gone_tiles) == (5, gone + 1)
    assert game.told[-1] is not None
    assert game.told[-1].key == "bb-temple-empty"


@rule("BB-10.8", "BB-10.9")
def test_bb_10_8_buying() -> None:
    game = position(phase="jewelry", column="J1-1 J2-2 J3-3 J4-5", shells={"A": 3, "B": 9})
    assert game.legal() == "J1-1 J2-2 J3-3 none"
    assert game.why("J4-5") == "bb-no-shells"
    assert game.why("J5-2") == "bb-no-jewel"
    game.play("J2-2")
    assert (game.player().shells, game.player().jewels, game.turn) == (1, ("J2-2",), "B")
    assert game.legal() == "J1-1 J3-3 J4-5 none"
    assert game.play("none").player("B").jewels == ()


@rule("BB-10.8", "BB-14.5")
def test_bb_10_8_who_can_afford_nothing_is_not_asked() -> None:
    game = position(phase="jewelry", column="J1-2 J2-2 J3-3 J4-5", shells={"A": 3, "B": 1, "C": 2, "D": 0})
    game.play("none")
    assert game.turn == "C"
    told = game.told[-1]
    assert told is not None
    assert (told.key, told.args) == ("bb-idle-buy", {"who": Who(1)})


@rule("BB-10.10")
def test_bb_10_10_unsold_tiles_leave_the_game() -> None:
    game = position(phase="take", turn="D", column="J1-1 J2-2 J3-3 J4-5")
    game.do(game.legal().split()[0])
    assert {"J1-1", "J2-2", "J3-3", "J4-5"} <= set(game.state.gone)


@rule("BB-10.11")
def test_bb_10_11_jewelry_scores_at_the_end_only() -> None:
    game = position(phase="jewelry", column="J1-5", shells={"A": 5}).play("J1-5")
    assert game.points() == 0


@rule("BB-10.12", "BB-10.13", "BB-10.17", "BB-10.18")
def test_bb_10_12_one_task_each() -> None:
    game = position(phase="tasks", tasks={"A": "T19 T20 T10"}, offerings={"A": 4}, shells={"A": 5})
    assert game.legal() == "T19 T20"
    game.play("T20")
    player = game.player()
    assert (game.points(), player.shells, player.done, player.tasks) == (6, 5, ("T20",), ("T19", "T10"))
    assert game.turn == "B"


@rule("BB-10.14")
def test_bb_10_14_with_one_yellow_god() -> None:
    game = position(phase="tasks", tasks={"A": "T20 T10 T22"}, shells={"A": 4}, god_tiles={"A": 1})
    assert game.may("T20", "T20+tile") == [False, True]
    assert game.play("T20+tile").points() == 4
    two = position(phase="tasks", tasks={"A": "T20 T10 T22"}, shells={"A": 3}, god_tiles={"A": 2})
    assert two.why("T20+tile") == "bb-no-yellow-short"


@rule("BB-10.15")
def test_bb_10_15_who_has_a_met_task_must_complete_one() -> None:
    game = position(
        phase="tasks", tasks={"A": "T19 T20 T10"}, offerings={"A": 4}, shells={"A": 4}, god_tiles={"A": 1}
    )
    assert game.legal() == "T19 T20+tile"
    assert [game.why(text) for text in ("T10-", "T19-", "T19+tile", "T10")] == [
        "bb-no-give-up",
        "bb-no-leave-met",
        "bb-no-yellow-met",
        "bb-no-task-met",
    ]


@rule("BB-10.16")
def test_bb_10_16_yellow_is_never_compulsory() -> None:
    game = position(phase="tasks", tasks={"A": "T20 T10 T22"}, shells={"A": 4}, god_tiles={"A": 1})
    assert game.legal() == "T20+tile T20- T10- T22-"
    game.play("T10-")
    assert (game.points(), game.player().tasks, game.player().done) == (0, ("T20", "T22"), ())
    assert "T10" in game.state.gone


@rule("BB-10.19")
@pytest.mark.parametrize("round", [1, 6])
def test_bb_10_19_a_new_task(round: int) -> None:
    game = position(phase="take", round=round, board_tasks="T08 T09 T11 T12 T13 T14", tasks={"A": "T19 T20"})
    assert game.legal() == "T08 T09 T11 T12 T13 T14"
    assert game.why("T19") == "bb-no-take"
    game.play("T11")
    assert game.player().tasks == ("T19", "T20", "T11")
    assert "T11" not in game.legal().split()


@rule("BB-10.21")
def test_bb_10_21_hidden_cards_bind_too() -> None:
    def hand(cards: str) -> Game:
        return position(phase="tasks", tasks={"A": "T28 T10 T22"}, hand={"A": cards})

    assert hand("BB").legal() == "T28"
    assert hand("WW").legal() == "T28- T10- T22-"
    assert hand("BB").why("T10-") == "bb-no-give-up"
    # To everybody else the question looks the same.
    assert hand("BB").view() == hand("WW").view()
    assert BB.prompt(hand("BB").state, 0) == BB.prompt(hand("WW").state, 0)


@rule("BB-10.22")
def test_bb_10_22_order_tile_number_one_of_the_same_phase_c() -> None:
    game = after_b(status="D3", home={"D": "M-K8-1@1"}, tasks={"D": "T06 T10 T22"}).settle()
    game.until("tasks")
    assert game.order[0] == "D"
    assert game.legal() == "T06"
    loser = position(phase="tasks", turn="D", home={"D": "M-K8-1@1"}, tasks={"D": "T06 T10 T22"})
    told = BB.why_not(loser.state, 3, "T06")
    assert told is not None
    lacks = told.args["lacks"]
    assert getattr(lacks, "args", None) == {"things": (Term("bb-thing-first"),)}


@rule("BB-4.6")
def test_bb_4_6_the_steps_are_told() -> None:
    game = after_b(status="B5", temple="A.....", shells={"A": 5}, column="J1-1")
    assert game.to_act == (CHANCE,)
    game.settle()
    keys = [told.key for told in game.told if told]
    assert keys[:3] == ["bb-passed", "bb-ranked", "bb-temple"]


@rule("BB-9.17")
@pytest.mark.parametrize(("moves", "told"), [("end", True), ("MK8 end", False)])
def test_bb_9_17_that_nobody_was_used_is_told_beside_the_steps_after_it(moves: str, told: bool) -> None:
    """That a turn ends goes without saying where somebody was used; that nobody was does not."""
    game = position(phase="B", turn="D", home={"D": "M-K8-1@1 W-K8-1@2"}).play(moves).settle()
    keys = [fact.key for fact in gather(filter(None, game.told))]
    assert "bb-ranked" in keys
    assert "bb-ended" not in keys
    assert ("bb-passed" in keys) is told
