"""Which boards are posted, and what becomes of the messages they follow."""

from __future__ import annotations

import random

from bot.match import ChannelLost, Delivered, Delivery, Place, Retry
from tests.draining import drained
from tests.match.app import ANN, BEN, CAT, HERE, FakeSender, MatchApp, kinds
from tests.match.messages import deletes, message_of


async def test_what_waits_behind_a_board_is_taken_along(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    await app.sent()
    app.sender.fail = _broken
    await app.play(match, await app.turn(match), "D")
    assert await app.sent("board") == []
    await app.play(match, await app.turn(match), "K")
    await app.play(match, await app.turn(match), "D")
    app.sender.fail = lambda job: None
    app.clock.on(600)
    [board] = await app.sent("board")
    assert board.pings == ()  # all that was to be done is done
    assert board.resumed
    assert board.attempts == 1  # a board that fails and fails is not forgotten for the next one
    keys = [told.key for told in (await app.services.views.look_seat(match, None, since=board.since)).caption]
    assert keys == ["toy-draw", "toy-drew", "toy-keep", "toy-draw", "toy-drew"]
    assert await app.sent("board") == []


def _broken(job: Delivery) -> None:
    if job.kind == "board":
        raise Retry(reason="500")


async def test_an_attempt_that_arrived_after_all_is_not_said_again(app: MatchApp) -> None:
    """The answer was lost, the players went on: the message that is found has made its pings."""
    match = (await app.start()).match
    await app.sent()
    await app.pledge(match)
    person = await app.turn(match)
    app.sender.fail = _broken
    await app.sent()
    await app.play(match, person, "S")
    app.sender.fail = lambda job: None
    app.clock.on(600)
    [board] = await app.sent("board")
    [older] = board.older
    assert older.nonce != board.nonce
    assert [ping.user for ping in older.pings] == [ping.user for ping in board.pings]  # new since then
    assert older.since is not None
    assert board.since is not None
    assert older.since > board.since
    assert board.created_at < app.services.context.now() - 599_000  # where to begin to look


async def test_found_messages_are_stripped_too(app: MatchApp) -> None:
    match = (await app.start()).match
    jobs = await app.sent()

    class Finder(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            done = await super().deliver(job)
            return Delivered(done.message_id, done.channel_id, older_id=77 if job.kind == "board" else None)

    app.worker._sender = app.sender = Finder()
    app.sender.messages = {job.nonce: 500 + n for n, job in enumerate(jobs)}
    await app.pledge(match)
    stripped = {message_of(job) for job in await app.sent("remove_buttons")}
    assert stripped == {77}, "the board before it keeps its buttons"


async def test_a_move_is_one_message_and_old_boards_are_left_alone_until_the_end(app: MatchApp) -> None:
    """Buttons on old boards show what is newest. An edit for each of them would cost a request a move."""
    match = (await app.start()).match
    await app.sent()
    await app.pledge(match)
    for _ in range(4):
        await app.play(match, await app.turn(match), "D")
        assert [job.kind for job in await app.sent() if job.kind != "hand"] == ["board"]
        await app.play(match, await app.turn(match), "K")
        assert [job.kind for job in await app.sent() if job.kind != "hand"] == ["board"]
    last = (await app.services.views.brief(match)).board_message
    await app.at_random(match, random.Random(1))
    jobs = await app.sent()
    public = [job for job in jobs if job.kind == "remove_buttons" and job.user is None]
    assert [message_of(job) for job in public] == [last], "nothing is to be done any more"


async def test_a_board_that_showed_it_already_is_not_followed_by_the_same(app: MatchApp) -> None:
    """A board was drawn after a commit whose own row was still waiting."""
    match = (await app.start()).match
    await app.pledge(match)
    await app.sent()
    first = await app.turn(match)

    class Slow(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            if job.kind == "board" and not self.jobs:
                self.jobs.append(job)
                await app.play(match, first, "K")  # while the board is being drawn
                await app.play(match, await app.turn(match), "D")
                position = (await app.services.views.brief(match)).public_version
                return Delivered(5, job.channel, public_version=position)
            return await super().deliver(job)

    app.worker._sender = slow = Slow()
    await app.play(match, first, "D")
    await drained(app.worker)
    assert [job.kind for job in slow.jobs if job.kind == "board"] == ["board"]
    assert (await app.services.views.brief(match)).board_message == 5
    # With somebody still to be told it is posted all the same.
    slow.jobs.clear()
    second = await app.turn(match)

    class Again(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            if job.kind == "board" and not self.jobs:
                self.jobs.append(job)
                await app.play(match, first, "D")
                await app.play(match, first, "K")
                return Delivered(
                    6, job.channel, public_version=(await app.services.views.brief(match)).public_version
                )
            return await super().deliver(job)

    app.worker._sender = again = Again()
    await app.play(match, second, "K")
    await drained(app.worker)
    pinged = [[ping.user for ping in job.pings] for job in again.jobs if job.kind == "board"]
    assert pinged == [[first.user], [second.user]]


async def test_a_lost_place_and_a_move_make_one_board(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    await app.sent()

    def lost(job: Delivery) -> None:
        if job.channel == HERE.post:
            raise ChannelLost("10003")

    app.sender.fail = lost
    person = await app.turn(match)
    await app.play(match, person, "D")
    await app.sent()
    await app.play(match, person, "K")
    other = await app.turn(match)
    await app.move(match, ANN, Place(1, 300))
    [board] = await app.sent("board")
    assert board.channel == 300
    assert not board.resumed  # it was refused: there is nothing to be found
    assert [ping.user for ping in board.pings] == [other.user]


async def test_moved_while_a_board_was_on_its_way(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    await app.sent()

    class Mover(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            if job.kind == "board" and job.channel == HERE.post:
                await app.move(match, ANN, Place(1, 300))
            return await super().deliver(job)

    app.worker._sender = app.sender = Mover()
    await app.play(match, await app.turn(match), "D")
    assert [job.channel for job in await app.sent("board")] == [HERE.post, 300]


async def test_newest_only_keeps_the_board_with_the_promise(app: MatchApp) -> None:
    brief = await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "en", "newest")
    match = brief.match
    await app.services.lobby.join(match, BEN, 1)
    await app.sent()
    await app.services.lobby.start(match, ANN.user)
    await app.sent()
    first = (await app.services.views.brief(match)).board_message
    await app.pledge(match)
    [removed] = await app.sent("remove_buttons")
    assert (message_of(removed), deletes(removed)) == (first, False)
    await app.play(match, await app.turn(match), "D")
    [removed] = await app.sent("remove_buttons")
    assert message_of(removed) != first
    assert deletes(removed)


async def test_the_card_of_a_started_lobby(app: MatchApp) -> None:
    """It says where the match went, in its own time: it is edited, neither stripped nor deleted."""
    brief = await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "en", "newest")
    await app.services.lobby.join(brief.match, BEN, 1)
    [card] = await app.sent("lobby")
    brief = await app.services.views.brief(brief.match)
    await app.services.lobby.start(brief.match, ANN.user)
    assert message_of(card) is None

    def refused(job: Delivery) -> None:
        if job.kind == "card":
            raise Retry(600, "30046")

    app.sender.fail = refused
    jobs = await app.sent()
    assert sorted(kinds(jobs)) == ["board", "hand", "hand"]
    app.sender.fail = lambda job: None
    app.clock.on(601)
    [edit] = await app.sent()
    assert (edit.kind, message_of(edit), edit.channel) == ("card", brief.board_message, HERE.post)
    assert (await app.services.views.brief(brief.match)).board_message != message_of(edit)


async def test_a_card_that_cannot_be_edited_delays_no_board(app: MatchApp) -> None:
    brief = await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "en")
    await app.sent()

    def limited(job: Delivery) -> None:
        if job.kind in ("lobby", "card"):
            raise Retry(600, "30046")

    app.sender.fail = limited
    await app.services.lobby.join(brief.match, BEN, 1)
    assert await app.sent() == []
    await app.services.lobby.start(brief.match, ANN.user)
    assert "board" in kinds(await app.sent())
    app.sender.fail = lambda job: None
    app.clock.on(700)
    assert kinds(await app.sent()) == ["card"]


async def test_started_while_the_card_was_on_its_way(app: MatchApp) -> None:
    """Its message is known only afterwards: then it is edited, and is not taken for the board."""
    brief = await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "en", "newest")
    await app.services.lobby.join(brief.match, BEN, 1)

    class Early(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            if job.kind == "lobby":
                await app.services.lobby.start(brief.match, ANN.user)
            return await super().deliver(job)

    app.worker._sender = app.sender = Early()
    jobs = await app.sent()
    [card] = [job for job in jobs if job.kind == "card"]
    lobby, board = (next(job for job in jobs if job.kind == kind) for kind in ("lobby", "board"))
    assert message_of(card) == app.sender.messages[lobby.nonce]
    assert (await app.services.views.brief(brief.match)).board_message == app.sender.messages[board.nonce]
    assert "remove_buttons" not in kinds(jobs)


async def test_a_lobby_that_moves(app: MatchApp) -> None:
    brief = await app.lobby()
    await app.sent()
    old = (await app.services.views.brief(brief.match)).board_message
    await app.move(brief.match, ANN, Place(1, 300))
    jobs = await app.sent()
    [card] = [job for job in jobs if job.kind == "lobby"]
    assert (card.channel, message_of(card)) == (300, None)
    [removed] = [job for job in jobs if job.kind == "remove_buttons"]
    assert (message_of(removed), removed.channel, deletes(removed)) == (old, HERE.post, False)
    await app.services.lobby.leave(brief.match, BEN.user)
    await app.services.lobby.join(brief.match, CAT, 1)
    [again] = await app.sent()
    assert (again.channel, message_of(again)) == (300, app.sender.messages[card.nonce])


async def test_a_lobby_that_moves_while_its_card_is_on_its_way(app: MatchApp) -> None:
    brief = await app.lobby()

    class Mover(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            if job.kind == "lobby" and job.channel == HERE.post:
                await app.move(brief.match, ANN, Place(1, 300))
            return await super().deliver(job)

    app.worker._sender = app.sender = Mover()
    jobs = await app.sent()
    first, second = [job for job in jobs if job.kind == "lobby"]
    assert (second.channel, message_of(second)) == (300, None)
    [removed] = [job for job in jobs if job.kind == "remove_buttons"]
    assert message_of(removed) == app.sender.messages[first.nonce]


async def test_a_thread_is_made_while_a_card_is_edited(app: MatchApp) -> None:
    """The match is about to start there. The card stays where it is, and says so once."""
    brief = await app.services.lobby.open("ferry", 2, {}, ANN, Place(1, 20), "en", "newest")
    await app.sent()
    await app.services.lobby.join(brief.match, BEN, 1)

    class Threaded(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            if job.kind == "lobby":
                await app.services.lobby.set_place(brief.match, Place(1, 20, 21))
            return await super().deliver(job)

    sent = app.sender
    app.worker._sender = app.sender = Threaded()
    app.sender.messages = sent.messages
    [edited] = await app.sent()
    assert edited.kind == "lobby"
    await app.services.lobby.start(brief.match, ANN.user)
    jobs = await app.sent()
    [card] = [job for job in jobs if job.kind == "card"]
    assert (message_of(card), card.channel) == (message_of(edited), 20)
    assert "remove_buttons" not in kinds(jobs)


async def test_hands_of_one_seat_are_sent_once(app: MatchApp) -> None:
    """One that could not be sent gives way to the next."""
    match = (await app.start()).match
    await app.pledge(match)
    await app.sent()
    person = await app.turn(match)

    def broken(job: Delivery) -> None:
        if job.kind == "hand":
            raise Retry(reason="500")

    app.sender.fail = broken
    await app.play(match, person, "D")
    await app.sent()
    await app.play(match, person, "K")
    await app.play(match, await app.turn(match), "S")
    await app.play(match, person, "D")
    app.sender.fail = lambda job: None
    app.clock.on(600)
    [hand] = await app.sent("hand")
    assert hand.user == person.user
