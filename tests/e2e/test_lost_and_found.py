"""A place that only seems to be lost, and one that comes back: what waits goes out by itself, once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from bot.sandbox.faults import Fault
from bot.sandbox.things import Message
from tests.e2e.panel import at_table
from tests.e2e.players import play_by_moves
from tests.e2e.sandbox_app import Match, SandboxApp
from tests.sandbox.faults import Faults
from tests.sandbox.person import Scripted, text_of

POST = r"POST /channels/\d+/messages$"
ASKED = r"GET /channels/\d+$"
LOST = "I can no longer post in the channel of your match"


@pytest.fixture
async def match(app: SandboxApp) -> Match:
    """Ada begins; the waits between two tries are those of every day."""
    running = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await running.delivered()
    return running


def told(person: Scripted) -> int:
    return sum(LOST in text_of(message) for message in person.dms())


def boards(match: Match) -> list[list[int]]:
    """Whom each board pings, oldest first."""
    return [message.pings for message in match.messages()]


async def lost(match: Match) -> bool:
    return (await match.brief()).place_lost


async def until_lost(match: Match, seconds: float = 30.0) -> None:
    """The place counts as lost."""
    async with asyncio.timeout(seconds):
        while not await lost(match):  # noqa: ASYNC110 (rows in a database make no event)
            await asyncio.sleep(0.05)


async def strip(match: Match, old: Message) -> None:
    """An old message is to lose its buttons, as at the end of a match."""
    context = match.app.services.context
    async with context.store.write() as db, context.enqueue(db, match.number) as out:
        out.remove_buttons(old.id, old.channel_id, delete=False)
    context.news.set()


async def play(match: Match, seed: int = 1) -> None:
    """Ada's turn, where she can still see the match."""
    answer = await play_by_moves(match.people[0].in_dm(), match, random.Random(seed))
    assert "Done." in answer.text


@pytest.mark.parametrize(
    "trouble",
    [
        lambda faults: faults.ban(POST, times=2),
        lambda faults: faults.fail(POST, times=1, status=404),
        lambda faults: faults.refuse(POST, 10003, times=1, status=404),
        lambda faults: faults.refuse(POST, 50001, times=1, status=403),
        lambda faults: faults.refuse(POST, 50013, times=2, status=403),
    ],
)
async def test_a_passing_refusal(match: Match, trouble: Callable[[Faults], Fault]) -> None:
    """The place itself says nothing of the kind: the board comes a little later, and nobody is told."""
    fault = trouble(match.app.box.faults)
    before = boards(match)
    await play(match)
    await match.app.delivered(30)
    assert fault.met == fault.times
    assert not await lost(match)
    assert boards(match) == [*before, [match.people[1].id]]
    assert [told(person) for person in match.people] == [0, 0]


async def test_a_refusal_of_an_old_message_that_passes(match: Match) -> None:
    """It loses its buttons all the same."""
    old = match.board()
    fault = match.app.box.faults.refuse(r"PATCH /channels/\d+/messages/", 10003, times=1, status=404)
    await strip(match, old)
    await match.app.delivered(30)
    assert fault.met == 1
    assert not old.components


async def test_invited_back(match: Match) -> None:
    """What was played by direct message meanwhile is shown as soon as the bot is there again."""
    world = match.app.box.world
    before = boards(match)
    dms = [person.in_dm() for person in match.people]
    world.remove_member(world.guild.id, world.bot.id)
    await play(match)
    await until_lost(match)
    async with asyncio.timeout(20):
        while await match.app.waiting() > 1:  # noqa: ASYNC110 (rows in a database make no event)
            await asyncio.sleep(0.05)
    world.add_member(world.guild.id, world.bot.id)
    await match.app.delivered(10)
    assert boards(match) == [*before, [match.people[1].id]]
    assert not await lost(match)
    assert [told(person) for person in dms] == [0, 0], "who shares no server with the bot gets no message"


async def test_invited_back_before_it_was_noticed(match: Match) -> None:
    """A delivery that waits for its next try goes out at once, too."""
    world, faults = match.app.box.world, match.app.box.faults
    before = boards(match)
    world.remove_member(world.guild.id, world.bot.id)
    # The place cannot be asked either, so nothing is believed; the next try is far away.
    refused = faults.fail(ASKED, times=1_000_000, status=503)
    await play(match)
    await match.people[0].until(lambda: refused.met >= 3, 60)
    faults.end(refused)
    world.add_member(world.guild.id, world.bot.id)
    await match.app.delivered(30)  # the client itself waits up to 9 s between its tries
    assert boards(match) == [*before, [match.people[1].id]]
    assert not await lost(match)


async def test_the_right_to_write_comes_back(match: Match) -> None:
    """It is found out, told once, and over as soon as the channel's rights are what they were."""
    world = match.app.box.world
    before = boards(match)
    parent = world.channels[match.people[0].channel_id].parent_id
    assert parent is not None
    dms = [person.in_dm() for person in match.people]
    world.set_bot_permissions(parent, deny=["send_messages_in_threads"])
    await play(match)
    await dms[0].until(lambda: all(told(person) for person in dms), 30)
    assert await lost(match)
    notice = text_of(dms[0].dms()[-1])
    assert notice.count("manage") == 1, "what to do is said once"
    assert "I lack a permission there: Send Messages in Threads." in notice
    assert notice.endswith(f"table {match.number} · <#{match.people[0].channel_id}>")
    world.set_bot_permissions(parent)
    await match.app.delivered(10)
    assert boards(match) == [*before, [match.people[1].id]]
    assert not await lost(match)
    assert [told(person) for person in dms] == [1, 1]


async def test_a_lost_thread_is_unlocked(match: Match) -> None:
    world, thread = match.app.box.world, match.people[0].channel_id
    before = boards(match)
    dms = [person.in_dm() for person in match.people]
    world.archive_thread(thread, True, locked=True)
    await play(match)
    await dms[0].until(lambda: all(told(person) for person in dms), 30)
    world.archive_thread(thread, False, locked=False)
    await match.app.delivered(10)
    assert boards(match) == [*before, [match.people[1].id]]
    assert [told(person) for person in dms] == [1, 1]


async def test_moved_to_where_it_is(match: Match) -> None:
    """Whoever sees that the place is well again may say so; nobody is pinged a second time. As long as all is
    well, it is not offered."""

    async def offered() -> bool:
        panel = await match.people[1].slash("table manage", match=match.number)
        return any(one["custom_id"].startswith("tp:moveto:") for one in panel.buttons)

    assert not await offered()
    world, thread = match.app.box.world, match.people[0].channel_id
    before = boards(match)
    world.archive_thread(thread, True, locked=True)
    await play(match)
    await until_lost(match)
    world.channels[thread].archived = world.channels[thread].locked = False  # the bot does not hear of it
    assert await offered()
    answer = await at_table(match.people[1], "move", match=match.number)
    assert "goes on here" in answer.text
    await match.app.delivered(10)
    assert boards(match) == [*before, [match.people[1].id]]
    assert not await lost(match)
    again = await at_table(match.people[1], "move", match=match.number)
    assert "already" in again.text


@pytest.mark.parametrize("status", [403, 429])
async def test_banned_by_a_proxy(match: Match, status: int) -> None:
    """Every request is refused for a while. Nothing is believed of it: no place, no person's box, no old
    message counts as lost; all goes out as soon as it is over."""
    faults, old = match.app.box.faults, match.board()
    before = boards(match)
    ada = match.people[0]
    hands = len(ada.dms())
    services, ban = match.app.services, faults.ban(status=status)
    moves = await services.play.preview(match.number, ada.id, None)
    chosen: list[str] = []
    rng = random.Random(1)
    while moves.status == "asked":
        chosen = [*moves.moves, rng.choice(moves.answers).notation]
        moves = await services.play.preview(match.number, ada.id, None, chosen)
    await services.play.submit(match.number, ada.id, None, moves.moves, key="banned")
    await strip(match, old)
    await ada.until(lambda: ban.met >= 6, 60)
    assert not await lost(match)
    faults.end(ban)
    await match.app.delivered(25)
    assert boards(match) == [*before, [match.people[1].id]]
    assert not old.components
    assert len(ada.dms()) >= hands
    async with services.context.store.read() as db:
        failed = await db.exec_driver_sql("select count(*) from outbox where state = 'failed'")
        assert failed.scalar_one() == 0
        closed = await db.exec_driver_sql("select count(*) from persons where dm_closed_at is not null")
        assert closed.scalar_one() == 0
