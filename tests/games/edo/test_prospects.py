"""What a page says of actions before they are planned, before a walk, and before a plan is sealed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import fact, read
from bot.games.edo.state import Turn
from tests.games.edo.scenario import EDO, RED, planning, position


def could(held: str, notation: str, **fields: Any) -> list[str]:
    """Keys of what an action could do, after its printed value."""
    game = position(players={RED: held}, **fields)
    offer = EDO.offer(game.state, RED, read(EDO, game.state, RED, notation))
    return [effect.key.removeprefix("edo-could-") for effect in offer.effects[1:]]


@pytest.mark.parametrize(
    ("held", "notation", "says"),
    [
        ("samurai C1; goods 9 9R 9W 9S", "A.BUILD", ["build", "build", "build-short"]),
        ("samurai FO2; goods 9 9R 9W 9S", "A.BUILD", ["build-moved", "build-moved", "build-short"]),
        ("samurai FO2; goods 0", "A.BUILD", ["build-short", "build-short", "build-short"]),
        ("goods 9 9R 9W 9S", "A.BUILD", ["not-build", "not-build", "build-short"]),
        ("samurai FO2", "A.WOOD", ["produce"]),
        ("samurai C1", "A.WOOD", ["nobody"]),
        ("samurai EDO; goods 9 9R", "B.TRADE", ["buy", "power"]),
        ("samurai C1", "B.TRADE", ["not-meet", "power-short"]),
        ("samurai C1", "B.RECRUIT", ["short"]),
        ("samurai C1; goods 0 1R", "B.RECRUIT", []),
        ("samurai C1; goods 1", "C.AUTHORIZE", ["short"]),
        ("samurai C1", "A.RICE", []),
    ],
)
def test_each_action_says_what_it_could_do(held: str, notation: str, says: list[str]) -> None:
    assert could(held, notation) == says


def test_nobody_is_recruited_when_none_is_left() -> None:
    assert could("samurai C1; goods 0 1R", "B.RECRUIT", neutral=0) == ["not-recruit"]


def test_the_movement_step_says_what_its_action_could_do() -> None:
    game = position(players={RED: "samurai FO2; goods 9 9R 9W 9S"}).turn(RED, "A.BUILD 1")
    assert [note.key for note in game.view(RED).notes][:1] == ["edo-could-build-moved"]
    assert game.view(None).notes == ()


@pytest.mark.parametrize(
    ("held", "plan", "says"),
    [
        ("samurai C1; goods 9 1R 1W 9S", ("A.BUILD 2", "B.TRAVEL 0", "C.STONE 0"), ["idle-short"]),
        ("samurai C1; goods 9 1R 1W 9S", ("A.BUILD 0", "B.TRAVEL 0", "C.STONE 1"), []),
        ("samurai C1; goods 0", ("A.WOOD 1", "B.TRAVEL 0", "C.STONE 1"), ["idle", "idle"]),
        ("samurai C1; goods 9", ("A.MONEY 1", "B.RECRUIT 1", "C.STONE 1"), ["idle-short"]),
        ("samurai C1; goods 9", ("A.RICE 1", "B.RECRUIT 1", "C.STONE 1"), []),  # the rice comes in time
        ("samurai C1; goods 9 9R 1W 9S", ("B.TRADE 1", "A.BUILD 1", "C.STONE 1"), []),  # and so may wood
    ],
)
def test_officials_who_would_do_nothing_are_named(held: str, plan: tuple[str, ...], says: list[str]) -> None:
    game = position(players={RED: held}, current="M01").plan(RED, *plan)
    assert [note.key.removeprefix("edo-") for note in game.view(RED).notes] == says
    assert game.view(1).notes == game.view(None).notes == ()


def test_what_is_missing_is_the_least() -> None:
    game = position(players={RED: "samurai C1; goods 9 1R 1W 9S"})
    game.plan(RED, "A.BUILD 2", "B.TRAVEL 0", "C.STONE 0")
    (note,) = game.view(RED).notes
    assert (note.args["count"], note.args["card"]) == (2, "A")
    assert note.args["goods"] == (fact("edo-amount-wood", count=1),)


def test_a_plan_can_be_judged_in_the_first_round() -> None:
    game = planning(3).plan(RED, "A.WOOD 1", "B.TRAVEL 1", "C.STONE 0")
    assert not isinstance(game.state.turn, Turn)
    assert isinstance(game.view(RED).notes, tuple)


def test_an_empty_plan_is_asked_twice_and_the_rest_is_not() -> None:
    game = position().plan(RED, "A.MONEY 0", "B.TRAVEL 0", "C.STONE 0")
    assert game.view(RED).twice is not None
    assert game.view(None).twice is None
    full = position().plan(RED, "A.MONEY 1", "B.TRAVEL 0", "C.STONE 0")
    assert full.view(RED).twice is None
    nobody = position(players={RED: "officials 0"}).plan(RED, "A.MONEY 0", "B.TRAVEL 0", "C.STONE 0")
    assert nobody.view(RED).twice is None


@pytest.mark.parametrize(
    ("held", "before", "action", "usual"),
    [
        ("neutral 1", (), "A.MONEY", "2"),
        ("samurai C1 C2; neutral 1", (), "A.WOOD", "2"),
        ("samurai C1; neutral 1", (), "A.WOOD", "1"),  # one samurai needs one official
        ("officials 4", (), "A.MONEY", "2"),
        ("officials 4", ("A.MONEY 2",), "B.TRAVEL", "1"),  # one is kept for the last slot
        ("officials 2", (), "A.MONEY", "1"),
        ("officials 4", ("A.MONEY 2", "B.TRAVEL 1"), "C.BUILD", "1"),
        ("officials 4", ("A.MONEY 2", "B.TRAVEL 2"), "C.BUILD", "0"),
    ],
)
def test_most_officials_come_first_and_one_is_kept_for_each_slot(
    held: str, before: tuple[str, ...], action: str, usual: str
) -> None:
    game = position(players={RED: held}).plan(RED, *before)
    game.do(action, seat=RED)
    if "neutral" in held:
        assert game.legal("crew", RED) == "2 1+1n 1 1n 0"
    offers = {str(one): EDO.offer(game.state, RED, one) for one in EDO.moves(game.state, RED)}
    assert [text for text, offer in offers.items() if offer.usual] == [usual]


def test_more_officials_than_samurai_are_named() -> None:
    game = position(players={RED: "samurai C1; goods 9; officials 5"}).plan(
        RED, "A.WOOD 2", "B.TRAVEL 1", "C.STONE 2"
    )
    assert [(note.key, note.args["count"], note.args["card"]) for note in game.view(RED).notes] == [
        ("edo-idle", 1, "A")  # after travelling there may be more samurai
    ]


def test_it_says_where_a_samurai_could_walk() -> None:
    near = position(players={RED: "samurai C1; goods 9"})
    offers = {str(one): EDO.offer(near.state, RED, one) for one in EDO.moves(near.state, RED)}
    [_, could] = offers["A.WOOD"].effects
    assert (could.key, could.args["ryo"]) == ("edo-could-walk", 1)
    assert could.args["goods"] == fact("edo-amount-wood", count=3)
    poor = position(players={RED: "samurai C1"})
    offers = {str(one): EDO.offer(poor.state, RED, one) for one in EDO.moves(poor.state, RED)}
    assert offers["A.WOOD"].effects[1].key == "edo-could-nobody"


@pytest.mark.parametrize(
    ("held", "slot", "says"),
    [
        ("samurai C1; goods 9", "A.WOOD 2", [("edo-idle-here", 2)]),
        ("samurai FO2; goods 9", "A.WOOD 2", [("edo-idle-here", 1)]),  # each samurai produces once (EDO-8.3)
        ("samurai FO2 C1; goods 9", "A.WOOD 1", []),
        ("samurai FO2; goods 9 9R 9W 9S", "A.BUILD 1", [("edo-idle-here", 1)]),
        ("samurai C1; goods 9 1R 2W", "A.BUILD 2", [("edo-idle-short", 2)]),
        ("samurai C1; goods 9 9R 9W 9S", "A.BUILD 1", []),
    ],
)
def test_who_ends_the_movement_reads_before_confirming_who_would_do_nothing(
    held: str, slot: str, says: list[tuple[str, int]]
) -> None:
    game = position(players={RED: held}, asking=(RED,)).turn(RED, slot)
    offer = EDO.offer(game.state, RED, read(EDO, game.state, RED, "go"))
    assert [(one.key, one.args["count"]) for one in offer.effects] == says
    after = EDO.apply(game.state, RED, read(EDO, game.state, RED, "go"))
    assert [(note.key, note.args["count"]) for note in EDO.view(after, RED).notes] == says
    assert EDO.view(after, 1).notes == EDO.view(after, None).notes == ()
