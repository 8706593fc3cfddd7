"""What posted boards mark: exactly what has happened since the board before, as the log has it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bot.core import AnyRules, read
from bot.core.replay import is_agreed, undone_by
from bot.games.registry import GAMES
from bot.match import Delivered, Delivery, Retry
from bot.match.delivery.worker import OutboxWorker
from bot.match.engine.models import Look
from bot.store import StepRow, steps
from tests.long import LONG, long_but
from tests.match.app import ANN, HERE, PEOPLE, FakeSender, MatchApp, open_app


class Showing(FakeSender):
    """Draws each board as it is posted, and notes it."""

    def __init__(self, app: MatchApp) -> None:
        super().__init__()
        self._app = app
        self.boards: list[Look] = []
        self.edits: list[tuple[int | None, Look]] = []
        """The message that was edited, and what it shows from then on."""
        self.message: int | None = None
        """That of the newest board."""
        self.posted = asyncio.Event()
        self.noted = asyncio.Event()
        self.noted.set()

    async def deliver(self, job: Delivery) -> Delivered:
        done = await super().deliver(job)
        if job.kind not in ("board", "final", "refresh"):
            return done
        assert job.match is not None
        look = await self._app.services.views.look_seat(job.match, None, since=job.since, until=job.until)
        if job.kind == "refresh":
            self.edits.append((job.edit, look))
            return Delivered()
        self.boards.append(look)
        self.message = done.message_id
        self.posted.set()
        await self.noted.wait()
        return Delivered(
            done.message_id, done.channel_id, public_version=look.brief.public_version, steps=look.steps
        )


def showing(app: MatchApp) -> Showing:
    """The app sends with it from now on."""
    app.sender = sender = Showing(app)
    app.worker = OutboxWorker(app.services.context, sender)
    return sender


def marks_between(
    rules: AnyRules, seats: int, options: Any, rows: list[StepRow], first: int, last: int
) -> tuple[Any, ...]:
    """The marks of the steps from `first` to `last` that still stand then, read from the log."""
    stack: list[tuple[int, tuple[Any, ...], Any]] = []
    """For each standing step its number, its marks, and the position before it."""
    again: list[int] = []
    """Numbers of the steps that an undo took along, and that are put back."""
    state = rules.start(seats, options)
    for row in rows[:last]:
        if count := undone_by(row.move):
            taken = stack[-count:]
            del stack[-count:]
            state = taken[0][2]
            others = [n for n, _, _ in taken if rows[n - 1].seat != row.seat]
            again = [] if is_agreed(row.move) else others
            continue
        move = read(rules, state, row.seat, row.move)
        number = again.pop(0) if again and rows[again[0] - 1].move == row.move else row.n
        stack.append((number, rules.marks(state, row.seat, move), state))
        state = rules.apply(state, row.seat, move)
    return rules.gather([mark for n, marks, _ in stack if n >= first for mark in marks])


@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    long_but(
        [(game, seats, seed) for game in GAMES for seats in (2, 3, 4) for seed in (1, 2)],
        *[(game, 2 + seed % 2, seed) for seed, game in enumerate(GAMES)],
    ),
)
async def test_boards_mark_what_is_new_each_thing_once(
    tmp_path: Path, game: str, seats: int, seed: int
) -> None:
    """Several changes a board, undos, the same board again; and the same without memory."""
    dice = random.Random(f"{game}:{seats}:{seed}")
    async with open_app(tmp_path / "turnpost.sqlite", f"{seed}") as app:
        sender = showing(app)
        match = (await app.start(game, seats)).match
        shown = 0
        marked = 0
        for _ in range(70):
            brief = await app.at_random(match, dice, dice.choice((1, 1, 2, 5)))
            sender.boards.clear()
            await app.sent()
            if brief.state != "running":
                break
            async with app.services.context.reading() as db:
                loaded = await app.services.context.load(db, match)
                rows = await app.services.context.positions.rows(db, loaded)
            for board in sender.boards:
                wanted = marks_between(loaded.rules, seats, loaded.options, rows, shown + 1, board.steps)
                assert board.view.marks == wanted
                shown, marked = board.steps, marked + len(wanted)
            if sender.boards and dice.random() < 0.2:
                newest = sender.boards[-1]
                app.services.context.positions.forget(match)  # as after a restart
                await app.resend(match)
                sender.boards.clear()
                await app.sent()
                [again] = sender.boards
                assert (again.view, again.caption) == (newest.view, newest.caption)
        assert marked > 10


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_last_board_marks_what_is_new(game: str, tmp_path: Path) -> None:
    """Several turns were taken since the board before; then all but one resign."""
    dice = random.Random(f"last {game}")
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        sender = showing(app)
        match = (await app.start(game, 2)).match
        while not sender.boards or not sender.boards[-1].view.marks:
            await app.at_random(match, dice, 10)
            await app.sent()
        await app.at_random(match, dice, 12)
        brief = await app.services.views.brief(match)
        await app.services.resigning.resign(match, PEOPLE[brief.awaited[0]].user, key=app.key())
        await _sends_the_last_board(app, sender, match)


@pytest.mark.parametrize("game", [pytest.param(game, marks=LONG) for game in GAMES])
async def test_the_last_board_of_a_match_that_was_played_to_its_end(game: str, tmp_path: Path) -> None:
    dice = random.Random(f"end {game}")
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        sender = showing(app)
        match = (await app.start(game, 3)).match
        running = 0
        while (await app.at_random(match, dice, 5)).state == "running":
            running += 1
            if running % 3 == 0:
                await app.sent()
        await _sends_the_last_board(app, sender, match)


async def _sends_the_last_board(app: MatchApp, sender: Showing, match: int) -> None:
    """It marks exactly the steps since the board before it."""
    before = sender.boards[-1]
    async with app.services.context.reading() as db:
        loaded = await app.services.context.load(db, match)
        rows = await app.services.context.positions.rows(db, loaded)
    await app.sent()
    [last] = sender.boards[sender.boards.index(before) + 1 :]
    assert last.brief.state != "running"
    assert last.steps == len(rows) > before.steps
    wanted = marks_between(loaded.rules, loaded.row.seats, loaded.options, rows, before.steps + 1, last.steps)
    assert last.view.marks == wanted != ()


async def test_after_an_undo_nothing_is_marked(tmp_path: Path) -> None:
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        sender = showing(app)
        match = (await app.start("golden_horn", 2)).match
        await app.at_random(match, random.Random(1), 6)
        person = await app.turn(match)
        while (preview := await app.services.play.preview(match, person.user, None)).status == "asked":
            await app.play(match, person, preview.answers[0].notation)
            await app.sent()
            sender.boards.clear()
            if await app.undo_if_possible(match, person):
                break
        await app.sent()
        assert [board.view.marks for board in sender.boards] == [()]
        assert [told.key for told in sender.boards[0].caption] == ["table-undone"]
        assert (await app.services.views.look(match)).view.marks == ()


async def test_a_refresh_waits_for_the_board_it_is_about(tmp_path: Path) -> None:
    """Somebody decides between the post of a board and its note: that board is edited, not the one before."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        sender = showing(app)
        match = (await app.start("pyramids", 2)).match
        await app.sent()
        for person in PEOPLE[:2]:  # the cards that they keep: then the first shape is open
            await _first_answers(app, match, person.user)
        sender.posted.clear()
        sender.noted.clear()
        before = sender.message
        delivering = asyncio.create_task(app.sent())
        await sender.posted.wait()
        await _first_answers(app, match, ANN.user)
        await app.worker.step()  # it does not wait for its turn behind the board
        await asyncio.sleep(0.1)
        assert sender.edits == [], "the board it is about is not noted yet"
        sender.noted.set()
        await delivering
        await app.sent()
        [(edited, look)] = sender.edits
        assert edited == sender.message != before
        assert look.brief.awaited == (1,)
        assert (look.caption, look.view.round) == (sender.boards[-1].caption, sender.boards[-1].view.round)


async def test_a_board_that_an_interrupted_attempt_has_posted_is_edited_too(tmp_path: Path) -> None:
    """Somebody has decided since it was drawn; the edit tells no more than it does."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        showing(app)
        match = (await app.start("pyramids", 2)).match
        await app.sent()
        for person in PEOPLE[:2]:  # the cards that they keep: then the first shape is open
            await _first_answers(app, match, person.user)
        app.sender = sender = Interrupted()
        app.worker = OutboxWorker(app.services.context, sender)
        await app.sent()
        assert sender.posted == []
        drawn = await app.services.views.look_seat(match, None, since=sender.boards[-1].since)
        await _first_answers(app, match, ANN.user)
        await app.sent()
        sender.version = (await app.services.views.brief(match)).public_version
        app.clock.on(600)
        await app.sent()
        assert len(sender.posted) == 1
        assert [edit.edit for edit in sender.edits] == sender.posted
        [edit] = sender.edits
        edited = await app.services.views.look_seat(match, None, since=edit.since, until=edit.until)
        assert (edited.caption, edited.view.marks) == (drawn.caption, drawn.view.marks)
        assert edited.to_act != drawn.to_act


async def test_a_board_tells_nothing_of_what_is_sealed(tmp_path: Path) -> None:
    """Neither of who has decided, nor while the last one is in the middle of a plan."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        match = (await app.start("edo", 2)).match
        while len(waited := (await app.services.views.look(match)).brief.awaited) < 2:
            await _first_answers(app, match, PEOPLE[waited[0]].user)
        told = (await app.services.views.look_seat(match, None, since=1)).caption
        await _first_answers(app, match, ANN.user)
        assert (await app.services.views.look_seat(match, None, since=1)).caption == told
        preview = await app.services.play.preview(match, PEOPLE[1].user, None)
        await app.play(match, PEOPLE[1], preview.answers[0].notation)
        look = await app.services.views.look_seat(match, None, since=1)
        assert (look.caption, look.brief.awaited) == (told, (1,))


class Interrupted(FakeSender):
    """Nobody hears of the first attempt at a board; the next one finds what it has posted."""

    def __init__(self) -> None:
        super().__init__()
        self.version: int | None = None
        """The public version of the board; None: the attempts are interrupted."""
        self.posted: list[int | None] = []
        self.boards: list[Delivery] = []
        self.edits: list[Delivery] = []

    async def deliver(self, job: Delivery) -> Delivered:
        done = await super().deliver(job)
        if job.kind == "refresh":
            self.edits.append(job)
        if job.kind != "board":
            return done
        self.boards.append(job)
        if self.version is None:
            raise Retry(reason="no answer")
        self.posted.append(done.message_id)
        return Delivered(done.message_id, done.channel_id, public_version=self.version)


async def _first_answers(app: MatchApp, match: int, user: int) -> None:
    draft: list[str] = []
    while (preview := await app.services.play.preview(match, user, None, draft)).status == "asked":
        draft.append(preview.answers[0].notation)
    await app.services.play.submit(match, user, None, draft, key=app.key())


@pytest.mark.parametrize("how", ["moved", "managed", "restored", "wanted"])
async def test_a_board_that_is_posted_again_marks_the_same(tmp_path: Path, how: str) -> None:
    """In another place, for a manager, after a backup was restored, and for who wants it at the bottom."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        sender = showing(app)
        number = (await app.start("bora_bora", 2)).match
        await app.at_random(number, random.Random(2), 12)
        await app.sent()
        before = sender.boards[-1]
        assert before.view.marks
        match how:
            case "moved":
                await app.move(number, ANN, HERE.within(300))
            case "managed":
                await app.resend(number)
            case "restored":
                async with app.store.write() as db:
                    await steps.note(db, steps.RESTORED, "", 0)
                await app.services.jobs.post_restored()
            case "wanted":
                await app.services.places.post_again(number, ANN.user, key=app.key())
        app.services.context.positions.forget(number)  # as after a restart
        await app.sent()
        assert sender.boards[-1] is not before
        assert (sender.boards[-1].view, sender.boards[-1].caption) == (before.view, before.caption)


class Late(Showing):
    """Somebody takes a turn before the first board is drawn."""

    async def deliver(self, job: Delivery) -> Delivered:
        if job.kind == "board" and not self.boards:
            assert job.match is not None
            await _first_answers(self._app, job.match, (await self._app.turn(job.match)).user)
        return await super().deliver(job)


async def test_a_board_posted_only_for_its_pings_tells_the_same(tmp_path: Path) -> None:
    """The board before it was drawn late: it shows all, but called whoever had to act before that turn."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        match = (await app.start("golden_horn", 2)).match
        await app.sent()
        await _first_answers(app, match, (await app.turn(match)).user)
        app.sender = sender = Late(app)
        app.worker = OutboxWorker(app.services.context, sender)
        await app.sent()
        late, again = sender.boards
        assert late.view.marks
        assert (again.view, again.caption, again.steps) == (late.view, late.caption, late.steps)


async def test_what_an_interrupted_attempt_has_shown_is_not_marked_again(tmp_path: Path) -> None:
    """It was drawn late, so it shows more than it was enqueued for; its buttons say how much."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        match = (await app.start("golden_horn", 2)).match
        await app.sent()
        steps = list[int]()

        def broken(job: Delivery) -> None:
            if job.kind == "board":
                raise Retry(reason="no answer")

        app.sender.fail = broken
        versions = list[int]()
        for seat in (0, 1, 0):
            await app.at_random(match, random.Random(seat), 1)
            brief = await app.services.views.brief(match)
            versions.append(brief.public_version)
            steps.append((await app.services.views.look(match)).steps)
            await app.sent()
        app.sender.fail = lambda job: None
        app.clock.on(600)
        [board] = await app.sent("board")
        [older, *_] = board.older
        assert older.since_version(None) == older.since
        assert older.since_version(versions[1]) == steps[1] + 1


@pytest.mark.parametrize("game", ["pyramids", "edo"])
async def test_a_look_marks_the_last_turn_of_which_there_is_something_to_see(
    game: str, tmp_path: Path
) -> None:
    """What has been sealed since says nothing."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        match = (await app.start(game, 2)).match
        sealed = 0
        for _ in range(60):
            look = await app.services.views.look(match)
            waited = look.brief.awaited
            if look.view.marks and len(waited) == 2:
                await _first_answers(app, match, PEOPLE[waited[0]].user)
                after = await app.services.views.look(match)
                if after.brief.awaited == waited[1:]:  # one has sealed, and the other is still to decide
                    sealed += 1
                    assert after.view.marks == look.view.marks
                    assert {one.key for one in look.caption} <= {one.key for one in after.caption}
            else:
                await _first_answers(app, match, PEOPLE[waited[0]].user)
            if sealed:
                return
        raise AssertionError("nobody sealed anything")
