"""What the owners of a server settle, and how they repair a match."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from bot.core import CHANCE
from bot.match import Brief, Person, Place
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
from bot.match.guilds.settings import MOST_CHANNELS, GuildSettings, closed, opened
from bot.match.models import Manager
from tests.match.house import ALL, ANN, BEN, CAT, DAN, HERE, OWNER, PEOPLE, House
from tests.match.messages import fact_of
from tests.match.play.test_undo import moves_of

STRANGER = Manager(2, 98, "Stan")
"""Manages another server."""


async def open_at(house: House, place: Place = HERE, person: Person = ANN) -> Brief:
    return await house.services.lobby.open("ferry", 2, {}, person, place, "en", key=house.key())


async def test_nothing_is_settled_at_first(house: House) -> None:
    assert await house.services.guilds.settings(1) == GuildSettings()
    assert (await open_at(house)).state == "lobby"


async def test_tables_only_in_some_channels(house: House) -> None:
    await house.services.guilds.change(OWNER, lambda settings: opened(settings, 7))
    with pytest.raises(ClosedChannel) as refused:
        await open_at(house)
    assert refused.value.fact.args["channels"] == ("<#7>",)
    assert await house.services.views.in_channel(HERE.post) == (), "nothing was opened"
    assert (await open_at(house, Place(1, 7, 70))).state == "lobby", "a thread of the channel"
    assert (await open_at(house, Place(1, 100, 7))).state == "lobby", "the thread itself"
    assert (await open_at(house, Place(2, 100))).state == "lobby", "another server"
    assert await house.services.guilds.change(OWNER, lambda settings: closed(settings, 7)) == GuildSettings()
    assert (await open_at(house)).state == "lobby"


async def test_a_match_is_not_moved_where_none_may_be_opened(house: House) -> None:
    brief = await house.start()
    await house.services.guilds.change(OWNER, lambda settings: opened(settings, 7))
    with pytest.raises(ClosedChannel):
        await house.services.places.move(brief.match, ANN.user, Place(1, 300))
    moved = await house.services.places.move(brief.match, ANN.user, Place(1, 7))
    assert moved.place == Place(1, 7)


async def test_so_many_tables_for_one_person(house: House) -> None:
    await house.services.guilds.change(OWNER, lambda settings: replace(settings, most=2))
    first = await open_at(house)
    await open_at(house)
    with pytest.raises(TooManyOpen) as refused:
        await open_at(house)
    assert dict(refused.value.fact.args) == {"have": 2, "most": 2}
    await open_at(house, person=BEN)
    await open_at(house, Place(2, 100))
    await house.services.lobby.close(first.match, ANN.user)
    await open_at(house)


async def test_a_repeat_is_the_same_table(house: House) -> None:
    await house.services.guilds.change(OWNER, lambda settings: replace(settings, most=1))
    one = await house.services.lobby.open("ferry", 2, {}, ANN, HERE, "en", key="k")
    assert (await house.services.lobby.open("ferry", 2, {}, ANN, HERE, "en", key="k")).match == one.match


async def test_running_matches_change_their_language(house: House) -> None:
    here, there = await house.start(), await open_at(house, Place(2, 100))
    settings = await house.services.guilds.change(
        OWNER, lambda settings: replace(settings, language="pl"), "pl"
    )
    assert settings.language == "pl"
    assert (await house.services.views.brief(here.match)).language == "pl"
    assert (await house.services.views.brief(there.match)).language == "en"


async def test_a_list_of_channels_ends_somewhere(house: House) -> None:
    settings = GuildSettings()
    for channel in range(MOST_CHANNELS):
        settings = opened(settings, channel)
    assert opened(settings, 0) == settings
    with pytest.raises(TooManyChannels):
        opened(settings, MOST_CHANNELS)


async def test_what_is_settled_is_kept(house: House) -> None:
    await house.services.guilds.change(OWNER, lambda settings: replace(settings, end="players", most=3))
    cold = House(house.store, house.clock, "cold").services
    assert await cold.guilds.settings(1) == GuildSettings(end="players", most=3)
    assert await cold.guilds.settings(2) == GuildSettings()


# -- repair ------------------------------------------------------------------------------------------------

Deed = Callable[[House, int, Manager], Awaitable[object]]


async def board(house: House, match: int, manager: Manager) -> object:
    return await house.services.moderation.resend(manager, match, key=house.key())


async def move(house: House, match: int, manager: Manager) -> object:
    return await house.services.moderation.move(manager, match, Place(1, 300), key=house.key())


async def seat(house: House, match: int, manager: Manager) -> object:
    return await house.services.moderation.give_seat(manager, match, 1, DAN, key=house.key())


async def end(house: House, match: int, manager: Manager) -> object:
    return await house.services.moderation.end(manager, match, key=house.key())


async def turns(house: House, match: int, manager: Manager) -> object:
    return await house.services.moderation.turns(manager, match)


async def one(house: House, match: int, manager: Manager) -> object:
    return await house.services.moderation.match(manager, match)


async def back(house: House, match: int, manager: Manager) -> object:
    position = (await house.services.views.brief(match)).public_version
    return await house.services.moderation.roll_back(manager, match, position, 1, key=house.key())


DEEDS = (board, move, seat, end, turns, one, back)


@pytest.mark.parametrize("deed", DEEDS)
async def test_a_manager_of_another_server_is_a_stranger(house: House, deed: Deed) -> None:
    match = (await sailed(house))[0]
    before = await moves_of(house, match), await house.services.views.brief(match)
    with pytest.raises(UnknownMatch):
        await deed(house, match, STRANGER)
    assert (await moves_of(house, match), await house.services.views.brief(match)) == before
    assert await house.sent() == []
    assert await house.services.moderation.matches(STRANGER) == ()
    assert [brief.match for brief in await house.services.moderation.matches(OWNER)] == [match]
    await deed(house, match, OWNER)


async def sailed(house: House, seats: int = 3) -> tuple[int, int]:
    """The first to move has sailed, the next has drawn; the match and who moved first."""
    match = (await house.start(seats=seats)).match
    await house.pledge(match, seats)
    first = await house.turn(match)
    await house.play(match, first, "S")
    await house.play(match, await house.turn(match), "D")
    await house.sent()
    return match, PEOPLE.index(first)


async def test_rolled_back_and_told_to_all(house: House) -> None:
    match, first = await sailed(house)
    log = await moves_of(house, match)
    found = await house.services.moderation.turns(OWNER, match)
    [drew, sails, pledges] = found.turns
    assert [told.key for told in sails.facts] == ["toy-sail"]
    assert drew.at >= sails.at >= pledges.at
    brief = await house.services.moderation.roll_back(
        OWNER, match, found.brief.public_version, sails.number, key="k"
    )
    assert brief.awaited == (first,)
    assert brief.public_version > found.brief.public_version
    after = await moves_of(house, match)
    assert after[: len(log)] == log, "what was taken back stays in the log"
    assert after[len(log) :] == [(first, "ruled.3")]
    notice, shown = await house.sent("notice", "board")
    assert fact_of(notice) is not None
    assert (fact_of(notice).key, fact_of(notice).args["by"]) == ("table-rolled-back", "Olga")
    assert [ping.seat for ping in shown.pings] == [first]
    [told] = (await house.services.views.look_seat(match, None, since=shown.since)).caption
    assert told.key == "table-undone-ruled"
    assert told.args["moves"] == sails.facts
    cold = House(house.store, house.clock, "cold").services
    for user in (*(person.user for person in PEOPLE[:3]), None):
        lines = await house.services.history.log(match, user)
        assert lines[-1].fact.key == "table-undone-ruled"
        assert [line.undone for line in lines][-4:] == [True, True, True, False]
        assert await cold.history.log(match, user) == lines
        assert (await cold.views.look(match, user)).view == (
            await house.services.views.look(match, user)
        ).view
    again = await house.services.moderation.roll_back(
        OWNER, match, found.brief.public_version, sails.number, key="k"
    )
    assert again.public_version == brief.public_version, "a repeat changes nothing"
    with pytest.raises(Late):
        await house.services.moderation.roll_back(
            OWNER, match, found.brief.public_version, sails.number, key="other"
        )
    ended = await house.at_random(match, random.Random(2))
    assert ended.state == "over"
    assert verify(await house.services.transfer.export(match), ALL).sound
    assert (await house.services.fairness.luck(match)) is not None


async def test_what_was_opened_is_sealed_by_all_anew(house: House) -> None:
    """Nobody keeps a pledge that the others have seen, and nobody learns who had pledged first."""
    match, _ = await sailed(house)
    found = await house.services.moderation.turns(OWNER, match)
    await house.services.moderation.roll_back(OWNER, match, found.brief.public_version, 1, key="k")
    brief = await house.services.views.brief(match)
    assert brief.awaited == (0, 1, 2)
    assert (await moves_of(house, match))[-1][0] == 0
    standing = [move for s, move in await moves_of(house, match) if s == CHANCE]
    assert standing
    for person in PEOPLE[:3]:
        assert (await house.services.play.preview(match, person.user, None)).status == "asked"
    await house.pledge(match, 3)
    assert (await house.at_random(match, random.Random(3))).state == "over"
    assert verify(await house.services.transfer.export(match), ALL).sound


@pytest.mark.parametrize("game", [key for key in ALL if key != "ferry"])
async def test_any_game_goes_back_and_on(house: House, game: str) -> None:
    match = (await house.start(game)).match
    rng = random.Random(game)
    await house.at_random(match, rng, 14)
    for _ in range(2):
        found = await house.services.moderation.turns(OWNER, match)
        if not found.turns:
            break
        turn = rng.choice(found.turns)
        position = found.brief.public_version
        brief = await house.services.moderation.roll_back(
            OWNER, match, position, turn.number, key=house.key()
        )
        assert brief.state == "running"
        assert brief.awaited
        cold = House(house.store, house.clock, "cold").services
        for user in (ANN.user, BEN.user, None):
            assert (await cold.views.look(match, user)).view == (
                await house.services.views.look(match, user)
            ).view
        await house.at_random(match, rng, 4)


async def test_a_manager_who_plays_sees_no_more(house: House) -> None:
    """What is sealed or hidden is in no list and in no number, whoever asks."""
    match = (await house.start(seats=3)).match
    playing = Manager(1, ANN.user, "Ann")
    before = await house.services.moderation.turns(playing, match)
    first = (await house.services.play.preview(match, BEN.user, None)).answers[0].notation
    await house.play(match, BEN, first, "F.a")
    after = await house.services.moderation.turns(playing, match)
    assert (after.turns, after.brief.public_version) == (before.turns, before.brief.public_version)
    assert await house.services.moderation.turns(OWNER, match) == after
    await house.play(
        match, ANN, (await house.services.play.preview(match, ANN.user, None)).answers[0].notation, "F.a"
    )
    assert (await house.services.moderation.turns(playing, match)).turns == before.turns
    drawn = await sailed(house)
    public = await house.services.moderation.turns(OWNER, drawn[0])
    for person in PEOPLE[:3]:
        assert await house.services.moderation.turns(Manager(1, person.user, "x"), drawn[0]) == public


async def test_nothing_to_roll_back(house: House) -> None:
    lobby = await open_at(house)
    with pytest.raises(NotStarted):
        await house.services.moderation.turns(OWNER, lobby.match)
    match = (await house.start()).match
    assert (await house.services.moderation.turns(OWNER, match)).turns == ()
    await house.services.moderation.end(OWNER, match, key="k")
    with pytest.raises(MatchOver):
        await house.services.moderation.turns(OWNER, match)


async def test_the_board_again(house: House) -> None:
    match = (await sailed(house))[0]
    await house.services.moderation.resend(OWNER, match, key="k")
    await house.services.moderation.resend(OWNER, match, key="k")
    [job] = await house.sent("board")
    assert job.pings == ()
    lobby = await open_at(house)
    await house.sent()
    await house.services.moderation.resend(OWNER, lobby.match, key="k")
    assert [job.kind for job in await house.sent()] == ["lobby"]
    await house.services.lobby.close(lobby.match, ANN.user)
    with pytest.raises(LobbyClosed):
        await house.services.moderation.resend(OWNER, lobby.match, key="j")


async def test_moved_by_a_manager(house: House) -> None:
    match = (await sailed(house))[0]
    brief = await house.services.moderation.move(OWNER, match, Place(1, 300), key="k")
    assert brief.place == Place(1, 300)
    jobs = await house.sent("board", "notice")
    assert {job.channel for job in jobs} == {300}
    [notice] = [job for job in jobs if job.kind == "notice"]
    assert fact_of(notice) is not None
    assert fact_of(notice).key == "table-moved-ruled"
    assert [ping.seat for ping in notice.pings] == [0, 1, 2]
    with pytest.raises(SamePlace):
        await house.services.moderation.move(OWNER, match, Place(1, 300), key="j")


async def test_a_seat_is_given_to_somebody(house: House) -> None:
    match, _ = await sailed(house)
    give = house.services.moderation.give_seat
    with pytest.raises(ManagersSeat):
        await give(Manager(1, DAN.user, "Dan"), match, 1, DAN, key=house.key())
    with pytest.raises(SubstituteSeated):
        await give(OWNER, match, 1, CAT, key=house.key())
    with pytest.raises(SeatNotOffered):
        await give(OWNER, match, 3, DAN, key=house.key())
    assert await house.sent() == []
    await give(OWNER, match, 1, DAN, key=house.key())
    public, private = await house.sent("notice")
    assert fact_of(public) == fact_of(private)
    assert ([ping.seat for ping in public.pings], private.user) == ([1], DAN.user)
    assert (await house.services.views.brief(match)).seat_of(BEN.user) == 1, "until it is taken"
    with pytest.raises(SeatNotOffered):
        await house.services.seats.take(match, replace(DAN, user=77), 1, 1, key=house.key())
    brief = await house.services.seats.take(match, DAN, 1, 1, key=house.key())
    assert (brief.seat_of(DAN.user), brief.seat_of(BEN.user)) == (1, None)


async def test_a_seat_is_kept_after_all(house: House) -> None:
    match, _ = await sailed(house)
    await house.services.moderation.give_seat(OWNER, match, 1, DAN, key=house.key())
    await house.services.moderation.give_seat(OWNER, match, 1, BEN, key=house.key())
    with pytest.raises(SeatNotOffered):
        await house.services.seats.take(match, DAN, 1, 1, key=house.key())


async def test_ended_by_a_manager(house: House) -> None:
    match, _ = await sailed(house)
    brief = await house.services.moderation.end(OWNER, match, key="k")
    assert (brief.state, brief.awaited) == ("ended", ())
    jobs = await house.sent("notice", "final", "parcel")
    assert [job.kind for job in jobs] == ["notice", "final", "parcel"]
    assert fact_of(jobs[0]) is not None
    assert fact_of(jobs[0]).key == "table-ended-ruled"
    assert verify(await house.services.transfer.export(match), ALL).sound
    with pytest.raises(MatchOver):
        await house.services.moderation.end(OWNER, match, key="j")
    lobby = await open_at(house)
    assert (await house.services.moderation.end(OWNER, lobby.match, key="k")).state == "closed"


async def test_what_is_left_to_the_players(house: House) -> None:
    match, _ = await sailed(house)
    await house.services.guilds.change(
        OWNER, lambda settings: replace(settings, end="players", move="players")
    )
    for deed in (end, move):
        with pytest.raises(PlayersDecide):
            await deed(house, match, OWNER)
    assert await house.sent() == []
    moved = await house.services.places.move(match, ANN.user, Place(1, 300))
    assert moved.place == Place(1, 300)
