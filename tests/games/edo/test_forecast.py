"""What a page says of a sealed plan is what the round brings if nobody moves."""

from __future__ import annotations

import pytest

from tests.games.edo.scenario import BLUE, GREEN, RED, Game, position

NOTHING = ("A.RICE 0", "B.RECRUIT 0", "C.STONE 0")
CASES = [
    ("samurai FO2 FO2; goods 9 9R", ("A.WOOD 2", "B.RECRUIT 1", "C.STONE 0"), ["brings", "paid", "rest"]),
    ("samurai RI1 C2; goods 0 1R", ("B.HARVEST 1", "A.MONEY 1", "C.STONE 1"), ["brings", "brings", "nobody"]),
    ("samurai FO1 QU1; goods 0", ("A.RICE 1", "C.STONE 1", "B.RECRUIT 1"), ["brings", "brings", "paid"]),
    ("samurai C1 QU1; goods 3", ("B.RECRUIT 1", "C.STONE 0", "A.WOOD 1"), ["nothing", "rest", "nobody"]),
]


def played_on(game: Game) -> Game:
    """The round after all plans are sealed: RED moves nobody, and its officials do what stands first; then
    it pays as many samurai as it can."""
    while game.state.round == 2:
        legal = game.legal().split()
        game.do("go" if "go" in legal else "pay" if "pay" in legal else legal[0])
    return game


@pytest.mark.parametrize(("held", "plan", "does"), CASES)
def test_a_plan_brings_what_its_page_says(held: str, plan: tuple[str, ...], does: list[str]) -> None:
    rows = {"C1": "R", "C2": "B R"}
    game = position(players={RED: held, BLUE: "samurai FO2"}, rows=rows, tiles={"C1": "P3a", "C2": "P3b"})
    ahead = game.plan(RED, *plan).view(RED).ahead
    assert ahead is not None
    assert [step.does for step in ahead.steps][:3] == does
    played_on(game.plan(BLUE, *NOTHING).plan(GREEN, *NOTHING))
    goods = game.player(RED).goods
    assert (goods.ryo, goods.rice) == (ahead.goods.ryo, ahead.goods.rice)
    assert (goods.wood, goods.stone) == (ahead.goods.wood, ahead.goods.stone)
    assert game.points(RED) == ahead.points
    assert len(game.player(RED).samurai) == held.split(";")[0].count(" ") - sum(s.home for s in ahead.steps)


def test_a_plan_is_told_to_its_owner_alone_and_while_it_is_sealed() -> None:
    game = position(players={RED: "samurai FO2; goods 9 9R"}).plan(RED, "A.WOOD 1", "B.RECRUIT 1")
    assert game.view(RED).ahead is None
    game.plan(RED, "C.STONE 1")
    assert game.view(RED).ahead is not None
    assert game.view(BLUE).ahead is None
    assert game.view(None).ahead is None
    game.plan(BLUE, *NOTHING).plan(GREEN, *NOTHING)
    assert game.view(RED).ahead is None
