"""Answers for the next turns: given on one page, played when they are asked for, with no call."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.core import Options
from bot.games.bora_bora import BoraBora
from bot.games.bora_bora.state import State
from bot.match import Delivery, Person
from bot.match.errors import AwaitOthers, IllegalMove
from bot.store import plans
from bot.store.schema import plans as plans_table
from tests.draining import all_done
from tests.games.bora_bora.scenario import position
from tests.match.app import ANN, BEN, MatchApp

JEWELS, SHELLS = "J1-1 J2-2 J3-3", {"A": 5, "B": 5}
TASKS = {"A": "T10 T11 T22", "B": "T12 T13 T21"}


@pytest.fixture
async def evening(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> int:
    """The jewelry of a round: Ann is to buy, then Ben."""

    game = position(
        players=2,
        phase="jewelry",
        column=JEWELS,
        shells=SHELLS,
        tasks=TASKS,
        board_tasks="T08 T09 T14 T15",
    )

    def start(rules: BoraBora, seats: int, options: Options) -> State:
        return game.state

    monkeypatch.setattr(BoraBora, "start", start)
    match = (await app.start("bora_bora", 2)).match
    await app.sent()
    return match


def pinged(jobs: list[Delivery]) -> list[int]:
    return [ping.user for job in jobs for ping in job.pings]


async def stored(app: MatchApp) -> dict[int, tuple[str, str, str]]:
    async with app.store.read() as db:
        rows = await db.execute(select(plans_table).where(plans_table.c.kind != plans.TRY))
        return {row.seat: (row.kind, row.moves, row.basis) for row in rows}


async def order(app: MatchApp, match: int, person: Person, *moves: str) -> None:
    await app.services.plans.try_out(match, person.user, 0, moves)
    await app.services.plans.order(match, person.user, key=app.key())


async def moves_of(app: MatchApp, match: int, seat: int) -> list[str]:
    async with app.store.read() as db:
        log = await app.services.context.positions.rows(db, await app.services.context.load(db, match))
    return [one.move for one in log if one.seat == seat]


async def test_the_whole_evening_on_one_page(app: MatchApp, evening: int) -> None:
    """Jewel, task and next task are asked one after the other; all of it is one call."""
    play = app.services.play
    first = await play.preview(evening, ANN.user, None)
    assert (first.turns, first.whole, first.stayed) == ((), False, ())
    bought = await play.preview(evening, ANN.user, None, ("J1-1",))
    assert (bought.status, bought.turns, bought.whole) == ("asked", (1,), True)
    assert [(one.chosen, one.wishes) for one in bought.stayed] == [(("J1-1",), False)]
    half = await play.preview(evening, ANN.user, None, ("J1-1", "T10-"))
    assert (half.turns, half.whole, half.stayed[1].wishes) == ((1, 2), True, True)
    wish = await play.preview(evening, ANN.user, None, ("J1-1", "T10-", "T08"))
    assert [(one.wishes, one.enough, one.sure) for one in wish.stayed] == [
        (False, 0, False),
        (True, 0, False),
        (True, 1, True),
    ], "Ann is the first to take a task"
    whole = await play.preview(evening, ANN.user, None, ("J1-1", "T10-", "T08|T09|T99"))
    assert (whole.status, whole.turns) == ("complete", (1, 2, 3))
    assert whole.moves == ("J1-1", "T10-", "T08|T09"), "what is no answer is left out"

    played = await app.play(evening, ANN, *whole.moves)
    assert played.moves == ("J1-1",), "the rest is kept"
    assert await stored(app) == {0: ("ahead", '["T10-","T08|T09"]', "1.1")}
    assert pinged(await app.sent()) == [BEN.user]
    assert (await app.services.plans.planned(evening, BEN.user)).kind == ""
    await app.play(evening, BEN, "none", "T12-", "T14")
    await all_done(app.scheduler)
    await app.later(10_000)
    assert await moves_of(app, evening, 0) == ["J1-1", "T10-", "T08"]
    assert await moves_of(app, evening, 1) == ["none", "T12-", "T14"]
    assert await stored(app) == {}
    assert (await app.services.views.look(evening)).view.round == 2


async def test_with_enough_wishes_one_is_surely_possible(app: MatchApp, evening: int) -> None:
    """Only Ann comes before Ben; to buy nothing is always possible."""

    async def sure(*moves: str) -> list[tuple[int, int, bool]]:
        trial = await app.services.plans.try_out(evening, BEN.user, 0, moves)
        return [(len(one.places), one.enough, one.sure) for one in trial.preview.stayed]

    assert await sure("J1-1") == [(1, 2, False)]
    assert await sure("J1-1|J3-3") == [(2, 2, True)]
    assert await sure("J1-1|none") == [(2, 2, True)]
    assert await sure("none", "T12-|T13-", "T14") == [(1, 2, True), (0, 0, False), (1, 2, False)]


async def test_nobody_is_called_for_it(app: MatchApp, evening: int) -> None:
    """And the boards between are one."""
    await order(app, evening, BEN, "J2-2", "T12-", "T14")
    planned = await app.services.plans.planned(evening, BEN.user)
    assert (planned.kind, len(planned.facts), planned.may_answer) == ("ahead", 3, True)
    assert await app.sent() == [], "told to nobody"
    await app.play(evening, ANN, "J1-1", "T10-", "T08")
    await all_done(app.scheduler)
    jobs = await app.sent() + await app.later(10_000)
    assert pinged(jobs) == [ANN.user], "for the dice of the next round"
    assert [job.kind for job in jobs if job.kind == "board"] == ["board"]
    ordered = [line.seat for line in await app.services.history.log(evening) if line.ordered]
    assert ordered == [1, 0, 1, 0, 1]


async def test_what_others_took_is_asked_again(app: MatchApp, evening: int) -> None:
    await order(app, evening, BEN, "J1-1", "T12-", "T14")
    await app.play(evening, ANN, "J1-1")
    assert pinged(await app.sent()) == [BEN.user]
    assert (await app.services.plans.planned(evening, BEN.user)).kind == ""
    taken = await app.services.plans.take(evening, BEN.user)
    assert taken is not None
    assert (taken.was, taken.kept) == ("ahead", 0)


async def test_the_next_wish_counts(app: MatchApp, evening: int) -> None:
    await order(app, evening, BEN, "J1-1|J3-3|none", "T12-|T13-", "T14|T15")
    await app.play(evening, ANN, "J1-1", "T10-", "T14")
    await all_done(app.scheduler)
    assert await moves_of(app, evening, 1) == ["J3-3", "T12-", "T15"]


async def test_only_whole_turns_and_only_once(app: MatchApp, evening: int) -> None:
    """Another answer by hand is instead of all that was answered ahead."""
    with pytest.raises(IllegalMove):
        await app.play(evening, ANN, "J1-1", "T99-")
    with pytest.raises(AwaitOthers):
        await app.play(evening, ANN, "none", "T10-", "T08", "T09")
    await order(app, evening, BEN, "J2-2", "T12-", "T14")
    await order(app, evening, BEN, "J3-3")
    assert await stored(app) == {1: ("ahead", '["J3-3"]', "1")}
    await app.play(evening, ANN, "J1-1", "T10-")
    await all_done(app.scheduler)
    assert await moves_of(app, evening, 1) == ["J3-3"]
    await app.play(evening, BEN, "T13-")
    assert await app.turn(evening) == ANN, "a task to take is not answered yet"


async def test_it_is_taken_back_with_the_turn(app: MatchApp, evening: int) -> None:
    await app.play(evening, ANN, "J1-1", "T10-", "T08")
    await app.services.play.undo(evening, ANN.user, key=app.key())
    assert (await app.services.plans.planned(evening, ANN.user)).kind == ""
    assert await app.turn(evening) == ANN


async def test_what_is_answered_ahead_is_told_in_words_before_its_phase(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann uses her man; Ben has nobody to use, so his next question is about jewelry."""
    game = position(
        players=2,
        phase="B",
        home={"A": "M-K1-1@1"},
        huts={"A": "CM"},
        column=JEWELS,
        shells=SHELLS,
        tasks=TASKS,
        board_tasks="T08 T09 T14 T15",
    )

    def start(rules: BoraBora, seats: int, options: Options) -> State:
        return game.state

    monkeypatch.setattr(BoraBora, "start", start)
    match = (await app.start("bora_bora", 2)).match
    assert await app.turn(match) == ANN
    async with app.store.write() as db:
        await plans.put(db, match, 1, plans.AHEAD, ("J1-1", "T12-"), "1.1", 0)
    planned = await app.services.plans.planned(match, BEN.user)
    assert (planned.kind, [said.key for said in planned.facts]) == ("ahead", ["bb-bought", "bb-resolved"])


@pytest.fixture
async def last_tasks(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> int:
    """The end of the last round: Ann takes a task, then Ben. Ann can pay with Yellow, Ben with nothing."""
    game = position(
        players=2,
        phase="take",
        round=6,
        tasks={"A": "T20 T10", "B": "T12 T13"},
        shells={"A": 4},
        board_tasks="T08 T09 T14 T15",
        hand={"A": "YY"},
        offerings={"A": 2},
    )

    def start(rules: BoraBora, seats: int, options: Options) -> State:
        return game.state

    monkeypatch.setattr(BoraBora, "start", start)
    match = (await app.start("bora_bora", 2)).match
    await app.sent()
    return match


async def test_another_task_than_expected_leaves_no_choice_at_the_end(app: MatchApp, last_tasks: int) -> None:
    """Ben's answers for the last tasks do not fit, and whatever he answered would be the same."""
    await order(app, last_tasks, BEN, "T08|T09", "T12-", "T13-", "T08-")
    await app.play(last_tasks, ANN, "T08")
    await all_done(app.scheduler)
    assert await app.turn(last_tasks) == ANN
    await app.play(last_tasks, ANN, "T10-", "T20-", "T08-")
    await all_done(app.scheduler)
    assert await moves_of(app, last_tasks, 1) == ["T09", "T12-", "T13-", "T09-"]
    assert BEN.user not in pinged(await app.sent())
    lines = await app.services.history.log(last_tasks)
    assert [line.by_itself for line in lines if line.seat == 1] == [False, True, True, True]
    assert await stored(app) == {}


async def test_answers_that_fit_are_played_although_others_would_do(app: MatchApp, last_tasks: int) -> None:
    await order(app, last_tasks, BEN, "T09", "T13-", "T12-", "T09-")
    await app.play(last_tasks, ANN, "T08")
    await all_done(app.scheduler)
    await app.play(last_tasks, ANN, "T10-", "T20-", "T08-")
    await all_done(app.scheduler)
    assert await moves_of(app, last_tasks, 1) == ["T09", "T13-", "T12-", "T09-"]


async def test_what_leaves_no_choice_is_no_order_although_it_was_given_ahead(
    app: MatchApp, last_tasks: int
) -> None:
    """The page showed the last tasks, of which Ben can complete none: whatever he answers is the same."""
    await order(app, last_tasks, BEN, "T09", "T13-", "T12-", "T09-")
    await app.play(last_tasks, ANN, "T08")
    await all_done(app.scheduler)
    await app.play(last_tasks, ANN, "T10-", "T20-", "T08-")
    await all_done(app.scheduler)
    took, first, *_ = (line for line in await app.services.history.log(last_tasks) if line.seat == 1)
    assert (took.ordered, took.by_itself) == (True, False)
    assert (first.ordered, first.by_itself) == (False, True)
