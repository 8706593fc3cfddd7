"""What a standing order answers in Edo, and where the seat is asked all the same."""

from __future__ import annotations

import pytest

from bot.core.asking import moments, spared
from tests.games.edo.scenario import BLUE, FORMER, RED, Game, position
from tests.rule_ids import rule


def answer(game: Game) -> str:
    """What the order of the seat that is asked would answer."""
    found = spared(game.rules, game.state)
    return "" if found is None else str(found.move)


def slot(action: str, held: str = "samurai FO1; goods 9 9R", **fields: object) -> Game:
    return position(players={RED: held}, **fields).turn(RED, action)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("action", "held", "answers"),
    [
        ("A.MONEY 1", "samurai C1; goods 9", ["go"]),
        ("A.RICE 0", "samurai C1; goods 9", ["go"]),
        ("A.WOOD 1", "samurai FO1; goods 9", ["go"]),
        ("A.WOOD 1", "samurai FO1 FO2; goods 9", ["go", "FO1"]),
        ("A.WOOD 2", "samurai FO1; goods 9", [""]),  # somebody could walk up
        ("A.WOOD 1", "samurai C1; goods 9", [""]),  # nobody stands there
        ("B.RECRUIT 1", "goods 9 9R", ["go", "yes"]),
        ("B.RECRUIT 1", "samurai C1; goods 9 1R", [""]),  # the rice is wanted for wages
        ("S11.FAVOUR 1", "goods 9; cards S11", ["go", "yes"]),
        ("C.BUILD 1", "samurai C1; goods 9 9R 9W 9S", [""]),
        ("B.TRADE 1", "samurai C1; goods 9", [""]),
    ],
)
def test_the_answers_of_a_slot(action: str, held: str, answers: list[str]) -> None:
    game = slot(action, held)
    for text in answers:
        assert answer(game) == text
        if text:
            game.do(text)


@rule("EDO-13.1")
@pytest.mark.parametrize("action", ["S11.FAVOUR 1", "B.RECRUIT 1"])
def test_points_that_may_end_the_match_are_asked_about(action: str) -> None:
    """Somebody might still reach the goal in this round."""
    game = position(players={RED: "goods 9 9R; cards S11", BLUE: "points 6"}).turn(RED, action)
    assert answer(game) == ""


@rule("EDO-12.3")
def test_the_last_round_is_asked() -> None:
    assert answer(slot("A.MONEY 1", coming="")) == ""
    assert answer(position(players={RED: "samurai C1; goods 0 5R"}, coming="").turn(RED).end_phase()) == ""


@rule("EDO-7.2")
def test_a_movement_that_has_begun_is_ended_by_hand() -> None:
    assert answer(slot("A.MONEY 1").do("M-RV1")) == ""


@rule("EDO-11.3")
def test_wages_are_paid_if_an_official_remains() -> None:
    def asked(held: str) -> Game:
        return position(players={RED: held}).turn(RED).end_phase()

    assert answer(asked("samurai C1 FO1; goods 0 5R")) == "pay"
    assert answer(asked("samurai C1 FO1; goods 0 1R")) == ""
    assert answer(asked("samurai C1 C1 FO1 FO1 FO2; goods 0 5R")) == ""


def test_the_moments_of_a_round() -> None:
    def coming(game: Game) -> list[tuple[str, bool, bool]]:
        return [(one.key, one.stop, one.fixed) for one in moments(game.rules, game.state, RED)]

    game = position(players={RED: "samurai C1; goods 9"}).turn(RED, "A.MONEY 1", "C.BUILD 1", "B.TRAVEL 0")
    nobody = ("2.3.B.TRAVEL.0", True, False)  # the slot may be meant for its movement
    assert coming(game) == [("2.2.C.BUILD.1", True, True), nobody, ("2.wages", False, False)]
    former = position(rules=FORMER[5]).turn(RED, "A.MONEY 1", "B.TRAVEL 0!", "C.STONE 0")
    assert [key for key, _, _ in coming(former)] == ["2.3.C.STONE.0", "2.wages"]
    assert moments(game.rules, game.end_phase().state, RED) == (), "the last of them has come"
