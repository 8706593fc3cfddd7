"""A running match goes on elsewhere when all agree, and at once where nobody has to be asked."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.match import ChannelLost, Delivery, Place
from bot.match.engine.models import Manager
from bot.match.errors import ClosedChannel, NothingAsked, NotHost, SamePlace, StaysPrivate
from bot.match.hosting.settings import opened
from bot.match.outbox.messages import RemoveButtons
from bot.match.proposals.clock import Pause
from bot.match.proposals.move import Move
from bot.store import matches
from bot.text import LANGUAGES, words
from tests.match.app import ANN, BEN, CAT, HERE, OWNER, MatchApp
from tests.match.lobby.test_private import playing
from tests.match.messages import deletes, fact_of
from tests.match.proposals.test_swap import match_of_three, stored

THERE = Place(guild=1, channel=300)
AWAY = Place(guild=2, channel=400)


async def place_of(app: MatchApp, match: int) -> Place:
    return (await app.services.views.brief(match)).place


async def asked(app: MatchApp, match: int, place: Place = THERE) -> int:
    """Ann has asked, and the others know it."""
    votes = await app.services.proposals.move(match, ANN.user, place, key=app.key())
    assert (votes.done, votes.approved, votes.missing) == (False, (0,), (1, 2))
    [notice] = await app.sent("notice")
    assert {ping.user for ping in notice.pings} == {BEN.user, CAT.user}
    said = fact_of(notice)
    for language in LANGUAGES:
        assert f"<#{place.post}>" in words(language).say(said, ("Ann", "Ben", "Cat"))
    return int(said.args["asked"])


async def agree(app: MatchApp, match: int, mark: int) -> None:
    for person in (BEN, CAT):
        await app.services.proposals.answer(match, person.user, Move, mark, key=app.key())


@pytest.mark.parametrize("place", [THERE, AWAY])
async def test_it_goes_on_elsewhere_when_all_agree(app: MatchApp, place: Place) -> None:
    match = await match_of_three(app)
    mark = await asked(app, match, place)
    assert await place_of(app, match) == HERE
    assert not (await app.services.proposals.move(match, BEN.user, place, key=app.key())).done, "a vote"
    assert await app.sent() == []
    votes = await app.services.proposals.answer(match, CAT.user, Move, mark, key=app.key())
    assert votes.done
    assert await place_of(app, match) == place
    jobs = await app.sent()
    assert [job.channel for job in jobs if job.kind == "board"] == [place.post]
    assert not any(deletes(job) for job in jobs if job.kind == "remove_buttons"), "it says where the table is"
    assert await stored(app, match) == []
    with pytest.raises(NothingAsked):
        await app.services.proposals.answer(match, CAT.user, Move, mark, key=app.key())


async def test_another_wish_takes_the_place_of_the_first(app: MatchApp) -> None:
    match = await match_of_three(app)
    mark = await asked(app, match)
    app.clock.on(60)
    await app.services.proposals.move(match, BEN.user, AWAY, key=app.key())
    with pytest.raises(NothingAsked):
        await app.services.proposals.answer(match, CAT.user, Move, mark, key=app.key())
    [(value, approved)] = [(one.value, one.approved) for one in await stored(app, match)]
    assert (value, approved) == (HERE.post, (1,))


async def test_a_manager_of_the_server_asks_nobody(app: MatchApp) -> None:
    """What was asked before is void: the match is no longer where it was."""
    match = await match_of_three(app)
    mark = await asked(app, match)
    move, manager = app.services.proposals.move, Manager(1, BEN.user, BEN.name)
    assert not (await move(match, BEN.user, AWAY, replace(manager, guild=2), key=app.key())).done
    assert (await move(match, BEN.user, Place(1, 500), manager, key=app.key())).done
    with pytest.raises(NothingAsked):
        await app.services.proposals.answer(match, CAT.user, Move, mark, key=app.key())
    assert (await place_of(app, match)).post == 500
    assert "table-moved-by-manager" in [fact_of(job).key for job in await app.sent("notice")]
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, move="players"))
    assert not (await move(match, BEN.user, Place(1, 600), manager, key=app.key())).done


async def test_where_nobody_else_plays_it_moves_at_once(app: MatchApp) -> None:
    brief = await app.services.lobby.open("golden_horn", 3, {}, ANN, HERE, "en")
    for _ in range(2):
        await app.services.lobby.add_computer(brief.match, ANN.user, "easy")
    await app.services.lobby.start(brief.match, ANN.user)
    assert (await app.services.proposals.move(brief.match, ANN.user, THERE, key=app.key())).done
    assert await place_of(app, brief.match) == THERE


async def test_a_lobby_is_moved_by_its_host(app: MatchApp) -> None:
    match = (await app.lobby()).match
    with pytest.raises(NotHost):
        await app.services.proposals.move(match, BEN.user, THERE, key=app.key())
    assert (await app.services.proposals.move(match, ANN.user, THERE, key=app.key())).done
    assert await place_of(app, match) == THERE


async def test_what_is_open_is_asked_in_the_new_place(app: MatchApp) -> None:
    match = await match_of_three(app)
    await app.services.proposals.propose(match, ANN.user, Pause(), key=app.key())
    await app.services.seats.offer(match, CAT.user, key=app.key())
    await app.sent()
    mark = await asked(app, match)
    await agree(app, match, mark)
    jobs = await app.sent()
    again = [(fact_of(job).key, job.channel, job.pings) for job in jobs if job.kind == "notice"]
    assert again == [("table-pause-asked", THERE.post, ()), ("table-seat-offered", THERE.post, ())]
    old = [
        (job.message.asked.said.key, job.channel)
        for job in jobs
        if isinstance(job.message, RemoveButtons) and job.message.asked is not None
    ]
    assert sorted(old) == [
        ("table-move-asked", HERE.post),
        ("table-pause-asked", HERE.post),
        ("table-seat-offered", HERE.post),
    ]


async def test_an_offer_of_a_seat_calls_nobody_where_it_is_shown_again(app: MatchApp) -> None:
    """Not even where the former place was lost: nobody's vote is missing."""
    match = await match_of_three(app)
    await app.services.proposals.propose(match, ANN.user, Pause(), key=app.key())
    await app.services.seats.offer(match, CAT.user, key=app.key())
    await app.sent()
    async with app.store.write() as db:
        await matches.note(db, match, place_lost=True)
    assert (await app.services.proposals.move(match, ANN.user, THERE, key=app.key())).done
    again = [job for job in await app.sent("notice") if job.channel == THERE.post]
    called = [(fact_of(job).key, [ping.user for ping in job.pings]) for job in again]
    assert called == [("table-pause-asked", [BEN.user, CAT.user]), ("table-seat-offered", [])]


async def test_a_lost_place_is_left_at_once(app: MatchApp) -> None:
    match = await match_of_three(app)

    def lost(job: Delivery) -> None:
        if job.channel == HERE.post:
            raise ChannelLost("10003")

    app.sender.fail = lost
    await app.resend(match)
    await app.sent()
    assert (await app.services.proposals.move(match, ANN.user, THERE, key=app.key())).done
    assert await place_of(app, match) == THERE


async def test_what_cannot_be_is_not_asked(app: MatchApp) -> None:
    match = await match_of_three(app)
    move = app.services.proposals.move
    with pytest.raises(SamePlace):
        await move(match, ANN.user, HERE, key=app.key())
    private = await playing(app)
    with pytest.raises(StaysPrivate):
        await move(private.match, ANN.user, THERE, key=app.key())
    await app.services.guilds.change(OWNER, lambda settings: opened(settings, 7))
    with pytest.raises(ClosedChannel):
        await move(match, ANN.user, THERE, key=app.key())


async def test_a_channel_that_was_closed_meanwhile(app: MatchApp) -> None:
    """Nobody's vote fails for it; the message says why the match stays."""
    match = await match_of_three(app)
    mark = await asked(app, match)
    await app.services.guilds.change(OWNER, lambda settings: opened(settings, 7))
    await agree(app, match, mark)
    [message] = await app.sent("remove_buttons")
    assert fact_of(message).key == "table-closed-channel"
    assert await place_of(app, match) == HERE
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, channels=()))
    assert await stored(app, match) == []
