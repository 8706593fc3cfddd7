"""Where somebody's direct messages are is remembered: they are opened once, and anew when they are gone."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.match import ChannelLost, Person, Place
from bot.match.delivery.worker import OutboxWorker
from bot.match.outbox.enqueue import Outgoing
from bot.match.outbox.messages import Parcel
from bot.store import outbox, people
from tests.draining import drained
from tests.match.app import ANN, BEN, HERE, MatchApp
from tests.match.discord_fake import Discord, job_of, refusal

GAME = "golden_horn"
ELSEWHERE = 77


@pytest.fixture
def discord(app: MatchApp) -> Discord:
    return Discord(app)


@pytest.fixture
def worker(app: MatchApp, discord: Discord) -> OutboxWorker:
    return OutboxWorker(app.services.context, discord.sender)


async def hands_again(app: MatchApp, match: int, *hands: tuple[int, int]) -> None:
    """The hands of these seats and persons change, as far as the outbox knows."""
    async with app.store.write() as db:
        context = app.services.context
        async with Outgoing(db, match, context.now(), context.token_bytes) as out:
            await out.hands(hands)


async def box_of(app: MatchApp, user: int) -> int | None:
    async with app.store.read() as db:
        person = await people.find(db, user)
    assert person is not None
    return person.dm_channel


def refusing(code: int, *refused: str) -> Any:
    def refuse(what: str, given: dict[str, Any]) -> None:
        if what in refused:
            raise refusal(404 if code == 10003 else 403, code)

    return refuse


async def test_each_is_opened_once(app: MatchApp, discord: Discord, worker: OutboxWorker) -> None:
    """However many there are, and though nothing else remembers them."""
    seated: list[tuple[int, list[tuple[int, int]]]] = []
    for number in range(6):
        pair = [Person(500 + 2 * number + one, f"P{number}{one}") for one in range(2)]
        brief = await app.services.lobby.open(GAME, 2, {}, pair[0], HERE, "en")
        await app.services.lobby.join(brief.match, pair[1], HERE.guild)
        brief = await app.services.lobby.start(brief.match, pair[0].user)
        users = [one.user for one in brief.players if one.user is not None]
        seated.append((brief.match, list(enumerate(users))))
    await drained(worker)
    for _ in range(2):
        for match, hands in seated:
            await hands_again(app, match, *hands)
        await drained(worker)
    everybody = [user for _, hands in seated for _, user in hands]
    assert sorted(discord.opened) == sorted(everybody)
    assert [len(discord.channels[user].messages) for user in everybody] == [1] * 12, "edited in place"


@pytest.mark.parametrize("code", [10003, 50001])
async def test_one_that_is_gone_is_opened_anew(
    app: MatchApp, discord: Discord, worker: OutboxWorker, code: int
) -> None:
    """Or that is not ours any more. Nothing is lost, and nothing sent twice."""
    match = (await app.start(GAME, 2)).match
    await drained(worker)
    assert await box_of(app, BEN.user) == BEN.user
    discord.channels[BEN.user].refuse = refusing(code, "edit", "send", "history", "delete")
    discord.boxes[BEN.user] = ELSEWHERE
    discord.opened.clear()
    await hands_again(app, match, (1, BEN.user))
    await drained(worker)
    assert discord.opened == [BEN.user]
    assert await box_of(app, BEN.user) == ELSEWHERE
    [hand] = discord.channels[ELSEWHERE].messages
    assert hand.silent
    await hands_again(app, match, (0, ANN.user), (1, BEN.user))
    await drained(worker)
    assert discord.opened == [BEN.user]
    assert [one.id for one in discord.channels[ELSEWHERE].messages] == [hand.id], "edited there"
    assert [len(discord.channels[one].messages) for one in (ANN.user, BEN.user)] == [1, 1]


async def test_a_closed_box_is_not_opened_again_and_again(
    app: MatchApp, discord: Discord, worker: OutboxWorker
) -> None:
    """50007 is about the person, not about the channel."""
    match = (await app.start(GAME, 2)).match
    await drained(worker)
    discord.channels[BEN.user].refuse = refusing(50007, "edit", "send")
    discord.opened.clear()
    await hands_again(app, match, (1, BEN.user))
    await drained(worker)
    assert discord.opened == []
    async with app.store.read() as db:
        person = await people.find(db, BEN.user)
    assert person is not None
    assert person.dm_closed_at is not None


async def test_nothing_is_kept_about_a_stranger(app: MatchApp) -> None:
    """Somebody was forgotten while a message to them was under way."""
    async with app.store.write() as db:
        await people.note(db, 31337, dm_channel=ELSEWHERE)
        assert await people.find(db, 31337) is None


@pytest.mark.parametrize("delete", [False, True])
async def test_a_message_that_is_gone_says_nothing_about_its_box(
    app: MatchApp, discord: Discord, worker: OutboxWorker, delete: bool
) -> None:
    """An earlier attempt has deleted it, or the message was deleted while its edit waited."""
    match = (await app.start(GAME, 2)).match
    await drained(worker)
    async with app.store.write() as db:
        context = app.services.context
        async with Outgoing(db, match, context.now(), context.token_bytes) as out:
            out.remove_own(1, BEN.user, delete=delete)
    await drained(worker)
    async with app.store.read() as db:
        person = await people.find(db, BEN.user)
        assert await outbox.unfinished(db, match) == []
    assert person is not None
    assert person.dm_closed_at is None


async def test_a_parcel_that_is_gone_says_nothing_about_its_box(app: MatchApp, discord: Discord) -> None:
    """It was in direct messages that were opened anew since."""
    brief = await app.services.lobby.open(GAME, 2, {}, ANN, Place(None, 71, direct=True), "en")
    code = await app.services.direct.code(brief.match, ANN.user)
    await app.services.lobby.join(brief.match, BEN, None, code=code)
    await app.services.lobby.start(brief.match, ANN.user)
    await app.services.resigning.resign(brief.match, ANN.user, key="resign")
    job = await job_of(app, "parcel", BEN.user)
    with pytest.raises(ChannelLost):
        await discord.sender.deliver(replace(job, message=Parcel(message=1)))
