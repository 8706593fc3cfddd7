"""Discord in trouble: limits, errors, lost connections and lost places. The match lives through all of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from bot.match import Place
from bot.match.engine.models import Manager
from bot.sandbox.things import Message
from tests.e2e.panel import at_table
from tests.e2e.players import play_by_moves, random_moves, turn_by_buttons
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.sandbox.person import Scripted, text_of, usable

POST = r"POST /channels/\d+/messages$"
EDIT = r"PATCH /channels/\d+/messages/\d+$"
CALLBACK = r"POST /interactions/.*/callback"
LOST = "I can no longer post in the channel of your match"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The waits of the library between two tries, and of the outbox, take no time."""
    real = asyncio.sleep
    monkeypatch.setattr("discord.http.asyncio.sleep", lambda seconds, *rest: real(min(seconds, 0.02), *rest))
    monkeypatch.setattr("bot.match.delivery.claimed.BACK_OFF", (0.05,) * 6)


@pytest.fixture
async def match(app: SandboxApp, quick: None) -> Match:
    running = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await running.delivered()
    return running


async def one_turn(match: Match, seed: int = 1) -> Message:
    """Ada's turn, delivered: one new board with one ping."""
    before = len(match.messages())
    await play_by_moves(match.people[0], match, random.Random(seed))
    await match.delivered()
    assert len(match.messages()) == before + 1
    assert match.board().pings == [match.people[1].id]
    return match.board()


@pytest.mark.parametrize("via", [True, False])
async def test_429(match: Match, via: bool) -> None:
    """A rate limit, and one that looks like a ban to the library: the board comes later, once."""
    fault = match.app.box.faults.rate_limit(POST, times=3, retry_after=0.05, via=via)
    await one_turn(match)
    assert fault.met == 3


async def test_a_real_rate_limit(match: Match) -> None:
    """Two messages in a second and channel; a whole round is played into it."""
    rng = random.Random(2)
    match.app.box.faults.limit(POST, count=2, seconds=1.0)
    for _ in range(2):
        for person in match.people:
            if person.id in [one.id for one in await match.awaited()]:
                await play_by_moves(person, match, rng)
    await match.delivered()
    position = (await match.brief()).public_version
    assert control(match.board(), "turn").split(":")[3] == str(position)
    assert not any(one.code == 0 for one in match.app.box.refused)


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("times", [2, 7])
async def test_5xx_on_a_board(match: Match, times: int, after: bool) -> None:
    """More often than the library tries; and where Discord has taken the message it is not there twice."""
    fault = match.app.box.faults.fail(POST, times=times, after=after)
    await one_turn(match)
    assert fault.met == (times if not after else fault.met)


async def test_5xx_on_an_edit(match: Match) -> None:
    """The last board of a match that has ended loses its buttons a little later."""
    old, guild = match.board(), (await match.brief()).place.guild
    assert guild is not None
    match.app.box.faults.fail(EDIT, times=6)
    await match.app.services.moderation.end(Manager(guild, 1, "Olga"), match.number, key="end")
    await match.delivered()
    assert not any("tp:turn:" in found["custom_id"] for found in usable(old))


async def test_5xx_on_a_direct_message(app: SandboxApp, quick: None) -> None:
    """The hand comes later, once."""
    ada = app.person("Ada")
    app.box.world.dm_channel(ada.id)
    app.box.faults.fail("POST /users/@me/channels", times=3)
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await match.delivered()
    assert [("Your hand" in text_of(message)) for message in ada.dms()] == [True]


@pytest.mark.parametrize("after", [False, True])
async def test_5xx_on_an_answer(match: Match, after: bool) -> None:
    """The acknowledgement is repeated; where it had arrived the turn goes on all the same."""
    fault = match.app.box.faults.fail(CALLBACK, times=1, after=after)
    steps = await match.steps()
    answer = await play_by_moves(match.people[0], match, random.Random(3))
    assert fault.met == 1
    assert "Done." in answer.text
    assert await match.steps() > steps


async def test_5xx_on_a_page(match: Match) -> None:
    """The page is drawn again."""
    match.app.box.faults.fail(r"PATCH /webhooks/", times=2)
    page = await match.people[0].slash("turn", match=match.number)
    assert usable(page.message)


async def test_the_gateway_drops_in_mid_turn(match: Match) -> None:
    """Whatever was pressed meanwhile arrives with the resume."""
    box, ada = match.app.box, match.people[0]
    page = await ada.slash("turn", match=match.number)
    await box.gateway.drop()
    first = next(c for c in usable(page.message) if ":ans:" in c["custom_id"])
    again = await ada.press(first["custom_id"], page)
    assert not again.failed
    assert box.gateway.resumed == 1
    await one_turn(match)


async def test_an_answer_that_comes_too_late(app: SandboxApp) -> None:
    """Nothing by halves: Discord says that nobody answered, so nothing was played."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    box, ada = app.box, match.people[0]
    text, steps = await random_moves(ada, match, random.Random(1)), await match.steps()
    box.actions.book.answer_seconds = 0.05
    late = box.faults.slow(CALLBACK, seconds=0.2)
    answer = await ada.slash("move", move=text, match=match.number)
    assert answer.failed
    await ada.until(lambda: any(one.code == 10062 for one in box.refused))
    box.actions.book.answer_seconds = 3.0
    assert late.met == 1
    assert await match.steps() == steps
    assert "Done." in (await ada.slash("move", move=text, match=match.number)).text


async def test_an_archived_thread_wakes(match: Match) -> None:
    world, thread = match.app.box.world, match.people[0].channel_id
    old = match.board()
    world.archive_thread(thread)
    await one_turn(match)
    assert not world.channels[thread].archived
    assert match.board().id != old.id


def locked(match: Match) -> None:
    thread = match.people[0].channel_id
    match.app.box.world.archive_thread(thread, True, locked=True)


def deleted(match: Match) -> None:
    match.app.box.world.delete_channel(match.people[0].channel_id)


def forbidden(match: Match) -> None:
    world = match.app.box.world
    parent = world.channels[match.people[0].channel_id].parent_id
    assert parent is not None
    world.set_bot_permissions(parent, deny=["send_messages_in_threads"])


@pytest.mark.parametrize("lose", [locked, deleted, forbidden])
async def test_a_lost_place(match: Match, lose: Callable[[Match], None]) -> None:
    """The match lives on; everybody is told once by direct message; *Move it here* goes on elsewhere."""
    app, rng = match.app, random.Random(5)
    ada, bruno = (person.in_dm() for person in match.people)
    lose(match)
    for person in (ada, bruno, ada):
        if person.id in [one.id for one in await match.awaited()]:
            assert "Done." in (await play_by_moves(person, match, rng)).text
    await ada.until(lambda: told(ada) and told(bruno))
    assert (told(ada), told(bruno)) == (1, 1)
    assert (await match.brief()).place_lost
    tavern = bruno.at("tavern")
    moved = await at_table(tavern, "move", match=match.number)
    assert moved.ephemeral
    await match.delivered()
    there = Match(app, match.number, [person.at(tavern.channel_id) for person in match.people])
    awaited = await there.awaited()
    assert there.board().pings == [one.id for one in awaited]
    assert len(there.messages()) == 1
    await turn_by_buttons(awaited[0], there, rng)
    await there.delivered()
    assert len(there.messages()) == 2
    assert (told(ada), told(bruno)) == (1, 1)


def told(person: Scripted) -> int:
    return sum(LOST in text_of(message) for message in person.dms())


async def test_a_match_that_moves_while_the_answer_to_its_board_is_lost(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board comes again in the new place, and nobody is called twice."""
    app, (ada, bruno) = match.app, match.people
    monkeypatch.setattr("bot.match.delivery.claimed.BACK_OFF", (600,))
    lost = app.box.faults.fail(POST, times=5, after=True)
    await play_by_moves(ada, match, random.Random(1))
    await ada.until(lambda: lost.met == 5)
    assert match.board().pings == [bruno.id]
    tavern = bruno.at("tavern")
    here, services = (await match.brief()).place, app.services
    place, move = Place(here.guild, tavern.channel_id), services.proposals.move
    while not await services.places.moves(match.number, here):  # noqa: ASYNC110 (the attempt fails then)
        await asyncio.sleep(0.01)
    await move(match.number, ada.id, place, key="1")
    assert (await move(match.number, bruno.id, place, key="2")).done
    there = Match(app, match.number, [person.at(tavern.channel_id) for person in match.people])
    await there.delivered()
    assert [board.pings for board in there.messages()] == [[]]


async def test_everything_comes_at_once(match: Match) -> None:
    """A whole round with every route failing now and then."""
    rng, faults = random.Random(7), match.app.box.faults
    for _ in range(2):
        for person in match.people:
            if person.id not in [one.id for one in await match.awaited()]:
                continue
            faults.fail(POST, times=1, after=rng.random() < 0.5)
            faults.rate_limit(EDIT, times=1, retry_after=0.02)
            faults.fail(r"PATCH /webhooks/", times=1)
            faults.fail(CALLBACK, times=1, after=rng.random() < 0.5)
            await play_by_moves(person, match, rng)
    await match.delivered()
    assert str((await match.brief()).public_version) == control(match.board(), "turn").split(":")[3]
    boards = [control(board, "turn") for board in match.messages() if usable(board)]
    assert len(set(boards)) == len(boards), "of a board that came twice one can be pressed"


async def test_a_moderator_deletes_the_lobby_card(app: SandboxApp, quick: None) -> None:
    """The next change posts a new one; and a match can be started without."""
    ada, bruno, world = app.person("Ada"), app.person("Bruno"), app.box.world
    await ada.slash("table new", game="golden_horn", seats=3)
    card = await app.card(ada)
    world.delete_message(card)
    await bruno.slash("table join", match=1)
    new = await app.card(ada)
    assert "One seat is free" in text_of(new)
    await app.delivered()
    world.delete_message(new)
    answer = await at_table(ada, "start", match=1)
    assert not answer.failed
    brief = await app.brief(1)
    assert brief.state == "running"
    assert brief.place.thread is not None
    await app.delivered()


async def test_a_moderator_deletes_the_board(match: Match) -> None:
    """Nobody minds: the next turn posts the next one."""
    match.app.box.world.delete_message(match.board())
    await play_by_moves(match.people[0], match, random.Random(8))
    await match.delivered()
    assert match.board().pings == [match.people[1].id]


async def test_thrown_out_of_the_server(match: Match) -> None:
    """Without a server there is no place, and direct messages are closed: the match waits."""
    world = match.app.box.world
    world.remove_member(world.guild.id, world.bot.id)
    services = match.app.services
    preview = await services.play.preview(match.number, match.people[0].id, None)
    assert preview.answers
    brief = await match.brief()
    assert brief.state == "running"
