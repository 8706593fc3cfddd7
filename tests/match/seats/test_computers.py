"""Computers in a running match: they play by themselves, quietly, and are nobody to ask or to call."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot.ai.players import Choice, choose_turn
from bot.ai.thinking import GivenUp, Question
from bot.core import Seat, Who
from bot.match import Brief, Context, MatchServices
from bot.match.errors import Storage
from bot.match.lobby.terms.clock import TableClock
from bot.match.play import service as play
from bot.match.proposals.clock import End
from bot.match.scheduling.scheduler import Scheduler
from bot.match.seats.automatic import question
from bot.match.timing.clock import DAY, HOUR, TimeControl
from bot.store import due
from tests.draining import all_done
from tests.match.app import ALL, ANN, BEN, HERE, MatchApp, tokens
from tests.match.lobby.test_computers import ALONE

PATIENT = TimeControl(clock="turn", turn=DAY, absence="autopilot")


async def alone(app: MatchApp, game: str = "golden_horn", seats: int = 3, level: str = "easy") -> Brief:
    """A match of one person and computers."""
    brief = await app.services.lobby.open(game, seats, {}, ANN, ALONE, "en", computers=seats - 1, level=level)
    return await app.services.lobby.start(brief.match, ANN.user)


async def until_asked(app: MatchApp, match: int) -> Brief:
    """The computers play until the person must act, or the match is over."""
    await all_done(app.scheduler)
    return await app.services.views.brief(match)


async def turn(app: MatchApp, match: int) -> None:
    """The person takes a turn: the first answers."""
    draft: list[str] = []
    while True:
        preview = await app.services.play.preview(match, ANN.user, None, draft)
        if preview.status != "asked":
            break
        draft.append(preview.answers[0].notation)
    await app.play(match, ANN, *draft)


@pytest.mark.parametrize("game", ["golden_horn", "pyramids", "ferry"])
async def test_one_person_plays_on_against_computers(app: MatchApp, game: str) -> None:
    match = (await alone(app, game)).match
    await app.sent()
    for _ in range(4):
        brief = await until_asked(app, match)
        if brief.state != "running":
            break
        assert 0 in brief.awaited
        assert all(player.computer is None for player in brief.players if player.awaited)
        await turn(app, match)


async def test_turns_of_computers_make_one_board(app: MatchApp) -> None:
    match = (await alone(app, seats=4)).match
    await until_asked(app, match)
    await app.sent()
    for _ in range(3):
        await turn(app, match)
        assert await app.sent("board") == [], "the news waits for the computers"
        await until_asked(app, match)
        app.clock.on(1)
        jobs = await app.sent("board", "notice", "hand")
        boards = [job for job in jobs if job.kind == "board"]
        assert len(boards) == 1
        assert boards[0].pings == (), "who is there need not be called"
        look = await app.services.views.look_seat(match, None, since=boards[0].since)
        told = {who.seat for one in look.caption if isinstance(who := one.args.get("who"), Who)}
        assert told >= {0, 1, 2, 3}, "all turns are told"
        marked = {getattr(mark, "who", None) for mark in look.view.marks}
        assert marked >= {0, 1, 2, 3}, "and marked"
        assert {job.user for job in jobs if job.kind == "hand"} <= {ANN.user}


async def test_a_board_does_not_wait_for_ever(app: MatchApp) -> None:
    match = (await alone(app)).match
    await until_asked(app, match)
    await app.sent()
    await turn(app, match)
    assert await app.sent("board") == []
    app.clock.on(30)
    assert len(await app.sent("board")) == 1


async def test_nothing_is_ever_sent_to_a_computer(app: MatchApp) -> None:
    match = (await alone(app, "edo", 2)).match
    brief = await until_asked(app, match)
    assert brief.awaited == (0,)
    jobs = [*await app.later(40 * HOUR)]
    assert {job.user for job in jobs} <= {None, ANN.user}
    assert all(ping.user == ANN.user for job in jobs for ping in job.pings)


async def test_all_computers_agree(app: MatchApp) -> None:
    match = (await alone(app)).match
    await until_asked(app, match)
    votes = await app.services.proposals.pause(match, ANN.user, key="1")
    assert votes.done
    assert (await until_asked(app, match)).paused_at is not None
    await app.services.proposals.pause(match, ANN.user, agree=False, key="2")
    await turn(app, match)
    await until_asked(app, match)
    choices = await app.services.undo.choices(match, ANN.user)
    undone = await app.services.undo.ask(match, ANN.user, choices.earlier[0].number, key="3")
    assert undone.outcome == "approved"
    assert (await app.services.views.brief(match)).awaited == (0,)
    assert (await app.services.proposals.propose(match, ANN.user, End(), key="4")).done
    assert (await app.services.views.brief(match)).state == "ended"


class Watched:
    """A thinker that does what it is told."""

    def __init__(
        self, think: Callable[[Question], Choice | Coroutine[Any, Any, Choice]], slots: int = 1
    ) -> None:
        self.slots, self._think = slots, think
        self.asked: list[Question] = []
        self.cancelled = 0

    async def think(self, question: Question) -> Choice:
        self.asked.append(question)
        try:
            made = self._think(question)
            return await made if isinstance(made, Coroutine) else made
        except asyncio.CancelledError:
            self.cancelled += 1
            raise


def quick(question: Question) -> Choice:
    return choose_turn(question.rules, question.state, question.seat, "random", question.seed)


def with_thinker(app: MatchApp, thinker: Watched) -> None:
    context = Context(app.store, ALL, app.clock, tokens("thinker"))
    app.services = MatchServices(context, thinker)
    app.scheduler = Scheduler(app.services)


async def test_who_waits_long_is_played_at_a_lower_level(app: MatchApp) -> None:
    thinker = Watched(quick)
    with_thinker(app, thinker)
    for seconds, level in ((0, "hard"), (5, "normal"), (9, "easy"), (1000, "easy")):
        match = (await alone(app, "pyramids", 2, "hard")).match
        app.clock.on(seconds)
        async with app.store.read() as db:
            rows = await due.ripe(db, app.services.context.now(), 9, autopilot=True)
        await app.services.jobs.run(next(row for row in rows if row.match == match))
        assert thinker.asked[-1].level == level


async def test_absent_people_are_played_as_well_as_possible(app: MatchApp) -> None:
    brief = await app.services.lobby.open("golden_horn", 2, {"start_seat": "2"}, ANN, HERE, "en")
    await app.services.lobby.join(brief.match, BEN, 1)
    await app.services.lobby.set_terms(brief.match, ANN.user, TableClock(PATIENT))
    await app.services.lobby.start(brief.match, ANN.user)
    thinker = Watched(quick)
    with_thinker(app, thinker)
    await app.later(DAY + 60_000)
    assert thinker.asked
    assert {one.level for one in thinker.asked} == {"hard"}


async def test_the_same_turn_is_not_played_twice(app: MatchApp) -> None:
    thinker = Watched(quick)
    with_thinker(app, thinker)
    match = (await alone(app, "pyramids", 2)).match
    rows = await app.services.jobs.due(9, autopilot=True)
    await asyncio.gather(*(app.services.jobs.run(rows[0]) for _ in range(3)))
    async with app.store.read() as db:
        found = await db.exec_driver_sql(f"select key from steps where match = {match} and key is not null")
        assert len(found.all()) == 1


async def test_thinking_is_given_up_when_the_match_moves_on(app: MatchApp) -> None:
    async def for_ever(question: Question) -> Choice:
        await asyncio.sleep(1000)
        raise AssertionError

    thinker = Watched(for_ever)
    with_thinker(app, thinker)
    match = (await alone(app, "pyramids", 2)).match
    rows = await app.services.jobs.due(9, autopilot=True)
    taking = asyncio.create_task(app.services.jobs.run(rows[0]))
    await asyncio.sleep(0.1)
    await app.services.proposals.propose(match, ANN.user, End(), key="1")
    async with asyncio.timeout(5):
        await taking
    assert thinker.cancelled == 1
    await all_done(app.scheduler)
    assert await app.services.jobs.due(9, autopilot=True) == ()


async def test_a_dead_worker_costs_nothing_but_time(app: MatchApp) -> None:
    def dies(question: Question) -> Choice:
        raise GivenUp("the worker died")

    thinker = Watched(dies)
    with_thinker(app, thinker)
    match = (await alone(app, "pyramids", 2)).match
    await all_done(app.scheduler)
    assert len(thinker.asked) == 2
    assert (await app.services.views.brief(match)).awaited == (0,)


async def test_a_database_that_fails_says_nothing_about_a_move(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Watched(quick)
    with_thinker(app, thinker)
    match = (await alone(app, "pyramids", 2, "hard")).match
    [row] = await app.services.jobs.due(9, autopilot=True)

    async def fails(*_: Any) -> None:
        raise Storage

    with monkeypatch.context() as broken:
        broken.setattr(play, "commit", fails)
        with pytest.raises(Storage):
            await app.services.jobs.run(row)
    assert [one.level for one in thinker.asked] == ["hard"]
    assert await app.services.jobs.due(9, autopilot=True) == (row,), "it stays due"
    await app.services.jobs.run(row)
    assert (await app.services.views.brief(match)).awaited == (0,)


async def test_matches_take_turns(app: MatchApp) -> None:
    """And no more think at once than there are places."""
    running = most = 0

    async def slow(question: Question) -> Choice:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.2)
        running -= 1
        return quick(question)

    thinker = Watched(slow, slots=2)
    with_thinker(app, thinker)
    matches = [(await alone(app, "pyramids", 3)).match for _ in range(4)]
    task = asyncio.create_task(app.scheduler.run())
    try:
        async with asyncio.timeout(20):
            for match in matches:
                while (await app.services.views.brief(match)).awaited != (0,):  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
    finally:
        app.scheduler.stop()
        await task
    assert most == 2


async def test_no_match_waits_for_all_turns_of_another(app: MatchApp) -> None:
    """With one place, whoever has had a turn comes after all others."""
    with_thinker(app, Watched(quick))
    opened = [
        await app.services.lobby.open("golden_horn", 4, {"start_seat": "2"}, ANN, ALONE, "en", computers=3)
        for _ in range(3)
    ]
    matches = [(await app.services.lobby.start(one.match, ANN.user)).match for one in opened]
    taken: list[int] = []
    while rows := await app.services.jobs.due(1, autopilot=True):
        app.clock.on(1)
        taken.append(rows[0].match)
        await app.services.jobs.run(rows[0])
    assert len(taken) == 9, "three turns of computers in each"
    assert [set(taken[n : n + 3]) for n in (0, 3, 6)] == [set(matches)] * 3


async def sealed(app: MatchApp) -> tuple[int, Seat]:
    """A match in which both seats decide at once, and the computer's seat."""
    brief = await app.services.lobby.open("pyramids", 2, {}, ANN, HERE, "en", computers=1)
    await app.services.lobby.start(brief.match, ANN.user)
    return brief.match, 1


async def test_a_sealed_choice_is_made_on_what_was_known_when_it_was_asked(app: MatchApp) -> None:
    thinker = Watched(quick)
    with_thinker(app, thinker)
    match, seat = await sealed(app)
    async with app.store.read() as db:
        loaded = await app.services.context.load(db, match)
        row = loaded.seat(seat)
        assert row is not None
        before = await app.services.context.positions.state(db, loaded)
    asked = question(loaded, before, row, "easy")
    await turn(app, match)
    await all_done(app.scheduler)
    assert thinker.asked[0].state == asked.state
    assert thinker.asked[0].seed == asked.seed


async def test_a_match_goes_on_after_a_restart(app: MatchApp) -> None:
    """Whose turn it is stands in the store."""
    match = (await alone(app, "pyramids", 2)).match
    with_thinker(app, Watched(quick))
    app.clock.on(3600)
    assert (await until_asked(app, match)).awaited == (0,)
