"""Who plays computers alone is not called while there, and has one board that follows."""

from __future__ import annotations

import random

import pytest

from bot.games.registry import GAMES
from bot.match import Delivered, Delivery, Person, Place, Retry
from bot.match.delivery.worker import OutboxWorker
from bot.match.engine.models import Look
from bot.match.errors import NotSeated
from bot.match.outbox.messages import Board
from bot.match.running.effects import AWAY
from tests.long import long_but
from tests.match.app import ANN, BEN, HERE, FakeSender, MatchApp
from tests.match.seats.test_computers import alone, turn, until_asked
from tests.match.test_marks import marks_between

LONGEST = 200
"""Turns of a match."""


def is_new(job: Delivery) -> bool:
    """A board that is posted, not one that is edited."""
    return isinstance(job.message, Board) and not (job.message.follow and job.edit is not None)


async def evening(app: MatchApp, game: str, seats: int) -> list[Delivery]:
    """A whole match of a person who takes half a minute for a turn; all that is sent."""
    match = (await alone(app, game, seats)).match
    jobs = await app.later(30_000)
    for _ in range(LONGEST):
        if (await app.services.views.brief(match)).state != "running":
            return jobs
        await turn(app, match)
        jobs += await app.later(30_000)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("game", long_but(GAMES, "golden_horn"))
async def test_an_evening_against_computers_is_quiet(app: MatchApp, game: str) -> None:
    jobs = await evening(app, game, 3)
    public = [job for job in jobs if job.channel is not None]
    posted = [job for job in public if job.kind in ("lobby", "notice", "final", "parcel") or is_new(job)]
    edited = [job for job in public if job.kind == "board" and not is_new(job)]
    assert len(posted) <= 8
    assert sum(len(job.pings) for job in jobs) <= 3
    assert len(edited) > 5, "the board follows"
    assert {job.edit for job in edited} == {edited[0].edit}


@pytest.mark.parametrize("game", GAMES)
async def test_there_is_something_to_take_back_once_the_person_has_moved(app: MatchApp, game: str) -> None:
    match = (await alone(app, game, 2)).match
    assert (await app.services.views.look(match)).untouched
    await until_asked(app, match)
    assert (await app.services.views.look(match)).untouched
    await turn(app, match)
    assert not (await app.services.views.look(match)).untouched
    people = (await app.start(game, 2)).match
    assert not (await app.services.views.look(people)).untouched


async def test_who_went_away_is_called_once_by_a_new_board(app: MatchApp) -> None:
    sender = drawing(app)
    match = (await alone(app)).match
    await app.later(30_000)
    await turn(app, match)
    [followed] = await app.later(AWAY - 1000, "board")
    assert not is_new(followed)
    [called] = await app.later(AWAY, "board")
    assert is_new(called)
    assert [ping.user for ping in called.pings] == [ANN.user]
    (_, before), (_, after) = sender.shown[-2:]
    assert (after.view.marks, after.caption) == (before.view.marks, before.caption)
    assert await app.later(3 * AWAY, "board") == []
    await turn(app, match)
    [again] = await app.later(30_000, "board")
    assert again.edit not in (None, followed.edit), "the new board follows from now on"
    assert not is_new(again)


async def test_who_looks_at_the_match_is_there(app: MatchApp) -> None:
    match = (await alone(app)).match
    await app.later(30_000)
    await turn(app, match)
    await app.later(AWAY // 2)
    app.services.context.attendance.note(match, ANN.user, app.services.context.now())
    assert await app.later(AWAY - 1000, "board") == []
    [called] = await app.later(AWAY, "board")
    assert called.pings


async def test_a_turn_taken_in_time_is_called_for_by_nobody(app: MatchApp) -> None:
    match = (await alone(app)).match
    await app.later(30_000)
    for _ in range(4):
        await turn(app, match)
        boards = await app.later(AWAY - 60_000, "board")
        assert boards
        assert not any(is_new(board) or board.pings for board in boards)


@pytest.mark.parametrize("pledged", [True, False])
async def test_who_was_called_before_the_others_left_is_not_called_again(
    app: MatchApp, pledged: bool
) -> None:
    """Sealed choices: that of the computer makes no new turn of the person who still has to choose."""
    match = (await app.start("ferry", 2)).match
    if pledged:
        first = (await app.services.play.preview(match, ANN.user, None)).answers[0].notation
        await app.play(match, ANN, first, "F.a")
    who, leaves = (BEN, ANN) if pledged else (ANN, BEN)
    boards = await app.sent("board")
    await app.services.seats.give_to_computer(match, leaves.user, "easy", key="left")
    boards += await app.later(3 * AWAY, "board")
    assert [ping.user for board in boards for ping in board.pings].count(who.user) == 1


async def test_who_was_not_called_is_called_when_somebody_joins(app: MatchApp) -> None:
    match = (await app.services.lobby.open("golden_horn", 2, {}, ANN, HERE, "en", computers=1)).match
    await app.services.lobby.start(match, ANN.user)
    await app.later(30_000)
    await turn(app, match)
    await app.later(30_000)
    await app.services.seats.offer(match, ANN.user, 1, key="offered")
    await app.services.seats.take(match, BEN, 1, 1, key="taken")
    boards = await app.later(3 * AWAY, "board")
    assert [ping.user for board in boards for ping in board.pings] == [ANN.user]


async def test_among_people_every_turn_has_its_board(app: MatchApp) -> None:
    match = (await app.start("golden_horn", 2)).match
    await app.sent()
    await app.at_random(match, random.Random(1), 3)
    boards = await app.sent("board")
    assert all(map(is_new, boards))


async def test_a_board_that_is_wanted_again_is_posted(app: MatchApp) -> None:
    opened = await app.services.lobby.open("golden_horn", 2, {}, ANN, HERE, "en", computers=1, level="easy")
    match = (await app.services.lobby.start(opened.match, ANN.user)).match
    await app.later(30_000)
    await turn(app, match)
    await app.later(30_000)
    await app.resend(match)
    [board] = await app.sent("board")
    assert is_new(board)
    await app.services.places.post_again(match, ANN.user, key=app.key())
    [board] = await app.sent("board")
    assert is_new(board)
    assert board.pings == ()
    with pytest.raises(NotSeated):
        await app.services.places.post_again(match, BEN.user, key=app.key())


async def test_in_another_place_a_board_is_posted(app: MatchApp) -> None:
    match = (await alone(app)).match
    await app.later(30_000)
    await app.move(match, ANN, Place(guild=1, channel=300))
    [board] = await app.sent("board")
    assert is_new(board)
    assert board.edit is None


class Drawing(FakeSender):
    """Draws each board, and may be cut off before anybody hears that it was sent."""

    def __init__(self, app: MatchApp) -> None:
        super().__init__()
        self._app = app
        self.shown: list[tuple[int | None, Look]] = []
        self.cut_off = False

    async def deliver(self, job: Delivery) -> Delivered:
        done = await super().deliver(job)
        if job.kind != "board":
            return done
        assert job.match is not None
        if self.cut_off:
            raise Retry(reason="no answer")
        look = await self._app.services.views.look_seat(job.match, None, since=job.since)
        self.shown.append((done.message_id, look))
        version = look.brief.public_version
        return Delivered(done.message_id, done.channel_id, public_version=version, steps=look.steps)


def drawing(app: MatchApp) -> Drawing:
    """The app sends with it from now on."""
    app.sender = sender = Drawing(app)
    app.worker = OutboxWorker(app.services.context, sender)
    return sender


@pytest.mark.parametrize("game", long_but(GAMES, "golden_horn"))
async def test_a_board_that_follows_marks_what_came_since_it_was_edited(app: MatchApp, game: str) -> None:
    sender = drawing(app)
    match = (await alone(app, game)).match
    await app.later(30_000)
    before = sender.shown[-1][1].steps
    for n in range(8):
        if (await app.services.views.brief(match)).state != "running":
            break
        sender.shown.clear()
        sender.cut_off = n == 4
        await turn(app, match)
        await app.later(30_000)
        sender.cut_off = False
        await app.later(AWAY // 2)  # what was cut off is sent after all
        async with app.services.context.reading() as db:
            loaded = await app.services.context.load(db, match)
            rows = await app.services.context.positions.rows(db, loaded)
        for _, look in sender.shown:
            wanted = marks_between(loaded.rules, 3, loaded.options, rows, before + 1, look.steps)
            assert look.view.marks == wanted
            before = look.steps


async def test_by_direct_message_the_board_follows_too(app: MatchApp) -> None:
    here = Place(None, 900, direct=True)
    opened = await app.services.lobby.open(
        *("golden_horn", 2, {}, Person(11, "Ann", "en-GB"), here, "en"), computers=1, level="easy"
    )
    match = opened.match
    await app.services.lobby.start(match, ANN.user)
    await app.later(30_000)
    await turn(app, match)
    boards = await app.later(30_000, "direct_board")
    assert boards
    assert not any(board.pings for board in boards)
    assert [ping.user for board in await app.later(AWAY, "direct_board") for ping in board.pings] == [11]


async def test_nobody_is_called_to_a_match_that_is_paused(app: MatchApp) -> None:
    match = (await alone(app)).match
    await until_asked(app, match)
    await app.sent()
    await app.services.proposals.pause(match, ANN.user, key="1")
    assert not any(job.pings for job in await app.later(3 * AWAY))
