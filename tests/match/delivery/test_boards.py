"""Which boards are posted, and what becomes of the messages they follow."""

from __future__ import annotations

from bot.match import ChannelLost, Delivered, Delivery, Place, Retry
from tests.match.house import ANN, BEN, CAT, HERE, FakeSender, House, kinds
from tests.match.messages import deletes, message_of


async def test_what_waits_behind_a_board_is_taken_along(house: House) -> None:
    match = (await house.start()).match
    await house.pledge(match)
    await house.sent()
    house.sender.fail = _broken
    await house.play(match, await house.turn(match), "D")
    assert await house.sent("board") == []
    await house.play(match, await house.turn(match), "K")
    await house.play(match, await house.turn(match), "D")
    house.sender.fail = lambda job: None
    house.clock.on(600)
    [board] = await house.sent("board")
    assert board.pings == ()  # all that was to be done is done
    assert board.resumed
    assert board.attempts == 1  # a board that fails and fails is not forgotten for the next one
    keys = [
        told.key for told in (await house.services.views.look_seat(match, None, since=board.since)).caption
    ]
    assert keys == ["toy-draw", "toy-drew", "toy-keep", "toy-draw", "toy-drew"]
    assert await house.sent("board") == []


def _broken(job: Delivery) -> None:
    if job.kind == "board":
        raise Retry(reason="500")


async def test_an_attempt_that_arrived_after_all_is_not_said_again(house: House) -> None:
    """The answer was lost, the players went on: the message that is found has made its pings."""
    match = (await house.start()).match
    await house.sent()
    await house.pledge(match)
    person = await house.turn(match)
    house.sender.fail = _broken
    await house.sent()
    await house.play(match, person, "S")
    house.sender.fail = lambda job: None
    house.clock.on(600)
    [board] = await house.sent("board")
    [older] = board.older
    assert older.nonce != board.nonce
    assert [ping.user for ping in older.pings] == [ping.user for ping in board.pings]  # new since then
    assert older.since is not None
    assert board.since is not None
    assert older.since > board.since
    assert board.created_at < house.services.context.now() - 599_000  # where to begin to look


async def test_found_messages_are_stripped_too(house: House) -> None:
    match = (await house.start()).match
    jobs = await house.sent()

    class Finder(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            done = await super().deliver(job)
            return Delivered(done.message_id, done.channel_id, older_id=77 if job.kind == "board" else None)

    house.worker._sender = house.sender = Finder()
    house.sender.messages = {job.nonce: 500 + n for n, job in enumerate(jobs)}
    await house.pledge(match)
    stripped = {message_of(job) for job in await house.sent("remove_buttons")}
    assert 77 in stripped
    assert len(stripped) == 2


async def test_a_board_that_showed_it_already_is_not_followed_by_the_same(house: House) -> None:
    """A board was drawn after a commit whose own row was still waiting."""
    match = (await house.start()).match
    await house.pledge(match)
    await house.sent()
    first = await house.turn(match)

    class Slow(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            if job.kind == "board" and not self.jobs:
                self.jobs.append(job)
                await house.play(match, first, "K")  # while the board is being drawn
                await house.play(match, await house.turn(match), "D")
                position = (await house.services.views.brief(match)).public_version
                return Delivered(5, job.channel, public_version=position)
            return await super().deliver(job)

    house.worker._sender = slow = Slow()
    await house.play(match, first, "D")
    await house.worker.drain()
    assert [job.kind for job in slow.jobs if job.kind == "board"] == ["board"]
    assert (await house.services.views.brief(match)).board_message == 5
    # With somebody still to be told it is posted all the same.
    slow.jobs.clear()
    second = await house.turn(match)

    class Again(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            if job.kind == "board" and not self.jobs:
                self.jobs.append(job)
                await house.play(match, first, "D")
                await house.play(match, first, "K")
                return Delivered(
                    6, job.channel, public_version=(await house.services.views.brief(match)).public_version
                )
            return await super().deliver(job)

    house.worker._sender = again = Again()
    await house.play(match, second, "K")
    await house.worker.drain()
    pinged = [[ping.user for ping in job.pings] for job in again.jobs if job.kind == "board"]
    assert pinged == [[first.user], [second.user]]


async def test_a_lost_place_and_a_move_make_one_board(house: House) -> None:
    match = (await house.start()).match
    await house.pledge(match)
    await house.sent()

    def lost(job: Delivery) -> None:
        if job.channel == HERE.post:
            raise ChannelLost("10003")

    house.sender.fail = lost
    person = await house.turn(match)
    await house.play(match, person, "D")
    await house.sent()
    await house.play(match, person, "K")
    other = await house.turn(match)
    await house.services.places.move(match, ANN.user, Place(1, 300), key="m")
    [board] = await house.sent("board")
    assert board.channel == 300
    assert not board.resumed  # it was refused: there is nothing to be found
    assert [ping.user for ping in board.pings] == [other.user]


async def test_moved_while_a_board_was_on_its_way(house: House) -> None:
    match = (await house.start()).match
    await house.pledge(match)
    await house.sent()

    class Mover(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            if job.kind == "board" and job.channel == HERE.post:
                await house.services.places.move(match, ANN.user, Place(1, 300), key="m")
            return await super().deliver(job)

    house.worker._sender = house.sender = Mover()
    await house.play(match, await house.turn(match), "D")
    assert [job.channel for job in await house.sent("board")] == [HERE.post, 300]


async def test_newest_only_keeps_the_board_with_the_promise(house: House) -> None:
    brief = await house.services.lobby.open("ferry", 2, {}, ANN, HERE, "en", "newest")
    match = brief.match
    await house.services.lobby.join(match, BEN, 1)
    await house.sent()
    await house.services.lobby.start(match, ANN.user)
    await house.sent()
    first = (await house.services.views.brief(match)).board_message
    await house.pledge(match)
    [strip] = await house.sent("remove_buttons")
    assert (message_of(strip), deletes(strip)) == (first, False)
    await house.play(match, await house.turn(match), "D")
    [strip] = await house.sent("remove_buttons")
    assert message_of(strip) != first
    assert deletes(strip)


async def test_the_card_of_a_started_lobby(house: House) -> None:
    """It says where the match went, in its own time: it is edited, neither stripped nor deleted."""
    brief = await house.services.lobby.open("ferry", 2, {}, ANN, HERE, "en", "newest")
    await house.services.lobby.join(brief.match, BEN, 1)
    [card] = await house.sent("lobby")
    brief = await house.services.views.brief(brief.match)
    await house.services.lobby.start(brief.match, ANN.user)
    assert message_of(card) is None

    def refused(job: Delivery) -> None:
        if job.kind == "card":
            raise Retry(600, "30046")

    house.sender.fail = refused
    jobs = await house.sent()
    assert sorted(kinds(jobs)) == ["board", "hand", "hand"]
    house.sender.fail = lambda job: None
    house.clock.on(601)
    [edit] = await house.sent()
    assert (edit.kind, message_of(edit), edit.channel) == ("card", brief.board_message, HERE.post)
    assert (await house.services.views.brief(brief.match)).board_message != message_of(edit)


async def test_a_card_that_cannot_be_edited_delays_no_board(house: House) -> None:
    brief = await house.services.lobby.open("ferry", 2, {}, ANN, HERE, "en")
    await house.sent()

    def limited(job: Delivery) -> None:
        if job.kind in ("lobby", "card"):
            raise Retry(600, "30046")

    house.sender.fail = limited
    await house.services.lobby.join(brief.match, BEN, 1)
    assert await house.sent() == []
    await house.services.lobby.start(brief.match, ANN.user)
    assert "board" in kinds(await house.sent())
    house.sender.fail = lambda job: None
    house.clock.on(700)
    assert kinds(await house.sent()) == ["card"]


async def test_started_while_the_card_was_on_its_way(house: House) -> None:
    """Its message is known only afterwards: then it is edited, and is not taken for the board."""
    brief = await house.services.lobby.open("ferry", 2, {}, ANN, HERE, "en", "newest")
    await house.services.lobby.join(brief.match, BEN, 1)

    class Early(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            if job.kind == "lobby":
                await house.services.lobby.start(brief.match, ANN.user)
            return await super().deliver(job)

    house.worker._sender = house.sender = Early()
    jobs = await house.sent()
    [card] = [job for job in jobs if job.kind == "card"]
    lobby, board = (next(job for job in jobs if job.kind == kind) for kind in ("lobby", "board"))
    assert message_of(card) == house.sender.messages[lobby.nonce]
    assert (await house.services.views.brief(brief.match)).board_message == house.sender.messages[board.nonce]
    assert "remove_buttons" not in kinds(jobs)


async def test_a_lobby_that_moves(house: House) -> None:
    brief = await house.lobby()
    await house.sent()
    old = (await house.services.views.brief(brief.match)).board_message
    await house.services.places.move(brief.match, BEN.user, Place(1, 300), key="m")
    jobs = await house.sent()
    [card] = [job for job in jobs if job.kind == "lobby"]
    assert (card.channel, message_of(card)) == (300, None)
    [strip] = [job for job in jobs if job.kind == "remove_buttons"]
    assert (message_of(strip), strip.channel, deletes(strip)) == (old, HERE.post, False)
    await house.services.lobby.leave(brief.match, BEN.user)
    await house.services.lobby.join(brief.match, CAT, 1)
    [again] = await house.sent()
    assert (again.channel, message_of(again)) == (300, house.sender.messages[card.nonce])


async def test_a_lobby_that_moves_while_its_card_is_on_its_way(house: House) -> None:
    brief = await house.lobby()

    class Mover(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            if job.kind == "lobby" and job.channel == HERE.post:
                await house.services.places.move(brief.match, BEN.user, Place(1, 300), key="m")
            return await super().deliver(job)

    house.worker._sender = house.sender = Mover()
    jobs = await house.sent()
    first, second = [job for job in jobs if job.kind == "lobby"]
    assert (second.channel, message_of(second)) == (300, None)
    [strip] = [job for job in jobs if job.kind == "remove_buttons"]
    assert message_of(strip) == house.sender.messages[first.nonce]


async def test_hands_of_one_seat_are_sent_once(house: House) -> None:
    """One that could not be sent gives way to the next."""
    match = (await house.start()).match
    await house.pledge(match)
    await house.sent()
    person = await house.turn(match)

    def broken(job: Delivery) -> None:
        if job.kind == "hand":
            raise Retry(reason="500")

    house.sender.fail = broken
    await house.play(match, person, "D")
    await house.sent()
    await house.play(match, person, "K")
    await house.play(match, await house.turn(match), "S")
    await house.play(match, person, "D")
    house.sender.fail = lambda job: None
    house.clock.on(600)
    [hand] = await house.sent("hand")
    assert hand.user == person.user
