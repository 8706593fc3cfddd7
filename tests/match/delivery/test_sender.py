"""The sender: what is written where, and what Discord's refusals mean for the match."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
import yarl
from msgspec import json
from msgspec.structs import replace

from bot.core import fact
from bot.match import (
    ChannelLost,
    Delivered,
    Delivery,
    Person,
    Place,
    Refused,
    Retry,
    ShutOut,
    Undeliverable,
)
from bot.match.delivery.sender import Older, Recipient
from bot.match.delivery.worker import OutboxWorker
from bot.match.outbox.enqueue import Outgoing
from bot.match.outbox.messages import Hand, Notice, RemoveButtons, StartedCard
from bot.match.outbox.posted import Asked, Ping
from bot.match.outbox.posted import Channel as Target
from bot.match.proposals.clock import End
from bot.runtime.requests import traced
from bot.store import matches, proposals
from bot.text import words
from cogs.framework import pictures
from render.paint import Picture
from tests.draining import drained
from tests.match.app import ANN, BEN, HERE, PEOPLE, MatchApp
from tests.match.delivery.test_calls import remind
from tests.match.discord_fake import BOT, Channel, Discord, Message, job_of, refusal

GAME = "golden_horn"


@pytest.fixture
def discord(app: MatchApp) -> Discord:
    return Discord(app)


@pytest.fixture
def place(discord: Discord) -> Channel:
    return discord.get_partial_messageable(HERE.post)


def edit_of(kind: str, card: Delivery, message: int) -> Delivery:
    """A delivery that changes this message."""
    if kind == "lobby":
        return replace(card, edit=message)
    changes = {"card": StartedCard, "remove_buttons": RemoveButtons}
    return replace(card, message=changes[kind](message=message, channel=HERE.post))


async def first_board(app: MatchApp) -> Delivery:
    await app.start(GAME, 2)
    return await job_of(app, "board")


async def test_a_notice_mentions_whom_it_pings(app: MatchApp, discord: Discord, place: Channel) -> None:
    match = (await app.start(GAME, 2)).match
    await app.services.proposals.propose(match, ANN.user, End(), key="1")
    await discord.sender.deliver(await job_of(app, "notice"))
    assert place.messages[0].content.startswith(f"<@{BEN.user}>")
    assert place.messages[0].pinged == [BEN.user]


async def test_a_call_that_an_interrupted_attempt_has_sent_may_lead_to_where_the_match_was(
    app: MatchApp, discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.delivery.sender.linked", lambda say, page, client: page)
    for person in (ANN, BEN):
        await app.services.people.set(person, call="dm")
    match = (await app.start(GAME, 2)).match
    job = await job_of(app, "notice", (await app.turn(match)).user)
    first = await discord.sender.deliver(job)
    again = await discord.sender.deliver(replace(job, resumed=True, attempts=1))
    assert (first.leads, again.leads) == (HERE.post, 0)
    assert again.message_id == first.message_id


async def test_a_notice_without_a_button_comes_once(app: MatchApp, discord: Discord, place: Channel) -> None:
    """Of an event, for instance: it is known by its text."""
    match = (await app.start(GAME, 2)).match
    await app.services.proposals.propose(match, ANN.user, End(), key="1")
    asked = await job_of(app, "notice")
    job = replace(asked, match=None, message=Notice(said=fact("table-over")), pings=())
    other = replace(job, nonce="f" * 20, message=Notice(said=fact("table-still-played")))
    done = [await discord.sender.deliver(told) for told in (job, other)]
    place.add(1, content=place.messages[0].content)
    for told, first in zip((job, other), done, strict=True):
        again = await discord.sender.deliver(replace(told, resumed=True, attempts=1))
        assert again.message_id == first.message_id
    assert len(place.messages) == 3


async def test_people_chat_while_the_bot_is_away(app: MatchApp, discord: Discord, place: Channel) -> None:
    """A message that was sent before a crash is found behind any number of others."""
    job = await first_board(app)
    for _ in range(5):
        place.add(1, content="before")
    app.clock.on(5)
    done = await discord.sender.deliver(job)
    for _ in range(80):
        app.clock.on(60)
        place.add(1, content="chat")
    again = await discord.sender.deliver(replace(job, resumed=True, attempts=1))
    assert again.message_id == done.message_id
    assert sum(one.author.id == BOT for one in place.messages) == 1
    assert (again.public_version, again.steps) == (done.public_version, None)  # its buttons say so much


def ids_of(message: Any) -> str:
    """The controls of a message, with their ids."""
    return str([row.to_dict() for row in message.components])


async def test_an_older_attempt_that_arrived(app: MatchApp, discord: Discord, place: Channel) -> None:
    """Only what it could not say is said, and nobody is pinged twice."""
    job = await first_board(app)
    done = await discord.sender.deliver(job)
    assert done.public_version == (await app.services.views.brief(job.match or 0)).public_version
    assert "promise" in place.messages[0].content.casefold() or job.first
    assert done.public_version is not None
    newer = replace(
        job,
        nonce="f" * 20,
        resumed=True,
        older=(Older(job.nonce, (), 9),),
        message=replace(job.message, public_version=done.public_version + 1),
    )
    assert newer.pings
    again = await discord.sender.deliver(newer)
    assert (again.older_id, again.message_id) == (done.message_id, place.messages[-1].id)
    assert len(place.messages) == 2
    assert place.messages[1].pinged == []
    brief = await app.services.views.brief(job.match or 0)
    assert brief.commitment is not None
    assert brief.commitment in ids_of(place.messages[0])
    assert brief.commitment not in ids_of(place.messages[1])
    # Not found: everything is said.
    lost = replace(newer, nonce="e" * 20, older=(Older("d" * 20, (), 9),))
    assert (await discord.sender.deliver(lost)).older_id is None
    assert place.messages[2].pinged == [ping.user for ping in job.pings]


@pytest.mark.parametrize("calls", [False, True])
async def test_an_older_attempt_that_was_drawn_late(
    app: MatchApp, discord: Discord, place: Channel, calls: bool
) -> None:
    """It shows the newer position already: the board comes again only if somebody else is to be called."""
    job = await first_board(app)
    done = await discord.sender.deliver(job)
    older = Older(job.nonce, job.pings if calls else (), 9)
    again = await discord.sender.deliver(replace(job, nonce="f" * 20, resumed=True, older=(older,)))
    assert len(place.messages) == 1 + calls
    assert again.message_id == place.messages[-1].id
    assert (again.public_version, again.steps is None) == (done.public_version, not calls)


async def test_a_last_board_after_an_attempt_that_arrived(
    app: MatchApp, discord: Discord, place: Channel
) -> None:
    """It tells only what the board that is found does not."""
    job = await first_board(app)
    done = await discord.sender.deliver(job)
    await app.services.resigning.resign(job.match or 0, ANN.user, key="r")
    final = replace(await job_of(app, "final"), resumed=True, since=1, older=(Older(job.nonce, (), 9),))
    told = await discord.sender.deliver(final)
    assert (told.older_id, told.since) == (done.message_id, 9)


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (413, 40005), (413, 0), (400, 50045)])
async def test_a_board_that_is_refused_for_its_content(
    app: MatchApp, discord: Discord, place: Channel, status: int, code: int
) -> None:
    """It comes without the picture, in words."""
    sends: list[bool] = []

    def refuse(what: str, given: dict[str, Any]) -> None:
        sends.append(bool(given.get("files")))
        if given.get("files"):
            raise refusal(status, code)

    place.refuse = refuse
    job = await first_board(app)
    await discord.sender.deliver(job)
    assert sends == [True, False]
    [message] = place.messages
    assert not message.pictures
    assert message.buttons
    assert len(message.content) > 500


async def test_a_refusal_that_lasts_is_a_lost_place(app: MatchApp, discord: Discord, place: Channel) -> None:
    """A few tries, then the players are told; never for ever in silence."""

    def refuse(what: str, given: dict[str, Any]) -> None:
        raise refusal(400, 50035)

    place.refuse = refuse
    job = await first_board(app)
    with pytest.raises(Retry):
        await discord.sender.deliver(job)
    with pytest.raises(ChannelLost):
        await discord.sender.deliver(replace(job, attempts=6))


@pytest.mark.parametrize(
    ("status", "code", "expected", "after"),
    [
        (400, 200000, ChannelLost, None),  # blocked by the server's automatic moderation
        (403, 50013, ChannelLost, None),
        (404, 10003, ChannelLost, None),
        (400, 50083, ChannelLost, None),
        (400, 160005, ChannelLost, None),
        (400, 20028, Retry, 60),
        (502, 0, Retry, None),
    ],
)
async def test_refused_boards(
    app: MatchApp,
    discord: Discord,
    place: Channel,
    status: int,
    code: int,
    expected: type[Exception],
    after: float | None,
) -> None:
    def refuse(what: str, given: dict[str, Any]) -> None:
        raise refusal(status, code)

    place.refuse = refuse
    with pytest.raises(expected) as error:
        await discord.sender.deliver(await first_board(app))
    assert getattr(error.value, "after", None) == after


@pytest.mark.parametrize(
    ("status", "code", "expected", "after"),
    [
        (400, 40003, Retry, 60),  # opening too many at once says nothing about the box
        (403, 40003, Retry, 60),
        (403, 50007, Undeliverable, None),
        (403, 50278, Undeliverable, None),
        (404, 10013, Undeliverable, None),
        (400, 50035, Retry, None),
    ],
)
async def test_refused_direct_messages(
    app: MatchApp, discord: Discord, status: int, code: int, expected: type[Exception], after: float | None
) -> None:
    await app.start(GAME, 2)
    job = await job_of(app, "hand", BEN.user)

    def refuse(what: str, given: dict[str, Any]) -> None:
        raise refusal(status, code)

    discord.refuse = refuse
    with pytest.raises(expected) as error:
        await discord.sender.deliver(job)
    assert getattr(error.value, "after", None) == after


async def test_a_hand_is_not_sent_to_who_left_while_it_was_drawn(
    app: MatchApp, discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = (await app.start(GAME, 2)).match
    job = await job_of(app, "hand", BEN.user)
    drawn = pictures.draw

    async def while_somebody_leaves(*args: Any) -> Any:
        async with app.store.write() as db:
            await matches.change_seat(db, match, 1, {"user": None})
        return await drawn(*args)

    monkeypatch.setattr("cogs.delivery.sender.draw", while_somebody_leaves)
    assert await discord.sender.deliver(job) == Delivered()
    assert discord.get_partial_messageable(BEN.user).messages == []


async def test_a_hand_too_big_for_discord_comes_in_words(app: MatchApp, discord: Discord) -> None:
    await app.start(GAME, 2)
    job = await job_of(app, "hand", BEN.user)
    box = discord.get_partial_messageable(BEN.user)

    def refuse(what: str, given: dict[str, Any]) -> None:
        if given.get("files"):
            raise refusal(413, 40005)

    box.refuse = refuse
    await discord.sender.deliver(job)
    assert not box.messages[0].pictures


@pytest.mark.parametrize(
    ("status", "code", "expected"),
    [
        (400, 30046, Retry),
        (400, 50083, ChannelLost),
        (403, 50001, ChannelLost),
        (404, 10003, ChannelLost),
        (503, 0, Retry),
    ],
)
@pytest.mark.parametrize("kind", ["lobby", "card", "remove_buttons"])
async def test_refused_edits(
    app: MatchApp,
    discord: Discord,
    place: Channel,
    kind: Any,
    status: int,
    code: int,
    expected: type[Exception],
) -> None:
    await app.lobby(GAME)
    card = await job_of(app, "lobby")
    done = await discord.sender.deliver(card)

    def refuse(what: str, given: dict[str, Any]) -> None:
        raise refusal(status, code)

    place.refuse = refuse
    with pytest.raises(expected) as error:
        await discord.sender.deliver(edit_of(kind, card, done.message_id or 0))
    if code == 30046:
        assert isinstance(error.value, Retry)
        assert error.value.after == 600


async def test_the_card_of_a_started_lobby_says_where_to_go(
    app: MatchApp, discord: Discord, place: Channel
) -> None:
    brief = await app.lobby(GAME)
    card = await job_of(app, "lobby")
    done = await discord.sender.deliver(card)
    assert place.messages[0].buttons
    await app.services.lobby.start(brief.match, ANN.user)
    await discord.sender.deliver(edit_of("card", card, done.message_id or 0))
    [message] = place.messages
    [row] = message.components
    assert [one["custom_id"].split(":")[1] for one in row.to_dict()["components"]] == ["words"]
    assert f"<#{HERE.post}>" in message.content


async def test_who_acts_while_a_board_waits_for_a_limit_is_not_pinged(
    app: MatchApp, discord: Discord, place: Channel
) -> None:
    """The pings are looked at again at the instant of sending: after drawing, and after all waits."""
    job = await first_board(app)
    [ping] = job.pings
    tried = acts_before_sending(app, place, job)
    await discord.sender.deliver(job)
    [message] = place.messages
    assert (tried, message.pinged) == ([[ping.user], []], [])
    assert f"<@{ping.user}>" not in message.content


@pytest.mark.parametrize("before", ["drawn", "sent"])
async def test_who_acts_while_a_direct_board_waits_for_a_limit_is_not_called(
    app: MatchApp, discord: Discord, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    """Their message is edited, for there is nothing left to call them for."""
    match = (await app.services.lobby.open(GAME, 2, {}, ANN, Place(None, 71, direct=True), "en")).match
    code = await app.services.direct.code(match, ANN.user)
    await app.services.lobby.join(match, BEN, None, code=code)
    await app.services.lobby.start(match, ANN.user)
    app.worker = OutboxWorker(app.services.context, discord.sender)
    await drained(app.worker)
    mover = await app.turn(match)
    while (called := await app.turn(match)) == mover:
        await acts(app, match, mover)
    app.worker = OutboxWorker(app.services.context, app.sender)
    job = await job_of(app, "direct_board", called.user)
    assert [one.user for one in job.pings] == [called.user]
    box = discord.get_partial_messageable(called.user)
    [old] = box.messages
    if before == "sent":
        tried = acts_before_sending(app, box, job)
    else:
        tried, paint = [], discord.services.painter.paint

        async def acts_first(scene: Any) -> Picture:
            monkeypatch.undo()
            await acts(app, match, called)
            return await paint(scene)

        monkeypatch.setattr(discord.services.painter, "paint", acts_first)
    await discord.sender.deliver(job)
    [message] = box.messages
    assert len(tried) == (before == "sent")
    assert (message.id, message.pinged) == (old.id, [])
    assert f"<@{called.user}>" not in message.content


async def test_who_acts_while_a_reminder_waits_for_a_limit_is_not_reminded(
    app: MatchApp, discord: Discord, place: Channel
) -> None:
    match = (await app.start(GAME, 2)).match
    await app.sent()
    await remind(app, match)
    job = await job_of(app, "notice")
    tried = acts_before_sending(app, place, job)
    done = await discord.sender.deliver(job)
    assert (tried, done.message_id, place.messages) == ([[job.pings[0].user]], None, [])


async def acts(app: MatchApp, match: int, person: Person) -> None:
    """The person gives the first answer to each question of the turn."""
    draft: list[str] = []
    while (preview := await app.services.play.preview(match, person.user, None, draft)).status == "asked":
        draft.append(preview.answers[0].notation)
    await app.play(match, person, *draft)


def acts_before_sending(app: MatchApp, place: Channel, job: Delivery) -> list[list[int]]:
    """Who is called acts after all is drawn, and before anything is sent; gives whom each attempt calls."""
    [ping] = job.pings
    trace: Any = traced(None)
    trace.freeze()
    send, tried = place.send, list[list[int]]()

    async def waits(**given: Any) -> Message:
        tried.append([one.id for one in given["allowed_mentions"].users])
        if len(tried) == 1:
            assert job.match is not None
            await acts(app, job.match, next(one for one in PEOPLE if one.user == ping.user))
        request = SimpleNamespace(url=yarl.URL("http://x/api/v10/channels/1/messages"))
        await trace.on_request_start.send(None, None, request)
        return await send(**given)

    place.send = waits  # type: ignore[method-assign]
    return tried


async def test_pings_of_the_board(app: MatchApp, discord: Discord, place: Channel) -> None:
    job = await first_board(app)
    [ping] = job.pings
    assert ping == Ping(ping.seat, ping.user, ping.token)
    await discord.sender.deliver(job)
    assert place.messages[0].pinged == [job.pings[0].user]


async def test_a_board_that_is_posted_again_meanwhile_is_not_edited_in_its_old_place(
    app: MatchApp, discord: Discord, place: Channel
) -> None:
    """Its old message would get its buttons back."""
    app.worker = OutboxWorker(app.services.context, discord.sender)
    match = (await app.start("pyramids", 2)).match
    await drained(app.worker)
    old = (await app.services.views.brief(match)).board_message
    await acts(app, match, ANN)
    trace: Any = traced(None)
    trace.freeze()
    partial_message, edited = place.get_partial_message, list[int]()

    def newer(id_: int) -> Any:
        message = partial_message(id_)
        edit = message.edit

        async def waits(**given: Any) -> None:
            async with app.store.write() as db:  # what the delivery of the other board notes
                await matches.note(db, match, board_message=77)
            request = SimpleNamespace(url=yarl.URL("http://x/api/v10/channels/1/messages/2"))
            await trace.on_request_start.send(None, None, request)
            edited.append(id_)
            await edit(**given)

        message.edit = waits
        return message

    place.get_partial_message = newer  # type: ignore[method-assign]
    await drained(app.worker)
    assert old is not None
    assert edited == []


# -- what only seems to be lost


def only(what: str, status: int, code: int) -> Any:
    """One kind of request is refused, every other is not."""

    def refuse(asked: str, given: dict[str, Any]) -> None:
        if asked == what:
            raise refusal(status, code)

    return refuse


@pytest.mark.parametrize(
    ("status", "code", "expected"),
    [
        (403, 0, Retry),
        (404, 0, Retry),
        (429, 0, Retry),
        (404, 10003, Refused),
        (403, 50001, Refused),
        (403, 50013, Refused),
        (400, 200000, Refused),
    ],
)
@pytest.mark.parametrize("attempts", [0, 20])
async def test_a_place_that_is_there(
    app: MatchApp,
    discord: Discord,
    place: Channel,
    attempts: int,
    status: int,
    code: int,
    expected: type[Exception],
) -> None:
    """It was refused, but the place says that it is there; however often something else went wrong."""
    place.refuse = only("send", status, code)
    with pytest.raises(expected):
        await discord.sender.deliver(replace(await first_board(app), attempts=attempts))


@pytest.mark.parametrize("code", [50083, 160005])
async def test_a_locked_thread(app: MatchApp, discord: Discord, place: Channel, code: int) -> None:
    place.refuse, place.locked = only("send", 403, code), True
    with pytest.raises(ChannelLost):
        await discord.sender.deliver(await first_board(app))


@pytest.mark.parametrize("status", [401, 403, 404, 429])
@pytest.mark.parametrize("kind", ["board", "remove_buttons", "hand"])
async def test_nothing_reaches_discord(app: MatchApp, discord: Discord, status: int, kind: str) -> None:
    """Every request is refused, and none by Discord: that says nothing about anybody."""

    def refuse(what: str, given: dict[str, Any]) -> None:
        raise refusal(status, 0)

    job = await first_board(app)
    if kind == "remove_buttons":
        job = edit_of("remove_buttons", job, 1)
    elif kind == "hand":
        [job] = [job for job in app.sender.jobs if job.user == BEN.user] or [
            replace(job, message=Hand(seat=1), to=Recipient(BEN.user))
        ]
    discord.refuse = discord.get_partial_messageable(HERE.post).refuse = refuse
    with pytest.raises(ShutOut):
        await discord.sender.deliver(job)


async def test_a_direct_message_that_is_refused_without_a_reason(app: MatchApp, discord: Discord) -> None:
    """The person's box is not believed closed."""
    await app.start(GAME, 2)
    job = await job_of(app, "hand", BEN.user)
    discord.refuse = only("create_dm", 403, 0)
    with pytest.raises(Retry):
        await discord.sender.deliver(job)


async def test_the_place_cannot_be_asked(app: MatchApp, discord: Discord, place: Channel) -> None:
    """Nothing is believed then."""

    def refuse(what: str, given: dict[str, Any]) -> None:
        raise refusal(503, 0) if what == "ask" else refusal(403, 50001)

    place.refuse = refuse
    with pytest.raises(Retry):
        await discord.sender.deliver(await first_board(app))


async def test_a_lost_place_is_asked_before_anything_is_drawn(
    app: MatchApp, discord: Discord, place: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def drawn(*_: Any) -> Any:
        raise AssertionError("drawn for nobody")

    job = replace(await first_board(app), to=Target(HERE.post, lost=True))
    with monkeypatch.context() as patch:
        patch.setattr("cogs.delivery.boards.draw_table", drawn)
        place.refuse = only("ask", 404, 10003)
        with pytest.raises(ChannelLost):
            await discord.sender.deliver(job)
        place.refuse, place.locked = only("send", 403, 160005), True
        with pytest.raises(ChannelLost):
            await discord.sender.deliver(job)
    place.refuse, place.locked = (lambda what, given: None), False
    assert (await discord.sender.deliver(job)).message_id == place.messages[0].id


async def test_a_look_back_that_fails_once(app: MatchApp, discord: Discord, place: Channel) -> None:
    """Without having looked nothing is sent a second time."""
    job = await first_board(app)
    done = await discord.sender.deliver(job)
    again = replace(job, resumed=True, attempts=1)
    place.refuse = only("history", 403, 0)
    with pytest.raises(Retry):
        await discord.sender.deliver(again)
    place.refuse = lambda what, given: None
    assert (await discord.sender.deliver(again)).message_id == done.message_id
    assert len(place.messages) == 1
    place.refuse = only("history", 403, 50013)  # it may not be read: that is known
    assert (await discord.sender.deliver(again)).message_id == place.messages[1].id


# -- what nothing is to be done about any more


async def asked_to_pause(app: MatchApp, discord: Discord) -> tuple[OutboxWorker, int]:
    """Ben is asked in the channel, and then asks no more of him; the match."""
    match = (await app.start(GAME, 2)).match
    worker = OutboxWorker(app.services.context, discord.sender)
    await drained(worker)
    await app.services.proposals.pause(match, ANN.user, key=app.key())
    await drained(worker)
    return worker, match


async def test_a_request_is_settled_without_reading_it(
    app: MatchApp, discord: Discord, place: Channel
) -> None:
    """It loses its buttons and pings; what it says is known."""
    worker, match = await asked_to_pause(app, discord)
    mention, said = place.messages[-1].content.split("\n")
    assert mention == f"<@{BEN.user}>"
    place.refuse = only("fetch", 500, 0)
    await app.services.proposals.pause(match, BEN.user, key=app.key())
    await drained(worker)
    settled = next(one for one in place.messages if said in one.content)
    assert (settled.content, settled.buttons, settled.pinged) == (said, 0, [])


async def test_how_it_ended_is_said_below(app: MatchApp, discord: Discord, place: Channel) -> None:
    """What this version has sent is not read for it; what an older one has sent is."""
    _, match = await asked_to_pause(app, discord)
    request = place.messages[-1]
    _mention, said = request.content.split("\n")
    async with app.store.write() as db:
        [call] = await proposals.take_calls(db, match)
    assert call.asked is not None
    asked = json.decode(call.asked, type=Asked)
    how = fact("table-undo-approved")
    change = RemoveButtons(message=request.id, channel=HERE.post, outcome=how, asked=asked)
    delivery = replace(await removal(app, match), message=change)
    place.refuse = only("fetch", 500, 0)
    await discord.sender.deliver(delivery)
    ended = f"{said}\n-# {words('en').say(how, ())}"
    assert next(one for one in place.messages if one.id == request.id).content == ended
    place.refuse = lambda what, given: None
    place.messages[-1].content = request.content
    await discord.sender.deliver(replace(delivery, message=replace(change, asked=None)))
    assert next(one for one in place.messages if one.id == request.id).content == ended
    place.refuse = only("fetch", 403, 50001)  # the history may not be read
    await discord.sender.deliver(replace(delivery, message=replace(change, asked=None)))
    assert next(one for one in place.messages if one.id == request.id).buttons == 0


async def test_a_call_that_is_kept_still_names_whom_it_called(
    app: MatchApp, discord: Discord, place: Channel
) -> None:
    """Without a sound."""
    _, match = await asked_to_pause(app, discord)
    message = place.messages[-1]
    asked = Asked(fact("table-your-turn"))
    change = RemoveButtons(message=message.id, channel=HERE.post, kept=True, asked=asked, pings=((1, 1),))
    pinged = (Ping(1, BEN.user),)
    await discord.sender.deliver(replace(await removal(app, match), message=change, pings=pinged))
    anew = next(one for one in place.messages if one.id == message.id)
    assert (anew.content, anew.pinged) == (f"<@{BEN.user}>\n{words('en')('table-your-turn')}", [])


async def removal(app: MatchApp, match: int) -> Delivery:
    """A delivery to the channel of a match."""
    async with app.store.write() as db:
        context = app.services.context
        async with Outgoing(db, match, context.now(), context.token_bytes) as out:
            out.remove_buttons(1, HERE.post, delete=False)
    return await job_of(app, "remove_buttons")


async def test_an_old_board_is_not_read(app: MatchApp, discord: Discord, place: Channel) -> None:
    job = await first_board(app)
    await discord.sender.deliver(job)
    [board] = place.messages
    place.refuse = only("fetch", 500, 0)
    change = RemoveButtons(message=board.id, channel=HERE.post)
    await discord.sender.deliver(replace(job, message=change))
    [stripped] = place.messages
    assert (stripped.content, stripped.buttons) == (board.content, 0)
