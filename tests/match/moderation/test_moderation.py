"""What the owners of a server settle, and how they repair a match."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from bot.core import CHANCE
from bot.match import Brief, Person, Place
from bot.match.engine.models import Manager
from bot.match.errors import (
    ClosedChannel,
    Late,
    LobbyClosed,
    ManagersSeat,
    MatchOver,
    NotStarted,
    PlayersDecide,
    SamePlace,
    SeatNotOffered,
    SubstituteSeated,
    TooManyChannels,
    TooManyOpen,
    UnknownMatch,
)
from bot.match.fairness.verify import verify
from bot.match.hosting.settings import MOST_CHANNELS, GuildSettings, opened
from tests.match.app import ALL, ANN, BEN, CAT, DAN, HERE, OWNER, PEOPLE, MatchApp
from tests.match.messages import fact_of
from tests.match.play.test_undo import moves_of

STRANGER = Manager(2, 98, "Stan")
"""Manages another server."""


async def open_at(app: MatchApp, place: Place = HERE, person: Person = ANN) -> Brief:
    return await app.services.lobby.open("ferry", 2, {}, person, place, "en", key=app.key())


async def test_nothing_is_settled_at_first(app: MatchApp) -> None:
    assert await app.services.guilds.settings(1) == GuildSettings()
    assert (await open_at(app)).state == "lobby"


async def test_tables_only_in_some_channels(app: MatchApp) -> None:
    await app.services.guilds.change(OWNER, lambda settings: opened(settings, 7))
    with pytest.raises(ClosedChannel) as refused:
        await open_at(app)
    assert refused.value.fact.args["channels"] == ("<#7>",)
    assert await app.services.views.in_channel(HERE.post) == (), "nothing was opened"
    assert (await open_at(app, Place(1, 7, 70))).state == "lobby", "a thread of the channel"
    assert (await open_at(app, Place(1, 100, 7))).state == "lobby", "the thread itself"
    assert (await open_at(app, Place(2, 100))).state == "lobby", "another server"
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, channels=()))
    assert (await open_at(app)).state == "lobby"


async def test_a_match_is_not_moved_where_none_may_be_opened(app: MatchApp) -> None:
    brief = await app.start()
    await app.services.guilds.change(OWNER, lambda settings: opened(settings, 7))
    with pytest.raises(ClosedChannel):
        await app.move(brief.match, ANN, Place(1, 300))
    moved = await app.move(brief.match, ANN, Place(1, 7))
    assert moved.place == Place(1, 7)


async def test_so_many_tables_for_one_person(app: MatchApp) -> None:
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, most=2))
    first = await open_at(app)
    await open_at(app)
    with pytest.raises(TooManyOpen) as refused:
        await open_at(app)
    assert dict(refused.value.fact.args) == {"have": 2, "most": 2}
    await open_at(app, person=BEN)
    await open_at(app, Place(2, 100))
    await app.close(first.match)
    await open_at(app)


async def test_a_repeat_is_the_same_table(app: MatchApp) -> None:
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, most=1))
    one = await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "en", key="k")
    assert (await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "en", key="k")).match == one.match


async def test_running_matches_change_their_language(app: MatchApp) -> None:
    here, there = await app.start(), await open_at(app, Place(2, 100))
    settings = await app.services.guilds.change(
        OWNER, lambda settings: replace(settings, language="pl"), "pl"
    )
    assert settings.language == "pl"
    assert (await app.services.views.brief(here.match)).language == "pl"
    assert (await app.services.views.brief(there.match)).language == "en"


async def test_a_list_of_channels_ends_somewhere(app: MatchApp) -> None:
    settings = GuildSettings()
    for channel in range(MOST_CHANNELS):
        settings = opened(settings, channel)
    assert opened(settings, 0) == settings
    with pytest.raises(TooManyChannels):
        opened(settings, MOST_CHANNELS)


async def test_what_is_settled_is_kept(app: MatchApp) -> None:
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, end="players", most=3))
    cold = MatchApp(app.store, app.clock, "cold").services
    assert await cold.guilds.settings(1) == GuildSettings(end="players", most=3)
    assert await cold.guilds.settings(2) == GuildSettings()


# -- repair ------------------------------------------------------------------------------------------------

Act = Callable[[MatchApp, int, Manager], Awaitable[object]]


async def board(app: MatchApp, match: int, manager: Manager) -> object:
    return await app.services.moderation.resend(manager, match, key=app.key())


async def move(app: MatchApp, match: int, manager: Manager) -> object:
    return await app.services.moderation.move(manager, match, Place(1, 300), key=app.key())


async def seat(app: MatchApp, match: int, manager: Manager) -> object:
    return await app.services.moderation.give_seat(manager, match, 1, DAN, key=app.key())


async def end(app: MatchApp, match: int, manager: Manager) -> object:
    return await app.services.moderation.end(manager, match, key=app.key())


async def turns(app: MatchApp, match: int, manager: Manager) -> object:
    return await app.services.moderation.turns(manager, match)


async def one(app: MatchApp, match: int, manager: Manager) -> object:
    return await app.services.moderation.match(manager, match)


async def back(app: MatchApp, match: int, manager: Manager) -> object:
    position = (await app.services.views.brief(match)).public_version
    return await app.services.moderation.roll_back(manager, match, position, 1, key=app.key())


ACTS = (board, move, seat, end, turns, one, back)


@pytest.mark.parametrize("act", ACTS)
async def test_a_manager_of_another_server_is_a_stranger(app: MatchApp, act: Act) -> None:
    match = (await sailed(app))[0]
    before = await moves_of(app, match), await app.services.views.brief(match)
    with pytest.raises(UnknownMatch):
        await act(app, match, STRANGER)
    assert (await moves_of(app, match), await app.services.views.brief(match)) == before
    assert await app.sent() == []
    assert await app.services.moderation.matches(STRANGER) == ()
    assert [brief.match for brief in await app.services.moderation.matches(OWNER)] == [match]
    await act(app, match, OWNER)


async def sailed(app: MatchApp, seats: int = 3) -> tuple[int, int]:
    """The first to move has sailed, the next has drawn; the match and who moved first."""
    match = (await app.start(seats=seats)).match
    await app.pledge(match, seats)
    first = await app.turn(match)
    await app.play(match, first, "S")
    await app.play(match, await app.turn(match), "D")
    await app.sent()
    return match, PEOPLE.index(first)


async def test_rolled_back_and_told_to_all(app: MatchApp) -> None:
    match, first = await sailed(app)
    log = await moves_of(app, match)
    found = await app.services.moderation.turns(OWNER, match)
    [_, sails, _] = found.turns
    assert [told.key for told in sails.facts] == ["toy-sail"]
    brief = await app.services.moderation.roll_back(
        OWNER, match, found.brief.public_version, sails.number, key="k"
    )
    assert brief.awaited == (first,)
    assert brief.public_version > found.brief.public_version
    after = await moves_of(app, match)
    assert after[: len(log)] == log, "what was taken back stays in the log"
    assert after[len(log) :] == [(first, "ruled.3")]
    notice, shown = await app.sent("notice", "board")
    assert fact_of(notice) is not None
    assert (fact_of(notice).key, fact_of(notice).args["by"]) == ("table-rolled-back", "Olga")
    assert [ping.seat for ping in shown.pings] == [first]
    [told] = (await app.services.views.look_seat(match, None, since=shown.since)).caption
    assert told.key == "table-undone-by-manager"
    assert told.args["moves"] == sails.facts
    cold = MatchApp(app.store, app.clock, "cold").services
    for user in (*(person.user for person in PEOPLE[:3]), None):
        lines = await app.services.history.log(match, user)
        assert lines[-1].fact.key == "table-undone-by-manager"
        assert [line.undone for line in lines][-4:] == [True, True, True, False]
        assert await cold.history.log(match, user) == lines
        assert (await cold.views.look(match, user)).view == (await app.services.views.look(match, user)).view
    again = await app.services.moderation.roll_back(
        OWNER, match, found.brief.public_version, sails.number, key="k"
    )
    assert again.public_version == brief.public_version, "a repeat changes nothing"
    with pytest.raises(Late):
        await app.services.moderation.roll_back(
            OWNER, match, found.brief.public_version, sails.number, key="other"
        )
    ended = await app.at_random(match, random.Random(2))
    assert ended.state == "over"
    assert verify(await app.services.transfer.export(match), ALL).sound
    assert (await app.services.fairness.luck(match)) is not None


async def test_what_was_opened_is_sealed_by_all_anew(app: MatchApp) -> None:
    """Nobody keeps a pledge that the others have seen, and nobody learns who had pledged first."""
    match, _ = await sailed(app)
    found = await app.services.moderation.turns(OWNER, match)
    await app.services.moderation.roll_back(OWNER, match, found.brief.public_version, 1, key="k")
    brief = await app.services.views.brief(match)
    assert brief.awaited == (0, 1, 2)
    assert (await moves_of(app, match))[-1][0] == 0
    standing = [move for s, move in await moves_of(app, match) if s == CHANCE]
    assert standing
    for person in PEOPLE[:3]:
        assert (await app.services.play.preview(match, person.user, None)).status == "asked"
    await app.pledge(match, 3)
    assert (await app.at_random(match, random.Random(3))).state == "over"
    assert verify(await app.services.transfer.export(match), ALL).sound


@pytest.mark.parametrize("game", [key for key in ALL if key != "ferry"])
async def test_any_game_goes_back_and_on(app: MatchApp, game: str) -> None:
    match = (await app.start(game)).match
    rng = random.Random(game)
    await app.at_random(match, rng, 14)
    for _ in range(2):
        found = await app.services.moderation.turns(OWNER, match)
        if not found.turns:
            break
        turn = rng.choice(found.turns)
        position = found.brief.public_version
        brief = await app.services.moderation.roll_back(OWNER, match, position, turn.number, key=app.key())
        assert brief.state == "running"
        assert brief.awaited
        cold = MatchApp(app.store, app.clock, "cold").services
        for user in (ANN.user, BEN.user, None):
            assert (await cold.views.look(match, user)).view == (
                await app.services.views.look(match, user)
            ).view
        await app.at_random(match, rng, 4)


async def test_a_manager_who_plays_sees_no_more(app: MatchApp) -> None:
    """What is sealed or hidden is in no list and in no number, whoever asks."""
    match = (await app.start(seats=3)).match
    playing = Manager(1, ANN.user, "Ann")
    before = await app.services.moderation.turns(playing, match)
    first = (await app.services.play.preview(match, BEN.user, None)).answers[0].notation
    await app.play(match, BEN, first, "F.a")
    after = await app.services.moderation.turns(playing, match)
    assert (after.turns, after.brief.public_version) == (before.turns, before.brief.public_version)
    assert await app.services.moderation.turns(OWNER, match) == after
    await app.play(
        match, ANN, (await app.services.play.preview(match, ANN.user, None)).answers[0].notation, "F.a"
    )
    assert (await app.services.moderation.turns(playing, match)).turns == before.turns
    drawn = await sailed(app)
    public = await app.services.moderation.turns(OWNER, drawn[0])
    for person in PEOPLE[:3]:
        assert await app.services.moderation.turns(Manager(1, person.user, "x"), drawn[0]) == public


async def test_nothing_to_roll_back(app: MatchApp) -> None:
    lobby = await open_at(app)
    with pytest.raises(NotStarted):
        await app.services.moderation.turns(OWNER, lobby.match)
    match = (await app.start()).match
    assert (await app.services.moderation.turns(OWNER, match)).turns == ()
    await app.services.moderation.end(OWNER, match, key="k")
    with pytest.raises(MatchOver):
        await app.services.moderation.turns(OWNER, match)


async def test_the_board_again(app: MatchApp) -> None:
    match = (await sailed(app))[0]
    await app.services.moderation.resend(OWNER, match, key="k")
    await app.services.moderation.resend(OWNER, match, key="k")
    [job] = await app.sent("board")
    assert job.pings == ()
    lobby = await open_at(app)
    await app.sent()
    await app.services.moderation.resend(OWNER, lobby.match, key="k")
    assert [job.kind for job in await app.sent()] == ["lobby"]
    await app.close(lobby.match)
    with pytest.raises(LobbyClosed):
        await app.services.moderation.resend(OWNER, lobby.match, key="j")


async def test_moved_by_a_manager(app: MatchApp) -> None:
    match = (await sailed(app))[0]
    brief = await app.services.moderation.move(OWNER, match, Place(1, 300), key="k")
    assert brief.place == Place(1, 300)
    jobs = await app.sent("board", "notice")
    assert {job.channel for job in jobs} == {300}
    [notice] = [job for job in jobs if job.kind == "notice"]
    assert fact_of(notice) is not None
    assert fact_of(notice).key == "table-moved-by-manager"
    assert [ping.seat for ping in notice.pings] == [0, 1, 2]
    with pytest.raises(SamePlace):
        await app.services.moderation.move(OWNER, match, Place(1, 300), key="j")


async def test_a_seat_is_given_to_somebody(app: MatchApp) -> None:
    match, _ = await sailed(app)
    give = app.services.moderation.give_seat
    with pytest.raises(ManagersSeat):
        await give(Manager(1, DAN.user, "Dan"), match, 1, DAN, key=app.key())
    with pytest.raises(SubstituteSeated):
        await give(OWNER, match, 1, CAT, key=app.key())
    with pytest.raises(SeatNotOffered):
        await give(OWNER, match, 3, DAN, key=app.key())
    assert await app.sent() == []
    await give(OWNER, match, 1, DAN, key=app.key())
    public, private = await app.sent("notice")
    assert fact_of(public) == fact_of(private)
    assert ([ping.seat for ping in public.pings], private.user) == ([1], DAN.user)
    assert (await app.services.views.brief(match)).seat_of(BEN.user) == 1, "until it is taken"
    with pytest.raises(SeatNotOffered):
        await app.services.seats.take(match, replace(DAN, user=77), 1, 1, key=app.key())
    brief = await app.services.seats.take(match, DAN, 1, 1, key=app.key())
    assert (brief.seat_of(DAN.user), brief.seat_of(BEN.user)) == (1, None)


async def test_a_seat_is_kept_after_all(app: MatchApp) -> None:
    match, _ = await sailed(app)
    await app.services.moderation.give_seat(OWNER, match, 1, DAN, key=app.key())
    assert len(await app.sent("notice")) == 2
    await app.services.moderation.give_seat(OWNER, match, 1, BEN, key=app.key())
    assert len(await app.sent("remove_buttons")) == 1, "at once"
    with pytest.raises(SeatNotOffered):
        await app.services.seats.take(match, DAN, 1, 1, key=app.key())


async def test_ended_by_a_manager(app: MatchApp) -> None:
    match, _ = await sailed(app)
    brief = await app.services.moderation.end(OWNER, match, key="k")
    assert (brief.state, brief.awaited) == ("ended", ())
    jobs = await app.sent("notice", "final", "parcel")
    assert [job.kind for job in jobs] == ["notice", "final", "parcel"]
    assert fact_of(jobs[0]) is not None
    assert fact_of(jobs[0]).key == "table-ended-by-manager"
    assert verify(await app.services.transfer.export(match), ALL).sound
    with pytest.raises(MatchOver):
        await app.services.moderation.end(OWNER, match, key="j")
    lobby = await open_at(app)
    assert (await app.services.moderation.end(OWNER, lobby.match, key="k")).state == "closed"


async def test_what_is_left_to_the_players(app: MatchApp) -> None:
    match, _ = await sailed(app)
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, end="players", move="players"))
    for act in (end, move):
        with pytest.raises(PlayersDecide):
            await act(app, match, OWNER)
    assert await app.sent() == []
    moved = await app.move(match, ANN, Place(1, 300))
    assert moved.place == Place(1, 300)
