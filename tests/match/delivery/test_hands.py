"""The hand of a seat: one direct message for each match, edited in place, seen by nobody but its player."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.match import Delivery, Undeliverable
from bot.match.delivery.sender import Older
from bot.match.outbox.enqueue import Outgoing
from bot.match.outbox.messages import RemoveButtons
from bot.store import matches
from bot.text import words
from tests.match.app import ANN, BEN, CAT, DAN, OWNER, MatchApp
from tests.match.discord_fake import BOT, Channel, Discord, job_of, refusal
from tests.match.messages import message_of

GAME = "golden_horn"


@pytest.fixture
def discord(app: MatchApp) -> Discord:
    return Discord(app)


@pytest.fixture
def box(discord: Discord) -> Channel:
    """Ben's direct messages."""
    return discord.get_partial_messageable(BEN.user)


async def noted(app: MatchApp, match: int, seat: int = 1) -> int | None:
    """The message that is noted as that of the seat's hand."""
    async with app.store.read() as db:
        return (await matches.seats_of(db, match))[seat].hand_message


async def drawn_again(app: MatchApp, match: int) -> None:
    """Ben's hand changes, as far as the outbox knows."""
    async with app.store.write() as db:
        context = app.services.context
        async with Outgoing(db, match, context.now(), context.token_bytes) as out:
            await out.hands([(1, BEN.user)])


# -- what is remembered ------------------------------------------------------------------------------------


async def test_one_message_for_all_hands_of_a_match(app: MatchApp) -> None:
    match = (await app.start(GAME, 2)).match
    first = await job_of(app, "hand", BEN.user)
    assert message_of(first) is None
    sent = app.sender.messages[first.nonce]
    assert await noted(app, match) == sent
    for _ in range(3):
        app.clock.on(60)
        await drawn_again(app, match)
        again = await job_of(app, "hand", BEN.user)
        assert message_of(again) == sent
        assert await noted(app, match) == sent


async def test_every_match_has_a_message_of_its_own(app: MatchApp) -> None:
    found = set()
    for _ in range(2):
        match = (await app.start(GAME, 2)).match
        assert message_of(await job_of(app, "hand", BEN.user)) is None
        found.add(await noted(app, match))
    assert len(found - {None}) == 2


async def test_a_substitute_gets_a_new_message(app: MatchApp) -> None:
    match = (await app.start(GAME, 2)).match
    await app.sent()
    old = await noted(app, match)
    await app.services.seats.offer(match, BEN.user, person=CAT, key="o")
    await app.services.seats.take(match, CAT, 1, 1, key="t")
    assert await noted(app, match) is None
    hand = await job_of(app, "hand", CAT.user)
    assert message_of(hand) is None
    assert await noted(app, match) not in (None, old)
    # And back: the message from before is not touched again.
    await app.services.seats.offer(match, CAT.user, person=BEN, key="p")
    await app.services.seats.take(match, BEN, 1, 1, key="u")
    assert message_of(await job_of(app, "hand", BEN.user)) is None


async def test_a_computer_takes_over(app: MatchApp) -> None:
    match = (await app.start(GAME, 2)).match
    await app.sent()
    await app.services.seats.give_to_computer(match, BEN.user, "easy", key="c")
    assert await noted(app, match) is None


@pytest.mark.parametrize("how", ["resigns", "computer", "substitute"])
async def test_who_leaves_a_seat_is_asked_for_no_turn(app: MatchApp, how: str) -> None:
    match = (await app.start(GAME, 3)).match
    await app.sent()
    hand, seats = await noted(app, match), app.services.seats
    if how == "resigns":
        await app.services.resigning.resign(match, BEN.user, key="r")
    elif how == "computer":
        await seats.give_to_computer(match, BEN.user, "easy", key="c")
    else:
        await seats.offer(match, BEN.user, person=DAN, key="o")
        await seats.take(match, DAN, 1, 1, key="t")
    assert bared(await app.sent("remove_buttons")) == {(BEN.user, hand)}


async def test_a_forgotten_person_leaves_no_message(app: MatchApp) -> None:
    match = (await app.start(GAME, 3)).match
    await app.sent()
    assert await noted(app, match) is not None
    await app.services.privacy.forget(BEN.user)
    assert await noted(app, match) is None


async def test_the_seat_changes_hands_while_the_hand_is_sent(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What arrives too late is not noted for the new player."""
    match = (await app.start(GAME, 2)).match

    deliver = app.sender.deliver

    async def late(job: Delivery) -> Any:
        done = await deliver(job)
        if job.kind == "hand" and job.user == BEN.user:
            await app.services.seats.offer(match, BEN.user, person=CAT, key="o")
            await app.services.seats.take(match, CAT, 1, 1, key="t")
        return done

    monkeypatch.setattr(app.sender, "deliver", late)
    jobs = await app.sent("hand", "remove_buttons")
    to_cat = next(job for job in jobs if job.user == CAT.user)
    assert message_of(to_cat) is None
    assert await noted(app, match) == app.sender.messages[to_cat.nonce]
    late_one = next(job for job in jobs if job.user == BEN.user and job.kind == "hand")
    assert bared(jobs) == {(BEN.user, app.sender.messages[late_one.nonce])}


async def test_a_closed_box(app: MatchApp) -> None:
    """Nothing is sent. When it is open again, there is a new message."""
    match = (await app.start(GAME, 2)).match
    await app.sent()
    await drawn_again(app, match)

    def closed(job: Delivery) -> None:
        if job.user == BEN.user:
            raise Undeliverable("50007")

    app.sender.fail = closed
    await app.sent()
    assert (await app.services.views.look(match, BEN.user)).hand_missed
    assert await noted(app, match) is None
    app.sender.fail = lambda job: None
    app.clock.on(600)
    await app.services.people.met(BEN)
    await drawn_again(app, match)
    assert message_of(await job_of(app, "hand", BEN.user)) is None
    assert await noted(app, match) is not None


def bared(jobs: list[Delivery]) -> set[tuple[int | None, int]]:
    """Persons whose direct messages lose their buttons."""
    changes = ((job.user, job.message) for job in jobs)
    return {
        (user, change.message)
        for user, change in changes
        if isinstance(change, RemoveButtons) and user is not None and not change.delete
    }


def whys(jobs: list[Delivery]) -> set[str]:
    """What such messages say from then on."""
    changes = (job.message for job in jobs)
    return {one.asked.said.key for one in changes if isinstance(one, RemoveButtons) and one.asked is not None}


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_a_match_that_is_over_asks_for_no_turn(app: MatchApp, elsewhere: bool) -> None:
    """*Take my turn* goes with the end, and when the match goes on elsewhere."""
    match = (await app.start(GAME, 2)).match
    await app.sent()
    hands = {(who.user, await noted(app, match, seat)) for seat, who in enumerate((ANN, BEN))}
    await drawn_again(app, match)  # this is not sent any more
    if elsewhere:
        _, revision = await app.services.transfer.whole(match)
        await app.services.transfer.hand_over(match, revision)
    else:
        await app.services.moderation.end(OWNER, match, key="end")
    jobs = await app.sent("remove_buttons")
    assert bared(jobs) == hands
    assert whys(jobs) == {"table-handed-over" if elsewhere else "board-over"}


async def test_a_match_that_ends_while_a_hand_is_sent(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> None:
    match = (await app.start(GAME, 2)).match
    deliver = app.sender.deliver

    async def late(job: Delivery) -> Any:
        done = await deliver(job)
        if job.kind == "hand" and job.user == BEN.user:
            await app.services.moderation.end(OWNER, match, key="end")
        return done

    monkeypatch.setattr(app.sender, "deliver", late)
    jobs = await app.sent("remove_buttons")
    assert (BEN.user, await noted(app, match)) in bared(jobs)
    assert whys(jobs) == {"board-over"}


# -- what is sent ------------------------------------------------------------------------------------------


async def test_it_is_silent_and_edited(app: MatchApp, discord: Discord, box: Channel) -> None:
    await app.start(GAME, 2)
    job = await job_of(app, "hand", BEN.user)
    done = await discord.sender.deliver(job)
    [message] = box.messages
    assert message.silent
    again = await discord.sender.deliver(replace(job, nonce="a" * 20, edit=done.message_id))
    assert again == done
    [message] = box.messages
    assert message.buttons
    assert message.pictures


async def test_after_the_end_it_says_that_the_match_is_over(
    app: MatchApp, discord: Discord, box: Channel
) -> None:
    match = (await app.start(GAME, 2)).match
    hand = await job_of(app, "hand", BEN.user)
    done = await discord.sender.deliver(hand)
    async with app.store.write() as db:
        await matches.change_seat(db, match, 1, {"hand_message": done.message_id})
    await app.services.moderation.end(OWNER, match, key="end")
    await discord.sender.deliver(await job_of(app, "remove_buttons", BEN.user))
    [message] = box.messages
    assert message.content.splitlines()[0] == words(BEN.locale or "")("board-over")
    assert not message.buttons


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (429, 30046), (400, 30046), (403, 50005)])
async def test_one_that_cannot_be_edited(
    app: MatchApp, discord: Discord, box: Channel, status: int, code: int
) -> None:
    """A new one is sent, silently."""
    await app.start(GAME, 2)
    job = await job_of(app, "hand", BEN.user)
    old = (await discord.sender.deliver(job)).message_id

    def refuse(what: str, given: dict[str, Any]) -> None:
        if what == "edit":
            raise refusal(status, code)

    box.refuse = refuse
    done = await discord.sender.deliver(replace(job, nonce="a" * 20, edit=old))
    assert done.message_id == box.messages[-1].id != old
    assert [message.silent for message in box.messages] == [True, True]


async def test_a_closed_box_is_not_tried_twice(app: MatchApp, discord: Discord, box: Channel) -> None:
    await app.start(GAME, 2)
    job = await job_of(app, "hand", BEN.user)
    old = (await discord.sender.deliver(job)).message_id
    asked = []

    def refuse(what: str, given: dict[str, Any]) -> None:
        asked.append(what)
        raise refusal(403, 50007)

    box.refuse = refuse
    with pytest.raises(Undeliverable):
        await discord.sender.deliver(replace(job, nonce="a" * 20, edit=old))
    assert asked == ["edit"]


async def test_cut_off_after_a_new_one_was_sent(app: MatchApp, discord: Discord, box: Channel) -> None:
    """The old one was gone; the attempt that sent the new one was interrupted before it was noted."""
    await app.start(GAME, 2)
    job = replace(await job_of(app, "hand", BEN.user), edit=1)
    done = await discord.sender.deliver(job)
    again = await discord.sender.deliver(replace(job, resumed=True, attempts=1))
    assert again.message_id == done.message_id
    assert len(box.messages) == 1


async def test_cut_off_after_an_edit(app: MatchApp, discord: Discord, box: Channel) -> None:
    await app.start(GAME, 2)
    job = await job_of(app, "hand", BEN.user)
    first = await discord.sender.deliver(job)
    for later in (10, 3600):
        app.clock.on(later)
        now = app.services.context.now()
        edit = replace(job, nonce=f"{later:020}", edit=first.message_id, created_at=now)
        await discord.sender.deliver(edit)
        assert await discord.sender.deliver(replace(edit, resumed=True, attempts=1)) == first
        assert len(box.messages) == 1


async def test_an_older_hand_that_arrived_shows_the_newest(
    app: MatchApp, discord: Discord, box: Channel
) -> None:
    """An attempt was interrupted, and its hand has changed since: its message is edited."""
    await app.start(GAME, 2)
    job = await job_of(app, "hand", BEN.user)
    done = await discord.sender.deliver(job)
    before = [row.to_dict() for row in box.messages[0].components]
    newer = replace(job, nonce="f" * 20, resumed=True, older=(Older(job.nonce),))
    assert await discord.sender.deliver(newer) == done
    [message] = box.messages
    assert [row.to_dict() for row in message.components] != before, "it carries the new mark"


async def test_the_message_of_another_is_never_edited(app: MatchApp, discord: Discord, box: Channel) -> None:
    """Even if a wrong message were noted: it is looked for in the reader's own box."""
    await app.start(GAME, 2)
    jobs = {job.user: job for job in await app.sent("hand")}
    his = await discord.sender.deliver(jobs[BEN.user])
    [before] = box.messages
    hers = await discord.sender.deliver(replace(jobs[ANN.user], edit=his.message_id))
    assert box.messages == [before]
    [message] = discord.get_partial_messageable(ANN.user).messages
    assert message.id == hers.message_id


async def test_who_left_sees_no_edit(app: MatchApp, discord: Discord, box: Channel) -> None:
    match = (await app.start(GAME, 2)).match
    job = await job_of(app, "hand", BEN.user)
    done = await discord.sender.deliver(job)
    [before] = box.messages
    async with app.store.write() as db:
        await matches.change_seat(db, match, 1, {"user": None})
    assert (await discord.sender.deliver(replace(job, edit=done.message_id))).message_id is None
    assert box.messages == [before]
    assert before.author.id == BOT
